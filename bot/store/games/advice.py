"""The turns that people were advised to play, the last of each in a game."""

from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import select

from bot.store.connection import Connection
from bot.store.rows.games import ADVICE
from bot.store.values import first_of, replace_rows


@dataclass(frozen=True, slots=True)
class Advised:
    """The turns that a person was advised to play."""

    number: int
    """Entries of the log when they asked: it is for that position alone."""
    seat: int
    lines: tuple[tuple[str, ...], ...]
    """Each turn as its actions in notation."""


async def find_advice(connection: Connection, game: int, person: int) -> Advised | None:
    """What a person was advised last in a game; None: nothing."""
    return await first_of(connection, Advised, select(ADVICE).filter_by(game=game, person=person))


async def keep_advice(connection: Connection, game: int, person: int, given: Advised, at: datetime) -> None:
    """Keep what a person was advised, in place of what they were advised before."""
    place = {"game": game, "person": person}
    await replace_rows(connection, ADVICE, [{**place, **asdict(given), "at": at}], **place)
