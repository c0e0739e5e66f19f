"""The tables for votes, for who comes, goes, is away and looks on at a table, and for who learns."""

from datetime import datetime

from sqlalchemy import Index, text
from sqlmodel import Field

from bot.store.rows.columns import Row, key, listed, moment, snowflake, table_of


class VoteRow(Row, table=True):
    """A vote. A game has one open vote at a time."""

    __tablename__ = "vote"
    __table_args__ = (
        Index(
            "one_open_vote_per_game",
            "game",
            unique=True,
            sqlite_where=text("outcome is null"),
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    game: int = Field(foreign_key="game.id")
    kind: str
    about: dict[str, int | str | None] = Field(sa_column=listed())
    """JSON object: what it mentions."""
    asker: int = Field(sa_column=snowflake())
    asker_name: str
    needs: str
    """`all` or `most`."""
    owner: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    number: int
    """Entries of the game's log when it was put."""
    opened: datetime = Field(sa_column=moment())
    ends: datetime = Field(sa_column=moment())
    outcome: str | None = None
    message: int | None = Field(default=None, sa_column=snowflake(nullable=True))


class BallotRow(Row, table=True):
    """Somebody who is asked in a vote, and their answer once they gave one."""

    __tablename__ = "ballot"

    vote: int = Field(foreign_key="vote.id", primary_key=True)
    person: int = Field(sa_column=key())
    place: int
    """Their place in the list."""
    name: str
    yes: bool | None = None
    at: datetime | None = Field(default=None, sa_column=moment(nullable=True))


class GuestRow(Row, table=True):
    """Somebody with a part at a table besides the seats: a co-host, or a spectator who follows it."""

    __tablename__ = "guest"

    game: int = Field(foreign_key="game.id", primary_key=True)
    person: int = Field(sa_column=key())
    role: str = Field(primary_key=True)
    """`cohost` or `spectator`."""
    name: str
    language: str
    at: datetime = Field(sa_column=moment())


class HandoverRow(Row, table=True):
    """A seat that went from one holder to another while the game ran. Only ever added."""

    __tablename__ = "handover"

    id: int | None = Field(default=None, primary_key=True)
    game: int = Field(foreign_key="game.id", index=True)
    seat: int
    number: int
    """Entries of the log at that moment: what comes after is the new holder's."""
    why: str
    """`given`, `offer`, `vote`, `takeover`; `substitute` and `return`: for a holiday, and after it."""
    by: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    """Whose click it was."""
    from_person: int | None = Field(default=None, sa_column=snowflake(nullable=True, index=True))
    from_name: str = ""
    from_computer: str | None = None
    to_person: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    to_name: str = ""
    to_computer: str | None = None
    at: datetime = Field(sa_column=moment())


class OfferRow(Row, table=True):
    """A seat on offer, to one person or to whoever comes first. A seat is offered once at a time."""

    __tablename__ = "offer"
    __table_args__ = (
        Index(
            "one_open_offer_per_seat",
            "game",
            "seat",
            unique=True,
            sqlite_where=text("outcome is null"),
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    game: int = Field(foreign_key="game.id")
    seat: int
    by: int = Field(sa_column=snowflake())
    by_name: str
    to_person: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    """None: anybody."""
    to_name: str = ""
    late: bool = False
    """Its holder's time is over; the offer ends when they play."""
    opened: datetime = Field(sa_column=moment())
    outcome: str | None = None
    """`taken`, `declined`, `withdrawn` or `over`."""
    message: int | None = Field(default=None, sa_column=snowflake(nullable=True))


class ServerRoleRow(Row, table=True):
    """A role whose holders may open tables on a server. None at all: everybody may."""

    __tablename__ = "server_role"

    guild: int = Field(sa_column=key())
    role: int = Field(sa_column=key())


class HolidayRow(Row, table=True):
    """A time during which the clock rests for somebody, or somebody else plays for them."""

    __tablename__ = "holiday"

    id: int | None = Field(default=None, primary_key=True)
    person: int = Field(sa_column=snowflake(index=True))
    name: str
    begins: datetime = Field(sa_column=moment())
    ends: datetime = Field(sa_column=moment())
    substitute: int | None = Field(default=None, sa_column=snowflake(nullable=True))
    substitute_name: str = ""
    agreed: bool = False
    """The substitute has said yes."""
    begun: bool = False
    over: bool = False


class StandInRow(Row, table=True):
    """A seat that a substitute holds, and whose it is."""

    __tablename__ = "stand_in"

    game: int = Field(foreign_key="game.id", primary_key=True)
    seat: int = Field(primary_key=True)
    holiday: int = Field(foreign_key="holiday.id", index=True)


class CourseRow(Row, table=True):
    """What somebody has done of the lessons of a game."""

    __tablename__ = "course"

    person: int = Field(sa_column=key())
    title: str = Field(primary_key=True)
    done: str
    """The names of the lessons that are done, with spaces between them."""
    at: datetime = Field(sa_column=moment())


VOTE = table_of(VoteRow)
BALLOT = table_of(BallotRow)
GUEST = table_of(GuestRow)
HANDOVER = table_of(HandoverRow)
OFFER = table_of(OfferRow)
SERVER_ROLE = table_of(ServerRoleRow)
HOLIDAY = table_of(HolidayRow)
STAND_IN = table_of(StandInRow)
COURSE = table_of(CourseRow)
