"""Rate limits."""

from __future__ import annotations

import pytest

from saboteur.server.http import limiter
from saboteur.server.http.limiter import Limiter, network_of, parse
from saboteur.server.settings import Settings


def test_a_rate_holds_for_its_window_and_for_each_by_itself() -> None:
    now = [1000.0]
    counter = Limiter(Settings(rate_codes="2/second;3/minute"), lambda: now[0])
    assert [counter.allows("codes", "a") for _ in range(3)] == [True, True, False]
    assert counter.allows("codes", "b")
    now[0] += 1
    assert not counter.allows("codes", "a"), "the minute counts what the second refused, too"
    now[0] += 60
    assert counter.allows("codes", "a")


def test_counters_of_windows_that_are_over_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiter, "KEPT", 10)
    now = [0.0]
    counter = Limiter(Settings(rate_codes="2/second"), lambda: now[0])
    for number in range(50):
        now[0] += 0.2
        counter.allows("codes", str(number))
    assert len(counter._counts) <= 11


def test_several_rates_may_hold_together() -> None:
    assert parse("20/second; 300 / minute") == [(20, 1), (300, 60)]


@pytest.mark.parametrize("text", ["", "often", "1/fortnight", "-1/second", "1/second;"])
def test_what_is_no_rate_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^(|often|1/fortnight|-1/second)$"):
        parse(text)


def test_an_ipv6_neighbourhood_counts_as_one() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff") != network_of("2001:db9::1")
    assert network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("testclient") == "testclient"
