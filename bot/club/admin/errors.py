"""What can keep an administrator's wish from being carried out. None of these changes anything."""

from bot.errors.trouble import TableError


class NoSuchTable(TableError):
    """This server has no table with the number `given`, or none that is open."""
