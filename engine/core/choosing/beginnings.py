"""What a typed beginning may become, whether the rules allow it or not: whole actions, and the next word."""

from collections.abc import Iterator, Sequence
from itertools import islice, product

from engine.core.choosing.notation import VERB, Begun, Vocabulary, begin, verbs, write_value
from engine.core.choosing.spelling import ENGLISH, Spelling, unaccented
from engine.core.contract import Action, Seat
from engine.core.law import AnyRulebook
from engine.core.values.amounts import Amounts
from engine.core.values.forms import FieldForm

NUMBERS = range(1, 10)
"""The numbers that are offered where any may be typed."""
MOST = 60
"""Whole actions that are made of one beginning at most."""


def whole(begun: Begun, vocabulary: Vocabulary, seats: int) -> Iterator[Action]:
    """Whole actions that begin like this, as many as tell something; the first words of the board first."""
    lacking = begun.lacking
    values = (_values(form, vocabulary, seats) for form in lacking)
    for chosen in islice(product(*values), MOST):
        named = {form.name: value for form, value in zip(lacking, chosen, strict=True)}
        yield begun.verb(**dict(begun.fields), **named)


def _values(form: FieldForm, vocabulary: Vocabulary, seats: int) -> Sequence[object]:
    """What a field may hold, one at a time where it takes several."""
    single: Sequence[object]
    if form.kind == "number":
        single = NUMBERS
    elif form.kind == "amounts":
        single = (Amounts(),)
    elif form.kind == "flag":
        single = (True, False)
    elif form.kind == "seat":
        single = [Seat(number) for number in range(seats)]
    else:
        single = form.choices if form.kind == "choice" else vocabulary.get(form.kind, ())
    return [(each,) for each in single] if form.many else single


def continuations(
    rules: AnyRulebook, text: str, vocabulary: Vocabulary, seats: int, spelling: Spelling = ENGLISH
) -> Iterator[str]:
    """The text with its last word completed, or with the next one, in every way it could go on; those first
    where the word begins as it was typed.

    Raises:
        BadNotation: a word before the last one cannot be read.
    """
    *done, last = text.split() if text[-1:].strip() else [*text.split(), ""]
    before = " ".join(done)
    if before:
        begun = begin(rules, before, vocabulary, spelling)
        if not begun.lacking:
            return
        form = begun.lacking[0]
        words = [write_value(form, value, spelling) for value in _values(form, vocabulary, seats)]
    else:
        words = [spelling.write(VERB, word) for word in verbs(rules)]
    sought = unaccented(last)
    starting = [word for word in words if unaccented(word).startswith(sought)]
    holding = [word for word in words if sought in unaccented(word) and word not in starting]
    yield from (f"{before} {word}".strip() for word in (*starting, *holding))
