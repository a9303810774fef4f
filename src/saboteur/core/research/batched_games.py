"""Many games stepped together, everything about them written into preallocated vectors.

Each game waits for one seat. `step` takes one number a game: the place of an option in its list, or its dense number.
A number that names no option is counted and changes nothing. What has ended is dealt again at once. On the way to
the next choice, rules of play may take the seats of one side, and all questions outside a turn.
"""

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from saboteur.core.measure.byte_rows import BIT, bump
from saboteur.core.measure.goal_distances import GoalDistances
from saboteur.core.measure.posterior import chances
from saboteur.core.research.action_numbers import Ids, cell_number
from saboteur.core.research.claims import CLAIM, SAID, SILENCE, TALK_WORDS, Claims, Speech
from saboteur.core.research.event_rows import STRIDE as EVENT
from saboteur.core.research.event_rows import Chronicle
from saboteur.core.research.extra_features import (
    OPTION_EXTRA_SIZE,
    extend_all,
    extra_size,
    write_extras,
)
from saboteur.core.research.module_slots import CARD_WORDS, Slots, block_words, write_block
from saboteur.core.research.observation import copy_window, observe, write_row
from saboteur.core.research.observation_layout import GOAL_ROOM, SEAT_SIZE, SEATS_AT
from saboteur.core.research.observed_maze import MAZE_WORDS
from saboteur.core.research.option_features import OPTION_WORDS, VERB, describe_all, describe_plainly
from saboteur.core.research.public_trace import KIND_WORDS, Habits, Trace
from saboteur.core.research.round_winners import paid_in, winners
from saboteur.core.rules.flow import answers, apply
from saboteur.core.rules.rounds import start_game
from saboteur.core.search.playout import suspect
from saboteur.core.search.policy_weights import DIG, NOISE, SAP, PolicyWeights
from saboteur.core.search.random_play import first_asked
from saboteur.core.search.rollout_players import Player
from saboteur.core.table.cards import GOAL_KIND, SABOTEUR
from saboteur.core.table.chance import Chance, dice_from
from saboteur.core.table.codes import (
    DROP,
    LAY,
    PASS,
    Q_LAY,
    Q_TURN,
    SECOND_AT,
    card_of,
    cell_of,
    frame_kind,
    turned_of,
    verb_of,
)
from saboteur.core.table.maze import blank
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.slots import KIND_MASK, kind_of, knows_where
from saboteur.core.table.state import HAND_ROOM, State

ROLE_ROOM: Final = 8
ENDED_ROUND: Final = 1
ENDED_GAME: Final = 2
PASS_OVER: Final = -1  # as a choice: leave this game as it is
NOTHING: Final = -1  # instead of an action
# Who plays the two sides of an episode: whoever steps the games both, or one of them another player or rules of play.
ALONE: Final = 0
OTHER_DIGGERS: Final = 1
OTHER_SABOTEURS: Final = 2
RULE_DIGGERS: Final = 3
RULE_SABOTEURS: Final = 4
CARELESS: Final[vec[float]] = vec[float]([0.6, 1.5])  # cards by which rules of play are mistaken that are not careful
_LUCK: Final = 1 << 130  # set apart from the seed of the deal: who plays which side of it


class Wishes:
    """What is to be written, and how games go on."""

    def __init__(self) -> None:
        self.whole = False  # an episode is a whole game, not one round
        self.observing = True
        self.describing = True  # features of options,
        self.measuring = True  # with distances and categories among them
        self.weighing = False  # what rules of play think of options
        self.extending = False  # the extra features of observations and of options
        self.masking = False
        self.thinking = False  # public suspicion in observations
        self.believing = False  # posterior marginals
        self.telling = False  # the true state, for critics
        self.skipping = False  # take forced actions without asking
        self.verifiable = False  # shuffles that can be recomputed from a seed, not quick dice
        self.answering = False  # rules of play answer all questions outside a turn
        self.other_share: i64 = 0  # of a thousand episodes: so many have another player for one side,
        self.rule_share: i64 = 0  # and so many rules of play
        self.talk: i64 = 0  # claims that a seat may make when its turn is over (`claims`)
        self.history: i64 = 0  # events that are shown (`event_rows`)
        self.first: i64 = 0  # the number of the first game, where others are played elsewhere


class Ruleset:
    """A ruleset that is played, and what goes with it."""

    def __init__(self, rules: Rules, slots: Slots, flags: vec[i64], habits: Habits, weight: i64) -> None:
        self.rules = rules
        self.slots = slots
        self.flags = flags
        self.claims = Claims(rules)
        self.habits = habits
        self.weight = weight  # how often it is dealt, beside the others
        self.base = rules.by_verb[DROP] is None
        self.weights = PolicyWeights(rules, DIG, SAP)
        self.opponents: list[PolicyWeights] = [self.weights]
        for noise in CARELESS:
            dig, sap = DIG[:], SAP[:]
            dig[NOISE] = sap[NOISE] = noise
            self.opponents.append(PolicyWeights(rules, dig, sap))


class Batch:
    """A number of games, each of one of some rulesets."""

    def __init__(self, rulesets: list[Ruleset], number: i64, seed: int, room: i64, wishes: Wishes) -> None:
        self.rulesets = rulesets
        self.number = number
        self.seed = seed
        self.room = room
        self.wishes = wishes
        self.ids = Ids(rulesets[0].rules)  # dense numbers are those of a single ruleset
        self.following = wishes.observing or wishes.describing or wishes.extending  # whether traces are kept
        self.hosting = wishes.answering or wishes.rule_share > 0  # whether rules of play take part
        self.looking = wishes.weighing or wishes.extending or self.hosting  # whether they look at the tables
        w = wishes
        self.talk_at: i64 = (SEATS_AT + SEAT_SIZE * room) // 8  # where a row tells of talk,
        self.block_at: i64 = self.talk_at + (TALK_WORDS if w.talk else 0)  # and of packages' modules
        self.slotted = rulesets[0].slots.there
        self.row_words: i64 = self.block_at + (block_words(room) if self.slotted else i64(0))
        self.hand_words: i64 = KIND_WORDS + (CARD_WORDS if self.slotted else 0)
        self.actions: i64 = self.ids.size + (rulesets[0].claims.size if w.talk else i64(0))  # dense numbers
        self.speeches: list[Speech] = []
        self.chronicles: list[Chronicle] = []
        self.history: vec[i64] = blank(number * w.history * EVENT)
        self.lengths: vec[i64] = blank(number if w.history else i64(0))
        self.cuts: vec[i64] = blank(number if w.history else i64(0))
        self.rows: vec[i64] = blank(number * self.row_words if w.observing else i64(0))
        self.maze: vec[i64] = blank(number * MAZE_WORDS if w.observing else i64(0))
        self.masks: vec[u8] = vec[u8]([0] * (int(number * self.actions) if w.masking else 0))
        self.truth: vec[i64] = blank(number * (room + GOAL_ROOM) if w.telling else i64(0))
        self.hands: vec[i64] = blank(number * room * self.hand_words if w.telling else i64(0))
        self.extra_size: i64 = extra_size(int(room)) if w.extending else i64(0)
        self.extras: vec[i64] = blank(number * self.extra_size // 8)
        self.option_extras: vec[i64] = blank(number * 64 * OPTION_EXTRA_SIZE // 8 if w.extending else i64(0))
        self.beliefs: vec[float] = vec[float]([0.0] * (int(number * room) * ROLE_ROOM if w.believing else 0))
        self.seats: vec[i64] = blank(number)
        self.starts: vec[i64] = blank(number + 1)
        self.codes: vec[i64] = blank(number * 64)
        self.numbers: vec[i64] = blank(number * 64)
        self.features: vec[i64] = blank(number * 64 * OPTION_WORDS if w.describing else i64(0))
        self.worths: vec[float] = vec[float]([0.0] * (int(number) * 64 if w.weighing else 0))
        self.players: list[Player] = []  # one a game, who weighs its options,
        self.hosts: list[Player] = []  # and one who answers and plays the seats of rules
        self.tries: list[GoalDistances] = [GoalDistances(goals) for goals in range(GOAL_ROOM + 1)]
        for one in self.tries:  # all games try mazes out in the same place, so that it stays in the cache
            one.queue = self.tries[0].queue
        self.weighed: vec[i64] = blank(number)  # the maze's `changes` when it did last
        self.rewards: vec[float] = vec[float]([0.0] * int(number * room))  # by seat: +1 or -1 when a round ends
        self.gold: vec[float] = vec[float]([0.0] * int(number * room))  # by seat: gold won in a round that ended
        self.acts: vec[i64] = vec[i64]([NOTHING] * int(number))  # what was chosen in this step
        self.ended: vec[i64] = blank(number)
        self.endings: vec[i64] = blank(number)  # how the last round ended
        self.refused: vec[i64] = blank(number)  # actions that named no option, so far
        self.episodes: vec[i64] = blank(number)
        self.rounds: vec[i64] = blank(number)
        self.purses: vec[i64] = blank(number * room)
        self.setups: vec[i64] = blank(number)  # which of the rulesets is played
        self.opponents: vec[i64] = blank(number)  # who plays the sides
        self.others: vec[i64] = blank(number)  # 1 if the seat that is asked is played by another
        self.paid: vec[i64] = blank(number)  # set of seats paid for winning the round
        self.rounds_ended: i64 = 0  # in the last step, in all games together
        self.states: list[State] = []
        self.traces: list[Trace] = []
        for game in range(number):
            self.traces.append(self._trace(rulesets[0]))
            self.speeches.append(Speech(w.talk))
            self.chronicles.append(Chronicle(w.history))
            self.states.append(self._deal(game))
            if self.looking:
                self.players.append(self._player(game))
            if self.hosting:
                self.hosts.append(self._host(game))
        self._write_all()

    def _trace(self, ruleset: Ruleset) -> Trace:
        trace = Trace(ruleset.rules.seats, ruleset.habits)
        trace.slots = ruleset.slots
        trace.thinking = self.wishes.thinking
        trace.counting = self.wishes.extending
        return trace

    def ruleset(self, game: i64) -> Ruleset:
        """Return what a game is played by."""
        return self.rulesets[self.setups[game]]

    def _deal(self, game: i64) -> State:
        """Begin an episode: its luck follows from seed, game and number of the episode alone."""
        seed = self.seed << 64 | int(self.wishes.first + game) << 32 | int(self.episodes[game])
        self.episodes[game] += 1
        w = self.wishes
        if w.other_share or w.rule_share or len(self.rulesets) > 1:
            self._draw(game, Chance(b"", 0, dice_from(seed | _LUCK)))
        ruleset = self.ruleset(game)
        chance = Chance(seed.to_bytes(16, "big"), 0, 1) if w.verifiable else Chance(b"", 0, dice_from(seed))
        s = start_game(ruleset.rules, chance, w.history > 0)
        s.one_round = not w.whole
        s.listen = self.following or w.masking or w.history > 0 or not ruleset.base
        if w.history:
            self.chronicles[game].slots = ruleset.slots
            self.chronicles[game].begin()
            self.chronicles[game].hear(s.journal)
        self.speeches[game].begin(s)
        self.traces[game].begin()
        self._count(game, s)
        if self.opponents[game] and is_one_sided(s):
            self.opponents[game] = ALONE
        return s

    def _draw(self, game: i64, dice: Chance) -> None:
        """Draw by which ruleset an episode is played, and who plays its sides."""
        total: i64 = 0
        for ruleset in self.rulesets:
            total += ruleset.weight
        pick = dice.below(total)
        number: i64 = 0
        while pick >= self.rulesets[number].weight:
            pick -= self.rulesets[number].weight
            number += 1
        if number != self.setups[game]:
            self.setups[game] = number
            self.traces[game] = self._trace(self.rulesets[number])
        share = dice.below(1000)
        w = self.wishes
        self.opponents[game] = ALONE
        if share < w.other_share:
            self.opponents[game] = OTHER_DIGGERS + dice.below(2)
        elif share < w.other_share + w.rule_share:
            self.opponents[game] = RULE_DIGGERS + dice.below(2)

    def restart(self, seed: int) -> None:
        """Begin everything again with another seed."""
        self.seed = seed
        if self.wishes.masking:
            self._clear_masks()
        self._clear_rewards()
        for game in range(self.number):
            self.episodes[game] = 0
            self.ended[game] = 0
            self.refused[game] = 0
            self.paid[game] = 0
            self.states[game] = self._deal(game)
            self._seat_players(game)
        self._write_all()

    def _seat_players(self, game: i64) -> None:
        """Let rules of play begin a round, if they are asked for anything."""
        if self.looking:
            self.players[game] = self._player(game)
        if self.hosting:
            self.hosts[game] = self._host(game)

    def _player(self, game: i64) -> Player:
        """Let rules of play look at a round, to whom nobody is suspect."""
        s = self.states[game]
        self.weighed[game] = s.table.maze.changes
        nobody = vec[float]([0.0] * s.rules.seats)
        player = Player(s, nobody, Chance(b"", 0, 1), self.ruleset(game).weights)
        player.trial = self.tries[player.goals]
        player.distances.queue = self.tries[0].queue
        return player

    def _host(self, game: i64) -> Player:
        """Let rules of play take part in a round, with the care that the deal's luck gives them."""
        s = self.states[game]
        seed = self.seed << 64 | int(self.wishes.first + game) << 32 | int(self.episodes[game])
        dice = Chance(b"", 0, dice_from(seed | _LUCK << 1))
        some = self.ruleset(game).opponents
        nobody = vec[float]([0.0] * s.rules.seats)
        host = Player(s, nobody, dice, some[dice.below(len(some))])
        host.distances, host.trial = self.players[game].distances, self.tries[host.goals]
        return host

    def _count(self, game: i64, s: State) -> None:
        """Remember the round, and the purses at its start."""
        self.rounds[game] = s.table.round
        for seat in range(s.rules.seats):
            self.purses[game * self.room + seat] = s.purse(seat)

    # -- stepping ----------------------------------------------------------------------------------------

    def step(self, choices: bytes, by_number: bool) -> None:
        """Take one action in every game: four bytes each, the place of an option or its dense number."""
        if len(choices) != 4 * self.number:
            raise ValueError(f"{self.number} choices of four bytes are needed, not {len(choices)} bytes")
        if self.wishes.masking:
            self._clear_masks()
        self._clear_rewards()
        for game in range(self.number):
            self.ended[game] = 0
            self.acts[game] = self._chosen(game, i64(read_i32_le(choices, 4 * game)), by_number)
        self._play_all()
        self._write_all()

    def _chosen(self, game: i64, choice: i64, by_number: bool) -> i64:
        """Return the action that was chosen, NOTHING if there is none."""
        if choice == PASS_OVER:
            return NOTHING
        if by_number:
            choice = self.place_of(game, choice)
        first = self.starts[game]
        if choice < 0 or choice >= self.starts[game + 1] - first:
            self.refused[game] += 1
            return NOTHING
        return self.codes[first + choice]

    def _play_all(self) -> None:
        """Carry out what was chosen, one part of it after the other in all games: its code stays in the cache."""
        acts = self.acts
        if self.wishes.talk:
            for game in range(self.number):
                if acts[game] >= CLAIM:
                    self._say(game, acts[game] - CLAIM)
                    acts[game] = NOTHING
        for game in range(self.number):
            if acts[game] != NOTHING:
                self._expect(game, self.seats[game], acts[game])
        for game in range(self.number):
            if acts[game] != NOTHING:
                apply(self.states[game], self.seats[game], acts[game])
        for game in range(self.number):
            if acts[game] != NOTHING:
                self._take_in(game)

    def _clear_rewards(self) -> None:
        if self.rounds_ended:
            self.rounds_ended = 0
            for i in range(self.number * self.room):
                self.rewards[i] = 0.0
                self.gold[i] = 0.0

    def place_of(self, game: i64, number: i64) -> i64:
        """Find the option with a dense number, -1 if none has it."""
        first = self.starts[game]
        for i in range(first, self.starts[game + 1]):
            if self.numbers[i] == number and number >= 0:
                return i - first
        return -1

    def _play(self, game: i64, seat: i64, act: i64) -> None:
        """Carry an action out in one game."""
        self._expect(game, seat, act)
        apply(self.states[game], seat, act)
        self._take_in(game)

    def _say(self, game: i64, number: i64) -> None:
        """Let the speaker of a game say something, which everybody hears."""
        speech = self.speeches[game]
        if self.wishes.history and number:
            heard = vec[i64]([SAID, speech.speaker, number, speech.left, 0, 0])
            self.chronicles[game].hear(heard)
        speech.say(number)

    def _expect(self, game: i64, seat: i64, act: i64) -> None:
        """Prepare for an action: begin a journal, and see what the action would do."""
        s = self.states[game]
        if s.listen:
            s.journal = vec[i64](capacity=60)
        if self.following:
            kind = frame_kind(s.stack[len(s.stack) - 1])
            if kind == Q_TURN or kind == Q_LAY:
                self.traces[game].expect(s.table, seat, act)
        if self.hosting:
            self._look_again(game)
            suspect(self.hosts[game], seat, act)

    def _take_in(self, game: i64) -> None:
        """Take in what came of an action; deal again what has ended."""
        s = self.states[game]
        if self.following:
            self.traces[game].hear(s.table, s.journal)
        if not self.ruleset(game).base:
            self.paid[game] |= paid_in(s.journal)
        if self.wishes.history:
            self.chronicles[game].hear(s.journal)
        if self.wishes.talk:
            self.speeches[game].look(s)
        if s.table.over or s.table.round != self.rounds[game]:
            self._settle(game, s)
            if s.table.over:
                self.ended[game] = ENDED_GAME if self.wishes.whole else ENDED_ROUND
                self.states[game] = self._deal(game)
            else:
                self._count(game, s)
            self._seat_players(game)

    def _settle(self, game: i64, s: State) -> None:
        """Write what a round that has just been paid out came to for every seat."""
        self.rounds_ended += 1
        n = s.rules.seats
        rounds = s.table.rounds
        self.endings[game] = rounds[i64(len(rounds)) - n - 2]
        won = winners(self.ruleset(game).base, rounds, n, self.paid[game])
        self.paid[game] = 0
        for seat in range(n):
            at = game * self.room + seat
            self.rewards[at] += 1.0 if (won >> seat) & 1 else -1.0
            self.gold[at] += float(s.purse(seat) - self.purses[at])

    # -- writing -----------------------------------------------------------------------------------------

    def _write_all(self) -> None:
        """Write what every game waits for, again one part of it after the other."""
        w = self.wishes
        at: i64 = 0
        for game in range(self.number):
            self.starts[game] = at
            at = self._list(game, at)
        self.starts[self.number] = at
        if w.masking:
            for game in range(self.number):
                self._mask(game)
        if w.describing:
            for game in range(self.number):
                self._describe(game)
        if w.weighing:
            for game in range(self.number):
                self._weigh(game)
        if w.extending:
            for game in range(self.number):
                self._extend(game)
        if w.observing:
            for game in range(self.number):
                self._observe(game)
        for game in range(self.number):
            if w.telling:
                self.tell(game, self.seats[game], self.truth, game * (self.room + GOAL_ROOM))
                self._tell_hands(game)
            if w.believing:
                self.believe(game, self.seats[game], self.beliefs, game * self.room * ROLE_ROOM)
            if w.history:
                chronicle = self.chronicles[game]
                self.lengths[game] = chronicle.length()
                self.cuts[game] = chronicle.cut()
                chronicle.write(self.seats[game], self.history, game * w.history * EVENT)

    def _list(self, game: i64, at: i64) -> i64:
        """List the options of a game; return where the next one's begin."""
        while True:
            s = self.states[game]
            seat = self.speeches[game].speaker
            if seat >= 0 and self._is_ruled(game, seat):
                self._say(game, SILENCE)
                continue
            if seat >= 0:
                found = self.ruleset(game).claims.allowed(s, seat)
                for i in range(i64(len(found))):
                    found[i] += CLAIM
                break
            frame = s.stack[len(s.stack) - 1]
            seat = first_asked(s, frame)
            if self.hosting and self._is_hosted(game, frame, seat):
                self._look_again(game)
                self._play(game, seat, self.hosts[game].choose(frame, seat))
                continue
            found = answers(s, frame, seat)
            if not self.wishes.skipping or len(found) > 1:
                break
            self._play(game, seat, found[0])
        self.seats[game] = seat
        if self.opponents[game]:
            kind = self.opponents[game]
            self.others[game] = 1 if kind == (OTHER_SABOTEURS if s.role(seat) == SABOTEUR else OTHER_DIGGERS) else 0
        else:
            self.others[game] = 0
        if at + len(found) > len(self.codes):
            self._grow(at + len(found))
        codes = self.codes
        for act in found:
            codes[at] = act
            at += 1
        return at

    def _is_hosted(self, game: i64, frame: i64, seat: i64) -> bool:
        """Return whether rules of play answer a question."""
        if self.wishes.answering and frame_kind(frame) != Q_TURN:
            return True
        return self._is_ruled(game, seat)

    def _is_ruled(self, game: i64, seat: i64) -> bool:
        """Return whether a seat is of a side that rules of play have; they say nothing."""
        kind = self.opponents[game]
        if kind < RULE_DIGGERS:
            return False
        return kind == (RULE_SABOTEURS if self.states[game].role(seat) == SABOTEUR else RULE_DIGGERS)

    def _describe(self, game: i64) -> None:
        """Write the features of a game's options."""
        s, trace, seat = self.states[game], self.traces[game], self.seats[game]
        first, last = self.starts[game], self.starts[game + 1]
        if self.speeches[game].speaker >= 0:
            self._describe_claims(game, first, last)
        elif self.wishes.measuring:
            describe_all(s, trace, seat, self.codes, first, last, self.features)
        else:
            describe_plainly(s, trace, seat, self.codes, first, last, self.features)

    def _describe_claims(self, game: i64, first: i64, last: i64) -> None:
        """Write of each claim what the block of talk has of it, in the first of the words that say what cards do."""
        claims, seat = self.ruleset(game).claims, self.speeches[game].speaker
        for i in range(first, last):
            at = i * OPTION_WORDS
            for word in range(at, at + OPTION_WORDS):
                self.features[word] = 0
            claims.write(self.codes[i] - CLAIM, seat, 0, self.features, at, VERB)

    def _weigh(self, game: i64) -> None:
        """Write what rules of play think of a game's options, from what the seat that is asked knows."""
        s, p = self.states[game], self.players[game]
        if self.speeches[game].speaker >= 0:
            for i in range(self.starts[game], self.starts[game + 1]):
                self.worths[i] = 0.0
            return
        self._look_again(game)
        p.look(self.seats[game])
        frame = s.stack[len(s.stack) - 1]
        for i in range(self.starts[game], self.starts[game + 1]):
            self.worths[i] = p.worth(frame, self.codes[i])

    def _look_again(self, game: i64) -> None:
        """Let rules of play forget the distances in a maze that has changed."""
        changes = self.states[game].table.maze.changes
        if changes != self.weighed[game]:
            self.weighed[game] = changes
            self.players[game].distances.forget()

    def _extend(self, game: i64) -> None:
        """Write the extra features of a game and of its options."""
        p = self.players[game]
        self._look_again(game)
        p.look(self.seats[game])
        write_extras(p, self.traces[game].history, self.room, self.extras, game * self.extra_size)
        if self.speeches[game].speaker >= 0:  # claims are worth nothing to rules of play
            words: i64 = OPTION_EXTRA_SIZE // 8
            for word in range(self.starts[game] * words, self.starts[game + 1] * words):
                self.option_extras[word] = 0
            return
        extend_all(p, self.codes, self.starts[game], self.starts[game + 1], self.option_extras)

    def _observe(self, game: i64) -> None:
        """Write what the seat that a game waits for may know; the maze only if it has changed."""
        trace = self.traces[game]
        row = game * self.row_words
        write_row(self.states[game], trace, self.ruleset(game).flags, self.seats[game], self.room, self.rows, row)
        if self.wishes.talk:
            self.speeches[game].write(self.ruleset(game).claims, self.seats[game], self.rows, row + self.talk_at)
        if self.slotted:
            s, seat, at = self.states[game], self.seats[game], row + self.block_at
            write_block(s, trace.slots, trace.played, seat, self.room, self.rows, at)
        if not trace.window.copied:
            copy_window(trace, self.maze, game * MAZE_WORDS)
            trace.window.copied = True

    def _mask(self, game: i64) -> None:
        """Write the dense numbers of a game's options and set their places in the mask."""
        s, seat = self.states[game], self.seats[game]
        masks, numbers, codes, ids = self.masks, self.numbers, self.codes, self.ids
        lays, passes = ids.lays, ids.passes
        first = game * self.actions
        beyond = ids.beyond
        if self.speeches[game].speaker >= 0:
            for i in range(self.starts[game], self.starts[game + 1]):
                numbers[i] = ids.size + codes[i] - CLAIM
                masks[first + numbers[i]] = 1
            return
        for i in range(self.starts[game], self.starts[game + 1]):
            act = codes[i]
            verb = verb_of(act)
            if verb == LAY and ids.payments == 1:
                cell = cell_number(cell_of(act))
                number = lays[card_of(act)] + 2 * cell + turned_of(act) if cell >= 0 else i64(-1)
            elif verb == PASS and not act >> SECOND_AT:
                number = passes[card_of(act)]
            else:
                number = ids.number(s, seat, act)
            if number < 0 and beyond < ids.size:  # outside the window: one of the numbers kept for that, in order
                number = beyond
                beyond += 1
            numbers[i] = number
            if number >= 0:
                masks[first + number] = 1

    def _clear_masks(self) -> None:
        """Take back every place that was set."""
        masks, numbers = self.masks, self.numbers
        size = self.actions
        for game in range(self.number):
            for i in range(self.starts[game], self.starts[game + 1]):
                if numbers[i] >= 0:
                    masks[game * size + numbers[i]] = 0

    def _grow(self, least: i64) -> None:
        """Make room for more options."""
        size: i64 = least + least // 2
        self.codes = grown(self.codes, size)
        self.numbers = grown(self.numbers, size)
        if self.wishes.describing:
            self.features = grown(self.features, size * OPTION_WORDS)
        if self.wishes.weighing:
            self.worths = vec[float]([0.0] * int(size))  # written after all options are listed
        if self.wishes.extending:
            self.option_extras = blank(size * OPTION_EXTRA_SIZE // 8)

    # -- on request --------------------------------------------------------------------------------------

    def look(self, game: i64, seat: i64, row: vec[i64], maze: vec[i64]) -> None:
        """Write what any seat, or a spectator (-1), may know now."""
        observe(self.states[game], self.traces[game], self.ruleset(game).flags, seat, self.room, row, 0, maze, 0)
        if self.wishes.talk:
            self.speeches[game].write(self.ruleset(game).claims, seat, row, self.talk_at)

    def tell(self, game: i64, seat: i64, out: vec[i64], at: i64) -> None:
        """Write the truth: by seat, clockwise from one, a byte for its role; by goal a byte for what it is."""
        h = self.states[game].hidden
        n = self.states[game].rules.seats
        for i in range(at, at + self.room + GOAL_ROOM):
            out[i] = 0
        for i in range(min(self.room, n)):
            who = (seat + i) % n
            out[at + i] = BIT[8 * (h.roles[who] & KIND_MASK)]
        for i in range(i64(len(h.goals))):
            out[at + self.room + i] = BIT[8 * GOAL_KIND[h.goals[i] & KIND_MASK]]

    def _tell_hands(self, game: i64) -> None:
        """Write how many cards of each kind every seat holds, clockwise from the one that is asked."""
        h = self.states[game].hidden
        n = self.states[game].rules.seats
        at = game * self.room * self.hand_words
        number = self.ruleset(game).slots.number
        for i in range(at, at + self.room * self.hand_words):
            self.hands[i] = 0
        for i in range(n):
            who = (self.seats[game] + i) % n
            for card in range(who * HAND_ROOM, who * HAND_ROOM + h.hand_sizes[who]):
                bump(self.hands, at + i * self.hand_words, number[kind_of(h.hands[card])])

    def believe(self, game: i64, seat: i64, out: vec[float], at: i64) -> None:
        """Write every seat's chances of each role, clockwise from one, by actions and by what that seat was shown."""
        trace, habits = self.traces[game], self.ruleset(game).habits
        roles = self.states[game].hidden.roles
        wide: i64 = len(habits.counts)
        n = trace.seats
        known = vec[i64]([-1] * (len(trace.rows) // wide))
        for who in range(n):
            if knows_where(roles[who], seat):
                for column in range(wide):
                    if habits.roles[column] == roles[who] & KIND_MASK:
                        known[who] = column
        found = chances(trace.rows, habits.counts, n, known)
        for i in range(at, at + self.room * ROLE_ROOM):
            out[i] = 0.0
        first: i64 = max(seat, 0)
        for i in range(min(self.room, n)):
            for column in range(wide):
                out[at + i * ROLE_ROOM + habits.roles[column]] = found[((first + i) % n) * wide + column]


def is_one_sided(s: State) -> bool:
    """Return whether all seats, or none, are saboteurs."""
    saboteurs: i64 = 0
    for seat in range(s.rules.seats):
        if s.role(seat) == SABOTEUR:
            saboteurs += 1
    return saboteurs == 0 or saboteurs == s.rules.seats


def grown(old: vec[i64], size: i64) -> vec[i64]:
    """Return a larger vector that begins as the old one does."""
    new = blank(size)
    for i in range(i64(len(old))):
        new[i] = old[i]
    return new
