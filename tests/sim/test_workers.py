"""Work gives the same results in this process, in several, and on a Ray cluster; what is wrong is said in a line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from saboteur.bots.arena.duel import Duel, run
from saboteur.cli import run as command
from saboteur.sim.random_games import Plan, check_all, play_all
from saboteur.workers import NoCluster, Workers, each


def double(number: int) -> int:
    """Return twice a number; the work of these tests."""
    return 2 * number


def test_results_come_in_order_from_one_process_and_from_two() -> None:
    todo = list(range(23))
    assert list(each(double, todo, Workers())) == list(each(double, todo, Workers(jobs=2), 5)) == todo_doubled(todo)


def todo_doubled(todo: list[int]) -> list[int]:
    """Say what should come out."""
    return [2 * number for number in todo]


def test_games_do_not_depend_on_the_number_of_processes() -> None:
    plan = Plan(seed=4, seats=3)
    assert list(play_all(plan, 120, Workers())) == list(play_all(plan, 120, Workers(jobs=2)))


def test_without_ray_the_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for words in (["sim", "--games", "2"], ["arena", "novice", "novice", "--deals", "1"]):
        assert command([*words, "--ray", "local"]) == 2
        assert "--ray needs Ray: pip install 'ray" in capsys.readouterr().err


# -- a real cluster --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Start two nodes on this machine and return their address; where Ray is not installed, skip."""
    pytest.importorskip("ray", reason="Ray is not installed")
    from ray.cluster_utils import Cluster

    # Ray replaces 127.0.0.1 by the machine's own address; its neighbours are loopback just as well.
    head = {"num_cpus": 1, "include_dashboard": False, "node_ip_address": "127.0.0.2"}
    made: Any = Cluster(initialize_head=True, head_node_args=head)
    made.add_node(num_cpus=1, node_ip_address="127.0.0.3")
    yield made.address
    made.shutdown()


@pytest.mark.long
def test_two_nodes_give_what_one_process_gives(cluster: str) -> None:
    there = Workers(ray=cluster)
    plan = Plan(seed=7, seats=4)
    assert list(play_all(plan, 60, there)) == list(play_all(plan, 60, Workers()))
    assert list(check_all(Plan(seed=3, random=True), 4, there)) == list(
        check_all(Plan(seed=3, random=True), 4, Workers())
    )
    duel = Duel(3, ["base"], ["novice", "steady"])
    assert run(duel, 2, there, quiet=True) == run(duel, 2, Workers(), quiet=True)


def die_once(folder: Path, number: int) -> int:
    """Kill the worker the first time that a number is asked for."""
    mark = folder / str(number)
    if number % 3 == 0 and not mark.exists():
        mark.touch()
        os._exit(1)
    return 2 * number


@pytest.mark.long
def test_work_is_done_again_when_its_worker_died(cluster: str, tmp_path: Path) -> None:
    todo = list(range(7))
    assert list(each(partial(die_once, tmp_path), todo, Workers(ray=cluster))) == todo_doubled(todo)
    assert {path.name for path in tmp_path.iterdir()} == {"0", "3", "6"}


def fail(number: int) -> int:
    """Fail as a fault in the work would."""
    raise ValueError(f"no {number}")


@pytest.mark.long
def test_a_fault_in_the_work_is_the_same_fault_here(cluster: str) -> None:
    with pytest.raises(ValueError, match="no 0"):
        list(each(fail, [0, 1], Workers(ray=cluster)))


@pytest.mark.long
@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("127.0.0.1:1", "no Ray cluster answers at '127.0.0.1:1'"),
        ("127.0.0.1:99999999999", "no Ray cluster answers at"),
        ("somewhere:else", "is no address of a Ray cluster"),
    ],
)
def test_a_cluster_that_does_not_answer_is_a_sentence(address: str, says: str) -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    with pytest.raises(NoCluster, match=says):
        list(each(double, [1], Workers(ray=address)))
