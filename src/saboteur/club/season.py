"""The standing of a season: what each evening was worth, and how everybody stands after several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class SeasonLine(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody stands."""

    place: int  # equal for those whom nothing sets apart
    key: str
    points: float  # of the evenings that count for them
    evenings: int  # at which they played
    each: list[float | None]  # of every evening, in their order; null: not there
    by: str  # what set them below the one before; empty: points; `best`, `latest`, `shared`: nothing


def evening_points(places: Mapping[str, int]) -> dict[str, float]:
    """Return what an evening is worth by the places at its end: 100 for ahead of everybody, 0 for behind everybody.

    Equal places share. So evenings of different sizes are worth the same; who played one alone gets nothing for it.
    """
    others = len(places) - 1
    if others < 1:
        return {}
    all_places = list(places.values())
    return {
        key: round(100 * (sum(place < one for one in all_places) + (all_places.count(place) - 1) / 2) / others, 1)
        for key, place in places.items()
    }


def season_standing(evenings: Sequence[Mapping[str, float]], best: int | None = None) -> list[SeasonLine]:
    """Return how those stand who played at one of these evenings, of which so many best ones count for each.

    Whoever has the same points is set apart by the most points at one evening, then at the second best and so on
    (`best`), then by the latest evening (`latest`).
    """
    keys = sorted({key for one in evenings for key in one})
    each = {key: [one.get(key) for one in evenings] for key in keys}
    ranked = {key: sorted((one for one in each[key] if one is not None), reverse=True) for key in keys}
    counted = {key: ranked[key][:best] for key in keys}
    points = {key: round(sum(counted[key]), 1) for key in keys}
    latest = {key: [-1.0 if one is None else one for one in reversed(each[key])] for key in keys}
    keys.sort(key=lambda key: (points[key], ranked[key], latest[key]), reverse=True)
    lines: list[SeasonLine] = []
    for place, key in enumerate(keys, 1):
        by, shared = "", False
        if lines and points[lines[-1].key] == points[key]:
            before = lines[-1].key
            shared = (ranked[before], latest[before]) == (ranked[key], latest[key])
            by = "shared" if shared else "best" if ranked[before] != ranked[key] else "latest"
        lines.append(
            SeasonLine(
                place=lines[-1].place if shared else place,
                key=key,
                points=points[key],
                evenings=len(ranked[key]),
                each=each[key],
                by=by,
            )
        )
    return lines
