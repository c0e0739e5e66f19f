"""Texts are written as Fluent's own library writes them, also where that is not asked."""

import itertools

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.speech.book import Book
from bot.speech.texts import LANGUAGES

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


def test_a_variable_without_a_value_is_told() -> None:
    book = Book("en", [TEXTS])
    assert book.needed("put") == ("a", "b")
    text, wrong = book.written("put", {"a": "x"})
    assert text == "x and b, then x."
    assert len(wrong) == 1
