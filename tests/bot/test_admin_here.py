"""/admin over real sockets: who may, what they see, closing and exporting."""

from types import SimpleNamespace

import discord
import pytest
from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has
from driver import CannotDo, Person
from made_store import do
from tables import begin, gather

from bot.errors.asking import NotAdmin
from bot.herald.permissions import check_admin
from engine.core.play.record import read
from render.titles import TITLES


@pytest.mark.parametrize(
    ("guild", "permissions", "may"),
    [
        (1, discord.Permissions(manage_guild=True), True),
        (1, discord.Permissions(administrator=True), True),
        (1, discord.Permissions(manage_channels=True, manage_messages=True, kick_members=True), False),
        (1, discord.Permissions.none(), False),
        (None, discord.Permissions.all(), False),
    ],
)
def test_whoever_is_shown_the_commands_is_asked_for_the_permission_all_the_same(
    guild: int | None, permissions: discord.Permissions, may: bool
) -> None:
    """A server can show commands to anybody; old buttons outlive permissions."""
    interaction = SimpleNamespace(guild_id=guild, permissions=permissions)
    if may:
        assert check_admin(interaction) == guild
    else:
        with pytest.raises(NotAdmin):
            check_admin(interaction)


async def test_a_server_and_its_stuck_tables(bot: BotProcess, ana: Person, bruno: Person) -> None:
    assert "No table is open" in (await ana.command(CHANNEL, "admin tables")).text
    await begin(ana, bruno)
    await ana.make_channel("lobby")
    await gather(bruno, ana, channel="lobby")
    seen = await ana.command(CHANNEL, "admin tables")
    assert seen.message.private
    assert "2 open tables" in seen.text
    assert "turn 1 · host Ana" in seen.text
    assert "host Bruno" in seen.text
    assert "No table is stuck" in (await ana.command(CHANNEL, "admin stuck")).text
    await bot.stop()
    do(
        bot.database,
        "update game set created = '2026-01-01', started = '2026-01-01' where id = 1",
        "update game set setup = '[7, 7]' where id = 1",
        "delete from position where game = 1",
    )
    await bot.start()
    stuck = await ana.command(CHANNEL, "admin stuck", days=3)
    assert "One table that needs somebody" in stuck.text
    assert "Nobody has acted for a long time" in stuck.text
    assert "does not replay" in stuck.text
    await ana.speak("fr")
    assert "Une table à secourir" in (await ana.command(CHANNEL, "admin stuck", days=3)).text

    file = await ana.command(CHANNEL, "admin export", game=1)
    assert "ne se rejoue pas" in file.text
    assert [each.filename for each in file.message.attachments] == ["antike-1-damaged.json"]
    asked = await ana.command(CHANNEL, "admin close", game=1)
    await ana.press(asked, "kb:admin-close:1")
    closed = await bruno.wait_for(lambda message: "was closed" in message.text)
    assert sorted(closed.mentions) == ["Ana", "Bruno"]
    assert "Une table ouverte" in (await ana.command(CHANNEL, "admin tables")).text
    errors = [line for line in bot.log.splitlines() if '"level": "error"' in line]
    assert [line for line in errors if "game does not replay" not in line] == []


async def test_closing_asks_first_and_is_told(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(bruno, ana)
    offered = await ana.complete(CHANNEL, "admin close", "game", "ant")
    assert [option.value for option in offered] == [1]
    assert "#agora" in offered[0].label
    asked = await ana.command(CHANNEL, "admin close", game=1)
    assert "ends without a result" in asked.text
    kept = await ana.press(asked, "kb:admin-keep:1")
    assert "stays open" in kept.text
    assert has(await ana.fresh(post), "turn")

    asked = await ana.command(CHANNEL, "admin close", game=1)
    again = await ana.command(CHANNEL, "admin close", game=1)
    done = await ana.press(asked, "kb:admin-close:1")
    assert "is closed" in done.text
    assert "no table 1" in (await ana.press(again, "kb:admin-close:1")).text
    told = await bruno.wait_for(lambda message: "was closed" in message.text)
    assert not told.private
    await bruno.wait_for(lambda message: message.id == post.id and not message.buttons)
    assert "game is over" in (await bruno.command(CHANNEL, "turn")).text
    assert "not running" in (await bruno.command(CHANNEL, "play", move="take coin")).text
    file = await ana.command(CHANNEL, "admin export", game=1)
    (attachment,) = file.message.attachments
    match = read((await ana.read(attachment)).decode(), TITLES)
    assert match.seed is not None
    await begin(bruno, ana)  # the channel is free again


async def test_a_lobby_loses_its_buttons(bot: BotProcess, ana: Person, bruno: Person) -> None:
    lobby = await gather(bruno, ana)
    asked = await ana.command(CHANNEL, "admin close", game=1)
    await ana.press(asked, "kb:admin-close:1")
    await bruno.wait_for(lambda message: "was closed" in message.text)
    await bruno.wait_for(lambda message: message.id == lobby.id and not message.buttons)


async def test_only_those_who_manage_the_server(bot: BotProcess, ana: Person, bruno: Person) -> None:
    await begin(bruno, ana)
    for command, options in (("tables", {}), ("stuck", {}), ("export", {"game": 1}), ("close", {"game": 1})):
        with pytest.raises(CannotDo):  # their client does not even offer it
            await bruno.command(CHANNEL, f"admin {command}", **options)
    for number in (2, 999_999):
        assert "There is no table" in (await ana.command(CHANNEL, "admin close", game=number)).text
        assert "There is no table" in (await ana.command(CHANNEL, "admin export", game=number)).text
