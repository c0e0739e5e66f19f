"""Antike's panels: their room is used whatever number of nations plays, and names stand there in full."""

import pytest
from titled import titled

from bot.pictures.captions import scene_of
from bot.speech.teller import Teller
from engine.antike.events import PersonageWon
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.core.contract import Word
from engine.core.play.match import Match
from render.antike import nations
from render.antike.nations import Panel, draw_nations
from render.antike.rondel import SIZE
from render.boards import artist_of, cast_of
from render.kit.encode import canvas
from render.kit.palette import PAPER, index
from render.kit.panel import Box, boxes
from render.kit.sprite import DISPLAY, NAME, VALUE, font
from render.scene import Cast, Scene

TITLE = titled(RULES)
PEOPLE = ["Ana", "Bruno", "Chloé", "Dimitri", "Elena", "Farid"]
MAP, BLOCK = 1100, 100
"""Height of the map, and pixels across a block that should not be empty."""


def scene(seats: int, board: str = "east") -> Scene:
    match = Match.start(TITLE, AntikeOptions(board=board), seats, bytes(32))[0]
    return scene_of(Teller("en", TITLE, PEOPLE[:seats]), match.view(None), ())


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_panels_leave_no_room_empty(seats):
    start = scene(seats)
    body = artist_of(TITLE).draw(start, cast_of(TITLE.guide, start.view))
    for left in range(SIZE + 24, body.width - BLOCK, BLOCK // 2):
        for top in range(MAP, body.height - BLOCK, BLOCK // 2):
            found = body.crop((left, top, left + BLOCK, top + BLOCK)).getcolors() or []
            empty = sum(count for count, place in found if place == index(PAPER))
            assert empty < 0.9 * BLOCK**2


def test_type_grows_where_fewer_play():
    sizes = {}
    for count in (3, 4, 5, 6):
        realm = scene(4).view.state.realms[0]
        room = Box(0, 0, 974, SIZE + 58 * (count == 5))
        panel = Panel(boxes(room, count + (count == 5))[0], realm, False, {}, frozenset())
        sizes[count] = panel.sized(VALUE)
    assert sizes[3] > sizes[4] > sizes[5] > sizes[6] >= VALUE


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_names_of_nations_stand_in_full_even_where_one_leads_and_has_won(seats, monkeypatch):
    start = scene(seats, "west")
    roles = [Word("nation", realm.nation) for realm in start.view.state.realms]
    events = tuple(PersonageWon(role.id, "king", 1, 1, 9) for role in roles for _ in range(2))
    told = Scene(start.view, events, start.names, start.words, start.title)
    written = {}

    def spy(content, face, size, width, *colours):
        written[content, face] = width
        return fitting(content, face, size, width, *colours)

    fitting = nations.fitting
    monkeypatch.setattr(nations, "fitting", spy)
    area = Box(616, 0, 972, SIZE + 58 * (seats == 5))
    draw_nations(
        canvas(1600, 700, index(PAPER)),
        boxes(area, seats + (seats == 5))[:seats],
        told,
        Cast((), frozenset(), frozenset(roles)),
    )
    titles = {name: width for (name, face), width in written.items() if face == DISPLAY}
    assert len(titles) == seats
    for name, width in titles.items():
        assert font(DISPLAY, NAME).getlength(name) <= width, name
