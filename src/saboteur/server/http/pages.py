"""The client's files and the documentation, when they were built; otherwise a small honest page."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import html
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from starlette.responses import Response

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.http.story_routes import shareable, tell_ending
from saboteur.server.limits.bounds import LARGE_FILE
from saboteur.server.store import StoreError
from saboteur.server.tables.log.table_state import RoomState
from saboteur.words.sentences import Texts, spoken, texts

if TYPE_CHECKING:
    from saboteur.server.app import Server
    from saboteur.server.http.guard import Call

LOOKED_AT = 5  # of an address's requests: what it costs to look at a finished game for its link
STATIC = Path(__file__).parents[1] / "static"
DOCS = Path(__file__).parents[1] / "docs_site"
INDEX = "index.html"
PACKED = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
NO_CLIENT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>{title}</title>
<h1>{title}</h1>
<p>{line}</p>
<p><a href="/api/catalogue">API</a>: docs/protocol.md</p>
</html>
"""


class File(NamedTuple):
    """A built file, ready to be sent: some megabytes in all, which no request reads from the disk again."""

    path: Path
    data: bytes
    kind: str
    tag: str
    packed: bytes | None  # for whoever reads gzip; nothing secret is in a file


def _read(path: Path) -> File:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(data, mtime=0) if kind.startswith(PACKED) else None
    return File(path, data, kind, f'"{hashlib.sha256(data).hexdigest()[:32]}"', packed)


class Files:
    """What there is, by name: what strangers ask for never becomes a path in the file system."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._built = 0
        self._found: dict[str, Path] = {}
        self._read: dict[str, File] = {}

    def get(self, name: str) -> File | None:
        """Return a built file. When the client was built again, all of them are found again."""
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

    def words(self, language: str) -> str:
        """Return the name of the file with a language's words of the entrance, if there is one."""
        start = f"assets/words-{language}-app-"
        return next((name for name in self._found if name.startswith(start)), "")


_files = Files()
_docs = Files(DOCS)
# As the client's policy, but that the search of the documentation is a form.
DOCS_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


async def page(server: Server, call: Call) -> Response:
    """Return a built file, or the client's one page for every other address of its own."""
    name = call.request.url.path.lstrip("/")
    if name.startswith("api/"):
        raise Refusal("not_found", "There is nothing here.")
    if name == "docs" or name.startswith("docs/"):
        return _document(server, call, name.removeprefix("docs"))
    found = _files.get(name)
    if found is not None:
        return _sent(server, call, found, forever=name.startswith("assets/"))
    if "." in name.rpartition("/")[2]:
        raise Refusal("not_found", "There is nothing here.")
    language = spoken(wish.partition(";")[0] for wish in call.request.headers.get("accept-language", "").split(","))
    t = texts(language)
    text = _index(_files.get(INDEX), t, await _preview(server, call, name, t))
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Accept-Encoding"}
    if not _reads_gzip(call):
        return Response(text, media_type="text/html", headers=headers)
    packed = {**headers, "Content-Encoding": "gzip"}
    return Response(gzip.compress(text.encode(), 6, mtime=0), media_type="text/html", headers=packed)


def _document(server: Server, call: Call, name: str) -> Response:
    """Return a page of the documentation."""
    if not name and has_docs():
        return Response(status_code=308, headers={"Location": "/docs/"})  # its links start from there
    found = _docs.get(name.removeprefix("/") or INDEX)
    if found is None:
        built = "" if has_docs() else " The documentation was not built here: `./run docs` does."
        raise Refusal("not_found", f"There is nothing here.{built}")
    answer = _sent(server, call, found, forever=False)
    answer.headers["Content-Security-Policy"] = DOCS_POLICY
    return answer


def has_docs() -> bool:
    """Return whether the documentation was built."""
    return _docs.get(INDEX) is not None


def _reads_gzip(call: Call) -> bool:
    wishes = call.request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    return any(wish == "gzip" or (wish.startswith("gzip;") and not wish.endswith("q=0")) for wish in wishes)


def _sent(server: Server, call: Call, file: File, *, forever: bool) -> Response:
    """Send a file from memory, or say that the browser has it already; a large one costs more."""
    data = file.data
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache", "ETag": file.tag}
    if file.packed is not None:
        headers["Vary"] = "Accept-Encoding"
        if _reads_gzip(call):
            data = file.packed
            headers |= {"Content-Encoding": "gzip", "ETag": f'{file.tag[:-1]}-gzip"'}
    if headers["ETag"] in call.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if not server.limiter.allows_address("requests", call.address, len(data) / LARGE_FILE):
        raise Refusal("too_fast", "Too many requests from your address; wait a little.")
    return Response(data, media_type=file.kind, headers=headers)


class Preview(NamedTuple):
    """What a link shows where it is pasted (OpenGraph)."""

    line: str
    image: str


async def _preview(server: Server, call: Call, name: str, t: Texts) -> Preview:
    """Say what a link shows: of a finished game that anybody may see how it ended; of any other table nothing."""
    usual = f"{server.url}/invite.png"
    if not name.startswith("t/"):
        return Preview(t("page-line"), usual)
    if server.limiter.allows_address("requests", call.address, LOOKED_AT):
        with contextlib.suppress(Refusal, StoreError):
            state = await shareable(server, name.split("/")[1])
            ending = await tell_ending(server, state, call.address)
            return Preview(_told(t, state, ending), f"{server.url}/api/tables/{state.table}/picture")
    return Preview(t("page-invite"), usual)


def _told(t: Texts, state: RoomState, ending: m.Ending) -> str:
    """Say in words what the picture shows."""
    names = [chair.name for chair in state.seats]
    won = ", ".join(names[seat] for seat in ending.winners)
    parts = [f"{t('winner', count=len(ending.winners))}: {won}"]
    if ending.liar is not None:
        parts.append(t("best-liar", name=names[ending.liar]))
    if ending.nose is not None:
        parts.append(t("best-nose", name=names[ending.nose]))
    return " · ".join(parts)


def _index(file: File | None, t: Texts, preview: Preview) -> str:
    """Return the client's one page, with what a shared link shows (OpenGraph) in the reader's language."""
    if file is None:
        return NO_CLIENT.format(language=t.language, title=t("page-title"), line=t("page-no-client"))
    title, line = html.escape(t("page-title")), html.escape(preview.line)
    card = (
        f'<meta property="og:title" content="{title}"><meta property="og:description" content="{line}">'
        f'<meta property="og:image" content="{html.escape(preview.image)}">'
        f'<meta property="og:type" content="website"><meta name="twitter:card" content="summary_large_image">'
        f'<meta name="description" content="{line}">'
    )
    # The entrance asks for its words as soon as it runs: the browser fetches them beside it.
    words = _files.words(t.language)
    card += f'<link rel="modulepreload" href="/{words}" crossorigin>' if words else ""
    page = re.sub(r'<meta name="description"[^>]*>', "", _text(file))
    return page.replace('<html lang="en">', f'<html lang="{t.language}">').replace("<title>", f"{card}<title>", 1)


@lru_cache(maxsize=2)
def _text(file: File) -> str:
    """Decode a file again only when it was built again."""
    return file.data.decode()
