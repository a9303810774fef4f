"""The order of the tests where several workers share them: browsers beside everything else, not all at the end.

Tests of the page keep the cores busy, many of the others wait for sockets and processes. By their names those of the
page come last, and all workers would drive browsers at once there, on cores that were half idle before. Each worker
begins with an equal part of all tests (and takes from others when it is done); so every part has its share of the
page's, first in one, last in the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, groupby
from typing import TypeVar

import pytest

PAGE = "tests/web/"

Item = TypeVar("Item", bound=pytest.Item)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mix the tests; all workers find the same order."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = mixed(items, workers)


def mixed(items: Sequence[Item], workers: int) -> list[Item]:
    """Return the tests in as many parts as there are workers, with the page's first or last in turn."""
    page = _files(item for item in items if item.nodeid.startswith(PAGE))
    others = _files(item for item in items if not item.nodeid.startswith(PAGE))
    out: list[Item] = []
    for part in range(workers):
        shares = [page[part::workers], others[part::workers]]
        for share in shares if part % 2 == 0 else reversed(shares):
            out += chain.from_iterable(share)
    return out


def _files(items: Iterable[Item]) -> list[list[Item]]:
    """Cut tests into files: what a file's tests share is set up once."""
    return [list(tests) for _, tests in groupby(items, lambda item: item.nodeid.partition("::")[0])]
