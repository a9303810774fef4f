"""What one's line was worth: each choice by the judge, from what one could know, and the score of the whole.

It is judged in pieces, a choice each, so that other people's bots think in between.
"""

from __future__ import annotations

import random
from math import exp
from typing import Final, NamedTuple

import msgspec

from saboteur.bots.review.verdict import Effort, best_option, judge_move
from saboteur.daily.deal import Deal
from saboteur.daily.table import DailyTable, Moves
from saboteur.play.actions import unpack
from saboteur.play.commentary.thoughts import worth_telling

RESULT: Final = 25  # points for one's side having its way; the rest is for how one played
PLAY: Final = 100 - RESULT
SOFT: Final = 1.5  # gold given away that leaves a little more than a third of the points for playing
LUCK: Final = "daily"  # the same place in the story always gets the same verdict
EFFORT: Final = Effort()


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """One judged choice of a line."""

    step: int  # how many moves had been made
    node: str  # the place in the day's story
    code: int  # what was chosen
    cost: float  # gold given away, by the judge
    better: int | None = None  # what was better


class Judged(msgspec.Struct, frozen=True):
    """A line with its score."""

    score: int
    won: bool  # whether one's side had its way
    gold: int
    choices: list[Choice]


class Piece(NamedTuple):
    """One thing for a worker to do: judge the choice that a move was, or find the best one there."""

    deal: Deal
    moves: Moves  # all that was done before
    code: int | None  # what was chosen then; None: find the best


def choices_of(deal: Deal, moves: Moves) -> list[int]:
    """Return the numbers of the person's moves at which there was something to choose."""
    table, found = DailyTable(deal), []
    game = table.game
    for step, (seat, code) in enumerate(moves):
        if seat == deal.seat and worth_telling(game.legal(seat), unpack(code)):
            found.append(step)
        game.apply_code(seat, code)
    return found


def judge_choice(piece: Piece) -> Choice:
    """Judge one choice. Runs in a worker."""
    deal, moves, code = piece
    assert code is not None
    table = DailyTable(deal, moves)
    seat, game = deal.seat, table.game
    verdict = judge_move(
        game.view(seat), game.legal(seat), table.memory(), unpack(code), f"{LUCK} {table.node}", EFFORT
    )
    better = None
    if verdict.better is not None:
        better = game.code(seat, verdict.better)
    return Choice(len(moves), table.node, code, verdict.cost, better)


def best_step(piece: Piece) -> list[tuple[int, int]]:
    """Play on from a place as the judge would, by one choice of the person's seat. Runs in a worker."""
    deal, moves, _ = piece
    table = DailyTable(deal, moves)
    seat, game = deal.seat, table.game
    if table.go_on():
        rng = random.Random(f"{LUCK} {table.node}")
        best = best_option(game.view(seat), game.legal(seat), table.memory(), rng, EFFORT)
        table.act(game.code(seat, best))
        table.go_on()
    return table.moves


def result_of(deal: Deal, moves: Moves) -> tuple[bool, int] | None:
    """Return whether the person's side had its way, and its gold; None: the game is not over."""
    game = DailyTable(deal).game
    for seat, code in moves:
        game.apply_code(seat, code)
    if game.result is None:
        return None
    gold = game.result.gold[deal.seat]
    return gold > 0, gold


def points(cost: float) -> int:
    """Return what giving so much gold away costs, in points."""
    return round(PLAY * (1.0 - exp(-cost / SOFT)))


def judged(choices: list[Choice], won: bool, gold: int) -> Judged:
    """Add a line up."""
    lost = sum(choice.cost for choice in choices)
    return Judged(RESULT * won + PLAY - points(lost), won, gold, choices)


SIGNS: Final = "💎🪙🪨"  # nothing given away, a little, much
LITTLE: Final = 8  # points


def signs(choices: list[Choice]) -> str:
    """Return five signs for the five parts of a line, from its beginning to its end; they tell nothing of the day."""
    count = len(choices)
    parts = [choices[part * count // 5 : (part + 1) * count // 5] for part in range(5)]
    lost = [points(sum(choice.cost for choice in part)) for part in parts]
    return "".join(SIGNS[0 if not one else 1 if one <= LITTLE else 2] for one in lost)
