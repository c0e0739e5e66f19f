"""What the end of a turn may cost a player as things stand: villages that rivals are about to take, and that
no turn follows."""

from collections.abc import Iterator

from engine.core.contract import Fact, Note, Seat, View, Word, seat_word
from engine.deus.frames import Laying, Mustering, Over
from engine.deus.law.turns import triggered
from engine.deus.state import ARMY_BIT, DeusState, ground
from engine.deus.words import NOBODY, REGIONS


def tolls(view: View[DeusState]) -> tuple[Note, ...]:
    """That there is no turn after this, or one; villages one region short that a rival would win."""
    state = view.state
    if isinstance(state.frame, Laying | Mustering | Over) or state.active != view.seat:
        return ()
    return (*_last(state), *_villages(state, view.seat))


def _last(state: DeusState) -> Iterator[Note]:
    """How many turns are left once the end was triggered."""
    if state.trigger and state.round > state.trigger:
        yield Note("last-turn")
    elif state.trigger or triggered(state):
        yield Note("end-near", {"by-temples": "no" if state.temples else "yes"})


def _villages(state: DeusState, seat: int) -> Iterator[Note]:
    """Villages beside one's regions that fall with the next piece, to whoever has more armies there."""
    found = ground(state)
    for number, vp in enumerate(state.villages):
        around = found.neighbours[found.villages[number]]
        empty = [region for region in around if state.owner[region] == NOBODY]
        owners = [state.owner[region] for region in around]
        if not vp or len(empty) != 1 or seat not in owners:
            continue
        armies = {
            owner: sum(state.owner[each] == owner and bool(state.pieces[each] & ARMY_BIT) for each in around)
            for owner in set(owners) - {NOBODY}
        }
        rival = max((each for each in armies if each != seat), key=lambda each: armies[each], default=NOBODY)
        if rival != NOBODY and armies[rival] > armies[seat]:
            village, gap = (Word("region", REGIONS[each]) for each in (found.villages[number], empty[0]))
            facts: dict[str, Fact] = {"village": village, "region": gap, "rival": seat_word(Seat(rival))}
            facts |= {"vp": vp, "armies": armies[rival], "own": armies[seat]}
            yield Note("village-open", facts)
