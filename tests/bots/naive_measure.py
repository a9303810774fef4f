"""How far goals are, computed a second time from printed cards alone, cell by cell, sharing no line with the core."""

from __future__ import annotations

import heapq
from math import exp, log

from saboteur.core.table.cards import BASE_PATHS, FACES, turned_groups

Place = tuple[int, int]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
COLUMNS, ROWS = range(-2, 12), range(-6, 7)  # where cards are dug


def groups_of(oriented: int) -> list[str]:
    groups = FACES[oriented >> 1].groups
    return (turned_groups(groups) if oriented & 1 else groups).split("|")


def beyond(place: Place, side: str) -> Place:
    return place[0] + STEPS[side][0], place[1] + STEPS[side][1]


class NaiveMaze:
    def __init__(
        self, cards: dict[Place, int], goals: list[Place], large: set[Place], ages: dict[Place, int], shut: str
    ) -> None:
        self.cards, self.goals, self.large, self.ages, self.shut = cards, goals, large, ages, shut
        self.joined: set[tuple[Place, str]] = set()
        self.pointed: set[tuple[Place, str]] = set()  # cells that a joined side points at, and on which side
        ladders = [place for place, oriented in cards.items() if FACES[oriented >> 1].ladder]
        self.follow(
            [(place, side) for place in ladders for group in groups_of(cards[place]) for side in group],
            self.joined, self.pointed, True,
        )  # fmt: skip
        self.parts: list[set[Place]] = []
        seen = set(self.joined)
        for place in cards:
            for side in "NESW":
                group = self.group(place, side)
                if len(group) > 1 and (place, side) not in seen:
                    points: set[tuple[Place, str]] = set()
                    self.follow([(place, one) for one in group], seen, points, False)
                    self.parts.append({cell for cell, _ in points if self.inside(cell)})

    def group(self, place: Place, side: str) -> str:
        """Return the sides joined to one inside a card; a shut door joins nothing."""
        face = FACES[self.cards[place] >> 1]
        found = next((group for group in groups_of(self.cards[place]) if side in group), "")
        return found and (side if self.shut and face.door == self.shut else found)

    def follow(
        self, todo: list[tuple[Place, str]], seen: set[tuple[Place, str]], points: set[tuple[Place, str]], joins: bool
    ) -> None:
        passed = False
        while todo:
            place, side = todo.pop()
            if (place, side) in seen:
                continue
            seen.add((place, side))
            there, back = beyond(place, side), BACK[side]
            if there in self.cards:
                todo += [(there, one) for one in self.group(there, back)]
            elif there not in self.large:
                points.add((there, back))
            elif joins and not passed:
                passed = True
                for cell in self.large:
                    for way in "NESW":
                        other = beyond(cell, way)
                        if other in self.cards:
                            todo += [(other, one) for one in self.group(other, BACK[way])]
                        elif other not in self.large:
                            points.add((other, BACK[way]))

    @staticmethod
    def inside(place: Place) -> bool:
        return place[0] in COLUMNS and place[1] in ROWS

    def ways(self, place: Place) -> int:
        """Count the cards of the base game that lead on in a cell."""
        needs = {
            side: BACK[side] in "".join(groups_of(self.cards[beyond(place, side)]))
            for side in "NESW"
            if beyond(place, side) in self.cards
        }
        total = 0
        for kind, count in BASE_PATHS.items():
            turns = [groups_of(2 * kind + turn) for turn in (0, 1)]
            total += count * any(
                max(map(len, groups)) > 1 and all((side in "".join(groups)) == open_ for side, open_ in needs.items())
                for groups in turns
            )
        return total

    def far(self, goal: Place) -> float:
        if any(place == goal for place, _ in self.pointed):
            return 0.0
        cost = self.costs(goal)
        total = 0.0
        for end in {place for place, _ in self.pointed}:
            if end in cost:
                ease = max(0.02, min(1.0, self.ways(end) / 20))
                total += exp(-cost[end] / 0.6) * ease * 0.72 ** max(0, self.ages.get(end, 0) - 1)
        return max(0.05, min(14.0, -0.6 * log(total))) if total > 0 else 14.0

    def costs(self, goal: Place) -> dict[Place, int]:
        """Return the cards missing from every empty cell on, itself included: two where few cards fit."""
        done: dict[Place, int] = {}
        queue: list[tuple[int, Place]] = [(0, goal)]
        while queue:
            cost, place = heapq.heappop(queue)
            if place in done:
                continue
            done[place] = cost
            linked = {cell for part in self.parts if place in part for cell in part}
            for there in linked | {beyond(place, side) for side in "NESW"}:
                if self.inside(there) and there not in {*done, *self.cards, *self.goals, *self.large}:
                    ways = self.ways(there)
                    if ways:
                        heapq.heappush(queue, (cost + (1 if ways >= 7 else 2), there))
        del done[goal]
        return done
