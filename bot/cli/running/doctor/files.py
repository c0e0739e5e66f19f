"""The files that come with the bot: fonts with their licences, texts, tables, pictures, and time zones."""

import csv
import hashlib
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from PIL import Image

from bot.cli.running.doctor.found import Found, good, look, wrong
from data import ROOT

DIGESTS = "digests.txt"
"""In the folder of fonts: the SHA-256 of each font and licence, as `sha256sum --check` reads it."""

LICENCES = "OFL-"
"""How the names of licences begin."""

ZONES = ("UTC", "Europe/Paris", "America/New_York", "Asia/Tokyo")

SHOWN = 3
"""Files that are told by name."""


def file_lines() -> Iterator[Found]:
    """Whether the files are there and whole."""
    yield from font_lines(ROOT / "fonts")
    yield data_found(ROOT)
    yield titles_found()
    yield zones_found()


def font_lines(folder: Path) -> Iterator[Found]:
    """Whether the fonts and the licences they come under are there, and what they were."""
    try:
        noted = (folder / DIGESTS).read_text(encoding="utf-8").split("\n")
    except OSError:
        yield wrong("fonts", "missing", names=(DIGESTS,))
        return
    missing, changed, licences = list[str](), list[str](), list[str]()
    for digest, _, name in (line.partition("  ") for line in noted if line):
        try:
            there = hashlib.sha256((folder / name).read_bytes()).hexdigest()
        except OSError:
            (licences if name.startswith(LICENCES) else missing).append(name)
            continue
        if there != digest:
            (licences if name.startswith(LICENCES) else changed).append(name)
    if missing:
        yield wrong("fonts", "missing", names=tuple(missing))
    if changed:
        yield wrong("fonts", "changed", names=tuple(changed))
    if licences:
        yield look("fonts", "licences", names=tuple(licences))
    if not missing and not changed and not licences:
        yield good("fonts")


def data_found(root: Path) -> Found:
    """Whether every file below a folder can be read as what its name says it is."""
    spoilt, count = list[str](), 0
    for path in sorted(root.rglob("*")):
        if path.suffix in READERS and path.is_file():
            count += 1
            try:
                READERS[path.suffix](path)
            except Exception:  # whatever a reader fails with
                spoilt.append(str(path.relative_to(root)))
    if spoilt:
        return wrong("data", "spoilt", names=tuple(spoilt[:SHOWN]), count=len(spoilt))
    return good("data", count=count)


def titles_found() -> Found:
    """Whether every game can be begun and drawn, which needs its tables, its ground and the texts."""
    slug = ""
    try:
        from bot.cli.lacking.lack import begun
        from bot.cli.lacking.pictures import scenes_of
        from render.boards import draw_board
        from render.titles import TITLES

        for slug, each in TITLES.items():  # noqa: B007 - it tells which one failed
            draw_board(each, scenes_of(next(iter(begun(each))), 0)[0])
    except Exception as error:  # whatever a missing file leads to
        return wrong("titles", "broken", title=slug, why=f"{type(error).__name__}: {error}"[:200])
    return good("titles", count=len(TITLES))


def zones_found() -> Found:
    """Whether the zones of time are known."""
    try:
        for name in ZONES:
            ZoneInfo(name)
    except (ZoneInfoNotFoundError, OSError, ValueError):
        return wrong("zones", "missing", name=name)
    return good("zones")


def _text(path: Path) -> str:
    """What a text file holds.

    Raises:
        ValueError: nothing, or no text.
        OSError: it cannot be read.
    """
    found = path.read_text(encoding="utf-8")
    if not found.strip() or "\0" in found:
        raise ValueError(path.name)
    return found


def _table(path: Path) -> None:
    lines = list(csv.reader(_text(path).splitlines(), strict=True))
    if len(lines) < 2:  # its columns alone
        raise ValueError(path.name)


def _picture(path: Path) -> None:
    with Image.open(path) as picture:
        picture.load()


READERS = {
    ".csv": _table,
    ".ftl": _text,
    ".json": lambda path: json.loads(_text(path)),
    ".md": _text,
    ".png": _picture,
    ".toml": lambda path: tomllib.loads(_text(path)),
    ".txt": _text,
}
"""What reads a file, by the end of its name. Raises whatever it likes where the file is not whole."""
