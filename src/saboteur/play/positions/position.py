"""The position document: a complete game at one moment, in words a person can write.

Small things are short words, the same in JSON and in the text form: ``NES@3,-1``, ``8,0=treasure``,
``veto_window 2 lay EW@7,0``. Whatever is left out is filled in when the position is loaded.
"""

import msgspec

from saboteur.core.rules import REVISION

FORMAT = 1


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game at one moment. Null and empty stand for the usual; `docs/positions.md` has every field."""

    format: int = FORMAT
    # The setup.
    seats: int = 5
    modules: list[str] = msgspec.field(default_factory=lambda: ["base"])
    options: dict[str, str] = {}
    seed: str | int = 0
    revision: int = REVISION
    # The round and the turn.
    round: int = 1
    turn: int = 1
    mover: int | None = None
    starter: int | None = None
    clockwise: bool = True
    last_card: int | None = None
    last_turn: int | None = None
    last_path: int | None = None
    passed: list[int] = []
    dry: bool | None = None
    # What lies on the table.
    maze: list[str] = []
    goals: list[str] = []
    chest_cells: list[str] | None = None
    front: list[list[str]] = []
    thieves: list[int] | None = None
    toll: list[str] = []
    large_used: bool = False
    veto_spent: bool | None = None
    no_goal_maps: bool = False
    fields: dict[str, list[int]] = {}
    # What is hidden.
    roles: list[str] = []
    dwarfs: list[str] = []
    hands: list[list[str] | None] = []
    pile: list[str] | None = None
    discards: list[str] = []
    aside: list[str] = []
    looking: list[str] = []
    goals_aside: list[str] = []
    tunnels: list[str] = []
    chests: list[str] = []
    coins: list[int] | None = None
    gold: list[str] = []
    gold_stack: list[str] | None = None
    draft: list[str] = []
    # What happens next.
    question: str | None = None
    then: list[str] | None = None
    asked: list[int] | None = None
    vetoer: int | None = None
    paths_laid: int | None = None
    turned_goal: bool = False
    draws: int | None = None
    effects: list[str] = []
    other_draws: int | None = None
    refused: list[int] = []
    # The round's end, and the rounds before.
    finder: int | None = None
    ending: str | None = None
    rounds: list[str] = []
    over: bool = False
    # What seats were shown, and the counters of the engine.
    notes: list[str] = []
    next_group: int = 16
    chance: int = 0
