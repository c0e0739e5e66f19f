"""Addresses of messages."""


def link(guild: int | None, channel: int, message: int | None) -> str:
    """The address of a message, or of its channel."""
    end = f"/{message}" if message is not None else ""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}{end}"
