"""What people type is shown without any power, and nothing is longer than Discord takes."""

import re
import unicodedata
from collections.abc import Callable
from types import SimpleNamespace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.speech import names
from bot.speech.names import bold, clean, cut, escape, fold, legible, pages, plain
from engine.core.choosing import spelling


def test_markdown_mentions_links_and_emoji_lose_their_power() -> None:
    assert escape("**bold** _x_") == r"\*\*bold\*\* \_x\_"
    assert "@everyone" not in escape("@everyone")
    assert "<@1>" not in escape("<@1> <#2> <t:0:R>")
    assert "https://" not in escape("https://example.org")
    assert ":smile:" not in escape(":smile:")
    assert escape("# title").startswith("\\#")


def test_no_two_slashes_are_left_together() -> None:
    for slashes in ("//", "///", "x:////y", "/" * 9):
        assert "//" not in escape(slashes)
        assert plain(escape(slashes)) == slashes


@pytest.mark.parametrize("read", [legible, fold])
def test_marks_piled_up_by_the_thousand_are_not_sorted(
    read: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sorting them takes the square of their number, in a call that lets nobody else do anything."""
    longest: list[int] = []

    def normalize(form: str, text: str) -> str:
        longest.append(max(len(run) for run in re.split(r"[^\u0300-\u036f]", text)))
        return unicodedata.normalize(form, text)

    for module in (names, spelling):
        parts = SimpleNamespace(combining=unicodedata.combining, category=unicodedata.category)
        parts.normalize = normalize
        monkeypatch.setattr(module, "unicodedata", parts)
    assert read("e" + "\u0338\u0301" * 4000 + " x")[-2:] == " x"
    assert max(longest) <= names.PILED


@given(st.text(alphabet="eé\u0301\u0327\u0338œ ﬁK9", max_size=30))
def test_searching_minds_neither_accents_nor_how_they_are_written(text: str) -> None:
    assert fold(text) == fold(unicodedata.normalize("NFC", text)) == fold(unicodedata.normalize("NFD", text))


@given(st.text())
def test_plain_takes_back_what_escape_did(text: str) -> None:
    visible = legible(text.replace("\\", ""))
    assume("**" not in visible)  # also of two stars that something unseen stood between
    assert plain(escape(visible)) == visible


@given(st.text())
def test_no_character_of_markup_is_left_alone(text: str) -> None:
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_~`|<@\[\]#>]", escape(text).replace("\\\\", ""))


HIDDEN = "\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u3164\ufeff"
WILD = st.text(st.sampled_from("aé\u0301\u0302\u0316\u0489 \t\n\x00\x9f\u200d\ufe0f\U000e0041€ก็" + HIDDEN))


@given(st.one_of(st.text(max_size=200), WILD))
def test_names_are_one_visible_line(text: str) -> None:
    name = clean(text)
    assert len(name) <= 32
    assert name == name.strip()
    assert not {unicodedata.category(char) for char in name} & {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert not set(name) & set(HIDDEN)
    assert re.search(r"[\u0300-\u036f]{3}", name) is None
    assert clean(name) == name


REAL = """
Ana Chloé Ὀδυσσεύς Ọláyínká q̣̇ 李小龍 <3 xX_Ana_Xx ❤️ 👩\u200d🚀
Nguyễn_Thị_Hồng ณัฐวุฒิ ปิ่นทอง พี่น้อง مُحَمَّد فاطمة_الزهراء می\u200cخواهم
श्रीकृष्ण क्षत्रिय שָׁלוֹם བཀྲ་ཤིས་
"""


@pytest.mark.parametrize("name", REAL.split())
def test_real_names_stay_as_they_are(name: str) -> None:
    assert clean(name) == unicodedata.normalize("NFC", name)


def test_a_pile_of_accents_is_thinned() -> None:
    assert len(clean("a" + "\u0302" * 40)) == 2
    piled = clean("Z" + "".join(map(chr, range(0x300, 0x36F))) + "oe")
    assert piled[0] in "ZŹẐŻŽ"
    assert len(piled) <= 5
    assert clean("ส" + "็" * 40) == "ส็"
    assert clean("\u0301\u0302 \u0303a") == "a"


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b\u2060", HIDDEN, "\x00\x07", "ㅤ", "\u2800", "\u0301", "\u200d", "\ufe0f"]
)
def test_of_a_name_nobody_can_read_nothing_is_left(name: str) -> None:
    assert clean(name) == ""
    assert escape(name) in ("", "?")


@given(st.one_of(st.text(), WILD))
def test_what_is_told_has_been_cleaned(text: str) -> None:
    told = plain(escape(text))
    assert told in ("?", legible(text).replace("**", "")) or "\\" in text


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


def test_what_is_bold_as_a_whole_has_no_bold_part() -> None:
    assert bold("Sparta announces **3 spears**.") == "**Sparta announces 3 spears.**"
