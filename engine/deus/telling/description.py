"""The board in words, for those who cannot see it: every player, every region held, every village."""

from engine.core.contract import Fact, Note, Seat, View, Word, named, seat_word
from engine.core.values.amounts import Amounts
from engine.deus import words
from engine.deus.frames import Laying, Mustering, Over
from engine.deus.law.building import held
from engine.deus.law.scoring import majorities, majority_points, open_points, temple_points
from engine.deus.state import ARMY_BIT, DeusState, cards_of, ground


def pieces_in(state: DeusState, region: int) -> tuple[Word, ...]:
    """The pieces that stand in a region."""
    names = (*words.PIECES, words.TEMPLE_PIECE)
    mask = state.pieces[region]
    found = tuple(Word("piece", name) for kind, name in enumerate(names) if mask >> kind & 1)
    return (
        *found,
        *(Word("piece", words.PIECES[words.ARMY]) for _ in range(state.course.doubled.count(region))),
    )


def describe(view: View[DeusState]) -> tuple[Note, ...]:
    """Lines for each player (goods, pieces, columns, regions), the villages, the ground, the supply."""
    state, lines = view.state, list[Note]()
    for seat in range(state.setting.seats):
        lines += _player(state, seat)
    if not isinstance(state.frame, Laying | Mustering):
        lines += [_village(state, village) for village in range(len(state.villages))]
    lines += [_tile(state, tile) for tile in range(len(state.laid))]
    facts: dict[str, Fact] = {
        "goods": Amounts.from_pairs(zip(words.RESOURCES, state.supply, strict=True)),
        "temples": state.temples,
        "deck": len(state.deck),
        "discard": len(state.discard),
        "top": Word("card", cards_of(state).names[state.discard[-1]]) if state.discard else "",
    }
    lines.append(Note("supply", facts))
    return tuple(lines)


def points(view: View[DeusState]) -> tuple[Note, ...]:
    """The points a seat has: those nobody else sees, and those that everybody can count on the board."""
    state = view.state
    if (
        view.viewer is None
        or state.players[view.seat].vp == words.HIDDEN
        or isinstance(state.frame, Laying | Mustering)
    ):
        return ()
    facts: dict[str, Fact] = {
        "vp": state.players[view.seat].vp,
        "temples": temple_points(state, view.seat),
        "majorities": majority_points(state, view.seat),
        "goods": tuple(Word("good", good) for good in majorities(state, view.seat)),
    }
    return (Note("points", facts),)


def scored(view: View[DeusState], seat: Seat) -> tuple[Note, ...]:
    """The points of a seat: for temples, for majorities, and its hidden ones where they may be known."""
    state = view.state
    if isinstance(state.frame, Laying | Mustering):
        return ()
    vp = state.players[seat].vp
    open_to_all = (("temples", temple_points(state, seat)), ("majorities", majority_points(state, seat)))
    notes = [Note(key, {"count": points}) for key, points in open_to_all if points]
    if isinstance(state.frame, Over):
        notes.append(Note("vp", {"count": vp}))
    elif vp != words.HIDDEN:
        notes.append(Note("vp-of-ones-own", {"count": vp}))
    return tuple(notes)


def _player(state: DeusState, seat: int) -> list[Note]:
    player = state.players[seat]
    who = seat_word(Seat(seat))
    if player.withdrawn:
        return [Note("player-out", {"seat": who})]
    facts: dict[str, Fact] = {
        "seat": who,
        "goods": held(player),
        "hand": len(player.hand),
        "open": open_points(state, seat),
        "vp": "" if player.vp == words.HIDDEN else str(player.vp),
        "points": max(0, player.vp),
        **dict(zip(words.PIECES, player.ready, strict=True)),
    }
    lines = [Note("player", facts)]
    names = cards_of(state).names
    for column, colour in zip(player.columns, words.COLOURS, strict=True):
        if column:
            cards = tuple("?" if card == words.HIDDEN else Word("card", names[card]) for card in column)
            lines.append(Note("column", {"colour": Word("colour", colour), "cards": cards}))
    for region, owner in enumerate(state.owner):
        if owner == seat:
            region_facts: dict[str, Fact] = {
                **named(region=words.REGIONS[region], terrain=words.TERRAINS[ground(state).terrain[region]]),
                "pieces": pieces_in(state, region),
            }
            lines.append(Note("region", region_facts))
    return lines


def _village(state: DeusState, village: int) -> Note:
    found = ground(state)
    region = found.villages[village]
    empty = tuple(
        Word("region", words.REGIONS[other])
        for other in found.neighbours[region]
        if state.owner[other] == words.NOBODY
    )
    army = any(state.pieces[other] & ARMY_BIT for other in found.neighbours[region])
    facts: dict[str, Fact] = {
        "region": Word("region", words.REGIONS[region]),
        "vp": state.villages[village],
        "empty": empty,
        "army": "yes" if army else "no",
    }
    return Note("village", facts)


def _tile(state: DeusState, tile: int) -> Note:
    kinds = ground(state).terrain[7 * tile : 7 * tile + 7]
    regions = tuple(Word("terrain", words.TERRAINS[kind]) for kind in kinds)
    return Note("tile", {"tile": Word("tile", words.TILES[tile]), "regions": regions})
