"""What each seat was paid at the end of each round: by that, and by nothing else, a role has won a round or not.

It holds for every ruleset: teams, lone dwarfs and saboteurs are paid or not. What a thief takes does not count.
"""

from __future__ import annotations

from collections.abc import Iterable

from saboteur.play.events import GameEnded, GoldGained, GoldTaken, RoundEnded, RoundStarted
from saboteur.play.events.audiences import RawEvent


def earnings_by_round(story: Iterable[RawEvent], seats: int) -> list[list[int]]:
    """Return for each round what each seat was paid after it; the story is that of a game that is over."""
    rounds: list[list[int]] = []
    paying = False
    for raw_event in story:
        event = raw_event.seen_by(None)
        if isinstance(event, RoundEnded):
            rounds.append([0] * seats)
            paying = True
        elif isinstance(event, RoundStarted | GameEnded):
            paying = False
        elif paying and isinstance(event, GoldGained):
            rounds[-1][event.seat] += event.amount
        elif paying and isinstance(event, GoldTaken):
            own = raw_event.seen_by(event.seat)
            assert isinstance(own, GoldTaken)
            rounds[-1][event.seat] += own.value or 0
    return rounds
