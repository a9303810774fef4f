"""Many tables at once to learn at: rounds dealt by quick dice, one after the other, without an object a step.

`step` carries the chosen options out and plays on at every table, until a learner is asked what to do in its turn.
Questions outside a turn, and the seats that rules play, are answered on the way by the players of the roll-outs.
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from saboteur.core.measure.goal_distances import GoalDistances
from saboteur.core.research.network_layout import GOAL_ROOM, OPTION_ROOM, SEAT_ROOM
from saboteur.core.research.round_counts import Chronicle
from saboteur.core.research.state_features import encode, encode_critic
from saboteur.core.research.turn_features import encode_options, shortened
from saboteur.core.rules.flow import answers, apply
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.playout import suspect
from saboteur.core.search.policy_weights import PolicyWeights
from saboteur.core.search.random_play import first_asked
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.cards import GREEDY, SABOTEUR
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import END_TREASURE, LAY, Q_TURN, ROCKFALL, VETO, frame_kind, verb_of
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.state import State

# Who plays the two sides of a round: the learner both, or an old self or the rules one of them.
SELF: Final = 0
OLD_DIG: Final = 1
OLD_SAP: Final = 2
RULE_DIG: Final = 3
RULE_SAP: Final = 4

# What is told of every table beside the bytes to learn from.
M_SEAT: Final = 0
M_SEATS: Final = 1
M_OPTIONS: Final = 2
M_OLD: Final = 3  # 1 if an old self is asked
M_DONE: Final = 4  # 1 if a round ended since the last choice
M_REWARDS: Final = 5  # of that round, by seat
M_ENDED: Final = M_REWARDS + SEAT_ROOM  # who played its sides, plus one
M_FOUND: Final = M_ENDED + 1
M_SABOTEURS: Final = M_ENDED + 2
M_ENDED_SEATS: Final = M_ENDED + 3
META: Final = M_ENDED + 4
NO_META: Final = bytes(META)


class Mix:
    """What is played: rulesets with players of rules, by weight; and how often against whom, of a thousand."""

    def __init__(
        self,
        rules: list[Rules],
        policies: list[list[PolicyWeights]],
        weights: vec[i64],
        shares: tuple[i64, i64],
    ) -> None:
        self.rules = rules
        self.policies = policies
        self.weights = weights
        self.old, self.rule = shares
        # For mazes as they might be, by number of goals; all tables use the same, so that they stay in the cache.
        self.trials: list[GoalDistances] = [GoalDistances(goals) for goals in range(GOAL_ROOM + 1)]
        for trial in self.trials:
            trial.queue = self.trials[0].queue


def drawn(weights: vec[i64], dice: Chance) -> i64:
    """Draw a place by its weight."""
    total: i64 = 0
    for weight in weights:
        total += weight
    pick = dice.below(total)
    number: i64 = 0
    while pick >= weights[number]:
        pick -= weights[number]
        number += 1
    return number


class Seatings:
    """One table."""

    def __init__(self, mix: Mix, dice: Chance) -> None:
        self.mix = mix
        self.dice = dice
        self.deal()

    def deal(self) -> None:
        """Deal a new round of some ruleset."""
        mix, dice = self.mix, self.dice
        number = drawn(mix.weights, dice)
        self.rules = mix.rules[number]
        n = self.rules.seats
        luck = (dice.below(1 << 30) << 24) + dice.below(1 << 24) + 1
        self.s: State = start_game(self.rules, Chance(b"", 0, luck), False)
        some = mix.policies[number]
        policy = some[dice.below(len(some))]
        self.p = Player(self.s, vec[float]([0.0] * n), dice, policy)  # plays, and keeps the public suspicion
        self.q = Player(self.s, vec[float]([0.0] * n), dice, some[0])  # sees the table for the learner
        self.q.distances = self.p.distances
        self.p.trial = self.q.trial = mix.trials[self.p.goals]
        self.p.distances.queue = mix.trials[0].queue
        self.told = Chronicle(n)
        self.told.turn_began(self.s.table)
        self.acts: vec[i64] = vec[i64]()
        self.kind = self._league()
        self.seat: i64 = 0

    def _league(self) -> i64:
        """Draw who plays the two sides."""
        dice = self.dice.below(1000)
        kind: i64 = SELF
        if dice < self.mix.old:
            kind = OLD_DIG + self.dice.below(2)
        elif dice < self.mix.old + self.mix.rule:
            kind = RULE_DIG + self.dice.below(2)
        saboteurs = self.saboteurs()
        if saboteurs == 0 or saboteurs == self.rules.seats:
            return SELF
        return kind

    def saboteurs(self) -> i64:
        """Count the saboteurs at the table."""
        number: i64 = 0
        for seat in range(self.rules.seats):
            if self.s.role(seat) == SABOTEUR:
                number += 1
        return number

    def by_rules(self, seat: i64) -> bool:
        """Return whether rules play a seat."""
        bad = self.s.role(seat) == SABOTEUR
        return self.kind == RULE_SAP if bad else self.kind == RULE_DIG

    def by_old(self, seat: i64) -> bool:
        """Return whether an old self plays a seat."""
        bad = self.s.role(seat) == SABOTEUR
        return self.kind == OLD_SAP if bad else self.kind == OLD_DIG

    def play(self, seat: i64, act: i64) -> None:
        """Carry an action out; let everybody see it."""
        s = self.s
        verb = verb_of(act)
        suspect(self.p, seat, act)
        self.told.note(s.table, seat, act)
        turn = s.table.turn
        apply(s, seat, act)
        if verb == LAY or verb == ROCKFALL or verb >= VETO:
            self.p.distances.forget()
        if s.table.turn != turn:
            self.told.turn_began(s.table)

    def ended(self) -> bool:
        """Return whether the round is over."""
        t = self.s.table
        return t.ending != 0 or t.round != 0 or t.over != 0

    def go_on(self, meta: BytesWriter, at: i64) -> None:
        """Play on until a learner is asked in its turn and has a choice."""
        while True:
            if self.ended():
                self.settle(meta, at)
                self.deal()
            s = self.s
            frame = s.stack[len(s.stack) - 1]
            seat = first_asked(s, frame)
            if frame_kind(frame) != Q_TURN or self.by_rules(seat):
                self.play(seat, self.p.choose(frame, seat))
                continue
            acts = answers(s, frame, seat)
            if len(acts) == 1:
                self.play(seat, acts[0])
                continue
            self.seat = seat
            self.acts = shortened(self.q, seat, frame, acts)
            return

    def settle(self, meta: BytesWriter, at: i64) -> None:
        """Write who won the round."""
        t = self.s.table
        n = self.rules.seats
        ending, finder = t.ending, t.finder
        roles = t.shown_roles
        if t.round != 0:
            ending, finder = t.rounds[0], t.rounds[1]
            roles = t.rounds[2 : 2 + n]
        found = ending == END_TREASURE
        greedy = found and finder >= 0 and roles[finder] == GREEDY
        number: i64 = 0
        for seat in range(n):
            role = roles[seat]
            won = not found if role == SABOTEUR else found and not greedy
            if role == GREEDY:
                won = greedy and seat == finder
            if role == SABOTEUR:
                number += 1
            meta[at + M_REWARDS + seat] = 1 if won else 255
        meta[at + M_DONE] = 1
        meta[at + M_ENDED] = u8(self.kind + 1)
        meta[at + M_FOUND] = 1 if found else 0
        meta[at + M_SABOTEURS] = u8(number)
        meta[at + M_ENDED_SEATS] = u8(n)


class Tables:
    """A number of tables that are stepped together."""

    def __init__(self, number: i64, mix: Mix, dice: i64) -> None:
        self.tables: list[Seatings] = []
        for i in range(number):
            chance = Chance(b"", 0, dice + 7919 * i)
            for _ in range(i64(20)):
                chance.below(2)
            self.tables.append(Seatings(mix, chance))

    def step(self, choices: bytes) -> tuple[bytes, bytes, bytes, bytes]:
        """Carry out one choice for every table (none at all to begin); return states, options, critics and more."""
        states = BytesWriter()
        options = BytesWriter()
        critics = BytesWriter()
        meta = BytesWriter()
        begun = len(choices) > 0
        at: i64 = 0
        for i, table in enumerate(self.tables):
            meta.write(NO_META)
            if begun:
                table.play(table.seat, table.acts[choices[i]])
            table.go_on(meta, at)
            seat = table.seat
            s = table.s
            meta[at + M_SEAT] = u8(seat)
            meta[at + M_SEATS] = u8(s.rules.seats)
            meta[at + M_OPTIONS] = u8(len(table.acts))
            meta[at + M_OLD] = 1 if table.by_old(seat) else 0
            at += META
            table.q.look(seat)
            encode(table.q, seat, table.told, states)
            encode_options(table.q, seat, s.stack[len(s.stack) - 1], table.acts, options, OPTION_ROOM)
            encode_critic(table.p, seat, critics)
        return states.getvalue(), options.getvalue(), critics.getvalue(), meta.getvalue()
