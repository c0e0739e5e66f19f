"""How languages count: which form of a text goes with a number, by the rules that CLDR has of each language.

Babel knows the same of all languages, in data that take five megabytes of every process; of two languages
these few lines are all of it.
"""

from collections.abc import Mapping

from babel.plural import PluralRule

PLURALS: Mapping[str, PluralRule] = {
    "en": PluralRule({"one": "i = 1 and v = 0"}),
    "fr": PluralRule({"one": "i = 0,1", "many": "e = 0 and i != 0 and i % 1000000 = 0 and v = 0"}),
}
"""As in `one city`, `two cities`."""

ORDINALS: Mapping[str, PluralRule] = {
    "en": PluralRule(
        {
            "one": "n % 10 = 1 and n % 100 != 11",
            "two": "n % 10 = 2 and n % 100 != 12",
            "few": "n % 10 = 3 and n % 100 != 13",
        }
    ),
    "fr": PluralRule({"one": "n = 1"}),
}
"""As in `1st`, `2nd`, `3rd`, `4th`."""


def plural_of(language: str, number: int) -> str:
    """The form of a text that counts so many: `one`, `many`, or `other`."""
    return PLURALS[language](number)


def ordinal_of(language: str, number: int) -> str:
    """The form of what is at this place of a row: `one`, `two`, `few`, or `other`."""
    return ORDINALS[language](number)
