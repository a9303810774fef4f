"""The vote: once a round, when half of the draw pile is gone, everybody may point at a saboteur, secretly.

It closes when all who are there have pointed, when a lap is over, or with the round, whatever comes first; then one
entry of the log has all votes, and everybody sees them at once. Until then people's votes are kept beside the log
like their notes (a step of the table would tell that somebody has voted), and those of bots, which can be redone,
in memory.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from saboteur.core.table.refusal import Refusal
from saboteur.play.game import Game
from saboteur.server import messages as m
from saboteur.server.store import Store
from saboteur.server.tables.log import log_entries as e

FEWEST = 3  # seats: of two, everybody points at the other
_KEY = "vote"  # and the number of the round
_PILE, _TURN = 5, 1  # where `Game.seen_numbers` has them


class Cast(msgspec.Struct, frozen=True):
    """A person's vote, as it is kept."""

    cid: str
    at: int


def pile_of(game: Game) -> int:
    """Return the number of cards in the draw pile."""
    return game.seen_numbers()[0][_PILE]


def opened(game: Game, last: m.Vote | None, full: int) -> m.Vote | None:
    """Return the vote that opens now, if one does."""
    if game.over or game.setup.seats < FEWEST or (last is not None and last.round == game.round):
        return None
    numbers = game.seen_numbers()[0]
    if 2 * numbers[_PILE] > full:
        return None
    return m.Vote(round=game.round, open=True, until=numbers[_TURN] + game.setup.seats)


def is_due(game: Game | None, vote: m.Vote | None) -> bool:
    """Return whether an open vote has to be closed, whoever has not voted."""
    if game is None or vote is None or not vote.open:
        return False
    return game.over or game.round != vote.round or game.seen_numbers()[0][_TURN] >= vote.until


def check(vote: m.Vote | None, game: Game | None, seat: int, at: int) -> int:
    """Return the round that a vote counts for, or refuse it."""
    if game is None or vote is None or vote.round != game.round:
        raise Refusal("no_vote", "Nobody is asked to point at somebody now.")
    if not vote.open or is_due(game, vote):
        raise Refusal("vote_over", "The vote of this round is over.")
    if at >= game.setup.seats:
        raise Refusal("no_such_seat", f"There is no seat {at}.", {"seats": game.setup.seats})
    if at == seat:
        raise Refusal("own_seat", "Point at somebody else.")
    return vote.round


class Ballot:
    """The votes of one table's open vote."""

    def __init__(self, store: Store, table: str) -> None:
        self.asked: set[int] = set()  # bots that were asked, or have answered
        self._store = store
        self._table = table
        self._round = 0
        self._of_bots: dict[int, int] = {}

    def turn_to(self, number: int) -> None:
        """Begin with a round's vote, if that is another than before."""
        if number != self._round:
            self._round = number
            self._of_bots, self.asked = {}, set()

    def take(self, seat: int, at: int) -> None:
        """Keep a bot's vote."""
        self._of_bots[seat] = at

    async def put(self, person: str, cid: str, at: int) -> None:
        """Keep a person's vote, durably; the same again does not count twice."""
        kept = await self._cast_by(person)
        if kept is not None and (kept.cid, kept.at) != (cid, at):
            raise Refusal("voted", "You have pointed at somebody already.")
        if kept is None:
            await self._store.put_note(
                self._table, person, f"{_KEY}{self._round}", msgspec.json.encode(Cast(cid, at))
            )

    async def by(self, chairs: Iterable[e.Chair]) -> list[int | None]:
        """Return whom every seat has pointed at: whoever gave up their seat takes their vote along."""
        out: list[int | None] = []
        for seat, chair in enumerate(chairs):
            kept = await self._cast_by(chair.person) if chair.person else None
            out.append(kept.at if kept is not None else self._of_bots.get(seat) if chair.level is not None else None)
        return out

    async def _cast_by(self, person: str) -> Cast | None:
        note = (await self._store.notes(self._table, person)).get(f"{_KEY}{self._round}")
        return None if note is None else msgspec.json.decode(note, type=Cast)
