"""Schemathesis over the HTTP routes, from our own OpenAPI description: never a 500, nothing unhandled."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from tests.server.faults.test_network import table_of_two
from tests.server.faults.witness import no_trouble
from tests.server.house import House, house, quick

from saboteur.server.routes import ENDPOINTS
from saboteur.server.schema import openapi

EXAMPLES = 20  # for each route
OPERATIONS = [(one.method, one.path) for one in ENDPOINTS]


class Place:
    """A server in a thread of its own, with a running game in it."""

    def __init__(self, data: Path) -> None:
        self.url = self.token = self.table = ""
        self._data = data
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._end = asyncio.Event()

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with house(quick(self._data)) as there:
            await self._open(there)
            self._ready.set()
            await self._end.wait()

    async def _open(self, there: House) -> None:
        ann, _, self.table = await table_of_two(there)
        self.url, self.token = there.url, ann.token

    def __enter__(self) -> Place:
        self._thread.start()
        assert self._ready.wait(30)
        return self

    def __exit__(self, *_error: object) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(30)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with no_trouble(), Place(tmp_path_factory.mktemp("fuzz")) as one:
        yield one


@pytest.mark.filterwarnings("ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning")
@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=[f"{method} {path}" for method, path in OPERATIONS])
def test_no_request_brings_a_route_down(method: str, path: str, place: Place) -> None:
    schema = schemathesis.openapi.from_dict(openapi(ENDPOINTS))
    operation = schema[path][method]
    seen: Counter[int] = Counter()

    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy())
    def fuzz(case: Any) -> None:
        known = sum(seen.values()) % 2 == 0
        if known and case.path_parameters and "table" in case.path_parameters and not path.endswith("/events"):
            case.path_parameters["table"] = place.table
        body = case.as_transport_kwargs(base_url=place.url)
        headers = {**(body.get("headers") or {})}
        if known and method != "DELETE":
            headers["Authorization"] = f"Bearer {place.token}"
        body["headers"] = {key: value for key, value in headers.items() if key.lower() != "cookie"}
        response = _send(body)
        seen[response.status_code] += 1
        assert response.status_code < 500, (body, response.text)
        if response.status_code >= 400 and response.status_code not in {404, 405, 409}:
            assert {"code", "sentence"} <= response.json().keys()

    fuzz()
    assert seen


def _send(request: dict[str, Any]) -> httpx.Response:
    """Send what schemathesis made, as it is."""
    import requests

    answer = requests.request(**request, timeout=10)
    return httpx.Response(answer.status_code, content=answer.content)


def test_the_server_still_answers_after_all_that(place: Place) -> None:
    assert httpx.get(f"{place.url}/readyz").status_code == 200
