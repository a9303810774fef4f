"""Random requests over every HTTP route, made from our own OpenAPI description: always a clear answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from tests.server.house import house, quick

from saboteur.client import Client
from saboteur.server import messages as m
from saboteur.server.routes import ENDPOINTS
from saboteur.server.schema import openapi

DESCRIPTION = openapi([one for one in ENDPOINTS if not one.path.endswith("/events")])
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)


class Running:
    """A server in a thread of its own, with one table and somebody who sits there."""

    def __init__(self, folder: Path) -> None:
        self.url = self.token = self.table = ""
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(folder),))
        self._thread.start()
        assert self._ready.wait(20)

    async def _serve(self, folder: Path) -> None:
        async with house(quick(folder)) as there:
            ann = await Client.new(there.url)
            made = await ann.create(m.NewTable(name="Ann", bots=True))
            self.url, self.token, self.table = there.url, ann.token, made.table
            self._ready.set()
            await self._stop.wait()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(20)
        self._loop.close()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("fuzz"))
    yield server
    server.close()


# The server, in another thread, may take from the same source of chance while a request is made up.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning")
@SCHEMA.parametrize()
@settings(
    max_examples=15,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    database=None,
)
def test_no_request_ever_breaks_the_server(case: Any, running: Running) -> None:
    if "table" in case.path_parameters:
        case.path_parameters["table"] = running.table
    token = "" if case.method == "DELETE" else f"Bearer {running.token}"  # she is still needed
    answer = case.call(base_url=running.url, headers={"Authorization": token})
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400 and answer.headers.get("content-type") == "application/json":
        if b'"t":"no"' in answer.content:
            msgspec.json.decode(answer.content, type=m.No)
        elif answer.status_code not in {404, 405} or answer.content.startswith(b"{"):
            msgspec.json.decode(answer.content, type=m.Problem)
