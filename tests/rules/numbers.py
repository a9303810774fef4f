"""The numbers of the rules and rulings, and which tests carry them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent

# Every number that the rules text gives; written out, so that none can get lost.
NUMBERS = """
B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 B14 B15 B16 B17 B18 B19 B20
S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 S13 S14 S15 S16
C16 C17 C18 C19 C20 C21 C22 C23
M1 M2 M3 M4 M5 M6 M7 M8
V1 V2
R-01 R-02 R-03 R-04 R-05 R-06 R-07 R-08 R-09 R-10 R-11 R-12 R-13 R-14 R-15 R-16 R-17
R-18 R-19 R-20 R-21 R-22 R-23 R-24 R-25 R-26 R-27 R-28 R-29 R-30 R-31 R-32 R-33 R-34 R-35 R-36
""".split()  # noqa: SIM905 - a list of strings would be a screen of quotation marks


def marks_in(source: str) -> Iterator[str]:
    """Return the numbers that the tests of a source carry by ``@pytest.mark.rule``."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                yield from (str(ast.literal_eval(argument)) for argument in mark.args)


@cache
def carried() -> dict[str, int]:
    """Count the tests that carry each number, in all of tests/."""
    found: dict[str, int] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for number in marks_in(path.read_text("utf-8")):
            found[number] = found.get(number, 0) + 1
    return found
