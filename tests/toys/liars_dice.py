"""Liar's dice: dice under cups, everybody choosing at once what to throw again, then bids until one doubts.

Each player throws three dice and sees only their own. All at once and in secret, each may throw some of them
once more. Then, in turn, bids rise until somebody doubts the last one: all cups are lifted, and whoever was
wrong loses a die. The last with dice wins.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import ClassVar, Literal, NewType

from engine.core.contract import (
    Action,
    Chance,
    Decision,
    Event,
    Options,
    Refusal,
    Seat,
    Standing,
    State,
    Step,
    Turn,
    View,
    Word,
)
from engine.core.guide import Guide
from engine.core.law import Rulebook
from engine.core.values.frozen import Frozen

Die = NewType("Die", str)
DICE = tuple(Die(name) for name in ("first", "second", "third"))
HIDDEN = 0
"""What a viewer sees of another's die."""


class DiceOptions(Options):
    sides: Literal["six", "eight"] = "six"


class Rethrow(Action):
    """Throw these dice again; none: keep all."""

    secret: ClassVar[bool] = True
    dice: tuple[Die, ...]


class Bid(Action):
    count: int
    face: int


class Doubt(Action):
    """Lift the cups."""


class Thrown(Event):
    """What somebody threw: only they see it."""

    seat: Seat
    faces: tuple[int, ...]


class Lifted(Event):
    """All cups are lifted."""

    reveals: ClassVar[bool] = True
    faces: tuple[int, ...]
    loser: Seat


class Throwing(Frozen):
    """These seats still choose what to throw again."""

    owed: tuple[Seat, ...]
    opener: Seat


class Bidding(Frozen):
    """This seat bids more than the last bid, or doubts it."""

    seat: Seat
    bidder: Seat | None = None
    count: int = 0
    face: int = 0


class Over(Frozen):
    """Nobody owes anything."""

    winner: Seat


class DiceState(State):
    cups: tuple[tuple[int, ...], ...]
    frame: Throwing | Bidding | Over
    sides: int
    turn: int
    round: int


class LiarsDice(Rulebook[DiceState, Action, DiceOptions]):
    slug = "liars-dice"
    version = 1
    seats = range(2, 5)
    verbs: ClassVar[tuple[type[Action], ...]] = (Rethrow, Bid, Doubt)
    options: ClassVar[type[Options]] = DiceOptions
    endings = ("last-dice",)
    hidden = True

    def setup(self, options: DiceOptions, seats: int, chance: Chance) -> Step[DiceState]:
        sides = 6 if options.sides == "six" else 8
        empty = DiceState(((0,) * len(DICE),) * seats, Over(Seat(0)), sides, 1, 0)
        return self._thrown(empty, Seat(0), chance)

    def _thrown(self, state: DiceState, opener: Seat, chance: Chance) -> Step[DiceState]:
        """A new round: every cup is thrown."""
        cups = tuple(tuple(chance.roll(state.sides, "cup") for _ in cup) for cup in state.cups)
        holding = tuple(Seat(seat) for seat, cup in enumerate(cups) if cup)
        events = tuple(Thrown(seat, cups[seat], audience=frozenset([seat])) for seat in holding)
        return Step(replace(state, cups=cups, frame=Throwing(holding, opener), round=state.round + 1), events)

    def decisions(self, state: DiceState) -> tuple[Decision, ...]:
        frame = state.frame
        if isinstance(frame, Throwing):
            return tuple(Decision(seat, "rethrow", default=Rethrow(())) for seat in frame.owed)
        if isinstance(frame, Bidding):
            return (Decision(frame.seat, "bid"),)
        return ()

    def legal(self, state: DiceState, seat: Seat) -> Sequence[Action]:
        frame = state.frame
        if isinstance(frame, Throwing) and seat in frame.owed:
            own = DICE[: len(state.cups[seat])]
            return [Rethrow(dice) for many in range(len(own) + 1) for dice in combinations(own, many)]
        if isinstance(frame, Bidding) and seat == frame.seat:
            most = sum(len(cup) for cup in state.cups)
            bids = [
                Bid(count, face)
                for count in range(1, most + 1)
                for face in range(1, state.sides + 1)
                if (count, face) > (frame.count, frame.face)
            ]
            return bids if frame.bidder is None else [Doubt(), *bids]
        return ()

    def forbidden(self, state: DiceState, seat: Seat, action: Action) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        if isinstance(action, Bid) and isinstance(state.frame, Bidding):
            return Refusal("bid-too-low", {"count": state.frame.count, "face": state.frame.face}, "Bidding")
        return Refusal("not-now", {}, "Rounds")

    def resolve(self, state: DiceState, seat: Seat, action: Action, chance: Chance) -> Step[DiceState]:
        frame = state.frame
        if isinstance(action, Rethrow):
            assert isinstance(frame, Throwing)
            return self._rethrown(state, frame, seat, action.dice, chance)
        assert isinstance(frame, Bidding)
        if isinstance(action, Bid):
            after = Bidding(self._next(state, seat), seat, action.count, action.face)
            return Step(replace(state, frame=after, turn=state.turn + 1))
        assert frame.bidder is not None
        faces = tuple(face for cup in state.cups for face in cup)
        loser = seat if faces.count(frame.face) >= frame.count else frame.bidder
        lifted = Lifted(faces, loser)
        rest = self._without(state, loser, len(state.cups[loser]) - 1, chance)
        return Step(rest.state, (lifted, *rest.events))

    def _rethrown(
        self, state: DiceState, frame: Throwing, seat: Seat, dice: tuple[Die, ...], chance: Chance
    ) -> Step[DiceState]:
        cup = tuple(
            chance.roll(state.sides, die) if die in dice else face
            for die, face in zip(DICE, state.cups[seat], strict=False)
        )
        cups = (*state.cups[:seat], cup, *state.cups[seat + 1 :])
        owed = tuple(each for each in frame.owed if each != seat)
        after: Throwing | Bidding = replace(frame, owed=owed) if owed else Bidding(frame.opener)
        event = Thrown(seat, cup, audience=frozenset([seat]))
        return Step(replace(state, cups=cups, frame=after), (event,) if dice else ())

    def _next(self, state: DiceState, seat: Seat) -> Seat:
        seats = len(state.cups)
        order = [Seat((seat + step) % seats) for step in range(1, seats + 1)]
        return next(each for each in order if state.cups[each])

    def _without(self, state: DiceState, loser: Seat, left: int, chance: Chance) -> Step[DiceState]:
        """The loser keeps so many dice; the next round, or the end."""
        cups = (*state.cups[:loser], state.cups[loser][:left], *state.cups[loser + 1 :])
        state = replace(state, cups=cups, turn=state.turn + 1)
        holding = [Seat(seat) for seat, cup in enumerate(cups) if cup]
        if len(holding) == 1:
            return Step(replace(state, frame=Over(holding[0])))
        return self._thrown(state, loser if left else self._next(state, loser), chance)

    def concede(self, state: DiceState, seat: Seat) -> Step[DiceState]:
        """The seat's dice leave the game; the round goes on without them."""
        state = replace(state, cups=(*state.cups[:seat], (), *state.cups[seat + 1 :]))
        frame = state.frame
        holding = [Seat(each) for each, cup in enumerate(state.cups) if cup]
        if len(holding) == 1:
            return Step(replace(state, frame=Over(holding[0])))
        following = self._next(state, seat)
        if isinstance(frame, Throwing):
            opener = following if frame.opener == seat else frame.opener
            owed = tuple(each for each in frame.owed if each != seat)
            after = Throwing(owed, opener) if owed else Bidding(opener)
            return Step(replace(state, frame=after))
        if isinstance(frame, Bidding) and frame.bidder == seat:
            return Step(replace(state, frame=Bidding(frame.seat)))
        if isinstance(frame, Bidding) and frame.seat == seat:
            return Step(replace(state, frame=replace(frame, seat=following)))
        return Step(state)

    def standing(self, state: DiceState) -> Standing:
        scores = tuple(len(cup) for cup in state.cups)
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        if isinstance(state.frame, Over):
            return Standing(scores, ranks, "last-dice", (state.frame.winner,), 1.0)
        return Standing(scores, ranks, progress=1 - sum(scores) / (len(DICE) * len(scores)))

    def turn(self, state: DiceState) -> Turn:
        return Turn(
            state.turn, max(1, state.round), state.frame.seat if isinstance(state.frame, Bidding) else None
        )

    def vocabulary(self, state: DiceState) -> Mapping[str, tuple[str, ...]]:
        return {"die": DICE}

    def conceal(self, state: DiceState, viewer: Seat | None) -> DiceState:
        cups = tuple(cup if seat == viewer else (HIDDEN,) * len(cup) for seat, cup in enumerate(state.cups))
        return replace(state, cups=cups)

    def invariants(self, state: DiceState) -> Iterator[tuple[bool, str]]:
        for cup in state.cups:
            yield all(0 <= face <= state.sides for face in cup), "a face no die has"


class DiceGuide(Guide[DiceState, Action, DiceOptions]):
    def roles(self, view: View[DiceState]) -> tuple[tuple[Word, ...], ...]:
        state = view.state
        return ((),) * len(state.cups)

    def holdings(self, view: View[DiceState], seat: Seat) -> tuple[tuple[Word, int], ...]:
        state = view.state
        return tuple((Word("die", die), face) for die, face in zip(DICE, state.cups[seat], strict=False))


RULES = LiarsDice()
