"""Coming back: recovery phrases, passkeys, several devices of one person, and what becomes of two identities."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import House, house, quick
from tests.server.test_security import everything_in

from saboteur.client import Client
from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.http.guard import COOKIE
from saboteur.server.people import phrases
from saboteur.server.people.passkeys import Passkeys, usable_at
from saboteur.server.people.phrases import COUNT, fresh_phrase, read_phrase, vocabulary
from saboteur.server.store import Passkey

COST = {**phrases._COST}


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash as always, at little cost; that the real cost is high is a test of its own."""
    monkeypatch.setitem(phrases._COST, "n", 2)


def told(tmp_path: Path, story: Callable[[House], Awaitable[list[str] | None]], **settings: Any) -> None:
    """Run a story; what it returns must be in no byte of the data folder afterwards."""

    async def tell() -> None:
        settings.setdefault("rate_phrases", "1000/second")
        async with house(quick(tmp_path, **settings)) as there:
            gone.extend(await story(there) or [])

    gone: list[str] = []
    asyncio.run(asyncio.wait_for(tell(), 180))
    assert not [text for text in gone if text.encode() in everything_in(tmp_path)]


async def phrase_of(client: Client) -> str:
    made: m.PhraseMade = await client.request("POST", "/api/me/phrase", None, m.PhraseMade)
    return " ".join(made.words)


async def back(client: Client, phrase: str, here: m.Here | None = None) -> m.CameBack:
    given = m.PhraseGiven(phrase=phrase, here=here, program=True)
    found: m.CameBack = await client.request("POST", "/api/phrase", given, m.CameBack)
    client.token = found.token or client.token
    return found


async def open_table(client: Client, name: str, **wish: Any) -> str:
    return (await client.create(m.NewTable(name=name, **wish))).table


# -- phrases ---------------------------------------------------------------------------------------------


def test_no_two_words_of_a_phrase_can_be_taken_for_each_other() -> None:
    words = vocabulary()
    assert len(words) == len(set(words)) == 512
    assert len({word[:4] for word in words}) == 512
    assert all(word.isascii() and word.islower() and 4 <= len(word) <= 9 for word in words)
    shorter = {word[:i] + word[i + 1 :] for word in words for i in range(len(word))}
    holes = Counter(hole for word in words for hole in {word[:i] + "_" + word[i + 1 :] for i in range(len(word))})
    assert not shorter & set(words)  # no letter left out
    assert max(holes.values()) == 1  # no letter wrong


def test_a_phrase_is_read_as_people_write_it() -> None:
    for _ in range(50):
        words = fresh_phrase()
        assert len(words) == COUNT
        assert read_phrase(" ".join(words)) == words
        assert read_phrase("\n".join(f"{n}. {word.upper()}" for n, word in enumerate(words, 1))) == words
        assert read_phrase(", ".join(word[:4] for word in words)) == words


def test_phrases_hold_82_bits_of_chance() -> None:
    assert phrases.DRAWN_BITS == 82
    drawn = [tuple(fresh_phrase()) for _ in range(500)]
    assert len(set(drawn)) == 500
    assert len({word for phrase in drawn for word in phrase}) > 500  # of 512


def test_a_mistyped_word_is_named_with_the_one_that_is_meant() -> None:
    words = ["lantern", *fresh_phrase()[1:]]
    with pytest.raises(Refusal) as caught:
        read_phrase(" ".join(["lantren", *words[1:]]))
    assert caught.value.code == "phrase_word"
    assert caught.value.values == {"number": 1, "word": "lantren", "near": "lantern"}
    with pytest.raises(Refusal) as caught:
        read_phrase(" ".join([*words[:9], "qqqqqqqqq"]))
    assert caught.value.values == {"number": 10, "word": "qqqqqqqqq", "near": "none"}
    with pytest.raises(Refusal) as caught:
        read_phrase(" ".join(words[:9]))
    assert (caught.value.code, caught.value.values) == ("phrase_length", {"given": 9, "most": 10})


def code_of(words: list[str]) -> str:
    try:
        read_phrase(" ".join(words))
    except Refusal as refusal:
        return refusal.code
    return ""


def test_nearly_every_wrong_or_swapped_word_is_noticed_before_anything_is_looked_up() -> None:
    codes = []
    for number in range(300):
        words = fresh_phrase()
        wrong = [*words]
        if number % 2:
            wrong[3] = next(word for word in vocabulary()[number:] if word != words[3])
        else:
            wrong[3], wrong[4] = wrong[4], wrong[3]
        if wrong != words:
            codes.append(code_of(wrong))
    assert set(codes) <= {"phrase_order", ""}
    assert codes.count("") < 10  # one of 256


def test_a_guess_takes_long_and_32_megabytes() -> None:
    phrases._COST.update(COST)
    assert COST["n"] * COST["r"] * 128 == 32 * 2**20
    began = time.process_time()
    phrases.kept_as(fresh_phrase())
    assert time.process_time() - began > 0.02


def test_a_phrase_brings_a_person_back_with_name_look_tables_and_statistics(
    tmp_path: Path,
) -> None:
    async def story(there: House) -> list[str]:
        old = await Client.new(there.url)
        table = await open_table(old, "Hild", preset="base", bots=True, colour="rust", face="owl")
        phrase = await phrase_of(old)
        new = await Client.new(there.url)
        found = await back(new, phrase)
        assert found.name == "Hild"
        me: m.Me = await new.request("GET", "/api/me", None, m.Me)
        assert (me.known, me.name, me.colour, me.face) == (True, "Hild", "rust", "owl")
        mine: m.TableList = await new.request("GET", "/api/me/tables", None, m.TableList)
        assert [line.table for line in mine.tables] == [table]
        keys: m.Keys = await new.request("GET", "/api/me/keys", None, m.Keys)
        assert [one.here for one in keys.devices].count(True) == 1
        assert len(keys.devices) == 2
        assert keys.phrase is not None
        return [phrase, new.token]

    told(tmp_path, story)


def test_a_new_phrase_ends_the_old_one_and_none_brings_nobody_back(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        old, new = await Client.new(there.url), await Client.new(there.url)
        first, second = await phrase_of(old), await phrase_of(old)
        with pytest.raises(Refusal, match="Nobody here has this phrase"):
            await back(new, first)
        await back(new, second)
        assert (await (await Client.come_back(there.url, second)).request("GET", "/api/me", None, m.Me)).known
        keys: m.Keys = await new.request("DELETE", "/api/me/phrase", None, m.Keys)
        assert keys.phrase is None
        with pytest.raises(Refusal, match="Nobody here has this phrase"):
            await Client.come_back(there.url, second)

    told(tmp_path, story)


def test_guessing_at_phrases_is_limited_by_address(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        codes = []
        async with there.http() as http:
            for _ in range(8):
                answer = await http.post("/api/phrase", json={"phrase": " ".join(fresh_phrase())})
                codes.append(answer.json()["code"])
        assert codes == ["no_phrase"] * 5 + ["too_fast"] * 3

    told(tmp_path, story, rate_phrases="5/minute;30/hour")


def test_a_crowd_of_guesses_waits_in_line_and_then_is_told_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(_: list[str]) -> bytes:
        time.sleep(0.01)
        return b"x"

    monkeypatch.setattr(phrases, "kept_as", slowly)

    async def guess() -> None:
        hashes = phrases.SlowHashes()
        outcomes = await asyncio.gather(*(hashes.of(["x"]) for _ in range(60)), return_exceptions=True)
        refused = [one.code for one in outcomes if isinstance(one, Refusal)]
        assert refused == ["busy"] * 10
        assert await hashes.of(["x"]) == b"x"

    asyncio.run(guess())


# -- two identities that are one person ------------------------------------------------------------------


def test_games_of_this_device_come_along_or_go_only_when_that_is_said(tmp_path: Path) -> None:
    async def story(there: House) -> list[str]:
        old, new = await Client.new(there.url), await Client.new(there.url)
        first = await open_table(old, "Hild", preset="base", bots=True)
        second = await open_table(new, "Somebody", preset="base", bots=True, start=True)
        phrase = await phrase_of(old)
        with pytest.raises(Refusal) as caught:
            await back(new, phrase)
        assert (caught.value.code, caught.value.values) == ("played_here", {"count": 1, "name": "Somebody"})
        await back(new, phrase, "bring")
        for client in (old, new):
            mine: m.TableList = await client.request("GET", "/api/me/tables", None, m.TableList)
            assert {line.table for line in mine.tables} == {first, second}
        seat = (await there.server.rooms.get(second)).state.seats[0]  # type: ignore[union-attr]
        hild = await there.server.store.person_by_phrase(phrases.kept_as(phrase.split()))
        assert hild is not None
        assert seat.person == hild.person
        await old.request("DELETE", "/api/me", None, m.Me)  # what came along is forgotten with the rest
        return ["Somebody", "Hild", hild.person]

    told(tmp_path, story)


def test_games_left_behind_are_forgotten_unless_their_person_is_kept_elsewhere(
    tmp_path: Path,
) -> None:
    async def story(there: House) -> list[str]:
        old, new, kept = [await Client.new(there.url) for _ in range(3)]
        phrase, other = await phrase_of(old), await phrase_of(kept)
        await open_table(new, "Nobodys", preset="base", bots=True)
        await back(new, phrase, "delete")
        await open_table(kept, "Somebodys", preset="base", bots=True)
        await back(kept, phrase, "delete")
        again = await Client.new(there.url)
        assert (await back(again, other)).name == "Somebodys"
        return ["Nobodys"]

    told(tmp_path, story)


def test_two_identities_at_one_table_stay_two_there(tmp_path: Path) -> None:
    async def story(there: House) -> list[str]:
        old, new = await Client.new(there.url), await Client.new(there.url)
        table = await open_table(old, "Hild")
        await new.sit(table, "Alter")
        await back(new, await phrase_of(old), "bring")
        room = await there.server.rooms.get(table)
        assert room is not None
        assert [chair.name for chair in room.state.seats if chair.person] == ["Hild"]
        return ["Alter"]

    told(tmp_path, story)


# -- devices ---------------------------------------------------------------------------------------------


def test_all_other_devices_can_be_signed_out(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        lost, here = await Client.new(there.url), await Client.new(there.url)
        await back(here, await phrase_of(lost))
        keys: m.Keys = await here.request("DELETE", "/api/me/devices", None, m.Keys)
        assert [one.here for one in keys.devices] == [True]
        with pytest.raises(Refusal, match="not known"):
            await lost.request("GET", "/api/me", None, m.Me)

    told(tmp_path, story)


def test_a_browser_comes_back_by_a_cookie_and_never_sees_the_token(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        phrase = await phrase_of(await Client.new(there.url))
        async with there.http() as http:
            answer = await http.post("/api/phrase", json={"phrase": phrase}, headers={"Origin": there.url})
            assert answer.json()["token"] is None
            assert http.cookies[COOKIE]
            assert (await http.get("/api/me")).json()["known"]

    told(tmp_path, story)


# -- passkeys --------------------------------------------------------------------------------------------


def test_passkeys_need_https_or_localhost_and_whoever_asks_is_told() -> None:
    assert usable_at("https://mine.example")
    assert usable_at("http://localhost:8000")
    for origin in ("http://127.0.0.1:8000", "http://192.168.1.5:8000", "http://mine.local:8000", "https://[::1]"):
        assert not usable_at(origin), origin
    with pytest.raises(Refusal, match="recovery phrase"):
        Passkeys("x" * 32).ask_known("http://192.168.1.5:8000", 0)


def answer(challenge: bytes) -> str:
    data = {"type": "webauthn.get", "challenge": m_text(challenge), "origin": "https://mine.example"}
    return json.dumps({"id": "aa", "response": {"clientDataJSON": m_text(json.dumps(data).encode())}})


def m_text(data: bytes) -> str:
    from saboteur.server.people.push import _text

    return _text(data)


def test_a_challenge_is_ours_young_for_this_person_and_answered_once() -> None:
    ours, home = Passkeys("x" * 32), "https://mine.example"
    kept = Passkey(credential=b"a", person="anna", public_key=b"", count=0, label="", created=0, used=0.0)
    good = ours._challenge(1_000_000, "")
    refusals = {
        "not for us": [(answer(Passkeys("y" * 32)._challenge(1_000_000, "")), 1_000_000, kept),
                       (answer(ours._challenge(1_000_000, "ben")), 1_000_000, kept), (answer(b"short"), 1, kept)],
        "too long": [(answer(good), 1_400_000, kept), (answer(good), 999_000, kept)],
        "used already": [(answer(good), 1_000_500, Passkey(
            credential=b"a", person="anna", public_key=b"", count=0, label="", created=0, used=1000.0))],
        "cannot be used": [(answer(good), 1_000_500, kept)],
        "no answer": [
            (text, 1_000_000, kept) for text in ("", "{}", "[]", '{"response": {"clientDataJSON": "e30"}}', "3")
        ],
    }  # fmt: skip
    for said, cases in refusals.items():
        for text, now, passkey in cases:
            with pytest.raises(Refusal, match=said):
                ours.used(home, passkey, text, now)


@pytest.mark.parametrize("path", ["/api/me/passkeys/options", "/api/passkeys/options"])
def test_a_plain_page_of_the_local_network_is_told_that_it_cannot_have_passkeys(tmp_path: Path, path: str) -> None:
    async def story(there: House) -> None:
        async with httpx.AsyncClient(base_url=there.url) as http:
            await http.post("/api/devices", json={}, headers={"Origin": there.url})
            said = (await http.post(path, headers={"Origin": there.url})).json()
            assert said["code"] == "no_passkeys"
            assert "recovery phrase" in said["sentence"]

    told(tmp_path, story)
