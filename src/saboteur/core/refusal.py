"""Refusals: a stable code, a sentence, and nothing changed."""


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not an error in the program
    """Something was asked that cannot be; `code` never changes once released, the sentence may."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class SetupRefused(Refusal):
    """A setup that cannot be played; `clashes` lists every reason."""

    def __init__(self, clashes: list[str]) -> None:
        super().__init__("setup", "; ".join(clashes))
        self.clashes = clashes
