"""The features by which positions of Grécolonies are judged: what each seat has, as far as a view tells.

Dice under cups and objectives still face down are not counted, whoever looks. A fight that is going on counts
as far as it is likely won.
"""

from collections.abc import Sequence
from typing import Any, cast

from engine.core.contract import View
from engine.core.judging import WHOLE, Counts, Judging
from engine.grecolonies.law.groups import GUARD_DICE, MOST_DICE, guarded, size
from engine.grecolonies.law.rounds import points
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.state import ATTACKER, DEFENDER, GrecoloniesState, InFight
from engine.grecolonies.telling.odds import attack_won

FEATURES = (
    "points", "tiles-to-rob", "objectives-half", "objectives-half-disputed", "pairs-to-come",
    "provinces", "shared", "citizens", "home-dice", "home-beyond", "movable", "striking-dice",
    "colony-dice", "weakest-dice", "weak-places", "prey", "reserve", "oracle", "waits", "turn-left",
)  # fmt: skip
"""Points are in tenths, all else is counted."""

RUNNING = 900
"""How much of the game is gone at most before its last round."""
POINT = 10
"""Tenths of a point of glory."""
WEAK = 3
"""A place with so many dice or fewer is weak."""


def gone(view: View[Any]) -> int:
    """How much of a game of Grécolonies is gone: by markers of glory, or by objectives."""
    state = cast(GrecoloniesState, view.state)
    return WHOLE if state.ending else round(RUNNING * RULES.standing(state).progress)


def counts(view: View[Any]) -> tuple[Counts, ...]:
    """Each seat's features, empty for those who gave up."""
    state = cast(GrecoloniesState, view.state)
    citizens = _everybody(state)
    dice = [
        [_dice(count, place == polis.home and not polis.withdrawn) for place, count in enumerate(here)]
        for polis, here in zip(state.poleis, citizens, strict=True)
    ]
    weak = [sum(0 < each <= WEAK for each in here) for here in dice]
    glory = _expected(state)
    return tuple(
        () if polis.withdrawn else _counts(state, number, citizens, dice, weak, glory[number])
        for number, polis in enumerate(state.poleis)
    )


def _everybody(state: GrecoloniesState) -> list[list[int]]:
    """Each player's citizens in the provinces, those of a group that fights there or moves there among
    them."""
    found = [[*polis.citizens] for polis in state.poleis]
    frame = state.frame
    if isinstance(frame, InFight):
        fight = frame.fight
        for group in (*fight.groups, *fight.refuge):
            for number, count in enumerate(group):
                found[number][fight.province] += count
    elif isinstance(taken := getattr(frame, "taken", None), tuple):
        for place, count in enumerate(taken):
            found[state.active][place] += count
    return found


def _dice(citizens: int, at_home: bool) -> int:
    return min(MOST_DICE, citizens + GUARD_DICE * at_home)


def _expected(state: GrecoloniesState) -> list[int]:
    """What a fight that is going on will bring each player, in tenths of a point."""
    found = [0] * len(state.poleis)
    if isinstance(state.frame, InFight):
        fight = state.frame.fight
        chance = attack_won(size(fight, ATTACKER), size(fight, DEFENDER), guarded(fight, DEFENDER))
        found[fight.attacker] = round(POINT * chance)
        found[fight.defender] = POINT - found[fight.attacker]
    return found


def _counts(
    state: GrecoloniesState,
    number: int,
    citizens: Sequence[Sequence[int]],
    dice: Sequence[Sequence[int]],
    weak: Sequence[int],
    glory: int,
) -> Counts:
    polis, own, stay = state.poleis[number], citizens[number], state.options.must_stay
    home = polis.home
    half = disputed = coming = 0
    others = [each for other, each in enumerate(citizens) if other != number]
    won = {tile for each in state.poleis for tile in each.tiles}
    for tile, (one, other) in state.board.sites.items():
        if not own[one] and not own[other]:
            continue
        if own[one] and own[other]:
            coming += tile not in won  # open ones, too: they opened after one's last action
        elif tile not in state.open:
            continue
        elif any(each[one if own[other] else other] for each in others):
            disputed += 1
        else:
            half += 1
    lived = [place for place, count in enumerate(own) if count or place == home]
    movable = sum([count - stay for count in own if count > stay])
    seats = len(state.poleis)
    waits = (number - state.active) % seats
    return (
        POINT * points(polis) + glory,
        bool(polis.tiles) * 1,
        half,
        disputed,
        coming,
        len(lived),
        sum(any(each[place] for each in others) for place in lived),
        sum(own),
        dice[number][home],
        max(0, own[home] - MOST_DICE + GUARD_DICE),
        movable,
        min(MOST_DICE, movable),
        sum([each for place, each in enumerate(dice[number]) if place != home]),
        min(dice[number][place] for place in lived),
        weak[number],
        sum(weak) - weak[number],
        polis.reserve,
        polis.oracle,
        waits,
        int(not waits or (number - state.first) % seats > (state.active - state.first) % seats),
    )


JUDGING = Judging("grecolonies/judging.csv", FEATURES, counts, gone, lambda view: RULES.standing(view.state))
"""How positions of Grécolonies are judged."""
