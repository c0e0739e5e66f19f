"""Short ways to play the toys in tests."""

import random

from titled import titled

from engine.core.choosing.notation import parse_line
from engine.core.contract import Options, Seat
from engine.core.law import AnyRulebook
from engine.core.play.match import Match

SEED = b"a seed that nobody knows before!"


def begin(rules: AnyRulebook, seats: int = 2, options: Options | None = None, seed: bytes = SEED) -> Match:
    return Match.start(titled(rules), options or rules.options(), seats, seed)[0]


def plays(match: Match, line: str, seat: int | None = None) -> Match:
    """The match after a typed line, by the first seat that owes something or the one given."""
    for action in parse_line(match.rules, line, match.rules.vocabulary(match.state)):
        owing = match.rules.decisions(match.state)[0].seat
        match = match.play(Seat(owing if seat is None else seat), action).match
    return match


def wander(match: Match, most: int, luck: random.Random, undos: float = 0.1) -> Match:
    """Random play with steps taken back among it, so many entries or to the end."""
    while match.number < most and (decisions := match.rules.decisions(match.state)):
        seat = luck.choice(decisions).seat
        if luck.random() < undos and match.line and match.line[-1].seat == seat and match.free:
            match = match.undo(seat).match
        elif luck.random() < undos / 10:
            match = match.rewind(seat, luck.randrange(len(match.line) + 1), "host").match
        else:
            match = match.play(seat, luck.choice(match.legal(seat))).match
    return match
