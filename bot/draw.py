"""The easel: boards are drawn in one thread of their own, so that answers never wait for pictures."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from bot.speech.alt import alternative_text
from bot.speech.names import plain
from bot.speech.teller import Teller
from engine.core.contract import Event, Seat, Viewer, Word
from engine.core.match import Match
from render.boards import Picture, Scene, artist_of, draw_hand, draw_thing
from render.report import Report, draw_report


class Easel:
    """Draws boards one after another."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="easel")

    async def draw(
        self,
        match: Match,
        teller: Teller,
        *,
        events: Sequence[Event] = (),
        viewer: Viewer = None,
        focus: str | None = None,
        turn: int | None = None,
        title: str | None = None,
    ) -> tuple[Picture, str]:
        """The board of a match as a viewer may see it, with its alternative text.

        `turn` is the number of the turn it shows the end of; None: the one that is being played. `title` is
        written on it in place of the game and the turn.
        """
        view = match.view(viewer)
        if turn is None:
            turn = match.rules.turn(view.state).number
        title = title or teller.say("board-title", title=teller.title(), turn=turn)
        names = tuple(plain(name) for name in teller.names)
        events = tuple(event for event in events if event.known_to(viewer))
        scene = Scene(view, events, names, teller.word, title, focus, teller.explained)
        loop = asyncio.get_running_loop()
        picture = await loop.run_in_executor(self._thread, artist_of(match.rules).draw, scene)
        return picture, alternative_text(teller, view, events, turn)

    async def report(self, report: Report) -> Picture:
        """The report of a game that is over."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, draw_report, report)

    async def draw_hand(self, match: Match, teller: Teller, seat: Seat) -> Picture | None:
        """What a seat holds in secret, from its own view; None where the title's artist draws none."""
        title = teller.title()
        names = tuple(plain(name) for name in teller.names)
        scene = Scene(match.view(seat), (), names, teller.word, title, explain=teller.explained)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, draw_hand, match.rules, scene)

    async def draw_thing(self, teller: Teller, word: Word) -> Picture | None:
        """A thing one can look up; None where the title's artist draws none."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._thread, draw_thing, teller.rules, word, teller.word, teller.explained
        )

    def close(self) -> None:
        """Let the drawing thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)
