"""What people type is shown without any power, and nothing is longer than Discord takes."""

import re

from hypothesis import given
from hypothesis import strategies as st

from bot.speech.names import clean, cut, escape, pages, plain


def test_markdown_mentions_links_and_emoji_lose_their_power() -> None:
    assert escape("**bold** _x_") == r"\*\*bold\*\* \_x\_"
    assert "@everyone" not in escape("@everyone")
    assert "<@1>" not in escape("<@1> <#2> <t:0:R>")
    assert "https://" not in escape("https://example.org")
    assert ":smile:" not in escape(":smile:")
    assert escape("# title").startswith("\\#")


@given(st.text())
def test_plain_takes_back_what_escape_did(text: str) -> None:
    visible = text.replace("\u200b", "").replace("\\", "").replace("**", "")
    assert plain(escape(visible)) == visible


@given(st.text())
def test_no_character_of_markup_is_left_alone(text: str) -> None:
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_~`|<@\[\]#>]", escape(text).replace("\\\\", ""))


@given(st.text(max_size=200))
def test_names_are_one_visible_line(text: str) -> None:
    name = clean(text)
    assert 1 <= len(name) <= 32
    assert "\n" not in name
    assert "\u202e" not in name
    assert name == name.strip()


def test_a_pile_of_accents_is_thinned() -> None:
    assert clean("a" + "\u0302" * 40) == "â" + "\u0302" * 2 or len(clean("a" + "\u0302" * 40)) <= 4


def test_an_empty_name_is_still_shown() -> None:
    assert clean("\u200b\u2060") == "?"


@given(st.text(), st.integers(min_value=1, max_value=100))
def test_cut_keeps_the_limit(text: str, limit: int) -> None:
    assert len(cut(text, limit)) <= limit
    if len(text) <= limit:
        assert cut(text, limit) == text


def test_cut_ends_at_a_word() -> None:
    assert cut("Syracusae and Tarentum", 18) == "Syracusae and…"


@given(st.lists(st.text(alphabet="abc ", max_size=30)), st.integers(min_value=10, max_value=60))
def test_pages_hold_all_lines_within_the_limit(lines: list[str], limit: int) -> None:
    found = pages(lines, limit)
    assert all(len(page) <= limit for page in found)
    assert "\n".join(found) == "\n".join(cut(line, limit) for line in lines)
