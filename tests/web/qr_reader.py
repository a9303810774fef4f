"""Read a QR code as a phone would: level L, mask 0, versions 1 to 5 (one block), byte mode."""

Square = tuple[int, int]
CHECKS = {21: 7, 25: 10, 29: 15, 33: 20, 37: 26}  # check bytes by size
POWERS = [1]
for _ in range(254):
    POWERS.append(POWERS[-1] << 1 ^ (285 if POWERS[-1] & 128 else 0))


def read(dark: set[Square]) -> str:
    """Return the text of a code; fail if its check bytes do not agree."""
    size = max(max(square) for square in dark) + 1
    words = _words(dark, size)
    for number in range(CHECKS[size]):  # the code is a polynomial that has these roots
        assert _value(words, number) == 0, f"check byte {number} does not agree"
    assert words[0] >> 4 == 4, "not in byte mode"
    length = (words[0] & 15) << 4 | words[1] >> 4
    letters = [(words[i + 1] & 15) << 4 | words[i + 2] >> 4 for i in range(length)]
    return bytes(letters).decode()


def is_fixed(x: int, y: int, size: int) -> bool:
    """Return whether a square belongs to the frame of the code rather than to its text."""
    corners = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    return corners or 6 in (x, y) or (size > 21 and size - 9 <= x < size - 4 and size - 9 <= y < size - 4)


def _words(dark: set[Square], size: int) -> list[int]:
    bits: list[int] = []
    rights = [*range(size - 1, 6, -2), 5, 3, 1]
    for number, right in enumerate(rights):
        for step in range(size):
            y = step if number % 2 else size - 1 - step
            bits += [((x, y) in dark) ^ ((x + y) % 2 == 0) for x in (right, right - 1) if not is_fixed(x, y, size)]
    return [sum(bit << 7 - i for i, bit in enumerate(bits[at : at + 8])) for at in range(0, len(bits) - 7, 8)]


def _value(words: list[int], power: int) -> int:
    total = 0
    for word in words:
        total = (POWERS[(POWERS.index(total) + power) % 255] if total else 0) ^ word
    return total
