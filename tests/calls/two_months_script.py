"""What people do beside playing, in the simulated two months: holidays, votes, leaving."""

import contextlib
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from characters import ANA, AROHA, CHARACTERS, NIKOS, SAM, ZOE

from bot.calls.when.waking import awake
from bot.errors.votes import VoteOver
from bot.store.people.votes import AGREED
from bot.tables.state.table import Table

if TYPE_CHECKING:
    from two_months import Simulated

PAUSE = timedelta(days=5)


def write_script(simulated: "Simulated") -> None:
    """What happens on its day, whoever's turn it is."""
    script = Script(simulated)
    for day, deed in (
        (8, script.nikos_plans), (13, script.ana_regrets), (19, script.sam_leaves), (26, script.aroha_goes),
        (30, script.ana_proposes_a_pause), (47, script.nikos_is_busy),
    ):  # fmt: skip
        simulated.later.append((simulated.begins + timedelta(days=day), deed))


class Script:
    """Deeds of people beside playing."""

    def __init__(self, simulated: "Simulated") -> None:
        self.simulated = simulated

    async def nikos_plans(self) -> None:
        begins, ends = self.simulated.begins + timedelta(days=10), self.simulated.begins + timedelta(days=20)
        asked = (ZOE, "Zoé", False)
        await self.simulated.caller.services.holidays.plan(NIKOS, "Nikos", begins, ends, asked)
        self.simulated.story.away.append((NIKOS, begins, ends))
        self.simulated.note(
            "Nikos plans a holiday of ten days from the day after tomorrow on, and asks Zoé to stand in."
        )

    async def aroha_goes(self) -> None:
        begins = self.simulated.clock.now()
        ends = begins + timedelta(days=3)
        await self.simulated.caller.services.holidays.plan(AROHA, "Aroha", None, ends)
        self.simulated.story.away.append((AROHA, begins, ends))
        self.simulated.note("Aroha is away for three days; nobody stands in.")

    async def sam_leaves(self) -> None:
        self.simulated.office.gone.add(SAM)
        self.simulated.note("Sam leaves the server, without a word.")

    async def _wait_until(self, fits: Callable[[Table], bool], deed: Callable[[], Awaitable[None]]) -> None:
        """Do something as soon as the table is so."""
        if fits(await self.simulated.tables.get(1)):
            await deed()
        else:
            self.simulated.at(timedelta(hours=1), self._wait_until, fits, deed)

    async def ana_regrets(self) -> None:
        def fits(table: Table) -> bool:
            assert table.match is not None
            seats = [entry.seat for entry in table.match.line]
            others = [seat for seat in seats if seat != seats[-1]]
            return table.chairs[seats[-1]].person != ANA and table.chairs[others[-1]].person == ANA

        await self._wait_until(fits, self._ask_undo)

    async def _ask_undo(self) -> None:
        vote = await self.simulated.mending.ask_undo(1, ANA, "Ana")
        asked = [CHARACTERS[person].name for person in vote.waiting]
        self.simulated.note(f"Ana asks to take back her last step; {' and '.join(asked)} must agree.")
        for person in vote.waiting:
            self.simulated.at(timedelta(minutes=40), self._agree, vote.id, person)

    async def nikos_is_busy(self) -> None:
        await self._wait_until(lambda table: bool(table.owed_by(NIKOS)), self._ask_wait)

    async def _ask_wait(self) -> None:
        simulated = self.simulated
        until = simulated.clock.now() + timedelta(hours=36)
        vote = await simulated.caller.services.patience.ask(1, ANA, "Ana", until)
        simulated.note("Nikos is busy; Ana asks the table to wait a day and a half for him.")
        mark = simulated.plans[1, NIKOS][0]
        simulated.plans[1, NIKOS] = mark, simulated.clock.now() + timedelta(hours=30)
        for person in vote.waiting:
            simulated.at(timedelta(minutes=90), self._agree, vote.id, person)

    async def ana_proposes_a_pause(self) -> None:
        if await self.simulated.votes.open_at(1) is not None:
            self.simulated.at(timedelta(hours=1), self.ana_proposes_a_pause)
            return
        until = self.simulated.clock.now() + PAUSE
        vote = await self.simulated.caller.services.pausing.ask(1, ANA, "Ana", until)
        self.simulated.note("Ana asks the table of the great game to pause for five days.")
        for person in vote.waiting:
            self.simulated.at(timedelta(minutes=90), self._agree_to_pause, vote.id, person, until)

    async def _agree_to_pause(self, vote: int, person: int, until: datetime) -> None:
        await self._agree(vote, person)
        simulated = self.simulated
        if (await simulated.votes.read(vote)).outcome == AGREED and not simulated.story.pauses:
            simulated.story.pauses.append((1, simulated.clock.now(), until))

    async def _agree(self, vote: int, person: int) -> None:
        who, now = CHARACTERS[person], self.simulated.clock.now()
        when = awake(who.habits, now)
        if when > now:
            self.simulated.at(when - now, self._agree, vote, person)
            return
        with contextlib.suppress(VoteOver):
            found = await self.simulated.votes.answer(vote, person, yes=True)
            self.simulated.note(
                f"{who.name} agrees." if found.outcome is None else f"{who.name} agrees: it is decided."
            )
