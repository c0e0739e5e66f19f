"""Games between computer players, in this process or in several."""

import hashlib
import multiprocessing
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import inf, sqrt

from engine.core.budget import Budget
from engine.core.contract import Options
from engine.players.arena import Outcome, play_out
from engine.players.balance import Balance
from render.titles import TITLES

SIGMAS = 1.96
"""How many standard deviations hold 19 of 20."""
STEPS = 1_000_000
"""As many turns as anybody may play in the head for one."""
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
    steps: int = 0
    """How many turns a player that thinks may play in its head for one of its own; 0: as many as it likes."""
    think: float = inf
    """How many seconds of the processor's time it may think about a turn."""


@dataclass
class Played:
    """Some games of a series: how each went and at which seat the player sat, what won, seconds of play."""

    outcomes: list[Outcome] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    balance: Balance = field(default_factory=Balance)
    seconds: float = 0.0

    def add(self, other: "Played") -> None:
        """Count other games too."""
        self.outcomes += other.outcomes
        self.places += other.places
        self.balance.add(other.balance)
        self.seconds += other.seconds

    def figures(self) -> dict[str, object]:
        """Counts, pace, wins per seat and role, the longest game and list."""
        games, actions = self.outcomes, sum(each.actions for each in self.outcomes)
        return {
            "games": len(games),
            "finished": sum(each.finished for each in games),
            "actions": actions,
            "seconds": round(self.seconds, 3),
            "actions_per_second": round(actions / self.seconds),
            "winners": _counted(f"seat{seat + 1}" for each in games for seat in each.standing.winners),
            "endings": _counted(str(each.standing.ended) for each in games),
            "longest": max(each.actions for each in games),
            "mean_turns": round(sum(each.turns for each in games) / len(games), 1),
            "mean_list": round(sum(each.options for each in games) / actions, 2),
            "longest_list": max(each.longest for each in games),
            "winning_roles": _counted(role for each in games for role in each.winning_roles),
        }

    def player_wins(self) -> int:
        """How many games the player won that was in turn at each seat."""
        return sum(
            place in each.standing.winners for place, each in zip(self.places, self.outcomes, strict=True)
        )

    def player_share(self) -> float:
        """What part of the games the player won, a shared win being a part of one."""
        parts = (
            1 / len(each.standing.winners)
            for place, each in zip(self.places, self.outcomes, strict=True)
            if place in each.standing.winners
        )
        return sum(parts) / max(1, len(self.outcomes))


def interval(share: float, games: int) -> tuple[float, float]:
    """Between what parts of all games the true one lies, 19 times in 20, if this one was won of so many
    (Wilson's score interval)."""
    wide = SIGMAS**2 / games
    middle = (share + wide / 2) / (1 + wide)
    off = SIGMAS * sqrt(share * (1 - share) / games + wide / games / 4) / (1 + wide)
    return middle - off, middle + off


def _counted(words: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(words).items()))


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
    seats = series.seats
    budget = Budget(series.steps or STEPS, series.think, time.process_time)
    found = Played()
    for number in numbers:
        place = number % seats
        names = [series.player if seat == place else series.others for seat in range(seats)]
        players = [
            game.player(name, series.seed * 1_000_003 + number * seats + seat, budget)
            for seat, name in enumerate(names)
        ]
        secret = hashlib.sha256(f"{series.seed}.{number}".encode()).digest()
        began = time.perf_counter()
        if series.balance:
            outcome = found.balance.play(game, series.options, secret, players)
        else:
            outcome = play_out(game, series.options, secret, players)
        found.seconds += time.perf_counter() - began
        found.outcomes.append(outcome)
        found.places.append(place)
    return found
