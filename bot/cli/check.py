"""`keryx check`: what a game lacks, or what is wrong with a table or a game file, or with all tables."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from bot.brought.table import crossing
from bot.cli.game_files import read_match, read_text
from bot.cli.lacking.everything import lacking
from bot.cli.lacking.honours import lacking_honours
from bot.cli.lacking.lack import Lack
from bot.cli.lacking.lessons import lacking_lesson
from bot.cli.lacking.news import NEWS, lacking_news
from bot.cli.lacking.sections import lacking_sections
from bot.cli.terminal import fail, language, tell, text
from bot.speech.texts import fault_told
from data import ROOT
from engine.core.honours import FILE as HONOURS
from engine.core.lessons.lesson import lesson_files
from engine.core.sections import FILE as SECTIONS
from engine.core.tables import BadData, TableForm, located, with_commas
from engine.core.title import Title
from render.titles import TITLES

TABLES = tuple(form for title in TITLES.values() for form in title.tables)
"""The kinds of tables that can be checked."""


def check(file: Annotated[Path | None, typer.Argument(help=text("help-board-file"))] = None) -> None:
    """Check a game by its name, one file, or all of ours; exit code 1 if anything is wrong or lacking."""
    if file is not None and not file.suffix and not file.exists():
        title = TITLES.get(str(file))
        if title is None:
            fail(text("check-neither", given=str(file), known=tuple(TITLES)))
        _game(title)
        return
    if file is not None and (file.suffix == ".json" or read_text(file).lstrip().startswith("{")):
        match = read_match(file)
        tell("check-game", file=str(file), title=match.rules.slug, entries=match.number)
        return
    if file is not None and file.suffix == ".toml":
        _lesson(file)
        return
    if file is None:
        wrong = _all()
    elif (own := _of_words().get(file.resolve())) is not None:
        wrong = _tell_lacks(own(), str(file))
    else:
        wrong = _one(file)
    if wrong:
        raise typer.Exit(1)


def _game(title: Title) -> None:
    """Tell all that a game lacks, a line each."""
    found = lacking(title)
    if not found:
        tell("lack-nothing", title=title.slug)
        return
    tell("lack-count", title=title.slug, count=len(found))
    for each in found:
        tell(f"lack-{each.key}", **each.facts)
    raise typer.Exit(1)


def _lesson(file: Path) -> None:
    """Tell what is wrong with a lesson, whose game is named by the folder that its own folder lies in."""
    read_text(file)
    title = TITLES.get(file.resolve().parent.parent.name)
    if title is None:
        fail(text("check-no-course", file=str(file), known=tuple(TITLES)))
    if _tell_lesson(title, file, str(file)):
        raise typer.Exit(1)


def _of_words() -> dict[Path, Callable[[], Iterator[Lack]]]:
    """The tables about games' words, each with what is told of it: to which page of the help a word belongs,
    which titles are won after the end. They are sound where they lie, beside the texts."""
    checks = {SECTIONS: lacking_sections, HONOURS: lacking_honours}
    return {
        path: partial(check, title)
        for title in TITLES.values()
        for name, check in checks.items()
        if (path := ROOT / title.slug / name).exists()
    }


def _tell_lesson(title: Title, path: Path, file: str) -> int:
    """Tell whether a lesson is sound, which is called `file`; how many things are wrong with it."""
    return _tell_lacks(lacking_lesson(title, path), file)


def _tell_lacks(lacks: Iterable[Lack], file: str) -> int:
    """Tell whether a file is sound, which is called `file`; how many things are wrong with it."""
    found = tuple(lacks)
    for each in found:
        tell(f"lack-{each.key}", **each.facts)
    if not found:
        tell("check-sound", file=file)
    return len(found)


def _one(file: Path) -> int:
    """Check a file and tell what was found; how many things are wrong."""
    content = with_commas(read_text(file).removeprefix("\ufeff"))
    form = next((form for form in TABLES if form.fits(content)), None)
    if form is None:
        known = tuple(",".join(form.columns) for form in TABLES)
        fail(text("check-unknown", file=str(file), known=known))
    return _tell(str(file), _wrong(form, file, content))


def _all() -> int:
    """Check every table of ours that has a form, every map against the tables, and every lesson."""
    wrong = 0
    for path in sorted((*ROOT.rglob("*.csv"), *ROOT.rglob("map.txt"))):
        content = read_text(path)
        for form in TABLES:
            if form.fits(content):
                wrong += _tell(str(path.relative_to(ROOT.parent)), _wrong(form, path, content))
    for title in TITLES.values():
        for file, check_map in title.map_checks.items():
            wrong += _tell(file, check_map())
        for path in lesson_files(title):
            wrong += _tell_lesson(title, path, str(path.relative_to(ROOT.parent)))
    for path, check_words in _of_words().items():
        wrong += _tell_lacks(check_words(), str(path.relative_to(ROOT.parent)))
    return wrong + _tell_lacks(lacking_news(), NEWS)


def _wrong(form: TableForm, file: Path, content: str) -> Sequence[BadData]:
    found = form.check(str(file), content, _beside(file)) or crossing(form, str(file), content)
    return [located(content, each) if each.file == str(file) else each for each in found]


def _beside(file: Path) -> Callable[[str], str | None]:
    """The way to the tables beside a file: `east.csv` has its starts in `east_starts.csv`."""

    def text_of(end: str) -> str | None:
        other = file.with_name(f"{file.stem.partition('_starts')[0]}{end}{file.suffix}")
        return read_text(other) if other.exists() else None

    return text_of


def _tell(file: str, wrong: Sequence[BadData]) -> int:
    if not wrong:
        tell("check-sound", file=file)
    else:
        tell("check-broken", file=file, count=len(wrong))
    for each in wrong:
        typer.echo(fault_told(language(), each))
    return len(wrong)
