"""The message of a game that is held: what changed in its rules, and how it may go on."""

from bot.herald.press import Press
from bot.herald.sheet import GREEN, KeptButton, Sheet, at_table
from bot.posting.messages.vote_view import tell_put
from bot.speech.teller import Teller
from bot.tables.state.table import Held, Table


def held_sheet(table: Table, teller: Teller) -> Sheet:
    """What changed, what it means, and the buttons with which the table is asked."""
    held = table.held
    if held is None:
        return Sheet()
    people = tuple(f"<@{chair.person}>" for chair in table.players)
    lines = [f"**{teller.say('held-title', title=teller.title())}**"]
    if people:
        lines.append(teller.say("admin-closed-people", people=people))
    lines += what_changed(teller, held)
    lines.append(teller.say("held-what-now"))
    lines.append(f"-# {teller.say('held-orders')}")
    buttons = (
        KeptButton.make("goon", table.id, label=teller.say("button-go-on"), style=GREEN),
        KeptButton.make("abandon", table.id, label=teller.say("button-ask-end")),
        *at_table(table, teller.language, "board"),
    )
    return Sheet().text("\n".join(lines)).row(*buttons)


def what_changed(teller: Teller, held: Held) -> list[str]:
    """Why a game is held, and a line for each change of its rules since it was played."""
    if held.now == held.version:
        return [teller.say("held-elsewhere")]
    if held.now < held.version:
        return [teller.say("held-newer")]
    keys = (teller.key(f"changed-{version}") for version in range(held.version + 1, held.now + 1))
    return [teller.say("held-changed"), *(f"- {teller.say(key)}" for key in keys)]


async def go_on(press: Press) -> None:
    """Ask the table to go on under the present rules."""
    game = int(press.parts[0])
    await press.promise()
    await tell_put(press, await press.services.going_on.ask(game, press.person, press.name))
