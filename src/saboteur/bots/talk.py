"""Talk: how long a bot takes, when it speaks, and what it says.

Whether and when a bot speaks, and how long it takes to answer, is drawn before anybody looks at its role or its hand:
these functions are not even given them. Only what is said depends on the role. It speaks once its turn is done and
everybody has seen what it did. Silence tells nothing: whether there is something to speak of is for all to see.
"""

import random
from typing import Final

import msgspec

from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.memory.observed_actions import suspicion_of
from saboteur.bots.memory.seat_beliefs import seat_chances
from saboteur.bots.skills import ALLIES, Talk, level_and_style, level_named, talk_of
from saboteur.play.commentary.said import Said
from saboteur.play.events import DwarfInspected, Event, MapRead, RoundStarted
from saboteur.play.fields.values import Cell, code_of
from saboteur.play.views.view_types import View

MOST: Final = 3  # remarks of one seat in a round beside news
MOST_NEWS: Final = 6  # and of news: what it has just seen of a goal, a chest or a dwarf
ANSWERED: Final = 0.8  # how often whoever speaks and was asked something answers
REST: Final = 2  # turns of its own that a seat is silent after speaking
BREATH: Final = 1  # the same if somebody waits for its answer; news waits for nothing
SURE: Final = 0.55  # chance of being a saboteur from which one says so
TRUSTED: Final = 0.2  # and below which one says that one trusts somebody
ASKED_TO_BREAK: Final = 0.7  # how often an accusation does not ask to break somebody's tools, where it could be one
DOOMED: Final = 0.8  # chance from which one asks the others to break somebody's tools
PLAIN: Final = (0.5, 0.2)  # public chances of a saboteur above and below which a seat is something to speak of
SMALL_TALK: Final = 0.1  # how often a feeling is a topic beside others
FEELINGS: Final = ("good_luck", "doubt", "surprise", "wait")
CERTAIN: Final = ("good_luck", "surprise", "wait")  # of somebody whom everybody has seen look at a goal
REPLIES: Final = ("i_am", "why_that", "suspect", "feel")
TOOLS: Final = ("pick", "lantern", "cart")
ASKS: Final = ("please_mend", "please_free", "please_break", "why_that", "suspect")


def pause(level: str, usual: float, rng: random.Random) -> float:
    """Draw how many seconds an answer takes; thinking goes on meanwhile, and takes less."""
    return usual * level_named(level).pace * rng.uniform(0.6, 1.4)


class Mouth(msgspec.Struct):
    """What decides whether a seat speaks: all of it is public."""

    round: int = 0
    spoken: int = 0  # remarks beside news
    news: int = 0
    silent: int = 0  # turns of its own since it last spoke
    looked: Cell | None = None  # the goal or chest at which it looked since its last turn
    inspected: int | None = None  # and the seat whose dwarf it looked at
    addressed: bool = False  # whether somebody accused it or asked it for something since it last spoke

    def hears(self, seat: int, event: Event | Said) -> None:
        """Take in what everybody saw or heard; `seat` is whose mouth this is."""
        if isinstance(event, RoundStarted):
            self.looked, self.inspected, self.addressed = None, None, False
        elif isinstance(event, Said):
            self.addressed = self.addressed or addresses(event, seat)
        elif isinstance(event, MapRead) and event.seat == seat:
            self.looked = event.cell
        elif isinstance(event, DwarfInspected) and event.seat == seat:
            self.inspected = event.target

    def turn_done(self, level: str, number: int, rng: random.Random) -> "Topic | None":
        """Draw whether the seat speaks now that its turn in a round is done; news comes before anything else."""
        if number != self.round:
            self.round, self.spoken, self.news, self.silent = number, 0, 0, 0
        topic = Topic(self.looked, self.inspected, self.addressed)
        wants = speaks(level, self, rng)
        self.looked = self.inspected = None
        self.silent += 1
        return topic if wants else None

    def spoke(self, topic: "Topic") -> None:
        """Count a remark."""
        self.silent = 0
        if topic.news:
            self.news += 1
        else:
            self.spoken += 1
        self.addressed = False


class Topic(msgspec.Struct, frozen=True):
    """What there is to speak of, as everybody could see."""

    looked: Cell | None = None
    inspected: int | None = None
    addressed: bool = False

    @property
    def news(self) -> bool:
        """Return whether the seat has just learned something."""
        return self.looked is not None or self.inspected is not None


def speaks(level: str, mouth: Mouth, rng: random.Random) -> bool:
    """Draw whether a seat speaks after its turn."""
    talk = talk_of(level)
    news = mouth.looked is not None or mouth.inspected is not None
    often = talk.eager if news else talk.answers if mouth.addressed else talk.idly
    wants = rng.random() < often
    if news:
        return wants and mouth.news < MOST_NEWS
    never = not mouth.spoken and not mouth.news
    return wants and mouth.spoken < MOST and (never or mouth.silent >= (BREATH if mouth.addressed else REST))


def after_turn(
    level: str, mouth: Mouth, view: View, memory: Memory, rng: random.Random, manner: Talk | None = None
) -> Said | None:
    """Return what a seat says now that its turn is done, if anything; view and memory are those of now."""
    if view.over:
        return None
    topic = mouth.turn_done(level, view.round, rng)
    said = remark(level, view, memory, rng, topic, manner) if topic is not None else None
    if said is not None and topic is not None:
        mouth.spoke(topic)
    return said


def addresses(said: Said, seat: int) -> bool:
    """Return whether a claim is about a seat so that everybody waits for its answer."""
    return said.say in ASKS and said.seat == seat != said.by


def remark(
    level: str,
    view: View,
    memory: Memory,
    rng: random.Random,
    topic: Topic | None = None,
    manner: Talk | None = None,
) -> Said | None:
    """Choose what to say once one's turn is done; nothing only where everybody can see that there is no topic.

    Whoever has just looked at something speaks of that, whoever was asked something mostly answers. `manner` is how
    a saboteur lies, if not as its level does.
    """
    topic, manner = topic or Topic(), manner or talk_of(level)
    level, me = level_and_style(level)[0], memory.seat
    news = _news(manner, view, memory, topic, rng)
    if news is not None:
        return news
    asked = _unanswered(memory)
    if asked and rng.random() < ANSWERED:
        return _answer(level, view, memory, asked[-1], rng.random())
    topics = _topics(level, view, memory)
    choice = rng.choice(topics) if topics and rng.random() >= SMALL_TALK else "feel"
    sample = rng.random()
    found: Said | None = None
    if choice in TOOLS:
        found = Said(me, "please_mend", seat=me, tool=choice)
    elif choice == "free":
        found = Said(me, "please_free", seat=me)
    elif choice == "goal":
        cell = rng.choice(_untold(view, memory))
        found = _of_goal(manner, view, memory, _best_told(view, memory, cell), sample)
    elif choice == "seat":
        found = _of_seat(manner, view, memory, sample)
    if found is not None:
        return found
    if not topics and not asked and rng.random() >= SMALL_TALK:
        return None  # everybody can see that there is nothing to speak of
    looked = any(me in memory.lookers.get(code_of(goal.cell), []) for goal in view.goals if goal.face is None)
    return Said(me, "feel", feeling=rng.choice(CERTAIN if looked else FEELINGS))


def _topics(level: str, view: View, memory: Memory) -> list[str]:
    """Return what everybody can see that a seat has to speak of beside news."""
    me = memory.seat
    front = view.table[me].front
    asked = {said.tool for said in memory.said.values() if said.by == me and said.say == "please_mend"}
    out = [tool for tool in front if tool in TOOLS and tool not in asked]
    if "trapped" in front and not any(said.by == me and said.say == "please_free" for said in memory.said.values()):
        out.append("free")
    if _untold(view, memory):
        out += ["goal", "goal"]
    if level != "novice" and "saboteur" in memory.roles and memory.cards_played >= memory.seats:
        high, low = PLAIN
        public = [suspicion_of(memory, seat) for seat in range(memory.seats) if seat != me]
        if max(public) >= high or min(public) <= low:
            out.append("seat")
    return out


def _untold(view: View, memory: Memory) -> list[Cell]:
    """Return the goals that everybody has seen a seat look at and not heard it speak of."""
    me = memory.seat
    told = {said.cell for said in memory.said.values() if said.by == me}
    return [
        goal.cell
        for goal in view.goals
        if goal.face is None and me in memory.lookers.get(code_of(goal.cell), []) and goal.cell not in told
    ]


def _best_told(view: View, memory: Memory, cell: Cell) -> Cell:
    """Return the goal to speak of: an honest seat that has seen the treasure speaks of that."""
    if _saboteur(view):
        return cell
    return next((known for known in _untold(view, memory) if memory.goals.get(code_of(known)) == 1.0), cell)


def _news(manner: Talk, view: View, memory: Memory, topic: Topic, rng: random.Random) -> Said | None:
    """Tell of what one has just seen, the truth or a lie."""
    sample = rng.random()
    if topic.inspected is not None:
        return _of_dwarf(manner, view, memory, topic.inspected, sample)
    if topic.looked is None:
        return None
    if any(goal.cell == topic.looked for goal in view.goals):
        untold = _untold(view, memory)
        if topic.looked not in untold:
            return None  # it was told before
        return _of_goal(manner, view, memory, _best_told(view, memory, topic.looked), sample)
    return _of_chest(manner, view, memory, topic.looked, sample)


def _lies(manner: Talk, view: View, sample: float) -> bool:
    return _saboteur(view) and sample < manner.lies


def _unanswered(memory: Memory) -> list[Said]:
    """Return what this seat was accused of or asked since it last answered."""
    asked: list[Said] = []
    for said in memory.said.values():
        if said.by == memory.seat and said.say in REPLIES:
            asked = []
        elif addresses(said, memory.seat):
            asked.append(said)
    return asked


def _enemies(memory: Memory) -> set[int]:
    """Return the seats that one cannot well say to trust: they harmed this seat, or it harmed them."""
    harms = [divmod(key, 16) for key in memory.action_counts.harms]
    return {by for by, target in harms if target == memory.seat} | {t for by, t in harms if by == memory.seat}


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


def _of_goal(manner: Talk, view: View, memory: Memory, cell: Cell, sample: float) -> Said | None:
    """Say what was seen; a saboteur says so or the contrary, and holds back no more often than others."""
    chance = memory.goals.get(code_of(cell))
    if chance not in (0.0, 1.0):
        return None  # it may have been swapped since, as everybody knows
    kind = "treasure"
    if chance == 0.0 and memory.spiders.get(code_of(cell)) == 1.0:
        kind = "spider"  # worth a warning (M4)
    if kind == "spider":
        return Said(memory.seat, "goal_is", cell=cell, kind="treasure" if _lies(manner, view, sample) else "spider")
    true = (chance == 1.0) != _lies(manner, view, sample)
    return Said(memory.seat, "goal_is" if true else "goal_is_not", cell=cell, kind="treasure")


def _of_dwarf(manner: Talk, view: View, memory: Memory, seat: int, sample: float) -> Said | None:
    """Say whose side an inspected dwarf is on (S17)."""
    column = memory.known.get(seat)
    if view.own is None or column is None:
        return None
    role = memory.roles[column]
    lies = _lies(manner, view, sample)
    if _saboteur(view):
        bad = (role == "saboteur") != lies
        return (
            Said(memory.seat, "suspect", seat=seat, role="saboteur") if bad else Said(memory.seat, "trust", seat=seat)
        )
    if ALLIES[view.own.role].get(role, 0.0) > 0.0:
        return Said(memory.seat, "trust", seat=seat)
    return Said(memory.seat, "suspect", seat=seat, role=role)


def _of_chest(manner: Talk, view: View, memory: Memory, cell: Cell, sample: float) -> Said | None:
    """Say what lies in a chest (M7)."""
    notes = view.own.notes if view.own else []
    seen = [note.chest for note in notes if note.about == "chest" and note.cell == cell and note.chest is not None]
    if not seen:
        return None
    lie = 1 + (seen[-1] + 4) % 9  # any other of the nine (M6)
    return Said(memory.seat, "chest_holds", cell=cell, chest=lie if _lies(manner, view, sample) else seen[-1])


def _saboteurs(memory: Memory) -> list[float] | None:
    """Return how likely each seat is a saboteur, as this seat sees it; nothing where there are none."""
    if "saboteur" not in memory.roles:
        return None
    bad = memory.roles.index("saboteur")
    return [row[bad] for row in seat_chances(memory)]


def _of_seat(manner: Talk, view: View, memory: Memory, sample: float) -> Said | None:
    """Accuse whom one suspects, or praise whom one trusts; a saboteur speaks as if it knew what all know, or lies."""
    own = _saboteurs(memory)
    if own is None:
        return None
    me, others = memory.seat, [seat for seat in range(memory.seats) if seat != memory.seat]
    thought = [suspicion_of(memory, seat) for seat in range(memory.seats)] if _saboteur(view) else own
    if _saboteur(view) and sample < manner.slander:
        honest = [seat for seat in others if own[seat] < 0.5]
        if honest:
            return _unsaid(memory, Said(me, "suspect", seat=max(honest, key=thought.__getitem__), role="saboteur"))
    top = max(others, key=thought.__getitem__)
    if thought[top] >= DOOMED and sample > ASKED_TO_BREAK and memory.blocks[top] == 0:
        return _unsaid(memory, Said(me, "please_break", seat=top))
    enemies = _enemies(memory)
    low = min(others, key=lambda seat: (seat in enemies, thought[seat]))
    accusation = _unsaid(memory, Said(me, "suspect", seat=top, role="saboteur")) if thought[top] >= SURE else None
    if accusation is not None:
        return accusation
    return _unsaid(memory, Said(me, "trust", seat=low)) if thought[low] <= TRUSTED and low not in enemies else None


def _unsaid(memory: Memory, said: Said) -> Said | None:
    """Return a remark unless one has made it before."""
    return None if said in memory.said.values() else said


def _saboteur(view: View) -> bool:
    return view.own is not None and view.own.role == "saboteur"
