"""The easel: boards are drawn and told in one process of their own, so that answers never wait for pictures.

Posts for everybody are drawn first, then what people wish for themselves, in fair turns; like pictures once.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

from bot.pictures.cover import Invited, draw_cover
from bot.pictures.draw import (
    NOW,
    Shown,
    board_of,
    close_of,
    hand_of,
    question_of,
    refused_of,
    report_of,
    thing_of,
)
from bot.speech.teller import Teller
from bot.waiting.fair import Asker, Workshop
from bot.waiting.study import Study
from bot.watch import UNWATCHED, Watch
from engine.core.contract import Event, Seat, Word
from engine.core.play.match import Match
from engine.core.title import Title
from render.questions import Posed
from render.report.values import Report
from render.scene import Picture

MANY = 3
"""While so many boards wait, pictures are packed less hard, and what nobody waits for is left out."""
AT_ONCE = 2
"""Boards that are begun at once: the process that draws need not wait for the loop to hand it the next."""
KEPT, QUESTIONS = 12, 60
"""Pictures that are kept for whoever asks for the same a little later; and pictures of questions, to which
people come back."""


class Easel:
    """Draws boards one after another. Without an `asker` a picture is for everybody.

    `study`: whose process draws, and ends with the easel. None: a thread does, which shares its processor
    with the loop, as for reports and for games that are known to this process alone.
    """

    def __init__(self, watch: Watch = UNWATCHED, study: Study | None = None) -> None:
        self._watch = watch
        self._study = study
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="easel")
        self._workshop: Workshop[Picture | None] = Workshop(KEPT, AT_ONCE)
        self._questions: Workshop[Picture | None] = Workshop(QUESTIONS)

    async def _made(
        self, game: Title | None, draw: Callable[..., Picture | None], *given: object, first: bool = False
    ) -> Picture | None:
        """What `draw` makes of a game, or of none, `first` or when its turn comes; where it is done elsewhere
        it travels by its name, with what it is given."""
        began = time.perf_counter()
        if self._study is None or game is None or not game.home:
            made = await asyncio.get_running_loop().run_in_executor(self._thread, partial(draw, *given))
        else:
            made = await self._study.think(draw, *given, first=first)
        self._watch.drew("picture", time.perf_counter() - began)
        return made

    async def _packed(
        self, draw: Callable[..., Picture | None], teller: Teller, *given: object, first: bool = False
    ) -> Picture | None:
        """What `draw` makes, told whether many others wait when its turn comes; `first`: as in `_made`."""
        return await self._made(teller.game, draw, teller, *given, self._many_wait, first=first)

    @property
    def _many_wait(self) -> bool:
        return self._workshop.waiting >= MANY

    def expect(self, match: Match, teller: Teller) -> None:
        """Have what draws ready for a game: somebody will soon want to see how it stands."""
        game = match.title
        if self._study is not None and game.home and not self._study.is_ready(game.slug):
            self._study.make_ready(game.slug, board_of, teller, game, match.view(None), NOW)

    async def draw(
        self, match: Match, teller: Teller, shown: Shown = NOW, asker: Asker | None = None
    ) -> Picture:
        """The board of a match as a viewer may see it, with its alternative text."""
        view = match.view(shown.viewer)
        shown = replace(shown, events=tuple(each for each in shown.events if each.known_to(shown.viewer)))
        # Where all see the same, pictures are alike.
        seen = (view, shown) if match.rules.hidden else (match.view(None), replace(shown, viewer=None))
        key = (match.rules.slug, *seen, teller.names, teller.language, teller.what_if)
        make = partial(self._packed, board_of, teller, match.title, view, shown)
        picture = await self._workshop.get(key, make, asker)
        assert picture is not None  # noqa: S101 - a board is always drawn
        return picture

    async def draw_close(self, match: Match, teller: Teller, events: Sequence[Event]) -> Picture | None:
        """Where it happened, as everybody may see it, drawn larger; None where that is much of the board."""
        view, seen = match.view(None), tuple(event for event in events if event.known_to(None))
        key = ("close", match.rules.slug, view, seen, teller.language)
        make = partial(self._packed, close_of, teller, match.title, view, seen)
        return await self._workshop.get(key, make, None)

    async def cover(self, invited: Invited, teller: Teller, names: Sequence[str]) -> Picture:
        """The board of a game that is about to be played, with who sits where."""
        key = ("cover", invited.title.slug, invited.options, invited.wishes, tuple(names), teller.language)
        make = partial(self._made, invited.title, draw_cover, invited, teller, tuple(names))
        picture = await self._workshop.get(key, make, None)
        assert picture is not None  # noqa: S101 - a board is always drawn
        return picture

    async def report(self, report: Report) -> Picture:
        """The report of a game that is over."""
        picture = await self._workshop.get(object(), partial(self._made, None, report_of, report), None)
        assert picture is not None  # noqa: S101 - a report is always drawn
        return picture

    async def draw_hand(
        self, match: Match, teller: Teller, seat: Seat, asker: Asker | None = None
    ) -> Picture | None:
        """What a seat holds in secret, from its own view; None where the title's artist draws none."""
        view = match.view(seat)
        key = ("hand", match.rules.slug, view, teller.names, teller.language)
        make = partial(self._made, teller.game, hand_of, teller, match.title, view)
        return await self._workshop.get(key, make, asker)

    async def draw_question(
        self,
        match: Match,
        teller: Teller,
        seat: Seat,
        posed: Posed,
        asker: Asker | None = None,
        *,
        awaited: bool = True,
    ) -> Picture | None:
        """Where the answers to a seat's question lie, from its own view; None where that cannot be seen.

        It waits for no more than the board that is being drawn; where no answer waits for it (`awaited`), it
        comes after what is for everybody, and not at all while much of that waits.
        """
        view = match.view(seat)
        key = (match.rules.slug, view, posed, teller.names, teller.language)
        first = awaited or self._questions.has(key)
        if not first and self._many_wait:
            return None
        make = partial(self._packed, question_of, teller, match.title, view, posed, first=first)
        return await (self._questions if first else self._workshop).get(key, make, asker)

    async def draw_refused(
        self, match: Match, teller: Teller, seat: Seat, posed: Posed, asker: Asker
    ) -> Picture | None:
        """The same of answers among which is one that may never be given here; None where that cannot be
        seen."""
        view = match.view(seat)
        key = ("refused", match.rules.slug, view, posed, teller.names, teller.language)
        make = partial(self._packed, refused_of, teller, match.title, view, posed, first=True)
        return await self._questions.get(key, make, asker)

    async def draw_thing(self, teller: Teller, word: Word, asker: Asker | None = None) -> Picture | None:
        """A thing one can look up; None where the title's artist draws none."""
        key = ("thing", teller.game.slug, teller.chosen, word, teller.language)
        return await self._workshop.get(key, partial(self._made, teller.game, thing_of, teller, word), asker)

    async def close(self) -> None:
        """Draw no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._study is not None:
            await self._study.close()
