"""How far it is from province to province, for legions over land and for galleys over the sea."""

from functools import lru_cache

from engine.antike.board import board

FAR = 99
"""No way leads there."""


@lru_cache(maxsize=8192)
def borders(name: str, kind: int) -> tuple[tuple[int, ...], ...]:
    """Borders to cross from each province to each, for legions (kind 0) or galleys (1)."""
    found = board(name)
    around = found.sea if kind else found.land
    return tuple(_spread(around, origin) for origin in range(len(around)))


def _spread(around: tuple[tuple[int, ...], ...], origin: int) -> tuple[int, ...]:
    reached = [FAR] * len(around)
    reached[origin] = 0
    edge = [origin]
    while edge:
        following = []
        for here in edge:
            for there in around[here]:
                if reached[there] == FAR:
                    reached[there] = reached[here] + 1
                    following.append(there)
        edge = following
    return tuple(reached)


@lru_cache(maxsize=8192)
def from_any(name: str, origins: tuple[int, ...]) -> tuple[int, ...]:
    """Borders to cross to each province from the nearest of the origins, over land alone or sea alone."""
    ways = [borders(name, kind)[origin] for kind in (0, 1) for origin in origins]
    return tuple(map(min, zip(*ways, strict=True)))


@lru_cache(maxsize=8192)
def within(name: str, kind: int, origin: int, most: int) -> tuple[int, ...]:
    """Provinces at most so many borders away, the origin first, the nearer before the farther."""
    reached = borders(name, kind)[origin]
    near = [place for place, steps in enumerate(reached) if steps <= most]
    return tuple(sorted(near, key=lambda place: (reached[place], place)))


def way(name: str, kind: int, origin: int, target: int, shunned: tuple[int, ...]) -> list[int]:
    """The provinces to enter one after another, round those where as many as possible are not shunned."""
    found = board(name)
    around = found.sea if kind else found.land
    left = borders(name, kind)
    here, entered = origin, []
    while here != target:
        ahead = left[here][target] - 1
        nearer = [place for place in around[here] if left[place][target] == ahead]
        here = min(nearer, key=lambda place: (place != target and shunned[place] > 0, place))
        entered.append(here)
    return entered
