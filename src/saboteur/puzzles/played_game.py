"""A game between bots who talk, walked through step by step with what every seat remembers."""

import random
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from saboteur.bots.arena.bot_game import play
from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.talk import after_turn
from saboteur.play.actions import pack
from saboteur.play.commentary.said import Said, Spoken
from saboteur.play.game import Game
from saboteur.play.records.record import Record
from saboteur.play.setup import Setup
from saboteur.play.views.view_types import View

# Who plays: those who play well enough that their games make sense, hide as people do, and err now and then.
LEVELS: Final = ("steady-cunning", "shrewd-cunning", "shrewd-cunning", "shrewd-careful", "shrewd-bold")


class Story(NamedTuple):
    """A whole game: who did what, and what was said after which action."""

    setup: Setup
    moves: list[int]  # seat and packed code by turns
    talk: list[Spoken]


class Moment(NamedTuple):
    """The table before an action."""

    game: Game
    memories: list[Memory]  # by seat
    public: Memory  # of somebody who only looks on
    step: int  # actions done
    heard: int  # claims heard
    seat: int  # who acts
    code: int  # what will be done


def play_story(setup: Setup, levels: Callable[[int, View], str] | None = None) -> Story:
    """Let bots play a game and talk; the same setup gives the same story."""
    rng = random.Random(f"{setup.seed}:levels")
    seated = [rng.choice(LEVELS) for _ in range(setup.seats)]
    steps = 0
    talk: list[Spoken] = []
    played: list[Game] = []

    def watch(game: Game, *_: object) -> None:
        nonlocal steps
        steps += 1
        played[:] = [game]

    def listen(_game: Game, said: Said, _memories: list[Memory]) -> None:
        if said.factual:
            talk.append(Spoken(steps, said))

    play(setup, levels or (lambda seat, _: seated[seat]), watch, speak=after_turn, listen=listen)
    return Story(setup, [number for seat, action in played[0].actions for number in (seat, pack(action))], talk)


def story_of(record: Record) -> Story:
    """Return a recorded game: what was done and said, and nobody's name."""
    moves = [number for seat, action in record.moves() for number in (seat, pack(action))]
    return Story(record.setup, moves, [one for one in record.talk if one.said.factual])


def walk(story: Story) -> Iterator[Moment]:
    """Go through a story; each moment is good until the next is asked for."""
    game = Game.new(story.setup)
    memories = [Memory.start(game.view(seat)) for seat in range(story.setup.seats)]
    public = Memory.start(game.view(None))
    heard = 0
    for step, (seat, code) in enumerate(zip(story.moves[::2], story.moves[1::2], strict=True)):
        while heard < len(story.talk) and story.talk[heard].step <= step:
            said = story.talk[heard].said
            memories = [memory.hear_claim(said) for memory in memories]
            public = public.hear_claim(said)
            heard += 1
        yield Moment(game, memories, public, step, heard, seat, code)
        for raw_event in game.apply_code(seat, code):
            memories = [memory.hear(raw_event.seen_by(memory.seat)) for memory in memories]
            public = public.hear(raw_event.seen_by(None))
