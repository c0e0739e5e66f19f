"""Every place in the database where a person's id or name is. A test finds columns that are missing here."""

from dataclasses import dataclass

from sqlalchemy import Column, ColumnElement, Table
from sqlmodel import SQLModel

from bot.store.posts.outbox import NoticeKind
from bot.store.rows.calls import CallRow, ClockRow, HabitsRow, TimerRow
from bot.store.rows.club import RatingRow, ResultRow, SeekerRow, SeekingRow, UncountedRow
from bot.store.rows.columns import table_of
from bot.store.rows.games import AdviceRow, AheadRow, ChairRow, EntryRow, GameRow, NoteRow, OutboxRow, PlanRow
from bot.store.rows.people import BallotRow, CourseRow, GuestRow, HandoverRow, HolidayRow, OfferRow, VoteRow

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
    row: type[SQLModel]
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
        return table_of(self.row)

    @property
    def table(self) -> str:
        """The table's name."""
        return self.rows.name

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
        "hosted", GameRow, "host", NOBODY,
        ("id", "guild", "channel", "title", "status", "host_name", "language", "created", "started", "ended"),
        "host_name",
    ),
    Trace("seats", ChairRow, "person", CLEAR, ("game", "seat", "name", "wish"), "name"),
    Trace("actions", EntryRow, "person", CLEAR, ("game", "number", "seat", "deed", "by", "at")),
    Trace(
        "results", ResultRow, "person", REMOVE,
        ("game", "guild", "title", "seat", "rank", "seats", "score", "won", "conceded", "rated", "waits",
         "ended"), seen=ON_SERVER,
    ),
    Trace("ratings", RatingRow, "person", REMOVE, ("title", "guild", "mu", "sigma", "games"), seen=ON_SERVER),
    Trace(
        "searches", SeekingRow, "host", NOBODY,
        ("guild", "channel", "title", "seats", "pace", "language", "host_name", "created", "ends", "status"),
        "host_name", seen=ON_SERVER,
    ),
    Trace("answers", SeekerRow, "person", REMOVE, ("seeking", "name", "at"), "name", seen=ON_SERVER),
    Trace("seats_kept", ChairRow, "kept", CLEAR, ("game", "seat", "name"), "name"),
    Trace("notes", NoteRow, "person", REMOVE, ("game", "text", "at"), seen=ALONE),
    Trace("advice", AdviceRow, "person", REMOVE, ("game", "number", "seat", "lines", "at"), seen=ALONE),
    Trace("plans", PlanRow, "person", REMOVE, ("game", "name", "steps", "shown", "at"), seen=ALONE),
    Trace(
        "moves_ahead", AheadRow, "person", REMOVE,
        ("game", "seat", "moves", "done", "watch", "status", "cases"), seen=ALONE,
    ),
    Trace("questions", VoteRow, "asker", NOBODY, ("game", "kind", "opened", "outcome"), "asker_name"),
    Trace("questions_about_own_seat", VoteRow, "owner", CLEAR, ("game", "kind", "opened", "outcome")),
    Trace("answers_to_questions", BallotRow, "person", REMOVE, ("vote", "name", "yes", "at"), "name"),
    Trace("parts_at_tables", GuestRow, "person", REMOVE, ("game", "role", "name", "language", "at"), "name"),
    Trace("seats_handed_on", HandoverRow, "by", CLEAR, ("game", "seat", "why", "at")),
    Trace("seats_left", HandoverRow, "from_person", CLEAR, ("game", "seat", "why", "at"), "from_name"),
    Trace("seats_taken_over", HandoverRow, "to_person", CLEAR, ("game", "seat", "why", "at"), "to_name"),
    Trace("offers_made", OfferRow, "by", NOBODY, ("game", "seat", "opened", "outcome"), "by_name"),
    Trace("offers_received", OfferRow, "to_person", REMOVE, ("game", "seat", "opened", "outcome"), "to_name"),
    Trace(
        "letters", OutboxRow, "channel", REMOVE, ("game", "kind", "created"),
        kind=NoticeKind.FOLLOWED, seen=ALONE,
    ),
    Trace(
        "waits", TimerRow, "person", REMOVE,
        ("game", "holiday", "due", "since", "in_turn", "sent", "last", "silent", "snoozed", "patience"),
    ),
    Trace("clocks", ClockRow, "person", REMOVE, ("game", "extended", "left")),
    Trace("calls", CallRow, "person", REMOVE, ("kind", "game", "holiday", "why", "made", "due", "done")),
    Trace(
        "habits", HabitsRow, "person", REMOVE,
        ("zone", "wakes", "sleeps", "interval", "place", "language", "pictures", "guide", "forewarned",
         "reliable", "direct"), seen=ALONE,
    ),
    Trace(
        "times_away", HolidayRow, "person", REMOVE, ("begins", "ends", "agreed", "begun", "over"), "name"
    ),
    Trace(
        "times_as_substitute", HolidayRow, "substitute", CLEAR, ("begins", "ends", "agreed", "begun", "over"),
        "substitute_name",
    ),
    Trace("lessons", CourseRow, "person", REMOVE, ("title", "done", "at"), seen=ALONE),
    Trace("no_statistics", UncountedRow, "person", REMOVE, ("since",), seen=ALONE),
)  # fmt: skip
