"""How reliable somebody is stands in lobbies, searches and offers of seats where they want that: only what
speaks for them."""

from dataclasses import replace
from datetime import timedelta

import pytest
from house import ANA, BRUNO, CHLOE, DARIO, NAMES, NOON, House

from bot.calling.seeking_view import seeking_sheet
from bot.club.reliability import LEAST_GAMES, SLOWEST, reliability_told
from bot.posting.messages.lobby_view import lobby_sheet
from bot.posting.messages.people_view import offer_sheet
from bot.store.calls.wishes import Habits, keep_habits
from bot.store.club.results import Result, add_results
from bot.store.club.seekings import OPEN, Seeking
from bot.store.games.games import Somebody
from bot.store.people.seats import Offer
from bot.tables.state.telling import teller_for

HOUR = 3600


def played(person: int, games: int, wait: int, conceded: bool = False, first: int = 1) -> list[Result]:
    one = Result(
        game=0, person=person, guild=1, title="nim", seat=0, rank=2, seats=2, score=0, goal=None, won=False,
        conceded=conceded, rated=True, waits=(wait,) * 5, ended=NOON,
    )  # fmt: skip
    return [replace(one, game=game) for game in range(first, first + games)]


async def put(house: House, person: int, results: list[Result], *, wanted: bool = True) -> None:
    async with house.store.writing() as connection:
        await keep_habits(connection, person, Habits(reliable=wanted))
        await add_results(connection, results)


def shown(sheet) -> str:
    return "\n".join(getattr(each, "content", "") for each in sheet.walk_children())


@pytest.fixture
async def known(house: House) -> House:
    for _ in range(20):
        await house.game("nim", channel=100 + _)
    await put(house, ANA, [*played(ANA, 12, 5 * HOUR), *played(ANA, 2, 1, conceded=True, first=13)])
    await put(house, BRUNO, played(BRUNO, 12, 5 * HOUR), wanted=False)
    await put(house, CHLOE, played(CHLOE, LEAST_GAMES - 1, HOUR))
    await put(house, DARIO, played(DARIO, LEAST_GAMES, SLOWEST + 1))
    return house


async def test_only_of_who_wants_it_and_only_what_speaks_for_them(known: House):
    people = (ANA, BRUNO, CHLOE, DARIO)
    told = await reliability_told(known.store, "en", people)
    assert told == {ANA: "mostly answers within 5 hours · 12 games finished", DARIO: "3 games finished"}
    told = await reliability_told(known.store, "fr", people)
    assert (
        told[ANA].replace("\N{NO-BREAK SPACE}", " ")
        == "répond en général en 5 heures au plus · 12 parties finies"
    )


async def test_it_stands_below_the_name_in_lobbies_and_searches(known: House):
    table = await known.open("nim", 3)
    await known.lobby.join(table.id, BRUNO, NAMES[BRUNO])
    table = await known.tables.get(table.id)
    told = await reliability_told(known.store, "en", table.people)
    lines = shown(lobby_sheet(table, teller_for(table, "en"), reliable=told)).split("\n")
    place = next(place for place, line in enumerate(lines) if "Ana" in line and line.startswith("1."))
    assert lines[place + 1] == f"-# {told[ANA]}"
    assert lines[place + 2].startswith("2. Bruno")
    assert "finished" not in shown(lobby_sheet(table, teller_for(table, "en")))
    seeking = Seeking(
        id=1, guild=1, channel=7, title="nim", seats=3, pace="daily", language="en", host=ANA,
        host_name="Ana", created=NOON, ends=NOON + timedelta(days=2), status=OPEN,
        game=None, revision=1, message=None,
        seekers=(Somebody(ANA, "Ana"), Somebody(BRUNO, "Bruno")),
    )  # fmt: skip
    assert f"1. Ana\n-# {told[ANA]}\n2. Bruno" in shown(seeking_sheet(seeking, told))


async def test_an_offer_tells_with_whom_one_would_play(known: House):
    game = await known.game("nim", (ANA, BRUNO), channel=99)
    table = await known.tables.get(game)
    told = await reliability_told(known.store, "en", table.people)
    bruno = next(chair.seat for chair in table.chairs if chair.person == BRUNO)
    teller = teller_for(table, "en")
    offer = Offer(
        id=1, game=game, seat=bruno, by=BRUNO, by_name="Bruno", to_person=None, to_name="", late=False,
        opened=NOON,
    )  # fmt: skip
    assert f"\n-# Ana · {told[ANA]}\n" in shown(offer_sheet(table, offer, teller, told))
    own = replace(offer, seat=1 - bruno, by=ANA, by_name="Ana")
    assert "finished" not in shown(offer_sheet(table, own, teller, told)), "she leaves, and he shows nothing"
