"""Why a file somebody brought was not read."""

from bot.errors.trouble import TableError


class FileTrouble(TableError):
    """A file somebody brought that was not read, whatever it holds."""


class FileTooLarge(FileTrouble):
    """The file has more than `limit` kilobytes."""

    key = "file-too-large"


class FileTooSlow(FileTrouble):
    """Reading the file takes longer than anybody's file may."""

    key = "file-too-slow"


class FileTooHeavy(FileTrouble):
    """Reading the file takes more memory than anybody's file may."""

    key = "file-too-heavy"


class FileAtHand(FileTrouble):
    """Another file of this person is being read: one at a time."""

    key = "file-at-hand"


class FilesWaiting(FileTrouble):
    """Too many people wait to have a file read."""

    key = "files-waiting"


class FileGone(FileTrouble):
    """Discord does not give the file out any more."""

    key = "file-gone"
