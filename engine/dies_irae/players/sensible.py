"""The sensible player: trades where it pays, develops what it can, guards its stability, takes what is open.

For each action it could choose it estimates what the action would bring now; within an action it takes the
best step, then the next. A seed other than 0 gives it a temper of its own, so that no two games are alike;
with equal seeds equal positions get equal actions.
"""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, cast

from engine.core.choosing.notation import write
from engine.core.contract import Action, Seat, View
from engine.core.law import AnyRulebook
from engine.dies_irae import actions, words
from engine.dies_irae.board import COAST, board, distances
from engine.dies_irae.charts import GOLDEN, HIGHEST, POSTS, chart, goods, site_goods
from engine.dies_irae.frames import Asked, Attacking, Building, Cycle, Moving, Routing, Trading
from engine.dies_irae.law import attack, building, trade
from engine.dies_irae.law.combat import fighters, fortified, losses, side_strength
from engine.dies_irae.law.contest import is_contested
from engine.dies_irae.law.cycle import workshops
from engine.dies_irae.law.tally import fortresses_of, fulfils, income, posts_of, supplied
from engine.dies_irae.pieces import count_legions, count_ships, in_pact, legions_at, stack_at
from engine.dies_irae.players import campaigns
from engine.dies_irae.state import DiesIraeState, power_number
from engine.dies_irae.telling import ways
from engine.dies_irae.telling.prospects import (
    by_land,
    by_sea,
    exposed,
    home_prospects,
    patience_left,
    post_prospects,
    site_value,
    unclaimed,
)
from engine.dies_irae.values import price

TEMPER = 0.3
"""How far a temper sways its values, from the lowest to the highest."""


class Sensible:
    """A computer player that plays Dies Irae with sense. Archimedes, where a name is asked for."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def _mood(self, state: DiesIraeState, action: Action) -> float:
        """A factor close to 1 that differs from seed to seed: it breaks ties and makes a temper."""
        if not self._seed:
            return 1.0
        text = f"{self._seed}|{state.number}|{write(action)}"
        return 1.0 + TEMPER * (hashlib.sha256(text.encode()).digest()[0] / 255 - 0.5)

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """The action that promises most."""
        del rules, seat
        state = cast(DiesIraeState, view.state)
        if len(legal) == 1:
            return legal[0]
        frame = state.frame
        if isinstance(frame, Asked):
            return _answer(state, frame, legal)
        if not state.realms or state.round == 0:
            return max(legal, key=lambda each: _opening_value(state, each) * self._mood(state, each))
        if isinstance(frame, Cycle):
            return max(
                legal,
                key=lambda each: (
                    self.deed_value(state, cast(actions.Choose, each).deed) * self._mood(state, each)
                ),
            )
        if isinstance(frame, Moving):
            return campaigns.best_move(state, frame, legal)
        if isinstance(frame, Routing):
            return campaigns.best_target(state, frame, legal)
        best = max(legal, key=lambda each: self.step_value(state, each))
        return best if self.step_value(state, best) > 0 else legal[-1]

    def deed_value(self, state: DiesIraeState, deed: words.Deed) -> float:
        """What an action of the cycle would bring now, in points."""
        return deed_value(state, deed)

    def step_value(self, state: DiesIraeState, action: Action) -> float:
        """What a step of an action other than Move promises, in points; 0 for its end."""
        return step_value(state, action)


def _answer(state: DiesIraeState, frame: Asked, legal: Sequence[Action]) -> Action:
    """An armistice is accepted, but not by whoever holds the other's land and is the stronger."""
    mine, theirs = frame.power, state.active
    held = sum(
        legions_at(state, mine, place) > legions_at(state, theirs, place) > 0 for place in state.contested
    )
    wanted: Action = actions.Refuse() if held > 1 and state.realms[mine].stability > 3 else actions.Accept()
    return next(each for each in legal if each == wanted)


# The set-up


def _opening_value(state: DiesIraeState, action: Action) -> float:
    if isinstance(action, actions.Settle):
        place = board().index[action.hex]
        far = distances(place)
        near = sorted(
            (far[site.hex], number) for number, site in enumerate(board().sites) if far[site.hex] >= 0
        )
        brought = sum(goods()[site_goods()[number]].incomes[1] for _, number in near[:7])
        return brought + (6 if board().terrain[place] == COAST else 0)
    if isinstance(action, actions.Occupy):
        place = board().index[action.hex]
        power = getattr(state.frame, "power", 0)
        coast = board().terrain[place] == COAST and board().terrain[state.realms[power].capital] != COAST
        return site_value(state, power, board().site[place]) + (0.5 if coast else 0)
    if isinstance(action, actions.Station):
        power = getattr(state.frame, "power", 0)
        place = board().index[action.hex]
        free = unclaimed(state, power, post_prospects(state, power))
        crowd = stack_at(state.realms[power], place)
        ways = by_sea(free) if action.unit == words.SHIP else by_land(free)
        alone = 0.0 if crowd.hex < 0 else -0.3
        aboard = -0.5 if action.aboard else 0.0
        return ways[place] + alone + aboard + (0.2 if action.unit == words.SHIP else 0.0)
    return 0.0


# The choice of an action


def deed_value(state: DiesIraeState, deed: words.Deed) -> float:
    """What an action of the cycle would bring now, in points."""
    values = {
        words.MOVE: campaigns.move_value,
        words.ATTACK: _attack_value,
        words.BUILD: _build_value,
        words.TRADE: _trade_value,
        words.STABILITY: _stability_value,
        words.DEVELOP: _develop_value,
        words.ARMISTICE: _armistice_value,
    }
    return 0.01 if deed == words.PASS else values[deed](state)


def _post_values(state: DiesIraeState) -> list[float]:
    """Posts that can be created and paid now, the best first."""
    power = state.active
    realm = state.realms[power]
    cost = price(realm.development, "trade-post") or 1
    most = min(realm.talents // cost, POSTS - posts_of(state, power))
    values = [step_value(state, each) for each in trade.legal_posts(state, Trading(), realm.seat)]
    return sorted(values, reverse=True)[:most]


def _trade_value(state: DiesIraeState) -> float:
    return 1.6 * sum(_post_values(state))


def _develop_value(state: DiesIraeState) -> float:
    realm = state.realms[state.active]
    talents = realm.talents - reserve(state)
    value = 0.0
    rows = sorted(range(len(words.ROWS)), key=lambda row: -row_value(state, row))
    for row in rows:
        cost = row_price(state, row)
        if cost is not None and cost <= talents:
            talents -= cost
            value += row_value(state, row)
    return value * (1.0 + realm.talents / RICH)


def reserve(state: DiesIraeState) -> int:
    """Talents to keep for posts that can be created at once."""
    cost = price(state.realms[state.active].development, "trade-post") or 0
    return min(2, len(_post_values(state))) * cost


def row_price(state: DiesIraeState, row: int) -> int | None:
    """What the next space of a row costs; None at its end, or where a condition is lacking."""
    realm = state.realms[state.active]
    space = realm.development[row] + 1
    if space > GOLDEN or not fulfils(realm.goods, realm.development, chart()[row][space].needs):
        return None
    return chart()[row][space].price


def row_value(state: DiesIraeState, row: int) -> float:
    """A thirteenth of a point for each space, and what its phase brings."""
    realm = state.realms[state.active]
    space = min(realm.development[row] + 1, GOLDEN)
    form = chart()[row][space]
    value = 0.09 + 0.008 * space + TALENTS_BACK * form.income
    if space == GOLDEN:
        value += 1.0
    elif form.phase != chart()[row][space - 1].phase:
        value += (0.15, 0.2, 0.25, 0.3)[row]
    return value


TALENTS_BACK = 0.03
RICH = 100
"""Talents that make developing twice as urgent, and spare ones that do so with paying for stability."""
PRESSED, EXPOSED = 0.25, 0.08
"""What peace is worth for a post a rival is taking, and for one he could take."""
WALLS = 150
"""Talents from which a fourth and a fifth fortress are built."""
MONUMENT_VALUE = 2.0


def _build_value(state: DiesIraeState) -> float:
    """The best of what can be built now: a monument and some units or fortresses."""
    return build_value(state, step_value)


def build_value(state: DiesIraeState, worth: Callable[[DiesIraeState, Action], float]) -> float:
    """The same with another worth of each step."""
    frame, seat = Building(workshops(state)), state.realms[state.active].seat
    offered: list[Action] = [
        *building.legal_units(state, frame, seat),
        *building.legal_fortresses(state, frame, seat),
        *building.legal_monuments(state, frame, seat),
    ]
    values = [worth(state, each) for each in offered]
    units = [value for value in values if 0 < value < MONUMENT_VALUE]
    monument = MONUMENT_VALUE if len(values) > 0 and max(values) >= MONUMENT_VALUE else 0.0
    spare = min(3, state.realms[state.active].talents // 20)
    return 0.75 * monument + 0.6 * sum(sorted(units, reverse=True)[:spare])


def _stability_value(state: DiesIraeState) -> float:
    realm = state.realms[state.active]
    cost = price(realm.development, "stability") or 0
    if cost > realm.talents or realm.stability == HIGHEST:
        return 0.0
    if realm.stability <= -5:
        return 2.0
    if realm.stability < 0:
        return 0.5
    spare = realm.talents - cost - reserve(state)
    return 0.0 if spare < 20 else (0.12 + 0.05 * realm.stability) * (1.0 + spare / RICH)


def _armistice_value(state: DiesIraeState) -> float:
    """Peace is asked for where one is beaten at home, or could be."""
    power = state.active
    realm = state.realms[power]
    if (price(realm.development, "armistice") or 0) > realm.talents:
        return 0.0
    return max(_peace_value(state, rival) for rival in range(len(state.realms)) if rival != power)


def _peace_value(state: DiesIraeState, rival: int) -> float:
    """What an armistice with a rival saves: posts he contests, and posts without guard near his legions.

    Less and less late in a game, or those who are rich would buy peace for ever.
    """
    power = state.active
    if state.realms[rival].fallen or in_pact(state, power, rival):
        return 0.0
    pressed = sum(
        legions_at(state, rival, place) > legions_at(state, power, place)
        for place in home_prospects(state, power)
        if is_contested(state, place)
    )
    return patience_left(state) * (PRESSED * pressed + EXPOSED * exposed(state, power, rival))


def _attack_value(state: DiesIraeState) -> float:
    frame = Attacking((), attack.unguarded(state, state.active))
    seat = state.realms[state.active].seat
    offered: list[Action] = [
        *attack.legal_seizures(state, frame, seat),
        *attack.legal_fights(state, frame, seat),
    ]
    return sum(max(0.0, step_value(state, each)) for each in offered)


def _fight_value(state: DiesIraeState, place: int, unit: str, rival: int) -> float:
    """What a combat would destroy, less what it would cost."""
    power = state.active
    kind = words.LEGION if unit == words.LEGION else words.SHIP
    mine, theirs = fighters(state, place, power, kind), fighters(state, place, rival, kind)
    fort = kind == words.LEGION and fortified(state, place, rival)
    if not mine or not (theirs or fort):
        return 0.0
    lost = losses(side_strength(state, place, rival, kind, True), mine, False, False).units
    won = losses(side_strength(state, place, power, kind, False), theirs, fort, False)
    return 0.25 * won.units + (0.6 if won.fortress else 0.0) - 0.3 * lost


# The steps of the other actions


def step_value(state: DiesIraeState, action: Action) -> float:
    """What a step of an action other than Move promises, in points; 0 for its end."""
    power = state.active
    match action:
        case actions.End():
            return 0.0
        case actions.CreatePost():
            return 0.01 + site_value(state, power, board().site[board().index[action.hex]])
        case actions.Develop():
            row = words.ROWS.index(action.row)
            cost = row_price(state, row)
            short = cost is None or cost > state.realms[power].talents - reserve(state)
            return -1.0 if short else row_value(state, row)
        case actions.BuildMonument():
            return MONUMENT_VALUE
        case actions.Raise():
            return _raise_value(state, action)
        case actions.Fortify():
            return _fortify_value(state, action)
        case actions.PayStability():
            return 0.5 if state.realms[power].stability < HIGHEST else -1.0
        case actions.Undermine():
            return 0.3 if state.realms[power_number(action.power)].stability < -4 else -0.1
        case actions.Fight():
            return _fight_value(state, board().index[action.hex], action.unit, power_number(action.rival))
        case actions.Seize():
            return 0.4 + site_value(state, power, board().site[board().index[action.hex]])
        case actions.Offer():
            return _peace_value(state, power_number(action.power)) - 0.1
    return 0.0


def _raise_value(state: DiesIraeState, action: actions.Raise) -> float:
    realm = state.realms[state.active]
    place = board().index[action.hex]
    if action.unit == words.LEGION:
        if count_legions(realm) >= min(supplied(realm), 3 + state.round):
            return -1.0
        return 0.2 + ways.land_ways(state)[place]
    if action.unit == words.LEADER or count_ships(realm) >= 4:
        return -1.0
    return 0.2 + ways.sea_ways(state)[place]


def _fortify_value(state: DiesIraeState, action: actions.Fortify) -> float:
    realm = state.realms[state.active]
    built = fortresses_of(state, state.active)
    if (built >= 3 and realm.talents < WALLS) or realm.talents < 60 or income(realm) < 40:
        return -1.0
    place = board().index[action.hex]
    guarded = 0.1 if home_prospects(state, state.active).get(place) else 0.0
    return 0.15 + guarded + (0.1 if board().terrain[place] == COAST else 0.0)
