"""A program that reads a prompt and prints a move takes a seat, whatever it is written in.

It is started again for every question: the prompt on its input, the answer on its output. An answer that names no
option is explained and asked for again; after that, or if the program fails or takes too long, an option is taken
at random and counted.
"""

import random
import shlex
import subprocess
from collections import Counter
from dataclasses import dataclass, field

from saboteur.env.prompts import AnswerRefused, parse, prompt
from saboteur.play.actions import AnyAction
from saboteur.play.views.view_types import View

TRIES = 3
SECONDS = 60.0


class ProgramError(ValueError):
    """The command cannot be run at all."""


@dataclass
class Program:
    """A command that answers prompts; `counts` tells how it went."""

    command: str
    seconds: float = SECONDS
    tries: int = TRIES
    rng: random.Random = field(default_factory=lambda: random.Random(0))
    counts: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        """Refuse what is no command."""
        try:
            self._words = shlex.split(self.command)
        except ValueError as error:
            raise ProgramError(f"the command cannot be read: {error}") from None
        if not self._words:
            raise ProgramError("the command is empty")

    def __call__(self, games: object, view: View, options: list[AnyAction]) -> int:
        """Choose as `seated` asks; the program sees text, not arrays."""
        _ = games
        return options.index(self.choose(view, options))

    def choose(self, view: View, options: list[AnyAction]) -> AnyAction:
        """Ask the program; take an option at random where it gives none."""
        if len(options) == 1:
            return options[0]
        self.counts["asked"] += 1
        text = prompt(view, options)
        for _ in range(self.tries):
            answer = self._run(text)
            if answer is None:
                break
            try:
                chosen = parse(answer, options)
            except AnswerRefused as refused:
                self.counts["refused"] += 1
                text = f"{prompt(view, options)}\n\nYour last answer was refused: {refused}"
            else:
                self.counts["answered"] += 1
                return chosen
        self.counts["at random"] += 1
        return self.rng.choice(options)

    def _run(self, text: str) -> str | None:
        """Run the command once; nothing if it fails or hangs."""
        try:
            done = subprocess.run(
                self._words, input=text, capture_output=True, text=True, timeout=self.seconds, check=False
            )
        except subprocess.TimeoutExpired:
            self.counts["too slow"] += 1
            return None
        except (OSError, UnicodeDecodeError) as error:
            if isinstance(error, FileNotFoundError | PermissionError):
                raise ProgramError(f"cannot run {self._words[0]}: {error.strerror}") from None
            self.counts["failed"] += 1
            return None
        if done.returncode:
            self.counts["failed"] += 1
            return None
        return done.stdout
