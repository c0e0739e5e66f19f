"""B. The offering: cards are discarded, the colour of the top one names the god.

Source: "Une offrande permet de défausser des cartes", the six gods; 1.4 B.
"""

from engine.core.amounts import Amounts
from engine.core.change import change
from engine.core.contract import Event, Refusal, Step, Word
from engine.deus.actions import Invoke, Offer, OfferAlso
from engine.deus.commerce import settled
from engine.deus.events import GodGave, Offered
from engine.deus.production import ALL_TYPES, recruited, recruiting
from engine.deus.purse import given
from engine.deus.science import hand_names, refuse_in_hand
from engine.deus.state import (
    Course,
    DeusState,
    Offering,
    Recruiting,
    Resolving,
    Taking,
    acting,
    cards_of,
    players_with,
)
from engine.deus.words import (
    CERES,
    CIVIL,
    GODS,
    GOLD,
    JUPITER,
    MARS,
    MINERVA,
    NEPTUNE,
    NOBODY,
    PIECES,
    PRODUCTION,
    SCIENCE,
    SHIP,
    VESTA,
    VP,
)

RULE = "Faire une offrande"
GOLD_EACH = 2
"""Neptune's gold for each card."""
GIFTS = {NEPTUNE: SHIP, CERES: PRODUCTION, MINERVA: SCIENCE, VESTA: CIVIL}
"""The piece a god brings, if one is left in the personal supply."""


def legal_offers(state: DeusState) -> list[Offer]:
    """Each card in hand as the top one."""
    return [Offer(card) for card in hand_names(state)]


def offer(state: DeusState, action: Offer) -> Step[DeusState]:
    """The card will lie on top; more may be added."""
    return Step(change(state, frame=Offering((cards_of(state).number[action.card],))))


def _not_offered(state: DeusState, frame: Offering) -> list[int]:
    left = list(acting(state)[1].hand)
    for card in frame.cards:
        left.remove(card)
    return left


def _god(state: DeusState, frame: Offering) -> int:
    return cards_of(state).designs[frame.cards[0]].colour


def legal_offering(state: DeusState, frame: Offering) -> list[Invoke | OfferAlso]:
    """Invoke the god, any of five for Jupiter's card, or add a card."""
    god = _god(state, frame)
    gods = GODS[:JUPITER] if god == JUPITER else (GODS[god],)
    names = cards_of(state).names
    found: list[Invoke | OfferAlso] = [Invoke(each) for each in gods]
    found += [OfferAlso(names[card]) for card in dict.fromkeys(_not_offered(state, frame))]
    return found


def usual_god(state: DeusState, frame: Offering) -> Invoke:
    """The god of the top card's colour; for Jupiter's the first of the others."""
    god = _god(state, frame)
    return Invoke(GODS[0 if god == JUPITER else god])


def refuse_offering(state: DeusState, frame: Offering, action: Invoke | OfferAlso) -> Refusal | None:
    """A card that is not in hand (any more), a god of another colour, Jupiter himself."""
    if isinstance(action, OfferAlso):
        refusal = refuse_in_hand(state, action.card)
        if refusal is None and cards_of(state).number[action.card] not in _not_offered(state, frame):
            return Refusal("offered-already", {"card": Word("card", action.card)}, RULE)
        return refusal
    if action in legal_offering(state, frame):
        return None
    god = Word("god", action.god)
    own = GODS[_god(state, frame)]
    if own == GODS[JUPITER]:
        return Refusal("jupiter-copies", {"god": god, "gods": _words(GODS[:JUPITER])}, RULE)
    top = Word("card", cards_of(state).names[frame.cards[0]])
    return Refusal("other-god", {"god": god, "own": Word("god", own), "card": top}, RULE)


def _words(gods: tuple[str, ...]) -> tuple[Word, ...]:
    return tuple(Word("god", god) for god in gods)


def invoke(state: DeusState, frame: Offering, action: Invoke) -> Step[DeusState]:
    """The cards are discarded, the top one last, and the god gives."""
    seat, player = acting(state)
    count = len(frame.cards)
    top, *below = frame.cards
    left = tuple(_not_offered(state, frame))
    god = GODS.index(action.god)
    extra = count if god == MINERVA else 0
    state = change(
        state,
        players=players_with(state, seat, change(player, hand=left)),
        discard=(*state.discard, *below, top),
        course=Course(offering=True, extra=extra),
        frame=Resolving(),
    )
    events: list[Event] = [Offered(seat, action.god, count, cards_of(state).names[top])]
    return Step(_given_by(state, god, count, events), tuple(events))


def _given_by(state: DeusState, god: int, count: int, events: list[Event]) -> DeusState:
    """What the god brings for that many cards; Ceres and Mars leave a choice."""
    seat, player = acting(state)
    gains = Amounts()
    if god == NEPTUNE:
        gains = Amounts.of(**{GOLD: GOLD_EACH * count})
    elif god == VESTA:
        gains = Amounts.of(**{VP: 1 if count == 1 else 2})
    state, gains = given(state, seat, gains)
    kind = GIFTS.get(god)
    piece = None
    if kind is not None and player.spare[kind]:
        piece = PIECES[kind]
        state = recruited(state, kind, 1)
    if gains or piece:
        events.append(GodGave(seat, GODS[god], gains, piece))
    if god == CERES:
        return settled(state, Taking(NOBODY, count))
    if god == MARS:
        return recruiting(state, Recruiting(NOBODY, count, ALL_TYPES, one_each=False))
    return state
