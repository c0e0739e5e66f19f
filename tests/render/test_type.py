"""Nothing on a board is written smaller than a phone can show."""

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PIL import ImageDraw
from titled import GAMES, titled

from bot.pictures.captions import scene_of
from bot.speech.teller import Teller
from engine.core.play.record import read
from render.boards import artist_of, cast_of
from render.kit.sprite import FINER, NAME, VALUE
from render.replay import moments
from render.scene import Scene
from render.titles import TITLES

GOLDEN = Path(__file__).parent.parent / "golden" / "games"
NUMBER = re.compile(r"[\d+\-−×/()? ]*\d[\d+\-−×/()? ]*")
"""What counts as a value: a number with its signs."""
MOMENTS = (0.1, 0.5, 0.9, 1.0)


def scenes(slug: str) -> Iterator[Scene]:
    """Boards early, in the middle, late and at the end of a game of the most and of the fewest players."""
    files = sorted(GOLDEN.glob(f"{slug}-*.json"))
    matches = [read(file.read_text(encoding="utf-8"), TITLES) for file in files[:: max(1, len(files) - 1)]]
    for match in matches:
        teller = Teller("fr", match.title, ["Maximilian von Hohenstaufen"] * match.seats, match.options)
        found = moments(match)
        for share in MOMENTS:
            each = found[round(share * (len(found) - 1))]
            view = match.rules.view(each.state, None)
            yield scene_of(teller, view, each.events, turn=each.turn)


def forget() -> None:
    """Lets every small drawing that is kept be drawn anew."""
    for name, module in list(sys.modules.items()):
        if name.startswith("render."):
            for each in list(vars(module).values()):
                if hasattr(each, "cache_clear") and not isinstance(each, type):
                    each.cache_clear()


def written(noted: list[tuple[str, float]], pen: ImageDraw.ImageDraw, *args: object, **how: object) -> None:
    """Notes a text and the height of its letters in pixels of the board, and writes it."""
    frame, scale = sys._getframe(1), 1.0
    while frame is not None:
        if frame.f_code.co_name == "drawn" and frame.f_code.co_filename.endswith("sprite.py"):
            scale = FINER
        frame = frame.f_back
    face = how.get("font") or args[3]
    noted.append((str(args[1]), face.size / scale))
    WRITE(pen, *args, **how)


WRITE = ImageDraw.ImageDraw.text


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_names_and_values_are_large_enough(slug: str, monkeypatch: pytest.MonkeyPatch):
    noted: list[tuple[str, float]] = []
    monkeypatch.setattr(
        ImageDraw.ImageDraw, "text", lambda pen, *args, **how: written(noted, pen, *args, **how)
    )
    forget()
    title = titled(GAMES[slug])
    draw = partial(artist_of(title).draw)
    for scene in scenes(slug):
        draw(scene, cast_of(title.guide, scene.view))
        place = artist_of(title).places(scene.view)[0]
        draw(replace(scene, focus=place), cast_of(title.guide, scene.view))
    assert len(noted) > 20
    small = {(told, size) for told, size in noted if size < (VALUE if NUMBER.fullmatch(told) else NAME)}
    assert not small
    forget()
