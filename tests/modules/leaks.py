"""Leaks with whatever modules are installed: two worlds that a viewer cannot tell apart send it the same bytes."""

from __future__ import annotations

import argparse
import sys

from tests.leaks.harness import Table
from tests.leaks.worlds import check

from saboteur.play.extensions.module_words import late_modules

STEPS = 250


def main() -> int:
    """Compare worlds for every viewer, in small games and in large ones, with each installed module."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    keys = [spec.key for spec in late_modules()]
    if not keys:
        sys.exit("no module is installed")
    compared = 0
    for key in keys:
        for seats, modules in ((5, ["base"]), (6, ["base", "veto", "trove", "chests"]), (4, ["saboteur2"])):
            for viewer in (None, 0, seats - 1):
                compared += check(Table.at(11, (seats, [*modules, key], {})), viewer, STEPS).compared
    sys.stdout.write(f"{', '.join(keys)}: no leak in {compared} steps\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
