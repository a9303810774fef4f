"""From what somebody wants to the entry that goes into the log, or a refusal.

Nothing here changes anything. What is refused, and in which words, depends only on what the asker may know.
"""

from __future__ import annotations

from collections.abc import Callable

from saboteur.core.table.refusal import Refusal
from saboteur.core.table.ruleset import REVISION
from saboteur.play.actions import AnyAction, pack
from saboteur.play.setup import Setup
from saboteur.server import messages as m
from saboteur.server.people.clean_text import clean_chat, clean_link, clean_name, unlike
from saboteur.server.protocol_refusals import reasons
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log import looks, votes
from saboteur.server.tables.log.seated_bots import seat_character, seat_company, seat_nobodies
from saboteur.server.tables.log.table_state import RoomState


class Asker:
    """Who asks, when, where a fresh door code comes from, and what they like to be called if they sit down."""

    __slots__ = ("at", "fresh_code", "person", "title")

    def __init__(self, person: str, at: int, fresh_code: Callable[[], str], title: str = "") -> None:
        self.person = person
        self.at = at
        self.fresh_code = fresh_code
        self.title = title


def entry_for(state: RoomState, asker: Asker, intent: m.AnyIntent) -> e.AnyEntry:
    """Return the entry that an intent becomes, or refuse. Rematches need a second table: the room sees to them."""
    if state.closed:
        raise Refusal("table_closed", "This table was closed.")
    if state.is_try and state.phase != "over" and isinstance(intent, m.Leave | m.Speak | m.Say | m.Replace):
        raise alone()
    match intent:
        case m.Join():
            return _join(state, asker, intent)
        case m.Act():
            return _act(state, asker, intent)
        case m.Leave() | m.Back() | m.Ready() | m.Rename() | m.ChangeLook():
            return _own(state, asker, intent, own_seat(state, asker.person))
        case m.TakeTime() | m.Speak() | m.Say() | m.Rematch():
            return _own(state, asker, intent, own_seat(state, asker.person))
        case _:
            _host_only(state, asker)
            return _hosting(state, asker, intent)


def sealed() -> Refusal:
    """Refuse to show anything of a deal that other tables still play."""
    return Refusal("sealed", "The same deal is still played at other tables; it opens when the last one is over.")


def alone() -> Refusal:
    """Refuse what would let a try of the daily mine differ from everybody else's."""
    return Refusal("daily_table", "In the daily mine everybody plays alone: nobody talks, helps or stands in.")


def own_seat(state: RoomState, person: str) -> int:
    """Return a person's seat, or refuse."""
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("not_seated", "You have no seat at this table.")
    return seat


def _host_only(state: RoomState, asker: Asker) -> None:
    if own_seat(state, asker.person) != state.host:
        raise Refusal("not_host", "Only the host can do that.")


def _phase(state: RoomState, phase: m.Phase) -> None:
    if state.phase != phase:
        sentence = {
            "lobby": "That can be done only before the game begins.",
            "playing": "That can be done only during the game.",
            "over": "That can be done only after the game.",
        }[phase]
        raise Refusal("wrong_phase", sentence, {"phase": phase})


def _any_seat(state: RoomState, seat: int) -> int:
    if seat >= len(state.seats):
        seats = len(state.seats)
        raise Refusal("no_such_seat", f"There is no seat {seat}; seats are 0 to {seats - 1}.", {"seats": seats})
    return seat


def _join(state: RoomState, asker: Asker, intent: m.Join) -> e.Joined:
    if not asker.person:
        raise Refusal("no_identity", "Get a device identity first (POST /api/devices).")
    _phase(state, "lobby")
    if state.seat_of(asker.person) is not None:
        raise Refusal("already_seated", "You already have a seat at this table.")
    if state.locked:
        raise Refusal("door_locked", "The host lets nobody else in.")
    if asker.person in state.sent_away:
        raise Refusal("sent_away", "The host has sent you away from this table.")
    name = clean_name(intent.name)
    empty = [seat for seat in range(len(state.seats)) if state.is_empty(seat)]
    if not empty:
        raise Refusal("table_full", "All seats are taken.")
    seat = empty[0] if intent.seat is None else _any_seat(state, intent.seat)
    if seat not in empty:
        raise Refusal("seat_taken", f"Seat {seat} is taken.", {"seat": seat})
    colour, face = looks.look_for(state.seats, intent.colour, intent.face)
    return e.Joined(
        at=asker.at,
        by=asker.person,
        cid=intent.cid,
        seat=seat,
        name=_unlike(state, name),
        program=intent.program,
        colour=colour,
        face=face,
        title=asker.title,
    )


def _unlike(state: RoomState, name: str, except_seat: int | None = None) -> str:
    """Make a name unlike all others at the table, so that nobody can pass for somebody else."""
    return unlike([chair.name for seat, chair in enumerate(state.seats) if seat != except_seat], name)


def check_action(state: RoomState, seat: int, decision: int, action: AnyAction) -> int:
    """Return the packed code of an action that may be done now, or refuse."""
    if state.phase == "over":
        raise Refusal("game_over", "The game is over.")
    if state.game is None:
        raise Refusal("wrong_phase", "The game has not begun.", {"phase": "playing"})
    if state.paused:
        raise Refusal("paused", "The game is paused.")
    if decision != state.decision:
        raise Refusal("stale", f"That was decision {decision}; the table waits for decision {state.decision}.")
    if seat not in state.asked:
        raise Refusal("not_asked", "You are not asked for anything now.")
    code = state.game.code(seat, action)
    wanted = state.wanted(seat)
    if wanted and code not in [pack(one) for one in wanted]:
        raise Refusal("off_lesson", "That could be done, but the lesson asks for something else first.")
    return code


def explained(state: RoomState, person: str, intent: m.Why) -> m.Ok | m.No:
    """Say why somebody cannot do something, from what they may know, or that they can."""
    try:
        check_action(state, own_seat(state, person), intent.decision, intent.action)
    except Refusal as refusal:
        return refused(state, intent.cid, refusal)
    return m.Ok(cid=intent.cid, seq=state.seq)


def refused(state: RoomState, cid: str, refusal: Refusal) -> m.No:
    """Write a refusal as an answer."""
    return m.No(
        cid=cid,
        code=refusal.code,
        sentence=refusal.sentence,
        values=refusal.values,
        seq=state.seq,
        clashes=reasons(refusal),
    )


def _act(state: RoomState, asker: Asker, intent: m.Act) -> e.Acted:
    seat = own_seat(state, asker.person)
    if state.seats[seat].away is not None:
        raise Refusal("away", "A bot plays for you; say that you are back first.")
    code = check_action(state, seat, intent.decision, intent.action)
    return e.Acted(at=asker.at, by=asker.person, cid=intent.cid, seat=seat, code=code)


def vote_of(state: RoomState, person: str, intent: m.PointAt) -> int:
    """Return the round for which somebody may point at somebody now, or refuse."""
    if state.closed:
        raise Refusal("table_closed", "This table was closed.")
    seat = own_seat(state, person)
    _phase(state, "playing")
    if state.seats[seat].away is not None:
        raise Refusal("away", "A bot plays for you; say that you are back first.")
    if state.paused:
        raise Refusal("paused", "The game is paused.")
    return votes.check(state.vote, state.game, seat, intent.seat)


def thrown(state: RoomState, person: str, intent: m.Throw) -> m.Thrown:
    """Return what everybody is shown of something thrown, or refuse. Who has no seat is nobody in particular."""
    seat = state.seat_of(person)
    if state.game is None:
        raise Refusal("wrong_phase", "That can be done only during the game.", {"phase": "playing"})
    if seat is not None and state.seats[seat].away is not None:
        raise Refusal("away", "A bot plays for you; say that you are back first.")
    if intent.seat is None and not state.game.steps:
        raise Refusal("nothing_there", "No card was played yet.")
    if intent.seat is not None and _any_seat(state, intent.seat) == seat:
        raise Refusal("own_seat", "Throw it at somebody else.")
    return m.Thrown(by=seat, thing=intent.thing, seat=intent.seat, seq=state.seq)


def _own(state: RoomState, asker: Asker, intent: m.AnyIntent, seat: int) -> e.AnyEntry:
    """Things that everybody with a seat may do."""
    at, by, cid = asker.at, asker.person, intent.cid
    match intent:
        case m.Leave():
            if state.phase == "lobby":
                return e.Left(at=at, by=by, cid=cid, seat=seat, kicked=False)
            _phase(state, "playing")
            if state.seats[seat].away is not None:
                raise Refusal("already_away", "A bot plays for you already.")
            return e.TookOver(at=at, by=by, cid=cid, seat=seat, why="left")
        case m.Back():
            if state.seats[seat].away is None:
                raise Refusal("not_away", "You play yourself already.")
            return e.CameBack(at=at, by=by, cid=cid, seat=seat)
        case m.Ready():
            if state.interval is None or seat not in state.interval.waits or seat in state.interval.ready:
                raise Refusal("no_change", "Nothing would change.")
            return e.Readied(at=at, by=by, cid=cid, seat=seat)
        case m.TakeTime():
            if state.seats[seat].reading == intent.reading:
                raise Refusal("no_change", "Nothing would change.")
            return e.ReadingSet(at=at, by=by, cid=cid, seat=seat, reading=intent.reading)
        case m.Rename():
            _phase(state, "lobby")
            name = _unlike(state, clean_name(intent.name), except_seat=seat)
            return e.Renamed(at=at, by=by, cid=cid, seat=seat, name=name)
        case m.ChangeLook():
            _phase(state, "lobby")
            looks.check_colour(state.seats, seat, intent.colour)
            return e.Looked(at=at, by=by, cid=cid, seat=seat, colour=intent.colour, face=intent.face)
        case m.Speak():
            for named in (getattr(intent.claim, "seat", None), getattr(intent.claim, "to", None)):
                if named is not None:
                    _any_seat(state, named)
            return e.Claimed(at=at, by=by, cid=cid, seat=seat, claim=intent.claim)
        case m.Say():
            if not state.options.chat:
                raise Refusal("chat_off", "The host allows claims only, no free chat.")
            return e.Chatted(at=at, by=by, cid=cid, seat=seat, text=clean_chat(intent.text))
        case _:
            _phase(state, "over")
            if state.rematch is not None:
                sentence = f"The rematch is at table {state.rematch}."
                raise Refusal("rematch_open", sentence, {"table": state.rematch})
            return e.Rematched(at=at, by=by, cid=cid, table="")


def _hosting(state: RoomState, asker: Asker, intent: m.AnyIntent) -> e.AnyEntry:
    """Things that only the host may do."""
    at, by, cid = asker.at, asker.person, intent.cid
    match intent:
        case m.ChangeSetup():
            _phase(state, "lobby")
            return _setup(state, asker, intent)
        case m.ChangeSpeed():
            if state.phase == "over":
                raise Refusal("game_over", "The game is over.")
            return e.SpeedSet(at=at, by=by, cid=cid, speed=intent.speed)
        case m.Lock():
            _phase(state, "lobby")
            code = "" if intent.locked else asker.fresh_code()
            return e.Locked(at=at, by=by, cid=cid, locked=intent.locked, code=code)
        case m.Kick():
            return _kick(state, asker, intent)
        case m.UndoKick():
            _phase(state, "lobby")
            if not state.sent_away:
                raise Refusal("no_change", "Nothing would change.")
            return e.KickUndone(at=at, by=by, cid=cid)
        case m.Reorder():
            _phase(state, "lobby")
            if sorted(intent.order) != list(range(len(state.seats))):
                raise Refusal("bad_order", "The order must name every seat once.")
            return e.Reordered(at=at, by=by, cid=cid, order=intent.order)
        case m.SeatBot() | m.FillWithBots() | m.Replace():
            return _bots(state, asker, intent)
        case m.Start():
            _phase(state, "lobby")
            if any(state.is_empty(seat) for seat in range(len(state.seats))):
                raise Refusal("empty_seats", "Every seat must be taken; bots can fill the empty ones.")
            return e.Started(at=at, by=by, cid=cid, revision=REVISION)
        case m.Pause():
            _phase(state, "playing")
            if state.paused == intent.paused:
                raise Refusal("no_change", "Nothing would change.")
            return e.Paused(at=at, by=by, cid=cid, paused=intent.paused)
        case m.SetVoice():
            return e.VoiceSet(at=at, by=by, cid=cid, link=clean_link(intent.link))
        case m.HandOver():
            if not state.seats[_any_seat(state, intent.seat)].person:
                raise Refusal("no_person", "Only a person can be host.")
            return e.HostHanded(at=at, by=by, cid=cid, seat=intent.seat)
        case _:
            raise Refusal("unknown", "A table does not understand this.")


def _setup(state: RoomState, asker: Asker, intent: m.ChangeSetup) -> e.SetupSet:
    setup = playable(intent.setup)
    taken = sum(not state.is_empty(seat) for seat in range(len(state.seats)))
    if taken > setup.seats:
        sentence = f"{taken} seats are taken; free some before there are only {setup.seats}."
        raise Refusal("seats_taken", sentence, {"taken": taken, "seats": setup.seats})
    others = any(chair.person and chair.person != asker.person for chair in state.seats)
    if intent.options.rated != state.options.rated and others:
        raise Refusal("rated_fixed", "Other people sit here: whether the game counts for ratings cannot be changed.")
    return e.SetupSet(at=asker.at, by=asker.person, cid=intent.cid, setup=setup, options=intent.options)


def playable(setup: m.TableSetup) -> m.TableSetup:
    """Return a setup in its normal form, or refuse it with every reason."""
    normal = Setup(seats=setup.seats, modules=setup.modules, options=setup.options, seed=0)
    options = {key: str(value) for key, value in normal.options.items()}
    return m.TableSetup(seats=setup.seats, modules=list(normal.modules), options=options)


def _kick(state: RoomState, asker: Asker, intent: m.Kick) -> e.Left:
    _phase(state, "lobby")
    seat = _any_seat(state, intent.seat)
    if state.is_empty(seat):
        raise Refusal("seat_empty", f"Nobody sits at seat {seat}.", {"seat": seat})
    if seat == state.host:
        raise Refusal("host_seat", "The host leaves by leaving.")
    return e.Left(at=asker.at, by=asker.person, cid=intent.cid, seat=seat, kicked=True)


def _bots(state: RoomState, asker: Asker, intent: m.SeatBot | m.FillWithBots | m.Replace) -> e.BotsSeated:
    if isinstance(intent, m.Replace):
        _phase(state, "playing")
        seats = [_any_seat(state, intent.seat)]
        if not state.seats[intent.seat].person:
            raise Refusal("no_person", f"No person sits at seat {intent.seat}.")
        if intent.seat == state.host:
            raise Refusal("host_seat", "The host leaves by leaving.")
    else:
        _phase(state, "lobby")
        if isinstance(intent, m.FillWithBots):
            seats = [seat for seat in range(len(state.seats)) if state.is_empty(seat)]
            if not seats:
                raise Refusal("table_full", "All seats are taken.")
        else:
            seats = [_any_seat(state, intent.seat)]
            if state.seats[intent.seat].person:
                raise Refusal("seat_taken", f"Seat {intent.seat} is taken.", {"seat": intent.seat})
    chairs = _sitting_down(state, intent, seats)
    return e.BotsSeated(
        at=asker.at,
        by=asker.person,
        cid=intent.cid,
        seats=seats,
        names=[chair.name for chair in chairs],
        level=intent.level or state.options.bot_level,
        characters=[chair.character for chair in chairs],
        levels=[chair.level or state.options.bot_level for chair in chairs],
    )


def _sitting_down(
    state: RoomState, intent: m.SeatBot | m.FillWithBots | m.Replace, seats: list[int]
) -> list[e.Chair]:
    """Return the bots that sit down at these seats."""
    taken = [chair for seat, chair in enumerate(state.seats) if seat not in seats]
    before = [state.seats[seat] for seat in seats]
    if isinstance(intent, m.SeatBot) and intent.character is not None:
        return [seat_character(taken, intent.character)]
    if intent.level is not None:
        return seat_nobodies([*taken, *before], len(seats), intent.level)
    return seat_company([*taken, *before], len(seats), state.options, state.aim)
