"""How a file is read that never comes to its end. The process that reads files imports this module."""

from typing import NoReturn

from bot.brought.game import read_game


def read_for_ever(content: bytes) -> NoReturn:
    """Read a game again and again, never returning what it says."""
    while True:
        read_game(content)
