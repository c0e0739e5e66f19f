"""People who act at random at many tables, whichever process hears them, and what they were told."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from buttons import has, ids
from driver import Answer, CannotDo, Person
from seen import Message

from bot.errors.trouble import StoreTrouble
from bot.speech.texts import render
from bot.store.database import Store
from bot.tables.state.loading import load
from bot.tables.state.table import RUNNING, Table
from engine.core.choosing.notation import write, write_line
from engine.core.contract import Seat
from engine.core.errors import EngineError
from engine.core.play.match import Match
from render.titles import TITLES

STALE = {render(language, "table-stale", {}) for language in ("en", "fr")}
"""What is said where somebody else was quicker."""

LONGEST = 8
"""Actions that somebody types in one line."""


@dataclass
class Heard:
    """What became of the lines that somebody has played in a game."""

    accepted: Counter[str] = field(default_factory=Counter)
    """Actions of lines that were answered as played."""
    unheard: Counter[str] = field(default_factory=Counter)
    """Actions of lines whose answer did not come: they were played, or not."""


class Crowd:
    """People and tables, and a book of what they were told."""

    def __init__(self, store: Store, luck: Random, note: Callable[[str], None]) -> None:
        self.store = store
        self.luck = luck
        self.note = note
        self.people: dict[int, Person] = {}
        self.games: dict[int, str] = {}
        """Channels of the games."""
        self.heard: dict[tuple[int, int], Heard] = {}
        """By game and person."""
        self.told: Counter[str] = Counter()
        """How often what came of an act."""

    async def open_games(self, count: int) -> None:
        """Open and begin so many games, one after the other, of all titles in turn."""
        people = list(self.people.values())
        titles = sorted(TITLES)
        for number in range(1, count + 1):
            title = TITLES[titles[(number - 1) % len(titles)]]
            sitting = self.luck.sample(people, title.rules.seats[0])
            channel = await sitting[0].make_channel(f"table-{number}")
            await sitting[0].command(channel, "game new", title=title.rules.slug, seats=len(sitting))
            for each in sitting[1:]:
                await each.command(channel, "game join")
            begun = await sitting[0].command(channel, "game start")
            assert not begun.late
            self.games[number] = channel

    async def table(self, game: int) -> Table:
        """A game as it stands in the database."""
        return await self.store.read(load, TITLES, game)

    async def act(self) -> None:
        """Somebody does something at some table."""
        game = self.luck.choice(list(self.games))
        try:
            table = await self.table(game)
        except StoreTrouble:
            self.told["not looked"] += 1
            return
        if table.status != RUNNING or table.match is None:
            await self._look(game)
            return
        what = self.luck.choices(
            (self._play, self._twice, self._undo, self._panel, self._hand_on, self._vote, self._give_up),
            (60, 8, 8, 8, 6, 5, 1),
        )[0]
        await what(game, table)

    async def _did(self, act: str, doing) -> Answer | None:
        """What came of something; None: nothing was heard."""
        try:
            answer = await doing
        except CannotDo as error:
            self.note(f"  {act}: {str(error)[:80]}")
            self.told["could not"] += 1
            return None
        text = "late" if answer.late else answer.text.replace("\n", " ")[:100]
        self.note(f"  {act}: {text}")
        self.told["late" if answer.late else "answered"] += 1
        return None if answer.late else answer

    # What people do

    async def _play(self, game: int, table: Table) -> None:
        await self._type(game, *self._line(table))

    async def _twice(self, game: int, table: Table) -> None:
        """The same line again at once, as after a slow answer: it counts once, or as it stands then."""
        person, line = self._line(table)
        await asyncio.gather(self._type(game, person, line), self._type(game, person, line))

    def _line(self, table: Table) -> tuple[Person, list[str]]:
        assert table.match is not None
        decision = self.luck.choice(table.match.rules.decisions(table.match.state))
        person = table.chairs[decision.seat].person
        known = self.people.get(person or 0) or self.luck.choice(list(self.people.values()))
        return known, self._actions(table.match, decision.seat)

    def _actions(self, match: Match, seat: Seat) -> list[str]:
        """Some of a turn, or all of it."""
        found, turn = [], match.turn
        for _ in range(self.luck.randint(1, LONGEST)):
            legal = [] if match.turn != turn else match.legal(seat)
            if not legal:
                break
            end = next((each for each in legal if write(each) == "end"), None)
            action = end if end is not None and self.luck.random() < 0.5 else self.luck.choice(list(legal))
            try:
                played = match.play(seat, action)
            except EngineError:  # none of it
                break
            found.append(write_line([action]))
            match = played.match
            if not match.free:  # luck, or a secret shown: a line ends there
                break
        return found

    async def _type(self, game: int, person: Person, line: list[str]) -> None:
        heard = self.heard.setdefault((game, int(person.id)), Heard())
        text = " / ".join(line)
        doing = person.command(self.games[game], "play", move=text)
        answer = await self._did(f"{person.name} plays {text[:60]} in {game}", doing)
        if answer is None:
            heard.unheard.update(line)
        elif was_played(answer.message):
            heard.accepted.update(line)

    async def _undo(self, game: int, table: Table) -> None:
        person, _ = self._line(table)
        await self._did(f"{person.name} takes back in {game}", person.command(self.games[game], "game undo"))

    async def _panel(self, game: int, table: Table) -> None:
        """Open the panel, which does what nearly everybody does first."""
        person, _ = self._line(table)
        heard = self.heard.setdefault((game, int(person.id)), Heard())
        seat = next((each.seat for each in table.owed_by(int(person.id))), None)
        routine = None
        if seat is not None and table.match is not None:
            routine = table.match.guide.routine(table.match.view(seat))
        if routine is not None:
            heard.unheard.update([write_line([routine])])
        await self._did(f"{person.name} opens {game}", person.command(self.games[game], "turn"))

    async def _hand_on(self, game: int, table: Table) -> None:
        """A seat is offered, and somebody takes it."""
        person, _ = self._line(table)
        channel = self.games[game]
        offering = person.command(channel, "game replace")
        if await self._did(f"{person.name} offers in {game}", offering) is not None:
            await self._press(game, "take")

    async def _vote(self, game: int, table: Table) -> None:
        person, _ = self._line(table)
        asked = person.command(self.games[game], "game wait", until="2 days")
        await self._did(f"{person.name} asks {game} to wait", asked)
        for _ in range(2):
            await self._press(game, "ballot")

    async def _press(self, game: int, what: str) -> None:
        """Somebody presses the newest button of a kind."""
        person = self.luck.choice(list(self.people.values()))
        found = [each for each in await person.messages(self.games[game]) if has(each, what)]
        if found:
            button = self.luck.choice(ids(found[-1], what))
            await self._did(f"{person.name} presses {what} in {game}", person.press(found[-1], button))

    async def _give_up(self, game: int, table: Table) -> None:
        person, _ = self._line(table)
        asked = await self._did(
            f"{person.name} gives up {game}", person.command(self.games[game], "game concede")
        )
        sure = [] if asked is None else ids(asked.message, "concede")
        if sure and asked is not None:
            await self._did(f"{person.name} is sure of {game}", person.press(asked, sure[0]))

    async def _look(self, game: int) -> None:
        person = self.luck.choice(list(self.people.values()))
        await self._did(f"{person.name} looks at {game}", person.command(self.games[game], "game status"))


def was_played(answer: Message) -> bool:
    """Whether an answer to a typed line says that it was played."""
    told = bool(answer.buttons or answer.selects)
    in_plan = any(":plan-" in (each.custom_id or "") for each in answer.buttons)
    return told and not in_plan and not any(each in answer.text for each in STALE)
