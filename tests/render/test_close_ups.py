"""Close-ups: the part of the map where all happened, drawn larger, every mark and every name as clear."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from packed import small_enough
from PIL import Image, ImageChops

from bot.pictures.captions import scene_of
from bot.speech.teller import Teller
from engine.core.play.record import read
from render.boards import NOBODY, CloseArtist, artist_of, draw_close
from render.kit.marks import ring
from render.kit.sprite import Placed
from render.kit.zoom import LEAST, part_with
from render.replay import moments
from render.scene import Scene
from render.titles import TITLES

GAMES = Path(__file__).parents[1] / "golden" / "games"
RECORDS = {
    "antike": "antike-03-sensible",
    "grecolonies": "grecolonies-02-sensible",
    "deus": "deus-02-sensible",
    "dies_irae": "dies_irae-03-sensible",
}
CLOSE, LARGEST = 6, 300_000
"""Close-ups that are looked at of each game, and the bytes one may have."""
SEEN = 0.8
"""The share of a name's pixels that nothing covers: names of regions may lie under others of their own."""


def scenes(slug: str) -> Iterator[Scene]:
    """The ends of some turns of a game, spread over it, each with what happened in it."""
    path = GAMES / f"{RECORDS[slug]}.json"
    match = read(path.read_text(encoding="utf-8"), TITLES)
    teller = Teller("en", match.title, [f"Player {seat}" for seat in range(match.seats)])
    found = [each for each in moments(match) if each.events]
    for each in found[:: max(1, len(found) // (5 * CLOSE))]:
        view = match.rules.view(each.state, None)
        yield scene_of(teller, view, [event for event in each.events if event.known_to(None)], turn=each.turn)


def close(slug: str) -> list[Scene]:
    """Some of them that have a close-up, each as it is drawn there."""
    artist, found = artist_of(TITLES[slug]), list[Scene]()
    assert isinstance(artist, CloseArtist)
    for scene in scenes(slug):
        part = artist.part(scene)
        if part is not None and len(found) < CLOSE:
            found.append(Scene(scene.view, scene.events, scene.names, scene.words, "", part))
    return found


def visible(placed: Placed, picture: Image.Image) -> float:
    """The share of what lies in the picture of a drawing's pixels that can be seen there."""
    there = picture.crop(placed.box)
    inside = Image.new("1", picture.size, 1).crop(placed.box)
    mask = ImageChops.logical_and(inside, placed.sprite.mask)
    pixels = mask.convert("L").histogram()[255]
    same = sum(
        bool(shown) and one == other
        for shown, one, other in zip(
            mask.convert("L").tobytes(), placed.sprite.image.tobytes(), there.tobytes(), strict=True
        )
    )
    return same / pixels if pixels else 1.0


@pytest.mark.parametrize("slug", RECORDS)
def test_a_close_up_shows_all_that_is_marked_and_names_stay_uncovered(slug: str) -> None:
    artist, found = artist_of(TITLES[slug]), close(slug)
    assert len(found) >= 3, "too few close-ups to look at"
    for scene in found:
        picture = artist.draw(scene, NOBODY)
        marks = artist.marks(scene)
        assert marks
        for mark in marks:
            left, top, right, bottom = mark.box
            assert left >= -30
            assert top >= -30
            assert right <= picture.width + 30
            assert bottom <= picture.height + 30
        for name in artist.names(scene, NOBODY):
            assert visible(name, picture) >= SEEN, (scene.focus, name.box)
        assert max(picture.size) <= 1600
        drawn = draw_close(TITLES[slug], Scene(scene.view, scene.events, scene.names, scene.words, ""))
        assert drawn is not None
        assert drawn.name == "close.png"
        assert small_enough(drawn.data, LARGEST)


def marked(*middles: tuple[float, float]) -> list[Placed]:
    return [Placed(ring(80), x, y) for x, y in middles]


def test_the_part_is_a_square_where_the_map_allows_and_tells_where_it_lies() -> None:
    size = 1600, 1200
    assert part_with((), size) is None
    assert part_with(marked((100, 100), (1500, 1100)), size) is None
    left, top, right, bottom = part_with(marked((20, 30)), size) or (0, 0, 0, 0)
    assert (left, top, right, bottom) == (0, 0, LEAST, LEAST)
    left, top, right, bottom = part_with(marked((600, 300), (1000, 300)), size) or (0, 0, 0, 0)
    assert right - left == bottom - top == 600
    assert left <= 560
    assert right >= 1040
    left, top, right, bottom = part_with(marked((100, 600), (1500, 600)), size) or (0, 0, 0, 0)
    assert (left, top, right, bottom) == (0, 0, 1600, 1200)
    assert part_with(marked((0, 0), (800, 610)), size) is not None
    assert part_with(marked((0, 0), (880, 660)), size) is None
