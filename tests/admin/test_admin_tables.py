"""A server's tables: which are stuck and why, closing one, and its file, also of a damaged game."""

import json
from datetime import timedelta
from pathlib import Path

import pytest
from house import ANA, BRUNO, CHLOE, House, ask, everything, log_of, unposted

from bot.club.closing import close
from bot.club.errors import NoSuchTable
from bot.club.game_file import StillSecret, game_file
from bot.club.survey import DAMAGED, HELD, QUIET, UNSENT, game_of, survey
from bot.errors.tables import NotRunning
from bot.posting.messages.admin_view import survey_sheet, table_line
from bot.store.posts import outbox
from bot.tables.seats.lobby import NewTable
from bot.tables.state.table import CALLED_OFF
from engine.core.play.record import read
from engine.dies_irae.law.rules import RULES

WEEK = timedelta(days=7)


async def damage(house: House, game: int) -> None:
    async with house.store.writing() as connection:
        await connection.exec_driver_sql(f"update game set setup = '[9, 9]' where id = {game}")
        await connection.exec_driver_sql(f"delete from snapshot where game = {game}")
        await connection.exec_driver_sql(f"delete from position where game = {game}")
    house.tables.forget(game)


async def row_of(house: House, game: int, guild: int = 1):
    async with house.store.reading() as connection:
        return await game_of(connection, guild, game, only_open=False)


async def troubles(house: House, quiet: timedelta = WEEK) -> dict[int, tuple[str, ...]]:
    return {each.game.id: each.troubles for each in await survey(house.tables, 1, quiet)}


async def refused(house: House, error: type[Exception], wish) -> None:
    before = everything(house.path)
    with pytest.raises(error):
        await wish
    assert everything(house.path) == before


async def test_only_open_tables_of_the_server_are_listed(house: House):
    running = await house.game()
    lobby = (await house.open(channel=8)).id
    over = (await house.open(channel=9)).id
    await house.lobby.call_off(over, ANA)
    await house.lobby.open(
        NewTable(
            guild=2,
            channel=10,
            host=ANA,
            host_name="Ana",
            title="nim",
            seats=2,
            language="en",
        )
    )
    found = await survey(house.tables, 1, WEEK)
    assert [each.game.id for each in found] == [lobby, running]
    assert {each.troubles for each in found} == {()}
    assert [each.game.id for each in await survey(house.tables, 3, WEEK)] == []


async def test_a_table_is_quiet_from_its_last_action_on(house: House):
    game = await house.game(matches="many")
    house.later(days=5)
    await house.plays(game, ANA, "take left")
    house.later(days=6, hours=23)
    assert await troubles(house) == {game: ()}
    house.later(hours=1)
    assert await troubles(house) == {game: (QUIET,)}
    assert await troubles(house, timedelta(days=8)) == {game: ()}
    await house.plays(game, BRUNO, "take left")
    assert await troubles(house) == {game: ()}


async def test_posts_that_cannot_be_sent_are_seen(house: House):
    game = await house.game()
    async with house.store.writing() as connection:
        (notice,) = await outbox.firsts(connection)
        await outbox.begin(connection, notice, house.time)
    house.later(minutes=9)
    assert await troubles(house) == {game: ()}
    house.later(minutes=1)
    assert await troubles(house) == {game: (UNSENT,)}
    async with house.store.writing() as connection:
        await outbox.confirm(connection, notice, 5)
    assert await troubles(house) == {game: ()}


async def test_a_table_that_is_held_is_seen(house: House):
    game = await house.game()
    async with house.store.writing() as connection:
        await connection.exec_driver_sql("update game set version = 7")
    house.tables.forget(game)
    assert await troubles(house) == {game: (HELD,)}
    found = await survey(house.tables, 1, WEEK)
    assert "until its table agrees" in str(survey_sheet(found, "en", stuck=True, days=7).to_components())


async def test_a_damaged_table_is_seen_and_the_others_are_not_hidden_by_it(house: House):
    game, sound = await house.game(), await house.game(channel=8)
    await damage(house, game)
    assert await troubles(house) == {game: (DAMAGED,), sound: ()}
    found = await survey(house.tables, 1, WEEK)
    texts = {
        tongue: survey_sheet(found, tongue, stuck=True, days=7).to_components() for tongue in ("en", "fr")
    }
    assert "does not replay" in str(texts["en"])
    assert "ne se rejoue pas" in str(texts["fr"])
    assert f"**{sound}**" not in str(texts["en"])


@pytest.mark.parametrize(("tongue", "told"), [("en", "set-up"), ("fr", "mise en place")])
async def test_what_a_game_counts_instead_of_turns_is_told(path: Path, tongue: str, told: str):
    async with House(path, {"dies_irae": RULES}) as house:
        await house.game("dies_irae", (ANA, BRUNO, CHLOE))
        (line,) = [table_line(each, tongue) for each in await survey(house.tables, 1, WEEK)]
    assert f"· {told} ·" in line
    assert " 0 " not in line


async def test_many_tables_come_in_pages(house: House):
    for channel in range(40):
        await house.open(channel=channel + 1)
    found = await survey(house.tables, 1, WEEK)
    assert len(found) == 40
    numbers: set[int] = set()
    for page in range(10):
        sheet = survey_sheet(found, "en", stuck=False, days=7, page=page)
        assert sheet.content_length() < 4000
        text = str(sheet.to_components())
        numbers |= {each.game.id for each in found if f"**{each.game.id}**" in text}
    assert len(numbers) == 40


async def test_a_closed_table_has_ended_without_a_result(house: House):
    game = await house.game(matches="many")
    await house.plays(game, ANA, "take left")
    log = log_of(house.path, game)
    async with house.store.writing() as connection:
        (notice,) = await outbox.firsts(connection)
        await outbox.begin(connection, notice, house.time)  # it could not be sent
    house.later(days=9)
    await close(house.tables, 1, game)
    table = await house.fresh(game)
    assert (table.status, table.owed) == (CALLED_OFF, ())
    assert unposted(house.path) == [(game, outbox.NoticeKind.CLOSED, table.number)]
    assert log_of(house.path, game) == log
    assert ask(house.path, "select count(*) from result") == [(0,)]
    assert ask(house.path, "select ended from game") == [("2026-03-10 12:00:00.000000",)]
    await refused(house, NotRunning, house.plays(game, BRUNO, "take left"))
    await refused(house, NoSuchTable, close(house.tables, 1, game))
    assert (await house.open()).id != game  # the channel is free


async def test_a_lobby_and_a_damaged_table_can_be_closed_too(house: House):
    lobby, game = (await house.open()).id, await house.game(channel=8)
    await damage(house, game)
    for each in (lobby, game):
        await close(house.tables, 1, each)
    assert ask(house.path, "select status from game") == [(CALLED_OFF,), (CALLED_OFF,)]
    assert [(each, kind) for each, kind, _ in unposted(house.path)] == [
        (lobby, outbox.NoticeKind.CLOSED),
        (game, outbox.NoticeKind.CLOSED),
    ]
    assert await troubles(house) == {}


async def test_other_servers_tables_are_not_theirs_to_close(house: House):
    game = await house.game()
    await refused(house, NoSuchTable, close(house.tables, 2, game))
    await refused(house, NoSuchTable, close(house.tables, 1, 99))
    with pytest.raises(NoSuchTable):
        await row_of(house, game, guild=2)
    assert game in await troubles(house)


async def test_files_of_running_ended_and_closed_games(house: House):
    game = await house.game(matches="many")
    await house.plays(game, ANA, "take left")
    text, sound = await game_file(house.tables, await row_of(house, game))
    assert sound
    assert json.loads(text)["seed"] is None
    assert read(text, house.titles).number == (await house.tables.get(game)).number
    await close(house.tables, 1, game)
    text, _ = await game_file(house.tables, await row_of(house, game))
    assert json.loads(text)["seed"] is not None
    lobby = await house.open(channel=8)
    await refused(house, NotRunning, _file(house, lobby.id))


async def _file(house: House, game: int) -> tuple[str, bool]:
    return await game_file(house.tables, await row_of(house, game))


async def test_games_with_secrets_are_given_out_when_they_are_over(house: House):
    game = await house.game("liars-dice", (ANA, BRUNO, CHLOE))
    await refused(house, StillSecret, _file(house, game))
    await damage(house, game)
    await refused(house, StillSecret, _file(house, game))
    await close(house.tables, 1, game)
    text, sound = await _file(house, game)
    assert not sound
    assert json.loads(text)["seed"] is not None


async def test_a_damaged_game_is_given_out_as_it_is_stored(house: House):
    game = await house.game(matches="many")
    await house.plays(game, ANA, "take left")
    await damage(house, game)
    text, sound = await _file(house, game)
    found = json.loads(text)
    assert not sound
    assert (found["keryx"], found["seed"], found["setup"]) == ("damaged game", None, [9, 9])
    assert [entry["deed"] for entry in found["log"]] == log_of(house.path, game)
    assert str(ANA) not in text.replace('"number": 11', "")
    assert "Ana" not in text


async def test_nobody_moves_in_a_table_that_is_being_closed(house: House):
    game = await house.game(matches="many")
    table = await house.tables.get(game)
    await close(house.tables, 1, game)
    await refused(house, NotRunning, house.plays(game, ANA, "take left", seen=table.number))
    assert log_of(house.path, game) == []
