"""From where somebody asks why: the board as they may know it, the seat they ask for, and the way back."""

import asyncio
from dataclasses import dataclass, replace

from bot.errors.tables import NotRunning
from bot.herald.explaining import waits
from bot.herald.press import Press
from bot.herald.sheet import KeptButton, at_table
from bot.private.planning.plan import plan_of
from bot.private.why.supposed import on_turn
from bot.speech.names import joined
from bot.speech.teller import Teller
from bot.tables.state.table import RUNNING, Table
from engine.core.contract import Seat
from engine.core.play.match import Match


@dataclass(frozen=True, slots=True)
class Standpoint:
    """What is known where a question is asked, and what its answers carry."""

    match: Match
    """The game as the person may know it: what is tried on it can tell nothing that is hidden."""
    seat: Seat | None
    """For whom something is tried; None: it can be tried for nobody."""
    teller: Teller
    where: tuple[object, ...]
    """What the ids of further questions carry."""
    back: tuple[KeptButton, ...] = ()
    new: bool = False
    """Whether the answer is a message of its own."""
    names: str = ""
    """What stands before the names of its ids."""
    note: str = ""
    """Whose turn it is, where it is not the person's."""
    looks: tuple[KeptButton, ...] = ()
    """What leads on where something is allowed."""

    @property
    def slug(self) -> str:
        """The game."""
        return self.match.rules.slug

    @property
    def asked(self) -> bool:
        """Whether the seat decides this very thing now."""
        return self.seat is not None and not self.note


def asked_seat(table: Table, person: int) -> Seat | None:
    """The seat for which the person is asked now; None: none is."""
    owed = table.owed_by(person)
    return owed[0].seat if owed and table.status == RUNNING and table.match is not None else None


async def standing_at(press: Press, table: Table) -> Standpoint:
    """From where the person asks: in their plan, where they decide now, or where they only look on.

    Raises:
        NotRunning: the game has not begun.
        NotSeated: they have no plan here any more.
    """
    if table.match is None:
        raise NotRunning
    match, teller, back = table.match, press.teller(table), tuple(press.way_back)
    kept = (table.id, *press.parts[1:]), back, not back
    if len(press.parts) > 1 and "." in press.parts[1]:
        plan = await plan_of(press, table)
        decision, there = plan.asked, plan.trial.match(plan.shown)
        if decision is not None:
            return Standpoint(there.seen_by(decision.seat), decision.seat, teller, *kept)
    seat = asked_seat(table, press.person)
    if seat is not None:
        looks = tuple(at_table(table, teller.language, "turn"))
        return Standpoint(match.seen_by(seat), seat, teller, *kept, looks=looks)
    if table.status != RUNNING:
        return Standpoint(match, None, teller, *kept, note=teller.say("panel-game-over"))
    return await _looking_on(press, table, Standpoint(match, None, teller, *kept))


async def _looking_on(press: Press, table: Table, at: Standpoint) -> Standpoint:
    """From where somebody asks who is not asked: their own next turn, or for spectators whose turn it is."""
    own, teller = table.seats_of(press.person), at.teller
    waiting = joined(*waits(teller, table))
    if own:
        plan = tuple(at_table(table, teller.language, "plan"))
        told = joined(teller.say("why-not-your-turn"), waiting)
        found = await asyncio.to_thread(on_turn, at.match, own, table.owed)
        if found is None:
            return replace(at, note=joined(told, teller.say("why-untried")), looks=plan)
        match, seat = found
        return replace(
            at, match=match, seat=seat, note=joined(told, teller.say("why-if-it-were")), looks=plan
        )
    told = joined(teller.say("why-watching"), waiting)
    if at.match.rules.hidden:
        return replace(at, note=joined(told, teller.say("why-untried")))
    seat = table.owed[0].seat
    theirs = teller.say("why-for-them", who=teller.seat(seat, at.match.roles))
    return replace(at, seat=seat, note=joined(told, theirs))
