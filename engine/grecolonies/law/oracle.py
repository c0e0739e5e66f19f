"""The Oracle: who is not a commander may foretell who wins and after how many assaults.

Source: "Oracle". All are asked at once, before the first throw; who has no citizen in the reserve is not
asked. The citizens used go back to the reserve after the fight, then those of who was right are set on the
Oracle: two each for winner and number, or, if nobody had both, one each for the winner.
"""

from functools import cache, lru_cache

from engine.core.contract import Chance, Decision, Event, Fact, Refusal, Seat, Step, Word
from engine.core.values.change import change
from engine.grecolonies.actions import Abstain, Consultation, Predict
from engine.grecolonies.events import Abstained, OracleSpoke, Predicted
from engine.grecolonies.law.assault import begin
from engine.grecolonies.law.groups import bystanders, dice, does_not_fight
from engine.grecolonies.state import (
    ATTACKER,
    DEFENDER,
    Fight,
    Foretelling,
    GrecoloniesState,
    cities_in,
    combatants,
    number_of,
    others,
    with_polis,
)
from engine.grecolonies.words import City, Province

RULE = "Oracle"
ASSAULTS = range(1, 6)
"""The columns of the Oracle's table."""
EXACT, RIGHT = 2, 1
"""Citizens for winner and number, and for the winner alone."""

ABSTAIN = Abstain()


def ask(
    state: GrecoloniesState, fight: Fight, chance: Chance | None, events: list[Event]
) -> GrecoloniesState:
    """The state in which everybody who may foretell is asked; where nobody may, the first assault begins."""
    owed = tuple(each for each in bystanders(state, fight) if state.poleis[each].reserve)
    return answered(state, Foretelling(fight, owed), chance, events)


def answered(
    state: GrecoloniesState, frame: Foretelling, chance: Chance | None, events: list[Event]
) -> GrecoloniesState:
    """The state in which the others are waited for, or the first assault begins."""
    return change(state, frame=frame) if frame.owed else begin(state, frame.fight, chance, events)


def decisions(state: GrecoloniesState, frame: Foretelling) -> tuple[Decision, ...]:
    """What those asked may foretell: whoever never answers has foretold nothing."""
    fight = frame.fight
    told = _told(
        state.poleis[fight.attacker].city,
        state.poleis[fight.defender].city,
        state.board.provinces[fight.province],
        (dice(fight, ATTACKER), dice(fight, DEFENDER)),
    )
    return tuple([told[number] for number in frame.owed])


@lru_cache(maxsize=4096)
def _told(
    attacker: City, defender: City, province: Province, thrown: tuple[int, int]
) -> tuple[Decision, ...]:
    """For each seat the question."""
    facts: dict[str, Fact] = {
        "attacker": Word("city", attacker),
        "defender": Word("city", defender),
        "province": Word("province", province),
        "attacker-dice": thrown[ATTACKER],
        "defender-dice": thrown[DEFENDER],
    }
    answers = (("abstain", ABSTAIN),)
    return tuple(
        Decision(seat, "predict", in_turn=False, default=ABSTAIN, facts=facts, answers=answers, hidden=True)
        for seat in map(Seat, range(5))
    )


@cache
def _predictions(attacker: City, defender: City) -> tuple[Consultation, ...]:
    return (
        ABSTAIN,
        *(Predict(city, number) for city in (attacker, defender) for number in ASSAULTS),
    )


def legal_predictions(state: GrecoloniesState, frame: Foretelling, _seat: Seat) -> tuple[Consultation, ...]:
    """None, or one of the ten fields of the table."""
    fight = frame.fight
    return _predictions(state.poleis[fight.attacker].city, state.poleis[fight.defender].city)


def refuse_prediction(
    state: GrecoloniesState, frame: Foretelling, _seat: Seat, action: Consultation
) -> Refusal | None:
    """A winner who does not fight; a number off the table."""
    if not isinstance(action, Predict):
        return None
    fight = frame.fight
    cities = cities_in(state, fight)
    if action.winner not in cities:
        return does_not_fight(action.winner, cities, RULE)
    if action.assaults not in ASSAULTS:
        return Refusal("off-the-table", {"wanted": action.assaults, "most": ASSAULTS[-1]}, RULE)
    return None


def foretell(
    state: GrecoloniesState, frame: Foretelling, seat: Seat, action: Consultation, chance: Chance
) -> Step[GrecoloniesState]:
    """Put a citizen on the table, or none."""
    fight, polis = frame.fight, state.poleis[seat]
    events: list[Event] = []
    if isinstance(action, Predict):
        events.append(Predicted(polis.city, action.winner, action.assaults))
        side = ATTACKER if number_of(state, action.winner) == fight.attacker else DEFENDER
        fight = change(fight, predictions=(*fight.predictions, (int(seat), side, action.assaults)))
        polis = change(polis, reserve=polis.reserve - 1)
        state = with_polis(state, seat, polis)
    else:
        events.append(Abstained(polis.city))
    owed = others(frame.owed, seat)
    return Step(answered(state, Foretelling(fight, owed), chance, events), tuple(events))


def resolve(state: GrecoloniesState, fight: Fight, winner: int, events: list[Event]) -> GrecoloniesState:
    """The state after the fight: citizens back in the reserve, then the rewards as far as it lasts."""
    if not fight.predictions:
        return state
    exact = any(side == winner and assaults == fight.number for _, side, assaults in fight.predictions)
    poleis = list(state.poleis)
    for number, side, assaults in fight.predictions:
        polis = poleis[number]
        due = 0
        if side == winner:
            due = EXACT if assaults == fight.number else 0 if exact else RIGHT
        given = min(due, polis.reserve + 1)
        poleis[number] = change(polis, reserve=polis.reserve + 1 - given, oracle=polis.oracle + given)
        foretold = state.poleis[combatants(fight)[side]].city
        events.append(OracleSpoke(polis.city, foretold, assaults, given))
    return change(state, poleis=tuple(poleis))
