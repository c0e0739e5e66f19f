"""A whole game, or a stretch of it, as an animated picture; and one position of it as a still one.

Works for every game that has an artist: a frame per turn with the change marked, several turns a frame in
long games. The cost is bounded: at most `FRAMES` boards are drawn, and hardly more than that where the first
attempt would be too large.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any

from PIL import Image

from engine.core.contract import Event, State, View, Viewer, Word
from engine.core.play.match import Match, enter
from render.boards import board_image, draw_board
from render.scene import NO_NEWS, News, Picture, Scene

if TYPE_CHECKING:
    from render.film import Film

WIDTH = 800
"""Pixels across a frame."""
FRAMES = 200
"""Boards that are drawn for one animated picture; in longer games a frame stands for several turns."""
LARGEST = 8_000_000
"""Bytes of an animated picture."""
LONGEST = 150_000
"""Milliseconds all frames but the last take together, if each can still be read."""
SLOW, QUICK, HELD = 1200, 600, 6000
"""Milliseconds of a frame: at most, at least, and the last one."""
SMALLER = ((800, 0.5), (640, 0.4), (480, 0.3), (400, 0.1))
"""What is tried when it gets too large: a width, and which share of the frames."""
PROBE = 12
"""After so many frames it is guessed how large it will get."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The end of a turn: its number, the state reached, and what happened in it."""

    turn: int
    state: State
    events: tuple[Event, ...]


def untold(view: View[Any], events: Sequence[Event]) -> News:
    """No news."""
    del view, events
    return NO_NEWS


@dataclass(frozen=True, slots=True)
class Captions:
    """What is written on the boards: the seats' holders, the game's words, and the title of a turn."""

    names: tuple[str, ...]
    words: Callable[[Word], str]
    title: Callable[[int], str]
    seats: tuple[str, ...] = ()
    """What stands for names that cannot be written."""
    news: Callable[[View[Any], Sequence[Event]], News] = untold
    """What the strip says of a view and what happened in it."""


Progress = Callable[[int, int], None]
"""Told after each board how many are drawn and how many there will be."""


def silent(done: int, total: int) -> None:
    """Tells nobody."""
    del done, total


def moments(match: Match) -> tuple[Moment, ...]:
    """Every turn's end, the unfinished last turn among them; at least the beginning. Where the game left
    rules behind, those since."""
    return tuple(_moments(match))


def _moments(match: Match) -> Iterator[Moment]:
    rules, at = match.rules, match.restart()
    turn, events = rules.turn(at.state).number, list[Event]()
    fresh = True
    line = match.line[match.earliest :]
    for entry in line:
        played = enter(at, entry)
        at, fresh = played.match, False
        events += played.step.events
        now = rules.turn(at.state).number
        if now != turn:
            yield Moment(turn, at.state, tuple(events))
            turn, events, fresh = now, [], True
    if not fresh or not line:
        yield Moment(turn, at.state, tuple(events))


def joined(found: Sequence[Moment], frames: int) -> tuple[Moment, ...]:
    """At most so many moments: turns that follow each other put together, the last one always as it ends."""
    stride = ceil(len(found) / max(1, frames))
    # Counted from the end, so that a shorter first frame takes the remainder.
    ends = range(len(found) - 1, -1, -stride)
    starts = [max(0, end - stride + 1) for end in ends]
    parts = [found[start : end + 1] for start, end in zip(starts, ends, strict=True)][::-1]
    return tuple(
        Moment(part[-1].turn, part[-1].state, tuple(event for each in part for event in each.events))
        for part in parts
    )


def position(match: Match, captions: Captions, *, turn: int | None = None, viewer: Viewer = None) -> Picture:
    """The board as it stood at the end of a turn, or now.

    Raises:
        LookupError: there was no such turn.
    """
    found = moments(match)
    if turn is None:
        return draw_board(match.title, _scene(match, found[-1], captions, viewer))
    for each in found:
        if each.turn == turn:
            return draw_board(match.title, _scene(match, each, captions, viewer))
    raise LookupError(turn)


def replay(
    match: Match,
    captions: Captions,
    *,
    first: int | None = None,
    last: int | None = None,
    viewer: Viewer = None,
    progress: Progress = silent,
    largest: int = LARGEST,
) -> Picture:
    """The turns from `first` to `last` as a GIF of at most `largest` bytes.

    Too large a picture gets fewer frames first, then smaller ones.

    Raises:
        LookupError: no turn lies between them.
        ValueError: not even two small frames have room in `largest`.
    """
    found = [
        each
        for each in moments(match)
        if (first is None or each.turn >= first) and (last is None or each.turn <= last)
    ]
    if not found:
        raise LookupError(first, last)
    scene = partial(_scene, match, captions=captions, viewer=viewer)

    def draw(moment: Moment) -> Image.Image:
        return board_image(match.title, scene(moment))

    most, done = min(FRAMES, len(found)), 0
    for width, share in ((WIDTH, 1.0), *SMALLER):
        chosen = joined(found, max(2, round(most * share)))
        film, done = _filmed(draw, chosen, width, largest, progress, done)
        if film is not None:
            return Picture(film.finished(), *film.size, "replay.gif")
    raise ValueError(largest)


def _filmed(
    draw: Callable[[Moment], Image.Image],
    chosen: Sequence[Moment],
    width: int,
    largest: int,
    progress: Progress,
    before: int,
) -> tuple["Film | None", int]:
    """The film, or None as soon as it is sure to get too large; and how many boards have been drawn."""
    total, count = before + len(chosen), len(chosen)
    each_takes = min(SLOW, max(QUICK, LONGEST // count))
    ends = [draw(each) for each in (chosen[0], chosen[-1])]
    from render.film import Film, palette_for  # loaded where films are made, in a process of their own

    film = Film(palette_for(ends), width)
    for place, moment in enumerate(chosen, 1):
        image = ends[0 if place == 1 else -1] if place in (1, count) else draw(moment)
        film.add(image, place / count, HELD if place == count else each_takes)
        progress(before + place, total)
        if film.ends[-1] >= largest or (place == PROBE and film.guess(count) > 1.5 * largest):
            return None, before + place
    return film, total


def _scene(match: Match, moment: Moment, captions: Captions, viewer: Viewer) -> Scene:
    view = match.rules.view(moment.state, viewer)
    seen = tuple(each for each in moment.events if each.audience is None or viewer in each.audience)
    title = captions.title(moment.turn)
    news = captions.news(view, seen)
    return Scene(view, seen, captions.names, captions.words, title, news=news, seats=captions.seats)
