"""What the events since the last picture brought each seat and took from it, as everybody may know."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core.contract import Event, Seat
from engine.core.values.amounts import Amounts
from engine.deus import events as told
from engine.deus.words import PIECES, TEMPLE_PIECE, VP

Change = tuple[Seat, str, int]
"""Whose, what (a resource, gold, points, or a piece that stands ready) and by how much."""


def tally(events: Iterable[Event], seat: int) -> Counter[str]:
    """By how much a seat's resources, gold, points and ready pieces have changed in all."""
    found: Counter[str] = Counter()
    for event in events:
        for whose, what, count in _changes(event):
            if whose == seat:
                found[what] += count
    return found


def _all(seat: Seat, amounts: Amounts, way: int = 1) -> Iterator[Change]:
    return ((seat, what, way * count) for what, count in amounts)


def _changes(event: Event) -> Iterator[Change]:
    match event:
        case told.Built() | told.BuiltWild():
            yield from _all(event.seat, event.pay, -1)
        case told.Placed():
            yield event.seat, VP, -event.vp
            if event.piece != TEMPLE_PIECE:
                yield event.seat, event.piece, -1
        case told.GodGave():
            yield from _all(event.seat, event.gains)
            if event.piece:
                yield event.seat, event.piece, 1
        case told.Gained() | told.TookGoods():
            yield from _all(event.seat, event.gains)
        case told.Bought():
            yield from (*_all(event.seat, event.gains), *_all(event.seat, event.pay, -1))
        case told.Sold() | told.Exchanged():
            yield from (*_all(event.seat, event.gains), *_all(event.seat, event.goods, -1))
        case told.Recruited():
            yield event.seat, event.piece, event.count
        case told.Robbed():
            yield from (*_all(event.seat, event.gains), *_all(event.rival, event.gains, -1))
        case told.Besieged():
            yield event.seat, VP, event.vp
        case told.VillageAttacked():
            for winner in event.winners:
                yield winner, VP, event.vp
        case _:
            pass


def grown(changes: Counter[str]) -> frozenset[int]:
    """The types of pieces of which more stand ready."""
    return frozenset(kind for kind, name in enumerate(PIECES) if changes[name] > 0)
