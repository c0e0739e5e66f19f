"""Golden games: finished games that must go on being what they are, as game files with digests on the way.

Every title, number of seats and choice of an option is in a game of sensible players and in one of random;
in some somebody gives up. The rules of a title may only change together with its version; then

    uv run python tests/golden/golden.py antike

plays that title's games anew (without a title: all of them).
"""

import hashlib
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

tests = Path(__file__).parents[1]
sys.path[:0] = [str(tests / "contract"), str(tests / "toys")]

from titled import GAMES  # noqa: E402
from trials import TRIALS, Tiring, Trial, can_undo, owing  # noqa: E402 - found where the line above says

from engine.core.choosing.choices import options_to  # noqa: E402
from engine.core.contract import Seat  # noqa: E402
from engine.core.fields import facts_of  # noqa: E402
from engine.core.law import AnyRulebook  # noqa: E402
from engine.core.play.match import Match, fold  # noqa: E402
from engine.core.play.record import record_text  # noqa: E402

FOLDER = Path(__file__).parent / "games"
EVERY = 25
"""Entries between two digests."""
SENSIBLE, RANDOM = "sensible", "random"
AWAKE = 250
"""How many actions each seat plays at random in a random game before it is brought to its end."""
MOST = 20_000


@dataclass(frozen=True)
class Plan:
    """How a golden game is played."""

    trial: Trial
    players: str
    number: int

    @property
    def name(self) -> str:
        return f"{self.trial.rules.slug}-{self.number:02}-{self.players}"


def marks(seats: int, options: Mapping[str, str]) -> set[tuple[str, str]]:
    """What a game stands for: its number of seats, and each choice of its options."""
    return {("seats", str(seats)), *options.items()}


def planned(rules: AnyRulebook) -> list[Plan]:
    """A title's golden games: every mark with both kinds of players."""
    found: list[tuple[Trial, str]] = []
    met: set[tuple[tuple[str, str], str]] = set()
    for number, trial in enumerate(trial for trial in TRIALS if trial.rules is rules):
        for players in (SENSIBLE, RANDOM) if number % 2 else (RANDOM, SENSIBLE):
            new = {(mark, players) for mark in marks(trial.seats, options_to(trial.options))} - met
            if new:
                found.append((trial, players))
                met |= new
    return [Plan(trial, players, number) for number, (trial, players) in enumerate(found, 1)]


def play(plan: Plan) -> Match:
    """The game, from its set-up to its end."""
    trial, luck = plan.trial, plan.trial.luck(plan.number)
    match = trial.start(plan.number)
    awake = AWAKE if plan.players == RANDOM else 0
    playing = [Tiring(trial, 100 * plan.number + seat, awake) for seat in range(trial.seats)]
    leaves = MOST
    if plan.number % 2 and (trial.seats > 2 or set(trial.rules.seats) == {2}):
        leaves = luck.randint(0, 60 * trial.seats)
    while match.number < MOST and match.standing.ended is None:
        if match.number == leaves:
            match = match.concede(Seat(luck.randrange(trial.seats))).match
            continue
        seat = luck.choice(owing(match))
        if luck.random() < 0.01 and can_undo(match, seat):
            match = match.undo(seat).match
            continue
        action = playing[seat].choose(trial.rules, match.view(seat), seat, match.legal(seat))
        match = match.play(seat, action).match
    return match


def digests(match: Match) -> list[str]:
    """What happened until each so manieth entry and until the end, in a few letters each."""
    found: list[str] = []
    so_far = hashlib.sha256()
    told = fold(match.restart(), match.log)[1]
    for number, (_, events) in enumerate(told, 1):
        for event in events:
            so_far.update(repr((event.word, sorted(facts_of(event).items()))).encode())
        if not number % EVERY or number == len(told):
            found.append(so_far.hexdigest()[:8])
    return found


def file_text(match: Match, players: str) -> str:
    """The game file, with who played and the digests on the way."""
    text = record_text(match).rstrip().removesuffix("}").rstrip()
    return f'{text},\n "players": "{players}",\n "digests": {json.dumps(digests(match))}\n}}\n'


def main(titles: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for slug in titles or list(GAMES):
        for old in FOLDER.glob(f"{slug}-[0-9]*.json"):
            old.unlink()
        for plan in planned(GAMES[slug]):
            match = play(plan)
            assert match.standing.ended is not None, plan
            (FOLDER / f"{plan.name}.json").write_text(file_text(match, plan.players), encoding="utf-8")
            print(plan.name, match.number, plan.trial)


if __name__ == "__main__":
    main(sys.argv[1:])
