"""A language model behind an OpenAI-compatible endpoint takes a seat: `model=http://127.0.0.1:11434/v1#llama3.2`.

What is asked and how answers are read is as for programs. A key that the endpoint wants is read from the environment.
"""

import http.client
import json
import os
import time
import urllib.error
import urllib.request
from typing import Any, Final
from urllib.parse import urlsplit

from saboteur.env.outside_program import SECONDS, Asked, ProgramError
from saboteur.env.prompts import LONGEST

KEY: Final = "SABOTEUR_MODEL_KEY"
LARGEST: Final = 1 << 20  # bytes of an answer that are read
PIECE: Final = 1 << 16  # bytes of it that are read at a time
MEANT_FOR_US: Final = (
    400,
    401,
    403,
    404,
    405,
    422,
)  # the address, the key or the model is wrong: asking again is vain


class Endpoint(Asked):
    """A model that is asked by chat completions; `counts` has its tokens and milliseconds, too."""

    def __init__(self, place: str, seconds: float = SECONDS) -> None:
        """Take the address of the endpoint and, behind `#`, the name of the model."""
        super().__init__(seconds)
        url, _, self.model = place.partition("#")
        if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).hostname or not self.model:
            raise ProgramError(f"{place!r} is no endpoint: name it as http://HOST:PORT/v1#MODEL")
        self.url = f"{url.rstrip('/')}/chat/completions"

    def _answer(self, question: str) -> str | None:
        began = time.monotonic()
        try:
            with urllib.request.urlopen(self._request(question), timeout=self.seconds) as response:
                said = json.loads(self._whole(response, began + self.seconds))
        except urllib.error.HTTPError as error:
            if error.code in MEANT_FOR_US:
                raise ProgramError(
                    f"{self.url} refuses the model {self.model!r}: {error.code} {error.reason}"
                ) from None
            self.counts["failed"] += 1
            return None
        except TimeoutError:
            self.counts["too slow"] += 1
            return None
        except urllib.error.URLError as error:
            if isinstance(error.reason, TimeoutError):
                self.counts["too slow"] += 1
                return None
            raise ProgramError(f"cannot reach {self.url}: {error.reason}") from None
        except (OSError, ValueError, RecursionError, http.client.HTTPException):  # it broke off, or is no JSON
            self.counts["failed"] += 1
            return None
        finally:
            self.counts["milliseconds"] += round(1000 * (time.monotonic() - began))
        return self._read(said)

    def _whole(self, response: http.client.HTTPResponse, until: float) -> bytes:
        """Read an answer as long as there is time: one that trickles in would never be too slow for the socket."""
        read = b""
        while len(read) < LARGEST and (piece := response.read1(PIECE)):
            read += piece
            if time.monotonic() > until:
                raise TimeoutError
        return read

    def _request(self, question: str) -> urllib.request.Request:
        body = {"model": self.model, "messages": [{"role": "user", "content": question}], "temperature": 0}
        headers = {"Content-Type": "application/json"}
        if key := os.environ.get(KEY):
            headers["Authorization"] = f"Bearer {key}"
        return urllib.request.Request(self.url, json.dumps(body).encode(), headers)

    def _read(self, said: Any) -> str | None:
        try:
            content = said["choices"][0]["message"]["content"]
            used = said.get("usage") or {}
            self.counts["tokens read"] += int(used.get("prompt_tokens", 0))
            self.counts["tokens written"] += int(used.get("completion_tokens", 0))
        except (AttributeError, IndexError, KeyError, TypeError, ValueError, OverflowError):
            content = None
        if not isinstance(content, str):
            self.counts["failed"] += 1
            return None
        return content[:LONGEST]
