"""/lfg over real sockets: looking, answering, taking back, ending, over a restart, and in a busy channel."""

import asyncio
from contextlib import AsyncExitStack

from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has, id_for
from driver import Person
from made_store import ask, do
from seen import Message
from tables import begin


async def looks(person: Person, channel: str = CHANNEL, **what: object) -> Message:
    """Somebody looks for players; the public message."""
    answer = await person.command(channel, "lfg new", **{"title": "antike", "seats": 3, **what})
    assert answer.message.private
    assert "by itself" in answer.text or "toute seule" in answer.text
    return await person.wait_for(lambda message: has_button(message, "lfg-in"), channel)


def has_button(message: Message, what: str) -> bool:
    return any((each.custom_id or "").startswith(f"kb:{what}:") for each in message.buttons)


def button(message: Message, what: str) -> str:
    return next(
        each.custom_id or "" for each in message.buttons if (each.custom_id or "").startswith(f"kb:{what}:")
    )


async def told(person: Person, entry: Message, what: str, words: str, channel: str = CHANNEL) -> None:
    """Somebody presses, and reads these words privately."""
    await person.press(entry, button(entry, what))
    await person.wait_for(lambda message: bool(message.private) and words in message.text, channel)


async def test_three_people_find_each_other(bot: BotProcess, ana: Person, bruno: Person) -> None:
    entry = await looks(ana, pace="slow", language="en")
    assert "Antike: players wanted" in entry.text
    assert "turn every few days, in English" in entry.text
    assert "2 more people" in entry.text
    assert not entry.mentions
    await told(bruno, entry, "lfg-in", "You are in. One more person")
    assert "2. Bruno" in (await ana.fresh(entry)).text
    assert "You are in already" in (await bruno.press(entry, button(entry, "lfg-in"))).text
    assert "You are in already" in (await ana.press(entry, button(entry, "lfg-in"))).text
    async with Person(bot.playground, "Zoé", "fr") as zoe:
        await told(zoe, entry, "lfg-in", "il ne manquait que toi")
        lobby = await zoe.wait_for(lambda message: has(message, "start"))
        assert all(name in lobby.text for name in ("Ana", "Bruno", "Zoé"))
        call = await zoe.wait_for(lambda message: "is open" in message.text and bool(message.mentions))
        assert sorted(call.mentions) == ["Ana", "Bruno", "Zoé"]
        shown = await ana.fresh(entry)
        assert not shown.buttons
        assert "the table is open" in shown.text
    await ana.press(lobby, id_for(lobby, "start"))
    await ana.wait_for(lambda message: has(message, "turn"))
    assert '"level": "error"' not in bot.log


async def test_taking_back_from_the_message_and_from_the_list(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    await ana.make_channel("quiet")
    entry = await looks(ana)
    other = await looks(bruno, "quiet", title="deus", language="fr")
    await bruno.press(entry, button(entry, "lfg-in"))
    await told(bruno, entry, "lfg-out", "You are out")
    assert "Bruno" not in (await ana.fresh(entry)).text
    assert "nothing to take back" in (await bruno.press(entry, button(entry, "lfg-out"))).text

    listed = await bruno.command("quiet", "lfg list")
    assert listed.message.private
    assert "Antike" in listed.text
    assert f"/{entry.id}" in listed.text
    assert f"/{other.id}" in listed.text
    assert [each.label for each in listed.message.buttons] == ["Take back: Deus"]
    older = await bruno.command("quiet", "lfg list")
    after = await bruno.press(listed, button(listed.message, "lfg-leave"))
    assert "nobody can answer any more" in after.text
    assert "Deus" not in after.text
    shown = await bruno.wait_for(lambda message: message.id == other.id and not message.buttons, "quiet")
    assert "retirée" in shown.text

    assert "already" in (await ana.command(CHANNEL, "lfg new", title="antike", seats=3)).text
    await told(ana, entry, "lfg-out", "nobody can answer")
    assert not (await ana.fresh(entry)).buttons
    assert "Nobody just now" in (await ana.command(CHANNEL, "lfg list")).text
    assert "search is over" in (await bruno.press(older, button(older.message, "lfg-leave"))).text


async def test_entries_end_and_survive_a_restart(bot: BotProcess, ana: Person, bruno: Person) -> None:
    entry = await looks(ana, days=1)
    await bot.kill()
    await bot.start()
    await told(bruno, entry, "lfg-in", "You are in")
    assert len([each for each in await ana.messages(CHANNEL) if has_button(each, "lfg-in")]) == 1
    await bot.stop()
    do(bot.database, "update seeking set ends = '2026-01-01 00:00:00'")
    await bot.start()
    over = await ana.wait_for(lambda message: message.id == entry.id and not message.buttons)
    assert "Time is up" in over.text


async def test_a_message_whose_number_was_lost_is_known_again_once_it_is_pressed(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    entry = await looks(ana)
    while not ask(bot.database, "select 1 from seeking where message is not null"):  # noqa: ASYNC110 - another process writes it
        await asyncio.sleep(0.05)
    do(bot.database, "update seeking set message = null")
    await told(bruno, entry, "lfg-in", "You are in")
    await bot.stop()
    assert ask(bot.database, "select message from seeking") == [(int(entry.id),)]
    do(bot.database, "update seeking set ends = '2026-01-01 00:00:00'")
    await bot.start()
    over = await ana.wait_for(lambda message: message.id == entry.id and not message.buttons)
    assert "Time is up" in over.text


async def test_a_post_that_was_never_made_is_made_after_a_restart(bot: BotProcess, ana: Person) -> None:
    entry = await looks(ana)
    await bot.stop()
    await ana.delete(entry)
    do(bot.database, "update seeking set message = null, shown = 0")
    await bot.start()
    again = await ana.wait_for(lambda message: has_button(message, "lfg-in") and message.id != entry.id)
    assert "players wanted" in again.text


async def test_a_busy_channel_is_waited_for(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    entry = await looks(bruno, seats=2)
    answer = await ana.press(entry, button(entry, "lfg-in"))
    assert "opens when it is over" in answer.text
    assert not any(has(message, "start") for message in await ana.messages(CHANNEL) if message.id > post.id)
    asked = await ana.command(CHANNEL, "game concede")
    await ana.press(asked, id_for(asked.message, "concede"))
    await ana.wait_for(lambda message: "is over" in message.text)
    lobby = await ana.wait_for(lambda message: has(message, "start"))
    assert "Bruno (host)" in lobby.text


async def test_what_makes_no_sense_is_refused(bot: BotProcess, ana: Person) -> None:
    assert "2 to 6" in (await ana.command(CHANNEL, "lfg new", title="antike", seats=12)).text
    await ana.deny(CHANNEL, "SEND_MESSAGES")
    told = await ana.command(CHANNEL, "lfg new", title="antike", seats=3)
    assert "Send Messages" in told.text
    await ana.deny(CHANNEL)
    assert "Nobody just now" in (await ana.command(CHANNEL, "lfg list")).text


async def test_names_do_no_harm(bot: BotProcess) -> None:
    async with AsyncExitStack() as stack:
        wild, other = [
            await stack.enter_async_context(Person(bot.playground, name))
            for name in ("@everyone **x**", "`a` [b](http://c) <@1>")
        ]
        entry = await looks(wild)
        await other.press(entry, button(entry, "lfg-in"))
        shown = (await wild.fresh(entry)).text + (await wild.command(CHANNEL, "lfg list")).text
        assert "@everyone **x**" not in shown
        assert "<@1>" not in shown
        assert "[b](http://c)" not in shown
