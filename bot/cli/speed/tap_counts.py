"""How many taps people need on the panel: games of sensible computer players, counted as if people played.

A sitting is what somebody does until others are waited for. Opening the panel counts one tap, a button one, a
menu two, one of several choices one to open, one for each and one to close, and the question whether one is
sure one; so does an answer from a button below a public post. Whoever knows what they want does it in one go
where the panel lets them: it comes to the same position.
"""

import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.private.panel.taps import OPEN, Pressed, in_mind, presses
from bot.tables.state.answers import as_buttons, public_answers
from engine.core.contract import Action, Seat
from engine.core.play.match import Match
from engine.core.title import Player, Title
from render.titles import TITLES

PLAYER = "sensible"
GAMES = 4
MEAN, HIGH = 4.5, 9
"""Taps of a sitting at most: on average, and at the 90th percentile."""


@dataclass(slots=True)
class Sitting:
    """What the holder of a seat does until others are waited for: taps and actions of each verb."""

    seat: Seat
    taps: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    panel: bool = False
    """Whether the panel is open."""
    todo: list[Action] = field(default_factory=list)
    """What the last press plays, too."""
    presses: list[Pressed] = field(default_factory=list)
    """What they have in mind to press next."""

    def does(self, match: Match, player: Player) -> Action:
        """What is done next; its taps are counted, unless the panel does it by itself."""
        if self.todo:
            return self.todo.pop(0)
        if not self.presses:
            unasked: Action | None = match.guide.routine(match.view(self.seat))
            if unasked is not None:
                return unasked
            wanted = in_mind(match, self.seat, lambda at: chosen_by(player, at, self.seat))
            self.presses = list(presses(match, self.seat, wanted))
        press = self.presses.pop(0)
        action, *self.todo = (*press.line, *press.along)
        self.actions.update(each.word for each in press.line)
        if not self.panel and action in _in_public(match, self.seat):
            self.taps[action.word] += 1
        else:
            self.taps[action.word] += press.taps + (0 if self.panel else OPEN)
            self.panel = True
        return action


def chosen_by(player: Player, match: Match, seat: Seat) -> Action:
    """What a computer player does for a seat."""
    action: Action = player.choose(match.rules, match.view(seat), seat, match.legal(seat))
    return action


def _in_public(match: Match, seat: Seat) -> Sequence[Action]:
    """The answers of a seat that have buttons below a public message: while people answer each other."""
    exchange = match.rules.exchange(match.state)
    return () if exchange is None else as_buttons(public_answers(match, seat))


def sittings(title: Title, seats: int, seed: int) -> Iterator[Sitting]:
    """All sittings of one game of sensible players, in order."""
    match, _ = Match.start(title, title.rules.options(), seats, bytes([seed % 256]) * 32)
    players = [title.computers[PLAYER](seed * seats + seat) for seat in range(seats)]
    now: Sitting | None = None
    while decisions := match.rules.decisions(match.state):
        decision = decisions[0]
        if now is None or now.seat != decision.seat:
            if now is not None:
                yield now
            now = Sitting(decision.seat)
        action = now.does(match, players[decision.seat])
        match = match.play(decision.seat, action).match
    if now is not None:
        yield now


def figures(found: list[Sitting]) -> dict[str, object]:
    """Taps of sittings in which anything was pressed: mean, median, 90th percentile, most, and by verb."""
    counts = [total for each in found if (total := each.taps.total())]
    taps = sum((each.taps for each in found), Counter[str]())
    actions = sum((each.actions for each in found), Counter[str]())
    mean, high = statistics.mean(counts), statistics.quantiles(counts, n=10, method="inclusive")[8]
    return {
        "sittings": len(counts),
        "mean": round(mean, 2),
        "median": statistics.median(counts),
        "percentile_90": high,
        "most": max(counts),
        "within_bounds": mean <= MEAN and high <= HIGH,
        "by_verb": {
            verb: {"actions": actions[verb], "taps_each": round(many / actions[verb], 2)}
            for verb, many in taps.most_common()
        },
    }


def measure(games: int = GAMES) -> dict[str, object]:
    """The taps in some games of every title, four people at a table or as many as it has."""
    found: dict[str, object] = {"bounds": {"mean": MEAN, "percentile_90": HIGH}}
    for slug, title in TITLES.items():
        seats = 4 if 4 in title.rules.seats else max(title.rules.seats)
        found[slug] = figures([each for seed in range(games) for each in sittings(title, seats, seed)])
    return found
