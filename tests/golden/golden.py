"""Golden games: finished games that must go on being what they are, as game files with digests on the way.

Every title, number of seats and choice of an option is in a game of sensible players and in one of random;
in some somebody gives up. The rules of a title may only change together with its version; then

    uv run python tests/golden/golden.py antike

plays that title's games anew (without a title: all of them). Those of an earlier version that is kept stay,
under names of their own; it refuses where rules moved and their version did not.

Beside one game of each title lies what happened in it, to be read: `golden.py --told` writes that anew, after
a sentence was changed.
"""

import hashlib
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

tests = Path(__file__).parents[1]
sys.path[:0] = [str(tests / "contract"), str(tests / "toys")]

from titled import GAMES  # noqa: E402
from trials import TRIALS, Tiring, Trial, can_undo, owing  # noqa: E402 - found where the line above says

from bot.private.looking.history_view import lines_by_turn  # noqa: E402
from bot.speech.teller import Teller  # noqa: E402
from engine.core.choosing.choices import options_to  # noqa: E402
from engine.core.contract import Seat  # noqa: E402
from engine.core.fields import facts_of  # noqa: E402
from engine.core.law import AnyRulebook  # noqa: E402
from engine.core.play.match import Match, fold  # noqa: E402
from engine.core.play.record import MISFITS, history, read, record_text  # noqa: E402
from render.titles import TITLES  # noqa: E402

FOLDER = Path(__file__).parent / "games"
EVERY = 25
"""Entries between two digests."""
SENSIBLE, RANDOM = "sensible", "random"
AWAKE = 250
"""How many actions each seat plays at random in a random game before it is brought to its end."""
MOST = 20_000
NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Eve", "Farid")
RAISE = (
    "a rule of {slug} moved: a stored game of version {version} would go otherwise. Raise the rulebook's "
    "version and say what changed (docs/changing-a-rule.md), then play its golden games anew"
)


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


def replayed(path: Path) -> tuple[Match | None, int | None]:
    """A golden game by the rules at hand, if it replays; and after how many entries, at the latest, something
    else happens today: None: nothing does."""
    text = path.read_text(encoding="utf-8")
    try:
        match = read(text, TITLES)
    except MISFITS:
        return None, 0
    pairs = zip(digests(match), json.loads(text)["digests"], strict=True)
    other = (place for place, (one, two) in enumerate(pairs, 1) if one != two)
    return match, next((place * EVERY for place in other), None)


def games_of(slug: str) -> list[tuple[Path, dict[str, Any]]]:
    """A title's golden games, with what their files say."""
    found = ((path, json.loads(path.read_text(encoding="utf-8"))) for path in sorted(FOLDER.glob("*.json")))
    return [(path, plain) for path, plain in found if plain["game"] == slug]


def readable(slug: str) -> Path:
    """The golden game of a title that can be read beside its file: a short one, rather played to its end."""

    def rank(game: tuple[Path, dict[str, Any]]) -> int:
        entries = game[1]["log"]
        return len(entries) * (2 if any(each["deed"] == "concede" for each in entries) else 1)

    present = GAMES[slug].version
    ours = [
        each for each in games_of(slug) if each[1]["players"] == SENSIBLE and each[1]["version"] == present
    ]
    return min(ours, key=rank)[0]


def told(path: Path) -> str:
    """What happened in a golden game, turn by turn, as anybody who looked on would read it."""
    match = read(path.read_text(encoding="utf-8"), TITLES)
    teller = Teller("en", match.title, NAMES[: match.seats], match.options)
    options = ", ".join(f"{name} {choice}" for name, choice in options_to(match.options).items())
    roles = (teller.seat(Seat(seat), match.roles) for seat in range(match.seats))
    lines = [
        f"# {teller.title()}, version {match.rules.version}: {path.stem}",
        f"Options: {options}.",
        ", ".join(roles),
    ]
    lines += lines_by_turn(teller, history(match), None).values()
    ending = teller.ending(match.standing)
    return "\n\n".join((*lines, ending, f"Scores: {', '.join(map(str, match.standing.scores))}.")) + "\n"


def tell(slug: str) -> None:
    """Write what happened in one game of a title beside it."""
    for old in FOLDER.glob(f"{slug}-[0-9]*.md"):
        old.unlink()
    path = readable(slug)
    path.with_suffix(".md").write_text(told(path), encoding="utf-8")


def put_by(slug: str) -> None:
    """Make room for a title's games: those of a kept version get a name of their own, others go.

    Raises:
        SystemExit: rules moved and their version did not.
    """
    title, present = TITLES[slug], GAMES[slug].version
    for path, plain in games_of(slug):
        version = plain["version"]
        if version == present and replayed(path)[1] is not None:
            raise SystemExit(RAISE.format(slug=slug, version=version))
        if version == present or title.at(version) is None:
            path.unlink()
        elif "-v" not in path.stem:
            path.rename(path.with_stem(path.stem.replace(f"{slug}-", f"{slug}-v{version}-")))


def main(given: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    titles = [each for each in given if each != "--told"] or list(GAMES)
    for slug in titles:
        if "--told" not in given:
            put_by(slug)
            for plan in planned(GAMES[slug]):
                match = play(plan)
                assert match.standing.ended is not None, plan
                (FOLDER / f"{plan.name}.json").write_text(file_text(match, plan.players), encoding="utf-8")
                print(plan.name, match.number, plan.trial)
        tell(slug)


if __name__ == "__main__":
    main(sys.argv[1:])
