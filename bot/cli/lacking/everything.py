"""All that a game lacks, whatever of it fails in between."""

from collections.abc import Iterator
from importlib import import_module

from bot.cli.lacking.help_pages import lacking_help, lacking_illustrations
from bot.cli.lacking.honours import lacking_honours
from bot.cli.lacking.lack import Lack
from bot.cli.lacking.law import lacking_law, lacking_players
from bot.cli.lacking.lessons import lacking_lessons
from bot.cli.lacking.pictures import lacking_pictures
from bot.cli.lacking.sections import lacking_sections
from bot.cli.lacking.texts import lacking_texts
from bot.cli.lacking.things import lacking_things
from engine.core.title import Title


def lacking(title: Title) -> tuple[Lack, ...]:
    """Everything to add or to mend, each once. Empty: the game is complete."""
    found: dict[Lack, None] = {}
    for part in (
        lacking_home,
        lacking_law,
        lacking_players,
        lacking_texts,
        lacking_help,
        lacking_illustrations,
        lacking_sections,
        lacking_honours,
        lacking_pictures,
        lacking_things,
        lacking_lessons,
    ):
        name = part.__name__.partition("_")[2]
        try:
            for each in part(title):
                found[each] = None
        except Exception as error:
            found[Lack("fails", {"part": name, "given": f"{type(error).__name__}: {error}"[:200]})] = None
    return tuple(found)


def lacking_home(title: Title) -> Iterator[Lack]:
    """The module a title says it is found in does not hold it."""
    if not title.home or getattr(import_module(title.home), "TITLE", None) is not title:
        yield Lack("home", {"given": title.home, "title": title.slug})
