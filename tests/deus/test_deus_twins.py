"""What a seat may not know changes nothing for it, over whole games of random and of sensible players."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from deus_twins import twins
from titled import titled

from engine.core.choosing.menu import complete
from engine.core.contract import Seat
from engine.core.errors import IllegalAction, NotYours, UndoBarrier
from engine.core.play.match import Match
from engine.deus.law.rules import RULES
from engine.deus.options import DeusOptions
from engine.deus.players.sensible import Sensible
from engine.deus.state import DeusState
from engine.deus.telling.guide import GUIDE
from engine.players.randomly import Randomly

VARIANTS = [
    {},
    {"layout": "free", "pieces": "10", "wild": "yes"},
    {"layout": "host", "pieces": "6", "cards": "first"},
    {"layout": "chance", "pieces": "8", "wild": "yes", "cards": "first"},
]
PLAYERS = {"random": (Randomly, 29), "sensible": (Sensible, 12)}
"""The players, and every so manieth of their positions is looked at: theirs come slower."""


def game(seats: int, kind: str, number: int) -> Iterator[Match]:
    """Positions of a game to its end; random players get tired and end it sensibly."""
    make, every = PLAYERS[kind]
    options = DeusOptions(**VARIANTS[number])
    match, _ = Match.start(titled(RULES), options, seats, f"{seats}{kind}{number}".encode().ljust(32, b"."))
    seen: Counter[type] = Counter()
    first, then = [make(seat) for seat in range(seats)], [Sensible() for _ in range(seats)]
    while decisions := RULES.decisions(match.state):
        kind_of_frame = type(match.state.frame)
        seen[kind_of_frame] += 1
        if match.number % every == 0 or seen[kind_of_frame] < 4:
            yield match
        seat = decisions[match.number % len(decisions)].seat
        player = (first if match.number < 400 else then)[seat]
        match = match.play(seat, player.choose(RULES, match.view(seat), seat, match.legal(seat))).match
    assert match.standing.ended


def told(state: DeusState, seat: Seat) -> list[object]:
    """All that a seat is told in a position, and what it may do and why not."""
    view, legal = RULES.view(state, seat), RULES.legal(state, seat)
    return [
        view,
        [each for each in RULES.decisions(state) if each.seat == seat],
        [(each.seat, each.kind, each.facts) for each in RULES.decisions(state)],
        RULES.owes(state, seat),
        legal,
        complete(legal, ""),
        [(each, RULES.refusal(state, seat, each)) for each in GUIDE.candidates(view)],
        [(GUIDE.warnings(view, each), GUIDE.price(view, each)) for each in legal],
        [GUIDE.preview(view, each) for each in legal[:6]],
        dict(RULES.vocabulary(state)),
        (GUIDE.stages(view), RULES.turn(state), RULES.standing(state), GUIDE.roles(view)),
        (RULES.exchange(state), GUIDE.odds(view), GUIDE.hand(view), GUIDE.describe(view)),
        [GUIDE.holdings(view, Seat(each)) for each in range(state.setting.seats)],
    ]


def undo_point(match: Match, seat: Seat) -> int | str:
    try:
        return match.undo_point(seat)
    except UndoBarrier as error:
        return error.key


def swapped(match: Match, state: DeusState) -> Match:
    """The match in another position, from which on alone one may take back."""
    return replace(match, state=state, log=(), line=(), states=(), turns=(), settled=())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_twins_are_lawful_one_to_the_seat_and_told_the_same(seats, number):
    kind = list(PLAYERS)[(seats + number) % 2]
    luck = random.Random(f"{seats} {number} {kind}")
    different = 0
    for match in game(seats, kind, number):
        state = match.state
        for viewer in (None, *map(Seat, range(seats))):
            other = twins(state, viewer, luck)
            assert not RULES.check(other)
            different += other != state
            if viewer is None:
                assert RULES.view(other, None) == RULES.view(state, None)
                continue
            assert told(other, viewer) == told(state, viewer)
            taken_back_alike(swapped(match, state), swapped(match, other), viewer, luck)
    assert different


def taken_back_alike(match: Match, other: Match, viewer: Seat, luck: random.Random) -> None:
    """Where somebody acts in both positions, either both steps can be taken back or neither."""
    actor = RULES.decisions(match.state)[0].seat
    legal = list(RULES.legal(match.state, actor))
    for action in luck.sample(legal, min(3, len(legal))):
        try:
            steps = [each.play(actor, action).match for each in (match, other)]
        except (IllegalAction, NotYours):
            assert actor != viewer
            continue
        if actor == viewer:
            assert undo_point(steps[0], actor) == undo_point(steps[1], actor), action
        here, there = (RULES.view(each.state, viewer) for each in steps)
        if here != there:  # it lifted a secret
            assert {undo_point(each, actor) for each in steps} <= {"revealed", "chance"}, action
