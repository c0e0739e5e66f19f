"""Why a game cannot be forked, at this turn, now, or by this person."""

from bot.errors.trouble import TableError


class ForkHides(TableError):
    """The game goes on, and something is hidden in it that a fork would tell."""


class ForksOff(TableError):
    """The game goes on, and its table has not allowed forks: `host` can."""


class ForkWatcher(TableError):
    """The game goes on, and only those who play may fork it."""


class ForkOfFork(TableError):
    """It is a fork already, of turn `turn` of the game at `link`."""


class ForkRules(TableError):
    """That turn was played under rules that are not kept."""


class ForkGone(TableError):
    """Whoever held that seat, `seat`, had given up by then."""


class TooManyForks(TableError):
    """The person has `most` forks open: `links`."""


class ForkOpening(TableError):
    """A fork of this person's is being opened just now."""


class NoThread(TableError):
    """No thread can be opened below `channel`: the bot lacks a permission there, or it is no text channel."""
