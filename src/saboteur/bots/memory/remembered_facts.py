"""What a bot remembers, as data; `bot_memory` begins it, `heard_events` and `claim_evidence` change it."""

from typing import Any, Final

import msgspec

from saboteur.play.commentary.said import Said
from saboteur.play.knowledge.ledger import Ledger

CELLS: Final = 1 << 16  # that there can be: in keys beside a seat


class Counts(msgspec.Struct, frozen=True):
    """What everybody saw, sparse: most seats did few of all the things one can do."""

    actions: dict[int, int] = {}  # 64 * seat + kind of action
    leans: dict[int, int] = {}  # CELLS * seat + cell of a goal: cards nearer by its paths, in eighths
    harms: dict[int, int] = {}  # 16 * seat + target
    helps: dict[int, int] = {}


class HeardClaim(msgspec.Struct, frozen=True):
    """A claim as evidence: who said what of which place or seat, and whether they could know."""

    by: int
    say: str
    about: int  # the cell of a goal or chest, or a seat
    what: str  # kind of goal, number of a chest, or role
    saw: bool  # whether everybody had seen the speaker look
    truth: bool | None = None  # what everybody knows of it by now


class Remembered(msgspec.Struct, frozen=True):
    """All that a bot keeps between two questions."""

    seat: int
    seats: int
    modules: list[str]
    roles: list[str]  # every role in the set, the columns of `rows`
    counts: list[int]  # how many dwarfs of each there are
    large: list[int]  # cells of the large card
    round: int
    cards: dict[int, int]  # the maze: oriented cards by cell
    goals: dict[int, float]  # face-down goals by cell: the chance of the treasure
    spiders: dict[int, float]  # the same for the giant spider (M4)
    rows: list[list[float]]  # log-likelihood of what each seat did, by role; last the dwarfs nobody holds
    known: dict[int, int]  # rows whose role this seat saw, and has not been changed since
    blocks: list[int]  # by seat: cards before it that forbid laying paths
    gold: list[int]  # by seat: gold that everybody could count or guess
    readers: dict[int, list[int]]  # seats that looked at a goal, by the goal's cell
    marks: list[float]  # by seat: plain suspicion, in log-odds
    # Face-down goals by cell: log-likelihood of whatever else a program knows of them, if it is the treasure.
    hints: dict[int, float]
    ages: dict[int, int]  # open ends by cell: for how many turns nobody has gone on from there
    # Face-down goals by cell: log-likelihood of where others dug, if it is the treasure, by what was thought of them
    # then.
    trails: dict[int, float] = {}
    # CELLS * seat + cell of a goal it has looked at: how many cards nearer than the others its paths brought it.
    dug: dict[int, float] = {}
    besides: dict[int, float] = {}  # by seat: log-odds of a saboteur beside its actions (see `heard_events.py`)
    cards_played: int = 0  # in this round
    action_counts: Counts = Counts()  # for a learned player
    said: dict[str, Said] = {}  # quick claims heard in this round
    ledger: Ledger | None = None  # the hidden cards as this seat knows them; a spectator keeps none
    words: list[HeardClaim] = []  # what others said of facts, as evidence
    lookers: dict[int, list[int]] = {}  # as `readers`, of goals and chests that have not changed since
    inspectors: dict[int, list[int]] = {}  # seats that looked at a seat's dwarf, since it has it
    injuries: dict[int, float] = {}  # by seat: what it did to this one in earlier rounds, half as much with each
    turned: dict[int, str] = {}  # kinds of goals and numbers of chests that were turned up, by cell
    notes: Any = None  # whatever a bot of one's own wants to keep; anything that can be written as JSON
    layout: list[int] = []  # cells of the goals when a round begins (B2, M4)
