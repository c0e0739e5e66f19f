"""Typed steps that leave out what can be but one thing."""

from dataclasses import dataclass
from typing import cast

import pytest
from titled import titled

from bot.private.planning.lines import read_line, written_line
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from engine.core.choosing.notation import parse_line, write_line
from engine.core.contract import Seat, Word
from engine.core.errors import BadNotation
from engine.core.play.match import Match
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions


@dataclass
class AtHome:
    """A table where one person holds all seats."""

    match: Match
    tongue: str = "en"
    rules = RULES

    @property
    def begun(self) -> Match:
        return self.match

    def reads(self, line: str) -> str:
        owed = RULES.decisions(self.match.state)[0].seat
        return write_line(read_line(Teller(self.tongue, titled(RULES)), cast(Table, self), owed, line))

    def written(self, line: str) -> str | None:
        actions = written_line(Teller(self.tongue, titled(RULES)), cast(Table, self), line)
        return None if actions is None else write_line(actions)

    def plays(self, line: str) -> "AtHome":
        match = self.match
        for action in parse_line(RULES, line, RULES.vocabulary(match.state)):
            match = match.play(RULES.decisions(match.state)[0].seat, action).match
        return AtHome(match)

    def city(self, seat: int) -> str:
        return str(self.match.state.poleis[seat].city)


@pytest.fixture
def table() -> AtHome:
    """The first lives in Troada, the second is on the way there."""
    match = Match.start(titled(RULES), GrecoloniesOptions(), 3, bytes(32))[0]
    first = RULES.decisions(match.state)[0].seat
    found = AtHome(match)
    found = found.plays(f"move troada / take {found.city(first)} 5 / enter")
    return found.plays(f"move troada / take {found.city((first + 1) % 3)} 4")


def test_what_can_be_but_one_thing_need_not_be_typed(table: AtHome) -> None:
    state = table.match.state
    rival = table.city((state.active - 1) % 3)
    assert table.reads("attack") == f"attack {rival}"
    assert table.reads(f"ATTACK {rival}") == f"attack {rival}"
    fight = table.plays(f"attack {rival} / stay-out / abstain / announce 3 spear")
    assert fight.reads("counter") == "counter"
    assert fight.reads("dodge") == "dodge"
    assert table.plays(f"attack {rival}").reads("stay-out") == "stay-out"


def test_a_line_of_which_each_step_says_all_is_read_without_what_is_legal(table: AtHome) -> None:
    rival = table.city((table.match.state.active - 1) % 3)
    line = f"attack {rival} / stay-out / abstain / announce 3 spear"
    assert table.written(line) == table.reads(line) == line
    assert table.written("stay-out / attack") is None
    with pytest.raises(BadNotation):
        table.written(f"attack {rival} / fly")


def test_after_steps_that_can_be_foretold_too(table: AtHome) -> None:
    match = table.match.rewind(Seat(table.match.state.active), table.match.began).match
    before = AtHome(match)
    active = match.state.active
    line = f"move troada / take {before.city(active)} 4 / attack"
    assert before.reads(line) == f"{line} {before.city((active - 1) % 3)}"


@pytest.mark.parametrize("line", ["announce 5", "announce", "announce 4 she"])
def test_what_can_be_several_things_is_asked_for(table: AtHome, line: str) -> None:
    rival = table.city((table.match.state.active - 1) % 3)
    fight = table.plays(f"attack {rival} / stay-out / abstain / announce 3 spear")
    with pytest.raises(BadNotation) as refused:
        fight.reads(line)
    assert refused.value.key == ("unknown-word" if "she" in line else "too-few-words")
    with pytest.raises(BadNotation) as refused:
        fight.reads("counter 4")
    assert refused.value.key == "too-many-words"


def test_the_same_in_french_with_and_without_accents_and_capitals(table: AtHome) -> None:
    rival = table.city((table.match.state.active - 1) % 3)
    french = AtHome(table.match, "fr")
    assert french.reads("ATTAQUER") == f"attack {rival}"
    fight = table.plays(f"attack {rival} / stay-out / abstain")
    for line in ("annoncer 3 lance", "Annoncer 3 LANCE", "announce 3 spear", "annoncer 3 spear"):
        assert AtHome(fight.match, "fr").reads(line) == "announce 3 spear"
    asked = AtHome(table.plays(f"attack {rival}").match, "fr")
    for line in ("rester à l’écart", "Rester-a-l-ecart", "rester"):
        if line == "rester":
            with pytest.raises(BadNotation) as refused:
                asked.reads(line)
            assert [word.id for word in cast(tuple[Word, ...], refused.value.facts["near"])] == ["stay-out"]
        else:
            assert asked.reads(line) == "stay-out"
