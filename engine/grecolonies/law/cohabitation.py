"""Several players in one colony: asked by the one that moves in, accepted by all, or there is a fight.

Source: "Cohabitation". Those who live there are asked all at once. The first refusal settles it: the others
need not answer. Conditions are words between people; nothing here holds anybody to them.
"Fin de la cohabitation": whoever lives there moves in once more and attacks, in `moving`.
"""

from engine.core.contract import Chance, Decision, Event, Seat, Step, Word
from engine.core.values.change import change, with_entry
from engine.grecolonies.actions import Accept, Answer, Refuse
from engine.grecolonies.events import (
    CohabitationAccepted,
    CohabitationProposed,
    CohabitationRefused,
    Entered,
)
from engine.grecolonies.law.fight import engage
from engine.grecolonies.law.objectives import end_action
from engine.grecolonies.state import (
    GrecoloniesState,
    Moving,
    Offered,
    Refused,
    cohabitants,
    others,
    placed,
)

RULE = "Début de la cohabitation"

ACCEPT, REFUSE = Accept(), Refuse()


def settle(state: GrecoloniesState, province: int, count: int, events: list[Event]) -> GrecoloniesState:
    """The state once the group lives in the province, alone or with others."""
    polis = state.polis
    rivals = tuple(state.poleis[number].city for number in cohabitants(state, province))
    events.append(Entered(polis.city, state.board.provinces[province], count, rivals))
    poleis = with_entry(state.poleis, state.active, placed(polis, province, count))
    return end_action(change(state, poleis=poleis), events)


def propose(state: GrecoloniesState, frame: Moving) -> Step[GrecoloniesState]:
    """The state in which everybody who lives in the colony is asked."""
    asked = cohabitants(state, frame.target)
    event = CohabitationProposed(
        state.polis.city,
        state.board.provinces[frame.target],
        frame.count,
        tuple(state.poleis[number].city for number in asked),
    )
    return Step(change(state, frame=Offered(frame.target, frame.taken, asked)), (event,))


def decisions(state: GrecoloniesState, frame: Offered) -> tuple[Decision, ...]:
    """What those who live there are asked, to accept or refuse: whoever never answers has accepted."""
    mover = state.polis
    province = state.board.provinces[frame.province]
    return tuple(
        Decision(
            Seat(number),
            "cohabit",
            in_turn=False,
            default=ACCEPT,
            facts={
                "rival": Word("city", mover.city),
                "province": Word("province", province),
                "count": frame.count,
                "own": state.poleis[number].citizens[frame.province],
            },
            answers=(("accept", ACCEPT), ("refuse", REFUSE)),
        )
        for number in frame.owed
    )


def answer(
    state: GrecoloniesState, frame: Offered, seat: Seat, action: Answer, chance: Chance
) -> Step[GrecoloniesState]:
    """One of those who live there answers: the last yes lets the group in, a no means a fight."""
    city, mover = state.poleis[seat].city, state.polis.city
    province = state.board.provinces[frame.province]
    owed = others(frame.owed, seat)
    events: list[Event] = []
    if isinstance(action, Refuse):
        events.append(CohabitationRefused(city, mover, province))
        refused = Refused(frame.province, frame.taken, int(seat), owed)
        return Step(fight_follows(state, refused, chance, events), tuple(events))
    events.append(CohabitationAccepted(city, mover, province))
    return Step(answered(state, Offered(frame.province, frame.taken, owed), events), tuple(events))


def answered(state: GrecoloniesState, frame: Offered, events: list[Event]) -> GrecoloniesState:
    """The state in which the others are waited for, or the group is in."""
    if frame.owed:
        return change(state, frame=frame)
    return settle(state, frame.province, frame.count, events)


def fight_follows(
    state: GrecoloniesState, frame: Refused, chance: Chance | None, events: list[Event]
) -> GrecoloniesState:
    """The state after a refusal: a fight with the only one that lives there, or the attacker's choice."""
    rivals = cohabitants(state, frame.province)
    if len(rivals) == 1:
        return engage(state, frame.province, frame.count, rivals[0], chance, events)
    return change(state, frame=frame)
