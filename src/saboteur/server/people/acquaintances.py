"""People one knows: with whom one has played, who of them is here, and to which tables they invite one.

Everything is told to one person, under keys that hold for them alone. What others decided about them – that they like
them, block them, hide from them – is never told, nor does anything else differ by it: an invitation that is not
delivered is answered like any other, and whoever is hidden is as if they were away. Nobody is told where somebody is.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import get_args

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.limits.bounds import INVITATION_HOURS
from saboteur.server.people.notifier import Notifier
from saboteur.server.store import Acquaintance, Invitation, Phase, Store
from saboteur.server.timing import Clock

HERE = 90.0  # seconds since a sign of life for which somebody counts as being here
NOBODY = "nobody"


class Acquaintances:
    """What a person may know of people they know."""

    def __init__(self, store: Store, secret: str, notifier: Notifier, clock: Clock) -> None:
        self._store = store
        self._secret = secret.encode()
        self._notifier = notifier
        self._clock = clock

    def key(self, person: str, other: str) -> str:
        """Return how somebody is named to a person: the same each time, and another to everybody else."""
        text = f"saboteur.known {person} {other}".encode()
        return hmac.new(self._secret, text, hashlib.sha256).hexdigest()[:20]

    async def company(self, person: str) -> m.Company:
        """Return whom somebody has played with, and what waits for them."""
        known = await self._store.known(person)
        people = [self.shown(person, one) for one in known]
        people.sort(key=lambda one: (one.blocked, not one.here, not one.liked, -one.latest))
        shown = await self._store.shown_presence(person)
        return m.Company(
            people=people,
            shown=msgspec.convert(shown or NOBODY, m.ShownTo),
            invitations=await self.invitations(person),
        )

    def shown(self, person: str, one: Acquaintance) -> m.KnownPerson:
        """Return somebody as a person may see them."""
        seen = one.shown == "known" or (one.shown == "liked" and one.likes_back)
        lately = self._now() - one.heard <= HERE
        return m.KnownPerson(
            key=self.key(person, one.person),
            name=one.name,
            colour=next((colour for colour in get_args(m.Colour) if colour == one.colour), None),
            face=next((face for face in get_args(m.Face) if face == one.face), None),
            times=one.times,
            latest=int(one.latest * 1000),
            liked=one.likes,
            blocked=one.blocks,
            here=seen and lately and not one.blocks and not one.blocks_back,
        )

    async def known_among(self, person: str, others: Sequence[str]) -> dict[str, m.KnownPerson]:
        """Return those of others whom somebody knows, as they see them."""
        known = {one.person: one for one in await self._store.known(person)}
        return {other: self.shown(person, known[other]) for other in others if other in known}

    async def find(self, person: str, keys: Iterable[str]) -> list[str]:
        """Return who is meant by these keys, or refuse."""
        known = {self.key(person, one.person): one.person for one in await self._store.known(person)}
        found = []
        for key in keys:
            if key not in known:
                raise Refusal("no_acquaintance", "Nobody you have played with has this key.")
            found.append(known[key])
        return found

    # -- deciding ------------------------------------------------------------------------------------------

    async def change(self, person: str, key: str, wish: m.ChangeKnown) -> None:
        """Like or block somebody, or no more; whoever is blocked is not liked."""
        (other,) = await self.find(person, [key])
        if wish.blocked is not None:
            await self._store.set_own_mute(person, other, muted=wish.blocked)
        if wish.liked is not None or wish.blocked:
            await self._store.set_liked(person, other, liked=bool(wish.liked) and not wish.blocked)

    async def show(self, person: str, shown: m.ShownTo) -> None:
        """Say who may see that one is here."""
        await self._store.show_presence(person, "" if shown == NOBODY else shown, self._now())

    async def hear(self, persons: Sequence[str]) -> None:
        """Note that people are here."""
        await self._store.hear_presence(persons, self._now())

    # -- invitations ---------------------------------------------------------------------------------------

    async def invite(self, person: str, others: Sequence[str], table: str, *, rematch: bool = False) -> None:
        """Invite people to a table, and send word to those who take web push and are not here."""
        now = self._now()
        since = now - INVITATION_HOURS * 3600
        for invited in await self._store.invite(person, others, table, rematch=rematch, now=now, since=since):
            self._notifier.invited(invited, table)

    async def invitations(self, person: str) -> list[m.Invited]:
        """Return what waits for somebody: to tables that have not begun, and that have a seat for them."""
        waiting = await self._store.invitations(person, self._now() - INVITATION_HOURS * 3600)
        listed = await self._store.listings([one.table for one in waiting])
        return [
            self._invited(person, one)
            for one in waiting
            if one.table in listed
            and listed[one.table].phase == Phase.LOBBY
            and (one.rematch or _has_room(listed[one.table].summary))
        ]

    def _invited(self, person: str, one: Invitation) -> m.Invited:
        return m.Invited(
            key=self.key(person, one.table),
            by=self.key(person, one.by),
            name=one.name,
            table=one.table,
            rematch=one.rematch,
            at=int(one.made * 1000),
        )

    async def dismiss(self, person: str, key: str) -> None:
        """Show an invitation no more; whoever invited does not learn of it."""
        for one in await self._store.invitations(person, 0.0):
            if self.key(person, one.table) == key:
                await self._store.drop_invitation(person, one.table)

    def _now(self) -> float:
        return self._clock.now() / 1000


def _has_room(summary: bytes) -> bool:
    line = msgspec.json.decode(summary, type=m.TableLine)
    return line.taken < line.seats
