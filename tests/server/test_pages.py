"""The one page of the client, and what a shared link shows."""

from __future__ import annotations

from pathlib import Path

from saboteur.server.http.pages import _index

PAGE = '<html lang="en"><head><meta name="description" content="old" /><title>Saboteur</title></head></html>'


def test_a_shared_link_speaks_the_readers_language(tmp_path: Path) -> None:
    file = tmp_path / "index.html"
    file.write_text(PAGE, "utf-8")
    page = _index(file, "cs", "https://mine.example", invited=True)
    assert '<html lang="cs">' in page
    assert 'property="og:description" content="Máte pozvání' in page
    assert 'content="https://mine.example/invite.png"' in page
    assert page.count('name="description"') == 1
    assert "old" not in page


def test_without_a_client_the_page_says_so_in_the_readers_language() -> None:
    assert "Der Server läuft" in _index(None, "de", "https://mine.example", invited=False)
