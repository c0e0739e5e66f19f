"""From legal actions to questions, and typed text completed.

A front end needs no knowledge of the game: it shows the answers of a `Question`, adds the chosen one to the
path and asks again until one action is left. Questions with one answer are skipped. A few actions are asked
for whole; of many the likeliest are, and one answer leads to all: verb first, then field after field until
few are left. `beyond` lists whole what only that answer leads to, for those who show more at once. What is
paid for is paid the first way that the law lists, all ways stand behind one answer.
Where there is one verb and ending (`Action.ends`), ending stands beside the answers of that verb's first
question.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from operator import attrgetter
from typing import TypeAlias, TypeVar, cast

from engine.core.choosing.notation import write
from engine.core.choosing.spelling import ENGLISH, Spelling, unaccented
from engine.core.contract import Action, Fact, Line, Word
from engine.core.fields import fact
from engine.core.values.change import change
from engine.core.values.forms import FieldForm, forms
from engine.core.values.frozen import Frozen

Path: TypeAlias = tuple[int, ...]
"""The chosen answers so far, as positions in each question's answers."""

DEED = "deed"
"""The field of a question for whole actions of one verb."""
FEWER = "fewer"
"""The answer that stands for all actions with less than the most one can do."""
OTHERWISE = "otherwise"
"""The answer that leads to every way to pay for what the others pay the usual way."""
OTHERS = "others"
"""The answer that leads to everything, where only what is likeliest is offered."""

TOGETHER = 20
"""Up to so many answers stand beside each other: whole actions, and what leads to the others."""


class Answer(Frozen):
    """One possible answer: what it says and the actions it leaves. A whole action is named by its verb."""

    value: Fact
    actions: tuple[Action, ...]
    then: Line = ()
    """What is done in the same go after the one action it leaves."""
    before: bool = False
    """Whether it is what was answered last time."""

    @property
    def ends(self) -> bool:
        """Whether it ends the turn, or a step of it."""
        return len(self.actions) == 1 and self.actions[0].ends

    @property
    def beside(self) -> bool:
        """Whether it stands beside what is asked: an end, or another way to pay."""
        return self.ends or self.value == OTHERWISE


class Question(Frozen):
    """What to ask next. `field` is `verb`, `deed` or the label of a field of `verb`; `chosen` was answered
    before."""

    verb: str
    field: str
    kind: str
    answers: tuple[Answer, ...]
    chosen: tuple[tuple[str, Fact], ...] = ()


class _Asking(Frozen):
    """How actions are asked for."""

    likely: frozenset[Action]
    shortcuts: frozenset[Fact] = frozenset((FEWER, OTHERWISE, OTHERS))
    """Which of the answers that stand for many were not taken yet."""

    def after(self, answer: Answer) -> "_Asking":
        """How the rest is asked for: where something narrows down what is left, its likeliest is offered."""
        taken = self.shortcuts - {answer.value}
        return change(self, shortcuts=taken if answer.value == OTHERS else taken | {OTHERS})


def ask(actions: Sequence[Action], path: Path = (), likely: Sequence[Action] = ()) -> Question | Action:
    """The next question about these actions after the answers of `path`, or the one action left.

    `likely`: those of them people are likeliest to take, the likeliest first; the others follow in their
    order.

    Raises:
        IndexError: the path leads nowhere, or there is no action.
    """
    first = frozenset(likely)
    ordered = (*likely, *(each for each in actions if each not in first)) if likely else tuple(actions)
    return _ask(ordered, path, _Asking(first))


def beyond(question: Question) -> Iterator[Answer]:
    """What only the answer `OTHERS` of a question leads to, as answers that each settle all: whole actions,
    or what the question asks for; the likeliest first, what is less of something last, paid the usual way."""
    others = next((each for each in question.answers if each.value == OTHERS), None)
    if others is None:
        return
    form = _asked_for(question, others.actions[0])
    settled = (each.actions for each in question.answers if not each.then and one_deed(each.actions))
    shown = {_but_amounts(actions[0], "") for actions in settled}
    left = [each for each in others.actions if _but_amounts(each, "") not in shown]
    most = dict[tuple[object, ...], int]()
    for each in others.actions:
        alike = _but_amounts(each, each.most)
        most[alike] = max(_much(each), most.get(alike, 0))
    whole = [each for each in left if _much(each) == most[_but_amounts(each, each.most)]]
    for group in _grouped((*whole, *left), lambda each: _but_amounts(each, "")).values():
        value = Word("verb", group[0].word) if form is None else fact(form, getattr(group[0], form.name))
        yield Answer(value, group[:1])


def _asked_for(question: Question, action: Action) -> FieldForm | None:
    """The field that a question asks for; None where it asks for whole actions."""
    if question.field in ("verb", DEED):
        return None
    return next(form for form in forms(type(action)) if form.label == question.field)


def one_deed(actions: Sequence[Action]) -> bool:
    """Whether these actions are one, but for how one pays."""
    return all(_but_amounts(each, "") == _but_amounts(actions[0], "") for each in actions)


def _ask(left: tuple[Action, ...], path: Path, how: _Asking) -> Question | Action:
    if not left:
        raise IndexError(path)
    question = _question(left, how)
    if not path:
        return left[0] if question is None else question
    place, *after = path
    if question is None or not 0 <= place < len(question.answers):
        raise IndexError(path)
    answer = question.answers[place]
    return _ask(answer.actions, tuple(after), how.after(answer))


def _question(left: tuple[Action, ...], how: _Asking) -> Question | None:
    """What tells these actions apart; None where there is but one."""
    if OTHERWISE not in how.shortcuts:
        return _unpaid(left, how, TOGETHER)
    question = _unpaid(left, how, TOGETHER)
    if question is not None and len(question.answers) == TOGETHER and _payable(question):
        question = _unpaid(left, how, TOGETHER - 1)
    return None if question is None else _paid_as_usual(question)


def _payable(question: Question) -> list[Answer]:
    """The answers that settle all but how to pay."""
    if question.kind == "amounts":
        return []
    payable = (each for each in question.answers if len(each.actions) > 1 and each.value != FEWER)
    return [each for each in payable if one_deed(each.actions)]


def _paid_as_usual(question: Question) -> Question:
    """The question with one way to pay for whatever an answer settles but for that, and an answer for all."""
    settled = _payable(question)
    if not settled:
        return question
    usual = (Answer(each.value, each.actions[:1]) if each in settled else each for each in question.answers)
    every = tuple(action for each in settled for action in each.actions)
    return change(question, answers=(*usual, Answer(OTHERWISE, every)))


def _unpaid(left: tuple[Action, ...], how: _Asking, room: int) -> Question | None:
    """What tells these actions apart, however one pays."""
    verbs = [_verb(each) for each in _grouped(left, attrgetter("word")).values()]
    if len(verbs) == 1:
        return _of_verb(left, (), how, room)
    beside = tuple(each for each in verbs if each.ends)
    others = [each for each in verbs if each not in beside]
    if beside and len(others) == 1 and len(others[0].actions) > 1:
        return _of_verb(others[0].actions, beside, how, room)
    if len(deeds := _deeds(left, how)) <= room:
        return Question("", "verb", "verb", deeds)
    return Question("", "verb", "verb", tuple(_of_verbs(verbs, how, room)))


def _of_verbs(verbs: Sequence[Answer], how: _Asking, room: int) -> Iterator[Answer]:
    """Verbs with few actions as these, the others as what is likeliest of them and one answer for all."""
    deeds = {each: _deeds(each.actions, how) for each in verbs}
    shown, spare = dict[Answer, tuple[Answer, ...]](), room - len(verbs)
    for verb in sorted(verbs, key=lambda each: len(deeds[each])):
        fits = len(deeds[verb]) - 1 <= spare
        shown[verb] = (
            deeds[verb] if fits else _shortened(deeds[verb], verb.actions, how, spare + 1) or (verb,)
        )
        spare -= len(shown[verb]) - 1
    for verb in verbs:
        yield from shown[verb]


def _of_verb(
    left: tuple[Action, ...], beside: tuple[Answer, ...], how: _Asking, room: int
) -> Question | None:
    """What tells actions of one verb apart, with what can be done instead."""
    verb, chosen = left[0].word, list[tuple[str, Fact]]()
    values = {form: _grouped(left, attrgetter(form.name)) for form in forms(type(left[0]))}
    unsettled = [form for form, groups in values.items() if len(groups) > 1 and form.kind != "amounts"]
    if len(unsettled) > 1:
        deeds = _deeds(left, how)
        if len(deeds) + len(beside) > room:
            deeds = _shortened(deeds, left, how, room - len(beside))
        if deeds:
            return Question(verb, DEED, DEED, deeds + beside)
    for form, groups in values.items():
        if len(groups) > 1:
            answers = tuple(Answer(fact(form, value), each) for value, each in groups.items())
            if len(unsettled) == 1 and len(answers) + len(beside) > room:
                answers = _shortened(answers, left, how, room - len(beside)) or answers
            return Question(verb, form.label, form.kind, answers + beside, tuple(chosen))
        chosen.append((form.label, fact(form, next(iter(groups)))))
    return None


def _shortened(
    answers: Sequence[Answer], left: tuple[Action, ...], how: _Asking, room: int
) -> tuple[Answer, ...]:
    """The likeliest of the answers, and one for all actions there are; none where nothing is likelier."""
    found = _likeliest(answers, how, room - 1) if OTHERS in how.shortcuts else ()
    return (*found, Answer(OTHERS, left)) if found else ()


def _likeliest(answers: Sequence[Answer], how: _Asking, most: int) -> tuple[Answer, ...]:
    """Up to `most` answers that are likely to be given."""
    likely = (each for each in answers if each.value != FEWER and each.actions[0] in how.likely)
    return tuple(islice(likely, most))


def _deeds(actions: Sequence[Action], how: _Asking) -> tuple[Answer, ...]:
    """Whole actions as answers, however one pays. Where one may do less of it (`Action.most`), only the most
    of it, and one answer for all that is less, unless that was chosen."""
    whole = FEWER in how.shortcuts
    found, less = list[Answer](), list[Action]()
    for group in _grouped(
        actions, lambda action: _but_amounts(action, action.most if whole else "")
    ).values():
        if beginning := _beginning(group[0], actions):
            if beginning not in found:
                found.append(beginning)
            continue
        most = max(_much(action) for action in group)
        found.append(_verb(tuple(action for action in group if _much(action) == most)))
        less += [action for action in group if _much(action) < most]
    return (*found, Answer(FEWER, tuple(less))) if less else tuple(found)


def _beginning(action: Action, actions: Sequence[Action]) -> Answer | None:
    """What is asked of actions like this one before all else (`Action.first`); None where nothing is."""
    alike = alike_at_first(action, actions)
    if len(alike) < 2 or all(each in alike for each in actions if each.word == action.word):
        return None
    (form,) = (form for form in forms(type(action)) if form.name == action.first)
    return Answer(fact(form, getattr(action, action.first)), alike)


def alike_at_first(action: Action, actions: Sequence[Action]) -> tuple[Action, ...]:
    """The actions that say the same as this one in the field that is asked first (`Action.first`); itself
    alone where none is."""
    if not action.first:
        return (action,)
    value = getattr(action, action.first)
    return tuple(
        each for each in actions if each.word == action.word and getattr(each, action.first) == value
    )


def _verb(actions: tuple[Action, ...]) -> Answer:
    return Answer(Word("verb", actions[0].word), actions)


def _much(action: Action) -> int:
    """How much an action does of what may be done less of."""
    return cast(int, getattr(action, action.most)) if action.most else 0


def _but_amounts(action: Action, but: str) -> tuple[object, ...]:
    """What an action does, whatever is paid, and whatever that one field says."""
    kept = (form.name for form in forms(type(action)) if form.kind != "amounts" and form.name != but)
    return (action.word, *(getattr(action, name) for name in kept))


Key = TypeVar("Key")


def _grouped(actions: Iterable[Action], key: Callable[[Action], Key]) -> dict[Key, tuple[Action, ...]]:
    """The actions by what a function says of each, in their order."""
    groups: dict[Key, list[Action]] = {}
    for action in actions:
        groups.setdefault(key(action), []).append(action)
    return {value: tuple(each) for value, each in groups.items()}


def complete(
    actions: Sequence[Action], typed: str, most: int = 25, spelling: Spelling = ENGLISH
) -> list[str]:
    """Up to `most` continuations of the last step of a typed line, as whole lines.

    Steps before the last `/` stay as typed. A step that matches at the start comes before one that holds all
    typed words somewhere. While the verb is open, each verb is offered once, as far as it goes.
    """
    return completed([write(action, spelling) for action in actions], typed, most)


def completed(steps: Iterable[str], typed: str, most: int = 25) -> list[str]:
    """The same of steps that are written already."""
    done, slash, last = typed.rpartition("/")
    prefix = f"{done.strip()} / " if slash else ""
    words = unaccented(last).split()
    texts = {text: unaccented(text) for text in steps}
    starting = [text for text, plain in texts.items() if plain.startswith(" ".join(words))]
    holding = [
        text for text, plain in texts.items() if text not in starting and all(word in plain for word in words)
    ]
    if not words or (len(words) == 1 and not holding and len(starting) > most):
        # Too many: offer every verb once with its likeliest action first, then the rest.
        seen: dict[str, str] = {}
        for text in starting:
            seen.setdefault(text.split(" ", 1)[0], text)
        starting = [*seen.values(), *(text for text in starting if text not in seen.values())]
    return [prefix + text for text in (*starting, *holding)][:most]
