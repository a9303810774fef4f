"""What the soak test makes of its samples (bench/soak.py): it must be able to fail."""

from __future__ import annotations

import pytest
from bench.soak import EVERY, Sample, verdict


def samples(growing: dict[str, float] | None = None, *, count: int = 240) -> list[Sample]:
    """Samples of a server where only what is named grows, by so much in all."""
    flat = {"memory": 150.0, "files": 60.0, "threads": 9.0, "p50": 0.004, "late": 0.0005}
    found = []
    for number in range(count):
        grown = {name: value + (growing or {}).get(name, 0.0) * number / count for name, value in flat.items()}
        found.append(
            Sample(
                at=(number + 1) * EVERY,
                memory=grown["memory"],
                workers=80.0,
                files=round(grown["files"]),
                threads=round(grown["threads"]),
                core=0.05,
                moves=300,
                p50=grown["p50"],
                p99=0.02,
                late=grown["late"],
                tables=20,
                remembered=100,
                lag=0.0,
                store=5.0,
                counts={"moves": 300 * number},
            )
        )
    return found


def test_a_server_that_stays_as_it_was_passes() -> None:
    lines, well = verdict(samples())
    assert well
    assert not any("GREW" in line for line in lines)


@pytest.mark.parametrize(
    ("what", "by", "word"), [("memory", 20.0, "memory"), ("files", 30.0, "open files"), ("threads", 9.0, "threads")]
)
def test_what_grows_is_named(what: str, by: float, word: str) -> None:
    lines, well = verdict(samples({what: by}))
    assert not well
    assert next(line for line in lines if line.startswith("GREW")).split("  ")[1].startswith(word)


def test_slower_moves_are_the_servers_fault_only_when_the_machine_is_not_late_itself() -> None:
    assert not verdict(samples({"p50": 0.020}))[1]
    assert verdict(samples({"p50": 0.020, "late": 0.020}))[1]


def test_a_short_run_says_nothing() -> None:
    lines, well = verdict(samples(count=10))
    assert not well
    assert "too short" in lines[0]
