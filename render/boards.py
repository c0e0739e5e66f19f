"""The artists: one per title, and a plain card for titles that have none yet."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol, runtime_checkable

from engine.antike.board import BOARDS
from engine.core.contract import Options, View, Word
from engine.core.law import AnyRulebook
from engine.core.tables import BadData
from render.antike.artist import AntikeArtist
from render.antike.map_check import check_map
from render.card import draw_card
from render.deus.artist import DeusArtist
from render.dies_irae.artist import DiesIraeArtist
from render.dies_irae.geometry import LARGER
from render.dies_irae.map_check import check_ground
from render.grecolonies.artist import GrecoloniesArtist
from render.scene import Picture, Scene, Told

__all__ = [
    "ARTISTS", "MAP_CHECKS", "Artist", "CardArtist", "HandArtist", "Picture", "Scene", "ThingArtist",
    "artist_of", "draw_hand", "draw_thing",
]  # fmt: skip


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

    def __init__(self, rules: AnyRulebook) -> None:
        self.rules = rules

    def draw(self, scene: Scene) -> Picture:
        """Names, roles, scores and holdings in a list."""
        state = scene.view.state
        standing, roles = self.rules.standing(state), self.rules.roles(state)
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


ARTISTS: Mapping[str, Artist] = {
    "antike": AntikeArtist(),
    "deus": DeusArtist(),
    "dies_irae": DiesIraeArtist(),
    "grecolonies": GrecoloniesArtist(),
}
"""The artist of each title."""

MAP_CHECKS: Mapping[str, Callable[[], Sequence[BadData]]] = {
    **{f"data/antike/{name}_map.json": partial(check_map, name) for name in BOARDS},
    "data/dies_irae/ground.png": partial(check_ground, 1),
    "data/dies_irae/ground_large.png": partial(check_ground, LARGER),
}
"""For each drawn map in `data/` what tells whether it agrees with its table."""


def artist_of(rules: AnyRulebook) -> Artist:
    """The title's artist, or the card."""
    return ARTISTS.get(rules.slug) or CardArtist(rules)


def draw_hand(rules: AnyRulebook, scene: Scene) -> Picture | None:
    """What the seat that looks holds in secret; None where the title's artist draws none."""
    artist = artist_of(rules)
    return artist.hand(scene) if isinstance(artist, HandArtist) else None


def draw_thing(
    rules: AnyRulebook, options: Options, word: Word, words: Told, explain: Told
) -> Picture | None:
    """A thing one can look up in a game with these options; None where the title's artist draws none."""
    artist = artist_of(rules)
    return artist.thing(options, word, words, explain) if isinstance(artist, ThingArtist) else None
