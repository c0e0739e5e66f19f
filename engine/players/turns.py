"""Whole turns as they could be played: the usual one, and those that leave it at one decision or more."""

from collections.abc import Iterator, Sequence

from engine.core.contract import Action, Chance, Line, Seat, State
from engine.core.judging import WHOLE
from engine.core.law import AnyRulebook
from engine.core.play.chance import PLAN
from engine.core.title import Player
from engine.core.values.frozen import Frozen
from engine.players.thinking import Ends, Thinking

LONGEST = 80
"""Decisions of one turn that are thought through: more would go round in circles."""


class Fork(Frozen):
    """A decision on the way: what could be done there, and what was."""

    state: State
    legal: Sequence[Action]
    chosen: Action


class Way(Frozen):
    """A whole turn: its decisions as far as they can be planned, and the state it leads to."""

    forks: tuple[Fork, ...]
    reached: State

    @property
    def line(self) -> Line:
        """The actions of the turn."""
        return tuple(fork.chosen for fork in self.forks)


def onward(
    rules: AnyRulebook, thinking: Thinking, state: State, seat: Seat, first: Action, forks: tuple[Fork, ...]
) -> Way:
    """The turn that goes on from a state with an action and then sensibly, after the decisions before it."""
    number, known, found = rules.turn(state).number, True, [*forks]
    asked, legal, action = seat, rules.legal(state, seat), first
    for _ in range(LONGEST):
        if asked == seat and known:
            found.append(Fork(state, legal, action))
        if thinking.unforeseen(action):
            known, action = False, legal[-1]
        state = rules.resolve(state, asked, action, PLAN).state
        owed = rules.decisions(state)
        if not owed or rules.turn(state).number != number or thinking.ends(state, seat):
            break
        asked = owed[0].seat
        legal = rules.legal(state, asked)
        action = usual(rules, thinking.player(asked == seat), state, asked, legal)
    return Way(tuple(found), state)


def usual(rules: AnyRulebook, player: Player, state: State, seat: Seat, legal: Sequence[Action]) -> Action:
    """What a player does, knowing only what the seat may see."""
    if len(legal) == 1:
        return legal[0]
    return player.choose(rules, rules.view(state, seat), seat, legal)


def beginnings(rules: AnyRulebook, thinking: Thinking, state: State, seat: Seat) -> Iterator[Way]:
    """The usual turn, then one for everything else that is worth trying as its first action."""
    legal = rules.legal(state, seat)
    first = usual(rules, thinking.player(True), state, seat, legal)
    yield onward(rules, thinking, state, seat, first, ())
    for action in thinking.worth_trying(state, seat, legal):
        if action != first:
            yield onward(rules, thinking, state, seat, action, ())


def branches(rules: AnyRulebook, thinking: Thinking, way: Way, seat: Seat) -> Iterator[Way]:
    """Turns that begin like this one and leave it at one later decision."""
    for place, fork in enumerate(way.forks):
        if not place or len(fork.legal) == 1:
            continue
        for action in thinking.worth_trying(fork.state, seat, fork.legal):
            if action != fork.chosen:
                yield onward(rules, thinking, fork.state, seat, action, way.forks[:place])


def played(
    rules: AnyRulebook, thinking: Thinking, state: State, seat: Seat, line: Line, chance: Chance, own: Seat
) -> State:
    """The state after a seat's turn in a sample: the line as far as it is legal there, then as usual.

    `own` is the seat that thinks.
    """
    number, left = rules.turn(state).number, [*reversed(line)]
    for _ in range(LONGEST):
        owed = rules.decisions(state)
        if not owed or rules.turn(state).number != number:
            break
        if ends := thinking.ends(state, own):
            state = one_of(ends, chance)
            continue
        asked = owed[0].seat
        if left and asked == seat and rules.refusal(state, seat, left[-1]) is None:
            action = left.pop()
        else:
            if asked == seat:
                left.clear()
            legal = rules.legal(state, asked)
            action = usual(rules, thinking.player(asked == own), state, asked, legal)
        state = rules.resolve(state, asked, action, chance).state
    return state


def one_of(ends: Ends, chance: Chance) -> State:
    """One of several positions, by their chances."""
    drawn = chance.roll(WHOLE, "end") / WHOLE
    for part, state in ends:
        drawn -= part
        if drawn <= 0:
            return state
    return ends[-1][1]
