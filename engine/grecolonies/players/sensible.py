"""The sensible player: goes for objectives, fights where it is likely to win, guards its metropolis.

It sees only its view. In an assault it reckons with the chances of the dice it cannot see. Deterministic:
equal positions get equal answers.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from engine.core.contract import Action, Seat, View
from engine.core.law import AnyRulebook
from engine.core.values.change import change
from engine.grecolonies.actions import (
    Accept,
    Ally,
    Attack,
    Enter,
    Lose,
    Move,
    Predict,
    Propose,
    Recruit,
    Refuse,
    Return,
    Take,
)
from engine.grecolonies.law.groups import guarded, size
from engine.grecolonies.players.claims import shown, spoken, usual
from engine.grecolonies.players.plans import (
    POINT,
    SKILL,
    Plan,
    fight_worth,
    leads,
    needs,
    plan_for,
    recruiting_worth,
    to_keep,
    worth_to_rival,
)
from engine.grecolonies.state import (
    ATTACKER,
    DEFENDER,
    Acting,
    Assault,
    Crowded,
    Foretelling,
    Frame,
    GrecoloniesState,
    Losing,
    Moving,
    Offered,
    Rallying,
    Recruiting,
    Refused,
    Returning,
    combatants,
    number_of,
    with_polis,
)
from engine.grecolonies.telling.odds import attack_won, fight_outcomes

HELP = 60.0
"""What it is worth to keep the leader from a certain victory in a fight of others."""

Chooser = Callable[[GrecoloniesState, Any, int, Sequence[Action]], Action]


class Sensible:
    """A computer player that plays Grécolonies with sense."""

    def __init__(self, seed: int = 0) -> None:
        """A player of Grécolonies needs no luck: all seeds make the same."""

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """The action that promises most."""
        del rules
        if len(legal) == 1:
            return legal[0]
        state = cast(GrecoloniesState, view.state)
        return CHOOSERS[type(state.frame)](state, state.frame, int(seat), legal)


def _action(state: GrecoloniesState, frame: Acting, number: int, legal: Sequence[Action]) -> Action:
    """The best province to move to, or recruiting."""
    index = state.board.index
    moves = {
        each: plan_for(state, number, index[each.target]).worth for each in legal if isinstance(each, Move)
    }
    best = max(moves, key=lambda each: moves[each], default=None)
    recruits = any(isinstance(each, Recruit) for each in legal)
    if best is not None and (moves[best] > recruiting_worth(state, number) or not recruits):
        return best
    return _place(state, frame, number, legal) if recruits else legal[-1]


def _place(
    state: GrecoloniesState, _frame: Acting | Recruiting | Returning, number: int, legal: Sequence[Action]
) -> Action:
    """Recruits or survivors where they are needed most: home to six dice, then a weak site, then home."""
    places = [each for each in legal if isinstance(each, Recruit | Return)]
    first = needs(state, state.poleis[number])[0]
    here = [each for each in places if state.board.index[each.province] == first]
    return max(here or places, key=lambda each: each.count)


def _before(state: GrecoloniesState, frame: Moving, number: int) -> GrecoloniesState:
    """The position before the group began to gather: the plan made then still holds."""
    polis = state.poleis[number]
    back = tuple(have + taken for have, taken in zip(polis.citizens, frame.taken, strict=True))
    return with_polis(state, number, change(polis, citizens=back))


def _group(state: GrecoloniesState, frame: Moving, number: int, legal: Sequence[Action]) -> Action:
    """Gather as many as the plan asks for, from where most can be spared, then carry it out."""
    plan = plan_for(_before(state, frame, number), number, frame.target)
    if frame.count < plan.count or not frame.count:
        take = _take(state, number, legal, max(1, plan.count - frame.count))
        if take is not None:
            return take
    return _arrive(state, plan, legal)


def _take(state: GrecoloniesState, number: int, legal: Sequence[Action], wanted: int) -> Action | None:
    polis, index = state.poleis[number], state.board.index

    def worth(each: Take) -> float:
        origin = index[each.origin]
        spare = polis.citizens[origin] - to_keep(state, polis, origin)
        return spare + 0.1 * each.count - (50.0 if each.count > spare else 0.0)

    takes = [each for each in legal if isinstance(each, Take) and each.count <= wanted]
    return max(takes, key=worth, default=None)


def _arrive(state: GrecoloniesState, plan: Plan, legal: Sequence[Action]) -> Action:
    wanted = {"enter": Enter, "propose": Propose, "attack": Attack}[plan.how]
    for each in legal:
        if isinstance(each, wanted):
            if isinstance(each, Attack) and number_of(state, each.rival) != plan.rival:
                continue
            return each
    return legal[0]


def _defender(state: GrecoloniesState, frame: Refused, number: int, legal: Sequence[Action]) -> Action:
    return max(
        legal,
        key=lambda each: fight_worth(
            state, number, frame.province, number_of(state, cast(Attack, each).rival), frame.count
        ),
    )


def _cohabit(state: GrecoloniesState, frame: Offered, number: int, legal: Sequence[Action]) -> Action:
    """Refuse where one will likely win, sooner if the other is about to take an objective."""
    polis = state.poleis[number]
    chance = 1 - attack_won(frame.count, polis.citizens[frame.province], False, -SKILL)
    threat = worth_to_rival(state, state.active, frame.province)
    refusing = chance * POINT - (1 - chance) * (POINT + 30.0)
    accepting = -0.4 * threat
    wanted = Refuse if refusing > accepting else Accept
    return next(each for each in legal if isinstance(each, wanted))


def _ally(state: GrecoloniesState, frame: Rallying, number: int, legal: Sequence[Action]) -> Action:
    """Against a leader who would else win, with citizens that can be spared; mostly nobody."""
    fight = frame.fight
    attackers, defenders = size(fight, ATTACKER), size(fight, DEFENDER)
    guard = guarded(fight, DEFENDER)
    before = attack_won(attackers, defenders, guard)
    index = state.board.index
    polis = state.poleis[number]
    best, most = legal[0], 0.0
    for each in legal:
        if not isinstance(each, Ally):
            continue
        origin = index[each.origin]
        if each.count > polis.citizens[origin] - to_keep(state, polis, origin):
            continue
        side = ATTACKER if number_of(state, each.city) == fight.attacker else DEFENDER
        rival = combatants(fight)[1 - side]
        if not leads(state, rival, number):
            continue
        after = attack_won(
            attackers + each.count * (side == ATTACKER), defenders + each.count * (side == DEFENDER), guard
        )
        swing = after - before if side == ATTACKER else before - after
        worth = HELP * swing - 6.0 * each.count
        if worth > most:
            best, most = each, worth
    return best


def _spare(_state: GrecoloniesState, _frame: Crowded, _number: int, legal: Sequence[Action]) -> Action:
    """One's own first: they survive."""
    return legal[0]


def _predict(state: GrecoloniesState, frame: Foretelling, _number: int, legal: Sequence[Action]) -> Action:
    """The likeliest winner and number: nothing is lost by it."""
    fight = frame.fight
    outcomes = fight_outcomes(size(fight, ATTACKER), size(fight, DEFENDER), guarded(fight, DEFENDER))
    attack = sum(chance for won, _, chance in outcomes if won)
    chances: Mapping[tuple[bool, int], float] = {(won, n): chance for won, n, chance in outcomes}

    def worth(each: Action) -> float:
        if not isinstance(each, Predict):
            return 0.0
        won = number_of(state, each.winner) == fight.attacker
        return 2 * chances.get((won, each.assaults), 0.0) + 0.5 * (attack if won else 1 - attack)

    return max(legal, key=worth)


def _lose(state: GrecoloniesState, _frame: Losing, number: int, legal: Sequence[Action]) -> Action:
    """One's own flee, an ally's are eliminated."""
    city = state.poleis[number].city

    def worth(each: Action) -> tuple[bool, bool]:
        lost = cast(Lose, each)
        return lost.out != city, lost.refuge == city

    return max(legal, key=worth)


def _announce(_state: GrecoloniesState, frame: Assault, _number: int, _legal: Sequence[Action]) -> Action:
    """The answer that is likeliest to win the assault."""
    own, unseen = frame.dice[frame.speaker], len(frame.dice[1 - frame.speaker])
    return spoken(usual(shown(own), unseen, (frame.count, frame.weapon)))


CHOOSERS: Mapping[type[Frame], Chooser] = {
    Acting: _action,
    Moving: _group,
    Recruiting: _place,
    Offered: _cohabit,
    Refused: _defender,
    Rallying: _ally,
    Crowded: _spare,
    Foretelling: _predict,
    Assault: _announce,
    Losing: _lose,
    Returning: _place,
}
"""What answers in each frame. Shaking has one answer, Over none."""
