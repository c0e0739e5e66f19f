"""Typed verbs and words in the reader's language: complete, unambiguous, read with and without accents."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest
from trials import TITLES, trials_of

from bot.commands.playing.play import lines_offered
from bot.speech.spelling import spelling_for
from bot.speech.teller import Teller
from bot.speech.texts import has, say
from bot.tables.state.table import Table
from engine.core.choosing.notation import PART, VERB, parse, write
from engine.core.choosing.spelling import folded, unaccented
from engine.core.contract import Action
from engine.core.errors import BadNotation
from engine.core.play.match import Match
from engine.core.values.forms import forms
from render.titles import TITLES as OURS

NAME = re.compile(r"[a-zà-öø-ÿœ]+(-[a-zà-öø-ÿœ]+)*")


@pytest.mark.parametrize("title", OURS.values(), ids=OURS)
def test_every_verb_has_one_french_name_that_means_nothing_else(title) -> None:
    verbs = [verb.word for verb in title.rules.verbs]
    names = [say("fr", f"{title.slug}-{VERB}-{verb}", "typed") for verb in verbs]
    assert all(NAME.fullmatch(name) for name in names)
    assert [name for name, count in Counter(map(folded, names)).items() if count > 1] == []
    for verb, name in zip(verbs, names, strict=True):
        assert folded(name) == verb or folded(name) not in verbs, name
    spelling = spelling_for(Teller("fr", title), {})
    for verb, name in zip(verbs, names, strict=True):
        assert spelling.write(VERB, verb) == name
        for typed in (name, folded(name), name.upper(), verb):
            assert spelling.meant(VERB, typed) == (verb,)


@pytest.mark.parametrize("title", OURS.values(), ids=OURS)
def test_what_may_be_added_with_a_colon_has_a_french_name_of_its_own(title) -> None:
    spelling = spelling_for(Teller("fr", title), {})
    for verb in title.rules.verbs:
        labels = [form.label for form in forms(verb) if form.optional]
        assert all(has("fr", f"{title.slug}-{PART}-{label}", "typed") for label in labels)
        written = [spelling.write(PART, label) for label in labels]
        assert [spelling.meant(PART, each) for each in written] == [(label,) for label in labels]
        assert len(set(written)) == len(written)


def seen(title, most: int = 300) -> Iterator[tuple[Match, Action]]:
    """What could be done in a game, here and there."""
    luck = random.Random(4)
    trial = next(each for each in trials_of(title.rules) if each.seats == title.rules.seats[-1])
    match = trial.start(1)
    while match.number < most and (decisions := match.rules.decisions(match.state)):
        seat = luck.choice(decisions).seat
        legal = list(match.legal(seat))
        for action in luck.sample(legal, min(6, len(legal))):
            yield match, action
        match = match.play(seat, luck.choice(legal)).match


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_what_is_written_for_a_reader_reads_back_and_so_does_what_is_stored(title) -> None:
    for match, action in seen(title):
        vocabulary = match.rules.vocabulary(match.state)
        for tongue in ("en", "fr"):
            spelling = spelling_for(Teller(tongue, title), vocabulary)
            text = write(action, spelling)
            assert tongue == "fr" or text == write(action)
            for typed in (text, unaccented(text), text.upper(), write(action)):
                assert parse(match.rules, typed, vocabulary, spelling) == action


def test_french_verbs_are_not_read_in_what_is_stored() -> None:
    rules = OURS["antike"].rules
    with pytest.raises(BadNotation):
        parse(rules, "prendre pièce")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("prendr pièce", "`prendre`"),
        ("deplace roma ostia légion 1", "`déplacer`"),
        ("avancer manœuvre", "`manoeuvre-1` (Manœuvre) ou `manoeuvre-2` (Manœuvre)"),
        ("avancer fe", "`fer`"),
        ("avancer or payer:1argent", "argent"),
        ("avancer or payer:1fre", "`fer`"),
        ("avancer or payer:or", "2or+1bois"),
        ("avancer or reste:1", "`payer`"),
        ("prendre", "bien"),
    ],
)
def test_what_cannot_be_read_is_told_in_words_that_can_be_typed(typed: str, told: str) -> None:
    title = OURS["antike"]
    match = Match.start(title, title.rules.options(), 3, bytes(32))[0]
    teller, vocabulary = Teller("fr", title), match.rules.vocabulary(match.state)
    with pytest.raises(BadNotation) as caught:
        parse(match.rules, typed, vocabulary, spelling_for(teller, vocabulary))
    assert told in teller.notation(caught.value)


def test_completion_offers_lines_in_the_reader_s_language() -> None:
    title = OURS["antike"]
    match = Match.start(title, title.rules.options(), 3, bytes(32))[0]
    table = cast(Table, SimpleNamespace(rules=title.rules, begun=match))
    legal = match.legal(match.rules.decisions(match.state)[0].seat)
    english, french = (Teller(tongue, title) for tongue in ("en", "fr"))
    assert lines_offered(english, table, legal, "")[0].value == "take coin"
    assert lines_offered(french, table, legal, "")[0].value == "prendre pièce"
    for typed in ("PRENDRE", "prendre piece", "take", "pièce"):
        assert "prendre pièce" in [each.value for each in lines_offered(french, table, legal, typed)]
    line = lines_offered(french, table, legal, "avancer or / prendre")
    assert line[0].value == "avancer or / prendre pièce"


@pytest.mark.parametrize("slug", ["antike", "dies_irae"])
def test_what_is_typed_keeps_the_accents_of_its_language(slug: str):
    spelling = spelling_for(Teller("fr", OURS[slug]), {"unit": ("legion",)})
    assert spelling.write("unit", "legion") == "légion"
    assert spelling.meant("unit", "legion") == ("legion",)
