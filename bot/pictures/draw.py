"""The easel: boards are drawn and told in one thread of their own, so that answers never wait for pictures.

Posts for everybody are drawn first, then what people wish for themselves, in fair turns; like pictures once.
"""

import asyncio
import time
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

from bot.pictures.captions import scene_of
from bot.pictures.cover import Invited, draw_cover
from bot.speech.alt import LONGEST_ALT, alternative_text
from bot.speech.names import cut, plain
from bot.speech.story import story
from bot.speech.teller import Teller
from bot.waiting.fair import Asker, Workshop
from bot.watch import UNWATCHED, Watch
from engine.core.contract import Event, Seat, Viewer, Word
from engine.core.play.match import Match
from render.boards import draw_board, draw_close, draw_hand, draw_thing
from render.questions import Posed, draw_question
from render.report.values import Report
from render.scene import Picture, Scene

KEPT, QUESTIONS = 12, 60
"""Pictures that are kept for whoever asks for the same a little later; and pictures of questions, to which
people come back."""


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
    """Draws boards one after another. Without an `asker` a picture is for everybody."""

    def __init__(self, watch: Watch = UNWATCHED) -> None:
        self._watch = watch
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="easel")
        self._workshop: Workshop[Picture | None] = Workshop(KEPT)
        self._questions: Workshop[Picture | None] = Workshop(QUESTIONS)

    async def _drawn(
        self, key: Hashable, draw: Callable[[], Picture | None], asker: Asker | None
    ) -> Picture | None:
        return await self._workshop.get(key, lambda: self._in_thread(draw), asker)

    async def _in_thread(self, draw: Callable[[], Picture | None]) -> Picture | None:
        began = time.perf_counter()
        picture = await asyncio.get_running_loop().run_in_executor(self._thread, draw)
        self._watch.drew("picture", time.perf_counter() - began)
        return picture

    async def draw(
        self, match: Match, teller: Teller, shown: Shown = NOW, asker: Asker | None = None
    ) -> Picture:
        """The board of a match as a viewer may see it, with its alternative text."""
        view = match.view(shown.viewer)
        events = tuple(event for event in shown.events if event.known_to(shown.viewer))
        scene = scene_of(
            teller, view, events, turn=shown.turn, focus=shown.focus, plan=shown.plan, sought=shown.sought
        )
        seen = view if match.rules.hidden else match.view(None)  # where all see the same, pictures are alike
        key = (
            match.rules.slug,
            seen,
            events,
            scene.names,
            teller.language,
            scene.title,
            scene.focus,
            scene.plan,
            shown.sought,
        )

        def make() -> Picture:
            told = alternative_text(teller, view, events, shown.turn, plan=shown.plan)
            return replace(draw_board(match.title, scene, asked=shown.sought is None), told=told)

        picture = await self._drawn(key, make, asker)
        assert picture is not None  # noqa: S101 - a board is always drawn
        return picture

    async def draw_close(self, match: Match, teller: Teller, events: Sequence[Event]) -> Picture | None:
        """Where it happened, as everybody may see it, drawn larger; None where that is much of the board."""
        view, seen = match.view(None), tuple(event for event in events if event.known_to(None))
        scene = scene_of(teller, view, seen)
        key = ("close", match.rules.slug, view, seen, teller.language)

        def make() -> Picture | None:
            picture = draw_close(match.title, scene)
            told = teller.say("close-alt", what=plain(story(teller, seen)))
            return None if picture is None else replace(picture, told=cut(told, LONGEST_ALT))

        return await self._drawn(key, make, None)

    async def cover(self, invited: Invited, teller: Teller, names: Sequence[str]) -> Picture:
        """The board of a game that is about to be played, with who sits where."""
        key = ("cover", invited.title.slug, invited.options, invited.wishes, tuple(names), teller.language)
        picture = await self._drawn(key, lambda: draw_cover(invited, teller, names), None)
        assert picture is not None  # noqa: S101 - a board is always drawn
        return picture

    async def report(self, report: Report) -> Picture:
        """The report of a game that is over."""
        picture = await self._drawn(object(), lambda: _reported(report), None)
        assert picture is not None  # noqa: S101 - a report is always drawn
        return picture

    async def draw_hand(
        self, match: Match, teller: Teller, seat: Seat, asker: Asker | None = None
    ) -> Picture | None:
        """What a seat holds in secret, from its own view; None where the title's artist draws none."""
        scene = private_scene(match, teller, seat)
        key = ("hand", match.rules.slug, scene.view, scene.names, teller.language)
        return await self._drawn(key, lambda: draw_hand(match.title, scene), asker)

    async def draw_question(
        self, match: Match, teller: Teller, seat: Seat, posed: Posed, asker: Asker | None = None
    ) -> Picture | None:
        """Where the answers to a seat's question lie, from its own view; None where that cannot be seen.

        It waits for no more than the board that is being drawn.
        """
        scene = private_scene(match, teller, seat)
        key = (match.rules.slug, scene.view, posed, scene.names, teller.language)
        return await self._questions.get(
            key, lambda: self._in_thread(lambda: draw_question(match.title, scene, posed)), asker
        )

    async def draw_thing(self, teller: Teller, word: Word, asker: Asker | None = None) -> Picture | None:
        """A thing one can look up; None where the title's artist draws none."""
        game, options = teller.game, teller.chosen
        key = ("thing", game.slug, options, word, teller.language)
        return await self._drawn(
            key, lambda: draw_thing(game, options, word, teller.word, teller.explained), asker
        )

    def close(self) -> None:
        """Let the drawing thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def private_scene(match: Match, teller: Teller, seat: Seat) -> Scene:
    """What a seat sees, for pictures that are for its holder alone."""
    names = tuple(plain(name) for name in teller.names)
    return Scene(match.view(seat), (), names, teller.word, teller.title(), explain=teller.explained)


def _reported(report: Report) -> Picture:
    """The picture of a report; how they are drawn is loaded when the first game ends."""
    from render.report.picture import draw_report

    return draw_report(report)
