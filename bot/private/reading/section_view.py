"""One section of the rules: an entry of a page, the way to the whole page, and to the lesson to try it in."""

from bot.errors.asking import Unreadable
from bot.herald.press import Press
from bot.herald.sheet import PRIMARY, KeptButton, Sheet
from bot.private.reading.help_pages import heading_of, section_text
from bot.private.reading.help_pictures import illustrations
from engine.core.sections import Section
from engine.core.title import Title
from render.titles import TITLES


def try_button(press: Press, title: Title, topic: str) -> list[KeptButton]:
    """The button to the lesson in which one can try what a page speaks of; none where there is none."""
    shown = illustrations(title).get(topic)
    if shown is None or not shown.learn:
        return []
    label = press.say("button-rules-try")
    return [KeptButton.make("learn-go", title.slug, shown.lesson.number, label=label, style=PRIMARY)]


def rule_button(press: Press, slug: str, section: Section) -> list[KeptButton]:
    """The button to a section of the rules, by the heading of its page; none where there is no such page."""
    heading = heading_of(slug, press.tongue, section.page)
    if not heading:
        return []
    label = press.say("why-rules", section=heading)
    if section.entry:
        return [KeptButton.make("section", slug, section.page, section.entry, label=label)]
    return [KeptButton.make("topic", slug, section.page, 0, label=label)]


def onwards(press: Press, title: Title, section: Section) -> list[KeptButton]:
    """What leads on from a section: the whole page, where it is an entry of one, and its lesson."""
    learn, whole = try_button(press, title, section.page), list[KeptButton]()
    if section.entry:
        label = press.say("button-rules-whole")
        whole.append(KeptButton.make("topic", title.slug, section.page, 0, label=label))
    return [*learn, *whole]


async def show_section(press: Press) -> None:
    """Show an entry of a page of the rules, beside what was pressed, or in place of the panel it opened from.

    Raises:
        Unreadable: there is no such page.
    """
    back = press.way_back
    try:
        sheet = section_sheet(press, press.parts[0], Section(*press.parts[1:]))
    except KeyError as error:
        raise Unreadable from error
    await press.show(sheet.row(*back), new=not back)


def section_sheet(press: Press, slug: str, section: Section) -> Sheet:
    """An entry of a page and what leads on from it.

    Raises:
        KeyError: there is no such game or page.
    """
    text = section_text(slug, press.tongue, section)
    return Sheet().text(text).row(*onwards(press, TITLES[slug], section))
