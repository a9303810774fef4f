"""What a judge makes of a finished game: chances, costs of moves, moments that decided it, and lies.

`saboteur.bots.review.judge` makes it, `saboteur.words` says it. It tells every secret of its game: for finished games
only. `docs/analysis.md` explains every number.
"""

from typing import Literal

import msgspec

from saboteur.play.actions import AnyAction
from saboteur.play.commentary.said import Said
from saboteur.play.commentary.thoughts import Ground

VERSION = 5  # an analysis that was kept by another version is made again

# Who can win a round: gold-diggers, a greedy dwarf (C16), saboteurs, the teams (S10).
Side = Literal["digger", "greedy", "blue", "green", "saboteur"]


class SideChance(msgspec.Struct, frozen=True):
    """How likely a side is to win the round."""

    side: Side  # who
    chance: float  # from 0 to 1; both teams may win together


class Standing(msgspec.Struct, frozen=True):
    """How a round stood after a step."""

    step: int  # how many actions had been done
    round: int  # counted from 1
    chances: list[SideChance]  # of each side that is in the round


class JudgedMove(msgspec.Struct, frozen=True):
    """What an action cost against the best one that its player could have known of."""

    step: int  # the number of the action, from 1
    seat: int  # who did it
    cost: float  # gold given away; 0 where the difference lies within the judge's error
    better: AnyAction | None = None  # what was better; null where nothing was
    ground: Ground | None = None  # the chief reason for that


class Swing(msgspec.Struct, frozen=True):
    """A moment that decided much."""

    step: int  # the action that began it
    seat: int  # who did it
    round: int  # counted from 1
    side: Side  # whose chance changed most
    before: float  # its chance before
    after: float  # and afterwards


class Lie(msgspec.Struct, frozen=True):
    """A claim that its speaker knew to be false."""

    step: int  # how many actions had been done by then
    said: Said  # by whom, and what
    believed: list[int]  # seats whose careful reading of the table it changed
    followed: list[int]  # seats that then acted as if it were true

    @property
    def worked(self) -> bool:
        """Return whether anybody fell for it."""
        return bool(self.believed or self.followed)


class Analysis(msgspec.Struct, frozen=True):
    """What a judge makes of a finished game."""

    version: int  # of this format and of the judge
    standings: list[Standing]  # at the deals and after each turn
    moves: list[JudgedMove]  # every action where there was a choice
    swings: list[Swing]  # what decided the game, most first
    lies: list[Lie]  # in the order in which they were told
    left_out: list[str]  # modules whose cards and questions were not judged
    talk: bool  # whether the record has what was said
