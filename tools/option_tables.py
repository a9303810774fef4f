"""Write what pages say of every option from where it is declared, and from its words.

python -m tools.option_tables            write them again
python -m tools.option_tables --check    only say (exit code) whether they are up to date

docs/rules/README.md   the table of options
docs/glossary.md       options and their values in five languages
docs/rulings.md        the values in the ruling that an option's line names, as in (R-31)
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from saboteur.core.registry import BY_KEY, OPTION_OWNER, OPTIONS
from saboteur.core.table.spec import Option
from saboteur.words import texts
from saboteur.words.thing_names import dashed

DOCS = Path(__file__).resolve().parents[1] / "docs"
MARK = "<!-- options: made by tools/option_tables.py -->"
LANGUAGES = ("en", "de", "cs", "bg", "uk")


def ours() -> list[Option]:
    """List the options that no package from outside brought."""
    return [one for key, one in OPTIONS.items() if key not in OPTION_OWNER or not BY_KEY[OPTION_OWNER[key]].package]


def pages() -> dict[Path, str]:
    """Return every page as it should be."""
    rules, glossary, rulings = (DOCS / name for name in ("rules/README.md", "glossary.md", "rulings.md"))
    return {
        rules: filled(rules, [owned(one) for one in ours()]),
        glossary: filled(glossary, [row for one in ours() for row in named(one)] + [yes_or_no()]),
        rulings: ruled(rulings.read_text("utf-8")),
    }


def filled(page: Path, rows: list[str]) -> str:
    """Put rows below the head of the table behind the mark."""
    before, mark, after = page.read_text("utf-8").partition(MARK)
    if not mark:
        raise SystemExit(f"{page} has no mark for its options")
    head = re.match(r"\n(\|[^\n]*\n){2}", after)
    assert head is not None, f"{page}: no head of a table behind the mark"
    rest = re.sub(r"^(\|[^\n]*\n)*", "", after[head.end() :])
    return before + mark + head[0] + "".join(f"{row}\n" for row in rows) + rest


def values(option: Option) -> str:
    """List the values, the default first."""
    return " · ".join([f"`{value}`" for value in option.values] + ([option.free] if option.free else []))


def owned(option: Option) -> str:
    """Write a row for whoever sets up a game."""
    owner = OPTION_OWNER.get(option.key)
    return f"| `{option.key}` | {f'`{owner}`' if owner else 'every game'} | {values(option)} | {option.line} |"


def named(option: Option) -> list[str]:
    """Write what an option and its values are called; yes and no are the same in all of them."""
    keys = [(option.key, f"option-{dashed(option.key)}")]
    keys += [(value, f"value-{dashed(value)}") for value in option.values if value not in ("yes", "no")]
    return [row(f"`{name}`", [texts(language)(key) for language in LANGUAGES]) for name, key in keys]


def yes_or_no() -> str:
    """Write the row of the two values that many options have."""
    return row(
        "`yes` / `no`", [" / ".join(texts(one)(f"value-{word}") for word in ("yes", "no")) for one in LANGUAGES]
    )


def row(name: str, said: list[str]) -> str:
    """Write a row of the glossary: none of these words is a rulebook's."""
    english, *others = said
    return " | ".join([f"| {name}", english, *(f"*{other}*†" for other in others)]) + " |"


def ruled(text: str) -> str:
    """Write the values of each option into the ruling that names it."""
    for option in ours():
        line = re.compile(rf"^(- \*\*Option\*\* `{option.key}`: )[^.]*?(?=\.( |$))", re.MULTILINE)
        found = line.search(text)
        if found is not None:
            text = text[: found.end(1)] + values(option) + text[found.end() :]
    return text


def main() -> int:
    """Bring the pages up to date, or say whether they are."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether they are up to date")
    args = parser.parse_args()
    made = pages()
    if args.check:
        old = [page for page, text in made.items() if page.read_text("utf-8") != text]
        for page in old:
            print(f"{page} is out of date: python -m tools.option_tables writes it", file=sys.stderr)
        return int(bool(old))
    for page, text in made.items():
        page.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
