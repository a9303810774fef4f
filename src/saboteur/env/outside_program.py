"""A program that reads what its seat sees and prints a move takes a seat, whatever it is written in.

`Program` is started again for every question: a prompt on its input, the answer on its output. `LastingProgram` is
started once: a question is a line of JSON on its input, the answer a line on its output. An answer that names no
option is explained and asked for again; after that, or if the program fails or takes too long, an option is taken
at random and counted.
"""

import json
import queue
import random
import shlex
import subprocess
import threading
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import IO

from saboteur.env.prompts import LONGEST, AnswerRefused, as_json, parse, prompt
from saboteur.play.actions import AnyAction
from saboteur.play.views.view_types import View

TRIES = 3
SECONDS = 60.0
GRACE = 2.0  # seconds in which a program may end by itself


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
        refusal = ""
        for _ in range(self.tries):
            answer = self._run(self._question(view, options, refusal))
            if answer is None:
                break
            try:
                chosen = parse(answer, options)
            except AnswerRefused as refused:
                self.counts["refused"] += 1
                refusal = str(refused)
            else:
                self.counts["answered"] += 1
                return chosen
        self.counts["at random"] += 1
        return self.rng.choice(options)

    def close(self) -> None:
        """Let the program go; this one has ended after each answer."""

    def _question(self, view: View, options: list[AnyAction], refusal: str) -> str:
        """Write what the program is asked, and why its last answer was refused, if it was."""
        text = prompt(view, options)
        return f"{text}\n\nYour last answer was refused: {refusal}" if refusal else text

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


@dataclass
class LastingProgram(Program):
    """A command that goes on for as long as there are questions: a line of JSON to it, a line back.

    One that ended, or was too slow, is started again for the next question, so that no late answer is taken for it.
    """

    _process: "subprocess.Popen[str] | None" = None
    _lines: "queue.Queue[str]" = field(default_factory=queue.Queue)

    def close(self) -> None:
        """Close its input, by which it hears that it is over; end it if it does not hear."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            if process.stdin is not None:
                process.stdin.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _question(self, view: View, options: list[AnyAction], refusal: str) -> str:
        said = {"refused": refusal} if refusal else {}
        return json.dumps({**as_json(view, options), **said}, separators=(",", ":"))

    def _run(self, text: str) -> str | None:
        """Write a line and wait for one; nothing if the program has ended or takes too long."""
        process = self._started()
        try:
            assert process.stdin is not None
            process.stdin.write(f"{text}\n")
            process.stdin.flush()
            answer = self._lines.get(timeout=self.seconds)
        except queue.Empty:
            self.counts["too slow"] += 1
            process.kill()
            self.close()
            return None
        except OSError:  # nobody reads any more
            answer = ""
        if not answer:
            self.counts["failed"] += 1
            self.close()
            return None
        return answer

    def _started(self) -> "subprocess.Popen[str]":
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    self._words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    encoding="utf-8",
                    errors="replace",
                )
            except OSError as error:
                raise ProgramError(f"cannot run {self._words[0]}: {error.strerror}") from None
            self._lines = queue.Queue()
            assert self._process.stdout is not None
            threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        return self._process


def _read(output: IO[str], lines: "queue.Queue[str]") -> None:
    """Hand every line on, and an empty one at the end; of a line that is too long only as much as is looked at."""
    with output:
        while line := output.readline(LONGEST):
            lines.put(line)
    lines.put("")
