"""Who is new is told, question by question, what it is for: one sentence, never twice in a turn."""

from collections.abc import Iterator
from itertools import islice

import pytest
from bot_inside import CHANNEL, BotInside
from buttons import has, id_for
from driver import Answer, Person
from forging import Forger
from tables import called, gather
from test_table_news import at_golden, golden

from bot.private.panel.walk import path_to, question_of
from bot.private.reading.guiding import guiding
from bot.speech.texts import say
from bot.tables.state.telling import teller_for
from engine.core.choosing.menu import Path, Question
from engine.core.contract import Action, Seat

GAMES = ("antike-03-sensible", "deus-07-sensible", "dies_irae-03-sensible", "grecolonies-02-sensible")
STEPS = 80
"""Actions of a game that are looked at."""


def told(name: str, language: str) -> Iterator[tuple[tuple[int, Seat], str, str, Path]]:
    """For each question on the way through a game: its turn, decision and sentence, and what was answered."""
    match = golden(name)
    teller = teller_for(at_golden(match), language)
    for keep, entry in islice(enumerate(match.line), STEPS):
        then = match.at(keep)
        if not isinstance(entry.deed, Action):
            continue
        kind = next(each.kind for each in then.rules.decisions(then.state) if each.seat == entry.seat)
        path = path_to(then, entry.seat, entry.deed)
        for length in range(len(path)):
            question = question_of(then, entry.seat, path[:length])
            if isinstance(question, Question):
                sentence = guiding(teller, then, entry.seat, path[:length], question)
                yield (then.turn, entry.seat), kind, sentence, path[:length]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_each_step_says_once_in_a_turn_what_it_is_for(name: str, language: str):
    said, steps = set[tuple[tuple[int, Seat], str]](), set[tuple[tuple[int, Seat], str]]()
    for turn, kind, sentence, path in told(name, language):
        if not path:
            assert bool(sentence) == ((turn, kind) not in steps), (turn, kind)
            steps.add((turn, kind))
        if sentence:
            assert (turn, sentence) not in said
            said.add((turn, sentence))
    assert len({sentence for _, sentence in said}) > 3


async def first(person: Person) -> Answer:
    """The panel at the first question of a turn in which the coin is taken already."""
    return await person.command(CHANNEL, "turn")


RONDEL, ARMING = "antike-guide-rondel", "antike-guide-arming"


async def test_a_button_of_the_lobby_and_a_setting_have_panels_say_it(
    bot: BotInside, ana: Person, bruno: Person
):
    lobby = await gather(ana, bruno, title="antike")
    answer = await ana.press(lobby, id_for(lobby, "guide"))
    assert answer.message.private
    assert say("en", "guide-on") in answer.text
    assert {"Learn", "No guide, thanks"} <= set(answer.message.labels)
    await ana.press(lobby, id_for(lobby, "start"))
    post = await ana.wait_for(lambda message: has(message, "turn"), CHANNEL)
    mine, _ = called(post, ana, bruno)
    if mine is bruno:
        assert say("en", RONDEL) not in (await first(bruno)).text  # nobody else's panel says it
        assert "on" in (await bruno.command(CHANNEL, "me", guide="on")).text
    rondel = await first(mine)
    assert say("en", RONDEL) in rondel.text
    assert say("en", RONDEL) in (await first(mine)).text  # looked at again it is as it was
    arming = await mine.click(rondel, "Arming")
    assert say("en", ARMING) in arming.text
    assert say("en", RONDEL) not in arming.text
    armed = await mine.click(arming, "A · ")
    assert say("en", ARMING) not in armed.text  # said in this turn
    plan = await mine.click(await mine.click(armed, "Take back"), "Plan")
    assert say("en", ARMING) in plan.text
    assert say("en", RONDEL) not in "".join(
        each.text for each in await mine.messages(CHANNEL) if not each.private
    )
    off = await mine.command(CHANNEL, "me", guide="off")
    assert say("en", "me-guide-off") in off.text
    assert say("en", ARMING) not in (await first(mine)).text


async def test_it_is_ended_by_its_own_button_and_by_a_menu(bot: BotInside, ana: Person, bruno: Person):
    lobby = await gather(ana, bruno, title="antike")
    answer = await ana.press(lobby, id_for(lobby, "guide"))
    ended = await ana.click(answer, "No guide, thanks")
    assert ended.text == say("en", "guide-off")
    me = await ana.command(CHANNEL, "me")
    assert say("en", "me-guide-off") in me.text
    on = await ana.choose(me, "on", say("en", "me-choose-guide"))
    assert say("en", "me-guide-on") in on.text


async def test_what_is_neither_on_nor_off_is_told_so(bot: BotInside, ana: Person):
    me = (await ana.command(CHANNEL, "me")).message
    answer = await Forger(bot, ana, {CHANNEL: me}).send(CHANNEL, "km:meset:guide", ["perhaps"])
    assert "perhaps" in answer.text
    assert say("en", "me-guide-off") in (await ana.command(CHANNEL, "me")).text
