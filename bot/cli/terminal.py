"""How the command line speaks: in the language of the terminal, results on stdout, progress on stderr."""

import contextlib
import os
from typing import NoReturn

import typer
from dotenv import dotenv_values

from bot.speech.texts import LANGUAGES, has, language_of, render
from engine.core.contract import Fact


def language() -> str:
    """The language of the terminal: `KERYX_LANGUAGE`, also from `.env`, else the locale's."""
    if found := os.environ.get("KERYX_LANGUAGE") or _set_in_file():
        return language_of(found)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language_of(os.environ[name])
    return "en"


def _set_in_file() -> str:
    """The language that `.env` sets; empty: none."""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        return dotenv_values(".env").get("KERYX_LANGUAGE") or ""
    return ""


def text(key: str, **facts: Fact) -> str:
    """A text of the command line, or a common one of that key: `record-not-json`."""
    own = f"cli-{key}"
    return render(language(), own if has(LANGUAGES[0], own) else key, facts)


def tell(key: str, **facts: Fact) -> None:
    """Print a text of the command line."""
    typer.echo(text(key, **facts))


def fail(sentence: str, code: int = 1) -> NoReturn:
    """Print a sentence on stderr and leave with an exit code."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)
