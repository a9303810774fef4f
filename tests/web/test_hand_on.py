"""Handing on how a game ended: its link, its picture and its clip, on a small phone, and nothing of it unasked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Download, Page, expect
from tests.web.browser import daily
from tests.web.test_replay import Sitting, come_in, finished

__all__ = ["finished"]  # a fixture, found by its name

from saboteur.words.sentences import texts

DOWNLOADS = "Object.defineProperty(navigator, 'canShare', {value: undefined})"
COPIED = """
Object.defineProperty(navigator, 'share', {value: undefined})
Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (text) => { window.copied = text }}})
"""
NO_FILM = "delete window.MediaRecorder"


@pytest.fixture
def opened(new_page: Callable[[str], Page], finished: Sitting) -> Callable[..., Page]:
    """Open the sheet of the finished game as its player."""

    def sheet(size: str = "small", language: str = "en", script: str = "") -> Page:
        page = new_page(size)
        page.add_init_script(f"{DOWNLOADS}\n{COPIED}\n{script}")
        come_in(page, finished)
        page.goto(f"/t/{finished.table}?lang={language}")
        page.locator("[data-do=hand-on]").click(timeout=60_000)
        expect(page.locator("dialog [data-part=picture]")).to_be_visible()
        return page

    return sheet


def pressed(page: Page, name: str) -> Download:
    with page.expect_download(timeout=90_000) as download:
        page.locator(f"dialog [data-do={name}]").click()
    return download.value


@pytest.mark.parametrize("language", daily(("en", "fr", "cs"), "fr"))
def test_the_picture_and_the_link_are_handed_on_when_their_button_is_pressed(
    opened: Callable[..., Page], finished: Sitting, tmp_path: Path, language: str
) -> None:
    page = opened(language=language)
    assert page.evaluate("window.copied") is None
    picture = page.locator("dialog [data-part=picture]")
    page.wait_for_function("document.querySelector('dialog img').naturalWidth === 1200")
    expect(picture).to_have_attribute("alt", texts(language)("hand-on-picture-alt"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("dialog [data-do=share]").click()
    page.wait_for_function("window.copied !== undefined")
    assert str(page.evaluate("window.copied")).endswith(f"/t/{finished.table}/replay")
    saved = pressed(page, "picture")
    assert saved.suggested_filename.endswith(".png")
    saved.save_as(tmp_path / "end.png")
    with Image.open(tmp_path / "end.png") as drawn:
        assert drawn.size == (1200, 630)


def test_the_clip_is_a_film_of_ten_seconds_at_most(opened: Callable[..., Page], tmp_path: Path) -> None:
    page = opened()
    page.locator("dialog [data-do=clip]").scroll_into_view_if_needed()
    saved = pressed(page, "clip")
    film = tmp_path / saved.suggested_filename
    saved.save_as(film)
    data = film.read_bytes()
    assert film.suffix in (".webm", ".mp4")
    assert data[:4] == b"\x1a\x45\xdf\xa3" or data[4:8] == b"ftyp"
    assert 30_000 < len(data) < 8_000_000


def test_where_no_film_can_be_made_the_clip_is_a_picture_that_moves(
    opened: Callable[..., Page], tmp_path: Path
) -> None:
    page = opened(script=NO_FILM)
    saved = pressed(page, "clip")
    assert saved.suggested_filename.endswith(".png")
    saved.save_as(tmp_path / "clip.png")
    with Image.open(tmp_path / "clip.png") as clip:
        frames, took = clip.n_frames, 0.0  # type: ignore[attr-defined] # of pictures that move
        for number in range(frames):
            clip.seek(number)
            took += float(clip.info["duration"])
    assert frames > 8
    assert 5_000 < took <= 10_000
    assert (tmp_path / "clip.png").stat().st_size < 6_000_000
