"""Small changes of the rules: another comparison, the other of and/or, a number one larger, a statement left out.

A mutant is known by its file, what is changed, and the shape of its line without names, so that renaming loses no
result. What cannot be noticed by construction is none: numbers of `say` that no field of the event is made from, room
that a vector is given ahead, and sentences.
"""

from __future__ import annotations

import ast
import hashlib
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

CORE = Path(__file__).resolve().parent.parent / "src/saboteur/core"
SEED = 11  # which of all mutants are tried first
NAME = re.compile(r"[^\W\d]\w*")

# Rules only: not search, and nothing that only looks at a state.
FILES = ["compose.py",
         *(f"rules/{name}.py" for name in ("flow", "rounds", "digging", "dwarfs", "cards_in_front", "large_cards",
                                           "payout", "reaching", "team_walks")),
         *(f"table/{name}.py" for name in ("maze", "slots", "state")),
         *(f"modules/{path.name}" for path in sorted((CORE / "modules").glob("*.py"))
           if path.stem != "__init__")]  # fmt: skip

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip

Mutant = dict[str, Any]


def unused_numbers() -> dict[str, set[int]]:
    """Return for each event which of the arguments of `say` no field is made from."""
    from saboteur.core.table import events  # noqa: PLC0415 - only once it is decided which core is imported
    from saboteur.play.events.audiences import EVENT_SPECS  # noqa: PLC0415

    out: dict[str, set[int]] = {}
    for name, number in vars(events).items():
        if spec := EVENT_SPECS.get(number) if isinstance(number, int) and not name.startswith("BY_") else None:
            used = {0} | {1 + at for at, _ in spec.fields.values()} | ({4, 5} if spec.secret else set())
            out[name] = set(range(6)) - used
    return out


class Mutator(ast.NodeTransformer):
    """Changes the numbered place of a module, or counts the places if the number is below zero."""

    def __init__(self, wanted: int, unused: dict[str, set[int]]) -> None:
        self.wanted = wanted
        self.unused = unused
        self.places: list[tuple[ast.stmt, int, str, list[str]]] = []  # statement, line, what, function
        self.inside: list[str] = []
        self.functions = 0
        self.statement = ast.stmt()

    def visit(self, node: ast.AST) -> Any:
        """Remember the statement that a place belongs to."""
        before = self.statement
        if isinstance(node, ast.stmt):
            self.statement = node
        out = super().visit(node)
        self.statement = before
        return out

    def _here(self, node: ast.AST, what: str) -> bool:
        if not self.functions:
            return False
        self.places.append((self.statement, getattr(node, "lineno", 0), what, self.inside[:]))
        return len(self.places) - 1 == self.wanted

    def _within(self, node: ast.FunctionDef | ast.ClassDef) -> ast.AST:
        if not self.functions:
            self.inside.append(node.name)
        self.functions += isinstance(node, ast.FunctionDef)
        self.generic_visit(node)
        self.functions -= isinstance(node, ast.FunctionDef)
        if not self.functions:
            self.inside.pop()
        return node

    visit_FunctionDef = _within  # noqa: N815 - the visitor's own names
    visit_ClassDef = _within  # noqa: N815

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
        event = node.args[0] if isinstance(node.func, ast.Attribute) and node.func.attr == "say" else None
        unused = self.unused.get(event.id, set()) if isinstance(event, ast.Name) else set()
        node.func = self.visit(node.func)
        node.args = [arg if i in unused else self.visit(arg) for i, arg in enumerate(node.args)]
        for word in node.keywords:
            if word.arg != "capacity":  # room ahead, which changes nothing
                word.value = self.visit(word.value)
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        return node  # a sentence

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


def mutants() -> list[Mutant]:
    """List every mutant, in a fixed order that takes as large a part of each file as of any other."""
    out: list[tuple[float, Mutant]] = []
    unused = unused_numbers()
    for file in FILES:
        source = (CORE / file).read_text("utf-8")
        counter = Mutator(-1, unused)
        counter.visit(ast.parse(source))
        lines = source.splitlines()
        alike: Counter[str] = Counter()
        found: list[Mutant] = []
        for number, (statement, line, what, function) in enumerate(counter.places):
            text = lines[line - 1].strip()
            shape = f"{file}/{NAME.sub('_', text)}/{what}"
            alike[shape] += 1
            key = hashlib.sha256(f"{shape}/{alike[shape]}".encode()).hexdigest()[:10]
            first = min(statement.lineno, line)
            found.append({"id": key, "file": file, "number": number, "line": line, "what": what, "text": text,
                          "lines": range(first, line + 1), "function": function})  # fmt: skip
        random.Random(f"{SEED}/{file}").shuffle(found)
        out += [((i + 0.5) / len(found), one) for i, one in enumerate(found)]
    return [one for _, one in sorted(out, key=lambda pair: (pair[0], str(pair[1]["id"])))]
