"""A1 and A2. Building: the card, its cost, the piece, then the powers of the column from the bottom up.

Source: "Pour construire un bâtiment", "Pour construire un temple", "la réserve de pion Temple est vide".
"""

from functools import lru_cache

from engine.core.contract import Chance, Event, Fact, Refusal, Seat, Step, Word
from engine.core.values.amounts import Amounts
from engine.core.values.change import change, with_entry, with_more
from engine.deus.actions import Build, Place, PlaceAfar
from engine.deus.cards import Design
from engine.deus.events import Built, Placed
from engine.deus.frames import Acting, Placing, Resolving
from engine.deus.law.places import FAR, afar, has_room, near, suits
from engine.deus.law.science import refuse_in_hand
from engine.deus.law.villages import attacked
from engine.deus.state import Course, DeusState, DeusStep, Player, cards_of, ground, players_with, tile_words
from engine.deus.words import (
    COLOURS,
    NOBODY,
    PIECES,
    REGION_NUMBER,
    REGIONS,
    RESOURCES,
    TEMPLE,
    TEMPLE_PIECE,
    VILLAGE,
    Four,
    Piece,
)

SUBSTITUTE = 4
"""Gold that replaces one resource of a cost."""

RULE = "Construire un bâtiment"
TEMPLE_RULE = "Construire un temple"


def piece_word(piece: int) -> Piece:
    """The piece's id."""
    return TEMPLE_PIECE if piece == TEMPLE else PIECES[piece]


# The cost


@lru_cache(maxsize=4096)
def ways(cost: Four, gold: int, goods: Four, purse: int) -> tuple[Amounts, ...]:
    """All ways to pay: own resources, or 4 gold for each, least gold first. Empty: it cannot be paid."""
    least = [max(0, needs - has) for needs, has in zip(cost, goods, strict=True)]
    found: list[tuple[int, ...]] = [()]
    for needs, fewest in zip(cost, least, strict=True):
        found = [(*way, replaced) for way in found for replaced in range(fewest, needs + 1)]
    found.sort(key=lambda way: (sum(way), way))
    return tuple(
        Amounts.from_pairs(
            (
                *(
                    (good, needs - replaced)
                    for good, needs, replaced in zip(RESOURCES, cost, way, strict=True)
                ),
                ("gold", gold + SUBSTITUTE * sum(way)),
            )
        )
        for way in found
        if gold + SUBSTITUTE * sum(way) <= purse
    )


def ways_for(design: Design, player: Player) -> tuple[Amounts, ...]:
    """All ways in which the player can pay for a card."""
    # What goes beyond the cost makes no difference: fewer cases to remember.
    wood, clay, stone, wheat = map(min, design.cost, player.goods)
    dearest = design.gold + SUBSTITUTE * sum(design.cost)
    return ways(design.cost, design.gold, (wood, clay, stone, wheat), min(player.gold, dearest))


def shortfall(design: Design, player: Player) -> tuple[Amounts, int]:
    """What the player lacks to pay for a card: resources and gold, and how many of these resources would do.

    Gold that is left over the card's own price replaces resources at 4 each.
    """
    short = [max(0, needs - has) for needs, has in zip(design.cost, player.goods, strict=True)]
    needed = max(0, sum(short) - max(0, player.gold - design.gold) // SUBSTITUTE)
    lacks = zip(RESOURCES, short, strict=True) if needed else ()
    return Amounts.from_pairs((*lacks, ("gold", max(0, design.gold - player.gold)))), needed


def paid(player: Player, pay: Amounts) -> Player:
    """The player without what was paid."""
    wood, clay, stone, wheat = (has - pay[good] for good, has in zip(RESOURCES, player.goods, strict=True))
    return change(player, goods=(wood, clay, stone, wheat), gold=player.gold - pay["gold"])


def back_to_supply(supply: Four, pay: Amounts) -> Four:
    """The supply with the resources that were paid."""
    wood, clay, stone, wheat = (has + pay[good] for good, has in zip(RESOURCES, supply, strict=True))
    return wood, clay, stone, wheat


# What can be built


def temple_needs(player: Player) -> int:
    """Cards that each standard column needs for the player's next temple."""
    return len(player.columns[TEMPLE])


def temple_lacks(player: Player) -> tuple[int, ...]:
    """How many cards each standard column lacks for the player's next temple."""
    needs = temple_needs(player)
    return tuple(max(0, needs - len(column)) for column in player.columns[:TEMPLE])


def _room(state: DeusState, seat: int, piece: int) -> bool:
    """Whether the piece can be placed somewhere, or need not be."""
    if piece == TEMPLE and not state.temples:
        return True
    if piece == TEMPLE:
        return bool(near(state, seat, piece))
    return has_room(state, seat, piece)


def open_pieces(state: DeusState, seat: int, player: Player, pieces: set[int]) -> set[int]:
    """The types of these that the seat has ready and can place."""
    found = set()
    for piece in pieces:
        if piece == TEMPLE:
            if any(temple_lacks(player)):
                continue
        elif not player.ready[piece]:
            continue
        if _room(state, seat, piece):
            found.add(piece)
    return found


def legal_builds(state: DeusState, _frame: Acting, seat: Seat) -> list[Build]:
    """Each card that can be built, by its usual payment, then with gold for more."""
    player = state.players[seat]
    designs = cards_of(state).designs
    hand = dict.fromkeys(player.hand)
    able = open_pieces(state, seat, player, {designs[card].colour for card in hand})
    usual: list[Build] = []
    dearer: list[Build] = []
    for card in hand:
        design = designs[card]
        if design.colour in able:
            found = ways_for(design, player)
            if found:
                usual.append(Build(design.name, found[0]))
                dearer += [Build(design.name, pay) for pay in found[1:]]
    return usual + dearer


def refuse_build(state: DeusState, frame: Acting, seat: Seat, action: Build) -> Refusal | None:
    """Not in hand, no piece, no room, the temple's condition, the cost."""
    player = state.players[seat]
    cards = cards_of(state)
    number = cards.number[action.card]
    design = cards.designs[number]
    card = Word("card", action.card)
    if number not in player.hand:
        return refuse_in_hand(state, frame, seat, action)
    refusal = _refuse_temple(player, action) if design.colour == TEMPLE else None
    refusal = refusal or refuse_piece(state, seat, player, design.colour)
    if refusal is not None:
        return refusal
    found = ways_for(design, player)
    facts: dict[str, Fact] = {"card": card, "cost": design.whole_cost, "goods": held(player)}
    if not found:
        return Refusal("too-dear", facts, RULE)
    if action.pay is not None and _sorted(action.pay) not in [_sorted(way) for way in found]:
        return Refusal("wrong-payment", {**facts, "pay": action.pay, "usual": found[0]}, RULE)
    return None


def _sorted(pay: Amounts) -> list[tuple[str, int]]:
    return sorted(pay.items)


def held(player: Player) -> Amounts:
    """A player's resources and gold."""
    return Amounts.from_pairs((*zip(RESOURCES, player.goods, strict=True), ("gold", player.gold)))


def _refuse_temple(player: Player, action: Build) -> Refusal | None:
    needs = temple_needs(player)
    short = tuple(
        Word("colour", COLOURS[column]) for column, lacks in enumerate(temple_lacks(player)) if lacks
    )
    if not short:
        return None
    facts: dict[str, Fact] = {
        "card": Word("card", action.card),
        "number": needs + 1,
        "needs": needs,
        "columns": short,
    }
    return Refusal("temple-condition", facts, TEMPLE_RULE)


def refuse_piece(state: DeusState, seat: int, player: Player, piece: int) -> Refusal | None:
    """No piece of this type on the player board, or no room for it."""
    word = Word("piece", piece_word(piece))
    if piece != TEMPLE and not player.ready[piece]:
        return Refusal("no-piece-ready", {"piece": word, "spare": player.spare[piece]}, RULE)
    if not _room(state, seat, piece):
        if piece == TEMPLE:
            return Refusal("no-room-for-temple", {"piece": word}, TEMPLE_RULE)
        return Refusal("no-room", {"piece": word}, RULE)
    return None


def played(player: Player, card: int, column: int) -> Player:
    """The card goes from the hand to the top of its column."""
    at = player.hand.index(card)
    return change(
        player,
        hand=(*player.hand[:at], *player.hand[at + 1 :]),
        columns=with_entry(player.columns, column, (*player.columns[column], card)),
    )


def build(state: DeusState, _frame: Acting, seat: Seat, action: Build, _chance: Chance) -> DeusStep:
    """The card lies in its column, its cost is paid; the piece comes next, or nothing without a temple."""
    player = state.players[seat]
    cards = cards_of(state)
    number = cards.number[action.card]
    design = cards.designs[number]
    pay = ways_for(design, player)[0] if action.pay is None else action.pay
    events: list[Event] = [Built(seat, design.name, COLOURS[design.colour], pay)]
    player = paid(played(player, number, design.colour), pay)
    state = change(state, players=players_with(state, seat, player), supply=back_to_supply(state.supply, pay))
    if design.colour == TEMPLE and not state.temples:
        return Step(change(state, frame=Resolving()), tuple(events))
    return Step(change(state, frame=Placing(design.colour)), tuple(events))


# The piece


def legal_near(state: DeusState, frame: Placing, seat: Seat) -> list[Place]:
    """The regions that are free to take."""
    return [Place(REGIONS[region]) for region in near(state, seat, frame.piece)]


def legal_afar(state: DeusState, frame: Placing, seat: Seat) -> list[PlaceAfar]:
    """The regions that cost victory points."""
    return [PlaceAfar(REGIONS[region]) for region in afar(state, seat, frame.piece)]


def usual_place(state: DeusState, frame: Placing, seat: Seat) -> Place | PlaceAfar:
    """The first region that is free to take; where there is none, the first that costs points."""
    free = near(state, seat, frame.piece)
    return Place(REGIONS[free[0]]) if free else legal_afar(state, frame, seat)[0]


def refuse_place(state: DeusState, frame: Placing, seat: Seat, action: Place | PlaceAfar) -> Refusal | None:
    """Why this piece cannot be placed in this region."""
    region = REGION_NUMBER[action.region]
    free, dear = near(state, seat, frame.piece), afar(state, seat, frame.piece)
    if region in (free if isinstance(action, Place) else dear):
        return None
    word, piece = Word("region", action.region), Word("piece", piece_word(frame.piece))
    places = tuple(Word("region", REGIONS[each]) for each in free)
    if region >= len(state.owner):
        return Refusal("no-such-region", {"region": word, "tiles": tile_words(state)}, RULE)
    if region in free:
        return Refusal("not-far", {"region": word}, RULE)
    owner, mask = state.owner[region], state.pieces[region]
    if frame.piece == TEMPLE:
        facts: dict[str, Fact] = {"region": word, "regions": places}
        if owner == seat and not suits(state, TEMPLE, region):
            return Refusal("temple-at-sea", facts, TEMPLE_RULE)
        if owner == seat:
            return Refusal("temple-there", facts, TEMPLE_RULE)
        return Refusal("temple-needs-own-region", facts, TEMPLE_RULE)
    if ground(state).terrain[region] == VILLAGE:
        return Refusal("village-region", {"region": word, "regions": places}, RULE)
    if not suits(state, frame.piece, region):
        return Refusal("wrong-terrain", {"region": word, "piece": piece, "regions": places}, RULE)
    if owner == seat and mask >> frame.piece & 1:
        return Refusal("type-there", {"region": word, "piece": piece, "regions": places}, RULE)
    if owner not in (seat, NOBODY):
        rival = Word("seat", str(owner))
        return Refusal("held-by-other", {"region": word, "rival": rival, "regions": places}, RULE)
    if seat not in state.owner:
        return _refuse_first(state, region, word, places)
    if region in dear:
        return Refusal("far-costs", {"region": word, "vp": FAR}, RULE)
    if ground(state).edge[region]:
        return Refusal("far-too-dear", {"region": word, "vp": FAR, "has": state.players[seat].vp}, RULE)
    return Refusal("not-beside", {"region": word, "piece": piece, "regions": places}, RULE)


def _refuse_first(state: DeusState, region: int, word: Word, places: tuple[Word, ...]) -> Refusal:
    facts: dict[str, Fact] = {"region": word, "regions": places}
    if not ground(state).edge[region]:
        return Refusal("first-at-edge", facts, RULE)
    return Refusal("first-apart", facts, RULE)


def place(
    state: DeusState, frame: Placing, seat: Seat, action: Place | PlaceAfar, _chance: Chance
) -> DeusStep:
    """The piece stands; villages are attacked at once; then the column's powers begin."""
    player = state.players[seat]
    region = REGION_NUMBER[action.region]
    cost = FAR if isinstance(action, PlaceAfar) else 0
    events: list[Event] = [Placed(seat, piece_word(frame.piece), action.region, cost)]
    temples = state.temples
    agenda: tuple[tuple[int, int], ...] = ()
    if frame.piece == TEMPLE:
        temples -= 1
    else:
        player = change(player, ready=with_more(player.ready, frame.piece, -1), vp=player.vp - cost)
        agenda = powers(state, player, frame.piece)
    state = change(
        state,
        players=players_with(state, seat, player),
        owner=with_entry(state.owner, region, seat),
        pieces=with_entry(state.pieces, region, state.pieces[region] | 1 << frame.piece),
        temples=temples,
        frame=Resolving(),
        course=Course(agenda),
    )
    state = attacked(state, region, events)
    return Step(state, tuple(events))


def powers(state: DeusState, player: Player, column: int) -> tuple[tuple[int, int], ...]:
    """The effects of a column from the bottom up; a card face down has none."""
    designs = cards_of(state).designs
    return tuple(
        (card, number)
        for height, card in enumerate(player.columns[column])
        if (column, height) != player.wild
        for number in range(len(designs[card].effects))
    )
