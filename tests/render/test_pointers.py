"""Letters on arrows: each upon its own behind its head, or tied to it."""

import math

from render.kit.badges import badge, untangled
from render.kit.labels import Box
from render.kit.marks import END, Move, along
from render.kit.palette import INK
from render.kit.pointers import MANY, Pointer, pointers
from render.kit.sprite import Placed

SIZE = 800, 800
LEAST, PHONE = 11, 400
"""How high a letter is at least on a phone, and how wide that is, in pixels."""


def fan(many: int, reach: float = 300) -> list[tuple[str, Move]]:
    """Arrows from the middle in all directions."""
    turns = [math.tau * number / many for number in range(many)]
    ends = [(400 + reach * math.cos(turn), 400 + reach * math.sin(turn)) for turn in turns]
    return [(chr(65 + number), Move((400, 400), end, INK)) for number, end in enumerate(ends)]


def away(found: Pointer, move: Move) -> float:
    """How far a letter stands from the middle of an arrow, in pixels."""
    points = (along(move, share / 50) for share in range(51))
    return min(math.dist((found.badge.x, found.badge.y), point) for point in points)


def shared(one: Box, other: Box) -> float:
    wide, high = (min(one[at + 2], other[at + 2]) - max(one[at], other[at]) for at in (0, 1))
    return max(0.0, wide) * max(0.0, high)


def test_a_letter_stands_on_its_own_arrow_and_leaves_its_head_in_sight():
    for many in (1, 5, 18):
        moves = fan(many)
        found = pointers(moves, SIZE, ())
        for number, (each, (_, move)) in enumerate(zip(found, moves, strict=True)):
            assert away(each, move) < 5
            assert each.spot == (each.badge.x, each.badge.y)
            assert not shared(
                each.badge.box, (move.end[0] - 3, move.end[1] - 3, move.end[0] + 3, move.end[1] + 3)
            )
            assert min(away(each, other) for _, other in moves) == away(each, move)
            assert all(not shared(each.badge.box, other.badge.box) for other in found[:number])


def test_where_it_would_hide_a_token_it_stands_beside_its_arrow_tied_to_it():
    ((letter, move),) = fan(1, 120)
    tokens = [(x, y, x + 50, y + 50) for x in range(350, 560, 50) for y in (375,)]
    (found,) = pointers([(letter, move)], SIZE, tokens)
    assert found.spot != (found.badge.x, found.badge.y)
    assert min(math.dist(found.spot, along(move, share / 100)) for share in range(101)) < 2
    assert all(shared(found.badge.box, token) < 0.15 * 50 * 50 for token in tokens)


def test_a_short_arrow_points_at_its_letter():
    for turn in range(8):
        move = Move((400, 400), (400 + 90 * math.cos(turn), 400 + 90 * math.sin(turn)), INK)
        (found,) = pointers([("A", move)], SIZE, ())
        tip, letter = along(move, END), (found.badge.x, found.badge.y)
        assert found.spot == letter
        assert math.dist(tip, letter) < found.badge.sprite.size[1] / 2 + 3
        assert math.dist(move.start, letter) > math.dist(move.start, tip)


def test_badges_stand_in_each_others_places_where_their_lines_would_cross():
    sign, wide = badge("A", 40), badge("A–C", 40)
    spots = [(100, 100), (100, 300)]
    crossed = [Placed(sign, 200, 290), Placed(sign, 200, 110)]
    assert [(each.x, each.y) for each in untangled(crossed, spots)] == [(200, 110), (200, 290)]
    straight = (Placed(sign, 200, 110), Placed(sign, 200, 290))
    assert untangled(straight, spots) == straight
    unlike = (Placed(sign, 200, 290), Placed(wide, 200, 110))
    assert untangled(unlike, spots) == unlike


def test_a_letter_at_the_edge_is_wholly_in_the_picture():
    for move in (Move((700, 30), (798, 4), INK), Move((60, 60), (2, 2), INK)):
        (found,) = pointers([("A–C", move)], SIZE, ())
        left, top, right, bottom = found.badge.box
        assert left >= 0 <= top
        assert right <= SIZE[0]
        assert bottom <= SIZE[1]


def test_many_letters_are_smaller_and_still_legible_on_a_phone():
    few, many = (pointers(fan(count), SIZE, ())[0].badge.sprite for count in (MANY - 1, MANY))
    assert many.size[1] < few.size[1]
    letters = many.image.crop((0, 0, *many.size)).convert("L").point(lambda shade: 255 * (shade > 128))
    inner = letters.crop((8, 8, many.size[0] - 8, many.size[1] - 8)).getbbox()
    assert inner is not None
    assert (inner[3] - inner[1]) * PHONE / SIZE[0] >= LEAST
