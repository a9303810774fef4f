"""The pairing's search beside OR-Tools' CP-SAT on the same rounds: meetings, distance, seconds.

    python -m bench.pairing --seconds 60        needs `pip install ortools`, which nothing else here does

A Swiss of made-up results is paired round by round by our search; CP-SAT gets each round with our answer as a hint.
"""

from __future__ import annotations

import argparse
import random
import time
from itertools import combinations

import numpy as np
import numpy.typing as npt

from saboteur.club.pairing import MEETING, Sizes, best_partition, meetings_of, pair_costs, table_sizes, total


def exact(
    costs: npt.NDArray[np.int64], counts: list[int], hint: list[list[int]], seconds: float
) -> tuple[int, int, str, float]:
    """Return CP-SAT's meetings, the least that it proves possible, its verdict, and the seconds."""
    from ortools.sat.python import cp_model  # noqa: PLC0415 - nothing else needs it

    people, model = range(len(costs)), cp_model.CpModel()
    at = [[model.new_bool_var("") for _ in counts] for _ in people]
    for one in people:
        model.add_exactly_one(at[one])
        for table, part in enumerate(hint):
            model.add_hint(at[one][table], one in part)
    for table, count in enumerate(counts):
        model.add(sum(at[one][table] for one in people) == count)
    again = []
    for a, b in combinations(people, 2):
        if costs[a, b] >= MEETING:
            both = model.new_bool_var("")
            for table in range(len(counts)):
                model.add(both >= at[a][table] + at[b][table] - 1)
            again.append(int(costs[a, b] // MEETING) * both)
    model.minimize(sum(again))
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 1
    began = time.perf_counter()
    status = solver.solve(model)
    spent = time.perf_counter() - began
    return round(solver.objective_value), round(solver.best_objective_bound), solver.status_name(status), spent


def main() -> None:
    """Compare, a line for each round."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--people", type=int, nargs="*", default=[16, 25, 40])
    parser.add_argument("--rounds", type=int, default=6)
    args = parser.parse_args()
    print("| people | round | ours | seconds | CP-SAT | proves at least | seconds |\n|---|---|---|---|---|---|---|")  # noqa: T201 - the same
    for people in args.people:
        rng, score = random.Random(people), [0.0] * people
        names, past = [f"p{i}" for i in range(people)], list[list[list[str]]]()
        for number in range(1, args.rounds + 1):
            order = sorted(range(people), key=lambda i, score=score: -score[i])  # type: ignore[misc]  # a lambda with a default
            costs = pair_costs([names[i] for i in order], [float(i) for i in range(people)], meetings_of(past))
            counts = sorted(table_sizes(people, Sizes()), reverse=True)
            began = time.process_time()
            parts = best_partition(costs, counts)
            spent = time.process_time() - began
            if number > 2:
                hint = sorted(parts, key=len, reverse=True)
                found, least, _, seconds = exact(costs, counts, hint, args.seconds)
                mine = total(costs, parts) // MEETING
                row = f"| {people} | {number} | {mine} | {spent:.2f} | {found} | {least} | {seconds:.1f} |"
                print(row, flush=True)  # noqa: T201 - what was asked for
            past.append([[names[order[i]] for i in part] for part in parts])
            for part in parts:
                for rank, i in enumerate(rng.sample(part, len(part))):
                    score[order[i]] += rank


if __name__ == "__main__":
    main()
