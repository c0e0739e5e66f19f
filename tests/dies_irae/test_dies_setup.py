"""4: the set-up."""

from dataclasses import replace

import pytest
from dies_scene import Scene, number, place

from bot.speech.story import story
from bot.speech.teller import Teller
from engine.core.choosing.notation import parse_line
from engine.core.contract import Seat
from engine.core.errors import IllegalAction, NotYours
from engine.core.play.chance import LoadedChance, SeededChance
from engine.dies_irae.actions import PlayPower
from engine.dies_irae.board import board
from engine.dies_irae.charts import bank, chart, powers
from engine.dies_irae.events import (
    CapitalFounded,
    PostPlaced,
    PowerTaken,
    Stationed,
    TurnBegan,
    UnitsLeftOut,
    Withdrew,
)
from engine.dies_irae.frames import Founding, Posting, Stationing
from engine.dies_irae.law import opening
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.law.tally import goods_income, income
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.telling.guide import GUIDE
from engine.dies_irae.words import LEGION, POWERS, Hex
from render.titles import TITLES


class Table:
    """A set-up played with typed actions by whoever owes one."""

    def __init__(self, **options):
        options = {"powers": "dealt", **options}
        self.state = RULES.setup(DiesIraeOptions(**options), 3, LoadedChance([0, 1, 2])).state
        self.events = []

    def plays(self, line):
        for action in parse_line(RULES, line, RULES.vocabulary(self.state)):
            (decision,) = RULES.decisions(self.state)
            step = RULES.apply(self.state, decision.seat, action, LoadedChance(()))
            self.state = step.state
            self.events += step.events
            assert not RULES.check(self.state)
        return self

    def refuses(self, line):
        (action,) = parse_line(RULES, line, RULES.vocabulary(self.state))
        (decision,) = RULES.decisions(self.state)
        with pytest.raises(IllegalAction) as error:
            RULES.apply(self.state, decision.seat, action, LoadedChance(()))
        assert action not in RULES.legal(self.state, decision.seat)
        return error.value.refusal.key

    def by_default(self, power=None):
        """The default answers, until this power is to found its capital."""
        while self.state.round == 0:
            frame = self.state.frame
            if power and isinstance(frame, Founding) and frame.power == number(power):
                break
            (decision,) = RULES.decisions(self.state)
            step = RULES.apply(self.state, decision.seat, decision.default, LoadedChance(()))
            self.state = step.state
            self.events += step.events
        return self


def test_egypt_places_first_then_persia_then_greece():
    table = Table().by_default()
    founded = [event.power for event in table.events if isinstance(event, CapitalFounded)]
    assert founded == ["egypt", "persia", "greece"]
    assert isinstance(table.events[-1].powers, tuple)
    assert any(isinstance(event, TurnBegan) for event in table.events)


def test_greece_is_set_up_as_in_the_rulebooks_example():
    """4, example: Athens with two ships as a fleet, Corinth with the legion, Thebes, Delphi with a ship."""
    table = Table().by_default("greece").plays("settle athens")
    frame = table.state.frame
    assert isinstance(frame, Posting)
    assert frame.left == 2
    owned = {event.hex for event in table.events if isinstance(event, PostPlaced) and event.power == "greece"}
    assert owned == {"corinth", "thebes", "delphi"}
    table.plays("occupy larissa / occupy calydon")
    assert isinstance(table.state.frame, Stationing)
    table.plays("station athens ship / station athens ship / station delphi ship / station corinth legion")
    greece = table.state.realms[0]
    assert [(stack.hex, stack.legions, stack.ships) for stack in greece.stacks] == [
        (place("delphi"), 0, 1),
        (place("corinth"), 1, 0),
        (place("athens"), 0, 2),
    ]
    assert table.state.round == 1
    assert greece.development == (0, 1, 0, 0)


def test_the_examples_goods_bring_32_talents():
    """4, example: lead 5, bronze 6, wine 4, copper 6 and two horses 11."""
    scene = Scene().posts("greece", "athens!", "thebes", "delphi", "calydon", "larissa", "pella")
    assert scene.income("greece") == 32
    assert goods_income(scene.realm("greece").goods) == 5 + 6 + 4 + 6 + 11


def test_a_capital_is_one_of_three():
    table = Table()
    assert [str(each.hex) for each in RULES.legal(table.state, Seat(2))] == ["memphis", "sais", "tanis"]
    assert table.refuses("settle gaza") == "no-capital"
    assert table.plays("settle tanis").state.realms[2].capital == place("tanis")


def test_posts_go_to_the_nearest_goods_and_ties_are_the_players():
    table = Table().plays("settle memphis")
    frame = table.state.frame
    assert isinstance(frame, Posting)
    assert frame.left == 3
    assert {str(each.hex) for each in RULES.legal(table.state, Seat(2))} == {
        "sais", "eastern-desert-mines", "canopus", "nitria", "tanis",
    }  # fmt: skip
    assert table.refuses("occupy gaza") == "not-nearest"


def test_distance_is_not_counted_through_the_sea():
    """From Athens Chalcis and Karystos are next door, but across the water."""
    table = Table().by_default("greece").plays("settle athens")
    offered = {str(each.hex) for each in RULES.legal(table.state, Seat(0))}
    assert offered == {"calydon", "kyllene", "larissa", "olympia", "pherae", "pylos", "sparta"}


def test_a_luxury_in_the_set_up_brings_stability_once_per_kind():
    table = Table().plays("settle memphis / occupy nitria")  # glass at Naucratis, salt at Nitria
    begins = powers()[2].stability
    assert table.state.realms[2].stability == begins + 2
    table = Table().plays("settle memphis / occupy canopus")
    assert table.state.realms[2].stability == begins + 1


def test_a_capital_on_a_luxury_counts_as_its_first_post():
    table = Table().by_default("persia").plays("settle sardis")
    assert table.state.realms[1].stability > powers()[1].stability


def test_legions_stand_in_the_capital_at_posts_or_aboard():
    table = Table().plays("settle sais / station sais ship")
    assert table.refuses("station sais legion") == "legion-or-ship"
    assert table.refuses("station gaza legion") == "not-your-hex"
    table.plays("station sais legion aboard:yes")
    assert table.refuses("station sais legion aboard:yes") == "no-room-aboard"
    table.plays("station nitria ship")
    assert table.refuses("station nitria ship") == "none-left-to-place"
    table.plays("station memphis legion / station tanis legion")
    assert isinstance(table.state.frame, Founding)


def test_more_than_one_unit_needs_a_marker():
    table = Table().plays("settle sais")
    table.plays("station memphis legion / station memphis legion / station memphis legion")
    stack = table.state.realms[2].stacks[0]
    assert stack.legions == 3
    table.by_default("persia").plays("settle sardis / occupy side")
    assert powers()[1].fleets == 2
    table.plays("station ephesus ship / station ephesus ship / station miletus ship / station miletus ship")
    table.plays("station ilion ship")
    assert table.refuses("station ilion ship") == "no-marker"


def test_ships_stand_in_a_port_or_at_a_coast_with_a_post():
    table = Table().plays("settle memphis / occupy canopus / occupy nitria / occupy eastern-desert-mines")
    assert table.refuses("station memphis ship") == "ships-need-water"
    assert table.refuses("station tura ship") == "ships-need-water"
    table.plays("station canopus ship")


@pytest.fixture
def six_posts(monkeypatch) -> Table:
    """Memphis with six posts, so that all may lie inland: with eight two or more reach the water."""
    forms = tuple(replace(form, posts=6) if form.power == "egypt" else form for form in powers())
    monkeypatch.setattr(opening, "powers", lambda: forms)
    return Table().plays("settle memphis")


def test_a_ship_without_a_lawful_place_stays_in_the_supply(six_posts):
    table = six_posts.plays("occupy eastern-desert-mines")
    table.plays("station memphis legion / station tura legion / station hatnub legion")
    assert isinstance(table.state.frame, Founding)
    assert sum(stack.ships for stack in table.state.realms[2].stacks) == 0


def test_starting_talents_and_first_income():
    table = Table().by_default()
    for power, form in enumerate(powers()):
        realm = table.state.realms[power]
        assert realm.development == form.development
        assert realm.talents == form.talents + income(realm)
    persia = table.state.realms[1]
    assert income(persia) == goods_income(persia.goods) + bank()[persia.development[2]]
    assert powers()[0].talents == 90


def test_powers_are_chosen_in_the_order_of_the_seats():
    step = RULES.setup(DiesIraeOptions(), 3, SeededChance(b"s", "setup"))
    state = step.state
    assert [(each.seat, each.kind) for each in RULES.decisions(state)] == [(0, "power")]
    (persia,) = parse_line(RULES, "play-power persia", RULES.vocabulary(state))
    state = RULES.apply(state, Seat(0), persia, LoadedChance(())).state
    assert RULES.refusal(state, Seat(1), persia).key == "power-taken"
    with pytest.raises(NotYours):
        RULES.apply(state, Seat(0), persia, LoadedChance(()))
    (egypt,) = parse_line(RULES, "play-power egypt", RULES.vocabulary(state))
    step = RULES.apply(state, Seat(1), egypt, LoadedChance(()))
    taken = [(event.seat, event.power) for event in step.events if isinstance(event, PowerTaken)]
    assert taken == [(1, "egypt"), (2, "greece")]
    roles = GUIDE.roles(RULES.view(step.state, None))
    assert [[word.id for word in words] for words in roles] == [["persia"], ["egypt"], ["greece"]]
    assert [each.seat for each in RULES.decisions(step.state)] == [1]


def test_a_wish_from_the_lobby_is_granted_while_it_is_free():
    state = RULES.setup(DiesIraeOptions(), 3, SeededChance(b"s", "setup")).state
    (wish, *_) = [word for word in GUIDE.wishes(DiesIraeOptions(), 3)["power"] if word.id == "egypt"]
    action = GUIDE.wished(RULES.view(state, Seat(0)), wish)
    assert action is not None
    assert action.power == "egypt"
    assert GUIDE.wished(RULES.view(state, Seat(1)), wish) is None


def test_dealt_powers_come_from_chance():
    step = RULES.setup(DiesIraeOptions(powers="dealt"), 3, LoadedChance([2, 0, 1]))
    assert [realm.seat for realm in step.state.realms] == [2, 0, 1]
    assert len(step.events) == len(POWERS)


def test_by_default_every_ship_of_every_capital_finds_its_place():
    """4.4: Memphis lies inland, and only some of the equally near goods at the water."""
    for power, form in enumerate(powers()):
        for capital in form.capitals:
            table = (
                Table().by_default(str(POWERS[power])).plays(f"settle {board().hexes[capital]}").by_default()
            )
            stacks = table.state.realms[power].stacks
            assert sum(stack.ships for stack in stacks) == form.ships
            assert sum(stack.legions + stack.aboard for stack in stacks) == form.legions
            assert not [event for event in table.events if isinstance(event, UnitsLeftOut)]


def left_out(table) -> list:
    """What is told before the default answer, or what was told of units without a place."""
    return [
        (event.power, event.unit, event.count) for event in table.events if isinstance(event, UnitsLeftOut)
    ]


def warned(table, line) -> list:
    (action,) = parse_line(RULES, line, RULES.vocabulary(table.state))
    (decision,) = RULES.decisions(table.state)
    notes = GUIDE.warnings(RULES.view(table.state, decision.seat), action)
    return [(note.key, note.facts["unit"].id, note.facts["count"]) for note in notes]


def test_a_ship_that_finds_no_place_is_told_of_before_and_after(six_posts):
    """4.4: all of the posts inland."""
    table = six_posts
    ships = powers()[2].ships
    assert table.state.frame.left == 1
    assert warned(table, "occupy eastern-desert-mines") == [("left-out", "ship", ships)]
    assert warned(table, "occupy canopus") == []
    (decision,) = RULES.decisions(table.state)
    assert not GUIDE.warnings(RULES.view(table.state, decision.seat), decision.default)
    table.plays("occupy eastern-desert-mines").by_default("persia")
    assert left_out(table) == [("egypt", "ship", ships)]


def test_legions_on_the_only_shores_leave_the_ships_out_and_that_is_told():
    table = Table().plays("settle memphis / occupy eastern-desert-mines / occupy canopus / occupy sais")
    ships = powers()[2].ships
    assert warned(table, "station memphis legion") == []
    assert warned(table, "station canopus legion") == []
    table.plays("station canopus legion")
    assert warned(table, "station memphis legion") == []
    assert warned(table, "station sais legion") == [("left-out", "ship", ships)]
    table.plays("station sais legion")
    assert warned(table, "station memphis legion") == []
    table.by_default("persia")
    assert left_out(table) == [("egypt", "ship", ships)]


def test_all_cubes_begin_beside_the_chart_but_the_fleet_of_greece():
    """4.7: beside the first space of each row; Greece's own sheet puts its fleet on space 7."""
    begins = {form.power: form.development for form in powers()}
    assert begins == {"greece": (0, 1, 0, 0), "persia": (0, 0, 0, 0), "egypt": (0, 0, 0, 0)}
    assert chart()[1][1].price == 7


def choosing():
    """The first seat is to choose its power."""
    return RULES.setup(DiesIraeOptions(), 3, SeededChance(b"s", "setup")).state


def test_whoever_gives_up_while_powers_are_chosen_takes_nobody_elses_choice_away():
    state = RULES.concede(choosing(), Seat(0)).state
    assert [each.seat for each in RULES.decisions(state)] == [1]
    for power in ("persia", "egypt"):
        assert PlayPower(power) in RULES.legal(state, Seat(1))
    state = RULES.apply(state, Seat(1), PlayPower("persia"), LoadedChance(())).state
    assert [each.seat for each in RULES.decisions(state)] == [2]
    step = RULES.apply(state, Seat(2), PlayPower("greece"), LoadedChance(()))
    assert [realm.seat for realm in step.state.realms] == [2, 1, 0]
    assert Withdrew("egypt") in step.events
    assert [each.seat for each in RULES.decisions(step.state)] == [1]


def test_whoever_has_chosen_and_gives_up_keeps_the_power_that_leaves_with_them():
    state = RULES.apply(choosing(), Seat(0), PlayPower("egypt"), LoadedChance(())).state
    state = RULES.concede(state, Seat(0)).state
    assert [each.seat for each in RULES.decisions(state)] == [1]
    step = RULES.apply(state, Seat(1), PlayPower("persia"), LoadedChance(()))
    assert step.state.realms[2].fallen
    assert [realm.seat for realm in step.state.realms] == [2, 1, 0]


def test_the_only_one_left_while_powers_are_chosen_has_won():
    state = RULES.concede(RULES.concede(choosing(), Seat(2)).state, Seat(0)).state
    assert RULES.standing(state).winners == (1,)
    assert not RULES.decisions(state)


@pytest.mark.parametrize(("language", "told"), [("en", "(3 times)"), ("fr", "(3 fois)")])
def test_units_that_were_placed_together_are_told_together(language, told):
    title = TITLES["dies_irae"]
    teller = Teller(language, title, ("Ana", "Bruno", "Chloé"), title.rules.options())
    here, there = (Stationed(POWERS[0], Hex(name), LEGION) for name in ("athens", "sparta"))
    said = story(teller, (there, here, here, here, there))
    assert said.count(told) == 1
    assert story(teller, (here, here, here)).count(told) == 1
    assert "(" not in story(teller, (here, there))
