"""Phones in the room: where the server can be reached, and what it says about it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from saboteur.server import local_addresses
from saboteur.server import serving as running
from saboteur.server.settings import Settings, load


def test_addresses_that_a_phone_can_type_come_first_and_others_are_left_out() -> None:
    named = [
        ("lo", "127.0.0.1"),
        ("docker0", "172.17.0.1"),
        ("wlan0", "192.168.1.20"),
        ("wlan0", "fe80::1"),
        ("wlan0", "2001:db8::20"),
    ]
    assert local_addresses.usable(named) == ["192.168.1.20", "172.17.0.1", "2001:db8::20"]


def test_where_the_adapters_are_hidden_the_way_out_tells_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def hidden() -> None:
        raise OSError(97, "Address family not supported by protocol")

    monkeypatch.setattr("ifaddr.get_adapters", hidden)
    monkeypatch.setattr(local_addresses, "ELSEWHERE", ("127.0.0.1", "no address"))
    assert local_addresses.adapters() == [("", "127.0.0.1")]
    assert local_addresses.reachable_at(local_addresses.ANY_IPV4) == []


def test_a_server_on_one_address_is_reached_there_alone() -> None:
    assert local_addresses.reachable_at("127.0.0.2") == ["127.0.0.2"]


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost"])
def test_loopback_is_for_this_machine(host: str) -> None:
    assert local_addresses.is_loopback(host)


def test_a_name_that_nobody_answers_for_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_addresses, "resolve", lambda _name: [])
    assert not any(host.endswith(".local") for host in local_addresses.reachable_at(local_addresses.ANY_IPV4))


def test_lan_listens_for_the_whole_network_unless_a_host_is_named() -> None:
    assert load({"lan": True}, {}).host in local_addresses.ANY
    assert load({"lan": True, "host": "127.0.0.2"}, {}).host == "127.0.0.2"
    assert load({}, {}).host == "127.0.0.1"


def opened(settings: Settings, path: str) -> tuple[str, str, int]:
    """Start a server, ask it for its invitation, and return what it printed, that, and its answer to a POST."""
    said: list[str] = []

    async def ask() -> tuple[str, int]:
        serving = asyncio.create_task(running.serve(settings, browser=False, say=said.append))
        while not said:
            await asyncio.sleep(0.01)
            if serving.done():
                serving.result()
        here = said[0].split("open at ")[1].split()[0].rstrip(",")
        async with httpx.AsyncClient(base_url=here) as client:
            answer = await client.get(path)
            posted = await client.post("/api/devices", json={}, headers={"Origin": here})
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        return answer.json()["origin"], posted.status_code

    origin, status = asyncio.run(ask())
    return said[0], origin, status


def test_with_lan_the_address_its_qr_code_and_the_page_agree(tmp_path: Path) -> None:
    said, origin, status = opened(Settings(lan=True, host="127.0.0.2", port=0, data=str(tmp_path)), "/api/invite")
    assert origin.startswith("http://127.0.0.2:")
    assert f"open at {origin}" in said
    assert "█" in said or "▀" in said
    assert status == 201  # a page opened there may talk to the server


def test_without_lan_there_is_no_qr_code_but_the_way_to_let_phones_in(tmp_path: Path) -> None:
    said, origin, _ = opened(Settings(port=0, data=str(tmp_path)), "/api/invite")
    assert origin == ""
    assert "--lan" in said
    assert not any(block in said for block in "█▀▄")
