"""Pictures of Grécolonies' questions: every letter is seen, nothing is hidden by it, nobody sees too much."""

import math
import random
from collections.abc import Iterator, Sequence
from functools import cache
from string import ascii_uppercase

import pytest
from grecolonies_positions import positions
from packed import small_enough
from titled import titled

from engine.core.choosing.menu import Question, ask
from engine.core.contract import Action, Seat, Word
from engine.core.play.match import Match
from engine.grecolonies.actions import (
    Ally,
    Attack,
    Enter,
    Move,
    Predict,
    Propose,
    Recruit,
    Return,
    Spare,
    Take,
)
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.state import Assault, GrecoloniesState, Moving, Offered
from engine.grecolonies.words import HIDDEN
from render.grecolonies.artist import GrecoloniesArtist
from render.grecolonies.emblems import COLOURS, emblem
from render.grecolonies.ground import MAPS
from render.grecolonies.map import draw_map, layout, sight_of
from render.grecolonies.questions.cups import SMALL, foretold
from render.grecolonies.questions.land import Land, land_of
from render.grecolonies.questions.spots import FIGHT, GROUP, provinces_of, spots_of
from render.grecolonies.questions.ways import ways_of
from render.grecolonies.tokens import SIGN
from render.kit.encode import canvas, png
from render.kit.labels import Box, hidden
from render.kit.palette import PAPER, index
from render.questions import NARROWEST, WIDEST, Posed
from render.scene import Scene

ARTIST = GrecoloniesArtist()
PHONE, LEAST = 400, 11
"""Pixels across a phone's screen, and how high letters are on it at least."""
STEPS = 24
"""Actions played on from a position."""


@cache
def asked() -> tuple[tuple[Scene, Question], ...]:
    """The questions on ways of answers taken by lot, from positions of whole games on."""
    found = list[tuple[Scene, Question]]()
    luck = random.Random(4)
    for position in positions()[::5]:
        match, language = position.match, luck.choice(("en", "fr"))
        words = position.scene(language).words
        for _ in range(STEPS):
            if not (decisions := match.rules.decisions(match.state)):
                break
            seat = luck.choice(decisions).seat
            scene = Scene(match.view(seat), (), ("Ana",) * match.seats, words, "")
            found += [(scene, question) for question in _way(match.legal(seat), luck)]
            match = match.play(seat, luck.choice(match.legal(seat))).match
    return tuple(found)


def _way(legal: Sequence[Action], luck: random.Random) -> Iterator[Question]:
    path: tuple[int, ...] = ()
    while isinstance(question := ask(legal, path), Question):
        yield question
        path = (*path, luck.randrange(len(question.answers)))


def posed(scene: Scene, question: Question) -> Posed | None:
    """The question with a letter for each answer that can be seen, as far as letters go."""
    sights = ARTIST.sights(scene.view, question)
    return None if sights is None else Posed(question, tuple(zip(sights, ascii_uppercase, strict=False)))


def test_every_verb_with_a_place_has_a_picture_with_letters():
    lettered = set[type[Action]]()
    for scene, question in asked():
        if (found := posed(scene, question)) is not None:
            lettered |= {type(question.answers[place].actions[0]) for place, _ in found.letters}
    assert lettered >= {Move, Take, Recruit, Return, Ally, Predict, Spare}
    assert lettered <= {Move, Take, Recruit, Return, Ally, Predict, Spare, Attack, Enter, Propose}


def test_questions_of_a_fight_show_the_dice_and_letter_no_number():
    fought = [(scene, question) for scene, question in asked() if question.field in ("count", "weapon")]
    assert any(question.verb == "announce" for _, question in fought)
    for scene, question in fought:
        assert ARTIST.sights(scene.view, question) == (), question


def test_pictures_fit_a_phone_and_a_connection():
    shapes = set[tuple[int, int]]()
    for scene, question in asked()[::9]:
        if (found := posed(scene, question)) is not None:
            picture = ARTIST.question(scene, found)
            shapes.add(picture.size)
            assert NARROWEST <= picture.width <= WIDEST
            assert 0.3 <= picture.height / picture.width <= 1.4, picture.size
            assert small_enough(png(picture), 120_000)
    assert len(shapes) > 5


def lands(step: int) -> Iterator[tuple[Scene, Question, Posed, Land]]:
    """Every so many questions that are asked of provinces, with their letters and what is drawn."""
    for scene, question in asked()[::step]:
        state: GrecoloniesState = scene.view.state
        found, spots = posed(scene, question), spots_of(state, question)
        provinces = provinces_of(state, question, spots.values())
        if found is None or not provinces:
            continue
        lettered = [(letter, spots[place]) for place, letter in found.letters]
        land = land_of(scene, question, provinces, lettered)
        yield scene, question, found, land


def test_letters_on_the_map_are_seen_and_cover_no_name():
    count = 0
    for scene, question, found, land in lands(3):
        picture = ARTIST.question(scene, found)
        left, top, right, bottom = (0, 0, *picture.size)
        for badge in land.badges:
            count += 1
            assert hidden(badge, picture, lambda sprite: sprite.mask) < 0.01
            box = badge.box
            assert box[0] >= left and box[1] >= top and box[2] <= right and box[3] <= bottom  # noqa: PT018
        for name in land.names:
            assert hidden(name, picture) <= 0.15, question
    assert count > 200


def overlap(one: Box, other: Box) -> float:
    wide, high = (min(one[at + 2], other[at + 2]) - max(one[at], other[at]) for at in (0, 1))
    return max(0.0, wide) * max(0.0, high)


@pytest.mark.parametrize(("players", "seed"), [(3, 3), (4, 4), (5, 5), (5, 8), (5, 9), (5, 38)])
def test_letters_of_a_first_move_lie_in_their_colony_and_on_no_name(players: int, seed: int):
    match, _ = Match.start(titled(RULES), RULES.options(), players, bytes([seed]) * 32)
    seat = match.rules.decisions(match.state)[0].seat
    words = positions()[0].scene().words
    scene = Scene(match.view(seat), (), ("Ana",) * players, words, "")
    question = ask(match.legal(seat))
    assert isinstance(question, Question)
    found, spots = posed(scene, question), spots_of(match.state, question)
    assert found is not None
    provinces = provinces_of(match.state, question, spots.values())
    land = land_of(scene, question, provinces, [(letter, spots[place]) for place, letter in found.letters])
    middles = [land.part.at(each.middle) for each in MAPS.drawn(match.options.board).places]
    standing = [land.part.box_of(each.box) for each in (*land.ground.tokens, *land.ground.signs)]
    for letter, spot in zip(land.badges, land.spots, strict=True):
        at = letter.x, letter.y
        assert min(middles, key=lambda each: math.dist(each, at)) == min(
            middles, key=lambda each: math.dist(each, spot)
        )
        assert all(not overlap(letter.box, name.box) for name in land.names)
        assert all(
            overlap(letter.box, box) <= 0.25 * (box[2] - box[0]) * (box[3] - box[1]) for box in standing
        )


def test_letters_are_large_enough_on_a_phone():
    for scene, question in asked()[::5]:
        spots = spots_of(scene.view.state, question)
        provinces = provinces_of(scene.view.state, question, spots.values())
        if provinces:
            part = land_of(scene, question, provinces, ()).part
            assert 36 * part.scale * PHONE / part.size[0] >= LEAST  # the numbers of citizens


def test_a_group_has_its_letters_and_a_side_its_own():
    for scene, question in asked():
        spots = spots_of(scene.view.state, question)
        for place, spot in spots.items():
            action = question.answers[place].actions[0]
            if isinstance(action, Spare):
                assert (spot.province, spot.city) == (GROUP, action.city)
            elif isinstance(action, Predict):
                assert spot.city == action.winner


def test_who_foretells_a_victory_is_seen_whole():
    for city in COLOURS:
        shown, crest = foretold(city, 3, PAPER).image, emblem(city, SMALL)
        whole = canvas(*crest.size, index(PAPER))
        crest.at(whole, 0, 0, "lt")
        corner = shown.crop((shown.width - SMALL, 0, shown.width, SMALL))
        assert corner.tobytes() == whole.tobytes()


def test_each_side_sees_its_own_dice_and_the_others_cup():
    pairs = 0
    for position in positions():
        match = position.match
        frame = match.state.frame
        if not isinstance(frame, Assault):
            continue
        seat = match.rules.decisions(match.state)[0].seat
        view = match.view(seat)
        assert HIDDEN in view.state.frame.dice[0] + view.state.frame.dice[1]
        legal = match.legal(seat)
        question = ask(legal)
        assert isinstance(question, Question)
        scene = Scene(view, (), position.scene().names, position.scene().words, "")
        pairs += 1
        mine = png(ARTIST.question(scene, Posed(question, ())))
        other = next(each for each in (frame.fight.attacker, frame.fight.defender) if each != seat)
        theirs = Scene(match.view(Seat(other)), (), scene.names, scene.words, "")
        assert png(ARTIST.question(theirs, Posed(question, ()))) != mine
    assert pairs > 5


def test_a_letter_hides_nothing_that_stands_in_its_province_and_lies_where_it_belongs():
    count = away = crowded = 0
    for *_, land in lands(5):
        standing = [land.part.box_of(each.box) for each in (*land.ground.tokens, *land.ground.signs)]
        for spot, badge in zip(land.spots, land.badges, strict=True):
            count += 1
            left, top, right, bottom = badge.box
            room = (right - left) * (bottom - top)
            hides = sum(
                max(0, min(right, box[2]) - max(left, box[0]))
                * max(0, min(bottom, box[3]) - max(top, box[1]))
                for box in standing
            )
            crowded += hides > 0.3 * room
            away += abs(spot[0] - badge.x) - badge.sprite.size[0] / 2 > land.part.reach
            away += abs(spot[1] - badge.y) - badge.sprite.size[1] / 2 > land.part.reach
    assert count > 100
    assert crowded < count / 20
    assert away < count / 20  # these are tied to their province


def test_ways_of_a_question_cover_neither_name_nor_citizens():
    ways = 0
    for scene, question in asked()[::3]:
        if not ways_of(scene.view.state, scene.view.viewer, question):
            continue
        found, provinces = posed(scene, question), provinces_of(scene.view.state, question, ())
        assert found is not None
        land = land_of(scene, question, provinces, ())
        picture = draw_map(scene.view.state, land.ground, land.part.sight)
        ways += len(land.ground.below)
        for each in (*land.ground.tokens, *land.ground.names):
            inside = each.box[0] >= 0 <= each.box[1]
            inside = inside and each.box[2] <= picture.width and each.box[3] <= picture.height
            assert not inside or hidden(each, picture, lambda sprite: sprite.mask) < 0.2
    assert ways > 20


def test_signs_that_open_objectives_ask_for_stand_on_golden_plates():
    state: GrecoloniesState = positions()[0].match.state
    found = layout(state, (), str, sight_of(state, None))
    wanted = {site for each in state.open for site in state.board.sites[each]}
    lit = sum(each.sprite.size[0] > SIGN for each in found.signs)
    assert lit == 2 * len(state.open) >= len(wanted)


def test_whom_one_may_help_has_its_letter_on_its_side():
    helped = 0
    for scene, question in asked():
        verbs = {each.actions[0].word for each in question.answers}
        if verbs != {"ally", "stay-out"}:
            continue
        spots = spots_of(scene.view.state, question)
        sides = {
            each.value.id for each in question.answers if isinstance(each.value, Word) and each.actions[1:]
        }
        assert {spot.city for spot in spots.values() if spot.province == FIGHT} == sides
        helped += len(sides) == 2
    assert helped


def test_where_a_group_comes_from_is_in_the_picture():
    seen = 0
    for scene, question, _, land in lands(1):
        frame = scene.view.state.frame
        if isinstance(frame, Moving | Offered) and any(frame.taken):
            places = MAPS.drawn(scene.view.state.options.board).places
            for province, count in enumerate(frame.taken):
                x, y = land.part.at(places[province].middle)
                assert not count or (0 < x < land.part.size[0] and 0 < y < land.part.size[1]), question
            seen += 1
        if seen > 20:
            break
    assert seen > 5


def test_several_letters_of_a_place_hide_little():
    """Two stand below each other, more in at most two lines."""
    shapes = set[bool]()
    for _, question, _, land in lands(4):
        for each in land.badges:
            assert each.sprite.size[0] <= 0.18 * land.part.size[0], question
            shapes.add(each.sprite.size[0] < each.sprite.size[1])
    assert shapes == {True, False}
