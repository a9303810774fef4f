"""Everything that a module from outside is written with; see docs/add-a-module.md and examples/.

A module sees whole states, secrets included: it is part of the rules. Install only modules you trust.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from saboteur.core.rules.card_module import (
    CardModule,
    about_card,
    about_cell,
    about_seat,
    any_seat,
    ask,
    asked,
    choose_card,
    choose_cell,
    choose_number,
    choose_seat,
    get,
    give_gold,
    play_on,
    put,
    secret,
    show,
    tell,
    worked,
    yes_or_no,
)
from saboteur.core.table.cards import KIND, NAMES
from saboteur.core.table.codes import (
    END_HANDS,
    END_PASSED,
    END_SPIDER,
    END_TREASURE,
    card_of,
    cell_of,
    number_of,
    seat_of,
)
from saboteur.core.table.ruleset import Module, Rules
from saboteur.core.table.spec import Card, Field, ModuleSpec, Option, Question
from saboteur.core.table.state import State

__all__ = [
    "END_HANDS",
    "END_PASSED",
    "END_SPIDER",
    "END_TREASURE",
    "KIND",
    "NAMES",
    "Card",
    "CardModule",
    "Field",
    "Module",
    "ModuleSpec",
    "Option",
    "Question",
    "Rules",
    "State",
    "about_card",
    "about_cell",
    "about_seat",
    "any_seat",
    "append",
    "ask",
    "asked",
    "card_of",
    "cell_of",
    "choose_card",
    "choose_cell",
    "choose_number",
    "choose_seat",
    "get",
    "give_gold",
    "i64",
    "number_of",
    "play_on",
    "put",
    "seat_of",
    "secret",
    "show",
    "tell",
    "vec",
    "worked",
    "yes_or_no",
]
