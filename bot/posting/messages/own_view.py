"""Playing with a board or cards of one's own: `/game own`, the lobby's button, what is wrong with a file."""

from collections.abc import Sequence
from functools import partial

import discord

from bot.brought.table import LARGEST, Fault, read_table
from bot.herald.messages import Attachment
from bot.herald.press import RED, Handlers, KeptButton, Press, Sheet
from bot.herald.replies import Attached, language, promise, reply, reply_sheet, table_here, table_of
from bot.posting.messages.lobby_view import say_done, wishes_gone
from bot.speech.names import cut, escape, joined
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.tables.seats.lobby import check_hosted
from bot.tables.state.table import LOBBY, Table
from bot.tables.state.telling import teller_for
from engine.core.choosing.choices import option_forms, options_to
from engine.core.law import AnyRulebook
from engine.core.own import Own, is_own, short_digest
from engine.core.title import Title
from render.titles import TITLES

MOST_FAULTS, LONGEST_FAULT, ROOM = 12, 300, 1500
"""What is wrong with a file is told in so many lines, of so many characters each and in all."""


def own_option(rules: AnyRulebook) -> str | None:
    """The option that takes a table of one's own; None in games that take none."""
    return next(iter(rules.own), None)


def fault_told(tongue: str, fault: Fault) -> str:
    """What is wrong with a table, in a sentence with its line and field: the same as `keryx check` says."""
    given, field, needed = escape(fault.given), escape(fault.field), escape(fault.needed)
    what = say(tongue, f"data-{fault.key}", given=given, field=field, needed=needed)
    if fault.line and not fault.field:
        return say(tongue, "cli-check-line-whole", line=fault.line, what=what)
    if fault.line:
        return say(tongue, "cli-check-line", line=fault.line, field=field, what=what)
    return say(tongue, "cli-check-whole", field=field, what=what)


def faults_told(tongue: str, name: str, wrong: Sequence[Fault]) -> str:
    """Everything that is wrong with a file, as far as there is room."""
    lines = [say(tongue, "own-broken", file=escape(name), count=len(wrong))]
    told = [f"-# {cut(fault_told(tongue, each).strip(), LONGEST_FAULT)}" for each in wrong[:MOST_FAULTS]]
    while len(told) > 1 and sum(map(len, told)) > ROOM:
        told.pop()
    lines += told
    if len(wrong) > len(told):
        lines.append(f"-# {say(tongue, 'own-more', count=len(wrong) - len(told))}")
    return "\n".join(lines)


async def brought(
    interaction: Press, game: Title, csv: discord.Attachment, second: discord.Attachment | None
) -> Own | None:
    """The table somebody attached, in one file or in two; None when they were told what is wrong with it.

    Raises:
        FileTooLarge, FileGone, FileTooSlow, FileTooHeavy: it cannot be read at all.
    """
    tongue, option = language(interaction), own_option(game.rules)
    if option is None:
        await reply(interaction, say(tongue, "own-none", title=Teller(tongue, game).title()))
        return None
    files = [Attached(each) for each in (csv, second) if each is not None]
    reading = partial(read_table, game.slug, option)
    found = await interaction.client.services.desk.bring(interaction.user.id, files, reading, LARGEST)
    if found.meant:
        title, here = (Teller(tongue, TITLES[slug]).title() for slug in (found.meant, game.slug))
        name = escape(csv.filename)
        await reply(interaction, say(tongue, "own-other-game", file=name, title=title, here=here))
        return None
    if found.wrong:
        await reply(interaction, faults_told(tongue, csv.filename, found.wrong))
        return None
    return found.own


async def own(
    interaction: Press, csv: discord.Attachment | None = None, second: discord.Attachment | None = None
) -> None:
    """Play with a board or cards of one's own; without a file, say which is played with."""
    table = await table_here(interaction)
    option = own_option(table.rules)
    csv, second = csv or second, second if csv else None
    if csv is None or option is None:
        await show_own(interaction, table)
        return
    check_hosted(table, interaction.user.id)
    await promise(interaction)
    found = await brought(interaction, table.title, csv, second)
    if found is not None:
        after = await interaction.client.services.lobby.configure(
            table.id, interaction.user.id, options={option: found}
        )
        teller = teller_for(after, language(interaction))
        told = teller.say("own-set", option=option_name(teller, option), digest=short_digest(found))
        await reply(interaction, joined(told, wishes_gone(teller, table, after)))


def option_name(teller: Teller, option: str) -> str:
    """What an option is called."""
    return teller.option(next(form for form in option_forms(teller.rules) if form.name == option))[0]


async def show_own(interaction: Press, table: Table) -> None:
    """Which board or cards of somebody's own are played with, and how the host changes that."""
    teller, option = teller_for(table, language(interaction)), own_option(table.rules)
    if option is None:
        await reply(interaction, teller.say("own-none", title=teller.title()))
        return
    form = next(form for form in option_forms(table.rules) if form.name == option)
    choice = options_to(table.options)[option]
    name = option_name(teller, option)
    lines = [teller.say("option-told", name=f"**{name}**", choice=teller.option_choice(form, choice))]
    hosts = table.status == LOBBY and table.hosted_by(interaction.user.id)
    if hosts:
        lines.append(f"-# {teller.say('own-how')}")
    sheet = Sheet().text("\n".join(lines))
    if not is_own(choice):
        await reply_sheet(interaction, sheet)
        return
    if hosts:
        sheet.row(KeptButton.make("ours", table.id, label=teller.say("button-own-remove"), style=RED))
    attached = f"{table.rules.slug}-{option}-{short_digest(choice)}.csv"
    sheet.add_item(discord.ui.File(f"attachment://{attached}"))
    await reply_sheet(interaction, sheet, [Attachment(attached, choice.encode())])


async def own_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The lobby's button."""
    await show_own(interaction, await table_of(interaction, parts))


async def ours(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """The host goes back to what comes with the game."""
    table = await table_of(interaction, parts)
    option = own_option(table.rules)
    assert option is not None  # noqa: S101 - only such games show the button
    default = str(next(form.default for form in option_forms(table.rules) if form.name == option))
    table = await interaction.client.services.lobby.configure(
        table.id, interaction.user.id, options={option: default}
    )
    await say_done(interaction, table, "own-removed")


PRESSED: Handlers = {
    "own": own_pressed,
    "ours": ours,
}
"""What is pressed of this file, by the name in its id."""
