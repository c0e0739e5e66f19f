"""What is found of one thing the bot needs, and the sentence that tells it with what to do."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.cli.terminal import text
from engine.core.contract import Fact

State: TypeAlias = Literal["good", "look", "wrong"]
"""As it should be; to be looked at, though the bot runs; it stops the bot, or will."""

SIGNS: Mapping[State, str] = {"good": "✓", "look": "!", "wrong": "✗"}


@dataclass(frozen=True, slots=True)
class Found:
    """One thing that was looked at. Its sentence is the text `cli-doctor-<about>-<what>`."""

    state: State
    about: str
    what: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    sentence: str = ""
    """Where it is told already."""

    @property
    def told(self) -> str:
        """The sentence that tells it."""
        return self.sentence or text(f"doctor-{self.about}-{self.what}", **self.facts)


def good(about: str, what: str = "good", /, **facts: Fact) -> Found:
    """Something is as it should be."""
    return Found("good", about, what, facts)


def look(about: str, what: str, /, **facts: Fact) -> Found:
    """Something is to be looked at."""
    return Found("look", about, what, facts)


def wrong(about: str, what: str, /, **facts: Fact) -> Found:
    """Something keeps the bot from running, or will."""
    return Found("wrong", about, what, facts)
