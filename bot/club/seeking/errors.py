"""What can keep somebody from finding players. None of these changes anything."""

from bot.errors.trouble import TableError


class SeekingOver(TableError):
    """The entry has ended, was taken back, or has led to a table."""

    key = "seeking-over"


class SeekingAlready(TableError):
    """The person has an open entry for this title in this channel."""

    key = "seeking-already"


class AnsweredAlready(TableError):
    """The person has answered this entry, or it is their own."""

    key = "answered-already"


class NotAnswered(TableError):
    """The person has not answered this entry."""

    key = "not-answered"


class SeekingAlone(TableError):
    """A table for one needs no search."""

    key = "seeking-alone"
