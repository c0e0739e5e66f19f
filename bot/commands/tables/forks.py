"""`/fork`: a game of one's own from a past turn on, to see what would have come of something else."""

from collections.abc import Iterator

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.tables.titles import MOST_SEATS, computer_called
from bot.commands.texts import fitting
from bot.errors.forks import ForkOfFork, TooManyForks
from bot.herald.explaining import table_error
from bot.herald.permissions import check_may_open
from bot.herald.press import Press
from bot.herald.sheet import KeptSelect, Sheet, listed
from bot.posting.forks import way_back
from bot.posting.threads import open_thread
from bot.speech.names import clean, cut, plain
from bot.speech.teller import Teller
from bot.store.games import games
from bot.tables.seats.forking import Parting, turns_of, usual_computer
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for
from engine.core.contract import Seat, Turn
from engine.core.play.match import Match

LONGEST_NAME = 100
"""Letters of a thread's name."""


async def fork(
    press: Press,
    turn: app_commands.Range[int, 0, 100_000],
    seat: app_commands.Range[int, 1, MOST_SEATS] | None = None,
    computers: str | None = None,
) -> None:
    """Play on from the beginning of a past turn, in a thread of one's own."""
    table = await press.table()
    kind = computer_called(table.title, computers) if computers else usual_computer(table.title)
    await press.promise()
    parting = await _parting(press, table, turn)
    if parting is not None:
        await _open(press, parting, None if seat is None else Seat(seat - 1), kind)


async def ask(press: Press) -> None:
    """Ask as whom somebody wants to play on from the turn whose board they look at."""
    table, turn = await press.table(), int(press.parts[1])
    parting = await _parting(press, table, turn)
    if parting is None:
        return
    teller, roles = press.teller(table), parting.whole.at(parting.keep).roles
    seats = [seat for seat in range(table.seats) if seat not in parting.gone]
    names = ((str(seat), plain(f"{seat + 1}. {teller.seat(Seat(seat), roles)}")) for seat in seats)
    menu = KeptSelect.make(
        "fork-as", table.id, turn, placeholder=press.say("fork-seat"), options=listed(names)
    )
    await press.show(Sheet().text(teller.say("fork-ask", turn=turn)).row(menu))


async def choose(press: Press) -> None:
    """Play on as the seat that was chosen."""
    table, turn = await press.table(), int(press.parts[1])
    await press.promise(new=False)
    parting = await _parting(press, table, turn)
    if parting is not None:
        await _open(press, parting, Seat(int(press.values[0])), usual_computer(table.title))


async def _parting(press: Press, table: Table, turn: int) -> Parting | None:
    """Where the fork parts from its game; None: the person was told why there is none, with links."""
    store = press.services.store
    await check_may_open(press.interaction)
    try:
        return await press.services.forking.parting(table.id, press.person, turn)
    except ForkOfFork as error:
        lines = [table_error(press.tongue, error), press.say("fork-back", link=await way_back(store, table))]
    except TooManyForks as error:
        channels = tuple(f"<#{each.channel}>" for each in await store.read(games.forks_of, press.person))
        lines = [table_error(press.tongue, error), press.say("fork-yours", channels=channels)]
    await press.reply("\n".join(lines), new=False)
    return None


async def _open(press: Press, parting: Parting, wanted: Seat | None, computer: str | None) -> None:
    forking, table = press.services.forking, parting.table
    seat = parting.seat_for(press.person, wanted)
    teller = press.teller(table)
    named = press.say("fork-thread", title=plain(teller.title()), turn=parting.turn, who=clean(press.name))
    with forking.one(press.person):
        channel = await open_thread(press.herald, table.channel, cut(named, LONGEST_NAME))
        opened = await forking.open(parting, press.somebody, seat, computer, channel, press.tongue)
    who = press.teller(opened).seat(seat, opened.begun.roles)
    await press.reply(
        teller.say("fork-opened", channel=f"<#{channel}>", turn=parting.turn, who=who), new=False
    )


async def settle(press: Press, table: Table, *, allowed: bool) -> None:
    """Let those who play fork the game while it goes on, or no longer; for everybody to read."""
    after = await press.services.forking.allow(table.id, press.person, allowed=allowed)
    text = teller_for(after, after.language).say("forks-on" if allowed else "forks-off")
    await press.interaction.response.send_message(view=Sheet().text(text))


async def complete_turn(press: Press, typed: str) -> list[Choice[int]]:
    """The turns with their rounds and who played them, the newest first."""
    table = await press.table()
    press.services.forking.check(table, press.person)
    whole = await press.services.tables.whole(table.id)
    teller = press.teller(table)
    found = [each for each in _turns(whole, teller) if typed != str(each[1])]
    exact = [each for each in _turns(whole, teller) if typed == str(each[1])]
    return fitting(typed, [*exact, *found])


def _turns(whole: Match, teller: Teller) -> Iterator[tuple[str, int]]:
    """What a turn is called, with its number."""
    first = len(whole.line) - len(whole.states)
    starts = {turn: place for place, turn in reversed([*enumerate(whole.turns)])}
    for turn in reversed(turns_of(whole)):
        place = starts.get(turn, len(whole.line)) - first
        state = whole.states[place] if 0 <= place < len(whole.states) else whole.state
        now: Turn = whole.rules.turn(state)
        who = "" if now.seat is None else plain(teller.seat(now.seat, whole.roles))
        told = teller.say("fork-turn", turn=turn, round=now.round)
        yield " · ".join(filter(None, (told, who))), turn
