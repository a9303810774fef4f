"""What pages show as code or as a command, and what has to be otherwise where a test runs it: with the reason."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), *(page for page in ROOT.glob("*.md") if page.name != "CHANGELOG.md")])

# Sizes that are for machines and nights; a command that names more of one gets this much.
MOST: Final = {
    "--games": 6, "--deals": 1, "--rounds": 3, "--players": 8, "--compare": 1, "--depth": 2, "--people": 12,
    "--seconds": 1, "--runs": 1,
}  # fmt: skip

# And for those that name none, but would take minutes by default.
USUAL: Final = {"arena": "--deals 1", "sim": "--games 3", "match": "--people 12"}

# Before a page's first block of Python: what its fragments take from the text around them.
GIVEN: Final = {
    "add-a-module.md": "from typing import ClassVar\nfrom saboteur.kit import Card, Field, ModuleSpec, Question\n",
    "bots.md": "dice = __import__('random').Random(1)\n",
    "positions.md": "text = 'seats: 3\\nmodules: base\\nhand 0: NES map\\n'\n",
}

# Commands that a test does not run as they stand: what they begin with, what is run instead, and why.
# "help": the program is asked for --help, and every option shown is one that it has.
INSTEAD: Final[list[tuple[str, str, str]]] = [
    (r"./run test", "", "it is what runs this test"),
    (r"./run check", "", "it is what runs beside this test"),
    (r"./run", "", "tools/first_minute.py starts it in fresh clones; it sets up what this test runs in"),
    (r"(.venv/bin/)?python3? tools/compile_core.py", "", "a compiler takes minutes; ./run calls it"),
    (
        r"(.venv/bin/)?python tools/new_module.py lamp_oil",
        "",
        "tests/modules/test_new_module.py does it in a copied tree",
    ),
    (
        r"(.venv/bin/)?python (-m )?(bench|lab|train|tools|examples)\b",
        "help",
        "it measures or trains for minutes to hours",
    ),
    (r"python -m tests\.", "help", "it compares for minutes; tests/modules and tests/server/leaks do it small"),
    (r"python -m saboteur.bots.arena.preset_balance", "help", "it writes into the package"),
    (r"python -m saboteur.env.mcp_server", "", "it talks over its input; tests/env/test_mcp.py plays by it"),
    (r"python3 -m venv /opt", "", "outside this folder; this test makes such an environment"),
    (r"/opt/saboteur/", "", "outside this folder; this test installs the wheel likewise"),
    (
        r"(docker|systemctl|journalctl|install|kill|uv build|uvx|pip install)\b",
        "",
        "changes the machine or needs a registry",
    ),
    (r"(npm|npx|cd) ", "", "./run test runs the page's tests by itself"),
    (r"saboteur (seat|arena) .*model", "help", "there is no model; tests/env/test_language_model.py pretends one"),
    (
        r"saboteur play --language pl",
        "",
        "a language that is yet to be translated; tests/words/test_languages.py has all others",
    ),
    (r"saboteur club URL", "", "needs a server that knows who asks; tests/cli/test_club.py has one"),
    (r"saboteur seat .*--join", "", "needs a table; tests/server/test_processes.py sits down at one"),
    (r"saboteur serve", "saboteur serve --help", "it serves until it is stopped; tests/deploy/test_host_it.py"),
    (
        r"saboteur admin backup --into /var",
        "",
        "needs a server's database; tests/server/admin/test_copies.py makes such copies",
    ),
    (
        r"saboteur admin (push-key|token)",
        "saboteur admin {} --help",
        "prints a secret, which needs a server's settings",
    ),
    (r"saboteur dataset score beliefs --predictions", "", "whose guesses? tests/env/test_dataset.py scores some"),
]


class Block(NamedTuple):
    """A block of code, or one command, of a page."""

    page: Path
    line: int
    kind: str  # "python", "doctest" or "command"
    text: str
    example: bool = True  # stands by itself, not in the midst of a sentence
    file: str = ""  # "Save this as `mine.py`"


FENCE = re.compile(r"^( *)```(\S*)[^\n]*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
PROGRAMS = "saboteur|pip|uvx?|docker|npm|npx|cd|source|install|systemctl|journalctl|nice|kill|SABOTEUR_PURE=1"
COMMAND = re.compile(rf"(\./run|(\.venv/bin/)?(python3?|pytest)|/opt/\S+|{PROGRAMS})( \S.*)?$")
SAVED = re.compile(r"[Ss]ave (?:this|it) as `([\w./-]+)`")
PLACEHOLDER = re.compile(r"…|\[|\b[A-Z]{3,}\b(?!=)|\$\(")


def blocks(page: Path) -> Iterator[Block]:
    """Yield a page's blocks of Python and its commands in blocks, in their order."""
    text = page.read_text("utf-8")
    for found in FENCE.finditer(text):
        line = text.count("\n", 0, found.start()) + 2
        body = found[3]
        saved = SAVED.search(text[: found.start()].rstrip().rpartition("\n\n")[2])
        if found[2] == "python" and not body.startswith(">>>"):
            yield Block(page, line, "python", body, file=saved[1] if saved else "")
        elif found[2] in ("python", "pycon"):
            yield Block(page, line, "doctest", body)
        elif found[2] in ("", "bash", "sh"):
            for offset, command in commands(body):
                yield Block(page, line + offset, "command", command)


def commands(body: str) -> Iterator[tuple[int, str]]:
    """Yield the commands of a block, without what is said of them after two spaces or a #."""
    inside = ""
    for offset, raw in enumerate(body.replace("\\\n", " ").splitlines()):
        if inside:
            inside = "" if raw.strip() == inside else inside
            continue
        bare = re.sub(r"(  +\S.*|  *# .*)$", "", raw.strip().removeprefix("$ "))
        if found := re.search(r" <<(\w+)$", bare):
            inside = found[1]
        if COMMAND.match(bare):
            yield offset, bare


def inline(page: Path) -> Iterator[Block]:
    """Yield what a page says to type in the midst of a sentence, where it is whole."""
    text = FENCE.sub(lambda found: "\n" * found[0].count("\n"), page.read_text("utf-8"))
    for found in re.finditer(r"`([^`\n]+)`|^    (\S[^\n]*)", text, re.MULTILINE):
        bare = re.sub(r"(  +\S.*| # .*)$", "", (found[1] or found[2]).strip())
        if re.match(r"(saboteur|(\.venv/bin/)?python|\./run) [\w./-]+", bare) and not PLACEHOLDER.search(bare):
            yield Block(page, text.count("\n", 0, found.start()) + 1, "command", bare, example=bool(found[2]))


def bounded(command: str) -> str:
    """Write a command with sizes that take seconds."""
    words = command.split(" ")
    for at, (option, value) in enumerate(pairwise(words)):
        if option in MOST and value.isdigit():
            words[at + 1] = str(min(int(value), MOST[option]))
    words += [more for name, more in USUAL.items() if words[1] == name and not set(words) & set(MOST)]
    return " ".join(words)


def instead(command: str) -> tuple[str, str] | None:
    """Return what is run in place of a command, and why; nothing where it is run as it stands."""
    return next(((other, why) for begins, other, why in INSTEAD if re.match(begins, command)), None)


def options_of(command: str) -> set[str]:
    """Return the long options that a command names."""
    return {word.partition("=")[0] for word in shlex.split(command) if word.startswith("--")}
