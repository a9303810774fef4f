"""One game with its public history: what the interfaces that play seat by seat share."""

import copy

import numpy as np
from librt.vecs import vec
from msgspec.structs import force_setattr
from mypy_extensions import i64
from numpy.typing import NDArray

from saboteur.bots.memory.observed_actions import habits_of
from saboteur.core.research import observation_layout
from saboteur.core.research.action_numbers import Ids
from saboteur.core.research.claims import CLAIM, SAID, Claims, Speech
from saboteur.core.research.observation import observe
from saboteur.core.research.observed_maze import MAZE_WORDS
from saboteur.core.research.public_trace import Habits, Trace
from saboteur.core.research.round_winners import paid_in, winners
from saboteur.core.rules.flow import apply, options, to_act
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.random_play import first_asked
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import Q_LAY, Q_TURN, frame_kind
from saboteur.core.table.state import State
from saboteur.env.batches import row_size, rule_flags
from saboteur.env.vector import MOST_TALK, check_modules, check_most
from saboteur.play.actions import AnyAction, pack, unpack
from saboteur.play.events.audiences import RawEvent, raw_events
from saboteur.play.setup import Setup
from saboteur.play.views.making import question_of, view_of
from saboteur.play.views.view_types import View


class OneGame:
    """A game that is stepped with packed codes and seen as observations, views or events."""

    def __init__(self, setup: Setup, talk: int = 0) -> None:
        check_modules([setup])
        check_most("talk", talk, MOST_TALK)
        self.setup = setup
        self.rules = setup.rules()
        self.ids = Ids(self.rules)
        self.flags = rule_flags(setup, self.rules)
        self.state = start_game(self.rules, Chance(setup.seed_bytes(), 0, 1), False)
        self.trace = self._new_trace(habits_of(self.rules))
        self.claims = Claims(self.rules)
        self.speech = Speech(talk)
        self.speech.begin(self.state)
        self.paid = 0  # set of seats paid for winning the round
        self._numbers: dict[int, dict[int, int]] = {}  # by seat, of the present moment

    def _new_trace(self, habits: Habits) -> Trace:
        """Begin a public history."""
        trace = Trace(self.setup.seats, habits)
        trace.slots = self.ids.slots
        return trace

    def dealt(self, seed: int) -> "OneGame":
        """Return a game of the same setup with another seed."""
        other = self.with_state(self.state, self._new_trace(self.trace.habits))
        other.setup = copy.copy(self.setup)  # its modules and options are in order already
        force_setattr(other.setup, "seed", f"{seed:032x}")
        other.state = start_game(self.rules, Chance(other.setup.seed_bytes(), 0, 1), False)
        other.speech = Speech(self.speech.most)
        other.speech.begin(other.state)
        other.paid = 0
        return other

    def copy(self) -> "OneGame":
        """Make an independent copy."""
        return self.with_state(self.state.copy(), self.trace.copy())

    def with_state(self, state: State, trace: Trace) -> "OneGame":
        """Return a game of the same setup at another moment."""
        other = OneGame.__new__(OneGame)
        other.setup, other.rules, other.ids, other.flags = self.setup, self.rules, self.ids, self.flags
        other.claims, other.speech = self.claims, self.speech.copy()
        other.state, other.trace, other.paid = state, trace, self.paid
        other._numbers = {}
        return other

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.table.over)

    @property
    def asked(self) -> int:
        """The seat that has to answer, the first of them where several do; -1 when the game is over."""
        s = self.state
        if self.speech.speaker >= 0:
            return int(self.speech.speaker)
        return -1 if s.table.over else int(first_asked(s, s.stack[len(s.stack) - 1]))

    @property
    def all_asked(self) -> list[int]:
        """Every seat that has to answer."""
        if self.speech.speaker >= 0:
            return [int(self.speech.speaker)]
        asked = to_act(self.state)
        return [seat for seat in range(self.setup.seats) if asked >> seat & 1]

    def codes(self, seat: int) -> list[int]:
        """List what a seat may do, as packed codes; what it may say, above `CLAIM`."""
        if self.speech.speaker >= 0:
            return [CLAIM + int(number) for number in self.claims.allowed(self.state, seat)]
        return [int(code) for code in options(self.state, seat)]

    def actions(self, seat: int) -> list[AnyAction]:
        """List the same as typed values."""
        return [unpack(code) for code in self.codes(seat)]

    def numbers(self, seat: int) -> dict[int, int]:
        """Return the packed code behind every dense number that a seat may choose; not to be changed."""
        if seat in self._numbers:
            return self._numbers[seat]
        if self.speech.speaker >= 0:
            return {int(self.ids.size) + code - CLAIM: code for code in self.codes(seat)}
        found, beyond = {}, int(self.ids.beyond)
        number_of, state = self.ids.number, self.state
        for code in options(state, seat):
            number = number_of(state, seat, code)
            if number < 0 and beyond < self.ids.size:  # as the batch core numbers what lies outside the window
                number = beyond
                beyond += 1
            if number >= 0:
                found[number] = code
        self._numbers[seat] = found
        return found

    def act(self, seat: int, code: int) -> list[RawEvent]:
        """Take one of `codes`; return what happened, to be told to each as it may know it."""
        return raw_events(list(self.raw_step(seat, code)), question_of(self.state))

    def raw_step(self, seat: int, code: int) -> tuple[int, ...]:
        """Take one of `codes`; return the numbers of the journal, secrets and all."""
        self._numbers = {}
        s = self.state
        if code >= CLAIM:
            said = (SAID, seat, code - CLAIM, int(self.speech.left), 0, 0)
            self.speech.say(code - CLAIM)
            return said
        if frame_kind(s.stack[len(s.stack) - 1]) in (Q_TURN, Q_LAY):
            self.trace.expect(s.table, seat, code)
        s.listen = True
        s.journal = vec[i64]()
        apply(s, seat, code)
        self.trace.hear(s.table, s.journal)
        self.paid |= int(paid_in(s.journal))
        s.listen = False
        if self.speech.most:
            self.speech.look(s)
        return tuple(s.journal)

    def play(self, seat: int, action: AnyAction) -> list[RawEvent]:
        """Take one of `actions`."""
        return self.act(seat, pack(action))

    def won(self) -> list[bool]:
        """Return who has won the round that has just ended, and begin to count again."""
        won = winners("base" in self.setup.modules, self.state.table.rounds, self.setup.seats, self.paid)
        self.paid = 0
        return [bool(won >> seat & 1) for seat in range(self.setup.seats)]

    def view(self, seat: int | None) -> View:
        """Show the table to a seat, or to a spectator."""
        return view_of(self.setup, self.state, seat)

    def observation(self, seat: int | None) -> NDArray[np.uint8]:
        """Return a seat's row with the maze behind it."""
        room = self.setup.seats
        who = -1 if seat is None else seat
        row = vec[i64]([0] * (self.row_size // 8))
        maze = vec[i64]([0] * MAZE_WORDS)
        observe(self.state, self.trace, self.flags, who, room, row, 0, maze, 0)
        if self.speech.most:
            self.speech.write(self.claims, who, row, observation_layout.size(room) // 8)
        return np.frombuffer(bytes(memoryview(row)) + bytes(memoryview(maze)), np.uint8)

    @property
    def observation_size(self) -> int:
        """The length of an observation."""
        return self.row_size + 8 * MAZE_WORDS

    @property
    def row_size(self) -> int:
        """The length of what goes before the maze."""
        return row_size(self.setup.seats, self.speech.most, self.ids.slots.keys)

    @property
    def number_of_actions(self) -> int:
        """How many dense numbers there are, those of claims among them."""
        return int(self.ids.size) + (int(self.claims.size) if self.speech.most else 0)
