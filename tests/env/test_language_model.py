"""A language model behind an endpoint: what it is sent, how its answers count, and what becomes of its faults."""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from saboteur.bots import Memory
from saboteur.bots.own_bots import BotFault, own_bot
from saboteur.cli import run
from saboteur.env.language_model import KEY, Endpoint
from saboteur.env.outside_program import ProgramError
from saboteur.play.game import Game
from saboteur.play.setup import Setup

USED = {"prompt_tokens": 900, "completion_tokens": 3}


@contextmanager
def endpoint(*answers: str | int | bytes) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Serve answers in turn, the last one for ever: words, a status, or bytes as they are; keep what was asked."""
    asked: list[dict[str, Any]] = []

    class Model(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            asked.append({**body, "path": self.path, "key": self.headers["Authorization"]})
            answer = answers[min(len(asked), len(answers)) - 1]
            if answer == b"late":
                time.sleep(0.6)
            self.send_response(answer if isinstance(answer, int) else 200)
            self.end_headers()
            said = {"choices": [{"message": {"content": answer}}], "usage": USED} if isinstance(answer, str) else {}
            if answer == b"trickle":
                for _ in range(40):
                    self.wfile.write(b" ")
                    time.sleep(0.05)
            self.wfile.write(answer if isinstance(answer, bytes) else json.dumps(said).encode())

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Model)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1", asked
    finally:
        server.shutdown()
        server.server_close()


def ask(model: Endpoint) -> tuple[Any, list[Any]]:
    game = Game.new(Setup(seats=4, seed=3))
    seat = min(game.to_act)
    view, options = game.view(seat), list(game.legal(seat))
    return model.choose(view, options, Memory.start(view), random.Random(0)), options


def test_a_model_gets_the_prompt_and_its_refusal_and_its_tokens_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY, "secret")
    with endpoint("The best move is clear.", "Option 2") as (url, asked):
        model = Endpoint(f"{url}#tiny")
        chosen, options = ask(model)
    assert chosen == options[1]
    assert [one["path"] for one in asked] == ["/v1/chat/completions"] * 2
    assert {one["model"] for one in asked} == {"tiny"}
    assert {one["key"] for one in asked} == {"Bearer secret"}
    assert "Saboteur" in asked[0]["messages"][0]["content"]
    assert "Your last answer was refused" in asked[1]["messages"][0]["content"]
    counts = {name: count for name, count in model.counts.items() if name != "milliseconds"}
    assert counts == {"asked": 1, "refused": 1, "answered": 1, "tokens read": 1800, "tokens written": 6}


@pytest.mark.parametrize(
    ("answer", "counted"),
    [
        (500, "failed"),
        (b"no json", "failed"),
        (b"{}", "failed"),
        (b"[" * 100_000, "failed"),
        (b'{"choices": [{"message": {"content": "1"}}], "usage": {"prompt_tokens": Infinity}}', "failed"),
        (b"late", "too slow"),
        (b"trickle", "too slow"),
    ],
)
def test_a_model_that_fails_or_is_slow_costs_it_a_random_option(answer: int | bytes, counted: str) -> None:
    with endpoint(answer) as (url, _):
        model = Endpoint(f"{url}#tiny", 0.2 if counted == "too slow" else 60.0)
        chosen, options = ask(model)
    assert chosen in options
    assert model.counts[counted] == model.counts["at random"] == 1


def test_an_endpoint_that_speaks_no_http_costs_a_random_option() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def babble() -> None:
            line, _ = server.accept()
            with line:
                line.recv(1 << 16)
                line.sendall(b"what do you want?\r\n\r\n")

        threading.Thread(target=babble, daemon=True).start()
        model = Endpoint(f"http://127.0.0.1:{server.getsockname()[1]}/v1#tiny")
        chosen, options = ask(model)
    assert chosen in options
    assert model.counts["failed"] == model.counts["at random"] == 1


def test_a_wrong_key_model_or_address_ends_the_command_with_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with endpoint(401) as (url, _), pytest.raises(ProgramError, match="refuses the model 'tiny': 401"):
        ask(Endpoint(f"{url}#tiny"))
    assert run(["seat", "--model", "http://127.0.0.1:9/v1#tiny", "--rounds", "1"]) == 2
    assert "cannot reach http://127.0.0.1:9/v1/chat/completions" in capsys.readouterr().err
    for place in ("127.0.0.1:9#tiny", "http://127.0.0.1:9/v1", "file:///etc/hosts#tiny"):
        assert run(["seat", "--model", place, "--rounds", "1"]) == 2
        assert "is no endpoint" in capsys.readouterr().err


def test_a_model_plays_in_the_arena_and_its_counts_are_in_the_report(tmp_path: Path) -> None:
    report = tmp_path / "report.csv"
    with endpoint("1") as (url, asked):
        words = ["arena", f"model={url}#tiny", "random", "--deals", "1", "--seats", "3", "--csv", str(report)]
        assert run(words) == 0
    assert asked
    assert f"model={url}#tiny: tokens read per game" in report.read_text()
    with pytest.raises(BotFault, match="name it as"):
        own_bot("model=nowhere")
