"""Archimedes: the computer player of Dies Irae by his name; games with him from the lobby to their end."""

import json
from dataclasses import replace

import pytest
from at_table import CHANNEL, AtTable, Home
from bot_process import BotProcess
from buttons import has, id_for
from driver import Person
from seen import Message
from tables import gather
from titled import COMPUTERS

from engine.core.contract import Seat
from engine.core.play.log import Entry
from engine.core.play.match import Match, enter
from engine.core.play.record import read, read_deed
from engine.core.values.codec import digest
from render.titles import TITLES

LEVELS = ["Archimedes (gentle)", "Archimedes (sensible)", "Archimedes (strong)"]
SHORT = "victory=8, turns=12"


async def exported(person: Person) -> str:
    """The game's file."""
    (file,) = (await person.command(CHANNEL, "game export")).message.attachments
    return (await person.read(file)).decode()


def gone_on(before: Match | None, text: str) -> Match:
    """The game as its file tells it; what an earlier file told is not played once more."""
    if before is None:
        return replace(read(text, TITLES), seed=bytes(32))
    match, plain = before, json.loads(text)
    for number, line in enumerate(plain["log"][before.number :], before.number + 1):
        deed = read_deed(match.rules, line["deed"])
        entry = Entry(number, Seat(line["seat"] - 1), deed, line["by"], tuple(line["drawn"]))
        match = enter(match, entry).match
    assert digest(match.state) == plain["digest"]
    return match


async def play_out(*people: Person, turns: int = 1000) -> Match:
    """People in the first seats play with a computer's mind whenever a post calls one of them, for so many
    turns; the game then.
    """
    minds = COMPUTERS["dies_irae"]["sensible"]
    seats = [
        AtTable(person, Seat(seat), minds(seat), types=bool(seat % 2)) for seat, person in enumerate(people)
    ]
    seen: set[str] = set()
    match: Match | None = None

    def asks_or_ends(message: Message) -> bool:
        if message.private or message.id in seen:
            return False
        return bool(message.mentions and has(message, "turn")) or "Final standing" in message.text

    while True:
        post = await people[0].wait_for(asks_or_ends)
        seen.add(post.id)
        match = gone_on(match, await exported(people[0]))
        home = Home(match, frozenset(map(Seat, range(len(people), match.seats))))
        if "Final standing" in post.text:
            return home.match
        if f":{home.match.number}" not in id_for(post, "turn"):
            continue  # somebody has played on since: the turn after the set-up can be one's own again
        seat = home.owes()
        assert seat is not None
        assert seat < len(people), "a post called somebody while Archimedes had to play"
        await seats[seat].play(home)
        assert not any(answer.late for answer in seats[seat].answers)
        if len(seen) > turns:
            return home.match


@pytest.mark.once
async def test_one_person_and_two_archimedes(bot: BotProcess, ana: Person) -> None:
    offered = await ana.complete(CHANNEL, "game new", "computers", "", title="dies_irae")
    assert [each.label for each in offered] == ["Nobody: wait for people", *LEVELS, "Computer (random)"]
    other = await ana.complete(CHANNEL, "game new", "computers", "sens", title="antike")
    assert [each.label for each in other] == ["Computer (sensible)"]
    await ana.command(CHANNEL, "game new", title="dies_irae", computers="Archimède", options=SHORT)
    lobby = await ana.wait_for(
        lambda message: has(message, "start") and message.text.count("Archimedes") == 2
    )
    await ana.press(lobby, id_for(lobby, "start"))
    match = await play_out(ana)
    assert match.standing.ended in ("points", "turns")
    public = [each.text for each in await ana.messages(CHANNEL) if not each.private]
    assert any("Archimedes" in each for each in public)
    assert not any("Sensible" in each or "omputer" in each for each in public)
    file = await exported(ana)
    assert "Archimedes" in file
    assert read(file, TITLES).state == match.state
    assert '"level": "error"' not in bot.log


@pytest.mark.once
async def test_two_people_and_one_archimedes(bot: BotProcess, ana: Person, bruno: Person) -> None:
    lobby = await gather(ana, bruno, title="dies_irae", seats=3, options=SHORT)
    refused = await ana.press(lobby, id_for(lobby, "start"))
    assert "give the rest to Archimedes" in refused.text
    hosting = await ana.click(lobby, "For the host…")
    asked = await ana.click(hosting, "Give Archimedes the free seats")
    filled = await ana.choose(asked.message, "sensible")
    assert filled.message.id == hosting.message.id
    lobby = await ana.wait_for(
        lambda message: has(message, "start") and "3. Archimedes (sensible)" in message.text
    )
    await ana.press(lobby, id_for(lobby, "start"))
    await play_out(ana, bruno, turns=8)
    for person in (ana, bruno):
        asked = await person.command(CHANNEL, "game concede")
        await person.press(asked, id_for(asked.message, "concede"))
    await ana.wait_for(lambda message: "Final standing" in message.text)
    assert '"level": "error"' not in bot.log


async def test_archimedes_in_french(bot: BotProcess, ana: Person) -> None:
    await ana.speak("fr")
    await ana.command(CHANNEL, "game new", title="dies_irae")
    lobby = await ana.wait_for(lambda message: has(message, "start"))
    hosting = await ana.click(lobby, "Pour l’hôte…")
    assert "Donner les places libres à Archimède" in [each.label for each in hosting.message.buttons]
    told = await ana.command(CHANNEL, "help")
    assert "Confie le reste à Archimède" in told.text
    asked = await ana.click(hosting, "Donner les places libres à Archimède")
    await ana.choose(asked.message, "gentle")
    lobby = await ana.wait_for(
        lambda message: message.text.count("Archimède (doux)") >= 2 and has(message, "start")
    )
    await ana.press(lobby, id_for(lobby, "start"))
    await ana.wait_for(lambda message: has(message, "turn") and ana.name in message.mentions)
    assert "Archimède" in (await ana.command(CHANNEL, "game status")).text
    nobody = await ana.command(CHANNEL, "game replace", computer="Hercule")
    assert "Aucun ordinateur" in nobody.text
