"""How a seat plays in a roll-out: quick rules of play by role, from nothing but what that seat may know.

The worth of an action is counted in cards of progress towards the treasure. A seat knows its hand, its dwarf, the
goals and dwarfs it was shown, and what everybody may think of the others: `suspicion`, the log-odds that a seat is a
saboteur by its actions, given at the start of a roll-out and kept up by plain rules. The numbers are in
`policy_weights`.
"""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.measure.goal_distances import FAR, REACHED, GoalDistances, far_of
from saboteur.core.measure.step_costs import UNITS
from saboteur.core.search.policy_weights import (
    AGAIN,
    CHEST_MAP,
    COVER,
    CRYSTAL,
    DRAW,
    FIND,
    FIRST_BREAK,
    FIRST_FIX,
    FRIEND,
    HURRY,
    IDLE,
    KEEP_BREAK,
    KEEP_CARD,
    KEEP_CRYSTAL,
    KEEP_FIX,
    KEEP_MAP,
    KEEP_OTHER_DOOR,
    KEEP_OWN_DOOR,
    KEEP_PATH,
    KEEP_ROCKS,
    LAST,
    LAST_BREAK,
    LAST_FIX,
    MAP_CARD,
    MEND_OTHER,
    MEND_SELF,
    OTHER_DOOR,
    OWN_DOOR,
    PAID,
    PATH_CLASS,
    PLAN,
    PLENTY,
    PRESS,
    PRESS_NEAR,
    QUIET,
    READ,
    RISK,
    RISK_ENEMY,
    ROCKFALL_CARD,
    ROCKS,
    SEQUEL,
    STRIKE,
    STRIKE_NEAR,
    TRUST,
    WISH_AT,
    PolicyWeights,
)
from saboteur.core.table.cards import (
    CRYSTALS,
    DOOR,
    FRONT_BLOCKS,
    FRONT_BROKEN,
    GOAL_KIND,
    PATH_KINDS,
    SABOTEUR,
    SPIDER,
    TEAM_BLUE,
    TEAM_GREEN,
    TREASURE,
)
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import (
    card_of,
    cell_of,
    cell_x,
    cell_y,
    payer_of,
    seat_of,
    second_card_of,
    third_card_of,
    turned_of,
)
from saboteur.core.table.maze import JOIN_IN_AT, oriented_of
from saboteur.core.table.slots import KIND_MASK, knows_what, knows_where
from saboteur.core.table.state import HAND_ROOM, State


class Judge:
    """Weighs paths, tools, maps and passing for any seat of one state."""

    def __init__(self, s: State, suspicion: vec[float], dice: Chance, policy: PolicyWeights) -> None:
        self.s = s
        self.dice = dice
        self.policy = policy
        self.goals: i64 = len(s.table.goal_cells)
        self.distances = GoalDistances(self.goals)
        self.trial = GoalDistances(self.goals)  # of a maze as it might be
        self.suspicion = suspicion  # by seat: log-odds of being a saboteur by its actions, beside the prior
        self.bonds = vec[float]()  # by seat: how far each is a friend, where the one that is asked believes more
        self.hope: vec[float] = vec[float]([0.0] * self.goals)  # by goal: the chance of the treasure to the seat
        self.dread: vec[float] = vec[float]([0.0] * self.goals)  # and of the spider
        self.fars: vec[float] = vec[float]([0.0] * self.goals)
        self.prior = policy.prior
        # What the seat that is asked makes of the table; see `look`.
        self.seat: i64 = -1
        self.role: i64 = 0
        self.wish = 1.0
        self.far = FAR
        self.near = 0.0
        self.doubt = 0.0
        self.late = 1.0
        self.w = policy.roles[0]

    # -- looking -----------------------------------------------------------------------------------------

    def look(self, seat: i64) -> None:
        """See the table as a seat sees it."""
        s = self.s
        self.seat = seat
        self.role = s.role(seat)
        self.w = self.policy.roles[self.role]
        self.wish = self.w[WISH_AT]
        self.expect(seat)
        far = 0.0
        for goal in range(self.goals):
            if self.hope[goal] > 0.0:
                self.fars[goal] = self.distances.far(s, goal)
                far += self.hope[goal] * self.fars[goal]
        self.far = far
        self.near = max(0.0, min(1.0, (self.w[PLENTY] - far) / 4.0))
        left = float(s.table.pile_size + 2 * s.rules.seats) / float(4 * s.rules.seats)
        self.late = min(1.0, left)

    def expect(self, seat: i64) -> None:
        """Weigh the face-down goals by what a seat was shown (B12)."""
        t = self.s.table
        goals = self.s.hidden.goals
        unknown: i64 = 0
        sure: i64 = -1
        down: i64 = 0
        for goal in range(self.goals):
            self.hope[goal] = 0.0
            self.dread[goal] = 0.0
            if t.goal_faces[goal] >= 0:
                continue
            down += 1
            card = goals[goal]
            if knows_what(card, seat) and knows_where(card, seat):
                kind = GOAL_KIND[card & KIND_MASK]
                if kind == TREASURE:
                    sure = goal
                elif kind == SPIDER:
                    self.dread[goal] = 1.0
            else:
                unknown += 1
                self.hope[goal] = 1.0
        self.doubt = 0.0
        if sure >= 0:
            for goal in range(self.goals):
                self.hope[goal] = 1.0 if goal == sure else 0.0
        elif unknown:
            for goal in range(self.goals):
                self.hope[goal] /= float(unknown)
            if down > 1:
                self.doubt = (1.0 - 1.0 / float(unknown)) / (1.0 - 1.0 / float(down))

    def friend(self, other: i64) -> float:
        """Return how far another seat is a friend (1) or an enemy (-1) to the one that is asked."""
        if other == self.seat:
            return 1.0
        card = self.s.hidden.roles[other]
        if knows_what(card, self.seat) and knows_where(card, self.seat):
            return self.w[FRIEND + (card & KIND_MASK)]
        if len(self.bonds):
            return self.bonds[other]
        bad = chance_of(self.suspicion[other] + self.prior + self.w[TRUST])
        return bad * self.w[FRIEND + SABOTEUR] + (1.0 - bad) * self.policy.friends[self.role]

    # -- paths -------------------------------------------------------------------------------------------

    def gain(self, at: i64, oriented: i64) -> float:
        """Return how many cards nearer the treasure comes if a card is laid; FIND where it is turned up."""
        s, distances = self.s, self.distances
        gain = 0.0
        for goal in range(self.goals):
            hope = self.hope[goal]
            if hope > 0.0:
                total = distances.laid(s, goal, at, oriented)
                if total >= REACHED:
                    gain += hope * (FIND + self.fars[goal])
                else:
                    gain += hope * (self.fars[goal] - far_of(total))
            if self.dread[goal] > 0.0 and distances.laid(s, goal, at, oriented) >= REACHED:
                gain -= FIND
        return gain

    def lay_worth(self, act: i64) -> float:
        """Weigh a path: where it leads, what it ends, and the card it costs."""
        kind = card_of(act)
        at = place_of(self.s, cell_of(act))
        if at < 0:
            return -0.5
        oriented = 2 * kind + turned_of(act)
        gain = self.gain(at, oriented)
        worth = self.change_worth(gain) - self.keep(kind) + self.colours(kind, gain)
        if self.wish > 0.0 and PATH_CLASS[kind] and gain < FIND - 2.0:
            worth += self.w[PLAN] * self.sequel(at, oriented, kind, self.far - gain)
        if payer_of(act) == self.seat:
            worth -= self.w[PAID]
        return worth

    def sequel(self, at: i64, oriented: i64, laid: i64, far: float) -> float:
        """Return how many cards nearer the best other card in the hand would bring the treasure after a path."""
        hidden = self.s.hidden
        first = self.seat * HAND_ROOM
        best = 0.0
        last: i64 = 0  # hands are sorted, and of a kind one card is enough
        left = False
        hands = hidden.hands
        for i in range(first, first + hidden.hand_sizes[self.seat]):
            kind = hands[i] & KIND_MASK
            if kind == laid and not left:  # this one is laid
                left = True
                continue
            if kind == last or kind > PATH_KINDS or not PATH_CLASS[kind]:
                continue
            last = kind
            gain = 0.0
            missing = self.distances.after_two(self.s, self.hope, at, oriented, kind)
            for goal in range(self.goals):
                if self.hope[goal] > 0.0:
                    gain += self.hope[goal] * max(0.0, far - float(missing[goal]) / UNITS)
            best = max(best, gain)
        return min(best, SEQUEL)

    def change_worth(self, gain: float) -> float:
        """Weigh a change of the maze."""
        w = self.w
        if self.wish > 0.0:
            worth = gain * self.wish
            if gain < 0.1:
                worth -= w[IDLE]
            elif self.far - gain < 1.4 and gain < FIND - 2.0:
                worth -= self.last_card_risk()
            return worth
        if gain >= FIND - 2.0:
            return -FIND
        press = w[PRESS] + w[PRESS_NEAR] * self.near
        if gain > 0.0 and self.far - gain < 1.4:
            press += w[LAST]
        worth = -gain * press
        if gain < -0.3:
            worth -= w[COVER] * (1.0 - chance_of(self.suspicion[self.seat] + self.prior))
        elif gain <= 0.5:
            worth += w[QUIET] * (1.0 - self.near)
        return worth

    def last_card_risk(self) -> float:
        """Weigh what it costs to leave the last card to the next seat, for roles that care who finds (C16, S10)."""
        w = self.w
        if not w[RISK_ENEMY]:
            return w[RISK]
        n = self.s.rules.seats
        return w[RISK] + w[RISK_ENEMY] * (1.0 - self.friend((self.seat + self.s.table.direction + n) % n))

    def colours(self, kind: i64, gain: float) -> float:
        """Doors shut the other team out; geologists count crystals (S6, S13)."""
        extra = 0.0
        door = DOOR[2 * kind]
        if door:
            shut = self.w[OWN_DOOR] if gain > 0.5 else 0.0
            extra = shut if self.owns(door) else self.w[OTHER_DOOR]
        if CRYSTALS[kind]:
            extra += self.w[CRYSTAL] * float(CRYSTALS[kind])
        return extra

    def owns(self, door: i64) -> bool:
        """Return whether a door is of the own team's colour."""
        return self.role == (TEAM_BLUE if door & 15 else TEAM_GREEN)

    def rock_worth(self, cell: i64) -> float:
        """Weigh a card's fall: diggers clear dead ends, saboteurs cut the way."""
        s = self.s
        at = place_of(s, cell)
        if at < 0:
            return -0.5
        word = s.table.maze.cells[at]
        oriented = oriented_of(word)
        if oriented == 0:
            return -0.4
        if self.wish > 0.0:
            if PATH_CLASS[oriented >> 1] or not word & (15 << JOIN_IN_AT):
                return -0.6
            gain = 0.0
            for goal in range(self.goals):
                if self.hope[goal] > 0.0:
                    gain += self.hope[goal] * (self.fars[goal] - far_of(self.distances.cleared(s, goal, at)))
            return gain - self.w[ROCKS]
        if self.near < 0.25 or not PATH_CLASS[oriented >> 1]:
            return -0.4
        return self.change_worth(self.gain_without(cell)) - self.w[ROCKS]

    def gain_without(self, cell: i64) -> float:
        """Return how many cards nearer the treasure comes, less than none as a rule, if a card falls."""
        kept = self.s.table.maze
        self.s.table.maze = kept.copy()
        self.s.table.maze.lift(cell)
        self.trial.instead_of(self.distances)
        gain = 0.0
        for goal in range(self.goals):
            if self.hope[goal] > 0.0:
                gain += self.hope[goal] * (self.fars[goal] - self.trial.far(self.s, goal))
        self.s.table.maze = kept
        return gain

    # -- tools, maps, passing ----------------------------------------------------------------------------

    def hurry(self, target: i64) -> float:
        """Whoever plays soon matters more when the treasure is near."""
        n = self.s.rules.seats
        turns = ((target - self.seat) * self.s.table.direction + n) % n
        return 1.0 + self.w[HURRY] * self.near * (1.0 - float(turns) / float(n))

    def break_worth(self, act: i64) -> float:
        """Stop an enemy from digging."""
        target = seat_of(act)
        if target == self.seat:
            return -2.0
        w = self.w
        worth = -self.friend(target) * self.hurry(target) * (w[STRIKE] + w[STRIKE_NEAR] * self.near)
        if self.s.table.front[target] & FRONT_BLOCKS:
            worth *= w[AGAIN]
        return worth - self.keep(card_of(act))

    def fix_worth(self, act: i64) -> float:
        """Be able to dig again, or help a friend."""
        target = seat_of(act)
        broken = self.s.table.front[target] & FRONT_BROKEN
        last = broken & (broken - 1) == 0
        worth = self.w[MEND_SELF] if target == self.seat else self.w[MEND_OTHER] * self.friend(target)
        return worth * (1.0 if last else 0.5) - self.keep(card_of(act))

    def map_worth(self, cell: i64) -> float:
        """Look where the treasure may be."""
        t = self.s.table
        for goal in range(self.goals):
            if t.goal_cells[goal] == cell:
                hope = self.hope[goal]
                return 4.0 * hope * (1.0 - hope) * self.doubt * self.w[READ] - self.keep(MAP_CARD)
        return self.w[CHEST_MAP] - self.keep(MAP_CARD)

    def pass_worth(self, act: i64) -> float:
        """Throw away what one can do without; more cards mean more new ones (S3)."""
        worth = -self.keep(card_of(act))
        second = second_card_of(act)
        if second:
            worth += self.w[DRAW] * self.late - self.keep(second)
            third = third_card_of(act)
            if third:
                worth += self.w[DRAW] * self.late - self.keep(third)
        return worth

    def keep(self, kind: i64) -> float:
        """Return the worth of keeping a card."""
        w = self.w
        if kind <= PATH_KINDS:
            worth = w[KEEP_PATH + PATH_CLASS[kind]]
            door = DOOR[2 * kind]
            if door and (self.role == TEAM_BLUE or self.role == TEAM_GREEN):
                worth = w[KEEP_OWN_DOOR if self.owns(door) else KEEP_OTHER_DOOR]
            if CRYSTALS[kind]:
                worth += w[KEEP_CRYSTAL] * float(CRYSTALS[kind])
            return worth * self.late
        if FIRST_BREAK <= kind <= LAST_BREAK:
            return w[KEEP_BREAK] * self.late
        if FIRST_FIX <= kind <= LAST_FIX:
            return w[KEEP_FIX] * self.late
        if kind == ROCKFALL_CARD:
            return w[KEEP_ROCKS] * self.late
        if kind == MAP_CARD:
            return w[KEEP_MAP] * self.doubt * self.late
        return w[KEEP_CARD + kind] * self.late


def place_of(s: State, cell: i64) -> i64:
    """Find a cell's place in the window without growing it; -1 at its rim."""
    maze = s.table.maze
    x = cell_x(cell) - maze.left
    y = cell_y(cell) - maze.top
    if x < 1 or y < 1 or x >= maze.wide - 1 or (y + 2) * maze.wide > len(maze.cells):
        return -1
    return y * maze.wide + x


def chance_of(odds: float) -> float:
    """Turn log-odds into a chance."""
    return 1.0 / (1.0 + exp(-odds))
