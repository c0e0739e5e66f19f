"""What others were told and asked in an exchange stands: a bluff is not floated and withdrawn."""

import pytest
from polis_scene import SPEARS, Scene
from titled import titled

from engine.core.choosing.notation import parse_line
from engine.core.contract import Seat
from engine.core.errors import UndoBarrier
from engine.core.play.match import Match
from engine.core.play.record import verify
from engine.grecolonies.actions import Abstain
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions


class Talk:
    """A match that begins where a scene stands."""

    def __init__(self, scene: Scene) -> None:
        match, _ = Match.start(titled(RULES), scene.options, len(scene.state.poleis), bytes(32))
        self.scene = scene
        self.match = Match(
            match.title, scene.options, match.seats, match.seed, match.commitment, match.setup_drawn,
            (), (), scene.state,
        )  # fmt: skip

    def says(self, city: str, line: str) -> str | None:
        """Play a line; what keeps that city from taking its last step back alone, if anything does."""
        seat = Seat(self.scene.number(city))
        for action in parse_line(RULES, line, RULES.vocabulary(self.match.state)):
            self.match = self.match.play(seat, action).match
        return self.barrier(city)

    def barrier(self, city: str) -> str | None:
        try:
            self.match.undo_point(Seat(self.scene.number(city)))
        except UndoBarrier as found:
            return found.key
        return None


def test_an_announcement_is_not_taken_back_for_a_lower_one():
    scene = Scene("chalcis phocaea miletos")
    scene.plays("move phocaea / take chalcis 6 / attack phocaea")
    scene.nobody_joins(SPEARS)
    talk = Talk(scene)
    assert talk.says("chalcis", "announce 8 spear") == "said"
    with pytest.raises(UndoBarrier) as caught:
        talk.match.undo(Seat(0))
    assert caught.value.key == "said"
    assert talk.says("phocaea", "announce 9 spear") == "said"
    assert talk.barrier("chalcis") == "other-acted"


def test_what_nobody_was_told_is_taken_back_as_ever():
    talk = Talk(Scene("chalcis phocaea miletos"))
    for line in ("move troada", "take chalcis 4", "take chalcis 1"):
        assert talk.says("chalcis", line) is None
    assert talk.says("chalcis", "enter") is None, "the turn goes on: nobody was asked anything"
    assert talk.match.undo(Seat(0)).match.line == talk.match.line[:-1]
    assert Talk(Scene("chalcis phocaea miletos")).says("chalcis", "recruit chalcis 3") is None


def test_a_proposal_to_cohabit_and_its_answers_stand():
    scene = Scene("chalcis phocaea miletos")
    scene.lives("phocaea", phocaea=8, troada=3).lives("miletos", miletos=8, troada=3)
    talk = Talk(scene)
    assert talk.says("chalcis", "move troada / take chalcis 4 / propose") == "said"
    assert talk.says("phocaea", "accept") == "said", "Miletos is still asked"
    assert talk.says("miletos", "accept") == "said", "Chalcis has come to live there upon it"
    assert RULES.exchange(talk.match.state) is None


def test_an_attack_help_and_prophecies_stand():
    scene = Scene("chalcis phocaea miletos thera")
    talk = Talk(scene)
    assert talk.says("chalcis", "move phocaea / take chalcis 8 / attack phocaea") == "said"
    assert talk.says("miletos", "ally chalcis miletos 2") == "said"
    assert talk.says("miletos", "ready") == "said"
    assert talk.says("thera", "stay-out") == "said"
    assert talk.says("chalcis", "spare chalcis 3") == "said"
    assert talk.says("chalcis", "spare miletos 1") == "said"
    assert talk.says("miletos", "predict chalcis 2") == "said"
    assert talk.says("thera", "abstain") == "chance", "the dice have fallen"


def test_a_line_of_several_answers_is_still_one_line():
    """What cannot be taken back alone does not end a typed line: only luck and what it shows do."""
    talk = Talk(Scene("chalcis phocaea miletos thera"))
    talk.says("chalcis", "move phocaea / take chalcis 6 / attack phocaea")
    assert talk.says("miletos", "ally chalcis miletos 2 / ally chalcis miletos 1 / ready") == "said"
    assert talk.match.free


def test_dice_that_lay_under_the_cups_fall_anew_when_the_throw_is_taken_back_together():
    match, _ = Match.start(titled(RULES), GrecoloniesOptions(), 3, bytes(32))
    active = match.state.active
    own, rival = (match.state.poleis[(active + step) % 3].city for step in (0, 1))
    for action in parse_line(RULES, f"move {rival} / take {own} 6 / attack {rival}"):
        match = match.play(Seat(active), action).match
    third = Seat((active + 2) % 3)
    for action in parse_line(RULES, "stay-out / abstain"):
        match = match.play(third, action).match
    thrown = [match.state.frame.dice]
    for _ in range(4):
        match = match.rewind(third, len(match.line) - 1, "host").match
        match = match.play(third, Abstain()).match
        thrown.append(match.state.frame.dice)
    assert len(set(thrown)) == 5
    verify(match)
