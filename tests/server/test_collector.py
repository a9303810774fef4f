"""The garbage collector under the server's hand."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import house, quick
from tests.server.lines import line_to

from saboteur.client import Client
from saboteur.server import messages as m
from saboteur.server.garbage_collector import FEW, MANY, SAMPLED, WARY, Collector


class Ring:
    """An object that only a collection can take."""

    def __init__(self) -> None:
        self.me = self
        self.more = [self]


@pytest.fixture
def collector() -> Iterator[Collector]:
    collector = Collector()
    before = gc.get_threshold()
    collector.open()
    yield collector
    collector.close()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def rings() -> int:
    return sum(isinstance(one, Ring) for one in gc.get_objects())


def test_a_crowd_is_put_aside_and_not_looked_at_again(collector: Collector) -> None:
    kept = [Ring() for _ in range(100)]
    assert rings() == 100
    collector.ended()
    collector.sweep(FEW + 1)
    assert rings() == 0  # aside
    assert len(kept) == 100


def test_what_was_put_aside_is_collected_when_the_crowd_has_gone(collector: Collector) -> None:
    kept: list[Ring] | None = [Ring() for _ in range(100)]
    collector.ended()
    collector.sweep(FEW + 1)
    assert kept
    kept = None
    collector.sweep(0)
    gc.unfreeze()
    assert rings() == 0


def test_what_was_put_aside_is_collected_after_many_have_gone_even_with_a_crowd(collector: Collector) -> None:
    kept: list[Ring] | None = [Ring() for _ in range(100)]
    collector.sweep(FEW + 1)
    assert kept
    kept = None
    for _ in range(MANY):
        collector.ended()
    collector.sweep(FEW + 1)
    gc.unfreeze()
    assert rings() == 0


def test_without_an_end_a_small_server_looks_for_nothing(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "collect", lambda: pytest.fail("for nothing"))
    collector.sweep(1)


def test_a_collector_that_was_not_opened_does_nothing() -> None:
    before = gc.get_freeze_count()
    collector = Collector()
    collector.ended()
    collector.sweep(FEW + 1)
    assert gc.get_freeze_count() == before


def test_lines_that_end_leave_next_to_nothing_for_the_collector(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(quick(tmp_path)) as there:
            ann = await Client.new(there.url)
            table = (await ann.create(m.NewTable(name="Ann"))).table

            async def visit(times: int) -> int:
                for _ in range(times):
                    async with line_to(there, table, ann.token) as line:
                        await line.hear_a(m.Snapshot)
                await asyncio.sleep(0.05)
                gc.collect()
                return sum("saboteur.server" in type(one).__module__ for one in gc.garbage)

            await visit(3)
            gc.disable()
            gc.set_debug(gc.DEBUG_SAVEALL)  # what would be collected is kept in `gc.garbage`
            try:
                ours = await visit(20)
            finally:
                gc.set_debug(0)
                gc.garbage.clear()
                gc.enable()
            assert ours <= 40  # at most two small things a line: parser and connection know each other

    asyncio.run(asyncio.wait_for(story(), 180))


def test_in_a_crowd_the_young_are_collected_little_by_little_and_put_aside(collector: Collector) -> None:
    before = gc.get_freeze_count()
    for _ in range(3):
        Ring()
    kept = [[one] for one in range(1000)]
    collector.tidy(FEW)
    assert rings() == 3, "without a crowd nothing is done"
    collector.tidy(FEW + 1)
    assert rings() == 0
    assert gc.get_freeze_count() > before + len(kept) / 2


class Looks:
    """Counts the looks at the young, and says how much each found."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made, self.finds = 0, 0
        monkeypatch.setattr(gc, "collect", self._look)

    def _look(self, _generation: int = 2) -> int:
        self.made += 1
        return self.finds


def tidied(collector: Collector, looks: Looks, times: int) -> int:
    """Say how many looks were made."""
    before = looks.made
    for _ in range(times):
        collector.tidy(FEW + 1)
    return looks.made - before


def test_where_nothing_was_found_for_long_only_a_part_is_looked_at(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = Looks(monkeypatch)
    assert tidied(collector, looks, WARY - 1) == WARY - 1
    assert tidied(collector, looks, 10 * SAMPLED) == 10
    looks.finds = 1
    assert tidied(collector, looks, SAMPLED) == 1
    looks.finds = 0
    assert tidied(collector, looks, WARY - 1) == WARY - 1, "after a find all are looked at"
    assert tidied(collector, looks, 10 * SAMPLED) == 10


def test_what_was_put_aside_unseen_is_collected_once_finds_say_that_it_is_much(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        looks = Looks(patched)
        tidied(collector, looks, WARY)
        kept: list[Ring] | None = [Ring() for _ in range(100)]
        tidied(collector, looks, 1)  # put aside unseen
        looks.finds = MANY
        tidied(collector, looks, SAMPLED)
    assert kept
    kept = None
    collector.sweep(FEW + 1)
    gc.unfreeze()
    assert rings() == 0
