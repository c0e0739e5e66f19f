"""Playing with a board or cards of one's own: `/game own`, the lobby's button, what is wrong with a file."""

from collections.abc import Sequence
from functools import partial

import discord

from bot.brought.table import read_table
from bot.herald.press import Attached, Press
from bot.herald.sheet import RED, Attachment, KeptButton, Sheet
from bot.posting.messages.lobby_view import wishes_gone
from bot.speech.names import cut, escape, joined
from bot.speech.teller import Teller
from bot.speech.texts import fault_told, say
from bot.tables.seats.lobby import check_hosted
from bot.tables.state.table import LOBBY, Table
from engine.core.choosing.choices import option_forms, options_to
from engine.core.law import AnyRulebook
from engine.core.own import Own, is_own, short_digest
from engine.core.tables import BadData
from engine.core.title import Title
from engine.core.values.forms import FieldForm
from render.titles import TITLES

MOST_FAULTS, LONGEST_FAULT, ROOM = 12, 300, 1500
"""What is wrong with a file is told in so many lines, of so many characters each and in all."""


def own_option(rules: AnyRulebook) -> str | None:
    """The option that takes a table of one's own; None in games that take none."""
    return next(iter(rules.own), None)


def faults_told(tongue: str, name: str, wrong: Sequence[BadData]) -> str:
    """Everything that is wrong with a file, as far as there is room."""
    lines = [say(tongue, "own-broken", file=escape(name), count=len(wrong))]
    told = [
        f"-# {cut(fault_told(tongue, each, escape).strip(), LONGEST_FAULT)}" for each in wrong[:MOST_FAULTS]
    ]
    while len(told) > 1 and sum(map(len, told)) > ROOM:
        told.pop()
    lines += told
    if len(wrong) > len(told):
        lines.append(f"-# {say(tongue, 'own-more', count=len(wrong) - len(told))}")
    return "\n".join(lines)


async def brought(
    press: Press, game: Title, csv: discord.Attachment, second: discord.Attachment | None
) -> Own | None:
    """The table somebody attached, in one file or in two; None when they were told what is wrong with it.

    Raises:
        FileTooLarge, FileGone, FileTooSlow, FileTooHeavy: it cannot be read at all.
    """
    tongue, option = press.tongue, own_option(game.rules)
    if option is None:
        await press.reply(press.say("own-none", title=Teller(tongue, game).title()))
        return None
    files = [Attached(each) for each in (csv, second) if each is not None]
    reading = partial(read_table, game.slug, option)
    largest = press.services.settings.table_file_kb * 1000
    found = await press.services.desk.bring(press.person, files, reading, largest)
    if found.meant:
        title, here = (Teller(tongue, TITLES[slug]).title() for slug in (found.meant, game.slug))
        await press.reply(press.say("own-other-game", file=escape(csv.filename), title=title, here=here))
        return None
    if found.wrong:
        await press.reply(faults_told(tongue, csv.filename, found.wrong))
        return None
    return found.own


async def own(
    press: Press, csv: discord.Attachment | None = None, second: discord.Attachment | None = None
) -> None:
    """Play with a board or cards of one's own; without a file, say which is played with."""
    table = await press.table()
    option = own_option(table.rules)
    csv, second = csv or second, second if csv else None
    if csv is None or option is None:
        await show_own(press, table)
        return
    check_hosted(table, press.person)
    await press.promise()
    found = await brought(press, table.title, csv, second)
    if found is not None:
        after = await press.services.lobby.configure(table.id, press.person, options={option: found})
        teller = press.teller(after)
        told = teller.say("own-set", option=option_name(teller, option), digest=short_digest(found))
        await press.reply(joined(told, wishes_gone(teller, table, after)))


def option_name(teller: Teller, option: str) -> str:
    """What an option is called."""
    return teller.option(_form_of(teller.rules, option))[0]


def _form_of(rules: AnyRulebook, option: str) -> FieldForm:
    return next(form for form in option_forms(rules) if form.name == option)


async def show_own(press: Press, table: Table) -> None:
    """Show which board or cards of somebody's own are played with, and how the host changes that."""
    teller, option = press.teller(table), own_option(table.rules)
    if option is None:
        await press.reply(teller.say("own-none", title=teller.title()))
        return
    choice, name = options_to(table.options)[option], f"**{option_name(teller, option)}**"
    told = teller.option_choice(_form_of(table.rules, option), choice)
    hosts = table.status == LOBBY and table.hosted_by(press.person)
    how = f"-# {teller.say('own-how')}" if hosts else ""
    sheet = Sheet().text(joined(teller.say("option-told", name=name, choice=told), how))
    if is_own(choice):
        if hosts:
            sheet.row(KeptButton.make("ours", table.id, label=teller.say("button-own-remove"), style=RED))
        name = f"{table.rules.slug}-{option}-{short_digest(choice)}.csv"
        sheet.attach(Attachment(name, choice.encode()))
    await press.show(sheet)


async def ours(press: Press) -> None:
    """Go back to what comes with the game, for the host."""
    table = await press.table()
    option = own_option(table.rules)
    assert option is not None  # noqa: S101 - only such games show the button
    default = str(_form_of(table.rules, option).default)
    table = await press.services.lobby.configure(table.id, press.person, options={option: default})
    await press.done(table, "own-removed")
