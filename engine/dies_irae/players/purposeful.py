"""A player with a purpose: it gets ready in the background and takes the points it lacks in one cycle.

Whoever is ahead is raided, and what has been bought cannot be hidden. So it brings the rows it needs to the
door of their golden ages, keeps talents and the last monuments, and strikes once one cycle is enough to win.
"""

from collections.abc import Iterator
from itertools import product

from engine.core.contract import Action
from engine.core.values.frozen import Frozen
from engine.dies_irae import words
from engine.dies_irae.actions import BuildMonument, CreatePost, Develop, Fortify, PayStability, Raise
from engine.dies_irae.charts import GOLDEN, HIGHEST, MONUMENTS, chart
from engine.dies_irae.frames import Cycle
from engine.dies_irae.law.cycle import OWN_LIMIT
from engine.dies_irae.law.tally import golden_ages, laurels, monuments_of, points
from engine.dies_irae.law.turns import DEEDS_A_TURN
from engine.dies_irae.players.sensible import RICH, Sensible, build_value, reserve, row_price, row_value
from engine.dies_irae.state import DiesIraeState, Realm
from engine.dies_irae.values import price
from engine.dies_irae.words import BUILD, DEVELOP, STABILITY

STRIKE = 50.0
"""What an action or a step is worth that belongs to the strike: more than any other."""
CHEAP = 16
"""A space at this price or less is bought in any row."""
READY = 1
"""Monuments that are built beforehand: two are left for the strike, as an action is chosen twice at most."""
FEWEST = 2
"""Rows that are advanced at least."""
LIKED = 300
"""Talents by which economy and culture are preferred: they bring income, stability and cheaper monuments."""


class Strike(Frozen):
    """What is to be done in the rest of a cycle to win at its end: so often each of three actions."""

    develops: int
    builds: int
    payments: int
    rows: tuple[int, ...]
    """Those that enter their golden age."""
    cost: int

    @property
    def deeds(self) -> dict[words.Deed, int]:
        """How often each action of the cycle is needed."""
        return {DEVELOP: self.develops, BUILD: self.builds, STABILITY: self.payments}


def strike(state: DiesIraeState) -> Strike | None:
    """How the active power can reach the goal in this cycle with the fewest actions; None where it cannot.

    Within a chosen action this one still counts.
    """
    cubes = state.cubes if isinstance(state.frame, Cycle) else state.cubes[:-1]
    own = [words.DEEDS[deed] for power, deed in cubes if power == state.active]
    lacking = int(state.options.victory) - points(state, state.active)
    found = [
        each
        for each in _strikes(
            state, lacking, [OWN_LIMIT - own.count(deed) for deed in (DEVELOP, BUILD, STABILITY)]
        )
        if each.develops + each.builds + each.payments <= DEEDS_A_TURN - len(own)
    ]
    return min(found, key=lambda each: (each.develops + each.builds + each.payments, each.cost), default=None)


def _strikes(state: DiesIraeState, lacking: int, often: list[int]) -> Iterator[Strike]:
    """All that would do and can be paid, with so many actions of each kind at most."""
    realm = state.realms[state.active]
    monument, level = price(realm.development, "monument"), price(realm.development, "stability") or 0
    left = MONUMENTS - monuments_of(state, state.active) if monument else 0
    most = (often[0], min(often[1], left), often[2])
    for develops, builds, payments in product(*(range(each + 1) for each in most)):
        golden = realm.stability < HIGHEST <= realm.stability + builds + payments
        wanted = max(0, lacking - builds - golden)
        offers = [(cost, row) for cost, row, steps in _offers(realm) if steps <= develops][:wanted]
        cost = sum(each for each, _ in offers) + builds * (monument or 0) + payments * level
        if len(offers) == wanted and cost <= realm.talents:
            yield Strike(develops, builds, payments, tuple(row for _, row in offers), cost)


def _offers(realm: Realm) -> list[tuple[int, int, int]]:
    """What each golden age still costs, its row, and how many steps it takes; the cheapest first."""
    return sorted(
        (sum(form.price for form in chart()[row][space + 1 :]), row, GOLDEN - space)
        for row, space in enumerate(realm.development)
        if space < GOLDEN
    )


def aims(state: DiesIraeState) -> set[int]:
    """The rows whose golden ages the active power needs beside all else it can have."""
    power = state.active
    realm = state.realms[power]
    has = sum(laurels(state, power)) + golden_ages(realm)
    wanted = int(state.options.victory) - has - MONUMENTS - (realm.stability < HIGHEST)
    liked = sorted((cost - LIKED * (row > 1), row) for cost, row, _ in _offers(realm))
    return {row for _, row in liked[: max(FEWEST, wanted)]}


class Purposeful(Sensible):
    """Plays as the sensible one does but for what it buys: it gets ready first, then takes all at once."""

    def deed_value(self, state: DiesIraeState, deed: words.Deed) -> float:
        """The same, the actions of a strike before all."""
        plan = strike(state)
        if plan is not None and plan.deeds.get(deed):
            return STRIKE
        if deed == DEVELOP:
            return self._develop_value(state)
        if deed == BUILD:
            return build_value(state, self.step_value)
        return super().deed_value(state, deed)

    def step_value(self, state: DiesIraeState, action: Action) -> float:
        """The same, but golden ages and the last monuments wait for the strike, and all else during it."""
        if isinstance(action, Develop):
            return self._row_value(state, words.ROWS.index(action.row))
        if isinstance(action, BuildMonument):
            early = monuments_of(state, state.active) < READY
            return STRIKE if early or strike(state) is not None else -1.0
        if isinstance(action, PayStability) and strike(state) is not None:
            return STRIKE
        if isinstance(action, (Raise, Fortify, CreatePost)) and strike(state) is not None:
            return -1.0
        return super().step_value(state, action)

    def _row_value(self, state: DiesIraeState, row: int) -> float:
        plan, realm = strike(state), state.realms[state.active]
        if plan is not None:
            return STRIKE if row in plan.rows else -1.0
        cost, space = row_price(state, row), realm.development[row] + 1
        if cost is None or space == GOLDEN or cost > realm.talents - reserve(state):
            return -1.0
        return row_value(state, row) if cost <= CHEAP or row in aims(state) else -1.0

    def _develop_value(self, state: DiesIraeState) -> float:
        realm, value = state.realms[state.active], 0.0
        left = realm.talents - reserve(state)
        for worth, row in sorted(((self._row_value(state, row), row) for row in range(4)), reverse=True):
            cost = row_price(state, row) or 0
            if worth > 0 and cost <= left:
                value, left = value + worth, left - cost
        return value * (1.0 + realm.talents / RICH)
