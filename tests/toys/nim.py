"""Nim with a rival who may object: a whole game in the contract's terms, small enough to read at once.

Who takes the last match wins. Whoever takes two or more from a heap may be told by the next player, out of
turn and once in a game, to put one back.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Literal, NewType

from engine.core.contract import (
    Action,
    Chance,
    Decision,
    Event,
    Note,
    Options,
    OrderForm,
    Refusal,
    Seat,
    Standing,
    State,
    Step,
    Turn,
    View,
    Word,
    seat_word,
)
from engine.core.guide import Guide
from engine.core.law import Rulebook
from engine.core.values.frozen import Frozen

Heap = NewType("Heap", str)
Colour = NewType("Colour", str)

HEAPS = tuple(Heap(name) for name in ("left", "middle", "right"))
COLOURS = tuple(Colour(name) for name in ("amber", "blue", "green", "red"))


class NimOptions(Options):
    matches: Literal["few", "many"] = "few"
    colours: Literal["dealt", "chosen"] = "dealt"
    asked: bool = False
    """Whether a rival is asked each time, where they gave no order, instead of letting pass."""


class Choose(Action):
    colour: Colour


class Take(Action):
    heap: Heap
    count: int = 1


class Object(Action):
    """Put one back!"""


class LetPass(Action):
    """Keep them."""


class Taken(Event):
    seat: Seat
    heap: Heap
    count: int


class PutBack(Event):
    seat: Seat
    heap: Heap


class Choosing(Frozen):
    """The next colour is this seat's."""

    seat: Seat


class Taking(Frozen):
    """This seat takes matches."""

    seat: Seat


class Objecting(Frozen):
    """This seat may object to what `taker` took."""

    seat: Seat
    taker: Seat
    heap: Heap


class Over(Frozen):
    """Nobody owes anything."""

    winner: Seat


class NimState(State):
    heaps: tuple[int, ...]
    colours: tuple[Colour | None, ...]
    playing: tuple[bool, ...]
    objections: tuple[int, ...]
    """How often each seat may still object."""
    frame: Choosing | Taking | Objecting | Over
    turn: int
    asked: bool


def changed(values: tuple, place: int, value: object) -> tuple:
    return (*values[:place], value, *values[place + 1 :])


class Nim(Rulebook[NimState, Action, NimOptions]):
    slug = "nim"
    version = 1
    seats = range(2, 5)
    verbs: ClassVar[tuple[type[Action], ...]] = (Choose, Take, Object, LetPass)
    options: ClassVar[type[Options]] = NimOptions
    endings = ("last-match", "alone")

    def setup(self, options: NimOptions, seats: int, chance: Chance) -> Step[NimState]:
        chosen = options.colours == "chosen"
        order = range(0) if chosen else chance.shuffled(len(COLOURS), "colours")
        colours = tuple(None if chosen else COLOURS[order[seat]] for seat in range(seats))
        heaps = (2, 3, 4) if options.matches == "few" else (40, 50, 60)
        frame = Choosing(Seat(0)) if chosen else Taking(Seat(0))
        return Step(NimState(heaps, colours, (True,) * seats, (1,) * seats, frame, 1, options.asked))

    def decisions(self, state: NimState) -> tuple[Decision, ...]:
        frame = state.frame
        if isinstance(frame, Over):
            return ()
        if isinstance(frame, Objecting):
            return (
                Decision(
                    frame.seat,
                    "objection",
                    in_turn=False,
                    default=LetPass(),
                    facts={"rival": seat_word(frame.taker), "heap": Word("heap", frame.heap)},
                    answers=(("object", Object()), ("pass", LetPass())),
                    order=None if state.asked else "pass",
                ),
            )
        return (Decision(frame.seat, "colour" if isinstance(frame, Choosing) else "take"),)

    def legal(self, state: NimState, seat: Seat) -> Sequence[Action]:
        frame = state.frame
        if isinstance(frame, Over) or frame.seat != seat:
            return ()
        if isinstance(frame, Objecting):
            return (LetPass(), Object())
        if isinstance(frame, Choosing):
            return [Choose(colour) for colour in COLOURS if colour not in state.colours]
        return [
            Take(heap, count)
            for heap, left in zip(HEAPS, state.heaps, strict=True)
            for count in range(1, min(left, 3) + 1)
        ]

    def forbidden(self, state: NimState, seat: Seat, action: Action) -> Refusal | None:
        frame = state.frame
        if action in self.legal(state, seat):
            return None
        if isinstance(action, Take) and isinstance(frame, Taking):
            left = state.heaps[HEAPS.index(action.heap)]
            key = "three-at-most" if left >= action.count else "too-few-left"
            return Refusal(key, {"left": left, "heap": Word("heap", action.heap)}, "Taking")
        if isinstance(action, Choose) and isinstance(frame, Choosing):
            return Refusal("colour-taken", {"colour": Word("colour", action.colour)}, "Colours")
        return Refusal("not-now", {}, "Turns")

    def resolve(self, state: NimState, seat: Seat, action: Action, chance: Chance) -> Step[NimState]:
        frame = state.frame
        if isinstance(action, Choose):
            return Step(
                self._chosen(replace(state, colours=changed(state.colours, seat, action.colour)), seat)
            )
        if isinstance(action, Take):
            place = HEAPS.index(action.heap)
            heaps = changed(state.heaps, place, state.heaps[place] - action.count)
            state = replace(state, heaps=heaps)
            rival = self._next(state, seat)
            if action.count > 1 and sum(heaps) and state.objections[rival]:
                state = replace(state, frame=Objecting(rival, seat, action.heap))
            else:
                state = self._passed(state, seat)
            return Step(state, (Taken(seat, action.heap, action.count),))
        assert isinstance(frame, Objecting)
        events: tuple[Event, ...] = ()
        if isinstance(action, Object):
            place = HEAPS.index(frame.heap)
            heaps = changed(state.heaps, place, state.heaps[place] + 1)
            state = replace(state, heaps=heaps, objections=changed(state.objections, seat, 0))
            events = (PutBack(frame.taker, frame.heap),)
        return Step(self._passed(state, frame.taker), events)

    def _chosen(self, state: NimState, seat: Seat) -> NimState:
        """The seat has its colour, or needs none."""
        following = self._next(state, seat)
        return replace(state, frame=Choosing(following) if following > seat else Taking(following))

    def _next(self, state: NimState, seat: Seat) -> Seat:
        seats = len(state.playing)
        order = [Seat((seat + step) % seats) for step in range(1, seats + 1)]
        return next(each for each in order if state.playing[each])

    def _passed(self, state: NimState, seat: Seat) -> NimState:
        """The seat's turn is over."""
        if not sum(state.heaps):
            return replace(state, frame=Over(seat))
        return replace(state, frame=Taking(self._next(state, seat)), turn=state.turn + 1)

    def concede(self, state: NimState, seat: Seat) -> Step[NimState]:
        frame = state.frame
        state = replace(state, playing=changed(state.playing, seat, False))
        left = [Seat(each) for each, plays in enumerate(state.playing) if plays]
        if len(left) == 1:
            return Step(replace(state, frame=Over(left[0])))
        if isinstance(frame, Objecting) and seat in (frame.seat, frame.taker):
            return Step(self._passed(state, frame.taker))
        if isinstance(frame, Taking) and frame.seat == seat:
            return Step(self._passed(state, seat))
        if isinstance(frame, Choosing) and frame.seat == seat:
            return Step(self._chosen(state, seat))
        return Step(state)

    def standing(self, state: NimState) -> Standing:
        seats = len(state.playing)
        if not isinstance(state.frame, Over):
            return Standing((0,) * seats, (1,) * seats)
        winner = state.frame.winner
        scores = tuple(int(seat == winner) for seat in range(seats))
        ranks = tuple(1 if score else 2 for score in scores)
        return Standing(scores, ranks, "last-match" if not sum(state.heaps) else "alone", (winner,), 1.0, 1)

    def turn(self, state: NimState) -> Turn:
        frame = state.frame
        seat = frame.taker if isinstance(frame, Objecting) else getattr(frame, "seat", None)
        return Turn(state.turn, 1 + (state.turn - 1) // len(state.playing), seat)

    def follows(self, state: NimState) -> Seat | None:
        seat = self.turn(state).seat
        return None if seat is None or isinstance(state.frame, Over) else self._next(state, seat)

    def vocabulary(self, state: NimState) -> Mapping[str, tuple[str, ...]]:
        return {"heap": HEAPS, "colour": COLOURS}


class NimGuide(Guide[NimState, Action, NimOptions]):
    def candidates(self, view: View[NimState]) -> Sequence[Action]:
        state, seat = view.state, view.seat
        if isinstance(state.frame, Taking):
            return [*self.law.legal(state, seat), *(Take(heap, 4) for heap in HEAPS)]
        return self.law.legal(state, seat)

    def roles(self, view: View[NimState]) -> tuple[tuple[Word, ...], ...]:
        state = view.state
        return tuple((Word("colour", each),) if each else () for each in state.colours)

    def holdings(self, view: View[NimState], seat: Seat) -> tuple[tuple[Word, int], ...]:
        state = view.state
        return ((Word("right", "objection"), state.objections[seat]),)

    def orders(self, view: View[NimState]) -> tuple[OrderForm, ...]:
        state, seat = view.state, view.seat
        rivals = tuple(seat_word(Seat(each)) for each in range(len(state.playing)) if each != seat)
        heaps = tuple(Word("heap", heap) for heap in HEAPS)
        return (OrderForm("objection", ("object", "pass"), {"rival": rivals, "heap": heaps}),)

    def wishes(self, options: NimOptions, seats: int) -> Mapping[str, tuple[Word, ...]]:
        if options.colours == "dealt":
            return {}
        return {"colour": tuple(Word("colour", colour) for colour in COLOURS)}

    def wished(self, view: View[NimState], wish: Word) -> Action | None:
        state, seat = view.state, view.seat
        action = Choose(Colour(wish.id))
        return action if action in self.law.legal(state, seat) else None

    def warnings(self, view: View[NimState], action: Action) -> tuple[Note, ...]:
        state = view.state
        return (Note("leaves-last"),) if isinstance(action, Take) and sum(state.heaps) == 2 else ()


RULES = Nim()
