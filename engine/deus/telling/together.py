"""What people often do in one go: a card built and its piece placed, an offering's last card and its god."""

from collections.abc import Iterator, Sequence

from engine.core.choosing.menu import Question, ask
from engine.core.contract import Action, Line, View
from engine.deus.actions import Build, End, Invoke, OfferAlso, Place
from engine.deus.frames import Acting, Offering
from engine.deus.law.places import near
from engine.deus.law.rules import RULES
from engine.deus.state import DeusState, cards_of
from engine.deus.words import CERES, GODS, MARS, REGIONS

MOST = {Acting: 20, Offering: 15}
"""Up to so many answers there are, with all others: below an offering there are menus, too."""
ASKING = {GODS[CERES], GODS[MARS]}
"""Gods that leave something to choose: the turn does not end with them."""


def lines(view: View[DeusState]) -> Sequence[Line]:
    """What is done in one go, in the order of the cards, as far as there is room beside all else.

    Of each card all such lines or none, those with the fewest first: whoever looks for one finds all.
    """
    state, seat = view.state, view.seat
    if not isinstance(state.frame, Acting | Offering):
        return ()
    legal = RULES.legal(state, seat)
    asked = ask(legal)
    room = MOST[type(state.frame)] - (len(asked.answers) if isinstance(asked, Question) else 1)
    groups = list(_groups(state, legal))
    shown = list[Sequence[Line]]()
    for each in sorted(groups, key=len):
        if len(each) > room:
            break
        shown.append(each)
        room -= len(each)
    return [line for each in groups if each in shown for line in each]


def _groups(state: DeusState, legal: Sequence[Action]) -> Iterator[Sequence[Line]]:
    """What can be done in one go: each card that can be built with its place, gods with the end of the turn,
    the last card offered with a god that leaves something to choose.

    An offering is not ended by the press that adds a card to it, as its cards cannot be taken back then.
    """
    gods = [each for each in legal if isinstance(each, Invoke)]
    yield [(god, End()) for god in gods if god.god not in ASKING]
    found, seen = cards_of(state), set[str]()
    for each in legal:
        if not isinstance(each, Build | OfferAlso) or each.card in seen:
            continue
        seen.add(each.card)
        if isinstance(each, Build):
            colour = found.designs[found.number[each.card]].colour
            yield [(each, Place(REGIONS[region])) for region in near(state, state.active, colour)]
        elif len(gods) == 1:
            yield [(each, god) for god in gods if god.god in ASKING]
