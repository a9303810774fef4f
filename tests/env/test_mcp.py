"""The MCP server's tools play a game with sentences, and refuse with sentences."""

from __future__ import annotations

import asyncio

import pytest

from saboteur.env.mcp_server import Refused, Table, server
from saboteur.env.prompts import AnswerRefused
from saboteur.env.talking import TalkError


def test_a_whole_game_can_be_played_with_the_tools() -> None:
    table = Table()
    with pytest.raises(Refused, match="new_game"):
        table.look()
    shown = table.new_game(seats=3, level="random", seed=4)
    assert "You are seat 0" in shown
    assert "Round 1 begins" in shown
    with pytest.raises(AnswerRefused, match="no option 999"):
        table.act("999")
    for _ in range(400):
        shown = table.act("1")
        if shown.endswith("]."):
            break
    assert "The game is over" in shown
    assert table.options()["options"] == []
    assert "The game is over" in table.act("1")


def test_what_cannot_be_dealt_is_said() -> None:
    table = Table()
    with pytest.raises(Refused, match="no level 'hero'"):
        table.new_game(level="hero")
    with pytest.raises(Refused, match="tennis"):
        table.new_game(modules="base,tennis")


def test_the_server_offers_the_four_tools() -> None:
    pytest.importorskip("mcp.server", reason="the extra `mcp` is not installed")
    tools = asyncio.run(server().list_tools())
    assert {tool.name for tool in tools} == {"new_game", "look", "options", "act"}


def test_seats_speak_after_their_turns_if_the_table_is_to_talk() -> None:
    table = Table()
    shown = table.new_game(seats=3, level="shrewd", seed=4, talk=1)
    with pytest.raises(Refused, match="talk must be a whole number from 0 to 8"):
        Table().new_game(talk=99)
    spoke = 0
    for _ in range(40):
        if "Your turn is over" in shown:
            spoke += 1
            with pytest.raises(TalkError, match="nothing you can say"):
                table.act("I would rather tell you a story")
            options = table.options()["options"]
            assert options[0]["action"] == "say nothing"
            place = next(one["option"] for one in options if "trust" in one["action"])
            shown = table.act(str(place) if spoke == 1 else "say nothing")
            assert 'seat 0 says: "' in shown
        else:
            shown = table.act("1")
    assert spoke > 5
    assert 'seat 1 says: "' in shown or 'seat 2 says: "' in shown
