"""The choice of nations as a question: the map with the cities in which each of them begins."""

from collections.abc import Mapping
from statistics import fmean

from PIL import Image

from engine.antike.law.opening import at_home, nations_in_play, shares
from engine.antike.words import Nation
from render.antike.emblems import emblem
from render.antike.map import MAPS, exact_ground
from render.antike.marks import Marks
from render.antike.names import names_of
from render.antike.question import NAMED, Sketch, free, window_of
from render.antike.tokens import tokens_of
from render.kit.badges import across, around, badge_with, plated
from render.kit.labels import Wish, place
from render.scene import Scene

CREST = 0.9
"""The size of an emblem as a share of the badge beside it."""


def draw_homes(scene: Scene, letters: Mapping[Nation, str]) -> Image.Image:
    """All nations in their first cities: beside those that are free their letter, and their emblems."""
    return homes_of(scene, letters).draw()


def homes_of(scene: Scene, letters: Mapping[Nation, str]) -> Sketch:
    """What stands on that map; nations that are chosen together have one letter."""
    chosen = scene.view.state
    state, found = at_home(chosen), MAPS.drawn(chosen.options.board)
    starts = nations_in_play(chosen.options, chosen.seats)
    cities = {city for start in starts for city in start.cities}
    window = window_of(found, [found.places[city].city for city in cities])
    tokens = tokens_of(state, found, window)
    lettered = {
        each: letters.get(share[0]) for share in shares(chosen.options, chosen.seats) for each in share
    }
    wide, wishes = across(window.size[0]), list[Wish]()
    for start in starts:
        points = [window.at(found.places[city].city) for city in start.cities]
        middle = fmean(x for x, _ in points), fmean(y for _, y in points)
        crest, letter = emblem(start.nation, round(wide * CREST)), lettered[start.nation]
        sign = badge_with(letter, wide, crest) if letter else plated(crest)
        wishes.append(Wish(sign, tuple(around(middle, sign, window.size))))
    standing = [each.box for each in tokens.placed]
    signs = place(wishes, standing, window.size, standing)
    named = None if window.scale >= NAMED else cities
    names = names_of(state, scene.words, found, window, tokens, Marks((), signs, ()), named)
    names = free(names, [*standing, *(each.box for each in signs)])
    return Sketch(exact_ground(state, window), (), tokens.placed, (), names, signs)
