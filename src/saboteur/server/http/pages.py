"""The client's files, when they were built; otherwise a small honest page."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from saboteur.core.refusal import Refusal
from saboteur.server.http.guard import problem

STATIC = Path(__file__).parents[1] / "static"
NO_CLIENT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Saboteur</title>
<h1>Saboteur</h1>
<p>The server runs, but its browser client was not built on this machine.
Programs can play through the <a href="/api/catalogue">API</a>; see docs/protocol.md.</p>
</html>
"""


async def page(request: Request) -> Response:
    """Return a built file, or the client's one page for every other address of its own."""
    name = request.url.path.lstrip("/")
    if name.startswith("api/"):
        return problem(Refusal("not_found", "There is nothing here."))
    wanted = (STATIC / name).resolve() if name else STATIC
    if wanted.is_relative_to(STATIC.resolve()) and wanted.is_file():
        kept = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
        return FileResponse(wanted, headers={"Cache-Control": kept})
    if "." in name.rpartition("/")[2]:
        return Response("Not found.", 404, media_type="text/plain")
    index = STATIC / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return Response(NO_CLIENT, media_type="text/html", headers={"Cache-Control": "no-cache"})
