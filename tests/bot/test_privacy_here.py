"""/privacy over real sockets: the own file, no statistics, forgetting with a question first."""

import json

from at_table import CHANNEL
from bot_process import BotProcess
from buttons import ids
from driver import Answer, Person
from made_store import ask, tables_of
from tables import begin, gather


def button(answer: Answer, what: str) -> str:
    return next(
        each.custom_id or "" for each in answer.message.buttons if (each.custom_id or "") == f"kb:{what}"
    )


def ids_stored(bot: BotProcess, person: Person) -> list[str]:
    """Where the database holds a person's id or name."""
    return [
        f"{table}: {row}"
        for table in tables_of(bot.database)
        for row in ask(bot.database, f'select * from "{table}"')
        if any(str(value) in (person.id, person.name) for value in row)
    ]


async def test_the_own_file_is_private(bot: BotProcess, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)
    sheet = await ana.command(CHANNEL, "privacy")
    assert sheet.message.private
    assert "one seat, 0 actions, 0 results" in sheet.text
    answer = await ana.press(sheet, button(sheet, "privacy-file"))
    assert answer.message.private
    (file,) = answer.message.attachments
    found = json.loads(await ana.read(file))
    assert [row["name"] for row in found["seats"]] == ["Ana"]
    assert "Bruno" not in json.dumps(found)
    async with Person(bot.playground, "Zoé", "fr") as stranger:
        empty = await stranger.command(CHANNEL, "privacy")
        assert "aucune place, aucune action, aucun résultat" in empty.text
        answer = await stranger.press(empty, button(empty, "privacy-file"))
        assert json.loads(await stranger.read(answer.message.attachments[0]))["seats"] == []


async def test_privacy_needs_no_server(bot: BotProcess, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)
    sheet = await ana.command("@bot", "privacy")
    assert "one seat" in sheet.text
    answer = await ana.press(sheet, button(sheet, "privacy-file"))
    assert answer.message.attachments


async def test_statistics_on_request_not_at_all(bot: BotProcess, ana: Person, bruno: Person) -> None:
    sheet = await ana.command(CHANNEL, "privacy")
    off = await ana.press(sheet, button(sheet, "privacy-count:off"))
    assert "No statistics of you are kept" in off.text
    told = await ana.command(CHANNEL, "stats")
    assert "asked for no statistics" in told.text
    assert "Keeps no statistics" in (await bruno.command(CHANNEL, "stats", person=ana.id)).text
    again = await ana.press(told, button(told, "privacy"))
    on = await ana.press(again, button(again, "privacy-count:on"))
    assert "count again" in on.text
    assert "have not finished" in (await ana.command(CHANNEL, "stats")).text


async def test_forgetting_asks_first(bot: BotProcess, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)
    await ana.make_channel("lobby")
    await gather(ana, bruno, channel="lobby")
    sheet = await ana.command(CHANNEL, "privacy")
    asked = await ana.press(sheet, button(sheet, "privacy-forget"))
    assert "your seat is conceded" in asked.text
    assert "you leave the table" in asked.text
    back = await ana.press(asked, button(asked, "privacy"))
    assert "one seat" not in asked.text
    assert "2 seats" in back.text
    assert ids_stored(bot, ana)

    asked = await ana.press(back, button(back, "privacy-forget"))
    done = await ana.press(asked, button(asked, "privacy-forget-now"))
    assert "do not know you any more" in done.text
    assert ids_stored(bot, ana) == []
    over = await bruno.wait_for(lambda message: "is over" in message.text)
    assert "Ana" not in over.text
    lobby = await bruno.wait_for(
        lambda message: bool(ids(message, "start")) and "Ana" not in message.text, "lobby"
    )
    assert "Bruno" in lobby.text
    assert "0 seats" in (await ana.command(CHANNEL, "privacy")).text
    assert "1 won" in (await bruno.command(CHANNEL, "stats")).text
    assert not done.message.buttons
    assert '"level": "error"' not in bot.log
