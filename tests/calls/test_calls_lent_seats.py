"""Seats lent and returned: seat and notice are written together, whenever the bot dies."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from calling import RULEBOOKS
from house import ANA, BRUNO, CHLOE, House, ask

from bot.calls.written.holidays import Holidays
from bot.store.games.games import Somebody
from bot.tables.seats.people import People
from bot.tables.votes.votes import Votes

MOST = 5
"""More transactions than any of these takes."""


class Killed(BaseException):
    """The process ends here."""


def mortal(house: House, life: int) -> None:
    """From now on the house dies when it begins to write once more than `life` times."""
    writing, left = house.store.writing, life

    @asynccontextmanager
    async def counted() -> AsyncIterator[object]:
        nonlocal left
        if not left:
            raise Killed
        left -= 1
        async with writing() as connection:
            yield connection

    house.store.writing = counted


async def away(house: House, games: int = 2) -> tuple[Holidays, int]:
    """Ana plays two games with Bruno and goes away tomorrow; Chloé will play for her."""
    for channel in range(games):
        await house.game(people=(ANA, BRUNO), channel=7 + channel)
    holidays, now = Holidays(house.tables), house.time
    planned = await holidays.plan(
        ANA, "Ana", now + timedelta(days=1), now + timedelta(days=9), (CHLOE, "Chloé", False)
    )
    await holidays.answer(planned.id, CHLOE, agreed=True)
    return holidays, planned.id


def standing(path: Path) -> dict[int, tuple[object, ...]]:
    """For each game who sits in Ana's seat, how often it changed, was told of, is to be returned."""
    seats = ask(path, "select game, seat, person from chair where person != 12")
    found = {}
    for game, seat, person in seats:
        (((changed,),), ((told,),), ((lent,),)) = (
            ask(path, f"select count(*) from handover where game = {game} and seat = {seat}"),
            ask(
                path,
                f"select count(*) from call where game = {game} and kind in ('away', 'back')",
            ),
            ask(path, f"select count(*) from stand_in where game = {game}"),
        )
        found[game] = person, changed, told, lent
    return found


LENT, RETURNED = (CHLOE, 1, 1, 1), (ANA, 2, 2, 0)


async def look(house: House, life: int | None = None) -> None:
    if life is not None:
        mortal(house, life)
    await Holidays(house.tables).look_at(ANA)


@pytest.mark.parametrize("life", range(MOST))
async def test_a_seat_is_lent_with_its_notice_or_not_at_all(path: Path, life: int):
    async with House(path, RULEBOOKS) as house:
        await away(house)
        house.later(days=2)
        died = await _dies(house, look, life)
    assert set(standing(path).values()) <= {(ANA, 0, 0, 0), LENT}
    async with House(path, RULEBOOKS) as house:
        house.later(days=2)
        await look(house)
    assert list(standing(path).values()) == [LENT, LENT]
    assert died == (life < 3)


@pytest.mark.parametrize("life", range(MOST))
async def test_a_seat_is_returned_with_its_notice_or_not_at_all(path: Path, life: int):
    async with House(path, RULEBOOKS) as house:
        await away(house)
        house.later(days=2)
        await look(house)
        house.later(days=8)
        died = await _dies(house, look, life)
    assert set(standing(path).values()) <= {LENT, RETURNED}
    async with House(path, RULEBOOKS) as house:
        house.later(days=10)
        await look(house)
    assert list(standing(path).values()) == [RETURNED, RETURNED]
    assert died == (life < 3)


async def _dies(house: House, wish: Callable[[House, int], Awaitable[None]], life: int) -> bool:
    try:
        await wish(house, life)
    except Killed:
        return True
    return False


async def test_a_lent_seat_that_gets_another_holder_is_returned_to_nobody(path: Path):
    async with House(path, RULEBOOKS) as house:
        await away(house, games=1)
        house.later(days=2)
        await look(house)
        people = People(house.tables, Votes(house.tables), {"nim": ("random",)})
        await people.bring_in(1, Somebody(ANA, "Ana"), 0, computer="random")
        assert ask(path, "select * from stand_in") == []
        house.later(days=10)
        await look(house)
        assert (await house.tables.get(1)).chairs[0].computer == "random"
