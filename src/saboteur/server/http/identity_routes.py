"""HTTP routes about what brings a person back on another device: recovery phrase, passkeys, devices."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.http.guard import Call, bearer_of, cookie_of
from saboteur.server.people.clean_text import clean_name
from saboteur.server.people.identity import LOOK, token_hash
from saboteur.server.people.mails import NO_TABLE
from saboteur.server.people.passkeys import usable_at
from saboteur.server.people.phrases import fresh_phrase, read_phrase
from saboteur.server.people_everywhere import carry_everywhere, forget_everywhere
from saboteur.server.store import Passkey, Person

if TYPE_CHECKING:
    from saboteur.server.app import Server


# -- what one has ----------------------------------------------------------------------------------------


async def my_look(server: Server, person: str) -> m.Look:
    """Return how a person likes to look."""
    kept = await server.store.notes(NO_TABLE, person)
    return msgspec.json.decode(kept[LOOK], type=m.Look) if LOOK in kept else m.Look()


def origin_of(server: Server, call: Call) -> str:
    """Return the origin of the page that asks, one of ours: the guard saw to that, where a browser names it."""
    origin, host = call.request.headers.get("origin"), call.request.headers.get("host", "")
    if origin is not None:
        return str(origin)
    return next((one for one in sorted(server.origins) if urlsplit(one).netloc == host), server.url)


def own_token(server: Server, call: Call) -> bytes:
    """Return what is kept of the token that somebody shows."""
    return token_hash(bearer_of(call.request) or cookie_of(server, call.request) or "")


def _key(credential: bytes) -> str:
    return hashlib.sha256(credential).hexdigest()[:16]


def _milliseconds(seconds: float) -> int:
    return int(seconds * 1000)


async def my_keys(server: Server, call: Call) -> m.Keys:
    store, person = server.store, call.identity.person
    made, here = await store.phrase_made(person), own_token(server, call)
    return m.Keys(
        phrase=None if made is None else _milliseconds(made),
        passkeys=[
            m.PasskeyLine(
                key=_key(one.credential),
                label=one.label,
                created=_milliseconds(one.created),
                used=_milliseconds(one.used) if one.used else None,
            )
            for one in await store.passkeys(person)
        ],
        devices=[
            m.DeviceLine(created=_milliseconds(made), here=token == here)
            for token, made in await store.devices(person)
        ],
        passkeys_here=usable_at(origin_of(server, call)),
    )


async def make_phrase(server: Server, call: Call) -> m.PhraseMade:
    words = fresh_phrase()
    await server.store.put_phrase(call.identity.person, await server.slow_hashes.of(words), server.clock.now() / 1000)
    return m.PhraseMade(words=words)


async def drop_phrase(server: Server, call: Call) -> m.Keys:
    await server.store.put_phrase(call.identity.person, None, 0.0)
    return await my_keys(server, call)


async def ask_passkey(server: Server, call: Call) -> m.PasskeyOptions:
    one = call.identity
    kept = await server.store.passkeys(one.person)
    options = server.passkeys.ask_new(origin_of(server, call), one.person, one.name, kept, server.clock.now())
    return m.PasskeyOptions(options=options)


async def add_passkey(server: Server, call: Call) -> m.Keys:
    body: m.NewPasskey = call.body
    label = clean_name(body.label[:20]) if body.label.strip() else ""
    made = server.passkeys.made(
        origin_of(server, call), call.identity.person, label, body.credential, server.clock.now()
    )
    if not await server.store.add_passkey(made):
        raise Refusal("bad_passkey", "This passkey is kept already.")
    return await my_keys(server, call)


async def drop_passkey(server: Server, call: Call) -> m.Keys:
    wanted = str(call.request.path_params["key"])
    for one in await server.store.passkeys(call.identity.person):
        if _key(one.credential) == wanted:
            await server.store.drop_passkey(one.person, one.credential)
    return await my_keys(server, call)


async def drop_devices(server: Server, call: Call) -> m.Keys:
    """End all other devices; connections they have open end, too, as far as this process has them."""
    person, here = call.identity.person, own_token(server, call)
    for token, _ in await server.store.devices(person):
        if token != here:
            await server.store.drop_token(person, token)
    for connection in server.connections():
        if connection.person == person:
            connection.bye("moved", "The table is set up again.", resume=True)
    return await my_keys(server, call)


# -- coming back -----------------------------------------------------------------------------------------


async def give_phrase(server: Server, call: Call) -> m.CameBack:
    body: m.PhraseGiven = call.body
    words = read_phrase(body.phrase)
    person = await server.store.person_by_phrase(await server.slow_hashes.of(words))
    if person is None:
        raise Refusal("no_phrase", "Nobody here has this phrase; a newer one ends the one before.")
    return await _become(server, call, person, body.here, program=body.program)


async def ask_known(server: Server, call: Call) -> m.PasskeyOptions:
    return m.PasskeyOptions(options=server.passkeys.ask_known(origin_of(server, call), server.clock.now()))


async def give_passkey(server: Server, call: Call) -> m.CameBack:
    body: m.PasskeyGiven = call.body
    kept = await server.store.passkey(server.passkeys.credential_of(body.credential))
    if kept is None:
        raise Refusal("unknown_passkey", "This server does not know this passkey.")
    used = server.passkeys.used(origin_of(server, call), kept, body.credential, server.clock.now())
    person = await server.store.person(kept.person)
    assert person is not None  # passkeys go with their person
    return await _become(server, call, person, body.here, passkey=used)


async def _become(
    server: Server,
    call: Call,
    person: Person,
    here: m.Here | None,
    *,
    program: bool = False,
    passkey: Passkey | None = None,
) -> m.CameBack:
    """Let this device be a person's; what was played here before comes along or goes, as they wish."""
    server.operator.check(person.person, call.address)  # a ban holds on every device
    before = call.identity
    known_here = bool(before.person) and before.person != person.person
    games = await server.store.tables_of(before.person) if known_here else []
    if games and here is None:
        sentence = f"This device has {len(games)} games of its own: shall they come along, or go?"
        raise Refusal("played_here", sentence, {"count": len(games), "name": before.name})
    if passkey is not None and not await server.store.use_passkey(passkey):
        raise Refusal("bad_passkey", "This answer was used already; try again.")
    if known_here and here != "delete":
        if not await carry_everywhere(server.store, before.person, person.person, games, server.rooms.let_go):
            raise Refusal("busy", "A table of yours is busy; try again in a moment.")
        await server.store.join_people(before.person, person.person)
    elif known_here:
        await _leave_behind(server, call, games)
    now_here = await server.store.person_by_token_hash(own_token(server, call))
    token = None
    if now_here is None or now_here.person != person.person:
        token = await server.identities.admit(person, server.clock.now())
        if not program:
            call.new_token = token
    scopes = sorted(m.SCOPES) if token else sorted(before.scopes)
    return m.CameBack(token=token if program else None, scopes=scopes, name=person.name)


async def _leave_behind(server: Server, call: Call, games: list[str]) -> None:
    """Let this device be nobody's; who was known by it alone is forgotten, since nobody could come back as them."""
    store, person = server.store, call.identity.person
    await store.drop_token(person, own_token(server, call))
    kept = await store.devices(person) or await store.passkeys(person) or await store.phrase_made(person)
    if not kept:
        await forget_everywhere(store, person, games, server.rooms.let_go)
