"""Finding players: answering, taking back, ending in time, and one table when there are enough."""

import asyncio
from datetime import timedelta

import pytest
from house import ANA, BRUNO, CHLOE, DARIO, NAMES, House, ask, everything, unposted

from bot.club.errors import AnsweredAlready, NotAnswered, SeekingAlone, SeekingAlready, SeekingOver
from bot.club.seekings import Seekings
from bot.errors.trouble import TableError
from bot.store.club.seekings import OPEN, OPENED, OVER, WITHDRAWN, Seeking, Wanted
from engine.core.errors import BadOptions


@pytest.fixture
def seekings(house: House) -> Seekings:
    return Seekings(house.tables, house.lobby)


async def look(seekings: Seekings, host: int = ANA, **what: object) -> Seeking:
    now, lasts = seekings.tables.now(), what.pop("lasts", timedelta(days=7))
    wanted = {"guild": 1, "channel": 7, "title": "nim", "seats": 3, "pace": "daily", "language": "fr"}
    wanted |= {"host": host, "host_name": NAMES[host], "created": now, "ends": now + lasts, **what}
    return await seekings.look(Wanted(**wanted))


async def answer(seekings: Seekings, seeking: Seeking, person: int) -> Seeking:
    return await seekings.answer(seeking.id, person, NAMES[person])


def people(seeking: Seeking) -> list[int]:
    return [seeker.id for seeker in seeking.seekers]


async def refused(house: House, error: type[TableError], wish) -> None:
    before = everything(house.path)
    with pytest.raises(error):
        await wish
    assert everything(house.path) == before


async def test_the_table_opens_when_enough_have_answered(house: House, seekings: Seekings):
    entry = await look(seekings)
    assert (entry.status, entry.missing, people(entry)) == (OPEN, 2, [ANA])
    house.later(hours=1)
    entry = await answer(seekings, entry, CHLOE)
    assert (entry.status, entry.missing, entry.game) == (OPEN, 1, None)
    house.later(hours=1)
    entry = await answer(seekings, entry, BRUNO)
    assert (entry.status, entry.missing) == (OPENED, 0)
    table = await house.tables.at(7)
    assert table.id == entry.game
    assert (table.status, table.host, table.people) == ("lobby", ANA, (ANA, CHLOE, BRUNO))
    assert (table.rules.slug, table.seats, table.language, table.guild) == ("nim", 3, "fr", 1)
    assert unposted(house.path) == [(table.id, "lobby", 0)]
    await house.lobby.start(table.id, ANA)


async def test_two_last_answers_at_once_open_one_table(house: House, seekings: Seekings):
    entry = await look(seekings, seats=2)

    async def tries(person: int) -> str:
        try:
            return (await answer(seekings, entry, person)).status
        except SeekingOver:
            return "too late"

    assert sorted(await asyncio.gather(*map(tries, (BRUNO, CHLOE, DARIO)))) == [
        OPENED,
        "too late",
        "too late",
    ]
    assert ask(house.path, "select count(*) from game") == [(1,)]
    assert len((await seekings.get(entry.id)).seekers) == 2


async def test_a_channel_with_a_game_is_waited_for(house: House, seekings: Seekings):
    table = await house.open()
    entry = await look(seekings, seats=2)
    assert entry.waits
    entry = await answer(seekings, entry, BRUNO)
    assert (entry.status, entry.missing, entry.waits) == (OPEN, 0, True)
    await refused(house, SeekingOver, answer(seekings, entry, CHLOE))
    await seekings.open_waiting()
    assert (await seekings.get(entry.id)).status == OPEN
    await house.lobby.call_off(table.id, ANA)
    await seekings.open_waiting()
    entry = await seekings.get(entry.id)
    assert entry.status == OPENED
    assert (await house.tables.at(7)).id == entry.game


async def test_whoever_leaves_while_the_channel_is_taken_is_not_seated(house: House, seekings: Seekings):
    table = await house.open()
    entry = await look(seekings, seats=2)
    full = await answer(seekings, entry, BRUNO)
    await seekings.take_back(entry.id, BRUNO)
    await house.lobby.call_off(table.id, ANA)
    # With the entry as it was read before Bruno left:
    assert (await seekings.open_table(full)).status == OPEN
    assert ask(house.path, "select count(*) from game where status != 'called-off'") == [(0,)]


async def test_answers_and_entries_can_be_taken_back(house: House, seekings: Seekings):
    entry = await look(seekings)
    await answer(seekings, entry, BRUNO)
    entry = await seekings.take_back(entry.id, BRUNO)
    assert (entry.status, people(entry)) == (OPEN, [ANA])
    await refused(house, NotAnswered, seekings.take_back(entry.id, BRUNO))
    await answer(seekings, entry, BRUNO)
    entry = await seekings.take_back(entry.id, ANA)
    assert entry.status == WITHDRAWN
    await refused(house, SeekingOver, answer(seekings, entry, CHLOE))
    await refused(house, SeekingOver, seekings.take_back(entry.id, BRUNO))
    assert await seekings.listed(1) == []


async def test_entries_end_after_their_time(house: House, seekings: Seekings):
    entry = await look(seekings, lasts=timedelta(days=2))
    assert await seekings.next_end() == house.time + timedelta(days=2)
    house.later(days=2)
    # Nobody had to notice for it to be over.
    await refused(house, SeekingOver, answer(seekings, entry, BRUNO))
    await refused(house, SeekingOver, seekings.take_back(entry.id, ANA))
    assert await seekings.listed(1) == []
    await seekings.end_due()
    entry = await seekings.get(entry.id)
    assert entry.status == OVER
    assert await seekings.next_end() is None
    before = everything(house.path)
    await seekings.end_due()
    assert everything(house.path) == before
    await look(seekings)  # and one may ask again


async def test_what_makes_no_sense_is_refused(house: House, seekings: Seekings):
    entry = await look(seekings)
    await refused(house, SeekingAlready, look(seekings))
    await refused(house, SeekingAlone, _alone(house))
    await refused(house, AnsweredAlready, answer(seekings, entry, ANA))
    await answer(seekings, entry, BRUNO)
    await refused(house, AnsweredAlready, answer(seekings, entry, BRUNO))
    before = everything(house.path)
    with pytest.raises(BadOptions):
        await look(seekings, BRUNO, seats=9)
    assert everything(house.path) == before
    await refused(house, SeekingOver, seekings.get(99))
    await refused(house, SeekingOver, seekings.answer(99, ANA, "Ana"))
    # Another title, channel or person is another search.
    await look(seekings, title="liars-dice")
    await look(seekings, channel=8)
    await look(seekings, BRUNO)


async def _alone(house: House) -> None:
    from nim import Nim
    from titled import titled

    class Patience(Nim):
        slug = "patience"
        seats = range(1, 2)

    house.tables.titles = {**house.titles, "patience": titled(Patience())}
    await look(Seekings(house.tables, house.lobby), title="patience", seats=1)


async def test_only_open_entries_of_the_server_are_listed_newest_first(house: House, seekings: Seekings):
    first = await look(seekings)
    second = await look(seekings, BRUNO)
    await look(seekings, CHLOE, guild=2)
    third = await look(seekings, DARIO, seats=2)
    await answer(seekings, third, ANA)
    assert [entry.id for entry in await seekings.listed(1)] == [second.id, first.id]


async def test_what_messages_show_is_kept_up_with(house: House, seekings: Seekings):
    entry = await look(seekings)
    assert [each.id for each in await seekings.unshown()] == [entry.id]
    await seekings.mark_shown(entry, 555)
    assert await seekings.unshown() == []
    later = await answer(seekings, entry, BRUNO)
    assert later.message == 555
    await seekings.mark_shown(later, None)
    await seekings.mark_shown(entry, 556)  # an older answer of Discord's comes late
    assert await seekings.unshown() == []
    assert (await seekings.get(entry.id)).message == 556
    assert await seekings.uncalled() == []
    last = await answer(seekings, entry, CHLOE)
    assert [each.id for each in await seekings.uncalled()] == [entry.id]
    await seekings.mark_called(last)
    assert await seekings.uncalled() == []


async def test_the_forgotten_look_for_nobody(house: House, seekings: Seekings):
    own, other = await look(seekings), await look(seekings, BRUNO)
    await answer(seekings, other, ANA)
    await seekings.leave_all(ANA)
    assert (await seekings.get(own.id)).status == WITHDRAWN
    assert people(await seekings.get(other.id)) == [BRUNO]


async def test_names_are_cut(house: House, seekings: Seekings):
    entry = await look(seekings, host_name="x" * 500)
    entry = await seekings.answer(entry.id, BRUNO, "y" * 500)
    assert {len(seeker.name) for seeker in entry.seekers} == {80}
