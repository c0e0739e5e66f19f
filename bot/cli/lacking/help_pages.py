"""Help pages a game lacks: the same in every language, of a length that one message holds, with a picture."""

from collections.abc import Iterator

from bot.cli.lacking.lack import Lack
from bot.private.reading.help_pages import topics, without_marks
from bot.private.reading.help_pictures import illustrated, illustrations
from bot.speech.texts import LANGUAGES
from data import folders
from engine.core.errors import EngineError
from engine.core.lessons.goal import BadLesson
from engine.core.lessons.lesson import lessons_of
from engine.core.title import Title
from render.boards import artist_of, charts_of

HEADING = 34
"""Characters of a page's heading, which stands on a button."""
FEWEST, MOST = 200, 1900
"""Characters of a page: enough to say something, and few enough for one message."""


def lacking_help(title: Title) -> Iterator[Lack]:
    """Pages that are not there in a language, and those that do not do."""
    pages = {language: _pages(title, language) for language in LANGUAGES}
    names = sorted(set().union(*pages.values())) or ["01-overview.md"]
    for language in LANGUAGES:
        for name in names:
            file = f"data/help/{language}/{title.slug}/{name}"
            text = pages[language].get(name)
            if text is None:
                yield Lack("help", {"file": file})
                continue
            heading = text.split("\n", 1)[0]
            if not heading.startswith("# ") or not 1 <= len(heading.lstrip("# ").strip()) <= HEADING:
                yield Lack("help-heading", {"file": file, "most": HEADING})
            count = len(without_marks(text))
            if not FEWEST < count < MOST:
                yield Lack("help-length", {"file": file, "count": count, "least": FEWEST, "most": MOST})


def lacking_illustrations(title: Title) -> Iterator[Lack]:
    """Pages of a game with lessons that have no picture, or none that can be shown; pictures of no page."""
    if not lessons_of(title):
        return
    file = f"data/help/{title.slug}_pictures.csv"
    try:
        shown = illustrations(title)
    except (KeyError, ValueError) as error:
        yield Lack("help-picture-unread", {"file": file, "given": str(error)})
        return
    pages = [each.slug for each in topics(title.slug, LANGUAGES[0])]
    for page in (*pages, *(each for each in shown if each not in pages)):
        if page not in pages or page not in shown:
            yield Lack("help-picture", {"file": file, "page": page})
            continue
        picture = shown[page]
        try:
            match, board = illustrated(picture)
        except (BadLesson, EngineError, IndexError):
            yield Lack("help-picture-unread", {"file": file, "given": f"{page}: {picture.steps}"})
            continue
        view = match.view(board.viewer)
        places = (*artist_of(title).places(view), *(each.id for each in charts_of(title, view)))
        if picture.focus not in (None, *places):
            yield Lack("help-picture-place", {"file": file, "page": page, "given": picture.focus or ""})


def _pages(title: Title, language: str) -> dict[str, str]:
    """The pages by their files' names."""
    found = folders("help", language, title.slug)
    return {path.name: path.read_text(encoding="utf-8") for folder in found for path in folder.glob("*.md")}
