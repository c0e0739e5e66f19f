"""A trial by fault: people act at random, something breaks at random, and in the end all has to be well."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from crowd import Crowd
from driver import Person
from moody import Fault, Moody
from swift import Time
from verdict import Ask, faults_found

from bot.store.database import open_store

REQUESTS = (r"POST /channels/\d+/messages", r"PATCH /channels/", r"POST /interactions/", r"/webhooks/", r".")
"""Which requests to Discord meet a fault."""

KINDS = ("429", "502", "500", "lose", "cut", "drop", "hang", "mute")
"""How: see `moody.Fault`."""

FEW = 30
"""Faults of requests that may wait to be met."""


RESTED = 3
"""So many looks in a row find nothing to do."""

QUARTERS = 10
"""Quarters of days without anybody, at the end: all are called who have not been."""

OPENING = 60.0
"""Seconds in which answers come before the trial begins, however busy the machine is."""

JUDGED = 5
"""How often it is judged what does not hold: a call that is being taken back at that moment soon is."""


class Book:
    """What was done and what came of it, as far as the trial has come."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def note(self, line: str) -> None:
        """Write one more line."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


@dataclass
class Size:
    """How large a trial is, and what its luck is drawn from."""

    seed: int
    games: int
    steps: int


Harm = Callable[[], Awaitable[Callable[[], Awaitable[None]] | None]]
"""Breaks something; what mends it, None if it mends by itself."""


@dataclass
class Trial:
    """A trial that goes on step by step. Everything that is chosen comes from the one luck."""

    size: Size
    playground: Moody
    crowd: Crowd
    time: Time
    harms: dict[str, Harm]
    luck: Random
    book: Book
    """What was done."""
    broken: list[tuple[int, str, Callable[[], Awaitable[None]]]] = field(default_factory=list)
    """What is to be mended, and at which step."""
    met: Counter[str] = field(default_factory=Counter)
    """How often what was broken."""

    async def run(self) -> None:
        """All steps, and all that is broken mended."""
        for step in range(self.size.steps):
            for each in [each for each in self.broken if each[0] <= step]:
                await self._mend(each)
            chance = self.luck.random()
            if chance < 0.12:
                await self._harm(step)
            elif chance < 0.2:
                hours = self.luck.choice((0.2, 1, 6, 20, 40))
                self.book.note(f"{step}: {hours} h later")
                self.time.move(hours)
            else:
                self.book.note(f"{step}: acts")
                await asyncio.gather(*(self.crowd.act() for _ in range(self.luck.randint(1, 3))))
        for each in list(self.broken):
            await self._mend(each)
        self.playground.faults.clear()

    async def _harm(self, step: int) -> None:
        name = self.luck.choice(["requests", *self.harms])
        if name == "requests":
            if self.playground.faults_left < FEW:
                fault = Fault(self.luck.choice(REQUESTS), self.luck.choice(KINDS), self.luck.randint(1, 4))
                self.book.note(f"{step}: {fault}")
                self.playground.faults.append(fault)
                self.met[f"request {fault.kind}"] += 1
            return
        mend = await self.harms[name]()
        self.book.note(f"{step}: {name}")
        self.met[name] += 1
        if mend is not None:
            self.broken.append((step + self.luck.randint(1, 6), name, mend))

    async def _mend(self, broken: tuple[int, str, Callable[[], Awaitable[None]]]) -> None:
        self.broken.remove(broken)
        self.book.note(f"   mended: {broken[1]}")
        await broken[2]()


async def days_pass(time: Time, undone: Callable[[], list[tuple]], quarters: int) -> None:
    """Whatever is left is done, and then quarters of days pass in which nobody plays."""
    await settle(time, undone)
    for _ in range(quarters):
        time.move(6)
        await settle(time, undone)


async def settle(time: Time, undone: Callable[[], list[tuple]]) -> None:
    """Return when nothing is left to do; what waits for a later time has it come."""
    looks = rested = 0
    while rested < RESTED:
        looks, rested = looks + 1, 0 if undone() else rested + 1
        if looks % 20 == 0:
            time.move(0.25)
        await asyncio.sleep(0.05)


async def tried(
    playground: Moody,
    folder: Path,
    url: str,
    size: Size,
    harms: dict[str, Harm],
    ask: Ask,
    undone: str,
    run: Callable[[Trial], Awaitable[None]] = Trial.run,
    quarters: int = QUARTERS,
) -> list[str]:
    """What does not hold after a trial; nothing when all is well.

    `undone`: the query for what is still to be done, into which the time is written. `run`: what is done.
    Then `quarters` of days pass in which nobody plays.
    """
    book, time, store = Book(folder / "book"), Time(folder / "time"), await open_store(url)
    crowd = Crowd(store, Random(size.seed), book.note)

    def now() -> datetime:
        return datetime.now(UTC) + timedelta(hours=time.hours)

    def left() -> list[tuple]:
        late = now() - timedelta(minutes=1)
        return ask(undone.format(late=f"{late:%Y-%m-%d %H:%M:%S.%f}"))

    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        for number in range(max(5, size.games // 10)):
            person = Person(playground, f"P{number}", ("en-US", "fr")[number % 2])
            await stack.enter_async_context(person)
            crowd.people[int(person.id)] = person
        usual, playground.interactions.deadline = playground.interactions.deadline, OPENING
        await crowd.open_games(size.games)
        playground.interactions.deadline = usual
        trial = Trial(size, playground, crowd, time, harms, Random(f"{size.seed} trial"), book)
        try:
            await run(trial)
            await days_pass(time, left, quarters)
            for _ in range(JUDGED):
                if not (found := await faults_found(crowd, ask, now())):
                    break
                await settle(time, left)
            return found
        finally:
            for table in ("timer", "call", "outbox", "vote", "worker", "fault"):
                for row in ask(f"select * from {table} order by 1"):
                    book.note(f"{table} {tuple(row)}")
            print(f"\n{size}", dict(crowd.told), dict(trial.met))


async def drop_connections(playground: Moody, luck: Random) -> None:
    """Discord breaks the connections there are, or asks for new ones."""
    how = luck.choice((1006, 4000, 4009, 7))
    for session in playground.gateway.sessions.values():
        wire = session.wire
        if wire is None:
            continue
        if how == 7:
            wire.send({"op": 7, "d": False, "s": None, "t": None})
        elif how != 1006:
            await wire.socket.close(code=how)
        elif wire.request.transport is not None:
            wire.request.transport.abort()
