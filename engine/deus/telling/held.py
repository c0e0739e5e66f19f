"""Who has what people look up, as far as it can be seen: cards in columns, in one's own hand, on the discard
pile; resources and pieces; what stands in a region and whose those next to it are."""

from collections.abc import Iterator, Sequence

from engine.core.contract import Fact, Note, Seat, View, Word, named, seat_word
from engine.deus.state import DeusState, cards_of, ground
from engine.deus.telling.description import pieces_in
from engine.deus.words import (
    GOLD,
    NOBODY,
    PIECES,
    REGION_NUMBER,
    REGIONS,
    RESOURCES,
    TEMPLE,
    TEMPLE_PIECE,
    TERRAINS,
    VILLAGE,
    VP,
    Region,
)


def held(view: View[DeusState], word: Word) -> tuple[Note, ...]:
    """Who has it, as far as the looker can see; nothing of what nobody has."""
    state, found = view.state, cards_of(view.state)
    match word.kind:
        case "card" if word.id in found.number:
            return tuple(_held(view, found.number[word.id])) or (Note("nobody"),)
        case "good" if word.id != VP:
            return tuple(_goods(state, word.id))
        case "piece":
            return tuple(_pieces(state, word.id))
        case "region":
            return tuple(_region(state, REGION_NUMBER[Region(word.id)]))
        case "terrain" if word.id == TERRAINS[VILLAGE]:
            left = zip(ground(state).villages, state.villages, strict=False)
            return (Note("standing", {"regions": _words([region for region, points in left if points])}),)
    return ()


def _held(view: View[DeusState], card: int) -> Iterator[Note]:
    state = view.state
    builders = tuple(
        seat_word(Seat(seat))
        for seat, player in enumerate(state.players)
        if any(
            card == each and (colour, place) != player.wild
            for colour, column in enumerate(player.columns)
            for place, each in enumerate(column)
        )
    )
    if builders:
        yield Note("built", {"builders": builders})
    if view.viewer is not None and card in state.players[view.seat].hand:
        yield Note("in-hand")
    if state.discard[-1:] == (card,):
        yield Note("discarded")


def _words(regions: Sequence[int]) -> tuple[Word, ...]:
    return tuple(Word("region", REGIONS[region]) for region in regions)


def _goods(state: DeusState, good: str) -> Iterator[Note]:
    """How much of a resource or of gold each player has, and what is left of it for all."""
    place = None if good == GOLD else [str(each) for each in RESOURCES].index(good)
    for seat, player in enumerate(state.players):
        count = player.gold if place is None else player.goods[place]
        if count:
            yield Note("has", {"seat": seat_word(Seat(seat)), "count": count})
    if place is not None:
        yield Note("supply", {"count": state.supply[place]})


def _pieces(state: DeusState, piece: str) -> Iterator[Note]:
    """How many pieces of a kind each player has on the map and beside it; of temples those that are left."""
    if piece == TEMPLE_PIECE:
        for seat, player in enumerate(state.players):
            if player.columns[TEMPLE]:
                yield Note("has", {"seat": seat_word(Seat(seat)), "count": len(player.columns[TEMPLE])})
        yield Note("temples", {"count": state.temples})
        return
    kind = [str(each) for each in PIECES].index(piece)
    for seat, player in enumerate(state.players):
        standing = sum(
            pieces_in(state, region).count(Word("piece", piece))
            for region, owner in enumerate(state.owner)
            if owner == seat
        )
        facts: dict[str, Fact] = {"count": standing, "ready": player.ready[kind], "spare": player.spare[kind]}
        yield Note("on-map", {"seat": seat_word(Seat(seat)), **facts})


def _region(state: DeusState, region: int) -> Iterator[Note]:
    """What a region is, what stands there and whose, and whose those next to it are."""
    found = ground(state)
    if region >= len(found.terrain):
        yield Note("not-laid")
        return
    if region >= len(state.owner):  # the continent is still being laid
        yield Note("ground", named(terrain=TERRAINS[found.terrain[region]]))
        return
    if region in found.villages:
        points = dict(zip(found.villages, state.villages, strict=False)).get(region, 0)
        yield Note("village", {"points": points})
    else:
        yield Note("ground", named(terrain=TERRAINS[found.terrain[region]]))
        owner = state.owner[region]
        facts: dict[str, Fact] = {"seat": seat_word(Seat(owner)), "pieces": pieces_in(state, region)}
        yield Note("empty") if owner == NOBODY else Note("stands", facts)
    around = found.neighbours[region]
    for seat in range(len(state.players)):
        if owned := [each for each in around if state.owner[each] == seat]:
            yield Note("beside", {"seat": seat_word(Seat(seat)), "regions": _words(owned)})
    villages = [each for each in around if each in found.villages]
    if free := [each for each in around if state.owner[each] == NOBODY and each not in villages]:
        yield Note("beside-free", {"regions": _words(free)})
    if villages:
        yield Note("beside-villages", {"regions": _words(villages)})
