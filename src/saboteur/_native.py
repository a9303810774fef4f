"""Which core runs: the one compiled by mypyc, or the same sources as plain Python.

Compiled extension modules lie beside the sources, and Python prefers them. With SABOTEUR_PURE=1 in
the environment the sources are taken instead (to compare the two, to debug, to measure coverage).
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import pkgutil
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType

CORE = "saboteur.core"


class SourcesOnly:
    """An import finder that answers for the core alone and sees nothing but .py files."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del target  # part of the protocol, of use only for reloading
        if name != CORE and not name.startswith(f"{CORE}."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def install_if_asked() -> None:
    """With SABOTEUR_PURE=1, make the core come from its sources. Call it before importing the core."""
    if os.environ.get("SABOTEUR_PURE") == "1" and SourcesOnly not in sys.meta_path:
        sys.meta_path.insert(0, SourcesOnly)


def compiled() -> bool:
    """Whether the core in use is the compiled one."""
    core = importlib.import_module(CORE)
    names = [CORE, *(module.name for module in pkgutil.iter_modules(core.__path__, f"{CORE}."))]
    return any(_is_extension(name) for name in names)


def _is_extension(name: str) -> bool:
    spec = importlib.util.find_spec(name)
    return spec is not None and bool(spec.origin) and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))
