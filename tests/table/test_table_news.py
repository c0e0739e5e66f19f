"""What others did to somebody comes first, in few words; how a fight ended is told to those in it."""

from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from titled import GAMES, titled

from bot.posting.messages.posts import post_news
from bot.private.panel.sheet import panel_sheet
from bot.speech.story import befallen, story
from bot.speech.teller import Teller
from bot.store.games.games import Chair
from bot.tables.state.news import (
    fights_ended,
    fights_told,
    fights_whole,
    news,
    news_line,
    news_of_all,
    unseen,
)
from bot.tables.state.table import RUNNING, Done, Table
from bot.tables.state.telling import held_by, teller_for
from engine.antike.events import Conquered, Fought, Founded, Taken
from engine.core.contract import Event, Seat, Word
from engine.core.play.match import Match
from engine.core.play.record import read
from engine.core.values.amounts import Amounts
from engine.core.values.forms import forms
from engine.deus.events import Robbed, VillageAttacked
from engine.deus.law.rules import COLOURS_OF_PLAYERS
from engine.deus.words import REGIONS
from engine.dies_irae.events import PostSeized, RegionLost
from engine.grecolonies.events import Allied, FightWon, Lifted, StayedOut
from render.titles import TITLES

GOLDEN = Path(__file__).parents[1] / "golden" / "games"
ROLES = tuple((Word("nation", nation),) for nation in ("romans", "greeks", "persians"))
PEOPLE = ("Ana", "Bruno", "Chloé", "Dimitri", "Elena")


def taken(province: str, by: str = "greeks", of: str = "romans", temple: bool = False) -> Conquered:
    return Conquered(by, of, province, 1, 1, 0, 0, 0, temple)


def done(seat: int, *events: Event) -> Done:
    return Done(cast("object", SimpleNamespace(seat=seat, number=0)), events)  # type: ignore[arg-type]


def seated(*people: int | None, roles: tuple[tuple[Word, ...], ...] = ROLES) -> Table:
    """As much of a table as is told of it."""
    chairs = [Chair(Seat(seat), person=person) for seat, person in enumerate(people)]
    return cast("Table", SimpleNamespace(chairs=chairs, begun=SimpleNamespace(roles=roles)))


def telling(language: str = "en") -> Teller:
    return Teller(language, titled(GAMES["antike"]), PEOPLE)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "**Since your turn:** The Greeks took Paphos and Cyrene with its temple."),
        ("fr", "**Depuis ton tour :** Les Grecs prennent Paphos et Cyrene avec son temple."),
    ],
)
def test_what_others_took_is_the_first_line_in_few_words(language: str, told: str):
    entries = [
        done(1, Taken("greeks", "coin"), taken("paphos"), taken("cyrene", temple=True)),
        done(2, taken("athenae", "persians", "greeks"), Founded("persians", "roma", Amounts())),
    ]
    assert news_line(telling(language), seated(1, 2, 3), [Seat(0)], entries, alone=True) == told


def test_what_one_did_oneself_is_no_news_but_how_a_fight_ended_is():
    entries = [done(0, Founded("romans", "ostia", Amounts()), taken("paphos", "romans", "greeks"))]
    assert news(entries, [Seat(0)], ROLES, alone=True) == [entries[0].events[1]]
    assert news(entries, [Seat(0)], ROLES, alone=False) == []
    told = fights_told(telling(), seated(1, 2, 3), [Seat(0)], entries)
    assert told == "**The fight is over:** The Romans took Paphos."


@pytest.mark.parametrize(
    ("language", "seat", "told"),
    [
        ("en", 0, "**You lost the fight.** The Greeks conquered Paphos from the Romans (defence 1"),
        ("en", 1, "**You won the fight.** The Greeks conquered Paphos from the Romans (defence 1"),
        ("fr", 1, "**Tu gagnes le combat.** Les Grecs conquièrent Paphos"),
    ],
)
def test_won_or_lost_a_fight_is_told_whole_to_each_side(language: str, seat: int, told: str):
    entries = [done(1, Taken("greeks", "coin")), done(1, taken("paphos"))]
    table, seats = seated(1, 2, 3), [Seat(seat)]
    ended = fights_ended(table, seats, entries)
    assert ended == entries[1:]
    whole = fights_whole(telling(language), table, seats, entries, ended)
    assert whole.startswith(told)
    assert "1" in whole.partition(told)[2]  # what was lost
    assert fights_ended(table, [Seat(2)], entries) == []


@pytest.mark.parametrize(
    "founded", [(), ("mediolanum", "roma", "tarentum", "massilia", "syracusae", "genua")]
)
def test_a_post_that_is_read_at_a_glance_tells_nothing_twice(founded: tuple[str, ...]):
    more = [Founded("persians", province, Amounts()) for province in founded]
    entries = [done(1, taken("paphos"), taken("cyrene", temple=True)), *(done(2, each) for each in more)]
    told = post_news(telling(), seated(1, 2, 3), entries)
    assert told == ("**Romans (Ana):** The Greeks took Paphos and Cyrene with its temple." if founded else "")


def test_a_fight_that_nobody_wins_is_told_as_over():
    entries = [done(1, Fought("greeks", "romans", "paphos", "legion", 2))]
    told = fights_whole(telling(), seated(1, 2, 3), [Seat(0)], entries, entries)
    assert told == "**The fight is over:** The Greeks fought the Romans in Paphos (each lost 2 legions)."


HELPED = (
    done(2, Allied("miletos", "thera", "chalcis", "troada", "thrace", 2)),
    done(3, Allied("phocaea", "chalcis", "thera", "troada", "phocaea", 1)),
    done(4, StayedOut("sparta", "troada")),
)
CITIES = tuple((Word("city", city),) for city in ("chalcis", "thera", "miletos", "phocaea", "sparta"))


@pytest.mark.parametrize(("seat", "told"), [(0, "lost"), (1, "won"), (2, "won"), (3, "lost"), (4, "")])
def test_who_helped_in_a_fight_won_or_lost_it_with_whom_they_helped(seat: int, told: str):
    table = seated(1, 2, 3, 4, 5, roles=CITIES)
    end = [done(0, FightWon("thera", "chalcis", "troada", 2, True, False))]
    ended = fights_ended(table, [Seat(seat)], end, HELPED)
    assert ended == (end if told else [])
    teller = Teller("en", titled(GAMES["grecolonies"]), PEOPLE)
    whole = fights_whole(teller, table, [Seat(seat)], [*HELPED, *end], ended)
    assert whole == (
        f"**You {told} the fight.** Thera took Troada from Chalcis in 2 assaults." if told else ""
    )
    assert bool(fights_told(teller, table, [Seat(seat)], [*HELPED, *end])) == bool(told)
    assert bool(news_line(teller, table, [Seat(seat)], [*HELPED, *end], alone=True)) == bool(told)
    # The next fight is another's: nobody helped in it.
    again = [done(0, FightWon("thera", "chalcis", "thrace", 1, True, False))]
    assert fights_ended(table, [Seat(seat)], again, [*HELPED, *end]) == (again if seat < 2 else [])


def test_with_the_end_of_a_fight_stand_the_dice_that_were_shown_last():
    match = golden("grecolonies-02-sensible")
    every = [Done(entry, events) for entry, events in match.since(0)]
    table = at_golden(match)
    teller, found = teller_for(table, "en"), 0
    for place, each in enumerate(every, 1):
        for won in (event for event in each.events if isinstance(event, FightWon)):
            roles = [str(role[0].id) for role in match.roles]
            for city, outcome in ((won.city, "won"), (won.rival, "lost")):
                seats = [Seat(next(seat for seat, role in enumerate(roles) if role == city))]
                told = fights_whole(teller, table, seats, every[:place], fights_ended(table, seats, [each]))
                *said, dice = told.split("\n")
                assert said[0].startswith(f"**You {outcome} the fight.**")
                assert befallen(teller, [won])[:-1] in "".join(said)
                lifted = next(
                    event for past in reversed(every[:place]) for event in reversed(past.events)
                    if isinstance(event, Lifted)
                )  # fmt: skip
                assert dice == f"-# {teller.told(lifted, 'shown')}"
                found += 1
    assert found


def test_in_public_each_person_has_a_line_and_computers_none():
    entries = [done(1, taken("paphos"), taken("susa", "greeks", "persians"))]
    lines = news_of_all(telling(), seated(7, 8, None), entries)
    assert lines == ["**Romans (Ana):** The Greeks took Paphos."]
    lines = news_of_all(telling(), seated(7, 8, 9), entries)
    assert lines == [
        "**Romans (Ana):** The Greeks took Paphos.",
        "**Persians (Chloé):** The Greeks took Susa.",
    ]


def test_those_to_whom_the_same_happened_share_a_line():
    fell = VillageAttacked(REGIONS[0], (Seat(0), Seat(2)), 4)
    table = seated(7, 8, 9, roles=tuple((Word("player", each),) for each in COLOURS_OF_PLAYERS[:3]))
    (line,) = news_of_all(Teller("en", titled(GAMES["deus"]), PEOPLE), table, [done(1, fell)])
    who, _, told = line.partition(":** ")
    assert "Ana" in who
    assert "Chloé" in who
    assert told.startswith("The village ")


def test_what_only_others_may_know_is_no_news():
    stolen = Robbed(Seat(1), Seat(0), Amounts.of(vp=2), audience=frozenset({Seat(1)}))
    assert news([done(1, stolen)], [Seat(0)], ROLES, alone=True) == []
    seen = Robbed(Seat(1), Seat(0), Amounts.of(vp=2), audience=frozenset({Seat(0), Seat(1)}))
    assert news([done(1, seen)], [Seat(0)], ROLES, alone=True) == [seen]
    assert news([done(1, seen)], [Seat(0)], ROLES, alone=False) == []


def test_much_that_happened_is_told_from_its_end():
    entries = [done(1, *(taken(f"place-{number}") for number in range(60)))]
    told = news_line(telling(), seated(1, 2, 3), [Seat(0)], entries, alone=True)
    assert len(told) < 350
    assert told.endswith("Place 59.")


@pytest.mark.parametrize(
    "kind", [Conquered, Robbed, VillageAttacked, FightWon, PostSeized, RegionLost, Allied]
)
def test_the_fields_that_name_whom_an_event_touched_are_fields_of_it(kind: type[Event]):
    assert kind.touches or kind.helps
    named = {*kind.touches, *kind.helps, *filter(None, [kind.won_by])}
    assert {field.replace("-", "_") for field in named} <= {form.name for form in forms(kind)}


def golden(name: str) -> Match:
    return read((GOLDEN / f"{name}.json").read_text(encoding="utf-8"), TITLES).whole()


@pytest.mark.parametrize("name", ["antike-03-sensible", "grecolonies-02-sensible", "dies_irae-02-sensible"])
def test_new_is_what_came_after_ones_own_last_act_in_an_earlier_turn(name: str):
    match = golden(name)
    for keep in range(40, min(200, len(match.line))):
        then = match.at(keep)
        for seat in map(Seat, range(then.seats)):
            new = unseen(then, (seat,))
            mine = [turn for entry, turn in zip(then.line, then.turns, strict=True) if entry.seat == seat]
            assert new == 0 or then.line[new - 1].seat == seat
            assert new == 0 or then.turns[new - 1] < max(then.turn, mine[-1] + 1)
            owner = then.rules.turn(then.state).seat
            if owner == seat:  # what is done in the running turn does not hide what was done before it
                assert new <= then.began


def at_golden(match: Match) -> Table:
    """A table at which a match is played by people."""
    chairs = [Chair(Seat(seat), person=seat + 1, name=PEOPLE[seat]) for seat in range(match.seats)]
    return Table(
        guild=1, channel=1, seats=match.seats, status=RUNNING, host=1, host_name="Ana", language="en",
        told=0, created=datetime(2026, 1, 1, tzinfo=UTC), title=match.title, options=match.options,
        chairs=tuple(chairs), commitment="", match=match, number=match.number,
    )  # fmt: skip


def test_the_panel_says_on_top_how_a_fight_of_this_turn_ended():
    match = golden("grecolonies-02-sensible")
    found = 0
    for keep, (_, events) in enumerate(match.since(0), 1):
        won = [each for each in events if isinstance(each, FightWon)]
        table = at_golden(match.at(keep))
        active = table.rules.turn(table.begun.state).seat
        owed = [each.seat for each in table.owed if each.in_turn and each.seat == active]
        if not won or not owed or table.begun.turn != match.turns[keep - 1]:
            continue
        found += 1
        teller = Teller("en", match.title, PEOPLE, match.options)
        text = str(panel_sheet(table, owed[0] + 1, "en").to_components())
        assert text.index(f"**The fight is over:** {befallen(teller, won)}") < text.index("Your turn: ")
    assert found


def test_each_power_has_a_line_of_its_own_in_a_story():
    events = [Taken("romans", "coin"), Taken("greeks", "coin"), taken("paphos"), Taken("persians", "coin")]
    lines = story(telling(), events, ROLES).split("\n")
    assert [line.split(" (")[0] for line in lines] == ["The Romans", "The Greeks", "The Persians"]


@pytest.mark.parametrize("kind", ["open-assault", "announce"])
def test_the_panel_tells_ones_own_dice_once_beside_what_is_asked(kind: str):
    match, found = golden("grecolonies-02-sensible"), 0
    for keep in range(len(match.line)):
        table = at_golden(match.at(keep))
        for decision in (each for each in table.owed if each.kind == kind):
            teller = teller_for(table, "en")
            (held,) = held_by(table, teller, decision.seat)
            text = str(panel_sheet(table, decision.seat + 1, "en").to_components())
            assert text.count("nder your cup") == 1
            assert "saw under" not in text
            asked = teller.decision(decision)
            assert f"{held}\n**{asked[0].upper()}{asked[1:].replace('**', '')}**" in text.replace("\\n", "\n")
            found += 1
    assert found
