"""Golden records: games kept for good, which together show everything that can happen."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from saboteur.core.registry import OPTIONS, SPECS, late
from saboteur.core.table.codes import ENDINGS, QUESTIONS
from saboteur.play.actions import ACTIONS, LATE_ACTIONS
from saboteur.play.events import Asked
from saboteur.play.events.audiences import EVENTS, LATE_EVENTS
from saboteur.play.records.record import Record

FILES = sorted(Path(__file__).parent.glob("[0-9]*.json"))


@cache
def loaded(path: Path) -> Record:
    return Record.load(path.read_text("utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_still_replays_to_the_same_end(path: Path) -> None:
    assert loaded(path).result is not None


def told(path: Path) -> list[object]:
    return list(loaded(path).game().events(None))


def test_every_module_is_in_a_golden_record() -> None:
    seen = {key for path in FILES for key in loaded(path).setup.modules}
    assert {spec.key for spec in SPECS if not late(spec)} <= seen  # for later ones see tests/modules


def test_every_value_of_every_option_is_in_a_golden_record() -> None:
    seen = {(key, value) for path in FILES for key, value in loaded(path).setup.options.items()}
    others = {(key, value) for key, option in OPTIONS.items() for value in option.values[1:]}
    assert others <= seen  # the first value is the default, which need not be named


def test_every_action_is_in_a_golden_record() -> None:
    seen = {type(action) for path in FILES for _, action in loaded(path).moves()}
    assert set(ACTIONS) - set(LATE_ACTIONS) <= seen


def test_every_event_is_in_a_golden_record() -> None:
    seen = {type(event) for path in FILES for event in told(path)}
    assert set(EVENTS) - set(LATE_EVENTS) <= seen


def test_every_question_is_in_a_golden_record() -> None:
    seen = {event.question.kind for path in FILES for event in told(path) if isinstance(event, Asked)}
    assert set(QUESTIONS) <= seen


def test_every_way_a_round_can_end_is_in_a_golden_record() -> None:
    results = [record.result for record in map(loaded, FILES) if record.result]
    assert set(ENDINGS[1:]) <= {one.ending for result in results for one in result.rounds}
