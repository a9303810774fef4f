"""How often each level makes a sensible move in the positions of `tests/bots/positions/`, by kind.

python -m lab sense
python -m lab sense rocks robs --level shrewd-cunning --level steady --show

A file is a kind of mistake that people saw bots make. Its positions are texts as of `saboteur position`, each behind
a line `== name`, with lines of their own: `good` and `bad` list moves in notation, of which `*` stands for anything;
`believed` is evidence of a saboteur by seat, in log-odds; `heard` what was done and said before, as `2 map 8,0`
(seat 2 read the goal) and `2 says goal_is 8,0`; `purses` the gold that it counted, by seat. A line says what is
going on behind `#`.
"""

import argparse
import random
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace
from rich.console import Console

from saboteur.bots.arena.intervals import ReportLine, rate_line, show
from saboteur.bots.levels import decide, no_level, playable
from saboteur.bots.memory.bot_memory import Memory
from saboteur.play import positions
from saboteur.play.actions import AnyAction
from saboteur.play.commentary.said import Said
from saboteur.play.events import MapRead
from saboteur.play.fields.values import Cell
from saboteur.play.game import Game
from saboteur.play.notation import write

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "bots" / "positions"
LEVELS: Final = ("steady-cunning", "shrewd-cunning", "master-cunning", "grandmaster-cunning")
OWN_LINES: Final = ("good", "bad", "believed", "heard", "purses")


class Case(NamedTuple):
    """A position with moves that make sense there, and moves that make none."""

    kind: str
    name: str
    text: str
    lines: dict[str, str]

    def game(self) -> Game:
        """Load the position."""
        return positions.load(self.text)

    def sensible(self, action: AnyAction) -> bool:
        """Return whether a move is one of the good ones, where they are listed, and none of the bad ones."""
        said = write(action)
        good, bad = (
            [one.strip() for one in self.lines.get(side, "").split(";") if one.strip()] for side in OWN_LINES[:2]
        )
        fits = not good or any(fnmatchcase(said, _literal(one)) for one in good)
        return fits and not any(fnmatchcase(said, _literal(one)) for one in bad)

    def memory(self, game: Game, seat: int) -> Memory:
        """Return what the seat that moves remembers: what it was shown, what it believes, what it heard."""
        memory = Memory.start(game.view(seat))
        memory = replace(memory, cards_played=game.view(seat).turn - 1)
        bad = memory.roles.index("saboteur")
        believed = dict(one.split("=") for one in self.lines.get("believed", "").split())
        memory = replace(
            memory,
            rows=[
                [value + float(believed.get(str(i), 0.0)) * (role == bad) for role, value in enumerate(row)]
                for i, row in enumerate(memory.rows)
            ],
            marks=[2.0 * float(believed.get(str(i), 0.0)) for i in range(memory.seats)],
        )
        if "purses" in self.lines:
            memory = replace(memory, gold=[int(gold) for gold in self.lines["purses"].split()])
        for one in self.lines.get("heard", "").split(";"):
            memory = _heard(memory, one.split()) if one.strip() else memory
        return memory

    def move(self, level: str) -> AnyAction:
        """Return what a level does."""
        game = self.game()
        seat = min(game.to_act)
        luck = random.Random(self.name)
        return decide(level, game.view(seat), game.legal(seat), self.memory(game, seat), luck).action


def _literal(pattern: str) -> str:
    """Return a pattern in which only `*` stands for anything."""
    return pattern.replace("[", "[[]").replace("?", "[?]")


def _heard(memory: Memory, words: list[str]) -> Memory:
    by = int(words[0])
    if words[1] == "map":
        return memory.hear(MapRead(by, _cell(words[2])))
    about = words[3]
    if "," in about:
        kind = words[4] if len(words) > 4 else "treasure"
        return memory.hear_claim(Said(by, words[2], cell=_cell(about), kind=kind))
    return memory.hear_claim(Said(by, words[2], seat=int(about)))


def _cell(word: str) -> Cell:
    x, y = word.split(",")
    return Cell(int(x), int(y))


def cases(kinds: list[str] | None = None) -> Iterator[Case]:
    """Read the positions of all kinds, or of some."""
    for file in sorted(FOLDER.glob("*.txt")):
        if kinds and file.stem not in kinds:
            continue
        for part in file.read_text("utf-8").split("\n== ")[1:]:
            name, _, rest = part.partition("\n")
            lines = {}
            text = []
            for line in rest.splitlines():
                key, _, value = line.partition(": ")
                if key in OWN_LINES:
                    lines[key] = value
                else:
                    text.append(line)
            yield Case(file.stem, name.strip(), "\n".join(text) + "\n", lines)


def kinds() -> list[str]:
    """List the kinds."""
    return [file.stem for file in sorted(FOLDER.glob("*.txt"))]


def main(words: list[str] | None = None) -> int:
    """Ask levels, and say how often they were sensible."""
    parser = argparse.ArgumentParser(prog="python -m lab sense", description="Ask levels what they would do.")
    parser.add_argument("kinds", nargs="*", help=f"of {', '.join(kinds())}; all of them if none is named")
    parser.add_argument("--level", action="append", help="may be given several times")
    parser.add_argument("--show", action="store_true", help="list the moves that make no sense")
    options = parser.parse_args(words)
    for kind in options.kinds:
        if kind not in kinds():
            parser.error(f"there is no kind {kind}; kinds are {', '.join(kinds())}")
    for level in options.level or LEVELS:
        if not playable(level):
            parser.error(no_level(level))
        found: dict[str, list[float]] = {}
        for case in cases(options.kinds):
            move = case.move(level)
            sensible = case.sensible(move)
            found.setdefault(case.kind, []).append(float(sensible))
            if options.show and not sensible:
                print(f"{level}: {case.kind} {case.name}: {write(move)}")
        every = [one for some in found.values() for one in some]
        lines: list[ReportLine] = [rate_line(kind, some) for kind, some in found.items()]
        show(Console(), f"{level}: sensible moves", [*lines, rate_line("all", every)])
    return 0
