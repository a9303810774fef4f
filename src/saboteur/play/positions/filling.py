"""Sharing out the cards of a box: those a position names, and the others by the seed."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NoReturn

from saboteur.core.table.chance import shuffled
from saboteur.play.fields.line import shown
from saboteur.play.positions.tokens import ANY, ANY_BUT, Known, place_of, read_known, refuse

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
    """All cards of one sort. Named ones are taken first, then `settle` fills the other lots by the seed.

    `?` is any card, `?!veto` any but the Veto; `sorts` has more words for some of the cards, such as ``?path``.
    """

    def __init__(
        self,
        what: str,
        kinds: Sequence[int],
        name: Callable[[int], str],
        seed: bytes,
        sorts: dict[str, Callable[[int], bool]] | None = None,
    ) -> None:
        self.what = what
        self.sorts = sorts or {}
        self.name = name
        self.seed = seed
        self.all = Counter(kinds)
        self.left = Counter(kinds)
        self.lots: list[Lot] = []

    def lot(self, entry: str, field: str, find: Finder, group: int) -> Lot:
        """Make a lot out of a word such as ``map``, ``map{02}`` or ``?``; `find` reads its name."""
        place = place_of(entry, field)
        name, known = read_known(entry, place, group)
        return self.add(Lot(self.choices(name, place, find), known, place))

    def choices(self, name: str, place: str, find: Finder) -> Sequence[int]:
        """List the cards that a word may mean, in the order in which they are tried; nothing: any card."""
        if name == ANY:
            return ()
        if name in self.sorts:
            found = [kind for kind in self.all if self.sorts[name](kind)]
        elif name.startswith(ANY_BUT):
            barred = find(name.removeprefix(ANY_BUT), place)
            found = [kind for kind in self.all if kind not in barred]
        else:
            return find(name, place)
        if not found:
            refuse(place, f"this game has no {shown(name)} among its {self.what}")
        cards = [kind for kind in sorted(found) for _ in range(self.all[kind])]
        order = shuffled(self.seed, f"position/{self.what}/{name}/{len(self.lots)}", len(cards))
        return list(dict.fromkeys(cards[i] for i in order))

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

    def prefer(self, lot: Lot, kind: int) -> None:
        """Put a card into a lot that may be any, if there is one left: somebody has noted it there."""
        if lot.kind < 0 and not lot.choices and self.left[kind] > 0:
            self.take(lot, kind)

    def pick(self, number: int) -> int:
        """Pick one of so many things by the seed."""
        return int(shuffled(self.seed, f"position/{self.what}/pick", number)[0])

    def unnamed(self) -> int:
        """Count the cards that no lot asks for."""
        return sum(self.left.values()) - sum(lot.kind < 0 for lot in self.lots)

    def settle(self) -> list[int]:
        """Fill every lot; return the cards that are left, in the order of the seed."""
        for lot in self.lots:
            if lot.kind < 0 and lot.choices and not self.fit(lot, set()):
                self.refuse_full(lot)
        rest = sorted(self.left.elements())
        order = [rest[i] for i in shuffled(self.seed, f"position/{self.what}", len(rest))]
        for lot in self.lots:
            if lot.kind < 0:
                if not order:
                    self.refuse_full(lot)
                self.take(lot, order.pop(0))
        return order

    def refuse_full(self, lot: Lot) -> NoReturn:
        """Refuse a lot for which nothing is left, or of which the game has nothing at all."""
        if lot.choices and not any(self.all[kind] for kind in lot.choices):
            refuse(lot.place, f"this game has no {self.name(lot.choices[0])} among its {self.what}")
        refuse(lot.place, f"no card is left for this place among the {self.what} of this game")

    def fit(self, lot: Lot, tried: set[int]) -> bool:
        """Find a card for a lot that may be several; lots before it take another one if that helps."""
        for kind in lot.choices:
            if kind in tried:
                continue
            tried.add(kind)
            if self.left[kind]:
                self.take(lot, kind)
                return True
            for other in self.lots:
                if other.kind == kind and len(other.choices) > 1 and self.fit(other, tried):
                    lot.kind = kind
                    return True
        return False


def finder(names: Sequence[str], what: str, meant: Callable[[str, Sequence[str]], str]) -> Finder:
    """Make a reader of names that are numbered in order; `meant` guesses at a wrong one."""

    def find(name: str, place: str) -> Sequence[int]:
        if name not in names:
            refuse(place, f"{shown(name)} is no {what}{meant(name, names)}")
        return (names.index(name),)

    return find
