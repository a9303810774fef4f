"""The one page of the client, and what a shared link shows."""

from __future__ import annotations

import gzip
from pathlib import Path

from saboteur.server import serving
from saboteur.server.http import routes
from saboteur.server.http.pages import Files, _index
from saboteur.words import sentences
from saboteur.words.sentences import LANGUAGES, texts

PAGE = '<html lang="en"><head><meta name="description" content="old" /><title>Saboteur</title></head></html>'


def test_a_shared_link_speaks_the_readers_language(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    page = _index(Files(tmp_path).get("index.html"), texts("cs"), "https://mine.example", invited=True)
    assert '<html lang="cs">' in page
    assert 'property="og:description" content="Máte pozvání' in page
    assert 'content="https://mine.example/invite.png"' in page
    assert page.count('name="description"') == 1
    assert "old" not in page


def test_without_a_client_the_page_says_so_in_the_readers_language() -> None:
    assert "Der Server läuft" in _index(None, texts("de"), "https://mine.example", invited=False)


def test_a_server_that_has_started_reads_no_files_and_describes_nothing_for_whoever_asks_first() -> None:
    texts.cache_clear()
    sentences._sentences.cache_clear()
    routes.described.cache_clear()
    serving.make_ready()
    for language in LANGUAGES:
        texts(language)("page-title")
    assert sentences._sentences.cache_info().misses == len(LANGUAGES)
    for what in routes.DESCRIPTIONS:
        routes.described(what)
    assert routes.described.cache_info().misses == len(routes.DESCRIPTIONS) == 2


def test_what_can_be_packed_is_kept_packed_and_pictures_are_not(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    (tmp_path / "start.js").write_text("let x = 1\n" * 500, "utf-8")
    (tmp_path / "icon.png").write_bytes(b"\x89PNG" * 100)
    files = Files(tmp_path)
    script, icon = files.get("start.js"), files.get("icon.png")
    assert script is not None
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.data
    assert len(script.packed) < len(script.data) / 10
    assert icon is not None
    assert icon.packed is None


def test_the_words_of_the_entrance_are_found_by_their_language(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    (tmp_path / "assets/words-de-app-abc.js").write_text("", "utf-8")
    files = Files(tmp_path)
    files.get("index.html")
    assert files.words("de") == "assets/words-de-app-abc.js"
    assert files.words("xx") == ""
