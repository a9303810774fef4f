"""The client's files, when they were built; otherwise a small honest page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import FileResponse, Response

from saboteur.core.refusal import Refusal

if TYPE_CHECKING:
    from saboteur.server.http.guard import Call
    from saboteur.server.server import Server

STATIC = Path(__file__).parents[1] / "static"
INDEX = "index.html"
FILE_COST = 0.2  # of an address's requests: a page has dozens of files
NO_CLIENT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Saboteur</title>
<h1>Saboteur</h1>
<p>The server runs, but its browser client was not built on this machine.
Programs can play through the <a href="/api/catalogue">API</a>; see docs/protocol.md.</p>
</html>
"""


class Files:
    """What there is, by name: what strangers ask for never becomes a path in the file system."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._built = 0
        self._found: dict[str, Path] = {}

    def get(self, name: str) -> Path | None:
        """Return a built file. When the client was built anew, all of them are found anew."""
        try:
            built = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            found = (path for path in self._folder.rglob("*") if path.is_file())
            self._found = {path.relative_to(self._folder).as_posix(): path for path in found}
            self._built = built
        return self._found.get(name)


_files = Files()


async def page(_server: Server, call: Call) -> Response:
    """Return a built file, or the client's one page for every other address of its own."""
    name = call.request.url.path.lstrip("/")
    if name.startswith("api/"):
        raise Refusal("not_found", "There is nothing here.")
    found = _files.get(name)
    if found is not None:
        kept = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
        return FileResponse(found, headers={"Cache-Control": kept})
    if "." in name.rpartition("/")[2]:
        raise Refusal("not_found", "There is nothing here.")
    index = _files.get(INDEX)
    if index is not None:
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return Response(NO_CLIENT, media_type="text/html", headers={"Cache-Control": "no-cache"})
