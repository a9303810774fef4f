"""Which modules there are: those of this package, found in their folder, and those that were installed beside it."""

from typing import Final

from saboteur.core.modules import found
from saboteur.core.table.cards import KIND, NUMBERED, number_card
from saboteur.core.table.ruleset import Module
from saboteur.core.table.spec import ANSWERS, RESEARCH, SHARED, TARGETS, Card, Field, ModuleSpec, Option, Question

FIRST_SEAT: Final = "first_seat"
FIRST_SEAT_OPTION: Final = Option(FIRST_SEAT, ("random",), "who begins the first round (B5)", "a seat number")
ROUNDS: Final = "rounds"
ROUNDS_OPTION: Final = Option(ROUNDS, ("3", "1"), "how many rounds a game has (B20)")
HOUSE: Final = "house"  # the group of modules from outside
UNSEEN: Final = 255  # stands for a number that somebody does not know, as for a card (`slots.KIND_MASK`)

FAILED: Final[dict[str, str]] = {}  # by key: why an installed module could not be used
CLASSES: Final[dict[str, type[Module]]] = {}  # every module by its key, in the order in which they compose
SPECS: Final[list[ModuleSpec]] = []  # of the modules that people are offered, in that order
BY_KEY: Final[dict[str, ModuleSpec]] = {}  # of all that can be chosen
OPTIONS: Final[dict[str, Option]] = {FIRST_SEAT: FIRST_SEAT_OPTION, ROUNDS: ROUNDS_OPTION}
RESEARCH_OPTIONS: Final[dict[str, Option]] = {}  # of modules that nobody is offered
RESEARCH_OWNER: Final[dict[str, str]] = {}
OPTION_OWNER: Final[dict[str, str]] = {}  # by option: its module; those that go with every game have none
CARDS: Final[dict[str, Card]] = {}  # cards by name, as their modules describe them
QUESTIONS: Final[dict[str, Question]] = {}
FIELDS: Final[list[Field]] = []  # every field of every module; its place here is its number
FIELD_NAMES: Final[set[str]] = set()


def register(module: type[Module]) -> None:
    """Take a module in; refuse one that takes a name which is taken, with a sentence that says which."""
    spec = module.spec
    wrong = faults(spec)
    if wrong:
        raise ValueError(f"the module {spec.key!r} cannot be used: {'; '.join(wrong)}")
    CLASSES[spec.key] = module
    for card in spec.cards:
        number_card(card.name, card.targets)
        CARDS.setdefault(card.name, card)
    for question in spec.questions:
        QUESTIONS[question.name] = question
    for field in spec.fields:
        field.number = len(FIELDS)
        FIELD_NAMES.add(field.name)
        FIELDS.append(field)
    for option in spec.options:
        offered = spec.group != RESEARCH
        (OPTIONS if offered else RESEARCH_OPTIONS)[option.key] = option
        if spec.group != SHARED:
            (OPTION_OWNER if offered else RESEARCH_OWNER)[option.key] = spec.key
    if spec.group != SHARED:
        BY_KEY[spec.key] = spec
        if spec.group != RESEARCH:
            SPECS.append(spec)
            SPECS.sort(key=lambda one: (one.order, one.key))


def faults(spec: ModuleSpec) -> list[str]:
    """List what is wrong with what a module says of itself."""
    found_wrong = [f"there is a module {spec.key!r} already"] if spec.key in CLASSES else []
    names = [spec.key, *(card.name for card in spec.cards), *(question.name for question in spec.questions),
             *(field.name for field in spec.fields), *(option.key for option in spec.options)]  # fmt: skip
    found_wrong += [f"the name {name!r} is not made of a-z, 0-9 and _" for name in names if not plain_name(name)]
    for card in spec.cards:
        if card.name in CARDS or (spec.package and card.name in KIND):
            found_wrong.append(f"there is a card {card.name!r} already")
        odd = [target for target in card.targets if target not in TARGETS]
        found_wrong += [f"the card {card.name!r} has a target {one!r}; it can be {', '.join(TARGETS)}" for one in odd]
        if "other" in card.targets and ("number" in card.targets or "cell" not in card.targets):
            found_wrong.append(f"the card {card.name!r} has the target 'other', which needs 'cell' and bars 'number'")
    for question in spec.questions:
        if question.name in QUESTIONS:
            found_wrong.append(f"there is a question {question.name!r} already")
        if question.answer not in ANSWERS:
            found_wrong.append(f"the question {question.name!r} is answered with one of {', '.join(ANSWERS)}")
    found_wrong += [f"there is a field {one.name!r} already" for one in spec.fields if one.name in FIELD_NAMES]
    for field in spec.fields:
        found_wrong += secret_faults(field, spec.seats[1])
    return found_wrong + [f"there is an option {one.key!r} already" for one in spec.options if one.key in OPTIONS]


def secret_faults(field: Field, seats: int) -> list[str]:
    """List what is wrong with the numbers that a secret field is drawn from."""
    if not field.secret:
        return []
    most = seats if field.per_seat else 1
    found_wrong: list[str] = []
    if any(not 0 < value < UNSEEN for value in field.secret):
        found_wrong.append(f"the secret field {field.name!r} has numbers other than 1 to {UNSEEN - 1}")
    if len(field.secret) < most:
        found_wrong.append(f"the secret field {field.name!r} has {len(field.secret)} numbers for up to {most} seats")
    if field.kept or field.start:
        found_wrong.append(f"the secret field {field.name!r} is drawn each round: it has no start and is not kept")
    return found_wrong


def late(spec: ModuleSpec) -> bool:
    """Return whether a module came later than the boxes: it brings its own words, its cards have no fixed number."""
    return bool(spec.package) or any(KIND[card.name] >= NUMBERED for card in spec.cards)


def plain_name(name: str) -> bool:
    """Return whether a name can stand in notation, positions and files of words."""
    return bool(name) and name[0].isalpha() and all(sign in "abcdefghijklmnopqrstuvwxyz0123456789_" for sign in name)


for _module in found():
    register(_module)
