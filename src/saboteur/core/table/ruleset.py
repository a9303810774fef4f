"""A ruleset: modules composed in one fixed order, and what the flow of a game looks up in it (law 6)."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saboteur.core.table.cards import GOALS, KIND, NAMES, ROOM, TOOL_MASK
from saboteur.core.table.codes import FRAMES, VERBS, frame_kind, is_question
from saboteur.core.table.refusal import Refusal
from saboteur.core.table.spec import Field, ModuleSpec

if TYPE_CHECKING:
    from saboteur.core.table.state import State

# Which reading of the rules a game is played by: one that began under an earlier reading goes on under it, so that
# records and games from before the change still come out the same.
REVISION: Final = 3
DRAWS_OWED: Final = 1  # the first: replaced draws could be owed, and were taken from those added later
SORTED_CHESTS: Final = 1  # and the cells of a chest lay-out of one's own were put in order
HASTY_DETOUR: Final = 2  # up to the second: a detour was discarded before what it reached was resolved, and a
# toll dwarf standing on the card that it moves still guarded its cell
MARKED_GOLD: Final = 2  # and whoever had seen a gold card still knew its place after the stack was shuffled (B19)

HANDS_EMPTY: Final = 0
ALL_PASSED: Final = 1
LAST_CARD: Final = 0
LAST_TURN: Final = 1
LAST_PATH: Final = 2


class ModuleConflictError(Exception):
    """Two modules claim the same thing; a fault in a module, found when composing."""


class Rules:
    """What all games of one ruleset share."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats: i64 = seats
        self.revision: i64 = REVISION
        self.options = options
        self.modules: list[Module] = []
        # Who answers for what. The first entry stands for nothing.
        self.by_card: vec[Module | None] = vec[Module | None]([None] * ROOM)
        self.by_verb: vec[Module | None] = vec[Module | None]([None] * len(VERBS))
        self.by_frame: vec[Module | None] = vec[Module | None]([None] * len(FRAMES))
        self.by_goal: vec[Module | None] = vec[Module | None]([None] * len(GOALS))
        # What modules ask and keep; a question is known by its place here.
        self.questions: list[str] = []
        self.askers: list[Module | None] = []
        self.fields: list[Field] = []
        self.field_at: dict[str, int] = {}  # where the values of a field begin in `Table.fields`
        self.secrets: list[Field] = []  # the fields among them that are secret
        self.secret_at: dict[str, int] = {}  # where the deck of such a field begins in `Hidden.secrets`
        # Modules with something to say at these moments, in the fixed order.
        self.turn_hooks: list[Module] = []
        self.reach_hooks: list[Module] = []
        self.score_hooks: list[Module] = []
        self.gold_hooks: list[Module] = []
        self.deck_hook: Module | None = None
        self.guard: Module | None = None  # who watches over guarded cells (M1)
        # The box.
        self.deck: vec[i64] = vec[i64]()
        self.aside: i64 = 0
        self.dwarfs: vec[i64] = vec[i64]()
        self.goals: vec[i64] = vec[i64]()
        self.goal_cells: vec[i64] = vec[i64]()
        self.goals_out: i64 = 3
        self.hand_size: i64 = 6
        self.gold_cards: vec[i64] = vec[i64]()
        # Options and traits.
        self.must_connect = True
        self.one_goal = False
        self.treasure_out = True
        self.round_end: i64 = HANDS_EMPTY
        self.next_starter: i64 = LAST_CARD
        self.self_sabotage = False
        self.first_seat: i64 = -1
        self.rounds: i64 = 3
        self.veto: Module | None = None
        self.chests: Module | None = None
        self.ordered_discards = False  # only a trove can tell in which order cards were discarded
        self.chest_cells: vec[i64] = vec[i64]()
        self.large_cells: vec[i64] = vec[i64]()
        self.set_up_cells: vec[i64] = vec[i64]()  # where cards of the deck lie when a round begins

    def most_cards(self) -> i64:
        """Return how many cards a hand can come to: those dealt, and what modules may bring (R-16)."""
        more = 0
        for module in self.modules:
            more += module.spec.more_cards
        return self.hand_size + more

    def claim_card(self, kind: int, owner: "Module") -> None:
        """Say that a module's `card_options` answers for a kind of card."""
        if self.by_card[kind] is not None:
            raise ModuleConflictError(f"two modules claim the card {NAMES[kind]}")
        self.by_card[kind] = owner

    def claim_verb(self, verb: int, owner: "Module") -> None:
        """Say that a module carries out a verb."""
        if self.by_verb[verb] is not None:
            raise ModuleConflictError(f"two modules claim the verb {VERBS[verb]}")
        self.by_verb[verb] = owner

    def claim_question(self, frame: int, owner: "Module") -> None:
        """Say that a module answers for a question."""
        if not is_question(frame):
            raise ModuleConflictError(
                f"{owner.spec.key} asks {frame}, which is a step's number: "
                "add it to LATER_QUESTIONS in core/table/codes.py"
            )
        self._claim_frame(frame, owner)

    def claim_step(self, frame: int, owner: "Module") -> None:
        """Say that a module runs a step."""
        if is_question(frame):
            raise ModuleConflictError(
                f"{owner.spec.key} runs {frame}, which is a question's number: add it to STEPS in core/table/codes.py"
            )
        self._claim_frame(frame, owner)

    def _claim_frame(self, frame: int, owner: "Module") -> None:
        if frame >= len(FRAMES) or not FRAMES[frame]:
            raise ModuleConflictError(
                f"{owner.spec.key} claims frame {frame}, which has no name in core/table/codes.py"
            )
        if self.by_frame[frame] is not None:
            raise ModuleConflictError(f"two modules claim {FRAMES[frame]}")
        self.by_frame[frame] = owner

    def claim_goal(self, goal: int, owner: "Module") -> None:
        """Say that a module carries out what a turned goal does."""
        if self.by_goal[goal] is not None:
            raise ModuleConflictError(f"two modules claim the goal {GOALS[goal]}")
        self.by_goal[goal] = owner

    def add_field(self, field: Field) -> None:
        """Keep room on the table for a field of a module."""
        seats = int(self.seats)
        self.field_at[field.name] = sum(seats if one.per_seat else 1 for one in self.fields)
        self.fields.append(field)
        if field.secret:
            self.secret_at[field.name] = sum(len(one.secret) for one in self.secrets)
            self.secrets.append(field)

    def add_cards(self, counts: dict[int, int]) -> None:
        """Shuffle cards into the deck."""
        for kind, count in counts.items():
            for _ in range(count):
                self.deck = append(self.deck, kind)


@mypyc_attr(allow_interpreted_subclasses=True)  # modules from outside are not compiled
class Module:
    """A part of the rules, written as the difference it makes. Hooks do nothing, or the usual, unless overridden."""

    spec: ClassVar[ModuleSpec] = ModuleSpec("", "", "")  # what the module says of itself

    def cells(self, options: dict[str, str]) -> list[tuple[int, int]]:
        """Return the cells that this module needs at set-up (R-30)."""
        return list(self.spec.cells)

    def option_faults(self, key: str, value: str, seats: int) -> list[Refusal]:
        """List what is wrong with a value of one's own for an option of this module that allows such."""
        return []

    def claim(self, rules: Rules) -> None:
        """Put the module's cards into the box and say what it answers for; tools belong to the mine."""
        for card in self.spec.cards:
            kind = KIND[card.name]
            rules.add_cards({kind: card.count})
            if not TOOL_MASK[kind]:
                rules.claim_card(kind, self)
        for question in self.spec.questions:
            rules.questions.append(question.name)
            rules.askers.append(self)
        for field in self.spec.fields:
            rules.add_field(field)

    def begin(self, s: "State") -> None:
        """Set up the game."""

    def deal(self, s: "State") -> None:
        """Set up a round, before the deck is shuffled and dealt."""

    def middle(self, s: "State", deck: vec[i64]) -> vec[i64]:
        """Take cards out of the deck before it is shuffled (V2)."""
        return deck

    def card_options(self, s: "State", seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
        """Add the ways to play a card."""
        return out

    def turn_options(self, s: "State", seat: i64, out: vec[i64]) -> vec[i64]:
        """Add what can be done in a turn without playing a card."""
        return out

    def play(self, s: "State", seat: i64, act: i64) -> None:
        """Carry out the effect of a card that was played."""

    def act(self, s: "State", seat: i64, act: i64) -> None:
        """Carry out what is done in a turn without playing a card."""

    def options(self, s: "State", frame: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        """Add the answers to a question of this module."""
        return out

    def answer(self, s: "State", frame: i64, seat: i64, act: i64) -> None:
        """Take the answer to a question of this module."""

    def step(self, s: "State", frame: i64) -> None:
        """Run a step of this module; one that is claimed and not written would be passed over in silence."""
        raise NotImplementedError(f"{self.spec.key} claims {FRAMES[frame_kind(frame)]} and has no step for it")

    def reached(self, s: "State", out: vec[i64]) -> vec[i64]:
        """Add the cells of things of this module that are reached now (R-18)."""
        return out

    def opens(self, s: "State", cell: i64) -> bool:
        """Return whether what is reached at a cell belongs to this module."""
        return False

    def open(self, s: "State", seat: i64, cell: i64) -> None:
        """Resolve what is reached at a cell."""

    def goal(self, s: "State", seat: i64, face: i64, cell: i64) -> None:
        """Carry out what a turned goal does."""

    def tunnel_set(self, s: "State", seat: i64, place: i64, cell: i64) -> None:
        """Hear that the tunnel of the chest of a place lies face up (M6)."""

    def score(self, s: "State") -> bool:
        """Pay out a round; true if this settles it."""
        return False

    def bars_gold(self, s: "State", seat: i64) -> bool:
        """Return whether a winning gold-digger gets no gold card all the same."""
        return False

    def guard_options(self, s: "State", seat: i64, cell: i64, act: i64, free: bool, out: vec[i64]) -> vec[i64]:
        """Add the ways to lay on a guarded cell; only those that cost nothing if `free`."""
        return out

    def guard_pay(self, s: "State", seat: i64, act: i64) -> None:
        """Pay for the guarded cell of an action, before its card is played."""

    def left_maze(self, s: "State", cell: i64) -> None:
        """Hear that the card of a cell left the maze or was moved."""

    def end_effect(self, s: "State", seat: i64, effect: i64) -> None:
        """Carry out an effect that was due at the end of the turn (R-16)."""

    def ask_veto(self, s: "State", seat: i64, act: i64) -> None:
        """Ask the others before a played card takes effect."""
