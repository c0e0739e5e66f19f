"""The bot is killed at every point between a click and its post: nothing is lost, nothing is told twice."""

import asyncio
import signal
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Self

import pytest
from at_table import CHANNEL
from bot_process import BotProcess
from driver import Answer, CannotDo, Person
from made_store import ask, url_of
from mortal_bot import mortal
from tables import begin

from bot.playground.server import Playground
from bot.store.database import Store, open_store
from bot.tables.state.loading import load
from engine.core.choosing.notation import write, write_line
from engine.core.play.match import Match
from engine.core.play.record import read
from render.titles import TITLES

POINTS = 50
"""Different points between a click and the confirmation of its post, at least."""


class MortalBots:
    """One bot after the other on the same database, each a minute later than the one before."""

    def __init__(self, playground: Playground, folder: Path) -> None:
        self.playground = playground
        self.folder = folder
        self.started = 0
        """How many there were."""
        self.ended = asyncio.Event()
        """Set when the newest one is dead."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.kill()

    async def start(self, last: int = 0, *, at_once: bool = False) -> None:
        """Start one that dies at the `last` point, counted from the next `/play` or from its start."""
        self.playground.gateway.connected.clear()
        self.started += 1
        self.ended = asyncio.Event()
        self._bot = BotProcess(self.playground, self.folder, partial(mortal, last, at_once, self.started))
        self._bot.fork()
        self._waiting = asyncio.create_task(self._wait())
        await first_of(self.playground.gateway.connected.wait(), self.ended.wait())

    async def _wait(self) -> None:
        code = await self._bot.wait()
        self.ended.set()
        assert code == -signal.SIGKILL, f"the bot ended with {code}: {self._bot.log[-2000:]}"

    async def kill(self) -> None:
        if not self.ended.is_set():
            self._bot.child.kill()
        await self._waiting


async def first_of(*waited) -> None:
    """Return when one of these has come."""
    tasks = [asyncio.ensure_future(each) for each in waited]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class Book:
    """What stands in the database, read beside the bot."""

    def __init__(self, path: Path, store: Store) -> None:
        self.path = path
        self.store = store

    def ask(self, query: str) -> list[tuple]:
        return ask(self.path, query)

    def log(self) -> list[str]:
        return [deed for (deed,) in self.ask("select deed from entry order by number")]

    def unposted(self) -> int:
        return self.ask("select count(*) from outbox where not done")[0][0]

    async def posted(self, *, after: int = -1) -> None:
        """Return when nothing waits to be announced, and the log has more than so many entries."""
        while self.unposted() or len(self.log()) <= after:  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.005)

    async def match(self, *, whole: bool = False) -> Match:
        async with self.store.reading() as connection:
            match = (await load(connection, TITLES, 1)).match
        assert match is not None
        return match.whole() if whole else match


@dataclass
class Click:
    """A turn that was typed in one line, and what became of it."""

    point: int
    asked: "asyncio.Task[Answer]"
    stands: bool = False
    """Whether it was found in the log."""


def turn_of(match: Match) -> tuple[int, str]:
    """Who is next, and a short turn: the end of it as soon as it may be."""
    (decision,) = match.rules.decisions(match.state)
    turn, line = match.turn, []
    while match.turn == turn:
        legal = match.legal(decision.seat)
        action = next((each for each in legal if write(each) == "end"), legal[0])
        match = match.play(decision.seat, action).match
        line.append(action)
    return decision.seat, write_line(line)


async def all_is_well(book: Book, person: Person, turns: int) -> None:
    """State, log, export and posts agree with so many turns played."""
    match = await book.match()
    assert match.turn == turns + 1 or match.turn == turns
    assert (await book.match(whole=True)).state == match.state
    answer = await person.command(CHANNEL, "game export")
    (file,) = answer.message.attachments
    record = read((await person.read(file)).decode(), TITLES)
    assert record.state == match.state
    assert [entry.deed for entry in record.log] == [entry.deed for entry in match.log]
    told = [message.id for message in await person.messages(CHANNEL, 1000) if not message.private]
    # The lobby's, the beginning's, and one for each turn: none is missing and none is told twice.
    assert len(told) == turns + 2, f"{len(told)} posts after {turns} turns"
    confirmed = [str(post) for (post,) in book.ask("select message from outbox where message is not null")]
    assert set(confirmed) == set(told)


@pytest.mark.once
async def test_killed_at_any_point_between_click_and_post(
    playground: Playground, tmp_path: Path, database: None, ana: Person, bruno: Person
) -> None:
    async with MortalBots(playground, tmp_path) as bots:
        await bots.start()
        await begin(ana, bruno)
        store = await open_store(url_of(tmp_path / "keryx.sqlite3"))
        book = Book(tmp_path / "keryx.sqlite3", store)
        await book.posted()
        await bots.kill()
        names = [name for (name,) in book.ask("select name from chair order by seat")]
        people = [{ana.name: ana, bruno.name: bruno}[name] for name in names]
        clicks, turns, unposted = [], 0, 0
        while len(clicks) == unposted:
            point = len(clicks) + 1
            await bots.start(point)
            await book.posted()  # whatever the one before left
            before = book.log()
            seat, line = turn_of(await book.match())
            click = Click(point, asyncio.create_task(people[seat].command(CHANNEL, "play", move=line)))
            clicks.append(click)
            await first_of(bots.ended.wait(), book.posted(after=len(before)))
            unposted += len(book.log()) == len(before) or bool(book.unposted())
            await bots.kill()
            if point % 4 == 0:  # once more, while the next one catches up
                await bots.start(point // 2, at_once=True)
                await first_of(bots.ended.wait(), book.posted())
                await bots.kill()
            click.stands = book.log() == [*before, *line.split(" / ")]
            assert click.stands or book.log() == before, f"half a turn after point {point}"
            turns += click.stands
            if point % 10 == 0:
                await bots.start()
                await book.posted()
                await all_is_well(book, ana, turns)
                await bots.kill()
        await bots.start()
        await book.posted()
        await all_is_well(book, ana, turns)
        assert unposted >= POINTS
        for click in clicks:
            assert click.stands or not await was_told(click), f"lost after point {click.point}"
        assert (tmp_path / "keryx.log").read_text() == ""
        await store.close()


async def was_told(click: Click) -> bool:
    """Whether the person was answered that their turn is played."""
    try:
        return not (await click.asked).late
    except CannotDo:
        return False
