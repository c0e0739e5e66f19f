"""Whom sentences name: several computer players, and people whose names are wild or blank."""

import json
import re
import unicodedata
from types import SimpleNamespace

import pytest
from house import ANA, BRUNO, House, ask
from sqlalchemy import text

from bot.errors.seats import NotHost, OnlyLent
from bot.errors.trouble import TableError
from bot.errors.votes import VoteNotAsked
from bot.herald.explaining import table_error
from bot.herald.press import known_as
from bot.posting.messages.lobby_view import hosts_told, options_sheet
from bot.private.panel.sheet import panel_sheet
from bot.speech.alt import board_in_words
from bot.store.games.games import Somebody
from bot.tables.seats.lobby import NewTable
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for
from engine.core.play.record import record_text


async def test_computer_players_of_a_kind_are_told_apart(house: House):
    table = await house.open(seats=4)
    table = await house.lobby.seat_computers(table.id, ANA, "random")
    assert [str(name) for name in teller_for(table, "en").names] == [
        "Ana",
        "Computer (random) 1",
        "Computer (random) 2",
        "Computer (random) 3",
    ]
    table = await house.lobby.configure(table.id, ANA, seats=2)
    assert [str(name) for name in teller_for(table, "fr").names] == ["Ana", "Ordinateur (au hasard)"]


WILD = "\u202eana\u0000\u0007 \u2066x" + "\u0301" * 60 + "\n**b** @everyone"
BLANK = "\u200b\u3164\u202e"


def untamed(told: str) -> bool:
    """Whether anything is left that changes directions, hides, or is piled up."""
    return any(unicodedata.category(char) in ("Cc", "Cs", "Co") for char in told.replace("\n", "")) or bool(
        re.search("[\u202a-\u202e\u2066-\u2069\u3164]|[\u0300-\u036f]{3}", told)
    )


async def wild_table(house: House) -> Table:
    """A running game whose names were stored before anybody looked at them."""
    game = await house.game(people=(ANA, BRUNO))
    async with house.store.writing() as connection:
        wild = WILD.replace("\0", "") if house.store.shared else WILD  # PostgreSQL's text has none
        for seat, name in enumerate((wild, BLANK)):
            await connection.execute(
                text("update chair set name = :n where seat = :s"), {"n": name, "s": seat}
            )
        await connection.execute(text("update game set host_name = :n"), {"n": wild})
    house.tables.forget(game)
    return await house.tables.get(game)


async def test_names_from_before_are_told_as_they_can_be_read(house: House):
    table = await wild_table(house)
    teller = teller_for(table, "en")
    first, second = teller.names
    assert not untamed("".join(teller.names))
    assert "ana" in first
    assert second == "Seat 2"
    sheets = [panel_sheet(table, person, "en") for person in (ANA, BRUNO)]
    sheets.append(options_sheet(table, "en", ANA))
    told = "\n".join(hosts_told(teller, table))
    for sheet in sheets:
        for item in sheet.walk_children():
            told += f"\n{getattr(item, 'content', '')}\n{getattr(item, 'label', '')}"
    assert not untamed(told)
    assert not untamed("".join(board_in_words(teller, table.match.view(None), 3000)))
    record = record_text(table.match, list(table.names))
    assert not untamed("".join(json.loads(record)["names"]))


async def test_names_are_cleaned_where_they_come_in(house: House):
    table = await house.lobby.open(
        NewTable(
            guild=1,
            channel=3,
            host=ANA,
            host_name=WILD,
            title="nim",
            seats=2,
            language="en",
        )
    )
    await house.lobby.join(table.id, BRUNO, WILD)
    rows = ask(house.path, "select host_name from game union select name from chair")
    assert rows
    assert not untamed("".join(name for (name,) in rows))


def test_whose_name_nobody_can_read_goes_by_the_one_they_log_in_with():
    for shown, known in ((BLANK, "bruno_7"), ("Zoé", "Zoé")):
        person = SimpleNamespace(id=BRUNO, display_name=shown, name="bruno_7")
        assert known_as(person) == Somebody(BRUNO, known)


@pytest.mark.parametrize(
    "error", [NotHost({"host": WILD}), VoteNotAsked({"asked": (WILD, BLANK)}), OnlyLent({"name": WILD})]
)
def test_names_in_refusals_can_be_read(error: TableError):
    assert not untamed(table_error("en", error))
