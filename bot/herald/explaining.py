"""What went wrong, in sentences: for whoever pressed or typed something."""

import contextlib

import discord

from bot.errors.codes import code_of
from bot.errors.seats import NotHost, NotYourDecision
from bot.errors.tables import SeatsKept, SeatsMissing
from bot.errors.trouble import InternalTrouble, TableError
from bot.herald.herald import FAILED
from bot.herald.press import Press
from bot.speech.names import escape
from bot.speech.teller import Teller
from bot.speech.texts import render, say
from bot.speech.words import ANY_COMPUTER
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for
from engine.core.contract import Action, Fact, Word
from engine.core.errors import (
    BadNotation,
    BadOptions,
    BadRecord,
    EngineError,
    IllegalAction,
    NotYours,
    UndoBarrier,
)
from engine.core.play.log import CLOCK

MOST = 5
"""Of what stood instead of an answer."""


async def explain(press: Press, error: BaseException) -> str:
    """What went wrong, as a sentence with what would be right."""
    table = None
    if isinstance(error, EngineError | NotYourDecision | SeatsKept | SeatsMissing):
        with contextlib.suppress(TableError):
            table = await press.table()
    told = sentence(press.tongue, table, error)
    if table is None:
        return told
    late = stood_instead(table, press.person, press.teller(table))
    return "\n".join(filter(None, (late, told)))


def sentence(tongue: str, table: Table | None, error: BaseException) -> str:
    """What went wrong, as a sentence; in the words of the game at their table, where it is known."""
    teller = teller_for(table, tongue) if table is not None else None
    if isinstance(error, NotYourDecision) and table is not None and teller is not None and table.owed:
        return "\n".join((teller.say("table-not-asked"), *waits(teller, table)))
    if isinstance(error, TableError):
        return table_error(tongue, error, teller)
    if isinstance(error, EngineError):
        return engine_error(tongue, teller, error)
    return table_error(tongue, InternalTrouble({"code": code_of(error)}))


def waits(teller: Teller, table: Table) -> list[str]:
    """Who is waited for and why, a line each."""
    roles = table.match.roles if table.match is not None else ()
    return [
        teller.say(
            "status-waiting",
            who=teller.player(teller.names[decision.seat], roles[decision.seat]),
            what=teller.waiting(decision),
        )
        for decision in table.owed
    ]


def table_error(tongue: str, error: TableError, teller: Teller | None = None) -> str:
    """The sentence of an error at a table, in the words of its game where it is known."""
    facts: dict[str, Fact] = {name: _harmless(fact) for name, fact in error.facts.items()}
    facts["computer"] = ANY_COMPUTER
    if isinstance(error, NotYourDecision):
        waiting = facts.get("waiting", ())
        if isinstance(waiting, tuple):
            facts["waiting"] = tuple(each or say(tongue, "computer-sensible") for each in waiting)
    key = f"table-{error.key}"
    return teller.render(key, facts) if teller is not None else render(tongue, key, facts)


def _harmless(fact: Fact) -> Fact:
    """The fact with what people typed made harmless."""
    if isinstance(fact, str):
        return escape(fact)
    if isinstance(fact, tuple) and not isinstance(fact, Word):
        return tuple(_harmless(each) for each in fact)
    return fact


def engine_error(tongue: str, teller: Teller | None, error: EngineError) -> str:
    """The sentence of an error of the rules."""
    if isinstance(error, UndoBarrier):
        return say(tongue, f"undo-{error.key}")
    if isinstance(error, NotYours):
        return say(tongue, "table-not-yours")
    if isinstance(error, BadRecord):
        facts = {name: escape(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
        return render(tongue, f"record-{error.key}", facts)
    if teller is None:
        return say(tongue, "table-trouble")
    if isinstance(error, IllegalAction):
        told, rule = teller.refusal(error.refusal), error.refusal.rule
        return say(tongue, "refusal-by-rule", what=told, rule=rule) if rule[:1].isdigit() else told
    if isinstance(error, BadNotation):
        return teller.notation(error)
    if isinstance(error, BadOptions):
        return teller.options(error)
    return say(tongue, "table-trouble")


def stood_instead(table: Table, person: int, teller: Teller) -> str:
    """What stands instead of the person's answer; empty where they were in time, or have acted since."""
    match, seats = table.match, table.seats_of(person)
    stood: list[str] = []
    if match is None or not seats:
        return ""
    for entry, turn in zip(reversed(match.line), reversed(match.turns), strict=True):
        if entry.seat not in seats:
            continue
        if entry.by != CLOCK or turn < match.turn - 1 or not isinstance(entry.deed, Action):
            break
        stood.insert(0, teller.action(entry.deed))
    return teller.say("panel-late", what=tuple(stood[-MOST:])) if stood else ""


async def heir_told(press: Press, error: BaseException) -> str:
    """Who hosts now, where the host has left the server; empty where nothing changed.

    The members of a server are not watched, as that needs a privileged intent.
    """
    if not isinstance(error, NotHost) or press.guild is None:
        return ""
    herald, guild = press.herald, press.guild
    with contextlib.suppress(TableError):
        before = await press.table()
        try:
            await herald.http.get_member(guild, before.host)
        except discord.NotFound:
            await herald.services.hosting.replace_hosts(guild, before.host)
            after = await herald.services.tables.get(before.id)
            if after.host != before.host:
                key = "host-left-you" if after.host == press.person else "host-left"
                teller = press.teller(after)
                return teller.say(key, old=escape(before.host_name), new=escape(after.host_name))
        except FAILED:
            return ""
    return ""
