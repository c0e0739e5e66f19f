"""Results and ratings as they are written when games of the toys end."""

import json
import sqlite3
from dataclasses import replace

import pytest
from house import ANA, BRUNO, CHLOE, House, ask, everything

from bot.club.statistics import pace, statistics
from bot.store.club.results import count
from bot.tables.results import results
from bot.tables.results.ratings import Rating, rate
from bot.tables.seats.lobby import NewTable
from bot.tables.state.table import ENDED
from engine.antike.options import AntikeOptions
from engine.core.own import Own


async def finish(house: House, game: int, minutes: int = 10) -> None:
    """Everybody takes one match, of the left heap first, until the last one wins."""
    while (table := await house.tables.get(game)).status != ENDED:
        decision = table.owed[0]
        person = table.chairs[decision.seat].person
        assert person is not None
        assert table.match is not None
        house.later(minutes=minutes)
        await house.tables.play(game, person, [table.match.legal(decision.seat)[0]], seat=decision.seat)


async def known(house: House, person: int, guild: int | None = 1, title: str | None = None):
    async with house.store.reading() as connection:
        return await statistics(connection, person, guild, title)


def rows(house: House, columns: str) -> list[tuple]:
    return ask(house.path, f"select {columns} from result order by game, rank, person")


def ratings_of(house: House) -> dict[tuple[int, int], tuple[float, int]]:
    found = ask(house.path, "select person, guild, mu, games from rating")
    return {(person, guild): (mu, games) for person, guild, mu, games in found}


async def test_a_result_is_written_with_the_end_of_the_game(house: House):
    game = await house.game()
    await finish(house, game)
    table = await house.tables.get(game)
    winner = table.chairs[table.match.standing.winners[0]].person
    loser = {ANA: BRUNO, BRUNO: ANA}[winner]
    found = rows(house, "person, guild, title, rank, seats, won, conceded, rated")
    assert found == [(winner, 1, "nim", 1, 2, 1, 0, 1), (loser, 1, "nim", 2, 2, 0, 0, 1)]
    expected = rate([Rating(), Rating()], [1, 2])
    assert ratings_of(house) == {
        (person, guild): (pytest.approx(rating.mu), 1)
        for person, rating in zip((winner, loser), expected, strict=True)
        for guild in (0, 1)
    }
    ((ended,),) = ask(house.path, "select distinct ended from result")
    assert ask(house.path, "select ended from game") == [(ended,)]
    assert {wait for (line,) in rows(house, "waits") for wait in json.loads(line)} == {600}


async def test_end_and_result_are_one_transaction(house: House, monkeypatch: pytest.MonkeyPatch):
    game = await house.game()

    async def fails(*args) -> None:
        raise sqlite3.OperationalError("in the middle")

    monkeypatch.setattr(results, "_rate", fails)
    with pytest.raises(Exception):  # noqa: B017, PT011 - whatever the person is told
        await finish(house, game)
    assert ask(house.path, "select status from game") == [("running",)]
    assert ask(house.path, "select count(*) from result") == [(0,)]
    monkeypatch.undo()
    await finish(house, game)
    assert ask(house.path, "select status from game") == [("ended",)]
    assert ask(house.path, "select count(*) from result") == [(2,)]


async def test_ratings_go_on_from_game_to_game_and_a_server_has_its_own(house: House):
    first = await house.game()
    await finish(house, first)
    table = await house.lobby.open(
        NewTable(
            guild=2,
            channel=8,
            host=ANA,
            host_name="Ana",
            title="nim",
            seats=2,
            language="en",
        )
    )
    await house.lobby.join(table.id, BRUNO, "Bruno")
    await house.lobby.start(table.id, ANA)
    await finish(house, table.id)
    found = ratings_of(house)
    assert {key: games for key, (_, games) in found.items()} == {
        (ANA, 0): 2, (BRUNO, 0): 2, (ANA, 1): 1, (BRUNO, 1): 1, (ANA, 2): 1, (BRUNO, 2): 1,
    }  # fmt: skip
    assert found[ANA, 0][0] != found[ANA, 1][0]
    here, there = await known(house, ANA, 1), await known(house, ANA, None)
    assert [len(record.results) for record in here.records] == [1]
    assert [len(record.results) for record in there.records] == [2]
    assert there.records[0].rated == 2
    assert there.records[0].rating.points == round(1000 + 40 * (found[ANA, 0][0] - 25))
    assert (await known(house, ANA, 3)).records == ()


async def test_whoever_gives_up_comes_last_whatever_they_had(house: House):
    game = await house.game(people=(ANA, BRUNO, CHLOE))
    await house.tables.concede(game, ANA)
    await finish(house, game)
    conceded = dict(rows(house, "person, conceded"))
    assert conceded == {ANA: 1, BRUNO: 0, CHLOE: 0}
    mu = {person: mu for (person, guild), (mu, _) in ratings_of(house).items() if guild == 0}
    assert mu[ANA] < min(mu[BRUNO], mu[CHLOE])


async def test_games_against_computers_alone_are_not_rated(house: House):
    table = await house.open("nim", 3)
    await house.lobby.seat_computers(table.id, ANA, "random")
    await house.lobby.start(table.id, ANA)
    await house.tables.concede(table.id, ANA)
    change = await house.tables.get(table.id)
    while change.status != ENDED:
        async with house.tables.locked(table.id) as now:
            decision = now.owed[0]
            step = now.match.play(decision.seat, now.match.legal(decision.seat)[0], "computer")
            change = (await house.tables.commit(now, [step], None)).after
    assert rows(house, "person, rated, waits") == [(ANA, 0, "[]")]
    assert ratings_of(house) == {}
    found = await known(house, ANA)
    assert (found.records[0].rating, found.records[0].conceded, found.running) == (None, 1, 0)
    assert pace(found.newest) is None


async def test_people_are_rated_among_themselves_where_computers_play_too(house: House):
    table = await house.open("nim", 3)
    await house.lobby.join(table.id, BRUNO, "Bruno")
    await house.lobby.seat_computers(table.id, ANA, "random")
    await house.lobby.start(table.id, ANA)
    await house.tables.concede(table.id, BRUNO)
    await house.tables.concede(table.id, ANA)
    assert rows(house, "person, rated")
    assert all(rated for _, rated in rows(house, "person, rated"))
    assert len(ratings_of(house)) == 4


async def test_whoever_holds_several_seats_gets_one_result_and_nobody_a_rating(house: House):
    game = await house.game(people=(ANA, BRUNO, ANA))
    await finish(house, game)
    found = rows(house, "person, rank, rated")
    assert sorted(person for person, _, _ in found) == [ANA, BRUNO]
    table = await house.tables.get(game)
    best = min(table.match.standing.ranks[0], table.match.standing.ranks[2])
    assert {person: rank for person, rank, _ in found}[ANA] == best
    assert {rated for _, _, rated in found} == {0}
    assert ratings_of(house) == {}


async def test_whoever_wants_no_statistics_has_none(house: House):
    await finish(house, await house.game())
    async with house.store.writing() as connection:
        await count(connection, ANA, house.time, wanted=False)
    assert {person for (person,) in rows(house, "person")} == {BRUNO}
    assert {person for person, _ in ratings_of(house)} == {BRUNO}
    assert not (await known(house, ANA)).counted
    before = ratings_of(house)[BRUNO, 0]
    await finish(house, await house.game(channel=8))
    assert {person for (person,) in rows(house, "person")} == {BRUNO}
    assert ratings_of(house)[BRUNO, 0][1] == before[1] + 1  # the game was one for Bruno all the same
    async with house.store.writing() as connection:
        await count(connection, ANA, house.time, wanted=True)
    assert (await known(house, ANA)).records == ()
    await finish(house, await house.game(channel=9))
    assert len((await known(house, ANA)).newest) == 1


async def test_running_games_and_titles_are_told_apart(house: House):
    await finish(house, await house.game())
    await house.game("liars-dice", channel=8)
    found = await known(house, BRUNO)
    assert (found.running, len(found.newest)) == (1, 1)
    assert (await known(house, BRUNO, title="liars-dice")).records == ()
    assert (await known(house, BRUNO, title="nim")).running == 0
    assert found.records[0].ranks == ((found.newest[0].rank, 1),)
    assert pace(found.newest)[0] == 600


async def test_games_that_go_on_or_are_called_off_leave_no_result(house: House):
    game = await house.game()
    await house.plays(game, ANA, "take left")
    table = await house.open(channel=8)
    await house.lobby.call_off(table.id, ANA)
    assert rows(house, "*") == []
    assert everything(house.path)["rating"] == []


async def test_games_on_a_board_of_ones_own_are_not_rated(house: House):
    game = await house.game(people=(ANA, BRUNO))
    table = await house.tables.get(game)
    assert results.rated(table)
    own = AntikeOptions(board=Own("province,resource\nroma,iron\n"))
    assert not results.rated(replace(table, options=own))
