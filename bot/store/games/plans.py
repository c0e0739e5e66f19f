"""Reading and writing what people prepare: standing orders, plans, and moves given ahead."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import RowMapping, delete, insert, select
from sqlmodel import col

from bot.store.connection import Connection
from bot.store.rows.games import AHEAD, ORDER, PLAN, AheadRow, OrderRow, PlanRow

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


@dataclass(frozen=True, slots=True)
class Ahead:
    """Moves a seat's holder gave in advance."""

    seat: int
    person: int
    moves: tuple[str, ...]
    done: int = 0
    watch: tuple[str, ...] = ()
    """Words as `kind:id`."""
    status: str = WAITING
    why: str = ""


async def standing_orders(connection: Connection, game: int) -> list[Order]:
    """All standing orders of a game, the most narrowed first."""
    query = select(ORDER).where(col(OrderRow.game) == game)
    found = [
        Order(row.seat, row.kind, tuple(sorted(json.loads(row.about).items())), row.choice)
        for row in await connection.execute(query)
    ]
    return sorted(found, key=lambda order: -len(order.about))


async def keep_order(connection: Connection, game: int, order: Order) -> None:
    """Set a standing order anew."""
    about = json.dumps(dict(order.about), sort_keys=True)
    await connection.execute(
        delete(ORDER).where(
            col(OrderRow.game) == game,
            col(OrderRow.seat) == order.seat,
            col(OrderRow.kind) == order.kind,
            col(OrderRow.about) == about,
        )
    )
    await connection.execute(
        insert(ORDER).values(game=game, seat=order.seat, kind=order.kind, about=about, choice=order.choice)
    )


async def forget_orders(connection: Connection, game: int, seat: int) -> None:
    """Standing orders are their giver's: the next holder of the seat starts without."""
    await connection.execute(delete(ORDER).where(col(OrderRow.game) == game, col(OrderRow.seat) == seat))


async def plan(connection: Connection, game: int, person: int, name: str = DRAFT) -> Steps | None:
    """A person's plan by its name."""
    query = select(col(PlanRow.steps), col(PlanRow.shown)).where(
        col(PlanRow.game) == game, col(PlanRow.person) == person, col(PlanRow.name) == name
    )
    found = (await connection.execute(query)).first()
    if found is None:
        return None
    return Steps(tuple((int(seat), str(text)) for seat, text in json.loads(found[0])), found[1])


async def notes(connection: Connection, game: int, person: int) -> list[str]:
    """The names of a person's kept plans, the oldest first."""
    query = (
        select(col(PlanRow.name))
        .where(col(PlanRow.game) == game, col(PlanRow.person) == person, col(PlanRow.name) != DRAFT)
        .order_by(col(PlanRow.id))
    )
    return list((await connection.execute(query)).scalars())


async def keep_plan(
    connection: Connection, game: int, person: int, steps: Steps, at: datetime, name: str = DRAFT
) -> None:
    """Set a person's plan of a name anew."""
    await drop_plan(connection, game, person, name)
    await connection.execute(
        insert(PLAN).values(
            game=game, person=person, name=name, steps=json.dumps(steps.steps), shown=steps.shown, at=at
        )
    )


async def drop_plan(connection: Connection, game: int, person: int, name: str = DRAFT) -> None:
    """Forget a person's plan."""
    await connection.execute(
        delete(PLAN).where(
            col(PlanRow.game) == game, col(PlanRow.person) == person, col(PlanRow.name) == name
        )
    )


async def ahead_of(connection: Connection, game: int) -> list[Ahead]:
    """All moves given ahead in a game, by seat."""
    query = select(AHEAD).where(col(AheadRow.game) == game).order_by(col(AheadRow.seat))
    return [_ahead(row) for row in (await connection.execute(query)).mappings()]


def _ahead(row: RowMapping) -> Ahead:
    return Ahead(
        seat=row["seat"],
        person=row["person"],
        moves=tuple(json.loads(row["moves"])),
        done=row["done"],
        watch=tuple(json.loads(row["watch"])),
        status=row["status"],
        why=row["why"],
    )


async def replace_ahead(connection: Connection, game: int, given: Sequence[Ahead]) -> None:
    """All moves given ahead in a game anew."""
    await connection.execute(delete(AHEAD).where(col(AheadRow.game) == game))
    if given:
        rows = [
            {
                "game": game,
                "seat": each.seat,
                "person": each.person,
                "moves": json.dumps(each.moves),
                "done": each.done,
                "watch": json.dumps(each.watch),
                "status": each.status,
                "why": each.why,
            }
            for each in given
        ]
        await connection.execute(insert(AHEAD), rows)
