"""Scenes that several scenarios of Saboteur 2 and the mini-expansions begin with."""

from tests.rules.helpers import load, play

from saboteur.play.game import Game

CORRIDOR_CARDS = "EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0"


def no_cards(seats: int, first: str = "map") -> str:
    """The pile is empty and only seat 0 has cards: when it has played them the round ends."""
    return "\n".join(["pile: -", f"hand 0: {first}", *(f"hand {seat}: -" for seat in range(1, seats))])


def unfound(roles: str, *more: str, modules: str = "saboteur2") -> Game:
    """In Saboteur 2 the last card is passed, and the treasure was not reached."""
    seats = len(roles.split())
    game = load(f"modules: {modules}", f"seats: {seats}", f"roles: {roles}", no_cards(seats), *more)
    play(game, 0, "pass map")
    return game


def found(roles: str, *more: str, modules: str = "saboteur2", line: str = "lay NESW@7,0") -> Game:
    """In Saboteur 2 seat 0 finds the treasure at once, at the end of the corridor unless another maze is given."""
    given = "\n".join(more)
    usual = {"hand 0": "NESW", "goals": "8,0=treasure", "maze": CORRIDOR_CARDS}
    if "grid:" in given:
        del usual["maze"]
    filled = [f"{key}: {words}" for key, words in usual.items() if f"{key}:" not in given]
    game = load(f"modules: {modules}", f"seats: {len(roles.split())}", f"roles: {roles}", *filled, *more)
    play(game, 0, line)
    return game


def by_chest(chest: str, *more: str, modules: str = "base chests", tunnel: str = "NESW") -> Game:
    """Three seats; a crossing of seat 0 at 1,0 will open this chest at 2,0."""
    given = "\n".join(more)
    usual = {"hand 0": "NESW map", "hand 1": "NS", "hand 2": "EW", "pile": "NE NW NES NEW NS EW ..."}
    filled = [f"{key}: {words}" for key, words in usual.items() if f"{key}:" not in given]
    placed = ["options: chest_layout=2,0 4,2 5,3 6,2", f"tunnels: {tunnel}", f"chests: {chest}"]
    return load(f"modules: {modules}", "seats: 3", *placed, *filled, *more)
