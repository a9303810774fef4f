"""Read a QR code as a phone would: level L, mask 0, versions 1 to 9, byte mode."""

Square = tuple[int, int]
CHECKS = {21: 7, 25: 10, 29: 15, 33: 20, 37: 26, 41: 18, 45: 20, 49: 24, 53: 30}  # check bytes of a block, by size
TWO_BLOCKS = 41  # from this size on the text is cut into two
NUMBERED = 45  # from this size on a code says its version
POWERS = [1]
for _ in range(254):
    POWERS.append(POWERS[-1] << 1 ^ (285 if POWERS[-1] & 128 else 0))


def read(dark: set[Square]) -> str:
    """Return the text of a code; fail if its check bytes do not agree."""
    size = max(max(square) for square in dark) + 1
    words = _words(dark, size)
    blocks = 2 if size >= TWO_BLOCKS else 1
    room = (len(words) // blocks - CHECKS[size]) * blocks
    read_blocks = [
        words[first:room:blocks] + words[room + first :: blocks][: CHECKS[size]] for first in range(blocks)
    ]
    for block in read_blocks:
        for number in range(CHECKS[size]):  # the block is a polynomial that has these roots
            assert _value(block, number) == 0, f"check byte {number} does not agree"
    words = [word for block in read_blocks for word in block[: -CHECKS[size]]]
    assert words[0] >> 4 == 4, "not in byte mode"
    length = (words[0] & 15) << 4 | words[1] >> 4
    letters = [(words[i + 1] & 15) << 4 | words[i + 2] >> 4 for i in range(length)]
    return bytes(letters).decode()


def is_fixed(x: int, y: int, size: int) -> bool:
    """Return whether a square belongs to the frame of the code rather than to its text."""
    corners = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    small = _small(x, y, [size - 7] if size < NUMBERED else [6, (size - 1) // 2, size - 7]) if size > 21 else False
    numbers = size >= NUMBERED and ((x < 6 and size - 11 <= y < size - 8) or (y < 6 and size - 11 <= x < size - 8))
    return corners or 6 in (x, y) or small or numbers


def _small(x: int, y: int, lines: list[int]) -> bool:
    """Return whether a square belongs to one of the small squares; those in three corners are left out."""
    last = lines[-1]
    middles = [
        (cx, cy) for cx in lines for cy in lines if len(lines) == 1 or (cx, cy) not in {(6, 6), (6, last), (last, 6)}
    ]
    return any(abs(x - cx) <= 2 and abs(y - cy) <= 2 for cx, cy in middles)


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
