"""What the help of the Royal Game of Ur says to type can be typed, and its example plays as told."""

import re

import pytest
from engine.ur.options import UrOptions
from engine.ur.rules import RULES
from engine.ur.state import Moving, Throwing, UrState

from bot.private.reading.help_pages import page_of
from bot.speech.texts import LANGUAGES
from engine.core.choosing.notation import parse, parse_line
from engine.core.contract import Seat
from engine.core.play.chance import LoadedChance

languages = pytest.mark.parametrize("language", LANGUAGES)
THROWS = ((1, 1, 1, 1), (1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 0, 0))
"""The throws the example tells."""


@languages
def test_what_the_help_says_to_type_can_be_read(language: str):
    text = page_of("ur", language, "notation")
    lines = [*re.findall(r"```\n(.+?)\n```", text), *re.findall(r"^- `(.+?)`", text, re.MULTILINE)]
    assert len(lines) == 5
    for line in lines:
        assert parse_line(RULES, line, RULES.vocabulary(position()))


def position() -> UrState:
    """A game that Shell begins."""
    return UrState(UrOptions(), ((), ()), (0, 0), Seat(0), Throwing(), 1)


@languages
def test_the_example_plays_as_it_is_told(language: str):
    state = position()
    lines = re.findall(r"```\n(.+?)\n```", page_of("ur", language, "example"))
    for line, dice in zip(lines, THROWS, strict=True):
        chance = LoadedChance([each + 1 for each in dice])
        state = RULES.apply(state, state.active, parse(RULES, "throw"), chance).state
        assert isinstance(state.frame, Moving)
        state = RULES.apply(state, state.active, parse(RULES, line), LoadedChance([])).state
    assert state.on_board == ((8,), (3,))
    assert (state.active, state.turn) == (Seat(0), 3)
