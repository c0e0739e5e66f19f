"""The translation files: sound, complete in both languages, within Discord's lengths, well set."""

import re
from collections import Counter

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast
from speech_files import FORMS, base, file_names, files, parsed

from bot.speech.texts import LANGUAGES, has, keys, say
from bot.speech.translation.book import book

NAME = re.compile(r"[-_'\w]{1,32}")


def plain_keys(language: str) -> set[str]:
    """Keys of a language without the forms of words that only one language needs."""
    return {key for key in keys(language) if key.partition(".")[2] not in FORMS}


def shown(language: str, prefix: str) -> list[tuple[str, str]]:
    """Keys and texts of a language that need no facts and start so."""
    return [
        (key, say(language, *key.partition(".")[::2]) if "." in key else say(language, key))
        for key in keys(language)
        if key.startswith(prefix) and not book(language).variables(key)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read_and_no_key_stands_twice(language: str) -> None:
    found: Counter[str] = Counter()
    for path, resource in parsed(language):
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content[:120]}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] += 1
                assert entry.value is not None or entry.attributes
    assert [key for key, count in found.items() if count > 1] == []


def test_both_languages_have_the_same_files() -> None:
    for name in file_names():
        assert all(name in {path.name for path in files("text", each)} for each in LANGUAGES), name


def test_both_languages_have_the_same_texts() -> None:
    assert plain_keys("en") ^ plain_keys("fr") == set()


def test_both_languages_mention_the_same_facts() -> None:
    different = {
        key: (english, french)
        for key in plain_keys("en") & plain_keys("fr")
        if (english := {base(each) for each in book("en").variables(key)})
        != (french := {base(each) for each in book("fr").variables(key)})
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_read_one_by_one_are_those_a_strict_reader_finds(language: str) -> None:
    strict, names = FluentBundle([language], use_isolating=False), []
    for _, resource in parsed(language):
        strict.add_resource(resource)
        for entry in resource.body:
            assert isinstance(entry, ast.Message | ast.BaseComment), entry
            if isinstance(entry, ast.Message):
                names += [entry.id.name] * (entry.value is not None)
                names += [f"{entry.id.name}.{each.id.name}" for each in entry.attributes]
    assert tuple(names) == keys(language)
    for key in names:
        name, _, attribute = key.partition(".")
        message = strict.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        for value in ("text", 1, 2):
            given = dict.fromkeys(book(language).variables(key), value)
            text, wrong = strict.format_pattern(pattern, given)
            assert (text, wrong) == (book(language).written(key, given)[0], []), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_included_exists(language: str) -> None:
    missing = {
        (key, included)
        for key in keys(language)
        for included in book(language).mentions(key).messages
        if not has(language, included)
    }
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_keep_discords_rules(language: str) -> None:
    for prefix in ("command-", "parameter-"):
        for key, text in shown(language, prefix):
            if key.endswith(".description"):
                assert 1 <= len(text) <= 100, key
            else:
                assert NAME.fullmatch(text), key
                assert text == text.lower(), key
                assert has(language, f"{key}.description"), key
    for key, text in shown(language, "choice-"):
        assert 1 <= len(text) <= 100, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_commands_and_options_are_different_from_each_other(language: str) -> None:
    groups: dict[str, list[str]] = {"parameter": []}
    for key, text in shown(language, "command-"):
        if "." not in key:
            groups.setdefault(key.rpartition("-")[0], []).append(text)
    # Two pairs of options never meet in one command: `place` and `seat` are both `place` or `lieu` in French.
    options = {key: text for key, text in shown(language, "parameter-") if "." not in key}
    for key, text in options.items():
        # A command that says in its own words what an option is for calls it as all others do.
        if options.get(f"parameter-{key.rpartition('-')[2]}") != text or key.count("-") == 1:
            groups["parameter"].append(text)
    for names in groups.values():
        assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_fit_on_a_phone(language: str) -> None:
    assert [(key, text) for key, text in shown(language, "button-") if len(text) > 34] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_helps_of_options_fit_into_a_menu(language: str) -> None:
    for key, text in shown(language, ""):
        if "-option-" in key:
            assert 1 <= len(text) <= 100, (key, len(text))


WRONG_SPACE = re.compile(
    r"[\w)}*][ \u00a0]?[?!;](?=[ .}]|$)|[\w)}*][ \u202f]:(?=[ }\"]|$)|«[^\u00a0]|[^\u00a0]»"
)
"""A high mark without the space French puts before it: narrow before ; ? and !, wide before : and in « »."""


def test_french_spaces_do_not_break_before_high_punctuation() -> None:
    help_pages = files("help", "fr")
    for path in [*(path for path, _ in parsed("fr")), *help_pages]:
        text = re.sub(r"```.+?```|`[^`]*`", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for number, line in enumerate(text.splitlines(), 1):
            if path.suffix == ".md" or not line.startswith("#"):
                assert not WRONG_SPACE.search(line), f"{path.name}:{number}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_space_follows_another(language: str) -> None:
    twice = re.compile(r"[ \u202f\u00a0]\"\}[ \u202f\u00a0]")
    for path, _ in parsed(language):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert line.startswith("#") or not twice.search(line), f"{path.name}:{number}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str) -> None:
    for path, _ in parsed(language):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert line.startswith("#") or "'" not in line, f"{path.name}:{number}: {line}"


def test_an_old_hand_at_french_addresses_people_with_tu() -> None:
    formal = re.compile(r"\b(vous|votre|vos|veuillez)\b", re.IGNORECASE)
    for path, _ in parsed("fr"):
        assert not formal.search(path.read_text(encoding="utf-8")), path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_called_as_people_of_that_language_type_them(language: str) -> None:
    names = {say(language, key) for key in keys(language) if key.startswith("command-") and "." not in key}
    for path in [*files("text", language), *files("help", language)]:
        text = re.sub(r"^#.*", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for mention in re.findall(r"(?<![\w/.<}])/([^\W\d_][\w-]*)", text):
            assert mention in names, f"{path.name}: no command is called /{mention} in this language"
