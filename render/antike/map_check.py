"""Whether a board's map is drawn as its table says: the same borders, each city in its own province."""

from engine.antike.board import board
from engine.core.tables import BadData
from render.antike.geometry import Point, drawn

KINDS = {(True, True): "both", (True, False): "land", (False, True): "sea"}


def check_map(name: str) -> tuple[BadData, ...]:
    """Everything in which map and table of `east` or `west` differ."""
    table, found = board(name), drawn(name)
    file = f"data/antike/{name}_map.json"
    wrong: list[BadData] = []
    wanted = {
        (here, there): KINDS[there in table.land[here], there in table.sea[here]]
        for here in range(len(table.provinces))
        for there in {*table.land[here], *table.sea[here]}
        if here < there
    }
    shown = {
        (min(border.a, border.b), max(border.a, border.b)): border.kind
        for border in found.borders
        if border.kind != "closed"
    }
    for pair in sorted(wanted.keys() | shown.keys()):
        if wanted.get(pair) != shown.get(pair):
            names = "-".join(table.provinces[each] for each in pair)
            kind = wanted.get(pair) or "closed"
            wrong.append(BadData(file, 0, names, "other-border", kind))
    for number, place in enumerate(found.places):
        if not any(_inside(place.city, ring) for ring in place.cells):
            wrong.append(BadData(file, 0, table.provinces[number], "city-outside"))
    return tuple(wrong)


def _inside(point: Point, ring: tuple[Point, ...]) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses the outline an odd number of times."""
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossed = not crossed
    return crossed
