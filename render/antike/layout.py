"""Where tokens of several nations stand in one province without covering each other."""

from functools import cache

from render.antike.geometry import Point

STEP = 34
"""How far apart the tokens of a province stand."""


@cache
def spots(anchor: Point, count: int, width: int, height: int) -> tuple[Point, ...]:
    """Places for `count` tokens around an anchor: beside each other, the whole kept inside the picture."""
    x, y = anchor
    if not count:
        return ()
    if count == 1:
        return ((x, y),)
    across = min(count, 3)
    found = []
    for place in range(count):
        row, column = divmod(place, across)
        here = min(across, count - row * across)
        found.append((x + (column - (here - 1) / 2) * STEP * 1.45, y + row * 46 - (count > across) * 20))
    left = min(each[0] for each in found) - 36
    right = max(each[0] for each in found) + 36 - width
    top = min(each[1] for each in found) - 32
    bottom = max(each[1] for each in found) + 32 - height
    shift_x = -left if left < 0 else -right if right > 0 else 0
    shift_y = -top if top < 0 else -bottom if bottom > 0 else 0
    return tuple((each[0] + shift_x, each[1] + shift_y) for each in found)
