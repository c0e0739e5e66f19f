"""Two months of a game by post in seconds: the bot's own logic, a moved clock, an office for Discord."""

import random
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

from characters import ANA, AROHA, CHARACTERS, KENJI, LOU, NIKOS, ROSA, SAM, SATURDAY, ZOE, Character
from made_store import open_made
from moved_clock import MovedClock
from office import Office
from titled import COMPUTERS
from two_months_script import write_script
from two_months_story import Happened, Story, Told

from bot.calling import presses
from bot.calling.caller import Caller
from bot.calling.sender import Sender
from bot.calls.when import typed
from bot.calls.when.pacing import Pacer
from bot.calls.when.schedule import CALL, LAST, NUDGE
from bot.calls.written.holidays import Holidays
from bot.calls.written.patience import Patience
from bot.calls.written.pausing import Pausing
from bot.calls.written.waits import Waits
from bot.herald.services import Bells
from bot.store.calls import timers, wishes
from bot.store.calls.calls import Call, CallKind, find_call
from bot.store.calls.wishes import COMPUTER, OFFER, Pace
from bot.store.database import Store
from bot.store.games.games import Somebody
from bot.store.people import seats
from bot.store.people import votes as vote_rows
from bot.store.posts import outbox
from bot.tables.change.tables import Tables
from bot.tables.seats.hosting import Hosting
from bot.tables.seats.lobby import Lobby, NewTable
from bot.tables.seats.people import People
from bot.tables.state.table import ENDED, RUNNING, Table
from bot.tables.votes.mending import Mending
from bot.tables.votes.votes import Votes
from bot.waiting.clock import Clock
from engine.core.choosing.notation import write
from engine.core.contract import Action, Seat
from render.titles import TITLES

BEGINS = datetime(2026, 3, 2, 18, tzinfo=UTC)
"""A Monday; daylight saving begins on 8 March in America, on 29 March in Europe, and ends on 5 April in
New Zealand."""

LONGEST = timedelta(days=120)
GREAT, SMALL = 11, 12
"""Channels of the game of six and of a small one beside it."""

PACES = {
    GREAT: Pace(first=timedelta(days=1), clock=timedelta(days=4), credit=timedelta(days=1), ends=OFFER),
    SMALL: Pace(first=timedelta(days=1), clock=timedelta(days=4), ends=COMPUTER),
}
DOWN, UP = BEGINS + timedelta(days=38, hours=3), BEGINS + timedelta(days=41, hours=3)
LEAVES = BEGINS + timedelta(days=19)


class Simulated:
    """The bot without Discord, and the people who play."""

    begins = BEGINS

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock: Clock = MovedClock(BEGINS)
        self.office = Office(self.clock)
        self.story = Story()
        self.luck = {who: random.Random(who) for who in CHARACTERS}
        self.minds = {seat: COMPUTERS["antike"]["sensible"](seat) for seat in range(6)}
        self.plans: dict[tuple[int, int], tuple[int, datetime | None]] = {}
        """By game and person: for which wait, and when they will play."""
        self.later: list[tuple[datetime, Callable[[], Awaitable[None]]]] = []
        self.turns_of_lou = 0
        self.offers: set[int] = set()
        self.store: Store
        self.tables: Tables

    async def open(self) -> None:
        """Start the bot."""
        self.store = await open_made(self.path)
        self.tables = Tables(self.store, TITLES, self.clock.now, lambda: bytes(range(32)))
        self.lobby = Lobby(self.tables)
        self.votes = Votes(self.tables)
        self.mending = Mending(self.tables, self.votes)
        self.people = People(self.tables, self.votes, COMPUTERS)
        bells = Bells()
        services = SimpleNamespace(
            store=self.store,
            tables=self.tables,
            people=self.people,
            hosting=Hosting(self.tables),
            votes=self.votes,
            clock=self.clock,
            bells=bells,
            closed={},
            waits=Waits(soon=bells.calls.set),
            holidays=Holidays(self.tables),
            patience=Patience(self.tables, self.votes, bells.calls.set),
            pausing=Pausing(self.tables, self.votes, bells.calls.set),
        )
        self.tables.follow = services.waits.follow
        herald = SimpleNamespace(
            services=services,
            **{name: getattr(self.office, name) for name in ("http", "user", "get_channel", "create_dm")},
            get_partial_messageable=self.office.get_partial_messageable,
        )
        self.caller = Caller(herald, Sender(herald, _at_once()))
        self.herald = herald
        self.tables.on_change = self.votes.look_at

    async def close(self) -> None:
        await self.store.close()

    # The bot's work

    async def settle(self) -> None:
        """Everything that is due now is done."""
        while True:
            await self.votes.close_due()
            worked = await self.caller.work()
            await self.caller.sender.finish()
            posted = await self._post()
            await self._listen()
            if worked:
                await self._look_for_seats()
            if not worked and not posted:
                return

    async def _post(self) -> bool:
        """What the announcer would post is posted."""
        async with self.store.reading() as connection:
            first = await outbox.firsts(connection)
        notices = [each for each in first if each.due is not None and each.due <= self.clock.now()]
        for notice in notices:
            await self.store.write(outbox.confirm, notice, notice.id)
        for notice in notices:
            table = await self.tables.get(notice.game)
            if notice.kind in outbox.TELLING and table.match is not None:
                await self.tables.mark_told(table.id, len(table.match.line), notice.id)
        return bool(notices)

    def note(self, text: str) -> None:
        self.story.lines.append(Happened(self.clock.now(), text))

    async def _listen(self) -> None:
        """Put down what was sent, in the order it was written; people read it.

        Calls of one moment are sent beside each other: which of them is through first is not settled.
        """
        for sent in sorted(self.office.sent[len(self.story.told) :], key=lambda each: each.call):
            async with self.store.reading() as connection:
                call = await find_call(connection, sent.call)
            assert call is not None
            games = tuple(game for game, _ in call.waits if game)
            tables = [await self.tables.get(game) for game in games]
            owing = all(table.owed_by(call.person) for table in tables)
            asked = "asked for at this time" in call.why
            self.story.lines.append(
                Told(
                    sent.at, call.kind, call.person, games, owing, asked, sent.direct is not None,
                    sent.rings, sent.text, call.why,
                )
            )  # fmt: skip
            if call.kind == CallKind.ASKED:
                self.at(timedelta(hours=3), self._stand_in, call)
            if call.kind in (CALL, LAST, NUDGE):
                await self._reminded(call)

    def at(self, after: timedelta, deed: Callable[..., Awaitable[None]], *args: object) -> None:
        """Do something later."""
        self.later.append((self.clock.now() + after, lambda: deed(*args)))

    # People

    async def _reminded(self, call: Call) -> None:
        """Somebody reads a call."""
        who = CHARACTERS[call.person]
        now = self.clock.now()
        local = who.local(now)
        waits_for_saturday = [game for game, _ in call.waits] == [2] and local.weekday() < SATURDAY
        if who.id == KENJI and waits_for_saturday and call.kind == LAST:
            return
        if who.id == KENJI and waits_for_saturday:
            until = typed.moment("saturday 9am", who.habits, "en", now)
            press = SimpleNamespace(services=self.herald.services)
            await presses._change(press, call, {"snoozed": until, "silent": False, "due": now})
            self.note(
                f"Kenji presses **Another time** and writes “saturday 9am”: {local:%A} is no day for him."
            )
            return
        for game, mark in call.waits:
            if who.id == SAM and now >= LEAVES:
                continue
            when = self._when(game, who, now, 1)
            planned = self.plans.get((game, who.id), (mark, None))[1]
            self.plans[game, who.id] = mark, min(filter(None, (when, planned)), default=None)

    async def look(self) -> None:
        """Whoever a game waits for decides when to play."""
        async with self.store.reading() as connection:
            waiting = await timers.of_people(connection, list(CHARACTERS))
        now = self.clock.now()
        for timer in waiting:
            who = CHARACTERS[timer.person]
            known = self.plans.get((timer.game, timer.person))
            if known is not None and known[0] == timer.mark:
                continue
            when = None
            if who.id != SAM or now < LEAVES:
                when = self._when(timer.game, who, now, 0)
            self.plans[timer.game, timer.person] = timer.mark, when
        held = {(timer.game, timer.person) for timer in waiting}
        for key in [key for key in self.plans if key not in held]:
            del self.plans[key]

    def _when(self, game: int, who: Character, now: datetime, reminders: int) -> datetime | None:
        plays = who.beside if game == 2 and who.beside is not None else who.plays
        return plays(who, now, reminders, self.luck[who.id])

    def _back(self, who: Character, when: datetime) -> datetime:
        """When they are there: a holiday and a bot that is down are waited for."""
        for person, begins, ends in self.story.away:
            if person == who.id and begins <= when < ends:
                when = who.plays(who, ends, 1, self.luck[who.id]) or ends
        return when

    async def act(self) -> bool:
        """Whoever meant to play by now plays; whether anybody did."""
        now, acted = self.clock.now(), False
        for (game, person), (mark, when) in list(self.plans.items()):
            if when is None or when > now:
                continue
            who = CHARACTERS[person]
            later = self._back(who, now)
            if later > now:
                self.plans[game, person] = mark, later
                continue
            paused = [ends for each, _, ends in self.story.pauses if each == game and now < ends]
            if paused:
                later = self._when(game, who, paused[0], 0) or paused[0] + timedelta(hours=8)
                self.plans[game, person] = mark, later
                continue
            if await self.votes.open_at(game) is not None:
                self.plans[game, person] = mark, now + timedelta(hours=1)
                continue
            await self._play(game, who)
            acted = True
        return acted

    async def _play(self, game: int, who: Character) -> None:
        """A whole turn, or an answer. Lou sometimes forgets to end it."""
        table = await self.tables.get(game)
        assert table.match is not None
        turn = table.match.turn
        while table.status == RUNNING and table.owed_by(who.id) and table.match.turn == turn:
            seat = table.owed_by(who.id)[0].seat
            table = (await self.tables.play(game, who.id, self._choose(table, seat), None, seat)).after
            begun = table.owed_by(who.id) and table.match.turn == turn
            if who.id == LOU and begun and game == 1 and self._forgets(turn):
                self.note("Lou takes the coin, and forgets the rest.")
                self.plans[game, who.id] = table.number, None
                return
        self.plans.pop((game, who.id), None)
        if game == 1:
            self.story.turns = max(self.story.turns, table.match.turn)

    def _forgets(self, turn: int) -> bool:
        if turn == self.turns_of_lou:
            return False
        self.turns_of_lou = turn
        return self.luck[LOU].random() < 0.2

    def _choose(self, table: Table, seat: Seat) -> list[Action]:
        """The next actions, as far as they can be taken back."""
        assert table.match is not None
        legal = table.match.legal(seat)
        if table.channel == SMALL:
            return [next((each for each in legal if write(each) == "end"), legal[0])]
        return [self.minds[seat].choose(table.rules, table.match.view(seat), seat, legal)]

    async def _look_for_seats(self) -> None:
        """Rosa sees a seat on offer, and takes it the next day."""
        async with self.store.reading() as connection:
            offers = await seats.open_offers(connection, 1)
        for offer in offers:
            if offer.id not in self.offers:
                self.offers.add(offer.id)
                self.note(f"{CHARACTERS[SAM].name}’s seat is on offer: time is over.")
                self.at(timedelta(hours=20), self._take, offer.id)

    async def _take(self, offer: int) -> None:
        await self.people.take(offer, Somebody(ROSA, "Rosa"))
        self.note("Rosa takes the seat.")

    # What is agreed

    async def _stand_in(self, call: Call) -> None:
        await self.caller.services.holidays.answer(call.holiday, ZOE, agreed=True)
        self.note("Zoé presses **Yes, I will**.")


def _at_once() -> Pacer:
    return Pacer(1e6, 1e6)


async def run(path: Path) -> Story:
    """The whole game."""
    simulated = Simulated(path)
    await simulated.open()
    try:
        await _open_tables(simulated)
        write_script(simulated)
        await simulated.settle()
        while await _is_on(simulated):
            await simulated.look()
            await _next(simulated)
        table = await simulated.tables.get(1)
        simulated.story.ended = simulated.clock.now()
        simulated.story.finished = table.status == ENDED
        simulated.story.seated = frozenset(table.people)
        return simulated.story
    finally:
        await simulated.close()


async def _is_on(simulated: Simulated) -> bool:
    table = await simulated.tables.get(1)
    return table.status == RUNNING and simulated.clock.now() < BEGINS + LONGEST


async def _next(simulated: Simulated) -> None:
    """The next thing that happens."""
    clock = simulated.clock
    async with simulated.store.reading() as connection:
        due = await timers.next_due(connection)
        votes = await vote_rows.all_open(connection)
    times = [due, *votes.values(), *(when for _, when in simulated.plans.values())]
    times += [when for when, _ in simulated.later]
    when = min(each for each in times if each is not None)
    if clock.now() < DOWN <= when:
        clock.time = DOWN
        simulated.note("The bot goes down, for three days.")
        clock.time = when = UP
        await simulated.close()
        await simulated.open()
        simulated.note("The bot is up again.")
    clock.time = max(clock.now(), when)
    ready = [deed for at, deed in simulated.later if at <= clock.now()]
    simulated.later = [(at, deed) for at, deed in simulated.later if at > clock.now()]
    for deed in ready:
        await deed()
    await simulated.settle()
    if await simulated.act():
        await simulated.settle()


async def _open_tables(simulated: Simulated) -> None:
    """The great game of six, and a small one of two of them."""
    for channel, seated in ((GREAT, (ANA, AROHA, KENJI, NIKOS, LOU, SAM)), (SMALL, (KENJI, LOU))):
        names = [CHARACTERS[person].name for person in seated]
        table = await simulated.lobby.open(
            NewTable(
                guild=1,
                channel=channel,
                host=seated[0],
                host_name=names[0],
                title="antike",
                seats=len(seated),
                language="en",
            )
        )
        for person, name in zip(seated[1:], names[1:], strict=True):
            await simulated.lobby.join(table.id, person, name)
        await simulated.lobby.start(table.id, seated[0])
        async with simulated.store.writing() as connection:
            await wishes.keep_pace(connection, table.id, PACES[channel])
    async with simulated.store.writing() as connection:
        for who in CHARACTERS.values():
            await wishes.keep_habits(connection, who.id, who.habits)
