"""Why a table cannot be opened, filled, begun or found."""

from bot.errors.trouble import TableError


class NoGame(TableError):
    """There is no game in this channel, or none by this number."""

    key = "no-game"


class NoSuchTitle(TableError):
    """There is no title called `given`."""

    key = "no-such-title"


class ChannelTaken(TableError):
    """A game runs or gathers players in this channel already."""

    key = "channel-taken"


class NotRunning(TableError):
    """The game has not begun yet, or is over."""

    key = "not-running"


class NotInLobby(TableError):
    """The game has begun: seats and options are settled."""

    key = "not-in-lobby"


class CalledOff(NotInLobby):
    """The game was called off: there is nothing to settle any more."""

    key = "called-off"


class LobbyFull(TableError):
    """All seats are taken."""

    key = "lobby-full"


class AlreadySeated(TableError):
    """The person sits at this table."""

    key = "already-seated"


class SeatsMissing(TableError):
    """Not enough people and computer players to start: `taken` of `seats`."""

    key = "seats-missing"


class BadWish(TableError):
    """What was wished for in the lobby does not exist or is taken."""

    key = "bad-wish"


class NotAPerson(TableError):
    """Bots cannot be asked to play."""

    key = "not-a-person"


class NoComputer(TableError):
    """No computer player of this kind plays this game."""

    key = "no-computer"


class SeatsKept(TableError):
    """The free seats are kept for `names`."""

    key = "seats-kept"


class NoRematch(TableError):
    """Only who played may ask for another game, and only when it is over."""

    key = "no-rematch"


class MayNotOpen(TableError):
    """Only people with one of `roles` may open tables on this server."""

    key = "may-not-open"


class TooManyTables(TableError):
    """The person hosts `most` open tables already."""

    key = "too-many-tables"
