"""The game itself, as server, bots, replays and research use it."""

from array import array
from typing import Self

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.cards import KIND
from saboteur.core.chance import Chance
from saboteur.core.digest import digest
from saboteur.core.flow import apply as core_apply
from saboteur.core.flow import options, to_act
from saboteur.core.refusal import Refusal
from saboteur.core.rounds import start_game
from saboteur.core.state import State
from saboteur.play.actions import Action, AnyAction, Pass, pack, unpack
from saboteur.play.events import Event, Happening, happenings
from saboteur.play.setup import Setup
from saboteur.play.views import RoundResult, View, round_results, view_of


class Result(msgspec.Struct, frozen=True):
    """How a game ended: each seat's gold, who won (ties share the victory, B20), and the rounds."""

    gold: list[int]
    winners: list[int]
    rounds: list[RoundResult]


class Game:
    """A game in progress. `new` starts one; everything else goes through views, legal actions and `apply`."""

    def __init__(self, setup: Setup, state: State, origin: State | None) -> None:
        """Use `Game.new`, or load a record or a position."""
        self.setup = setup
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
        other = Game(self.setup, self._state.copy(), self._origin)
        other._seats = self._seats[:]
        other._codes = self._codes[:]
        return other

    # -- asking ------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return bool(self._state.table.over)

    @property
    def to_act(self) -> frozenset[int]:
        """Give the seats that have to answer now."""
        asked = to_act(self._state)
        return frozenset(seat for seat in range(self.setup.seats) if asked >> seat & 1)

    def legal(self, seat: int) -> list[AnyAction]:
        """List everything a seat may do now, in a fixed order."""
        self._check_seat(seat)
        return [unpack(code) for code in options(self._state, seat)]

    def view(self, seat: int | None) -> View:
        """Show the table as a seat sees it, or as a spectator does."""
        if seat is not None:
            self._check_seat(seat)
        return view_of(self.setup, self._state, seat)

    @property
    def result(self) -> Result | None:
        """Give the result once the game is over."""
        if not self.over:
            return None
        gold = [self._state.purse(seat) for seat in range(self.setup.seats)]
        return Result(gold, [seat for seat, own in enumerate(gold) if own == max(gold)], round_results(self._state))

    @property
    def actions(self) -> list[tuple[int, AnyAction]]:
        """Give every action so far with its seat. This is not for the eyes of any seat."""
        return [(seat, unpack(code)) for seat, code in zip(self._seats, self._codes, strict=True)]

    def digest(self) -> str:
        """Give a hash of the complete state."""
        return digest(self._state)

    # -- acting ------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action) -> tuple[Happening, ...]:
        """Do something that `legal` lists; refuse everything else and change nothing."""
        code = self._code(seat, action)
        s = self._state
        s.listen = True
        s.journal = vec[i64]()
        core_apply(s, seat, code)
        told = happenings(list(s.journal))
        s.listen = False
        s.journal = vec[i64]()
        self._seats.append(seat)
        self._codes.append(code)
        return tuple(told)

    def _code(self, seat: int, action: Action) -> int:
        self._check_seat(seat)
        if self.over:
            raise Refusal("game_over", "The game is over.")
        if seat not in self.to_act:
            raise Refusal("not_asked", f"Seat {seat} is not asked for anything now.")
        if isinstance(action, Pass) and not self._state.rules.ordered_discards:
            action = Pass(sorted(action.cards, key=_card_order))
        try:
            code = pack(action)
        except (KeyError, ValueError, IndexError, TypeError, OverflowError) as error:
            raise Refusal("unknown_name", f"The action names something that does not exist: {error}.") from None
        if code not in options(self._state, seat):
            raise Refusal("illegal", "This cannot be done now.")
        return code

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.setup.seats:
            raise Refusal("no_such_seat", f"There is no seat {seat!r}; seats are 0 to {self.setup.seats - 1}.")

    # -- the story so far --------------------------------------------------------------------------------

    def story(self) -> list[Happening]:
        """Give everything that happened, by playing the game again; not for the eyes of any seat."""
        s = self._beginning()
        for seat, code in zip(self._seats, self._codes, strict=True):
            core_apply(s, seat, code)
        return happenings(list(s.journal))

    def events(self, seat: int | None) -> list[Event]:
        """Give the whole story so far as a seat, or a spectator, was told it."""
        if seat is not None:
            self._check_seat(seat)
        return [happening.seen_by(seat) for happening in self.story()]

    def _beginning(self) -> State:
        if self._origin is None:
            return start_game(self.setup.rules(), Chance(self.setup.seed_bytes(), 0, 1), True)
        s = self._origin.copy()
        s.listen = True
        return s


def _card_order(name: object) -> int:
    return KIND.get(str(name), 0)
