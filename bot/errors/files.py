"""Why a file somebody brought was not read."""

from bot.errors.trouble import TableError


class FileTooLarge(TableError):
    """The file has more than `limit` kilobytes."""


class FileTooSlow(TableError):
    """Reading the file takes longer than anybody's file may."""


class FileTooHeavy(TableError):
    """Reading the file takes more memory than anybody's file may."""


class FileAtHand(TableError):
    """Another file of this person is being read: one at a time."""


class FilesWaiting(TableError):
    """Too many people wait to have a file read."""


class FileGone(TableError):
    """Discord does not give the file out any more."""
