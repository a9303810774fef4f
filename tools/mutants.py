"""Plant small faults in the rules, one at a time, and see whether a test notices each.

    nice -n 15 python -m tools.mutants [--minutes 15] [--most 300] [--file chests.py] [--again]
    python -m tools.mutants --report
    python -m tools.mutants --explain ID "why no test can notice it"

A mutant is one small change of a rules file (tools/mutator.py). The rules run uncompiled. All tests are collected
and measured once, so that it is known which of them run which line; then each mutant gets a child process of its own,
whose function is exchanged and whose tests are those that run the changed line, the quickest first; the first that
fails kills it. What runs when modules are imported is exchanged in a copy of the sources under build/ instead, with a
fresh interpreter.

Results are kept in tools/mutants.jsonl, a line each, and a run goes on where the last one stopped. `by` says which
test noticed, `why` explains a mutant that none can notice; `--again` tries those once more that survived without a
reason.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import os
import pickle
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import coverage
import pytest
from _pytest.runner import runtestprotocol
from tools.mutator import CORE, FILES, Mutant, Mutator, mutants, unused_numbers

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build/mutants"
RESULTS = ROOT / "tools/mutants.jsonl"
PATIENCE = 20  # a test that takes so many times its usual time hangs, which is noticed, too
LONGEST = 15  # seconds that a test may take without a fault to be used at all

# Scenarios first; what notices only that something is different comes last.
SCENARIOS = "tests/rules"
TESTS = [
    SCENARIOS,
    "tests/golden/test_golden.py",
    "tests/project/test_state_fields.py",
    "tests/play/test_fold.py",
    "tests/play/test_worlds.py",
    "tests/sim/test_perft.py",
]
PYTEST = ["-q", "-x", "-o", "addopts=", "--import-mode=importlib", "-p", "no:cacheprovider"]


def exchange(one: Mutant, unused: dict[str, set[int]]) -> None:
    """Exchange the changed function in this process, for everybody who has imported it."""
    name = one["file"].removesuffix(".py").replace("/", ".")
    module = importlib.import_module(f"saboteur.core.{name}")
    tree = Mutator(one["number"], unused).visit(ast.parse((CORE / one["file"]).read_text("utf-8")))
    node: Any = tree
    live: Any = module
    for part in one["function"]:
        node = next(child for child in node.body if getattr(child, "name", "") == part)
        live = vars(live)[part]
    live = getattr(live, "__func__", live)
    node.decorator_list = []
    around = ast.parse("def around(__class__):\n    pass\n    return None")  # where super() looks for its class
    maker: Any = around.body[0]
    maker.body = [node, ast.Return(ast.Name(node.name, ast.Load()))]
    namespace: dict[str, Any] = {}
    exec(
        compile(ast.fix_missing_locations(around), one["file"], "exec"), vars(module), namespace
    )  # the changed function alone
    changed = namespace["around"](None)
    assert isinstance(live, FunctionType)
    live.__code__, live.__defaults__, live.__kwdefaults__ = (
        changed.__code__,
        changed.__defaults__,
        changed.__kwdefaults__,
    )


class Run:
    """A pytest plugin: once everything is collected, it tries mutants instead of running the tests."""

    def __init__(self, minutes: float, most: int, file: str, again: bool) -> None:
        self.end = time.monotonic() + 60 * minutes
        self.most, self.file, self.again = most, file, again
        self.tests: dict[tuple[str, int], list[str]] = {}  # which tests run a line
        self.imported: set[tuple[str, int]] = set()  # lines that run before any test does
        self.took: dict[str, float] = {}
        self.items: dict[str, pytest.Item] = {}
        self.importing = watched()
        self.importing.start()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Measure, then try one mutant after the other."""
        self.importing.stop()
        data = self.importing.get_data()
        self.imported = {(file, line) for file in FILES for line in data.lines(str(CORE / file)) or []}
        self.items = {item.nodeid: item for item in session.items if "test_numbers" not in item.nodeid}
        self._measure()
        done, unused = results(), unused_numbers()
        waiting = [one for one in mutants() if self.file in one["file"] and self._wanted(done.get(one["id"]))]
        with RESULTS.open("a", encoding="utf-8") as out:
            for one in waiting[: self.most]:
                if time.monotonic() > self.end:
                    break
                ended, by = self._try(one, unused)
                kept = {key: one[key] for key in ("id", "file", "what", "text")} | {"ended": ended}
                out.write(json.dumps(kept | ({"by": by} if by else {}), ensure_ascii=False) + "\n")
                out.flush()
                print(f"{ended:9}{one['file']}:{one['line']} {one['what']}: {one['text']}", by, flush=True)
        return True

    def _wanted(self, before: Mutant | None) -> bool:
        return before is None or (self.again and before["ended"] == "survived" and not before.get("why"))

    def _measure(self) -> None:
        """Run all tests in a child that notes which lines each runs, and how long it takes."""
        noted = COPY.with_suffix(".pickle")
        noted.parent.mkdir(exist_ok=True)
        if _child(lambda: self._note(noted)) != 0:
            sys.exit("the tests do not pass without a fault planted")
        self.tests, self.took = pickle.loads(noted.read_bytes())  # written by the child
        print(f"{len(self.items)} tests in {sum(self.took.values()):.0f} s", flush=True)

    def _note(self, where: Path) -> int:
        cover, took = watched(), dict[str, float]()
        cover.start()
        for nodeid in self.items:
            cover.switch_context(nodeid)
            start = time.monotonic()
            if (failed := _run([self.items[nodeid]])) is not None:
                print(failed, file=sys.__stderr__)
                return 1
            took[nodeid] = time.monotonic() - start
        cover.stop()
        tests: dict[tuple[str, int], list[str]] = {}
        for file in FILES:
            for line, names in cover.get_data().contexts_by_lineno(str(CORE / file)).items():
                tests[file, line] = sorted(names)
        where.write_bytes(pickle.dumps((tests, took)))
        return 0

    def _try(self, one: Mutant, unused: dict[str, set[int]]) -> tuple[str, str]:
        """Return how a mutant ended, and which test noticed it."""
        names = {name for line in one["lines"] for name in self.tests.get((one["file"], line), [])}
        names = {name for name in names if self.took[name] <= LONGEST}
        order = sorted(names, key=lambda name: (not name.startswith(SCENARIOS), self.took[name]))
        said = COPY.with_suffix(".said")
        said.unlink(missing_ok=True)

        def tried() -> int:
            exchange(one, unused)
            failed = _run([self.items[name] for name in order], lambda name: _alarm(said, name, self.took[name]))
            return 0 if failed is None else 1

        status = _child(tried)
        if status == 0 and any((one["file"], line) in self.imported for line in one["lines"]):
            return fresh(one, unused), ""
        if status == 0:
            return "survived", ""
        ended = "timeout" if status == -signal.SIGALRM else "killed"
        return ended, said.read_text("utf-8") if said.is_file() else ""


def watched() -> coverage.Coverage:
    """Return what notes which lines of the rules run."""
    return coverage.Coverage(data_file=None, config_file=False, include=[str(CORE / file) for file in FILES])


def _run(items: list[pytest.Item], before: Callable[[str], None] = lambda _: None) -> str | None:
    """Run tests until one fails, and return its name."""
    for item, after in zip(items, [*items[1:], None], strict=True):
        before(item.nodeid)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
            return item.nodeid
    return None


def _child(work: Callable[[], int]) -> int:
    """Do something silently in a child; return its exit status, or minus the signal that ended it."""
    child = os.fork()
    if child == 0:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        status = 1  # also if it raises
        try:
            status = work()
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


def _alarm(said: Path, name: str, usual: float) -> None:
    said.write_text(name, "utf-8")
    signal.alarm(5 + int(PATIENCE * usual))


def fresh(one: Mutant, unused: dict[str, set[int]]) -> str:
    """Try a mutant of what runs on import: in a copy of the sources, from a new start, with every test."""
    if not COPY.is_dir():
        shutil.copytree(ROOT / "src", COPY, ignore=shutil.ignore_patterns("*.so", "static", "__pycache__"))
    place = COPY / "saboteur/core" / one["file"]
    source = (CORE / one["file"]).read_text("utf-8")
    place.write_text(ast.unparse(ast.fix_missing_locations(Mutator(one["number"], unused).visit(ast.parse(source)))))
    command = [sys.executable, "-m", "pytest", *PYTEST, *TESTS]
    environment = os.environ | {"PYTHONPATH": str(COPY)}
    quiet = subprocess.DEVNULL
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, check=False, stdout=quiet, stderr=quiet, timeout=600
        )
    except subprocess.TimeoutExpired:
        return "timeout"
    finally:
        place.write_text(source, "utf-8")
    return "killed" if done.returncode else "survived"


def results() -> dict[str, Mutant]:
    """Read what was tried before; of two lines about the same mutant the later one holds."""
    if not RESULTS.is_file():
        return {}
    found = [json.loads(line) for line in RESULTS.read_text("utf-8").splitlines()]
    return {one["id"]: one for one in found}


def report() -> int:
    """Say what has come of the mutants of the sources as they are."""
    known = {one["id"]: one for one in mutants()}
    tried = {key: one for key, one in results().items() if key in known}
    open_ones = [one for one in tried.values() if one["ended"] == "survived" and not one.get("why")]
    explained = sum(one["ended"] == "survived" for one in tried.values()) - len(open_ones)
    noticed = len(tried) - explained - len(open_ones)
    print(
        f"{len(known)} mutants of {len(FILES)} files; {len(tried)} tried, {noticed} noticed, "
        f"{explained} explained, {len(open_ones)} open"
    )
    for one in open_ones:
        print(f"  {one['id']} {one['file']}:{known[one['id']]['line']}: {one['what']}: {one['text']}")
    return 1 if open_ones else 0


def keep(found: dict[str, Mutant]) -> None:
    """Write results again, a line each, by file."""
    lines = [json.dumps(one, ensure_ascii=False) for one in sorted(found.values(), key=lambda one: one["file"])]
    RESULTS.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def main() -> int:
    """Try mutants for a while, or report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--most", type=int, default=300)
    parser.add_argument("--file", default="", help="only rules files whose name contains this")
    parser.add_argument("--again", action="store_true", help="also those that survived without a reason")
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--explain", nargs=2, metavar=("ID", "WHY"))
    args = parser.parse_args()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "src"))
    if args.report:
        return report()
    if args.explain:
        found = results()
        found[args.explain[0]]["why"] = args.explain[1]
        keep(found)
        return 0
    os.environ |= {"SABOTEUR_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return pytest.main([*PYTEST, "-s", *TESTS], plugins=[Run(args.minutes, args.most, args.file, args.again)])


if __name__ == "__main__":
    sys.exit(main())
