"""Tournaments between bots: one that is played out, and many from a stock of games to compare formats."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from saboteur.bots.arena.bot_game import play
from saboteur.club.event import Entrant, Event, Plan, with_result
from saboteur.club.formats import is_over, stand, with_next_round
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View
from saboteur.workers import Workers, each

STOCK = 24  # games of each line-up, from which many tournaments draw


class Job(msgspec.Struct, frozen=True):
    """A game to be played: each seat's level, and the deal."""

    levels: tuple[str, ...]
    modules: tuple[str, ...]
    seed: str


def gold_of(job: Job) -> list[int]:
    """Play a game and return each seat's gold."""

    def level(seat: int, view: View) -> str:
        _ = view
        return job.levels[seat]

    return play(Setup(seats=len(job.levels), modules=job.modules, seed=job.seed), level).gold


def field(people: int, levels: Sequence[str], plan: Plan, seed: str, name: str = "simulated") -> Event:
    """Return a tournament of bots, their levels in turn."""
    entrants = [
        Entrant(key=f"{levels[i % len(levels)]}-{i + 1:03}", name=f"{levels[i % len(levels)]} {i + 1}",
                bot=levels[i % len(levels)])
        for i in range(people)
    ]  # fmt: skip
    return Event(name=name, seed=seed, plan=plan, entrants=entrants)


def play_out(
    event: Event, modules: Sequence[str], workers: Workers, told: Callable[[Event], None] = lambda _: None
) -> Event:
    """Play a tournament to its end with real games; `told` hears of each round."""
    levels = {one.key: one.bot or "steady" for one in event.entrants}
    while not is_over(event):
        event = with_next_round(event)
        number = len(event.rounds)
        tables = event.rounds[-1].tables
        jobs = [
            Job(tuple(levels[key] for key in table.seats), tuple(modules), deal(event, number, table.number))
            for table in tables
        ]
        for table, gold in zip(tables, each(partial(gold_of), jobs, workers), strict=True):
            event = with_result(event, number, table.number, gold)
        told(event)
    return event


def deal(event: Event, number: int, table: int) -> str:
    """Return the seed of a table's deal: one for all tables of a duplicate's round."""
    which = "" if event.plan.format == "duplicate" else f"/{table}"
    return f"{random.Random(f'{event.seed}/{number}{which}').getrandbits(128):032x}"


class Stock:
    """Games of all line-ups that come up, played once and drawn from again and again."""

    def __init__(self, modules: Sequence[str], workers: Workers, games: int = STOCK) -> None:
        self._modules = tuple(modules)
        self._workers = workers
        self._games = games
        self._golds: dict[tuple[str, ...], list[list[int]]] = {}

    def draw(self, levels: Sequence[str], rng: random.Random) -> list[int]:
        """Return the gold of a game of people with such levels; who of one level sat where is drawn, too."""
        line_up = tuple(sorted(levels))
        if line_up not in self._golds:
            name = ".".join(line_up)
            seeds = [f"{random.Random(f'{name}/{i}').getrandbits(128):032x}" for i in range(self._games)]
            mixed = [tuple(random.Random(seed).sample(line_up, len(line_up))) for seed in seeds]
            jobs = [Job(one, self._modules, seed) for one, seed in zip(mixed, seeds, strict=True)]
            golds = list(each(partial(gold_of), jobs, self._workers))
            self._golds[line_up] = [
                [gold for _, gold in sorted(zip(one, amounts, strict=True), key=lambda pair: pair[0])]
                for one, amounts in zip(mixed, golds, strict=True)
            ]
        game = rng.choice(self._golds[line_up])
        seats = list(range(len(levels)))
        rng.shuffle(seats)
        by_level = sorted(seats, key=lambda seat: levels[seat])
        out = [0] * len(levels)
        for seat, gold in zip(by_level, game, strict=True):
            out[seat] = gold
        return out


def best_wins(people: int, levels: Sequence[str], plan: Plan, stock: Stock, times: int) -> float:
    """Return in what share of many tournaments the first place went to the first of the levels."""
    won = 0
    for time in range(times):
        rng = random.Random(f"tournament {time}")
        event = field(people, levels, plan, f"{rng.getrandbits(128):032x}")
        level = {one.key: one.bot or "" for one in event.entrants}
        while not is_over(event):
            event = with_next_round(event)
            for table in event.rounds[-1].tables:
                gold = stock.draw([level[key] for key in table.seats], rng)
                event = with_result(event, len(event.rounds), table.number, gold)
        won += level[stand(event)[0].key] == levels[0]
    return won / times
