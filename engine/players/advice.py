"""Advice: up to three whole turns that really differ, and what the search saw in each, as facts.

It knows no more than the view that is thought about: what others may answer is seen in samples of it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core.contract import Action, Chance, Event, Line, Seat, State, View
from engine.core.judging import weights_at
from engine.core.law import AnyRulebook
from engine.core.play.chance import SeededChance
from engine.core.values.frozen import Frozen
from engine.players.archimedes import Archimedes, Judged
from engine.players.thinking import Thinking
from engine.players.turns import LONGEST, Way, beginnings, played, usual

MOST = 3
"""Turns that are advised at most."""
WORTH = 0.5
"""What part of the best turn's chance another one has at least, to be worth advising."""
APART, NEARLY = 0.3, 0.01
"""How much there is at least between two advised turns, as the logarithm of a chance: where they
begin by the same action, and where they do not."""
LEAST, ANYTHING = 0.03, 0.003
"""What a feature has to bring, as the logarithm of a chance, to be named: compared with another turn, and
where nothing else speaks for a turn."""
SILENT = ("own", "turn")
"""Features that tell from whose view a position is judged and whose turn it is: they speak for nothing."""
SAMPLES = 3
"""In how many samples the others' answers are looked at, where anything is hidden."""
COSTS = 0.01
"""How much of the chance an answer has to take to be named."""


class Moved(Frozen):
    """A feature that speaks for a turn, compared with another one."""

    seat: Seat
    """Whose it is."""
    feature: str
    before: int
    """After the other turn."""
    after: int
    """After this one."""
    worth: float
    """What it adds to the logarithm of the chance."""


class Reason(Frozen):
    """What speaks for a turn, the most important first, compared with one other turn or with what is."""

    moved: tuple[Moved, ...]
    later: bool = False
    """Whether that is so a turn later only: once all have played on and the seat has had its next turn."""


class Reply(Frozen):
    """What another seat may answer, as it was seen in a sample."""

    seat: Seat
    line: Line
    events: tuple[Event, ...]
    """What everybody sees of it."""
    cost: float
    """What it takes of the chance, over all samples in the mean."""


class Advice(Frozen):
    """A turn worth playing, and why."""

    seat: Seat
    """Who is advised."""
    line: Line
    chance: float
    """To win after it, 0 to 1."""
    wins: bool
    """Whether the game is won with it."""
    reasons: tuple[Reason, ...]
    """What speaks for it, to be told by the first that one can tell: for the turn advised first against what
    is usual, other turns, and no turn at all, for another one against the first."""
    reply: Reply | None
    """The strongest answer that was seen; None: none that costs anything."""
    idle: bool = False
    """Whether it changes nothing but whose turn it is and what others may choose."""


def advised(
    adviser: Archimedes, rules: AnyRulebook, view: View[Any], seat: Seat, seed: int
) -> tuple[Advice, ...]:
    """The turns a seat is advised to play, the best first; it is asked in its own turn."""
    thinking, found = adviser.thinking, list[Advice]()
    if answers := thinking.answers(view.state, seat):
        likely = [each for each in answers[:MOST] if each[1] >= answers[0][1] * WORTH]
        return tuple(Advice(seat, (action,), chance, False, (), None) for action, chance in likely)
    turns = differing(thinking, adviser.turns(rules, view, seat), seat)
    best, usually = turns[0].way, next(beginnings(rules, thinking, thinking.surmised(view), seat))
    others = [each for each in (usually, *(turn.way for turn in turns[1:])) if each.reached != best.reached]
    lines = {usually.line, *(each.line for each in turns)}
    later = a_turn_later(rules, thinking, view.state, seat, lines, seed)
    for each, told in zip(turns, chances_told(adviser, rules, view, seat, turns), strict=True):
        # Deeper looks have the last word on the order, though an earlier one promised more.
        chance = min(told, found[-1].chance) if found else told
        compared = [best] if found else others
        reasons = _reasons(thinking, view.state, seat, each.way, compared, later)
        wins = not thinking.points_guessed and _won(rules, each.way.reached, seat)
        if found and not reasons and not wins:
            continue
        found.append(
            Advice(
                seat,
                each.line,
                chance,
                wins,
                reasons,
                strongest_reply(rules, thinking, view, seat, each.line, seed),
                thinking.idle(each.line),
            )
        )
    return tuple(found)


def chances_told(
    adviser: Archimedes, rules: AnyRulebook, view: View[Any], seat: Seat, turns: Sequence[Judged]
) -> list[float]:
    """The chance to win after each turn, 0 to 1, as it is told. Where something is hidden that is the mean of
    samples. Where nothing is one way is followed far, and the best of several: what the position is worth
    right after the turn counts as much, as the two together come true more often than either."""
    followed = [each.chance for each in turns]
    if rules.hidden:
        return followed
    at_once = adviser.at_once(rules, view, seat, [each.line for each in turns])
    return [(one + other) / 2 for one, other in zip(followed, at_once, strict=True)]


def _reasons(
    thinking: Thinking,
    state: State,
    seat: Seat,
    way: Way,
    others: Sequence[Way],
    later: Mapping[Line, State],
) -> tuple[Reason, ...]:
    """What speaks for a turn: against others at once, then a turn later, then what it brings the seat."""
    at_once = [moved(thinking, way.reached, other.reached, seat) for other in others]
    # What others have once they have played is their own doing: they may well have spent it on something.
    after = [
        _own(moved(thinking, later[way.line], later[other.line], seat), seat) for other in others if later
    ]
    brought = _own(moved(thinking, way.reached, state, seat, ANYTHING), seat)
    found = [*map(Reason, at_once), *(Reason(each, True) for each in after), Reason(brought)]
    return tuple(each for each in found if each.moved)


def _own(found: Sequence[Moved], seat: Seat) -> tuple[Moved, ...]:
    return tuple(each for each in found if each.seat == seat)


def differing(thinking: Thinking, turns: Sequence[Judged], seat: Seat) -> list[Judged]:
    """The best turns, none of which does mostly what another one does, or comes to nearly the same. What does
    nothing is among them only as the best of all: next to a turn it would say little."""
    found = list[Judged]()
    for each in turns:
        if len(found) == MOST:
            break
        worth = each.chance >= turns[0].chance * WORTH and not (found and thinking.idle(each.line))
        if worth and not any(_same(thinking, each, other, seat) for other in found):
            found.append(each)
    return found


def _same(thinking: Thinking, one: Judged, two: Judged, seat: Seat) -> bool:
    """Whether two turns do mostly the same, or come to nearly the same: more alike where they begin alike."""
    least = APART if one.line[0] == two.line[0] else NEARLY
    return alike(one.line, two.line) or apart(thinking, one.way.reached, two.way.reached, seat) < least


def alike(one: Line, two: Line) -> bool:
    """Whether more than half of what the longer of two lines does is done by the other, in whatever order."""
    same = sum((Counter(one) & Counter(two)).values())
    return 2 * same > max(len(one), len(two))


def apart(thinking: Thinking, one: State, two: State, seat: Seat) -> float:
    """How much there is between two states for a seat: each of its features, by what it is worth."""
    judging = thinking.judging
    here, there = View(one, seat), View(two, seat)
    weights = weights_at(judging, judging.gone(here))
    counted = zip(weights, judging.counts(here)[seat], judging.counts(there)[seat], strict=False)
    return sum(abs(weight * (has - had)) for weight, has, had in counted)


def moved(
    thinking: Thinking, reached: State, other: State, seat: Seat, least: float = LEAST
) -> tuple[Moved, ...]:
    """The features that speak for the turn that led to one state, against that which led to the other."""
    judging = thinking.judging
    here, there = View(reached, seat), View(other, seat)
    weights, chances = weights_at(judging, judging.gone(here)), thinking.chances(here)
    found = list[Moved]()
    for each, (after, before) in enumerate(zip(judging.counts(here), judging.counts(there), strict=True)):
        if not after or not before:
            continue
        # Of what others lose one's own chance gains as much as they stand in its way.
        sign = 1.0 if each == seat else -chances[each] / max(1 - chances[seat], LEAST)
        for feature, weight, had, has in zip(judging.features, weights, before, after, strict=True):
            worth = sign * weight * (has - had)
            if worth >= least and feature not in SILENT:
                found.append(Moved(Seat(each), feature, had, has, worth))
    found.sort(key=lambda each: -each.worth)
    return tuple(found)


def a_turn_later(
    rules: AnyRulebook, thinking: Thinking, state: State, seat: Seat, lines: Iterable[Line], seed: int
) -> dict[Line, State]:
    """Where each turn has led once all have played on and the seat has had its next. Nothing where anything
    is hidden: one sample would tell of luck."""
    if rules.hidden:
        return {}
    key = str(seed).encode()
    return {
        line: _another_turn(rules, thinking, state, seat, line, SeededChance(key, "later")) for line in lines
    }


def _another_turn(
    rules: AnyRulebook, thinking: Thinking, state: State, seat: Seat, line: Line, chance: Chance
) -> State:
    """The state after a turn of the seat, those of all others after it, and the seat's next."""
    state = played(rules, thinking, state, seat, line, chance, seat)
    for _ in rules.standing(state).scores:
        turn = rules.turn(state).seat
        if turn is None or not rules.decisions(state):
            break
        state = played(rules, thinking, state, turn, (), chance, seat)
        if turn == seat:
            break
    return state


def strongest_reply(
    rules: AnyRulebook, thinking: Thinking, view: View[Any], seat: Seat, line: Line, seed: int
) -> Reply | None:
    """The turn of another seat, before the next own one, that costs most; None where none costs anything."""
    costs, worst = dict[Seat, float](), dict[Seat, Reply]()
    samples = SAMPLES if rules.hidden else 1
    for number in range(samples):
        chance = SeededChance(str(seed).encode(), f"advice {number}")
        start = thinking.sampled(view, chance)
        after = played(rules, thinking, start, seat, line, chance, seat)
        for reply in _replies(rules, thinking, after, seat, chance):
            costs[reply.seat] = costs.get(reply.seat, 0.0) + reply.cost / samples
            if reply.seat not in worst or reply.cost > worst[reply.seat].cost:
                worst[reply.seat] = reply
    if not costs:
        return None
    by, cost = max(costs.items(), key=lambda each: each[1])
    return Reply(by, worst[by].line, worst[by].events, cost) if cost >= COSTS else None


def _replies(
    rules: AnyRulebook, thinking: Thinking, state: State, seat: Seat, chance: Chance
) -> Iterator[Reply]:
    """What others do, as sensible players, in their turns before the next one of the seat."""

    def judged() -> float:
        return thinking.chances(View(state, seat))[seat]

    before = judged()
    for _ in rules.standing(state).scores:
        turn, line, events = rules.turn(state), list[Action](), list[Event]()
        if turn.seat in (None, seat):
            return
        for _ in range(LONGEST):
            owed = rules.decisions(state)
            if not owed or rules.turn(state).number != turn.number:
                break
            asked = owed[0].seat
            legal = rules.legal(state, asked)
            action = usual(rules, thinking.player(asked == seat), state, asked, legal)
            step = rules.resolve(state, asked, action, chance)
            state = step.state
            line += [action] if asked == turn.seat else []
            events += (event for event in step.events if event.known_to(None))
        if not line:
            return
        after = judged()
        yield Reply(turn.seat, tuple(line), tuple(events), before - after)
        before = after


def _won(rules: AnyRulebook, state: State, seat: Seat) -> bool:
    standing = rules.standing(state)
    return standing.ended is not None and seat in standing.winners
