"""Whom a game waits for is written with every change of it, and with nothing else."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from house import ANA, BRUNO, CHLOE, NOON, House

from bot.calls.when.schedule import QUIET
from bot.calls.when.wishes import GROWTHS
from bot.calls.written import claims
from bot.calls.written.waits import Waits
from bot.errors.trouble import StoreFull
from bot.speech.texts import LANGUAGES, has
from bot.store.calls import timers, wishes
from bot.store.calls.calls import find_unsent
from bot.store.calls.timers import NewWait, Timer
from bot.store.calls.wishes import ENDS, PLACES, Habits, Pace


@pytest.fixture
async def house(path: Path) -> AsyncIterator[House]:
    async with House(path) as found:
        found.tables.follow = Waits().follow
        yield found


async def waited(house: House, game: int) -> dict[int, Timer]:
    async with house.store.reading() as connection:
        return {timer.person: timer for timer in await timers.of_game(connection, game)}


async def claim(house: House) -> claims.Claimed:
    async with house.store.writing() as connection:
        return await claims.claim(connection, house.time)


async def made(house: House) -> list[tuple[str, int, tuple[int, ...], int | None]]:
    """Every call: kind, person, games, channel."""
    async with house.store.reading() as connection:
        calls = await find_unsent(connection, house.time, 1000)
    return [(call.kind, call.person, tuple(game for game, _ in call.waits), call.channel) for call in calls]


async def habits(house: House, person: int, said: Habits) -> None:
    async with house.store.writing() as connection:
        await wishes.keep_habits(connection, person, said)


async def pace(house: House, game: int, settled: Pace) -> None:
    async with house.store.writing() as connection:
        await wishes.keep_pace(connection, game, settled)


async def test_a_game_waits_from_its_beginning_to_its_end(house: House) -> None:
    game = await house.game()
    (first,) = await waited(house, game)
    assert (await waited(house, game))[first].wait.since == NOON
    house.later(hours=1)
    await house.plays(game, first, "take left")
    (second,) = await waited(house, game)
    assert second != first
    assert (await waited(house, game))[second].wait.since == NOON + timedelta(hours=1)
    await house.tables.concede(game, second)
    assert await waited(house, game) == {}


async def test_ones_own_steps_are_no_new_wait_but_ones_next_turn_is(house: House) -> None:
    game = await house.game(people=(ANA, ANA))
    before = (await waited(house, game))[ANA]
    house.later(hours=1)
    await house.plays(game, ANA, "take left")
    after = (await waited(house, game))[ANA]
    assert after.mark != before.mark
    assert after.wait.since == NOON + timedelta(hours=1)


async def test_a_question_outside_ones_turn_is_a_wait_of_its_own(house: House) -> None:
    game = await house.game(asked="yes", matches="many")
    (first,) = await waited(house, game)
    await house.plays(game, first, "take right count:2")
    ((second, timer),) = (await waited(house, game)).items()
    assert second != first
    assert not timer.wait.in_turn
    house.later(minutes=5)
    await house.plays(game, second, "let-pass")
    ((third, timer),) = (await waited(house, game)).items()
    assert timer.wait.in_turn
    assert timer.wait.since == NOON + timedelta(minutes=5)
    assert third == second


async def test_computer_seats_are_not_waited_for(house: House) -> None:
    table = await house.open()
    await house.lobby.seat_computers(table.id, ANA, "random")
    await house.lobby.start(table.id, ANA)
    assert set(await waited(house, table.id)) <= {ANA}


async def test_a_change_that_is_not_written_leaves_the_wait(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game()
    (person,) = before = await waited(house, game)
    follow = house.tables.follow

    async def full(*change) -> None:
        await follow(*change)
        raise StoreFull({"path": "keryx.sqlite3"})

    monkeypatch.setattr(house.tables, "follow", full)
    with pytest.raises(StoreFull):
        await house.plays(game, person, "take left")
    assert await waited(house, game) == before
    monkeypatch.undo()
    await house.plays(game, person, "take left")
    assert person not in await waited(house, game)


async def test_games_from_before_there_were_timers_are_watched(path: Path) -> None:
    async with House(path) as house:
        game = await house.game()
        lobby = await house.open(channel=99)
        assert await waited(house, game) == {}
        async with house.store.reading() as connection:
            assert await timers.find_unwatched(connection) == [game]
        async with house.store.writing() as connection:
            await Waits().begin(connection, await house.tables.get(game), house.time)
        assert len(await waited(house, game)) == 1
        async with house.store.reading() as connection:
            assert await timers.find_unwatched(connection) == []
        assert await waited(house, lobby.id) == {}


async def test_a_quick_game_makes_no_calls(house: House) -> None:
    game = await house.game()
    for turn in range(5):
        (person,) = await waited(house, game)
        house.later(seconds=599)
        assert (await claim(house)).looked == 0
        await house.plays(game, person, "take middle" if turn < 3 else "take right")


async def test_a_look_makes_each_call_once(house: House) -> None:
    game = await house.game()
    (person,) = await waited(house, game)
    house.later(hours=12)
    assert (await claim(house)).calls == 1
    assert (await claim(house)).looked == 0
    assert await made(house) == [("call", person, (game,), 7)]
    assert (await waited(house, game))[person].due == house.time + timedelta(hours=18)


async def test_a_look_that_is_not_written_makes_no_call(house: House) -> None:
    game = await house.game()
    house.later(hours=12)
    with pytest.raises(ZeroDivisionError):  # noqa: PT012 - what is tested is how the block ends
        async with house.store.writing() as connection:
            await claims.claim(connection, house.time)
            raise ZeroDivisionError
    assert await made(house) == []
    assert (await claim(house)).calls == 1
    assert len(await waited(house, game)) == 1


async def test_one_digest_for_all_games_that_are_due_soon(house: House) -> None:
    games = []
    for channel in range(5):
        games.append(await house.game(people=(ANA, ANA), channel=100 + channel))
        house.later(minutes=20)
    late = await house.game(people=(ANA, ANA), channel=200)
    house.time = NOON + timedelta(hours=12)
    later = await house.game(people=(ANA, ANA), channel=300)
    assert (await claim(house)).calls == 1
    assert await made(house) == [("call", ANA, (*games, late), 100)]
    timer = (await waited(house, later))[ANA]
    assert timer.wait.sent == 0


async def test_a_digest_goes_where_each_table_has_settled(house: House) -> None:
    here, direct, both, nowhere = [await house.game(people=(ANA, ANA), channel=10 + n) for n in range(4)]
    await pace(house, direct, Pace(place="direct"))
    await pace(house, both, Pace(place="both"))
    await pace(house, nowhere, Pace(place="none"))
    house.later(hours=12)
    await claim(house)
    assert await made(house) == [("call", ANA, (direct, both), None), ("call", ANA, (here, both), 10)]
    await habits(house, ANA, Habits(place="direct"))
    house.later(hours=18)
    await claim(house)
    assert (await made(house))[2:] == [("call", ANA, (here, direct, both, nowhere), None)]


async def test_what_is_silenced_or_put_off_stays_out_of_the_digest(house: House) -> None:
    one, silent, later = [await house.game(people=(ANA, ANA), channel=10 + n) for n in range(3)]
    async with house.store.writing() as connection:
        for timer in await timers.of_people(connection, [ANA]):
            if timer.game == silent:
                await timers.change(connection, timer, {"silent": True})
            if timer.game == later:
                await timers.change(connection, timer, {"snoozed": NOON + timedelta(hours=13)})
    house.later(hours=12)
    await claim(house)
    assert await made(house) == [("call", ANA, (one,), 10)]


async def test_a_nudge_counts_from_the_newest_act(house: House) -> None:
    game = await house.game("nim", (ANA, BRUNO))
    (person,) = await waited(house, game)
    async with house.store.writing() as connection:
        await timers.mark_acted(connection, game, person, NOON, NOON + QUIET)
        await connection.exec_driver_sql(
            "insert into entry (game, number, seat, deed, by, person, drawn, at) values "
            f"({game}, 1, 0, 'take left 1', 'person', {person}, '[]', '2026-03-01 12:01:30.000000')"
        )
    house.later(minutes=10)
    claimed = await claim(house)
    assert (claimed.looked, claimed.calls) == (1, 0)
    house.later(minutes=2)
    assert (await claim(house)).calls == 1
    assert await made(house) == [("nudge", person, (game,), 7)]


async def test_a_lost_game_does_not_hold_up_others(house: House) -> None:
    game = await house.game()
    async with house.store.writing() as connection:
        await timers.begin_wait(connection, NewWait(777, CHLOE, 0, True), NOON, NOON)
    house.later(hours=12)
    assert (await claim(house)).calls == 1
    async with house.store.reading() as connection:
        assert await timers.of_game(connection, 777) == []
    assert len(await waited(house, game)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_whose_keys_are_put_together_exist(language: str) -> None:
    keys = [f"call-over-{how}" for how in ("default", "computer", "waits-on")]
    keys += [f"{key}{end}" for key in ("call-here", "call-direct") for end in ("", "-question")]
    keys += [f"call-clock-{end}" for end in ENDS if end != "nothing"]
    keys += [f"choice-ends-{end}" for end in ENDS]
    keys += [f"choice-{name}-{place}" for name in ("where", "calls") for place in PLACES]
    keys += [f"choice-growth-{growth}" for growth in GROWTHS]
    keys += [
        f"calls-choose-{what}" for what in ("first", "growth", "most", "where", "clock", "ends", "answers")
    ]
    keys += [f"me-choose-{what}" for what in ("zone", "hours", "interval", "calls")]
    keys += [f"me-type-{what}" for what in ("zone", "hours", "interval", "away")]
    keys += [f"button-snooze-{how}" for how in ("hour", "evening", "morning", "typed")]
    assert [key for key in keys if not has(language, key)] == []
