"""What is wrong with a field of a file, in words: msgspec says it in Python's types and a path of its own."""

import re
from collections.abc import Callable

import msgspec

_TYPES = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing (null)",
}
_BOUNDS = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than"}
_PLACE = re.compile(r" - at `(?:key in )?\$\.?(.*)`$")
_SENTENCES: list[tuple[re.Pattern[str], Callable[[re.Match[str]], str]]] = [
    (re.compile(r"Expected `([^`]*)`, got `([^`]*)`"), lambda m: f"{_types(m[1])} is expected, not {_types(m[2])}"),
    (re.compile(r"Expected `[^`]*` (<=|>=|<|>) (\S+)"), lambda m: f"it must be {_BOUNDS[m[1]]} {m[2]}"),
    (re.compile(r"Expected `[^`]*` of length (<=|>=) (\S+)"), lambda m: f"its length must be {_BOUNDS[m[1]]} {m[2]}"),
    (re.compile(r"Expected `[^`]*` matching regex (.*)"), lambda m: f"it must have the form {m[1]}"),
    (re.compile(r"Object contains unknown field `(.*)`"), lambda m: f"there is no field {m[1]}"),
    (re.compile(r"Object missing required field `(.*)`"), lambda m: f"the field {m[1]} is missing"),
    (re.compile(r"Invalid (?:enum )?value (.*)"), lambda m: f"{m[1]} is none of its values"),
    (re.compile(r"Input data was truncated"), lambda _: "it ends too early"),
    (re.compile(r"JSON is malformed: (.*)"), lambda m: f"it is no JSON: {m[1]}"),
]


def in_words(error: msgspec.DecodeError) -> str:
    """Say what a file's field should be; whatever has no sentence here is said as it came."""
    text = str(error)
    place = _PLACE.search(text)
    text = _PLACE.sub("", text)
    found = ((sentence, pattern.fullmatch(text)) for pattern, sentence in _SENTENCES)
    said = next((sentence(match) for sentence, match in found if match), text.replace("`", ""))
    field = place[1].replace("[...]", ", one of its entries") if place else ""
    return f"{field}: {said}" if field else said


def _types(names: str) -> str:
    return " or ".join(_TYPES.get(name, name) for name in names.split(" | "))
