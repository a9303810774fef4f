"""Schemathesis over every HTTP route, from our own OpenAPI description: always a clear answer, nothing unhandled."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from tests.server.faults.test_network import table_of_two
from tests.server.faults.witness import no_trouble
from tests.server.house import house, quick

from saboteur.server import messages as m
from saboteur.server.http.openapi import openapi
from saboteur.server.http.routes import ENDPOINTS

PATIENCE = 60  # seconds for an answer
FUZZ = settings(max_examples=8, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
ROUTES = [(one.method, one.path) for one in ENDPOINTS]
# The server, in another thread, may take from the same source of chance while a request is made up.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning"
)


class Place:
    """A server in a thread of its own; Ann has opened a table there and plays at another."""

    def __init__(self, data: Path) -> None:
        self.url = self.token = ""
        self.tables: list[str] = []
        self.asked = 0
        self._data = data
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._end = asyncio.Event()

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with house(quick(self._data)) as there:
            ann, _, game = await table_of_two(there)
            lobby = (await ann.create(m.NewTable(name="Ann", bots=True))).table
            self.url, self.token, self.tables = there.url, ann.token, [lobby, game]
            self._ready.set()
            await self._end.wait()

    def __enter__(self) -> Place:
        self._thread.start()
        assert self._ready.wait(120)
        return self

    def __exit__(self, *_error: object) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(120)
        assert not self._thread.is_alive()

    def ask(self, case: Any, caller: str) -> Any:
        """Send what schemathesis made: as it is, or as Ann, about her table."""
        headers = {}
        if caller == "player" and (case.method, case.path) != ("DELETE", "/api/me"):  # she is still needed
            headers["Authorization"] = f"Bearer {self.token}"
            if "table" in case.path_parameters and not case.path.endswith("/events"):  # those would never end
                case.path_parameters["table"] = self.tables[self.asked % 2]
        self.asked += 1
        return case.call(base_url=self.url, headers=headers, timeout=PATIENCE)


@pytest.fixture(scope="module")
def schema() -> Any:
    """What we say of our routes, as schemathesis reads it."""
    return schemathesis.openapi.from_dict(openapi(ENDPOINTS))


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with no_trouble(), Place(tmp_path_factory.mktemp("fuzz")) as one:
        yield one


@pytest.fixture
def place(running: Place) -> Iterator[Place]:
    """The server while one route is tried: it is asked something, logs no error and is ready for more."""
    running.asked = 0
    with no_trouble():  # of each test again, as the log is set back after each
        yield running
        assert requests.get(f"{running.url}/readyz", timeout=PATIENCE).status_code == 200
    assert running.asked > 0


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_every_request_of_a_player_gets_a_clear_answer(method: str, path: str, schema: Any, place: Place) -> None:
    @settings(FUZZ, phases=[Phase.explicit, Phase.generate])  # explicit: every edge of every type
    def asked(case: Any) -> None:
        check(place.ask(case, "player"))

    fuzz(schema, schema[path][method], asked)


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_every_request_of_a_stranger_gets_a_clear_answer(method: str, path: str, schema: Any, place: Place) -> None:
    @settings(FUZZ, phases=[Phase.generate])
    def asked(case: Any) -> None:
        check(place.ask(case, "stranger"))

    fuzz(schema, schema[path][method], asked)


def fuzz(schema: Any, operation: Any, asked: Callable[[Any], None]) -> None:
    """Make up requests to one route, and ask them.

    schemathesis itself does this for all routes when tests are collected, which every worker does.
    """
    build_operation_test(
        config=schema.config, operation=operation, test_func=asked, given_kwargs={}, feedback=FeedbackSources()
    )()


def check(answer: Any) -> None:
    """Whatever was asked, the server did not break, and a refusal says what is wrong."""
    request = answer.request
    assert answer.status_code < 500, f"{request.method} {request.url} {request.body!r}: {answer.text}"
    assert b"Traceback" not in answer.content
    if answer.status_code >= 400:
        said = answer.json()
        msgspec.convert(said, m.No if said.get("t") == "no" else m.Problem)
