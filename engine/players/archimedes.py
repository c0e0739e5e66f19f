"""Archimedes: thinks whole turns through, looks at what others may answer, and judges by chances to win.

It proposes turns and judges them as they are seen from its seat; then plays the best of them in samples of
what is hidden, with sensible turns of the others and its own next one after them, and drops the weaker half
again and again. Equal view, seed and steps give the equal turn.
"""

from collections.abc import Iterable, Sequence
from math import inf
from typing import Any

from engine.core.budget import Budget
from engine.core.contract import Action, Chance, Line, Seat, State, View
from engine.core.law import AnyRulebook
from engine.core.play.chance import SeededChance
from engine.core.values.frozen import Frozen
from engine.players.thinking import Thinking
from engine.players.turns import Way, beginnings, branches, played

PROPOSED = 0.3
"""The part of the budget that goes into finding turns; the rest looks at what comes after them."""
MOST = 400
"""How many turns it finds at most."""
FEWEST = 60
"""So many steps go into finding turns before any further look is worth them."""
LOOKED_AT = 8
"""How many turns are looked at further."""
ALIKE = 3
"""How many of those may begin with the same action: turns that hardly differ would crowd out the others."""
SAMPLES = 2
"""In how many samples each is looked at before the weaker half is dropped; then in twice as many more."""


class Judged(Frozen):
    """A turn and the chance to win after it."""

    way: Way
    chance: float

    @property
    def line(self) -> Line:
        """Its actions, as far as they can be planned."""
        return self.way.line


class Archimedes:
    """A strong computer player of any game that says how it is thought through."""

    def __init__(self, thinking: Thinking, seed: int, budget: Budget) -> None:
        self._thinking = thinking
        self._seed = seed
        self._budget = budget
        self._planned: list[tuple[State, Action]] = []
        """What is left of the turn thought of, with the state each action was to come in, the next last."""

    @property
    def thinking(self) -> Thinking:
        """How its game is thought through."""
        return self._thinking

    def choose(self, rules: AnyRulebook, view: View[Any], seat: Seat, legal: Sequence[Action]) -> Action:
        """The next action of the turn it has thought of; it thinks anew where something else has come."""
        if len(legal) == 1:
            return legal[0]
        turn, planned = rules.turn(view.state), self._thinking.planned(view.state)
        if turn.seat != seat or turn.round > self._thinking.rounds or not planned:
            return self._thinking.player(True).choose(rules, view, seat, legal)
        if self._planned and rules.view(self._planned[-1][0], seat).state == view.state:
            action = self._planned.pop()[1]
        else:
            best = self.turns(rules, view, seat)[0]
            self._planned = [(fork.state, fork.chosen) for fork in reversed(best.way.forks)]
            action = self._planned.pop()[1]
        while self._planned and len(rules.legal(self._planned[-1][0], seat)) == 1:
            self._planned.pop()
        return action

    def turns(self, rules: AnyRulebook, view: View[Any], seat: Seat) -> list[Judged]:
        """The turns it has thought of, the best first; the seat is asked in its own turn."""
        search = Search(rules, self._thinking, view, seat, self._budget)
        found = search.proposals()
        likely = varied(found)
        return search.looked_at(likely, self._seed) + [each for each in found if each not in likely]

    def compared(
        self, rules: AnyRulebook, view: View[Any], seat: Seat, lines: Sequence[Line], samples: int
    ) -> list[float]:
        """The chance to win after each of these turns of the seat, once others have answered: in the mean of
        so many samples of what is hidden, the same for all, and others than it looks for turns in."""
        search = Search(rules, self._thinking, view, seat, self._budget)
        return search.compared(lines, self._seed, samples)

    def at_once(self, rules: AnyRulebook, view: View[Any], seat: Seat, lines: Sequence[Line]) -> list[float]:
        """The chance to win right after each of these turns of the seat, before others have answered, in a
        game in which nothing is hidden."""
        search = Search(rules, self._thinking, view, seat, self._budget)
        return search.at_once(lines, self._seed)


def varied(turns: Sequence[Judged]) -> list[Judged]:
    """The best turns, of those that begin alike only the best."""
    kept = list[Judged]()
    for each in turns:
        if len(kept) < LOOKED_AT and sum(each.line[0] == other.line[0] for other in kept) < ALIKE:
            kept.append(each)
    return kept


class Search:
    """One decision thought through."""

    def __init__(
        self, rules: AnyRulebook, thinking: Thinking, view: View[Any], seat: Seat, budget: Budget
    ) -> None:
        self._rules = rules
        self._thinking = thinking
        self._view = view
        self._seat = seat
        self._budget = budget
        self._used = 0
        self._began = budget.clock()
        self._usual: Way | None = None
        """The turn that is played unless another one is clearly better."""

    def _spent(self, steps: int, most: float, part: float) -> bool:
        """Whether there is no room for so many steps more, with at most so many in all and this part of the
        time; if there is they are taken."""
        if self._used + steps > most or self._budget.clock() - self._began >= self._budget.seconds * part:
            return True
        self._used += steps
        return False

    def chance(self, state: State) -> float:
        """The seat's chance to win, as the position is."""
        ends = self._thinking.ends(state, self._seat) or ((1.0, state),)
        thinking, seat = self._thinking, self._seat
        return sum(part * thinking.chances(View(each, seat))[seat] for part, each in ends)

    def proposals(self) -> list[Judged]:
        """Turns: those that win, the usual one where it is trusted, then those with the best chances, or that
        lead furthest where the game can tell; the usual one alone where there is no time at all."""
        most = min(self._budget.steps, max(self._thinking.found or FEWEST, self._budget.steps * PROPOSED))
        found: list[tuple[Way, float]] = []
        seen: set[State] = set()
        opened: set[int] = set()
        ways = beginnings(self._rules, self._thinking, self._thinking.surmised(self._view), self._seat)
        while True:
            for way in ways:
                self._usual = self._usual or way
                if way.reached not in seen:
                    seen.add(way.reached)
                    found.append((way, self._promise(way.reached)))
                if len(found) >= MOST or self._spent(1, most, PROPOSED):
                    break
            else:
                best = max(
                    (each for each in range(len(found)) if each not in opened),
                    key=lambda each: found[each][1],
                    default=None,
                )
                if best is not None:
                    opened.add(best)
                    ways = branches(self._rules, self._thinking, found[best][0], self._seat)
                    continue
            break
        if self._thinking.promise is None:
            turns = self._sorted(Judged(way, chance) for way, chance in found)
        else:
            found.sort(key=lambda each: -each[1])
            turns = [Judged(way, self.chance(way.reached)) for way, _ in found]
        if self._thinking.trust:
            turns.sort(key=lambda each: (each.chance < 1, each.way is not self._usual))
        return turns

    def _promise(self, state: State) -> float:
        """How far a turn leads that reached this state; the chance to win where the game does not say."""
        promise = self._thinking.promise
        return self.chance(state) if promise is None else promise(state, self._seat)

    def _sorted(self, turns: Iterable[Judged]) -> list[Judged]:
        """Turns by their chances, the best first; the usual one is trusted a little more."""
        trust = self._thinking.trust
        return sorted(turns, key=lambda each: -each.chance - trust * (each.way is self._usual))

    def looked_at(self, turns: Sequence[Judged], seed: int) -> list[Judged]:
        """The same turns, those first after which the chances are best once others have answered."""
        if not self._rules.hidden:
            return self._followed(turns, seed)
        staying, dropped = [*turns], list[Judged]()
        sums = {each.line: 0.0 for each in staying}
        done, samples, seats = 0, SAMPLES, len(self._rules.standing(self._view.state).scores)
        while len(staying) > 1:
            for number in range(done, done + samples):
                start = self._thinking.sampled(self._view, _luck(seed, number, "sample"))
                row = []
                for each in staying:
                    if self._spent(1 + self._thinking.beyond * seats, self._budget.steps, 1.0):
                        return self._ranked(staying, sums, done) + dropped
                    row.append(self._after(start, each.line, _luck(seed, number, "play")))
                for each, chance in zip(staying, row, strict=True):
                    sums[each.line] += chance
                done = number + 1
            staying = self._ranked(staying, sums, done)
            half = (len(staying) + 1) // 2
            staying, dropped = staying[:half], staying[half:] + dropped
            samples *= 2
        return staying + dropped

    def compared(self, lines: Sequence[Line], seed: int, samples: int) -> list[float]:
        """The chance to win after each of these turns, in the mean of so many samples, whatever they cost;
        where nothing is hidden one tells all."""
        sums, samples = [0.0] * len(lines), samples if self._rules.hidden else 1
        for number in range(samples):
            start = self._thinking.sampled(self._view, _luck(seed, number, "compared"))
            for place, line in enumerate(lines):
                sums[place] += self._after(start, line, _luck(seed, number, "answers"))
        return [each / samples for each in sums]

    def at_once(self, lines: Sequence[Line], seed: int) -> list[float]:
        """The chance to win right after each of these turns, where nothing is hidden."""
        start, luck = self._view.state, _luck(seed, 0, "at once")
        after = (
            played(self._rules, self._thinking, start, self._seat, each, luck, self._seat) for each in lines
        )
        return [self.chance(each) for each in after]

    def _followed(self, turns: Sequence[Judged], seed: int) -> list[Judged]:
        """The same where nothing is hidden: there is one sample, and what stays is played on in it, to the
        end of a round and then of further ones. What there was no time for comes last."""
        luck, until, far = (
            _luck(seed, 0, "play"),
            self._rules.turn(self._view.state).round,
            self._thinking.beyond,
        )
        staying, dropped = [(each, each.way.reached) for each in turns], list[Judged]()
        while len(staying) > 1:
            until += far
            looked: dict[Line, tuple[Judged, State]] = {}
            for each, state in staying:
                further = self._until(state, until, luck, self._budget.steps)
                if further is None:
                    break
                looked[each.line] = Judged(each.way, self.chance(further)), further
            ranked = self._sorted(each for each, _ in looked.values())
            unseen = [each for each, _ in staying if each.line not in looked]
            if unseen:
                return _lost_last(ranked + unseen + dropped)
            half = (len(ranked) + 1) // 2
            staying = [looked[each.line] for each in ranked[:half]]
            dropped, far = ranked[half:] + dropped, far * 2
        return _lost_last([each for each, _ in staying] + dropped)

    def _until(self, state: State, number: int, chance: Chance, most: float) -> State | None:
        """The state when all have played on to the beginning of a round; None: more steps than these."""
        while self._rules.decisions(state) and self._rules.turn(state).round < number:
            if most < inf and self._spent(1, most, 1.0):
                return None
            turn = self._rules.turn(state)
            seat = self._seat if turn.seat is None else turn.seat
            state = played(self._rules, self._thinking, state, seat, (), chance, self._seat)
        return state

    def _ranked(self, turns: Sequence[Judged], sums: dict[Line, float], done: int) -> list[Judged]:
        """Turns by their chances in the samples that all of them were looked at in."""
        if not done:
            return [*turns]
        return self._sorted(Judged(each.way, sums[each.line] / done) for each in turns)

    def _after(self, state: State, line: Line, chance: Chance) -> float:
        """The chance to win in a sample, after the turn, the others' answers, and the seat's next turns."""
        began, beyond = self._rules.turn(state).round, self._thinking.beyond
        state = played(self._rules, self._thinking, state, self._seat, line, chance, self._seat)
        if self._rules.hidden:
            return self.chance(self._onward(state, beyond, chance))
        return self.chance(self._until(state, began + beyond, chance, inf) or state)

    def _onward(self, state: State, turns: int, chance: Chance) -> State:
        """The state when everybody has played on, the seat so many turns of its own."""
        own = 0
        while own < turns:
            seat = self._rules.turn(state).seat
            if seat is None or not self._rules.decisions(state):
                break
            own += seat == self._seat
            state = played(self._rules, self._thinking, state, seat, (), chance, self._seat)
        return state


def _lost_last(turns: list[Judged]) -> list[Judged]:
    """The same, but whatever was seen to lose comes after what was not looked at so far."""
    return sorted(turns, key=lambda each: each.chance <= 0)


def _luck(seed: int, number: int, purpose: str) -> Chance:
    return SeededChance(str(seed).encode(), f"{purpose} {number}")
