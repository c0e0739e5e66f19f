"""Titles, and their computer players, as answers to a command, for whatever games there are."""

from collections.abc import Callable
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Command

from bot.commands.texts import MOST, Completers, command, fitting
from bot.errors.tables import NoComputer, NoSuchTitle
from bot.herald.press import Press
from bot.speech.names import fold
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from bot.speech.words import ANY_COMPUTER
from engine.core.title import SENSIBLE, Title
from render.titles import TITLES

MOST_SEATS = max(12, *(count for title in TITLES.values() for count in title.rules.seats))
"""The most seats anybody can ask for."""


def title_choices(tongue: str, typed: str = "") -> list[Choice[str]]:
    """The titles whose names hold what was typed, at most as many as Discord takes."""
    return fitting(typed, ((Teller(tongue, title).title(), slug) for slug, title in TITLES.items()))


async def complete_title(press: Press, typed: str) -> list[Choice[str]]:
    """Titles by their names."""
    return title_choices(press.tongue, typed)


def titled(
    path: str, callback: Callable[..., Any], complete: Completers | None = None, *, anywhere: bool = False
) -> Command[Any, ..., Any]:
    """A command with an option `title`: all titles are its choices where there are few enough; `anywhere`: in
    direct messages too."""
    if len(TITLES) > MOST:
        return command(path, callback, {"title": complete_title, **(complete or {})}, anywhere=anywhere)
    chosen = app_commands.choices(title=title_choices(LANGUAGES[0]))(callback)
    return command(path, chosen, complete, anywhere=anywhere)


def title_called(given: str) -> Title:
    """The title of that id or name.

    Raises:
        NoSuchTitle: there is none.
    """
    if given in TITLES:
        return TITLES[given]
    for tongue in LANGUAGES:
        for title in TITLES.values():
            if fold(given) == fold(Teller(tongue, title).title()):
                return title
    raise NoSuchTitle({"given": given[:60]})


NOBODY = "none"
"""In place of a kind of computer player: free seats wait for people."""


def computers_named(tongue: str, title: Title) -> list[tuple[str, str]]:
    """A title's kinds of computer players, with their names before them."""
    teller = Teller(tongue, title)
    return [(teller.computer(kind), kind) for kind in title.players]


def computer_called(title: Title, typed: str) -> str | None:
    """The kind of computer player somebody chose, or typed by its name in either language; None: nobody.

    Raises:
        NoComputer: this title has none of that name.
    """
    if typed == NOBODY:
        return None
    if typed in title.players:
        return typed
    for tongue in LANGUAGES:
        if fold(typed) == fold(Teller(tongue, title).word(ANY_COMPUTER)):
            return SENSIBLE
        for name, kind in computers_named(tongue, title):
            if fold(typed) == fold(name):
                return kind
    raise NoComputer
