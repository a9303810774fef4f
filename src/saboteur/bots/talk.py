"""Talk: how long a bot takes, when it speaks, and what it says.

Whether and when a bot speaks, and how long it takes to answer, is drawn before anybody looks at its role or its hand:
these functions are not even given them. Only what is said depends on the role. Whoever is to speak always has
something to say, so silence tells nothing either.
"""

import random
from typing import Final

from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.observed_actions import evidence_of, suspicion_of
from saboteur.bots.skills import level_named
from saboteur.core.measure.posterior import marginals
from saboteur.play.actions import AnyAction, BreakTool, DropFront, MendTool, Trap
from saboteur.play.commentary.said import Said
from saboteur.play.fields.values import Cell, code_of
from saboteur.play.views.view_types import View

MOST: Final = 3  # claims of one seat in a round
FRESH: Final = 0.9  # how often one speaks of the goal just looked at: not always, or whoever does not is a saboteur
ANSWERED: Final = 0.8  # how often whoever speaks and was asked something answers
REST: Final = 2  # turns of its own that a seat is silent after speaking
BREATH: Final = 1  # the same if everybody waits for what it saw, or somebody for its answer
SURE: Final = 0.6  # chance of being a saboteur from which one says so
TRUSTED: Final = 0.15  # and below which one says that one trusts somebody
FEELINGS: Final = ("good_luck", "doubt", "surprise", "wait")
CERTAIN: Final = ("good_luck", "surprise", "wait")  # of somebody whom everybody has seen look at a goal
REPLIES: Final = ("i_am", "why_that", "suspect", "feel")
TOOLS: Final = ("pick", "lantern", "cart")
ASKS: Final = ("please_mend", "please_free", "please_break", "why_that", "suspect")


def pause(level: str, usual: float, rng: random.Random) -> float:
    """Draw how many seconds an answer takes; thinking goes on meanwhile, and takes less."""
    return usual * level_named(level).pace * rng.uniform(0.6, 1.4)


def speaks(level: str, spoken: int, silent: int, looked: bool, addressed: bool, rng: random.Random) -> bool:
    """Draw whether a seat speaks with its turn.

    It has made `spoken` claims this round, and was silent for so many turns since; `looked`: everybody has seen it
    look at a goal and would like to hear of it; `addressed`: somebody accused it or asked it for something, for all
    to hear.
    """
    talk = level_named(level).talk
    often = max(part for part, asked in ((talk.eager, looked), (talk.answers, addressed), (talk.idly, True)) if asked)
    wants = rng.random() < often
    rested = not spoken or silent >= (BREATH if looked or addressed else REST)
    return wants and spoken < MOST and rested


def addresses(said: Said, seat: int) -> bool:
    """Return whether a claim is about a seat so that everybody waits for its answer."""
    return said.say in ASKS and said.seat == seat != said.by


def remark(
    level: str,
    view: View,
    memory: Memory,
    rng: random.Random,
    looked: Cell | None = None,
    action: AnyAction | None = None,
) -> Said:
    """Choose what to say: a topic that everybody can see to be there, and about it what suits the role.

    Whoever has just looked at a goal mostly speaks of that goal, whoever was asked something mostly answers. `action`
    is what the bot does with this turn: it speaks of the table as it is afterwards.
    """
    me = memory.seat
    topics = ["suspect", "feel"]
    broken = _broken_after(view, me, action)
    if broken:
        topics += ["mend", "mend"]
    seen = [
        goal.cell for goal in view.goals if goal.face is None and me in memory.readers.get(code_of(goal.cell), [])
    ]
    untold = [cell for cell in seen if not any(said.by == me and said.cell == cell for said in memory.said.values())]
    if untold:
        topics += ["goal", "goal", "goal"]
    asked = _unanswered(memory)
    fresh = looked in untold and rng.random() < FRESH
    answers = bool(asked) and rng.random() < ANSWERED
    topic = "goal" if fresh else "answer" if answers else rng.choice(topics)
    cell = looked if fresh else rng.choice(untold) if untold else None
    feeling = Said(me, "feel", feeling=rng.choice(CERTAIN if seen else FEELINGS))
    sample = rng.random()
    if topic == "mend":
        return Said(me, "please_mend", seat=me, tool=broken[0])
    if topic == "goal" and cell is not None:
        treasure = next((known for known in untold if memory.goals.get(code_of(known)) == 1.0), None)
        told = treasure if treasure is not None and not _saboteur(view) else cell
        return _of_goal(level, view, memory, told, sample) or feeling
    if topic == "answer":
        return _answer(level, view, memory, asked[-1], sample)
    if topic == "suspect":
        return (
            _of_seat(level, view, memory, sample < level_named(level).talk.slander, _enemies(memory, action))
            or feeling
        )
    return feeling


def _unanswered(memory: Memory) -> list[Said]:
    """Return what this seat was accused of or asked since it last answered."""
    asked: list[Said] = []
    for said in memory.said.values():
        if said.by == memory.seat and said.say in REPLIES:
            asked = []
        elif addresses(said, memory.seat):
            asked.append(said)
    return asked


def _broken_after(view: View, me: int, action: AnyAction | None) -> list[str]:
    """Return the tools of a seat that are broken once it has done what it chose."""
    broken = [front for front in view.table[me].front if front in TOOLS]
    mended = action.tool if isinstance(action, MendTool) and action.seat == me else None
    dropped = action.front if isinstance(action, DropFront) else None
    for tool in (mended, dropped):
        if tool in broken:
            broken.remove(tool)
    return broken


def _enemies(memory: Memory, action: AnyAction | None) -> set[int]:
    """Return the seats that one cannot well say to trust: they harmed this seat, or it is just harming them."""
    harmed = {key // 16 for key in memory.action_counts.harms if key % 16 == memory.seat}
    return harmed | ({action.seat} if isinstance(action, BreakTool | Trap) else set())


def _answer(level: str, view: View, memory: Memory, asked: Said, sample: float) -> Said:
    """Answer an accusation or a plea: deny, ask back, or say what one thinks of whoever asks."""
    me, by = memory.seat, asked.by
    good = next((role for role in memory.roles if role in ("digger", "blue", "green")), memory.roles[0])
    claimed = view.own.role if view.own is not None and view.own.role != "saboteur" else good
    if asked.say in ("suspect", "why_that"):
        denial = Said(me, "i_am", role=claimed)
        return denial if sample < 0.6 or level == "novice" else Said(me, "why_that", seat=by)
    chances = _saboteurs(memory)
    if chances is not None and chances[by] >= SURE:
        return Said(me, "suspect", seat=by, role="saboteur")
    return Said(me, "feel", feeling="wait" if sample < 0.5 else "good_luck")


def _of_goal(level: str, view: View, memory: Memory, cell: Cell, sample: float) -> Said | None:
    """Say what was seen; a saboteur says so or the contrary, or nothing that would help."""
    chance = memory.goals.get(code_of(cell))
    if chance not in (0.0, 1.0):
        return None  # it may have been swapped since
    truth, lie = ("goal_is", "goal_is_not") if chance == 1.0 else ("goal_is_not", "goal_is")
    if not _saboteur(view):
        return Said(memory.seat, truth, cell=cell, kind="treasure")
    talk = level_named(level).talk
    lies = talk.lies
    if sample < lies:
        return Said(memory.seat, lie, cell=cell, kind="treasure")
    return Said(memory.seat, truth, cell=cell, kind="treasure") if sample < lies + talk.honest else None


def _saboteurs(memory: Memory) -> list[float] | None:
    """Return how likely each seat is a saboteur, as this seat sees it; nothing where there are none."""
    if "saboteur" not in memory.roles:
        return None
    bad = memory.roles.index("saboteur")
    chances = marginals(evidence_of(memory), tuple(memory.counts), memory.seats, memory.known)
    return [row[bad] for row in chances]


def _of_seat(level: str, view: View, memory: Memory, lies: bool, enemies: set[int]) -> Said | None:
    """Accuse whom one suspects; a saboteur accuses whom others may believe to be one, and is none."""
    own = _saboteurs(memory)
    if level == "novice" or own is None:
        return None  # beginners suspect nobody in particular
    others = [seat for seat in range(memory.seats) if seat != memory.seat]
    if _saboteur(view):
        honest = [seat for seat in others if own[seat] < 0.5]
        if not lies or not honest:
            return None
        return Said(memory.seat, "suspect", seat=max(honest, key=lambda s: suspicion_of(memory, s)), role="saboteur")
    top = max(others, key=lambda seat: own[seat])
    if own[top] >= SURE:
        return Said(memory.seat, "suspect", seat=top, role="saboteur")
    low = min(others, key=lambda seat: (seat in enemies, own[seat]))
    trusted = low not in enemies and own[low] <= TRUSTED
    return Said(memory.seat, "trust", seat=low) if trusted else None


def _saboteur(view: View) -> bool:
    return view.own is not None and view.own.role == "saboteur"
