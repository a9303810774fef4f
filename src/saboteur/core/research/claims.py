"""Talk as actions: what a seat may say, numbered, and who speaks when.

Once a seat's turn is over, and before anybody else is asked, it may say something of a closed list, up to so many
things a turn, or nothing. What it may say follows from what lies on the table, so that a mask tells nothing. Nothing
that is said changes what the rules allow.

A claim's number is fixed for a number of seats. Goals and chests go by their place, as in observations, seats by
their number. In a list of options a claim is this number above `CLAIM`, so that it is no action of the rules.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.measure.byte_rows import put
from saboteur.core.table.cards import FRONT_TRAPPED, GOAL_KIND, ROLES, TOOLS
from saboteur.core.table.ruleset import Rules
from saboteur.core.table.state import State

CLAIM: Final = 1 << 60  # above every packed action
SAID: Final = 64  # the number of a claim among events
FEELINGS: Final = (
    "yes", "no", "thanks", "sorry", "wait", "hello", "good_luck", "well_played", "laugh", "surprise", "doubt",
    "angry",
)  # fmt: skip
GOAL_ROOM: Final = 5
CHEST_ROOM: Final = 4
KINDS: Final = 5  # of goals
CHESTS: Final = 10  # M6

# What can be said, in the order of the numbers.
SILENCE: Final = 0
GOAL_IS: Final = 1
GOAL_IS_NOT: Final = 2
CHEST_HOLDS: Final = 3
SUSPECT: Final = 4
TRUST: Final = 5
I_AM: Final = 6
PLEASE_MEND: Final = 7
PLEASE_FREE: Final = 8
PLEASE_BREAK: Final = 9
PLEASE_READ: Final = 10
PLEASE_DIG: Final = 11
WHY_THAT: Final = 12
FEEL: Final = 13
SORTS: Final = (
    "nothing", "goal_is", "goal_is_not", "chest_holds", "suspect", "trust", "i_am", "please_mend", "please_free",
    "please_break", "please_read", "please_dig", "why_that", "feel",
)  # fmt: skip
ABOUT_SEATS: Final = (SUSPECT, TRUST, PLEASE_MEND, PLEASE_FREE, PLEASE_BREAK, WHY_THAT)

# What an observation has behind its blocks of seats: eight bytes for the present, then the last claims, newest first.
HEARD: Final = 8
HEARD_SIZE: Final = 8
TALK_WORDS: Final = 1 + HEARD
TALK_SIZE: Final = 8 * TALK_WORDS
T_SPEAKS: Final = 0
T_LEFT: Final = 1
T_SPEAKER: Final = 2
H_THERE: Final = 0
H_SEAT: Final = 1
H_SORT: Final = 2
H_ABOUT: Final = 3
H_PLACE: Final = 4
H_WHAT: Final = 5
H_TURN: Final = 6


def sizes(seats: i64) -> list[int]:
    """Return how many claims there are of each sort."""
    n = int(seats)
    places = GOAL_ROOM + CHEST_ROOM
    return [
        1, GOAL_ROOM * KINDS, GOAL_ROOM * KINDS, CHEST_ROOM * CHESTS, n * len(ROLES), n, len(ROLES), n * len(TOOLS),
        n, n, places, places, n, len(FEELINGS),
    ]  # fmt: skip


def talk_names() -> list[str]:
    """Name every index of what an observation has of talk."""
    out = ["spare"] * TALK_SIZE
    out[T_SPEAKS] = "talk: the observer is asked to speak"
    out[T_LEFT] = "talk: claims that whoever speaks has left in this turn"
    out[T_SPEAKER] = "talk: who is asked to speak plus one, clockwise from the observer"
    fields = {
        H_THERE: "there", H_SEAT: "speaker, clockwise from the observer", H_SORT: "sort",
        H_ABOUT: "about whom plus one, clockwise from the observer",
        H_PLACE: "about which goal plus one, or which chest plus six",
        H_WHAT: "kind, role, tool, chest or feeling plus one", H_TURN: "turns ago",
    }  # fmt: skip
    for i in range(HEARD):
        for at, name in fields.items():
            out[8 + HEARD_SIZE * i + at] = f"claim {i}: {name}"
    return out


class Claims:
    """The numbers of one ruleset, and what a claim of each is about."""

    def __init__(self, rules: Rules) -> None:
        self.first: vec[i64] = vec[i64]()  # by sort
        self.size: i64 = 0
        self.seats: i64 = rules.seats
        for size in sizes(rules.seats):
            self.first = append(self.first, self.size)
            self.size += size
        self.kinds: i64 = 0  # set of kinds of goals there are
        self.roles: i64 = 0  # set of dwarfs
        for face in rules.goals:
            self.kinds |= i64(1) << GOAL_KIND[face]
        for role in rules.dwarfs:
            self.roles |= i64(1) << role

    def sort_of(self, number: i64) -> i64:
        """Return what sort of claim a number is."""
        sort: i64 = FEEL
        while self.first[sort] > number:
            sort -= 1
        return sort

    def seat_of(self, number: i64) -> i64:
        """Return whom a claim is about, -1 for nobody."""
        sort = self.sort_of(number)
        within = number - self.first[sort]
        if sort == SUSPECT:
            return within // i64(len(ROLES))
        if sort == PLEASE_MEND:
            return within // i64(len(TOOLS))
        if sort == TRUST or sort == PLEASE_FREE or sort == PLEASE_BREAK or sort == WHY_THAT:
            return within
        return -1

    def place_of(self, number: i64) -> i64:
        """Return which goal a claim is about, or which chest plus `GOAL_ROOM`; -1 for none."""
        sort = self.sort_of(number)
        within = number - self.first[sort]
        if sort == GOAL_IS or sort == GOAL_IS_NOT:
            return within // KINDS
        if sort == CHEST_HOLDS:
            return GOAL_ROOM + within // CHESTS
        if sort == PLEASE_READ or sort == PLEASE_DIG:
            return within
        return -1

    def what_of(self, number: i64) -> i64:
        """Return the kind of goal, role, tool, chest or feeling that a claim names, -1 for none."""
        sort = self.sort_of(number)
        within = number - self.first[sort]
        if sort == GOAL_IS or sort == GOAL_IS_NOT:
            return within % KINDS
        if sort == CHEST_HOLDS:
            return within % CHESTS
        if sort == SUSPECT:
            return within % i64(len(ROLES))
        if sort == PLEASE_MEND:
            return within % i64(len(TOOLS))
        if sort == I_AM or sort == FEEL:
            return within
        return -1

    def write(self, number: i64, me: i64, said_by: i64, out: vec[i64], at: i64, place: i64) -> None:
        """Write a claim into eight bytes, as a seat counts the others."""
        about = self.seat_of(number)
        put(out, at, place + H_THERE, 1)
        put(out, at, place + H_SEAT, said_by)
        put(out, at, place + H_SORT, self.sort_of(number))
        if about >= 0:
            put(out, at, place + H_ABOUT, (about - me + self.seats) % self.seats + 1)
        put(out, at, place + H_PLACE, self.place_of(number) + 1)
        put(out, at, place + H_WHAT, self.what_of(number) + 1)

    def allowed(self, s: State, seat: i64) -> vec[i64]:
        """List what a seat may say now, silence first; it follows from what lies on the table."""
        out = vec[i64]([SILENCE])
        t = s.table
        for sort in (GOAL_IS, GOAL_IS_NOT):
            for goal in range(i64(len(t.goal_faces))):
                if t.goal_faces[goal] < 0:
                    out = self._each(out, sort, goal * KINDS, self.kinds)
        for chest in range(i64(len(t.chest_cells))):
            if t.chest_cells[chest]:
                out = self._each(out, CHEST_HOLDS, chest * CHESTS, (i64(1) << CHESTS) - 1)
        for other in range(self.seats):
            if other != seat:
                out = self._each(out, SUSPECT, other * i64(len(ROLES)), self.roles)
        out = self._each(out, TRUST, 0, self._others(seat))
        out = self._each(out, I_AM, 0, self.roles)
        for other in range(self.seats):
            out = self._each(out, PLEASE_MEND, other * i64(len(TOOLS)), t.front[other] & 7)
        trapped: i64 = 0
        for other in range(self.seats):
            if t.front[other] >> FRONT_TRAPPED & 1:
                trapped |= i64(1) << other
        out = self._each(out, PLEASE_FREE, 0, trapped)
        out = self._each(out, PLEASE_BREAK, 0, self._others(seat))
        hidden = self._hidden(s)
        out = self._each(out, PLEASE_READ, 0, hidden)
        out = self._each(out, PLEASE_DIG, 0, hidden)
        out = self._each(out, WHY_THAT, 0, self._others(seat))
        return self._each(out, FEEL, 0, (i64(1) << len(FEELINGS)) - 1)

    def _each(self, out: vec[i64], sort: i64, base: i64, members: i64) -> vec[i64]:
        first = self.first[sort] + base
        i: i64 = 0
        while members >> i:
            if members >> i & 1:
                out = append(out, first + i)
            i += 1
        return out

    def _others(self, seat: i64) -> i64:
        return ((i64(1) << self.seats) - 1) & ~(i64(1) << seat)

    def _hidden(self, s: State) -> i64:
        """Return the set of goals, and chests above them, that lie covered."""
        found: i64 = 0
        for goal in range(i64(len(s.table.goal_faces))):
            if s.table.goal_faces[goal] < 0:
                found |= i64(1) << goal
        for chest in range(i64(len(s.table.chest_cells))):
            if s.table.chest_cells[chest]:
                found |= i64(1) << (GOAL_ROOM + chest)
        return found


class Speech:
    """Who may speak in a game, and what was said in its round."""

    def __init__(self, most: i64) -> None:
        self.most = most  # claims a turn
        self.speaker: i64 = -1
        self.left: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = -1
        self.mover: i64 = -1
        self.lines: vec[i64] = vec[i64]()  # who, what, in which turn

    def copy(self) -> "Speech":
        """Make an independent copy."""
        other = Speech(self.most)
        other.speaker, other.left = self.speaker, self.left
        other.turn, other.round, other.mover = self.turn, self.round, self.mover
        other.lines = self.lines[:]
        return other

    def begin(self, s: State) -> None:
        """Begin a round: nothing is said yet."""
        self.speaker = -1
        self.left = 0
        self.turn = s.table.turn
        self.round = s.table.round
        self.mover = s.table.mover
        self.lines = vec[i64]()

    def look(self, s: State) -> None:
        """Let whoever had the turn speak, once it is another's."""
        if s.table.over or s.table.ending:
            return  # the round is over, but for the gold
        if s.table.round != self.round:
            self.begin(s)
        elif s.table.turn != self.turn:
            self.speaker = self.mover
            self.left = self.most
            self.turn = s.table.turn
            self.mover = s.table.mover

    def say(self, number: i64) -> None:
        """Take in what the speaker says."""
        if number != SILENCE:
            self.lines = append(append(append(self.lines, self.speaker), number), self.turn)
            self.left -= 1
        if number == SILENCE or self.left == 0:
            self.speaker = -1

    def write(self, claims: Claims, seat: i64, out: vec[i64], at: i64) -> None:
        """Write who speaks and what was said last, as a seat counts the others."""
        for i in range(at, at + TALK_WORDS):
            out[i] = 0
        n = claims.seats
        me: i64 = max(seat, 0)
        if self.speaker >= 0:
            put(out, at, T_SPEAKS, 1 if self.speaker == seat else 0)
            put(out, at, T_LEFT, self.left)
            put(out, at, T_SPEAKER, (self.speaker - me + n) % n + 1)
        line: i64 = len(self.lines)
        word: i64 = 8
        while line > 0 and word < 8 * TALK_WORDS:
            line -= 3
            said_by = (self.lines[line] - me + n) % n
            claims.write(self.lines[line + 1], me, said_by, out, at, word)
            put(out, at, word + H_TURN, self.turn - self.lines[line + 2])
            word += HEARD_SIZE


assert len(SORTS) == FEEL + 1
