"""What each viewer is sent: one frame a step, one length for all.

A viewer here is a seat, or None for everybody without one. Parts that are the same for all are written once. Nothing
but redacted events (`RawEvent.seen_by`), views, that seat's own options and the public table goes in.

Lengths: every frame of a step is as long as the public one plus room for what is private, rounded up. That room is
fixed by the ruleset. Taking the longest frame as the measure instead would tell everybody how much the longest holds.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from saboteur.play.actions import unpack
from saboteur.play.events import Asked, Event
from saboteur.play.events.audiences import RawEvent
from saboteur.play.memo import Memo
from saboteur.server import messages as m
from saboteur.server.tables.log.shown import Shown, written_choices
from saboteur.server.tables.log.table_state import RoomState, Step

BUCKET = 256  # bytes; lengths are multiples of this
PRIVATE_ROOM = 4096  # bytes for a seat's own view, events and options in the simplest ruleset
PATCH_ROOM = 2048  # bytes for the same where only changes are written

Viewer = int | None
_ENCODER = msgspec.json.Encoder()
_NO_OWN = b'"own":null}'  # the end of a spectator's view


def encode(message: m.ServerMessage) -> bytes:
    """Write a message of the protocol."""
    return _ENCODER.encode(message)


def viewers(state: RoomState) -> list[Viewer]:
    """List all possible viewers: every seat, and the spectators."""
    return [None, *range(len(state.seats))]


def told(raw_events: Iterable[RawEvent], viewer: Viewer) -> list[Event]:
    """Return events to a viewer."""
    return _last_asked([raw_event.seen_by(viewer) for raw_event in raw_events])


def opened(raw_events: Iterable[RawEvent]) -> list[Event]:
    """Return events with their secrets, once the game is over: each as told to somebody who may know all of it."""
    return _last_asked([raw_event.seen_by(min(raw_event.audience(), default=None)) for raw_event in raw_events])


def _last_asked(events: list[Event]) -> list[Event]:
    """Leave questions out that no longer stand: of several in one step only the last does."""
    last = max((at for at, event in enumerate(events) if isinstance(event, Asked)), default=None)
    return [event for at, event in enumerate(events) if at == last or not isinstance(event, Asked)]


def own_codes(state: RoomState, viewer: Viewer) -> list[int]:
    """List what the viewer's own seat may do now, as packed numbers."""
    if viewer is None or state.game is None or not state.game.asks(viewer) or state.interval or state.lesson_rests:
        return []
    return state.game.codes(viewer)


def game_part(state: RoomState, viewer: Viewer) -> m.GamePart | None:
    """Show the game to a viewer."""
    if state.game is None:
        return None
    return m.GamePart(
        decision=state.decision,
        options=[unpack(code) for code in own_codes(state, viewer)],
        view=state.game.view(viewer),
        result=state.game.result,
    )


def frames(state: RoomState, step: Step, wanted: Iterable[Viewer] | None = None) -> dict[Viewer, bytes]:
    """Write the frame of the step just applied for every viewer, or for those wanted, all of one length.

    This is where the server spends its time, so what is the same for all is written once and put in as bytes.
    """
    everybody = viewers(state) if wanted is None else list({None, *wanted})  # the public one is the measure
    events, nothing = written_events(step.raw_events, everybody), dict.fromkeys(everybody, b"null")
    room, game, patch = 0, nothing, nothing
    if step.before is not None:
        room, patch = private_room(state, PATCH_ROOM), written_patches(state, step.before, everybody)
    elif step.game:
        room, game = private_room(state, PRIVATE_ROOM), written_games(state, everybody)
    said = b',"said":%s,"lobby":%s,"clocks":%s,"game":' % (
        _ENCODER.encode(step.said) if step.said else b"[]",
        _ENCODER.encode(state.lobby()) if step.lobby else b"null",
        _ENCODER.encode(state.clocks.shown()),
    )
    begin = b',"news":%s,"events":' % (_ENCODER.encode(step.news) if step.news else b"[]")
    head = b'{"t":"frame","seq":%d,"at":%d,"seat":' % (state.seq, state.updated)
    rests: dict[tuple[bytes, bytes, bytes], bytes] = {}  # most seats are told the same: what follows their number
    out = {}
    for viewer in everybody:
        own = events[viewer], game[viewer], patch[viewer]
        if own not in rests:
            rests[own] = b'%s%s%s%s,"patch":%s,"pad":""}' % (begin, own[0], said, own[1], own[2])
        out[viewer] = head + (b"null" if viewer is None else b"%d" % viewer), rests[own]
    return padded(out, room)


def written_events(raw_events: list[RawEvent], everybody: list[Viewer]) -> dict[Viewer, bytes]:
    """Write the events as each viewer is told them; those without a secret for a viewer are written once."""
    public: list[bytes] = []
    asked = -1
    secrets: list[tuple[int, bytes, frozenset[int]]] = []
    for raw_event in raw_events:
        if raw_event.question is not None:
            if asked >= 0:
                public[asked] = b""  # of several questions in one step only the last still stands
            asked = len(public)
            public.append(_ENCODER.encode(raw_event.seen_by(None)))
            continue
        text, secret, audience = _EVENTS[raw_event]
        if audience:
            secrets.append((len(public), secret, audience))
        public.append(text)
    out: dict[Viewer, bytes] = dict.fromkeys(everybody, _listed(public))
    for seat in {seat for _, _, audience in secrets for seat in audience}.intersection(everybody):
        told_it = {at: secret for at, secret, audience in secrets if seat in audience}
        out[seat] = _listed([told_it.get(at, text) for at, text in enumerate(public)])
    return out


def _listed(written: list[bytes]) -> bytes:
    return b"[%s]" % b",".join(filter(None, written))


def _written_event(raw_event: RawEvent) -> tuple[bytes, bytes, frozenset[int]]:
    """Write an event for everybody and for those who may know its secret."""
    audience = raw_event.audience()
    public = _ENCODER.encode(raw_event.seen_by(None))
    return public, _ENCODER.encode(raw_event.seen_by(min(audience))) if audience else public, audience


_EVENTS = Memo(_written_event)  # most happen at many tables


def written_games(state: RoomState, everybody: list[Viewer]) -> dict[Viewer, bytes]:
    """Write the game part for each viewer: the public view once, a seat's own part into its last field."""
    game = state.game
    assert game is not None
    state.look()
    public = _ENCODER.encode(game.view(None))
    assert public.endswith(_NO_OWN)
    view, result = public[: -len(_NO_OWN)], _ENCODER.encode(game.result)
    out: dict[Viewer, bytes] = {}
    for viewer in everybody:
        options = b"[" + b",".join(map(_ACTIONS.__getitem__, own_codes(state, viewer))) + b"]"
        own = b"null" if viewer is None else _ENCODER.encode(game.own(viewer))
        out[viewer] = b'{"decision":%d,"options":%s,"view":%s"own":%s},"result":%s}' % (
            state.decision,
            options,
            view,
            own,
            result,
        )
    return out


def written_patches(state: RoomState, before: Shown, everybody: list[Viewer]) -> dict[Viewer, bytes]:
    """Write for each viewer what a move changed: in the public view once, in a seat's own part for that seat."""
    game, shown = state.game, state.look(before)
    assert game is not None
    assert shown is not None
    view, asked = shown.changes(before), frozenset() if state.interval else game.to_act
    result = _ENCODER.encode(game.result) if game.over else b"null"
    written = b'{"decision":%d,"options":%%s,"view":%%s,"own":%%s,"result":%%s}' % state.decision
    public = written % (b"[]", view, b"null", result)
    out: dict[Viewer, bytes] = dict.fromkeys(everybody, public)
    for viewer in everybody:
        change = None if viewer is None else shown.own_changes(before, viewer)
        options = written_choices(own_codes(state, viewer)) if viewer in asked else b"[]"
        if viewer in asked or change is not None:
            out[viewer] = written % (options, view, change or b"null", result)
    return out


_ACTIONS = Memo[int, bytes](lambda code: _ENCODER.encode(unpack(code)))  # most were options of somebody before


def snapshot(state: RoomState, viewer: Viewer) -> m.Snapshot:
    """Show everything to a viewer."""
    return m.Snapshot(
        seq=state.seq,
        seat=viewer,
        lobby=state.lobby(),
        clocks=state.clocks.shown(),
        game=game_part(state, viewer),
        talk=state.talk,
    )


def written_snapshot(state: RoomState, viewer: Viewer, public: bytes | None = None) -> bytes:
    """Write the snapshot of a viewer; the public one, which may be written already, is the measure of its length."""
    state.look()
    room = 0 if state.game is None else private_room(state, PRIVATE_ROOM)
    written: dict[Viewer, tuple[bytes, bytes]] = {}
    written[None] = (b"", _ENCODER.encode(snapshot(state, None)) if public is None else public)
    if viewer is not None:
        written[viewer] = (b"", _ENCODER.encode(snapshot(state, viewer)))
    return padded(written, room)[viewer]


def private_room(state: RoomState, room: int) -> int:
    """Say how many bytes to keep for what is private: by the ruleset alone, measured over many games.

    `room` is what the simplest rulesets need.
    """
    if "saboteur2" in state.setup.modules or state.setup.options.get("must_connect") == "no":
        room *= 2
    if "toll" in state.setup.modules:
        room *= 2
    return room


def padded(messages: dict[Viewer, tuple[bytes, bytes]], room: int) -> dict[Viewer, bytes]:
    """Bring messages that end in an empty pad to one length, which only the public one and the room decide.

    They come in two parts, of which the second is the same for many; it is written once for all of them. Should one
    be longer still, it alone is: that its seat has so much to choose from, only its own line shows.
    """
    usual = sum(map(len, messages[None])) + room
    rests: dict[tuple[int, bytes], bytes] = {}
    out = {}
    for viewer, (head, rest) in messages.items():
        same = len(head), rest
        if same not in rests:
            size = len(head) + len(rest)
            wanted = -(-max(usual, size) // BUCKET) * BUCKET
            rests[same] = b"".join((rest[:-2], b" " * (wanted - size), rest[-2:]))
        out[viewer] = head + rests[same]
    return out
