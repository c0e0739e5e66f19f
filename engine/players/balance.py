"""Balance: how often those win who have, use or leave out something, over many games of computer players."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.contract import Options, Seat, State, Word
from engine.core.title import Player, Title
from engine.players.arena import Outcome, play_out

SEEN = "seen"
"""The trait that is gathered over a whole game."""
LEFT_OUT = "left-out"
"""The trait of what one has done without."""
LEAST = 0.4
MOST = 0.6
"""Of games of two the part that should be won with anything; what lies outside has to be known."""
ENOUGH = 200
"""In how many seats' games something must have occurred for its part to say something."""


@dataclass(slots=True)
class Count:
    """In how many seats' games something occurred, and how many of these were won; a shared win is a part."""

    games: int = 0
    wins: float = 0.0

    @property
    def rate(self) -> float:
        """The part that was won."""
        return self.wins / self.games if self.games else 0.0


@dataclass(slots=True)
class Balance:
    """Counts by trait and word, and all seats' final scores."""

    counts: dict[str, dict[Word, Count]] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)
    games: int = 0

    def count(self, trait: str, word: Word) -> Count:
        """What was counted for a word of a trait."""
        return self.counts.setdefault(trait, {}).setdefault(word, Count())

    def add(self, other: "Balance") -> None:
        """Counts another report's games too."""
        self.games += other.games
        self.scores += other.scores
        for trait, counts in other.counts.items():
            for word, found in counts.items():
                count = self.count(trait, word)
                count.games += found.games
                count.wins += found.wins

    def outside(self) -> list[Word]:
        """What occurred often enough and was won with too rarely or too often in games of two, best first.

        What was left out is in order as long as it does not win more than half.
        """
        found = [
            (count.rate, word)
            for trait, counts in self.counts.items()
            for word, count in counts.items()
            if trait != SEEN and count.games >= ENOUGH and not _in_order(trait, count.rate)
        ]
        return [word for _, word in sorted(found, reverse=True)]

    def play(self, title: Title, options: Options, seed: bytes, players: Sequence[Player]) -> Outcome:
        """Plays a game and counts it. A game that does not end counts for nothing."""
        seats = [Seat(seat) for seat in range(len(players))]
        seen: list[set[Word]] = [set() for _ in seats]
        last: list[State] = []

        def traits_of(state: State, seat: Seat) -> Mapping[str, tuple[Word, ...]]:
            return title.guide.traits(title.rules.view(state, seat))

        def watch(state: State) -> None:
            last[:] = [state]
            for seat in seats:
                seen[seat].update(traits_of(state, seat).get(SEEN, ()))

        outcome = play_out(title, options, seed, players, watch=watch)
        if not outcome.finished:
            return outcome
        self.games += 1
        self.scores += outcome.standing.scores
        winners = outcome.standing.winners
        for seat in seats:
            share = 1 / len(winners) if seat in winners else 0.0
            traits = {**traits_of(last[0], seat), SEEN: tuple(sorted(seen[seat]))}
            for trait, words in traits.items():
                for word in dict.fromkeys(words):
                    count = self.count(trait, word)
                    count.games += 1
                    count.wins += share
        return outcome


def _in_order(trait: str, rate: float) -> bool:
    return rate <= 0.5 if trait == LEFT_OUT else LEAST <= rate <= MOST
