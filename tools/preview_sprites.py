"""Draw the sheet that the server's pictures of finished games are made of: the page's own art, and letters (DejaVu).

    python -m tools.preview_sprites http://127.0.0.1:8000     (a running server)

It writes src/saboteur/server/finished/sprites.png. Look at it, and at a picture made with it, before committing.
"""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from playwright.sync_api import Page, sync_playwright
from tests.web.browser import launch_options

from saboteur.core.table.cards import FACES
from saboteur.server.finished import sprites
from saboteur.server.finished.pixels import Bytes, write_png
from saboteur.server.finished.sprites import CARD_HEIGHT, CARD_WIDTH, DWARF, INDEX, LETTER, SHEET, letter_name

WIDTH = 1040  # of the sheet
COARSE = 8  # steps of colour, so that it packs well: gradients keep some thirty of them
RANGES = ((0x20, 0x7F), (0xA1, 0x180), (0x400, 0x460), (0x490, 0x492), (0x2010, 0x2027), (0x2192, 0x2193))
SIGNS = {
    "crown": '<path d="M8,78L14,30L34,54L50,18L66,54L86,30L92,78Z" fill="#ffcf70" stroke="#3c2610" stroke-width="7" '
    'stroke-linejoin="round"/><path d="M14,88H86" stroke="#ffcf70" stroke-width="9" stroke-linecap="round"/>',
    "mask": '<path d="M6,36C30,26 70,26 94,36C96,62 78,74 62,62C54,56 46,56 38,62C22,74 4,62 6,36Z" fill="#8a4a70" '
    'stroke="#f6ece0" stroke-width="6"/><ellipse cx="30" cy="48" rx="11" ry="7" fill="#fff"/>'
    '<ellipse cx="70" cy="48" rx="11" ry="7" fill="#fff"/>',
    "glass": '<path d="M62,62L88,88" stroke="#b97a10" stroke-width="16" stroke-linecap="round"/>'
    '<circle cx="42" cy="42" r="30" fill="#8fe3ff" fill-opacity=".55" stroke="#f6ece0" stroke-width="10"/>'
    '<path d="M26,38C28,28 36,24 44,24" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>',
    "coin": '<circle cx="50" cy="50" r="44" fill="#f6c433" stroke="#6b4304" stroke-width="9"/>'
    '<circle cx="50" cy="50" r="26" fill="none" stroke="#b97a10" stroke-width="7"/>',
}
DRAW = """async ({ name, width, height, svg }) => {
  const figure = document.querySelector(`[data-name="${CSS.escape(name)}"] svg`)
  const drawing = svg ? new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement : figure.cloneNode(true)
  if (name.startsWith('goal-')) {
    while (drawing.firstElementChild !== drawing.lastElementChild) drawing.firstElementChild.remove()
    drawing.querySelectorAll('text').forEach((one) => one.remove())
  }
  drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  drawing.setAttribute('width', width)
  drawing.setAttribute('height', height)
  document.querySelectorAll('svg.defs defs').forEach((defs) => drawing.prepend(defs.cloneNode(true)))
  const image = new Image()
  const text = new XMLSerializer().serializeToString(drawing)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  pen.drawImage(image, 0, 0, width, height)
  const data = pen.getImageData(0, 0, width, height).data
  return Array.from(data, (one) => one.toString(16).padStart(2, '0')).join('')
}"""
WRITE = """({ letter, height }) => {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  const font = `bold ${height * 0.74}px "DejaVu Sans"`
  pen.font = font
  const width = Math.max(1, Math.round(pen.measureText(letter).width))
  Object.assign(canvas, { width, height })
  pen.font = font
  pen.fillStyle = '#fff'
  pen.textBaseline = 'alphabetic'
  pen.fillText(letter, 0, height * 0.78)
  const data = pen.getImageData(0, 0, width, height).data
  return [width, Array.from(data, (one) => one.toString(16).padStart(2, '0')).join('')]
}"""


def drawings(page: Page) -> dict[str, Bytes]:
    """Draw everything."""
    names = page.evaluate("[...document.querySelectorAll('[data-name]')].map((one) => one.dataset.name)")
    paths = {face.name for face in FACES[1:]}
    out = {}
    for name in names:
        if name in paths or name.startswith(("start", "back-", "goal-")):
            size = (CARD_WIDTH, CARD_HEIGHT)
        elif name.startswith("large-"):
            size = (2 * CARD_WIDTH, 2 * CARD_HEIGHT)
        elif name.startswith("dwarf-"):
            size = (DWARF, DWARF)
        elif name == "toll":
            size = (48, 48)
        else:
            continue  # a card that never lies in the maze
        out[name] = _pixels(page.evaluate(DRAW, {"name": name, "width": size[0], "height": size[1]}), *size)
    for name, drawing in SIGNS.items():
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{drawing}</svg>'
        out[name] = _pixels(page.evaluate(DRAW, {"name": name, "width": 48, "height": 48, "svg": svg}), 48, 48)
    for first, last in RANGES:
        for letter in map(chr, range(first, last)):
            if unicodedata.category(letter)[0] in "LNPSZ":
                width, data = page.evaluate(WRITE, {"letter": letter, "height": LETTER})
                out[letter_name(letter)] = _pixels(data, width, LETTER)
    return out


def _pixels(data: str, width: int, height: int) -> Bytes:
    found = np.frombuffer(bytes.fromhex(data), np.uint8).reshape(height, width, 4).astype(np.int32)
    coarse = np.minimum(255, (found + COARSE // 2) // COARSE * COARSE)
    coarse[coarse[..., 3] == 0] = 0
    return coarse.astype(np.uint8)


def packed(found: dict[str, Bytes]) -> bytes:
    """Put drawings on one sheet, the highest first, row by row."""
    order = sorted(found, key=lambda name: (-found[name].shape[0], name))
    boxes: dict[str, Any] = {}
    x = y = row = 0
    for name in order:
        height, width, _ = found[name].shape
        if x + width > WIDTH:
            x, y, row = 0, y + row, 0
        boxes[name] = (x, y, width, height)
        x, row = x + width, max(row, height)
    pixels = np.zeros((y + row, WIDTH, 4), np.uint8)
    for name, (left, top, width, height) in boxes.items():
        pixels[top : top + height, left : left + width] = found[name]
    return write_png(pixels, {INDEX: msgspec.json.encode(boxes).decode()})


def main() -> None:
    """Draw the sheet."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(base_url=sys.argv[1], locale="en")
        page.goto("/?gallery")
        page.wait_for_selector("[data-name=toll]")
        data = packed(drawings(page))
        browser.close()
    (Path(sprites.__file__).parent / SHEET).write_bytes(data)
    print(f"{len(data)} bytes")


if __name__ == "__main__":
    main()
