"""What a game's pictures lack: an artist, the size of all boards, places to zoom to, marks of changes."""

from collections.abc import Iterator
from dataclasses import replace

from bot.cli.lacking.lack import Lack, begun, played
from bot.pictures.captions import scene_of
from bot.speech.teller import Teller
from engine.core.contract import Event
from engine.core.play.match import Match
from engine.core.title import Title
from render.boards import CardArtist, artist_of, charts_of, draw_board
from render.scene import Picture, Scene

WIDTH, ZOOMED = 1600, 1200
"""Pixels of a board's width, and the least of a part of it that is shown larger."""
LARGEST = 300_000
"""Bytes of a picture."""
FEWEST_PLACES = 10
"""Places one can zoom to."""
LOOKED_AT = 25
"""Of more places only about so many are zoomed to."""
ACTIONS, LAST = 60, 20
"""How many actions are played before a board is drawn, and how many of the last events it is to mark."""
STRANGE = ("", "\u0000\u202e", "🏺" * 40, "W" * 200, "ά ἔ Ж 漢", "a\nb")
"""Names that people might have."""


def lacking_pictures(title: Title) -> Iterator[Lack]:
    """What is wrong with the board at its start and in the middle of a game, for every number of seats."""
    file = f"render/{title.slug}/title.py"
    if isinstance(artist_of(title), CardArtist):
        yield Lack("artist", {"file": file})
        return
    for match in begun(title):
        first, last = scenes_of(match)
        for scene in (first, last):
            yield from lacking_of(title, draw_board(title, scene))
    yield from _lacking_of_places(title, last)
    for chart in charts_of(title, last.view):
        yield from lacking_of(title, draw_board(title, replace(last, focus=chart.id)))
    drawn = draw_board(title, last)
    draw_board(title, first)
    if draw_board(title, last).data != drawn.data:
        yield Lack("picture-changing", {"file": file})
    if draw_board(title, replace(last, events=())).data == drawn.data:
        yield Lack("picture-unmarked", {"file": file})
    draw_board(title, replace(last, names=tuple(STRANGE[seat % len(STRANGE)] for seat in range(match.seats))))


def scenes_of(match: Match, actions: int = ACTIONS) -> tuple[Scene, Scene]:
    """The board as it is, and after so many actions chosen by lot."""
    events: list[Event] = []
    now = match
    for _, step in played(match, actions):
        now = step.match
        events += (event for event in step.step.events if event.known_to(None))
    return _scene(match, ()), _scene(now, tuple(events[-LAST:]))


def _scene(match: Match, events: tuple[Event, ...]) -> Scene:
    names = tuple(f"Player {seat}" for seat in range(match.seats))
    teller = Teller("fr", match.title, names)
    return scene_of(teller, match.view(None), events)


def lacking_of(title: Title, picture: Picture) -> Iterator[Lack]:
    """What is wrong with one board, or one chart."""
    file = f"render/{title.slug}/artist.py"
    if picture.width != WIDTH:
        yield Lack("picture-width", {"file": file, "count": picture.width, "needed": WIDTH})
    if len(picture.data) > LARGEST:
        yield Lack("picture-large", {"file": file, "count": len(picture.data), "most": LARGEST})


def _lacking_of_places(title: Title, scene: Scene) -> Iterator[Lack]:
    file, artist = f"render/{title.slug}/artist.py", artist_of(title)
    places = artist.places(scene.view)
    if len(places) < FEWEST_PLACES:
        yield Lack("places", {"file": file, "count": len(places), "least": FEWEST_PLACES})
    for place in places[:: 1 + len(places) // LOOKED_AT]:
        width = draw_board(title, replace(scene, focus=place)).width
        if width < ZOOMED:
            yield Lack("zoom", {"file": file, "place": place, "count": width, "least": ZOOMED})
