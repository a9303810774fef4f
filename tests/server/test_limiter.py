"""Rate limits."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from pathlib import Path

import httpx
import pytest
from tests.server.house import House, house, quick

from saboteur.server.http.routes import ENDPOINTS
from saboteur.server.limits import rate_limiter, shared_rates, shared_use
from saboteur.server.limits.address_counts import Crowd
from saboteur.server.limits.bounds import CALLERS_KEPT, SITE_SHARE
from saboteur.server.limits.rate_limiter import Limiter, callers_at, parse
from saboteur.server.limits.shared_rates import SharedLimiter
from saboteur.server.limits.shared_use import Exchange
from saboteur.server.settings import Settings


def test_a_rate_is_a_number_at_once_and_comes_back_evenly() -> None:
    now = [1000.0]
    counter = Limiter(Settings(rate_codes="2/second;3/minute"), lambda: now[0])
    assert [counter.allows("codes", "a") for _ in range(3)] == [True, True, False]
    assert counter.allows("codes", "b"), "for each by itself"
    now[0] += 1
    assert [counter.allows("codes", "a") for _ in range(2)] == [True, False], "the minute is used up"
    now[0] += 18
    assert not counter.allows("codes", "a")
    now[0] += 2
    assert [counter.allows("codes", "a") for _ in range(2)] == [True, False], "a third of a minute gives one back"


def test_what_is_refused_is_not_counted() -> None:
    now = [0.0]
    counter = Limiter(Settings(rate_codes="1/minute"), lambda: now[0])
    assert counter.allows("codes", "a")
    for _ in range(59):
        now[0] += 1
        assert not counter.allows("codes", "a")
    now[0] += 1
    assert counter.allows("codes", "a")


def test_what_costs_more_uses_up_more_and_is_never_impossible() -> None:
    now = [0.0]
    counter = Limiter(Settings(rate_requests="10/second"), lambda: now[0])
    assert [counter.allows("requests", "a", 4) for _ in range(3)] == [True, True, False]
    assert [counter.allows("requests", "a") for _ in range(3)] == [True, True, False]
    assert counter.allows("requests", "b", 400), "the whole second's worth"
    assert not counter.allows("requests", "b")


def test_nothing_at_all_can_be_allowed() -> None:
    assert not Limiter(Settings(rate_tables="0/day")).allows("tables", "a")


def test_memory_is_bounded_and_whoever_was_silent_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limiter, "CALLERS_KEPT", 10)
    counter = Limiter(Settings(rate_codes="1/day"), lambda: 0.0)
    assert counter.allows("codes", "first")
    for number in range(9):
        counter.allows("codes", str(number))
    assert not counter.allows("codes", "first")
    for number in range(10, 50):
        counter.allows("codes", str(number))
    assert counter.remembered() == 10
    assert counter.allows("codes", "first")


def test_a_call_takes_as_long_with_ten_thousands_of_callers_as_with_few() -> None:
    def spent(counter: Limiter, names: list[str]) -> float:
        began = time.process_time()
        for name in names:
            counter.allows("codes", name)
        return time.process_time() - began

    few, many = Limiter(Settings()), Limiter(Settings())
    for number in range(CALLERS_KEPT + 1000):
        many.allows("codes", f"live {number}")
    names = [f"new {number}" for number in range(2000)]
    assert min(spent(many, names) for _ in range(3)) < 20 * min(spent(few, names) for _ in range(3)) + 0.05


def test_several_rates_may_hold_together() -> None:
    assert parse("20/second; 300 / minute") == [(20, 1), (300, 60)]


@pytest.mark.parametrize("text", ["", "often", "1/fortnight", "-1/second", "1/second;"])
def test_what_is_no_rate_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^(|often|1/fortnight|-1/second)$"):
        parse(text)


def test_addresses_are_counted_as_those_who_have_them() -> None:
    assert [caller.key for caller in callers_at("192.0.2.1")] == ["192.0.2.1"]
    assert callers_at("::ffff:192.0.2.1") == callers_at("192.0.2.1"), "an IPv4 address in disguise"
    assert callers_at("2001:db8::1") == callers_at("2001:db8::ffff"), "a home"
    assert callers_at("2001:db8::1")[0] == callers_at("2001:db8:0:7::1")[0], "a site"
    assert callers_at("2001:db8::1")[1] != callers_at("2001:db8:0:7::1")[1]
    assert callers_at("2001:db8::1")[0] != callers_at("2001:db8:1::1")[0]
    assert [caller.key for caller in callers_at("testclient")] == ["testclient"]


def test_going_through_the_homes_of_an_ipv6_site_does_not_help_for_long() -> None:
    counter = Limiter(Settings(rate_codes="2/day"), lambda: 0.0)
    tries = [counter.allows_address("codes", f"2001:db8:5:{home:x}::1") for home in range(100)]
    assert sum(tries) == 2 * SITE_SHARE
    assert counter.allows_address("codes", "2001:db8:6::1"), "another site"
    assert counter.remembered() <= 2 * SITE_SHARE + 3, "refused ones leave nothing behind"


def test_what_costs_the_server_more_costs_the_sender_more() -> None:
    costs = {(one.method, one.path): one.cost for one in ENDPOINTS}
    assert costs["GET", "/api/tables/{table}/replay"] >= 10 > costs["GET", "/api/catalogue"] == 1


def test_what_processes_share_is_counted_for_all_of_them(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_rates, "PATIENCE", 20.0)  # a busy machine is not a Redis that is away

    async def story() -> None:
        settings = Settings(redis=redis_url, rate_codes="3/minute;4/hour")
        one, other = SharedLimiter(settings), SharedLimiter(settings)
        answers = [await who.allows_address("codes", "192.0.2.77") for who in (one, other, one, other)]
        assert answers == [True, True, True, False]
        assert await other.allows_address("codes", "192.0.2.78")
        await asyncio.gather(one.close(), other.close())

    asyncio.run(story())


def test_nobody_is_refused_because_redis_is_away() -> None:
    async def story() -> None:
        shared = SharedLimiter(Settings(redis="unix:///nowhere/at/all", rate_codes="1/day"))
        assert await shared.allows_address("codes", "192.0.2.77")
        assert await shared.allows_address("codes", "192.0.2.77")
        await shared.close()

    asyncio.run(story())


def test_requests_at_one_process_are_counted_at_the_others_within_an_exchange(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_use, "PATIENCE", 20.0)  # a busy machine is not a Redis that is away
    name = uuid.uuid4().hex  # a Redis is shared by all tests

    async def story() -> None:
        settings = Settings(redis=redis_url, rate_requests="60/day", rate_hellos="60/day")
        counts = [Limiter(settings, lambda: 1000.0) for _ in range(2)]
        redis = SharedLimiter(settings)
        one, other = (Exchange(redis.redis, f"{n}", counter, {}) for n, counter in enumerate(counts))
        assert all(counts[0].allows_address("requests", name) for _ in range(50))
        assert counts[1].allows_address("requests", name, 4)
        await one.once()
        await other.once()
        assert [counts[1].allows_address("requests", name) for _ in range(7)] == [True] * 6 + [False]
        assert counts[1].allows_address("hellos", name), "nothing was used of those"
        await other.once()
        assert counts[0].allows_address("requests", name), "it has not heard yet of what came after its exchange"
        await one.once()
        assert not counts[0].allows_address("requests", name)
        assert counts[0].allows_address("requests", f"another {name}")
        await redis.close()

    asyncio.run(story())


def test_what_a_site_uses_is_exchanged_as_its_share_and_nobody_owes_more_than_a_period(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_use, "PATIENCE", 20.0)
    site = f"2001:db8:{random.randrange(1, 0xFFFF):x}"

    async def story() -> None:
        settings = Settings(redis=redis_url, rate_requests="2/hour")
        now = [1000.0]
        counts = [Limiter(settings, lambda: now[0]) for _ in range(2)]
        redis = SharedLimiter(settings)
        one, other = (Exchange(redis.redis, f"{n}", counter, {}) for n, counter in enumerate(counts))
        for counter in counts:
            for home in range(SITE_SHARE):
                assert counter.allows_address("requests", f"{site}:{home:x}::1", 2)
        await one.once()
        await other.once()
        assert not counts[1].allows_address("requests", f"{site}:ffff::1")
        now[0] += 3601
        assert counts[1].allows_address("requests", f"{site}:ffff::1"), "twice as much was used, and it is forgiven"
        await redis.close()

    asyncio.run(story())


def test_connections_at_all_processes_count_and_those_of_a_dead_process_are_forgotten(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_use, "PATIENCE", 20.0)
    name = uuid.uuid4().hex

    async def story() -> None:
        settings = Settings(redis=redis_url)
        crowds = [Crowd(), Crowd()]
        redis = SharedLimiter(settings)
        one, other = (
            Exchange(redis.redis, f"{n}", Limiter(settings), {"lines": crowd}) for n, crowd in enumerate(crowds)
        )
        for crowd in crowds:
            for _ in range(5):
                crowd.enter(name)
        await one.once()
        await other.once()
        assert crowds[1].full(name, 10)
        assert not crowds[1].full(name, 11)
        assert not crowds[0].full(name, 6), "it has not heard of the other yet"
        await one.once()
        assert crowds[0].full(name, 10)
        for _ in range(5):
            crowds[0].leave(name)
        await one.once()
        assert crowds[0].elsewhere == {}, "few connections are nobody's business"
        monkeypatch.setattr(shared_use, "STALE", -1)  # whatever was said is too old
        await other.once()
        assert not crowds[1].full(name, 10)
        await redis.close()

    asyncio.run(story())


def test_everything_goes_on_by_own_counts_while_redis_is_away() -> None:
    async def story() -> None:
        settings = Settings(redis="unix:///nowhere/at/all", rate_requests="2/day")
        counter, crowd, redis = Limiter(settings), Crowd(), SharedLimiter(settings)
        crowd.elsewhere["192.0.2.77"] = 100
        away = Exchange(redis.redis, "1", counter, {"lines": crowd})
        assert counter.allows_address("requests", "192.0.2.77")
        await away.once()
        assert not crowd.full("192.0.2.77", 10), "what was heard before the break is not held against anybody"
        assert [counter.allows_address("requests", "192.0.2.77") for _ in range(2)] == [True, False]
        await redis.close()

    asyncio.run(story())


def test_what_is_noted_for_the_exchange_is_bounded_however_many_addresses_ask() -> None:
    counter = Limiter(Settings(rate_requests="100/second"), lambda: 0.0)
    counter.note_use(10)
    for number in range(1000):
        counter.allows_address("requests", f"192.0.{number // 250}.{number % 250}")
    counter.allows_address("requests", "192.0.0.3", 4)
    used = counter.used("requests")
    assert len(used) == 10
    assert used["192.0.0.3"] == 5
    assert counter.used("requests") == {}


def test_an_address_that_used_up_its_requests_at_one_server_is_refused_by_another(
    tmp_path: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_use, "PATIENCE", 20.0)
    monkeypatch.setattr(shared_use, "EVERY", 0.02)
    address = f"2001:db8:{random.randrange(1, 0xFFFF):x}::7"  # a Redis is shared by all tests

    async def asks(there: House, client: httpx.AsyncClient) -> bool:
        await asyncio.sleep(0.05)
        answer = await client.get(f"{there.url}/api/catalogue", headers={"X-Forwarded-For": address})
        return answer.status_code == 200

    async def story() -> None:
        limits = {"redis": redis_url, "rate_requests": "30/day", "trust_proxy": True}
        async with (
            house(quick(tmp_path / "one", **limits)) as one,
            house(quick(tmp_path / "two", **limits)) as two,
            one.http() as client,
        ):
            assert all([await asks(one, client) for _ in range(25)])
            allowed = 0
            while await asks(two, client):
                allowed += 1
            assert allowed < 30, "alone it would take thirty"

    asyncio.run(story())
