"""`keryx tables`: what is stuck, why and since when; nothing is said of what goes well, or of people."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import discord
import pytest
from house import ANA, BRUNO, NAMES, NOON, House, do, everything
from made_store import url_of
from sqlalchemy import Table, insert, update

from bot.cli.running.tables import command as tables
from bot.posting.announcer import answer_of
from bot.posting.threads import Locked, Silenced
from bot.speech.texts import LANGUAGES
from bot.store import itself
from bot.store.itself import Fault
from bot.store.revisions import revisions
from bot.store.rows.calls import CALL, PAUSE, TIMER
from bot.store.rows.club import SEEKING
from bot.store.rows.games import CHAIR, OUTBOX
from bot.store.rows.people import HOLIDAY

HOUR = timedelta(hours=1)
LATER = NOON + HOUR
"""When it is looked."""

Ill = Callable[[House, int], Awaitable[None]]


@pytest.fixture
def looked(keryx, house: House, monkeypatch: pytest.MonkeyPatch):
    """`await looked()`: the exit code and what is stuck, an hour after the house was opened."""
    monkeypatch.setenv("DATABASE_URL", url_of(house.path))
    monkeypatch.setattr(tables, "TITLES", house.titles)
    monkeypatch.setattr(tables, "SystemClock", lambda: SimpleNamespace(now=lambda: LATER))

    async def look() -> tuple[int, list[dict]]:
        code = 0
        for language in LANGUAGES:
            result = await asyncio.to_thread(keryx, "tables", "--json", language=language)
            assert not any(name in result.stdout for name in NAMES.values())
            code, found = result.exit_code, json.loads(result.stdout)["stuck"]
            assert code == bool(found)
        return code, found

    return look


async def put(house: House, table: Table, **values: object) -> None:
    async with house.store.writing() as connection:
        await connection.execute(insert(table).values(**values))


async def well(house: House) -> int:
    """A game of which everything was posted, and nobody is waited for beyond their time."""
    game = await house.game()
    async with house.store.writing() as connection:
        await connection.execute(update(OUTBOX).values(done=True))
    return game


def post(attempts: int = 3, answer: str = "", channel: int = 7) -> Ill:
    async def waits(house: House, game: int) -> None:
        about = {"kind": "turn", "number": 1, "due": LATER, "created": NOON, "done": False}
        await put(
            house, OUTBOX, game=game, channel=channel, attempts=attempts, answer=answer, about="", **about
        )

    return waits


async def faulty_post(house: House, game: int) -> None:
    await post()(house, game)
    async with house.store.writing() as connection:
        await itself.add_fault(
            connection, Fault(game, 0, None, "turn", "Traceback\nOops\nfault 34679", NOON + HOUR / 2)
        )


async def call(house: House, game: int) -> None:
    await put(house, CALL, kind="call", person=ANA, game=game, channel=7, made=NOON, due=NOON, attempts=2)


async def timer(house: House, game: int) -> None:
    await put(house, TIMER, game=game, person=BRUNO, due=NOON, since=NOON)


async def holiday_timer(house: House, game: int) -> None:
    await put(house, TIMER, holiday=1, person=BRUNO, due=NOON, since=NOON)


def search(**values: object) -> Ill:
    async def lies(house: House, game: int) -> None:
        about = {"guild": 1, "title": "nim", "seats": 2, "pace": "", "language": "en", "host": ANA}
        more = {"host_name": "Ana", "created": NOON, "status": "open", "shown": 1, "called": False}
        await put(house, SEEKING, **{**about, **more, "channel": 9, "ends": LATER + HOUR, **values})

    return lies


async def computer(house: House, game: int) -> None:
    async with house.store.writing() as connection:
        seat = (await house.tables.get(game)).owed[0].seat
        await connection.execute(
            update(CHAIR).filter_by(game=game, seat=seat).values(person=None, computer="sensible", name="")
        )


async def damaged(house: House, game: int) -> None:
    do(
        house.path,
        f"update game set setup = '[9, 9]', options = '{{}}' where id = {game}",
        "delete from snapshot",
    )
    do(house.path, f"update position set state = '[]' where game = {game}")


async def held(house: House, game: int) -> None:
    do(house.path, "update game set version = 7")


async def paused(house: House, game: int) -> None:
    await put(house, PAUSE, game=game, begins=NOON, ends=LATER + HOUR)


async def away(house: House, game: int) -> None:
    await put(house, TIMER, game=game, person=BRUNO, due=None, since=NOON)
    await put(
        house, HOLIDAY, person=BRUNO, name="Bruno", begins=NOON, ends=LATER + HOUR, begun=True, over=False
    )


ILL: dict[str, tuple[Ill, str, str]] = {
    "begun": (post(), "post-begun", "nothing came back"),
    "untried": (post(0), "post-untried", "keryx health"),
    "permission": (post(3, "403 50013"), "post-forbidden", "lacks a permission in that channel (403 50013)"),
    "silenced": (post(1, "Silenced"), "post-forbidden", "lacks a permission"),
    "locked": (post(1, "Locked"), "post-locked", "locked that thread"),
    "slowed": (post(3, "429 0"), "post-slowed", "by itself"),
    "down": (post(3, "502 0"), "post-down", "after 3 attempts"),
    "refused": (post(1, "400 50035"), "post-refused", "400 50035"),
    "unreached": (post(3, "ClientOSError"), "post-unreached", "keryx doctor"),
    "fault": (faulty_post, "post-fault", "keryx fault 34679"),
    "call": (call, "call", "after 2 attempts"),
    "timer": (timer, "timer", "keryx health"),
    "holiday": (holiday_timer, "holiday", "keryx health"),
    "search over": (search(ends=NOON, revision=1), "search-over", "still open"),
    "search unseen": (search(revision=2), "search-unseen", "not shown"),
    "computer": (computer, "thought", "computer in seat"),
    "damaged": (damaged, "damaged", "does not replay"),
    "held": (held, "held", "played by version 7 of its rules, here is 1"),
    "paused": (paused, "paused", "until 2026-03-01 14:00 UTC"),
    "away": (away, "away", "on holiday until 2026-03-01 14:00 UTC"),
}


@pytest.mark.parametrize("name", ILL)
async def test_what_is_stuck_is_told_with_why_and_since_when(name: str, looked, keryx, house: House):
    make, what, told = ILL[name]
    game = await well(house)
    await make(house, game)
    before = everything(house.path)
    code, (found,) = await looked()
    assert (code, found["what"], found["since"][:16]) == (1, what, "2026-03-01T12:00")
    told_now = (await asyncio.to_thread(keryx, "tables")).stdout
    assert told in told_now
    assert "since 2026-03-01 12:00 UTC" in told_now
    assert "1 thing is stuck" in told_now
    assert found["game"] in (game, None)
    assert everything(house.path) == before


@pytest.mark.parametrize(("language", "told"), [("en", "Nothing is stuck"), ("fr", "Rien n’est bloqué")])
async def test_where_nothing_is_stuck_that_is_said(looked, keryx, house: House, language: str, told: str):
    await well(house)
    assert await looked() == (0, [])
    result = await asyncio.to_thread(keryx, "tables", language=language)
    assert (result.exit_code, result.stdout.startswith(told)) == (0, True)
    assert len(result.stdout.splitlines()) == 1


async def test_what_is_on_its_way_or_over_is_not_stuck(looked, house: House):
    game = await well(house)
    fresh = {"created": LATER, "due": LATER, "attempts": 1, "done": False, "about": ""}
    await put(house, OUTBOX, game=game, channel=7, kind="turn", number=1, **fresh)
    await put(house, CALL, kind="call", person=ANA, game=game, made=LATER, due=LATER, attempts=1)
    await put(house, TIMER, game=game, person=ANA, due=LATER, since=NOON)
    await put(house, PAUSE, game=game, begins=NOON, ends=LATER)
    await search(ends=NOON, revision=2, status="over")(house, game)
    assert await looked() == (0, [])


async def test_posts_of_a_channel_are_told_once_by_the_first(looked, house: House):
    game = await well(house)
    for answer in ("403 50001", "", ""):
        await post(2, answer)(house, game)
    await post(2, "502 0", channel=8)(house, game)
    _, found = await looked()
    assert [(each["what"], each["channel"], each["posts"]) for each in found] == [
        ("post-forbidden", 7, 3),
        ("post-down", 8, 1),
    ]


async def test_every_open_game_has_a_line(looked, keryx, house: House):
    await well(house)
    await house.open(channel=8)
    await house.game(channel=9)
    do(house.path, "update game set version = 7 where channel = 9", "update outbox set done = true")
    lines = (await asyncio.to_thread(keryx, "tables", "--all")).stdout.splitlines()
    assert "Game 1 (nim) in channel 7: waiting for seat 1, since 2026-03-01 12:00 UTC." in lines
    assert "Game 2 (nim) in channel 8: people gather, since 2026-03-01 12:00 UTC." in lines
    assert "Game 3 (nim) in channel 9: held until its table agrees, since 2026-03-01 12:00 UTC." in lines
    assert "3 games are open" in lines[-1]
    french = (await asyncio.to_thread(keryx, "tables", "--all", language="fr")).stdout
    assert "on attend la place 1" in french


async def test_a_database_of_another_version_is_left_alone(looked, keryx, house: House):
    do(house.path, f"update alembic_version set version_num = '{revisions()[0]}'")
    result = await asyncio.to_thread(keryx, "tables")
    assert (result.exit_code, "older Keryx" in result.stderr) == (2, True)
    do(house.path, "update alembic_version set version_num = '9999'")
    assert (await asyncio.to_thread(keryx, "tables")).exit_code == 2


@pytest.mark.sqlite
def test_a_database_that_is_not_there_is_not_made(keryx, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'none.sqlite3'}")
    result = keryx("tables")
    assert (result.exit_code, "There is no database" in result.stderr) == (2, True)
    assert not [*tmp_path.iterdir()]


def test_of_an_answer_its_status_and_code_are_kept_alone():
    response = SimpleNamespace(status=403, reason="Forbidden")
    said = discord.Forbidden(response, {"code": 50013, "message": "what Discord says of a secret"})
    assert answer_of(said) == "403 50013"
    assert answer_of(Silenced("secret")) == "Silenced"
    assert answer_of(Locked("secret")) == "Locked"
    assert answer_of(aiohttp.ClientOSError(1, "secret")) == "ClientOSError"
