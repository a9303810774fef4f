"""A judge of finished games: how each round stood, what every move cost, what decided the game, who lied.

Two kinds of knowledge are kept apart. How a round stood comes from the whole truth (`chances`). What a move cost
comes from what its player could know (`verdict`), so that nobody is blamed for a card that nobody could see. The
effort is counted in roll-outs and the luck is fixed: the same record gives the same analysis.
"""

import sys
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.review.chances import chances, outcome
from saboteur.bots.review.lies import Listeners, is_lie
from saboteur.bots.review.verdict import Effort, judge_move
from saboteur.core.table.refusal import Refusal
from saboteur.play.actions import AnyAction, Choose, PlayCard, unpack
from saboteur.play.commentary.analysis import VERSION, Analysis, JudgedMove, Lie, Side, SideChance, Standing, Swing
from saboteur.play.commentary.said import Spoken
from saboteur.play.commentary.thoughts import worth_telling
from saboteur.play.extensions.packages import versions
from saboteur.play.game import Game
from saboteur.play.records.record import Record
from saboteur.workers import stand_back

SWINGS: Final = 5  # moments that are told
LOOKED_AT: Final = 12  # moments that are measured more closely to find them
LEAST_SWING: Final = 0.15  # less may be the roll-outs' own error
NICENESS: Final = 19  # as `nice` counts
MOVES: Final = 300  # in longer games less is tried out for each move

Progress = Callable[[int, int], None]


class Thoroughness(NamedTuple):
    """How many roll-outs a judge spends."""

    standing: int = 40  # for how a round stands after a turn
    closer: int = 120  # more of them at what seem to be the deciding moments
    effort: Effort = Effort()  # for each move

    def within(self, moves: int) -> "Thoroughness":
        """Spend less on each move of a long game, so that no game takes for ever."""
        share = min(1.0, MOVES / max(1, moves))
        rollouts, pairs = (max(8, round(share * number)) for number in self.effort)
        return Thoroughness(max(8, round(share * self.standing)), self.closer, Effort(rollouts, pairs))


class _Moment(NamedTuple):
    """How a round stood, and what is needed to look more closely."""

    standing: Standing
    game: Game | None  # None once the round is decided
    memory: Memory


def analyse(record: Record, thoroughness: Thoroughness | None = None, progress: Progress | None = None) -> Analysis:
    """Judge a finished game; refuse one that is not over. `progress` is told how much is done, and of how much."""
    if not record.game().over:
        raise Refusal("game_running", "The game is not over: it can be judged when it is.")
    judge = _Judge(record, (thoroughness or Thoroughness()).within(len(record.actions)))
    total = len(record.actions) + LOOKED_AT
    for step, (seat, action) in enumerate(record.moves(), 1):
        judge.take(step, seat, action)
        if progress:
            progress(step, total)
    return judge.close(lambda done: progress(len(record.actions) + done, total) if progress else None)


class _Judge:
    """Goes through a game once."""

    def __init__(self, record: Record, spend: Thoroughness) -> None:
        self._spend = spend
        self._outside = list(versions(record.setup.modules))
        self._talk = list(record.talk)
        self._has_talk = bool(record.talk)
        self._game = game = record.beginning()
        self._memories = [Memory.start(game.view(seat)) for seat in range(game.setup.seats)]
        self._public = Memory.start(game.view(None))
        self._judged = [0] * game.setup.seats
        self._moves: list[JudgedMove] = []
        self._moments: list[_Moment] = []
        self._listening: list[Listeners] = []
        self._lies: list[Lie] = []
        self._decided = len(game.view(None).rounds)
        self._measure(0)

    # -- step by step ------------------------------------------------------------------------------------

    def take(self, step: int, seat: int, action: AnyAction) -> None:
        """Judge an action and carry it out."""
        while self._talk and self._talk[0].step < step:
            self._hear(self._talk.pop(0))
        game = self._game
        action = unpack(game.code(seat, action))  # of several spellings the one that is listed
        self._judge(step, seat, action)
        question = game.question
        if question is not None and question.kind == "take_turn":
            for one in self._listening:
                one.sees(seat, action, self._memories[seat])
        gold = [game.own(other).gold for other in range(game.setup.seats)]
        for raw_event in game.apply(seat, action):
            self._public = self._public.hear(raw_event.seen_by(None))
            self._memories = [memory.hear(raw_event.seen_by(memory.seat)) for memory in self._memories]
        self._measure(step, gold)

    def _judge(self, step: int, seat: int, action: AnyAction) -> None:
        """Judge an action by what its seat knows; the luck depends on nothing else."""
        options = self._game.legal(seat)
        if not worth_telling(options, action) or (self._outside and isinstance(action, PlayCard | Choose)):
            return
        luck = f"{seat} {self._judged[seat]}"
        self._judged[seat] += 1
        verdict = judge_move(self._game.view(seat), options, self._memories[seat], action, luck, self._spend.effort)
        self._moves.append(JudgedMove(step, seat, *verdict))

    def _hear(self, spoken: Spoken) -> None:
        """Let everybody hear a claim; if it is a lie, wait for what comes of it."""
        said, game = spoken.said, self._game
        if is_lie(said, game.view(said.by), self._memories[said.by]):
            roles = [game.own(seat).role for seat in range(game.setup.seats)]
            self._listening.append(Listeners(spoken, self._memories, roles))
        self._memories = [memory.hear_claim(said) for memory in self._memories]
        self._public = self._public.hear_claim(said)

    def _measure(self, step: int, gold: list[int] | None = None) -> None:
        """Note how the round stands: between two turns, and once when it is decided."""
        game = self._game
        view = game.view(None)
        if len(view.rounds) > self._decided:
            self._decided += 1
            self._lies += [one.told() for one in self._listening]
            self._listening = []
            result = Standing(step, len(view.rounds), outcome(game, gold or [0] * view.seats))
            self._moments.append(_Moment(result, None, self._public))
        question = view.question
        if question is not None and question.kind == "take_turn":
            found = chances(game, self._public, self._spend.standing)
            self._moments.append(_Moment(Standing(step, view.round, found), game.copy(), self._public))

    # -- in the end --------------------------------------------------------------------------------------

    def close(self, looked: Callable[[int], None]) -> Analysis:
        """Look more closely at what seems to have decided the game, and tell everything."""
        moments = self._moments = settled(self._moments)
        pairs = [i for i in range(1, len(moments)) if moments[i].standing.round == moments[i - 1].standing.round]
        likely = sorted(pairs, key=lambda i: -_swing(moments[i - 1].standing, moments[i].standing)[0])[:LOOKED_AT]
        for done, at in enumerate(sorted({i for one in likely for i in (one - 1, one)}), 1):
            moments[at] = self._closer(moments[at])
            looked(min(LOOKED_AT, done // 2))
        moments = self._moments = settled(moments)
        standings = [moment.standing for moment in moments]
        looked(LOOKED_AT)
        return Analysis(
            VERSION, standings, self._moves, self._swings(likely), self._lies, self._outside, self._has_talk
        )

    def _closer(self, moment: _Moment) -> _Moment:
        """Measure how a round stood with more roll-outs."""
        if moment.game is None:
            return moment
        few, more = self._spend.standing, self._spend.closer
        again = chances(moment.game, moment.memory, more, first=few)
        both = [
            SideChance(one.side, round((few * one.chance + more * two.chance) / (few + more), 3))
            for one, two in zip(moment.standing.chances, again, strict=True)
        ]
        return moment._replace(standing=Standing(moment.standing.step, moment.standing.round, both))

    def _swings(self, likely: list[int]) -> list[Swing]:
        movers = [seat for seat, _ in self._game.moves_after(0)]
        found = []
        for at in likely:
            before, after = self._moments[at - 1].standing, self._moments[at].standing
            size, side = _swing(before, after)
            if size >= LEAST_SWING:
                one, two = (
                    next(c.chance for c in standing.chances if c.side == side) for standing in (before, after)
                )
                step = before.step + 1
                found.append((size, Swing(step, movers[step - 1], after.round, side, one, two)))
        found.sort(key=lambda pair: (-pair[0], pair[1].step))
        return [swing for _, swing in found[:SWINGS]]


def settled(moments: list[_Moment]) -> list[_Moment]:
    """Take out of a round what was so for one turn alone: the middle of each chance and its two neighbours'.

    Roll-outs are sure what whoever moves next will do. If it does otherwise, nothing has happened: the round stands
    as before, and what was shown between was their error. What a round comes to is left as it is.
    """
    out = list(moments)
    for i in range(1, len(moments) - 1):
        three = moments[i - 1 : i + 2]
        if three[1].game is None or len({one.standing.round for one in three}) > 1:
            continue
        rows = [{one.side: one.chance for one in moment.standing.chances} for moment in three]
        if len({frozenset(row) for row in rows}) == 1:
            middle = [SideChance(side, sorted(row[side] for row in rows)[1]) for side in rows[1]]
            out[i] = three[1]._replace(standing=Standing(three[1].standing.step, three[1].standing.round, middle))
    return out


def _swing(before: Standing, after: Standing) -> tuple[float, Side]:
    """Return by how much the chance of a side changed most, and which; of two alike the first."""
    now = {one.side: one.chance for one in after.chances}
    changes = [(abs(now[one.side] - one.chance), one.side) for one in before.chances if one.side in now]
    return max(changes, key=lambda change: round(change[0], 2), default=(0.0, "saboteur"))


def main() -> None:
    """Judge the record on stdin, as thoroughly as the argument says; for the server, behind everything else."""
    stand_back(NICENESS)
    spend = msgspec.json.decode(sys.argv[1], type=Thoroughness)
    record = Record.parse(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode(analyse(record, spend)))


if __name__ == "__main__":
    main()
