"""How hard a level that searches thinks: one table of numbers, by level, kind of table and side."""

from typing import Final

import msgspec
from msgspec.structs import replace

from saboteur.bots.network.role_net import made_for
from saboteur.core.search import playout

COMPILED: Final = not playout.__file__.endswith(".py")
SLOWER: Final = 10  # times that roll-outs take longer where the core is not compiled


class Budget(msgspec.Struct, frozen=True):
    """How long to think, and of what.

    Roll-outs give the same answer every time; the limit in processor time is there for a machine that is too slow for
    them, and an answer that it cut short may be another the next time.
    """

    rollouts: int
    milliseconds: float = 1000.0
    laps: int = 1  # how far a roll-out goes before it is weighed
    candidates: int = 8
    passes: int = 2  # options to pass among them
    behind: float = 2.0  # cards of progress: an option that looks worse than the best by more is not tried
    trust: float = 12.0  # roll-outs that the worth of an option before the search counts for
    envy: float = 0.25  # how much the mean gain of the others counts against the own
    victory: float = 2.0  # gold that winning the whole game is worth
    prior_weight: float = 0.0  # gold that a nat of the network's chance for an option adds to the rules' worth
    belief_weight: float = 0.0  # share of what was learned about roles, beside the posterior
    shared_beliefs: float = 0.0  # share of these beliefs that the others in roll-outs go by, beside public suspicion
    tuned: bool = False  # whether the players of roll-outs go by the weights tuned for teams and modules
    share: float = (
        0.5  # of the roll-outs' rules, where they were tuned, in the opinion of an option; `shrewd`'s the rest
    )


def _sized(budget: Budget) -> Budget:
    """Return a budget as large as the core is fast."""
    return budget if COMPILED else replace(budget, rollouts=budget.rollouts // SLOWER)


DEFAULT: Final = _sized(Budget(240))  # what `master` has
# What `grandmaster` has; docs/learning.md has what was tried.
LONG: Final = 720  # roll-outs where its network was trained: there they are cheap, and both sides think as long
TURNS: Final = 5 * LONG  # a roll-out lasts a lap, so where there are more seats there are fewer of them
DIGGERS: Final = Budget(LONG, prior_weight=0.04, belief_weight=1.0, shared_beliefs=1.0)
FEW: Final = 4  # seats: so few share the gold that the opinion of a network which learned to win rounds costs some
FEW_DIGGERS: Final = replace(DIGGERS, prior_weight=0.0)
SABOTEURS: Final = Budget(LONG, belief_weight=1.0)
TEAMS: Final = _sized(Budget(240, belief_weight=1.0, tuned=True, share=1.0))  # in Saboteur 2, with or without modules
MODULES: Final = _sized(Budget(240, belief_weight=1.0, tuned=True))  # where gold-diggers play with modules

NETWORK: Final = "network"  # the style in which the network alone plays
TRIALS: Final[dict[str, Budget]] = {}  # by style: other budgets for `grandmaster`, to compare in figures


def budget_of(style: str, trained: bool, seats: int, modules: list[str], role: str) -> Budget:
    """Return how hard a level that learned thinks; `trained`: at a table that the network was trained for."""
    if style in TRIALS:
        return TRIALS[style]
    if made_for(modules):
        return TEAMS if "saboteur2" in modules else MODULES
    if not trained:
        return DEFAULT
    budget = SABOTEURS if role == "saboteur" else FEW_DIGGERS if seats <= FEW else DIGGERS
    return _sized(replace(budget, rollouts=min(LONG, TURNS // seats)))
