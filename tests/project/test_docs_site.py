"""The documentation site has every page, and all that is in it leads somewhere, also without a network."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest
from PIL import Image
from tools import docs_site

HREF = re.compile(r'(?:href|src)="([^"]+)"')


def test_every_page_is_gathered_once_and_stands_in_a_chapter(tmp_path: Path) -> None:
    docs_site.gather(tmp_path, [])
    pages = {path.relative_to(tmp_path).as_posix().removesuffix(".md") for path in tmp_path.rglob("*.md")}
    front = (tmp_path / "index.md").read_text("utf-8")
    lists = re.findall(r"^```{toctree}\n(?::[^\n]*\n)*\n(.*?)\n```$", front, re.MULTILINE | re.DOTALL)
    listed = [name for one in lists for name in one.split("\n")]
    assert len(listed) == len(set(listed))
    assert not (pages - {"index"}) ^ set(listed), "CHAPTERS of tools/docs_site.py has every page, and no other"
    for path in tmp_path.rglob("*.md"):
        assert "](../src/" not in path.read_text("utf-8")


def test_of_a_large_picture_that_moves_a_wheel_has_one_moment(tmp_path: Path) -> None:
    docs_site.gather(tmp_path, [])
    moving = docs_site.ROOT / "docs/screens/betrayal.webp"
    assert moving.stat().st_size > docs_site.LARGEST_PICTURE
    still = tmp_path / "screens/betrayal.webp"
    assert still.stat().st_size < 50_000
    with Image.open(still) as picture:
        assert getattr(picture, "n_frames", 1) == 1


def test_a_place_that_links_name_stands_before_its_heading(tmp_path: Path) -> None:
    docs_site.gather(tmp_path, [])
    for path in tmp_path.rglob("*.md"):
        text = path.read_text("utf-8")
        places = set(re.findall(r"^\(([^()]+)\)=\n", text, re.MULTILINE))
        assert text.count(")=\n") == len(places), f"{path.name}: behind a heading it is no place"
        headings = {heading(line) for line in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}
        for wanted in re.findall(r"\]\(#([^)]+)\)", text):
            assert wanted in places | headings, f"{path.name}#{wanted}"


def heading(line: str) -> str:
    """Give a heading's name as links have it."""
    bare = re.sub(r"\]\([^)]*\)", "", line).lower()
    return re.sub(r"[^\w\- ]", "", bare).replace(" ", "-")


def test_what_lies_only_in_the_checkout_is_named_and_code_is_left_alone(tmp_path: Path) -> None:
    docs_site.gather(tmp_path, [])
    front = (tmp_path / "index.md").read_text("utf-8")
    assert "[MIT licence](LICENSE)" not in front
    assert "MIT licence (`LICENSE` in the checkout)" in front
    assert "[docs/cli.md](cli.md)" in front
    assert "game.legal(1)[0]" in front


def test_scripts_and_styles_of_a_page_become_files(tmp_path: Path) -> None:
    page = tmp_path / "rules/toll.html"
    page.parent.mkdir()
    (tmp_path / "_static").mkdir()
    page.write_text(
        '<head><style>b { color: red }</style></head><svg style="display: none">'
        '<script>go()</script><script src="x.js"></script>'
    )
    styles: dict[str, str] = {}
    text = docs_site.strict(page, tmp_path, styles)
    assert not re.search(r"<style|<script>| style=", text)
    assert list(styles.values()) == ["display: none"]
    script = re.search(r'src="../(_static/\w+\.js)"', text)
    assert script is not None
    assert (tmp_path / script[1]).read_text() == "go()"
    assert '<script src="x.js">' in text


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    build(folder)
    return folder


def build(folder: Path) -> None:
    """Build it in a process of its own, as `./run docs` does: the compiled rules are not for docstrings."""
    command = [sys.executable, str(docs_site.ROOT / "tools/docs_site.py"), "--into", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=580)
    assert done.returncode == 0, done.stderr


@pytest.mark.long
def test_every_link_of_the_site_leads_to_a_file_and_to_a_place_in_it(site: Path) -> None:
    pages = {path: path.read_text("utf-8") for path in site.rglob("*.html")}
    assert len(pages) > 60
    for path, text in pages.items():
        assert not re.search(r"<style|<script>| style=|javascript:", text), path
        for target in HREF.findall(text):
            if re.match(r"(https?|mailto|data):", target):
                assert "src=" not in text[text.index(target) - 6 : text.index(target)], f"{path.name} loads {target}"
                continue
            address, place = urldefrag(target)
            there = (path.parent / unquote(address.partition("?")[0])).resolve() if address else path
            assert there.is_file(), f"{path.name} leads to {target}"
            if place and there in pages:
                assert f'id="{unquote(place)}"' in pages[there], f"{path.name} leads to {target}"
