"""What is pinned in pins.json is there again: `python -m tools.pins` names every difference."""

from __future__ import annotations

import json

import pytest
from tools import pins


@pytest.mark.long
@pytest.mark.parametrize("part", pins.PARTS)
def test_what_is_pinned_is_there_again(part: str) -> None:
    assert pins.compare([part]) == []


def test_a_difference_is_named_with_its_place_and_rounding_is_none() -> None:
    stored = json.loads(pins.STORED.read_text("utf-8"))
    row = stored["decisions"]["base 5"]["shrewd"][0]
    assert pins.differences(row, [*row[:-1], row[-1] + 0.01]) == []
    assert pins.differences({"shrewd": [row]}, {"shrewd": [["pass", *row[1:]]]}) == [
        f"shrewd · 1 · 1: {row[0]} was pinned, pass is there"
    ]
    assert pins.differences({"base 5": [1, 2]}, {"base 5": [1]}) == ["base 5: [1, 2] was pinned, [1] is there"]
