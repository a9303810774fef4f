"""Every refusal of the server has a stable code, a place in the docs, and values to say it in another language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tools.site_tables import filled

from saboteur.core.table.refusal import Refusal, SetupRefused
from saboteur.play import refusal_codes as game
from saboteur.play.setup import Setup
from saboteur.server.protocol_refusals import REASONS, VALUES, reasons

ROOT = Path(__file__).parents[2]
PAGE = filled((ROOT / "docs/refusals.md").read_text("utf-8")).partition("## At the table server")[2]


def _calls() -> list[ast.Call]:
    files = (ROOT / "src/saboteur/server").rglob("*.py")
    return [
        node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)
    ]


def _code(call: ast.Call) -> str | None:
    """Return the code of a call that makes a refusal or says goodbye with a code written out."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    told = call.args[0] if name in ("Refusal", "bye", "goodbye") and call.args else None
    if name in ("No", "Bye"):
        told = next((word.value for word in call.keywords if word.arg == "code"), None)
    return str(told.value) if isinstance(told, ast.Constant) else None


def test_every_code_of_the_server_is_in_its_table_and_every_one_there_is_used() -> None:
    used = {code for call in _calls() if (code := _code(call)) is not None}
    assert used - set(game.REASONS) == set(REASONS)
    assert not set(REASONS) & {*game.REASONS, *game.SETUP_REASONS}


@pytest.mark.parametrize("code", sorted(VALUES))
def test_refusals_carry_the_values_that_are_promised(code: str) -> None:
    for call in _calls():
        if _code(call) == code:
            assert isinstance(call.args[2], ast.Dict)
            assert tuple(ast.literal_eval(key) for key in call.args[2].keys if key) == VALUES[code]


@pytest.mark.parametrize("code", sorted(REASONS))
def test_the_page_explains_every_code(code: str) -> None:
    values = ", ".join(f"`{value}`" for value in VALUES.get(code, ()))
    assert f"| `{code}` | {REASONS[code]} | {values} |" in PAGE.splitlines()


def test_a_refused_setup_gives_every_reason_with_its_code_and_values() -> None:
    with pytest.raises(SetupRefused) as caught:
        Setup(seats=1, modules=["base", "dragons", "tournament"], options={"must_connect": "maybe", "veto": "yes"})
    found = {clash.code: clash.values for clash in reasons(caught.value)}
    assert found["no_such_module"] == {"module": "dragons"}
    assert found["module_seats"] == {"module": "tournament", "fewest": 5, "most": 9, "seats": 1}
    assert found["option_value"] == {"option": "must_connect", "value": "maybe"}
    assert {code: tuple(values) for code, values in found.items() if values} == {
        code: game.SETUP_VALUES[code] for code in found
    }
    assert reasons(Refusal("busy", "Later.")) == []
