"""What can go wrong with what people ask for. None of these changes anything."""

from collections.abc import Mapping

from engine.core.choosing.spelling import ENGLISH, Spelling
from engine.core.contract import Fact, Refusal


class EngineError(Exception):
    """Something the engine will not do; the front end tells why in the reader's language."""


class Unfit(EngineError):
    """Something given that does not do: the key of the text that says so, and what it mentions."""

    def __init__(self, key: str, facts: Mapping[str, Fact]) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class BadNotation(Unfit):
    """A text that cannot be read as an action. Text: `notation-<key>`, with the facts; `spelling` tells how
    their words are typed where it was read."""

    def __init__(self, key: str, facts: Mapping[str, Fact], spelling: Spelling = ENGLISH) -> None:
        super().__init__(key, facts)
        self.spelling = spelling


class IllegalAction(EngineError):
    """An action that can be read but that a rule forbids now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class NotYours(EngineError):
    """The seat owes no decision now."""


class NothingToGiveUp(EngineError):
    """The seat has given up before, or the game is over."""


class UndoBarrier(EngineError):
    """The last step cannot be taken back alone.

    `key`: `nothing`, `other-acted`, `chance`, `revealed`, `said`, `seam` or `ended`. Text: `undo-<key>`.
    """

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class BadOptions(Unfit):
    """Options that do not exist or do not fit. Text: `options-<key>`, with the facts."""


class BadRecord(Unfit):
    """A game file that cannot be read or does not replay. Text: `record-<key>`, with the facts."""
