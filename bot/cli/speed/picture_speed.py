"""How fast boards are drawn: a warm one beside encoding the same picture alone, the first one, and what the
event loop feels of it.
"""

import asyncio
import io
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from bot.cli.speed.figures import ms, p99
from bot.pictures.captions import scene_of
from bot.pictures.draw import Shown
from bot.pictures.easel import Easel
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from engine.core.contract import Event
from engine.core.play.match import Match
from engine.core.title import Title
from render.boards import draw_board, draw_close
from render.scene import Scene
from render.titles import TITLES

POSITIONS = 12
"""Positions, spread over a random game, that are drawn."""
ROUNDS = 5
STEPS = 1500
"""Actions the random game goes on for at most."""
BOUNDS = {"drawn_to_encoding": 2.0, "largest_kb": 300.0, "first_ms": 500.0, "lag_p99_ms": 10.0}
"""What each figure may be at most."""

USUAL = 6
"""How hard Pillow packs unless it is told."""

FIRST = """
import sys, time
from bot.cli.speed.picture_speed import first_scene
from render.boards import draw_board
from render.titles import TITLES
scene = first_scene(sys.argv[1])
began = time.perf_counter()
draw_board(TITLES[sys.argv[1]], scene)
print(time.perf_counter() - began)
"""
"""A fresh process that draws one board. Its texts are read before, as the bot reads them for its commands."""


@dataclass(frozen=True, slots=True)
class Position:
    """A board to draw: the match, and what happened in its last turn."""

    match: Match
    events: tuple[Event, ...]


def positions(title: Title, seed: int = 1) -> list[Position]:
    """Positions of a random game with all seats taken, from its beginning to its end."""
    luck = random.Random(seed)  # noqa: S311 - no secret depends on it
    rules = title.rules
    match, step = Match.start(title, rules.options(), max(rules.seats), bytes(32))
    found = [Position(match, step.events)]
    events: list[Event] = []
    while len(match.log) < STEPS and (decisions := rules.decisions(match.state)):
        seat = decisions[0].seat
        turn = rules.turn(match.state).number
        played = match.play(seat, luck.choice(match.legal(seat)))
        match = played.match
        events += played.step.events
        if rules.turn(match.state).number != turn:
            found.append(Position(match, tuple(events)))
            events = []
    return [found[place * (len(found) - 1) // (POSITIONS - 1)] for place in range(POSITIONS)]


def scene_at(position: Position) -> Scene:
    """What an artist needs to draw it for everybody."""
    match = position.match
    names = tuple(f"Player {seat + 1}" for seat in range(match.seats))
    teller = Teller("en", match.title, names)
    events = tuple(event for event in position.events if event.known_to(None))
    return scene_of(teller, match.view(None), events)


def first_scene(slug: str) -> Scene:
    """The opening of a game."""
    title = TITLES[slug]
    match, step = Match.start(title, title.rules.options(), max(title.rules.seats), bytes(32))
    return scene_at(Position(match, step.events))


def first_seconds(slug: str) -> float:
    """How long the first picture of a fresh process takes, its modules imported."""
    words = [sys.executable, "-c", FIRST, slug]
    told = [subprocess.run(words, capture_output=True, text=True, check=True).stdout for _ in range(3)]  # noqa: S603
    return min(float(each.split()[-1]) for each in told)


def encoding_seconds(images: Sequence[bytes]) -> float:
    """How long Pillow's own encoder takes for these pictures again, as they are."""
    opened = [Image.open(io.BytesIO(data)) for data in images]
    for image in opened:
        image.load()
    began = time.process_time()
    for image in opened:
        image.save(io.BytesIO(), "PNG", compress_level=USUAL)
    return time.process_time() - began


def warm(slug: str) -> dict[str, float]:
    """Drawing and encoding beside encoding alone, by processor time, and how large the pictures are."""
    scenes = [scene_at(each) for each in positions(TITLES[slug])]
    pictures = [draw_board(TITLES[slug], scene).data for scene in scenes]
    close = [picture.data for scene in scenes if (picture := draw_close(TITLES[slug], scene))]
    drawn, encoded = [], []
    for _ in range(ROUNDS):
        began = time.process_time()
        for scene in scenes:
            draw_board(TITLES[slug], scene)
        drawn.append(time.process_time() - began)
        encoded.append(encoding_seconds(pictures))
    return {
        "drawn_ms": round(1000 * min(drawn) / len(scenes), 2),
        "encoding_ms": round(1000 * min(encoded) / len(scenes), 2),
        "drawn_to_encoding": round(min(drawn) / min(encoded), 2),
        "largest_kb": round(max(map(len, (*pictures, *close))) / 1000, 1),
    }


async def lag_seconds(slug: str, boards: int = 60) -> list[float]:
    """How late a clock of the event loop strikes, every millisecond, while boards are drawn back to back.

    Without boards: for a second in which nothing is drawn, as the machine itself is late.
    """
    easel, late = Easel(), list[float]()
    found = positions(TITLES[slug])
    teller = Teller("en", TITLES[slug], ["Ana"] * max(TITLES[slug].rules.seats))
    named = [Teller(language, TITLES[slug], teller.names) for language in LANGUAGES]

    async def clock() -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append(time.perf_counter() - began - 0.001)

    await easel.draw(found[0].match, teller)
    striking = asyncio.create_task(clock())
    for number in range(boards):
        each = found[number % len(found)]
        # A turn of its own: a picture that was drawn already would not be drawn again.
        await easel.draw(each.match, teller, Shown(events=each.events, turn=number))
        await easel.draw_close(each.match, named[number // len(found) % len(named)], each.events)
    if not boards:
        await asyncio.sleep(1)
    striking.cancel()
    await easel.close()
    return late


def measure() -> dict[str, object]:
    """Every game that has an artist; with the bounds its pictures must keep."""
    found: dict[str, object] = {"at_most": BOUNDS}
    for slug in TITLES:
        late, alone = (asyncio.run(lag_seconds(slug, boards)) for boards in (60, 0))
        found[slug] = {
            **warm(slug),
            "first_ms": round(1000 * first_seconds(slug), 1),
            "lag_p99_ms": ms(p99(late)),
            "lag_p99_ms_when_nothing_is_drawn": ms(p99(alone)),
        }
    return found
