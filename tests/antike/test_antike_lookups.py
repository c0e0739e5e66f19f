"""What is looked up by name: each thing has one name and is explained, and who has it now is told."""

import pytest
from titled import titled

from bot.private.looking.naming import called, explanation, handle, meant, named
from bot.speech.names import fold
from bot.speech.teller import Teller
from engine.antike.law.conquest import defence
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.antike.state import NOBODY, cities_of
from engine.core.contract import Word
from engine.core.play.match import Match
from engine.core.values.change import change, with_entry

TITLE = titled(RULES)
NAMES = ("Ana", "Bruno", "Chloé", "Dimitri")


@pytest.mark.parametrize("board", ["east", "west"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_thing_is_found_by_its_name_and_explained(language, board):
    options = AntikeOptions(board=board)
    match, _ = Match.start(TITLE, options, 4, bytes(32))
    teller = Teller(language, TITLE, NAMES)
    things = match.guide.things(options)
    assert len({fold(named(teller, thing)) for thing in things}) == len(things)
    for thing in things:
        assert thing in meant(teller, things, named(teller, thing))
        assert called(teller, things, handle(thing)) == thing
        told = explanation(teller, thing, match.guide.held(match.view(None), thing.word))
        assert told.count("\n") >= 1, thing
        assert "antike-" not in told, thing


def test_who_has_it_now_is_told():
    match, _ = Match.start(TITLE, RULES.options(), 4, bytes(32))
    state, teller = match.state, Teller("en", TITLE, NAMES)
    realm, city = state.realms[0], cities_of(state, 0)[0]
    realm = change(realm, advances=1, legions=with_entry(realm.legions, city, 2), field=7)
    state = change(
        state, realms=with_entry(state.realms, 0, realm), temples=with_entry(state.temples, city, True)
    )
    match = change(match, state=state)

    def told(kind: str, name: str) -> list[str]:
        notes = match.guide.held(match.view(None), Word(kind, name))
        return [teller.note("held", note) for note in notes]

    nation = teller.word(Word("nation", realm.nation))
    assert defence(state, city) == 5
    owners = {place: state.owner[place] for place in (*state.board.land[city], *state.board.sea[city])}
    beside = [each for each in told("province", state.board.provinces[city]) if each.startswith("Next to it")]
    assert len(beside) == len(set(owners.values()))
    for place, owner in owners.items():
        owning = None if owner == NOBODY else Word("nation", state.realms[owner].nation)
        whose = f"the {teller.word(owning)}" if owning else "free"
        name = teller.word(Word("province", state.board.provinces[place]))
        assert any(each.startswith(f"Next to it, {whose}: ") and name in each for each in beside)
    assert told("province", state.board.provinces[city]) == [
        f"City of the {nation} with a temple, defence 5.",
        f"The {nation} have 2 legions there.",
        *beside,
    ]
    assert told("advance", "wheel") == [f"Known to: {nation}.", "It costs 3 gold now."]
    assert told("advance", "roads") == ["Nobody has it now.", "It costs 10 gold now."]
    assert told("unit", "legion") == [f"{nation}: 2"]
    assert told("piece", "temple") == [f"{nation}: 1", "Left: 19"]
    assert told("field", "manoeuvre-1") == [f"There now: {nation}."]
    assert told("field", "iron") == ["Nobody stands there now."] + [
        f"{teller.word(Word('nation', each.nation))}: 1 iron" for each in state.realms
    ]
    assert told("personage", "king")[:3] == [
        "Nobody has it now.", "Left: 9", f"{nation}, on the way to the next: 3 of 5 cities.",
    ]  # fmt: skip
    assert told("personage", "citizen")[2] == f"{nation}, on the way to the next: 1 of 3 temples."
    assert (
        told("personage", "navigator")[2] == f"{nation}, on the way to the next: galleys in 0 of 7 provinces."
    )
    (scholar,) = [each for each in told("personage", "scholar") if each.startswith("To be won")]
    assert "Sailing" in scholar
    assert "Wheel" not in scholar
    general = (
        f"To be won by conquering the temple in {teller.word(Word('province', state.board.provinces[city]))}."
    )
    assert general in told("personage", "general")
    assert told("term", "rondel") == [f"{nation}: Manoeuvre (after Know-how)"]
    assert told("term", "bank") == ["In the bank: 30 coins, 19 temples."]
    assert told("term", "know-how") == [f"{nation}: Wheel"]
    assert told("term", "personages")[0] == f"{nation}: 0 of 9"
    assert told("nation", "romans") == ["They do not play in this game."]
    assert "0 of 9 personages. 3 cities: " in told("nation", realm.nation)[0]


def test_things_are_found_by_other_names_and_several_of_them():
    french, things = Teller("fr", TITLE), TITLE.guide.things(AntikeOptions(board="east"))
    for given, word in (
        ("légions", Word("unit", "legion")),
        ("generaux", Word("personage", "general")),
        ("Athènes", Word("province", "athen")),
        ("villes", Word("piece", "city")),
        ("combats", Word("term", "fight")),
    ):
        found = called(french, things, given)
        assert found is not None
        assert found.word == word
    both = meant(french, things, "roue")
    assert {each.word for each in both} == {Word("advance", "wheel"), Word("term", "rondel")}
    assert called(french, things, "roue") is None
