"""New goals: sacks, dragons, the giant spider; five of eight lie out (M4, M5, R-04)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.rules.rounds import end_round
from saboteur.core.table.cards import COMPONENTS, DRAGON, GOAL_GOLD, GOAL_KIND, SACK, SPIDER, goal_number
from saboteur.core.table.codes import END_SPIDER, cell_code
from saboteur.core.table.events import BY_DRAGON, BY_SACK, GOLD_LOST
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.spec import ModuleSpec, Option
from saboteur.core.table.state import State


class NewGoals(Module):
    """A turned goal acts at once on the seat that turned it."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "new_goals",
        "mini",
        "sacks, dragons and a giant spider among the goals",
        order=130,
        bars={"reached_goals": "one"},
        options=(
            Option("treasure_always_out", ("yes", "no"), "whether the treasure is always among the goals (R-04)"),
        ),
    )

    def claim(self, rules: Rules) -> None:
        """Replace the three goals."""
        rules.treasure_out = rules.options.get("treasure_always_out") != "no"
        box = COMPONENTS["new_goals"]
        rules.goals = vec[i64]()
        for card in box["goals"]:
            rules.goals = append(rules.goals, goal_number(card))
        rules.goal_cells = vec[i64]()
        for x, y in box["goal_cells"]:
            rules.goal_cells = append(rules.goal_cells, cell_code(x, y))
        rules.goals_out = box["out"]
        for goal in (SACK, DRAGON, SPIDER):
            rules.claim_goal(goal, self)

    def goal(self, s: State, seat: i64, face: i64, cell: i64) -> None:
        """Sack: take its gold; dragon: lose one if there is any; spider: the saboteurs win."""
        kind = GOAL_KIND[face]
        if kind == SACK:
            s.give_coins(seat, GOAL_GOLD[face], BY_SACK)
        elif kind == SPIDER:
            end_round(s, END_SPIDER)
        elif s.has_gold(seat):
            s.pay_one(seat)
            if s.listen:
                s.say(GOLD_LOST, seat, 1, BY_DRAGON, 0, 0)
                s.purse_changed(seat)
