"""Games between computer players, in this process or in several."""

import hashlib
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from engine.core.contract import Options
from engine.players.arena import Outcome, play_out
from engine.players.balance import Balance
from render.titles import TITLES

PORTION = 20
"""Games a process plays before it reports."""


@dataclass(frozen=True)
class Series:
    """What to play: one player in turn at each seat, the others against it."""

    title: str
    options: Options
    seats: int
    seed: int
    player: str
    others: str
    balance: bool
    """Whether to count what won."""


@dataclass
class Played:
    """Some games of a series: outcomes with the player's seat, what won, seconds of play."""

    outcomes: list[tuple[int, Outcome]]
    balance: Balance
    seconds: float


def played(series: Series, games: int, processes: int) -> Iterator[Played]:
    """The games of a series, portion by portion in their order, however many processes play them."""
    starts = range(0, games, PORTION)
    portions = [range(start, min(games, start + PORTION)) for start in starts]
    if processes == 1:
        yield from (portion_of(series, portion) for portion in portions)
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=fresh) as pool:
        yield from pool.map(portion_of, [series] * len(portions), portions)


def portion_of(series: Series, numbers: range) -> Played:
    """Play the games of these numbers."""
    game = TITLES[series.title]
    minds = game.computers
    one, others, seats = minds[series.player], minds[series.others], series.seats
    found = Played([], Balance(), 0.0)
    for number in numbers:
        place = number % seats
        players = [
            (one if seat == place else others)(series.seed * 1_000_003 + number * seats + seat)
            for seat in range(seats)
        ]
        secret = hashlib.sha256(f"{series.seed}.{number}".encode()).digest()
        began = time.perf_counter()
        if series.balance:
            outcome = found.balance.play(game, series.options, secret, players)
        else:
            outcome = play_out(game, series.options, secret, players)
        found.seconds += time.perf_counter() - began
        found.outcomes.append((place, outcome))
    return found
