"""What the buttons and menus of lessons do."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.errors.asking import Unreadable
from bot.herald.drawing import in_time, try_to_draw, wants_pictures
from bot.herald.ids import path_of
from bot.herald.press import Press
from bot.herald.sheet import Attachment
from bot.pictures.draw import Shown
from bot.private.learning import looks
from bot.private.learning.place import NAMES, Place, courses, place_after, place_at, place_of, taught
from bot.private.learning.sheet import (
    MARKED,
    astray_told,
    done_sheet,
    finished_sheet,
    lesson_sheet,
    titles_sheet,
)
from bot.private.panel.answers import START, At, Sight
from bot.private.panel.sight import sight_of
from bot.private.panel.walk import Walk
from bot.speech.names import cut, joined, plain
from bot.store.people import courses as store
from bot.tables.state.telling import title_of
from bot.waiting.newest import OutOfDate
from engine.core.choosing.menu import Path, Question
from engine.core.contract import Action
from engine.core.lessons.attempt import Astray, tried
from engine.core.lessons.lesson import Lesson, lessons_of
from engine.core.title import Title

SAID = 120
"""Letters of what is said to lead astray."""


async def show(press: Press, place: Place, at: At = START, note: str = "", level: int = 0) -> None:
    """Show a lesson, in place of the message that was pressed if it is private: the question it is at, or
    that it is done."""
    if place.attempt.reached:
        await _show_done(press, place)
        return
    place = replace(place, ticked=await _done(press, place.lesson.title))
    try:
        place.asked(at.path)
    except IndexError:
        note, at = joined(note, press.say("learn-stale")), START
    try:
        drawn, sight = await in_time(press, partial(_drawn, press, place, at, level), new=False) or (
            None,
            None,
        )
    except OutOfDate:
        return
    await press.show(lesson_sheet(place, at, note, level, drawn, sight), new=False)


async def _drawn(press: Press, place: Place, at: At, level: int) -> tuple[Attachment | None, Sight | None]:
    """The board where a lesson begins; then the picture of each question, on which help marks one answer."""
    if level < MARKED and not place.done and not at.path:
        return await _board(press, place), None
    only = None
    if level >= MARKED:
        _, wished = place.wished(at.path)
        only = () if wished is None else (wished,)
    return None, await sight_of(press, place.asked(at.path), at, only)


async def _board(press: Press, place: Place) -> Attachment | None:
    if not await wants_pictures(press):
        return None
    attempt = place.attempt
    shown = Shown(place.lesson.seat, attempt.events)
    with press.services.drawing.one(press.person):
        return await try_to_draw(press.services, attempt.match, place.teller, shown, press.asker)


async def _show_done(press: Press, place: Place) -> None:
    place = replace(place, ticked=await _come_on(press, place.lesson))
    try:
        drawn = await in_time(press, partial(_board, press, place), new=False)
    except OutOfDate:
        return
    await press.show(done_sheet(place, drawn), new=False)


async def _done(press: Press, title: Title) -> frozenset[str]:
    return await press.services.store.read(store.lessons_done, press.person, title.slug)


async def _come_on(press: Press, lesson: Lesson) -> frozenset[str]:
    """Write down that a lesson is done: which are done now."""
    slug, services = lesson.title.slug, press.services
    async with services.store.writing() as connection:
        before = await store.lessons_done(connection, press.person, slug)
        done = before | {lesson.slug}
        if done != before:
            await store.keep_done(connection, press.person, slug, done, services.tables.now())
    return done


def _next_of(lessons: Sequence[Lesson], done: Collection[str]) -> Lesson | None:
    """The lesson after the last that is done, else the first that was left out; None: all are done."""
    furthest = max((each.number for each in lessons if each.slug in done), default=0)
    left = [each for each in lessons if each.slug not in done]
    return next((each for each in left if each.number > furthest), left[0] if left else None)


async def learn(press: Press, slug: str | None = None) -> None:
    """Go on with the course of a game where one is; without a game, ask which.

    Raises:
        Unreadable: there is no course of it.
    """
    found = courses()
    if slug is None and len(found) != 1:
        await press.show(titles_sheet(press.tongue, found), new=False)
        return
    title = taught(slug) if slug is not None else found[0]
    done = await _done(press, title)
    lesson = _next_of(lessons_of(title), done)
    if lesson is None:
        await press.show(finished_sheet(press.tongue, title, done), new=False)
        return
    await show(press, place_at(press, lesson))


async def opened(press: Press) -> None:
    """Open the course of the game whose button was pressed; where it names none, ask which."""
    await learn(press, press.parts[0] if press.parts else None)


async def choose_title(press: Press) -> None:
    """Open the course of the game that was chosen."""
    await learn(press, press.values[0])


def _lesson(title: Title, number: int) -> Lesson:
    lessons = lessons_of(title)
    if not 1 <= number <= len(lessons):
        raise Unreadable
    return lessons[number - 1]


async def go(press: Press) -> None:
    """Begin a lesson: the next one, or the same once more."""
    await show(press, place_at(press, _lesson(taught(press.parts[0]), int(press.parts[1]))))


async def choose_lesson(press: Press) -> None:
    """Begin the lesson that was chosen."""
    await show(press, place_at(press, _lesson(taught(press.parts[0]), int(press.values[0]))))


async def leave(press: Press) -> None:
    """Close the course for now, and say how one comes back."""
    title = taught(press.parts[0])
    await press.reply(press.say("learn-left", title=title_of(title.slug, press.tongue)), new=False)


async def more_help(press: Press) -> None:
    """Show the same question with more help."""
    if (place := await _seen(press)) is not None:
        await show(press, place, At(path_of(press.parts[2])), level=int(press.parts[3]))


async def _seen(press: Press) -> Place | None:
    """Where the person is; where that is nowhere any more, their lesson is shown as it begins."""
    place, there = place_of(press)
    if there:
        return place
    await show(press, place, note=press.say("learn-stale"))
    return None


async def _chosen(press: Press, place: Place, path: Path) -> None:
    """An answer was given: ask on, or do it."""
    try:
        found = place.answered(path)
    except IndexError:
        found = None
    if found is None:
        await show(press, place, note="" if place.attempt.reached else press.say("learn-stale"))
    elif isinstance(found, Question):
        await show(press, place, At(path))
    else:
        await _do(press, place, found)


async def _do(press: Press, place: Place, line: Sequence[Action]) -> None:
    """Do it if it leads to the goal; else say why it does not."""
    found = tried(place.attempt, line)
    if isinstance(found, Astray):
        what = cut(", ".join(plain(place.teller.action(action)) for action in line), SAID)
        await show(press, place, note=astray_told(place, what, found))
    else:
        await show(press, place_after(press, place, found))


WALK = Walk(NAMES, _seen, show, _chosen)

HANDLERS: Mapping[str, Callable[[Press], Awaitable[None]]] = {
    "learn": opened,
    "learn-title": choose_title,
    "learn-lesson": choose_lesson,
    "learn-go": go,
    "learn-leave": leave,
    "learn-help": more_help,
    "learn-rules": looks.rules,
    "learn-what": looks.ask_name,
    "learn-what-named": looks.show_named,
    **WALK.handlers(),
}
"""By the names in their ids."""
