"""People and the past of a game: `/game undo`, `rollback`, `abandon`, `wait`, `replace` and others."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.calling.presses import habits_of
from bot.calls.when import typed
from bot.commands.tables.computers import computer_called, computers_named
from bot.commands.tables.titles import MOST_SEATS
from bot.commands.texts import choices, command, fitting, table_if_any
from bot.errors.seats import NoSuchSeat, NotOnServer
from bot.errors.tables import NoComputer, NotAPerson, NotRunning
from bot.errors.trouble import TableError
from bot.herald.explaining import engine_error, table_error
from bot.herald.press import RED, Handlers, KeptButton, Press, Sheet
from bot.herald.replies import language, promise, reply, reply_sheet, table_here
from bot.posting.messages.lobby_view import hosts_told, known_as
from bot.posting.messages.people_view import role_of, somebody, somebody_named, welcome
from bot.posting.messages.vote_view import tell_put
from bot.private.panel.handlers import show
from bot.speech.names import plain
from bot.speech.texts import capital
from bot.store.games.games import Somebody
from bot.store.people.seats import Offer
from bot.store.people.votes import Vote
from bot.tables.seats.people import Brought
from bot.tables.state.table import RUNNING, Table
from bot.tables.state.telling import teller_for
from engine.core.errors import UndoBarrier

TOGETHER = ("other-acted", "chance", "revealed", "said")
"""What keeps people from taking back alone, but not together."""


async def undo(interaction: Press) -> None:
    """Take back one's last step; where one may not alone, propose to ask the others."""
    table = await table_here(interaction)
    try:
        change = await interaction.client.services.tables.undo(table.id, interaction.user.id)
    except UndoBarrier as barrier:
        if barrier.key not in TOGETHER:
            raise
        await propose_vote(interaction, table, barrier)
        return
    note = teller_for(change.after, language(interaction)).say("panel-undone")
    await show(interaction, change.after, note=note, new=True)


async def propose_vote(interaction: Press, table: Table, barrier: UndoBarrier) -> None:
    """Why a step cannot be taken back alone, and the way to ask the others, if they can be asked."""
    tongue = language(interaction)
    teller = teller_for(table, tongue)
    sheet = Sheet().text(engine_error(tongue, teller, barrier))
    try:
        await interaction.client.services.mending.check_undo(table.id, interaction.user.id)
    except TableError as error:
        await reply_sheet(interaction, sheet.text(table_error(tongue, error, teller)))
        return
    sheet.text(teller.say("undo-ask"))
    label = teller.say("button-ask-undo")
    await reply_sheet(interaction, sheet.row(KeptButton.make("askundo", table.id, table.number, label=label)))


async def ask_undo_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Ask those affected to let one take back one's last step."""
    await promise(interaction)
    who = somebody(interaction)
    vote = await interaction.client.services.mending.ask_undo(int(parts[0]), who.id, who.name, int(parts[1]))
    await tell_put(interaction, await interaction.client.services.tables.get(vote.game), vote)


async def rollback(interaction: Press, turn: app_commands.Range[int, 1, 100_000]) -> None:
    """Ask everybody to go back to the beginning of a turn."""
    table, who = await table_here(interaction), somebody(interaction)
    await promise(interaction)
    vote = await interaction.client.services.mending.ask_rollback(table.id, who.id, who.name, turn)
    await tell_put(interaction, table, vote)


async def abandon(interaction: Press) -> None:
    """Ask the others to end the game without a result."""
    table = await table_here(interaction)
    teller = teller_for(table, language(interaction))
    await interaction.client.services.mending.check_abandon(table.id, interaction.user.id)
    button = KeptButton.make("abandon", table.id, label=teller.say("button-ask-abandon"), style=RED)
    await reply_sheet(interaction, Sheet().text(teller.say("abandon-ask")).row(button))


async def abandon_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Abandoning, confirmed: the table is asked."""
    who = somebody(interaction)
    await promise(interaction)
    vote = await interaction.client.services.mending.ask_abandon(int(parts[0]), who.id, who.name)
    await tell_put(interaction, await interaction.client.services.tables.get(vote.game), vote)


async def wait(
    interaction: Press,
    until: app_commands.Range[str, 1, 100],
    seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
) -> None:
    """Ask the table to wait for somebody: oneself, or whoever it waits for."""
    table, who = await table_here(interaction), somebody(interaction)
    await promise(interaction)
    herald = interaction.client
    habits = await habits_of(interaction)
    when = typed.moment(until, habits, language(interaction), herald.services.clock.now())
    number = None if seat is None else seat - 1
    vote = await herald.services.patience.ask(table.id, who.id, who.name, when, number)
    await tell_put(interaction, table, vote)


async def replace(
    interaction: Press,
    seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
    person: discord.User | None = None,
    computer: str | None = None,
) -> None:
    """Find another holder for a seat: one's own if none is named."""
    table = await table_here(interaction)
    mine = table.seats_of(interaction.user.id)
    if seat is None and not mine:
        raise NoSuchSeat({"seats": table.seats})
    to = None
    if person is not None:
        if person.bot:
            raise NotAPerson
        to = somebody_named(person)
    if to is not None and computer is not None:
        await reply(interaction, teller_for(table, language(interaction)).say("replace-one-of-two"))
        return
    kind = computer_called(table.title, computer) if computer is not None else None
    await _bring_in(interaction, table, seat - 1 if seat is not None else mine[0], to, kind)


async def takeover(interaction: Press, seat: app_commands.Range[int, 1, MOST_SEATS] | None = None) -> None:
    """Take a computer player's seat, or one that is on offer."""
    table = await table_here(interaction)
    if table.status != RUNNING:
        raise NotRunning
    if seat is None:
        by_computer = [
            chair.seat for chair in table.chairs if chair.computer and chair.seat not in table.given_up
        ]
        if not by_computer:
            raise NoComputer
        seat = by_computer[0] + 1
    await _bring_in(interaction, table, seat - 1, somebody(interaction), None)


async def _bring_in(
    interaction: Press, table: Table, seat: int, to: Somebody | None, computer: str | None
) -> None:
    await promise(interaction)
    people = interaction.client.services.people
    brought: Brought = await people.bring_in(table.id, somebody(interaction), seat, to, computer)
    teller = teller_for(table, language(interaction))
    if isinstance(brought, Vote):
        after = await interaction.client.services.tables.get(table.id)
        if brought.outcome is not None and after.seats_of(interaction.user.id) and to is not None:
            await welcome(interaction, after)
        else:
            await tell_put(interaction, table, brought)
    elif isinstance(brought, Offer):
        await reply(interaction, teller.say("offer-made", holder=teller.names[brought.seat]))
    else:
        await reply(interaction, capital(teller.say("replace-done", seat=role_of(teller, table, seat))))


async def complete_computer(interaction: Press, typed: str) -> list[Choice[str]]:
    """The computer players of the game here."""
    table = await table_if_any(interaction)
    return [] if table is None else fitting(typed, computers_named(language(interaction), table.title))


async def complete_seat(interaction: Press, typed: str) -> list[Choice[int]]:
    """The seats with their holders."""
    table = await table_if_any(interaction)
    if table is None:
        return []
    teller = teller_for(table, language(interaction))
    roles = table.match.roles if table.match is not None else ()
    names = [teller.seat(chair.seat, roles) if roles else teller.names[chair.seat] for chair in table.chairs]
    return fitting(typed, ((plain(f"{number}. {name}"), number) for number, name in enumerate(names, 1)))


async def watch(interaction: Press) -> None:
    """Follow this game, to hear how it ends; or not any more."""
    table = await table_here(interaction)
    tongue = language(interaction)
    follows = await interaction.client.services.hosting.follow(table.id, somebody(interaction), tongue)
    teller = teller_for(table, tongue)
    await reply(interaction, teller.say("watch-begun" if follows else "watch-over", title=teller.title()))


@app_commands.choices(role=choices("role", ("cohost", "host", "none")))
async def hosts(
    interaction: Press, person: discord.User | discord.Member | None = None, role: str = "cohost"
) -> None:
    """Make somebody a co-host, hand the host's role on, or end it; without a person: who hosts."""
    table = await table_here(interaction)
    teller = teller_for(table, language(interaction))
    if person is None:
        await reply(interaction, "\n".join(hosts_told(teller, table)))
        return
    if person.bot:
        raise NotAPerson
    if role != "none" and interaction.guild_id is not None and not isinstance(person, discord.Member):
        raise NotOnServer({"name": known_as(person)})
    hosting, by, other = interaction.client.services.hosting, interaction.user.id, somebody_named(person)
    await {"cohost": hosting.name, "host": hosting.hand_on, "none": hosting.dismiss}[role](
        table.id, by, other
    )
    # For everybody to read: whoever hosts now should hear of it, and the table whom to ask.
    text = teller_for(table, table.language).say(f"hosts-{role}", name=person.mention)
    await interaction.response.send_message(view=Sheet().text(text))


COMMANDS = [
    command(f"game {name}", callback)
    for name, callback in (
        ("undo", undo),
        ("rollback", rollback),
        ("abandon", abandon),
        ("wait", wait),
        ("replace", replace),
        ("takeover", takeover),
        ("watch", watch),
        ("hosts", hosts),
    )
]
for each in COMMANDS:
    if each.callback in (replace, takeover, wait):
        each.autocomplete("seat")(complete_seat)
    if each.callback is replace:
        each.autocomplete("computer")(complete_computer)


PRESSED: Handlers = {
    "askundo": ask_undo_pressed,
    "abandon": abandon_pressed,
}
"""What is pressed of this file, by the name in its id."""
