"""Games between players of known strength, to see whether ratings find it out.

    python -m bench.rating_games --games 2000 --jobs 2 --out games.jsonl

Each player thinks as `shrewd` does in a share of its decisions and as `novice` in the others; the shares as digger
and as saboteur differ. Beside them play bots of every level that is quick enough.
"""

from __future__ import annotations

import argparse
import random
from functools import partial
from pathlib import Path

import msgspec

from saboteur.bots.arena.bot_game import play
from saboteur.bots.memory.bot_memory import Memory
from saboteur.club.games import SABOTEUR, PlayedGame, PlayedRound
from saboteur.play.events.audiences import RawEvent
from saboteur.play.game import Game
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View
from saboteur.server.tables.results.earnings import earnings_by_round
from saboteur.workers import Workers, each

PEOPLE = 48
BOTS = ("random", "novice", "steady", "shrewd")
KINDS = {  # modules, seats from and to, share of the games
    "tournament": (("base", "tournament"), 5, 9, 0.6),
    "base": (("base",), 3, 10, 0.2),
    "saboteur2": (("saboteur2",), 3, 10, 0.2),
}


class Skill(msgspec.Struct, frozen=True):
    """The shares of decisions in which somebody thinks well."""

    digging: float
    sabotage: float


def population() -> dict[str, Skill]:
    """Return everybody and how good they are: evenly spread on the whole, the sides up to a quarter apart."""
    rng = random.Random("population")
    out = {}
    for number in range(PEOPLE):
        level = number / (PEOPLE - 1)
        apart = rng.uniform(-0.25, 0.25)
        out[f"p{number:02}"] = Skill(*(min(1.0, max(0.0, level + sign * apart)) for sign in (1, -1)))
    return out


EVERYBODY = population()


def play_one(number: int) -> PlayedGame:
    """Play the game of a number: kind, seats and people follow from it."""
    rng = random.Random(f"game {number}")
    kind = rng.choices(list(KINDS), [share for *_, share in KINDS.values()])[0]
    modules, least, most, _ = KINDS[kind]
    seats = rng.randint(least, most)
    people = rng.sample([*EVERYBODY, *BOTS], seats)
    dice = random.Random(f"minds {number}")

    def level(seat: int, view: View) -> str:
        who = people[seat]
        if who in BOTS:
            return who
        own, skill = view.own, EVERYBODY[who]
        share = skill.sabotage if own is not None and own.role == SABOTEUR else skill.digging
        return "shrewd" if dice.random() < share else "novice"

    last: list[Game] = []

    def watch(game: Game, told: tuple[RawEvent, ...], memories: list[Memory]) -> None:
        _ = told, memories
        last[:] = [game]

    played = play(Setup(seats=seats, modules=modules, seed=number), level, watch)
    earned = earnings_by_round(last[0].story(), seats)
    rounds = [
        PlayedRound(one.roles, [amount > 0 for amount in amounts])
        for one, amounts in zip(played.rounds, earned, strict=True)
    ]
    return PlayedGame(kind=kind, people=people, gold=played.gold, rounds=rounds)


def play_many(games: int, first: int, jobs: int) -> list[PlayedGame]:
    """Play many games; the result does not depend on the number of processes."""
    return list(each(partial(play_one), range(first, first + games), Workers(jobs), 8))


def main() -> None:
    """Play and write the games, a line each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    games = play_many(args.games, args.first, args.jobs)
    args.out.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in games))


if __name__ == "__main__":
    main()
