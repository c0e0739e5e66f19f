"""What draws a title: its artist, or a plain card for titles that have none yet."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from engine.core.contract import Options, View, Word
from engine.core.guide import AnyGuide
from engine.core.tables import BadData
from engine.core.title import Title
from render.card import draw_card
from render.scene import Picture, Scene, Told


class Artist(Protocol):
    """Draws one title."""

    def draw(self, scene: Scene) -> Picture:
        """The board as PNG."""
        ...

    def places(self, view: View[Any]) -> Sequence[str]:
        """Ids that `focus` may name."""
        ...


@runtime_checkable
class HandArtist(Protocol):
    """An artist that also draws what a seat holds in secret."""

    def hand(self, scene: Scene) -> Picture | None:
        """The hand of the seat that looks, as PNG; None where there is nothing to draw."""
        ...


@runtime_checkable
class ThingArtist(Protocol):
    """An artist that also draws the things one can look up, such as cards."""

    def thing(self, options: Options, word: Word, words: Told, explain: Told) -> Picture | None:
        """One thing as PNG, with its name and what it does; None where there is nothing to draw."""
        ...


class CardArtist:
    """Draws any game as a card with its standing."""

    def __init__(self, guide: AnyGuide) -> None:
        self.guide = guide

    def draw(self, scene: Scene) -> Picture:
        """Names, roles, scores and holdings in a list."""
        standing, roles = self.guide.standing(scene.view), self.guide.roles(scene.view)
        lines = []
        for seat, name in enumerate(scene.names):
            role = ", ".join(scene.words(word) for word in roles[seat])
            lines.append((standing.ranks[seat], f"{role or name} ({name})", str(standing.scores[seat])))
        data, width, height = draw_card(scene.title, sorted(lines))
        return Picture(data, width, height)

    def places(self, view: View[Any]) -> Sequence[str]:
        """No places: a card has none."""
        del view
        return ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class DrawnTitle(Title):
    """A title with its artist."""

    artist: Artist
    map_checks: Mapping[str, Callable[[], Sequence[BadData]]] = field(default_factory=dict)
    """For each of its drawn maps in `data/` what tells whether it agrees with its table."""


def drawn(
    home: str,
    title: Title,
    artist: Artist,
    map_checks: Mapping[str, Callable[[], Sequence[BadData]]] | None = None,
) -> DrawnTitle:
    """The title with its artist, and what checks its drawn maps; `home` is the module that keeps it."""
    return DrawnTitle(
        home=home,
        rules=title.rules,
        guide=title.guide,
        computers=title.computers,
        tables=title.tables,
        artist=artist,
        map_checks=map_checks or {},
    )


def artist_of(title: Title) -> Artist:
    """The title's artist, or the card."""
    return title.artist if isinstance(title, DrawnTitle) else CardArtist(title.guide)


def draw_hand(title: Title, scene: Scene) -> Picture | None:
    """What the seat that looks holds in secret; None where the title's artist draws none."""
    artist = artist_of(title)
    return artist.hand(scene) if isinstance(artist, HandArtist) else None


def draw_thing(title: Title, options: Options, word: Word, words: Told, explain: Told) -> Picture | None:
    """A thing one can look up in a game with these options; None where the title's artist draws none."""
    artist = artist_of(title)
    return artist.thing(options, word, words, explain) if isinstance(artist, ThingArtist) else None
