"""What each module of the boxes brings besides its rules and its words: what is done, what happens, who may know it.

One file for each, with the name of its rules in `core/modules`, which cannot have these: what compiles there knows no
typed values. Each may have these tables, and nobody lists the files:

`PACKED`     its actions: where their fields lie in the number, in the order in which notation writes them
`TWO_WORDS`  its answers that are one word for yes and another for no: the field, and the verbs for no and for yes
`PHRASES`    its actions that notation writes in another way
`TOLD`       its events by their numbers: what they are made of, and who may know it
`ASKED`      its questions: what everybody sees of them beside who is asked
"""

import importlib
import pkgutil
from typing import Any


def gathered(table: str, package: str = __name__) -> dict[Any, Any]:
    """Put together what the modules have in a table, in their files of a package."""
    found: dict[Any, Any] = {}
    for name in sorted(info.name for info in pkgutil.iter_modules(importlib.import_module(package).__path__)):
        found |= getattr(importlib.import_module(f"{package}.{name}"), table, {})
    return found
