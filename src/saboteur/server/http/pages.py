"""The client's files, when they were built; otherwise a small honest page."""

from __future__ import annotations

import hashlib
import html
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from starlette.responses import Response

from saboteur.core.table.refusal import Refusal
from saboteur.words.sentences import Texts, spoken, texts

if TYPE_CHECKING:
    from saboteur.server.app import Server
    from saboteur.server.http.guard import Call

STATIC = Path(__file__).parents[1] / "static"
INDEX = "index.html"
FILE_COST = 0.2  # of an address's requests: about the milliseconds that one from memory takes; a page has dozens
LARGE = 100 * 1024  # bytes that cost as much as a request besides: copying and sending them
NO_CLIENT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>{title}</title>
<h1>{title}</h1>
<p>{line}</p>
<p><a href="/api/catalogue">API</a>: docs/protocol.md</p>
</html>
"""


class File(NamedTuple):
    """A built file, ready to be sent: two megabytes in all, which no request reads from the disk again."""

    path: Path
    data: bytes
    kind: str
    tag: str


def _read(path: Path) -> File:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(path, data, kind, f'"{hashlib.sha256(data).hexdigest()[:32]}"')


class Files:
    """What there is, by name: what strangers ask for never becomes a path in the file system."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._built = 0
        self._found: dict[str, Path] = {}
        self._read: dict[str, File] = {}

    def get(self, name: str) -> File | None:
        """Return a built file. When the client was built anew, all of them are found anew."""
        try:
            built = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            found = (path for path in self._folder.rglob("*") if path.is_file())
            self._found = {path.relative_to(self._folder).as_posix(): path for path in found}
            self._built, self._read = built, {}
        if name in self._found and name not in self._read:
            self._read[name] = _read(self._found[name])
        return self._read.get(name)


_files = Files()


async def page(server: Server, call: Call) -> Response:
    """Return a built file, or the client's one page for every other address of its own."""
    name = call.request.url.path.lstrip("/")
    if name.startswith("api/"):
        raise Refusal("not_found", "There is nothing here.")
    found = _files.get(name)
    if found is not None:
        return _sent(server, call, found, forever=name.startswith("assets/"))
    if "." in name.rpartition("/")[2]:
        raise Refusal("not_found", "There is nothing here.")
    language = spoken(wish.partition(";")[0] for wish in call.request.headers.get("accept-language", "").split(","))
    t = texts(language)
    text = _index(_files.get(INDEX), t, server.url, invited=name.startswith("t/"))
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(text, media_type="text/html", headers=headers)


def _sent(server: Server, call: Call, file: File, *, forever: bool) -> Response:
    """Send a file from memory, or say that the browser has it already; a large one costs more."""
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache", "ETag": file.tag}
    if file.tag in call.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if not server.limiter.allows_address("requests", call.address, len(file.data) / LARGE):
        raise Refusal("too_fast", "Too many requests from your address; wait a little.")
    return Response(file.data, media_type=file.kind, headers=headers)


def _index(file: File | None, t: Texts, url: str, *, invited: bool) -> str:
    """Return the client's one page, with what a shared link shows (OpenGraph) in the reader's language."""
    if file is None:
        return NO_CLIENT.format(language=t.language, title=t("page-title"), line=t("page-no-client"))
    title, line = html.escape(t("page-title")), html.escape(t("page-invite" if invited else "page-line"))
    card = (
        f'<meta property="og:title" content="{title}"><meta property="og:description" content="{line}">'
        f'<meta property="og:image" content="{html.escape(url)}/invite.png">'
        f'<meta property="og:type" content="website">'
        f'<meta name="description" content="{line}">'
    )
    page = re.sub(r'<meta name="description"[^>]*>', "", _text(file))
    return page.replace('<html lang="en">', f'<html lang="{t.language}">').replace("<title>", f"{card}<title>", 1)


@lru_cache(maxsize=2)
def _text(file: File) -> str:
    """Decode a file again only when it was built anew."""
    return file.data.decode()
