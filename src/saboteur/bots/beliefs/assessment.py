"""An assessment: what a bot makes of the table before it weighs its options."""

import random
from collections import Counter
from collections.abc import Sequence

from saboteur.bots.beliefs.imagined_worlds import Imagined
from saboteur.bots.memory.action_counts import injuries
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.claim_evidence import NOTHING, Heard, heard
from saboteur.bots.memory.observed_actions import evidence_of, maze_of
from saboteur.bots.memory.seat_beliefs import with_words
from saboteur.bots.memory.treasure import goals_of, spiders_of
from saboteur.bots.skills import ALLIES, OTHER_DOORS, WISH, Skill
from saboteur.core.measure.goal_survey import FAR
from saboteur.core.measure.posterior import marginals
from saboteur.play.actions import AnyAction, LayPath, pack
from saboteur.play.commentary.thoughts import Belief, Ground
from saboteur.play.views.view_types import Own, View

LEAST = 0.005  # a chance below is not worth telling


class Assessment:
    """The table as one seat understands it now."""

    def __init__(self, view: View, own: Own, memory: Memory, skill: Skill, rng: random.Random) -> None:
        """Read the maze, the goals and the seats."""
        self.view = view
        self.own = own
        self.me = own.seat
        self.memory = memory
        self.skill = skill
        self.weights = skill.weights
        self.rng = rng
        self.role = own.role
        self.wish = WISH[own.role]
        self._roles: list[list[float]] | None = None
        self._allied: list[float] | None = None
        self.judge(self._by_deeds())
        self.goals = self._goals()
        self.maze = maze_of(memory, OTHER_DOORS.get(own.role, ""))
        self.distances = self.maze.far
        self._look()
        self._rivals: float | None = None
        self.alike = Counter(card.partition("_")[0] for card in own.hand)  # cards of a sort in the hand
        self.kept: dict[str, float] = {}  # see hands.keep_worth
        self.lays: tuple[list[LayPath], list[tuple[float, Ground]]] = ([], [])  # see paths.weigh_lays
        self._codes: dict[int, tuple[AnyAction, int]] = {}
        self._imagined: Imagined | None = None

    # -- what is made once a decision ----------------------------------------------------------------------

    def know(self, options: Sequence[AnyAction], codes: Sequence[int]) -> None:
        """Take over how options are packed."""
        self._codes = {id(option): (option, code) for option, code in zip(options, codes, strict=True)}

    def code(self, option: AnyAction) -> int:
        """Return an option packed."""
        found = self._codes.get(id(option))  # kept beside its code, so that nothing else gets its id
        if found is None:
            found = self._codes[id(option)] = (option, pack(option))
        return found[1]

    @property
    def imagined(self) -> Imagined:
        """Return a state that looks to the seat like the real one."""
        if self._imagined is None:
            self._imagined = Imagined(self.view, self.memory, self.rng)
        return self._imagined

    def _look(self) -> None:
        self.far = self.expected(self.distances)  # expected number of cards to the treasure
        self.near = max(
            0.0, min(1.0, (self.skill.plenty - self.far) / self.weights.table.nearing)
        )  # how pressing it is to stop the digging

    def _goals(self) -> dict[int, float]:
        memory = self.memory
        if not self.skill.present_beliefs:
            return goals_of(memory, self.skill, words=self.words)
        guilt = [self.role_chance(seat, "saboteur") for seat in range(memory.seats)] if memory.dug else []
        return goals_of(memory, self.skill, guilt, self.words)

    @property
    def spiders(self) -> dict[int, float]:
        """Return the chance of the spider by cell of a face-down goal (M4)."""
        return spiders_of(self.memory, self.words)

    def expected(self, distances: dict[int, float]) -> float:
        """Return the expected number of cards missing to the treasure."""
        total = sum(self.goals.values())
        if not total:
            return float(FAR)
        return sum(chance * distances[goal] for goal, chance in self.goals.items() if chance) / total

    # -- the seats ---------------------------------------------------------------------------------------

    def judge(self, evidence: list[list[float]]) -> None:
        """Believe what evidence of actions says of the seats, as `Memory.rows`, and what was said, weighed by it."""
        memory, skill = self.memory, self.skill
        evidence = self._as_minded(evidence)
        self.words: Heard = NOTHING if skill.beliefs == "none" else heard(memory, evidence, skill.credit)
        self.evidence = with_words(memory, evidence, self.words)
        self._roles = self._allied = None

    @property
    def roles(self) -> list[list[float]]:
        """Return each seat's chances of each role, in the order of `memory.roles`."""
        if self._roles is None:
            memory = self.memory
            self._roles = marginals(self.evidence, tuple(memory.counts), memory.seats, memory.known)
        return self._roles

    def _as_minded(self, evidence: list[list[float]]) -> list[list[float]]:
        """Return evidence of actions as a temper takes it: less of it, or more of what was done to oneself."""
        skill, memory = self.skill, self.memory
        if skill.trust_in_actions == 1.0 and not skill.grudge:
            return evidence
        sore = injuries(memory) if skill.grudge else {}
        friends = [ALLIES[self.role].get(role, 0.0) for role in memory.roles]
        return [
            [
                skill.trust_in_actions * value - skill.grudge * sore.get(seat, 0.0) * friend
                for value, friend in zip(row, friends, strict=True)
            ]
            for seat, row in enumerate(evidence)
        ]

    def _by_deeds(self) -> list[list[float]]:
        memory = self.memory
        if self.skill.beliefs == "posterior":
            return evidence_of(memory)
        blank = [[0.0] * len(memory.roles) for _ in memory.rows]
        if self.skill.beliefs == "plain" and "saboteur" in memory.roles:
            bad = memory.roles.index("saboteur")
            for seat, mark in enumerate(memory.marks):
                blank[seat][bad] = self.skill.notices * mark
        return blank

    def believe(self, evidence: list[list[float]]) -> None:
        """Take somebody else's evidence of actions for one's own."""
        self.judge(evidence)
        if self.skill.present_beliefs or self.words is not NOTHING:
            self.goals = self._goals()
            self._look()

    @property
    def allied(self) -> list[float]:
        """Return of each seat how far it is an ally (1) or an enemy (-1), by what is believed of it."""
        if self._allied is None:
            table = ALLIES[self.role]
            worth = [table.get(role, 0.0) for role in self.memory.roles]
            self._allied = [sum(c * w for c, w in zip(row, worth, strict=True)) for row in self.roles]
        return self._allied

    def role_chance(self, seat: int, role: str) -> float:
        """Return the chance that a seat holds a role."""
        return self.roles[seat][self.memory.roles.index(role)] if role in self.memory.roles else 0.0

    def beliefs(self) -> list[Belief]:
        """Say what is believed of the others, for the reason."""
        return [
            Belief(seat, {role: round(chance, 2) for role, chance in self._held(row)})
            for seat, row in enumerate(self.roles)
            if seat != self.me
        ]

    def _held(self, row: list[float]) -> list[tuple[str, float]]:
        return [(role, chance) for role, chance in zip(self.memory.roles, row, strict=True) if chance >= LEAST]

    def uncertain(self, seat: int) -> float:
        """Return how little is known of a seat: 0 certain, 1 anything."""
        top = max(self.roles[seat])
        return min(1.0, self.weights.table.doubt * (1.0 - top))

    @property
    def blocked(self) -> bool:
        """Return whether this seat may not lay paths."""
        return any(front != "theft" for front in self.view.table[self.me].front)

    @property
    def cards_left(self) -> int:
        """Count the cards that all seats may still play in this round."""
        return self.view.pile + sum(info.hand for info in self.view.table)

    # -- the maze ----------------------------------------------------------------------------------------

    def gain_of(self, distances: dict[int, float]) -> float:
        """Return by how many cards the treasure comes nearer."""
        return self.far - self.expected(distances)

    def handed_over(self, distances: dict[int, float]) -> float:
        """Return the chance that a play leaves one card to the treasure where more were missing before."""
        if not self.rivals:
            return 0.0
        total = sum(self.goals.values()) or 1.0
        last = [at for at, far in distances.items() if 0 < far < self.weights.table.last_card <= self.distances[at]]
        return sum(self.goals[at] for at in last) / total

    @property
    def rivals(self) -> float:
        """Weigh what it costs to leave the last card to the seats that play next, for roles that care who finds.

        Greedy dwarfs must find the treasure themselves (C16), teams too (S10); other gold-diggers take their gold
        after the finder (B16).
        """
        if self._rivals is None:
            skill = self.skill
            cost = {"greedy": skill.tempo, "blue": skill.tempo, "green": skill.tempo, "digger": skill.finder}
            self._rivals = cost.get(self.role, 0.0) and cost[self.role] * self._others_first()
        return self._rivals

    def _others_first(self) -> float:
        """Return the chance that another seat lays the last card before this seat's next turn, less if a friend's."""
        n, step = self.view.seats, 1 if self.view.clockwise else -1
        still, lost, holds = 1.0, 0.0, self.weights.table.holds
        for turns in range(1, n):
            seat = (self.me + turns * step) % n
            if self.memory.blocks[seat]:
                continue
            friend = self.role_chance(seat, self.role) if self.role in OTHER_DOORS else 0.0
            lost += still * holds * (1.0 - 2.0 * friend)
            still *= 1.0 - holds
        return max(0.0, lost)

    def reach_worth(self, distances: dict[int, float]) -> float:
        """Weigh the goals that a play would turn: the treasure for those who want it, the spider against them."""
        worth, find = 0.0, self.weights.table.find
        total = sum(self.goals.values()) or 1.0
        for goal, distance in distances.items():
            if distance == 0 < self.distances[goal]:
                worth += find * self.goals[goal] / total
                worth -= find * self.spiders.get(goal, 0.0)
        return worth
