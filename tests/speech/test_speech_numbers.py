"""Every text with a number, rendered with 0, 1 and 2 in both languages, has no fault a machine can see."""

import re

import pytest
from number_sentences import nouns, sentences

from bot.speech.texts import LANGUAGES, keys

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
