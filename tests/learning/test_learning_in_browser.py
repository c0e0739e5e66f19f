"""A whole course in the playground's page, on a phone, in French, tap by tap."""

from bot_inside import BotInside
from browser import PHONE, message, needs_browser
from driver import Person
from playwright.async_api import Page

from bot.herald.ids import path_text
from bot.playground.server import Playground
from bot.private.learning.place import mark_of
from bot.private.panel.walk import path_to, question_of
from bot.speech.texts import say
from engine.core.choosing.menu import Path, Question
from engine.core.lessons.attempt import Attempt, after, attempt_at, numbered, way_on
from engine.core.lessons.lesson import Lesson, lessons_of
from render.titles import TITLES

ANTIKE = TITLES["antike"]
SEEN = 2
"""Lessons that are looked at with their pictures; the others with words alone, as drawing takes long."""


async def give(page: Page, found: Attempt, mark: str, path: Path, place: int) -> None:
    """Tap an answer, beside the others or in their menu: their ids say which question it is, so that none of
    an earlier one is met."""
    number = found.lesson.number
    button = page.locator(f'[data-custom="kb:learn-choose:{number}:{mark}:{path_text((*path, place))}"]')
    menu = page.locator(f'[data-custom="km:learn-pick:{number}:{mark}:{path_text(path)}"]')
    await button.or_(menu).first.wait_for()
    if await button.count():
        await button.tap()
    else:
        await menu.tap()
        await page.locator(f'.option[data-value="{place}"]').tap()


async def learn(page: Page, lesson: Lesson) -> None:
    """Do all that the lesson wants."""
    found, done = attempt_at(lesson), list[int]()
    while not found.reached:
        action = found.match.legal(lesson.seat)[numbered(found, (way_on(found) or ())[0])]
        path = path_to(found.match, lesson.seat, action, single=True)
        for depth, place in enumerate(path):
            if isinstance(question_of(found.match, lesson.seat, path[:depth], single=True), Question):
                await give(page, found, mark_of(lesson, done), path[:depth], place)
        done.append(numbered(found, action))
        found = after(found, action)


@needs_browser
async def test_a_whole_course_on_a_phone(open_page, bot: BotInside, playground: Playground) -> None:
    async with Person(playground, "Chloé", "fr") as chloe:
        await _whole_course(open_page, chloe)


async def _whole_course(open_page, chloe: Person) -> None:
    page, course = await open_page("Chloé", PHONE), lessons_of(ANTIKE)
    await page.locator("#write").fill("/apprendre titre:Antike")
    await page.locator(".send").tap()
    for lesson in course:
        key = f"antike-lesson-{lesson.slug}"
        await message(page, say("fr", key, "task")).wait_for()
        await learn(page, lesson)
        await message(page, say("fr", key, "done").replace("**", "")).wait_for()
        assert await page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
        if lesson.number == SEEN:
            await chloe.command("agora", "me", pictures="no")
        if lesson.number < len(course):
            await page.locator(f'[data-custom="kb:learn-go:antike:{lesson.number + 1}"]').tap()
    await message(page, say("fr", "learn-finished", title="Antike")).wait_for()
