"""Every text with a number, rendered with 0, 1 and 2 in both languages, has no fault a machine can see."""

import re

import pytest
from number_sentences import nouns, sentences

from bot.speech.texts import LANGUAGES, keys
from bot.speech.words import COUNTED

languages = pytest.mark.parametrize("language", LANGUAGES)

BETWEEN = {"en": r"(?:more |other |further )?", "fr": r"(?:autres? )?"}
"""What may stand between a number and its noun."""

BROKEN = re.compile(r"[{}]|  |\?\?\?| [,.)]|\( |\(\)|\.\.(?!\.)|, ,|\*\*\*|\*\*\*\*")
ELISION = re.compile(
    r"(?<!-)\b(?:[Dd]e|[Ll]e|[Ll]a|[Qq]ue|[Nn]e|[Ss]e|[Jj]e|[Tt]e|[Mm]e) "
    r"(?=[aeiouéèêàâîôAEIOUÉÈÊÀÂÎÔ])(?!onze|oui|[A-G]\d?\b|[IVX]+\b)"
)
ARTICLE = re.compile(
    r"\b[Aa] (?=[aeiouAEIOU])(?!one\b|uni|use|eu)|\b[Aa]n (?=[^aeiouAEIOU\W])(?!hour|honest|[Vv]P)"
)

NEGATION = re.compile(
    r"(?<!ne )\b(?:prend|prendre|mettre|recrute|place|replace|déplace|portent|reste)r? aucune?\b",
    re.IGNORECASE,
)


def unclosed(text: str) -> bool:
    """Whether bold is begun and not ended, as where one bold text stands in another's middle."""
    return text.count("**") % 2 == 1


def faults(language: str, text: str, singular: frozenset[str], plural: frozenset[str]) -> list[str]:
    found = [each.group() for each in BROKEN.finditer(text)]
    between = BETWEEN[language]
    wrong = {"en": (("1", plural), ("[02]", singular)), "fr": (("[01]", plural), ("2", singular))}[language]
    for number, words in wrong:
        counted = re.finditer(rf"(?<![\w.,/+−-]){number} {between}([^\W\d_]+)", text)
        found += [each.group() for each in counted if each[1] in words]
    pattern = ARTICLE if language == "en" else ELISION
    found += [text[each.start() : each.end() + 12] for each in pattern.finditer(text)]
    if language == "fr":
        found += [each.group() for each in NEGATION.finditer(text)]
    if unclosed(text):
        found.append("**")
    return found


@languages
def test_numbers_agree_with_their_nouns_in_every_text(language: str) -> None:
    pairs = nouns(language)
    assert len(pairs) > 30
    singular = frozenset(pairs) - frozenset(pairs.values())
    plural = frozenset(pairs.values()) - frozenset(pairs)
    wrong: dict[str, tuple[list[str], str]] = {}
    read = 0
    for key in keys(language):
        for _, text in sentences(language, key):
            read += 1
            found = faults(language, text, singular, plural)
            if found and key not in wrong:
                wrong[key] = (found, text)
    assert read > 2000
    assert wrong == {}


BEFORE = {"panel-title", "alt-title", "report-lead", "report-gain"}
"""Texts that another stands in for before the first turn, or that nothing calls for then."""


@languages
@pytest.mark.parametrize("key", sorted(COUNTED - BEFORE))
def test_a_game_that_counts_from_a_set_up_never_speaks_of_its_action_0(language: str, key: str) -> None:
    told = sentences(language, f"dies_irae-{key}")
    alone = ["turn"]
    set_up = [text for case, text in told if [each for each in case if not case[each]] == alone]
    assert set_up
    assert not [text for text in set_up if re.search(r"\b0\b", text)]


@languages
@pytest.mark.parametrize(
    ("key", "one"),
    [
        ("antike-decision-entry", {"en": "has come", "fr": "entre à"}),
        ("grecolonies-decision-return", {"en": "1 citizen comes back", "fr": "où le places-tu"}),
        ("grecolonies-odds-dodge", {"en": "there is exactly 1", "fr": "exactement 1 casque"}),
        ("dies_irae-decision-supply", {"en": "1 legion of", "fr": "choisis laquelle part"}),
        ("deus-refusal-held-by-other", {"en": "Possible: ", "fr": "Possible\N{NO-BREAK SPACE}: "}),
    ],
)
def test_what_is_said_of_one_is_said_in_the_singular(language: str, key: str, one: dict[str, str]) -> None:
    told = [text for case, text in sentences(language, key) if set(case.values()) == {1}]
    assert told
    assert all(one[language] in text for text in told)
