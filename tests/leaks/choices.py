"""The choices check: different answers to a secret question look the same to everybody else."""

from __future__ import annotations

from saboteur.core.rules.flow import options, to_act
from saboteur.core.table.codes import (
    ALLOW,
    CARD_AT,
    DROP,
    GOLD,
    KEEP,
    LEAVE,
    PASS,
    Q_VETO,
    SECOND_AT,
    SWAP,
    THIRD_AT,
    TOLL,
    VETO,
)

from .harness import REAL, Table, Wire, act
from .worlds import Leak, difference, licensed


def secret_part(code: int) -> int | None:
    """Return what of an action everybody may know, or None if all of it is public."""
    verb = code & 63
    if verb == PASS:  # only the number of cards is public
        return PASS | bool(code >> SECOND_AT & 127) << 6 | bool(code >> THIRD_AT & 127) << 7
    if verb == DROP:  # the card removed is public, the two discarded are not
        return DROP | (code >> THIRD_AT) << 6
    if verb == TOLL:
        return code & ~(127 << CARD_AT)
    if verb in (SWAP, LEAVE):
        return SWAP
    if verb in (KEEP, GOLD):
        return verb
    return None


def groups(codes: list[int], window_stays_open: bool) -> list[list[int]]:
    """Put answers that must look alike together."""
    found: dict[int, list[int]] = {}
    for code in codes:
        verb = code & 63
        key = secret_part(code)
        if verb in (ALLOW, VETO):
            key = ALLOW if window_stays_open else None
        if key is not None:
            found.setdefault(key, []).append(code)
    return [group for group in found.values() if len(group) > 1]


def check(table: Table, steps: int, wire: Wire = REAL) -> int:
    """Play on at random; at every secret question compare what the others see of each answer."""
    compared = 0
    for _ in range(steps):
        if table.s.table.over:
            break
        seat, code = table.step()
        frame = table.s.stack[len(table.s.stack) - 1]
        waiting = frame & 255 == Q_VETO and int(to_act(table.s)).bit_count() > 1
        for group in groups(list(options(table.s, seat)), waiting):
            compared += _compare(table, seat, group, wire)
        act(table.s, seat, code)
    return compared


def _compare(table: Table, seat: int, group: list[int], wire: Wire) -> int:
    picked = group if len(group) < 4 else table.rng.sample(group, 3)
    copies = [table.s.copy() for _ in picked]
    stories = [act(copy, seat, code) for copy, code in zip(copies, picked, strict=True)]
    for viewer in table.viewers():
        if viewer == seat:
            continue
        first = wire.frame(table.setup, copies[0], stories[0], viewer)
        for copy, story in zip(copies[1:], stories[1:], strict=True):
            frame = wire.frame(table.setup, copy, story, viewer)
            ours, theirs = ([one.seen_by(viewer) for one in told] for told in (stories[0], story))
            # The answer may end the round, which turns up what was decided in secret (B15).
            if frame != first and not licensed(ours, theirs):
                where = difference(first, frame)
                raise Leak(f"{table.setup}: viewer {viewer} can tell seat {seat}'s answers apart: {where}")
    return len(picked) - 1
