"""Players of roll-outs: they answer every question of every module by the rules of `rollout_policy`."""

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.measure.goal_distances import far_of
from saboteur.core.registry import QUESTIONS
from saboteur.core.rules.flow import answers, last_laid
from saboteur.core.search.policy_weights import (
    ASK,
    ASK_FRIEND,
    CHEST,
    DISCARDS,
    DRAW,
    DROP_LAST,
    DROP_TOOL,
    DROP_TRAP,
    FREE_OTHER,
    FREE_SELF,
    GOALS_SWAP,
    HANDS,
    HANDS_FRIEND,
    HANDS_SWAP,
    HANDS_SWAP_FRIEND,
    HARM,
    HAT_CARD,
    HAT_COST,
    HAT_LEVEL,
    HAT_OTHER,
    HAT_SELF,
    HELP,
    INSPECT,
    MOVED,
    NOISE,
    PATH_CLASS,
    PAY_COST,
    PAY_FAR,
    PAY_NEAR,
    ROB_FRIEND,
    ROCKFALL_CARD,
    STEAL,
    STEAL_LATE,
    STOP,
    TOLL_DWARF,
    TOLL_NEAR,
    TRAP,
    TRAP_FAR,
    TRAP_NEAR,
    TURN_ROUND,
    TWO_PATHS,
)
from saboteur.core.search.rollout_policy import Judge, place_of
from saboteur.core.table.cards import FRONT_BROKEN
from saboteur.core.table.codes import (
    ALLOW,
    BREAK,
    CELL,
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
    OTHER_CELL_AT,
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
    frame_about,
    frame_kind,
    number_of,
    seat_of,
    second_card_of,
    third_card_of,
    turned_of,
    verb_of,
)
from saboteur.core.table.maze import oriented_of
from saboteur.core.table.slots import KIND_MASK, knows_what, knows_where
from saboteur.core.table.state import HAND_ROOM


class Player(Judge):
    """Plays any seat of one state."""

    # -- choosing ----------------------------------------------------------------------------------------

    def choose(self, frame: i64, seat: i64) -> i64:
        """Return the seat's answer to the question on top."""
        found = answers(self.s, frame, seat)
        if len(found) == 1:
            return found[0]
        worths = self.weigh(frame, seat, found)
        noise = self.w[NOISE] / 1000.0
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
            return self.rock_worth(cell_of(act)) - self.keep(ROCKFALL_CARD)
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
        likes = QUESTIONS[self.s.rules.questions[frame_about(frame) & 15]].likes
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
            worth = -w[TRAP] * self.friend(target) * self.hurry(target) * (w[TRAP_FAR] + w[TRAP_NEAR] * self.near)
        elif verb == FREED:
            worth = w[FREE_SELF] if target == self.seat else w[FREE_OTHER] * self.friend(target)
        elif verb == HANDS_OFF:
            worth = -2.0 if target == self.seat else w[HANDS] - w[HANDS_FRIEND] * self.friend(target)
        elif verb == THEFT:
            worth = w[STEAL] + w[STEAL_LATE] * (1.0 - self.late)
        elif verb == INSPECTION:
            card = self.s.hidden.roles[target]
            worth = 0.0 if knows_what(card, self.seat) and knows_where(card, self.seat) else w[INSPECT]
        elif verb == HAT_SWAP:
            worth = self.hat_worth(target)
        elif verb == HAND_SWAP:
            worth = self.hand_worth(target)
        elif verb == GOAL_SWAP:
            worth = w[GOALS_SWAP] * self.wish * self.swap_gain(cell_of(act), (act >> OTHER_CELL_AT) & CELL)
        elif verb == TROVE:
            worth = w[DISCARDS] * float(min(i64(5), i64(len(self.s.hidden.discards))))
        elif verb == TURNABOUT:
            n, direction = self.s.rules.seats, self.s.table.direction
            worth = w[TURN_ROUND] * (
                self.friend((self.seat - direction + n) % n) - self.friend((self.seat + direction + n) % n)
            )
        elif verb == SPECIALIST:
            worth = w[TWO_PATHS]
        elif verb == DETOUR:
            return self.detour_worth(act)
        elif verb == DROP:
            return self.drop_worth(act)
        elif verb == TOLL:
            return w[TOLL_DWARF] + w[TOLL_NEAR] * self.near - self.keep(card_of(act)) - w[DRAW]
        else:  # asking for a toll
            return w[ASK_FRIEND] * self.friend(target) + w[ASK]
        return worth - self.keep(card_of(act))

    def hat_worth(self, target: i64) -> float:
        """Change sides when one's own is losing; make an enemy change when it is winning."""
        w = self.w
        outlook = 0.5 + w[HAT_CARD] * (float(self.s.table.pile_size) / 9.0 + 3.0 - self.far)
        outlook = max(0.05, min(0.95, outlook if self.wish > 0.0 else 1.0 - outlook))
        if target == self.seat:
            return w[HAT_SELF] * (w[HAT_LEVEL] - outlook)
        return -w[HAT_OTHER] * self.friend(target) * outlook - w[HAT_COST]

    def hand_worth(self, target: i64) -> float:
        """Return the worth of swapping a poor hand for one that may be better."""
        h = self.s.hidden
        first = self.seat * HAND_ROOM
        mine = 0.0
        for card in h.hands[first : first + h.hand_sizes[self.seat]]:
            mine += self.keep(card & KIND_MASK)
        theirs = float(h.hand_sizes[target]) * self.w[DRAW]
        return self.w[HANDS_SWAP] * (theirs - mine) - self.w[HANDS_SWAP_FRIEND] * self.friend(target)

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
        if PATH_CLASS[oriented >> 1]:
            gain -= self.w[MOVED]
        return self.change_worth(gain) - self.keep(card_of(act))

    def drop_worth(self, act: i64) -> float:
        """Free oneself at the price of two cards (S3)."""
        front = third_card_of(act)
        cost = self.keep(card_of(act)) + self.keep(second_card_of(act)) + self.w[DRAW]
        if front == 3:
            return -1.0 - cost
        broken = self.s.table.front[self.seat] & FRONT_BROKEN
        use = DROP_TRAP if front == 4 else DROP_LAST if broken & (broken - 1) == 0 else DROP_TOOL
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
            return self.harm(frame_about(frame)) - self.w[STOP]
        if verb == OPEN:
            return self.wish * self.hope_at(cell)
        if verb == STRAIGHT or verb == TURNED:
            if frame_kind(frame) != Q_ROTATE:
                return 0.0
            oriented = 2 * ((frame >> 28) & 255) + (1 if verb == TURNED else 0)
            at = place_of(self.s, frame_about(frame) & CELL)
            return self.wish * self.gain(at, oriented) if at >= 0 else 0.0
        if verb == SWAP:
            if frame_kind(frame) != Q_SWAP:
                return 0.0
            return self.wish * self.swap_gain(frame_about(frame) & CELL, (frame >> 28) & CELL) - 0.01
        if verb == KEEP:
            return self.keep(card_of(act))
        if verb == ROB:
            return 1.0 - self.w[ROB_FRIEND] * self.friend(target)
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
                self.wish * self.friend(mover) * (self.w[PAY_FAR] + self.w[PAY_NEAR] * self.near) - self.w[PAY_COST]
            )
        return 0.0

    def hope_at(self, cell: i64) -> float:
        """Return what a seat hopes of the goal in a cell; chests are worth a little."""
        t = self.s.table
        for goal in range(self.goals):
            if t.goal_cells[goal] == cell:
                return self.hope[goal] - self.dread[goal]
        return self.w[CHEST]

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
            return 1.0 if target == self.seat else self.w[HARM] * self.friend(target)
        if verb == FIX or verb == FREED:
            return -self.w[HELP] * self.friend(target)
        if verb == PLAY:
            side = self.policy.on_target[card_of(act)]
            return -side * (1.0 if target == self.seat else self.w[HARM] * self.friend(target))
        return 0.0
