"""How a seat plays in a roll-out: quick rules of play by role, from nothing but what that seat may know.

The worth of an action is counted in cards of progress towards the treasure. A seat knows its hand, its dwarf, the
goals and dwarfs it was shown, and what everybody may think of the others: `suspicion`, the log-odds that a seat is a
saboteur by its actions, given at the start of a roll-out and kept up by plain rules. The numbers are in
`policy_weights`.
"""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.measure.goal_distances import FAR, REACHED, GoalDistances, far_of
from saboteur.core.measure.step_costs import UNITS
from saboteur.core.registry import QUESTIONS
from saboteur.core.rules.flow import answers, last_laid
from saboteur.core.rules.reaching import set_shape
from saboteur.core.search import policy_weights as weight
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
    is_blue,
)
from saboteur.core.table.chance import Chance
from saboteur.core.table.codes import (
    ALLOW,
    BREAK,
    CHOOSE_NO,
    CHOOSE_NUMBER,
    CHOOSE_SEAT,
    CHOOSE_YES,
    DETOUR,
    DONE,
    DROP,
    FIX,
    FREED,
    GOAL_SWAP,
    GOLD,
    HAND_SWAP,
    HANDS_OFF,
    HAT_SWAP,
    INSPECTION,
    KEEP,
    LAY,
    LOOK,
    MAP,
    MOVE,
    OPEN,
    PASS,
    PAY,
    PLAY,
    Q_ASK,
    Q_ROTATE,
    Q_SWAP,
    REFUSE,
    ROB,
    ROCKFALL,
    SPECIALIST,
    STRAIGHT,
    SWAP,
    TAKE,
    THEFT,
    TOLL,
    TRAPPED,
    TROVE,
    TURNABOUT,
    TURNED,
    VETO,
    card_of,
    cell_of,
    cell_x,
    cell_y,
    frame_about,
    frame_cell,
    frame_kind,
    frame_other_cell,
    frame_question,
    number_of,
    other_cell_of,
    payer_of,
    seat_of,
    second_card_of,
    third_card_of,
    turned_of,
    verb_of,
)
from saboteur.core.table.maze import met_sides, oriented_of
from saboteur.core.table.slots import kind_of, knows_what, knows_where
from saboteur.core.table.state import HAND_ROOM, State


class Player:
    """Plays any seat of one state: weighs all that it could do, and answers every question."""

    def __init__(self, s: State, suspicion: vec[float], dice: Chance, policy: weight.PolicyWeights) -> None:
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
        self.wish = self.w[weight.WISH_AT]
        self.expect(seat)
        far = 0.0
        for goal in range(self.goals):
            if self.hope[goal] > 0.0:
                self.fars[goal] = self.distances.far(s, goal)
                far += self.hope[goal] * self.fars[goal]
        self.far = far
        self.near = max(0.0, min(1.0, (self.w[weight.PLENTY] - far) / 4.0))
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
                kind = GOAL_KIND[kind_of(card)]
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
            return self.w[weight.FRIEND + kind_of(card)]
        if len(self.bonds):
            return self.bonds[other]
        bad = chance_of(self.suspicion[other] + self.prior + self.w[weight.TRUST])
        return bad * self.w[weight.FRIEND + SABOTEUR] + (1.0 - bad) * self.policy.friends[self.role]

    # -- paths -------------------------------------------------------------------------------------------

    def gain(self, at: i64, oriented: i64) -> float:
        """Return how many cards nearer the treasure comes if a card is laid; `FIND` where it is turned up."""
        s, distances = self.s, self.distances
        gain = 0.0
        for goal in range(self.goals):
            hope = self.hope[goal]
            if hope > 0.0:
                total = distances.laid(s, goal, at, oriented)
                if total >= REACHED:
                    gain += hope * (weight.FIND + self.fars[goal])
                else:
                    gain += hope * (self.fars[goal] - far_of(total))
            if self.dread[goal] > 0.0 and distances.laid(s, goal, at, oriented) >= REACHED:
                gain -= weight.FIND
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
        if self.wish > 0.0 and weight.PATH_CLASS[kind] and gain < weight.FIND - 2.0:
            worth += self.w[weight.PLAN] * self.sequel(at, oriented, kind, self.far - gain)
        if payer_of(act) == self.seat:
            worth -= self.w[weight.PAID]
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
            kind = kind_of(hands[i])
            if kind == laid and not left:  # this one is laid
                left = True
                continue
            if kind == last or kind > PATH_KINDS or not weight.PATH_CLASS[kind]:
                continue
            last = kind
            gain = 0.0
            missing = self.distances.after_two(self.s, self.hope, at, oriented, kind)
            for goal in range(self.goals):
                if self.hope[goal] > 0.0:
                    gain += self.hope[goal] * max(0.0, far - float(missing[goal]) / UNITS)
            best = max(best, gain)
        return min(best, weight.SEQUEL)

    def change_worth(self, gain: float) -> float:
        """Weigh a change of the maze."""
        w = self.w
        if self.wish > 0.0:
            worth = gain * self.wish
            if gain < 0.1:
                worth -= w[weight.IDLE]
            elif self.far - gain < 1.4 and gain < weight.FIND - 2.0:
                worth -= self.last_card_risk()
            return worth
        if gain >= weight.FIND - 2.0:
            return -weight.FIND
        press = w[weight.PRESS] + w[weight.PRESS_NEAR] * self.near
        if gain > 0.0 and self.far - gain < 1.4:
            press += w[weight.LAST]
        worth = -gain * press
        if gain < -0.3:
            worth -= w[weight.COVER] * (1.0 - chance_of(self.suspicion[self.seat] + self.prior))
        elif gain <= 0.5:
            worth += w[weight.QUIET] * (1.0 - self.near)
        return worth

    def last_card_risk(self) -> float:
        """Weigh what it costs to leave the last card to the next seat, for roles that care who finds (C16, S10)."""
        w = self.w
        if not w[weight.RISK_ENEMY]:
            return w[weight.RISK]
        n = self.s.rules.seats
        return w[weight.RISK] + w[weight.RISK_ENEMY] * (
            1.0 - self.friend((self.seat + self.s.table.direction + n) % n)
        )

    def colours(self, kind: i64, gain: float) -> float:
        """Doors shut the other team out; geologists count crystals (S6, S13)."""
        extra = 0.0
        door = DOOR[2 * kind]
        if door:
            shut = self.w[weight.OWN_DOOR] if gain > 0.5 else 0.0
            extra = shut if self.owns(door) else self.w[weight.OTHER_DOOR]
        if CRYSTALS[kind]:
            extra += self.w[weight.CRYSTAL] * float(CRYSTALS[kind])
        return extra

    def owns(self, door: i64) -> bool:
        """Return whether a door is of the own team's colour."""
        return self.role == (TEAM_BLUE if is_blue(door) else TEAM_GREEN)

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
            if weight.PATH_CLASS[oriented >> 1] or not met_sides(word):
                return -0.6
            gain = 0.0
            for goal in range(self.goals):
                if self.hope[goal] > 0.0:
                    gain += self.hope[goal] * (self.fars[goal] - far_of(self.distances.cleared(s, goal, at)))
            return gain - self.w[weight.ROCKS]
        if self.near < 0.25 or not weight.PATH_CLASS[oriented >> 1]:
            return -0.4
        return self.change_worth(self.gain_without(cell)) - self.w[weight.ROCKS]

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
        return 1.0 + self.w[weight.HURRY] * self.near * (1.0 - float(turns) / float(n))

    def break_worth(self, act: i64) -> float:
        """Stop an enemy from digging."""
        target = seat_of(act)
        if target == self.seat:
            return -2.0
        w = self.w
        worth = -self.friend(target) * self.hurry(target) * (w[weight.STRIKE] + w[weight.STRIKE_NEAR] * self.near)
        if self.s.table.front[target] & FRONT_BLOCKS:
            worth *= w[weight.AGAIN]
        return worth - self.keep(card_of(act))

    def fix_worth(self, act: i64) -> float:
        """Be able to dig again, or help a friend."""
        target = seat_of(act)
        broken = self.s.table.front[target] & FRONT_BROKEN
        last = broken & (broken - 1) == 0
        worth = self.w[weight.MEND_SELF] if target == self.seat else self.w[weight.MEND_OTHER] * self.friend(target)
        return worth * (1.0 if last else 0.5) - self.keep(card_of(act))

    def map_worth(self, cell: i64) -> float:
        """Look where the treasure may be."""
        t = self.s.table
        for goal in range(self.goals):
            if t.goal_cells[goal] == cell:
                hope = self.hope[goal]
                return 4.0 * hope * (1.0 - hope) * self.doubt * self.w[weight.READ] - self.keep(weight.MAP_CARD)
        return self.w[weight.CHEST_MAP] - self.keep(weight.MAP_CARD)

    def pass_worth(self, act: i64) -> float:
        """Throw away what one can do without; more cards mean more new ones (S3)."""
        worth = -self.keep(card_of(act))
        second = second_card_of(act)
        if second:
            worth += self.w[weight.DRAW] * self.late - self.keep(second)
            third = third_card_of(act)
            if third:
                worth += self.w[weight.DRAW] * self.late - self.keep(third)
        return worth

    def keep(self, kind: i64) -> float:
        """Return the worth of keeping a card."""
        w = self.w
        if kind <= PATH_KINDS:
            worth = w[weight.KEEP_PATH + weight.PATH_CLASS[kind]]
            door = DOOR[2 * kind]
            if door and (self.role == TEAM_BLUE or self.role == TEAM_GREEN):
                worth = w[weight.KEEP_OWN_DOOR if self.owns(door) else weight.KEEP_OTHER_DOOR]
            if CRYSTALS[kind]:
                worth += w[weight.KEEP_CRYSTAL] * float(CRYSTALS[kind])
            return worth * self.late
        if weight.FIRST_BREAK <= kind <= weight.LAST_BREAK:
            return w[weight.KEEP_BREAK] * self.late
        if weight.FIRST_FIX <= kind <= weight.LAST_FIX:
            return w[weight.KEEP_FIX] * self.late
        if kind == weight.ROCKFALL_CARD:
            return w[weight.KEEP_ROCKS] * self.late
        if kind == weight.MAP_CARD:
            return w[weight.KEEP_MAP] * self.doubt * self.late
        return w[weight.KEEP_CARD + kind] * self.late

    # -- choosing ----------------------------------------------------------------------------------------

    def choose(self, frame: i64, seat: i64) -> i64:
        """Return the seat's answer to the question on top."""
        found = answers(self.s, frame, seat)
        if len(found) == 1:
            return found[0]
        worths = self.weigh(frame, seat, found)
        noise = self.w[weight.NOISE] / 1000.0
        best = found[0]
        most = -1e9
        for i in range(i64(len(found))):
            worth = worths[i] + noise * float(self.dice.below(1000))
            if worth > most:
                most = worth
                best = found[i]
        return best

    def weigh(self, frame: i64, seat: i64, acts: vec[i64]) -> vec[float]:
        """Weigh all that a seat could do."""
        self.look(seat)
        out = vec[float]()
        for act in acts:
            out = append(out, self.worth(frame, act))
        return out

    def worth(self, frame: i64, act: i64) -> float:
        """Weigh an action for the seat that is looking."""
        verb = verb_of(act)
        if verb == LAY:
            return self.lay_worth(act)
        if verb == PASS:
            return self.pass_worth(act)
        if verb == BREAK:
            return self.break_worth(act)
        if verb == FIX:
            return self.fix_worth(act)
        if verb == ROCKFALL:
            return self.rock_worth(cell_of(act)) - self.keep(weight.ROCKFALL_CARD)
        if verb == MAP:
            return self.map_worth(cell_of(act))
        if verb == PLAY:
            return self.play_worth(act)
        if verb >= VETO:
            return self.answer_worth(frame, act)
        return self.module_worth(act)

    # -- cards and questions of other modules, by what they say of themselves ----------------------------

    def play_worth(self, act: i64) -> float:
        """Weigh a card of a module: what it gains, and what it is to the seat that it is played on."""
        kind = card_of(act)
        policy = self.policy
        gain = policy.gain_dig[kind] if self.wish > 0.0 else policy.gain_sap[kind]
        side = policy.on_target[kind]
        if side:
            target = seat_of(act)
            gain *= side * (1.0 if target == self.seat else self.friend(target))
        return gain - self.keep(kind)

    def choice_worth(self, frame: i64, act: i64) -> float:
        """Weigh an answer to a question of a module, by what the question says that players like."""
        likes = QUESTIONS[self.s.rules.questions[frame_question(frame)]].likes
        verb = verb_of(act)
        if verb == CHOOSE_SEAT:
            target = seat_of(act)
            side = 1.0 if target == self.seat else self.friend(target)
            return -side if likes == "enemy" else side if likes in ("friend", "self") else 0.0
        if verb == CHOOSE_YES or verb == CHOOSE_NO:
            return 1.0 if (verb == CHOOSE_YES) == (likes == "yes") else 0.0
        worth = float(number_of(act)) if verb == CHOOSE_NUMBER else self.keep(card_of(act))
        return worth if likes == "most" else -worth if likes == "least" else 0.0

    # -- cards of Saboteur 2 and of the mini-expansions --------------------------------------------------

    def module_worth(self, act: i64) -> float:
        """Weigh what only some rulesets have."""
        verb = verb_of(act)
        target = seat_of(act)
        w = self.w
        worth = 0.0
        if verb == TRAPPED:
            use = w[weight.TRAP_FAR] + w[weight.TRAP_NEAR] * self.near
            worth = -w[weight.TRAP] * self.friend(target) * self.hurry(target) * use
        elif verb == FREED:
            worth = w[weight.FREE_SELF] if target == self.seat else w[weight.FREE_OTHER] * self.friend(target)
        elif verb == HANDS_OFF:
            worth = -2.0 if target == self.seat else w[weight.HANDS] - w[weight.HANDS_FRIEND] * self.friend(target)
        elif verb == THEFT:
            worth = w[weight.STEAL] + w[weight.STEAL_LATE] * (1.0 - self.late)
        elif verb == INSPECTION:
            card = self.s.hidden.roles[target]
            worth = 0.0 if knows_what(card, self.seat) and knows_where(card, self.seat) else w[weight.INSPECT]
        elif verb == HAT_SWAP:
            worth = self.hat_worth(target)
        elif verb == HAND_SWAP:
            worth = self.hand_worth(target)
        elif verb == GOAL_SWAP:
            worth = w[weight.GOALS_SWAP] * self.wish * self.swap_gain(cell_of(act), other_cell_of(act))
        elif verb == TROVE:
            worth = w[weight.DISCARDS] * float(min(i64(5), i64(len(self.s.hidden.discards))))
        elif verb == TURNABOUT:
            n, direction = self.s.rules.seats, self.s.table.direction
            worth = w[weight.TURN_ROUND] * (
                self.friend((self.seat - direction + n) % n) - self.friend((self.seat + direction + n) % n)
            )
        elif verb == SPECIALIST:
            worth = w[weight.TWO_PATHS]
        elif verb == DETOUR:
            return self.detour_worth(act)
        elif verb == DROP:
            return self.drop_worth(act)
        elif verb == TOLL:
            return w[weight.TOLL_DWARF] + w[weight.TOLL_NEAR] * self.near - self.keep(card_of(act)) - w[weight.DRAW]
        else:  # asking for a toll
            return w[weight.ASK_FRIEND] * self.friend(target) + w[weight.ASK]
        return worth - self.keep(card_of(act))

    def hat_worth(self, target: i64) -> float:
        """Change sides when one's own is losing; make an enemy change when it is winning."""
        w = self.w
        outlook = 0.5 + w[weight.HAT_CARD] * (float(self.s.table.pile_size) / 9.0 + 3.0 - self.far)
        outlook = max(0.05, min(0.95, outlook if self.wish > 0.0 else 1.0 - outlook))
        if target == self.seat:
            return w[weight.HAT_SELF] * (w[weight.HAT_LEVEL] - outlook)
        return -w[weight.HAT_OTHER] * self.friend(target) * outlook - w[weight.HAT_COST]

    def hand_worth(self, target: i64) -> float:
        """Return the worth of swapping a poor hand for one that may be better."""
        h = self.s.hidden
        first = self.seat * HAND_ROOM
        mine = 0.0
        for card in h.hands[first : first + h.hand_sizes[self.seat]]:
            mine += self.keep(kind_of(card))
        theirs = float(h.hand_sizes[target]) * self.w[weight.DRAW]
        return self.w[weight.HANDS_SWAP] * (theirs - mine) - self.w[weight.HANDS_SWAP_FRIEND] * self.friend(target)

    def swap_gain(self, one: i64, two: i64) -> float:
        """Return by how many cards the treasure comes nearer if two goals change places (C17)."""
        t = self.s.table
        a: i64 = 0
        b: i64 = 0
        for goal in range(self.goals):
            if t.goal_cells[goal] == one:
                a = goal
            if t.goal_cells[goal] == two:
                b = goal
        far_a = far_of(self.distances.total(self.s, a))
        far_b = far_of(self.distances.total(self.s, b))
        return (self.hope[a] - self.hope[b]) * (far_a - far_b)

    def detour_worth(self, act: i64) -> float:
        """Move the path laid last: what it gives there and what it takes away (C23)."""
        at = place_of(self.s, cell_of(act))
        last = place_of(self.s, last_laid(self.s))
        if at < 0 or last < 0:
            return -0.5
        oriented = oriented_of(self.s.table.maze.cells[last])
        gain = self.gain(at, oriented ^ (oriented & 1) | turned_of(act))
        if weight.PATH_CLASS[oriented >> 1]:
            gain -= self.w[weight.MOVED]
        return self.change_worth(gain) - self.keep(card_of(act))

    def drop_worth(self, act: i64) -> float:
        """Free oneself at the price of two cards (S3)."""
        front = third_card_of(act)
        cost = self.keep(card_of(act)) + self.keep(second_card_of(act)) + self.w[weight.DRAW]
        if front == 3:
            return -1.0 - cost
        broken = self.s.table.front[self.seat] & FRONT_BROKEN
        use = weight.DROP_TRAP if front == 4 else weight.DROP_LAST if broken & (broken - 1) == 0 else weight.DROP_TOOL
        return self.w[use] - cost

    # -- answers -----------------------------------------------------------------------------------------

    def answer_worth(self, frame: i64, act: i64) -> float:
        """Weigh an answer to a question outside or in the middle of a turn."""
        verb = verb_of(act)
        target = seat_of(act)
        cell = cell_of(act)
        if verb >= CHOOSE_SEAT:
            return self.choice_worth(frame, act) if frame_kind(frame) == Q_ASK else 0.0
        if verb == ALLOW or verb == REFUSE or verb == DONE:
            return 0.0
        if verb == GOLD:
            return float(card_of(act))
        if verb == VETO:
            return self.harm(frame_about(frame)) - self.w[weight.STOP]
        if verb == OPEN:
            return self.wish * self.hope_at(cell)
        if verb == STRAIGHT or verb == TURNED:
            if frame_kind(frame) != Q_ROTATE:
                return 0.0
            oriented = 2 * (set_shape(frame_about(frame))) + (1 if verb == TURNED else 0)
            at = place_of(self.s, frame_cell(frame))
            return self.wish * self.gain(at, oriented) if at >= 0 else 0.0
        if verb == SWAP:
            if frame_kind(frame) != Q_SWAP:
                return 0.0
            return self.wish * self.swap_gain(frame_cell(frame), frame_other_cell(frame)) - 0.01
        if verb == KEEP:
            return self.keep(card_of(act))
        if verb == ROB:
            return 1.0 - self.w[weight.ROB_FRIEND] * self.friend(target)
        if verb == TAKE:
            return -self.friend(target)
        if verb == LOOK:
            card = self.s.hidden.roles[target]
            return 0.0 if knows_what(card, self.seat) and knows_where(card, self.seat) else 1.0
        if verb == MOVE:
            return -self.wish * self.hope_at(cell)
        if verb == PAY:
            mover = self.s.table.mover
            return (
                self.wish * self.friend(mover) * (self.w[weight.PAY_FAR] + self.w[weight.PAY_NEAR] * self.near)
                - self.w[weight.PAY_COST]
            )
        return 0.0

    def hope_at(self, cell: i64) -> float:
        """Return what a seat hopes of the goal in a cell; chests are worth a little."""
        t = self.s.table
        for goal in range(self.goals):
            if t.goal_cells[goal] == cell:
                return self.hope[goal] - self.dread[goal]
        return self.w[weight.CHEST]

    def harm(self, act: i64) -> float:
        """Guess what a card just played costs the seat that is looking (C19)."""
        verb = verb_of(act)
        target = seat_of(act)
        if verb == LAY:
            at = place_of(self.s, cell_of(act))
            if at < 0:
                return 0.0
            return -self.wish * self.gain(at, 2 * card_of(act) + turned_of(act))
        if verb == ROCKFALL:
            cell = cell_of(act)
            return -self.wish * self.gain_without(cell) if self.s.table.maze.oriented(cell) else 0.0
        if verb == BREAK or verb == TRAPPED:
            return 1.0 if target == self.seat else self.w[weight.HARM] * self.friend(target)
        if verb == FIX or verb == FREED:
            return -self.w[weight.HELP] * self.friend(target)
        if verb == PLAY:
            side = self.policy.on_target[card_of(act)]
            return -side * (1.0 if target == self.seat else self.w[weight.HARM] * self.friend(target))
        return 0.0


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
