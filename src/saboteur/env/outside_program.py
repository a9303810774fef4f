"""A program that reads what its seat sees and prints a move is a bot, whatever it is written in.

`Program` (`text=COMMAND`) is started again for every question: a prompt on its input, the answer on its output.
`LastingProgram` (`program=COMMAND`) is started once: a question is a line of JSON on its input, the answer a line on
its output. An answer that names no option is explained and asked for again; after that, or if the program fails or
takes too long, an option is taken at random and counted.
"""

import json
import queue
import random
import shlex
import subprocess
import threading
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from saboteur.bots.memory.bot_memory import Memory
from saboteur.bots.own_bots import BotFault
from saboteur.env.prompts import LONGEST, AnswerRefused, as_json, parse, prompt
from saboteur.env.seat_story import Story, Told
from saboteur.play.actions import AnyAction
from saboteur.play.views.view_types import View

TRIES = 3
SECONDS = 60.0
GRACE = 2.0  # seconds in which a program may end by itself


class ProgramError(BotFault):
    """Whoever is to be asked cannot be asked at all."""


class Asked:
    """Whoever is asked in writing and answers in writing, with a few tries; `counts` tells how it went."""

    tries = TRIES

    def __init__(self, seconds: float) -> None:
        """Take the seconds in which an answer must come."""
        self.seconds = seconds
        self.counts: Counter[str] = Counter()
        self._stories: defaultdict[int, Story] = defaultdict(lambda: Story(0))

    def begins(self, seat: int) -> None:
        """Forget what this seat heard."""
        self._stories[seat] = Story(seat)

    def hears(self, seat: int, told: Sequence[Told]) -> None:
        """Hear what happens at the table, for the story that goes with each question."""
        self._stories[seat].hears(told)

    def choose(self, view: View, options: list[AnyAction], memory: Memory, rng: random.Random) -> AnyAction:
        """Ask until there is an answer; take an option at random where there is none."""
        _ = memory  # what the seat heard is in its story
        assert view.own is not None
        story = self._stories[view.own.seat].lines()
        self.counts["asked"] += 1
        refusal = ""
        for _try in range(self.tries):
            answer = self._answer(self._question(view, options, story, refusal))
            if answer is None:
                break
            try:
                chosen = parse(answer, options, view.own.seat)
            except AnswerRefused as refused:
                self.counts["refused"] += 1
                refusal = str(refused)
            else:
                self.counts["answered"] += 1
                return chosen
        self.counts["at random"] += 1
        return rng.choice(options)

    def account(self) -> str:
        """Say how it went, in one line."""
        return ", ".join(f"{name}: {count}" for name, count in sorted(self.counts.items())) or "it was never asked"

    def close(self) -> None:
        """Let go of what is held for answering."""

    def _question(self, view: View, options: list[AnyAction], story: Sequence[str], refusal: str) -> str:
        """Write what is asked, and why the last answer was refused, if it was."""
        text = prompt(view, options, story)
        return f"{text}\n\nYour last answer was refused: {refusal}" if refusal else text

    def _answer(self, question: str) -> str | None:
        """Get an answer to a question; nothing where there will be none."""
        raise NotImplementedError


class Program(Asked):
    """A command that answers prompts, started again for each."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        """Refuse what is not a command."""
        super().__init__(seconds)
        self.command = command
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise ProgramError(f"the command cannot be read: {error}") from None
        if not self._words:
            raise ProgramError("the command is empty")

    def _answer(self, question: str) -> str | None:
        """Run the command once; nothing if it fails or hangs."""
        try:
            done = subprocess.run(
                self._words, input=question, capture_output=True, text=True, timeout=self.seconds, check=False
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


class LastingProgram(Program):
    """A command that goes on for as long as there are questions: a line of JSON to it, a line back.

    One that ended, or was too slow, is started again for the next question, so that no late answer is taken for it.
    """

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        """Refuse what is not a command; it is started when it is first asked."""
        super().__init__(command, seconds)
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()

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

    def _question(self, view: View, options: list[AnyAction], story: Sequence[str], refusal: str) -> str:
        said = {"refused": refusal} if refusal else {}
        return json.dumps({**as_json(view, options, story), **said}, separators=(",", ":"))

    def _answer(self, question: str) -> str | None:
        """Write a line and wait for one; nothing if the program has ended or takes too long."""
        process = self._started()
        assert process.stdin is not None
        writing = threading.Thread(target=_write, args=(process.stdin, f"{question}\n"), daemon=True)
        writing.start()  # it may be more than a pipe holds, and nobody may read
        try:
            answer = self._lines.get(timeout=self.seconds)
        except queue.Empty:
            answer = None
        else:
            writing.join(GRACE)
        if not answer or writing.is_alive():
            self.counts["too slow" if answer is None else "failed"] += 1
            if answer is None or writing.is_alive():
                process.kill()  # so that nothing waits any more for it to read
                writing.join(GRACE)
            self.close()
            return None
        return answer

    def _started(self) -> subprocess.Popen[str]:
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


def _write(place: IO[str], line: str) -> None:
    """Write a line, unless nobody reads any more."""
    with suppress(OSError, ValueError):
        place.write(line)
        place.flush()


def _read(output: IO[str], lines: queue.Queue[str]) -> None:
    """Hand every line on, and an empty one at the end; of a line that is too long only as much as is looked at."""
    with output:
        while line := output.readline(LONGEST):
            lines.put(line)
    lines.put("")
