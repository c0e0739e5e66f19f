"""What each power has on the sites of the map, counted once for all who ask (6, 11, 16)."""

from engine.core.values.frozen import Frozen
from engine.dies_irae.board import board
from engine.dies_irae.latest import latest
from engine.dies_irae.state import Holding
from engine.dies_irae.words import POWERS


class Estate(Frozen):
    """A power's part of the sites."""

    sites: tuple[int, ...]
    """Numbers of the sites with its posts and fortresses."""
    hexes: frozenset[int]
    """Their hexes."""
    posts: int
    """Posts, without fortresses."""
    fortresses: int
    monuments: int


@latest
def estates(holdings: tuple[Holding, ...]) -> tuple[Estate, ...]:
    """The estate of each power, by its number."""
    places = board().site_hexes
    owned: list[list[int]] = [[] for _ in POWERS]
    posts, fortresses, monuments = ([0] * len(POWERS) for _ in range(3))
    for site, (owner, count, fortress, monument) in enumerate(holdings):
        if owner >= 0:
            owned[owner].append(site)
            posts[owner] += count
            fortresses[owner] += fortress
        if monument >= 0:
            monuments[monument] += 1
    return tuple(
        Estate(
            tuple(sites),
            frozenset([places[site] for site in sites]),
            posts[power],
            fortresses[power],
            monuments[power],
        )
        for power, sites in enumerate(owned)
    )
