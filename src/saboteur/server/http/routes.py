"""What can be asked over HTTP."""

from __future__ import annotations

import asyncio
import functools
import time
from typing import TYPE_CHECKING, Literal, get_args

import msgspec
from starlette.responses import Response

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.finished import history
from saboteur.server.finished.guesses import carry
from saboteur.server.http.club_routes import CLUB_ENDPOINTS
from saboteur.server.http.coach_routes import get_advice
from saboteur.server.http.company_routes import COMPANY_ENDPOINTS
from saboteur.server.http.daily_routes import DAILY_ENDPOINTS
from saboteur.server.http.guard import Call, Endpoint, introduce
from saboteur.server.http.identity_routes import (
    add_passkey,
    ask_known,
    ask_passkey,
    drop_devices,
    drop_passkey,
    drop_phrase,
    give_passkey,
    give_phrase,
    make_phrase,
    my_keys,
)
from saboteur.server.http.match_routes import get_match, leave_match, put_match
from saboteur.server.http.openapi import fields_reference, openapi, protocol_schema
from saboteur.server.http.opening_routes import new_table
from saboteur.server.http.people_routes import (
    confirm_email,
    drop_email,
    drop_push,
    forget_me,
    get_mutes,
    get_titles,
    me,
    my_data,
    my_history,
    my_reach,
    my_statistics,
    my_tables,
    put_daily,
    put_email,
    put_language,
    put_mutes,
    put_push,
    put_title,
    report,
    room_of,
)
from saboteur.server.http.puzzle_routes import PUZZLE_ENDPOINTS
from saboteur.server.http.rating_routes import get_ratings, my_ratings
from saboteur.server.http.story_routes import (
    get_analysis,
    get_ending,
    get_file,
    get_guesses,
    get_picture,
    get_record,
    get_replay,
    get_round,
    get_story,
    lock_guesses,
    play_on,
)
from saboteur.server.http.streams import post_intent, stream
from saboteur.server.http.tournament_routes import TOURNAMENT_ENDPOINTS
from saboteur.server.limits.bounds import MOVE_MINUTES
from saboteur.server.people.clean_text import clean_note
from saboteur.server.people.identity import Move
from saboteur.server.people.notifier import NOTIFY, check_notify
from saboteur.server.protocol_refusals import reasons
from saboteur.server.tables.log.intents import alone, playable
from saboteur.server.tables.opening.offer import catalogue

if TYPE_CHECKING:
    from saboteur.server.app import Server


SECURITY_TXT_DAYS = 180  # for which security.txt holds


async def get_invite(server: Server, _call: Call) -> m.Invite:
    return m.Invite(origin=server.invite)


async def get_catalogue(_server: Server, _call: Call) -> m.Catalogue:
    return catalogue()


async def check_setup(_server: Server, call: Call) -> m.SetupCheck:
    try:
        return m.SetupCheck(playable=True, clashes=[], setup=playable(call.body))
    except Refusal as refusal:
        return m.SetupCheck(playable=False, clashes=reasons(refusal), setup=call.body)


async def new_device(server: Server, call: Call) -> m.DeviceMade:
    if call.identity.person and not call.body.program:
        return m.DeviceMade(token=None, scopes=sorted(call.identity.scopes))
    token, identity = await server.identities.make(server.clock.now(), frozenset(call.body.scopes))
    if not call.body.program:
        call.new_token = token
    return m.DeviceMade(token=token if call.body.program else None, scopes=sorted(identity.scopes))


async def open_tables(server: Server, _call: Call) -> m.TableList:
    found = await server.store.list_open(100)
    return m.TableList(tables=[msgspec.json.decode(data, type=m.TableLine) for _, data in found])


async def find_code(server: Server, call: Call) -> m.TableFound:
    table = await server.rooms.find_code(str(call.request.path_params["code"]))
    if table is None:
        raise Refusal("no_code", "No open table has this code.")
    return m.TableFound(table=table)


async def all_statistics(server: Server, _call: Call) -> m.Statistics:
    return history.statistics(await server.store.stats(None))


async def get_notes(server: Server, call: Call) -> m.Notebook:
    await room_of(server, call.table)
    notes = await server.store.notes(call.table, call.identity.person)
    return (
        msgspec.json.decode(notes[history.NOTEBOOK], type=m.Notebook) if history.NOTEBOOK in notes else m.Notebook()
    )


async def get_voice(server: Server, call: Call) -> m.VoiceLink:
    room = await room_of(server, call.table)
    if room.state.seat_of(call.identity.person) is None:
        raise Refusal("not_seated", "You have no seat at this table.")
    return m.VoiceLink(link=room.state.voice)


async def put_notes(server: Server, call: Call) -> m.Notebook:
    room = await room_of(server, call.table)
    if room.state.seat_of(call.identity.person) is None:
        raise Refusal("not_seated", "You have no seat at this table.")
    notes = m.Notebook(text=clean_note(call.body.text), guesses=call.body.guesses)
    await server.store.put_note(call.table, call.identity.person, history.NOTEBOOK, msgspec.json.encode(notes))
    return notes


async def get_notify(server: Server, call: Call) -> m.Notify:
    await room_of(server, call.table)
    notes = await server.store.notes(call.table, call.identity.person)
    return msgspec.json.decode(notes[NOTIFY], type=m.Notify) if NOTIFY in notes else m.Notify()


async def put_notify(server: Server, call: Call) -> m.Notify:
    room = await room_of(server, call.table)
    if room.state.seat_of(call.identity.person) is None:
        raise Refusal("not_seated", "You have no seat at this table.")
    notify = check_notify(server.settings, call.body)
    await server.store.put_note(call.table, call.identity.person, NOTIFY, msgspec.json.encode(notify))
    return notify


async def move_seat(server: Server, call: Call) -> m.MoveCode:
    room = await room_of(server, call.table)
    if room.state.seat_of(call.identity.person) is None:
        raise Refusal("not_seated", "You have no seat at this table.")
    if room.state.is_try:
        raise alone()
    expires = server.clock.now() + MOVE_MINUTES * 60_000
    move = Move(table=call.table, person=call.identity.person, before=room.state.moves, expires=expires)
    return m.MoveCode(key=server.identities.sign_move(move), expires=expires)


async def moved_seat(server: Server, call: Call) -> m.Moved:
    room = await room_of(server, call.table)
    move = server.identities.read_move(call.body.key)
    fits = move is not None and move.table == call.table and move.before == room.state.moves
    if move is None or not fits or move.expires < server.clock.now():
        raise Refusal("no_move", "This link was used already, or is too old; make a new one.")
    seat = room.state.seat_of(move.person)
    if call.identity.person and room.state.seat_of(call.identity.person) is not None:
        raise Refusal("already_seated", "You already have a seat at this table.")
    if seat is None:
        raise Refusal("no_move", "That seat cannot be moved any more.")
    await introduce(server, call)
    if not await room.do(lambda: room.give_seat(seat, move.person, call.identity.person)):
        raise Refusal("no_move", "That seat cannot be moved any more.")
    await carry(server.store, call.table, move.person, call.identity.person)
    server.answers.forget(room.state)  # one may have been asked for between the two
    return m.Moved(seat=seat)


Description = Literal["schema", "openapi"]
DESCRIPTIONS: tuple[Description, ...] = get_args(Description)


@functools.cache
def described(what: Description) -> bytes:
    """Write a description once; it is the same for everybody for as long as the process lives."""
    return msgspec.json.encode(protocol_schema() if what == "schema" else openapi(ENDPOINTS))


async def get_schema(_server: Server, _call: Call) -> Response:
    return Response(await asyncio.to_thread(described, "schema"), media_type="application/json")


async def get_openapi(_server: Server, _call: Call) -> Response:
    return Response(await asyncio.to_thread(described, "openapi"), media_type="application/json")


async def health(_server: Server, _call: Call) -> Response:
    return Response(b"ok\n", media_type="text/plain")


async def ready(server: Server, _call: Call) -> Response:
    if server.leaving or server.operator.draining:
        raise Refusal("unavailable", "The server is going down.")
    await server.can_write()
    return Response(b"ready\n", media_type="text/plain")


async def security_txt(server: Server, call: Call) -> Response:
    """Say where to tell of weaknesses (RFC 9116). It expires by itself, so that nobody trusts an abandoned host's."""
    contact = server.settings.security_contact
    if not contact:
        raise Refusal("not_found", "There is nothing here.")
    expires = time.strftime("%Y-%m-%dT00:00:00Z", time.gmtime(server.clock.now() / 1000 + SECURITY_TXT_DAYS * 86400))
    lines = [f"Contact: {contact}", f"Expires: {expires}", f"Canonical: {server.url}{call.request.url.path}"]
    return Response("\n".join(lines) + "\n", media_type="text/plain; charset=utf-8")


async def metrics(server: Server, _call: Call) -> Response:
    if not server.settings.metrics:
        raise Refusal("not_found", "There is nothing here.")
    return Response(server.metrics.lately(), media_type="text/plain; version=0.0.4; charset=utf-8")


_TABLE = "/api/tables/{table}"
ENDPOINTS: list[Endpoint] = [
    *TOURNAMENT_ENDPOINTS,
    *CLUB_ENDPOINTS,
    *COMPANY_ENDPOINTS,
    *DAILY_ENDPOINTS,
    *PUZZLE_ENDPOINTS,
    Endpoint(method="GET", path="/api/catalogue", handler=get_catalogue, answers=m.Catalogue,
             line="All modules, options, presets, levels and clocks."),
    Endpoint(method="GET", path="/api/invite", handler=get_invite, answers=m.Invite,
             line="Where other devices open the page, for links and QR codes."),
    Endpoint(method="POST", path="/api/setups", cost=2, handler=check_setup, body=m.TableSetup, answers=m.SetupCheck,
             line="Whether a setup can be played, and if not, every reason."),
    Endpoint(method="POST", path="/api/devices", handler=new_device, body=m.NewDevice, answers=m.DeviceMade,
             rate="devices", status=201, line="An identity for this device."),
    Endpoint(method="GET", path="/api/me", handler=me, answers=m.Me, line="What the server knows of this device."),
    Endpoint(method="DELETE", path="/api/me", cost=10, handler=forget_me, answers=m.Me, known=True, scope="play",
             line="Forget this person: identity, devices, history, notes, and their name in tables' logs."),
    Endpoint(method="GET", path="/api/me/tables", cost=10, handler=my_tables, answers=m.TableList, known=True,
             scope="watch", line="Tables where one has a seat and the game is not over."),
    Endpoint(method="GET", path="/api/me/history", cost=3, handler=my_history, answers=m.TableList, known=True,
             scope="watch", line="Your finished games, the latest first."),
    Endpoint(method="GET", path="/api/me/data", cost=10, handler=my_data, known=True, scope="play",
             line="Everything that is kept about oneself, as a file."),
    Endpoint(method="GET", path="/api/me/statistics", cost=2, handler=my_statistics, answers=m.Statistics, known=True,
             scope="watch", line="Your own statistics."),
    Endpoint(method="GET", path="/api/me/ratings", cost=2, handler=my_ratings, answers=m.OwnRatings, known=True,
             scope="watch", line="Your own ratings, with what they were after each game."),
    Endpoint(method="GET", path="/api/me/titles", cost=3, handler=get_titles, answers=m.Titles, known=True,
             scope="watch", line="What you may be called for what you did."),
    Endpoint(method="PUT", path="/api/me/title", cost=3, handler=put_title, body=m.WearTitle, answers=m.Titles,
             known=True, scope="play", line="Choose which title stands at your seat, if any."),
    Endpoint(method="GET", path="/api/me/reach", handler=my_reach, answers=m.ContactInfo, known=True, scope="play",
             line="How you are notified, and what this server can send."),
    Endpoint(method="PUT", path="/api/me/daily", handler=put_daily, body=m.DailyWord, answers=m.ContactInfo,
             known=True, scope="play", line="Be told at an hour of a daily mine not played yet, or no longer."),
    Endpoint(method="PUT", path="/api/me/email", handler=put_email, body=m.Email, answers=m.ContactInfo, known=True,
             scope="play", rate="mails", line="Have a code mailed that confirms an e-mail address."),
    Endpoint(method="POST", path="/api/me/email", handler=confirm_email, body=m.EmailCode, answers=m.ContactInfo,
             known=True, scope="play", rate="codes", line="Confirm an e-mail address with its code."),
    Endpoint(method="DELETE", path="/api/me/email", handler=drop_email, answers=m.ContactInfo, known=True,
             scope="play", line="Get no more e-mail."),
    Endpoint(method="PUT", path="/api/me/language", handler=put_language, body=m.Speaks, answers=m.ContactInfo,
             known=True, scope="play", line="Say in which language one wants to be sent word from now on."),
    Endpoint(method="PUT", path="/api/me/push", handler=put_push, body=m.PushSubscription, answers=m.ContactInfo,
             known=True, scope="play", line="Send web push to this browser when it is your turn in a slow game."),
    Endpoint(method="DELETE", path="/api/me/push", handler=drop_push, answers=m.ContactInfo, known=True, scope="play",
             line="Get no more web push."),
    Endpoint(method="GET", path="/api/me/keys", cost=2, handler=my_keys, answers=m.Keys, known=True, scope="play",
             line="What would bring you back on another device, and which devices are yours."),
    Endpoint(method="POST", path="/api/me/phrase", cost=20, handler=make_phrase, answers=m.PhraseMade, known=True,
             scope="play", rate="phrases", status=201,
             line="Make a recovery phrase; it is shown once and ends the one before."),
    Endpoint(method="DELETE", path="/api/me/phrase", handler=drop_phrase, answers=m.Keys, known=True, scope="play",
             line="Have no recovery phrase any more."),
    Endpoint(method="POST", path="/api/me/passkeys/options", handler=ask_passkey, answers=m.PasskeyOptions,
             known=True, scope="play", line="What a browser needs to make a passkey."),
    Endpoint(method="POST", path="/api/me/passkeys", cost=3, handler=add_passkey, body=m.NewPasskey, answers=m.Keys,
             known=True, scope="play", rate="phrases", status=201, line="Keep a passkey that was made."),
    Endpoint(method="DELETE", path="/api/me/passkeys/{key}", handler=drop_passkey, answers=m.Keys, known=True,
             scope="play", line="Forget one of your passkeys."),
    Endpoint(method="DELETE", path="/api/me/devices", handler=drop_devices, answers=m.Keys, known=True, scope="play",
             line="Sign out all other devices."),
    Endpoint(method="POST", path="/api/phrase", cost=20, handler=give_phrase, body=m.PhraseGiven,
             answers=m.CameBack, rate="phrases", line="Come back with a recovery phrase."),
    Endpoint(method="POST", path="/api/passkeys/options", handler=ask_known, answers=m.PasskeyOptions,
             line="What a browser needs to offer its passkeys."),
    Endpoint(method="POST", path="/api/passkeys", cost=3, handler=give_passkey, body=m.PasskeyGiven,
             answers=m.CameBack, rate="phrases", line="Come back with a passkey."),
    Endpoint(method="GET", path="/api/match", handler=get_match, answers=m.Matching, known=True, scope="play",
             line="How it stands for you on the list of those who wait for a table."),
    Endpoint(method="PUT", path="/api/match", cost=3, handler=put_match, body=m.MatchRequest, answers=m.Matching,
             scope="play", line="Wait for a table with strangers, or change what for."),
    Endpoint(method="DELETE", path="/api/match", cost=2, handler=leave_match, answers=m.Matching, known=True,
             scope="play", line="Wait no more."),
    Endpoint(method="GET", path="/api/statistics", cost=2, handler=all_statistics, answers=m.Statistics,
             line="Statistics over all finished games."),
    Endpoint(method="GET", path="/api/ratings", cost=3, handler=get_ratings, answers=m.Leaderboards,
             line="The best rated people, for each kind of game."),
    Endpoint(method="GET", path="/api/tables", cost=3, handler=open_tables, answers=m.TableList,
             line="Open tables with an empty seat."),
    Endpoint(method="POST", path="/api/tables", cost=5, handler=new_table, body=m.NewTable, answers=m.TableMade,
             scope="play", rate="tables", status=201, line="Open a table."),
    Endpoint(method="GET", path="/api/codes/{code}", handler=find_code, answers=m.TableFound, rate="codes",
             line="The table that a door code finds while the door is open."),
    Endpoint(method="GET", path=_TABLE + "/events", cost=5, handler=stream, answers=m.ServerMessage, scope="watch",
             rate="hellos", query={"last_seq": "the last step one has", "watch": "1: only read along"},
             line="The same messages as over the WebSocket, as server-sent events."),
    Endpoint(method="POST", path=_TABLE + "/intents", handler=post_intent, body=m.AnyIntent, answers=m.Ok | m.No,
             scope="play", line="The same intents as over the WebSocket; the answer is `ok` or `no`."),
    Endpoint(method="GET", path=_TABLE + "/notes", handler=get_notes, answers=m.Notebook, known=True, scope="watch",
             line="Your private notes."),
    Endpoint(method="PUT", path=_TABLE + "/notes", handler=put_notes, body=m.Notebook, answers=m.Notebook,
             known=True, scope="play", line="Keep private notes."),
    Endpoint(method="GET", path=_TABLE + "/notify", handler=get_notify, answers=m.Notify, known=True,
             scope="watch", line="Where word is sent when one is asked."),
    Endpoint(method="PUT", path=_TABLE + "/notify", handler=put_notify, body=m.Notify, answers=m.Notify, known=True,
             scope="play", line="Say where to send word when one is asked, in a slow game."),
    Endpoint(method="GET", path=_TABLE + "/voice", handler=get_voice, answers=m.VoiceLink, known=True, scope="play",
             line="Where the people at your table talk to each other."),
    Endpoint(method="GET", path=_TABLE + "/mutes", handler=get_mutes, answers=m.OwnMutes, known=True, scope="watch",
             line="Whom of those here one has muted for oneself."),
    Endpoint(method="PUT", path=_TABLE + "/mutes", handler=put_mutes, body=m.OwnMutes, answers=m.OwnMutes,
             known=True, scope="play", line="Mute people and bots here for oneself; nobody learns of it."),
    Endpoint(method="POST", path=_TABLE + "/reports", handler=report, body=m.NewReport, answers=m.Reported,
             known=True, scope="play", rate="mails", status=201,
             line="Report somebody at your table to the operator."),
    Endpoint(method="POST", path=_TABLE + "/move", handler=move_seat, answers=m.MoveCode, known=True, scope="play",
             line="A one-time key that moves your seat to another device."),
    Endpoint(method="POST", path=_TABLE + "/moved", handler=moved_seat, body=m.MoveKey, answers=m.Moved,
             scope="play", rate="codes", line="Take over your seat on this device."),
    Endpoint(method="GET", path=_TABLE + "/record", cost=5, handler=get_record, answers=m.GameRecord,
             line="The record, once the game is over."),
    Endpoint(method="GET", path=_TABLE + "/replay", cost=10, handler=get_replay, answers=m.Replay,
             query={"eyes": "a seat, public, or open", "first": "number of the first step wanted",
                    "views": "no: all steps, without views"},
             line="The game again, once it is over."),
    Endpoint(method="GET", path=_TABLE + "/file", cost=5, handler=get_file,
             line="The record as a file that the command line replays and verifies, once the game is over."),
    Endpoint(method="GET", path=_TABLE + "/ending", cost=5, handler=get_ending, answers=m.Ending, scope="watch",
             line="Who won, lied best and saw through most, and what decided the game, once it is over."),
    Endpoint(method="GET", path=_TABLE + "/picture", cost=15, handler=get_picture, files=True, scope="watch",
             line="The same as a picture (PNG), for previews of the link; of a private table for its people alone."),
    Endpoint(method="GET", path=_TABLE + "/story", cost=10, handler=get_story, answers=m.Story, scope="watch",
             line="What charts of the game are drawn from, once it is over."),
    Endpoint(method="GET", path=_TABLE + "/analysis", cost=10, handler=get_analysis, answers=m.JudgedGame,
             scope="watch", line="What a judge makes of the game, once it is over; null while the judge is at work."),
    Endpoint(method="POST", path=_TABLE + "/branch", cost=5, handler=play_on, body=m.PlayOn, answers=m.TableMade,
             scope="play", rate="tables", status=201,
             line="Play on from a moment of a finished game, at a new table."),
    Endpoint(method="GET", path=_TABLE + "/rounds/{round}", cost=10, handler=get_round, answers=m.RoundStory,
             scope="watch", line="What a round was about, once its dwarfs lie open; the first is 1."),
    Endpoint(method="GET", path=_TABLE + "/advice", cost=20, handler=get_advice, answers=m.Advice, known=True,
             scope="play", query={"style": "how you play: plain, bold, careful, or cunning, if none is named"},
             line="What a grandmaster would do in your place, where you play alone with bots."),
    Endpoint(method="GET", path=_TABLE + "/guesses", handler=get_guesses, answers=m.LockedGuesses, known=True,
             scope="watch", line="Your locked guesses of this round."),
    Endpoint(method="POST", path=_TABLE + "/guesses", handler=lock_guesses, body=m.LockGuesses,
             answers=m.LockedGuesses, known=True, scope="play", status=201,
             line="Lock guesses about the others' dwarfs; once a round."),
    Endpoint(method="GET", path="/api/schema", cost=3, handler=get_schema, line="JSON Schema of the protocol."),
    Endpoint(method="GET", path="/api/openapi", cost=3, handler=get_openapi, line="This description, for programs."),
    Endpoint(method="GET", path="/healthz", handler=health, anybody=True, line="Whether the process lives."),
    Endpoint(method="GET", path="/readyz", handler=ready, anybody=True, line="Whether it can take games."),
    Endpoint(method="GET", path="/.well-known/security.txt", handler=security_txt, anybody=True,
             line="Where to tell the operator of weaknesses, if they say so."),
    Endpoint(method="GET", path="/metrics", cost=3, handler=metrics, anybody=True, line="Figures for Prometheus."),
]  # fmt: skip


if __name__ == "__main__":  # the tables of docs/protocol.md
    import sys

    tables = [fields_reference(m.AnyIntent), fields_reference(m.AnyClaim)]
    sys.stdout.write("\n".join(tables))
