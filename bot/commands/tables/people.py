"""People and the past of a game: `/game undo`, `rollback`, `abandon`, `wait`, `replace` and others."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.calling.presses import habits_of
from bot.calls.when import typed
from bot.calls.when.errors import PausedAlready
from bot.commands.tables.titles import MOST_SEATS, computer_called, computers_named
from bot.commands.texts import choices, fitting
from bot.errors.seats import NoSuchSeat, NotOnServer
from bot.errors.tables import NoComputer, NotAPerson, NotRunning
from bot.errors.trouble import TableError
from bot.errors.votes import EndAgreed
from bot.herald.explaining import engine_error, table_error
from bot.herald.press import Press, known_as
from bot.herald.sheet import RED, KeptButton, Sheet
from bot.posting.messages.lobby_view import hosts_told
from bot.posting.messages.people_view import role_of, welcome
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
from bot.tables.votes.ending import ENDS
from engine.core.errors import UndoBarrier
from engine.core.play.log import WINNER

TOGETHER = ("other-acted", "chance", "revealed", "said")
"""What keeps people from taking back alone, but not together."""


async def undo(press: Press) -> None:
    """Take back one's last step; where one may not alone, propose to ask the others."""
    table = await press.table()
    try:
        change = await press.services.tables.undo(table.id, press.person)
    except UndoBarrier as barrier:
        if barrier.key not in TOGETHER:
            raise
        await propose_vote(press, table, barrier)
        return
    await show(press, change.after, note=press.say("panel-undone"), new=True)


async def propose_vote(press: Press, table: Table, barrier: UndoBarrier) -> None:
    """Tell why a step cannot be taken back alone, and the way to ask the others, if they can be asked."""
    teller = press.teller(table)
    sheet = Sheet().text(engine_error(press.tongue, teller, barrier))
    try:
        await press.services.mending.check_undo(table.id, press.person)
    except TableError as error:
        sheet.text(table_error(press.tongue, error, teller))
    else:
        button = KeptButton.make("askundo", table.id, table.number, label=press.say("button-ask-undo"))
        sheet.text(press.say("undo-ask")).row(button)
    await press.show(sheet)


async def ask_undo(press: Press) -> None:
    """Ask those affected to let one take back one's last step."""
    game, number = map(int, press.parts)
    await press.promise()
    await tell_put(press, await press.services.mending.ask_undo(game, press.person, press.name, number))


async def rollback(press: Press, turn: app_commands.Range[int, 1, 100_000]) -> None:
    """Ask everybody to go back to the beginning of a turn."""
    game = (await press.table()).id
    await press.promise()
    await tell_put(press, await press.services.mending.ask_rollback(game, press.person, press.name, turn))


async def abandon(press: Press) -> None:
    """Ask the others to end the game without a result."""
    game = (await press.table()).id
    await press.services.mending.check_abandon(game, press.person)
    button = KeptButton.make("abandon", game, label=press.say("button-ask-abandon"), style=RED)
    await press.show(Sheet().text(press.say("abandon-ask")).row(button))


async def abandon_now(press: Press) -> None:
    """Ask the table to abandon the game: confirmed."""
    game = int(press.parts[0])
    await press.promise()
    await tell_put(press, await press.services.mending.ask_abandon(game, press.person, press.name))


@app_commands.choices(how=choices("how", ENDS))
async def end(press: Press, how: str, winner: app_commands.Range[int, 1, MOST_SEATS] | None = None) -> None:
    """Propose to end the game by agreement: after this round, as a draw, or with a winner."""
    table = await press.table()
    if how == WINNER and (winner is None or winner > table.seats):
        raise NoSuchSeat({"seats": table.seats})
    await press.promise()
    seat = None if winner is None else winner - 1
    try:
        vote = await press.services.ending.ask(table.id, press.person, press.name, how, seat)
    except EndAgreed as error:
        button = KeptButton.make("playon", table.id, label=press.say("button-play-on"))
        await press.show(Sheet().text(table_error(press.tongue, error)).row(button))
    else:
        await tell_put(press, vote)


async def wait(
    press: Press,
    until: app_commands.Range[str, 1, 100],
    seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
) -> None:
    """Ask the table to wait for somebody: oneself, or whoever it waits for."""
    game = (await press.table()).id
    await press.promise()
    when = typed.moment(until, await habits_of(press), press.tongue, press.now)
    number = None if seat is None else seat - 1
    patience = press.services.patience
    await tell_put(press, await patience.ask(game, press.person, press.name, when, number))


async def pause(press: Press, until: app_commands.Range[str, 1, 100]) -> None:
    """Ask the table to pause: all clocks stand still, and nobody is called."""
    game = (await press.table()).id
    await press.promise()
    when = typed.moment(until, await habits_of(press), press.tongue, press.now)
    try:
        vote = await press.services.pausing.ask(game, press.person, press.name, when)
    except PausedAlready as error:
        button = KeptButton.make("unpause", game, label=press.say("button-unpause"))
        await press.show(Sheet().text(table_error(press.tongue, error)).row(button))
    else:
        await tell_put(press, vote)


async def replace(
    press: Press,
    seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
    person: discord.User | None = None,
    computer: str | None = None,
) -> None:
    """Find another holder for a seat: one's own if none is named."""
    table = await press.table()
    mine = table.seats_of(press.person)
    if seat is None and not mine:
        raise NoSuchSeat({"seats": table.seats})
    if person is not None and person.bot:
        raise NotAPerson
    if person is not None and computer is not None:
        await press.reply(press.say("replace-one-of-two"))
        return
    to = None if person is None else known_as(person)
    kind = computer_called(table.title, computer) if computer is not None else None
    await _bring_in(press, table, seat - 1 if seat is not None else mine[0], to, kind)


async def takeover(press: Press, seat: app_commands.Range[int, 1, MOST_SEATS] | None = None) -> None:
    """Take a computer player's seat, or one that is on offer."""
    table = await press.table()
    if table.status != RUNNING:
        raise NotRunning
    if seat is None:
        by_computer = [
            chair.seat for chair in table.chairs if chair.computer and chair.seat not in table.given_up
        ]
        if not by_computer:
            raise NoComputer
        seat = by_computer[0] + 1
    await _bring_in(press, table, seat - 1, press.somebody, None)


async def _bring_in(press: Press, table: Table, seat: int, to: Somebody | None, computer: str | None) -> None:
    await press.promise()
    people = press.services.people
    brought: Brought = await people.bring_in(table.id, press.somebody, seat, to, computer)
    teller = press.teller(table)
    if isinstance(brought, Vote):
        after = await press.services.tables.get(table.id)
        if brought.outcome is not None and after.seats_of(press.person) and to is not None:
            await welcome(press, after)
        else:
            await tell_put(press, brought)
    elif isinstance(brought, Offer):
        await press.reply(teller.say("offer-made", holder=teller.names[brought.seat]))
    else:
        await press.reply(capital(teller.say("replace-done", seat=role_of(teller, table, seat))))


async def complete_kind(press: Press, typed: str) -> list[Choice[str]]:
    """The computer players of the game here."""
    return fitting(typed, computers_named(press.tongue, (await press.table()).title))


async def complete_seat(press: Press, typed: str) -> list[Choice[int]]:
    """The seats with their holders."""
    table = await press.table()
    teller = press.teller(table)
    roles = table.match.roles if table.match is not None else ()
    names = [teller.seat(chair.seat, roles) if roles else teller.names[chair.seat] for chair in table.chairs]
    return fitting(typed, ((plain(f"{number}. {name}"), number) for number, name in enumerate(names, 1)))


async def watch(press: Press) -> None:
    """Follow this game, to hear how it ends; or not any more."""
    table = await press.table()
    follows = await press.services.hosting.follow(table.id, press.somebody, press.tongue)
    title = press.teller(table).title()
    await press.reply(press.say("watch-begun" if follows else "watch-over", title=title))


@app_commands.choices(role=choices("role", ("cohost", "host", "none")))
async def hosts(
    press: Press, person: discord.User | discord.Member | None = None, role: str = "cohost"
) -> None:
    """Make somebody a co-host, hand the host's role on, or end it; without a person: who hosts."""
    table = await press.table()
    if person is None:
        await press.reply("\n".join(hosts_told(press.teller(table), table)))
        return
    if person.bot:
        raise NotAPerson
    if role != "none" and press.guild is not None and not isinstance(person, discord.Member):
        raise NotOnServer({"name": known_as(person).name})
    hosting = press.services.hosting
    become = {"cohost": hosting.name, "host": hosting.hand_on, "none": hosting.dismiss}[role]
    await become(table.id, press.person, known_as(person))
    # For everybody to read: whoever hosts now should hear of it, and the table whom to ask.
    text = teller_for(table, table.language).say(f"hosts-{role}", name=person.mention)
    await press.interaction.response.send_message(view=Sheet().text(text))
