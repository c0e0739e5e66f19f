"""The people of a crowd, who type moves at given times, and what they see of the bot: how soon it answers and
posts."""

import asyncio
import contextlib
import random
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.cli.speed.crowd.games import Going, Step
from bot.playground.server import Playground
from bot.playground.terms import AnswerKind, Json
from bot.playground.world.world import Event

RESTS = 5.0
"""Seconds in which nobody acts in the same game again, where there are games enough: so that it is known from
which act a post came."""

THINKS = 0.3
"""Seconds between a completion and the move that it led to."""

AT_ONCE = 4
"""People who arrive at once."""

CURIOUS = ({"command": "replay"}, {"command": "board"})
"""What somebody curious asks for in turn."""

TICK = 0.01
"""Seconds between two looks at how late this process itself is."""


def plan(channels: Sequence[int], actions: int, rate: float, luck: random.Random) -> list[int]:
    """Where each of so many actions is done, at random; not in the same game again so soon."""
    lately: deque[int] = deque(maxlen=min(int(RESTS * rate), len(channels) // 2))
    found = list[int]()
    while len(found) < actions:
        channel = luck.choice(channels)
        if channel not in lately:
            lately.append(channel)
            found.append(channel)
    return found


@dataclass(slots=True)
class Times:
    """What was seen, in seconds, and how often."""

    answers: list[float] = field(default_factory=list)
    """From a typed move until it was answered."""
    completions: list[float] = field(default_factory=list)
    pictures: list[float] = field(default_factory=list)
    """From a typed move until its picture stood in the channel."""
    late: list[float] = field(default_factory=list)
    """By how much this process was late: what is seen is seen so much later at most."""
    told: Counter[str] = field(default_factory=Counter)
    """Answers that promised another one, answers that came too late, what the curious asked for, pictures
    posted."""


class People:
    """Everybody at the stand-in."""

    def __init__(self, playground: Playground, going: Sequence[Going]) -> None:
        self._playground = playground
        self._going = {each.channel: each for each in going}
        self._left = {each.channel: deque(each.steps) for each in going}
        self._turns = {each.channel: asyncio.Lock() for each in going}
        self._unsure: set[int] = set()
        """Channels in which an answer came too late: whether it was played is not known, nobody goes on."""
        self._numbers: dict[int, int] = {}
        """Entries of the log in channels where something was played."""
        self._acted: dict[str, float] = {}
        """When somebody acted last in a channel."""
        self._times = Times()
        playground.world.listeners.append(self._hear)

    def _hear(self, event: Event) -> None:
        """A message came into a channel; whether it is a picture that somebody's act brought."""
        if event.name != "MESSAGE_CREATE" or event.only is not None or not event.data.get("attachments"):
            return
        self._times.told["posts"] += 1
        acted = self._acted.pop(event.data["channel_id"], None)
        if acted is not None:
            self._times.pictures.append(time.perf_counter() - acted)

    async def act(self, channels: Sequence[int], rate: float, *, curious: bool = False) -> Times:
        """Play a step in each of these channels, so many a second, and look; `curious`: somebody asks for
        replays and boards beside, once a second."""
        self._times = times = Times()
        looking, until = asyncio.create_task(self._look()), asyncio.Event()
        asking = asyncio.create_task(self._ask(until)) if curious else None
        began = time.perf_counter()
        tasks = list[asyncio.Task[None]]()
        for number, channel in enumerate(channels):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            tasks.append(asyncio.create_task(self._step(channel)))
        await asyncio.gather(*tasks)
        looking.cancel()
        until.set()
        if asking is not None:
            await asking
        return times

    def goes_on(self, channel: int) -> bool:
        """Whether somebody still acts in a channel: what was done there last was answered in time."""
        return channel not in self._unsure

    def played(self) -> dict[int, int]:
        """Entries of the log of each game in which something was played, as far as that is known."""
        known = self._numbers.keys() - self._unsure
        return {self._going[each].game: self._numbers[each] for each in known}

    async def arrive(self) -> None:
        """Begin to type once in every game that is played in, so that what is made once has been made."""
        waiting = [channel for channel, left in self._left.items() if left]

        async def begin() -> None:
            while waiting:
                channel = waiting.pop()
                await self._complete(channel, self._left[channel][0])

        await asyncio.gather(*(begin() for _ in range(AT_ONCE)))

    async def _look(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            self._times.late.append(time.perf_counter() - began - TICK)

    async def _step(self, channel: int) -> None:
        """Begin to type, look at what is offered, and send."""
        async with self._turns[channel]:
            if not self.goes_on(channel):
                return
            step = self._left[channel].popleft()
            began = time.perf_counter()
            await self._complete(channel, step)
            self._times.completions.append(time.perf_counter() - began)
            await asyncio.sleep(THINKS)
            self._acted[str(channel)] = began = time.perf_counter()
            body: Json = {"channel": str(channel), "command": "play", "options": {"move": step.typed}}
            found = await self._used(step.person, body)
            self._times.answers.append(time.perf_counter() - began)
            self._count(found)
            if found["late"]:
                self._unsure.add(channel)
            else:
                self._numbers[channel] = step.number
            await self._settled(found)

    async def _complete(self, channel: int, step: Step) -> None:
        """Look at what is offered once half of a move is typed."""
        typed = step.typed[: max(1, len(step.typed) // 2)]
        body: Json = {"channel": str(channel), "command": "play", "focused": "move", "typed": typed}
        user = self._playground.world.users[str(step.person)]
        self._count(await self._playground.acts.complete(user, body))

    async def _settled(self, found: Json) -> None:
        """Wait for what was promised, unless the answer came too late."""
        if not found["late"]:
            await self._playground.interactions.by_id[found["interaction"]].settled.wait()

    async def _used(self, person: int, body: Json) -> Json:
        return await self._playground.acts.use_command(self._playground.world.users[str(person)], body)

    def _count(self, found: Json) -> None:
        self._times.told["late"] += bool(found["late"])
        self._times.told["promised"] += found["type"] == AnswerKind.DEFER

    async def _ask(self, until: asyncio.Event) -> None:
        """Ask for replays and boards, one a second, whether those before have come or not; then wait for
        them."""
        luck, asking = random.Random(1), list[asyncio.Task[None]]()  # noqa: S311 - no secret
        while not until.is_set():
            going = luck.choice(list(self._going.values()))
            body = {**CURIOUS[len(asking) % len(CURIOUS)], "channel": str(going.channel)}
            asking.append(asyncio.create_task(self._see(going.person, body)))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await until.wait()
        self._times.told["curious"] += len(asking)
        await asyncio.gather(*asking)

    async def _see(self, person: int, body: Json) -> None:
        await self._settled(await self._used(person, body))
