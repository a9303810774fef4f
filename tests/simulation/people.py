"""People of a simulated night: they play over connections that break, come back, and ask again what was not answered.

They know what a browser knows, and check what they are told: that steps follow each other, that nothing is
acknowledged which is not in the log, and that all who see a step got as many bytes.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Protocol

import msgspec
from tests.simulation.simulated_network import Link
from tests.simulation.virtual_time import VirtualLoop

from saboteur.client import apply_frame
from saboteur.server import messages as m

_MESSAGES: msgspec.json.Decoder[m.ServerMessage] = msgspec.json.Decoder(m.ServerMessage)
_HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: night\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
BETWEEN = 0.8  # seconds until somebody tries again to connect, on average
AGAIN = 6.0  # seconds without an answer after which an intent is sent again
ASKED_AGAIN = {"read_along", "unavailable", "busy", "too_fast", "store_full"}  # refusals that are not the last word
QUIET = 25.0  # seconds without a word from the server after which a browser connects again


def client_frame(data: bytes) -> bytes:
    """Write a text frame as a browser does, with a mask that changes nothing."""
    size = len(data)
    head = b"\x81%c" % (0x80 | size) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
    return head + b"\0\0\0\0" + data


class World(Protocol):
    """What people need of the world."""

    loop: VirtualLoop
    dice: random.Random

    def reach(self, link: Link) -> bool:
        """Lead a connection to some process; False if none answers."""

    def acknowledged(self, person: Person, cid: str, seq: int) -> None:
        """Hear that something is done."""

    def refused(self, person: Person, cid: str) -> None:
        """Hear that something is not done."""

    def shown(self, table: str, seq: int, size: int, *, asked: bool) -> None:
        """Hear how many bytes a step took, for somebody who was asked or who was not."""

    def wrong(self, what: str) -> None:
        """Hear of something that must not be."""


class Tab:
    """A page that is open at a table: one connection after the other."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.state: m.Snapshot | None = None
        self.input = False
        self.link: Link | None = None
        self.open = True
        self.final: str = ""  # why the server wants to see it no more
        self._raw = b""
        self._greeted = False
        self._heard = 0.0
        self._again = 0.0
        self._knock()

    # -- the connection

    def _knock(self) -> None:
        if not self.open or self.final:
            return
        world = self.person.world
        self._raw, self._greeted, self.input = b"", False, False
        self._heard = world.loop.time()
        self.link = Link(world.loop, world.dice, self.person.address, self._hear, self._over)
        self.link.slowness = self.person.slowness
        self.link.bytes_a_second = self.person.bytes_a_second
        if world.reach(self.link):
            self.link.say(_HANDSHAKE)
        else:
            self.link.cut()

    def _over(self) -> None:
        self.link = None
        wait = max(self._again, self.person.world.dice.expovariate(1 / BETWEEN))
        self._again = 0.0
        self.person.world.loop.call_later(wait, self._knock)

    def cut(self) -> None:
        """Lose the connection."""
        if self.link is not None:
            self.link.cut()

    def look(self) -> None:
        """Give a connection up that says nothing."""
        world = self.person.world
        if self.link is None:
            return
        if world.loop.time() - self._heard > QUIET:
            self.link.cut()
        elif self._greeted and world.dice.random() < 0.3:
            self.say(m.Ping())

    def say(self, message: m.ClientMessage) -> None:
        """Send something, if there is a connection."""
        if self.link is not None and self._greeted:
            self.link.say(client_frame(msgspec.json.encode(message)))

    def _hear(self, data: bytes) -> None:
        self._heard = self.person.world.loop.time()
        self._raw += data
        if not self._greeted:
            head, found, rest = self._raw.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.cut()
                return
            self._greeted, self._raw = True, rest
            last = None if self.state is None else self.state.seq
            self.say(m.Hello(protocol=m.PROTOCOL, table=self.table, token=self.person.token, last_seq=last))
            self.person.came(self)
        while self.link is not None and (frame := self._next()) is not None:
            self._take(frame)

    def _next(self) -> bytes | None:
        raw = self._raw
        if len(raw) < 2:
            return None
        size, head = raw[1], 2
        if size == 126:
            size, head = int.from_bytes(raw[2:4]), 4
        elif size == 127:
            size, head = int.from_bytes(raw[2:10]), 10
        if len(raw) < max(head, head + size):
            return None
        self._raw = raw[head + size :]
        if raw[0] != 0x81:
            self.link.cut() if self.link is not None else None
            return None
        return raw[head : head + size]

    # -- what is said

    def _take(self, data: bytes) -> None:
        world, message = self.person.world, _MESSAGES.decode(data)
        if isinstance(message, m.Snapshot):
            self.state = message
            self.person.saw(self)
        elif isinstance(message, m.Frame):
            if self.state is None or message.seq != self.state.seq + 1:
                world.wrong(f"{self.person.name} is told step {message.seq} after {self.state and self.state.seq}")
                return
            self.state = apply_frame(self.state, message)
            offered = message.patch or message.game
            world.shown(self.table, message.seq, len(data), asked=bool(offered and offered.options))
            self.person.saw(self)
        elif isinstance(message, m.Ok | m.No):
            self.person.answered(self, message)
        elif isinstance(message, m.Welcome):
            self.input = message.input
        elif isinstance(message, m.Input):
            self.input = message.yours
        elif isinstance(message, m.Restart):
            self._again = message.retry_after
        elif isinstance(message, m.Bye) and not message.resume:
            self.final = message.code
            world.wrong(f"{self.person.name} is sent away for good: {message.code}")


class Person:
    """Somebody with a seat, with one tab or two."""

    def __init__(self, world: World, name: str, key: str, token: str, address: str) -> None:
        self.world = world
        self.name = name
        self.key = key
        self.token = token
        self.address = address
        self.slowness = 0.02
        self.bytes_a_second = 1e6
        self.pace = 1.0  # seconds to think, on average
        self.tabs: list[Tab] = []
        self.waiting: dict[str, m.AnyIntent] = {}
        self.acknowledged: dict[str, int] = {}
        self._asked_at = -1  # the decision that is thought about
        self._number = 0
        self._on_done: dict[str, Callable[[m.Ok | m.No], None]] = {}

    def sit(self, table: str) -> None:
        """Open a page at a table."""
        self.tabs.append(Tab(self, table))

    @property
    def tab(self) -> Tab | None:
        """The page that may act; else any that is open."""
        live = [tab for tab in self.tabs if tab.link is not None and tab.state is not None]
        return next((tab for tab in live if tab.input), live[0] if live else None)

    @property
    def seat(self) -> int | None:
        tab = self.tab
        return None if tab is None or tab.state is None else tab.state.seat

    def want(self, intent: Callable[[str], m.AnyIntent], done: Callable[[m.Ok | m.No], None] | None = None) -> str:
        """Want something, and go on wanting it until it is answered."""
        self._number += 1
        cid = f"{self.name}-{self._number}"
        self.waiting[cid] = intent(cid)
        if done is not None:
            self._on_done[cid] = done
        self._send(cid)
        return cid

    def _send(self, cid: str) -> None:
        if cid not in self.waiting:
            return
        tab = self.tab
        if tab is not None:
            if not tab.input:
                tab.say(m.TakeInput())
            tab.say(self.waiting[cid])
        self.world.loop.call_later(AGAIN, self._send, cid)

    def came(self, tab: Tab) -> None:
        """Ask again what was not answered: its id makes that safe."""
        for intent in self.waiting.values():
            tab.say(intent)

    def answered(self, tab: Tab, answer: m.Ok | m.No) -> None:
        """Hear what became of something; what must be asked again is."""
        cid = answer.cid or ""
        if isinstance(answer, m.No) and answer.code in {
            "read_along",
            "unavailable",
            "busy",
            "too_fast",
            "store_full",
        }:
            if answer.code == "read_along":
                tab.say(m.TakeInput())
            return
        if self.waiting.pop(cid, None) is None:
            return
        if isinstance(answer, m.Ok):
            self.acknowledged[cid] = answer.seq
            self.world.acknowledged(self, cid, answer.seq)
        else:
            self.world.refused(self, cid)
        done = self._on_done.pop(cid, None)
        if done is not None:
            done(answer)

    def saw(self, tab: Tab) -> None:
        """Look at the table, and think of something to do."""
        state, dice = tab.state, self.world.dice
        if state is None or state.seat is None:
            return
        if state.lobby.seats[state.seat].away is not None:
            if not any(isinstance(one, m.Back) for one in self.waiting.values()):
                self.want(lambda cid: m.Back(cid=cid))
            return
        interval = state.lobby.interval
        if interval is not None and state.seat in interval.waits and state.seat not in interval.ready:
            if not any(isinstance(one, m.Ready) for one in self.waiting.values()):
                self.want(lambda cid: m.Ready(cid=cid))
            return
        game = state.game
        if game is None or not game.options or game.decision == self._asked_at:
            return
        self._asked_at = game.decision
        decision, action = game.decision, dice.choice(game.options)
        self.world.loop.call_later(dice.expovariate(1 / self.pace), self._act, decision, action)

    def _act(self, decision: int, action: object) -> None:
        tab = self.tab
        if tab is None or tab.state is None or tab.state.game is None or tab.state.game.decision != decision:
            self._asked_at = -1
            if tab is not None:
                self.saw(tab)
            return

        def done(answer: m.Ok | m.No) -> None:
            if isinstance(answer, m.No):
                self._asked_at = -1
                if self.tab is not None:
                    self.world.loop.call_later(0.5, self.saw, self.tab)

        self.want(lambda cid: m.Act(cid=cid, decision=decision, action=action), done)  # type: ignore[arg-type] # an option

    def chatter(self) -> None:
        """Say something now and then, throw something, open or close a second page."""
        dice, tab = self.world.dice, self.tab
        draw = dice.random()
        if tab is None or tab.state is None or tab.state.game is None:
            return
        if draw < 0.4:
            self.want(lambda cid: m.Speak(cid=cid, claim=m.Feel(feeling="thanks")))
        elif draw < 0.55:
            seats = [seat for seat in range(len(tab.state.lobby.seats)) if seat != tab.state.seat]
            self._number += 1
            tab.say(m.Throw(cid=f"{self.name}-{self._number}", thing="bread", seat=dice.choice(seats)))
        elif draw < 0.7 and len(self.tabs) == 1:
            self.sit(tab.table)
        elif draw < 0.8 and len(self.tabs) > 1:
            gone = self.tabs.pop(0)
            gone.open = False
            gone.cut()

    async def live(self) -> None:
        """Be a person for the night."""
        while True:
            await asyncio.sleep(self.world.dice.expovariate(1 / 3.0))
            self.chatter()
            for tab in self.tabs:
                tab.look()
                if tab.state is not None and tab.link is not None:
                    self.saw(tab)
