"""Before the first turn: the continent, the supply, the hands, and the secret choice of starting pieces.

Source: "Formez le plateau de jeu" to "Choisissez un premier joueur"; the variants "Au lieu de
commencer avec 2 bâtiments" and "Vous pouvez modifier la position des tuiles".
"""

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word, named
from engine.core.values.change import change, with_entry
from engine.deus.actions import Lay, Muster
from engine.deus.cards import card_set
from engine.deus.continent import Laid, continent, villages_touch
from engine.deus.events import Began, Mustered, TileLaid
from engine.deus.frames import Acting, Laying, Mustering
from engine.deus.ground import TILE_STEPS, Spot, layouts, supplies
from engine.deus.options import DeusOptions
from engine.deus.state import FRESH, DeusState, DeusStep, Player, Setting, tile_words
from engine.deus.words import NOBODY, PIECES, TILES, Five

GOLD, VP, HAND = 5, 5, 5
"""What each player has at the start, besides one of each resource."""
READY, SPARE, EACH = 2, 3, 5
"""Of each type of piece: on the player board, in the personal supply, in all."""
SIDES = range(1, 7)
"""Directions and turns as people type them."""
ATTEMPTS = 2000
"""Draws of a continent; about every second one keeps the villages apart."""

RULE = "Mise en place"
PIECES_RULE = "Variante: Choix des bâtiments de départ"


def setup(options: DeusOptions, seats: int, chance: Chance) -> DeusStep:
    """The state before the first action: continent laid or about to be, hands dealt."""
    supply = supplies()[seats]
    setting = Setting(options, seats, chance.roll(seats, "first") - 1)
    laid, coming = _tiles(options, seats, supply.tiles, chance)
    deck = card_set(options.cards).deck()
    deck = tuple(deck[place] for place in chance.shuffled(len(deck), "cards"))
    dealt = len(deck) - HAND * seats
    chosen = options.pieces != "standard"
    ready, spare = ((0,) * 5, (EACH,) * 5) if chosen else ((READY,) * 5, (SPARE,) * 5)
    players = tuple(
        Player(
            GOLD, VP, (1, 1, 1, 1), ready, spare,
            tuple(sorted(deck[dealt + HAND * seat : dealt + HAND * (seat + 1)])), ((),) * 6,
        )
        for seat in range(seats)
    )  # fmt: skip
    tokens = supply.tokens - seats
    state = DeusState(
        setting, laid, (), (), (), players, (tokens,) * 4, supply.temples, deck[:dealt], (),
        setting.first, Laying(coming), FRESH, 0, 0, 0, "",
    )  # fmt: skip
    events = (Began(Seat(setting.first)),)
    return Step(state if coming else _laid_out(state), events)


def _tiles(
    options: DeusOptions, seats: int, count: int, chance: Chance
) -> tuple[tuple[Laid, ...], tuple[int, ...]]:
    """The tiles on the table and the sides still to be laid."""
    numbers = chance.shuffled(7, "tiles")[:count]
    if options.layout in ("free", "host"):
        sides = tuple(2 * tile + chance.roll(2, "side") - 1 for tile in numbers)
        return ((0, 0, sides[0], 0),), sides[1:]
    spots = _shape(count, chance) if options.layout == "chance" else layouts()[options.layout, seats]
    for _ in range(ATTEMPTS):
        laid: tuple[Laid, ...] = ()
        for tile, (q, r) in zip(numbers, spots, strict=True):
            new = (q, r, 2 * tile + chance.roll(2, "side") - 1, chance.roll(6, "turn") - 1)
            if villages_touch(laid, new):
                break
            laid = (*laid, new)
        else:
            return laid, ()
    raise AssertionError("no continent keeps the villages apart")


def _shape(count: int, chance: Chance) -> tuple[Spot, ...]:
    """A shape by chance: each tile beside one that lies there, every free place equally likely."""
    spots: list[Spot] = [(0, 0)]
    while len(spots) < count:
        free = sorted({(q + dq, r + dr) for q, r in spots for dq, dr in TILE_STEPS} - set(spots))
        spots.append(free[chance.roll(len(free), "shape") - 1])
    return tuple(spots)


def _laid_out(state: DeusState) -> DeusState:
    """The state once the continent lies: villages get a victory point for each region beside them."""
    found = continent(state.laid)
    regions = len(found.terrain)
    villages = tuple(len(found.neighbours[region]) for region in found.villages)
    state = change(state, owner=(NOBODY,) * regions, pieces=(0,) * regions, villages=villages)
    if state.setting.options.pieces == "standard":
        return _begun(state)
    state = change(state, frame=Mustering(((),) * state.setting.seats))
    for seat, player in enumerate(state.players):
        if player.withdrawn:  # gave up while the continent was laid
            state = mustered_for(state, Seat(seat)).state
    return state


def _begun(state: DeusState) -> DeusState:
    """The first turn."""
    return change(state, active=_next_able(state, state.setting.first), frame=Acting(), turn=1, round=1)


def _next_able(state: DeusState, begin: int) -> int:
    """The first seat from this one on that has not given up."""
    seats = state.setting.seats
    order = [(begin + step) % seats for step in range(seats)]
    return next(seat for seat in order if not state.players[seat].withdrawn)


# Tiles laid by the players


def layer(state: DeusState) -> Seat:
    """The seat that lays the next tile: the host's, or the one whose turn it is to lay."""
    if state.setting.options.layout == "host":
        return Seat(next(seat for seat, player in enumerate(state.players) if not player.withdrawn))
    return Seat(state.active)


def next_layer(state: DeusState) -> DeusState:
    """The state with the next seat to lay: all who are still there do, in turn."""
    return change(state, active=_next_able(state, state.active + 1))


def as_laid(state: DeusState, frame: Laying, action: Lay) -> Laid:
    """The next tile as an action lays it."""
    q, r = state.laid[TILES.index(action.beside)][:2]
    dq, dr = TILE_STEPS[action.side - 1]
    return q + dq, r + dr, frame.faces[0], action.turn - 1


def legal_laying(state: DeusState, frame: Laying, _seat: Seat) -> list[Lay]:
    """Every free place once, in every turn that keeps the villages apart."""
    found: list[Lay] = []
    seen = {tile[:2] for tile in state.laid}
    for number in range(len(state.laid)):
        for side in SIDES:
            spot = as_laid(state, frame, Lay(TILES[number], side, 1))[:2]
            if spot not in seen:
                seen.add(spot)
                found += [
                    action
                    for turn in SIDES
                    if not villages_touch(
                        state.laid, as_laid(state, frame, action := Lay(TILES[number], side, turn))
                    )
                ]
    return found


def refuse_laying(state: DeusState, frame: Laying, _seat: Seat, action: Lay) -> Refusal | None:
    """A tile that is not there, a place that is taken, villages side by side."""
    there = TILES[: len(state.laid)]
    if action.beside not in there:
        return Refusal(
            "no-such-tile", {"tile": Word("tile", action.beside), "tiles": tile_words(state)}, RULE
        )
    if action.side not in SIDES or action.turn not in SIDES:
        return Refusal("six-directions", {"side": action.side, "turn": action.turn}, RULE)
    new = as_laid(state, frame, action)
    for tile, (q, r, *_) in zip(TILES, state.laid, strict=False):
        if (q, r) == new[:2]:
            return Refusal("place-taken", named(tile=tile), RULE)
    if villages_touch(state.laid, new):
        return Refusal("villages-touch", {"turn": action.turn}, RULE)
    return None


def lay(state: DeusState, frame: Laying, seat: Seat, action: Lay, _chance: Chance) -> DeusStep:
    """The tile lies; after the last one the game goes on."""
    event = TileLaid(seat, TILES[len(state.laid)])
    later = frame.faces[1:]
    state = change(state, laid=(*state.laid, as_laid(state, frame, action)), frame=Laying(later))
    return Step(next_layer(state) if later else _laid_out(state), (event,))


# Starting pieces in secret


def pieces_to_choose(options: DeusOptions) -> int:
    """How many pieces each player chooses."""
    return READY * len(PIECES) if options.pieces == "standard" else int(options.pieces)


def _bounds(state: DeusState, frame: Mustering, seat: int) -> tuple[int, int]:
    """The fewest and the most of the next type."""
    chosen = frame.chosen[seat]
    left = pieces_to_choose(state.setting.options) - sum(chosen)
    later = len(PIECES) - len(chosen) - 1
    return max(0, left - EACH * later), min(EACH, left)


def choosing(frame: Mustering) -> list[Seat]:
    """The seats that have not chosen all their pieces."""
    return [Seat(seat) for seat, row in enumerate(frame.chosen) if len(row) < len(PIECES)]


def legal_musters(state: DeusState, frame: Mustering, seat: Seat) -> list[Muster]:
    """The possible numbers of the next type, middling ones first."""
    least, most = _bounds(state, frame, seat)
    piece = PIECES[len(frame.chosen[seat])]
    usual = usual_muster(state, frame, seat)
    counts = sorted(range(least, most + 1), key=lambda count: (abs(count - usual.count), count))
    return [Muster(piece, count) for count in counts]


def usual_muster(state: DeusState, frame: Mustering, seat: Seat) -> Muster:
    """An even share of what is left."""
    chosen = frame.chosen[seat]
    left = pieces_to_choose(state.setting.options) - sum(chosen)
    types = len(PIECES) - len(chosen)
    return Muster(PIECES[len(chosen)], -(-left // types))


def refuse_muster(state: DeusState, frame: Mustering, seat: Seat, action: Muster) -> Refusal | None:
    """Another type than the next one, or too few or too many for the total."""
    piece = PIECES[len(frame.chosen[seat])]
    if action.piece != piece:
        facts = {"piece": Word("piece", action.piece), "due": Word("piece", piece)}
        return Refusal("muster-order", facts, PIECES_RULE)
    least, most = _bounds(state, frame, seat)
    if not least <= action.count <= most:
        return Refusal(
            "muster-count",
            {
                "piece": Word("piece", piece),
                "wanted": action.count,
                "least": least,
                "most": most,
                "whole": pieces_to_choose(state.setting.options),
            },
            PIECES_RULE,
        )
    return None


def muster(state: DeusState, frame: Mustering, seat: Seat, action: Muster, _chance: Chance) -> DeusStep:
    """The choice is noted; when all have chosen it is shown and the first turn begins."""
    return _noted(state, frame, seat, action.count)


def _noted(state: DeusState, frame: Mustering, seat: Seat, count: int) -> DeusStep:
    chosen = (*frame.chosen[seat], count)
    if len(chosen) == len(PIECES) - 1:
        chosen = (*chosen, pieces_to_choose(state.setting.options) - sum(chosen))
    frame = Mustering(with_entry(frame.chosen, seat, chosen))
    return mustered(change(state, frame=frame), frame)


def mustered_for(state: DeusState, seat: Seat) -> DeusStep:
    """What a seat that has given up has not chosen yet is chosen for it, so that the others can begin."""
    events: tuple[Event, ...] = ()
    while isinstance(state.frame, Mustering) and len(state.frame.chosen[seat]) < len(PIECES):
        step = _noted(state, state.frame, seat, usual_muster(state, state.frame, seat).count)
        state, events = step.state, step.events
    return Step(state, events)


def mustered(state: DeusState, frame: Mustering) -> DeusStep:
    """The first turn begins if all have chosen."""
    if any(len(each) < len(PIECES) for each in frame.chosen):
        return Step(state)
    players = []
    events: list[Event] = []
    for seat, (player, (a, b, c, d, e)) in enumerate(zip(state.players, frame.chosen, strict=True)):
        ready: Five = (a, b, c, d, e)
        spare: Five = (EACH - a, EACH - b, EACH - c, EACH - d, EACH - e)
        players.append(change(player, ready=ready, spare=spare))
        if not player.withdrawn:
            events.append(Mustered(Seat(seat), a, b, c, d, e))
    return Step(_begun(change(state, players=tuple(players))), tuple(events))
