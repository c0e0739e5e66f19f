"""What people see of cards: `/hand` as picture and list, `/card` by name, the panel before a build."""

import io
import re
from collections.abc import AsyncIterator

import pytest
from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has, ids
from driver import Person
from PIL import Image
from seen import Answer
from tables import begin, called

from bot.playground.server import Playground
from engine.deus.cards import card_set


@pytest.fixture
async def bruno(playground: Playground) -> AsyncIterator[Person]:
    """Reads French."""
    async with Person(playground, "Bruno", "fr") as found:
        yield found


async def picture_of(person: Person, answer: Answer) -> Image.Image:
    (file,) = answer.message.attachments
    image = Image.open(io.BytesIO(await person.read(file)))
    image.load()
    return image


def named_in(hand: Answer) -> list[str]:
    """The cards that an English hand names, the first of each colour."""
    return re.findall(r"^In hand, [^:]+: (.+?)(?:, .*| and .*)?$", hand.text, re.MULTILINE)


async def test_a_hand_is_a_private_picture_and_a_list(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno, title="deus")
    mine, theirs = await ana.command(CHANNEL, "hand"), await bruno.command(CHANNEL, "hand")
    for person, answer, told in ((ana, mine, "In hand"), (bruno, theirs, "En main")):
        assert answer.message.private
        assert not answer.late
        image = await picture_of(person, answer)
        assert image.width > 900
        (file,) = answer.message.attachments
        assert file.filename.endswith("hand.png")
        assert file.size < 300_000
        assert told.split()[-1] in file.description
        assert file.description.splitlines()[0] in answer.text
    assert await ana.read(mine.message.attachments[0]) != await bruno.read(theirs.message.attachments[0])
    # The same from the panel, in its place.
    first, _ = called(post, ana, bruno)
    panel = await first.command(CHANNEL, "turn")
    again = await first.press(panel, ids(panel.message, "hand")[0])
    assert again.message.private
    assert again.message.id == panel.message.id
    assert again.message.attachments
    # Whoever does not play has none.
    async with Person(bot.playground, "Zoé") as zoe:
        stranger = await zoe.command(CHANNEL, "hand")
        assert "You do not play in this game" in stranger.text
        assert not stranger.message.attachments
        # What is a card, and who has it, is told of those in one's own hand alone.
        assert named_in(mine)
        for name in named_in(mine)[:2]:
            assert "It is in your hand." in (await ana.command(CHANNEL, "card", name=name)).text
            watched = await zoe.command(CHANNEL, "card", name=name)
            assert "in your hand" not in watched.text
            (picture,) = watched.message.attachments
            assert "in your hand" not in picture.description
    assert '"level": "error"' not in bot.log


async def test_a_card_is_looked_up_by_its_name(bot: BotProcess, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno, title="deus")
    answer = await ana.command(CHANNEL, "card", name="galley")
    assert answer.message.private
    assert "Galley" in answer.text
    assert "Buy up to 3 resources" in answer.text
    assert "1 wood and 1 wheat" in answer.text
    (file,) = answer.message.attachments
    assert "Buy up to 3 resources" in file.description
    assert (await picture_of(ana, answer)).width > 400
    french = await bruno.command(CHANNEL, "card", name="Galère")
    assert "Galère" in french.text
    assert (await bruno.command(CHANNEL, "card", name="galere")).text == french.text
    # A part that fits one card is enough; a slip of the pen is met with the nearest names.
    assert "Temple of Harmony" in (await ana.command(CHANNEL, "card", name="harmony")).text
    wrong = await ana.command(CHANNEL, "card", name="Libary")
    assert "Did you mean" in wrong.text
    assert "Library" in wrong.text
    nothing = await ana.command(CHANNEL, "card", name="@everyone **zzz**")
    assert "nothing called" in nothing.text
    assert not nothing.message.mentions
    assert '"level": "error"' not in bot.log


async def test_names_of_cards_are_completed_in_the_readers_language(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    await begin(ana, bruno, title="deus", options="cards=first")
    every = await ana.complete(CHANNEL, "card", "name")
    assert len(every) == 25
    assert [each.label for each in every] == sorted(each.label for each in every)
    temples = await ana.complete(CHANNEL, "card", "name", "temple of the t")
    assert [each.label for each in temples] == ["Temple of the Tides", "Temple of the Towns"]
    assert {each.value for each in temples} <= {f"card {name}" for name in card_set("first").names}
    # What a card does is found, too; cards that are not in this game are not.
    assert "Cavalry" in [
        each.label for each in await ana.complete(CHANNEL, "card", "name", "up to 3 regions")
    ]
    assert await ana.complete(CHANNEL, "card", "name", "triumph") == []
    assert "Triumph" not in (await ana.command(CHANNEL, "card", name="triumph")).text
    french = await bruno.complete(CHANNEL, "card", "name", "theatre")
    assert [each.label for each in french] == ["Théâtre"]


async def test_games_without_cards_explain_and_show_their_things(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    await begin(ana, bruno, title="antike")
    answer = await ana.command(CHANNEL, "card", name="galley")
    assert answer.message.private
    assert "**Galley**" in answer.text
    (file,) = answer.message.attachments
    assert file.description.startswith("Galley")
    (board,) = (await ana.command(CHANNEL, "card", name="Athenae")).message.attachments
    assert "Athenae" in board.description
    # Whoever wants no pictures is told the same in words.
    await ana.command(CHANNEL, "me", pictures="no")
    told = await ana.command(CHANNEL, "card", name="galley")
    assert told.text == answer.text
    assert not told.message.attachments
    assert "**Galère**" in (await bruno.command(CHANNEL, "card", name="galère")).text
    assert "Galley" in [
        each.label.capitalize() for each in await ana.complete(CHANNEL, "card", "name", "gal")
    ]
    assert "Antike" in (await ana.command(CHANNEL, "card", name="xyz")).text
    # What another game calls so is named with that game, and nothing of it is told here.
    elsewhere = await ana.command(CHANNEL, "card", name="Sacred Guard")
    assert elsewhere.text == "“Sacred Guard” is something of Grécolonies: here Antike is played."
    hand = await ana.command(CHANNEL, "hand")
    assert "Nothing is hidden" in hand.text
    assert not hand.message.attachments


async def test_where_no_game_is_played_it_asks_which_game_is_meant(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    completed = {each.label: each.value for each in await ana.complete(CHANNEL, "card", "name", "gal")}
    assert completed["Galley (Antike)"] == "antike unit galley"
    assert completed["Galley (Deus)"] == "deus card galley"
    chosen = await ana.command(CHANNEL, "card", name="antike unit galley")
    assert chosen.message.private
    assert "**Galley**" in chosen.text
    asked = await bruno.command(CHANNEL, "card", name="galere")
    (menu,) = asked.message.selects
    deus = next(each.value for each in menu.options if each.label.endswith("(Deus)"))
    told = await bruno.press(asked, menu.custom_id, deus)
    assert "**Galère**" in told.text
    assert told.message.attachments
    # A place is shown on the board as games begin, and what is one thing alone is not asked for.
    (board,) = (await ana.command(CHANNEL, "card", name="Athenae")).message.attachments
    assert "Athenae" in board.description
    assert "No game has anything called" in (await ana.command(CHANNEL, "card", name="**zzz**")).text
    assert "Did you mean Athenae" in (await ana.command(CHANNEL, "card", name="Atenae")).text
    assert '"level": "error"' not in bot.log


async def test_of_several_things_that_fit_each_is_to_be_chosen(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    """A god's sign and the task that asks for it share their id."""
    async with Person(bot.playground, "Chloé") as chloe:
        await begin(ana, bruno, chloe, title="grecolonies")
        panel = await ana.command(CHANNEL, "turn")
        completed = await ana.complete(CHANNEL, "card", "name", "ares")
        told = [await ana.command(CHANNEL, "card", name=each.value) for each in completed]
        assert len({each.text for each in told}) == len(completed) > 1
        for typed in ("a", "re"):
            asked = await ana.submit(await ana.click(panel, "What is…?"), {"typed": typed})
            (menu,) = asked.message.selects
            assert len({each.value for each in menu.options}) == len(menu.options) > 1
        # What it is, the entry of its rules and the whole page open in the panel's place, with the way back.
        told = await ana.submit(await ana.click(asked, "What is…?"), {"typed": "dodge"})
        entry = await ana.click(told, "Rules: Announcing")
        page = await ana.click(entry, "Whole page")
        for each in (told, entry, page):
            assert each.message.id == panel.message.id
            assert has(each.message, "return")
        assert entry.text.partition("\n")[2] in page.text
    assert '"level": "error"' not in bot.log


async def test_the_panel_tells_what_a_build_will_pay_place_and_set_off(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    await ana.speak("en-US")
    await bruno.speak("en-US")
    post = await begin(ana, bruno, title="deus")
    first, _ = called(post, ana, bruno)
    panel = await first.command(CHANNEL, "turn")
    lines = [line for line in panel.text.splitlines() if "then sets off" in line]
    assert lines, panel.text
    for line in lines:
        assert " costs " in line
        assert ", places 1 " in line
    # The card is played: now each region's consequences, and the powers that follow anywhere.
    builds = [each.label for each in panel.message.buttons if "Build" in each.label and "→" not in each.label]
    played = await first.click(panel, builds[0])
    assert "Place your" in played.text
    assert "Then, from the bottom up: " in played.text
    assert has(played.message, "undo")
