"""The game itself, as server, bots, replays and research use it."""

from array import array
from typing import Any, NamedTuple, Self

import msgspec
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from saboteur.core.checks.digest import digest
from saboteur.core.knowledge.own_view import every_own_numbers
from saboteur.core.knowledge.public_view import seen_numbers
from saboteur.core.rules.flow import apply as core_apply
from saboteur.core.rules.flow import last_laid, options, to_act
from saboteur.core.rules.rounds import start_game
from saboteur.core.table.cards import KIND, NAMES, SAME
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import Q_VETO, frame_kind
from saboteur.core.table.refusal import Refusal
from saboteur.core.table.slots import KIND_MASK
from saboteur.core.table.state import State
from saboteur.play.actions import (
    Action,
    AnyAction,
    DropFront,
    HandleGoals,
    KeepCard,
    LayPath,
    MakeDetour,
    OpenReached,
    Pass,
    pack,
    unpack,
)
from saboteur.play.events import Event
from saboteur.play.events.audiences import RawEvent, raw_events
from saboteur.play.fields.telling import frozen_seats
from saboteur.play.fields.values import cell_of
from saboteur.play.knowledge.fold import opening as opening_view
from saboteur.play.setup import PublicSetup, Setup
from saboteur.play.views.making import own_view, question_of, rare_parts, round_results, true_goals, view_of
from saboteur.play.views.view_types import GoalView, Own, Question, RoundResult, View
from saboteur.play.why import explain

# What packing raises for names, cells and numbers that do not exist; `explain` says which.
_NO_ACTION = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)


class Result(msgspec.Struct, frozen=True):
    """How a game ended: each seat's gold, who won (ties share the victory, B20), and the rounds."""

    gold: list[int]  # of each seat
    winners: list[int]  # the seats with most gold
    rounds: list[RoundResult]  # how each round ended


class Trail(NamedTuple):
    """What a game left behind: every shuffle with its label, and digests on the way."""

    shuffles: list[tuple[str, list[int]]]
    marks: list[str]


class FinishedStep(NamedTuple):
    """A step of a finished game, with what lay face down."""

    step: int
    raw_events: tuple[RawEvent, ...]
    view: View  # as a spectator saw it after the step
    goals: list[GoalView]  # every goal with its face


class Game:
    """A game in progress. `new` starts one; everything else goes through views, legal actions and `apply`."""

    def __init__(self, setup: Setup, state: State, origin: State | None, public: PublicSetup | None = None) -> None:
        """Use `Game.new`, or load a record or a position."""
        self.setup = setup
        self.public = public or setup.public()  # what everybody knows of the setup
        self._state = state
        self._origin = origin  # where a game that began at a position began
        self._seats = array("b")
        self._codes = array("q")

    @classmethod
    def new(cls, setup: Setup) -> Self:
        """Set a game up and deal the first round."""
        return cls(setup, start_game(setup.rules(), Chance(setup.seed_bytes(), 0, 1), False), None)

    def copy(self) -> "Game":
        """Make an independent copy."""
        other = Game(self.setup, self._state.copy(), self._origin, self.public)
        other._seats = self._seats[:]
        other._codes = self._codes[:]
        return other

    # -- asking ------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return bool(self._state.table.over)

    @property
    def round(self) -> int:
        """Return the number of the round that is played, from 1."""
        return int(self._state.table.round) + 1

    @property
    def to_act(self) -> frozenset[int]:
        """Return the seats that have to answer now."""
        return frozen_seats(to_act(self._state))

    def asks(self, seat: int) -> bool:
        """Return whether a seat has to answer now."""
        return bool(to_act(self._state) >> seat & 1)

    @property
    def question(self) -> Question | None:
        """Return what is asked now; everybody may know that."""
        return question_of(self._state)

    @property
    def in_veto_window(self) -> bool:
        """Return whether a veto window is open; `question` says more, and takes longer."""
        s = self._state
        return not s.table.over and frame_kind(s.stack[len(s.stack) - 1]) == Q_VETO

    def legal(self, seat: int) -> list[AnyAction]:
        """List everything a seat may do now, in a fixed order."""
        self._check_seat(seat)
        return [unpack(code) for code in options(self._state, seat)]

    def codes(self, seat: int) -> list[int]:
        """List everything a seat may do now as packed numbers, in the order of `legal`."""
        self._check_seat(seat)
        return list(options(self._state, seat))

    def view(self, seat: int | None) -> View:
        """Show the table as a seat sees it, or as a spectator does."""
        if seat is not None:
            self._check_seat(seat)
        return view_of(self.public, self._state, seat)

    def own(self, seat: int) -> Own:
        """Show a seat only what nobody else sees: the `own` part of its view."""
        self._check_seat(seat)
        return own_view(self._state, seat)

    def seen_numbers(self) -> list[list[int]]:
        """Return what a spectator's view is made of besides its question, which takes much less time."""
        return seen_numbers(self._state)

    def rare_parts(self) -> dict[str, Any]:
        """Show what seldom changes in a view: the fields that the last of `seen_numbers` are for."""
        return rare_parts(self._state)

    def own_numbers(self) -> list[list[int]]:
        """Return what `own` is made of for each seat, which takes much less time: the same numbers, the same view."""
        return every_own_numbers(self._state)

    def true_goals(self) -> list[GoalView]:
        """Return every goal with its face. This is not for the eyes of any seat."""
        return true_goals(self._state)

    @property
    def result(self) -> Result | None:
        """Return the result once the game is over."""
        if not self.over:
            return None
        gold = [self._state.purse(seat) for seat in range(self.setup.seats)]
        return Result(gold, [seat for seat, own in enumerate(gold) if own == max(gold)], round_results(self._state))

    @property
    def actions(self) -> list[tuple[int, AnyAction]]:
        """Return every action so far with its seat. This is not for the eyes of any seat."""
        return [(seat, unpack(code)) for seat, code in zip(self._seats, self._codes, strict=True)]

    def moves_after(self, step: int) -> list[tuple[int, int]]:
        """Return the actions after a step, packed, with their seats. This is not for the eyes of any seat."""
        return list(zip(self._seats[step:], self._codes[step:], strict=True))

    @property
    def steps(self) -> int:
        """Count the actions so far."""
        return len(self._codes)

    def digest(self) -> str:
        """Return a hash of the complete state."""
        return digest(self._state)

    # -- acting ------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action) -> tuple[RawEvent, ...]:
        """Do something that `legal` lists; refuse everything else and change nothing."""
        return self.apply_code(seat, self.code(seat, action))

    def code(self, seat: int, action: Action) -> int:
        """Return the packed number of something that `legal` lists, or refuse; nothing changes."""
        self._check_seat(seat)
        if self.over:
            raise Refusal("game_over", "The game is over.")
        if not self.asks(seat):
            raise Refusal("not_asked", f"Seat {seat} is not asked for anything now.")
        try:
            action = self._plain(action)
            code = pack(action)
            exists = unpack(code) == action  # a number that is too large would spill over into another field
        except _NO_ACTION:
            code, exists = 0, False
        if not exists or code not in options(self._state, seat):
            raise explain(self.view(seat), action)
        return code

    def apply_code(self, seat: int, code: int) -> tuple[RawEvent, ...]:
        """Do what `code` or `codes` gave for this very moment; it is not checked again."""
        s = self._state
        s.listen = True
        s.journal = vec[i64]()
        core_apply(s, seat, code)
        told = _told(s)
        s.listen = False
        self._seats.append(seat)
        self._codes.append(code)
        return tuple(told)

    def _plain(self, action: Action) -> Action:
        """Choose among spellings of the same thing the one that `legal` lists."""
        s = self._state
        if isinstance(action, Pass | DropFront) and not s.rules.ordered_discards:
            return replace(action, cards=sorted(action.cards, key=KIND.__getitem__))
        if isinstance(action, LayPath) and action.turned and SAME[2 * KIND[action.card]]:
            return replace(action, turned=False)
        if isinstance(action, MakeDetour) and action.turned:
            laid = last_laid(s)
            return replace(action, turned=not (laid and SAME[2 * (s.table.maze.oriented(laid) >> 1)]))
        if isinstance(action, KeepCard):
            return self._with_order(action)
        if isinstance(action, OpenReached):
            large = [cell_of(cell) for cell in s.rules.large_cells]
            return OpenReached(large[0]) if action.cell in large else action
        if isinstance(action, HandleGoals):
            goals = [cell_of(cell) for cell in s.table.goal_cells]
            cell, other = sorted((action.cell, action.other), key=goals.index)
            return HandleGoals(cell, other)
        return action

    def _with_order(self, action: KeepCard) -> KeepCard:
        """Leave out an order that nobody can tell; without one, cards go as they lie, the later first (R-27)."""
        listed = [one for one in self.legal(self._state.table.mover)
                  if isinstance(one, KeepCard) and one.card == action.card]  # fmt: skip
        if listed and not action.discards:
            return listed[0]
        looking = [NAMES[card & KIND_MASK] for card in self._state.hidden.looking]
        if listed == [KeepCard(action.card)] and sorted([action.card, *action.discards]) == sorted(looking):
            return listed[0]
        return action

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.setup.seats:
            sentence = f"There is no seat {seat!r}; seats are 0 to {self.setup.seats - 1}."
            raise Refusal("no_such_seat", sentence, {"seats": self.setup.seats})

    # -- the story so far --------------------------------------------------------------------------------

    def story(self) -> list[RawEvent]:
        """Return everything that happened, by playing the game again; not for the eyes of any seat."""
        s = self._beginning()
        told = _told(s) if self._origin is None else []  # a position has no story before it
        for seat, code in zip(self._seats, self._codes, strict=True):
            core_apply(s, seat, code)
            told += _told(s)
        return told

    def events(self, seat: int | None) -> list[Event]:
        """Return the whole story so far as a seat, or a spectator, was told it."""
        if seat is not None:
            self._check_seat(seat)
        return [raw_event.seen_by(seat) for raw_event in self.story()]

    def retold(self) -> list[FinishedStep]:
        """Tell a finished game again, step by step and with the truth about its goals; refuse before the end."""
        if not self.over:
            raise Refusal("game_running", "The game is not over: its truth is all its secrets.")
        again = self.beginning()
        moments = [again._moment(0, tuple(again.story()))]
        for step, (seat, code) in enumerate(self.moves_after(0), 1):
            moments.append(again._moment(step, again.apply_code(seat, code)))
        return moments

    def _moment(self, step: int, raw_events: tuple[RawEvent, ...]) -> FinishedStep:
        return FinishedStep(step, raw_events, self.view(None), true_goals(self._state))

    def opening(self, seat: int | None) -> View:
        """Show what a seat, or a spectator, saw before the first event: `events` folded over it give `view`."""
        if seat is not None:
            self._check_seat(seat)
        if self._origin is None:
            return opening_view(self.public, seat)
        return view_of(self.public, self._origin, seat)

    def beginning(self) -> "Game":
        """Return the game as it was before its first action."""
        if self._origin is None:
            return Game.new(self.setup)
        return Game(self.setup, self._origin.copy(), self._origin, self.public)

    @property
    def from_position(self) -> bool:
        """Return whether the game began at a position, not at a deal."""
        return self._origin is not None

    def trail(self, stride: int) -> Trail:
        """Play the game again, and keep its shuffles and a digest every so many actions; not for any seat's eyes."""
        s = self._beginning()
        s.listen = False
        marks = []
        for number, (seat, code) in enumerate(zip(self._seats, self._codes, strict=True), 1):
            core_apply(s, seat, code)
            if number % stride == 0:
                marks.append(digest(s))
        return Trail(s.hidden.chance.trace or [], marks)

    def _beginning(self) -> State:
        """Go back to where the game began, with somebody listening and every shuffle traced."""
        if self._origin is None:
            chance = Chance(self.setup.seed_bytes(), 0, 1)
            chance.trace = []
            return start_game(self.setup.rules(), chance, True)
        s = self._origin.copy()
        s.listen = True
        s.hidden.chance.trace = []
        return s


def _told(s: State) -> list[RawEvent]:
    """Take everything out of the journal, with what is asked now."""
    told = raw_events(list(s.journal), question_of(s))
    s.journal = vec[i64]()
    return told
