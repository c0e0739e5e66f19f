"""The easel: boards are drawn and told in one thread of their own, so that answers never wait for pictures.

Posts for everybody are drawn first, then what people wish for themselves, in fair turns; like pictures once.
Where very many are wanted they are drawn in a process of their own: a thread shares its processor with
answers.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from bot.pictures.captions import scene_of
from bot.pictures.cover import Invited, draw_cover
from bot.speech.alt import LONGEST_ALT, alternative_text
from bot.speech.names import cut, plain
from bot.speech.story import story
from bot.speech.teller import Teller
from bot.waiting.fair import Asker, Workshop
from bot.waiting.study import Study
from bot.watch import UNWATCHED, Watch
from engine.core.contract import Event, Seat, View, Viewer, Word
from engine.core.play.match import Match
from engine.core.title import Title
from render.boards import draw_board, draw_close, draw_hand, draw_thing
from render.questions import Posed, draw_question
from render.report.values import Report
from render.scene import Picture, Scene

KEPT, QUESTIONS = 12, 60
"""Pictures that are kept for whoever asks for the same a little later; and pictures of questions, to which
people come back."""

MANY, LATELY = 15, 10.0
"""From how many pictures within so many seconds on they are drawn in a process of their own."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What of a board is shown, and to whom."""

    viewer: Viewer = None
    events: Sequence[Event] = ()
    """What is marked, as far as the viewer knows of it."""
    focus: str | None = None
    """The place around which it is drawn; None: the whole board."""
    turn: int | None = None
    """The number of the turn it shows the end of; None: the one that is being played."""
    plan: int | None = None
    """How many steps of a plan it shows; None: it is no plan."""
    sought: Word | None = None
    """The place that somebody looked up, around which it is drawn, marked; None: nobody did."""


NOW = Shown()
"""The board as everybody sees it now."""


class Easel:
    """Draws boards one after another. Without an `asker` a picture is for everybody.

    `study`: where they are drawn when there are very many; None: nowhere else. `now`: seconds of a clock that
    nobody sets.
    """

    def __init__(
        self,
        watch: Watch = UNWATCHED,
        study: Study | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._watch = watch
        self._now = now
        self._study = study
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="easel")
        self._workshop: Workshop[Picture | None] = Workshop(KEPT)
        self._questions: Workshop[Picture | None] = Workshop(QUESTIONS)
        self._wanted: deque[float] = deque(maxlen=MANY)
        """When each of the latest was wanted that was not there yet."""

    async def _drawn(
        self, key: Hashable, draw: Callable[[], Awaitable[Picture | None]], asker: Asker | None
    ) -> Picture | None:
        return await self._of(self._workshop, key, draw, asker)

    async def _of(
        self,
        workshop: Workshop[Picture | None],
        key: Hashable,
        draw: Callable[[], Awaitable[Picture | None]],
        asker: Asker | None,
    ) -> Picture | None:
        if not workshop.has(key):
            self._wanted.append(self._now())
        return await workshop.get(key, draw, asker)

    async def _in_thread(self, draw: Callable[[], Picture | None]) -> Picture | None:
        began = time.perf_counter()
        picture = await asyncio.get_running_loop().run_in_executor(self._thread, draw)
        self._watch.drew("picture", time.perf_counter() - began)
        return picture

    async def _made(
        self, teller: Teller, draw: Callable[..., Picture | None], *given: object
    ) -> Picture | None:
        """What is drawn of a game, in the thread or where there is more room; `draw` travels by its name."""
        if self._study is None or not teller.game.home or not self._hurries():
            return await self._in_thread(lambda: draw(teller, *given))
        began = time.perf_counter()
        picture = await self._study.think(draw, teller, *given, first=draw is question_of)
        self._watch.drew("picture", time.perf_counter() - began)
        return picture

    def _hurries(self) -> bool:
        """Whether very many pictures have been wanted of late."""
        return len(self._wanted) == MANY and self._now() - self._wanted[0] <= LATELY

    async def draw(
        self, match: Match, teller: Teller, shown: Shown = NOW, asker: Asker | None = None
    ) -> Picture:
        """The board of a match as a viewer may see it, with its alternative text."""
        view = match.view(shown.viewer)
        shown = replace(shown, events=tuple(each for each in shown.events if each.known_to(shown.viewer)))
        # Where all see the same, pictures are alike.
        seen = (view, shown) if match.rules.hidden else (match.view(None), replace(shown, viewer=None))
        key = (match.rules.slug, *seen, teller.names, teller.language, teller.what_if)
        picture = await self._drawn(
            key, lambda: self._made(teller, board_of, match.title, view, shown), asker
        )
        assert picture is not None  # noqa: S101 - a board is always drawn
        return picture

    async def draw_close(self, match: Match, teller: Teller, events: Sequence[Event]) -> Picture | None:
        """Where it happened, as everybody may see it, drawn larger; None where that is much of the board."""
        view, seen = match.view(None), tuple(event for event in events if event.known_to(None))
        key = ("close", match.rules.slug, view, seen, teller.language)
        return await self._drawn(key, lambda: self._made(teller, close_of, match.title, view, seen), None)

    async def cover(self, invited: Invited, teller: Teller, names: Sequence[str]) -> Picture:
        """The board of a game that is about to be played, with who sits where."""
        key = ("cover", invited.title.slug, invited.options, invited.wishes, tuple(names), teller.language)
        picture = await self._drawn(
            key, lambda: self._in_thread(lambda: draw_cover(invited, teller, names)), None
        )
        assert picture is not None  # noqa: S101 - a board is always drawn
        return picture

    async def report(self, report: Report) -> Picture:
        """The report of a game that is over."""
        picture = await self._drawn(object(), lambda: self._in_thread(lambda: _reported(report)), None)
        assert picture is not None  # noqa: S101 - a report is always drawn
        return picture

    async def draw_hand(
        self, match: Match, teller: Teller, seat: Seat, asker: Asker | None = None
    ) -> Picture | None:
        """What a seat holds in secret, from its own view; None where the title's artist draws none."""
        view = match.view(seat)
        key = ("hand", match.rules.slug, view, teller.names, teller.language)
        return await self._drawn(key, lambda: self._made(teller, hand_of, match.title, view), asker)

    async def draw_question(
        self, match: Match, teller: Teller, seat: Seat, posed: Posed, asker: Asker | None = None
    ) -> Picture | None:
        """Where the answers to a seat's question lie, from its own view; None where that cannot be seen.

        It waits for no more than the board that is being drawn.
        """
        view = match.view(seat)
        key = (match.rules.slug, view, posed, teller.names, teller.language)
        return await self._of(
            self._questions, key, lambda: self._made(teller, question_of, match.title, view, posed), asker
        )

    async def draw_thing(self, teller: Teller, word: Word, asker: Asker | None = None) -> Picture | None:
        """A thing one can look up; None where the title's artist draws none."""
        game, options = teller.game, teller.chosen
        key = ("thing", game.slug, options, word, teller.language)

        def make() -> Picture | None:
            return draw_thing(game, options, word, teller.word, teller.explained)

        return await self._drawn(key, lambda: self._in_thread(make), asker)

    def close(self) -> None:
        """Let the drawing thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)


# What is drawn, wherever that is done


def board_of(teller: Teller, title: Title, view: View[Any], shown: Shown) -> Picture:
    """A board with its alternative text."""
    events, sought = shown.events, shown.sought
    scene = scene_of(teller, view, events, turn=shown.turn, focus=shown.focus, plan=shown.plan, sought=sought)
    told = alternative_text(teller, view, events, shown.turn, plan=shown.plan)
    return replace(draw_board(title, scene, asked=sought is not None), told=told)


def close_of(teller: Teller, title: Title, view: View[Any], events: Sequence[Event]) -> Picture | None:
    """Where it happened, with what did as its alternative text."""
    picture = draw_close(title, scene_of(teller, view, events))
    told = teller.say("close-alt", what=plain(story(teller, events)))
    return None if picture is None else replace(picture, told=cut(told, LONGEST_ALT))


def hand_of(teller: Teller, title: Title, view: View[Any]) -> Picture | None:
    """What a seat holds in secret."""
    return draw_hand(title, private_scene(view, teller))


def question_of(teller: Teller, title: Title, view: View[Any], posed: Posed) -> Picture | None:
    """Where the answers to a question lie."""
    return draw_question(title, private_scene(view, teller), posed)


def private_scene(view: View[Any], teller: Teller) -> Scene:
    """What a seat sees, for pictures that are for its holder alone."""
    names = tuple(plain(name) for name in teller.names)
    return Scene(view, (), names, teller.word, teller.title(), explain=teller.explained)


def _reported(report: Report) -> Picture:
    """The picture of a report; how they are drawn is loaded when the first game ends."""
    from render.report.picture import draw_report

    return draw_report(report)
