"""The translation files, parsed strictly."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from bot.cli.lacking.texts import FORMS
from bot.speech.texts import LANGUAGES
from data import folders


def files(kind: str, language: str) -> list[Path]:
    """The files of a language: its texts (`text`) or its help pages (`help`), ours and the example's."""
    ending = "*.ftl" if kind == "text" else "*.md"
    return [path for folder in folders(kind, language) for path in sorted(folder.rglob(ending))]


def parsed(language: str) -> Iterator[tuple[Path, ast.Resource]]:
    for path in files("text", language):
        yield path, FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


def base(variable: str) -> str:
    """The fact a variable takes its value from; of two that are compared, the first."""
    variable = variable.partition("-is-")[0]
    while "-" in variable and variable.rpartition("-")[2] in FORMS:
        variable = variable.rpartition("-")[0]
    return variable


def file_names() -> set[str]:
    return {path.name for language in LANGUAGES for path in files("text", language)}
