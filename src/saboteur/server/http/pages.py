"""The client's files, when they were built; otherwise a small honest page."""

from __future__ import annotations

import html
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import FileResponse, Response

from saboteur.core.refusal import Refusal
from saboteur.words.sentences import Texts, spoken, texts

if TYPE_CHECKING:
    from saboteur.server.http.guard import Call
    from saboteur.server.server import Server

STATIC = Path(__file__).parents[1] / "static"
INDEX = "index.html"
FILE_COST = 0.2  # of an address's requests: a page has dozens of files
NO_CLIENT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>{title}</title>
<h1>{title}</h1>
<p>{line}</p>
<p><a href="/api/catalogue">API</a>: docs/protocol.md</p>
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


async def page(server: Server, call: Call) -> Response:
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
    language = spoken(wish.partition(";")[0] for wish in call.request.headers.get("accept-language", "").split(","))
    t = texts(language)
    text = _index(_files.get(INDEX), t, server.url, invited=name.startswith("t/"))
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(text, media_type="text/html", headers=headers)


def _index(file: Path | None, t: Texts, url: str, *, invited: bool) -> str:
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
    page = re.sub(r'<meta name="description"[^>]*>', "", _text(file, file.stat().st_mtime_ns))
    return page.replace('<html lang="en">', f'<html lang="{t.language}">').replace("<title>", f"{card}<title>", 1)


@lru_cache(maxsize=2)
def _text(file: Path, _built: int) -> str:
    """Read a file again only when it was built anew."""
    return file.read_text("utf-8")
