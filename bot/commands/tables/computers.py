"""Computer players as an answer to a command: by the names they have in a game."""

from discord.app_commands import Choice

from bot.errors.tables import NoComputer
from bot.speech.names import fold
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from render.titles import TITLES

NOBODY = "none"
"""In place of a kind of computer player: free seats wait for people."""


def computer_choices(tongue: str, title: str) -> list[Choice[str]]:
    """A title's computer players."""
    teller = Teller(tongue, TITLES[title])
    return [Choice(name=teller.computer(kind), value=kind) for kind in TITLES[title].computers]


def computer_called(title: str, typed: str) -> str | None:
    """The kind of computer player somebody chose, or typed by its name in either language; None: nobody.

    Raises:
        NoComputer: this title has none of that name.
    """
    if typed == NOBODY:
        return None
    for tongue in LANGUAGES:
        for each in computer_choices(tongue, title):
            if fold(typed) in (each.value, fold(each.name)):
                return each.value
    raise NoComputer
