"""Why a table cannot be opened, filled, begun or found."""

from bot.errors.trouble import TableError


class NoGame(TableError):
    """There is no game in this channel, or none by this number."""


class NoSuchTitle(TableError):
    """There is no title called `given`."""


class ChannelTaken(TableError):
    """A game runs or gathers players in this channel already."""


class NotRunning(TableError):
    """The game has not begun yet, or is over."""


class RulesChanged(TableError):
    """The rules this game is played by are not kept: its table has to agree on how it goes on."""


class NotInLobby(TableError):
    """The game has begun: seats and options are settled."""


class CalledOff(NotInLobby):
    """The game was called off: there is nothing to settle any more."""


class LobbyFull(TableError):
    """All seats are taken."""


class AlreadySeated(TableError):
    """The person sits at this table."""


class SeatsMissing(TableError):
    """Not enough people and computer players to start: `taken` of `seats`."""


class BadWish(TableError):
    """What was wished for in the lobby does not exist or is taken."""


class NotAPerson(TableError):
    """Bots cannot be asked to play."""


class NoComputer(TableError):
    """No computer player of this kind plays this game."""


class SeatsKept(TableError):
    """The free seats are kept for `names`."""


class NoRematch(TableError):
    """Only who played may ask for another game, and only when it is over."""


class MayNotOpen(TableError):
    """Only people with one of `roles` may open tables on this server."""


class TooManyTables(TableError):
    """The person hosts `most` open tables already."""
