"""How fast panels come with their pictures: drawing beside encoding, and from a press to the panel with many
games going on, against the stand-in.
"""

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import ascii_uppercase

from bot.cli.speed.call_speed import running_bot
from bot.cli.speed.figures import ms, p99
from bot.cli.speed.picture_speed import encoding_seconds
from bot.cli.speed.store_speed import LIVE, Clicker
from bot.cli.speed.tap_counts import PLAYER
from bot.pictures.easel import Easel
from bot.playground.server import Playground
from bot.playground.world.world import Channel, User
from bot.private.panel.beyond import with_beyond
from bot.private.panel.sight import lettered_below
from bot.private.panel.walk import path_to, question_of
from bot.speech.teller import Teller
from engine.core.choosing.menu import Question
from engine.core.contract import Seat
from engine.core.play.match import Match
from engine.core.title import Title
from render.boards import artist_of
from render.questions import Posed, QuestionArtist, draw_question, sights_of
from render.scene import Scene
from render.titles import TITLES

BOUNDS = {
    "drawn_to_encoding": 2.0, "largest_kb": 120.0, "lag_p99_ms": 10.0, "median_ms": 60.0, "p99_ms": 250.0,
}  # fmt: skip
"""What each figure may be at most."""
DRAWN = 60
"""Pictures of each game that are drawn, spread over a game of sensible players."""
PRESSES = 400
"""Panels that are opened."""
FIRST_PERSON = 1 << 50


@dataclass(frozen=True, slots=True)
class Put:
    """A question as a seat is shown it."""

    match: Match
    seat: Seat
    posed: Posed


def puts(title: Title, seats: int) -> Iterator[Put]:
    """The questions with pictures in a game of sensible players, on the way to what they do."""
    match, _ = Match.start(title, title.rules.options(), seats, bytes(32))
    players = [title.computers[PLAYER](seat) for seat in range(seats)]
    while decisions := match.rules.decisions(match.state):
        seat = decisions[0].seat
        view = match.view(seat)
        action = players[seat].choose(match.rules, view, seat, match.legal(seat))
        path = path_to(match, seat, action)
        for depth in range(len(path)):
            question = question_of(match, seat, path[:depth])
            if isinstance(question, Question) and (seen := sights_of(title, view, question)) is not None:
                letters = dict(zip(seen, ascii_uppercase, strict=False))
                if below := lettered_below(match, seat, path[:depth], question, letters):
                    letters |= below
                    question = with_beyond(match, seat, path[:depth], question)
                yield Put(match, seat, Posed(question, tuple(letters.items())))
        match = match.play(seat, action).match


def some(title: Title) -> list[Put]:
    """Some of them, from the first to the last."""
    found = list(puts(title, max(title.rules.seats)))
    return [found[place * (len(found) - 1) // (DRAWN - 1)] for place in range(DRAWN)]


def drawn(title: Title, found: list[Put]) -> dict[str, float]:
    """Drawing and encoding beside encoding alone, by processor time, and how large the pictures are."""
    names = tuple(f"Player {seat + 1}" for seat in range(max(title.rules.seats)))
    teller = Teller("en", title, names)
    scenes = [Scene(each.match.view(each.seat), (), names, teller.word, teller.title()) for each in found]

    def once() -> list[bytes]:
        pictures = (
            draw_question(title, scene, each.posed) for scene, each in zip(scenes, found, strict=True)
        )
        return [picture.data for picture in pictures if picture is not None]

    data, took, alone = once(), list[float](), list[float]()
    for _ in range(3):
        began = time.process_time()
        once()
        took.append(time.process_time() - began)
        alone.append(encoding_seconds(data))
    return {
        "pictures": len(data),
        "drawn_ms": round(1000 * min(took) / len(data), 2),
        "drawn_to_encoding": round(min(took) / min(alone), 2),
        "largest_kb": round(max(map(len, data)) / 1000, 1),
    }


async def lag_seconds(title: Title, found: list[Put]) -> list[float]:
    """How late a clock of the event loop strikes, each millisecond, while pictures are drawn back to back."""
    easel, late = Easel(), list[float]()
    teller = Teller("en", title, ["Ana"] * max(title.rules.seats))

    async def clock() -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append(time.perf_counter() - began - 0.001)

    striking = asyncio.create_task(clock())
    for each in found:
        await easel.draw_question(each.match, teller, each.seat, each.posed)
    striking.cancel()
    await easel.close()
    return late


async def press_seconds(folder: Path, games: int, presses: int) -> list[float]:
    """From using `/turn` to the panel with its picture, in games that go on meanwhile: each is posted."""
    playground, luck = Playground(), random.Random(1)  # noqa: S311 - no secret
    world = playground.world
    for number in range(1, 5):
        world.put(User(str(number), f"p{number}", f"P{number}", "en-US"))
    channels = [world.put(Channel(world.snowflake(), f"table-{number}")).id for number in range(games)]
    await playground.start()
    took: list[float] = []
    try:
        async with running_bot(playground, folder) as herald:
            tables = herald.services.tables
            clickers = [await Clicker.sit(tables, int(each), luck, playground.guild_id) for each in channels]
            for number in range(presses):
                place = number % games
                for clicker in (clickers[place], luck.choice(clickers)):
                    await clicker.click()
                table = await tables.get(clickers[place].game)
                person = next((table.chairs[each.seat].person for each in table.owed), None)
                if person is None:
                    continue
                began = time.perf_counter()
                answer = await playground.acts.use_command(
                    world.users[str(person)], {"channel": channels[place], "command": "turn"}
                )
                shown = playground.interactions.by_id[answer["interaction"]]
                await shown.settled.wait()
                message = world.message(shown.original or "")
                if message is not None and message.body.get("attachments"):
                    took.append(time.perf_counter() - began)
    finally:
        await playground.close()
    return took


def measure() -> dict[str, object]:
    """Every game whose artist shows questions, and the way from a press to the panel in one of them."""
    found: dict[str, object] = {"at_most": BOUNDS}
    for slug, title in TITLES.items():
        if isinstance(artist_of(title), QuestionArtist):
            put = some(title)
            found[slug] = {**drawn(title, put), "lag_p99_ms": ms(p99(asyncio.run(lag_seconds(title, put))))}
    with tempfile.TemporaryDirectory() as folder:
        took = asyncio.run(press_seconds(Path(folder), LIVE, PRESSES))
    found["presses"] = {
        "panels_with_pictures": len(took),
        "median_ms": ms(statistics.median(took)),
        "p99_ms": ms(p99(took)),
    }
    return found
