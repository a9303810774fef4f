"""Refusals: a stable code, a sentence, and nothing changed."""


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not an error in the program
    """Something was asked that cannot be; `code` never changes once released, the sentence may.

    `values` has what the sentence names, so that it can be said in another language.
    """

    def __init__(self, code: str, sentence: str, values: dict[str, str | int] | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.values: dict[str, str | int] = {} if values is None else values


class SetupRefused(Refusal):
    """A setup that cannot be played; `reasons` has every one of them, `clashes` their sentences."""

    def __init__(self, reasons: list[Refusal]) -> None:
        self.reasons = reasons
        self.clashes = [reason.sentence for reason in reasons]
        super().__init__("setup", "; ".join(self.clashes))
