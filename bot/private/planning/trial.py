"""Trying moves out on a private copy that knows no more than the person does.

The copy is made from the view of the person's seat, never from the true state: whatever is hidden cannot be
found out by trying. What luck decides, or what shows something hidden, is not foretold: a plan ends there.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.private.panel.foresight import UNFORESEEN, NoLuck
from bot.store.games.plans import Steps
from bot.tables.state.table import Table
from engine.core.choosing.notation import parse, write
from engine.core.contract import Action, Decision, Event, Seat, State, Step
from engine.core.errors import BadNotation, EngineError
from engine.core.play.match import Match

LONGEST = 200
"""Steps a plan may have."""

MOST = 50
"""Answers that may follow a step by themselves: more would be a loop."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A step of a plan and where it leads; `state` is None where that cannot be foretold."""

    seat: Seat
    action: Action
    state: State | None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Broken:
    """Why a stored plan does not fit the game any more: `step` counts from 1."""

    step: int
    error: EngineError


@dataclass(frozen=True, slots=True)
class Trial:
    """A plan as far as it holds: the copy it begins from, and its steps."""

    base: Match
    """The game as the person's seat sees it."""
    own: tuple[Seat, ...]
    """The person's seats."""
    steps: tuple[Tried, ...] = ()
    broken: Broken | None = None
    computers: tuple[Seat, ...] = ()
    """Those of computers, which think about every answer: the game's own default is not theirs."""

    def state(self, shown: int) -> State:
        """The state after so many steps: the last one that can be foretold."""
        known = [step.state for step in self.steps[:shown] if step.state is not None]
        return known[-1] if known else self.base.state

    def match(self, shown: int) -> Match:
        """The copy after so many steps, to be looked at and asked; it draws no luck."""
        match = self.base
        for step in self.steps[:shown]:
            state = match.state if step.state is None else step.state
            match = match.supposed(step.seat, step.action, Step(state, step.events))
        return match

    def events(self, shown: int) -> tuple[Event, ...]:
        """What happens in these steps, as far as the person may know."""
        return tuple(event for step in self.steps[:shown] for event in step.events)

    def open(self, shown: int) -> bool:
        """Whether the last of these steps is left to luck: nothing can be planned after it."""
        return shown > 0 and self.steps[shown - 1].state is None

    def cut(self, shown: int) -> "Trial":
        """The plan with its first steps only."""
        return replace(self, steps=self.steps[:shown], broken=None)

    def stored(self, shown: int) -> Steps:
        """The plan as it is stored."""
        return Steps(tuple((int(step.seat), write(step.action)) for step in self.steps), shown)


def copy_for(match: Match, own: Sequence[Seat], owed: Sequence[Decision]) -> Match:
    """The game as a person knows it: through the seat that decides now, else their first."""
    seat = next((each.seat for each in owed if each.seat in own), own[0])
    return match.seen_by(seat)


def begun(table: Table, own: Sequence[Seat]) -> Trial:
    """The plan without a step yet of a person who holds these seats.

    Raises:
        NotRunning: people still gather.
    """
    return Trial(copy_for(table.begun, own, table.owed), tuple(own), computers=table.computers)


def asked(trial: Trial, shown: int) -> Decision | None:
    """Whose decision the plan goes on with: one's own, else, where nothing is hidden, anybody's."""
    if trial.open(shown) or shown >= LONGEST:
        return None
    rules = trial.base.rules
    decisions = rules.decisions(trial.state(shown))
    mine = [each for each in decisions if each.seat in trial.own]
    if mine:
        return min(mine, key=lambda each: not each.in_turn)
    return decisions[0] if decisions and not rules.hidden else None


def extended(trial: Trial, shown: int, seat: Seat, action: Action) -> Trial:
    """The plan with another step after the first `shown`, in place of what followed them.

    Raises:
        EngineError: the rules forbid it there.
    """
    kept = trial.cut(shown)
    return replace(kept, steps=(*kept.steps, _tried(kept, seat, action)))


def _tried(trial: Trial, seat: Seat, action: Action) -> Tried:
    step = _step(trial, trial.state(len(trial.steps)), seat, action)
    if step is None:
        return Tried(seat, action, None)
    state, events = step.state, list(step.events)
    for _ in range(MOST):
        answer = _default(trial, state)
        follows = None if answer is None else _step(trial, state, *answer)
        if follows is None:
            break
        state = follows.state
        events += follows.events
    return Tried(seat, action, state, tuple(event for event in events if event.known_to(*trial.own)))


def _step(trial: Trial, state: State, seat: Seat, action: Action) -> Step[State] | None:
    """Where an action leads; None where that is left to luck or shows what is hidden.

    Raises:
        EngineError: the rules forbid it.
    """
    try:
        step: Step[State] = trial.base.rules.apply(state, seat, action, NoLuck())
    except EngineError:
        raise
    except UNFORESEEN:
        return None
    return None if any(event.reveals for event in step.events) else step


def _default(trial: Trial, state: State) -> tuple[Seat, Action] | None:
    """What somebody else answers by the game's own default; what they have ordered is not known here."""
    for decision in trial.base.rules.decisions(state):
        if decision.in_turn or decision.order is None or decision.seat in (*trial.own, *trial.computers):
            continue
        action = dict(decision.answers).get(decision.order)
        if action is not None:
            return decision.seat, action
    return None


def replayed(base: Trial, stored: Steps) -> Trial:
    """A stored plan on the game as it is now, as far as it holds; `base`: the plan without a step.

    What others were thought to do before one's own first step is left out as far as it does not fit any more:
    they have done so, or something else.
    """
    steps = [(Seat(seat), text) for seat, text in stored.steps]
    first = trial = _replayed(base, steps)
    leading = next((place for place, (seat, _) in enumerate(steps) if seat in base.own), len(steps))
    for gone in range(1, leading + 1):
        if trial.broken is None:
            return trial
        trial = _replayed(base, steps[gone:])
    return trial if trial.broken is None or trial.steps else first


def _replayed(trial: Trial, steps: Sequence[tuple[Seat, str]]) -> Trial:
    for place, (seat, text) in enumerate(steps, 1):
        if trial.open(len(trial.steps)):
            break
        try:
            trial = extended(trial, len(trial.steps), seat, parse(trial.base.rules, text))
        except (EngineError, BadNotation) as error:
            return replace(trial, broken=Broken(place, error))
    return trial


def playable(trial: Trial, shown: int) -> tuple[Action, ...]:
    """The person's own steps at the beginning of the plan: those that can be played for real."""
    found: list[Action] = []
    for step in trial.steps[:shown]:
        if step.seat not in trial.own:
            break
        found.append(step.action)
    return tuple(found)


def later_moves(trial: Trial, shown: int) -> tuple[Action, ...]:
    """What follows in the plan after what can be played now: the same seat's steps, once its turn comes."""
    now = len(playable(trial, shown))
    if not now:
        return ()
    seat = trial.steps[0].seat
    return tuple(step.action for step in trial.steps[now:shown] if step.seat == seat)


def own_moves(trial: Trial, shown: int) -> tuple[Action, ...]:
    """The person's own steps in the plan, to be given ahead."""
    return tuple(step.action for step in trial.steps[:shown] if step.seat in trial.own)
