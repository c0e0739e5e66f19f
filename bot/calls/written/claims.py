"""What is due becomes calls to be sent: timers moved on and calls written in one transaction, so that a call
is made once, whoever looks and whatever breaks.

A person whom several games wait for gets one call about all of them: one direct message, or one mention in a
server.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from bot.calls.when.clocks import deadline
from bot.calls.when.schedule import (
    ANSWERS,
    CALL,
    CLOCK,
    LAST,
    NUDGE,
    ORDER,
    POINTLESS,
    PUNCTUAL,
    Due,
    next_due,
)
from bot.store.calls import timers, wishes
from bot.store.calls.calls import CallKind, NewCall, add_call
from bot.store.calls.timers import Timer, TimerChanges
from bot.store.calls.wishes import BOTH, CHANNEL, DIRECT, Habits, Pace
from bot.store.connection import Connection
from bot.store.crew.claims import take
from bot.store.crew.leases import Work
from bot.store.database import Store
from bot.store.games.games import Place, places
from bot.store.games.logs import newest_act

GATHER = timedelta(hours=2)
"""Calls due that soon are made together with one that is due now."""

USUAL = Pace()

KINDS = (CALL, LAST, NUDGE, POINTLESS, CLOCK, ANSWERS, ORDER)


@dataclass(slots=True)
class Claimed:
    """What came of a look at the timers."""

    looked: int = 0
    """How many timers were due."""
    calls: int = 0
    ended: list[Timer] = field(default_factory=list)
    """Waits whose clock has ended."""
    late: list[Timer] = field(default_factory=list)
    """Questions whose clock has ended."""
    ordered: list[Timer] = field(default_factory=list)
    """Questions that a standing order answers now."""
    holidays: list[int] = field(default_factory=list)
    """People whose holiday begins or ends."""


@dataclass(frozen=True, slots=True)
class Known:
    """Everything asked of the store about some timers."""

    paces: Mapping[int, Pace]
    habits: Mapping[int, Habits]
    games: Mapping[int, Place]

    def due(self, timer: Timer, now: datetime) -> Due | None:
        """What is next for a wait."""
        pace = self.paces.get(timer.game, USUAL)
        return next_due(pace, self.habits[timer.person], timer.wait, now)

    def place(self, timer: Timer) -> str:
        """Where a call for it goes."""
        return self.habits[timer.person].place or self.paces.get(timer.game, USUAL).place


async def claim(connection: Connection, now: datetime, most: int = 50, store: Store | None = None) -> Claimed:
    """Look at the timers that are due, the longest due first: `most` of them and what belongs to them.

    `store`: where this process takes what has to be done about them, if others may do that, too.
    """
    found = Claimed()
    due = await timers.find_due(connection, now, most)
    found.holidays = list(dict.fromkeys(due.holidays))
    if store is not None:
        found.holidays = sorted(await take(connection, store, Work.HOLIDAY, found.holidays))
    found.looked = len(due.waits) + len(found.holidays)
    people = list(dict.fromkeys(timer.person for timer in due.waits))
    if not people:
        return found
    everything = await timers.of_people(connection, people, to_change=True)
    numbers = list({timer.game for timer in everything})
    known = Known(
        await wishes.paces(connection, numbers),
        await wishes.habits(connection, people),
        await places(connection, numbers),
    )
    looked_at = {timer.id for timer in due.waits}
    for person in people:
        mine = [timer for timer in everything if timer.person == person]
        await _look_at(connection, known, mine, looked_at, now, found)
    if store is not None:
        waits = (found.ended, found.late, found.ordered)
        numbers = [each.id for those in waits for each in those]
        ours = await take(connection, store, Work.TIMER, numbers)
        found.ended, found.late, found.ordered = (
            [each for each in those if each.id in ours] for those in waits
        )
    return found


async def still_due(connection: Connection, timer: Timer, kind: str, now: datetime) -> bool:
    """Whether it is still time for what was found due while others were seen to; else it is looked at anew.

    The table may have agreed to a pause meanwhile, or the person taken their extension.
    """
    here = await timers.of_game(connection, timer.game)
    fresh = next((each for each in here if (each.id, each.mark) == (timer.id, timer.mark)), None)
    if fresh is None:
        return False
    paces = await wishes.paces(connection, [timer.game])
    known = Known(paces, await wishes.habits(connection, [timer.person]), {})
    due = known.due(fresh, now)
    if due is not None and due.kind == kind and due.at <= now:
        return True
    await timers.change(connection, fresh, {"due": now})
    return False


async def _look_at(
    connection: Connection,
    known: Known,
    mine: Sequence[Timer],
    looked_at: set[int],
    now: datetime,
    found: Claimed,
) -> None:
    """Everything that waits for one person."""
    ready: dict[str, list[Timer]] = {kind: [] for kind in KINDS}
    soon: list[Timer] = []
    for each in mine:
        if each.game not in known.games:
            await timers.end_wait(connection, each.game, [each.person])
            continue
        timer, due = each, known.due(each, now)
        if due is not None and due.kind == NUDGE and due.at <= now:
            timer = await _mark_last_act(connection, each)
            due = known.due(timer, now)
        if timer.id in looked_at:
            if due is not None and due.at <= now:
                ready[due.kind].append(timer)
                continue
            await timers.change(connection, timer, {"due": None if due is None else due.at})
        if due is not None and due.kind == CALL and due.at <= now + GATHER and timer.wait.snoozed is None:
            soon.append(timer)
    found.ended += ready[CLOCK]
    found.late += ready[ANSWERS]
    found.ordered += ready[ORDER]
    for timer in (*ready[CLOCK], *ready[ANSWERS], *ready[ORDER]):  # looked at again soon if that fails
        await timers.change(connection, timer, {"due": now + timedelta(minutes=5)})
    for timer in ready[POINTLESS]:
        await _give_up(connection, known, timer, now)
    for kind in (LAST, NUDGE):
        for timer in ready[kind]:
            await _remind(connection, known, timer, now, CallKind(kind))
    if ready[CALL]:
        await _call(connection, known, [*ready[CALL], *soon], now)
    found.calls += sum(len(ready[kind]) for kind in (LAST, NUDGE, POINTLESS)) + bool(ready[CALL])


async def _mark_last_act(connection: Connection, timer: Timer) -> Timer:
    """The wait with the time of the person's newest act, to the second."""
    at = await newest_act(connection, timer.game, timer.person)
    if at is None or timer.wait.acted is None or at <= timer.wait.acted:
        return timer
    wait = timer.wait._replace(acted=at)
    await timers.change(connection, timer, {"acted": at})
    return replace(timer, wait=wait)


async def _mark_called(
    connection: Connection, known: Known, timer: Timer, now: datetime, kind: CallKind
) -> None:
    """Move a wait on: it was called."""
    wait = timer.wait._replace(last=now, snoozed=timer.wait.snoozed if kind == LAST else None)
    if kind == LAST:
        wait = wait._replace(warned=now)
    if kind == CALL:
        wait = wait._replace(sent=timer.wait.sent + 1, silent=False)
    if kind == NUDGE:
        wait = wait._replace(nudged=True)
    due = known.due(replace(timer, wait=wait), now)
    changes: TimerChanges = {
        "last": wait.last,
        "sent": wait.sent,
        "nudged": wait.nudged,
        "silent": wait.silent,
        "snoozed": wait.snoozed,
        "warned": wait.warned,
        "due": None if due is None else due.at,
    }
    await timers.change(connection, timer, changes)


def _why(timer: Timer, known: Known, now: datetime) -> str:
    """Why somebody is called, in a form for logs: `game 3: reminder 2, waiting since ...`."""
    wait = timer.wait
    if wait.snoozed is not None:
        late = now - wait.snoozed > PUNCTUAL
        said = f"asked for at {wait.snoozed:%Y-%m-%d %H:%M}, and late" if late else "asked for at this time"
    else:
        own = " by their own interval" if known.habits[timer.person].interval else ""
        said = f"reminder {wait.sent + 1}{own}"
    return f"game {timer.game}: {said}, waiting since {wait.since:%Y-%m-%d %H:%M}"


async def _call(connection: Connection, known: Known, called: Sequence[Timer], now: datetime) -> None:
    """One call about all these waits of a person: directly, and once in each server, as they are settled."""
    called = sorted(called, key=lambda timer: timer.wait.since)
    by_guild: dict[int | None, list[Timer]] = {}
    directly: list[Timer] = []
    for timer in called:
        place = known.place(timer)
        if place in (DIRECT, BOTH):
            directly.append(timer)
        if place in (CHANNEL, BOTH):
            by_guild.setdefault(known.games[timer.game].guild, []).append(timer)
        await _mark_called(connection, known, timer, now, CALL)
    groups: list[tuple[int | None, list[Timer]]] = [(None, directly)] if directly else []
    groups += [(known.games[group[0].game].channel, group) for group in by_guild.values()]
    for channel, group in groups:
        guild, waits = (
            known.games[group[0].game].guild,
            tuple(each for timer in group for each in timer.waits),
        )
        why = "; ".join(_why(timer, known, now) for timer in group)
        call = NewCall(CallKind.CALL, group[0].person, guild, channel, waits, why=why)
        await add_call(connection, call, now)


async def _remind(connection: Connection, known: Known, timer: Timer, now: datetime, kind: CallKind) -> None:
    """A call about this game alone."""
    game = known.games[timer.game]
    await _mark_called(connection, known, timer, now, kind)
    if kind == LAST:
        ends = deadline(known.paces.get(timer.game, USUAL), known.habits[timer.person], timer.wait)
        said = f"last call, the clock ends {ends:%Y-%m-%d %H:%M}"
    else:
        said = f"turn begun, last act {timer.wait.acted:%Y-%m-%d %H:%M}"
    why = f"game {timer.game}: {said}"
    for channel, ways in ((None, (DIRECT, BOTH)), (game.channel, (CHANNEL, BOTH))):
        if known.place(timer) in ways:
            call = NewCall(kind, timer.person, game.guild, channel, timer.waits, why=why)
            await add_call(connection, call, now)


async def _give_up(connection: Connection, known: Known, timer: Timer, now: datetime) -> None:
    """The table is told once that calling is pointless."""
    wait = timer.wait._replace(given_up=True)
    due = known.due(replace(timer, wait=wait), now)
    await timers.change(connection, timer, {"given_up": True, "due": None if due is None else due.at})
    game = known.games[timer.game]
    why = f"game {timer.game}: {wait.sent} reminders in vain since {wait.since:%Y-%m-%d %H:%M}"
    call = NewCall(CallKind.POINTLESS, timer.person, game.guild, game.channel, timer.waits, why=why)
    await add_call(connection, call, now)
