"""Buttons of messages, found by what they are for."""

from seen import Message


def has(message: Message, what: str) -> bool:
    """Whether a message has a button for something."""
    return any(f":{what}:" in (each.custom_id or "") for each in message.buttons)


def ids(message: Message, what: str) -> list[str]:
    """The ids of all buttons for something."""
    return [each.custom_id or "" for each in message.buttons if f":{what}:" in (each.custom_id or "")]


def asks(message: Message, number: int) -> bool:
    """Whether a message has buttons to play or answer with, for a game with so many entries."""
    ends = (part.split(":") for part in ids(message, "turn") + ids(message, "say"))
    return any(parts[3] == str(number) for parts in ends)


def id_for(message: Message, what: str) -> str:
    """The id of a message's button for something."""
    return next(each.custom_id or "" for each in message.buttons if f":{what}:" in (each.custom_id or ""))
