"""A small game written out as a tree (Gambit's EFG), in which OpenSpiel's solvers run at the speed of C++.

    game = pyspiel.load_game("python_saboteur(seats=3,modules=base+small,options=first_seat:0,deals=0)")
    tree = pyspiel.load_efg_game(as_efg(game))
    solver = pyspiel.CFRPlusSolver(tree)

The tree has the states, information states, actions and returns of the game, one for one.
"""

from typing import Any

MOST_STATES = 2_000_000


class TreeError(ValueError):
    """A game has more states than can be written out."""


def as_efg(game: Any, most: int = MOST_STATES) -> str:
    """Write a game of OpenSpiel as a tree."""
    return Tree(game, most).text()


class Tree:
    """What is numbered while a tree is written: the information states of every player, and the ends."""

    def __init__(self, game: Any, most: int) -> None:
        self.game = game
        self.most = most
        self.sets: list[dict[str, int]] = [{} for _ in range(game.num_players())]
        self.ends = 0
        self.states = 0
        self.lines: list[str] = []

    def text(self) -> str:
        """Write the whole tree."""
        players = " ".join(f'"seat {seat}"' for seat in range(self.game.num_players()))
        self.lines = [f'EFG 2 R "{self.game.get_type().short_name}" {{ {players} }}', '""', ""]
        self._write(self.game.new_initial_state())
        return "\n".join(self.lines) + "\n"

    def _write(self, state: Any) -> None:
        self.states += 1
        if self.states > self.most:
            raise TreeError(f"this game has more than {self.most} states; take a smaller one, or count higher")
        if state.is_terminal():
            self.ends += 1
            returns = " ".join(f"{gain:g}" for gain in state.returns())
            self.lines.append(f't "" {self.ends} "" {{ {returns} }}')
            return
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            named = " ".join(f'"deal {deal}" {chance:.12g}' for deal, chance in outcomes)
            self.lines.append(f'c "" 1 "" {{ {named} }} 0')
            actions = [deal for deal, _ in outcomes]
        else:
            seat = state.current_player()
            known = self.sets[seat]
            number = known.setdefault(state.information_state_string(seat), len(known) + 1)
            actions = state.legal_actions()
            named = " ".join(f'"{action}"' for action in actions)
            self.lines.append(f'p "" {seat + 1} {number} "" {{ {named} }} 0')
        for action in actions:
            self._write(state.child(action))
