"""Rate limits."""

from __future__ import annotations

import asyncio
import time

import pytest

from saboteur.server.http.routes import ENDPOINTS
from saboteur.server.limits import limiter, shared_limiter
from saboteur.server.limits.limiter import Limiter, callers_at, parse
from saboteur.server.limits.shared_limiter import SharedLimiter
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
    monkeypatch.setattr(limiter, "KEPT", 10)
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
    for number in range(limiter.KEPT + 1000):
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
    assert sum(tries) == 2 * limiter.SITE_SHARE
    assert counter.allows_address("codes", "2001:db8:6::1"), "another site"
    assert counter.remembered() <= 2 * limiter.SITE_SHARE + 3, "refused ones leave nothing behind"


def test_what_costs_the_server_more_costs_the_sender_more() -> None:
    costs = {(one.method, one.path): one.cost for one in ENDPOINTS}
    assert costs["GET", "/api/tables/{table}/replay"] >= 10 > costs["GET", "/api/catalogue"] == 1


def test_what_processes_share_is_counted_for_all_of_them(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_limiter, "PATIENCE", 20.0)  # a busy machine is not a Redis that is away

    async def story() -> None:
        settings = Settings(redis=redis_url, rate_codes="3/minute;4/hour")
        one, other = SharedLimiter(settings), SharedLimiter(settings)
        answers = [await who.allows_address("codes", "192.0.2.77") for who in (one, other, one, other)]
        assert answers == [True, True, True, False]
        assert await other.allows_address("codes", "192.0.2.78")
        assert await other.allows_address("requests", "192.0.2.77"), "each process counts those for itself"
        await asyncio.gather(one.close(), other.close())

    asyncio.run(story())


def test_nobody_is_refused_because_redis_is_away() -> None:
    async def story() -> None:
        shared = SharedLimiter(Settings(redis="unix:///nowhere/at/all", rate_codes="1/day"))
        assert await shared.allows_address("codes", "192.0.2.77")
        assert await shared.allows_address("codes", "192.0.2.77")
        await shared.close()

    asyncio.run(story())
