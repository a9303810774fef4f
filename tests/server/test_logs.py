"""Log lines: structured, in files that rotate, and no fault in a flood."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import structlog

from saboteur.server import logs
from saboteur.server.serving import EXIT_SETTINGS, run
from saboteur.server.settings import Settings


def test_files_rotate_and_only_so_many_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "logs" / "saboteur.log"
    close = logs.configure(
        Settings(log_file=str(file), log_json=True, log_megabytes=0.002, log_files=2, log_repeats=10_000)
    )
    log = structlog.get_logger("saboteur.test")
    for number in range(200):
        log.info("something_happened", number=number)
    close()
    found = sorted(path.name for path in file.parent.iterdir())
    assert found == ["saboteur.log", "saboteur.log.1", "saboteur.log.2"]
    assert all(path.stat().st_size <= 2000 for path in file.parent.iterdir())
    last = json.loads(file.read_text("utf-8").splitlines()[-1])
    assert (last["event"], last["number"], last["level"]) == ("something_happened", 199, "info")
    assert last["timestamp"].endswith("Z")


def test_a_file_that_cannot_be_written_is_one_line_and_an_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_text("")
    settings = Settings(port=0, data=str(tmp_path / "data"), log_file=str(tmp_path / "taken" / "log"))
    assert run(settings, browser=False, say=lambda _: None) == EXIT_SETTINGS
    error = capsys.readouterr().err
    assert "log_file" in error
    assert error.count("\n") == 1


class _Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_the_same_fault_is_logged_only_so_often_a_minute_and_then_counted() -> None:
    clock = _Time()
    throttle = logs.Throttle(3, clock)

    def through(event: str, level: str = "error", **more: object) -> dict[str, object] | None:
        try:
            return throttle(None, level, {"event": event, **more})
        except structlog.DropEvent:
            return None

    passed = [through("room_failed", error="KeyError", table=str(n)) for n in range(10)]
    assert [line is not None for line in passed] == [True] * 3 + [False] * 7
    assert through("room_failed", error="ValueError") is not None, "another fault"
    assert through("room_failed", level="info", error="KeyError") is not None, "no fault at all"
    clock.now = 61
    again = through("room_failed", error="KeyError")
    assert again is not None
    assert again["left_out"] == 7
    clock.now = 62
    assert through("room_failed", error="KeyError") == {"event": "room_failed", "error": "KeyError"}


def test_what_is_counted_stays_bounded() -> None:
    throttle = logs.Throttle(1, _Time())
    for number in range(10_000):
        throttle(None, "error", {"event": f"fault {number}"})
    assert len(throttle._seen) == logs.KINDS


def test_faults_are_counted_for_the_figures_however_few_are_written(tmp_path: Path) -> None:
    close = logs.configure(Settings(log_file=str(tmp_path / "log"), log_json=True, log_repeats=1))
    logs.faults.clear()
    for _ in range(5):
        structlog.get_logger("saboteur.test").error("room_failed", error="KeyError")
    structlog.get_logger("saboteur.test").warning("slow")
    close()
    assert logs.faults == {"room_failed": 5}
    assert (tmp_path / "log").read_text("utf-8").count("\n") == 2
    logs.faults.clear()
