"""Searching what a tap kept: marked secrets in every byte, and names of hidden things where they are not due."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from tests.leaks.canaries import ACTION_NAMES, allowed, goal_name, goals_allowed, roles_allowed, words
from tests.leaks.worlds import TURNS_UP, Leak
from tests.server.leaks.wiretap import Tap

from saboteur.client import changed_game
from saboteur.core.table.cards import NAMES, ROLES, TOOLS
from saboteur.core.table.codes import card_to_discard, cell_code
from saboteur.core.table.state import State
from saboteur.play.events import Asked, CardPlayed, RoundEnded
from saboteur.play.game import Game
from saboteur.server import messages as m
from saboteur.server.tables.log import log_entries as e
from saboteur.server.tables.log.table_state import RoomState

GOAL_WORDS = frozenset({"treasure", "sack", "dragon", "spider", "stone"})
# What these events name lies open: cards that are turned up or played, and the question that follows from them.
SHOWN_TO_ALL = frozenset(str(kind.__struct_config__.tag) for kind in (*TURNS_UP, Asked, CardPlayed, RoundEnded))
PUBLIC_PARTS = ("modules", "options", "rounds")  # the setup and earlier rounds are public, and full of such names


def search_marks(tap: Tap) -> int:
    """Look for marked secrets; return the number of bytes looked at."""
    found = 0
    for when in (tap.heard, tap.later):
        for recipient, messages in when.items():
            forbidden = _not_for(tap, recipient, over=when is tap.later)
            for data in messages:
                found += len(data)
                plain = data.replace(b"\\", b"")  # JSON inside a string of JSON
                for secret in forbidden:
                    if secret.encode() in plain:
                        raise Leak(f"{recipient} reads {secret!r} in {data[:200]!r}")
    return found


def _not_for(tap: Tap, recipient: str, *, over: bool) -> list[str]:
    """List what this recipient may not read."""
    found = [] if over else list(tap.until_over)
    for owner, kept in tap.secrets.items():
        if owner != recipient:
            fine = _of_operator(tap, owner, over=over) if recipient == "operator" and owner.isdecimal() else []
            found += [secret for secret in kept if secret not in fine]
    return found


def _of_operator(tap: Tap, owner: str, *, over: bool) -> list[str]:
    """Return what the operator may see: who sits where, and a person's export, in which notes wait for the end."""
    _, _, person, notes, *ways = tap.secrets[owner]
    return [person, *ways, *([notes] if over else [])]


def search_frames(tap: Tap) -> int:
    """Look in every frame and snapshot for names of things that its viewer was not shown; return the words seen."""
    by_seq: dict[int, list[dict[str, Any]]] = {}
    for messages in tap.heard.values():
        for message in with_whole_games(messages):
            if message["game"]["result"] is None:
                by_seq.setdefault(message["seq"], []).append(message)
    first, *rest = tap.log
    assert isinstance(first, e.Created)
    state = RoomState(first)
    found = 0
    for entry in rest:
        before = None if state.game is None else state.game.copy()
        state.apply(entry)
        for message in by_seq.get(state.seq, []):
            assert state.game is not None
            found += search_message(message, before, state.game._state)
    return found


def with_whole_games(messages: list[bytes]) -> Iterator[dict[str, Any]]:
    """Return frames and snapshots with a game, where only changes were sent with the game that they make.

    A recipient may listen over several connections: changes are made to the game as it was the step before.
    """
    games: dict[int, dict[str, Any]] = {}
    for data in messages:
        if data.startswith((b'{"t":"frame"', b'{"t":"snapshot"')):
            message = msgspec.json.decode(data)
            if message.get("patch") is not None:
                before = games[max(seq for seq in games if seq < message["seq"])]
                message["game"] = changed_game(before, msgspec.convert(message["patch"], m.GamePatch))
            if message["game"] is not None:
                games[message["seq"]] = message["game"]
                yield {**message, "game": {**message["game"], "view": dict(message["game"]["view"])}}


def search_message(message: dict[str, Any], before: Game | None, after: State) -> int:
    """Look in one frame or snapshot, with the game before its step and the state after it; return the words seen."""
    viewer = message["seat"]
    states = [after] if before is None else [before._state, after]
    view = message["game"]["view"]
    for part in PUBLIC_PARTS:
        view.pop(part)
    question = view.pop("question") or {}
    openly = question.get("action") or {}
    fronts = {name for seat in view["table"] for name in seat["front"]}
    cards = allowed(after, viewer) | {openly.get("card", ""), openly.get("do", "")} | fronts
    seen = list(words(view)) + list(words(message["game"]["options"]))
    _judge(seen, viewer, cards, roles_allowed(after, viewer), goals_allowed(after, viewer))
    if before is not None:  # what lay before a seat, and what this step laid open, may be named in its events
        cards |= {name for seat in before.view(None).table for name in seat.front}
        waiting = (msgspec.to_builtins(before.view(None).question) or {}).get("action") or {}  # played openly
        cards |= {waiting.get("card", ""), waiting.get("do", "")}
    events = message.get("events", [])
    cards |= {word for event in events if event["event"] in SHOWN_TO_ALL for word in words(event)}
    cards |= {f"break_{tool}" for tool in cards.intersection(TOOLS)}
    cards = cards.union(*(allowed(state, viewer) for state in states))
    roles = set().union(*(roles_allowed(state, viewer) for state in states))
    goals = set().union(*(goals_allowed(state, viewer) for state in states))
    found = len(seen)
    for event in events:
        if event["event"] not in SHOWN_TO_ALL:
            more = list(words({k: v for k, v in event.items() if k not in ("event", "why")}))
            due = set() if before is None else _gone_since(event, viewer, before._state, after)
            _judge(more, viewer, cards | due, roles | due, goals | due)
            found += len(more)
    return found


def _gone_since(event: dict[str, Any], viewer: int | None, before: State, after: State) -> set[str]:
    """Name what this event may tell the viewer although neither state knows of it.

    A step that ends the round deals again at once: what was seen in it before that is in no state any more. It is
    named as it truly was, and for this event alone.
    """
    if len(after.table.rounds) == len(before.table.rounds):
        return set()  # the round goes on: its state knows
    kind = event["event"]
    if kind == "card_discarded":  # played openly by a specialist or as a detour, it lies nowhere until then
        return {NAMES[card_to_discard(frame)] for frame in before.stack if card_to_discard(frame)}
    if viewer is None or event.get("seat") != viewer:
        return set()
    if kind == "map_read":
        cell = cell_code(event["cell"]["x"], event["cell"]["y"])
        lie = zip(before.table.goal_cells, before.hidden.goals, strict=True)
        return {goal_name(card) for where, card in lie if where == cell}
    if kind == "dwarf_inspected":
        return {ROLES[before.role(event["target"])]}
    if kind == "dwarf_changed":  # the new dwarf is the one the seat had when the round ended
        return {ROLES[after.table.rounds[len(after.table.rounds) - int(after.rules.seats) + viewer]]}
    return set()


def _judge(seen: list[str], viewer: int | None, cards: set[str], roles: set[str], goals: set[str]) -> None:
    for word in seen:
        if word in ACTION_NAMES and word not in cards:
            raise Leak(f"viewer {viewer} reads {word!r}")
        if word in ROLES and word not in roles:
            raise Leak(f"viewer {viewer} reads the dwarf {word!r}")
        if word in GOAL_WORDS and word not in goals:
            raise Leak(f"viewer {viewer} reads the goal {word!r}")


def search_texts(tap: Tap) -> int:
    """Look in logs and in word sent out for any name of a card, dwarf or goal at all."""
    names = {*ACTION_NAMES, *ROLES, *GOAL_WORDS}
    found = 0
    for recipient in ("log", "word"):
        for data in tap.heard[recipient]:
            quoted = set(re.findall(r"[a-z_0-9+]+", data.decode()))
            if quoted & names:
                raise Leak(f"{recipient} names {quoted & names}")
            found += 1
    return found
