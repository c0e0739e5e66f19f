"""Games led to different moments by random players: what is read is read at them."""

import random
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import cast

from titled import COMPUTERS, titled

from bot.speech.teller import Teller
from bot.tables.state.table import Table
from engine.core.choosing.notation import write
from engine.core.contract import Seat
from engine.core.play.match import Match
from render.titles import TITLES

SLUGS = ("antike", "grecolonies", "deus", "dies_irae")
DEPTHS = (0, 12, 45)
"""Entries after which the moments are."""


@dataclass(frozen=True)
class Moment:
    """A position, who owes a decision, and what they may do."""

    match: Match
    seat: Seat
    lines: tuple[str, ...]

    @property
    def table(self) -> Table:
        """As much of a table as reading takes."""
        return cast(Table, SimpleNamespace(rules=self.match.rules, begun=self.match, title=self.match.title))

    def teller(self, tongue: str) -> Teller:
        names = [f"P{number}" for number in range(self.match.seats)]
        return Teller(tongue, self.match.title, names, self.match.options)


@cache
def played(slug: str) -> tuple[Match, ...]:
    """A game's positions: what computer players begin, random ones go on with."""
    title, luck = TITLES[slug], random.Random(slug)
    match = Match.start(titled(title.rules), title.rules.options(), max(title.rules.seats), b"hostile " * 4)[
        0
    ]
    mind, found = COMPUTERS[slug]["sensible"](1), [match]
    while len(found) <= max(DEPTHS):
        seat = title.rules.decisions(match.state)[0].seat
        legal = match.legal(seat)
        choice = mind.choose(title.rules, match.view(seat), seat, legal)
        match = match.play(seat, luck.choice(legal) if luck.random() < 0.4 else choice).match
        found.append(match)
    return tuple(found)


@cache
def moments(slug: str) -> tuple[Moment, ...]:
    """A few positions of a game."""
    found = []
    for depth in DEPTHS:
        match = played(slug)[depth]
        seat = match.rules.decisions(match.state)[0].seat
        found.append(Moment(match, seat, tuple(write(each) for each in match.legal(seat)[:200])))
    return tuple(found)


@cache
def lines(slug: str) -> tuple[str, ...]:
    """Lines that can be typed: of what may be done, and of what was done, joined."""
    match = played(slug)[-1]
    done = [write(entry.deed) for entry in match.log if hasattr(entry.deed, "word")]
    joined = [" / ".join(done[at : at + 3]) for at in range(0, len(done), 3)]
    return (*joined, *(line for each in moments(slug) for line in each.lines))


@cache
def words(slug: str) -> tuple[str, ...]:
    """Words of a game: its verbs, what is on its board, and the names of both in French."""
    match = played(slug)[0]
    vocabulary = match.rules.vocabulary(match.state)
    found = [verb.word for verb in match.rules.verbs]
    return (*found, *(word for kind in vocabulary.values() for word in kind), "seat1", "seat9", "pay:", "yes")
