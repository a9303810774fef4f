"""Why bots did what they did: kept with the record, told when the round is over, in a closed vocabulary."""

import json
import re
from functools import cache, partial
from pathlib import Path
from typing import Any, get_args

import pytest

from saboteur.bots.arena.bot_game import play
from saboteur.bots.arena.duel import by_seat
from saboteur.cli import run
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import Allow, PickGold
from saboteur.play.commentary.thoughts import GROUNDS, Ground
from saboteur.play.records.record import Record
from saboteur.play.setup import Setup
from saboteur.words import Narrator, texts

DOCS = Path(__file__).resolve().parents[2] / "docs"


@cache
def record() -> Record:
    """Play a game of all sorts of bots, with a card that may be vetoed."""
    levels = ["shrewd", "steady", "novice", "random"]
    kept = play(Setup(seats=4, modules=["base", "veto"], seed=1), partial(by_seat, levels), keep=True).record
    assert kept is not None
    return kept


def test_every_ground_has_a_phrase_and_is_documented() -> None:
    page = (DOCS / "bots.md").read_text("utf-8")
    assert set(get_args(Ground)) == set(GROUNDS)
    t = texts("en")
    phrases = {code: t(f"ground-{code.replace('_', '-')}", name="Anna", card="Map", count=2) for code in GROUNDS}
    assert [code for code, phrase in phrases.items() if f"| `{code}` | {phrase} |" not in page] == []


def test_a_record_keeps_what_its_bots_thought() -> None:
    kept = record()
    again = Record.load(kept.dump())
    assert again == kept
    assert {thought.level for thought in again.thoughts} == {"shrewd", "steady", "novice", "random"}
    moves = again.moves()
    for thought in again.thoughts:
        seat, action = moves[thought.step - 1]
        assert seat == thought.seat
        assert Narrator("en").reason(thought.reason, action, thought.role)


@pytest.mark.rule("B18", "C19")
def test_no_thought_is_kept_about_picking_gold_or_allowing_a_card() -> None:
    kept = record()
    moves = kept.moves()
    assert any(isinstance(action, PickGold) for _, action in moves)
    assert any(isinstance(action, Allow) for _, action in moves)
    told = {thought.step for thought in kept.thoughts}
    assert not [step for step in told if isinstance(moves[step - 1][1], Allow | PickGold)]


def test_thoughts_are_no_part_of_what_is_verified() -> None:
    fields = json.loads(record().dump())
    del fields["thoughts"]
    assert Record.load(json.dumps(fields)).thoughts == []


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("step", 10**6, "belongs to no action"),
        ("step", 0, "belongs to no action"),
        ("seat", 77, "did action"),
        ("role", "king", "names no role"),
        ("level", "x" * 500, "level"),
    ],
)
def test_thoughts_about_what_is_not_in_the_record_are_refused(field: str, value: Any, said: str) -> None:
    fields = json.loads(record().dump())
    fields["thoughts"][0][field] = value
    with pytest.raises(Refusal, match=said) as refused:
        Record.load(json.dumps(fields))
    assert refused.value.code == "record_malformed"


def test_a_ground_outside_the_vocabulary_is_refused() -> None:
    fields = json.loads(record().dump())
    fields["thoughts"][0]["reason"]["ground"] = "because"
    with pytest.raises(Refusal, match="because"):
        Record.load(json.dumps(fields))


def replayed(capsys: pytest.CaptureFixture[str], path: Path, *more: str) -> str:
    assert run(["replay", str(path), "--print", "--language", "en", *more]) == 0
    return capsys.readouterr().out


def test_replay_tells_reasons_only_after_the_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(record().dump(), "utf-8")
    steps = re.split(r"^── (?=step \d+ of)", replayed(capsys, path), flags=re.MULTILINE)
    telling = [step for step in steps if "Why the bots did" in step]
    assert len(telling) == 3
    assert all(re.search(r"Round \d begins", step) or step is steps[-1] for step in telling)
    assert not any(" (shrewd) – " in step for step in steps if step not in telling)


def test_with_every_secret_a_reason_stands_below_its_action(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(record().dump(), "utf-8")
    shown = replayed(capsys, path, "--all")
    assert shown.count("    Why? ") == len(record().thoughts)
    assert "saboteur 4" not in shown
    assert "%" in replayed(capsys, path, "--all", "--reasons", "full")
    assert "Why" not in replayed(capsys, path, "--reasons", "none")
