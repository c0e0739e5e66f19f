"""`keryx verify` and `keryx replay`: what one can do with an exported game file."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.terminal import fail, tell, text
from engine.core.errors import BadRecord
from engine.core.match import Match
from engine.core.record import read
from engine.core.record import verify as verify_match
from engine.games import GAMES

LARGEST = 20_000_000
"""Bytes a game file may have."""


def read_text(file: Path) -> str:
    """The text of a file, or a sentence and exit code 1."""
    try:
        if file.stat().st_size > LARGEST:
            fail(text("file-too-large", file=str(file)))
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        fail(text("file-missing", file=str(file)))
    except (OSError, UnicodeDecodeError):
        fail(text("file-unreadable", file=str(file)))


def read_match(file: Path) -> Match:
    """The match of a game file, or a sentence that says what is wrong with it and exit code 1."""
    content = read_text(file)
    try:
        return read(content, GAMES)
    except BadRecord as error:
        fail(text(f"record-{error.key}", **error.facts))


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
