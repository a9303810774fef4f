"""Hygiene of everything people write: names, chat, notes.

Text is brought into one form (NFC), loses what is invisible or turns the reading direction, and is measured as people
count letters: a base character with its marks is one, and so is a family of emoji that are joined. Since any number
can be joined, what is stored and sent is bounded in code points and bytes besides (`_fits`), here and nowhere else.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import urlsplit

from saboteur.core.table.refusal import Refusal
from saboteur.server.limits.bounds import (
    BYTES_A_LETTER,
    CHAT_LENGTH,
    LINK_LENGTH,
    MARKS_KEPT,
    NAME_LENGTH,
    NOTE_LENGTH,
    POINTS_A_LETTER,
)

# Letters that show nothing, though they do not count as format characters.
_BLANK = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u034f", "\u17b4", "\u17b5"}
_DROPPED = {
    "Cc",
    "Cf",
    "Cs",
    "Co",
    "Cn",
}  # controls, format (bidi, zero-width, tags), surrogates, private, unassigned


_JOINER = "\u200d"  # makes one emoji of several; invisible and unwanted anywhere else
# Small letters of other alphabets, and signs, each with the Latin letter that it, or its capital, looks like.
_PAIRS = (
    "аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx үy ԁd һh ԛq ԝw зe "
    "αa βb εe ζz ηh ιi κk μm νv οo ρp τt υy χx ωw 0o 1i li |i !i 3e 5s $s @a"
)
_ALIKE = {ord(pair[0]): pair[1] for pair in _PAIRS.split()}
# What letters of all alphabets look like, capitals and small ones apart (tools/lookalikes.py makes the file).
_LINES = Path(__file__).with_name("lookalikes.txt").read_text(encoding="utf-8").splitlines()
_LATIN = {ord(char): line[0] for line in _LINES for char in line[2:]}
_RUN_TOGETHER = (("rn", "m"), ("vv", "w"))


def clean(text: str, lines: bool = False) -> str:
    """Bring text into its one form: NFC, nothing invisible, no bidi control, single spaces, few marks a letter."""
    out: list[str] = []
    marks = 0
    normal = unicodedata.normalize("NFC", text)
    for at, char in enumerate(normal):
        if char == _JOINER and out and _is_emoji(out[-1]) and _is_emoji(normal[at + 1 : at + 2]):
            out.append(char)
            continue
        if lines and char == "\n":
            out.append(char)
            continue
        category = unicodedata.category(char)
        if category[0] == "M":
            marks += 1
            if marks > MARKS_KEPT or not out or out[-1].isspace():
                continue
        else:
            marks = 0
        if char.isspace():
            out.append(" ")
        elif category not in _DROPPED and char not in _BLANK and not _is_selector(char):
            out.append(char)
    if not lines:
        return " ".join("".join(out).split())
    return "\n".join(" ".join(line.split()) for line in "".join(out).split("\n")).strip()


def _is_emoji(char: str) -> bool:
    return bool(char) and (unicodedata.category(char) == "So" or "\U0001f3fb" <= char <= "\U0001f3ff")


def skeleton(name: str) -> str:
    """Return what a name looks like: names that a reader could take for each other have the same."""
    plain = unicodedata.normalize("NFKD", name)
    letters = "".join(char for char in plain if unicodedata.category(char)[0] != "M")
    shape = letters.translate(_LATIN).casefold().translate(_ALIKE)
    for two, one in _RUN_TOGETHER:
        shape = shape.replace(two, one)
    return shape


def _is_selector(char: str) -> bool:
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def length(text: str) -> int:
    """Count letters as people do: marks and skin tones belong to what they stand on, two flag letters are a flag."""
    count = 0
    flag = False
    joined = False
    for char in text:
        if char == _JOINER or joined:  # what is joined belongs to what stands before it
            joined = char == _JOINER
            continue
        if unicodedata.category(char)[0] == "M" or "\U0001f3fb" <= char <= "\U0001f3ff":
            continue
        half = "\U0001f1e6" <= char <= "\U0001f1ff"
        if half and flag:
            flag = False
            continue
        flag = half
        count += 1
    return count


def _fits(text: str, most: int) -> bool:
    """Return whether a text is short enough, as people count, and as memory and the wire do."""
    return (
        len(text) <= POINTS_A_LETTER * most and len(text.encode()) <= BYTES_A_LETTER * most and length(text) <= most
    )


def unlike(names: Iterable[str], name: str) -> str:
    """Return a name that looks like none of these."""
    taken = {skeleton(one) for one in names}
    number, candidate = 2, name
    while skeleton(candidate) in taken:
        candidate = f"{name} {number}"
        number += 1
    return candidate


def clean_name(text: str) -> str:
    """Return a name as it will be shown, or refuse it."""
    name = clean(text)
    if not name:
        raise Refusal("bad_name", "A name needs at least one visible letter.", {"most": NAME_LENGTH})
    if not _fits(name, NAME_LENGTH):
        raise Refusal("bad_name", f"A name has at most {NAME_LENGTH} letters.", {"most": NAME_LENGTH})
    return name


def clean_chat(text: str) -> str:
    """Return a line of chat as it will be shown, or refuse it."""
    line = clean(text)
    if not line:
        raise Refusal("bad_text", "There is nothing to say in that.", {"most": CHAT_LENGTH})
    if not _fits(line, CHAT_LENGTH):
        raise Refusal("bad_text", f"Say it in at most {CHAT_LENGTH} letters.", {"most": CHAT_LENGTH})
    return line


def clean_note(text: str) -> str:
    """Return a private note as it will be kept, or refuse it."""
    note = clean(text, lines=True)
    if not _fits(note, NOTE_LENGTH):
        raise Refusal("bad_text", f"A note has at most {NOTE_LENGTH} letters.", {"most": NOTE_LENGTH})
    return note


def clean_about(text: str, most: int) -> str:
    """Return what something is about as it will be shown, or refuse it."""
    about = clean(text, lines=True)
    if not _fits(about, most):
        raise Refusal("bad_text", f"Say it in at most {most} letters.", {"most": most})
    return about


def clean_link(text: str) -> str:
    """Check a link that others will open: https, to a host with a name, without signs that could mislead."""
    link = text.strip()
    if not link:
        return ""
    sentence = f"A link begins with https:// and has at most {LINK_LENGTH} letters, digits and signs."
    wrong = Refusal("bad_link", sentence, {"most": LINK_LENGTH})
    if len(link) > LINK_LENGTH or not all("!" <= char <= "~" and char not in '"<>\\^`{|}' for char in link):
        raise wrong
    try:
        parts = urlsplit(link)
        host, named = parts.hostname, "@" in parts.netloc
        _ = parts.port  # which may be no number
    except ValueError:
        raise wrong from None
    if parts.scheme != "https" or not host or "." not in host or named:
        raise wrong
    return link
