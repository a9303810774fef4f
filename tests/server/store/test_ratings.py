"""Ratings are kept once for each game, and are a person's own, on both databases."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.store.kit import in_loop, opened, table
from tests.server.store.test_people import ANNA, BEN

from saboteur.club.games import PlayedGame, PlayedRound, bot_key
from saboteur.club.rating import Belief, Card, Ratings, joined
from saboteur.server.store import Person, Store


def played(*people: str, kind: str = "base") -> PlayedGame:
    """A game that the first two won as gold-diggers."""
    roles = ["digger", "digger", "saboteur"]
    return PlayedGame(
        kind=kind, people=list(people), gold=[3, 2, 0], rounds=[PlayedRound(roles=roles, won=[True, True, False])]
    )


async def cards(store: Store, *persons: str) -> dict[tuple[str, str], Card]:
    return {(one.person, one.kind): one.card for one in await store.cards_of(persons)}


async def meet(store: Store) -> None:
    for person in (ANNA, BEN):
        await store.put_person(person)


@in_loop
async def test_a_game_counts_once_and_as_the_rules_of_ratings_say(database: str) -> None:
    expected = Ratings()
    async with opened(database) as store:
        await meet(store)
        for number in range(3):
            game = played("anna", "", "ben")
            assert await store.rate_table(f"t{number}", float(number), game)
            assert not await store.rate_table(f"t{number}", 9.0, played("ben", "", "anna"))
            expected.update(game)
        assert await cards(store, "anna", "ben") == {
            ("anna", "base"): expected.card("base", "anna"), ("ben", "base"): expected.card("base", "ben")
        }  # fmt: skip
        assert [one.name for one in await store.best_rated("base", 10)] == ["Anna", "Ben"]
        assert [one.name for one in await store.best_rated("base", 1)] == ["Anna"]
        assert await store.best_rated("saboteur2", 10) == []
        steps = await store.rating_steps("anna")
        assert [(step.table, step.kind) for step in steps] == [("t0", "base"), ("t1", "base"), ("t2", "base")]
        assert steps[-1].rating == expected.card("base", "anna").shown().rating


@in_loop
async def test_games_that_end_at_once_all_count(database: str) -> None:
    async with opened(database) as store:
        await meet(store)
        games = [played("anna", "ben", ""), played("ben", "", "anna")]
        both = [store.rate_table(f"t{n}", float(n), games[n % 2]) for n in range(10)]
        again = [store.rate_table(f"t{n}", float(n), games[n % 2]) for n in range(10)]
        assert sum(await asyncio.gather(*both, *again)) == 10
        known = await cards(store, "anna", "ben")
        assert [card.games for card in known.values()] == [10, 10]


@in_loop
async def test_a_game_with_fewer_than_two_known_people_says_nothing(database: str) -> None:
    async with opened(database) as store:
        await store.put_person(ANNA)
        assert not await store.rate_table("t", 1.0, played("anna", "", ""))
        assert not await store.rate_table("u", 1.0, played("anna", "gone", ""))
        assert await cards(store, "anna", "gone") == {}


@in_loop
async def test_ratings_go_with_their_person_and_those_of_others_stay(database: str) -> None:
    async with opened(database) as store:
        await meet(store)
        await store.rate_table("t", 1.0, played("anna", "ben", ""))
        before = await cards(store, "ben")
        data = await store.export_person("anna")
        assert data is not None
        assert ([one.kind for one in data.ratings], [step.table for step in data.rating_steps]) == (["base"], ["t"])
        await store.delete_person("anna")
        assert await cards(store, "anna", "ben") == before
        assert await store.rating_steps("anna") == []
        assert not await store.rate_table("t", 1.0, played("", "ben", "carl"))


@in_loop
async def test_ratings_outlive_their_tables_and_keep_their_person(database: str) -> None:
    async with opened(database) as store:
        await meet(store)
        await table(store)
        await store.rate_table("t", 1.0, played("anna", "ben", ""))
        await store.delete_table("t")
        await store.collect_people(1e9, "", 100)
        assert [one.card.games for one in await store.best_rated("base", 9)] == [1, 1]


@in_loop
async def test_two_devices_that_become_one_person_have_one_rating(database: str) -> None:
    async with opened(database) as store:
        await meet(store)
        await store.put_person(Person(person="carl", name="Carl", created=1.0, seen=1.0))
        await store.rate_table("t1", 1.0, played("anna", "carl", ""))
        await store.rate_table("t2", 2.0, played("ben", "carl", ""))
        await store.rate_table("t3", 3.0, played("ben", "carl", "", kind="tournament"))
        before = await cards(store, "anna", "ben")
        await store.join_people("ben", "anna")
        assert await cards(store, "anna", "ben") == {
            ("anna", "base"): joined(before["anna", "base"], before["ben", "base"]),
            ("anna", "tournament"): before["ben", "tournament"],
        }
        assert [step.table for step in await store.rating_steps("anna")] == ["t1", "t2", "t3"]


def test_of_two_cards_of_one_person_both_count_and_an_empty_one_changes_nothing() -> None:
    one = Card(common=Belief(0.2, 0.03), sides={"saboteur": Belief(0.1, 0.02)}, games=12)
    same = joined(one, Card())
    assert same.common.mean == pytest.approx(0.2)
    assert same.common.variance == pytest.approx(0.03)
    assert same.side("saboteur").mean == pytest.approx(0.1)
    assert same.games == 12
    both = joined(one, one)
    assert both.common.mean > 0.2, "twice the evidence is pulled to the average less"
    assert both.common.variance < 0.03


@in_loop
async def test_bots_are_rated_beside_people_and_belong_to_nobody(database: str) -> None:
    expected = Ratings()
    async with opened(database) as store:
        await meet(store)
        for number in range(3):
            game = played("anna", "ben", bot_key("steady"))
            assert await store.rate_table(f"t{number}", float(number), game)
            expected.update(game)
        (bot,) = await store.bot_cards()
        assert (bot.name, bot.kind, bot.card) == ("steady", "base", expected.card("base", bot_key("steady")))
        assert sorted(one.name for one in await store.best_rated("base", 9)) == ["Anna", "Ben", "steady"]
        assert await store.rating_steps(bot_key("steady")) == []
        assert not await store.rate_table("alone", 9.0, played("anna", bot_key("steady"), bot_key("novice")))
        await store.delete_person("anna")
        await store.delete_person("ben")
        assert [one.card for one in await store.best_rated("base", 9)] == [bot.card]
