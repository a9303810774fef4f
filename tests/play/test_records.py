"""Records: a game written down, read back, and refused when it is not what it was."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.play.guesses import large_game, random_game, steps

from saboteur.core.table.refusal import Refusal
from saboteur.play import positions
from saboteur.play.commentary.said import RecordedVote
from saboteur.play.game import Game
from saboteur.play.notation import read, write
from saboteur.play.records.contents import VERSION
from saboteur.play.records.record import MOST_ACTIONS, MOST_BYTES, Record, record_of
from saboteur.play.records.verification import verify


@cache
def finished() -> Game:
    game = large_game("base", 4, 11)
    for _ in steps(game, random.Random(11)):
        pass
    return game


@cache
def text() -> str:
    return record_of(finished()).dump()


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    """The record after somebody edited it."""
    document = json.loads(text())
    change(document)
    return json.dumps(document)


def refusal(edited: str | bytes) -> Refusal:
    with pytest.raises(Refusal) as caught:
        Record.load(edited)
    return caught.value


@pytest.mark.parametrize("number", range(6))
def test_a_record_is_read_back_as_it_was_and_replays_the_game(number: int) -> None:
    game = random_game(number)
    for _ in steps(game, random.Random(number)):
        pass
    record = record_of(game)
    again = Record.load(record.dump())
    assert again == record
    replayed = again.game()
    assert replayed.digest() == game.digest()
    assert replayed.result == game.result
    assert replayed.actions == game.actions
    assert [replayed.events(seat) for seat in (None, 0)] == [game.events(seat) for seat in (None, 0)]


def test_a_record_is_small_and_has_a_line_for_each_action() -> None:
    assert len(text()) < 20_000
    assert text().count("\n") > len(finished().actions)


def test_a_running_game_gives_no_record_unless_asked_for_as_unfinished() -> None:
    game = random_game(4)
    with pytest.raises(Refusal) as caught:
        record_of(game)
    assert caught.value.code == "game_running"
    assert record_of(game, unfinished=True).result is None


def test_an_unfinished_record_can_be_loaded_and_played_on() -> None:
    game = large_game("saboteur2", 3, 5)
    for _ in islice(steps(game, random.Random(5)), 70):
        pass
    again = Record.load(record_of(game, unfinished=True).dump()).game()
    assert again.to_act == game.to_act
    seat = min(game.to_act)
    assert again.legal(seat) == game.legal(seat)
    for one in (game, again):
        one.apply(seat, one.legal(seat)[0])
    assert again.digest() == game.digest()


def test_a_game_that_began_at_a_position_is_recorded_from_there() -> None:
    game = positions.load(positions.position_of(large_game("base", 4, 2)))
    for _ in steps(game, random.Random(2)):
        pass
    record = record_of(game)
    assert record.start is not None
    again = Record.load(record.dump())
    assert again.game().digest() == game.digest()


def test_a_position_with_another_setup_than_the_record_is_refused() -> None:
    game = positions.load(positions.position_of(random_game(2)))
    document = json.loads(record_of(game, unfinished=True).dump())
    document["start"]["seed"] = "f" * 32
    refused = refusal(json.dumps(document))
    assert refused.code == "record_start"


def test_everything_cut_off_anywhere_is_refused() -> None:
    for length in range(0, len(text()) - 2, 97):
        refused = refusal(text()[:length])
        assert refused.code == "record_malformed"
        assert "ends too early" in refused.sentence or "JSON" in refused.sentence


EDITS: dict[str, tuple[Callable[[dict[str, Any]], object], str, str]] = {
    "a foreign format": (lambda d: d.update(format="pgn"), "record_foreign", "no record of this game"),
    "no format": (lambda d: d.pop("format"), "record_foreign", "no record"),
    "a newer version": (lambda d: d.update(version=VERSION + 1), "record_too_new", f"version {VERSION + 1}"),
    "no version": (lambda d: d.pop("version"), "record_malformed", "version"),
    "a true version": (lambda d: d.update(version=True), "record_malformed", "version"),
    "no setup": (lambda d: d.pop("setup"), "record_malformed", "setup"),
    "no seed": (lambda d: d["setup"].pop("seed"), "record_malformed", "seed"),
    "a setup that clashes": (lambda d: d["setup"]["modules"].append("saboteur2"), "record_setup", "exactly one"),
    "a module unknown": (lambda d: d["setup"]["modules"].append("dragons"), "record_setup", "dragons"),
    "a field of the wrong type": (lambda d: d.update(marks=3), "record_malformed", "$.marks"),
    "a field too many": (lambda d: d.update(cheat=1), "record_malformed", "cheat"),
    "a field too few": (lambda d: d.pop("digest"), "record_malformed", "digest"),
    "another seed": (lambda d: d["setup"].update(seed="0" * 32), "record_commitment", "not the one"),
    "no action": (
        lambda d: d["actions"].__setitem__(6, "1 fly 3,3"),
        "record_malformed",
        "action 7",
    ),
    "an action without a seat": (lambda d: d["actions"].__setitem__(6, "allow"), "record_malformed", "action 7"),
    "a seat not there": (
        lambda d: d["actions"].__setitem__(0, "99 allow"),
        "record_action",
        "action 1 ",
    ),
    "an action out of turn": (lambda d: d["actions"].insert(9, "0 gold 3"), "record_action", "action 10 "),
    "actions cut off": (lambda d: d.update(actions=d["actions"][:-40]), "record_changed", "marks"),
    "the last action cut off": (lambda d: d["actions"].pop(), "record_changed", ""),
    "a mark changed": (lambda d: d["marks"].__setitem__(1, "00000000"), "record_changed", "actions 33 to 64"),
    "a mark missing": (lambda d: d["marks"].pop(), "record_changed", "missing"),
    "a digest changed": (lambda d: d.update(digest="0" * 64), "record_changed", "after action"),
    "a result changed": (lambda d: d["result"]["gold"].__setitem__(0, 99), "record_changed", "result"),
    "a result missing": (lambda d: d.pop("result"), "record_changed", "result"),
    "a shuffle missing": (lambda d: d["shuffles"].pop(), "record_shuffle", "lists"),
    "a shuffle swapped": (lambda d: d["shuffles"][3]["order"].reverse(), "record_shuffle", "shuffle 4"),
    "too many actions": (lambda d: d.update(actions=["0 allow"] * (MOST_ACTIONS + 1)), "record_too_large", "actions"),
}


@pytest.mark.parametrize("edit", EDITS)
def test_an_edited_record_is_refused_with_what_is_wrong_and_where(edit: str) -> None:
    change, code, words = EDITS[edit]
    refused = refusal(changed(change))
    assert refused.code == code
    assert words in refused.sentence


def test_a_legal_action_exchanged_for_another_is_found_between_two_marks() -> None:
    document = json.loads(text())
    game = Game.new(finished().setup)
    number, seat, others = 0, 0, game.legal(min(game.to_act))
    for number, (seat, action) in enumerate(finished().actions):
        others = [other for other in game.legal(seat) if other != action]
        if number >= 40 and document["actions"][number].split()[1] == "pass" and others:
            break
        game.apply(seat, action)
    document["actions"][number] = f"{seat} {write(others[-1])}"
    refused = refusal(json.dumps(document))
    assert refused.code in ("record_changed", "record_action")
    assert "action" in refused.sentence


def test_a_record_that_is_too_large_is_not_even_decoded() -> None:
    assert refusal(" " * (MOST_BYTES + 1)).code == "record_too_large"


@pytest.mark.parametrize("other", ["", "null", "[]", "3", '"record"', "{}", "{", "[" * 5000, "\x00", "nonsense"])
def test_other_files_are_refused(other: str) -> None:
    assert refusal(other).code in ("record_malformed", "record_foreign")


def test_bytes_that_are_no_text_are_refused() -> None:
    assert refusal(b"\xff\xfe" + text().encode()).code == "record_malformed"
    assert refusal(text().encode().replace(b"allow", b"\xff\xff", 1)).code == "record_malformed"


@given(st.data())
def test_a_record_with_a_byte_changed_never_breaks_the_reader(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text()) - 1))
    letter = data.draw(st.sampled_from('0123456789abc"{}[],: -@'))
    edited = text()[:at] + letter + text()[at + 1 :]
    with contextlib.suppress(Refusal):  # and no other error
        # What is still accepted is the same game; only the engine's version is not verified.
        assert Record.load(edited).game().actions == finished().actions


def test_a_record_of_another_version_of_the_engine_says_so_when_it_fails() -> None:
    refused = refusal(changed(lambda d: d.update(engine="9.9", digest="0" * 64)))
    assert "9.9" in refused.sentence


# -- records from before ---------------------------------------------------------------------------------------

# Chests 6, 7 and 4, opened in this order: by the first revision of the rules the 4 drew nothing.
OWED = """
modules: base chests
options: chest_layout=1,-1 1,1 2,0 6,1
seats: 3
hand 0: NESW map
hand 1: break_pick
tunnels: NE NW NES
chests: take_card draw_three extra_draw
pile: EW NS NEW NE NW NES ...
"""


def from_before(text: str, *lines: str) -> dict[str, Any]:
    """A record as the version before wrote it."""
    game = positions.load(text + "revision: 1")
    for line in lines:
        game.apply(0, read(line))
    document: dict[str, Any] = json.loads(record_of(game, unfinished=True).dump())
    document["version"] = 1
    del document["setup"]["revision"], document["start"]["revision"]
    return document


def test_a_record_from_before_is_played_by_the_rules_of_then() -> None:
    document = from_before(OWED, "lay NESW@1,0", "open 1,-1", "open 1,1", "take 1", "keep NS")
    record = Record.load(json.dumps(document))
    assert record.setup.revision == 1
    assert Record.load(record_of(record.game(), unfinished=True).dump()).setup.revision == 1  # and goes on so
    document["setup"]["revision"] = document["start"]["revision"] = 2
    assert refusal(json.dumps(document)).code == "record_changed"


def test_a_digest_of_before_is_passed_over_while_a_chest_lay_open_too_early() -> None:
    document = from_before(OWED.replace("NE NW NES", "NES NW NEW"), "lay NESW@1,0", "open 1,-1")
    document["digest"] = "0" * 64  # any other state; the record ends while a rotation is asked
    assert verify(Record.parse(json.dumps(document))).ok
    document["version"] = document["setup"]["revision"] = document["start"]["revision"] = 2
    assert not verify(Record.parse(json.dumps(document))).ok


VOTES = [RecordedVote(round=1, step=4, at=[1, 0, None, 2]), RecordedVote(round=2, step=30, at=[None, None, 3, 0])]


def test_votes_are_kept_and_a_record_without_them_reads_as_before() -> None:
    record = Record.load(record_of(finished(), votes=VOTES).dump())
    assert record.votes == VOTES
    assert '"votes"' not in text()
    assert Record.load(text()).votes == []


@pytest.mark.parametrize(
    ("at", "change", "fault"),
    [
        (1, {"step": 3}, "vote 2 was not shown between the actions 4 and"),
        (0, {"step": 99_999}, "vote 1 was not shown between the actions 0 and"),
        (1, {"round": 1}, "vote 2 was not shown"),
        (0, {"at": [1, 0, None]}, "vote 1 has not every seat"),
        (0, {"at": [1, 0, None, 4]}, "vote 1 has not every seat"),
        (0, {"at": [0, 0, None, 2]}, "vote 1 has not every seat"),
    ],
)
def test_votes_that_a_record_cannot_have_are_refused(at: int, change: dict[str, Any], fault: str) -> None:
    votes = [msgspec.structs.replace(vote, **change) if number == at else vote for number, vote in enumerate(VOTES)]
    with pytest.raises(Refusal, match=fault):
        Record.load(record_of(finished(), votes=votes).dump())
