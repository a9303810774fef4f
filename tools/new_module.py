"""Lay out a new module: tools/new_module.py NAME writes the files that a card of its own needs, ready to be played.

    src/saboteur/core/modules/NAME.py    the card, what it asks, what it keeps, what it does
    src/saboteur/core/modules/NAME.ftl   its words, in every language
    src/saboteur/core/modules/NAME.toml  its lesson
    docs/rules/NAME.md                   its page
    tests/rules/test_NAME.py             its scenarios

Change them into what you want and take out what you do not need; docs/add-a-module.md goes through it step by step.
Nothing else has to be touched, but for a line in CHANGELOG.md.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

MODULE = '''"""{Title}: say here in a sentence what the card does."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from saboteur.core.rules.card_module import CardModule, about_card, ask, get, put, worked, yes_or_no
from saboteur.core.table.codes import CHOOSE_YES
from saboteur.core.table.spec import Card, Field, ModuleSpec, Question
from saboteur.core.table.state import State


class {Class}(CardModule):
    """Say here what is worth knowing about it."""

    spec: ClassVar[ModuleSpec] = ModuleSpec(
        "{name}",
        "house",
        "a line on what it is",
        cards=(Card("{name}", 2, says="what it does, in half a line", symbol="map"),),
        questions=(Question("{name}_again", "yes", asks="whether you draw one more card", likes="yes"),),
        fields=(Field("{name}_played", per_seat=True),),  # how often each seat has played it in this round
        more_cards=2,  # each of the two cards adds one to a hand
    )

    def effect(self, s: State, seat: i64, kind: i64, target: i64) -> None:
        """Count, and ask."""
        put(s, "{name}_played", get(s, "{name}_played", seat) + 1, seat)
        ask(s, seat, "{name}_again", about_card=kind)

    def options(self, s: State, frame: i64, seat: i64, out: vec[i64]) -> vec[i64]:
        """Yes or no."""
        return yes_or_no(out)

    def answer(self, s: State, frame: i64, seat: i64, act: i64) -> None:
        """Draw at once, if there is a card left; the turn's own draw comes besides."""
        if act == CHOOSE_YES and s.draw(seat):
            worked(s, seat, about_card(frame))
'''

WORDS = """### {language}
module-{dashed} = {Title}
moduleline-{dashed} = A line on what it is.
card-{dashed} = {Title}
does-{dashed} = What it does, in a sentence.
rule-{dashed} = What the rules say about it.
q-{dashed}-again = One more card?
qline-{dashed}-again = You may draw one more card now.
field-{dashed}-played = {Title}: {{ $value }}
log-worked-{dashed} = draws one more card
lesson-{dashed}-1 = What the card is good for. Play it.
lesson-{dashed}-2 = Take one more card.
lesson-{dashed}-3 = And what to do with it: lay the last path.
lesson-{dashed}-end = What to remember.
"""

LESSON = '''# Say here in a sentence what the lesson teaches.
[[lesson]]
key = "{name}"
position = """
seats: 3
modules: base {name}
roles: digger digger saboteur
mover: 0
grid:
  S ─ ┴ ─ ┼ ─ ┴
goals: 8,0=treasure
hand 0: {name} map NE NS NW
hand 1: NE NS NW
hand 2: NE NS NW
pile: NESW ...
"""
steps = ["0 play {name}", "0 choose yes", "1 pass NE", "2 pass NE", "0 lay NESW@7,0"]
'''

PAGE = """# {Title} (`{name}`)

Two extra action cards.

## Set-up

Two cards, shuffled into the deck before dealing.

## What you can do

Play it as your action (`play {name}`), then say whether you draw one more card (`choose yes`, `choose no`).

## Secret and public

That it was played and what was answered is public; the card drawn is yours alone.
"""

TESTS = '''"""{Title}."""

import pytest
from tests.rules.helpers import hand, load, run

POSITION = """
modules: base {name}
seats: 3
hand 0: {name} map
pile: NS EW NE ...
"""


@pytest.mark.parametrize(("answer", "cards"), [("yes", ["NS", "EW", "map"]), ("no", ["NS", "map"])])
def test_one_more_card_is_drawn_if_the_player_wants_it(answer: str, cards: list[str]) -> None:
    game = load(POSITION)
    run(game, "0 play {name}", f"0 choose {{answer}}")
    assert hand(game, 0) == cards
    assert game.view(1).fields == {{"{name}_played": [1, 0, 0]}}
'''


def main() -> int:
    """Write the files; refuse a name that is taken or cannot be one."""
    parser = argparse.ArgumentParser(description="Lay out a new module, ready to be played.")
    parser.add_argument("name", help="its key, such as lamp_oil")
    name = parser.parse_args().name
    sys.path.insert(0, str(ROOT / "src"))
    from saboteur.core.registry import CARDS, CLASSES, plain_name  # noqa: PLC0415 - the path comes first
    from saboteur.words import LANGUAGES  # noqa: PLC0415 - the same

    if not plain_name(name):
        parser.error(f"{name!r} is no key: it is made of a-z, 0-9 and _, and begins with a letter")
    if name in CLASSES or name in CARDS:
        parser.error(f"there is a module or a card {name!r} already")
    title = name.replace("_", " ").capitalize()
    words = {"name": name, "dashed": name.replace("_", "-"), "Title": title, "Class": title.title().replace(" ", "")}
    files = {
        f"src/saboteur/core/modules/{name}.py": MODULE.format(**words),
        f"src/saboteur/core/modules/{name}.ftl": "\n".join(WORDS.format(language=one, **words) for one in LANGUAGES),
        f"src/saboteur/core/modules/{name}.toml": LESSON.format(**words),
        f"docs/rules/{name}.md": PAGE.format(**words),
        f"tests/rules/test_{name}.py": TESTS.format(**words),
    }
    for path, text in files.items():
        (ROOT / path).write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
