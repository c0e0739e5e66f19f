"""What people often do in one go: a card built and its piece placed, two cards offered, an offering's last
card and its god, all cards but one or two, two choices of a card, the last choice and the end of the turn."""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, permutations

from engine.core.choosing.menu import Question, ask
from engine.core.contract import Action, Line, Note, View, Word
from engine.deus.actions import Build, End, Invoke, Offer, OfferAlso, Place, Produce, Recruit, Take
from engine.deus.frames import Acting, Offering, Producing, Recruiting, Taking
from engine.deus.law.offering import not_offered
from engine.deus.law.places import near
from engine.deus.law.rules import RULES
from engine.deus.state import DeusState, cards_of
from engine.deus.words import CERES, GODS, MARS, REGIONS, RESOURCES, Four

MOST = {Acting: 20, Offering: 15, Taking: 15, Recruiting: 15, Producing: 15}
"""Up to so many answers there are, with all others: where several can be chosen there are menus, too."""
ASKING = {GODS[CERES], GODS[MARS]}
"""Gods that leave something to choose: the turn does not end with them."""
PLACES = 6
"""Of a card that could be placed in more regions than so many the region is asked next: one button is read
sooner than ten that differ in a letter."""
PAIR = 2
KEPT = 2
"""Of all cards that can be added to an offering so many at most are left out in one go."""
SMALL = 3
"""In a hand of so many cards any two are offered in one go: of more there would be too many."""


def lines(view: View[DeusState]) -> Sequence[Line]:
    """What is done in one go, in the order of the cards, as far as there is room beside all else.

    Of each card all such lines or none, those with the fewest first: whoever looks for one finds all.
    """
    state, seat = view.state, view.seat
    if type(state.frame) not in MOST:
        return ()
    legal = RULES.legal(state, seat)
    asked = ask(legal)
    room = MOST[type(state.frame)] - (len(asked.answers) if isinstance(asked, Question) else 1)
    groups = [tuple(each) for each in _groups(state, legal)]
    shown = list[Sequence[Line]]()
    for each in sorted(groups, key=len):
        if len(each) > room:
            break
        shown.append(each)
        room -= len(each)
    return [line for each in groups if each in shown for line in each]


def further(view: View[DeusState]) -> Sequence[Line]:
    """All cards that can be added to an offering but one or two, which stay in hand."""
    state = view.state
    if not isinstance(state.frame, Offering):
        return ()
    left, names = not_offered(state, state.frame), cards_of(state).names
    lines = dict[Line, None]()
    for fewer in range(1, KEPT + 1):
        for added in combinations(left, max(len(left) - fewer, 0)):
            if len(added) >= PAIR:
                lines[tuple(OfferAlso(names[card]) for card in added)] = None
    return [*lines]


def shortly(view: View[DeusState], line: Sequence[Action]) -> Note | None:
    """Of many cards added to an offering those that stay in hand."""
    state = view.state
    if len(line) <= PAIR or not isinstance(state.frame, Offering):
        return None
    left = [cards_of(state).names[card] for card in not_offered(state, state.frame)]
    for action in line:
        if not isinstance(action, OfferAlso):
            return None
        left.remove(action.card)
    return Note("all-but", {"cards": tuple(Word("card", card) for card in left)}) if left else None


def heading(view: View[DeusState], action: Action) -> Word:
    """What is done."""
    del view
    return Word("verb", action.word)


def _groups(state: DeusState, legal: Sequence[Action]) -> Iterator[Sequence[Line]]:
    """What can be done in one go, by what it is about."""
    match state.frame:
        case Acting():
            yield from _cards_built(state, legal)
            yield from _hands_offered(state, legal)
        case Offering():
            yield from _offerings_made(legal)
        case Taking(left=left) | Recruiting(left=left) if state.course.offering:
            yield [(each, End()) for each in legal if isinstance(each, Take | Recruit) and each.count == left]
        case Recruiting(left=2):
            yield list(combinations((each for each in legal if _is_one(each)), PAIR))
        case Producing(left=2, rested=rested):
            yield _both_produced(state, rested)


def _is_one(action: Action) -> bool:
    return isinstance(action, Recruit) and action.count == 1


def _cards_built(state: DeusState, legal: Sequence[Action]) -> Iterator[Sequence[Line]]:
    """Each card that can be built, paid as usual, with its place."""
    found, seen = cards_of(state), set[str]()
    for each in legal:
        if isinstance(each, Build) and each.card not in seen:
            seen.add(each.card)
            colour = found.designs[found.number[each.card]].colour
            regions = list(near(state, state.active, colour))
            yield [(each, Place(REGIONS[region])) for region in regions if len(regions) <= PLACES]


def _hands_offered(state: DeusState, legal: Sequence[Action]) -> Iterator[Sequence[Line]]:
    """Two cards of a small hand, the first one on top."""
    hand, names = state.players[state.active].hand, cards_of(state).names
    if len(hand) <= SMALL and any(isinstance(each, Offer) for each in legal):
        pairs = dict.fromkeys(permutations(hand, PAIR))
        yield [(Offer(names[top]), OfferAlso(names[below])) for top, below in pairs]


def _offerings_made(legal: Sequence[Action]) -> Iterator[Sequence[Line]]:
    """Gods with the end of the turn, the last card offered with a god that leaves something to choose, any
    two cards more.

    An offering is not ended by the press that adds a card to it, as its cards cannot be taken back then.
    """
    gods = [each for each in legal if isinstance(each, Invoke)]
    more = [each for each in legal if isinstance(each, OfferAlso)]
    yield [(god, End()) for god in gods if god.god not in ASKING]
    if len(gods) == 1 and gods[0].god in ASKING:
        yield [(each, gods[0]) for each in more]
    if len(more) > PAIR:
        yield list(combinations(more, PAIR))


def _both_produced(state: DeusState, rested: Four) -> Sequence[Line]:
    """Any two buildings that produce."""
    possible = [min(pair) for pair in zip(rested, state.supply, strict=True)]
    pairs = combinations_with_replacement(range(len(RESOURCES)), PAIR)
    return [
        (Produce(RESOURCES[one]), Produce(RESOURCES[other]))
        for one, other in pairs
        if possible[one] and possible[other] and (one != other or possible[one] >= PAIR)
    ]
