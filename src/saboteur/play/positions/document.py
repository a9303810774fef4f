"""The position document: a complete game at one moment, in words a person can write.

Small things are short words, the same in JSON and in the text form: ``NES@3,-1``, ``8,0=treasure``,
``veto_window 2 lay EW@7,0``. Whatever is left out is filled in when the position is loaded.
"""

import msgspec

from saboteur.core.table.ruleset import REVISION

FORMAT = 1


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game at one moment. Null and empty stand for the usual; `docs/positions.md` has every field."""

    format: int = FORMAT  # the version of this form
    # The setup.
    seats: int = 5  # number of seats
    modules: list[str] = msgspec.field(default_factory=lambda: ["base"])  # what is played with
    options: dict[str, str] = {}  # those named; the others are at their default
    seed: str | int = 0  # a number or 32 hexadecimal digits
    revision: int = REVISION  # of the rules under which the game began
    # The round and the turn.
    round: int = 1  # 1, 2 or 3
    turn: int = 1  # its number in the round
    mover: int | None = None  # whose turn it is
    starter: int | None = None  # who began the round
    clockwise: bool = True  # the order of play
    last_card: int | None = None  # who played the last card
    last_turn: int | None = None  # who took the last turn
    last_path: int | None = None  # who laid the last path
    passed: list[int] = []  # who has passed in a row since the pile ran out
    dry: bool | None = None  # whether the turn began with an empty pile
    # What lies on the table.
    maze: list[str] = []  # path cards, oldest first
    goals: list[str] = []  # those that lie out: cell, face, and up if turned up
    chest_cells: list[str] | None = None  # covered chests by place; - is gone
    front: list[list[str]] = []  # what lies before each seat
    thieves: list[int] | None = None  # seats with a theft before them, the latest first
    toll: list[str] = []  # each toll dwarf: free, out, or its owner, card and side
    large_used: bool = False  # whether the large card has had its effect
    veto_spent: bool | None = None  # whether the Veto was played
    no_goal_maps: bool = False  # whether chest 2 was opened
    fields: dict[str, list[int]] = {}  # numbers that modules keep: one, or one for each seat
    # What is hidden.
    roles: list[str] = []  # dwarfs of the seats
    dwarfs: list[str] = []  # those that nobody holds, the top first
    hands: list[list[str] | None] = []  # the cards of each seat; null is filled in
    pile: list[str] | None = None  # the draw pile, the top first
    discards: list[str] = []  # the discard pile, the top first
    aside: list[str] = []  # cards set aside
    looking: list[str] = []  # cards looked at while keep_card is asked
    goals_aside: list[str] = []  # goals that do not lie out
    tunnels: list[str] = []  # chest tunnels by place, then those aside
    chests: list[str] = []  # chests by place, then those aside
    secrets: dict[str, list[str]] = {}  # secret numbers of modules: of each seat or everybody's, then those left over
    coins: list[int] | None = None  # of each seat
    gold: list[str] = []  # gold cards that seats hold
    gold_stack: list[str] | None = None  # gold cards that nobody has, the top first
    draft: list[str] = []  # gold cards going round while pick_gold is asked
    # What happens next.
    question: str | None = None  # what is asked now
    then: list[str] | None = None  # what comes after it, the next first
    asked: list[int] | None = None  # who still has to answer whether it vetoes
    vetoer: int | None = None  # who has answered veto already
    paths_laid: int | None = None  # by a specialist in this turn
    turned_goal: bool = False  # whether this play has turned a goal
    draws: int | None = None  # plain draws due at the turn's end
    effects: list[str] = []  # chests due before them, the oldest first
    other_draws: int | None = None  # who draws one as well
    refused: list[int] = []  # who refused to pay a toll in this turn
    # The round's end, and the rounds before.
    finder: int | None = None  # who found the treasure
    ending: str | None = None  # how the round ended
    rounds: list[str] = []  # those that are over: ending, finder, roles
    over: bool = False  # whether the game is over
    # What seats were shown, and the counters of the engine.
    notes: list[str] = []  # what seats were shown
    next_group: int = 16  # the next number for a group of mixed cards
    chance: int = 0  # shuffles so far
