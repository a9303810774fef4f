"""Nights by the dozen, as a worker lets them pass."""

from __future__ import annotations

import gc
import resource

from tests.simulation import virtual_time

virtual_time.install()  # before anybody keeps a clock

from tests.simulation.night import FAULTS, Broken, spend  # noqa: E402 -- see above
from tests.simulation.planted_faults import PLANTED  # noqa: E402 -- see above

TIDIED = 10  # nights after which the collector has its turn


def some(seeds: range, seconds: float) -> tuple[dict[int, str], float, int, float]:
    """Let nights pass: what broke, how much time passed in them, how many steps were made, and the CPU it took."""
    began, broken, hours, steps = cpu(), {}, 0.0, 0
    gc.disable()  # a tenth of the time; what is left of a night goes between two
    for number, seed in enumerate(seeds):
        if number % TIDIED == 0:
            gc.collect()
        try:
            night = spend(seed, seconds=seconds)
        except Broken as why:
            broken[seed] = str(why)
        else:
            hours += night.passed / 3600
            steps += night.steps
    return broken, hours, steps, cpu() - began


def cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def story(seed: int, seconds: float) -> tuple[list[str], str]:
    """Say what happened in a night, and why it broke, if it did."""
    try:
        night = spend(seed, seconds=seconds)
    except Broken as why:
        return [*why.acts, f"seed {seed}: {why}"], str(why)
    return [*night.acts, f"seed {seed}: {night.steps} steps, {night.digest()}"], ""


def breaks(seed: int, seconds: float, trouble: frozenset[str]) -> bool:
    try:
        spend(seed, seconds=seconds, trouble=trouble)
    except Broken:
        return True
    return False


def shrunk(seed: int, seconds: float) -> tuple[frozenset[str], float]:
    """Leave out what a night does not need to break: kinds of faults, then time."""
    trouble = frozenset(FAULTS)
    for kind in FAULTS:
        if breaks(seed, seconds, trouble - {kind}):
            trouble -= {kind}
    while seconds > 1 and breaks(seed, seconds * 0.8, trouble):
        seconds *= 0.8
    return trouble, seconds


def find(name: str, seeds: int) -> tuple[str, int, str]:
    """Look for a planted fault: the first seed that finds it, -1 if none does."""
    with PLANTED[name]():
        for seed in range(seeds):
            try:
                spend(seed)
            except Broken as why:
                return name, seed, str(why)
    return name, -1, ""
