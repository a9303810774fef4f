"""One command for all of it: `python -m lab` lists what there is, `python -m lab beliefs --help` explains one."""

import ast
import importlib
import sys
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent
COMMANDS: Final = {  # the module of each, which has a function `main`
    "figures": "lab.bot_figures",
    "beliefs": "lab.calibrate_beliefs",
    "claims": "lab.fit_claims",
    "chances": "lab.calibrate_chances",
    "costs": "lab.calibrate_costs",
    "habits": "lab.learn_habits",
    "outlook": "lab.fit_outlook",
    "treasure": "lab.fit_treasure",
    "policy": "lab.tune_policy",
    "talk": "lab.talk_figures",
    "oracle": "lab.oracle",
    "sense": "lab.sense",
    "first_laps": "lab.first_laps",
}


def said(module: str) -> str:
    """Read the first line of what a module says of itself; what some import is not here before it is needed."""
    text = (FOLDER.parent / module.replace(".", "/")).with_suffix(".py").read_text("utf-8")
    return (ast.get_docstring(ast.parse(text)) or "").partition("\n")[0]


def main(words: list[str]) -> int:
    """Run a command, or list them with the first line of what each says of itself."""
    if words and words[0] in COMMANDS:
        done: int = importlib.import_module(COMMANDS[words[0]]).main(words[1:])
        return done
    for name, module in COMMANDS.items():
        print(f"{name:10} {said(module)}")
    if not words or words[0] in {"-h", "--help"}:
        return 0
    print(f"python -m lab: there is no {words[0]!r}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
