"""What only whoever hosts a table that gathers may do: one private message with its buttons."""

from collections.abc import Awaitable, Callable, Coroutine

from bot.errors.tables import NoComputer
from bot.herald.press import Press
from bot.herald.sheet import GREEN, GREY, RED, KeptButton, KeptSelect, Sheet, listed
from bot.speech.names import joined
from bot.speech.teller import Teller
from bot.speech.words import ANY_COMPUTER
from bot.tables.seats.lobby import Lobby, check_hosted
from bot.tables.state.table import LOBBY, Table


def hosting_sheet(table: Table, teller: Teller, said: str = "") -> Sheet:
    """Who is still missing, and the host's buttons; below the heading what was just `said`."""
    free = sum(not chair.taken for chair in table.chairs)
    title = teller.say("lobby-hosting", title=teller.title())
    missing = teller.say("lobby-missing", missing=free)
    game = table.id
    seating = [
        KeptButton.make("fill", game, label=teller.say("button-computers", computer=ANY_COMPUTER)),
        KeptButton.make("empty", game, label=teller.say("button-no-computers", computer=ANY_COMPUTER)),
        KeptButton.make("alone", game, label=teller.say("button-alone")),
    ]
    settling = [
        KeptButton.make("start", game, label=teller.say("button-start"), style=GREY if free else GREEN),
        KeptButton.make("options", game, label=teller.say("button-options")),
        KeptButton.make("calls", game, label=teller.say("button-calls")),
        KeptButton.make("calloff", game, label=teller.say("button-call-off"), style=RED),
    ]
    return Sheet().text(joined(title, said, missing)).row(*seating).row(*settling)


async def hosting(press: Press) -> None:
    """Show the host's buttons to whoever hosts.

    Raises:
        NotInLobby, CalledOff, NotHosting.
    """
    table = await press.table()
    check_hosted(table, press.person)
    await press.show(hosting_sheet(table, press.teller(table)), new=False)


async def _settled(press: Press, table: Table, key: str) -> None:
    """Answer that something was done: in the host's private message, which goes on, or in a new one."""
    if not press.is_private or table.status != LOBBY:
        await press.done(table, key, new=False)
        return
    teller = press.teller(table)
    said = joined(teller.say(key), press.missing(table))
    await press.show(hosting_sheet(table, teller, said), new=False)


def _does(
    deed: Callable[[Lobby, int, Press], Awaitable[Table]], key: str
) -> Callable[[Press], Coroutine[None, None, None]]:
    """A button or a command of the host's that does something at a table, and says so."""

    async def pressed(press: Press) -> None:
        game = (await press.table()).id
        await _settled(press, await deed(press.services.lobby, game, press), key)

    return pressed


empty = _does(lambda lobby, game, press: lobby.seat_computers(game, press.person, None), "lobby-changed")
call_off = _does(lambda lobby, game, press: lobby.call_off(game, press.person), "lobby-called-off")
alone = _does(lambda lobby, game, press: lobby.take_all(game, press.person, press.name), "lobby-play-alone")


async def fill(press: Press) -> None:
    """Choose which computer player takes the free seats."""
    table = await press.table()
    check_hosted(table, press.person)
    teller = press.teller(table)
    kinds = table.title.levels
    if press.values or len(kinds) == 1:
        kind = press.values[0] if press.values else kinds[0]
        if kind not in kinds:
            raise NoComputer
        table = await press.services.lobby.seat_computers(table.id, press.person, kind)
        await _settled(press, table, "lobby-changed")
        return
    options = listed((kind, teller.computer(kind)) for kind in kinds)
    menu = KeptSelect.make("fill", table.id, placeholder=teller.say("menu-choose"), options=options)
    await press.show(Sheet().text(teller.say("lobby-choose-computers")).row(menu), new=False)
