"""What the leak tests of the environment share: a state with its trace, and all bytes that a viewer is given."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.bots.memory.observed_actions import habits_of
from saboteur.core.research.action_numbers import Ids
from saboteur.core.research.extra_features import OPTION_EXTRA_SIZE, extend_all, extra_size, write_extras
from saboteur.core.research.module_slots import slots_of
from saboteur.core.research.observation import observe
from saboteur.core.research.observed_maze import MAZE_WORDS
from saboteur.core.research.option_features import OPTION_WORDS, describe_all
from saboteur.core.research.public_trace import Trace
from saboteur.core.rules.flow import apply, options, to_act
from saboteur.core.search.policy_weights import DIG, SAP, PolicyWeights
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import Q_LAY, Q_TURN
from saboteur.core.table.state import State
from saboteur.env.batches import row_size, rule_flags
from saboteur.play.events.audiences import RawEvent, raw_events
from saboteur.play.setup import Setup


@dataclass
class Watched:
    """A game and its public history, as the batch core keeps them."""

    setup: Setup
    s: State
    trace: Trace

    @classmethod
    def begin(cls, setup: Setup, s: State) -> Watched:
        trace = Trace(setup.seats, habits_of(setup.rules()))
        trace.thinking = True
        trace.slots = slots_of(s.rules)
        return cls(setup, s, trace)

    def other(self, s: State) -> Watched:
        """The same history in another world."""
        return Watched(self.setup, s, self.trace.copy())

    def act(self, seat: int, code: int) -> list[RawEvent]:
        """Apply an action; return what happened."""
        s = self.s
        if s.stack[len(s.stack) - 1] & 255 in (Q_TURN, Q_LAY):
            self.trace.expect(s.table, seat, code)
        s.listen = True
        s.journal = vec[i64]()
        apply(s, seat, code)
        self.trace.hear(s.table, s.journal)
        s.listen = False
        return raw_events(list(s.journal))

    def row(self, viewer: int | None) -> tuple[bytes, bytes]:
        """The observation of a viewer."""
        room = self.setup.seats
        row = vec[i64]([0] * (row_size(room, 0, self.trace.slots.keys) // 8))
        maze = vec[i64]([0] * MAZE_WORDS)
        flags = rule_flags(self.setup, self.s.rules)
        observe(self.s, self.trace, flags, -1 if viewer is None else viewer, room, row, 0, maze, 0)
        return bytes(memoryview(row)), bytes(memoryview(maze))

    def frame(self, viewer: int | None) -> list[bytes]:
        """Everything that reaches a viewer: its observation, who is asked, and its options with their features."""
        parts = [*self.row(viewer), str(to_act(self.s)).encode()]
        if viewer is not None:
            ids = Ids(self.s.rules)
            codes = options(self.s, viewer)
            rows = vec[i64]([0] * (OPTION_WORDS * len(codes)))
            describe_all(self.s, self.trace, viewer, codes, 0, len(codes), rows)
            parts += [str((code, ids.number(self.s, viewer, code))).encode() for code in codes]
            parts.append(bytes(memoryview(rows)))
            weights = PolicyWeights(self.s.rules, DIG, SAP)
            player = Player(self.s, vec[float]([0.0] * self.setup.seats), Chance(b"", 0, 1), weights)
            player.look(viewer)
            frame = self.s.stack[len(self.s.stack) - 1]
            parts.append(repr([player.worth(frame, code) for code in codes]).encode())
            extras = vec[i64]([0] * (extra_size(self.setup.seats) // 8))
            write_extras(player, self.trace.history, self.setup.seats, extras, 0)
            option_extras = vec[i64]([0] * (OPTION_EXTRA_SIZE // 8 * len(codes)))
            extend_all(player, codes, 0, len(codes), option_extras)
            parts += [bytes(memoryview(extras)), bytes(memoryview(option_extras))]
        return parts
