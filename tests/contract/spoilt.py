"""Ways to spoil the texts, tables and pages of a game, given the folder of a copy of them."""

from collections.abc import Callable
from pathlib import Path

from bot.private.reading import help_pages
from bot.speech import texts
from engine.core import honours, sections


def forget() -> None:
    """Texts and pages are read again."""
    of_keys = (texts._numbers, texts._unvaried, texts._filled)
    for cached in (texts.book, texts.places_of, *of_keys):
        cached.cache_clear()
    help_pages._files.cache_clear()
    help_pages.topics.cache_clear()
    help_pages.entries_of.cache_clear()
    sections.sections_of.cache_clear()
    honours.awards_of.cache_clear()


def without(text: str, start: str) -> str:
    """A translation file without the message whose first line begins so."""
    lines = text.splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith(start))
    last = first + 1
    while last < len(lines) and lines[last][:1] in (" ", "}"):
        last += 1
    return "".join(lines[:first] + lines[last:])


def lost(language: str, key: str) -> Callable[[Path], None]:
    """A text is taken out."""

    def spoil(folder: Path) -> None:
        path = folder / "text" / language / "ur.ftl"
        path.write_text(without(path.read_text(encoding="utf-8"), f"{key} ="), encoding="utf-8")

    return spoil


def changed(language: str, kind: str, file: str, old: str, new: str) -> Callable[[Path], None]:
    """Some words are replaced in a file."""

    def spoil(folder: Path) -> None:
        path = folder / kind / language / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    return spoil


def sectioned(old: str, new: str) -> Callable[[Path], None]:
    """Changes the table of sections."""

    def spoil(folder: Path) -> None:
        path = folder / "ur" / "sections.csv"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    return spoil


def everywhere(spoil: Callable[[str], Callable[[Path], None]]) -> Callable[[Path], None]:
    """The same is done in every language, so that none lacks what another has."""

    def spoil_all(folder: Path) -> None:
        for language in texts.LANGUAGES:
            spoil(language)(folder)

    return spoil_all


def honoured(row: str) -> Callable[[Path], None]:
    """The game has titles for after the end: a row that is sound, and another one."""

    def spoil(folder: Path) -> None:
        table = f"key,event,who,sum,least\nracer,borne-off,side,,1\n{row}\n"
        (folder / "ur" / honours.FILE).write_text(table, encoding="utf-8")

    return spoil


def entered(language: str, name: str) -> Callable[[Path], None]:
    """A section names an entry that the page has in one language alone."""

    def spoil(folder: Path) -> None:
        sectioned("event,thrown,turn", f"event,thrown,turn/{name}")(folder)
        page = folder / "help" / language / "ur" / "02-turn.md"
        page.write_text(f"{page.read_text(encoding='utf-8')}\n<!-- {name} -->\n…\n", encoding="utf-8")

    return spoil


def lengthened(language: str, name: str) -> Callable[[Path], None]:
    """A page has a hundred words more."""

    def spoil(folder: Path) -> None:
        page = folder / "help" / language / "ur" / name
        page.write_text(f"{page.read_text(encoding='utf-8')}\n{'more ' * 100}\n", encoding="utf-8")

    return spoil


def no_page(language: str, name: str) -> Callable[[Path], None]:
    return lambda folder: (folder / "help" / language / "ur" / name).unlink()
