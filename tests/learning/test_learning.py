"""Whole courses in the running bot, in both languages: every lesson by its own help, and every wrong turn."""

import re

import pytest
from bot_inside import BotInside
from driver import Person
from forging import Forger
from house import everything
from seen import Message

from bot.herald.ids import FORM
from bot.playground.server import Playground
from bot.private.learning import place as places
from bot.private.panel.walk import question_of
from bot.speech.texts import say
from engine.core.choosing.menu import Question
from engine.core.lessons.attempt import Astray, attempt_at, tried
from engine.core.lessons.lesson import Lesson, lessons_of
from render.titles import TITLES

COURSES = [slug for slug, title in TITLES.items() if lessons_of(title)]
PRESS = {"en": r"Press “(.+?)”\.", "fr": r"Appuie sur «\u00a0(.+?)\u00a0»\."}
LOCALES = {"en": "en-US", "fr": "fr"}


async def answer(person: Person, message: Message, label: str) -> Message:
    """Press the button, or choose in the menu, that says this and no more: some go on with the next step."""
    begins = label.rstrip("…")
    found = [
        (len(button.label), button.custom_id, ())
        for button in message.buttons
        if button.label.startswith(begins) and button.custom_id.startswith("kb:learn-choose")
    ]
    found += [
        (len(option.label), menu.custom_id, (option.value,))
        for menu in message.selects
        for option in menu.options
        if option.label.startswith(begins) and menu.custom_id.startswith("km:learn-pick")
    ]
    assert found, f"nothing says {label!r} in\n{message.text}"
    _, custom_id, values = min(found)
    return (await person.press(message, custom_id, *values)).message


async def helped(person: Person, message: Message, tongue: str) -> Message:
    """Ask for help until the move is told, at once as no picture can be marked; and do what it says."""
    first, more = say(tongue, "button-learn-help"), say(tongue, "button-learn-more-help")
    hint = (await person.click(message, first)).message
    assert say(tongue, "learn-hint", hint="").strip() in hint.text
    assert re.search(PRESS[tongue], hint.text) is None
    told = (await person.click(hint, more)).message
    assert more not in told.labels
    label = re.search(PRESS[tongue], told.text)
    assert label is not None, told.text
    return await answer(person, told, label[1])


@pytest.mark.once
@pytest.mark.parametrize("tongue", ["en", "fr"])
@pytest.mark.parametrize("slug", COURSES)
async def test_a_whole_course_by_its_own_help(
    bot: BotInside, playground: Playground, slug: str, tongue: str
) -> None:
    lessons = lessons_of(TITLES[slug])
    async with Person(playground, "Lea", LOCALES[tongue]) as lea:
        await lea.command("agora", "me", pictures="no")
        message = (await lea.command("agora", "learn", title=slug)).message
        assert message.private
        for lesson in lessons:
            key = f"{slug}-lesson-{lesson.slug}"
            assert say(tongue, key) in message.text
            assert say(tongue, key, "task") in message.text
            for _ in range(12):
                if say(tongue, key, "done") in message.text:
                    break
                message = await helped(lea, message, tongue)
            assert say(tongue, key, "done") in message.text, lesson.slug
            if lesson.number < len(lessons):
                message = (await lea.click(message, say(tongue, "button-learn-next"))).message
        assert say(tongue, "button-learn-next") not in message.labels
        again = (await lea.command("agora", "learn", title=slug)).message
        assert "**1. " not in again.text
        assert not again.buttons
        assert [each.author for each in await lea.messages("agora") if not each.private] == []


@pytest.mark.parametrize("slug", COURSES)
async def test_wrong_turns_are_told_and_cost_nothing(bot: BotInside, ana: Person, slug: str) -> None:
    """In each lesson some of the first answers that lead astray: the same question stands there again."""
    await ana.command("agora", "me", pictures="no")
    message = (await ana.command("agora", "learn", title=slug)).message
    tried_out = 0
    for lesson in lessons_of(TITLES[slug]):
        begun = message = (await ana.press(message, f"km:learn-lesson:{slug}", str(lesson.number))).message
        for place in wrong_answers(lesson):
            button, menu = (
                f"{kind}:{lesson.number}:{slug}:{FORM}" for kind in ("kb:learn-choose", "km:learn-pick")
            )
            if f"{button}{place}" in {each.custom_id for each in message.buttons}:
                message = (await ana.press(message, f"{button}{place}")).message
            else:
                message = (await ana.press(message, f"{menu}-", str(place))).message
            told = message.text
            assert any(each in told for each in ("not what we are after", "leads elsewhere", "too late for"))
            assert say("en", f"{slug}-lesson-{lesson.slug}", "task") in told
            assert message.labels == begun.labels
            tried_out += 1
    assert tried_out


def wrong_answers(lesson: Lesson) -> list[int]:
    """The last of the first answers that lead away from the goal at once, where there is one."""
    begins = attempt_at(lesson)
    question = question_of(begins.match, lesson.seat, (), single=True)
    assert isinstance(question, Question)
    lines = [(*answer.actions, *answer.then) for answer in question.answers]
    wrong = [
        place
        for place, line in enumerate(lines)
        if len(question.answers[place].actions) == 1 and isinstance(tried(begins, line), Astray)
    ]
    return wrong[-1:]


async def test_back_undo_and_leaving(bot: BotInside, ana: Person) -> None:
    await ana.command("agora", "me", pictures="no")
    first = (await ana.command("agora", "learn", title="antike")).message
    second = await answer(ana, first, "Take a coin")
    assert "Take back" in second.labels
    back = (await ana.click(second, "Take back")).message
    assert back.labels == first.labels
    left = (await ana.click(back, "Leave")).message
    assert "/learn" in left.text
    assert not left.buttons


async def test_ones_place_is_kept_and_forgotten(bot: BotInside, ana: Person) -> None:
    await ana.command("agora", "me", pictures="no")
    message = (await ana.command("agora", "learn", title="antike")).message
    message = await answer(ana, message, "Take a coin")
    message = await answer(ana, message, "Arming")
    await ana.make_channel("stoa")
    elsewhere = (await ana.command("stoa", "learn", title="antike")).message
    assert "lesson 2 · 1 of 10 done" in elsewhere.text
    direct = (await ana.command("@bot", "learn", title="antike")).message
    assert "lesson 2 · 1 of 10 done" in direct.text
    begun = menu_of(message)
    assert begun[:2] == ["✓ 1. Your turn, your field", "2. What cities bring"]
    await bot.stop()
    await bot.start()
    assert menu_of((await ana.command("agora", "learn", title="antike")).message) == begun
    again = (await ana.click(message, "Once more")).message
    assert "lesson 1 · 1 of 10 done" in again.text
    kept = await ana.command("agora", "learn", title="antike")
    assert "lesson 2 · 1 of 10 done" in kept.text, "an earlier lesson costs no place"
    asked = (await ana.command("agora", "privacy")).message
    asked = (await ana.click(asked, custom_id="kb:privacy-forget")).message
    await ana.click(asked, custom_id="kb:privacy-forget-now")
    assert everything(bot.database)["course"] == []
    assert "lesson 1 of 10" in (await ana.command("agora", "learn", title="antike")).text


def menu_of(message: Message) -> list[str]:
    """The lessons to choose from."""
    (menu,) = (each for each in message.selects if each.custom_id.startswith("km:learn-lesson"))
    return [each.label for each in menu.options]


async def test_what_was_left_out_comes_after_the_last(bot: BotInside, ana: Person) -> None:
    await ana.command("agora", "me", pictures="no")
    message = (await ana.command("agora", "learn", title="antike")).message
    last = (await ana.press(message, "km:learn-lesson:antike", "10")).message
    for _ in lessons_of(TITLES["antike"])[9].solution.split("/"):
        last = await helped(ana, last, "en")
    assert "been through all" not in last.text
    assert menu_of(last)[-1].startswith("✓ 10. ")
    assert "lesson 1 · 1 of 10 done" in (await ana.command("agora", "learn", title="antike")).text


async def test_opened_twice_and_by_several(bot: BotInside, ana: Person, bruno: Person) -> None:
    for each in (ana, bruno):
        await each.command("agora", "me", pictures="no")
    one = (await ana.command("agora", "learn", title="antike")).message
    other = (await ana.command("agora", "learn", title="antike")).message
    brunos = (await bruno.command("agora", "learn", title="antike")).message
    one = await answer(ana, one, "Take a coin")
    brunos = await answer(bruno, brunos, "Take a coin")
    other = await answer(ana, other, "Take a coin")
    assert "**✓**" in (await answer(ana, one, "Arming")).text
    assert "**✓**" in (await answer(ana, other, "Arming")).text
    assert "lesson 1 of 10" in (await bruno.command("agora", "learn", title="antike")).text
    assert "**✓**" in (await answer(bruno, brunos, "Arming")).text


async def test_what_was_done_outlives_a_wrong_turn_a_month_and_a_restart(bot: BotInside, ana: Person) -> None:
    await ana.command("agora", "me", pictures="no")
    message = (await ana.command("agora", "learn", title="antike")).message
    message = await answer(ana, message, "Take a coin")
    told = await answer(ana, message, "Marble")
    assert "leads elsewhere" in told.text
    await bot.move(days=31)
    await bot.stop()
    await bot.start()
    assert "**✓**" in (await answer(ana, told, "Arming")).text


async def test_ids_that_lead_nowhere(bot: BotInside, ana: Person) -> None:
    await ana.command("agora", "me", pictures="no")
    message = (await ana.command("agora", "learn", title="antike")).message
    forger = Forger(bot, ana, {"agora": message})
    for gone in (f"1:antike.77:{FORM}0", f"1:antike.0.7.7.7:{FORM}0", f"1:antike.0:{FORM}9", "1:antike:b0"):
        found = await forger.send("agora", f"kb:learn-choose:{gone}")
        assert "begin this lesson again" in found.message.text, gone
        assert "lesson 1 of 10" in found.message.text
    for unknown in (f"11:antike:{FORM}0", f"0:antike:{FORM}0", f"1:no-such-game:{FORM}0"):
        found = await forger.send("agora", f"kb:learn-choose:{unknown}")
        assert found.text == say("en", "table-unreadable"), unknown


async def test_a_lesson_is_seen(bot: BotInside, ana: Person) -> None:
    """The board where it begins; where help marks, one letter alone."""
    message = (await ana.command("agora", "learn", title="antike")).message
    (board,) = message.attachments
    assert board.filename.endswith((".png", ".webp"))
    menu = next(each for each in message.selects if each.custom_id.startswith("km:learn-lesson"))
    moving = (await ana.press(message, menu.custom_id, "4")).message
    moving = await answer(ana, moving, "Manoeuvre (after Know-how)")
    letters = [label for label in moving.labels if re.match(r"[A-Z] · ", label)]
    assert len(letters) > 1
    hint = (await ana.click(moving, "Help")).message
    marked = (await ana.click(hint, "More help")).message
    assert len([label for label in marked.labels if re.match(r"[A-Z] · ", label)]) == 1
    assert len(marked.attachments) == 1
    told = (await ana.click(marked, "More help")).message
    assert re.search(PRESS["en"], told.text)
    assert "More help" not in told.labels


async def test_rules_and_things_open_in_place_of_a_lesson_and_lead_back(bot: BotInside, ana: Person) -> None:
    await ana.command("agora", "me", pictures="no")
    message = (await ana.command("agora", "learn", title="deus")).message
    message = (await ana.press(message, "km:learn-lesson:deus", "4")).message
    message = asked = await answer(ana, message, "Build Ballista for 1 wood")
    rules = (await ana.click(message, "Rules")).message
    assert rules.id == message.id
    assert "# Villages and armies" in rules.text
    other = (await ana.choose(rules, "Temples")).message
    assert "# Temples" in other.text
    message = (await ana.click(other, "Back to the lesson")).message
    assert (message.text, message.labels) == (asked.text, asked.labels)
    found = (await ana.submit(await ana.click(message, "What is…?"), {"typed": "ballista"})).message
    assert found.id == message.id
    assert "Ballista" in found.text
    several = (await ana.submit(await ana.click(found, "What is…?"), {"typed": "e"})).message
    (menu,) = several.selects
    found = (await ana.press(several, menu.custom_id, menu.options[0].value)).message
    assert found.labels[-1] == "Back to the lesson"
    message = (await ana.click(found, "Back to the lesson")).message
    assert (message.text, message.labels) == (asked.text, asked.labels)


async def test_a_game_without_lessons_says_so(
    bot: BotInside, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "lessons_of", lambda title: lessons_of(title) if title.slug != "deus" else ())
    found = await ana.command("agora", "learn", title="deus")
    assert "no lessons for Deus yet, only for Antike, Grécolonies and Dies Irae" in found.text


async def test_the_lobby_and_help_lead_to_the_lessons(bot: BotInside, ana: Person, bruno: Person) -> None:
    await ana.command("agora", "me", pictures="no")
    here = (await ana.command("agora", "help")).message
    asked = (await ana.click(here, "Learn")).message
    assert "Which game" in asked.text
    assert "lesson 1 of 9" in (await ana.choose(asked, "Grécolonies")).text
    await ana.command("agora", "game new", title="antike", seats=3)
    lobby = await bruno.wait_for(lambda message: "Learn" in message.labels)
    assert not lobby.private
    found = (await bruno.click(lobby, "Learn")).message
    assert found.private
    assert "lesson 1 of 10" in found.text
    helped_here = (await ana.command("agora", "help")).message
    assert "lesson 1 of 10" in (await ana.click(helped_here, "Learn")).text
    assert "Learn" in (await bruno.fresh(lobby)).labels


async def test_ones_own_turn_may_be_due_meanwhile(bot: BotInside, ana: Person) -> None:
    """A lesson touches neither the table, nor what is counted of games."""
    await ana.command("agora", "me", pictures="no")
    await ana.command("agora", "game new", title="antike", seats=3, computers="sensible")
    await ana.command("agora", "game start")
    await bot.settle()
    before = everything(bot.database, "course", "habits")
    message = (await ana.command("agora", "learn", title="antike")).message
    message = await answer(ana, message, "Take a coin")
    message = await answer(ana, message, "Arming")
    assert "**✓**" in message.text
    assert everything(bot.database, "course", "habits") == before
