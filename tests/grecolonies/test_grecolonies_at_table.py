"""Grécolonies at the bot’s table: nobody is shown another’s dice, nobody can probe for them."""

import random
from datetime import UTC, datetime
from pathlib import Path

import pytest
from made_store import open_made
from titled import titled

from bot.calls.written.questions import answers
from bot.commands.playing.play import continued
from bot.errors.asking import LineGoesOn
from bot.private.panel.sheet import panel_sheet
from bot.speech.alt import board_in_words
from bot.speech.teller import Teller
from bot.tables.change.tables import Tables
from bot.tables.seats.lobby import Lobby, NewTable
from bot.tables.state.table import ENDED
from engine.core.choosing.notation import parse_line
from engine.core.contract import Seat
from engine.core.play.log import HOST, ORDER
from engine.core.play.record import verify
from engine.grecolonies.actions import Counter
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.state import Acting, Assault
from render.titles import TITLES

PEOPLE = (101, 102, 103)


@pytest.fixture
async def tables(path: Path):
    store = await open_made(path)
    yield Tables(store, TITLES, lambda: datetime(2026, 1, 1, tzinfo=UTC), lambda: b"t" * 32)
    await store.close()


async def begun(tables: Tables):
    """Three people at the Express board."""
    lobby = Lobby(tables)
    table = await lobby.open(
        NewTable(
            guild=1,
            channel=2,
            host=PEOPLE[0],
            host_name="Ana",
            title="grecolonies",
            seats=3,
            language="en",
            options={"board": "express"},
        )
    )
    for person, name in zip(PEOPLE[1:], ("Bruno", "Chloé"), strict=True):
        await lobby.join(table.id, person, name)
    table = await lobby.start(table.id, PEOPLE[0])
    assert table.match.state.active == 0  # so falls this seed
    return table


async def in_assault(tables: Tables):
    """The first player attacks the second at home, with nobody's help; dice lie under the cups."""
    table = await begun(tables)
    rival = table.match.state.poleis[1].city
    home = table.match.state.poleis[0].city
    line = f"move {rival} / take {home} 6 / attack {rival}"
    await tables.play(table.id, PEOPLE[0], parse_line(RULES, line))
    await tables.play(table.id, PEOPLE[2], parse_line(RULES, "stay-out / abstain"))
    table = await tables.get(table.id)
    assert isinstance(table.match.state.frame, Assault)
    return table


def shown(table, person: int) -> str:
    """All texts of a person's panel."""
    return "\n".join(
        str(part.get("content", "")) for part in panel_sheet(table, person, "en").to_components()
    )


async def test_each_sees_its_own_dice_in_the_panel_and_in_words(tables):
    table = await in_assault(tables)
    teller = Teller("en", titled(RULES), table.names)
    assert "under the cup" not in "\n".join(board_in_words(teller, table.match.view(None)))
    for seat in range(3):
        words = "\n".join(board_in_words(teller, table.match.view(Seat(seat))))
        assert ("under the cup" in words) == (seat < 2)
    for person in PEOPLE:
        assert ("Under your cup" in shown(table, person)) == (person != PEOPLE[2])
    table = (await tables.play(table.id, PEOPLE[0], parse_line(RULES, "announce 3 helmet"))).after
    assert "announces 3 helmets (assault 1" in shown(table, PEOPLE[1])
    assert "spear" in shown(table, PEOPLE[1])


async def test_the_summary_of_a_turn_reaches_back_behind_the_dice(tables):
    table = await in_assault(tables)
    assert "Your turn: " in shown(table, PEOPLE[0])
    assert "attacked" in shown(table, PEOPLE[0])
    for number in range(1, 23):
        person = PEOPLE[(number - 1) % 2]
        table = (await tables.play(table.id, person, parse_line(RULES, f"announce {number} spear"))).after
    # Much has been said: the latest of it is told, to the defender not as its own turn.
    for person, own in ((PEOPLE[0], True), (PEOPLE[1], False)):
        if person == PEOPLE[1]:
            table = (await tables.play(table.id, PEOPLE[0], parse_line(RULES, "announce 23 spear"))).after
        told = shown(table, person)
        assert ("Your turn: … " in told) == own
        assert ("In this turn: … " in told) == (not own)
        assert "22 spears" in told
        assert "attacked" not in told.partition("… ")[2]
        assert len(told) < 2500


async def taken_back_together(tables, table):
    """The last step goes with the consent of those it was said to."""
    async with tables.locked(table.id) as now:
        back = now.match.rewind(Seat(0), len(now.match.line) - 1, HOST)
        return (await tables.commit(now, [back], None)).after


async def test_a_typed_line_cannot_probe_for_what_is_under_the_cups(tables):
    """Whatever the dice show, a counter must end the line: else a refused next step would tell."""
    table = await in_assault(tables)
    for count in (1, 24):
        line = parse_line(RULES, f"announce {count} shield")
        table = (await tables.play(table.id, PEOPLE[0], line)).after
        assert offered(table, 1, "counter")
        assert offered(table, 1, "counter / ") == []
        for after in ("pass", "announce 3 spear", "lose chalcis chalcis"):
            with pytest.raises(LineGoesOn):
                await tables.play(table.id, PEOPLE[1], parse_line(RULES, f"counter / {after}"))
        assert (await tables.get(table.id)).number == table.number
        table = await taken_back_together(tables, table)


def offered(table, seat: int, line: str, tongue: str = "en") -> list[str]:
    """The whole lines offered to a seat that has typed this."""
    teller = Teller(tongue, titled(RULES), table.names)
    return [choice.value for choice in continued(teller, table, Seat(seat), line)]


async def test_a_line_may_lead_up_to_luck(tables):
    table = await begun(tables)
    home = table.match.state.poleis[0].city
    for tongue, verb in (("en", "recruit"), ("fr", "recruter")):
        line = f"{verb} {home} 1"
        (begun_line,) = {each for each in offered(table, 0, verb, tongue) if each == line}
        expected = [f"{begun_line} / {verb} {home} {count}" for count in (2, 1)]
        for typed in ("", verb[:3], verb.upper(), "rec", "recruit", f"{verb} {home}", home):
            assert offered(table, 0, f"{line} / {typed}", tongue) == expected, typed
        assert offered(table, 0, f"recruit {home} 1 / {verb}", tongue)[0].endswith(f"{verb} {home} 2")
        assert offered(table, 0, f"{line} / {verb} {home} 2", tongue)[0] == expected[0]
        assert offered(table, 0, f"{line} / {verb} {home} 2 / ", tongue) == []  # the turn is over
    change = await tables.play(table.id, PEOPLE[0], parse_line(RULES, f"recruit {home} 1 / recruit {home} 2"))
    assert isinstance(change.after.match.state.frame, Acting)


async def test_standing_orders_answer_announcements_above_a_number(tables):
    table = await in_assault(tables)
    await tables.set_order(table.id, PEOPLE[1], "announce", {}, "counter-above-6")
    table = (await tables.play(table.id, PEOPLE[0], parse_line(RULES, "announce 6 shield"))).after
    assert [decision.seat for decision in table.owed] == [1]
    table = await taken_back_together(tables, table)
    table = (await tables.play(table.id, PEOPLE[0], parse_line(RULES, "announce 7 shield"))).after
    # Not at once: that would tell where the order begins.
    assert [decision.seat for decision in table.owed] == [1]
    orders = (await tables.prepared.of(table.id)).orders
    (step, *_) = answers(table.match, table.chairs, orders, [Seat(1)], late=False)
    assert (step.entry.seat, step.entry.deed, step.entry.by) == (1, Counter(), ORDER)


async def test_three_people_play_a_whole_game_that_verifies(tables):
    table = await begun(tables)
    luck = random.Random(4)
    while table.status != ENDED:
        decision = luck.choice(table.owed)
        action = luck.choice(table.match.legal(decision.seat))
        assert shown(table, PEOPLE[decision.seat])
        table = (await tables.play(table.id, PEOPLE[decision.seat], [action], table.number)).after
    whole = await tables.whole(table.id)
    verify(whole)
    assert whole.state == table.match.state
