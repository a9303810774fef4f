"""While the `saboteur` command is still being loaded, and once it is done, Ctrl-C ends it without a traceback."""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from pathlib import Path


def ours() -> bool:
    """Whether this process is the command, not a program that imports the package."""
    return Path(sys.argv[0]).stem == "saboteur" or sys.orig_argv[1:3] == ["-m", "saboteur"]


def end_by_ctrl_c() -> None:
    """Let the system end the command; where Ctrl-C is ignored, as behind `nohup`, it stays so."""
    if ours():
        _hand_over(signal.default_int_handler, signal.SIG_DFL)


def take_ctrl_c() -> None:
    """Hear of it again, since a command has something to say or to save."""
    _hand_over(signal.SIG_DFL, signal.default_int_handler)


def _hand_over(before: object, after: signal.Handlers | object) -> None:
    if signal.getsignal(signal.SIGINT) is before:
        with suppress(ValueError):  # not the main thread: then it is not the command's own
            signal.signal(signal.SIGINT, after)  # type: ignore[arg-type]  # one of the two above
