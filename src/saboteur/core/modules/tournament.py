"""Tournament: fixed roles without a spare, a card in the middle, coins (V2, R-26)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.table.cards import COMPONENTS, DIGGER, GREEDY, PATH_KINDS, SABOTEUR, SAME
from saboteur.core.table.codes import END_TREASURE, cell_code
from saboteur.core.table.events import BY_WIN, CARD_SET
from saboteur.core.table.maze import PATH
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.spec import ModuleSpec
from saboteur.core.table.state import SET_UP, State

# Saboteurs, gold-diggers and greedy dwarfs by number of seats.
DWARFS: Final = {5: (1, 3, 1), 6: (2, 3, 1), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 4, 2)}


_X, _Y = COMPONENTS["tournament"]["middle_cell"]
MIDDLE: Final[tuple[int, int]] = (_X, _Y)


class Tournament(Module):
    """The variant that championships are played with."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "tournament",
        "variant",
        "fixed roles, a card in the middle, coins",
        order=160,
        seats=(5, 9),
        foundations=("base",),
        cells=(MIDDLE,),
    )

    def claim(self, rules: Rules) -> None:
        """Replace dwarfs and gold cards; speak before the base game when a round is paid."""
        saboteurs, diggers, greedy = DWARFS[int(rules.seats)]
        rules.dwarfs = vec[i64]()
        for kind in [SABOTEUR] * saboteurs + [DIGGER] * diggers + [GREEDY] * greedy:
            rules.dwarfs = append(rules.dwarfs, kind)
        rules.gold_cards = vec[i64]()
        rules.deck_hook = self
        rules.set_up_cells = append(rules.set_up_cells, cell_code(MIDDLE[0], MIDDLE[1]))
        rules.score_hooks.insert(0, self)

    def middle(self, s: State, deck: vec[i64]) -> vec[i64]:
        """Lay one random path card face up between the start and the middle goal."""
        paths = vec[i64]()
        for i in range(i64(len(deck))):
            if deck[i] <= PATH_KINDS:
                paths = append(paths, i)
        chance = s.hidden.chance
        chance.shuffle("middle card", s.table.round, paths)
        turn = vec[i64]([0, 1])
        chance.shuffle("middle rotation", s.table.round, turn)
        kind = deck[paths[0]]
        rest = vec[i64]()
        for i in range(i64(len(deck))):
            if i != paths[0]:
                rest = append(rest, deck[i])
        cell = cell_code(MIDDLE[0], MIDDLE[1])
        oriented = 2 * kind + (i64(0) if SAME[2 * kind] else turn[0])
        s.table.maze.put(cell, PATH, oriented)
        s.table.laid = append(s.table.laid, cell | SET_UP)
        if s.listen:
            s.say(CARD_SET, -1, cell, oriented, 0, 0)
        return rest

    def score(self, s: State) -> bool:
        """Pay coins by fixed amounts."""
        t = s.table
        n = s.rules.seats
        treasure = t.ending == END_TREASURE
        finder: i64 = s.role(t.finder) if treasure else i64(SABOTEUR)
        for seat in range(n):
            role = s.role(seat)
            amount: i64 = 0
            if not treasure:
                if role == SABOTEUR:
                    amount = 4 if n == 5 else 3
            elif finder == GREEDY:
                amount = 4 if seat == t.finder else 0
            elif role == DIGGER:
                amount = 3 if seat == t.finder else 2
            if amount:
                s.give_coins(seat, amount, BY_WIN)
        return True
