"""What is said about holidays: to whoever is asked to stand in, and to the table."""

from bot.calling.occasion import Occasion
from bot.calls.written.told import paused_until
from bot.herald.messages import Letter, link
from bot.herald.sheet import GREEN, KeptButton, Sheet, at_table
from bot.speech.names import escape
from bot.speech.texts import say
from bot.speech.times import stamp
from bot.store.calls.calls import Call, CallKind, is_told_anew
from bot.store.connection import Connection
from bot.store.database import Store
from bot.store.games.games import games_of, places
from bot.store.people.holidays import Holiday, find_holiday


async def _holiday(connection: Connection, call: Call) -> Holiday | None:
    """The holiday a call is about."""
    return None if call.holiday is None else await find_holiday(connection, call.holiday)


async def asked_letter(store: Store, call: Call, tongue: str, *, here: bool) -> Letter | None:
    """To somebody: will you play for them? From their yes on: what they promised, and how to take it back."""
    async with store.reading() as connection:
        holiday = await _holiday(connection, call)
        if holiday is None or holiday.over or holiday.substitute != call.person:
            return None
        games = await games_of(connection, holiday.person)
        there = await places(connection, games)
    who, name = f"<@{call.person}> " if here else "", escape(holiday.name)
    begins, ends = stamp(holiday.begins, "f"), stamp(holiday.ends, "f")
    if holiday.agreed:
        no = KeptButton.make("standin", call.id, "no", label=say(tongue, "button-stand-in-no-more"))
        text = say(tongue, "stand-in-agreed", name=name, begins=begins, ends=ends)
        return Letter(Sheet().text(f"{who}{text}").row(no))
    text = say(
        tongue, "call-stand-in", who=who, name=name, begins=begins, ends=ends, count=len(games)
    ).strip()
    links = [link(there[game].guild, there[game].channel, there[game].post) for game in games[:10]]
    yes = KeptButton.make("standin", call.id, "yes", label=say(tongue, "button-stand-in"), style=GREEN)
    no = KeptButton.make("standin", call.id, "no", label=say(tongue, "button-not-stand-in"))
    return Letter(Sheet().text("\n".join((text, *links))).row(yes, no), (call.person,) if here else ())


async def asked(occasion: Occasion) -> Letter | None:
    """The letter to whoever is asked, in their language."""
    call = occasion.call
    tongue = occasion.batch.habits[call.person].language or "en"
    return await asked_letter(occasion.services.store, call, tongue, here=occasion.here)


async def declined(occasion: Occasion) -> Letter | None:
    """To whoever goes away: the one they asked will not play for them."""
    call = occasion.call
    holiday = await occasion.services.store.read(_holiday, call)
    if holiday is None or holiday.over or holiday.substitute is not None:
        return None
    tongue = occasion.batch.habits[call.person].language or "en"
    name, ends = escape(holiday.substitute_name), stamp(holiday.ends, "f")
    return Letter(Sheet().text(say(tongue, "call-declined", name=name, ends=ends)), silent=holiday.begun)


async def away(occasion: Occasion) -> Letter | None:
    """To the table: somebody is away, and who plays for them."""
    holiday = await occasion.services.store.read(_holiday, occasion.call)
    table = await occasion.read_table()
    if holiday is None or holiday.over:
        return None
    plays = holiday.substitute if table.lent_by(holiday.person) else None
    sheet = Sheet().text(_away(table.language, holiday, plays))
    return Letter(sheet, silent=True) if plays is None else await _for_whoever_is_next(occasion, sheet, plays)


def _away(tongue: str, holiday: Holiday, plays: int | None) -> str:
    facts = {"name": escape(holiday.name), "ends": stamp(holiday.ends, "f")}
    if plays is None:
        return say(tongue, "call-away", **facts)
    return say(tongue, "call-away-substitute", who=f"<@{plays}>", **facts)


async def back(occasion: Occasion) -> Letter:
    """To the table: somebody holds their seat again."""
    call, table = occasion.call, await occasion.read_table()
    return await _for_whoever_is_next(occasion, Sheet().text(_back(table.language, call)), call.person)


def _back(tongue: str, call: Call) -> str:
    return say(tongue, "call-back", who=f"<@{call.person}>")


async def notice_after(store: Store, call: Call, tongue: str) -> str | None:
    """What a notice still tells when the turn it called somebody to is over; None: nothing."""
    if call.kind == CallKind.BACK:
        return _back(tongue, call)
    async with store.reading() as connection:
        holiday = None if await is_told_anew(connection, call) else await _holiday(connection, call)
    return None if holiday is None else _away(tongue, holiday, holiday.substitute if holiday.agreed else None)


async def _for_whoever_is_next(occasion: Occasion, sheet: Sheet, person: int) -> Letter:
    """With a mention and a button where it is their turn; else, and in a pause, nobody's telephone rings."""
    services, table = occasion.services, await occasion.read_table()
    paused = await paused_until(services.store, table.id, services.clock.now())
    if not table.owed_by(person) or paused is not None:
        return Letter(sheet, silent=True)
    return Letter(sheet.row(*at_table(table, table.language, "turn")), (person,))
