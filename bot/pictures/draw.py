"""The easel: boards are drawn and told in one process of their own, so that answers never wait for pictures.

Posts for everybody are drawn first, then what people wish for themselves, in fair turns; like pictures once.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
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

MANY = 3
"""While so many boards wait, pictures are packed less hard, and what nobody waits for is left out."""
AT_ONCE = 2
"""Boards that are begun at once: the process that draws need not wait for the loop to hand it the next."""
KEPT, QUESTIONS = 12, 60
"""Pictures that are kept for whoever asks for the same a little later; and pictures of questions, to which
people come back."""

UNSEEN = (LookupError, ValueError, ArithmeticError, AssertionError)
"""What pictures may raise of an action that could never be answered here, as from a place to itself."""


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


# What is drawn, wherever that is done


def board_of(teller: Teller, title: Title, view: View[Any], shown: Shown, hurried: bool = False) -> Picture:
    """A board with its alternative text."""
    events, sought = shown.events, shown.sought
    scene = scene_of(teller, view, events, turn=shown.turn, focus=shown.focus, plan=shown.plan, sought=sought)
    told = alternative_text(teller, view, events, shown.turn, plan=shown.plan)
    return replace(draw_board(title, scene, asked=sought is not None, hurried=hurried), told=told)


def close_of(
    teller: Teller, title: Title, view: View[Any], events: Sequence[Event], hurried: bool = False
) -> Picture | None:
    """Where it happened, with what did as its alternative text."""
    picture = draw_close(title, scene_of(teller, view, events), hurried=hurried)
    told = teller.say("close-alt", what=plain(story(teller, events)))
    return None if picture is None else replace(picture, told=cut(told, LONGEST_ALT))


def hand_of(teller: Teller, title: Title, view: View[Any]) -> Picture | None:
    """What a seat holds in secret."""
    return draw_hand(title, private_scene(view, teller))


def question_of(
    teller: Teller, title: Title, view: View[Any], posed: Posed, hurried: bool = False
) -> Picture | None:
    """Where the answers to a question lie."""
    return draw_question(title, private_scene(view, teller), posed, hurried=hurried)


def refused_of(
    teller: Teller, title: Title, view: View[Any], posed: Posed, hurried: bool = False
) -> Picture | None:
    """The same where one of them may never be given; None where no picture can be made of that."""
    try:
        return question_of(teller, title, view, posed, hurried)
    except UNSEEN:
        return None


def thing_of(teller: Teller, word: Word) -> Picture | None:
    """A thing one can look up."""
    return draw_thing(teller.game, teller.chosen, word, teller.word, teller.explained)


def private_scene(view: View[Any], teller: Teller) -> Scene:
    """What a seat sees, for pictures that are for its holder alone."""
    names = tuple(plain(name) for name in teller.names)
    return Scene(view, (), names, teller.word, teller.title(), explain=teller.explained)


def report_of(report: Report) -> Picture:
    """The picture of a report; how they are drawn is loaded when the first game ends."""
    from render.report.picture import draw_report

    return draw_report(report)
