"""Sharing out the cards of a box: those a position names, and the others by the seed."""

from collections import Counter
from collections.abc import Callable, Sequence

from saboteur.core.chance import shuffled
from saboteur.play.notation import shown
from saboteur.play.positions.words import ANY, Known, place_of, read_known, refuse

Finder = Callable[[str, str], Sequence[int]]  # a name and its place: the cards it may mean


class Lot:
    """One place for a card: the cards it may be, and what is known of it if the position says so."""

    def __init__(self, choices: Sequence[int], known: Known | None, place: str) -> None:
        self.choices = choices  # none: any card that is left
        self.known = known
        self.place = place
        self.kind = -1

    def slot(self, usual: Known) -> int:
        """Pack the card with what is known of it."""
        return (self.known or usual).slot(self.kind)


class Box:
    """All cards of one sort. Named ones are taken first, then `settle` fills the other lots by the seed."""

    def __init__(self, what: str, kinds: Sequence[int], name: Callable[[int], str], seed: bytes) -> None:
        self.what = what
        self.name = name
        self.seed = seed
        self.all = Counter(kinds)
        self.left = Counter(kinds)
        self.lots: list[Lot] = []

    def lot(self, entry: str, field: str, find: Finder, group: int) -> Lot:
        """Make a lot out of a word such as ``map``, ``map{02}`` or ``?``; `find` reads its name."""
        place = place_of(entry, field)
        name, known = read_known(entry, place, group)
        return self.add(Lot(() if name == ANY else find(name, place), known, place))

    def zone(self, entries: Sequence[str], field: str, find: Finder, group: int) -> list[Lot]:
        """Make the lots of a whole field."""
        return [self.lot(entry, f"{field}[{i}]", find, group) for i, entry in enumerate(entries)]

    def any(self, field: str, number: int = 1) -> list[Lot]:
        """Make lots for any cards."""
        return [self.add(Lot((), None, field)) for _ in range(number)]

    def add(self, lot: Lot) -> Lot:
        """Take a lot into the box; a card that is named is taken at once."""
        self.lots.append(lot)
        if len(lot.choices) == 1:
            self.take(lot, lot.choices[0])
        return lot

    def take(self, lot: Lot, kind: int) -> None:
        """Put a card into a lot; refuse one too many."""
        if not self.left[kind]:
            many = f"only {self.all[kind]}" if self.all[kind] else "no"
            refuse(lot.place, f"this game has {many} {self.name(kind)} among its {self.what}")
        self.left[kind] -= 1
        lot.kind = kind

    def pick(self, number: int) -> int:
        """Pick one of so many things by the seed."""
        return int(shuffled(self.seed, f"position/{self.what}/pick", number)[0])

    def unnamed(self) -> int:
        """Count the cards that no lot asks for."""
        return sum(self.left.values()) - sum(lot.kind < 0 for lot in self.lots)

    def settle(self) -> list[int]:
        """Fill every lot; give the cards that are left, in the order of the seed."""
        for lot in self.lots:
            if lot.kind < 0 and lot.choices:
                self.take(lot, next((kind for kind in lot.choices if self.left[kind]), lot.choices[0]))
        rest = sorted(self.left.elements())
        order = [rest[i] for i in shuffled(self.seed, f"position/{self.what}", len(rest))]
        for lot in self.lots:
            if lot.kind < 0:
                if not order:
                    refuse(lot.place, f"no card is left for this place among the {self.what} of this game")
                self.take(lot, order.pop(0))
        return order


def finder(names: Sequence[str], what: str, meant: Callable[[str, Sequence[str]], str]) -> Finder:
    """Make a reader of names that are numbered in order; `meant` guesses at a wrong one."""

    def find(name: str, place: str) -> Sequence[int]:
        if name not in names:
            refuse(place, f"{shown(name)} is no {what}{meant(name, names)}")
        return (names.index(name),)

    return find
