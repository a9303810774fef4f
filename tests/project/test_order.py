"""Tests of the page are spread over the workers, whatever else they do."""

from itertools import pairwise
from typing import cast

import pytest
from tests.order import PAGE, mixed


class Named:
    def __init__(self, nodeid: str) -> None:
        self.nodeid = nodeid


def named(*nodeids: str) -> list[pytest.Item]:
    return cast(list[pytest.Item], [Named(nodeid) for nodeid in nodeids])


def test_every_part_has_tests_of_the_page_first_or_last_in_turn() -> None:
    items = named(
        *(f"tests/a/test_{file}.py::test_{test}" for file in range(8) for test in range(3)),
        *(f"{PAGE}test_{file}.py::test_{test}" for file in range(4) for test in range(2)),
    )
    order = [item.nodeid for item in mixed(items, 4)]
    assert sorted(order) == sorted(item.nodeid for item in items)
    parts = [order[i * 8 : i * 8 + 8] for i in range(4)]
    for number, part in enumerate(parts):
        ours = [nodeid.startswith(PAGE) for nodeid in part]
        assert ours == ([True] * 2 + [False] * 6 if number % 2 == 0 else [False] * 6 + [True] * 2)


def test_what_a_file_sets_up_is_shared_as_before() -> None:
    items = named(*(f"tests/a/test_{file}.py::test_{test}" for file in range(5) for test in range(3)))
    files = [item.nodeid.partition("::")[0] for item in mixed(items, 2)]
    assert sum(one != other for one, other in pairwise(files)) == 4
