"""From legal actions to questions: verb first, then one field after another, and typed text completed.

A front end needs no knowledge of the game: it shows the answers of a `Question`, adds the chosen one to the
path and asks again until one action is left. Questions with one answer are skipped. Where there is one verb
and ending (`Action.ends`), ending stands beside the answers of that verb's first question.
"""

from collections.abc import Sequence
from typing import TypeAlias

from engine.core.choosing.notation import write
from engine.core.contract import Action, Fact, Word
from engine.core.fields import fact
from engine.core.values.forms import forms
from engine.core.values.frozen import Frozen

Path: TypeAlias = tuple[int, ...]
"""The chosen answers so far, as positions in each question's answers."""


class Answer(Frozen):
    """One possible answer: what it says and the actions it leaves."""

    value: Fact
    actions: tuple[Action, ...]


class Question(Frozen):
    """What to ask next. `field` is `verb` or the label of a field of `verb`; `chosen` was answered before."""

    verb: str
    field: str
    kind: str
    answers: tuple[Answer, ...]
    chosen: tuple[tuple[str, Fact], ...] = ()


def _group(actions: Sequence[Action], name: str | None) -> list[tuple[object, list[Action]]]:
    groups: dict[object, list[Action]] = {}
    for action in actions:
        groups.setdefault(action.word if name is None else getattr(action, name), []).append(action)
    return list(groups.items())


def ask(actions: Sequence[Action], path: Path = ()) -> Question | Action:
    """The next question about these actions after the answers of `path`, or the one action left.

    Raises:
        IndexError: the path leads nowhere, or there is no action.
    """
    left = list(actions)
    steps = list(path)
    chosen: list[tuple[str, Fact]] = []
    groups = _group(left, None)
    beside: tuple[Answer, ...] = ()
    if len(groups) > 1:
        verbs = tuple(Answer(Word("verb", str(word)), tuple(each)) for word, each in groups)
        beside = tuple(each for each in verbs if each.actions[0].ends and len(each.actions) == 1)
        others = [each for each in verbs if each not in beside]
        if beside and len(others) == 1 and len(others[0].actions) > 1:
            left = list(others[0].actions)
        elif not steps:
            return Question("", "verb", "verb", verbs)
        else:
            left, beside = groups[_step(steps, groups)][1], ()
    verb = left[0].word
    for form in forms(type(left[0])):
        groups = _group(left, form.name)
        if len(groups) == 1:
            chosen.append((form.label, fact(form, groups[0][0])))
            continue
        answers = tuple(Answer(fact(form, value), tuple(each)) for value, each in groups) + beside
        if not steps:
            return Question(verb, form.label, form.kind, answers, tuple(chosen))
        step = _step(steps, answers)
        if step >= len(groups):
            left = list(answers[step].actions)
            break
        (value, left), beside = groups[step], ()
        chosen.append((form.label, fact(form, value)))
    if steps:
        raise IndexError(steps)
    return left[0]


def _step(steps: list[int], groups: Sequence[object]) -> int:
    step = steps.pop(0)
    if not 0 <= step < len(groups):
        raise IndexError(step)
    return step


def complete(actions: Sequence[Action], typed: str, most: int = 25) -> list[str]:
    """Up to `most` continuations of the last step of a typed line, as whole lines.

    Steps before the last `/` stay as typed. A step that matches at the start comes before one that holds all
    typed words somewhere. While the verb is open, each verb is offered once, as far as it goes.
    """
    done, slash, last = typed.rpartition("/")
    prefix = f"{done.strip()} / " if slash else ""
    wanted = " ".join(last.lower().split())
    texts = [write(action) for action in actions]
    starting = [text for text in texts if text.startswith(wanted)]
    words = wanted.split()
    holding = [text for text in texts if text not in starting and all(word in text for word in words)]
    if not words or (len(words) == 1 and not holding and len(starting) > most):
        # Too many: offer every verb once with its likeliest action first, then the rest.
        seen: dict[str, str] = {}
        for text in starting:
            seen.setdefault(text.split(" ", 1)[0], text)
        starting = [*seen.values(), *(text for text in starting if text not in seen.values())]
    return [prefix + text for text in (*starting, *holding)][:most]
