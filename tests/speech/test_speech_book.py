"""Texts are written as Fluent's own library writes them, also where that is not asked."""

import itertools

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from bot.speech.texts import LANGUAGES
from bot.speech.translation.book import Book
from bot.speech.translation.counting import ordinal_of, plural_of

TEXTS = """
plain = Nothing varies.
put = { $a } and { $b }, then { $a }.
number = { $a ->
    [0] none
    [one] one { $b }
   *[other] { $a } of { $b }
}
word = { $a ->
    [some] some{ " " }
    [none] { $b ->
        [1] none of one
       *[other] none of { $b }
    }
   *[other] { $a }
}
includes = { put } Again: { word }
    .short = { $a }!
includes-more = { includes }, { includes.short }
chosen = { $a ->
    [one] { includes-more }
   *[other] { unusual }
}
unusual = { NUMBER(7) } { put }
"""
VALUES: tuple[str | int, ...] = (0, 1, 2, 5, 999, 1000, 12345, "none", "some", "1", "Rome **x**")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_written_as_the_library_writes_them(language: str) -> None:
    book, bundle = Book(language, [TEXTS]), FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(TEXTS))
    for key in book.keys:
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        assert book.needed(key) is not None
        for a, b in itertools.product(VALUES, VALUES):
            told, wrong = bundle.format_pattern(pattern, {"a": a, "b": b})
            assert not wrong
            assert book.written(key, {"a": a, "b": b}) == (told, [])


def test_a_text_that_includes_itself_is_told() -> None:
    book = Book("en", ["one = { other }\nother = Once { one }\n"])
    told, wrong = book.written("one", {})
    assert "Once" in told
    assert wrong


def test_a_text_that_includes_one_there_is_not_is_told() -> None:
    told, wrong = Book("en", ["one = Here { missing }\n"]).written("one", {})
    assert told == "Here {missing}"
    assert wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_count_as_babel_says(language: str) -> None:
    locale = Locale(language)
    for number in (*range(1200), 999_999, 1_000_000, 2_000_000, 1_000_001):
        assert plural_of(language, number) == locale.plural_form(number)
        assert ordinal_of(language, number) == locale.ordinal_form(number)


def test_a_variable_without_a_value_is_told() -> None:
    book = Book("en", [TEXTS])
    assert book.needed("put") == ("a", "b")
    text, wrong = book.written("put", {"a": "x"})
    assert text == "x and b, then x."
    assert len(wrong) == 1
