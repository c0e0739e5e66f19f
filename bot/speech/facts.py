"""The forms a fact can take in a sentence, asked for by the variable's name.

For a fact `unit` and the like a text may mention

| variable      | is                                                                                     |
| ------------- | -------------------------------------------------------------------------------------- |
| `$unit`       | its name; a number as a number; a list joined by "and"                                 |
| `$unit-id`    | its id, for selectors; `none` where it is empty, `some` for amounts and lists; a       |
|               | number as a number, so that [0], [1] and [one] match it                                |
| `$unit-count` | how many entries a list has, how much amounts add up to                                |
| `$unit-or`    | a list joined by "or"; also after another ending, `$unit-many-or`                      |
| `$unit-listed`| a list with commas only, as an order                                                   |
| `$turn-nth`   | a number as an ordinal                                                                 |
| `$a-is-b`     | `yes` where two facts name the same thing (a city and the player called by it), or `no` |
| `$unit-many`  | any other ending: the attribute `.many` of the word's own text (`.of`, `.the`, ...)    |

A word is named in the number of the fact `count`, where there is one: with 3, `$unit` is `galleys`.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Literal, TypeAlias

from bot.speech.translation.book import book
from bot.speech.translation.counting import ordinal_of
from engine.core.contract import Fact, Word
from engine.core.values.amounts import Amounts

Naming: TypeAlias = Callable[[Word, str, int], str | None]
"""Names a word: word, attribute of its text (empty: the text itself), count. None: there is no such text."""

Measuring: TypeAlias = Callable[[Amounts], str]
"""Names amounts."""


def ordinal(language: str, number: int) -> str:
    """`1st`, `2nd`; `1er`, `2e`."""
    form = ordinal_of(language, number)
    if language == "fr":
        return f"{number}{'er' if form == 'one' else 'e'}"
    return f"{number}{ {'one': 'st', 'two': 'nd', 'few': 'rd'}.get(form, 'th') }"


def join(language: str, parts: list[str], style: Literal["standard", "or"] = "standard") -> str:
    """`a, b and c`, or with style `or`: `a, b or c`."""
    if len(parts) > 2:  # all but the last together, so that no comma stands before the last
        parts = [", ".join(parts[:-1]), parts[-1]]
    if len(parts) < 2:
        return "".join(parts)
    return _between(language, style).format(*parts)


@cache
def _between(language: str, style: Literal["standard", "or"]) -> str:
    """How two things are joined, with `{0}` and `{1}` for them."""
    between = "joined-or" if style == "or" else "joined"
    return book(language).written(between, {"first": "{0}", "second": "{1}"})[0]


def form_of(
    name: str, facts: Mapping[str, Fact], language: str, naming: Naming, measuring: Measuring
) -> str | int | None:
    """The value of a variable, or None if the facts know nothing of that name."""
    counted = facts.get("count")
    count = counted if isinstance(counted, int) else 1
    if name in facts:
        return _plainly(facts[name], language, naming, measuring, count)
    if "-is-" in name:
        one, _, other = name.partition("-is-")
        if one in facts and other in facts:
            return "yes" if _called(facts[one]) == _called(facts[other]) else "no"
    base, _, ending = name.rpartition("-")
    if base in facts:
        return _bent(facts[base], ending, language, naming, measuring, count)
    if ending == "or":
        base, _, ending = base.rpartition("-")
        fact = facts.get(base)
        if isinstance(fact, tuple) and not isinstance(fact, Word):
            bent = [_bent(each, ending, language, naming, measuring, count) for each in fact]
            return join(language, [str(each) for each in bent if each is not None], "or")
    return None


def _called(fact: Fact) -> Fact:
    return fact.id if isinstance(fact, Word) else fact


def _plainly(fact: Fact, language: str, naming: Naming, measuring: Measuring, count: int) -> str | int:
    if isinstance(fact, Word):
        return naming(fact, "", count) or fact.id
    if isinstance(fact, Amounts):
        return measuring(fact)
    if isinstance(fact, tuple):
        return join(language, [str(_plainly(each, language, naming, measuring, 1)) for each in fact])
    return fact


def _bent(
    fact: Fact, ending: str, language: str, naming: Naming, measuring: Measuring, count: int
) -> str | int | None:
    if isinstance(fact, Word):
        return fact.id if ending == "id" else naming(fact, ending, count)
    if isinstance(fact, str):
        return (fact or "none") if ending == "id" else None
    if isinstance(fact, int):
        return ordinal(language, fact) if ending == "nth" else fact if ending == "id" else None
    if ending == "id":
        return "some" if fact else "none"
    if isinstance(fact, Amounts):
        return fact.total if ending == "count" else None
    if ending == "count":
        return len(fact)
    if ending in ("or", "listed"):
        named = [str(_plainly(each, language, naming, measuring, 1)) for each in fact]
        return join(language, named, "or") if ending == "or" else ", ".join(named)
    bent = [_bent(each, ending, language, naming, measuring, 1) for each in fact]
    return join(language, [str(each) for each in bent if each is not None])
