"""Every place in the database where a person's id or name is. A test finds columns that are missing here."""

from dataclasses import dataclass

from sqlalchemy import Column, Table
from sqlmodel import SQLModel

CLEAR, NOBODY, REMOVE = "clear", "nobody", "remove"
"""What becomes of a row of somebody who is forgotten: it names nobody (null), nobody (0, where there must be
an id), or it goes as a whole."""

ZERO = 0
"""Nobody's id, where there must be one."""


@dataclass(frozen=True, slots=True)
class Trace:
    """A column that holds people's ids."""

    label: str
    """What the rows are called in the person's own file."""
    table: str
    person: str
    """The column."""
    fate: str
    told: tuple[str, ...]
    """The columns of such a row that are in the person's own file: never a seed, never other people."""
    name: str | None = None
    """The column that holds their name."""

    @property
    def rows(self) -> Table:
        """The table."""
        return SQLModel.metadata.tables[self.table]

    @property
    def column(self) -> Column[int]:
        """The column with the ids."""
        return self.rows.c[self.person]


TRACES: tuple[Trace, ...] = (
    Trace(
        "hosted", "game", "host", NOBODY,
        ("id", "guild", "channel", "title", "status", "host_name", "language", "created", "started", "ended"),
        "host_name",
    ),
    Trace("seats", "chair", "person", CLEAR, ("game", "seat", "name", "wish"), "name"),
    Trace("actions", "entry", "person", CLEAR, ("game", "number", "seat", "deed", "by", "at")),
    Trace(
        "results", "result", "person", REMOVE,
        ("game", "guild", "title", "seat", "rank", "seats", "score", "won", "conceded", "rated", "waits",
         "ended"),
    ),
    Trace("ratings", "rating", "person", REMOVE, ("title", "guild", "mu", "sigma", "games")),
    Trace(
        "searches", "seeking", "host", NOBODY,
        ("guild", "channel", "title", "seats", "pace", "language", "host_name", "created", "ends", "status"),
        "host_name",
    ),
    Trace("answers", "seeker", "person", REMOVE, ("seeking", "name", "at"), "name"),
    Trace("no_statistics", "uncounted", "person", REMOVE, ("since",)),
)  # fmt: skip

OTHER_IDS = frozenset(
    {
        ("game", "guild"),
        ("game", "channel"),
        ("game", "post"),
        ("outbox", "channel"),
        ("outbox", "message"),
        ("result", "guild"),
        ("rating", "guild"),
        ("seeking", "guild"),
        ("seeking", "channel"),
        ("seeking", "message"),
    }
)
"""Columns with Discord's ids of servers, channels and messages, not of people."""
