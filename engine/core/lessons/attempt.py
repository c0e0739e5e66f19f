"""An attempt at a lesson: what the learner has done, whether that was it, and how it goes on.

Whatever still leads to the goal is right, in whatever order; what does not is not done, and the reason is the
law's own: the step of the solution that could not follow any more.
"""

from collections.abc import Iterator, Sequence

from engine.core.choosing.notation import write
from engine.core.choosing.several import paid_as_usual
from engine.core.contract import Action, Decision, Event, Line, Refusal
from engine.core.errors import BadNotation, EngineError
from engine.core.lessons.goal import BadLesson, Goal
from engine.core.lessons.lesson import MOST_STEPS, Lesson, actions_in, begun
from engine.core.play.match import Match
from engine.core.values.change import change
from engine.core.values.frozen import Frozen


class Attempt(Frozen):
    """What a learner has done in a lesson."""

    lesson: Lesson
    match: Match
    """As it stands after that."""
    deeds: Line = ()
    """The learner's own actions."""
    events: tuple[Event, ...] = ()
    """What has happened since the lesson began."""

    @property
    def reached(self) -> bool:
        """Whether the lesson is done."""
        return not any(True for _ in self.lacking)

    @property
    def lacking(self) -> Iterator[Goal]:
        """What of the goal does not hold yet."""
        match, seat, events = self.match, self.lesson.seat, self.events
        return (each for each in self.lesson.goal if not each.holds(match, seat, events))

    @property
    def decides(self) -> bool:
        """Whether the learner is asked something."""
        return self.match.rules.owes(self.match.state, self.lesson.seat)


class Astray(Frozen):
    """Why something that may be done is not what the lesson wants."""

    action: Action | None = None
    """What could not be done any more after it; None: all of it could, and yet it would not be enough."""
    refusal: Refusal | None = None
    """Why not; None: as it would not be the learner's turn any more."""


def attempt_at(lesson: Lesson) -> Attempt:
    """The lesson as it begins.

    Raises:
        BadLesson: it cannot begin.
    """
    return Attempt(lesson, begun(lesson))


def after(attempt: Attempt, action: Action) -> Attempt:
    """The attempt with one more action of the learner, and with what others answer to it.

    Raises:
        EngineError: the rules forbid it.
    """
    lesson = attempt.lesson
    played = attempt.match.play(lesson.seat, action)
    match, events = played.match, [*attempt.events, *played.step.events]
    while (asked := _asked(match, lesson)) is not None:
        answer = _answer(match, lesson, asked)
        if answer is None:
            break
        played = match.play(asked.seat, answer)
        match = played.match
        events += played.step.events
    return Attempt(lesson, match, (*attempt.deeds, action), tuple(events))


def _asked(match: Match, lesson: Lesson) -> Decision | None:
    """What somebody else is asked while the learner waits for it."""
    decisions = match.rules.decisions(match.state)
    if any(each.seat == lesson.seat for each in decisions):
        return None
    return next(iter(decisions), None)


def _answer(match: Match, lesson: Lesson, asked: Decision) -> Action | None:
    """What they answer: what the lesson says where they may, else what stands if no answer comes. None: they
    have a turn, of which the lesson does not say what they do in it."""
    for line in lesson.answers:
        for action in actions_in(match, line):
            if match.rules.refusal(match.state, asked.seat, action) is None:
                return action
    return None if asked.in_turn else asked.default


def tried(attempt: Attempt, line: Sequence[Action]) -> Attempt | Astray:
    """The attempt after these actions, or why they lead away from the goal.

    Raises:
        EngineError: the rules forbid one of them.
    """
    found = attempt
    for action in line:
        found = after(found, action)
        if found.reached:
            return found
    if len(found.deeds) <= MOST_STEPS and way_on(found) is not None:
        return found
    return _why_astray(found)


def way_on(attempt: Attempt) -> Line | None:
    """What is left to be done, as the solution has it; None: the goal is out of reach.

    Of what was begun otherwise than the solution would have it, as much of that as helps.
    """
    solution = actions_in(attempt.match, attempt.lesson.solution)
    left = _without(solution, attempt.deeds)
    for steps in dict.fromkeys((left, solution)):
        way = _way(attempt, steps)
        if way is not None:
            return way
    return None


def _without(solution: Line, deeds: Line) -> Line:
    """The steps of a solution that were not done as they stand there."""
    left = list(solution)
    for deed in deeds:
        found = next((each for each in left if paid_as_usual(each) == paid_as_usual(deed)), None)
        if found is not None:
            left.remove(found)
    return tuple(left)


def _way(attempt: Attempt, steps: Line) -> Line | None:
    """Those of the steps, in their order, that lead to the goal."""
    if attempt.reached:
        return ()
    if not attempt.decides:
        return None
    for place, step in enumerate(steps):
        for action in _as_much(step):
            try:
                following = after(attempt, action)
            except EngineError:
                continue
            rest = _way(following, steps[place + 1 :])
            if rest is not None:
                return (action, *rest)
            break
    return None


def _as_much(step: Action) -> Iterator[Action]:
    """A step, then the same with less of what may be done less of."""
    yield step
    if step.most:
        for less in range(getattr(step, step.most) - 1, 0, -1):
            yield change(step, **{step.most: less})


def _why_astray(attempt: Attempt) -> Astray:
    """The first step of the solution that could not follow, and what forbids it."""
    solution = actions_in(attempt.match, attempt.lesson.solution)
    for step in _without(solution, attempt.deeds):
        if not attempt.decides:
            return Astray(step)
        refusal = attempt.match.rules.refusal(attempt.match.state, attempt.lesson.seat, step)
        if refusal is not None:
            return Astray(step, refusal)
        attempt = after(attempt, step)
    return Astray()


def numbered(attempt: Attempt, action: Action) -> int:
    """The place of an action among all that the learner is offered, by which it is found again; one that says
    no payment is the first that is the same but for that.

    Raises:
        ValueError: it is not offered.
    """
    legal = list(attempt.match.legal(attempt.lesson.seat))
    if action in legal:
        return legal.index(action)
    return [paid_as_usual(each) for each in legal].index(paid_as_usual(action))


def replayed(lesson: Lesson, places: Sequence[int]) -> Attempt:
    """An attempt from the places of its actions.

    Raises:
        IndexError: they lead nowhere.
        BadLesson: the lesson cannot begin.
    """
    found = attempt_at(lesson)
    for place in places:
        if found.reached or not found.decides:
            raise IndexError(place)
        found = after(found, found.match.legal(lesson.seat)[place])
    return found


def solved(lesson: Lesson) -> Attempt:
    """The lesson done as its solution says.

    Raises:
        BadLesson: it cannot be done so.
    """
    found = attempt_at(lesson)
    if found.reached:
        raise BadLesson("done-already")
    try:
        line = actions_in(found.match, lesson.solution)
    except BadNotation:
        raise BadLesson("bad-solution", lesson.solution) from None
    if len(line) > MOST_STEPS:
        raise BadLesson("too-many-steps", lesson.solution)
    for action in line:
        if found.reached or not found.decides:
            raise BadLesson("solution-too-long", write(action))
        try:
            numbered(found, action)
        except ValueError:
            raise BadLesson("not-offered", write(action)) from None
        found = after(found, action)
    lacking = next(found.lacking, None)
    if lacking is not None:
        raise lacking.fault(found.match, lesson.seat) or BadLesson("goal-not-reached", lacking.said)
    return found
