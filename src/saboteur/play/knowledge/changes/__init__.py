"""What events of modules change: the view of whoever is told them, and what a seat can account for.

One file for each module of the boxes that has events of its own, with the name of its rules in `core/modules`; the
types of these events stand below views, in `play/modules`. Each may have these tables, and nobody lists the files:

`VIEW`    of each event: how it changes a view; an event without an entry stands in no view by itself
`LEDGER`  of each event: how it changes the ledger of a seat (see `accounting`)
"""

from collections.abc import Callable
from typing import Any

from saboteur.play.knowledge.ledger import Ledger
from saboteur.play.views.view_types import View

Show = Callable[[View, Any], View]
Account = Callable[[Ledger, Any], None]
