"""`/card`: whatever has a name in the channel's game, or in any game where none is played."""

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.texts import MOST
from bot.errors.tables import NoGame
from bot.herald.press import Press
from bot.private.looking.anywhere import games_with, offered, show_anywhere
from bot.private.looking.naming import fitting, handle, labels, meant
from bot.private.looking.thing_view import shelf_at, show_found
from bot.speech.names import cut, escape


async def card(press: Press, name: app_commands.Range[str, 1, 100]) -> None:
    """Explain a thing of the channel's game, with its picture and who has it; where there is none, of any."""
    try:
        table = await press.table()
    except NoGame:
        await show_anywhere(press, name)
        return
    shelf = shelf_at(press, table)
    if not shelf.things:
        await press.reply(shelf.teller.say("card-none", title=shelf.teller.title()))
        return
    found = meant(shelf.teller, shelf.things, name)
    if not found and (games := games_with(press.tongue, name)):
        title = shelf.teller.title()
        await press.reply(shelf.teller.say("card-elsewhere", given=escape(name), games=games, title=title))
        return
    await show_found(press, shelf, found, name)


async def complete_name(press: Press, typed: str) -> list[Choice[str]]:
    """Things by their names."""
    try:
        table = await press.table()
    except NoGame:
        found = offered(press.tongue, typed, wide=True)
    else:
        teller = press.teller(table)
        things = fitting(teller, table.guide.things(table.options), typed)[:MOST]
        found = list(zip(map(handle, things), labels(teller, things), strict=True))
    return [Choice(name=cut(label, 100), value=value) for value, label in found[:MOST]]
