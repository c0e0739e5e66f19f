"""The law of a game as a table of paragraphs: what each verb may do at each moment it belongs to.

The state holds a *frame*, a small value that says what is being decided. A paragraph answers for one verb in
one kind of frame; the table is all of the law that is asked verb by verb.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from operator import attrgetter
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_type_hints

from engine.core.contract import A, Action, Chance, O, Refusal, S, Seat, State, Step, named
from engine.core.law import Rulebook

F = TypeVar("F")
V = TypeVar("V", bound=Action)

frame_of = attrgetter("frame")
"""What is being decided in a state."""
DUE = "due-"
"""What refusals begin with that only say what comes first."""


class Paragraph(Generic[S]):
    """What the law says of a verb in a kind of frame.

    A verb or a frame that others are derived from stands for all of these: `Open` for every frame in which a
    turn may end.
    """

    __slots__ = ("frame", "legal", "refuse", "resolve", "verb")

    def __init__(
        self,
        verb: type[V],
        frame: type[F],
        legal: Callable[[S, F, Seat], Sequence[V]],
        refuse: Callable[[S, F, Seat, V], Refusal | None],
        resolve: Callable[[S, F, Seat, V, Chance], Step[S]],
    ) -> None:
        self.verb: type[Action] = verb
        self.frame: type = frame
        self.legal: Callable[..., Sequence[Action]] = legal
        """The actions open to a seat that owes a decision, likeliest first."""
        self.refuse: Callable[..., Refusal | None] = refuse
        """Why a well-formed action is not allowed, or None."""
        self.resolve: Callable[..., Step[S]] = resolve
        """What a lawful action leads to."""


def always(*actions: V) -> Callable[[State, object, Seat], Sequence[V]]:
    """What lists the same actions whenever it is asked, such as ending the turn."""

    def listed(_state: State, _frame: object, _seat: Seat) -> Sequence[V]:
        return actions

    return listed


def lawful(_state: State, _frame: object, _seat: Seat, _action: Action) -> None:
    """Nothing against the action: a verb that is allowed whenever its frame stands."""


class WrittenLaw(Rulebook[S, A, O]):
    """A rulebook whose legal list, refusals and results come from a table of paragraphs.

    Whether the table is whole is found out when the class is made, that is when its module is imported.
    """

    state: ClassVar[type[State]]
    """The game's state. Its field `frame` names every kind of frame there is."""
    paragraphs: ClassVar[tuple[Paragraph[Any], ...]]
    """In the order of the rulebook; within a frame it is the order of the legal list."""
    silent: ClassVar[tuple[type, ...]] = ()
    """Frames in which nobody decides anything, such as the end of the game."""
    due: ClassVar[Mapping[type, str]] = {}
    """What is due in each kind of frame. Text: `<game>-refusal-due-<name>`."""
    set_up: ClassVar[tuple[type, ...]] = ()
    """The frames of the set-up, in their order: what a player has done in one of them does not come again."""
    course: ClassVar[str]
    """The section of the rulebook that says what is due when."""
    course_of_set_up: ClassVar[str] = ""
    """The same for the set-up, where it is another one."""

    _lists: ClassVar[dict[type, tuple[Callable[..., Sequence[Any]], ...]]]
    _refusals: ClassVar[dict[tuple[type, type], Callable[..., Refusal | None]]]
    _results: ClassVar[dict[tuple[type, type], Callable[..., Step[Any]]]]
    _set_up_until: ClassVar[dict[type, int]]
    """The verbs of the set-up alone, with the place of the last of its frames that they belong to."""

    def __init_subclass__(cls) -> None:
        """Spread the table out by frame and verb.

        Raises:
            TypeError: a verb or a frame has no paragraph, or two paragraphs claim the same pair, or a
                paragraph has no verb or frame of this game, or it is not said what is due in a frame.
        """
        cls._lists, cls._refusals, cls._results = {}, {}, {}
        for each in cls.paragraphs:
            frames = [frame for frame in frames_of(cls.state) if issubclass(frame, each.frame)]
            verbs = [verb for verb in cls.verbs if issubclass(verb, each.verb)]
            if not frames or not verbs:
                raise TypeError(f"{cls.__name__}: {_told(each.verb, each.frame)} is no verb in a frame")
            for frame, verb in product(frames, verbs):
                if (frame, verb) in cls._results:
                    raise TypeError(f"{cls.__name__}: two paragraphs for {_told(verb, frame)}")
                cls._refusals[frame, verb], cls._results[frame, verb] = each.refuse, each.resolve
            for frame in frames:
                cls._lists[frame] = (*cls._lists.get(frame, ()), each.legal)
        frames_by_verb = {verb: [frame for frame, each in cls._results if each is verb] for verb in cls.verbs}
        cls._set_up_until = {
            verb: max(map(cls.set_up.index, frames))
            for verb, frames in frames_by_verb.items()
            if frames and all(frame in cls.set_up for frame in frames)
        }
        ruled = {*cls.silent, *(each for pair in cls._results for each in pair)}
        without = [each for each in (*cls.verbs, *frames_of(cls.state)) if each not in ruled]
        if without:
            raise TypeError(f"{cls.__name__}: no paragraph for {_told(*without)}")
        unsaid = [each for each in frames_of(cls.state) if each not in cls.due]
        if unsaid and cls.misplaced is WrittenLaw.misplaced:
            raise TypeError(f"{cls.__name__}: nothing is said to be due in {_told(*unsaid)}")
        if spoken := cls._lists.keys() & {*cls.silent}:
            raise TypeError(f"{cls.__name__}: a paragraph in {_told(*spoken)}, where nobody decides")

    def misplaced(self, state: S, action: A) -> Refusal:
        """What an action is told whose verb has no place in this frame: what is due instead, or that it
        belonged to the set-up. Text of when it comes: `<game>-verb-<verb>.when`."""
        frame = type(frame_of(state))
        if frame in self.silent:
            return Refusal(f"{DUE}{self.due[frame]}", {}, self.course)
        last = self._set_up_until.get(type(action))
        if last is not None and (frame not in self.set_up or self.set_up.index(frame) > last):
            return Refusal("set-up-over", {}, self.course_of_set_up or self.course)
        course = self.course_of_set_up if frame in self.set_up else ""
        return Refusal(f"{DUE}{self.due[frame]}", named(verb=action.word), course or self.course)

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """What the paragraphs of this frame list, one after another."""
        if not self.owes(state, seat):
            return ()
        frame = frame_of(state)
        lists = self._lists[type(frame)]
        if len(lists) == 1:
            return lists[0](state, frame, seat)
        found: list[A] = []
        for listed in lists:
            found += listed(state, frame, seat)
        return found

    def only(self, state: S, seat: Seat) -> A | None:
        """The same of one action: no paragraph is asked once there are two."""
        if not self.owes(state, seat):
            return None
        frame, found = frame_of(state), list[A]()
        for listed in self._lists[type(frame)]:
            found += listed(state, frame, seat)
            if len(found) > 1:
                return None
        return found[0] if found else None

    def forbidden(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """What the paragraph for this verb in this frame says against the action."""
        frame = frame_of(state)
        refuse = self._refusals.get((type(frame), type(action)))
        return self.misplaced(state, action) if refuse is None else refuse(state, frame, seat, action)

    def resolve(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S]:
        """What the paragraph for this verb in this frame makes of the action."""
        frame = frame_of(state)
        return self._results[type(frame), type(action)](state, frame, seat, action, chance)


def frames_of(state: type[State]) -> tuple[type, ...]:
    """Every kind of frame that a state can hold, from the annotation of its field `frame`."""
    annotation = get_type_hints(state)["frame"]
    return get_args(annotation) or (annotation,)


def _told(*types: type) -> str:
    return ", ".join(each.__name__ for each in types)
