"""Three people at war in Dies Irae over real sockets: all eight actions in a turn, armistices refused and
accepted, a sea fight and the fall of a fortress; by slash commands, buttons and menus.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from at_table import CHANNEL, Home
from bot_process import BotProcess
from buttons import has
from driver import Person
from scripted import Script
from tables import begin, stories

from bot.playground.server import Playground
from engine.core.play.match import Match
from engine.core.play.record import read
from engine.dies_irae.actions import Choose
from engine.dies_irae.board import board
from engine.dies_irae.pieces import legions_at, ships_at
from engine.dies_irae.state import EMPTY
from engine.dies_irae.words import DEEDS
from render.titles import TITLES

LANGUAGES = {"Ana": "en-US", "Bruno": "fr", "Chloé": "en-GB"}
GREECE, PERSIA, EGYPT = range(3)

SET_UP = (
    (GREECE, "play-power greece"),
    (PERSIA, "play-power persia"),
    (EGYPT, "settle tanis / station tanis ship / station canopus ship"),
    (EGYPT, "station sais legion / station memphis legion / station bubastis legion"),
    (PERSIA, "settle tarsus / occupy celaenae / occupy gordion / occupy ancyra / occupy pteria"),
    (PERSIA, "station posideion legion / station posideion legion / station posideion legion"),
    (PERSIA, "station posideion legion / station posideion legion / station tarsus legion"),
    (PERSIA, "station tarsus legion / station tarsus legion / station tarsus legion"),
    (PERSIA, "station byblos ship / station byblos ship / station side ship / station side ship"),
    (PERSIA, "station kelenderis ship / station issos ship"),
    (GREECE, "settle athens / occupy calydon / occupy larissa / station athens ship / station athens ship"),
    (GREECE, "station delphi ship / station corinth legion"),
)


class War(Script):
    """Greece, Persia and Egypt, and what stands on the map as everybody knows it."""

    async def exported(self) -> Match:
        """The game as its export tells it."""
        (file,) = (await self.people[GREECE].command(CHANNEL, "game export")).message.attachments
        return read((await self.people[GREECE].read(file)).decode(), TITLES)

    def fortress(self, name: str) -> bool:
        return self.state.sites[board().site[board().index[name]]].fortress


@pytest.fixture
async def war(playground: Playground, tmp_path: Path, database: None) -> AsyncIterator[War]:
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(BotProcess(playground, tmp_path))
        people = [
            await stack.enter_async_context(Person(playground, name, locale))
            for name, locale in LANGUAGES.items()
        ]
        await begin(*people, title="dies_irae", language="en")
        (file,) = (await people[0].command(CHANNEL, "game export")).message.attachments
        match = read((await people[0].read(file)).decode(), TITLES)
        yield War(bot, people, Home(replace(match, seed=bytes(32))))
        assert '"level": "error"' not in bot.log


async def the_first_turn(war: War) -> None:
    """All eight actions; Greece refuses Egypt's armistice and accepts Persia's."""
    await war.types(GREECE, "choose move / lead athens ship 2 / to chalcis / end")
    await war.clicks(PERSIA, "choose develop", "develop economy", "end")
    calm = war.state.realms[GREECE].stability
    await war.clicks(EGYPT, "choose armistice", "offer greece")
    await war.clicks(GREECE, "refuse")
    assert war.state.realms[GREECE].stability == calm - 2
    await war.clicks(GREECE, "choose trade", "create-post chalcis")
    await war.types(GREECE, "end")
    await war.clicks(PERSIA, "choose move", "lead posideion legion 5", "to sidon", "lead byblos ship 2")
    await war.types(PERSIA, "to p19 / end")
    await war.types(EGYPT, "choose stability / pay-stability")
    await war.clicks(GREECE, "choose build", "raise athens ship")
    await war.types(GREECE, "end")
    await war.types(PERSIA, "choose armistice / offer greece")
    talents = [realm.talents for realm in war.state.realms]
    await war.clicks(GREECE, "accept")
    paid = [realm.talents - before for realm, before in zip(war.state.realms, talents, strict=True)]
    assert paid == [35, -35, 0]
    await war.types(EGYPT, "choose pass")
    await war.types(GREECE, "choose attack / end")  # only to keep it from Egypt
    await war.types(PERSIA, "choose move / lead sidon legion 5 / to r19 / lead p19 ship 2 / to q18 / end")
    for seat in (EGYPT, GREECE, PERSIA):
        await war.types(seat, "choose pass")
    await war.types(PERSIA, "disband tarsus / disband tarsus")  # two legions more than its posts feed
    assert war.state.round == 2
    assert {entry.deed.deed for entry in war.home.match.log if isinstance(entry.deed, Choose)} == set(DEEDS)


async def the_siege(war: War) -> None:
    """Persia's army and fleet meet before Tanis; the armistice keeps its ships from Greece."""
    await war.types(PERSIA, "choose move / lead r19 legion 5 / to s18 / end")
    for seat in (EGYPT, GREECE):
        await war.types(seat, "choose pass")
    await war.types(PERSIA, "choose move / lead s18 legion 5 / to tanis / lead q18 ship 2 / to tanis / end")
    for seat in (EGYPT, GREECE):
        await war.types(seat, "choose pass")
    assert war.fortress("tanis")
    panel = await war.clicks(PERSIA, "choose attack")
    assert "8 contre 7. Tu perds 2, l’Égypte perd 0 et la forteresse" in panel.text
    await war.clicks(PERSIA, "fight tanis ship egypt", "fight tanis legion egypt")
    await war.types(PERSIA, "end")


async def test_a_war_of_three(war: War) -> None:
    for seat, line in SET_UP:
        await war.types(seat, line)
    await the_first_turn(war)
    await war.types(GREECE, "choose pass")
    # What the law forbids is told in one's own tongue, and changes nothing.
    refused = await war.people[PERSIA].command(CHANNEL, "play", move="choose armistice / offer greece")
    assert "déjà" in refused.text
    assert (await war.exported()).state == war.state

    looked_up = await war.people[PERSIA].command(CHANNEL, "card", name="hoplites")
    assert "Hoplites (Militaire II)" in looked_up.text
    assert "Royaume" in looked_up.text

    calm = war.state.realms[EGYPT].stability
    await the_siege(war)
    tanis = board().index["tanis"]
    assert not war.fortress("tanis")
    assert war.state.sites[board().site[tanis]] == EMPTY
    assert (ships_at(war.state, EGYPT, tanis), ships_at(war.state, PERSIA, tanis)) == (0, 1)
    assert legions_at(war.state, PERSIA, tanis) == 3
    for seat in (EGYPT, GREECE):
        await war.types(seat, "choose pass")
    await war.clicks(PERSIA, "choose trade", "create-post tanis")
    await war.types(PERSIA, "end")
    assert war.state.realms[EGYPT].stability == calm - 3, calm  # the capital was conquered

    record = await war.exported()
    assert record.state == war.state
    assert record.at(record.number).state == war.state
    assert [entry.deed for entry in record.log] == [entry.deed for entry in war.home.match.log]
    await told_in_public(war)
    assert not any(answer.late for player in war.players for answer in player.answers)


async def told_in_public(war: War) -> None:
    """The posts tell each of it once, in the channel's language."""
    ana = war.people[GREECE]
    await ana.wait_for(lambda post: has(post, "turn") and "capital Tanis" in post.text)
    posts = [each for each in await ana.messages(CHANNEL) if not each.private and each.attachments]
    story = await stories(ana, posts)
    for told in (
        "refused the armistice of Egypt and lost 2 stability",
        "accepted the armistice of Persia and received 35 talents",
        "fought Egypt in Tanis, ships with 5 against 3: Persia lost 1, Egypt 1",
        "legions with 8 against 7: Persia lost 2, Egypt 0 and burnt down Egypt’s fortress in Tanis",
        "conquered Egypt’s capital Tanis",
    ):
        assert story.count(told) == 1, told
