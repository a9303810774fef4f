"""Who is who: what actions and words together say of each seat."""

from saboteur.bots.memory.claim_evidence import Heard, heard
from saboteur.bots.memory.observed_actions import evidence_of
from saboteur.bots.memory.remembered_facts import Remembered
from saboteur.core.measure.posterior import Rows, marginals


def with_words(memory: Remembered, evidence: Rows, words: Heard) -> Rows:
    """Return evidence of actions, as `Memory.rows`, with what was said."""
    if not any(words.odds) or "saboteur" not in memory.roles:
        return evidence
    bad = memory.roles.index("saboteur")
    found = [
        [value + more * (i == bad) for i, value in enumerate(row)]
        for row, more in zip(evidence, words.odds, strict=False)
    ]
    return found + evidence[len(found) :]


def seat_chances(memory: Remembered) -> Rows:
    """Return each seat's chances of each role by all that its actions and everybody's words say."""
    evidence = evidence_of(memory)
    rows = with_words(memory, evidence, heard(memory, evidence))
    return marginals(rows, tuple(memory.counts), memory.seats, memory.known)
