"""Weights at random, for tests of what a network does whatever it has learned."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from saboteur.bots.network import network_layout, play_net

ABOUT: dict[str, Any] = {
    "version": network_layout.VERSION, "wide": 16, "blocks": 1, "narrow": 8, "rulesets": [[3, "base"], [10, "base"]],
}  # fmt: skip


def write(path: Path, about: dict[str, Any] | None = None, leave_out: str = "", spoil: str = "") -> Path:
    """Write weights, some of them left out or spoiled if asked to."""
    about = {**ABOUT, **(about or {})}
    dice = np.random.default_rng(1)
    shapes = play_net.shapes(msgspec.convert({**about, "version": 1}, play_net.About))
    arrays: dict[str, Any] = {
        key: dice.normal(0.0, 0.3, shape).astype(np.float16) for key, shape in shapes.items() if key != leave_out
    }
    if spoil:
        arrays[spoil] = arrays[spoil] * np.nan
    arrays["about"] = np.frombuffer(msgspec.json.encode(about), np.uint8)
    np.savez(path, **arrays)
    return path
