"""B. The offering: cards are discarded, the colour of the top one names the god.

Source: "Une offrande permet de défausser des cartes", the six gods' "Gagnez", "Jupiter fonctionne comme un
Joker".
"""

from functools import lru_cache

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word, named
from engine.core.values.amounts import Amounts
from engine.core.values.change import change
from engine.deus import words
from engine.deus.actions import Invoke, Offer, OfferAlso
from engine.deus.events import GodGave, Offered
from engine.deus.frames import Acting, Offering, Recruiting, Resolving, Taking
from engine.deus.law.commerce import legal_takings
from engine.deus.law.production import ALL_TYPES, legal_recruits, recruited
from engine.deus.law.purse import given
from engine.deus.law.science import hand_names, refuse_in_hand
from engine.deus.state import Course, DeusState, DeusStep, acting, asking, cards_of, players_with

RULE = "Faire une offrande"
GOLD_EACH = 2
"""Neptune's gold for each card."""
INVOKED = (
    *((Invoke(god),) for god in words.GODS[: words.JUPITER]),
    tuple(Invoke(god) for god in words.GODS[: words.JUPITER]),
)
"""By the colour of the top card the gods that can be invoked: Jupiter's card invokes one of the others."""
GIFTS = {
    words.NEPTUNE: words.SHIP,
    words.CERES: words.PRODUCTION,
    words.MINERVA: words.SCIENCE,
    words.VESTA: words.CIVIL,
}
"""The piece a god brings, if one is left in the personal supply."""

_offer, _offer_also = lru_cache(maxsize=512)(Offer), lru_cache(maxsize=512)(OfferAlso)
"""Made once for each card."""


def legal_offers(state: DeusState, _frame: Acting, _seat: Seat) -> list[Offer]:
    """Each card in hand as the top one."""
    return [_offer(card) for card in hand_names(state)]


def offer(state: DeusState, _frame: Acting, _seat: Seat, action: Offer, _chance: Chance) -> DeusStep:
    """The card will lie on top; more may be added."""
    return Step(change(state, frame=Offering((cards_of(state).number[action.card],))))


def not_offered(state: DeusState, frame: Offering) -> list[int]:
    """The cards in hand that are not offered yet, doubles twice."""
    left = list(acting(state)[1].hand)
    for card in frame.cards:
        left.remove(card)
    return left


def _god(state: DeusState, frame: Offering) -> int:
    return cards_of(state).designs[frame.cards[0]].colour


def legal_gods(state: DeusState, frame: Offering, _seat: Seat) -> tuple[Invoke, ...]:
    """The god of the top card's colour, any of five others for Jupiter's."""
    return INVOKED[_god(state, frame)]


def refuse_god(state: DeusState, frame: Offering, seat: Seat, action: Invoke) -> Refusal | None:
    """A god of another colour, Jupiter himself."""
    if action in legal_gods(state, frame, seat):
        return None
    god = Word("god", action.god)
    own = words.GODS[_god(state, frame)]
    if own == words.GODS[words.JUPITER]:
        return Refusal("jupiter-copies", {"god": god, "gods": _words(words.GODS[: words.JUPITER])}, RULE)
    top = Word("card", cards_of(state).names[frame.cards[0]])
    return Refusal("other-god", {"god": god, "own": Word("god", own), "card": top}, RULE)


def _words(gods: tuple[str, ...]) -> tuple[Word, ...]:
    return tuple(Word("god", god) for god in gods)


def legal_more(state: DeusState, frame: Offering, _seat: Seat) -> list[OfferAlso]:
    """Each other card in hand, under the top one."""
    names = cards_of(state).names
    return [_offer_also(names[card]) for card in dict.fromkeys(not_offered(state, frame))]


def refuse_more(state: DeusState, frame: Offering, seat: Seat, action: OfferAlso) -> Refusal | None:
    """A card that is not in hand (any more)."""
    refusal = refuse_in_hand(state, frame, seat, action)
    if refusal is None and cards_of(state).number[action.card] not in not_offered(state, frame):
        return Refusal("offered-already", named(card=action.card), RULE)
    return refusal


def offer_more(
    state: DeusState, frame: Offering, _seat: Seat, action: OfferAlso, _chance: Chance
) -> DeusStep:
    """The card joins the offering."""
    card = cards_of(state).number[action.card]
    return Step(change(state, frame=Offering((*frame.cards, card))))


def invoke(state: DeusState, frame: Offering, _seat: Seat, action: Invoke, _chance: Chance) -> DeusStep:
    """The cards are discarded, the top one last, and the god gives."""
    seat, player = acting(state)
    count = len(frame.cards)
    top, *below = frame.cards
    left = tuple(not_offered(state, frame))
    god = words.GODS.index(action.god)
    extra = count if god == words.MINERVA else 0
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
    if god == words.NEPTUNE:
        gains = Amounts.of(**{words.GOLD: GOLD_EACH * count})
    elif god == words.VESTA:
        gains = Amounts.of(**{words.VP: 1 if count == 1 else 2})
    state, gains = given(state, seat, gains)
    kind = GIFTS.get(god)
    piece = None
    if kind is not None and player.spare[kind]:
        piece = words.PIECES[kind]
        state = recruited(state, kind, 1)
    if gains or piece:
        events.append(GodGave(seat, words.GODS[god], gains, piece))
    if god == words.CERES:
        return asking(state, Taking(words.NOBODY, count), legal_takings)
    if god == words.MARS:
        recruiting = Recruiting(words.NOBODY, count, ALL_TYPES, one_each=False)
        return asking(state, recruiting, legal_recruits)
    return state
