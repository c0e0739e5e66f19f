"""Two positions that differ only in what somebody may not know look the same to them at the table.

Compared are the panel and its menus to the last answer, what answers are said to bring, hand, completions,
the board in words, the picture and its description.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from test_contract_secrets import HIDING
from titled import titled
from trials import Trial, notable, owing, wander
from twins import TWINS

from bot.commands.playing.play import lines_offered
from bot.private.looking.hand_view import hand_sheet
from bot.private.panel.answers import Asked, At, Path, consequence
from bot.private.panel.foresight import is_final
from bot.private.panel.sheet import panel_sheet
from bot.private.panel.walk import question_of
from bot.private.planning.lines import legal_after
from bot.speech.alt import alternative_text, board_in_words
from bot.store.games.games import Chair
from bot.tables.state.table import RUNNING, Table
from bot.tables.state.telling import teller_for
from engine.core.choosing.menu import Question
from engine.core.contract import Seat, State
from engine.core.play.match import Match
from render.boards import Scene, draw_board

DEFAULTS = [trial for trial in HIDING if not trial.chosen]
PATHS = 10
"""Menus that are opened in a position, drawn by chance."""
NAMES = ("Ana", "Bruno", "Chloé", "Dimitri", "Eva", "Farid")


def at_table(trial: Trial, match: Match, state: State) -> Table:
    """A table at which the state has come about; nobody has done anything in the turn yet."""
    here = replace(match, state=state, log=(), line=(), states=(), turns=(), settled=())
    chairs = tuple(Chair(Seat(seat), seat + 1, NAMES[seat]) for seat in range(trial.seats))
    noon = datetime(2030, 1, 1, 12, tzinfo=UTC)
    return Table(
        id=7, guild=1, channel=1, title=match.title, options=match.options, seats=trial.seats, status=RUNNING,
        host=1, host_name=NAMES[0], language="en", chairs=chairs, commitment=match.commitment, created=noon,
        told=0, match=here,
    )  # fmt: skip


def paths(match: Match, seat: Seat, luck: random.Random) -> list[Path]:
    """The panel's first question and some of those behind it."""

    def behind(path: Path) -> Iterator[Path]:
        yield path
        question = question_of(match, seat, path)
        if isinstance(question, Question):
            for place in range(len(question.answers)):
                yield from behind((*path, place))

    found = list(behind(()))
    return [(), *luck.sample(found[1:], min(PATHS, len(found) - 1))]


def seen(table: Table, seat: Seat, opened: list[Path], tongue: str) -> Iterator[object]:
    """Everything the holder of a seat can bring before their eyes."""
    match, teller, person = table.match, teller_for(table, tongue), seat + 1
    for path in opened:
        yield panel_sheet(table, person, tongue, At(path)).to_components()
        question = question_of(match, seat, path)
        if isinstance(question, Question):
            asked = Asked(table, match, seat, teller, question, path)
            yield [(asked.label(answer), consequence(asked, answer)) for answer in question.answers]
    yield hand_sheet(table, person, tongue).to_components()
    view = match.view(seat)
    yield alternative_text(teller, view), board_in_words(teller, view)
    legal = legal_after(table, seat, ())
    yield [is_final(match, seat, action) for action in legal]
    yield [(choice.name, choice.value) for choice in lines_offered(teller, table, legal, "")]


@pytest.mark.parametrize("trial", DEFAULTS, ids=str)
def test_panels_tell_nothing_a_seat_may_not_know(trial: Trial):
    luck, tongue = trial.luck(21), ("en", "fr")[trial.seats % 2]
    for match in notable(wander(trial, 21, 250), 25):
        for seat in dict.fromkeys(owing(match)):
            opened = paths(at_table(trial, match, match.state).begun, seat, luck)
            other = TWINS[trial.rules.slug](match.state, seat, luck)
            here, there = (at_table(trial, match, state) for state in (match.state, other))
            for one, two in zip(
                seen(here, seat, opened, tongue), seen(there, seat, opened, tongue), strict=True
            ):
                assert one == two


@pytest.mark.parametrize("trial", [each for each in DEFAULTS if each.seats == each.rules.seats[-1]], ids=str)
def test_pictures_show_nothing_a_viewer_may_not_know(trial: Trial):
    luck, rules = trial.luck(22), trial.rules
    *_, match = wander(trial, 22, 90)
    for viewer in (None, Seat(0)):
        pictures = []
        for state in (match.state, TWINS[rules.slug](match.state, viewer, luck)):
            teller = teller_for(at_table(trial, match, state), "en")
            scene = Scene(rules.view(state, viewer), (), NAMES[: trial.seats], teller.word, "A board")
            pictures.append(draw_board(titled(rules), scene).data)
        assert pictures[0] == pictures[1]
