"""What operators do, from the command line or from their page: check it, order it or keep it, and write it down.

Every act is one method of `Desk` and returns what to tell the operator; `CannotAct` says why nothing was done.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime

from saboteur.core.table.refusal import Refusal
from saboteur.server.limits.bounds import OPERATOR_NOTE
from saboteur.server.operators.enforcement import network
from saboteur.server.operators.orders import BanSeen, Broadcast, CloseTable, Drain, Order, RenameSeat, give
from saboteur.server.people.clean_text import clean_chat, clean_name
from saboteur.server.store import Audit, OperatorToken, Sanction, Store

ALIVE = 30.0  # seconds since a process last told of itself
LENGTHS = {"m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}
LONGEST_TOKEN = 30 * LENGTHS["d"]
NUMBER_DIGITS = 15  # of a report; both databases count further
TOKEN_BYTES = 32
_LENGTH = re.compile(r"(\d{1,4})([mhdw])")
_LABEL = re.compile(r"[\w .-]{1,40}")


class CannotAct(Exception):  # noqa: N818 - an answer to the operator
    """Why nothing was done, in one sentence. `usage`: what was asked for makes no sense at all."""

    def __init__(self, sentence: str, *, usage: bool = False) -> None:
        super().__init__(sentence)
        self.usage = usage


def length(text: str) -> float:
    """Read how long something is to last, in seconds."""
    found = _LENGTH.fullmatch(text.strip())
    if found is None or not int(found.group(1)):
        raise CannotAct(f"{text!r} is no length such as 30m, 12h, 7d or 4w", usage=True)
    return int(found.group(1)) * LENGTHS[found.group(2)]


def when(moment: float) -> str:
    """Write a moment for an operator."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


async def operator_of(store: Store, token: str, now: float) -> OperatorToken | None:
    """Say whose token it is. Every known one is compared, each in constant time."""
    shown, found = _hash(token), None
    for one in await store.operator_tokens(now):
        if hmac.compare_digest(one.token_hash, shown):
            found = one
    return found


class Desk:
    """Every act of an operator. `actor` is who is written down."""

    def __init__(self, store: Store, actor: str) -> None:
        self._store = store
        self._actor = actor

    async def close(self, table: str) -> str:
        """Close a table."""
        await self._must_be(table)
        return await self._order(CloseTable(table=table), "close", table)

    async def rename(self, table: str, seat: int, name: str) -> str:
        """Give somebody at a table another name."""
        await self._must_be(table)
        name = _clean(clean_name, name)
        return await self._order(
            RenameSeat(table=table, seat=seat, name=name), "rename", table, f"seat {seat}: {name}"
        )

    async def broadcast(self, text: str) -> str:
        """Tell everybody who is connected something."""
        text = _clean(clean_chat, text)
        return await self._order(Broadcast(text=text), "broadcast", "", text)

    async def drain(self, process: str, *, drain: bool = True) -> str:
        """Let a process, or all, take no more tables; or take them again."""
        known = {one.process for one in await self._store.processes(time.time() - ALIVE)}
        if process and process not in known:
            raise CannotAct(f"no process {process} runs; there are: {', '.join(sorted(known)) or 'none'}")
        return await self._order(Drain(process=process, drain=drain), "drain" if drain else "undrain", process)

    async def forbid(self, kind: str, who: str, seconds: float, reason: str = "", *, addresses: bool = False) -> str:
        """Ban or mute somebody until then; a person's ban may take the addresses with it that they last came from."""
        subject = _subject(kind, who)
        is_person = "/" not in subject
        if is_person and await self._store.person(subject) is None:
            raise CannotAct(f"there is no person {subject}")
        if addresses and not (is_person and kind == "ban"):
            raise CannotAct("only the ban of a person can include the addresses they came from", usage=True)
        until = time.time() + seconds
        reason = reason[:OPERATOR_NOTE]
        said = f"{kind} of {subject} until {when(until)} UTC"
        await self._store.put_sanction(Sanction(kind=kind, subject=subject, until=until, reason=reason))
        await self._keep(kind, subject, f"until {when(until)} UTC{f': {reason}' if reason else ''}")
        if addresses:
            order = BanSeen(person=subject, until=until, reason=f"with {subject}")
            said += "; addresses: " + await self._order(order, "ban addresses", subject)
        return said

    async def lift(self, kind: str, who: str) -> str:
        """End a ban or a mute."""
        subject = _subject(kind, who)
        if not await self._store.drop_sanction(kind, subject):
            raise CannotAct(f"{subject} has no {kind}")
        await self._keep(f"un{kind}", subject)
        return f"ended the {kind} of {subject}"

    async def done_with(self, report: str, note: str = "") -> str:
        """Note that a report was seen to; it stays, but is no longer listed among those that wait."""
        number = report.strip()
        if not (number.isascii() and number.isdecimal() and len(number) <= NUMBER_DIGITS):
            raise CannotAct(f"{report!r} is no number of a report", usage=True)
        if not await self._store.set_report_done(int(number), time.time()):
            raise CannotAct(f"there is no report {number} that waits")
        await self._keep("report done", number, note)
        return f"report {number} is done"

    async def make_token(self, label: str, seconds: float) -> tuple[str, float]:
        """Make a token for the operator's page: it is shown once and kept as a hash. Returns also its end."""
        if not _LABEL.fullmatch(label):
            raise CannotAct("a label has 1 to 40 letters, digits, spaces, dots or dashes", usage=True)
        if seconds > LONGEST_TOKEN:
            raise CannotAct("a token lasts 30 days at most", usage=True)
        token, now = secrets.token_urlsafe(TOKEN_BYTES), time.time()
        made = OperatorToken(token_hash=_hash(token), label=label, made=now, expires=now + seconds)
        await self._store.put_operator_token(made)
        await self._keep("token", label, f"until {when(made.expires)} UTC")
        return token, made.expires

    async def revoke(self, label: str) -> str:
        """End the tokens of a label, or all of them ("")."""
        ended = await self._store.drop_operator_tokens(label)
        if not ended:
            raise CannotAct(f"there is no token {label}".rstrip())
        await self._keep("revoke", label)
        return f"ended {ended} token{'' if ended == 1 else 's'}"

    async def came_in(self) -> None:
        """Write down that the operator opened the page."""
        await self._keep("came in", "")

    async def _must_be(self, table: str) -> None:
        if not await self._store.read(table, after=0):
            raise CannotAct(f"there is no table {table}")

    async def _order(self, order: Order, act: str, subject: str, note: str = "") -> str:
        """Give an order to the processes that run; what none of them would read is refused."""
        running = len(await self._store.processes(time.time() - ALIVE))
        if not running:
            raise CannotAct("no server runs, so nobody would do it: nothing was ordered")
        await give(self._store, order)
        await self._keep(act, subject, note)
        return f"ordered; {'the server looks' if running == 1 else f'{running} servers look'} every two seconds"

    async def _keep(self, act: str, subject: str, note: str = "") -> None:
        await self._store.put_audit(
            Audit(made=time.time(), actor=self._actor, act=act, subject=subject, note=note[:OPERATOR_NOTE])
        )


def _clean(clean: Callable[[str], str], text: str) -> str:
    try:
        return clean(text)
    except Refusal as refusal:
        raise CannotAct(refusal.sentence) from None


def _subject(kind: str, who: str) -> str:
    """Read whom an act is about: a person's id as it is, an address as a network."""
    who = who.strip()
    if "." not in who and ":" not in who:
        return who
    if kind == "mute":
        raise CannotAct("persons are muted, not addresses", usage=True)
    try:
        return str(network(who))
    except ValueError:
        raise CannotAct(f"{who} is no address and no network", usage=True) from None
