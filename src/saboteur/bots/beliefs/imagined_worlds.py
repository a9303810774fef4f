"""Complete worlds drawn from nothing but what a seat sees and remembers, for search.

One state is imagined out of the view and the memory; worlds are drawn from it: hands and piles evenly, dwarfs by the
posterior over all assignments, the treasure's place by what the bot believes of the goals.
"""

import random
from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots.beliefs.dwarf_deals import Weights, dealer
from saboteur.bots.memory.bot_memory import Memory
from saboteur.core.knowledge.resample import resample
from saboteur.core.measure.posterior import Rows
from saboteur.core.modules.toll import could_lay
from saboteur.core.rules.flow import lays
from saboteur.core.table.cards import GOAL_KIND, ROLES, TREASURE
from saboteur.core.table.chance import Chance
from saboteur.core.table.slots import GROUP_AT, KIND_MASK, NO_GROUP, WHAT_BIT, WHERE_BIT, shown_to
from saboteur.core.table.state import State
from saboteur.play.actions import CallSpecialist
from saboteur.play.fields.values import code_of
from saboteur.play.imagining.imagined_state import imagine
from saboteur.play.knowledge.ledger import Ledger
from saboteur.play.views.view_types import Own, View

TRIES = 40  # worlds drawn until a seat that must be able to lay a path is


class Imagined:
    """A complete state that looks to a seat like the real one, made once a decision; who changes it takes a copy."""

    def __init__(self, view: View, memory: Memory, rng: random.Random) -> None:
        """Make it of what the seat sees and remembers."""
        if memory.ledger is None:
            raise ValueError("a spectator has no worlds to imagine")
        self.state = imagine(view, memory.ledger, rng)


class Worlds:
    """Draws worlds that look to a seat like the real one."""

    def __init__(
        self,
        view: View,
        own: Own,
        memory: Memory,
        evidence: Rows | None,
        rng: random.Random,
        goals: dict[int, float] | None = None,
        imagined: Imagined | None = None,
    ) -> None:
        """Imagine the table once, unless that was done.

        `evidence` are rows of log-likelihoods by role, seats first, as `memory.rows` (None: dwarfs evenly); `goals`
        the chance of the treasure by cell of a face-down goal, as `Assessment.goals` (None: evenly).
        """
        self.seat = own.seat
        self.state = (imagined or Imagined(view, memory, rng)).state
        self._random = rng.random
        self._dice = Chance(b"", 0, rng.getrandbits(60) | 1)
        hidden, table = self.state.hidden, self.state.table
        dwarfs = [*hidden.roles, *hidden.stack]
        self._dwarfs = dealer(dwarfs, own.seat, _weights(memory.roles, evidence, view.seats, len(dwarfs)), rng)
        self._chances: list[float] = []
        if goals is not None:
            self._chances = [goals.get(int(cell), 0.0) for cell in table.goal_cells]
        assert memory.ledger is not None
        self._layer = _layer(view, memory.ledger)
        self._guarded = _guarded(view)

    def draw(self) -> State:
        """Draw a world: an independent state whose luck comes from dice, ready for `core.rules.flow.apply`."""
        world = resample(self.state, self.seat, self._dice)
        for _ in range(TRIES):
            if self._can_be(world):
                break
            world = resample(self.state, self.seat, self._dice)
        hidden = world.hidden
        seats = len(hidden.roles)
        dwarfs = self._dwarfs()
        hidden.roles = vec[i64]([shown_to(card, 1 << seat) for seat, card in enumerate(dwarfs[:seats])])
        hidden.stack = vec[i64](dwarfs[seats:])
        if self._chances:
            self._place_treasure(world)
        return world

    def _can_be(self, world: State) -> bool:
        """Return whether the seat whose turn it is could have done what it did, as far as options show its hand."""
        mover = world.table.mover
        if self._guarded and not world.blocked(mover) and not could_lay(world, mover, self._guarded):
            return False
        return self._layer < 0 or len(lays(world, self._layer, False, vec[i64]())) > 0

    def _place_treasure(self, world: State) -> None:
        """Let the treasure lie where it is believed to, as far as this seat cannot tell the goals apart."""
        goals = world.hidden.goals
        here = next((i for i, card in enumerate(goals) if GOAL_KIND[card & KIND_MASK] == TREASURE), -1)
        if here < 0 or goals[here] >> (WHERE_BIT + self.seat) & 1:
            return
        there = self._dart(
            [self._chances[i] if self._alike(goals[here], card) else 0.0 for i, card in enumerate(goals)]
        )
        if there in (-1, here):
            return
        a, b = goals[here], goals[there]
        if (a | b) >> (WHAT_BIT + self.seat) & 1:  # a card that the seat knows keeps what is known of it
            goals[here], goals[there] = b, a
        else:
            goals[here], goals[there] = a & ~KIND_MASK | b & KIND_MASK, b & ~KIND_MASK | a & KIND_MASK

    def _alike(self, treasure: int, goal: int) -> bool:
        """Return whether two goals may change places: both unknown, or both lost track of in one group."""
        if goal >> (WHERE_BIT + self.seat) & 1:
            return False
        known = (treasure | goal) >> (WHAT_BIT + self.seat) & 1
        return not known or treasure >> GROUP_AT == goal >> GROUP_AT != NO_GROUP

    def _dart(self, chances: list[float]) -> int:
        """Choose a number by its chance; -1 if none has any."""
        sample = self._random() * sum(chances)
        for i, chance in enumerate(chances):
            sample -= chance
            if sample <= 0.0 < chance:
                return i
        return -1


def _layer(view: View, ledger: Ledger) -> int:
    """Return another seat that must hold a path it can lay, for else it could not have called a specialist; or -1."""
    question = view.question
    if view.own is None or question is None or view.mover == view.own.seat:
        return -1
    called = question.kind == "veto_window" and isinstance(question.action, CallSpecialist)
    return view.mover if called or (question.kind == "pay_toll" and ledger.course.paths == 0) else -1


def _guarded(view: View) -> int:
    """Return the guarded cell that somebody wants another to pay for, having something to lay there (R-19); or 0."""
    question = view.question
    return code_of(question.cells[0]) if question is not None and question.kind == "pay_toll" else 0


def _weights(roles: list[str], evidence: Rows | None, seats: int, places: int) -> Weights:
    """Return each place's likelihoods by the engine's numbers of roles; dwarfs nobody holds may share a row."""
    if evidence is None:
        return [{}] * places
    kinds = [ROLES.index(role) for role in roles]
    rows = [{kind: exp(value - max(row)) for kind, value in zip(kinds, row, strict=True)} for row in evidence]
    spare = rows[seats] if len(rows) > seats else {}
    return rows[:seats] + [spare] * (places - seats)
