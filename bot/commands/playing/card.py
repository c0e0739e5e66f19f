"""`/card`: what a card, or another thing of the channel's game that has a name, does."""

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.texts import MOST
from bot.herald.press import Press
from bot.private.looking.thing_view import called, fitting, handle, named, show_thing, unknown
from bot.speech.names import cut


async def card(press: Press, name: app_commands.Range[str, 1, 100]) -> None:
    """Explain a card of the channel's game, with its picture and who has it."""
    table = await press.table()
    teller = press.teller(table)
    things = table.guide.things(table.options)
    if not things:
        await press.reply(teller.say("card-none", title=teller.title()))
        return
    thing = called(teller, things, name)
    if thing is None:
        await press.reply(unknown(teller, things, name))
        return
    await show_thing(press, table, thing)


async def complete_name(press: Press, typed: str) -> list[Choice[str]]:
    """Things by their names."""
    table = await press.table()
    teller = press.teller(table)
    found = fitting(teller, table.guide.things(table.options), typed)[:MOST]
    return [Choice(name=cut(named(teller, thing), 100), value=handle(thing)) for thing in found]
