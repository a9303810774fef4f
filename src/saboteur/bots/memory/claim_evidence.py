"""Quick claims as bots hear them, and what a claim is worth as evidence.

A claim is weighed by who makes it and by whether they could know. Every speaker may be honest or a saboteur, as
likely as by what it did; `claim_rates.json` says how often either tells the truth. So one model settles all of it:
whom to believe of two who contradict each other, what a goal that is turned says of those who spoke of it, what an
accusation by a suspect is worth. Talk is cheap, so each claim counts once a round and nobody's words move a seat
further than a bound. Claims are kept as they were heard and weighed with what is believed of their speakers now.
"""

from collections.abc import Callable, Iterable
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from saboteur.bots.memory.observed_actions import evidence_of
from saboteur.bots.memory.remembered_facts import HeardClaim, Remembered
from saboteur.core.measure.posterior import marginals
from saboteur.play.commentary.said import Said
from saboteur.play.fields.values import code_of

Memory = TypeVar("Memory", bound=Remembered)
Pair = tuple[float, float]  # of an honest speaker, and of a saboteur

RATES: Final = Path(__file__).with_name("claim_rates.json")
MOST_HEARD: Final = 24  # claims of one seat in a round that count; nobody needs more, and a flood is not listened to
SABOTEUR: Final = "saboteur"
LEAST: Final = 1e-6


class ClaimRates(msgspec.Struct, frozen=True):
    """All numbers that claims are weighed by; `python -m lab claims` fits them to games of bots that lie."""

    # How often a claim of what lies somewhere, or who somebody is, is true, by a speaker who looked; and without.
    fact_seen: Pair
    fact_guessed: Pair
    # How much more often a seat is accused, or trusted, that is a saboteur, than one that is none.
    accused: Pair
    trusted: Pair
    denied: float  # log-odds against a seat that says it is not a saboteur: all say so
    most_seat: float  # log-odds that all accusations and praise together move a seat at most
    most_speaker: float  # and that one's own words move oneself at most: a lie that was shown


@cache
def rates() -> ClaimRates:
    """Read the numbers."""
    return msgspec.json.decode(RATES.read_bytes(), type=ClaimRates)


class Heard(msgspec.Struct, frozen=True):
    """What all that was said comes to."""

    odds: list[float]  # by seat: log-odds of a saboteur
    goals: dict[int, float]  # by cell: log-likelihood of what was said, if the treasure lies there
    spiders: dict[int, float]  # the same for the spider (M4)
    chests: dict[int, dict[int, float]]  # by cell: the chance of a chest, by its number, as far as one was named (M6)


NOTHING: Final = Heard([], {}, {}, {})


# -- hearing -------------------------------------------------------------------------------------------------


def hear_claim(memory: Memory, said: Said) -> Memory:
    """Take in what a seat says; saying it again adds nothing. What it said itself is only kept, in order."""
    key = f"{said.say} {said.by} {said.seat} {said.cell} {said.kind} {said.role} {said.chest}"
    if said.by == memory.seat:
        return replace(memory, said={**{k: v for k, v in memory.said.items() if k != key}, key: said})
    if not 0 <= said.by < memory.seats or key in memory.said:
        return memory
    if sum(one.by == said.by for one in memory.said.values()) >= MOST_HEARD:
        return memory
    if said.factual and _about_something(memory, said):
        memory = replace(memory, words=[*memory.words, _heard(memory, said)])
    return replace(memory, said={**memory.said, key: said})


def _about_something(memory: Memory, said: Said) -> bool:
    """Return whether a claim is about something that this table has, and not about its own speaker."""
    if said.say in ("suspect", "trust"):
        return said.seat is not None and 0 <= said.seat < memory.seats and said.seat != said.by
    return True


def _heard(memory: Memory, said: Said) -> HeardClaim:
    """Note a claim with whether its speaker could know."""
    if said.cell is not None:
        at = code_of(said.cell)
        what = said.kind or str(said.chest)
        truth = _told_before(memory, said.say, at, what)
        return HeardClaim(said.by, said.say, at, what, could_know(memory, said.by, at), truth)
    about = said.by if said.seat is None else said.seat
    saw = said.by in memory.inspectors.get(about, [])
    return HeardClaim(said.by, said.say, about, said.role or "", saw or about == said.by)


def could_know(memory: Remembered, seat: int, at: int) -> bool:
    """Return whether a seat has looked at a place, or at all other goals that are left, since they last changed."""
    looked = memory.lookers
    if seat in looked.get(at, []):
        return True
    others = [goal for goal in memory.goals if goal != at]
    return at in memory.goals and bool(others) and all(seat in looked.get(goal, []) for goal in others)


def _told_before(memory: Remembered, say: str, at: int, what: str) -> bool | None:
    """Return whether a claim is true of something that lies open for all to see; nothing if it does not."""
    shown = memory.turned.get(at)
    return None if shown is None else _holds(say, what, shown)


def _holds(say: str, what: str, shown: str) -> bool:
    return (what == shown) == (say != "goal_is_not")


def turned_up(memory: Memory, at: int, shown: str) -> Memory:
    """Something was turned up for all to see: what was said of it is true or false from now on."""
    words = [
        replace(one, truth=_holds(one.say, one.what, shown)) if _places(one) and one.about == at else one
        for one in memory.words
    ]
    return replace(memory, words=words, turned={**memory.turned, at: shown})


def moved_away(memory: Memory, old: int, new: int) -> Memory:
    """Follow a goal that is moved openly (R-23)."""
    words = [replace(one, about=new) if _places(one) and one.about == old else one for one in memory.words]
    return replace(memory, words=words, lookers=_exchanged(memory.lookers, {old: new}))


def swapped(memory: Memory, one: int, two: int, share: float) -> Memory:
    """Two goals were exchanged, or may have been (C17): then nobody else knows what lies there any more."""
    both = {one: two, two: one}
    if share in (0.0, 1.0):
        if not share:
            return memory
        words = [replace(w, about=both.get(w.about, w.about)) if _places(w) else w for w in memory.words]
        return replace(memory, words=words, lookers=_exchanged(memory.lookers, both))
    words = [w for w in memory.words if not (_places(w) and w.about in both and w.truth is None)]
    lookers = {at: seats for at, seats in memory.lookers.items() if at not in both}
    return replace(memory, words=words, lookers=lookers)


def _exchanged(lookers: dict[int, list[int]], places: dict[int, int]) -> dict[int, list[int]]:
    return {places.get(at, at): seats for at, seats in lookers.items()}


def forget_dwarf(memory: Memory, seat: int) -> Memory:
    """A seat holds another dwarf now: what was said of it, and what it said, was another's."""
    words = [w for w in memory.words if w.by != seat and (_places(w) or w.about != seat)]
    return replace(memory, words=words, inspectors={k: v for k, v in memory.inspectors.items() if k != seat})


def _places(word: HeardClaim) -> bool:
    return word.say in ("goal_is", "goal_is_not", "chest_holds")


# -- weighing ------------------------------------------------------------------------------------------------


def heard(memory: Remembered, evidence: list[list[float]] | None = None, credit: float = 0.0) -> Heard:
    """Weigh all that was said; `evidence` of who the speakers are beside their words, as `Memory.rows`.

    `credit` is by how much speakers are thought more honest than that, in log-odds.
    """
    if not memory.words:
        return NOTHING
    guilt = _guilt(memory, evidence_of(memory) if evidence is None else evidence)
    guilt = _moved(guilt, [-credit] * len(guilt)) if credit else guilt
    treasure = _Places(memory.goals, [w for w in memory.words if _places(w)], _of_treasure, guilt)
    spider = _Places(memory.spiders, [w for w in memory.words if _places(w)], _of_spider, guilt)
    odds = [0.0] * memory.seats
    for run in (treasure, spider):
        for seat in {word.by for word in run.words}:
            odds[seat] += run.against(seat)
    most = rates().most_speaker
    odds = [max(-most, min(most, value)) for value in odds]
    chests = _chests([w for w in memory.words if w.say == "chest_holds"], _moved(guilt, odds))
    for word in memory.words:
        if word.say == "chest_holds" and word.truth is not None:
            odds[word.by] += _shown(word)
    about = _about_seats(memory, _moved(guilt, odds))
    return Heard([a + b for a, b in zip(odds, about, strict=True)], treasure.likely(), spider.likely(), chests)


def _guilt(memory: Remembered, evidence: list[list[float]]) -> list[float]:
    if SABOTEUR not in memory.roles:
        return [0.0] * memory.seats
    bad = memory.roles.index(SABOTEUR)
    return [row[bad] for row in marginals(evidence, tuple(memory.counts), memory.seats, memory.known)]


def _moved(guilt: list[float], odds: list[float]) -> list[float]:
    """Return chances of a saboteur with some log-odds more."""
    out = []
    for chance, more in zip(guilt, odds, strict=True):
        bad = chance * exp(more)
        out.append(bad / (bad + 1.0 - chance))
    return out


def _truth_rates(word: HeardClaim) -> Pair:
    return rates().fact_seen if word.saw else rates().fact_guessed


def _shown(word: HeardClaim) -> float:
    """Return the log-odds against whoever said what is now known to be true or false."""
    honest, bad = _truth_rates(word)
    return log(bad / honest) if word.truth else log((1.0 - bad) / (1.0 - honest))


def _of_treasure(word: HeardClaim, at: int) -> bool | None:
    """Return whether a claim is true if the treasure lies at a place; nothing if it says nothing of that."""
    if word.say == "goal_is_not":
        return word.about != at if word.what == "treasure" else None
    return None if word.say != "goal_is" else (word.about == at) == (word.what == "treasure")


def _of_spider(word: HeardClaim, at: int) -> bool | None:
    """Return the same for the spider (M4)."""
    if word.what != "spider":
        return None
    return (word.about == at) == (word.say == "goal_is")


class _Places:
    """Where one thing may lie, and what was said of it, by speaker."""

    def __init__(
        self,
        chances: dict[int, float],
        words: Iterable[HeardClaim],
        reads: Callable[[HeardClaim, int], bool | None],
        guilt: list[float],
    ) -> None:
        self.guilt = guilt
        rest = max(0.0, 1.0 - sum(chances.values()))  # it may lie nowhere, or be known by all
        self.chances = {**chances, -1: rest if rest > LEAST or not chances else 0.0}
        self.words = [word for word in words if reads(word, -1) is not None]
        self._said: dict[int, list[dict[int, float]]] = {}
        for word in self.words:
            by_role = self._said.setdefault(word.by, [dict.fromkeys(self.chances, 0.0) for _ in range(2)])
            for role, rate in enumerate(_truth_rates(word)):
                for at in self.chances:
                    true = reads(word, at) if word.truth is None else word.truth
                    by_role[role][at] += log(rate if true else 1.0 - rate)

    def _mixed(self, seat: int) -> dict[int, float]:
        """Return by place the log-likelihood of what a seat said, whichever it is."""
        honest, bad = self._said[seat]
        guilt = self.guilt[seat]
        return {at: log((1.0 - guilt) * exp(honest[at]) + guilt * exp(bad[at]) + 1e-30) for at in self.chances}

    def likely(self) -> dict[int, float]:
        """Return by place the log-likelihood of all that was said, beside that of lying nowhere if it may."""
        speakers = [self._mixed(seat) for seat in self._said]
        nowhere = sum(one[-1] for one in speakers) if self.chances[-1] else 0.0
        return {at: sum(one[at] for one in speakers) - nowhere for at in self.chances if at >= 0} if speakers else {}

    def against(self, seat: int) -> float:
        """Return what a seat's words say against it, as far as the others' words and one's own eyes judge them."""
        others = [self._mixed(other) for other in self._said if other != seat]
        weights = {at: log(max(LEAST, chance)) + sum(one[at] for one in others) for at, chance in self.chances.items()
                   if chance > 0.0}  # fmt: skip
        if not weights:
            return 0.0
        top = max(weights.values())
        honest, bad = (
            sum(exp(weight - top + said[at]) for at, weight in weights.items()) for said in self._said[seat]
        )
        return log((bad + 1e-30) / (honest + 1e-30))


def _chests(words: list[HeardClaim], guilt: list[float]) -> dict[int, dict[int, float]]:
    """Return by place the chance of what was named; a speaker may lie."""
    out: dict[int, dict[int, float]] = {}
    for word in words:
        if word.truth is None:
            honest, bad = _truth_rates(word)
            chance = (1.0 - guilt[word.by]) * honest + guilt[word.by] * bad
            named = out.setdefault(word.about, {})
            named[int(word.what)] = max(named.get(int(word.what), 0.0), chance if word.saw else 0.5 * chance)
    return {at: {n: c / max(1.0, sum(named.values())) for n, c in named.items()} for at, named in out.items()}


def _about_seats(memory: Remembered, guilt: list[float]) -> list[float]:
    """Weigh accusations, praise and denials: for whom they are about, and against whom they are by."""
    numbers, odds, own = rates(), [0.0] * memory.seats, [0.0] * memory.seats
    if SABOTEUR not in memory.roles:
        return odds
    usual = memory.counts[memory.roles.index(SABOTEUR)] / sum(memory.counts)
    for word in memory.words:
        if word.say == "i_am":
            own[word.by] += numbers.denied if word.what != SABOTEUR else 0.0
        ratio = _ratio(word)
        if ratio is None:
            continue
        speaker, target = guilt[word.by], guilt[word.about]
        if word.about != memory.seat:
            odds[word.about] += log(_mean(ratio, speaker))
        honest, bad = (_mean((1.0, one), target) / _mean((1.0, one), usual) for one in ratio)
        own[word.by] += log(bad / honest)  # as far as one knows better whom it accuses, or praises
    most = numbers.most_seat
    return [max(-most, min(most, a)) + max(-most, min(most, b)) for a, b in zip(odds, own, strict=True)]


def _mean(pair: Pair, share: float) -> float:
    return (1.0 - share) * pair[0] + share * pair[1]


def _ratio(word: HeardClaim) -> Pair | None:
    """Return how much more often an honest speaker and a saboteur says this of a saboteur than of anybody else."""
    numbers = rates()
    if word.say not in ("suspect", "trust"):
        return None
    against = word.say == "suspect" and word.what == SABOTEUR
    if word.saw:
        honest, bad = (true / (1.0 - true) for true in numbers.fact_seen)
        return (honest, bad) if against else (1.0 / honest, 1.0 / bad)
    if word.say == "trust":
        return numbers.trusted
    return numbers.accused if against else None
