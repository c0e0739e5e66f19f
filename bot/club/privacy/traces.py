"""Every place in the database where a person's id or name is. A test finds columns that are missing here."""

from dataclasses import dataclass

from sqlalchemy import Column, ColumnElement, Table
from sqlmodel import SQLModel

from bot.store.people import FOLLOWED

CLEAR, NOBODY, REMOVE = "clear", "nobody", "remove"
"""What becomes of a row of somebody who is forgotten: it names nobody (null), nobody (0, where there must be
an id), or it goes as a whole."""

ZERO = 0
"""Nobody's id, where there must be one."""

AT_TABLE, ON_SERVER, ALONE = "table", "server", "alone"
"""Who is shown what such a row says: everybody in the game's channel, on the server, or the person alone."""


@dataclass(frozen=True, slots=True)
class Trace:
    """A column that holds people's ids."""

    label: str
    """What the rows are called in the person's own file. Text: `privacy-trace-<label>`."""
    table: str
    person: str
    """The column."""
    fate: str
    told: tuple[str, ...]
    """The columns of such a row that are in the person's own file: never a seed, never other people."""
    name: str | None = None
    """The column that holds their name."""
    kind: str | None = None
    """Only rows of this kind; of others the column holds something else."""
    seen: str = AT_TABLE

    @property
    def rows(self) -> Table:
        """The table."""
        return SQLModel.metadata.tables[self.table]

    @property
    def column(self) -> Column[int]:
        """The column with the ids."""
        return self.rows.c[self.person]

    def of(self, person: int) -> ColumnElement[bool]:
        """What is true of the rows of a person."""
        theirs = self.column == person
        return theirs if self.kind is None else theirs & (self.rows.c.kind == self.kind)


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
         "ended"), seen=ON_SERVER,
    ),
    Trace("ratings", "rating", "person", REMOVE, ("title", "guild", "mu", "sigma", "games"), seen=ON_SERVER),
    Trace(
        "searches", "seeking", "host", NOBODY,
        ("guild", "channel", "title", "seats", "pace", "language", "host_name", "created", "ends", "status"),
        "host_name", seen=ON_SERVER,
    ),
    Trace("answers", "seeker", "person", REMOVE, ("seeking", "name", "at"), "name", seen=ON_SERVER),
    Trace("seats_kept", "chair", "kept", CLEAR, ("game", "seat", "name"), "name"),
    Trace("plans", "plan", "person", REMOVE, ("game", "name", "steps", "shown", "at"), seen=ALONE),
    Trace(
        "moves_ahead", "ahead", "person", REMOVE, ("game", "seat", "moves", "done", "watch", "status"),
        seen=ALONE,
    ),
    Trace("questions", "vote", "asker", NOBODY, ("game", "kind", "opened", "outcome"), "asker_name"),
    Trace("questions_about_own_seat", "vote", "owner", CLEAR, ("game", "kind", "opened", "outcome")),
    Trace("answers_to_questions", "ballot", "person", REMOVE, ("vote", "name", "yes", "at"), "name"),
    Trace("parts_at_tables", "guest", "person", REMOVE, ("game", "role", "name", "language", "at"), "name"),
    Trace("seats_handed_on", "handover", "by", CLEAR, ("game", "seat", "why", "at")),
    Trace("seats_left", "handover", "from_person", CLEAR, ("game", "seat", "why", "at"), "from_name"),
    Trace("seats_taken_over", "handover", "to_person", CLEAR, ("game", "seat", "why", "at"), "to_name"),
    Trace("offers_made", "offer", "by", NOBODY, ("game", "seat", "opened", "outcome"), "by_name"),
    Trace("offers_received", "offer", "to_person", REMOVE, ("game", "seat", "opened", "outcome"), "to_name"),
    Trace("letters", "outbox", "channel", REMOVE, ("game", "kind", "created"), kind=FOLLOWED, seen=ALONE),
    Trace(
        "waits", "timer", "person", REMOVE,
        ("game", "due", "since", "in_turn", "sent", "last", "silent", "snoozed", "patience"),
    ),
    Trace("calls", "call", "person", REMOVE, ("kind", "game", "why", "made", "due", "done")),
    Trace(
        "habits", "habits", "person", REMOVE, ("zone", "wakes", "sleeps", "interval", "place", "language"),
        seen=ALONE,
    ),
    Trace(
        "times_away", "holiday", "person", REMOVE, ("begins", "ends", "agreed", "begun", "over"), "name"
    ),
    Trace(
        "times_as_substitute", "holiday", "substitute", CLEAR, ("begins", "ends", "agreed", "begun", "over"),
        "substitute_name",
    ),
    Trace("no_statistics", "uncounted", "person", REMOVE, ("since",), seen=ALONE),
)  # fmt: skip

OTHER_IDS = frozenset(
    {
        ("game", "guild"),
        ("game", "channel"),
        ("game", "post"),
        ("outbox", "message"),
        ("offer", "message"),
        ("server_role", "guild"),
        ("server_role", "role"),
        ("vote", "message"),
        ("exchange", "message"),
        ("exchange", "call"),
        ("gallery", "channel"),
        ("post", "channel"),
        ("post", "message"),
        ("result", "guild"),
        ("rating", "guild"),
        ("habits", "direct"),
        ("call", "guild"),
        ("call", "channel"),
        ("call", "message"),
        ("call", "place"),
        ("seeking", "guild"),
        ("seeking", "channel"),
        ("seeking", "message"),
    }
)
"""Columns with Discord's ids of servers, channels and messages, not of people."""
