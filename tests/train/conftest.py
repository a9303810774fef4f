"""What trains takes long, and wants torch: without it, test_with_torch.py looks for one on the disk."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

TORCH = importlib.util.find_spec("torch") is not None
WANTING = {path for path in Path(__file__).parent.glob("test_*.py") if "\ntorch = " in path.read_text("utf-8")}


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out what cannot even be imported."""
    return True if collection_path in WANTING and not TORCH else None


@pytest.hookimpl(tryfirst=True)  # before what is long is left out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what trains."""
    for item in items:
        if item.path in WANTING:
            item.add_marker(pytest.mark.long)
