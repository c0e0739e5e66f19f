"""Reading and writing what people prepare: standing orders, plans, and moves given ahead."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import delete, select

from bot.store.connection import Connection
from bot.store.rows.games import AHEAD, ORDER, PLAN
from bot.store.values import Query, first_of, replace_rows, same
from engine.core.contract import Word

DRAFT = ""
"""The name of the plan a person works on; notes have names of their own."""

WAITING, PLAYING, STOPPED = "waiting", "playing", "stopped"
"""Moves given ahead: the turn has not come; they are being played; something stopped them."""


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order: `about` narrows it to decisions with these facts."""

    seat: int
    kind: str
    about: tuple[tuple[str, str], ...]
    choice: str


@dataclass(frozen=True, slots=True)
class Steps:
    """A plan as it is stored: who does what, in notation, and how much of it is looked at."""

    steps: tuple[tuple[int, str], ...] = ()
    shown: int = 0
    rest: str = ""
    """What of a typed line could not be read or planned, as it was typed."""


def word_text(word: Word) -> str:
    """A word as it is stored, `kind:id`."""
    return f"{word.kind}:{word.id}"


def word_of(text: str) -> Word:
    """The word back."""
    kind, _, name = text.partition(":")
    return Word(kind, name)


class Case(NamedTuple):
    """Moves given in advance for when something happens before the giver's turn."""

    event: str
    """The kind of what has to happen."""
    facts: tuple[tuple[str, str], ...]
    """What of it has to be which word: names of its fields, each with a word as `kind:id`."""
    moves: tuple[str, ...]
    steps: tuple[tuple[int, str], ...] = ()
    """The plan in which they were tried, with what others were thought to do."""
    came: tuple[int, ...] = ()
    """The numbers of the log's entries with which it has happened since."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """Moves a seat's holder gave in advance."""

    seat: int
    person: int
    moves: tuple[str, ...]
    """Those to be played; while cases wait, those for when none of them comes up."""
    done: int = 0
    watch: tuple[str, ...] = ()
    """Words as `kind:id`."""
    status: str = WAITING
    why: str = ""
    cases: tuple[Case, ...] = ()
    """The first that has come up when the turn comes gives the moves."""
    taken: int | None = None
    """The place of the case that is played; as many as there are where none came up."""


# Standing orders

_ORDERS = select(ORDER.c.seat, ORDER.c.kind, ORDER.c.about, ORDER.c.choice).where(*same(ORDER, "game"))


async def standing_orders(connection: Connection, game: int) -> list[Order]:
    """All standing orders of a game, the most narrowed first."""
    found = [
        Order(row.seat, row.kind, tuple(sorted(json.loads(row.about).items())), row.choice)
        for row in await connection.execute(_ORDERS, {"of_game": game})
    ]
    return sorted(found, key=lambda order: -len(order.about))


async def keep_order(connection: Connection, game: int, order: Order) -> None:
    """Set a standing order anew."""
    about = json.dumps(dict(order.about), sort_keys=True)
    decision = {"game": game, "seat": order.seat, "kind": order.kind, "about": about}
    await replace_rows(connection, ORDER, [{**decision, "choice": order.choice}], **decision)


async def forget_orders(connection: Connection, game: int, seat: int) -> None:
    """Remove the standing orders of a seat: they are their giver's, and its next holder starts without."""
    await connection.execute(delete(ORDER).filter_by(game=game, seat=seat))


# Plans


async def plan(connection: Connection, game: int, person: int, name: str = DRAFT) -> Steps | None:
    """A person's plan by its name."""
    return await first_of(connection, Steps, select(PLAN).filter_by(game=game, person=person, name=name))


async def notes(connection: Connection, game: int, person: int) -> list[str]:
    """The names of a person's kept plans, the oldest first."""
    query = select(PLAN.c.name).filter_by(game=game, person=person).where(PLAN.c.name != DRAFT)
    return list((await connection.execute(query.order_by(PLAN.c.id))).scalars())


async def keep_plan(
    connection: Connection, game: int, person: int, steps: Steps, at: datetime, name: str = DRAFT
) -> None:
    """Set a person's plan of a name anew."""
    place = {"game": game, "person": person, "name": name}
    await replace_rows(connection, PLAN, [{**place, **asdict(steps), "at": at}], **place)


async def drop_plan(connection: Connection, game: int, person: int, name: str = DRAFT) -> None:
    """Forget a person's plan."""
    await connection.execute(delete(PLAN).filter_by(game=game, person=person, name=name))


# Moves given ahead

_AHEAD = Query(Ahead, select(AHEAD).where(*same(AHEAD, "game")).order_by(AHEAD.c.seat))


async def ahead_of(connection: Connection, game: int) -> list[Ahead]:
    """All moves given ahead in a game, by seat."""
    found = await _AHEAD.all(connection, of_game=game)
    return [replace(each, cases=tuple(Case(*case) for case in each.cases)) for each in found]


async def replace_ahead(connection: Connection, game: int, given: Sequence[Ahead]) -> None:
    """Write all moves given ahead in a game anew."""
    await replace_rows(connection, AHEAD, [{"game": game, **asdict(each)} for each in given], game=game)
