"""Computer players as an answer to a command: by the names they have in a game."""

from bot.errors.tables import NoComputer
from bot.speech.names import fold
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from engine.core.title import Title

NOBODY = "none"
"""In place of a kind of computer player: free seats wait for people."""


def computers_named(tongue: str, title: Title) -> list[tuple[str, str]]:
    """A title's kinds of computer players, with their names before them."""
    teller = Teller(tongue, title)
    return [(teller.computer(kind), kind) for kind in title.computers]


def computer_called(title: Title, typed: str) -> str | None:
    """The kind of computer player somebody chose, or typed by its name in either language; None: nobody.

    Raises:
        NoComputer: this title has none of that name.
    """
    if typed == NOBODY:
        return None
    for tongue in LANGUAGES:
        for name, kind in computers_named(tongue, title):
            if fold(typed) in (kind, fold(name)):
                return kind
    raise NoComputer
