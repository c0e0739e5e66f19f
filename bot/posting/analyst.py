"""The analyst: makes the analyses of finished games that were asked for, one after another, and posts them.

The message comes at once and says how far it is. What was asked for is stored: after a restart it is made
anew in the message that is there already.
"""

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import structlog

from bot.errors.trouble import StoreTrouble, TableError
from bot.herald import permissions
from bot.herald.drawing import try_to_draw
from bot.herald.herald import FAILED, NOWHERE, Herald
from bot.herald.messages import Letter, change, send
from bot.herald.sheet import Attachment, Sheet
from bot.pictures.analysed import analysis_report, events_in, instead, swing_told
from bot.pictures.course import written_names
from bot.pictures.draw import Shown
from bot.posting.messages.analysis_view import Board, analysis_sheet, progress_sheet
from bot.posting.threads import Silenced, open_again
from bot.speech.alt import LONGEST_ALT
from bot.speech.names import cut, joined, plain
from bot.speech.teller import Teller
from bot.store.crew.claims import taken
from bot.store.crew.leases import Work
from bot.store.posts import analyses
from bot.store.posts.analyses import Asked
from bot.tables.state.faults import write_down
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for
from bot.waiting.fair import Asker
from bot.waiting.loop import Loop
from engine.core.play.match import Match
from engine.players.analysis import TOLD, Swing, Turned, better, swings, thought_of, turning

AGAIN = timedelta(seconds=30)
"""When it is tried again after Discord could not be reached."""

log = structlog.get_logger(__name__)


class Analyst:
    """Makes and posts analyses."""

    def __init__(self, herald: Herald) -> None:
        services = herald.services
        self._herald = herald
        self._services = services
        self.loop = Loop("analyst", self.work, services.clock, services.bells.analyses)

    async def work(self) -> datetime | None:
        """Make what was asked for; when something is to be tried again."""
        late = None
        for asked in await self._services.store.read(analyses.waiting):
            try:
                async with taken(self._services.store, Work.ANALYSIS, asked.game) as ours:
                    if ours:
                        await self._make_anew(asked)
            except StoreTrouble:
                raise
            except (Silenced, *NOWHERE):
                log.warning("an analysis may not be posted", game=asked.game)
                await self._services.store.write(analyses.forget, asked.game)
            except FAILED as error:
                log.warning("an analysis could not be posted yet", game=asked.game, why=str(error)[:200])
                late = self._services.clock.now() + AGAIN
            except Exception as error:
                store, now = self._services.store, self._services.clock.now()
                code = await write_down(store, now, error, asked.game)
                log.error("no analysis", game=asked.game, code=code, why=type(error).__name__)
                await self._give_up(asked.game, code)
        return late

    async def _make_anew(self, asked: Asked) -> None:
        """Make an analysis as it stands now: another process may have made it, or have begun."""
        store = self._services.store
        waiting = [asked] if store.holder is None else await store.read(analyses.waiting)
        for each in waiting:
            if each.game == asked.game:
                await self._make(each)

    async def _make(self, asked: Asked) -> None:
        """Make an analysis and post it.

        Raises:
            Silenced, discord.HTTPException: it could not be posted.
            TableError: the game cannot be read, or thought about.
        """
        tables = self._services.tables
        table = await tables.get(asked.game)
        teller = teller_for(table, table.language)
        if permissions.silencing(permissions.here(self._herald, table.channel)):
            raise Silenced
        await open_again(self._herald, table)
        asked = await self._show(table, asked, progress_sheet(teller, 0, TOLD))
        whole = await tables.whole(table.id)
        found = await tables.replays.do(swings, whole)
        turned, points = list[Turned](), turning(whole, found)
        for swing in points:
            turned.append(await self._turned(whole, swing))
            asked = await self._show(table, asked, progress_sheet(teller, len(turned), len(points)))
        sheet = analysis_sheet(
            teller,
            await self._chart(whole, found, points, teller),
            [await self._board(table, whole, each, teller) for each in turned],
        )
        await self._show(table, replace(asked, made=True), sheet)

    async def _show(self, table: Table, asked: Asked, sheet: Sheet) -> Asked:
        """Show this in the message of an analysis, or in a new one where there is none."""
        letter = Letter(sheet, tongue=table.language)
        channel = self._herald.get_partial_messageable(table.channel, guild_id=table.guild)
        message = asked.message
        if message is None or not await change(channel, message, letter):
            # Sent once more after a restart it is the same message; asked for anew it is another.
            message = (await send(channel, letter, f"{asked.game}-{asked.at:%j%H%M%S}")).id
        await self._services.store.write(analyses.keep_message, asked.game, message, made=asked.made)
        return replace(asked, message=message)

    async def _turned(self, whole: Match, swing: Swing) -> Turned:
        """A turning point with what would have been better, thought out in the study."""
        thought = await self._services.tables.replays.do(thought_of, whole, swing)
        if thought is None:
            return Turned(swing, sought=False, better=None)
        return Turned(swing, sought=True, better=await self._services.study.think(better, thought))

    async def _chart(
        self, whole: Match, found: Sequence[Swing], points: Sequence[Swing], teller: Teller
    ) -> Attachment:
        names = written_names(teller, whole.seats)
        report = analysis_report(whole, found, points, teller, names)
        picture = await self._services.easel.report(report)
        told = joined(report.title, *(plain(swing_told(teller, each)) for each in points))
        return Attachment("analysis.png", picture.data, cut(told, LONGEST_ALT))

    async def _board(self, table: Table, whole: Match, turned: Turned, teller: Teller) -> Board:
        """A turning point with what happened in it."""
        events = await self._services.tables.replays.do(events_in, whole, turned.swing)
        return Board(turned, events, await self._instead(table, whole, turned, teller))

    async def _instead(self, table: Table, whole: Match, turned: Turned, teller: Teller) -> Attachment | None:
        """The board as if the better turn had been played, marked as what was only thought of."""
        if turned.better is None:
            return None
        match, events = await self._services.tables.replays.do(instead, whole, turned.better)
        if not events:
            return None
        shown = Shown(events=events, plan=len(match.line) - turned.better.keep)
        drawn = await try_to_draw(self._services, match, teller, shown, Asker(table.guild or 0, 0))
        return drawn and replace(drawn, name=f"better-{turned.swing.turn}.png")

    async def _give_up(self, game: int, code: str) -> None:
        """Say that there will be no analysis, and the code of the fault; it can be asked for once more."""
        store, tables = self._services.store, self._services.tables
        message = next(
            (each.message for each in await store.read(analyses.waiting) if each.game == game), None
        )
        await store.write(analyses.forget, game)
        if message is None:
            return
        with contextlib.suppress(TableError, *FAILED):
            table = await tables.get(game)
            channel = self._herald.get_partial_messageable(table.channel, guild_id=table.guild)
            told = teller_for(table, table.language).say("analysis-failed", code=code)
            await change(channel, message, Letter(Sheet().text(told)))
