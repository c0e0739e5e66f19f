"""`/board` and `/help`: where one stands."""

import io

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.texts import command
from bot.errors import NoGame, NoSuchTurn, NotRunning, TableError
from bot.panel.handlers import send_board
from bot.press import PRIMARY, KeptButton, Press, Sheet
from bot.replies import language, reply, reply_sheet, table_here, teller_for
from bot.speech.alt import board_in_words
from bot.speech.names import cut, escape, plain
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.table import Table
from engine.core.contract import Event, Word
from engine.core.match import Match, enter
from engine.core.notation import nearest
from render.boards import artist_of


async def board(
    interaction: Press,
    turn: app_commands.Range[int, 0, 100_000] | None = None,
    place: app_commands.Range[str, 1, 60] | None = None,
    text: bool = False,
) -> None:
    """The board now or at an earlier turn, whole, around a place, or in words."""
    table = await table_here(interaction)
    teller = teller_for(table, language(interaction))
    if table.match is None:
        raise NotRunning
    focus = _place(table, teller, place) if place else None
    if place and focus is None:
        near = tuple(Word("province", word) for word in nearest(place.lower(), _places(table)))
        text_ = teller.say("board-unknown-place", given=escape(place), near=near)
        await reply(interaction, text_)
        return
    if text:
        await reply(interaction, board_in_words(teller, table.match.view(None), 3900)[0])
        return
    if turn is None:
        await send_board(interaction, table, focus)
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    whole = await interaction.client.tables.whole(table.id)
    match, events = at_turn(whole, turn)
    seats = table.seats_of(interaction.user.id)
    viewer = seats[0] if len(seats) == 1 else None
    picture, alt = await interaction.client.easel.draw(
        table, match, teller, events=events, viewer=viewer, focus=focus
    )
    file = discord.File(io.BytesIO(picture.data), picture.name, description=alt)
    await interaction.edit_original_response(view=Sheet().picture(picture.name, alt), attachments=[file])


def at_turn(whole: Match, turn: int) -> tuple[Match, list[Event]]:
    """The match at the end of a turn, with what happened in it.

    Raises:
        NoSuchTurn: it has not been played.
    """
    latest = whole.rules.turn(whole.state).number
    if turn > latest:
        raise NoSuchTurn({"latest": latest})
    at = whole.restart()
    events: list[Event] = []
    for entry in whole.line:
        before = whole.rules.turn(at.state).number
        if before > turn:
            break
        played = enter(at, entry)
        if before == turn:
            events += played.step.events
        if whole.rules.turn(played.match.state).number > turn:
            return played.match, events
        at = played.match
    return at, events


def _places(table: Table) -> tuple[str, ...]:
    assert table.match is not None  # noqa: S101 - asked before
    return tuple(artist_of(table.rules).places(table.match.view(None)))


def _place(table: Table, teller: Teller, given: str) -> str | None:
    """A place's id from its id or its name in the reader's language."""
    wanted = given.strip().lower()
    for place in _places(table):
        if wanted in (place, plain(teller.word(Word("province", place))).lower()):
            return place
    return None


async def complete_place(interaction: Press, typed: str) -> list[Choice[str]]:
    """Places by their names."""
    try:
        table = await table_here(interaction)
    except TableError:
        return []
    if table.match is None:
        return []
    teller = teller_for(table, language(interaction))
    named = ((plain(teller.word(Word("province", place))), place) for place in _places(table))
    return [
        Choice(name=cut(name, 100), value=place) for name, place in named if typed.lower() in name.lower()
    ][:25]


async def help_here(interaction: Press) -> None:
    """What one can do here and now."""
    tongue = language(interaction)
    try:
        table = await table_here(interaction)
    except NoGame:
        await reply(interaction, say(tongue, "help-no-game"))
        return
    teller = teller_for(table, tongue)
    sheet = Sheet().text(help_text(table, teller, interaction.user.id))
    if table.owed_by(interaction.user.id) and table.status == "running":
        label = teller.say("button-turn")
        sheet.row(KeptButton.make("turn", table.id, table.number, label=label, style=PRIMARY))
    await reply_sheet(interaction, sheet)


def help_text(table: Table, teller: Teller, person: int) -> str:
    """The help that fits where a person stands."""
    seats = table.seats_of(person)
    if table.status == "lobby":
        taken = sum(chair.taken for chair in table.chairs)
        host = escape(table.host_name)
        if table.host == person:
            return teller.say("help-lobby-host", taken=taken, seats=table.seats)
        key = "help-lobby-seated" if seats else "help-lobby-outside"
        return teller.say(key, host=host, seats=table.seats)
    if table.status != "running" or table.match is None:
        return teller.say("help-ended" if table.status == "ended" else "help-no-game")
    roles = table.rules.roles(table.match.state)
    lines = []
    owed = table.owed_by(person)
    if owed:
        key = "help-my-turn" if owed[0].in_turn else "help-my-answer"
        what = teller.waiting(owed[0]) if owed[0].in_turn else teller.decision(owed[0])
        lines.append(teller.say(key, role=teller.role(roles[owed[0].seat]), what=what))
        lines.append(teller.say("help-typing", example="…"))
    else:
        for decision in table.owed[:3]:
            facts = {
                "name": teller.names[decision.seat],
                "role": teller.role(roles[decision.seat]),
                "what": teller.waiting(decision),
            }
            lines.append(teller.render("help-not-my-turn", facts))
        lines.append(teller.say("help-not-my-turn-orders" if seats else "help-watching"))
    lines.append(teller.say("help-rules"))
    return "\n".join(lines)


COMMANDS = [command("board", board), command("help", help_here)]
COMMANDS[0].autocomplete("place")(complete_place)
