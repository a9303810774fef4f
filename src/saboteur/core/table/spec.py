"""What a module says of itself, apart from what it does: everything that others list, check, show or reckon with.

A module's file is the only place that knows these things. The catalogue, notation, positions, views, bots, the
terminal, the server and the page read them from here, whether the module lives in this package or outside.
"""

from typing import Final

from saboteur.core.table.slots import MOST_SEATS

FOUNDATIONS: Final = ("base", "saboteur2")
TARGETS: Final = ("seat", "cell", "other", "number")  # what a card of a module can be played on, in this order
ANSWERS: Final = ("seat", "cell", "card", "number", "yes")  # what a question of a module can be answered with
SHARED: Final = "shared"  # the group of what is in every game and cannot be chosen
RESEARCH: Final = "research"  # the group of what research asks for by name, and nobody is offered
LATE: Final = 1000  # where modules compose that do not say


class Option:
    """Something that can be chosen for a game; the default comes first."""

    def __init__(self, key: str, values: tuple[str, ...], line: str, free: str = "") -> None:
        self.key = key
        self.values = values
        self.line = line
        self.free = free  # what else may be given, in words


class Card:
    """A kind of card that a module brings, with what it is worth to a bot.

    `worth` is what it is worth in the hand, to those who want the treasure found and to those who do not; `gain` the
    same for playing it. `on_target` is what its effect is to the seat it is played on: 1 a gift, -1 an attack.
    """

    def __init__(
        self,
        name: str,
        count: int = 1,
        *,
        targets: tuple[str, ...] = (),
        says: str = "",
        worth: tuple[float, float] = (0.3, 0.3),
        gain: tuple[float, float] = (0.5, 0.5),
        on_target: float = 0.0,
        symbol: str = "",
        drawing: str = "",
    ) -> None:
        self.name = name
        self.count = count
        self.targets = targets  # of TARGETS; nothing for a card that is simply played
        self.says = says  # what it does, in half a line
        self.worth = worth
        self.gain = gain
        self.on_target = on_target
        self.symbol = symbol  # a symbol of the page, such as `map`
        self.drawing = drawing  # or an SVG path of its own, in a square of 24 by 24


class Question:
    """Something that a module asks a seat.

    `likes` tells bots which answer is good for them: a seat that is a `friend` or an `enemy` or `self`, the `most` or
    the `least` (a number, or a card's worth), `yes` or `no`.
    """

    def __init__(self, name: str, answer: str, *, asks: str, likes: str = "") -> None:
        self.name = name
        self.answer = answer  # of ANSWERS
        self.asks = asks  # what is asked, as in "You are asked ..."
        self.likes = likes


class Field:
    """A number that a module keeps on the table, seen by everybody; it begins each round again unless it is kept.

    A `secret` one is drawn from these numbers when a round begins, as from a shuffled deck: for each seat one that
    this seat alone knows, or one that nobody knows. On the table lies 0 in its place until it is shown.
    """

    def __init__(
        self,
        name: str,
        start: int = 0,
        *,
        per_seat: bool = False,
        kept: bool = False,
        secret: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.start = start
        self.per_seat = per_seat
        self.kept = kept
        self.secret = secret
        self.number = 0  # in events; given when the module is registered


class ModuleSpec:
    """All that a module says of itself."""

    def __init__(
        self,
        key: str,
        group: str,
        line: str,
        *,
        order: int = LATE,
        seats: tuple[int, int] = (2, MOST_SEATS),
        foundations: tuple[str, ...] = FOUNDATIONS,
        clashes: dict[str, str] | None = None,
        bars: dict[str, str] | None = None,
        options: tuple[Option, ...] = (),
        cells: tuple[tuple[int, int], ...] = (),
        cards: tuple[Card, ...] = (),
        questions: tuple[Question, ...] = (),
        fields: tuple[Field, ...] = (),
        more_cards: int = 0,
    ) -> None:
        self.key = key
        self.group = group  # foundation, championship, mini, variant, house or research
        self.line = line
        self.order = order  # modules compose in this order
        self.seats = seats
        self.foundations = foundations
        self.clashes = clashes or {}  # other module -> why
        self.bars = bars or {}  # another module's option -> the value that does not go with this module
        self.options = options
        self.cells = cells  # that it needs at set-up
        self.cards = cards
        self.questions = questions
        self.fields = fields
        self.more_cards = more_cards  # that a hand can come to hold beyond those dealt, through this module
        self.package = ""  # of a module from outside: the distribution that brought it, and its version
        self.version = ""
