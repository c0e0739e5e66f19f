"""From a public post to the rule that a sentence of it follows from: two presses, whoever reads it."""

import random

from at_table import CHANNEL
from bot_inside import BotInside
from buttons import has, id_for
from driver import Person
from seen import Message, Select
from tables import begin, called

from bot.private.why.happened import sentences
from bot.speech.teller import Teller
from engine.core.contract import Seat
from engine.core.play.match import Match
from engine.core.play.record import Told
from render.titles import TITLES


def told_in(message: Message) -> Select:
    """The menu of what a message tells."""
    (menu,) = (each for each in message.selects if ":why-told:" in each.custom_id)
    return menu


async def after_a_turn(first: Person, before: Message) -> Message:
    """The post of a turn in which one went to Marble."""
    await first.command(CHANNEL, "play", move="take coin / go marble / end")
    return await first.wait_for(lambda each: has(each, "turn") and not each.private and each.id != before.id)


async def test_a_post_leads_to_the_rule_of_each_of_its_sentences_for_whoever_reads_it(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    begun = await begin(ana, bruno)
    first, _ = called(begun, ana, bruno)
    post = await after_a_turn(first, begun)
    await bot.stop()
    await bot.start()
    await _leads_on(ana, post, "changed", "went to Marble", "# The rondel")
    async with Person(bot.playground, "Zoé", "fr") as zoe:
        await _leads_on(zoe, post, "rules", "Marbre", "# La roue")


async def _leads_on(reader: Person, post: Message, what: str, word: str, page: str) -> None:
    seen = await reader.settled(await reader.press(post, id_for(post, what)))
    menu = told_in(seen.message)
    sentence = next(each for each in menu.options if word in each.label)
    rule = await reader.settled(await reader.press(seen.message, menu.custom_id, sentence.value))
    assert rule.message.private
    assert rule.message.id != seen.message.id
    assert rule.text.startswith(f"> {sentence.label[:20]}")
    assert page in rule.text


def test_nobody_is_offered_a_sentence_of_what_they_may_not_know():
    title, luck = TITLES["grecolonies"], random.Random(5)
    match, _ = Match.start(title, title.rules.options(), 3, b"whatever is hidden stays so")
    teller, hidden = Teller("en", title), 0
    for _ in range(150):
        decisions = match.rules.decisions(match.state)
        seat = luck.choice(decisions).seat
        played = match.play(seat, luck.choice(match.legal(seat)))
        match = played.match
        told = [Told(match.line[-1], played.step.events, True, 0)]
        for viewer in (None, Seat(0), Seat(1), Seat(2)):
            secret = [each for each in played.step.events if not each.known_to(viewer)]
            hidden += len(secret)
            assert not [each for each in sentences(teller, told, viewer) if each.event in secret]
    assert hidden
