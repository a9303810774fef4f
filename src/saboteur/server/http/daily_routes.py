"""HTTP routes of the daily mine. What a day hides is told to nobody who has not played it, until it lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saboteur.bots.characters import CHARACTERS
from saboteur.core.table.refusal import Refusal
from saboteur.daily.calendar import DAY, begins, days_from, opens, plan_of
from saboteur.daily.judged import Choice, points, signs
from saboteur.play.actions import AnyAction, unpack
from saboteur.server import messages as m
from saboteur.server.daily.daily_state import DailyState, Try
from saboteur.server.http.guard import Call, Endpoint, check_opener, introduce
from saboteur.server.limits.bounds import DAILY_PAST, DAILY_RANKED
from saboteur.server.people.clean_text import clean_name

if TYPE_CHECKING:
    from saboteur.server.app import Server


async def get_daily(server: Server, call: Call) -> m.Daily:
    """Say what is played today, and how the caller stands."""
    daily, person = server.daily, call.identity.person
    today = daily.today()
    state = await daily.day(today)
    own = state.try_of(person)
    days = await daily.days_of(person)
    streak = await daily.streak_of(days)
    past = [_past(server, one, days) for one in await daily.past(DAILY_PAST)]
    return m.Daily(
        now=server.clock.now(),
        today=_announced(server, state),
        tomorrow=_announced(server, await daily.day(days_from(today, 1))),
        status=await _status(server, own),
        table=own.table if own else None,
        score=own.judged.score if own and own.judged else None,
        streak=streak.now,
        longest=streak.best,
        past=past,
    )


async def play_daily(server: Server, call: Call) -> m.DailyMade:
    """Begin a day, or go on with it."""
    body: m.PlayDaily = call.body
    name = clean_name(body.name)
    check_opener(server, name)
    day = str(call.request.path_params["day"])
    await server.daily.day(day)  # before somebody gets an identity for it
    await introduce(server, call)
    look = m.Look(colour=body.colour, face=body.face)
    return m.DailyMade(table=await server.daily.play(day, call.identity.person, name, look))


async def get_day(server: Server, call: Call) -> m.DailyResult:
    """Tell what came of a day, to those who have played it, or once it lies open."""
    daily = server.daily
    state = await daily.day(str(call.request.path_params["day"]))
    own, is_open = state.try_of(call.identity.person), daily.is_open(state.deal.day)
    status = await _status(server, own)
    if not is_open and status != "done":
        if status == "judging" and own is not None:
            return _result(state, own, status, is_open=False, told=False)
        raise Refusal("daily_hidden", "Nothing of a day is told before you have played it, or it is over.")
    return _result(state, own, status, is_open=is_open, told=True)


async def _status(server: Server, own: Try | None) -> m.DailyStatus:
    if own is None:
        return "new"
    if own.judged is not None:
        return "done"
    return "judging" if await server.daily.settle(own) else "begun"


def _announced(server: Server, state: DailyState) -> m.DailyAnnounced:
    day, hour = state.deal.day, server.daily.hour
    return m.DailyAnnounced(
        day=day, plan=plan_of(day).name, modules=state.deal.modules, seats=state.deal.seats,
        begins=begins(day, hour), ends=begins(day, hour) + DAY, opens=opens(day, hour),
        commitment=state.deal.setup().commitment(), drawn=state.drawn, players=len(state.tries),
    )  # fmt: skip


def _past(server: Server, state: DailyState, days: dict[str, int]) -> m.DailyPast:
    day = state.deal.day
    return m.DailyPast(
        day=day, plan=plan_of(day).name, modules=state.deal.modules, players=len(state.tries), score=days.get(day),
        seed=state.deal.seed if server.daily.is_open(day) else None, commitment=state.deal.setup().commitment(),
    )  # fmt: skip


def _result(state: DailyState, own: Try | None, status: m.DailyStatus, *, is_open: bool, told: bool) -> m.DailyResult:
    line = own.judged if own is not None else None
    ranked = state.ranked() if told else []
    return m.DailyResult(
        day=state.deal.day,
        plan=plan_of(state.deal.day).name,
        seat=state.deal.seat,
        names=[CHARACTERS[key].name if key else "" for key in state.deal.company],
        status=status,
        table=own.table if own else None,
        score=line.score if line else None,
        late=own.late if own else False,
        won=line.won if line else False,
        gold=line.gold if line else 0,
        signs=signs(line.choices) if line else "",
        choices=[_choice(one) for one in line.choices] if line else [],
        best=_best(state) if told else None,
        forks=_forks(state, line.choices) if line else [],
        places=_places(ranked, own),
        players=len(ranked),
        seed=state.deal.seed if is_open else None,
        commitment=state.deal.setup().commitment(),
    )


def _action(code: int) -> AnyAction:
    return unpack(code)


def _choice(one: Choice) -> m.DailyChoice:
    better = None if one.better is None else _action(one.better)
    return m.DailyChoice(step=one.step, action=_action(one.code), points=points(one.cost), better=better)


def _best(state: DailyState) -> m.DailyBest | None:
    best = state.best
    if best is None:
        return None
    return m.DailyBest(
        actions=[_action(one.code) for one in best.choices], won=best.won, gold=best.gold, score=best.score
    )


def _forks(state: DailyState, choices: list[Choice]) -> list[m.DailyFork]:
    out = []
    for fork in state.roads.forks(choices):
        stood = sum(one.people for one in fork.taken)
        taken = [
            m.DailyTaken(action=_action(one.code), share=round(100 * one.people / max(1, stood)), points=one.points)
            for one in fork.taken
        ]
        out.append(m.DailyFork(step=fork.step, action=_action(fork.code), stood=stood, taken=taken))
    return out


def _places(ranked: list[Try], own: Try | None) -> list[m.DailyPlace]:
    """Return the best of the day, and oneself wherever one is."""
    out, place = [], 0
    for at, one in enumerate(ranked, 1):
        assert one.judged is not None
        if at == 1 or one.judged.score != ranked[at - 2].judged.score:  # type: ignore[union-attr] # all are judged
            place = at
        if at <= DAILY_RANKED or one is own:
            out.append(m.DailyPlace(place=place, name=one.name, score=one.judged.score, me=one is own))
    return out


DAILY_ENDPOINTS: list[Endpoint] = [
    Endpoint(method="GET", path="/api/daily", cost=3, handler=get_daily, answers=m.Daily,
             line="Today's mine: what is announced of it, and how you stand."),
    Endpoint(method="GET", path="/api/daily/{day}", cost=3, handler=get_day, answers=m.DailyResult,
             line="What came of a day, for those who have played it, or once it lies open."),
    Endpoint(method="POST", path="/api/daily/{day}", cost=10, handler=play_daily, body=m.PlayDaily,
             answers=m.DailyMade, scope="play", rate="tables", status=201,
             line="Play a day: today's is your one try, earlier ones count for nothing."),
]  # fmt: skip
