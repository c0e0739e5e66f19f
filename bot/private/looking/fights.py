"""How a fight ended, for everybody who was in it or helped: in a private message of its own, which stays.

Whoever did what ended it has it at once, the others with their next panel, as only a press is answered. That
it is to be told is written with the move, so that it comes with the next panel where the process ended in
between; that it was told stays written, so that no panel tells it once more.
"""

from bisect import bisect_left
from collections.abc import Sequence
from datetime import timedelta

from bot.herald.press import Press
from bot.store.posts import fights
from bot.store.posts.fights import FightEnd
from bot.tables.state.news import fights_whole
from bot.tables.state.table import Table
from engine.core.contract import Seat

PATIENCE = timedelta(minutes=1)
"""After it a message that is on its way has failed: no request takes longer."""
MOST = 3
"""So many fights are told of in one message: of more the latest."""


async def ends_for(press: Press, table: Table) -> list[FightEnd]:
    """The ends of fights that messages of their own tell the person of, or still are to tell."""
    return await press.services.store.read(fights.ends_of, table.id, table.seats_of(press.person))


def told_apart(ends: Sequence[FightEnd]) -> set[int]:
    """The numbers of the entries with which fights ended that messages of their own have told or tell now."""
    due = sorted(each.entry for each in ends if each.due is not None)
    return {each.entry for each in ends if each.due is None}.union(due[-MOST:])


async def tell_fights(press: Press, table: Table, ends: Sequence[FightEnd]) -> None:
    """Tell how those of these fights ended that the person is still to be told of, below what the press was
    answered by. What cannot be sent is told the next time."""
    store, now, seats = press.services.store, press.now, table.seats_of(press.person)
    if not any(each.due is not None and each.due <= now for each in ends):
        return
    claimed = await store.write(fights.claim_ends, table.id, seats, now, now + PATIENCE)
    told = await _told(press, table, seats, claimed)
    went = not told or await press.add(told)
    await store.write(fights.settle_ends, table.id, claimed, None if went else now)


async def _told(press: Press, table: Table, seats: Sequence[Seat], ends: Sequence[FightEnd]) -> str:
    """How the latest of these fights ended; empty where what ended them was taken back."""
    match, numbers = table.begun, {each.entry for each in ends}
    places = [place for place, entry in enumerate(match.line) if entry.number in numbers]
    places = [place for place in places if place >= match.earliest]
    if not places:
        return ""
    latest = places[-MOST:]
    began = bisect_left(match.turns, match.turns[latest[0]])
    done = await press.services.tables.since(table, began)
    ended = [done[place - began] for place in latest]
    told = fights_whole(press.teller(table), table, seats, done, ended)
    return told if latest == places else f"…\n\n{told}"
