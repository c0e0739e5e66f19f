"""Two at once: in one process, in two processes on one database, and cut off in the middle."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from house import ANA, BRUNO, CHANNEL, CHLOE, DARIO, SEED, TOYS, House, ask, everything, log_of

from bot.errors.seats import NotYourDecision
from bot.errors.tables import AlreadySeated, NotInLobby
from bot.errors.trouble import Stale, TableError
from bot.store.games import games
from bot.tables.state.table import ENDED, LOBBY, RUNNING
from engine.core.errors import EngineError
from engine.core.play.record import verify


@pytest.fixture
async def house(house: House) -> House:
    """A process that has looked already whether its copies are old, where others may make them so."""
    return looked(house)


@pytest.fixture
async def other(house: House) -> AsyncIterator[House]:
    """Another process on the same database, which has looked, too."""
    async with House(house.path) as found:
        yield looked(found)


def looked(house: House) -> House:
    """A house that trusts its copies, as between its look at the database and its change."""
    house.store.shared, house.tables.told_of_changes = False, True
    return house


async def outcomes(*wishes) -> list[str]:
    """What became of each wish, by its name."""
    found = await asyncio.gather(*wishes, return_exceptions=True)
    return [type(each).__name__ for each in found]


async def test_of_two_clicks_at_once_one_counts(house: House):
    game = await house.game(people=(ANA, ANA))
    found = await outcomes(house.plays(game, ANA, "take left", 0), house.plays(game, ANA, "take right", 0))
    assert found == ["Change", "Stale"]
    assert log_of(house.path, game) == ["take left"]


async def test_a_wish_pressed_six_times_counts_once_also_across_a_restart(house: House):
    game = await house.game(people=(ANA, ANA), matches="many")
    found = await outcomes(*(house.plays(game, ANA, "take left", 0) for _ in range(3)))
    assert found == ["Change", "Stale", "Stale"]
    async with House(house.path) as restarted:
        found = await outcomes(*(restarted.plays(game, ANA, "take left", 0) for _ in range(3)))
    assert found == ["Stale"] * 3
    assert log_of(house.path, game) == ["take left"]


async def test_one_acts_while_another_takes_back(house: House):
    game = await house.game()
    await house.plays(game, ANA, "take left")
    found = await outcomes(house.plays(game, BRUNO, "take left", 1), house.tables.undo(game, ANA, 1))
    assert found == ["Change", "Stale"]
    found = await outcomes(house.tables.undo(game, BRUNO), house.plays(game, ANA, "take left"))
    assert found == ["Change", "NotYourDecision"]
    assert log_of(house.path, game) == ["take left", "take left", "undo 1"]


async def test_what_is_looked_at_during_a_change_does_not_stay_as_the_old_state(house: House):
    """A board is asked for while somebody acts, in a process that has just started."""
    for channel in range(10):
        game = await house.game(channel=channel, matches="many")
        house.tables.forget(game)
        await outcomes(
            house.plays(game, ANA, "take left"), house.tables.get(game), house.tables.mark_told(game, 1, 5)
        )
        assert await house.tables.get(game) == await house.fresh(game)
        assert (await house.plays(game, BRUNO, "take left", 1)).after.told == 1


async def test_all_who_decide_at_once_may_click_at_once(house: House):
    people = (ANA, BRUNO, CHLOE, DARIO)
    game = await house.game("liars-dice", people)
    found = await outcomes(*(house.plays(game, person, "rethrow first") for person in people))
    assert found == ["Change"] * 4
    assert sorted(ask(house.path, "select number, seat from entry")) == [(1, 0), (2, 1), (3, 2), (4, 3)]
    assert (await house.fresh(game)).match == (await house.tables.get(game)).match


async def test_games_do_not_wait_for_each_other(house: House):
    ids = [await house.game(channel=channel) for channel in range(20)]
    found = await outcomes(*(house.plays(game, ANA, "take left", 0) for game in ids))
    assert found == ["Change"] * 20
    assert ask(house.path, "select count(*), count(distinct game) from entry") == [(20, 20)]


async def test_the_open_game_of_a_channel_is_known_without_asking(
    house: House, monkeypatch: pytest.MonkeyPatch
):
    first = await house.open()
    over = await house.lobby.call_off(first.id, ANA)
    assert await house.tables.at(CHANNEL) == over
    second = await house.game()
    monkeypatch.setattr(games, "newest_in", None)
    assert (await house.tables.at(CHANNEL)).id == second
    await house.plays(second, ANA, "take left")
    assert (await house.tables.at(CHANNEL)).number == 1


async def test_a_game_opened_in_another_process_is_that_of_its_channel(house: House, other: House):
    first = await house.open()
    assert (await other.tables.at(CHANNEL)).id == first.id
    await house.lobby.call_off(first.id, ANA)
    second = await house.open()
    other.store.shared, other.tables.told_of_changes = True, False
    assert (await other.tables.at(CHANNEL)).id == second.id


async def test_of_two_processes_the_slower_is_told_and_sees_the_game_anew(house: House, other: House):
    game = await house.game()
    await other.tables.get(game)
    await house.plays(game, ANA, "take left")
    before = everything(house.path)
    with pytest.raises(Stale):
        await other.plays(game, ANA, "take right")
    assert everything(house.path) == before
    assert (await other.tables.get(game)).number == 1
    with pytest.raises(NotYourDecision):
        await other.plays(game, ANA, "take right")
    assert (await other.plays(game, BRUNO, "take right")).after.number == 2
    with pytest.raises(Stale):
        await house.tables.undo(game, ANA)
    assert log_of(house.path, game) == ["take left", "take right"]


async def test_of_two_processes_at_the_same_moment_one_counts(house: House, other: House):
    game = await house.game()
    await other.tables.get(game)
    found = await outcomes(house.plays(game, ANA, "take left"), other.plays(game, ANA, "take right"))
    assert sorted(found) == ["Change", "Stale"]
    assert len(log_of(house.path, game)) == 1


async def test_seats_taken_in_another_process_are_not_lost(house: House, other: House):
    table = await house.open(seats=3)
    await other.tables.get(table.id)
    await house.lobby.join(table.id, BRUNO, "Bruno")
    with pytest.raises(Stale):
        await other.lobby.join(table.id, CHLOE, "Chloé")
    await other.lobby.join(table.id, CHLOE, "Chloé")
    fresh = await house.fresh(table.id)
    assert [chair.person for chair in fresh.chairs] == [ANA, BRUNO, CHLOE]
    with pytest.raises(Stale):
        await house.lobby.leave(table.id, BRUNO)
    with pytest.raises(AlreadySeated):
        await house.lobby.join(table.id, CHLOE, "Chloé")


async def test_a_game_begun_in_another_process_does_not_become_a_lobby_again(house: House, other: House):
    table = await house.open(seats=2)
    await house.lobby.join(table.id, BRUNO, "Bruno")
    await other.tables.get(table.id)
    await house.lobby.start(table.id, ANA)
    for wish in (other.lobby.configure, other.lobby.start):
        with pytest.raises((Stale, NotInLobby)):
            await wish(table.id, ANA)
    assert (await house.fresh(table.id)).status == RUNNING
    assert (await other.tables.get(table.id)).status == RUNNING


async def test_one_start_counts(house: House, other: House):
    table = await house.open(seats=2)
    await house.lobby.join(table.id, BRUNO, "Bruno")
    await other.tables.get(table.id)
    found = await outcomes(house.lobby.start(table.id, ANA), other.lobby.start(table.id, BRUNO))
    assert sorted(found) == ["Stale", "Table"]
    assert ask(house.path, "select kind from outbox where not done") == [("turn",)]


async def test_an_order_given_in_another_process_is_not_overlooked(house: House, other: House):
    game = await house.game(asked="yes")
    await other.tables.orders(game, BRUNO)
    await house.tables.set_order(game, BRUNO, "objection", {}, "object")
    with pytest.raises(Stale):
        await other.plays(game, ANA, "take right count:2")
    await other.plays(game, ANA, "take right count:2")
    assert log_of(house.path, game) == ["take right count:2", "object"]


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_two_processes_do_one_true_log_remains(house: House, other: House, seed: int):
    """Random deeds from both sides at once: no entry is lost, none is doubled, and the file replays."""
    luck = random.Random(seed)
    people = (ANA, BRUNO, CHLOE)
    game = await house.game("liars-dice" if seed % 2 else "nim", people)
    written = 0

    async def deed(side: House, person: int) -> int:
        table = await side.tables.get(game)
        assert table.match is not None
        seat = table.seats_of(person)[0]
        try:
            if luck.random() < 0.15:
                change = await side.tables.undo(game, person)
            else:
                legal = table.match.legal(seat)
                if not legal:
                    return 0
                change = await side.tables.play(game, person, [luck.choice(legal)], table.number)
        except (TableError, EngineError):
            return 0
        return len(change.done)

    for _ in range(60):
        wishes = [deed(side, luck.choice(people)) for side in (house, other) for _ in range(2)]
        written += sum(await asyncio.gather(*wishes))
        if (await house.fresh(game)).status == ENDED:
            break
    fresh = await house.fresh(game)
    assert fresh.number == written == len(log_of(house.path, game)) > 5
    assert [number for (number,) in ask(house.path, "select number from entry order by number")] == list(
        range(1, written + 1)
    )
    whole = fresh.match.whole()
    assert whole.state == fresh.match.state
    verify(whole)


async def test_whoever_is_cut_off_after_writing_leaves_no_old_copy_behind(
    house: House, monkeypatch: pytest.MonkeyPatch
):
    """The process is asked to stop while a click is being answered: what was written counts."""
    game = await house.game()
    written = asyncio.Event()
    release = asyncio.Event()
    writing = house.store.writing

    def held():
        context = writing()
        leave = context.__aexit__

        class Held:
            async def __aenter__(self):
                return await context.__aenter__()

            async def __aexit__(self, *error):
                await leave(*error)
                written.set()
                await release.wait()

        return Held()

    monkeypatch.setattr(house.store, "writing", held)
    task = asyncio.create_task(house.plays(game, ANA, "take left"))
    await written.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    monkeypatch.undo()
    assert (await house.tables.get(game)).number == 1
    assert (await house.plays(game, BRUNO, "take left", 1)).after.number == 2


async def test_tables_beyond_those_kept_in_memory_are_loaded_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.tables.state.kept.CACHED", 2)
    ids = [await house.game(channel=channel) for channel in range(5)]
    for game in ids:
        await house.plays(game, ANA, "take left")
        await house.tables.history(game)
    assert len(house.tables._kept) == 2
    assert len(house.tables.prepared._known) == 2
    assert not house.tables._locks
    assert not house.tables._looking
    for game in ids:
        assert (await house.plays(game, BRUNO, "take left")).after.number == 2


async def test_a_game_of_unknown_rules_is_closed_alone(house: House):
    nim = await house.game()
    dice = await house.game("liars-dice", channel=8)
    async with House(house.path, {"nim": TOYS["nim"]}) as poorer:
        with pytest.raises(TableError) as caught:
            await poorer.tables.get(dice)
        assert (caught.value.key, caught.value.facts["game"]) == ("game-damaged", dice)
        assert (await poorer.plays(nim, ANA, "take left")).after.number == 1


async def test_the_seed_is_drawn_per_game_and_stays_inside(house: House):
    table = await house.open()
    async with house.store.reading() as connection:
        found = await games.find_game(connection, table.id)
    assert found is not None
    assert bytes.fromhex(found.seed) == SEED
    assert SEED.hex() not in repr(table)
    assert table.status == LOBBY
