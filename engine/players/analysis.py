"""The analysis of a game that is over: each one's chance to win over time, the turns that changed it most,
and what would have been better there.

Once a game is over nothing is hidden. Each seat is judged as it knew itself, with what it alone could see,
and the chances are those of all of these together: nobody's own view is favoured. What would have been better
is asked of a seat's own view at that time alone.
"""

from engine.core.budget import Budget
from engine.core.contract import Action, Line, Seat, State
from engine.core.judging import Judging, shares
from engine.core.law import AnyRulebook
from engine.core.play.match import Match
from engine.core.title import Title
from engine.core.values.frozen import Frozen
from engine.players.archimedes import Archimedes

LEAST = 4
"""Turns of a game that has a course at all."""
TOLD = 3
"""The turns that changed a game most."""
STEPS = 300
"""How many turns are played in the head to find a better one, and once more as many to compare them."""
MARGIN = 0.05
"""By how much a better turn raises the chance to win at least: with less nobody can say that it is better."""
SAMPLES = 16
"""In how many samples of what is hidden two turns are compared."""
THINKER = "archimedes"
"""Who says what would have been better."""


class NoCourse(Exception):
    """A game that cannot be analysed; `key` says why: `unfinished`, `short`, or `nobody` can judge it."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Swing(Frozen):
    """A turn, and each one's chance to win before and after it."""

    turn: int
    round: int
    seat: Seat | None
    """Whose turn it was."""
    began: int
    ended: int
    """How many entries of the line lie before it, and before the next."""
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def size(self) -> float:
        """How much of the chance to win went from some to others."""
        return sum(abs(new - old) for old, new in zip(self.before, self.after, strict=True)) / 2

    @property
    def gain(self) -> float:
        """How much of the chance to win its own seat got, from -1 to 1; 0 where it was nobody's turn."""
        return 0.0 if self.seat is None else self.after[self.seat] - self.before[self.seat]

    @property
    def won(self) -> bool:
        """Whether its own seat had won alone after it."""
        return self.seat is not None and self.after[self.seat] >= 1


class Thought(Frozen):
    """What is to be thought about a turn: a pure value, for whatever process works it out."""

    title: Title
    keep: int
    """How many entries of the line lie before its seat could first choose."""
    state: State
    """The position there."""
    seat: Seat
    done: Line
    """What it did from there on."""
    seed: int
    steps: int


class Better(Frozen):
    """A turn that would have been better, with the chances to win after what was done and after it, as its
    seat could know them then. Where nothing is hidden they are judged twice: these are the nearer ones."""

    keep: int
    """How many entries of the line lie before it."""
    line: Line
    done: float
    chance: float


class Turned(Frozen):
    """A turning point, whether something better was looked for, and what was found."""

    swing: Swing
    sought: bool
    better: Better | None


def judging_of(match: Match) -> Judging:
    """How a game that is over is judged.

    Raises:
        NoCourse: it is not over, had too few turns, or nobody can judge it.
    """
    if match.standing.ended is None:
        raise NoCourse("unfinished")
    if len(set(match.turns[match.earliest :])) < LEAST:
        raise NoCourse("short")
    if match.title.judging is None:
        raise NoCourse("nobody")
    return match.title.judging


def known_chances(judging: Judging, rules: AnyRulebook, state: State) -> tuple[float, ...]:
    """Each one's chance to win with nothing hidden: each seat is judged as it knows itself."""
    if not rules.hidden:
        return judging.chances(rules.view(state, None))
    views = [rules.view(state, Seat(seat)) for seat in range(len(rules.standing(state).scores))]
    return judging.together(views)


def swings(match: Match) -> tuple[Swing, ...]:
    """Every turn of a game that is over, in order; where it left rules behind, those since.

    Raises:
        NoCourse: see `judging_of`.
    """
    judging, rules, first, last = judging_of(match), match.rules, match.earliest, len(match.line)
    states = match.states_since(first)
    places = [at for at in range(first, last) if at == first or match.turns[at] != match.turns[at - 1]]
    chances = [known_chances(judging, rules, states[at - first]) for at in places]
    chances.append(shares(match.standing))
    found = []
    for number, (began, ended) in enumerate(zip(places, (*places[1:], last), strict=True)):
        turn = rules.turn(states[began - first])
        sides = chances[number], chances[number + 1]
        found.append(Swing(turn.number, turn.round, turn.seat, began, ended, *sides))
    return tuple(found)


def turning(match: Match, found: tuple[Swing, ...]) -> tuple[Swing, ...]:
    """Those turns that changed the chances most by what somebody did, in order of time."""
    played = [each for each in found if each.size and _chosen(match, each)]
    return tuple(sorted(sorted(played, key=lambda each: -each.size)[:TOLD], key=lambda each: each.began))


def _chosen(match: Match, swing: Swing) -> bool:
    """Whether all of a turn was played by somebody whose turn it was: nobody gave up, nothing was agreed."""
    entries = match.line[swing.began : swing.ended]
    return all(isinstance(each.deed, Action) for each in entries) and any(
        each.seat == swing.seat for each in entries
    )


def thought_of(match: Match, swing: Swing, steps: int = STEPS) -> Thought | None:
    """What is to be thought about a turn; None where nobody can, its seat could not choose, or it has won:
    nothing is better than that."""
    seat = swing.seat
    if seat is None or swing.won or THINKER not in match.title.thinkers:
        return None
    first = match.earliest
    states, entries = match.states_since(first), match.line[swing.began : swing.ended]
    for at, entry in enumerate(entries, swing.began):
        state = states[at - first]
        if entry.seat == seat and len(match.rules.legal(state, seat)) > 1:
            left = match.line[at : swing.ended]
            done = tuple(each.deed for each in left if each.seat == seat and isinstance(each.deed, Action))
            return Thought(match.title, at, state, seat, done, swing.turn, steps)
    return None


def better(thought: Thought) -> Better | None:
    """The better turn, as its seat could have found it; None where what was done was about as good.

    Both are judged in the same samples of what is hidden, which neither was chosen by. Where nothing is, one
    way in which others may answer tells little: then it is better only if it is so at once, too.
    """
    rules, seat = thought.title.rules, thought.seat
    view = rules.view(thought.state, seat)
    player = thought.title.thinkers[THINKER](thought.seed, Budget(thought.steps))
    if not isinstance(player, Archimedes):
        return None
    best = player.turns(rules, view, seat)[0].line
    if thought.done[: len(best)] == best:
        return None
    lines = thought.done, best
    done, chance = player.compared(rules, view, seat, lines, SAMPLES)
    if not rules.hidden:
        done_now, now = player.at_once(rules, view, seat, lines)
        done, chance = max(done, done_now), min(chance, now)
    return Better(thought.keep, best, done, chance) if chance >= done + MARGIN else None
