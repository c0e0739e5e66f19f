"""What shape everything has that a person's client sends."""

from typing import Annotated

from pydantic import Field

from bot.playground.checks.shapes import Shape, Text


class PersonShape(Shape):
    """Somebody new, or their language."""

    name: Text = None
    locale: Text = None


class DirectShape(Shape):
    """Whether direct messages are taken."""

    closed: bool | None = None


class UseShape(Shape):
    """A command that is used, or completed."""

    channel: str
    command: str
    options: dict[str, object] | None = None
    focused: str = ""
    typed: str = ""


class PressShape(Shape):
    """A button, or a menu and what is chosen in it."""

    message: str
    custom_id: str
    values: list[str] | None = None


class SubmitShape(Shape):
    """A filled-in form."""

    interaction: str
    values: dict[str, object] | None = None


class SayShape(Shape):
    """What somebody writes."""

    channel: str
    content: str


class NewChannelShape(Shape):
    """A channel, or a thread of one."""

    name: str
    parent: Text = None


class ChannelShape(Shape):
    """A channel, and what is to be changed of it."""

    channel: str
    archived: bool = True
    locked: bool = False
    denied: tuple[str, ...] | list[str] = ()


class MessageNamedShape(Shape):
    """A message."""

    message: str


class LookShape(Shape):
    """Which messages of a channel are looked at: parts of an address, so they are texts."""

    before: Annotated[str, Field(pattern="^[0-9]{1,20}$")] = "0"
    limit: Annotated[str, Field(pattern="^[0-9]{1,9}$")] = "200"
