"""One game, opened, played, called, replaced and finished by people who come to different processes."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from among import Among
from at_table import CHANNEL, AtTable, Home
from buttons import has, id_for
from driver import Person
from moved_clock import MovedClock
from titled import COMPUTERS

from bot.playground.server import Playground
from engine.core.contract import Seat
from engine.core.play.record import read, verify
from render.titles import TITLES


async def exported(person: Person):
    (file,) = (await person.command(CHANNEL, "game export")).message.attachments
    return read((await person.read(file)).decode(), TITLES)


@pytest.fixture
async def chloe(playground: Playground) -> AsyncIterator[Person]:
    async with Person(playground, "Chloé", "fr") as found:
        yield found


@pytest.fixture
async def bots(
    playground: Playground, tmp_path: Path, clock: MovedClock, postgres: str,
    ana: Person, bruno: Person, chloe: Person,
) -> AsyncIterator[Among]:  # fmt: skip
    """Three, and each of the people comes to another one."""
    async with Among(playground, tmp_path, clock, postgres, 3) as found:
        for shard, person in enumerate((ana, bruno, chloe)):
            found.homes.put(person, shard)
        yield found


async def find_each_other(seeker: Person, other: Person) -> None:
    """One looks for players, the other answers: their table is open."""
    await seeker.command(CHANNEL, "lfg new", title="antike", seats=2)
    entry = await other.wait_for(lambda message: has(message, "lfg-in"), CHANNEL)
    await other.press(entry, id_for(entry, "lfg-in"))
    lobby = await seeker.wait_for(lambda message: has(message, "start"), CHANNEL)
    await seeker.press(lobby, id_for(lobby, "start"))
    await other.wait_for(lambda message: has(message, "turn"), CHANNEL)


async def test_a_game_over_three_processes(bots: Among, ana: Person, bruno: Person, chloe: Person) -> None:
    await find_each_other(ana, bruno)
    home = Home(replace(await exported(ana), seed=bytes(32)))
    names = [name for (name,) in await bots.rows("select name from chair order by seat")]
    people = [{"Ana": ana, "Bruno": bruno}[name] for name in names]
    minds = COMPUTERS["antike"]
    table = [AtTable(each, Seat(seat), minds["random"](seat), types=True) for seat, each in enumerate(people)]
    while home.turn() < 3 and (seat := home.owes()) is not None:
        await table[seat].play(home)
    await bots.settle()
    first, second = await exported(ana), await exported(bruno)
    assert first.state == second.state == home.match.state

    # Somebody takes over a seat, and everybody plays on.
    seat = home.owes()
    await people[seat].command(CHANNEL, "game replace")
    offer = await chloe.wait_for(lambda message: has(message, "take"), CHANNEL)
    await chloe.press(offer, id_for(offer, "take"))
    table[seat].person = people[seat] = chloe
    turn = home.turn()
    while home.turn() < turn + 1 and (seat := home.owes()) is not None:
        await table[seat].play(home)
    await bots.settle()
    assert (await exported(chloe)).state == home.match.state

    # Called once, by whichever process.
    seat = home.owes()
    bots.clock.move(days=2)
    await bots.settle()
    calls = await bots.rows("select person, message is not null, done from call where kind = 'call'")
    assert [tuple(each) for each in calls] == [(int(people[seat].id), True, True)]

    # Over, because one gives up.
    asked = await people[1 - seat].command(CHANNEL, "game concede")
    await people[1 - seat].press(
        asked, next(each.custom_id for each in asked.message.buttons if "concede" in each.custom_id)
    )
    await ana.wait_for(lambda message: has(message, "rematch"), CHANNEL)
    await bots.settle()
    verify(await exported(people[1 - seat]))

    # Each post once, and in the order of what it tells.
    told = [message.id for message in await ana.messages(CHANNEL, 1000) if not message.private]
    rows = await bots.rows("select message, number, kind from outbox where message is not null order by id")
    sought = await bots.rows("select message from seeking")
    known = {str(message) for message, *_ in (*rows, *sought)}
    assert len(told) == len(set(told)) == len(known) + 1  # that the table is open is told, and not kept
    assert known < set(told)
    turns = [number for _, number, kind in rows if kind in ("turn", "ended")]
    assert turns == sorted(turns)
    assert await bots.rows("select * from lease") == []
