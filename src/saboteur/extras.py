"""What is installed only where it is wanted: the extras of pyproject.toml, and how to get one that is missing."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires

_EXTRA = re.compile(r"""extra == ['"]([\w-]+)['"]""")


def packages(extra: str) -> list[str]:
    """List the packages of an extra as the installed package declares them, e.g. `pyarrow>=20`."""
    try:
        declared = requires("saboteur") or []
    except PackageNotFoundError:  # run from a folder of sources
        declared = []
    return [line.partition(";")[0].strip() for line in declared if _EXTRA.findall(line) == [extra]]


def how_to_get(extra: str) -> str:
    """Say what to install. The packages themselves are named: nobody needs to know where saboteur came from."""
    named = " ".join(f"'{package}'" for package in packages(extra))
    return f"pip install {named}" if named else f"install the packages of the extra {extra!r} in pyproject.toml"
