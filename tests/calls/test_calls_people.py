"""What tables and people settle about calls, holidays, substitutes, and the end of a clock."""

import re

import pytest
from bot_inside import CHANNEL, BotInside
from driver import Person
from tables import begin, called
from test_calls_together import posts, public

from bot.playground.server import Playground
from engine.core.play.log import CLOCK

SUPPRESS_NOTIFICATIONS = 1 << 12
"""Discord's flag of messages for which no telephone rings."""


async def test_only_the_host_settles_how_a_table_calls(bot: BotInside, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)
    told = await bruno.command(CHANNEL, "game settings", first="2h")
    assert "Ana" in told.text
    assert await bot.rows("select * from pace") == []
    for given, sentence in (
        ({"first": "soon"}, "no length of time"),
        ({"first": "5 min"}, "from 15 minutes to 14 days"),
        ({"clock": "90 days"}, "from 60 minutes to 60 days"),
        ({"first": "2h", "clock": "x"}, "no length of time"),
    ):
        assert sentence in (await ana.command(CHANNEL, "game settings", **given)).text
        assert await bot.rows("select * from pace") == []
    answer = await ana.command(
        CHANNEL,
        "game settings",
        first="2h",
        growth="200",
        most=3,
        where="both",
        clock="3 days",
        ends="computer",
    )
    assert "First call after 2 hours, at most 3" in answer.text
    assert "3 days for each decision" in answer.text
    assert await bot.rows("select first, growth, most, place, clock, ends from pace") == [
        (120, 200, 3, "both", 4320, "computer")
    ]


async def test_the_panels_of_calls_and_of_me(bot: BotInside, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)
    sheet = await ana.click(await ana.command(CHANNEL, "game settings"), "Calls and clock")
    for menu, value in (
        ("First call after…", "4h"), ("Each further call…", "100"), ("How many calls", "2"),
        ("Where", "direct"), ("Clock for each decision", "48h"), ("What the end of the clock does", "offer"),
    ):  # fmt: skip
        sheet = await ana.choose(sheet, value, menu)
    assert await bot.rows("select first, growth, most, place, clock, ends from pace") == [
        (240, 100, 2, "direct", 2880, "offer")
    ]
    read = await bruno.click(await bruno.command(CHANNEL, "game settings"), "Appels et horloge")
    assert "4 heures" in read.text
    assert not read.message.selects

    me = await bruno.command(CHANNEL, "me")
    me = await bruno.choose(me, "Europe/Athens", "Où tu habites")
    assert "Athènes, Grèce" in me.text
    me = await bruno.choose(me, "9-23", "Tes heures d’éveil")
    assert "09:00 à 23:00" in me.text
    me = await bruno.choose(me, "8h", "À quel rythme j’appelle")
    me = await bruno.choose(me, "both", "Où j’appelle")
    form = await bruno.click(me, "D’autres heures")
    me = await bruno.submit(form, {"typed": "22h-6h30"})
    assert "22:00 à 06:30" in me.text
    form = await bruno.click(me, "Un autre lieu")
    me = await bruno.submit(form, {"typed": "nouméa"})
    assert "Nouvelle-Calédonie" in me.text
    assert await bot.rows("select zone, wakes, sleeps, interval, place, language from habits") == [
        ("Pacific/Noumea", 22 * 60, 6 * 60 + 30, 480, "both", "fr")
    ]
    me = await bruno.choose(me, "any", "Tes heures d’éveil")
    me = await bruno.choose(me, "tables", "À quel rythme j’appelle")
    me = await bruno.choose(me, "tables", "Où j’appelle")
    assert await bot.rows("select wakes, sleeps, interval, place from habits") == [(None, None, None, None)]


@pytest.mark.parametrize(
    ("given", "english", "french"),
    [
        ({"zone": "Atlantis"}, "no place “Atlantis”", "pas de lieu « Atlantis »"),
        ({"hours": "from dawn till dusk"}, "from when till when", "de quand à quand"),
        ({"interval": "1 min"}, "no length of time", "pas une durée"),
        ({"away": "yesterday"}, "passed already", "passé"),
        ({"away": "2 days", "leaving": "3 days"}, "before you leave", "avant de partir"),
        ({"away": "in ten years"}, "", ""),
    ],
)
async def test_what_makes_no_sense_is_told_and_changes_nothing(
    bot: BotInside, ana: Person, given: dict[str, str], english: str, french: str
) -> None:
    answer = await ana.command(CHANNEL, "me", **given)
    assert english in answer.text
    assert "How I call you" not in answer.text
    await ana.speak("fr")
    words = {name: {"2 days": "2 jours", "3 days": "3 jours"}.get(text, text) for name, text in given.items()}
    answer = await ana.command(CHANNEL, "me", **words)
    assert french.replace(" ", "\u00a0") in answer.text.replace(" ", "\u00a0")
    told = "zone is not null or wakes is not null or interval is not null"
    assert await bot.rows(f"select * from habits where {told}") == []
    assert await bot.rows("select * from holiday") == []


async def test_zones_are_searched_while_typing(bot: BotInside, bruno: Person) -> None:
    found = await bruno.complete(CHANNEL, "me", "zone", "allem")
    assert found[0].value == "Europe/Berlin"
    assert "Berlin, Allemagne" in found[0].label
    assert len(await bruno.complete(CHANNEL, "me", "zone", "")) == 25
    assert await bruno.complete(CHANNEL, "me", "zone", "Mordor") == []


async def test_waking_hours_and_the_clock_change(bot: BotInside, ana: Person, bruno: Person) -> None:
    """A game over the night in which the clocks change in Paris."""
    for person in (ana, bruno):
        await person.command(CHANNEL, "me", zone="Europe/Paris", hours="8-22")
    await bot.move(days=26, hours=6)  # 28 March, 16:00 in Paris
    await begin(ana, bruno)
    before = await posts(ana)
    await bot.move(hours=14, minutes=55)  # 05:55 UTC is 07:55 in Paris now
    assert await posts(ana) == before
    await bot.move(minutes=10)
    assert await posts(ana) == before + 1


async def test_a_holiday_without_a_substitute(bot: BotInside, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    await mine.speak("en-US")
    await ana.command(CHANNEL, "game settings", clock="2 days", ends="computer", extension="none")
    answer = await mine.command(CHANNEL, "me", away="10 days")
    assert "Away: from <t:" in answer.text
    await bot.settle()
    before = await posts(other)
    notice = (await public(other))[-1]
    assert "is away until <t:" in notice.text
    assert notice.body["flags"] & SUPPRESS_NOTIFICATIONS
    await bot.move(days=9)
    assert await posts(other) == before
    await bot.move(days=1, hours=13)
    assert (await public(other))[-1].mentions == [mine.name]
    assert await posts(other) == before + 1
    await bot.move(days=1, hours=12)  # the clock ran one day less an hour or two before: it ends now
    assert await bot.rows("select ending from call where kind = 'over'") == [("computer",)]


async def test_a_substitute_plays_and_gives_the_seat_back(
    playground: Playground, bot: BotInside, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    await mine.speak("en-US")
    async with Person(playground, "Zoé", "en-US") as zoe:
        refused = await mine.command(CHANNEL, "me", away="10 days", substitute=other.id)
        assert f"{other.name} plays in Antike with you already" in refused.text
        refused = await mine.command(CHANNEL, "me", away="10 days", substitute=mine.id)
        assert "another person" in refused.text
        refused = await mine.command(CHANNEL, "me", away="10 days", substitute=str(playground.application_id))
        assert "another person" in refused.text
        assert await bot.rows("select * from holiday") == []

        asked = await mine.command(CHANNEL, "me", away="10 days", substitute=zoe.id)
        assert "Zoé has been asked" in asked.text
        await bot.settle()
        (question,) = await zoe.direct_messages()
        assert "will play for them" in question.text
        assert "Zoé" not in str(await bot.rows("select name from chair"))
        yes = await zoe.click(question, "Yes, I will")
        assert "You play for" in yes.text
        await bot.settle()
        assert (await public(other))[-1].mentions == ["Zoé"]
        await bot.move(hours=13)
        assert (await public(other))[-1].mentions == ["Zoé"]
        played = await zoe.command(CHANNEL, "play", move="take coin / go iron / end")
        assert "Last:" in played.text or played.message.buttons
        assert f"only {mine.name} can give it up" in await conceding(zoe)
        await bot.settle()
        await bot.move(days=10)
        names = {name for (name,) in await bot.rows("select name from chair")}
        assert names == {"Ana", "Bruno"}
        assert await bot.rows("select * from stand_in") == []
        assert "is back and plays again" in (await public(other))[-1].text
        (question, *_) = await zoe.direct_messages()
        assert not question.buttons


async def conceding(person: Person) -> str:
    """What somebody is told who wants to give up and may not: before they are asked whether they are sure."""
    refused = await person.command(CHANNEL, "game concede")
    assert refused.message is None or not refused.message.buttons
    return refused.text


async def test_who_plays_is_back(playground: Playground, bot: BotInside, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    await mine.speak("fr")
    async with Person(playground, "Zoé", "en-US") as zoe:
        await mine.command(CHANNEL, "me", away="10 jours", substitute=zoe.id)
        await bot.settle()
        (question,) = await zoe.direct_messages()
        await zoe.click(question, "Yes, I will")
        await bot.settle()
        assert await bot.rows("select count(*) from stand_in") == [(1,)]
        panel = await mine.command(CHANNEL, "turn")
        assert "Ton absence est finie, et la place est de nouveau à toi" in panel.text
        assert await bot.rows("select count(*) from stand_in") == [(0,)]
        assert "You do not play" in (await zoe.command(CHANNEL, "turn")).text
        await bot.settle()
        assert "is back and plays again" in (await public(zoe))[-1].text


async def test_who_goes_away_hears_that_nobody_stands_in(
    playground: Playground, bot: BotInside, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    await mine.speak("en-US")
    async with Person(playground, "Zoé", "en-US") as zoe:
        await mine.command(CHANNEL, "me", leaving="3 days", away="10 days", substitute=zoe.id)
        await bot.settle()
        (question,) = await zoe.direct_messages()
        assert "do not play for" in (await zoe.click(question, "No, sorry")).text
        await bot.move(hours=13)  # in the morning at the latest
        told = [each.text for each in await mine.direct_messages()]
        assert sum("Zoé cannot play for you" in text for text in told) == 1
        assert await bot.rows("select over from holiday") == [(0,)]


async def test_back_sooner(bot: BotInside, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    await mine.speak("en-US")
    me = await mine.command(CHANNEL, "me", away="10 days")
    await bot.move(days=2)
    before = await posts(ana)
    me = await mine.click(me, "I am back")
    assert "Away" not in me.text
    await bot.move(hours=13)
    assert await posts(ana) == before + 1
    assert not any(
        "I am back" in (button.label or "") for button in (await mine.command(CHANNEL, "me")).message.buttons
    )


# The end of a clock


async def entries(bot: BotInside) -> list[tuple]:
    return await bot.rows("select seat, by from entry order by number")


async def test_a_computer_player_takes_one_turn(bot: BotInside, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)
    await ana.command(CHANNEL, "game settings", clock="1 day", ends="computer", extension="none", most=0)
    await bot.move(hours=23)
    assert await entries(bot) == []
    await bot.move(hours=2)
    played = await entries(bot)
    assert played
    assert {by for _, by in played} <= {CLOCK, "default", "order"}
    assert len({seat for seat, by in played if by == CLOCK}) == 1
    assert any("a computer player has taken" in each.text for each in await public(ana))
    await bot.settle()
    # Once: the next turn has its own day.
    await bot.move(hours=20)
    assert await entries(bot) == played
    # Whose turn it was may play the next one.
    table = await bot.herald.services.tables.get(1)
    assert all(chair.computer is None for chair in table.chairs)


async def test_without_a_stated_answer_the_table_waits_on(bot: BotInside, ana: Person, bruno: Person) -> None:
    await begin(ana, bruno)
    await ana.command(CHANNEL, "game settings", clock="1 day", ends="default", extension="none", most=0)
    await bot.move(hours=25)
    assert await entries(bot) == []
    assert "no harmless answer" in (await public(ana))[-1].text
    before = await posts(ana)
    await bot.move(days=5)
    assert await posts(ana) == before


async def test_stated_answers_stand(
    playground: Playground, bot: BotInside, ana: Person, bruno: Person
) -> None:
    async with Person(playground, "Zoé", "en-US") as zoe:
        await begin(ana, bruno, zoe, title="dies_irae")
    await ana.command(CHANNEL, "game settings", clock="1 day", ends="default", extension="none", most=0)
    await bot.move(hours=25)
    played = await entries(bot)
    assert played
    assert {by for _, by in played} <= {CLOCK, "default", "order"}


async def test_a_seat_on_offer(playground: Playground, bot: BotInside, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    await other.speak("en-US")
    await ana.command(CHANNEL, "game settings", clock="1 day", ends="offer", most=0)
    await bot.move(hours=25)
    offer = (await public(ana))[-1]
    assert f"Time is up for {mine.name}" in offer.text
    async with Person(playground, "Zoé", "en-US") as zoe:
        assert "You have a seat" in (await other.click(offer, "Take this seat")).text
        assert "You play" in (await zoe.click(offer, "Take this seat")).text
        await bot.settle()
        assert re.search(f"Zoé takes over .* from {mine.name}", (await public(ana))[-1].text)
        now = next(each for each in await public(ana) if each.id == offer.id)
        assert "Taken" in now.text
        assert "Take this seat" not in [button.label for button in now.buttons]
        await zoe.command(CHANNEL, "play", move="take coin / go iron / end")
        assert {name for (name,) in await bot.rows("select name from chair")} == {"Zoé", other.name}
        # Nobody calls the one who left, and the new holder's time is whole.
        assert await bot.rows("select late, outcome from offer") == [(1, "taken")]


async def test_a_seat_on_offer_is_kept_by_playing(bot: BotInside, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    await ana.command(CHANNEL, "game settings", clock="1 day", ends="offer", most=0)
    await bot.move(hours=25)
    offer = (await public(ana))[-1]
    await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    await bot.settle()
    now = next(each for each in await public(ana) if each.id == offer.id)
    assert "its holder has played" in now.text
    assert "Take this seat" not in [button.label for button in now.buttons]
    # Their next turn may be late again, and is offered again.
    await bot.move(hours=25)
    assert await bot.rows("select late, outcome from offer order by id") == [(1, "kept"), (1, None)]
