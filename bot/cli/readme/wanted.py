"""Which pictures a folder wants: a table in it that names each, its game file, and the moment it shows."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

TABLE = "pictures.toml"
"""The table's file, beside the pictures."""
ENDINGS = {"board": ".png", "panel": ".png", "report": ".png", "film": ".gif"}
"""The kinds of pictures, and how their files end."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A picture of a game."""

    name: str
    kind: str
    game: str
    """The game file, beside the table."""
    language: str = "en"
    turn: int | None = None
    """The turn at whose end a board is shown; a film's last one."""
    since: int | None = None
    """A film's first turn."""
    entries: int = 0
    """Entries of the log after which a panel is shown."""
    path: tuple[int, ...] = ()
    """The places of the answers given in it."""

    @property
    def file(self) -> str:
        """Its file's name."""
        return self.name + ENDINGS[self.kind]


class BadTable(Exception):
    """A table of pictures that cannot be read: `name` says which of them, or the table itself."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def wanted(folder: Path) -> tuple[Wanted, ...]:
    """The pictures that a folder wants, in the order of its table.

    Raises:
        OSError: there is no table.
        BadTable: it says something that no picture is made from.
    """
    try:
        table = tomllib.loads((folder / TABLE).read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadTable(TABLE) from error
    return tuple(_read(table))


def _read(table: Mapping[str, Any]) -> Iterator[Wanted]:
    known = {field.name: field.type for field in fields(Wanted)}
    for name, given in table.items():
        if not isinstance(given, dict) or not given.keys() <= known.keys() - {"name"}:
            raise BadTable(name)
        try:
            found = Wanted(name, **{**given, "path": tuple(given.get("path", ()))})
        except TypeError as error:
            raise BadTable(name) from error
        if found.kind not in ENDINGS or not _sound(found):
            raise BadTable(name)
        yield found


def _sound(found: Wanted) -> bool:
    """Whether each value is of its type."""
    numbers = (found.turn, found.since, found.entries, *found.path)
    words = (found.game, found.language)
    return all(each is None or type(each) is int for each in numbers) and all(
        isinstance(each, str) for each in words
    )
