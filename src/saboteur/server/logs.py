"""Where log lines go: one event a line, to standard error or to files that rotate, and no fault in a flood.

Nothing logged anywhere in the server carries a secret: no name, token, card, seed or word of anybody.
"""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

import structlog

from saboteur.server.settings import Settings, SettingsError

MINUTE = 60.0
KINDS = 256  # of lines that are counted at a time
_THROTTLED = {"warning", "error", "critical"}


faults: Counter[str] = Counter()  # lines of level error by event, since the process started; /metrics shows them


def _count(_logger: object, level: str, line: dict[str, Any]) -> dict[str, Any]:
    if level == "error":
        faults[str(line.get("event"))] += 1  # events are words in our own code, so there are few
    return line


class Throttle:
    """Lets each warning or fault through only so often a minute; the next one says how many were left out.

    Lines are the same that have the same event and the same error, wherever they come from: what differs besides is
    mostly the table, and a fault that hits a thousand tables is one fault. Those of libraries go by who says them.
    """

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._now = now
        self._seen: OrderedDict[tuple[object, ...], list[float]] = OrderedDict()  # begin of the minute, lines in it

    def __call__(self, _logger: object, level: str, line: dict[str, Any]) -> dict[str, Any]:
        """Pass a line on, or drop it (structlog's own way of saying so)."""
        if level not in _THROTTLED:
            return line
        kind, now = (level, line.get("event"), line.get("error"), line.get("source")), self._now()
        begin, count = self._seen.pop(kind, (now, 0))
        left_out = 0
        if now - begin >= MINUTE:
            left_out = max(0, int(count) - self._most)
            begin, count = now, 0
        self._seen[kind] = [begin, count + 1]
        if len(self._seen) > KINDS:
            self._seen.popitem(last=False)
        if count >= self._most:
            raise structlog.DropEvent
        return {**line, "left_out": left_out} if left_out else line


class _File:
    """A file that structlog prints to and that rotates by its size."""

    def __init__(self, file: Path, megabytes: float, old: int) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._handler = RotatingFileHandler(
            file, maxBytes=max(1, int(megabytes * 1_000_000)), backupCount=old, encoding="utf-8"
        )
        self._handler.setFormatter(logging.Formatter("%(message)s"))

    def msg(self, message: str) -> None:
        """Write a line."""
        self._handler.emit(logging.LogRecord("saboteur", logging.INFO, "", 0, message, None, None))

    def close(self) -> None:
        """Let go of the file."""
        self._handler.close()

    debug = info = warning = error = critical = msg


class Libraries(logging.Handler):
    """Takes what libraries log by Python's own logging, so that it goes where our lines go, as they do."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log a library's line as one of ours."""
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else None
        line = {"source": record.name, "said": record.getMessage().strip()} | ({"error": error} if error else {})
        level = "error" if record.levelno >= logging.ERROR else "warning"
        getattr(structlog.get_logger("saboteur.libraries"), level)("library", exc_info=record.exc_info, **line)


def configure(settings: Settings) -> Callable[[], None]:
    """Log as the settings say; returns what ends it. A file that cannot be written is a SettingsError."""
    level = getattr(logging, settings.log_level.upper())
    shared: list[Any] = [
        structlog.processors.add_log_level,
        _count,
        Throttle(settings.log_repeats),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if settings.log_json:
        shared += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:  # plain: the usual traceback shows variables, and there are tokens and hands in them
        plain = structlog.dev.plain_traceback
        shared.append(structlog.dev.ConsoleRenderer(colors=False, exception_formatter=plain))
    file = _file(settings)
    structlog.configure(
        processors=shared,
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr) if file is None else lambda *_: file,
        cache_logger_on_first_use=False,
    )
    libraries, root = Libraries(logging.WARNING), logging.getLogger()
    root.addHandler(libraries)

    def end() -> None:
        root.removeHandler(libraries)
        if file is not None:
            file.close()

    return end


def _file(settings: Settings) -> _File | None:
    if not settings.log_file:
        return None
    try:
        return _File(Path(settings.log_file), settings.log_megabytes, settings.log_files)
    except OSError as error:
        raise SettingsError(f"settings: log_file = {settings.log_file!r}: {error.strerror or error}") from None
