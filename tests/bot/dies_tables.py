"""Games of Dies Irae as tests of planning need them: between three people, played on to a certain moment.

Nothing in a game with chosen powers is left to chance: sensible players lead to the same position every time.
"""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime

from bot_process import BotProcess
from buttons import has, id_for
from driver import Person
from made_store import ask, url_of
from seen import Message
from tables import gather
from titled import COMPUTERS

from bot.store.database import open_store
from bot.tables.change.tables import Tables
from engine.core.contract import Action, Seat
from engine.core.play.match import Match, Played
from engine.core.title import Player
from engine.dies_irae.frames import Cycle
from engine.dies_irae.state import DiesIraeState
from render.titles import TITLES

GAME = 1


def minds() -> list[Player]:
    """A sensible player for each seat."""
    return [COMPUTERS["dies_irae"]["sensible"](seat) for seat in range(3)]


def next_move(match: Match, players: list[Player]) -> tuple[Seat, Action]:
    """What a sensible player does next."""
    seat = match.rules.decisions(match.state)[0].seat
    return seat, players[seat].choose(match.rules, match.view(seat), seat, match.legal(seat))


async def posted(bot: BotProcess) -> None:
    """Wait until the bot has confirmed everything it had to post."""
    for _ in range(400):
        if ask(bot.database, "select count(*) from outbox where not done") == [(0,)]:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the bot goes on posting")


async def played_on(
    bot: BotProcess, *people: Person, until: Callable[[DiesIraeState], bool]
) -> tuple[Match, Message]:
    """A game between three people, played on by sensible players while the bot rests; and its newest post."""
    lobby = await gather(*people, title="dies_irae")
    await people[0].press(lobby, id_for(lobby, "start"))
    await people[0].wait_for(lambda message: has(message, "turn"))
    await posted(bot)
    await bot.stop()
    store = await open_store(url_of(bot.database))
    try:
        tables, players = Tables(store, TITLES, lambda: datetime.now(UTC), lambda: bytes(32)), minds()
        match = (await tables.get(GAME)).match
        assert match is not None
        played: list[Played] = []
        while not (isinstance(match.state.frame, Cycle) and until(match.state)):
            seat, action = next_move(match, players)
            played.append(match.play(seat, action))
            match = played[-1].match
        async with tables.locked(GAME) as table:
            await tables.commit(table, played, table.people[0], notice="turn")
    finally:
        await store.close()
    await bot.start()
    name = people[match.state.realms[match.state.active].seat].name
    post = await people[0].wait_for(lambda message: has(message, "turn") and name in message.mentions)
    return match, post
