"""Private answers, in the language of whoever asked."""

import contextlib

import discord

from bot.errors.seats import NotYourDecision
from bot.errors.tables import NoGame, SeatsKept, SeatsMissing
from bot.errors.trouble import InternalTrouble, TableError
from bot.herald import permissions
from bot.herald.late import stood_instead
from bot.herald.press import Press, Sheet
from bot.speech.names import escape
from bot.speech.teller import Teller
from bot.speech.texts import language_of, render, say
from bot.speech.words import ANY_COMPUTER
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for
from bot.waiting.fair import Asker
from engine.core.contract import Fact, Word
from engine.core.errors import (
    BadNotation,
    BadOptions,
    BadRecord,
    EngineError,
    IllegalAction,
    NotYours,
    UndoBarrier,
)


def language(interaction: Press) -> str:
    """The reader's language."""
    return language_of(interaction.locale.value)


def asker_of(interaction: Press) -> Asker:
    """Who asks by an interaction, for fair turns among servers and people."""
    return Asker(interaction.guild_id or 0, interaction.user.id)


async def table_here(interaction: Press) -> Table:
    """The game of the channel an interaction comes from.

    Raises:
        NoGame: there is none.
    """
    if interaction.channel_id is None:
        raise NoGame
    table = await interaction.client.services.tables.at(interaction.channel_id)
    if table.guild != interaction.guild_id:
        raise NoGame
    return table


def missing_here(interaction: Press, table: Table) -> str:
    """What keeps the bot from posting where the person acts, told to them; empty if nothing does."""
    if interaction.channel_id != table.channel:
        return ""
    in_thread = isinstance(interaction.channel, discord.Thread)
    lacks = permissions.lacking(interaction.app_permissions, thread=in_thread)
    return permissions.sentence(language(interaction), table.channel, lacks)


async def reply(interaction: Press, text: str) -> None:
    """A private sentence, whatever was answered before."""
    await reply_sheet(interaction, Sheet().text(text))


async def reply_sheet(
    interaction: Press, sheet: Sheet, files: list[discord.File] | None = None, *, new: bool = True
) -> None:
    """A private message; with `new` False it takes the place of the message the person pressed."""
    files = files or []
    if not new and interaction.message is not None and interaction.message.flags.ephemeral:
        if interaction.response.is_done():
            await interaction.edit_original_response(view=sheet, attachments=files)
        else:
            await interaction.response.edit_message(view=sheet, attachments=files)
        return
    if interaction.response.is_done():
        if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
            await interaction.edit_original_response(view=sheet, attachments=files)
        else:
            await interaction.followup.send(view=sheet, files=files, ephemeral=True)
    else:
        await interaction.response.send_message(view=sheet, files=files, ephemeral=True)


async def explain(interaction: Press, error: BaseException) -> str:
    """What went wrong, as a sentence with what would be right."""
    table = None
    if isinstance(error, EngineError | NotYourDecision | SeatsKept | SeatsMissing):
        with contextlib.suppress(TableError):
            table = await table_here(interaction)
    told = sentence(language(interaction), table, error)
    if table is None:
        return told
    late = stood_instead(table, interaction.user.id, teller_for(table, language(interaction)))
    return "\n".join(filter(None, (late, told)))


def sentence(tongue: str, table: Table | None, error: BaseException) -> str:
    """The same for somebody at a table, where it is known."""
    teller = teller_for(table, tongue) if table is not None else None
    if isinstance(error, NotYourDecision) and table is not None and teller is not None and table.owed:
        return "\n".join((teller.say("table-not-asked"), *waits(teller, table)))
    if isinstance(error, TableError):
        return table_error(tongue, error, teller)
    if isinstance(error, EngineError):
        return engine_error(tongue, teller, error)
    return table_error(tongue, InternalTrouble())


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
