"""Messages that are almost right, or not at all: from a seed, always the same."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec

from saboteur.server import messages as m

STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 11, 12, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e308, -0.0, "", "x", "\u202e", "\x00",
    "a" * 3000, "😀" * 50, "٣", [], {}, [None], [[[[]]]], {"t": "act"}, {"": ""}, ["base"] * 40, list(range(12)),
]  # fmt: skip
GARBAGE = [
    "", " ", "null", "[]", "{}", "0", "-", '"', "{", '{"t"', '{"t":"act"', "[" * 3000, '{"t":' * 500, "NaN",
    "Infinity",
    '{"t":"hello"}', '{"t":"nothing"}', '{"t":null}', '{"t":1}', '{"t":"ping","t":"act"}', "\ufeff{}", "\x00", "💥",
    '{"t":"say","cid":"c","text":"\\ud800"}', '{"t":"say","cid":"c","text":"\\u0000"}', "1" * 5000,
    '{"a":' + "9" * 4000 + "}",
]  # fmt: skip


def examples(game: m.GamePart | None) -> list[dict[str, Any]]:
    """Good messages of every kind, some of which would do something."""
    setup = m.TableSetup(seats=4, modules=["base", "veto"])
    messages: list[m.ClientMessage] = [
        m.Ping(), m.TakeInput(), m.Join(cid="c", name="Eve"), m.Leave(cid="c"), m.Rename(cid="c", name="Eve"),
        m.ChangeSetup(cid="c", setup=setup, options=m.TableOptions()), m.Lock(cid="c", locked=True),
        m.Kick(cid="c", seat=1), m.UndoKick(cid="c"), m.Reorder(cid="c", order=[1, 0, 2]), m.SeatBot(cid="c", seat=1),
        m.FillWithBots(cid="c", level="novice"), m.Replace(cid="c", seat=2), m.Start(cid="c"),
        m.Pause(cid="c", paused=False), m.HandOver(cid="c", seat=0), m.Back(cid="c"), m.Rematch(cid="c"),
        m.Speak(cid="c", claim=m.Suspect(1, "saboteur")), m.Speak(cid="c", claim=m.Feel("yes", 2)),
        m.Say(cid="c", text="hello"), m.Hello(protocol=m.PROTOCOL, table="x" * 20, last_seq=3),
    ]  # fmt: skip
    if game is not None:
        messages += [m.Act(cid="c", decision=game.decision, action=action) for action in game.options[:20]]
        messages += [m.Why(cid="c", decision=game.decision, action=action) for action in game.options[:5]]
    return [json.loads(msgspec.json.encode(message)) for message in messages]


def mutated(good: dict[str, Any], rng: random.Random) -> str | bytes:
    """Change a message a little, in its values or in its letters."""
    if rng.random() < 0.15:
        return rng.choice(GARBAGE)
    message = _changed(good, rng) if rng.random() < 0.8 else good
    if isinstance(message, dict) and "cid" in message and message["cid"] == "c":
        message["cid"] = f"z{rng.randrange(10**9)}"
    text = json.dumps(message, ensure_ascii=rng.random() < 0.5)
    if rng.random() < 0.25:
        data = bytearray(text.encode("utf-8", "surrogatepass"))
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(data) + 1)
            data[at : at + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
        return bytes(data)
    return text


def _changed(value: Any, rng: random.Random) -> Any:
    """Replace, drop or double one thing somewhere inside."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        key = rng.choice(list(value))
        out = dict(value)
        match rng.randrange(4):
            case 0:
                del out[key]
            case 1:
                out[rng.choice(["", "t", "cid", "extra", key + "x"])] = rng.choice(STRANGE)
            case _:
                out[key] = _changed(value[key], rng)
        return out
    if isinstance(value, list) and value and rng.random() < 0.7:
        out_list = list(value)
        at = rng.randrange(len(out_list))
        out_list[at] = _changed(out_list[at], rng)
        return out_list if rng.random() < 0.7 else out_list * 2
    return rng.choice(STRANGE)
