"""The kinds of events a game defines: what can happen in it."""

import sys
from collections.abc import Iterator

from engine.core.contract import Event
from engine.core.title import Title


def package_of(title: Title) -> str:
    """The package of a game's law, `engine.<game>`."""
    return ".".join(type(title.rules).__module__.split(".")[:2])


def events_of(title: Title) -> list[type[Event]]:
    """The kinds of events a game defines, without those that others are only derived from."""
    package = package_of(title)
    return [cls for cls in _last_of(Event) if f"{cls.__module__}.".startswith(f"{package}.")]


def _last_of(cls: type[Event]) -> Iterator[type[Event]]:
    # A class that gets slots is made anew; the one it was made from may linger until memory is tidied.
    derived = [
        each
        for each in cls.__subclasses__()
        if getattr(sys.modules[each.__module__], each.__name__, None) is each
    ]
    for each in derived:
        yield from _last_of(each)
    if not derived:
        yield cls
