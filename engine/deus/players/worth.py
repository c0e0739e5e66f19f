"""What a position is worth to a seat, in victory points, as far as its own view tells."""

from functools import cache, lru_cache
from typing import TypeAlias

from engine.deus import effects
from engine.deus.cards import card_set
from engine.deus.law.counting import counter, sizes
from engine.deus.law.scoring import majority_points, temple_points
from engine.deus.state import ARMY_BIT, DeusState, Player, cards_of, ground
from engine.deus.words import HIDDEN, NOBODY, TEMPLE

GOLD = 0.2
GOOD = 0.5
LATER_GOOD = 0.2
"""What gold and resources are worth before the end; more than two of a kind are worth less."""
READY = (0.0, 0.9, 1.5, 1.9, 2.1, 2.2)
"""What pieces of one type on the board are worth."""
LATER_COUNT = 0.6
"""What cards count grows by so much, in the mean, until they are used again."""
UNKNOWN = 0.5
"""What a card not seen is worth in hand."""
ROUNDS = 26
"""How long a game is expected to be."""
USES = 3.0
"""How often a card of a column will work from now on, at the start of the game."""


BEYOND_MAP = (
    "longest-column", "full-sets", "gold", "resources", "temple-cards", "regions-entered", "cards-discarded",
)  # fmt: skip
"""Measures that count something else than what stands on the map."""


@cache
def power(effect: effects.Effect) -> float:
    """What one use of an effect brings, for those that do not depend on the map."""
    match effect:
        case effects.Buy():
            return 0.35 * effect.count
        case effects.Sell():
            return (0.6 if effect.gold else 0.0) + (1.3 if effect.vp else 0.0)
        case effects.Exchange():
            return 0.6
        case effects.Produce():
            return GOOD * min(effect.buildings or 2.5, 2.5)
        case effects.Take():
            return GOOD * effect.goods
        case effects.Draw():
            return 0.35 * effect.cards
        case effects.Recruit():
            return 0.4 * effect.pieces
        case effects.Dig():
            return 0.5
        case effects.Discard():
            return 0.0
        case effects.Activate():
            return 1.3
        case effects.March():
            return 0.4
        case effects.Rob():
            return 0.7 * effect.vp + 0.2 * effect.gold
        case effects.Besiege():
            return 0.65 * effect.vp
    return 0.0


def _gain(state: DeusState, seat: int, effect: effects.Gain) -> float:
    later = LATER_COUNT if effect.per != effects.ALWAYS else 0.0
    count = (counter(effect.per)(state, seat) + later) / effect.each
    if effect.round == "up":
        count = max(count, 1.0)
    goods = effect.wood + effect.clay + effect.stone + effect.wheat
    amount = effect.vp + GOLD * effect.gold + GOOD * goods
    brought = amount * count
    return min(brought, effect.most * amount) if effect.most else brought


Powers: TypeAlias = dict[int, float]
"""What cards bring on one map, two armies in one region told from one, as far as it has been asked."""


def card_power(state: DeusState, seat: int, card: int, powers: Powers) -> float:
    """What one use of a card brings as the position is; of a temple its score and a little more."""
    value = powers.get(card)
    if value is None:
        value = _card_power(state, seat, card)
        if _counts_map_only(state.setting.options.cards, card):
            powers[card] = value
    return value


def powers_of(state: DeusState, seat: int) -> Powers:
    """What is known of the cards on this map."""
    return _on_map(
        state.setting.options.cards,
        (state.laid, state.owner, state.pieces, state.villages, state.course.doubled),
        seat,
    )


@lru_cache(maxsize=2048)  # many actions lead to the same map
def _on_map(cards: str, lying: tuple[tuple[object, ...], ...], seat: int) -> Powers:
    del cards, lying, seat
    return {}


@lru_cache(maxsize=8192)
def _counts_map_only(cards: str, card: int) -> bool:
    """Whether nothing but the map makes a difference to what a card brings."""
    return not any(
        isinstance(effect, effects.Scaled) and effect.per in BEYOND_MAP
        for effect in card_set(cards).designs[card].effects
    )


def _card_power(state: DeusState, seat: int, card: int) -> float:
    total = 0.0
    for effect in cards_of(state).designs[card].effects:
        if isinstance(effect, effects.Gain):
            total += _gain(state, seat, effect)
        elif isinstance(effect, effects.Score):
            count = counter(effect.per)(state, seat) / effect.each + 1.0
            total += min(effect.most or 99, effect.vp * count)
        elif isinstance(effect, effects.Scaled) and effect.per != effects.ALWAYS:
            total += power(effect) * min(2.5, max(counter(effect.per)(state, seat), 0.8))
        else:
            total += power(effect)
    return total


def temple_growth(state: DeusState, seat: int, points: int, powers: Powers) -> float:
    """What the seat's temples may come to score beyond the points that they are worth now."""
    found = sum(card_power(state, seat, card, powers) for card in state.players[seat].columns[TEMPLE])
    return max(0.0, found - points)


def hand_worth(state: DeusState, seat: int, card: int, powers: Powers | None = None) -> float:
    """What a card is worth in hand: what it would bring, less where its piece or cost is missing."""
    if card == HIDDEN:
        return UNKNOWN
    player = state.players[seat]
    design = cards_of(state).designs[card]
    lacking = 0
    for cost, has in zip(design.cost, player.goods, strict=True):
        if cost > has:
            lacking += cost - has
    short = max(0, design.gold + 4 * lacking - player.gold)
    brings = card_power(state, seat, card, powers_of(state, seat) if powers is None else powers)
    if design.colour == TEMPLE:
        needs = len(player.columns[TEMPLE])
        missing = sum(max(0, needs - len(column)) for column in player.columns[:TEMPLE])
        return max(0.2, 0.5 * brings - 0.9 * missing - 0.06 * short)
    value = 0.35 + 0.5 * brings
    if not player.ready[design.colour]:
        value *= 0.5
    return max(0.1, value - 0.05 * short)


def _goods(player: Player) -> float:
    total = GOLD * min(player.gold, 16) + 0.08 * max(0, player.gold - 16)
    for count in player.goods:
        total += GOOD * min(count, 2) + LATER_GOOD * max(0, count - 2)
    return total


def villages_near(state: DeusState, seat: int) -> float:
    """Villages half surrounded, for whoever has armies beside them."""
    found = ground(state)
    total = 0.0
    for village, vp in enumerate(state.villages):
        if not vp:
            continue
        around = found.neighbours[found.villages[village]]
        taken = own = rivals = 0
        for region in around:
            owner = state.owner[region]
            if owner != NOBODY:
                taken += 1
                if state.pieces[region] & ARMY_BIT:
                    if owner == seat:
                        own += 1
                    else:
                        rivals += 1
        share = taken / len(around)
        if own > rivals:
            total += 0.8 * vp * share * share
        elif own:
            total += 0.35 * vp * share * share
        elif rivals:
            total -= 0.2 * vp * share * share
    return total


def worth(state: DeusState, seat: int) -> float:
    """The seat's prospects in victory points."""
    player = state.players[seat]
    rest = time_left(state)
    powers = powers_of(state, seat)
    temples = temple_points(state, seat)
    points = float(max(0, player.vp))
    points += temples + rest * temple_growth(state, seat, temples, powers)
    points += (1.0 - 0.7 * rest) * majority_points(state, seat)
    value = _goods(player) + sum(READY[count] for count in player.ready)
    for card in player.hand:
        value += hand_worth(state, seat, card, powers)
    towns = sizes(state, seat)
    value += 0.5 * len(towns) + 0.3 * sum(towns) + 0.4 * sum(1 for size in towns if size > 1)
    for column, cards in enumerate(player.columns[:TEMPLE]):
        uses = USES if player.ready[column] else 0.6 * USES
        for height, card in enumerate(cards):
            if card != HIDDEN and (column, height) != player.wild:
                value += uses * card_power(state, seat, card, powers)
    needs = len(player.columns[TEMPLE])
    if needs:
        reached = sum(min(len(column), needs) for column in player.columns[:TEMPLE])
        value += 2.5 * reached / needs
    value += 2.0 * sum(1 for column in player.columns[:TEMPLE] if column)
    return points + villages_near(state, seat) + value * rest


def time_left(state: DeusState) -> float:
    """How much of the game is to come, 1 to 0: by rounds, so that hastening the end costs nothing."""
    if state.trigger:
        return 0.12 if state.round == state.trigger else 0.02
    return max(0.1, 1.0 - state.round / ROUNDS)
