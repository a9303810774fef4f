"""Word between server processes: hints that a log grew, and mailboxes. Never the record.

Anything sent here may be lost; nothing comes twice or out of order between the same two processes. The log is
the truth: who gets a hint reads the log, and after `lost` everybody reads the logs they follow.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Hint = Callable[[str, int], None]
"""Called with a table and the number of its last entry. It must not block and not raise."""

Lost = Callable[[], None]
"""Called when the connection is back after a break: hints and messages may be missing since."""

Handler = Callable[[bytes], Awaitable[None]]
"""Called with each message of a mailbox, one after the other; whoever takes long starts a task."""


class FanoutError(Exception):
    """The fan-out cannot be used, and says why in one line (without a password)."""


class NoAnswer(FanoutError):  # noqa: N818 -- an answer, too
    """A question to another process was not answered in time: the process is gone, or the word was lost.

    The question may have been acted upon. Asking again with the same message id is safe, as the owner remembers
    its answers."""


class Fanout(Protocol):
    """See `saboteur.server.fanout.open_fanout` for getting one."""

    async def open(self) -> None:
        """Connect; FanoutError if that cannot be. Later breaks are mended in the background."""

    def queued(self) -> int:
        """How many words wait to be sent."""

    async def close(self) -> None:
        """Send what is queued (within a second), then let go. May be called twice."""

    async def ping(self) -> None:
        """Return if connected, for /readyz; otherwise FanoutError."""

    def publish(self, table: str, seq: int) -> None:
        """Tell all processes, this one included, that the table's log now ends with seq. Returns at once."""

    def subscribe(self, hint: Hint, lost: Lost | None = None) -> Callable[[], None]:
        """Hear all hints; call the result to stop."""

    def send(self, owner: str, message: bytes) -> None:
        """Put a message into a process's mailbox. Returns at once; nobody may be listening."""

    async def listen(self, owner: str, handler: Handler) -> Callable[[], Awaitable[None]]:
        """Be that process: when this returns, messages arrive (if the connection is broken just now: when it is
        back). Call the result to stop."""
