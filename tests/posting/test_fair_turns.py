"""Fair turns: what is for everybody first, then servers and people in turn; like things once; limits."""

import asyncio
import threading
from datetime import UTC, datetime, timedelta

import pytest
from titled import GAMES, titled

from bot.errors.asking import TooManyAtOnce, TooOften
from bot.errors.tables import TooManyTables
from bot.pictures.draw import Shown
from bot.pictures.easel import Easel
from bot.speech.teller import Teller
from bot.tables.seats.lobby import Lobby
from bot.waiting.fair import Asker, Lines, Workshop
from bot.waiting.modesty import AtOnce, Lately
from bot.waiting.newest import REMEMBERED, Newest, OutOfDate
from engine.core.play.match import Match
from render.scene import Picture

ANA, BRUNO, CHLOE = Asker(1, 11), Asker(1, 12), Asker(2, 13)


def order(lines: Lines[str]) -> list[str]:
    found = []
    while (thing := lines.next()) is not None:
        found.append(thing)
    return found


def test_servers_and_people_have_their_turns_and_what_is_for_everybody_comes_first() -> None:
    lines: Lines[str] = Lines()
    for number in range(4):
        lines.add(f"ana {number}", ANA)
    lines.add("bruno", BRUNO)
    lines.add("chloe 0", CHLOE)
    lines.add("chloe 1", CHLOE)
    lines.add("post", None)
    assert order(lines) == ["post", "ana 0", "chloe 0", "bruno", "chloe 1", "ana 1", "ana 2", "ana 3"]
    assert order(lines) == []


class Bench:
    """Makes things when it is told to."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.go = asyncio.Event()

    def make(self, what: str):
        async def made() -> str:
            await self.go.wait()
            self.made.append(what)
            if what == "broken":
                raise ValueError(what)
            return what.upper()

        return made


async def test_what_several_ask_for_is_made_once_and_in_the_turn_of_the_first() -> None:
    workshop, bench = Workshop[str](kept=1), Bench()
    wishes = [
        asyncio.create_task(workshop.get(what, bench.make(what), asker))
        for what, asker in (("a", ANA), ("b", ANA), ("c", ANA), ("b", None), ("d", BRUNO), ("a", CHLOE))
    ]
    await asyncio.sleep(0)
    bench.go.set()
    assert await asyncio.gather(*wishes) == ["A", "B", "C", "B", "D", "A"]
    assert bench.made == ["b", "a", "d", "c"]
    assert await workshop.get("c", bench.make("c"), ANA) == "C"
    assert bench.made == ["b", "a", "d", "c"]
    assert await workshop.get("a", bench.make("a"), ANA) == "A"
    assert bench.made[4:] == ["a"]


async def test_some_are_begun_at_once_and_more_come_as_soon_as_one_is_made() -> None:
    workshop, benches = Workshop[str](kept=5, at_once=2), [Bench() for _ in range(5)]
    wishes = [
        asyncio.create_task(workshop.get(str(number), bench.make(str(number)), ANA))
        for number, bench in enumerate(benches)
    ]
    for begun in range(2, 5):
        for _ in range(5):
            await asyncio.sleep(0)
        assert workshop.waiting == 5 - begun
        benches[begun - 1].go.set()  # the later one of the two is made first
    for bench in benches:
        bench.go.set()
    assert await asyncio.gather(*wishes) == ["0", "1", "2", "3", "4"]
    # When all had been made nobody was at work; who asks then is served again.
    assert await workshop.get("6", benches[0].make("6"), ANA) == "6"
    assert workshop.waiting == 0


async def test_a_workshop_that_stops_ends_all_it_has_begun() -> None:
    workshop, bench = Workshop[str](kept=1, at_once=2), Bench()
    wishes = [asyncio.create_task(workshop.get(what, bench.make(what), ANA)) for what in ("a", "b")]
    for _ in range(3):
        await asyncio.sleep(0)
    await workshop.stop()
    await asyncio.wait(wishes)
    assert all(each.cancelled() for each in wishes)


async def test_what_nobody_waits_for_any_more_is_not_made_and_what_fails_fails_for_all() -> None:
    workshop, bench = Workshop[str](kept=1), Bench()
    wishes = [
        asyncio.create_task(workshop.get(what, bench.make(what), ANA))
        for what in ("first", "left", "broken", "broken", "last")
    ]
    await asyncio.sleep(0)
    wishes[1].cancel()
    await asyncio.wait(wishes[1:2])
    bench.go.set()
    told = await asyncio.gather(*wishes, return_exceptions=True)
    assert bench.made == ["first", "broken", "last"]
    assert [type(each) for each in told[2:4]] == [ValueError, ValueError]
    assert told[4] == "LAST"


async def test_a_board_is_told_where_it_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn of many events takes long to tell: the loop, which answers everybody, has none of it."""
    at_work: list[str] = []

    def told(*_: object, **__: object) -> str:
        at_work.append(threading.current_thread().name)
        return "what is seen"

    monkeypatch.setattr("bot.pictures.draw.alternative_text", told)
    easel, rules = Easel(), GAMES["grecolonies"]
    match = Match.start(titled(rules), rules.options(), 3, bytes(32))[0]
    picture = await easel.draw(match, Teller("en", titled(rules), ("Ana", "Bruno", "Chloé")))
    assert picture.told == "what is seen"
    assert [name.startswith("easel") for name in at_work] == [True]
    await easel.close()


@pytest.mark.parametrize(("slug", "alike"), [("antike", 1), ("grecolonies", 2)])
async def test_like_boards_are_drawn_once(slug: str, alike: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everybody sees the same, for whomever; where there are secrets, for each for themselves."""
    rules, drawn = GAMES[slug], []

    def draw(title: object, scene: object, *, asked: bool, hurried: bool) -> Picture:
        drawn.append(scene)
        return Picture(b"", 0, 0)

    monkeypatch.setattr("bot.pictures.draw.draw_board", draw)
    easel, teller = Easel(), Teller("en", titled(rules))
    for _ in range(2):  # the same position, from another process's view
        match = Match.start(titled(rules), rules.options(), 3, bytes(32))[0]
        for viewer in (None, 0):
            await easel.draw(match, teller, Shown(viewer), ANA)
    assert len(drawn) == alike
    await easel.draw(match, Teller("fr", titled(rules)))
    assert len(drawn) == alike + 1
    await easel.close()


def test_so_many_at_once_and_no_more() -> None:
    at_once = AtOnce(2)
    with at_once.one(1), at_once.one(2):
        with at_once.one(1), pytest.raises(TooManyAtOnce), at_once.one(1):
            pass
        with at_once.one(1):
            pass


async def test_of_what_takes_each_others_place_only_the_newest_is_made() -> None:
    newest, at_once, go = Newest(), AtOnce(2), asyncio.Event()

    def make(what: str):
        async def made() -> str:
            with at_once.one(1):
                await go.wait()
                return what

        return made

    wishes = [asyncio.create_task(newest.one("here", number, make(str(number)))) for number in range(5)]
    wishes.append(asyncio.create_task(newest.one("there", 9, make("other"))))
    await asyncio.sleep(0.01)
    go.set()
    *earlier, last, other = await asyncio.gather(*wishes, return_exceptions=True)
    assert [type(each) for each in earlier] == [OutOfDate] * 4
    assert (last, other) == ("4", "other")
    with at_once.one(1), at_once.one(1), pytest.raises(TooManyAtOnce):
        await newest.one("here", 5, make("refused"))
    assert await newest.one("here", 6, make("again")) == "again"
    assert newest._tasks == {}
    go.clear()
    late = asyncio.create_task(newest.one("here", 7, make("late")))
    await asyncio.sleep(0.01)
    assert newest.announce("here", 8)
    with pytest.raises(OutOfDate):
        await late
    assert not newest.announce("here", 7)
    with pytest.raises(OutOfDate):
        await newest.one("here", 7, make("later still"))
    assert newest.announce("here", 8)
    assert newest._tasks == {}


def test_places_are_not_remembered_for_ever() -> None:
    newest = Newest()
    for number in range(REMEMBERED + 5):
        newest.announce(number, number)
    assert len(newest._numbers) == REMEMBERED


def test_so_often_within_a_while_and_when_again() -> None:
    now = datetime(2026, 3, 1, tzinfo=UTC)
    lately = Lately(2, timedelta(minutes=10), lambda: now)
    for _ in range(2):
        lately.once_more("ana")
        now += timedelta(minutes=4)
    with pytest.raises(TooOften) as refused:
        lately.once_more("ana")
    assert refused.value.facts == {"most": 2, "minutes": 10, "left": 2}
    lately.once_more("bruno")
    now += timedelta(minutes=2)
    lately.once_more("ana")
    with pytest.raises(TooOften):
        lately.once_more("ana")


async def test_tables_of_one_person_are_limited_by_a_setting(house) -> None:
    house.lobby = Lobby(house.tables, most=2)
    first = await house.open(channel=1)
    await house.open(channel=2)
    with pytest.raises(TooManyTables):
        await house.open(channel=3)
    await house.open(channel=4, host=12)
    await house.lobby.call_off(first.id, 11)
    await house.open(channel=3)
