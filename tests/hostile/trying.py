"""Trying hostile inputs on a reader: each is taken, or refused with a sentence in every language."""

import random
import resource
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import ClassVar
from unicodedata import category

from bot.errors.trouble import InternalTrouble, TableError
from bot.herald.explaining import engine_error, table_error
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from engine.core.errors import EngineError
from engine.core.title import Title

LONGEST_SENTENCE = 2000
EXPECTED = (TableError, EngineError)

Make = Callable[[random.Random], object]


def check_told(error: BaseException, title: Title | None = None) -> None:
    """The error has a sentence in every language that Discord would take and that says what is wrong."""
    assert not isinstance(error, InternalTrouble)
    for tongue in LANGUAGES:
        teller = None if title is None else Teller(tongue, title)
        if isinstance(error, TableError):
            check_sentence(tongue, table_error(tongue, error, teller))
        else:
            assert isinstance(error, EngineError)
            check_sentence(tongue, engine_error(tongue, teller, error))


def check_sentence(tongue: str, told: str) -> None:
    """It says something, has no power, and could be sent."""
    trouble = table_error(tongue, InternalTrouble())
    assert 5 < len(told) <= LONGEST_SENTENCE, told
    assert told != trouble, told
    told.encode()
    assert not any(each in told for each in ("\x00", "\u202e", "@everyone", "<@", "Traceback")), told


def powerless(said: str) -> bool:
    """Whether there is nothing in a text that nobody sees: controls, directions, halves of pairs."""
    return not any(category(each) in ("Cc", "Cf", "Cs", "Co", "Cn") and each not in JOINERS for each in said)


JOINERS = "\u200c\u200d"


def shown(given: object) -> str:
    """What was given, but for the games it was given at."""
    parts = given if isinstance(given, tuple) else (given,)
    return " ".join(ascii(each) for each in parts if isinstance(each, (str, bytes, int, list, dict)))


@dataclass
class Figures:
    """What a run by hand tells."""

    name: str
    count: int = 0
    refused: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    what: str = ""

    def __str__(self) -> str:
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        return (
            f"{self.name:28} {self.count:7} inputs, {self.refused:7} refused, {self.seconds:7.1f} s, slowest "
            f"{self.slowest * 1000:8.2f} ms ({self.what[:60]}), process at most {peak} MB"
        )


@dataclass(frozen=True)
class Trying:
    """Tries a reader; by hand more often, and telling what it cost."""

    by_hand: int | None
    seed: str
    figures: ClassVar[list[str]] = []

    def count(self, usual: int) -> int:
        return self.by_hand or usual

    def inputs(self, name: str, usual: int, make: Make):
        """The inputs for a reader, each from a seed of its own."""
        for number in range(self.count(usual)):
            yield make(random.Random(f"{self.seed}{name} {number}"))

    def reader(
        self, name: str, usual: int, make: Make, read: Callable[[object], None], title: Title | None = None
    ) -> None:
        """Nothing but expected errors comes from reading so many inputs."""
        found = Figures(name)
        for given in self.inputs(name, usual, make):
            began = time.thread_time()
            try:
                read(given)
            except EXPECTED as error:
                found.refused += 1
                check_told(error, title)
            except Exception as error:
                error.add_note(f"{name}: {shown(given)[:2000]}")
                raise
            self._note(found, given, time.thread_time() - began)
        self._end(found)

    async def beside(
        self, name: str, usual: int, make: Make, read: Callable[[object], Awaitable[None]]
    ) -> None:
        """The same for what is read on the loop."""
        found = Figures(name)
        for given in self.inputs(name, usual, make):
            began = time.thread_time()
            try:
                await read(given)
            except EXPECTED as error:
                found.refused += 1
                check_told(error)
            except Exception as error:
                error.add_note(f"{name}: {shown(given)[:2000]}")
                raise
            self._note(found, given, time.thread_time() - began)
        self._end(found)

    def _note(self, found: Figures, given: object, took: float) -> None:
        found.count += 1
        found.seconds += took
        if took > found.slowest:
            found.slowest, found.what = took, shown(given)

    def _end(self, found: Figures) -> None:
        assert found.count
        if self.by_hand:
            self.figures.append(str(found))
