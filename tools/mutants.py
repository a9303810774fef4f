"""Plant small faults in the rules, one at a time, and see whether a test notices each.

    nice -n 10 python tools/mutants.py [--minutes 15] [--most 300] [--file chests.py]
    python tools/mutants.py --report

A mutant is one small change of a rules file: another comparison, the other of and/or, a number one larger, a
statement left out. It runs uncompiled, in a copy of the sources under build/, against the scenarios of its subject,
then against all scenarios, then against records and folds; the first test that fails kills it. Results are kept in
tools/mutants.jsonl, a line each, and a run goes on where the last one stopped: what was tried before is not tried
again unless its line has changed. `why` in a line explains a mutant that no test can kill.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import hashlib
import json
import os
import random
import shutil
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORE = ROOT / "src/saboteur/core"
COPY = ROOT / "build/mutants"
RESULTS = ROOT / "tools/mutants.jsonl"
SEED = 11  # which of all mutants are tried first
LONGEST = 90  # seconds for one stage of tests; a mutant that never ends is noticed, too

# Rules only: not search, and nothing that only looks at a state.
FILES = ["flow.py", "rounds.py", "digging.py", "dwarfs.py", "fronts.py", "large.py", "payout.py", "maze.py",
         "slots.py",
         *(f"modules/{path.name}" for path in sorted((CORE / "modules").glob("*.py"))
           if path.stem != "__init__")]  # fmt: skip
# The scenarios that are most likely to notice, by words in the names of their files.
NEAR = {
    "flow": "goals turns laying", "rounds": "rounds setup options", "digging": "trove chest",
    "dwarfs": "large saboteur2",
    "fronts": "turns saboteur2", "large": "large", "payout": "gold rounds", "maze": "laying paths large goals",
    "slots": "trove goal_swap finer", "mine": "turns goals", "base": "gold rounds turns", "chests": "chest draws",
    "detour": "detour", "goal_swap": "goal_swap finer", "greedy_dwarf": "greedy", "master_craftsman": "championship",
    "new_goals": "mini_goals", "path_specialist": "specialist", "sabotaged_dwarf": "variants",
    "saboteur2": "saboteur2", "toll": "toll", "tournament": "variants", "trove": "trove",
    "tunnel_party": "large finer",
    "turnabout": "championship",
    "veto": "veto", "wardrobe": "large",
}  # fmt: skip
LAST = [
    "tests/golden/test_golden.py",
    "tests/play/test_fold.py",
    "tests/play/test_worlds.py",
    "tests/sim/test_perft.py",
]

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip


class Mutator(ast.NodeTransformer):
    """Changes the numbered place of a module, or counts the places if the number is below zero."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.places: list[tuple[int, str]] = []
        self.inside = 0

    def _here(self, node: ast.AST, what: str) -> bool:
        if not self.inside:
            return False
        self.places.append((getattr(node, "lineno", 0), what))
        return len(self.places) - 1 == self.wanted

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.inside += 1
        self.generic_visit(node)
        self.inside -= 1
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        for i, op in enumerate(node.ops):
            if type(op) in SWAPPED and self._here(node, f"{type(op).__name__} is {SWAPPED[type(op)].__name__}"):
                node.ops[i] = SWAPPED[type(op)]()  # type: ignore[call-overload]  # the table holds such
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        if self._here(node, f"{type(node.op).__name__} is {SWAPPED[type(node.op)].__name__}"):
            node.op = SWAPPED[type(node.op)]()  # type: ignore[assignment]
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        return node.operand if isinstance(node.op, ast.Not) and self._here(node, "Not is gone") else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Add | ast.Sub) and self._here(node, f"{type(node.op).__name__} is the other"):
            node.op = SWAPPED[type(node.op)]()  # type: ignore[assignment]
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        plain = isinstance(node.value, int) and not isinstance(node.value, bool)
        if plain and node.value in (0, 1, 2, 3, 4) and self._here(node, f"{node.value} is {node.value + 1}"):
            return ast.copy_location(ast.Constant(node.value + 1), node)
        if isinstance(node.value, bool) and self._here(node, f"{node.value} is {not node.value}"):
            return ast.copy_location(ast.Constant(not node.value), node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        node.keywords = [
            word for word in node.keywords if word.arg != "capacity"
        ]  # room ahead, which changes nothing
        self.generic_visit(node)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if isinstance(node.value, ast.Constant):
            return node  # a docstring
        self.generic_visit(node)
        return ast.copy_location(ast.Pass(), node) if self._here(node, "a call is left out") else node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        return ast.copy_location(ast.Pass(), node) if self._here(node, "a change is left out") else node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        onto = isinstance(node.targets[0], ast.Attribute | ast.Subscript)
        return ast.copy_location(ast.Pass(), node) if onto and self._here(node, "a change is left out") else node


def mutants() -> list[dict[str, str | int]]:
    """List every mutant, in a fixed order that mixes the files."""
    out: list[dict[str, str | int]] = []
    for file in FILES:
        source = (CORE / file).read_text("utf-8")
        counter = Mutator(-1)
        counter.visit(ast.parse(source))
        lines = source.splitlines()
        for number, (line, what) in enumerate(counter.places):
            text = lines[line - 1].strip()
            key = hashlib.sha256(f"{file}/{text}/{what}/{number}".encode()).hexdigest()[:10]
            out.append({"id": key, "file": file, "number": number, "line": line, "what": what, "text": text})
    random.Random(SEED).shuffle(out)
    return out


def stages(file: str) -> Iterator[list[str]]:
    """Return the tests for a file: the nearest first, the dearest last."""
    rules = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests/rules").glob("test_*.py"))
    rules = [path for path in rules if not path.endswith("test_numbers.py")]
    words = NEAR[Path(file).stem].split()
    near = [path for path in rules if any(word in path for word in words)]
    yield near
    yield [path for path in rules if path not in near]
    yield LAST


def run_tests(tests: list[str]) -> str:
    """Run tests in a child of this process, which has imported pytest but none of the rules; say how it ended."""
    child = os.fork()
    if child == 0:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        signal.alarm(LONGEST)
        sys.path.insert(0, str(COPY))
        import pytest  # noqa: PLC0415 - already imported by the parent

        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # half of the time otherwise
        os._exit(int(pytest.main(["-q", "-x", "-o", "addopts=", "-p", "no:cacheprovider", *tests])))
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return "timeout"
    return {0: "survived", 1: "killed"}.get(os.WEXITSTATUS(status), "killed")


def try_one(one: dict[str, str | int]) -> str:
    """Plant a mutant in the copy, run the tests, and mend the copy."""
    file = str(one["file"])
    place = COPY / "saboteur/core" / file
    source = (CORE / file).read_text("utf-8")
    tree = Mutator(int(one["number"])).visit(ast.parse(source))
    place.write_text(ast.unparse(ast.fix_missing_locations(tree)), "utf-8")
    try:
        for tests in stages(file):
            ended = run_tests(tests)
            if ended != "survived":
                return ended
    finally:
        shutil.copy2(CORE / file, place)
    return "survived"


def results() -> dict[str, dict[str, str | int]]:
    """Read what was tried before."""
    if not RESULTS.is_file():
        return {}
    found = [json.loads(line) for line in RESULTS.read_text("utf-8").splitlines()]
    return {one["id"]: one for one in found}


def report() -> int:
    """Say what has come of the mutants of the sources as they are."""
    known = {str(one["id"]) for one in mutants()}
    tried = {key: one for key, one in results().items() if key in known}
    ended = Counter(str(one["ended"]) for one in tried.values())
    open_ones = [one for one in tried.values() if one["ended"] == "survived" and not one.get("why")]
    noticed = ended["killed"] + ended["timeout"]
    print(f"{len(known)} mutants of {len(FILES)} files; {len(tried)} tried, {noticed} noticed, "
          f"{ended['survived'] - len(open_ones)} explained, {len(open_ones)} open")  # fmt: skip
    for one in open_ones:
        print(f"  {one['file']}:{one['line']}: {one['what']}: {one['text']}")
    return 1 if open_ones else 0


def main() -> int:
    """Try mutants for a while, or report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--most", type=int, default=300)
    parser.add_argument("--file", default="")
    parser.add_argument("--report", action="store_true")
    args = parser.parse_args()
    if args.report:
        return report()
    import msgspec  # noqa: F401, PLC0415 - so that every child has them already
    import pytest  # noqa: F401, PLC0415

    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(ROOT / "src", COPY, ignore=shutil.ignore_patterns("*.so", "static", "__pycache__"))
    compileall.compile_dir(COPY, quiet=1)
    os.chdir(ROOT)
    sys.dont_write_bytecode = True
    done, end = results(), time.monotonic() + 60 * args.minutes
    if any(run_tests(stage) != "survived" for stage in stages("flow.py")):
        print("the tests do not pass without a fault planted")
        return 2
    waiting = [one for one in mutants() if one["id"] not in done and args.file in str(one["file"])]
    with RESULTS.open("a", encoding="utf-8") as out:
        for one in waiting[: args.most]:
            if time.monotonic() > end:
                break
            one["ended"] = try_one(one)
            out.write(json.dumps(one) + "\n")
            out.flush()
            print(f"{one['ended']:9}{one['file']}:{one['line']} {one['what']}: {one['text']}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
