"""`/why` through the running bot: in every game and both languages, whoever asks, whatever they type."""

from collections.abc import AsyncIterator

import pytest
from at_table import CHANNEL
from bot_inside import BotInside
from buttons import has, id_for
from driver import Answer, Person
from structlog.testing import capture_logs
from tables import begin, called, gather

from bot.playground.server import Playground


@pytest.fixture
async def bruno(playground: Playground) -> AsyncIterator[Person]:
    """Reads French."""
    async with Person(playground, "Bruno", "fr") as found:
        yield found


async def why(person: Person, move: str | None = None, channel: str = CHANNEL) -> Answer:
    given = {} if move is None else {"move": move}
    answer = await person.settled(await person.command(channel, "why", **given))
    assert answer.message.private
    return answer


RIGHT = ("What would make it possible:", "Ce qui le rendrait possible\u00a0:")
WAY = ("The way there:", "Le chemin\u00a0:")
REFUSED = ("Not now:", "Pas maintenant\u00a0:")
TRIED = {
    "antike": (
        "build-temple mecca",
        ("is not your city", "n’est pas ta ville"),
        RIGHT,
        ("Temples", "Temples"),
    ),
    "deus": ("place a0", ("Your first piece", "Ton premier pion"), RIGHT, ("Building", "Construire")),
    "grecolonies": ("take chalcis 2", ("First choose", "Choisis d’abord"), WAY, ("Moving", "Déplacer")),
    "dies_irae": ("choose move", ("First the powers", "les puissances"), RIGHT, ("Set-up", "Mise en place")),
}


@pytest.mark.parametrize("title", TRIED)
async def test_a_refusal_says_what_is_in_the_way_what_would_be_right_and_its_section(
    bot: BotInside, ana: Person, bruno: Person, title: str
) -> None:
    async with Person(bot.playground, "Chloé", "fr") as chloe:
        people = [ana, bruno, chloe] if title in ("grecolonies", "dies_irae") else [ana, bruno]
        post = await begin(*people, title=title)
        (name,) = post.mentions
        first = next(each for each in people if each.name == name)
        tongue = int(first is not ana)
        move, refusal, right, section = TRIED[title]
        with capture_logs() as logs:
            answer = await why(first, move)
        assert not [each for each in logs if each["log_level"] == "error"]
        for told in (REFUSED, refusal, right):
            assert told[tongue] in answer.text
        entry = await first.settled(await first.press(answer, id_for(answer.message, "section")))
        assert entry.message.private
        text = entry.text
        page = await first.settled(await first.press(entry, id_for(entry.message, "topic")))
        for told in (text, page.text):
            assert told.startswith(f"# {section[tongue]}")
            assert "<!--" not in told
        assert 50 < len(text) < len(page.text) * 2 / 3
        assert has(entry.message, "learn-go") == has(page.message, "learn-go")


async def test_what_stands_in_the_way_is_marked_on_a_picture(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    first, _ = called(await begin(ana, bruno, title="deus"), ana, bruno)
    answer = await why(first, "place a0")
    (picture,) = answer.message.attachments
    assert picture.filename == "question.png"
    assert picture.description.startswith("✗")
    assert "X · " in answer.text.splitlines()[0]
    # Whoever wants no pictures has the words alone.
    settings = await first.command(CHANNEL, "me")
    await first.press(settings, "km:meset:pictures", "no")
    assert not (await why(first, "place a0")).message.attachments


async def test_whatever_is_asked_by_whomever_has_an_answer(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    await ana.make_channel("garden")
    assert "There is no game in this channel" in (await why(ana, "end", "garden")).text
    lobby = await gather(ana, bruno)
    assert "it has not begun" in (await why(ana, "end")).text
    await ana.press(lobby, id_for(lobby, "start"))
    post = await ana.wait_for(lambda message: has(message, "turn"), CHANNEL)
    first, second = called(post, ana, bruno)
    tongue = int(first is bruno)
    for nonsense in ("abracadabra @everyone", "end end end", "announce 3 spears", "/", "move here there"):
        answer = await why(first, nonsense)
        assert ("Begin with a verb", "Commence par un verbe")[tongue] in answer.text
        assert not answer.message.mentions
    allowed = await why(first, "take coin")
    assert ("That is allowed:", "C’est permis\u00a0:")[tongue] in allowed.text
    assert ("It would bring:", "Cela donnerait\u00a0:")[tongue] in allowed.text
    # Whatever words are left out, what can be brought about is told; of several steps the one that fails.
    assert WAY[tongue] in (await why(first, "go")).text
    assert "Mecca" in (await why(first, "take coin / go temple / build-temple mecca / end")).text
    late = await why(second, "go temple")
    other = int(second is bruno)
    assert ("You are not asked now", "On ne te demande rien")[other] in late.text
    assert f"{first.name}" in late.text
    assert ("If it were your turn", "Si c’était ton tour")[other] in late.text
    assert WAY[other] in late.text
    assert has(late.message, "plan")
    refused = await why(second, "build-temple mecca")
    assert ("Not then:", "Pas alors\u00a0:")[other] in refused.text
    async with Person(bot.playground, "Zoé") as zoe:
        told = (await why(zoe, "take coin")).text
        assert "You only look on" in told
        assert "That would be allowed" in told
    conceded = await ana.command(CHANNEL, "game concede")
    await ana.press(conceded, id_for(conceded.message, "concede"))
    assert "The game is over" in (await why(ana, "go temple")).text


async def test_what_one_asks_is_completed_over_all_verbs(bot: BotInside, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)
    verbs = [each.value for each in await ana.complete(CHANNEL, "why", "move")]
    assert {"build-temple", "conquer", "end"} <= set(verbs)
    assert "construire-temple" in [
        each.value for each in await bruno.complete(CHANNEL, "why", "move", "temple")
    ]
    places = [each.value for each in await ana.complete(CHANNEL, "why", "move", "build-temple me")]
    assert places[0] == "build-temple mecca"
    assert await ana.complete(CHANNEL, "why", "move", "abracadabra ") == []


async def test_what_happened_leads_to_its_rule(bot: BotInside, ana: Person, bruno: Person) -> None:
    first, _ = called(await begin(ana, bruno), ana, bruno)
    tongue = int(first is bruno)
    await first.command(CHANNEL, "play", move="take coin / go marble")
    asked = await why(first)
    menu = next(each for each in asked.message.selects if ":why-event:" in each.custom_id)
    told = next(each for each in menu.options if ("marble", "marbre")[tongue] in each.label.lower())
    rule = await first.settled(await first.press(asked, menu.custom_id, told.value))
    assert rule.message.id == asked.message.id
    assert "#" in rule.text
    again = await first.settled(await first.press(rule, id_for(rule.message, "why")))
    assert again.text == asked.text


async def test_the_panel_says_why_not_and_leads_back_to_the_question(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    first, _ = called(await begin(ana, bruno), ana, bruno)
    await first.command(CHANNEL, "play", move="take coin / go temple")
    panel = (await first.settled(await first.command(CHANNEL, "turn"))).message
    tongue = int(first is bruno)
    assert ("Why not?", "Pourquoi pas\u202f?")[tongue] in panel.labels
    asked = (await first.settled(await first.press(panel, id_for(panel, "why")))).message
    await bot.stop()
    await bot.start()
    menu = next(each for each in asked.selects if ":why-of:" in each.custom_id)
    told = (await first.settled(await first.press(asked, menu.custom_id, menu.options[0].value))).message
    assert REFUSED[tongue] in told.text
    assert RIGHT[tongue] in told.text
    page = (await first.settled(await first.press(told, id_for(told, "section")))).message
    back = (await first.settled(await first.press(page, id_for(page, "return")))).message
    assert len({each.id for each in (panel, asked, told, page, back)}) == 1
    assert (back.text, back.labels) == (panel.text, panel.labels)


async def test_a_form_asks_what_one_would_like_to_do(bot: BotInside, ana: Person, bruno: Person) -> None:
    first, _ = called(await begin(ana, bruno), ana, bruno)
    asked = await why(first)
    form = await first.press(asked, id_for(asked.message, "why-ask"))
    answer = await first.settled(await first.submit(form, {"typed": "build-temple mecca"}))
    assert "Mecca" in answer.text
    again = await first.press(asked, id_for(asked.message, "why-ask"))
    nonsense = await first.settled(await first.submit(again, {"typed": "`**@everyone**"}))
    assert has(nonsense.message, "why")
