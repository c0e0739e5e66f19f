"""What can keep somebody from finding players, or an administrator from a table. Nothing is changed by it."""

from bot.errors.trouble import TableError


class SeekingOver(TableError):
    """The entry has ended, was taken back, or has led to a table."""


class SeekingAlready(TableError):
    """The person has an open entry for this title in this channel."""


class AnsweredAlready(TableError):
    """The person has answered this entry, or it is their own."""


class NotAnswered(TableError):
    """The person has not answered this entry."""


class SeekingAlone(TableError):
    """A table for one needs no search."""


class NoSuchTable(TableError):
    """This server has no table with the number `given`, or none that is open."""
