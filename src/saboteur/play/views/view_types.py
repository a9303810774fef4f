"""Views: the types of what one seat, or a spectator, may see. `making` makes them of a state."""

import msgspec

from saboteur.core.table.ruleset import REVISION
from saboteur.play.actions import AnyAction
from saboteur.play.fields.values import Cell, GoalFace
from saboteur.play.modules.toll import TollView


class LyingCard(msgspec.Struct, frozen=True):
    """A face-up card in the maze; the start is not listed.

    Its sort is `path`, `set_up` (lay there from the start, R-26), `tunnel` (of a chest) or `goal`.
    """

    cell: Cell  # where it lies
    card: str  # its name, e.g. NES
    turned: bool  # whether it lies upside down
    sort: str = "path"  # path, set_up, tunnel or goal


class GoalView(msgspec.Struct, frozen=True):
    """A goal; without a face while it lies face down. At the round's end all are shown (B15)."""

    cell: Cell  # where it lies
    face: GoalFace | None = None  # what it shows; null while face down


class LargeView(msgspec.Struct, frozen=True):
    """The large card."""

    place: str  # wardrobe or tunnel_party
    cells: list[Cell]  # the cells that it covers
    used: bool  # whether it has had its effect in this round


class SeatInfo(msgspec.Struct, frozen=True):
    """What everybody sees of a seat; its role once turned up at the round's end."""

    hand: int  # number of cards in the hand
    front: list[str]  # what lies before it: pick, lantern, cart, theft, trapped
    any_gold: bool  # whether its purse has any gold
    role: str | None = None  # shown at the round's end; null before


class Note(msgspec.Struct, frozen=True):
    """What a seat was shown, as knowledge of that turn (R-23)."""

    turn: int  # in which turn of the round it was shown
    about: str  # goal, chest, dwarf or swap
    cell: Cell | None = None  # of the goal or chest, or of the first goal of a swap
    other: Cell | None = None  # of the second goal of a swap
    seat: int | None = None  # whose dwarf it was
    goal: GoalFace | None = None  # what the goal showed
    tunnel: str | None = None  # the card over the chest
    chest: int | None = None  # the chest's number, 1 to 9
    role: str | None = None  # which dwarf it was
    swapped: bool | None = None  # whether the seat swapped the two goals


class Own(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only the seat itself sees."""

    seat: int  # the viewer's own number
    role: str  # its dwarf
    hand: list[str]  # its cards by name
    gold: int  # what is in its purse
    notes: list[Note]  # what it was shown in this round
    looking: list[str]  # cards that it looks at and may keep one of
    offered: list[int]  # values of the gold cards that it may take one of
    secrets: dict[str, list[int]] = {}  # secret numbers of modules: one, or one for each seat; 0: not known to it


class Question(msgspec.Struct, frozen=True):
    """What is asked now, and of whom; the rest as far as the question has it.

    `by` is the seat whose card or toll it is about, `action` the card played, `cells` what is reached, turned,
    taken or guarded, `card` the path to be set (`choose_rotation`) or, of any kind, the card that a module's question
    is about, `paths_laid` how many a specialist has laid in this turn.
    """

    kind: str  # the question's name, e.g. take_turn
    seats: list[int]  # who may answer now
    by: int | None = None  # whose card or toll it is about
    action: AnyAction | None = None  # what was played, when a Veto is asked for
    cells: list[Cell] = []  # what is reached, turned, taken or guarded
    card: str | None = None  # the path to be set, or the card that a module asks about
    paths_laid: int | None = None  # by a specialist in this turn

    @property
    def path_to_set(self) -> str | None:
        """Return the path whose rotation is asked for; any other question's card need not be a path."""
        return self.card if self.kind == "choose_rotation" else None


class RoundResult(msgspec.Struct, frozen=True):
    """How a finished round ended, who found the treasure, and who was what."""

    ending: str  # treasure, hands_empty, all_passed or spider
    finder: int | None  # who found the treasure; null: nobody
    roles: list[str]  # the dwarf of each seat


class View(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it.

    The maze is listed in the order of laying, turned goals last; `last_laid` is what a detour would move (R-14).
    `fields` are the numbers that modules keep on the table: one, or one for each seat.
    """

    seats: int  # number of seats
    modules: list[str]  # what is played with
    options: dict[str, str]  # those named; the others are at their default
    commitment: str  # hash of the seed, published before the deal
    round: int  # its number, from 1
    turn: int  # its number in the round, from 1
    mover: int  # the seat whose turn it is
    clockwise: bool  # the order of play
    starter: int  # who began the round
    question: Question | None  # what is asked now; null once the game is over
    table: list[SeatInfo]  # what everybody sees of each seat, by seat
    pile: int  # number of cards in the draw pile
    discards: int  # number of cards in the discard pile
    dwarfs_left: int  # dwarfs that nobody holds
    maze: list[LyingCard]  # the face-up cards, in the order of laying
    last_laid: Cell | None  # the cell of the path that a detour would move
    goals: list[GoalView]  # the goal cards that lie out
    chests: list[Cell]  # cells of the covered chests
    large: LargeView | None  # the large card, if there is one
    toll: list[TollView]  # the toll dwarfs
    toll_refused: list[int]  # seats that refused to pay in this turn
    veto_spent: bool  # whether the Veto was played and lies among the discards
    no_goal_maps: bool  # whether maps show goals no longer (chest 2)
    rounds: list[RoundResult]  # the rounds that are over
    over: bool  # whether the game is over
    fields: dict[str, list[int]] = {}  # numbers that modules keep: one, or one for each seat
    spare: str | None = None  # the dwarf left over, shown at the round's end
    gold: list[int] | None = None  # of each seat, once the game is over
    revision: int = REVISION  # of the rules under which the game began
    own: Own | None = None  # what the viewer alone sees; null for spectators
