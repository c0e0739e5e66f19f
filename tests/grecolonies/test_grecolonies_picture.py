"""Every number on the picture is the rulebook's own answer; a fight is told with the attacker on the left."""

import itertools
import random

import pytest
from PIL import Image
from polis_scene import Scene as Position
from titled import COMPUTERS, titled

from bot.speech.story import most_telling
from bot.speech.teller import Teller
from engine.core.contract import Event, Seat
from engine.core.play.match import Match
from engine.grecolonies.events import AssaultLost, FightWon, Lifted, ObjectiveOpened, ObjectiveTaken
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.state import GrecoloniesState
from engine.grecolonies.telling.guide import GUIDE
from render.boards import cast_of
from render.grecolonies import fight, panels
from render.grecolonies.ground import closed, lived_in
from render.grecolonies.map import sight_of
from render.grecolonies.tokens import dwellers, is_closed
from render.kit.encode import canvas
from render.kit.palette import WHITE, colours, index
from render.kit.panel import Box
from render.scene import Cast, Scene

AREA = Box(14, 14, 1572, 540)
SPEAR_DICE = (5,) * 12
FIGHT_WORDS = ("attacks", "defends", "said", "found", "refuge", "wins-assault", "wins-fight")


def late_states() -> list[GrecoloniesState]:
    """States of a game, with objectives, markers, and citizens on the Oracle; one without who gave up."""
    make = COMPUTERS["grecolonies"]["sensible"]
    players, luck = [make(seat) for seat in range(4)], random.Random(1)
    match, _ = Match.start(titled(RULES), GrecoloniesOptions(), 4, bytes(32))
    found = [match.state]
    while decisions := RULES.decisions(match.state):
        seat = luck.choice(decisions).seat
        action = players[seat].choose(RULES, match.view(seat), seat, match.legal(seat))
        match = match.play(seat, action).match
        if match.number % 40 == 0:
            found.append(match.view(None).state)
    return [*found, match.state, RULES.concede(found[-1], Seat(2)).state]


def scene_of(state: GrecoloniesState, events: tuple[Event, ...] = ()) -> Scene:
    names = tuple("ABCDE")[: len(state.poleis)]
    return Scene(RULES.view(state, None), events, names, lambda word: word.id, "")


def numbers(state: GrecoloniesState, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers that are written below the map, in order, without those of objectives."""
    written: list[str] = []
    text = panels.text

    def noted(label: str, *style):
        written.append(label)
        return text(label, *style)

    monkeypatch.setattr(panels, "text", noted)
    monkeypatch.setattr(panels, "_tiles", lambda *_: None)
    scene = scene_of(state)
    panels.draw_below(canvas(1600, 600, 0), AREA, scene, cast_of(GUIDE, scene.view))
    monkeypatch.undo()
    return [int(label) for label in written if label.lstrip("+").isdecimal()]


def test_a_panel_tells_what_the_rules_count_and_the_rest_what_is_left(monkeypatch: pytest.MonkeyPatch):
    met = set()
    for state in late_states():
        view = RULES.view(state, None)
        scores, expected = GUIDE.standing(view).scores, []
        for seat in panels.order_of_play(state):
            held = {each.id: count for each, count in GUIDE.holdings(view, Seat(seat))}
            assert held["points"] == scores[seat]
            expected += [scores[seat], held["reserve"], held["oracle"], held["markers"]]
            met.add((scores[seat] > held["markers"], held["oracle"] > 0))
        (left,) = [note.facts for note in GUIDE.describe(view) if note.key == "reserve"]
        assert numbers(state, monkeypatch) == [left["glory"], left["stack"], *expected]
    assert {tiles for tiles, _ in met} == {True, False}


def test_panels_stand_in_the_order_of_play():
    for state in late_states():
        order = panels.order_of_play(state)
        assert order[0] == state.first
        assert sorted(order) == list(range(len(state.poleis)))
        assert all((b - a) % len(order) == 1 for a, b in itertools.pairwise(order))


def lifted_out(scene: Scene, cast: Cast, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each panel in order whether it is lifted out."""
    found: list[bool] = []
    ground = panels.ground

    def noted(image: Image.Image, box: Box, *, active: bool):
        found.append(active)
        return ground(image, box, active=active)

    monkeypatch.setattr(panels, "ground", noted)
    panels.draw_below(canvas(1600, 600, 0), AREA, scene, cast)
    monkeypatch.undo()
    return found


def test_in_a_fight_the_panel_of_who_must_answer_is_lifted_out(monkeypatch: pytest.MonkeyPatch):
    table = Position()
    table.plays("move phocaea / take chalcis 8 / attack phocaea")
    table.nobody_joins((5,) * 12)
    table.plays("announce 2 spear")
    assert table.asked() == {"phocaea": "announce"}
    assert table.state.polis.city == "chalcis"
    scene = scene_of(table.state, tuple(table.events))
    cast = cast_of(GUIDE, scene.view)
    order = [table.state.poleis[seat].city for seat in panels.order_of_play(table.state)]
    lifted = dict(zip(order, lifted_out(scene, cast, monkeypatch), strict=True))
    assert [city for city, out in lifted.items() if out] == ["phocaea"]
    image = canvas(1600, fight.height_of(table.state, scene.events), 0)
    fight.draw_fight(image, 14, 14, 1572, scene, cast)
    middle = 40
    assert image.getpixel((14 + fight.SIDE - 30, middle)) != index(WHITE)
    assert image.getpixel((1586 - fight.SIDE + 30, middle)) == index(WHITE)


def test_nothing_but_what_is_lifted_out_is_white():
    table = Position().shows("zeus apollo poseidon")
    scene = scene_of(table.state)
    image = canvas(1600, 600, index(colours()[0]))
    panels.draw_below(image, AREA, scene, Cast((), frozenset(), frozenset()))
    white = image.point([255 * (place == index(WHITE)) for place in range(256)], "1")
    assert white.convert("L").histogram()[255] < 0.002 * image.width * image.height


@pytest.mark.parametrize("attacker_wins", [True, False])
@pytest.mark.parametrize("attacker_lifts", [True, False])
@pytest.mark.parametrize("all_told", [True, False])
def test_the_attacker_stands_left_and_the_winner_is_told(
    attacker_wins: bool, attacker_lifts: bool, all_told: bool
):
    table = Position()
    table.plays("move phocaea / take chalcis 8 / attack phocaea")
    before = list(table.events)
    table.nobody_joins((5,) * 12)
    before += table.events
    if attacker_lifts:  # the defender speaks last: 24 spears are never there
        table.plays("announce 1 spear", "chalcis")
        before += table.events
        table.plays(f"announce {24 if attacker_wins else 2} spear", "phocaea")
        before += table.events
        table.plays("counter", "chalcis", SPEAR_DICE)
    else:
        table.plays(f"announce {1 if attacker_wins else 24} spear", "chalcis")
        before += table.events
        table.plays("counter", "phocaea", SPEAR_DICE)
    events = tuple([*before, *table.events] if all_told else table.events)
    shown = fight.revealed(table.state, events)
    assert shown is not None
    assert shown.cities == ("chalcis", "phocaea")
    assert shown.winner == ("chalcis" if attacker_wins else "phocaea")
    (lost,) = [event for event in events if isinstance(event, AssaultLost)]
    assert lost.rival == shown.winner
    (lifted,) = [event for event in events if isinstance(event, Lifted)]
    mine = lifted.faces if attacker_lifts else lifted.rival_faces
    assert tuple(shown.faces[0]) == tuple(mine)
    assert not shown.over
    scene = scene_of(table.state, events)
    cast = cast_of(GUIDE, scene.view)
    height = fight.height_of(table.state, events)
    image = canvas(1600, height, 0)
    fight.draw_fight(image, 14, 0, 1572, scene, cast)


def test_the_end_of_a_fight_tells_the_attacker_without_its_beginning():
    """Only what the last answer brought is known."""
    met = set()
    for attacker_wins in (True, False):
        table = Position()
        table.plays("move phocaea / take chalcis 8 / attack phocaea")
        table.nobody_joins((5,) * 400)
        while not any(isinstance(event, FightWon) for event in table.assault(attacker_wins)):
            pass
        events = tuple(table.events)
        shown = fight.revealed(table.state, events)
        assert shown is not None
        assert shown.over
        assert shown.glory
        assert shown.cities == ("chalcis", "phocaea")
        met.add(shown.winner)
    assert met == {"chalcis", "phocaea"}


@pytest.mark.parametrize("winner", ["chalcis", "phocaea"])
def test_an_assault_and_the_next_one_stand_side_by_side(winner: str, monkeypatch: pytest.MonkeyPatch):
    """The dice lifted last, the loser's grey, then what is under the cups now: seen dice, or how many."""
    table = Position()
    table.plays("move phocaea / take chalcis 8 / attack phocaea")
    table.nobody_joins((5,) * 12)
    table.plays(f"announce {1 if winner == 'chalcis' else 24} spear", "chalcis")
    table.plays("counter", "phocaea", SPEAR_DICE)
    noted: list[tuple[str | None, bool]] = []
    die = fight.die

    def drawn(face: str | None, size: int, *, lit: bool = False, lost: bool = False):
        noted.append((face, lost))
        return die(face, size, lit=lit, lost=lost)

    monkeypatch.setattr(fight, "die", drawn)
    (lifted,) = [event for event in table.events if isinstance(event, Lifted)]
    faces = {lifted.city: lifted.faces, lifted.rival: lifted.rival_faces}
    for viewer in (None, table.number("chalcis")):
        noted.clear()
        view = RULES.view(table.state, None if viewer is None else Seat(viewer))
        scene = Scene(view, tuple(table.events), tuple("ABCDE"), lambda word: word.id, "")
        image = canvas(1600, fight.height_of(view.state, scene.events), 0)
        fight.draw_fight(image, 14, 0, 1572, scene, cast_of(GUIDE, view))
        own = len(table.state.frame.dice[0])
        expected: list[tuple[str | None, bool]] = []
        for side, city in enumerate(("chalcis", "phocaea")):
            expected += [(face, city != winner) for face in faces[city]]
            seen = side == 0 and viewer is not None
            expected += [("spear-1", False)] * own if seen else [(None, False)]
        assert noted[: len(expected)] == expected
        assert noted[len(expected) :] == [(None, False)]  # nothing is said yet in the next assault


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lifted_cup_is_told_in_one_sentence(language: str):
    table = Position()
    table.plays("move phocaea / take chalcis 8 / attack phocaea")
    table.nobody_joins((5,) * 12)
    table.plays("announce 24 spear", "chalcis")
    table.plays("counter", "phocaea", SPEAR_DICE)
    teller = Teller(language, titled(RULES), tuple("ABCDE"))
    found = most_telling(teller, table.events)
    assert found is not None
    event, told = found
    assert isinstance(event, Lifted)
    for part in ("Chalcis", "Phocaea", "24", str(event.found)):
        assert part in told
    assert len(told) <= 90
    for word in FIGHT_WORDS:
        assert teller.knows(f"grecolonies-scene-{word}")


def test_what_grew_is_marked_once_for_who_won_it():
    opened = ObjectiveOpened("zeus", 3)
    taken = ObjectiveTaken("chalcis", "zeus", ("macedonia", "karia"))
    assert panels.grown_by("chalcis", (opened, taken)) == 2
    assert panels.grown_by("sparta", (opened, taken)) == 0


def test_metropolises_where_nobody_plays_are_closed_and_look_so():
    few = Position("chalcis phocaea sparta").state
    assert [few.board.provinces[place] for place in range(5) if is_closed(few, place)] == ["miletos", "thera"]
    left = RULES.concede(Position().state, Seat(3)).state
    place = left.board.index["thera"]
    assert is_closed(left, place)
    assert dwellers(left, place) == []
    sight = sight_of(left, None)
    assert closed(sight, place).tobytes() != lived_in(sight, place, ("thera",)).tobytes()


def test_who_fled_to_the_refuge_does_not_stand_in_the_province():
    scene = Position()
    scene.plays("move phocaea / take chalcis 8 / attack phocaea")
    place = scene.board.index["phocaea"]
    assert dwellers(scene.state, place) == [("chalcis", 8), ("phocaea", 12)]
    scene.nobody_joins((5,) * 12)
    assert (scene.refuge("chalcis"), scene.refuge("phocaea")) == (2, 8)
    assert dwellers(scene.state, place) == [("chalcis", 6), ("phocaea", 4)]
    told = {
        note.facts["city"].id: (note.facts["count"], note.facts["fled"])
        for note in GUIDE.describe(RULES.view(scene.state, None))
        if note.key == "fighters"
    }
    assert told == {"chalcis": (6, 2), "phocaea": (4, 8)}
