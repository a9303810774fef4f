"""Pixels without a library for pictures: PNG files, sizes, and laying one picture over another."""

from __future__ import annotations

import struct
import zlib
from typing import Final

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]  # rows, columns, channels: red, green, blue, and maybe how much covers
Layer = NDArray[np.float32]  # the same with four channels from 0 to 1, colours times cover
Colour = tuple[int, int, int]
_MARK: Final = b"\x89PNG\r\n\x1a\n"
_ABOVE: Final = 2  # the one filter that is used: each row is what it adds to the one above


def write_png(pixels: Bytes, words: dict[str, str] | None = None) -> bytes:
    """Write a PNG of three or four channels, with Latin words beside them."""
    height, width, channels = pixels.shape
    rows = np.zeros((height, 1 + width * channels), np.uint8)
    rows[:, 0] = _ABOVE
    flat = pixels.reshape(height, -1)
    rows[:, 1:] = np.diff(flat, axis=0, prepend=np.zeros((1, flat.shape[1]), np.uint8))
    parts = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2 if channels == 3 else 6, 0, 0, 0))]
    parts += [(b"tEXt", f"{key}\0{text}".encode("latin-1")) for key, text in (words or {}).items()]
    parts += [(b"IDAT", zlib.compress(rows.tobytes(), 6)), (b"IEND", b"")]
    return _MARK + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def read_png(data: bytes) -> tuple[Bytes, dict[str, str]]:
    """Read a PNG that `write_png` wrote; others are refused with ValueError."""
    words, packed, head, at = {}, b"", (0, 0, 0), len(_MARK)
    while at < len(data):
        (length,), kind = struct.unpack(">I", data[at : at + 4]), data[at + 4 : at + 8]
        body = data[at + 8 : at + 8 + length]
        at += 12 + length
        if kind == b"IHDR":
            width, height, _, colours = struct.unpack(">IIBB", body[:10])
            head = (height, width, 3 if colours == 2 else 4)
        elif kind == b"tEXt":
            key, _, text = body.partition(b"\0")
            words[key.decode("latin-1")] = text.decode("latin-1")
        elif kind == b"IDAT":
            packed += body
    height, width, channels = head
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * channels)
    if not (rows[:, 0] == _ABOVE).all():
        raise ValueError("this picture was written by something else")
    pixels = np.add.accumulate(rows[:, 1:], axis=0, dtype=np.uint8)
    return pixels.reshape(height, width, channels), words


def layer_of(pixels: Bytes) -> Layer:
    """Return a picture that can be laid over another."""
    out: Layer = pixels.astype(np.float32) / np.float32(255)
    out[..., :3] *= out[..., 3:]
    return out


def resized(layer: Layer, width: int, height: int) -> Layer:
    """Return it larger or smaller, each pixel the mean of what it covers."""
    out: Layer = np.einsum(
        "yi,ijc,xj->yxc", _shares(len(layer), height), layer, _shares(layer.shape[1], width), optimize=True
    )
    return out


def _shares(before: int, after: int) -> NDArray[np.float32]:
    """Return how much of each old place each new one covers."""
    edges = np.linspace(0, before, after + 1)
    low, high = edges[:-1, None], edges[1:, None]
    places = np.arange(before)[None, :]
    covered = np.clip(np.minimum(high, places + 1) - np.maximum(low, places), 0, None)
    shares: NDArray[np.float32] = (covered / covered.sum(axis=1, keepdims=True)).astype(np.float32)
    return shares


class Canvas:
    """A picture in the making. What lies outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.pixels = np.zeros((height, width, 3), np.float32)

    def lay(self, layer: Layer, x: float, y: float, strength: float = 1.0) -> None:
        """Lay a picture over this one, its upper left corner at a place."""
        left, top = round(x), round(y)
        part = layer[max(0, -top) : self.height - top, max(0, -left) : self.width - left]
        if not part.size:
            return
        y0, x0 = max(0, top), max(0, left)
        here = self.pixels[y0 : y0 + part.shape[0], x0 : x0 + part.shape[1]]
        here *= 1 - strength * part[..., 3:]
        here += strength * part[..., :3]

    def fill(self, box: tuple[float, float, float, float], colour: Colour, strength: float = 1.0) -> None:
        """Fill a rectangle: left, top, right, bottom."""
        left, top, right, bottom = (round(edge) for edge in box)
        here = self.pixels[max(0, top) : max(0, bottom), max(0, left) : max(0, right)]
        here *= 1 - strength
        here += strength * np.array(colour, np.float32) / 255

    def glow(self, x: float, y: float, radius: float, colour: Colour, strength: float = 1.0) -> None:
        """Light up the surroundings of a place."""
        top, left = max(0, round(y - radius)), max(0, round(x - radius))
        here = self.pixels[top : max(0, round(y + radius)), left : max(0, round(x + radius))]
        rows, columns = np.ogrid[: here.shape[0], : here.shape[1]]
        far = np.hypot(rows + top - y, columns + left - x) / radius
        light = np.clip(1 - far, 0, 1)[..., None] ** 2 * strength
        here += (light * (np.array(colour, np.float32) / 255)).astype(np.float32)

    def png(self) -> bytes:
        """Return it as a file."""
        return write_png((np.clip(self.pixels, 0, 1) * 255 + 0.5).astype(np.uint8))
