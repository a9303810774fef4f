"""What has happened, as one seat was told it: who did what and who said what, a line each."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from saboteur.play.commentary.said import Said
from saboteur.play.events import Event
from saboteur.words.claim_text import claim_text
from saboteur.words.narrator import Narrator

MOST: Final = 250  # lines that are kept: some three rounds of four; older ones are counted
Told = Event | Said


def seat_name(seat: int) -> str:
    """Name a seat as views and notation do: counted from 0."""
    return f"seat {seat}"


def type_of_news(one: Told) -> bool:
    """Tell what is said from what happens: each is told in a run, since the narrator joins what belongs together."""
    return isinstance(one, Said)


class Story:
    """A seat's story of a game, in English, from when it began to listen."""

    def __init__(self, seat: int) -> None:
        """Begin with nothing told."""
        self._narrator = Narrator("en", seat_name, seat, ascii_only=True)
        self._lines: list[str] = []
        self.cut = 0  # lines that are told no more

    def hears(self, told: Sequence[Told]) -> None:
        """Take in events that the seat may know, and what was said."""
        for _, group in groupby(told, type_of_news):
            news = list(group)
            self._lines += self._narrator.tell(one for one in news if isinstance(one, Event))
            self._lines += (self._said(one) for one in news if isinstance(one, Said))
        more = max(0, len(self._lines) - MOST)
        del self._lines[:more]
        self.cut += more

    def _said(self, said: Said) -> str:
        return f'{seat_name(said.by)} says: "{claim_text(said, self._narrator.names)}"'

    def lines(self) -> list[str]:
        """Return what happened, the oldest first; what was cut is counted."""
        return [f"({self.cut} earlier lines are left out)", *self._lines] if self.cut else list(self._lines)
