"""Why somebody may not do something from, for or about a seat."""

from bot.errors.trouble import TableError


class NotSeated(TableError):
    """The person does not play in this game."""


class NotYourDecision(TableError):
    """Somebody else owes the next decision: `waiting` names them."""


class OnlyLent(TableError):
    """The person plays the seat for `name`, who is away, and cannot give it up or away."""


class GivenUp(TableError):
    """The person has given this game up before."""


class NotHost(TableError):
    """Only the host may do this: `host` names them."""


class NotHosting(NotHost):
    """Only the host and the co-hosts may do this: `host` names the host."""


class HostAlready(TableError):
    """The person `name` is the host already."""


class NoCohost(TableError):
    """The person `name` is no co-host."""


class TooManyCohosts(TableError):
    """A table has `most` co-hosts."""


class NotOnServer(TableError):
    """The person `name` is not on the server."""


class NoSuchSeat(TableError):
    """The game has `seats` seats."""


class SeatGone(TableError):
    """Whoever had this seat has given up: nobody can play on there."""


class AtTheTable(TableError):
    """`name` sits at this table already and cannot hold a second seat."""


class KnowsTooMuch(TableError):
    """The person held another seat of this game and knows its secrets."""


class OfferOver(TableError):
    """The seat is not on offer any more."""


class OfferedToOther(TableError):
    """The seat is offered to `name` alone."""


class NotYourSeat(TableError):
    """Only its holder may offer or withdraw a seat: `holder`."""
