"""Game files: written, read back, damaged in every way, verified; and histories for those who may know."""

import json
import random

import pytest
from hypothesis import given, settings, strategies
from liars_dice import RULES as LIARS_DICE
from liars_dice import Lifted, Rethrow, Thrown
from nim import RULES as NIM
from nim import Choose, Colour, Nim, NimOptions
from plays import SEED, begin, plays, wander
from titled import titled

from engine.core.contract import Seat
from engine.core.errors import BadRecord
from engine.core.play.chance import commitment
from engine.core.play.log import Concede, Undo
from engine.core.play.match import Match
from engine.core.play.record import (
    FORMAT,
    LONGEST,
    history,
    read,
    read_deed,
    record,
    record_text,
    verify,
    write_deed,
)
from engine.core.values.codec import digest

TITLES = {rules.slug: titled(rules) for rules in (NIM, LIARS_DICE)}


def finished(rules=LIARS_DICE, seats: int = 3) -> Match:
    match = wander(begin(rules, seats), 4000, random.Random(1), 0.05)
    assert match.standing.ended is not None
    return match


def refused(text: str) -> tuple[str, dict]:
    with pytest.raises(BadRecord) as caught:
        read(text, TITLES)
    return caught.value.key, dict(caught.value.facts)


def changed(match: Match, **fields: object) -> str:
    plain = json.loads(record_text(match))
    for name, value in fields.items():
        plain[name] = value
    return json.dumps(plain)


def with_entry(match: Match, number: int, **fields: object) -> str:
    plain = json.loads(record_text(match))
    plain["log"][number - 1].update(fields)
    return json.dumps(plain)


def test_the_file_says_everything_and_is_readable_line_by_line():
    match = plays(
        begin(NIM, 2, NimOptions("many", "chosen")), "choose red / choose blue / take right count:3"
    )
    text = record_text(match, ["Ana", 'B"r\\u{1F600}o'])
    plain = json.loads(text)
    assert plain == record(match, ["Ana", 'B"r\\u{1F600}o'])
    assert plain["keryx"] == FORMAT
    assert (plain["game"], plain["version"], plain["seats"]) == ("nim", 1, 2)
    assert plain["options"] == {"matches": "many", "colours": "chosen", "asked": "no"}
    assert plain["commitment"] == commitment(SEED)
    assert plain["seed"] is None
    assert plain["digest"] == digest(match.state)
    assert plain["log"][2] == {"seat": 1, "deed": "take right count:3", "by": "person", "drawn": []}
    assert sum(line.startswith('  {"seat"') for line in text.splitlines()) == 3
    assert json.loads(record_text(begin(NIM)))["log"] == []


def test_the_seed_is_told_only_when_the_game_is_over():
    assert SEED.hex() not in record_text(begin(LIARS_DICE))
    assert record(finished())["seed"] == SEED.hex()
    assert record(begin(LIARS_DICE), open_seed=True)["seed"] == SEED.hex()
    assert record(finished(), open_seed=False)["seed"] is None


@settings(max_examples=30, deadline=None, derandomize=True)
@given(
    strategies.sampled_from([NIM, LIARS_DICE]),
    strategies.integers(2, 4),
    strategies.integers(0, 80),
    strategies.integers(0, 10_000),
)
def test_what_is_written_reads_back(rules, seats, most, seed):
    luck = random.Random(seed)
    match = wander(begin(rules, seats), most, luck)
    if luck.random() < 0.3 and match.rules.decisions(match.state):
        match = match.concede(luck.choice(match.rules.decisions(match.state)).seat).match
    again = read(record_text(match), TITLES)
    assert (again.log, again.line, again.state) == (match.log, match.line, match.state)
    assert (again.free, again.barrier) == (match.free, match.barrier)
    assert again.seed is None or match.standing.ended is not None
    assert record_text(again) == record_text(match)


@settings(max_examples=15, deadline=None, derandomize=True)
@given(strategies.sampled_from([NIM, LIARS_DICE]), strategies.integers(0, 10_000))
def test_a_finished_game_is_verified_from_its_file(rules, seed):
    luck = random.Random(seed)
    match = wander(begin(rules, 3), 5000, luck)
    assert match.standing.ended is not None
    verify(read(record_text(match), TITLES))


def verdict(match: Match) -> tuple[str, dict]:
    with pytest.raises(BadRecord) as caught:
        verify(match)
    return caught.value.key, dict(caught.value.facts)


def test_a_running_game_cannot_be_verified_yet():
    match = read(record_text(plays(begin(LIARS_DICE), "rethrow first", 0)), TITLES)
    assert verdict(match) == ("seed-secret", {})


def test_another_seed_than_the_promised_one_is_found_out():
    match = finished()
    assert verdict(read(changed(match, seed="00" * 32), TITLES)) == ("other-commitment", {})
    other = commitment(bytes(32))
    assert verdict(read(changed(match, seed="00" * 32, commitment=other), TITLES)) == (
        "false-draw",
        {"entry": 0},
    )


def test_one_false_die_is_found_out_at_its_entry():
    """A cheat who throws their own dice and keeps everything else in order."""
    honest = plays(plays(begin(LIARS_DICE), "rethrow -", 0), "rethrow -", 1)
    honest = plays(honest, "bid 6 6 / doubt")
    cheat = Match.recorded(titled(LIARS_DICE), honest.options, 2, SEED, honest.commitment, honest.setup_drawn)
    for entry in honest.log[:-1]:
        cheat = cheat.play(entry.seat, entry.deed, drawn=entry.drawn).match
    last = honest.log[-1]
    cheat = cheat.play(last.seat, last.deed, drawn=(*last.drawn[:-1], last.drawn[-1] % 6 + 1)).match
    read(record_text(cheat), TITLES)
    assert verdict(read(record_text(cheat, open_seed=True), TITLES)) == ("false-draw", {"entry": 4})
    verify(read(record_text(honest, open_seed=True), TITLES))


def test_verification_holds_with_undo_rollback_and_concession_in_the_log():
    match = begin(LIARS_DICE, 3)
    match = match.play(Seat(0), Rethrow(())).match.undo(Seat(0)).match
    match = plays(match, "rethrow first", 0)
    match = match.rewind(Seat(1), 0, "host").match
    match = match.concede(Seat(2)).match
    match = plays(plays(match, "rethrow first+second", 0), "rethrow third", 1)
    verify(match)
    assert [type(entry.deed) for entry in match.log] == [
        Rethrow,
        Undo,
        Rethrow,
        Undo,
        Concede,
        Rethrow,
        Rethrow,
    ]


WRITTEN_BEFORE = """{
 "keryx": 1,
 "game": "liars-dice",
 "version": 1,
 "options": {
  "sides": "six"
 },
 "seats": 2,
 "names": [],
 "commitment": "00cd6d836b356a45a73ebca9594274b8f01de0a28c6e25fc191947d013ec1646",
 "seed": "6120736565642074686174206e6f626f6479206b6e6f7773206265666f726521",
 "setup": [
  2,
  3,
  1,
  1,
  6,
  2
 ],
 "digest": "8811e5792bf2451e60906acea740f2a1efe1d174f7cda17541304d418aaf3b84",
 "log": [
  {"seat": 1, "deed": "rethrow first", "by": "person", "drawn": [1]},
  {"seat": 1, "deed": "undo 0", "by": "host", "drawn": []},
  {"seat": 1, "deed": "rethrow first", "by": "person", "drawn": [1]},
  {"seat": 2, "deed": "rethrow second", "by": "person", "drawn": [2]},
  {"seat": 1, "deed": "bid 1 1", "by": "person", "drawn": []},
  {"seat": 1, "deed": "undo 2", "by": "person", "drawn": []},
  {"seat": 1, "deed": "bid 2 5", "by": "person", "drawn": []},
  {"seat": 2, "deed": "doubt", "by": "person", "drawn": [1, 1, 4, 2, 2]}
 ]
}
"""
"""A file from when the same dice came again after everybody had seen them."""


def test_a_file_from_before_dice_fell_anew_is_read_and_verified_as_it_was_played():
    match = read(WRITTEN_BEFORE, TITLES)
    verify(match)
    assert record_text(match, open_seed=True) == WRITTEN_BEFORE
    # It goes on under the rule of today.
    again = match.rewind(Seat(0), 0, "host").match
    again = plays(again, "rethrow first", 0)
    assert again.log[-1].drawn != match.log[0].drawn
    verify(read(record_text(again, open_seed=True), TITLES))


def test_dice_that_fell_anew_are_verified_from_the_file():
    match = plays(plays(begin(LIARS_DICE), "rethrow first", 0), "rethrow second", 1)
    for _ in range(3):
        match = plays(match, "bid 6 6 / doubt").rewind(Seat(1), 2, "host").match
    match = plays(match, "bid 6 6 / doubt")
    again = read(record_text(match, open_seed=True), TITLES)
    verify(again)
    lifted = [entry.drawn for entry in again.log if write_deed(entry.deed) == "doubt"]
    assert len(set(lifted)) == len(lifted) == 4
    assert [write_deed(entry.deed) for entry in again.log].count("undo 2 anew") == 3


def test_dice_that_nobody_saw_are_not_thrown_anew():
    """A cheat who knows the seed throws again until the dice please: there was nothing to see."""
    match = plays(plays(begin(LIARS_DICE), "rethrow -", 0), "rethrow -", 1)
    match = plays(match, "bid 6 6").take_back(Seat(0), Undo(2, anew=True)).match
    cheat = plays(match, "bid 6 6 / doubt")
    assert verdict(read(record_text(cheat, open_seed=True), TITLES)) == ("false-draw", {"entry": 4})


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "not-json"),
        ("{", "not-json"),
        ("\x00\xff", "not-json"),
        ("[" * 100_000, "not-json"),
        ('{"keryx": ' + "9" * 5000 + "}", "not-json"),
        ("[]", "not-a-game-file"),
        ("null", "not-a-game-file"),
        ("{}", "not-a-game-file"),
        ('{"keryx": 2}', "other-format"),
        ('{"keryx": 1}', "bad-field"),
        ('{"keryx": 1, "game": 7}', "bad-field"),
    ],
)
def test_files_that_are_none(text, key):
    assert refused(text)[0] == key


class Later(Nim):
    """Rules that have changed since: nobody may give up any more."""

    version = 2

    def concede(self, state, seat):
        raise LookupError("another rule")


def test_a_file_of_earlier_rules_is_read_where_the_game_would_go_the_same_way_today():
    match = plays(begin(NIM), "take left / take right")
    today = {"nim": titled(Later())}
    assert read(record_text(match), today).state == match.state
    given_up = record_text(match.concede(Seat(0)).match)
    for text in (given_up, changed(match, digest="0" * 64)):
        with pytest.raises(BadRecord) as caught:
            read(text, today)
        assert (caught.value.key, caught.value.facts) == ("other-version", {"given": "1", "known": 2})


def test_games_and_versions_that_are_not_known():
    match = begin(NIM)
    key, facts = refused(changed(match, game="go" * 40))
    assert (key, facts["known"], len(facts["given"])) == ("unknown-game", ("nim", "liars-dice"), 40)
    assert refused(changed(match, version=2)) == ("other-version", {"given": "2", "known": 1})
    assert refused(changed(match, version=None))[0] == "other-version"
    assert refused(changed(match, keryx="x" * 99)) == ("other-format", {"given": "x" * 20, "known": FORMAT})


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"seats": "two"}, "bad-field"),
        ({"seats": True}, "bad-field"),
        ({"setup": None}, "bad-field"),
        ({"log": {}}, "bad-field"),
        ({"options": []}, "bad-field"),
        ({"commitment": 5}, "bad-field"),
        ({"seats": 9}, "bad-header"),
        ({"seats": -2}, "bad-header"),
        ({"options": {"matches": "all"}}, "bad-header"),
        ({"options": {"matches": 1}}, "bad-header"),
        ({"options": {"board": "west"}}, "bad-header"),
        ({"seed": "xyz"}, "bad-header"),
        ({"seed": 12}, "bad-header"),
        ({"setup": []}, "bad-setup"),
        ({"setup": [0, 1, 2, 2]}, "bad-setup"),
        ({"setup": [0, 1, 2, 3, 1]}, "bad-setup"),
        ({"setup": ["0", "1", "2", "3"]}, "bad-setup"),
        ({"setup": [0.0, 1.0, 2.0, 3.0]}, "bad-setup"),
        ({"setup": [False, True, 2, 3]}, "bad-setup"),
        ({"digest": "0"}, "other-digest"),
        ({"digest": None}, "other-digest"),
        ({"log": [{}] * (LONGEST + 1)}, "too-long"),
    ],
)
def test_damaged_headers(fields, key):
    assert refused(changed(plays(begin(NIM), "take left"), **fields))[0] == key


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"seat": 0}, "bad-entry"),
        ({"seat": 3}, "bad-entry"),
        ({"seat": True}, "bad-entry"),
        ({"seat": "1"}, "bad-entry"),
        ({"deed": None}, "bad-entry"),
        ({"by": "somebody"}, "bad-entry"),
        ({"by": ["person"]}, "bad-entry"),
        ({"drawn": 3}, "bad-entry"),
        ({"drawn": [1.5]}, "bad-entry"),
        ({"drawn": [True]}, "bad-entry"),
        ({"deed": "seize left"}, "bad-deed"),
        ({"deed": "take nowhere"}, "bad-deed"),
        ({"deed": "undo -1"}, "bad-deed"),
        ({"deed": "undo 123456"}, "bad-deed"),
        ({"deed": "undo 0 twice"}, "bad-deed"),
        ({"deed": "undo 0 anew "}, "bad-deed"),
        ({"deed": "x" * 5000}, "bad-deed"),
        ({"deed": "take left count:9"}, "illegal-entry"),
        ({"deed": "object"}, "illegal-entry"),
        ({"deed": "undo 99"}, "illegal-entry"),
        ({"seat": 1}, "illegal-entry"),
        ({"drawn": [3]}, "illegal-entry"),
    ],
)
def test_damaged_entries_are_named_by_their_number(fields, key):
    match = plays(begin(NIM), "take left / take right")
    found, facts = refused(with_entry(match, 2, **fields))
    assert (found, facts["entry"]) == (key, 2)
    assert len(facts.get("deed", "")) <= 80


def test_an_entry_that_is_none():
    plain = json.loads(record_text(plays(begin(NIM), "take left")))
    plain["log"].append("take left")
    assert refused(json.dumps(plain)) == ("bad-entry", {"entry": 2})


def test_rules_that_stumble_over_a_strange_log_refuse_it_like_any_other():
    class Stumbling(Nim):
        def refusal(self, state, seat, action):
            if isinstance(action, Choose):
                raise ValueError("tuple.index(x): x not in tuple")
            return super().refusal(state, seat, action)

    text = with_entry(plays(begin(NIM), "take left"), 1, deed="choose red")
    with pytest.raises(BadRecord) as caught:
        read(text, {"nim": titled(Stumbling())})
    assert (caught.value.key, caught.value.facts["entry"]) == ("illegal-entry", 1)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(strategies.data())
def test_a_file_with_one_piece_replaced_is_refused_or_plays(data):
    """Whatever is put in place of any piece, reading raises nothing but the error people are told."""
    plain = json.loads(record_text(plays(begin(NIM, 3), "take left / take right count:2 / let-pass")))
    junk = strategies.recursive(
        strategies.none() | strategies.booleans() | strategies.integers() | strategies.floats()
        | strategies.text(max_size=5) | strategies.sampled_from(["nim", "concede", "undo 0", "take left"]),
        lambda inner: strategies.lists(inner, max_size=3) | strategies.dictionaries(strategies.text(), inner),
        max_leaves=4,
    )  # fmt: skip
    place = data.draw(strategies.sampled_from([*plain, "entry"]))
    value = data.draw(junk)
    if place == "entry":
        name = data.draw(strategies.sampled_from(["seat", "deed", "by", "drawn"]))
        plain["log"][data.draw(strategies.integers(0, 2))][name] = value
    else:
        plain[place] = value
    try:
        match = read(json.dumps(plain), TITLES)
    except BadRecord:
        return
    assert digest(match.state) == plain["digest"]


def test_deeds_have_texts():
    assert write_deed(Undo(12)) == "undo 12"
    assert write_deed(Undo(12, anew=True)) == "undo 12 anew"
    assert write_deed(Concede()) == "concede"
    assert write_deed(Choose(Colour("red"))) == "choose red"
    for deed in (Undo(0), Undo(99_999), Concede(), Choose(Colour("red"))):
        assert read_deed(NIM, write_deed(deed)) == deed


def test_history_tells_what_stands_and_in_which_turn():
    match = plays(begin(NIM, 2), "take left / take middle count:2")
    match = match.undo(Seat(1)).match
    match = plays(match, "take right")
    told = history(match)
    assert [each.entry for each in told] == list(match.log)
    assert [each.stands for each in told] == [True, False, False, True]
    assert [each.turn for each in told] == [1, 2, 2, 2]
    assert [len(each.events) for each in told] == [1, 1, 0, 1]


def test_events_are_known_to_those_who_may_know():
    match = plays(plays(begin(LIARS_DICE), "rethrow first", 0), "rethrow -", 1)
    match = plays(match, "bid 6 6 / doubt")
    events = [event for each in history(match) for event in each.events]
    secret = [event for event in events if isinstance(event, Thrown)]
    assert [event.known_to(Seat(event.seat)) for event in secret] == [True] * 3
    assert not any(event.known_to(Seat(1 - event.seat)) or event.known_to(None) for event in secret)
    assert secret[0].known_to(Seat(1), Seat(0))
    (lifted,) = (event for event in events if isinstance(event, Lifted))
    assert lifted.known_to(None)
