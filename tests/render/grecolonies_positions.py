"""Positions of Grécolonies played by lot or sensibly, few and many players, from the beginning to the end."""

import random
from dataclasses import dataclass
from functools import cache

from titled import COMPUTERS, titled

from bot.speech.teller import Teller
from engine.core.contract import Event, Seat
from engine.core.play.match import Match
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.state import InFight
from render.scene import Scene

STEPS = 700
"""Actions a game goes on for at most."""


@dataclass(frozen=True)
class Position:
    """A match, and what happened since its last picture."""

    match: Match
    events: tuple[Event, ...]

    def scene(self, language: str = "en", focus: str | None = None) -> Scene:
        """What an artist needs to draw it for everybody."""
        names = ("Ana", "Bruno", "Chloé", "Dimitri", "Elena")[: self.match.seats]
        teller = Teller(language, self.match.title, names)
        return Scene(self.match.view(None), self.events, names, teller.word, "", focus)


def _game(players: int, board: str, seed: int, *, sensible: bool) -> list[Position]:
    """The ends of turns, with all that happened in each, and every seventh moment of a fight."""
    luck, make = random.Random(seed), COMPUTERS["grecolonies"]["sensible"]
    minds = [make(seat) for seat in range(players)]
    options = GrecoloniesOptions(board=board)
    match, step = Match.start(titled(RULES), options, players, bytes([seed]) * 32)
    events, found = list(step.events), [Position(match, step.events)]
    while len(match.log) < STEPS and (decisions := RULES.decisions(match.state)):
        seat = luck.choice(decisions).seat
        legal = match.legal(seat)
        choice = minds[seat].choose(RULES, match.view(seat), seat, legal) if sensible else luck.choice(legal)
        turn = RULES.turn(match.state).number
        played = match.play(seat, choice)
        match = played.match
        events += [event for event in played.step.events if event.known_to(None)]
        over = not RULES.decisions(match.state)
        if over or RULES.turn(match.state).number != turn:
            found.append(Position(match, tuple(events)))
            events = []
        elif isinstance(match.state.frame, InFight) and not len(match.log) % 7:
            found.append(Position(match, tuple(events)))
    return found


@cache
def positions() -> tuple[Position, ...]:
    """Two hundred of them, spread evenly over each game; in some somebody has given up."""
    found: list[Position] = []
    games = (
        (3, "express", True), (5, "classic", True), (4, "classic", True),
        (5, "classic", False), (3, "classic", False), (4, "classic", False),
    )  # fmt: skip
    for seed, (players, board, sensible) in enumerate(games, 1):
        game = _game(players, board, seed, sensible=sensible)
        found += [game[place * (len(game) - 1) // 32] for place in range(33)]
    last = found[50]
    left = last.match.concede(Seat(1))
    return (*found, *(Position(left.match, left.step.events) for _ in range(4)))
