"""What one may look at from a lesson, in its place: the rules that speak of it, and what something is."""

from bot.herald.ids import path_of
from bot.herald.press import Press
from bot.herald.sheet import KeptButton
from bot.private.learning.place import NAMES, Place, place_of
from bot.private.looking.thing_view import Shelf, look_up
from bot.private.panel.answers import At
from bot.private.panel.sheet import topic_of
from bot.private.reading.help_pictures import page_on
from bot.private.reading.rules_view import show_rules


def lesson_looks(place: Place, at: At) -> list[KeptButton]:
    """The buttons to what one may look at, with the way back to where one is."""
    asked, teller = place.asked(at.path), place.teller
    where = (place.lesson.number, *asked.instead(at))
    found = [KeptButton.make("learn-rules", *where, label=teller.say("button-rules"))]
    if teller.guide.things(place.attempt.match.options):
        found.append(KeptButton.make("learn-what", *where, label=teller.say("button-what")))
    return found


async def rules(press: Press) -> None:
    """Show the page of the rules that speaks of the lesson, else of the step at hand."""
    place, _ = place_of(press)
    topic = page_on(place.lesson)
    if topic is None:
        try:
            topic = topic_of(place.asked(path_of(press.parts[2])))
        except IndexError:
            topic = None
    await show_rules(press, place.lesson.title.slug, None if topic == "-" else topic)


async def ask_name(press: Press) -> None:
    """Ask for the name of something, or a part of it."""
    await press.ask("what-title", "what-label", "learn-what-named", *press.parts)


async def show_named(press: Press) -> None:
    """Explain what was named in the form, or chosen in the menu, as it stands in the lesson."""
    place, _ = place_of(press)
    await look_up(press, Shelf(place.teller, place.attempt.match, place.lesson.seat, names=NAMES))
