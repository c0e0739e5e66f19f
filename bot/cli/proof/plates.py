"""What is drawn of the games of a title: positions, fights, plans, close looks, hands, the report.

Everything is drawn by the bot's own easel, so that the pictures are those that people get.
"""

import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from bot.cli.proof.games import Game, Position, choice, few_and_many
from bot.cli.speed.panel_speed import Put, puts
from bot.pictures.draw import NOW, Shown
from bot.pictures.easel import Easel
from bot.posting.messages.report import report_of
from bot.private.planning.trial import Trial, asked, copy_for, extended
from bot.speech.names import escape
from bot.speech.teller import Teller
from bot.store.games.games import Chair
from engine.core.contract import Event, Seat, Word
from engine.core.fields import facts_of
from engine.core.title import Title
from render.boards import artist_of, charts_of
from render.questions import QuestionArtist
from render.scene import Picture

NAMES = ("Ana", "Bruno", "Chloé", "Dimitri", "Elena", "Farid")
HARD = ("李小龍", "Anne-Sophie 🏺 Dupont", "Maximilian-von-Hohenstaufen-Kyrene", "Ζωή", "O’Łukasz", "مريم")
"""Names that are hard to write."""
FIGHTS = re.compile("f(ough|igh)t|clash|attack|conquer|besieg|pillag|assault|destroy")
"""What the names of events have in them that tell of fights, in any game."""
MARKS = 3
"""Further positions, with kinds of events that no other one shows."""
TRIED, PLANNED = 6, 8
"""Plans of which the longest is drawn, and the steps a plan has at most."""
BEGAN = datetime(2026, 1, 1, tzinfo=UTC)
"""When the games of the reports are said to have begun."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A picture of the proof, and what it shows."""

    kind: str
    """What it is there for. Text: `cli-proof-<kind>`."""
    position: Position
    teller: Teller
    picture: Picture
    number: int | None = None
    """Of several of a kind."""

    @property
    def name(self) -> str:
        """The name of its file, without an ending: `6-zoom-2`."""
        number = "" if self.number is None else f"-{self.number}"
        return f"{self.position.match.seats}-{self.kind}{number}"


class Press:
    """Draws the plates of a title."""

    def __init__(self, easel: Easel, title: Title) -> None:
        self.easel = easel
        self.games = few_and_many(title)
        self.many = self.games[-1]

    async def plates(self) -> AsyncIterator[Plate]:
        """All of them, in the order in which they are looked at."""
        for part in (
            self._boards(),
            self._named(),
            self._planned(),
            self._near(),
            self._charts(),
            self._questions(),
            self._hands(),
            self._things(),
            self._reports(),
        ):
            async for plate in part:
                yield plate

    async def _board(
        self,
        kind: str,
        position: Position,
        number: int | None = None,
        shown: Shown = NOW,
        teller: Teller | None = None,
    ) -> Plate:
        """A board, with what happened in the turn that led to it marked."""
        teller = teller or _teller(position)
        shown = replace(shown, events=position.events, turn=position.turn)
        picture = await self.easel.draw(position.match, teller, shown)
        return Plate(kind, position, teller, picture, number)

    async def _boards(self) -> AsyncIterator[Plate]:
        """Whole boards: the games, answers owed out of turn, and what else can happen."""
        found = [stage for game in self.games for stage in stages(game)]
        asked = _spread(self.many.asked or self.games[0].asked, 2)
        for kind, position in found:
            yield await self._board(kind, position)
        for number, position in enumerate(asked, 1):
            yield await self._board("asked", position, number)
        shown = [*(position for _, position in found), *asked]
        turns = [position for game in self.games for position in game.turns]
        for number, position in enumerate(_unseen(turns, shown), 1):
            yield await self._board("marks", position, number)

    async def _named(self) -> AsyncIterator[Plate]:
        """One board with hard names, and one in French."""
        middle = self.many.at(0.5)
        yield await self._board("names", middle, teller=_teller(middle, names=HARD))
        yield await self._board("french", middle, teller=_teller(middle, "fr"))

    async def _planned(self) -> AsyncIterator[Plate]:
        """The longest of some plans: steps that a seat tries out in private."""
        plans = [_plan(self.many, position) for position in _spread(self.many.turns[:-1], TRIED)]
        trial = max(plans, key=lambda each: len(each.steps))
        shown = len(trial.steps)
        match = trial.match(shown)
        position = Position(match, match.turn, trial.events(shown))
        yield await self._board("plan", position, shown=Shown(trial.own[0], plan=shown))

    async def _near(self) -> AsyncIterator[Plate]:
        """Places where something happened, and an exchange as somebody who is asked sees it."""
        for number, (position, place) in enumerate(_happened(self.many), 1):
            yield await self._board("zoom", position, number, Shown(focus=place))
        for position in _spread(self.many.asked, 1):
            rules, state = position.match.rules, position.match.state
            word, seat = rules.exchange(state), rules.decisions(state)[0].seat
            focus = word.id if word is not None and word.id in places_of(position) else None
            yield await self._board("own", position, shown=Shown(seat, focus=focus))

    async def _charts(self) -> AsyncIterator[Plate]:
        """Charts, which are pictures of their own."""
        late = self.many.at(0.9)
        for number, chart in enumerate(charts_of(late.match.title, late.match.view(None)), 1):
            yield await self._board("chart", late, number, Shown(focus=chart.id))

    async def _questions(self) -> AsyncIterator[Plate]:
        """What panels show of questions: of each kind the one with the most letters."""
        title, fullest = self.many.match.title, dict[tuple[str, str], Put]()
        if not isinstance(artist_of(title), QuestionArtist):
            return
        for put in puts(title, self.many.match.seats):
            kind = put.posed.question.verb, put.posed.question.field
            if kind not in fullest or len(put.posed.letters) > len(fullest[kind].posed.letters):
                fullest[kind] = put
        for number, put in enumerate(fullest.values(), 1):
            position = Position(put.match, put.match.turn, ())
            teller = _teller(position)
            picture = await self.easel.draw_question(put.match, teller, put.seat, put.posed)
            if picture is not None:
                yield Plate("question", position, teller, picture, number)

    async def _hands(self) -> AsyncIterator[Plate]:
        """What seats hold in secret."""
        for game in self.games:
            position = game.at(0.5)
            for seat in (Seat(0), Seat(position.match.seats - 1)):
                teller = _teller(position)
                picture = await self.easel.draw_hand(position.match, teller, seat)
                if picture is not None:
                    yield Plate("hand", position, teller, picture, seat + 1)

    async def _things(self) -> AsyncIterator[Plate]:
        """What one can look up of which most is told."""
        position = self.many.at(0.5)
        teller = _teller(position)
        things = [each.word for each in teller.guide.things(position.match.options)]
        for word in sorted(things, key=lambda each: (-len(teller.explained(each)), each.id)):
            picture = await self.easel.draw_thing(teller, word)
            if picture is not None:
                yield Plate("thing", position, teller, picture)
                return

    async def _reports(self) -> AsyncIterator[Plate]:
        """The report of each game, and of the larger one with hard names in French."""
        for kind, game, language, names in (
            *(("report", game, "en", NAMES) for game in self.games),
            ("report-french", self.many, "fr", HARD),
        ):
            match, end = game.match, game.turns[-1]
            teller, when = _teller(end, language, names), BEGAN
            chairs = [Chair(Seat(seat), seat + 1, names[seat]) for seat in range(match.seats - 1)]
            chairs.append(Chair(Seat(match.seats - 1), computer="sensible"))
            times = {}
            for entry in match.log:
                when += timedelta(minutes=7 * (entry.number * (5 + entry.seat) % 97))
                times[entry.number] = (when, entry.seat + 1)
            picture = await self.easel.report(report_of(chairs, match, times, teller))
            yield Plate(kind, end, teller, picture)


def _teller(position: Position, language: str = "en", names: Sequence[str] = NAMES) -> Teller:
    match = position.match
    held = [escape(name) for name in names[: match.seats]]
    return Teller(language, match.title, held, match.options)


def stages(game: Game) -> Iterator[tuple[str, Position]]:
    """Positions early, in the middle and late, with the most fights, with the most of all, and the last."""
    found = {"early": game.at(0.12), "middle": game.at(0.5), "late": game.at(0.88), "end": game.turns[-1]}
    others = [each for each in game.turns[1:] if each not in found.values()] or game.turns[:1]
    fiercest = max(others, key=lambda each: len(_fights(each.events)))
    if _fights(fiercest.events):
        found["fight"] = fiercest
    found["crowded"] = max(others, key=lambda each: (each is not fiercest, len(each.events)))
    yield from found.items()


def _fights(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if FIGHTS.search(event.word)]


def _spread(positions: Sequence[Position], count: int) -> list[Position]:
    """At most so many of the positions, spread evenly, neither the first nor the last if it can be."""
    steps = min(count, len(positions))
    return [positions[len(positions) * (2 * step + 1) // (2 * steps)] for step in range(steps)]


def _unseen(turns: Sequence[Position], shown: Sequence[Position]) -> list[Position]:
    """Those of the turns with the most kinds of events that no position shown has."""
    seen = {event.word for position in shown for event in position.events}
    found: list[Position] = []
    for _ in range(MARKS):
        best = max(turns, key=lambda each: len({event.word for event in each.events} - seen))
        fresh = {event.word for event in best.events} - seen
        if fresh:
            seen |= fresh
            found.append(best)
    return found


def _happened(game: Game) -> Iterator[tuple[Position, str]]:
    """Places where something happened, one each of the fiercest fight, the fullest turn, a late one."""
    seen = set[str]()
    for kind, position in stages(game):
        events = _fights(position.events) if kind == "fight" else position.events
        place = next(iter(mentioned(position, events)), None)
        if kind in ("late", "fight", "crowded") and place is not None and place not in seen:
            seen.add(place)
            yield position, place


def places_of(position: Position) -> frozenset[str]:
    """The ids of places that can be looked at closely."""
    match = position.match
    return frozenset(artist_of(match.title).places(match.view(None)))


def mentioned(position: Position, events: Sequence[Event]) -> list[str]:
    """The places that these events name, the one named most first; who did it is no place."""
    places = places_of(position)
    roles = {word for words in position.match.roles for word in words}
    facts = (fact for event in events for fact in facts_of(event).values())
    named = Counter(
        fact.id for fact in facts if isinstance(fact, Word) and fact.id in places and fact not in roles
    )
    return [place for place, _ in named.most_common()]


def _plan(game: Game, position: Position) -> Trial:
    """What the seat to play would do, as far as that can be foretold."""
    match = position.match
    owed = match.rules.decisions(match.state)
    own = (owed[0].seat,)
    trial = Trial(copy_for(match, own, owed), own)
    for step in range(PLANNED):
        decision = asked(trial, step)
        if decision is None or decision.seat not in own:
            break
        trial = extended(trial, step, *choice(game.minds, trial.match(step)))
    return trial
