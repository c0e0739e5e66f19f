"""Games between a title's best computer players, kept turn by turn, to be drawn. Equal every time."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.choosing.choices import option_forms, options_from
from engine.core.contract import Action, Event, Options, Seat
from engine.core.play.match import Match
from engine.core.title import Player, Title
from engine.players.randomly import Randomly

LONGEST = 4000
"""Actions after which a game is looked at as it is."""
BEST = "sensible"
"""The computer player that plays them, where a title has it."""
BOARD = "board"
"""The option that says which of a game's boards is played on."""

Minds: TypeAlias = Mapping[Seat, Player]


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a game: the match as it stood, the turn that led there, and what everybody saw of it."""

    match: Match
    turn: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A game that was played."""

    turns: tuple[Position, ...]
    """The end of each turn; the last one is the end of the game."""
    asked: tuple[Position, ...]
    """Moments within turns in which somebody owed an answer whose turn it was not."""
    minds: Minds

    @property
    def match(self) -> Match:
        """The game as it ended."""
        return self.turns[-1].match

    @property
    def title(self) -> Title:
        """What is played."""
        return self.match.title

    def at(self, share: float) -> Position:
        """The end of a turn so far into the game: 0 is its beginning, 1 its end."""
        return self.turns[round(share * (len(self.turns) - 1))]


def few_and_many(title: Title) -> tuple[Game, ...]:
    """Games of the fewest and the most players, on the last and on the first of the boards there are.

    One where both are the same.
    """
    rules = title.rules
    boards = next((form.choices for form in option_forms(rules) if form.name == BOARD), ())
    few = (min(rules.seats), options_from(rules, {BOARD: boards[-1]} if boards else {}))
    many = (max(rules.seats), rules.options())
    return tuple(played(title, seats, options) for seats, options in dict.fromkeys((few, many)))


def played(title: Title, seats: int, options: Options) -> Game:
    """A game between the best computer players of a title, from a seed that is always the same."""
    rules, seed = title.rules, hashlib.sha256(f"{title.slug} {seats}".encode()).digest()
    mind = title.computers.get(BEST, Randomly)
    minds = {Seat(seat): mind(seat) for seat in range(seats)}
    match, begun = Match.start(title, options, seats, seed)
    turns, asked, events = list[Position](), list[Position](), begun.events
    while (owed := rules.decisions(match.state)) and match.number < LONGEST:
        turn = rules.turn(match.state)
        if turn.seat is not None and any(each.seat != turn.seat for each in owed):
            asked.append(_position(match, turn.number, events))
        step = match.play(*choice(minds, match))
        match, events = step.match, (*events, *step.step.events)
        if match.turn != turn.number:
            turns.append(_position(match, turn.number, events))
            events = ()
    if events or not turns:
        turns.append(_position(match, match.turn, events))
    return Game(tuple(turns), tuple(asked), minds)


def choice(minds: Minds, match: Match) -> tuple[Seat, Action]:
    """Who plays next in a match and what, from what they see of it. Somebody owes a decision."""
    seat = match.rules.decisions(match.state)[0].seat
    return seat, minds[seat].choose(match.rules, match.view(seat), seat, match.legal(seat))


def _position(match: Match, turn: int, events: tuple[Event, ...]) -> Position:
    return Position(match, turn, tuple(event for event in events if event.known_to(None)))
