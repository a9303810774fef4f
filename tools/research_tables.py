"""Write the tables of indices into docs/research-tables.md from the code that lays them out.

python tools/research_tables.py            rewrite the tables
python tools/research_tables.py --check    only say (exit code) whether they are up to date
"""

import re
import sys
from pathlib import Path

from saboteur.core.research import extra_features, module_slots, observation_layout
from saboteur.core.research.action_numbers import CELLS, PAIRS, PLACES, TRIPLES, Ids
from saboteur.core.research.claims import FEELINGS, HEARD, HEARD_SIZE, SAID, SORTS, Claims, sizes, talk_names
from saboteur.core.research.option_features import option_names
from saboteur.core.table.cards import GOALS, NAMES, ROLES
from saboteur.core.table.codes import PLAY, VERBS
from saboteur.env.batches import MODULES
from saboteur.play.setup import Setup

EVENTS = Path(__file__).resolve().parent.parent / "src/saboteur/core/table/events.py"
PAGE = Path(__file__).resolve().parent.parent / "docs" / "research-tables.md"


def main() -> int:
    """Bring the page up to date, or say whether it is."""
    text = PAGE.read_text("utf-8")
    made = text
    for name, table in (
        ("observation", observation()),
        ("options", options()),
        ("extras", extras()),
        ("option extras", option_extras()),
        ("numbers", numbers()),
        ("talk", talk()),
        ("claims", claims()),
        ("modules", modules()),
        ("events", events()),
    ):
        made = filled(made, name, table)
    if "--check" in sys.argv:
        return int(made != text)
    PAGE.write_text(made, "utf-8")
    return 0


def filled(text: str, name: str, table: list[str]) -> str:
    """Put a table behind its mark, in place of the one that stands there."""
    mark = f"<!-- {name}: made by tools/research_tables.py -->"
    body = "\n".join(table)
    return re.sub(re.escape(mark) + r"\n(\n?\|[^\n]*\n(?:\|[^\n]*\n)*)?", lambda _: f"{mark}\n\n{body}\n", text)


def runs(names: list[str]) -> list[tuple[int, int, str]]:
    """Join indices that differ only in a card, a module, a category or a number into one line."""
    out: list[tuple[int, int, str]] = []
    for at, name in enumerate(names):
        if name == "spare" or re.match(r"(goal|chest|toll dwarf|action) [1-9]", name):
            continue  # like the first of its kind
        short = shortened(name)
        if out and out[-1][2] == short and out[-1][1] == at - 1:
            out[-1] = (out[-1][0], at, short)
        else:
            out.append((at, at, short))
    return out


def lines(names: list[str]) -> list[str]:
    """One line for neighbours that differ in their last word only: the words in the order of the indices."""
    out: list[tuple[int, int, str, list[str]]] = []
    for first, last, what in runs(names):
        stem, _, word = what.rpartition(" ")
        if out and stem and first == last and out[-1][2] == stem and out[-1][1] == first - 1:
            out[-1][3].append(word)
            out[-1] = (out[-1][0], last, stem, out[-1][3])
        else:
            out.append((first, last, stem if first == last else "", [word if first == last else what]))
    grouped: list[tuple[int, int, str, list[str]]] = []
    for first, last, stem, words in out:  # whatever belongs to one thing, each with its place
        thing, colon, what = f"{stem} {', '.join(words)}".strip().partition(": ")
        if colon and grouped and grouped[-1][2] == thing:
            grouped[-1] = (grouped[-1][0], last, thing, [*grouped[-1][3], f"{_range(first, last)} {what}"])
        else:
            grouped.append((first, last, thing, [f"{_range(first, last)} {what}"] if colon else []))
    listed = [(_range(a, b), _told(thing, parts)) for a, b, thing, parts in grouped]
    return [f"| {where} | {what} |" for where, what in listed]


def _told(thing: str, parts: list[str]) -> str:
    """Name the one part of a thing, or all of them with their places."""
    if len(parts) == 1:
        parts = [parts[0].partition(" ")[2]]
    return f"{thing}: {' · '.join(parts)}" if parts else thing


def shortened(name: str) -> str:
    """Leave out which card it is: the index says so."""
    for kind in sorted(NAMES[1:], key=len, reverse=True):
        if name.startswith(kind + " "):
            return "by kind of card: " + name[len(kind) + 1 :]
    return name


def observation() -> list[str]:
    """The front part and the block of one seat."""
    names = observation_layout.names(1, MODULES)
    again = (
        (observation_layout.GOALS_AT, observation_layout.GOAL_SIZE, f"goal i of {observation_layout.GOAL_ROOM}"),
        (observation_layout.CHESTS_AT, observation_layout.CHEST_SIZE, f"chest i of {observation_layout.CHEST_ROOM}"),
        (observation_layout.TOLL_AT, observation_layout.TOLL_SIZE, f"toll dwarf i of {observation_layout.TOLL_ROOM}"),
        (
            observation_layout.LAST_AT,
            observation_layout.LAST_SIZE,
            f"the action i before the last, of {observation_layout.LAST_ROOM}",
        ),
        (observation_layout.SEATS_AT, observation_layout.SEAT_SIZE, "seat i clockwise"),
    )
    return [
        "| index | what |",
        "|---|---|",
        *lines(names),
        *(f"| {first} + {size} i … | the same {size} bytes for {what} |" for first, size, what in again),
    ]


def options() -> list[str]:
    """The features of an option."""
    return ["| index | what |", "|---|---|", *lines(option_names())]


def extras() -> list[str]:
    """The extra features of an observation, with the block of one seat."""
    again = (
        (extra_features.GOALS_AT, extra_features.GOAL_SIZE, f"goal i of {observation_layout.GOAL_ROOM}"),
        (extra_features.SEATS_AT, extra_features.SEAT_SIZE, "seat i clockwise"),
    )
    return [
        "| index | what |",
        "|---|---|",
        *lines(extra_features.extra_names(1)),
        *(f"| {first} + {size} i … | the same {size} bytes for {what} |" for first, size, what in again),
    ]


def option_extras() -> list[str]:
    """The extra features of an option."""
    return ["| index | what |", "|---|---|", *lines(extra_features.option_extra_names())]


def _range(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def numbers() -> list[str]:
    """The block of each verb, with its size in two rulesets."""
    base = Ids(Setup(seats=5, seed=0).rules())
    full = Ids(
        Setup(
            seats=12,
            modules=("saboteur2", "goal_swap", "trove", "veto", "turnabout", "master_craftsman", "path_specialist",
                     "detour", "toll", "wardrobe", "new_goals", "chests"),
            seed=0,
        ).rules()
    )  # fmt: skip
    within = {
        "lay": f"((path × {CELLS} + cell) × 2 + turned) × payments + payment", "detour": "the same without the path",
        "break": "tool × seats + target", "fix": "(repair × 3 + tool) × seats + target", "rockfall": "cell",
        "map": "cell", "open": "cell", "pass": f"kind; then pairs ({PAIRS}) and triples ({TRIPLES}) of places",
        "drop": f"card in front × {PAIRS} + place × {PLACES} + place", "toll": f"(place × {CELLS} + cell) × 4 + side",
        "ask": f"target × {CELLS} + cell", "goal_swap": "goal × 5 + goal", "gold": "value", "keep": "kind",
        "move": "goal",
    }  # fmt: skip
    lines = ["| verb | number within its block | base, 5 seats | everything, 12 seats |", "|---|---|---|---|"]
    for verb, name in enumerate(VERBS[1:PLAY], 1):
        sizes = [f"{ids.first[verb]} ({ids.sizes[verb]})" if ids.first[verb] >= 0 else "–" for ids in (base, full)]
        plain = "target" if int(full.sizes[verb]) == 12 else "–"
        lines.append(f"| {name} | {within.get(name, plain)} | {sizes[0]} | {sizes[1]} |")
    lines.append(f"| together | | {base.size} | {full.size} |")
    return lines


def talk() -> list[str]:
    """What stands behind the blocks of seats where seats talk."""
    names = talk_names()
    again = f"| {HEARD_SIZE + 8} … | the same {HEARD_SIZE} bytes for the claim i before the last, of {HEARD} |"
    listed = [row for row in lines(names) if not re.search(r"claim [1-9]", row)]
    return ["| index, from the end of the blocks | what |", "|---|---|", *listed, again]


def claims() -> list[str]:
    """The block of each sort of claim."""
    within = {
        "goal_is": "goal × 5 + kind", "goal_is_not": "goal × 5 + kind", "chest_holds": "chest × 10 + number − 1",
        "suspect": "seat × 8 + role", "trust": "seat", "i_am": "role", "please_mend": "seat × 3 + tool",
        "please_free": "seat", "please_break": "seat", "please_read": "goal, or 5 + chest",
        "please_dig": "goal, or 5 + chest", "why_that": "seat", "feel": ", ".join(FEELINGS).replace("_", " "),
    }  # fmt: skip
    five, twelve = (Claims(Setup(seats=n, modules=(m,), seed=0).rules()) for n, m in ((5, "base"), (12, "saboteur2")))
    out = ["| claim | number within its block | 5 seats | 12 seats |", "|---|---|---|---|"]
    for sort, name in enumerate(SORTS):
        places = [f"{one.first[sort]} ({size[sort]})" for one, size in ((five, sizes(5)), (twelve, sizes(12)))]
        out.append(f"| {name} | {within.get(name, '–')} | {places[0]} | {places[1]} |")
    out.append(f"| together | kinds: {', '.join(GOALS)}; roles: {', '.join(ROLES)} | {five.size} | {twelve.size} |")
    return out


def modules() -> list[str]:
    """The block of modules that packages bring."""
    slot = module_slots
    cards, size = slot.CARD_ROOM, slot.NUMBER_SIZE
    rows = (
        (slot.HAND, cards, "by slot of a card: in the observer's hand"),
        (slot.PLAYED, cards, "by slot of a card: played face up in this round"),
        (slot.LOOKING, cards, "by slot of a card: among the cards looked at"),
        (slot.QUESTION, slot.QUESTION_ROOM, "by slot of a question: it is asked"),
        (slot.ABOUT_SEAT, 1, "about whom it is: plus one, clockwise from the observer"),
        (slot.ABOUT_COLUMN, 2, "about which cell: column, row"),
        (slot.ABOUT_CARD, 1, "about which card: its number"),
        (slot.OWN_SEAT, 1, "the observer's seat plus one"),
        (slot.MODULES, slot.MODULE_ROOM, "by slot: the module is in the ruleset"),
        (slot.OPTIONS, slot.OPTION_ROOM, f"by slot of an option: its value, as listed ({slot.OWN_VALUE}: another)"),
        (slot.FIELDS, size, "field 0, or the observer's: known, seven low bits, seven high bits, below zero"),
    )  # fmt: skip
    again = f"the same {size} bytes for field f of {slot.FIELD_ROOM} and seat i clockwise"
    return [
        "| index, from `spec.block_from` | what |",
        "|---|---|",
        *(f"| {_range(first, first + each - 1)} | {what} |" for first, each, what in rows),
        f"| {slot.FIELDS} + {size} (room × f + i) … | {again} |",
    ]


def events() -> list[str]:
    """What the numbers of every event say: as the core's own list has it."""
    source = EVENTS.read_text("utf-8")
    out = ["| event | | public numbers · secret one |", "|---|---|---|"]
    for name, number, said in re.findall(r"^([A-Z_]+): Final = (\d+)(?:  # (.*))?$", source, re.MULTILINE):
        if name.startswith("BY_"):
            break
        public, _, secret = (said or "–").partition(" | ")
        if "<<" in re.split(r" \| |,", secret)[0]:  # bits of the last public number
            public, secret = f"{public} | {secret}", ""
        told = f"{public}{f' · **{secret}**' if secret else ''}".replace("<<", "≪").replace("|", "\\|")
        out.append(f"| {number} | {name.lower()} | {told} |")
    return [*out, f"| {SAID} | said | seat, number of the claim, claims that it had left |"]


if __name__ == "__main__":
    sys.exit(main())
