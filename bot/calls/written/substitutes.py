"""Seats that substitutes hold while somebody is away: who may, the handing over and the return, who is told.

A substitute holds the seat itself meanwhile, so that everything that asks who sits there is right without
knowing of holidays; whose it is stands in a row of its own, and it is given back at the return.
"""

from collections.abc import Sequence
from dataclasses import replace

import structlog

from bot.calls.when.errors import NoSubstitute, StandsInAlready, SubstituteAway, SubstituteKnows
from bot.calls.when.waking import awake
from bot.errors.trouble import TableError
from bot.store.calls import wishes
from bot.store.calls.calls import CallKind, NewCall, add_call, look_at_notices
from bot.store.calls.wishes import Rest
from bot.store.connection import Connection
from bot.store.games.games import Somebody, games_of, places
from bot.store.people import seats as rows
from bot.store.people.holidays import (
    Holiday,
    StandIn,
    forget_stand_ins,
    holiday_of,
    keep_stand_in,
    stand_ins,
)
from bot.store.people.seats import Lent
from bot.tables.change.tables import Beside, Tables
from bot.tables.seats.people import handed_over
from bot.tables.state.table import RUNNING, Table
from bot.tables.state.telling import teller_for
from engine.core.contract import Seat

log = structlog.get_logger(__name__)


def meet(first: Rest | Holiday, second: Rest | Holiday) -> bool:
    """Whether two times overlap."""
    return first.begins < second.ends and second.begins < first.ends


async def check_substitute(tables: Tables, person: int, substitute: Somebody, rest: Rest) -> None:
    """Refuse whoever cannot stand in at every table of the person during this time.

    Raises:
        NoSubstitute: it is the person themselves.
        SubstituteAway: they are away then.
        StandsInAlready: they sit at one of the tables.
        SubstituteKnows: they have seen secrets of another seat there.
    """
    if substitute.id == person:
        raise NoSubstitute
    async with tables.store.reading() as connection:
        theirs = await holiday_of(connection, substitute.id)
        games = [*await games_of(connection, person), *await rows.lent_games(connection, person)]
    if theirs is not None and meet(rest, theirs):
        raise SubstituteAway({"name": substitute.name})
    for game in dict.fromkeys(games):
        try:
            table = await tables.get(game)
        except TableError as error:
            log.warning("a holiday passes a table by", game=game, why=error.key)
            continue
        facts = {"name": substitute.name, "title": teller_for(table, table.language).title()}
        if substitute.id in table.people and not table.lent_by(person):
            raise StandsInAlready(facts)
        if await _knows_others(tables, table, substitute.id, person):
            raise SubstituteKnows(facts)


async def _knows_others(tables: Tables, table: Table, substitute: int, person: int) -> bool:
    """Whether somebody has held another seat of a game with secrets."""
    if not table.rules.hidden:
        return False
    held = await tables.store.read(rows.held_before, table.id, substitute)
    return bool(held - {*table.seats_of(person), *table.lent_by(person)})


async def tell_table(
    tables: Tables, connection: Connection, kind: CallKind, holiday: Holiday, game: int, plays: int | None
) -> None:
    """Write the call that tells a table of a holiday; it takes the place of what told who plays before.

    Where it may mention who plays from now on, it waits until they are awake.
    """
    due = now = tables.now()
    if plays is not None:
        due = awake((await wishes.habits(connection, [plays]))[plays], now)
    if kind == CallKind.AWAY:
        await look_at_notices(connection, holiday.id, game)
    place, person = (await places(connection, [game]))[game], holiday.person if plays is None else plays
    why = f"game {game}: holiday {holiday.id}"
    call = NewCall(kind, person, place.guild, place.channel, game=game, holiday=holiday.id, why=why)
    await add_call(connection, call, now, due)


async def hand_over(tables: Tables, holiday: Holiday, game: int) -> None:
    """Give the person's seats at a running table to the substitute, unless they sit there."""
    assert holiday.substitute is not None  # noqa: S101 - they have said yes
    substitute = Somebody(holiday.substitute, holiday.substitute_name)
    try:
        async with tables.locked(game) as table:
            if table.status != RUNNING:
                return
            seats, plays = table.seats_of(holiday.person), holiday.substitute
            stays = substitute.id in table.people
            if stays or await _knows_others(tables, table, substitute.id, holiday.person):
                log.warning("the substitute cannot play any more", game=game, holiday=holiday.id)
                seats = ()

            async def beside(connection: Connection) -> None:
                for seat in seats:
                    await keep_stand_in(connection, StandIn(game, seat), holiday.id)
                await tell_table(tables, connection, CallKind.AWAY, holiday, game, plays if seats else None)

            if seats:
                await _seat(tables, table, seats, substitute, Somebody(holiday.person, holiday.name), beside)
                return
            await tables.store.write(beside)
    except TableError as error:
        log.warning("a seat could not be handed over", game=game, why=error.key)


async def _seat(
    tables: Tables, table: Table, seats: Sequence[int], sits: Somebody, holder: Somebody, told: Beside
) -> None:
    """Give seats to a substitute, or back to whose they are, and write down who held them when.

    `told` writes, in the same transaction, who is told of it and whose the seats are.
    """
    chairs = tuple(
        replace(chair, person=sits.id, name=sits.name) if chair.seat in seats else chair
        for chair in table.chairs
    )
    lent = tuple(each for each in table.lent if each.seat not in seats)
    if sits != holder:
        lent += tuple(Lent(Seat(seat), holder) for seat in seats)
    why = "return" if sits == holder else "substitute"

    async def beside(connection: Connection) -> None:
        for seat in seats:
            handover = handed_over(table, table.chairs[seat], chairs[seat], why, sits.id, tables.now())
            await rows.add_handover(connection, handover)
        await told(connection)

    await tables.rewrite(table, replace(table, chairs=chairs, lent=lent), None, beside=beside)


async def hand_back_all(tables: Tables, holiday: Holiday, told: CallKind) -> None:
    """Give whoever is away their seats again; `told`: the kind of call that tells the tables."""
    lent = await tables.store.read(stand_ins, holiday.id)
    for game in dict.fromkeys(each.game for each in lent):
        await _hand_back(tables, holiday, game, [each.seat for each in lent if each.game == game], told)


async def _hand_back(
    tables: Tables, holiday: Holiday, game: int, seats: Sequence[int], told: CallKind
) -> None:
    try:
        async with tables.locked(game) as table:
            theirs = [seat for seat in seats if table.chairs[seat].person == holiday.substitute]
            plays = holiday.person if told == CallKind.BACK else None

            async def beside(connection: Connection) -> None:
                await forget_stand_ins(connection, game, holiday.id)
                await tell_table(tables, connection, told, holiday, game, plays)

            if theirs:
                holder = Somebody(holiday.person, holiday.name)
                await _seat(tables, table, theirs, holder, holder, beside)
                return
    except TableError as error:
        log.warning("a seat could not be given back", game=game, why=error.key)
    await tables.store.write(forget_stand_ins, game, holiday.id)
