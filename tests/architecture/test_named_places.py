"""Every file, folder and module that our pages and docstrings name in backticks is where they say."""

import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
FOLDERS = ("bot", "engine", "render", "data", "tests", "docs")
EXAMPLE = "tests/example"
"""The game of `docs/adding-a-game.md` lies here as it would lie among ours."""

PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
CODE = sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py"))

PATH = re.compile(r"(?:[\w<>*.-]+/)+[\w<>*.-]*|[\w-]+\.(?:py|md|ftl)")
MODULE = re.compile(r"`((?:bot|engine|render)(?:\.\w+)+)`")
LINK = re.compile(r"\]\(([^)\s:#]+)\)")


def places() -> frozenset[PurePosixPath]:
    """All our files and folders, as seen from the root."""
    seen = (place for folder in FOLDERS for place in (ROOT / folder).rglob("*"))
    return frozenset(PurePosixPath(place.relative_to(ROOT)) for place in seen)


def paths_in(text: str) -> Iterator[str]:
    """The words in backticks that name a file or folder; of a command, those of its words that do."""
    for quoted in re.findall(r"`([^`\n]+)`", text):
        words = quoted.split()
        for word in (each.split("::")[0] for each in words):
            if PATH.fullmatch(word) and (len(words) == 1 or word.split("/")[0] in FOLDERS):
                yield word


def found(path: str, known: frozenset[PurePosixPath]) -> bool:
    """Whether there is such a place: from the root where it begins with one of our folders, else anywhere.

    `<game>` and `*` stand for any name.
    """
    pattern = re.sub(r"<\w+>", "*", path.rstrip("/"))
    if any(next(start.glob(pattern), None) for start in (ROOT, ROOT / EXAMPLE)):
        return True
    return pattern.split("/")[0] not in FOLDERS and any(place.match(pattern) for place in known)


def test_pages_name_files_and_folders_that_are_there() -> None:
    known = places()
    lost = [
        f"{page.relative_to(ROOT)}: {path}"
        for page in PAGES
        for path in paths_in(page.read_text(encoding="utf-8"))
        if not found(path, known)
    ]
    assert not lost


def test_pages_link_to_pages_that_are_there() -> None:
    lost = [
        f"{page.relative_to(ROOT)}: {link}"
        for page in PAGES
        for link in LINK.findall(page.read_text(encoding="utf-8"))
        if not (page.parent / link).exists()
    ]
    assert not lost


def test_pages_and_docstrings_name_modules_that_are_there() -> None:
    lost = [
        f"{file.relative_to(ROOT)}: {name}"
        for file in [*PAGES, *CODE]
        for name in MODULE.findall(file.read_text(encoding="utf-8"))
        if not _resolved(name)
    ]
    assert not lost


def _resolved(name: str) -> bool:
    try:
        pkgutil.resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


def test_the_search_tells_what_is_there_from_what_is_not() -> None:
    known = places()
    assert [*paths_in("`a/b.py` and `x.py`, `uv run tests/c.py y`, `/game`, `.env`, `take coin / go`")] == [
        "a/b.py", "x.py", "tests/c.py",
    ]  # fmt: skip
    assert found("bot/app/", known)
    assert found("engine/<game>/options.py", known)
    assert found("engine/ur/__init__.py", known)
    assert found("app/client.py", known)
    assert not found("bot/client.py", known)
    assert not found("engine/<game>/nowhere.py", known)
    assert not _resolved("bot.nowhere")
    assert not _resolved("bot.app.client.Nowhere")
