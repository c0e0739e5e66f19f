"""Reading game files from the disk, and `keryx verify`."""

import json
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.terminal import fail, tell, text
from bot.speech.names import clean
from engine.core.errors import BadRecord
from engine.core.play.match import Match
from engine.core.play.record import read
from engine.core.play.record import verify as verify_match
from render.titles import TITLES

LARGEST = 20_000_000
"""Bytes a game file may have."""


def read_text(file: Path) -> str:
    """The text of a file, or a sentence and exit code 1."""
    try:
        if file.stat().st_size > LARGEST:
            fail(text("file-too-large", file=str(file)))
        content = file.read_text(encoding="utf-8")
        if "\0" in content:  # so does no text
            fail(text("file-unreadable", file=str(file)))
        return content
    except FileNotFoundError:
        fail(text("file-missing", file=str(file)))
    except (OSError, UnicodeDecodeError):
        fail(text("file-unreadable", file=str(file)))


def read_match(file: Path) -> Match:
    """The match of a game file, or a sentence that says what is wrong with it and exit code 1."""
    content = read_text(file)
    try:
        return read(content, TITLES)
    except BadRecord as error:
        fail(text(f"record-{error.key}", **error.facts))


def read_named(file: Path) -> tuple[Match, tuple[str, ...]]:
    """The match of a game file with each seat's holder; `Seat 2` where the file names none."""
    match = read_match(file)
    found = json.loads(read_text(file)).get("names")
    given = [str(each) for each in found] if isinstance(found, list) else []
    given = (given + [""] * match.seats)[: match.seats]
    return match, tuple(clean(name) or text("seat", number=place) for place, name in enumerate(given, 1))


def verify(file: Annotated[Path, typer.Argument(help=text("help-file"))]) -> None:
    """Prove from its revealed seed that a finished game's chance was honest."""
    match = read_match(file)
    try:
        verify_match(match)
    except BadRecord as error:
        fail(text(f"record-{error.key}", **error.facts))
    tell(
        "verified",
        entries=match.number,
        draws=len(match.setup_drawn) + sum(len(entry.drawn) for entry in match.log),
        commitment=match.commitment,
    )
