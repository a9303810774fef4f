"""Feats: what somebody did in a finished game that is worth remembering.

They follow from the game's open story and its final roles alone, so they are worked out once, when the game is over,
and kept as facts of its people.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from saboteur.play import events as ev
from saboteur.play.commentary.said import RecordedVote
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Result
from saboteur.play.views.view_types import RoundResult

HIDDEN_SIDE = "saboteur"
LONE = frozenset({"greedy", "profiteer", "geologist"})  # they play for themselves
RICH = 10  # gold
VOTES = 2  # from so many on being right each time is more than luck
MANY = 3  # tools mended for others, maps read, or words of trust, in one game

FEATS: dict[str, str] = {
    "champion": "won a game alone",
    "every_round": "was earnings_by_round in every round of a game",
    "found": "reached the treasure",
    "found_alone": "reached the treasure with a dwarf that plays for itself",
    "hidden": "won a round as saboteur without one tool broken",
    "lone_saboteur": "won a round as the only saboteur",
    "rich": f"had {RICH} gold or more at the end of a game",
    "helper": f"mended {MANY} or more tools of others in a game",
    "reader": f"read {MANY} or more maps in a game",
    "detective": "pointed at a saboteur whenever the table voted, in a game with two votes or more",
    "veto": "stopped a card with the Veto",
    "believed": f"was told {MANY} times or more in a game that somebody trusts them, as a saboteur",
}


class Trusted(NamedTuple):
    """Somebody said that they trust a seat."""

    round: int  # from 1
    by: int
    seat: int


def feats(
    story: Iterable[RawEvent],
    result: Result,
    earned: list[list[int]],
    votes: Sequence[RecordedVote] = (),
    trusted: Iterable[Trusted] = (),
) -> list[list[str]]:
    """Return each seat's feats, in the order of `FEATS`, from a finished game with its pay, votes and talk."""
    found: list[set[str]] = [set() for _ in result.gold]
    events = [raw_event.seen_by(None) for raw_event in story]
    _of_rounds(found, result.rounds, earned, _broken(events))
    _of_actions(found, events)
    for seat in _detectives(result.rounds, votes):
        found[seat].add("detective")
    for seat in believed(result.rounds, trusted):
        found[seat].add("believed")
    for seat, feat in enumerate(found):
        if result.winners == [seat]:
            feat.add("champion")
        if result.gold[seat] >= RICH:
            feat.add("rich")
    return [[key for key in FEATS if key in feat] for feat in found]


def _of_rounds(
    found: list[set[str]], rounds: list[RoundResult], earned: list[list[int]], broken: list[set[int]]
) -> None:
    """Add what follows from roles and pay."""
    for one, amounts, hurt in zip(rounds, earned, broken, strict=True):
        for seat, role in enumerate(one.roles):
            if one.finder == seat:
                found[seat] |= {"found", "found_alone"} if role in LONE else {"found"}
            if role == HIDDEN_SIDE and amounts[seat] > 0:
                if seat not in hurt:
                    found[seat].add("hidden")
                if one.roles.count(HIDDEN_SIDE) == 1:
                    found[seat].add("lone_saboteur")
    if len(rounds) > 1:
        for seat, feat in enumerate(found):
            if all(amounts[seat] > 0 for amounts in earned):
                feat.add("every_round")


def _detectives(rounds: list[RoundResult], votes: Sequence[RecordedVote]) -> list[int]:
    """Return who was right in every vote; one alone may be luck."""
    if len(votes) < VOTES:
        return []
    roles = [(vote, rounds[vote.round - 1].roles) for vote in votes]
    return [
        seat
        for seat in range(len(rounds[0].roles))
        if all(vote.at[seat] is not None and held[vote.at[seat] or 0] == HIDDEN_SIDE for vote, held in roles)
    ]


def believed(rounds: Sequence[RoundResult], trusted: Iterable[Trusted]) -> list[int]:
    """Return who was trusted often enough as a saboteur; each says it once a round."""
    taken_in = Counter(
        one.seat
        for one in set(trusted)
        if one.by != one.seat and rounds[one.round - 1].roles[one.seat] == HIDDEN_SIDE
    )
    return [seat for seat, count in taken_in.items() if count >= MANY]


def _broken(story: list[ev.Event]) -> list[set[int]]:
    """Return for each round the seats that had a tool broken."""
    rounds: list[set[int]] = []
    for event in story:
        if isinstance(event, ev.RoundStarted):
            rounds.append(set())
        elif isinstance(event, ev.ToolBroken):
            rounds[-1].add(event.target)
    return rounds


def _of_actions(found: list[set[str]], story: list[ev.Event]) -> None:
    """Add what was done often enough."""
    times: Counter[tuple[str, int]] = Counter()
    for event in story:
        if isinstance(event, ev.ToolMended) and event.target != event.seat:
            times["helper", event.seat] += 1
        elif isinstance(event, ev.MapRead):
            times["reader", event.seat] += 1
        elif isinstance(event, ev.CardVetoed):
            found[event.seat].add("veto")
    for (feat, seat), count in times.items():
        if count >= MANY:
            found[seat].add(feat)
