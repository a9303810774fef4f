"""The one page of the client, and what a shared link shows."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.test_security import at

from saboteur.server import serving
from saboteur.server.http import pages, routes
from saboteur.server.http.pages import Files, Preview, _index
from saboteur.words import sentences
from saboteur.words.sentences import LANGUAGES, texts

PAGE = '<html lang="en"><head><meta name="description" content="old" /><title>Saboteur</title></head></html>'


def test_a_shared_link_speaks_the_readers_language(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    page = _index(
        Files(tmp_path).get("index.html"),
        texts("cs"),
        Preview(texts("cs")("page-invite"), "https://mine.example/invite.png"),
    )
    assert '<html lang="cs">' in page
    assert 'property="og:description" content="Máte pozvání' in page
    assert 'content="https://mine.example/invite.png"' in page
    assert page.count('name="description"') == 1
    assert "old" not in page


def test_without_a_client_the_page_says_so_in_the_readers_language() -> None:
    assert "Der Server läuft" in _index(None, texts("de"), Preview("", ""))


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


def test_documentation_that_was_built_is_shown_under_a_policy_that_lets_one_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    (site / "rules").mkdir(parents=True)
    (site / "index.html").write_text("the front page")
    (site / "rules/toll.html").write_text("the toll")
    monkeypatch.setattr(pages, "_docs", Files(site))

    async def story(_there: Any, http: httpx.AsyncClient) -> None:
        begin = await http.get("/docs")
        assert (begin.status_code, begin.headers["location"]) == (308, "/docs/")
        front = await http.get("/docs/")
        assert front.text == "the front page"
        assert "form-action 'self'" in front.headers["content-security-policy"]
        assert "script-src 'self';" in front.headers["content-security-policy"]
        page = await http.get("/docs/rules/toll.html")
        assert page.text == "the toll"
        again = await http.get("/docs/rules/toll.html", headers={"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
        for nowhere in ("/docs/none", "/docs/rules", "/docs/..%2f..%2fapp.py", "/docs//index.html"):
            assert (await http.get(nowhere)).status_code == 404

    at(tmp_path, story)


def test_without_documentation_its_address_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "_docs", Files(tmp_path / "none"))

    async def story(_there: Any, http: httpx.AsyncClient) -> None:
        for address in ("/docs", "/docs/", "/docs/index.html"):
            answer = await http.get(address)
            assert answer.status_code == 404
            assert "./run docs" in answer.text

    at(tmp_path, story)
