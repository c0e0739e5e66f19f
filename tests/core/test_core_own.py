"""Tables of people's own as options: kept, checked, played, exported, read back and verified."""

import json
import random
from dataclasses import replace

import pytest
from own_tables import OWN, antike_board, deus_cards, grecolonies_board
from titled import COMPUTERS, GAMES, titled

from bot.speech.alt import board_in_words
from bot.speech.story import story
from bot.speech.teller import Teller
from engine.antike.options import AntikeOptions
from engine.core.choosing.choices import option_forms, options_from, options_to, own_of
from engine.core.choosing.notation import parse
from engine.core.contract import Word
from engine.core.errors import BadOptions, BadRecord
from engine.core.own import LARGEST, MOST_LINES, Own, faults, is_own, kept_form, short_digest
from engine.core.play.match import Match
from engine.core.play.record import read, record, record_text, verify
from engine.core.values.codec import digest, from_plain, to_plain
from engine.players.arena import play_out
from render.titles import TITLES

SLUGS = sorted(OWN)


def keys(slug: str, text: str) -> list[str]:
    option, _ = OWN[slug]
    return [wrong.key for wrong in faults(GAMES[slug].own[option], "mine.csv", text)]


def options(slug: str):
    option, text = OWN[slug]
    return options_from(GAMES[slug], {option: text})


def played(slug: str, seats: int, steps: int = 4000) -> Match:
    rules, luck = GAMES[slug], random.Random(3)
    match, _ = Match.start(titled(rules), options(slug), seats, b"own" * 8)
    while match.number < steps and (decisions := rules.decisions(match.state)):
        seat = decisions[0].seat
        match = match.play(seat, luck.choice(match.legal(seat))).match
    return match


def test_every_game_says_which_options_take_a_table():
    for slug, rules in GAMES.items():
        takes = {form.name for form in option_forms(rules) if form.own}
        assert takes == set(rules.own)
        assert takes == ({OWN[slug][0]} if slug in OWN else set())


@pytest.mark.parametrize("slug", SLUGS)
def test_a_table_is_kept_in_one_form_and_goes_through_texts(slug):
    option, text = OWN[slug]
    assert not keys(slug, text)
    found = options(slug)
    shouted = "# Mine.\r\n\n" + text.upper().replace("\n", " \r\n")
    assert options_from(GAMES[slug], {option: shouted}) == found
    (own,) = own_of(found)
    assert own == kept_form(text)
    assert is_own(own)
    assert "#" not in own
    assert options_from(GAMES[slug], options_to(found)) == found
    assert from_plain(GAMES[slug].options, to_plain(found)) == found
    assert own_of(GAMES[slug].options()) == ()
    assert len(short_digest(own)) == 8


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_with_its_own_table_is_played_exported_read_and_verified(slug):
    match = played(slug, min(3, max(GAMES[slug].seats)), 500)
    assert not match.rules.check(match.state)
    text = record_text(match, open_seed=True)
    again = read(text, TITLES)
    assert digest(again.state) == digest(match.state)
    assert own_of(again.options) == own_of(match.options)
    verify(again)
    assert from_plain(type(match.state), to_plain(match.state)) == match.state


@pytest.mark.parametrize("slug", SLUGS)
def test_computers_play_on_a_table_of_ones_own_to_the_end(slug):
    seats = min(3, max(GAMES[slug].seats))
    players = [COMPUTERS[slug]["sensible"](seat) for seat in range(seats)]
    assert play_out(titled(GAMES[slug]), options(slug), b"own", players).finished


def test_two_players_hold_nations_next_to_each_other_on_their_own_board():
    match, _ = Match.start(titled(GAMES["antike"]), options("antike"), 2, b"s")
    seats = [realm.seat for realm in match.state.realms]
    assert seats[0] == seats[1] != seats[2] == seats[3]
    for name in ("east", "west"):
        ours, _ = Match.start(titled(GAMES["antike"]), AntikeOptions(board=name), 2, b"s")
        seats = [realm.seat for realm in ours.state.realms]
        assert seats[0] == seats[1] != seats[2] == seats[3]


@pytest.mark.parametrize("name", ["classic", "express"])
def test_a_board_of_grecolonies_is_played_with_the_objectives_it_fits(name):
    rules = GAMES["grecolonies"]
    chosen = options_from(rules, {"board": grecolonies_board(name)})
    ours = options_from(rules, {"board": name})
    own, _ = Match.start(titled(rules), chosen, 3, b"s")
    usual, _ = Match.start(titled(rules), ours, 3, b"s")
    assert (own.state.open, own.state.stack) == (usual.state.open, usual.state.stack)


def test_names_of_the_own_table_are_read_and_those_of_ours_are_not():
    match, _ = Match.start(titled(GAMES["antike"]), options("antike"), 3, b"s")
    words = GAMES["antike"].vocabulary(match.state)
    assert "nea_polis" in words["province"]
    assert "athen" not in words["province"]
    assert parse(GAMES["antike"], "found nea_polis", words)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("nea_polis,gold", "nea_polis,silver", "none-of"),
        ("nea_polis", "nea polis", "no-province"),
        ("nea_polis", "nea polis!", "no-province"),
        ("nea_polis", "n" * 33, "bad-name"),
        ("nea_polis", "-nea", "bad-name"),
        ("nea_polis", "9nea", "bad-name"),
        ("nea_polis", "ne\u00e1", "not-plain"),
        ("nea_polis", "n\x00a", "not-plain"),
        ("greeks", "spartans", "none-of"),
        ("3,3,greeks", "3,3,arabs", "twice"),
        ("3,1,arabs", "7,1,arabs", "out-of-order"),
        ("3,1,arabs,saba adane mecca\n", "", "out-of-order"),
        ("province,resource", "province,riches", "columns-missing"),
    ],
)
def test_what_is_wrong_with_a_board_is_said(old, new, key):
    text = antike_board()
    assert old in text
    assert key in keys("antike", text.replace(old, new))
    with pytest.raises(BadOptions) as error:
        options_from(GAMES["antike"], {"board": text.replace(old, new)})
    assert error.value.key == "own-broken"


def test_a_board_without_starts_is_not_one_to_play_on():
    text = antike_board().split("nations,turn_order")[0]
    assert set(keys("antike", text)) == {"starts-missing"}
    more = antike_board() + "7,1,arabs,saba adane mecca\n"
    assert keys("antike", more) == ["out-of-range"]


def test_tables_have_bounds():
    text = antike_board()
    assert keys("antike", text + "x" * LARGEST) == ["too-large"]
    assert keys("antike", text + "1\n" * MOST_LINES) == ["too-many-lines"]
    assert keys("antike", "# " + "long " * LARGEST + "\n" + text) == []
    assert keys("deus", "") == ["no-rows"]
    rows = (f"skiff-{letter},blue,8,1,0,0,0,0,buy count:2 price:1\n" for letter in "abcdefghijklmnopqrst")
    assert keys("deus", deus_cards() + "".join(rows)) == ["too-many-cards"]


def test_a_card_of_ours_cannot_do_something_else_under_its_name():
    text = deus_cards().replace("skiff,blue", "galley,blue")
    assert keys("deus", text) == ["other-effects"]


def test_a_player_of_grecolonies_has_one_of_the_five_cities():
    assert keys("grecolonies", grecolonies_board().replace("sparta", "corinth")) == ["none-of"]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_file_with_a_broken_table_is_refused(slug):
    option, text = OWN[slug]
    plain = record(Match.start(titled(GAMES[slug]), options(slug), 3, b"s")[0])
    for broken in (text[: len(text) // 2], "a\nb", "\n", text + "a,b\n"):
        changed = {**plain, "options": {**plain["options"], option: broken}}
        with pytest.raises(BadRecord):
            read(json.dumps(changed), TITLES)


def test_an_option_that_takes_no_table_refuses_one():
    with pytest.raises(BadOptions) as error:
        options_from(GAMES["antike"], {"start": antike_board()})
    assert error.value.key == "unknown-choice"


def test_two_games_with_different_tables_do_not_meet():
    one = options("antike")
    other = replace(one, board=Own(kept_form(antike_board("west"))))
    first, _ = Match.start(titled(GAMES["antike"]), one, 3, b"s")
    second, _ = Match.start(titled(GAMES["antike"]), other, 3, b"s")
    assert "ammonion" in GAMES["antike"].vocabulary(first.state)["province"]
    assert "ammonion" not in GAMES["antike"].vocabulary(second.state)["province"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("slug", SLUGS)
def test_everything_that_happens_with_names_of_ones_own_can_be_said(slug, language):
    """A missing form of a name would warn, and warnings are errors here."""
    rules, luck = GAMES[slug], random.Random(2)
    match, step = Match.start(titled(rules), options(slug), 3, b"s" * 32)
    teller = Teller(language, titled(rules), ("A", "B", "C"))
    told = [story(teller, step.events)]
    while match.number < 700 and (decisions := rules.decisions(match.state)):
        told += [teller.decision(decision) for decision in decisions]
        legal = match.legal(decisions[0].seat)
        told += [teller.action(action) for action in legal[:4]]
        played = match.play(decisions[0].seat, luck.choice(legal))
        match = played.match
        told.append(story(teller, played.step.events))
    told += board_in_words(teller, match.view(None))
    whole = " ".join(told)
    assert {"deus": "Skiff"}.get(slug, "Nea polis") in whole
    assert "nea_polis" not in whole
    assert short_digest(own_of(match.options)[0]) in " ".join(teller.options_told(options_to(match.options)))


def test_names_of_ones_own_take_the_forms_of_french():
    teller = Teller("fr", titled(GAMES["grecolonies"]))
    forms = {"in": "à Nea polis", "of": "de Nea polis", "": "Nea polis"}
    for form, told in forms.items():
        assert teller.word(Word("province", "nea_polis"), form=form) == told
    assert teller.word(Word("province", "olbia"), form="of") == "d’Olbia"
