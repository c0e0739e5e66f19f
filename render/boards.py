"""What draws a title: its artist, or a plain card for titles that have none yet."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, runtime_checkable

from PIL import Image

from engine.core.contract import Options, Seat, View, Word, seat_word
from engine.core.guide import AnyGuide
from engine.core.tables import BadData
from engine.core.title import Title
from render.card import draw_card
from render.kit.encode import HURRIED, SOON, png
from render.kit.letters import writable
from render.kit.sprite import Placed
from render.kit.zoom import Part
from render.page import around
from render.scene import Cast, Crest, Picture, Scene, Told


class Artist(Protocol):
    """Draws one title."""

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        """The board in the palette, `WIDTH` pixels wide: whole, or drawn anew larger around `scene.focus`."""
        ...

    def names(self, scene: Scene, cast: Cast) -> Sequence[Placed]:
        """The names that are written on the map, where `draw` writes them."""
        ...

    def marks(self, scene: Scene) -> Sequence[Placed]:
        """What marks on the map what happened, where `draw` draws it."""
        ...

    def crest(self, role: Word) -> Crest | None:
        """The colour and emblem of a role; None for a word that is none."""
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
class CloseArtist(Protocol):
    """An artist that also draws where something happened larger: whatever part of the map that is."""

    def part(self, scene: Scene) -> Part | None:
        """The part of the map with all that the scene's marks tell; None where nothing is marked, or where it
        is a third of the map or more."""
        ...


@runtime_checkable
class ThingArtist(Protocol):
    """An artist that also draws the things one can look up, such as cards."""

    def thing(self, options: Options, word: Word, words: Told, explain: Told) -> Picture | None:
        """One thing as PNG, with its name and what it does; None where there is nothing to draw."""
        ...

    def shows(self, options: Options, word: Word) -> bool:
        """Whether it draws that thing."""
        ...


@runtime_checkable
class ChartArtist(Protocol):
    """An artist that also draws charts which are pictures of their own, with nothing of the map."""

    def charts(self, view: View[Any]) -> Sequence[Word]:
        """What `focus` may name beside places: the names of these charts."""
        ...


class CardArtist:
    """Draws any game as a card with its standing."""

    def __init__(self, guide: AnyGuide) -> None:
        self.guide = guide

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        """Names, roles, scores and holdings in a list."""
        del cast
        standing, roles = self.guide.standing(scene.view), self.guide.roles(scene.view)
        lines = []
        for seat, name in enumerate(scene.names):
            role = ", ".join(scene.words(word) for word in roles[seat])
            lines.append((standing.ranks[seat], f"{role or name} ({name})", str(standing.scores[seat])))
        return draw_card(sorted(lines))

    def names(self, scene: Scene, cast: Cast) -> Sequence[Placed]:
        """No names: a card has no map."""
        del scene, cast
        return ()

    def marks(self, scene: Scene) -> Sequence[Placed]:
        """No marks: a card has no map."""
        del scene
        return ()

    def crest(self, role: Word) -> Crest | None:
        """No crest: a card knows no roles."""
        del role
        return None

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
    plain: Title | None = None
    """The title it was made from."""

    @property
    def undrawn(self) -> Title:
        """The title it was made from."""
        return self.plain or self


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
        thinkers=title.thinkers,
        judged_in=title.judged_in,
        tables=title.tables,
        older=tuple(drawn(home, each, artist) for each in title.older),
        artist=artist,
        map_checks=map_checks or {},
        plain=title,
    )


def artist_of(title: Title) -> Artist:
    """The title's artist, or the card."""
    return title.artist if isinstance(title, DrawnTitle) else CardArtist(title.guide)


def charts_of(title: Title, view: View[Any]) -> Sequence[Word]:
    """The charts of a board that are pictures of their own; none where the title's artist draws none."""
    artist = artist_of(title)
    return artist.charts(view) if isinstance(artist, ChartArtist) else ()


def cast_of(guide: AnyGuide, view: View[Any]) -> Cast:
    """Who stands out on a board: who owes an answer, who leads, who has won."""
    standing, roles, turn = guide.standing(view), guide.roles(view), guide.turn(view)
    over = standing.ended is not None
    asked: dict[int, tuple[Word, ...]] = {}
    for decision in guide.decisions(view):
        acts = decision.in_turn and turn.actor is not None and turn.seat == decision.seat
        asked.setdefault(
            decision.seat, (turn.actor,) if acts and turn.actor is not None else roles[decision.seat]
        )
    lifted = {word for words in asked.values() for word in words}
    if over:
        lifted = {word for seat in standing.winners for word in roles[seat]}
    first = [seat for seat, rank in enumerate(standing.ranks) if rank == 1]
    leading = first if len(set(standing.scores)) > 1 else []
    return Cast(
        tuple((Seat(seat), next(iter(words), None)) for seat, words in sorted(asked.items())),
        frozenset(lifted),
        frozenset(word for seat in leading for word in roles[seat]),
        tuple((seat, next(iter(roles[seat]), None)) for seat in standing.winners),
        over,
        frozenset(Seat(seat) for seat, words in enumerate(roles) if len(words) > 1),
    )


def crests_of(title: Title, view: View[Any]) -> dict[Word, Crest]:
    """The crests of all roles in play, and of each seat by its word: that of its first role."""
    artist, found = artist_of(title), dict[Word, Crest]()
    for seat, words in enumerate(title.guide.roles(view)):
        for word in (*words[1:], *words[:1]):
            crest = artist.crest(word)
            if crest is not None:
                found[word] = found[seat_word(Seat(seat))] = crest
    return found


NOBODY = Cast((), frozenset(), frozenset())
"""Nobody is asked, and nobody leads."""


def draw_board(title: Title, scene: Scene, *, asked: bool = True, hurried: bool = False) -> Picture:
    """The board as PNG, with its head and what just happened; unless it is `asked` it says of nobody that
    they are next. `hurried`: as a larger file, sooner."""
    image = board_image(title, scene, asked=asked)
    return Picture(png(image, HURRIED if hurried else SOON), *image.size)


def board_image(title: Title, scene: Scene, *, asked: bool = True) -> Image.Image:
    """The same as pixels in the palette."""
    names = tuple(
        writable(name, scene.seats[seat] if seat < len(scene.seats) else str(seat + 1))
        for seat, name in enumerate(scene.names)
    )
    scene = replace(scene, names=names)
    cast = cast_of(title.guide, scene.view) if asked else NOBODY
    body = artist_of(title).draw(scene, cast)
    return around(body, scene, cast, crests_of(title, scene.view))


def draw_close(title: Title, scene: Scene, *, hurried: bool = False) -> Picture | None:
    """Where it all happened, drawn larger, as PNG; None where nothing is marked, or much of the map.
    `hurried`: as a larger file, sooner."""
    artist = artist_of(title)
    part = artist.part(scene) if isinstance(artist, CloseArtist) else None
    if part is None:
        return None
    image = artist.draw(replace(scene, focus=part), NOBODY)
    return Picture(png(image, HURRIED if hurried else SOON), *image.size, "close.png")


def draw_hand(title: Title, scene: Scene) -> Picture | None:
    """What the seat that looks holds in secret; None where the title's artist draws none."""
    artist = artist_of(title)
    return artist.hand(scene) if isinstance(artist, HandArtist) else None


def draw_thing(title: Title, options: Options, word: Word, words: Told, explain: Told) -> Picture | None:
    """A thing one can look up in a game with these options; None where the title's artist draws none."""
    artist = artist_of(title)
    return artist.thing(options, word, words, explain) if isinstance(artist, ThingArtist) else None


def shows_thing(title: Title, options: Options, word: Word) -> bool:
    """Whether there is a picture of a thing in games with these options, without drawing it."""
    artist = artist_of(title)
    return isinstance(artist, ThingArtist) and artist.shows(options, word)
