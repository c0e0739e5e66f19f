"""Science: drawing, looking for and discarding cards, and carrying out other cards once more.

Source: "Les bâtiments scientifiques".
"""

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word
from engine.core.values.change import change
from engine.deus import actions
from engine.deus.effects import Activate, Dig, Discard, Draw
from engine.deus.events import Activated, Discarded, Kept, LookedAt
from engine.deus.frames import Activating, Digging, Discarding, Drawing, Looking, Resolving
from engine.deus.law.counting import capped, times
from engine.deus.law.piles import HAND_LIMIT, drawable, drawn, reshuffled
from engine.deus.state import DeusState, DeusStep, acting, asking, cards_of, players_with, with_player
from engine.deus.words import COLOURS, HIDDEN, Card

RULE = "Bâtiments scientifiques"


def start_drawing(state: DeusState, card: int, effect: Draw, _events: list[Event]) -> DeusState:
    """The state in which cards may be drawn, if the hand and the piles allow any."""
    count = min(
        capped(effect.cards * times(state, state.active, effect), effect), drawable(state, state.active)
    )
    return change(state, frame=Drawing(card, count) if count > 0 else Resolving())


def draw(state: DeusState, frame: Drawing, seat: Seat, _action: actions.Draw, chance: Chance) -> DeusStep:
    """All the cards are drawn."""
    events: list[Event] = []
    state = drawn(state, seat, frame.count, chance, events)
    return Step(change(state, frame=Resolving()), tuple(events))


def start_looking(state: DeusState, card: int, effect: Dig, _events: list[Event]) -> DeusState:
    """The state in which cards may be looked at, if the hand has room and the piles have any."""
    look = min(effect.look, len(state.deck) + len(state.discard))
    keep = min(effect.keep, look, HAND_LIMIT - len(state.players[state.active].hand))
    return change(state, frame=Looking(card, look, keep) if keep > 0 else Resolving())


def look(state: DeusState, frame: Looking, seat: Seat, _action: actions.Look, chance: Chance) -> DeusStep:
    """The top cards are taken up; which to keep is asked next."""
    events: list[Event] = []
    state = reshuffled(state, frame.look, chance, events)
    cards = state.deck[-frame.look :]  # in their order: sorted, the one seen on top would tell of those below
    events.append(LookedAt(seat, frame.look))
    state = change(state, deck=state.deck[: -frame.look], frame=Digging(frame.card, cards, frame.keep))
    return Step(state, tuple(events))


def legal_keeps(state: DeusState, frame: Digging, _seat: Seat) -> list[actions.Keep]:
    """Each of the cards."""
    names = cards_of(state).names
    return [actions.Keep(names[card]) for card in sorted(set(frame.cards))]


def refuse_keep(state: DeusState, frame: Digging, seat: Seat, action: actions.Keep) -> Refusal | None:
    """A card that is not among them."""
    if cards_of(state).number[action.card] in frame.cards:
        return None
    cards = tuple(Word("card", each.card) for each in legal_keeps(state, frame, seat))
    return Refusal("not-among-them", {"card": Word("card", action.card), "cards": cards}, RULE)


def keep(state: DeusState, frame: Digging, seat: Seat, action: actions.Keep, _chance: Chance) -> DeusStep:
    """The card goes to the hand; after the last one the others are discarded."""
    player = state.players[seat]
    card = cards_of(state).number[action.card]
    hand = tuple(sorted((*player.hand, card)))
    state = with_player(state, seat, change(player, hand=hand))
    at = frame.cards.index(card)
    rest = (*frame.cards[:at], *frame.cards[at + 1 :])
    if frame.keep > 1 and rest:
        return Step(change(state, frame=Digging(frame.card, rest, frame.keep - 1)))
    state = change(state, discard=(*state.discard, *rest), frame=Resolving())
    return Step(state, (Kept(seat, len(rest)),))


def refuse_leaving(_state: DeusState, frame: Digging, _seat: Seat, _action: actions.Done) -> Refusal:
    """Cards taken up cannot be left."""
    return Refusal("must-keep", {"left": frame.keep}, RULE)


def start_discarding(state: DeusState, card: int, effect: Discard, _events: list[Event]) -> DeusState:
    """The state in which cards may be discarded, if there are any in hand."""
    left = min(effect.cards, len(state.players[state.active].hand))
    return change(state, frame=Discarding(card, left) if left else Resolving())


def hand_names(state: DeusState) -> list[Card]:
    """The designs in the active seat's hand; cards drawn in a plan have no face yet."""
    names = cards_of(state).names
    return [names[card] for card in dict.fromkeys(acting(state)[1].hand) if card != HIDDEN]


def legal_discards(state: DeusState, _frame: Discarding, _seat: Seat) -> list[actions.Discard]:
    """Each card in hand."""
    return [actions.Discard(card) for card in hand_names(state)]


def refuse_in_hand(state: DeusState, _frame: object, _seat: Seat, action: actions.WithCard) -> Refusal | None:
    """A card that is not in the active seat's hand."""
    if cards_of(state).number[action.card] in acting(state)[1].hand:
        return None
    held = tuple(Word("card", each) for each in hand_names(state))
    return Refusal("not-in-hand", {"card": Word("card", action.card), "cards": held}, RULE)


def discard(
    state: DeusState, frame: Discarding, seat: Seat, action: actions.Discard, _chance: Chance
) -> DeusStep:
    """The card lies on the discard pile; the card's later effects count it."""
    player = state.players[seat]
    card = cards_of(state).number[action.card]
    at = player.hand.index(card)
    player = change(player, hand=(*player.hand[:at], *player.hand[at + 1 :]))
    course = change(state.course, discarded=state.course.discarded + 1)
    left = min(frame.left - 1, len(player.hand))
    state = change(
        state,
        players=players_with(state, seat, player),
        discard=(*state.discard, card),
        course=course,
        frame=Discarding(frame.card, left) if left else Resolving(),
    )
    return Step(state, (Discarded(seat, action.card),))


def start_activating(state: DeusState, card: int, effect: Activate, _events: list[Event]) -> DeusState:
    """The state in which a card of one's own may be carried out once more, if there is one in the columns."""
    frame = Activating(card, tuple(COLOURS.index(colour) for colour in effect.colours))
    return asking(state, frame, legal_activations)


def _cards_to_activate(state: DeusState, frame: Activating) -> list[int]:
    """The designs in these columns that do something; none that would activate others in turn."""
    _, player = acting(state)
    designs = cards_of(state).designs
    found: dict[int, None] = {}
    for column in frame.columns:
        for height, card in enumerate(player.columns[column]):
            if (column, height) != player.wild and not any(
                isinstance(effect, Activate) for effect in designs[card].effects
            ):
                found[card] = None
    return list(found)


def legal_activations(state: DeusState, frame: Activating, _seat: Seat) -> list[actions.Activate]:
    """Each card that may be carried out."""
    names = cards_of(state).names
    return [actions.Activate(names[card]) for card in _cards_to_activate(state, frame)]


def refuse_activation(
    state: DeusState, frame: Activating, _seat: Seat, action: actions.Activate
) -> Refusal | None:
    """A card that does not lie in one of these columns."""
    found = _cards_to_activate(state, frame)
    if cards_of(state).number[action.card] in found:
        return None
    names = cards_of(state).names
    cards = tuple(Word("card", names[card]) for card in found)
    return Refusal("not-in-columns", {"card": Word("card", action.card), "cards": cards}, RULE)


def activate(
    state: DeusState, _frame: Activating, seat: Seat, action: actions.Activate, _chance: Chance
) -> DeusStep:
    """The card's effects come next."""
    cards = cards_of(state)
    number = cards.number[action.card]
    course = state.course
    agenda = (*((number, place) for place in range(len(cards.designs[number].effects))), *course.agenda)
    course = change(course, agenda=agenda)
    event = Activated(seat, action.card)
    return Step(change(state, frame=Resolving(), course=course), (event,))
