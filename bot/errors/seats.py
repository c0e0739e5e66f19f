"""Why somebody may not do something from, for or about a seat."""

from bot.errors.trouble import TableError


class NotSeated(TableError):
    """The person does not play in this game."""

    key = "not-seated"


class NotYourDecision(TableError):
    """Somebody else owes the next decision: `waiting` names them."""

    key = "not-your-decision"


class OnlyLent(TableError):
    """The person plays the seat for `name`, who is away, and cannot give it up or away."""

    key = "only-lent"


class GivenUp(TableError):
    """The person has given this game up before."""

    key = "given-up"


class NotHost(TableError):
    """Only the host may do this: `host` names them."""

    key = "not-host"


class NotHosting(NotHost):
    """Only the host and the co-hosts may do this: `host` names the host."""

    key = "not-hosting"


class HostAlready(TableError):
    """The person `name` is the host already."""

    key = "host-already"


class NoCohost(TableError):
    """The person `name` is no co-host."""

    key = "no-cohost"


class TooManyCohosts(TableError):
    """A table has `most` co-hosts."""

    key = "too-many-cohosts"


class NotOnServer(TableError):
    """The person `name` is not on the server."""

    key = "not-on-server"


class NoSuchSeat(TableError):
    """The game has `seats` seats."""

    key = "no-such-seat"


class SeatGone(TableError):
    """Whoever had this seat has given up: nobody can play on there."""

    key = "seat-gone"


class AtTheTable(TableError):
    """`name` sits at this table already and cannot hold a second seat."""

    key = "at-the-table"


class KnowsTooMuch(TableError):
    """The person held another seat of this game and knows its secrets."""

    key = "knows-too-much"


class OfferOver(TableError):
    """The seat is not on offer any more."""

    key = "offer-over"


class OfferedToOther(TableError):
    """The seat is offered to `name` alone."""

    key = "offered-to-other"


class NotYourSeat(TableError):
    """Only its holder may offer or withdraw a seat: `holder`."""

    key = "not-your-seat"
