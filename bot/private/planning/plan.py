"""A person's plan as it is now: read from the store and tried out on the game as it stands."""

from dataclasses import dataclass, replace

from bot.herald.press import Press
from bot.private.panel.foresight import ending_at
from bot.private.planning.trial import (
    Trial,
    asked,
    begun,
    extended,
    later_moves,
    own_moves,
    playable,
    replayed,
)
from bot.store.games import plans
from bot.store.games.plans import Steps
from bot.tables.state.table import Table
from engine.core.contract import Action, Decision, Line, Seat


@dataclass(frozen=True, slots=True)
class Plan:
    """The steps of a plan, after how many of them the person looks at it, and what they have kept."""

    table: Table
    trial: Trial
    shown: int
    notes: tuple[str, ...]
    """Names of the plans that are kept."""
    rest: str = ""
    """What of a typed line could not be read or planned: it can be mended."""

    @property
    def mark(self) -> str:
        """What tells whether the plan is as it was when pressed: entries of the log, steps shown, steps."""
        return f"{self.table.number}.{self.shown}.{len(self.trial.steps)}"

    @property
    def asked(self) -> Decision | None:
        """Whose decision the plan goes on with."""
        return asked(self.trial, self.shown)

    @property
    def on_turn(self) -> bool:
        """Whether the person decides something in the game itself now."""
        return any(each.seat in self.trial.own for each in self.table.owed)

    @property
    def playable(self) -> tuple[Action, ...]:
        """The person's own steps, of those shown, that can be played for real."""
        return playable(self.trial, self.shown)

    @property
    def later(self) -> tuple[Action, ...]:
        """The steps, of those shown, that are to be given ahead: what follows those played now, else all."""
        return later_moves(self.trial, self.shown) if self.on_turn else own_moves(self.trial, self.shown)

    def at(self, trial: Trial, shown: int) -> "Plan":
        """The plan with these steps, after so many of them."""
        return replace(self, trial=trial, shown=shown)

    def step(self, seat: Seat, action: Action) -> "Plan":
        """The plan with another step after those shown, in place of what followed them.

        Raises:
            EngineError: the rules forbid it there.
        """
        return self.at(extended(self.trial, self.shown, seat, action), self.shown + 1)

    def taken(self, seat: Seat, line: Line) -> "Plan":
        """The plan with more steps, and what would be played along with them as nothing else is left."""
        found = self
        for action in line[:-1]:
            found = found.step(seat, action)
        ending = ending_at(self.table, found.trial.match(found.shown), seat, line[-1])
        found = found.step(seat, line[-1])
        return found if ending is None else found.step(seat, ending)


async def plan_of(press: Press, table: Table) -> Plan:
    """The person's draft on the game as it stands, and the names of what they have kept.

    Raises:
        NotRunning: there is nothing to plan.
        NotSeated: they do not play.
    """
    person = press.person
    press.services.tables.running(table, None)
    own = press.seats(table)
    async with press.services.store.reading() as connection:
        stored = await plans.plan(connection, table.id, person) or Steps()
        notes = tuple(await plans.notes(connection, table.id, person))
    trial = replayed(begun(table, own), stored)
    # Steps that others were thought to take may have been left out at the beginning.
    gone = len(stored.steps) - len(trial.steps) if trial.broken is None else 0
    return Plan(table, trial, max(0, min(stored.shown - gone, len(trial.steps))), notes, stored.rest)


async def keep_plan(press: Press, plan: Plan, name: str = plans.DRAFT) -> None:
    """Store the plan, as the draft or under a name: it outlives the process."""
    await keep_steps(press, plan.table, replace(plan.trial.stored(plan.shown), rest=plan.rest), name)


async def keep_steps(press: Press, table: Table, steps: Steps, name: str = plans.DRAFT) -> None:
    """Store steps as the person's plan of a game."""
    services = press.services
    await services.store.write(plans.keep_plan, table.id, press.person, steps, services.tables.now(), name)


async def keep_draft(press: Press, table: Table, name: str) -> bool:
    """Keep the draft under a name as it was stored, with steps that do not fit the game any more; whether
    there is one."""
    stored = await press.services.store.read(plans.plan, table.id, press.person)
    if stored is None or not (stored.steps or stored.rest):
        return False
    await keep_steps(press, table, stored, name)
    return True


async def take_up(press: Press, table: Table, name: str) -> None:
    """Make a kept plan the draft: it is no note any more then, until it is kept again."""
    services, person = press.services, press.person
    async with services.store.writing() as connection:
        steps = await plans.plan(connection, table.id, person, name)
        if steps is not None:
            await plans.keep_plan(connection, table.id, person, steps, services.tables.now())
            await plans.drop_plan(connection, table.id, person, name)
