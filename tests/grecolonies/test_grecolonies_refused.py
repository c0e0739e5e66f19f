"""What people do wrong around a fight: a clear sentence in both languages, and nothing changed."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from made_store import ask, open_made

from bot.errors.seats import NotSeated
from bot.errors.trouble import Stale, TableError
from bot.herald.explaining import sentence
from bot.private.looking.hand_view import hand_sheet, odds_sheet
from bot.tables.change.tables import Tables
from bot.tables.seats.lobby import Lobby, NewTable
from bot.tables.state.table import Table
from engine.core.choosing.notation import parse_line
from engine.core.contract import Seat
from engine.core.errors import EngineError
from engine.core.play.log import CLOCK
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.state import Assault, Foretelling, Rallying
from render.titles import TITLES

PEOPLE = (101, 102, 103, 104, 105)
NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Eleni")
STRANGER = 999


class Fought:
    """A table of five, in turn order: defender, attacker, two who may help, one with nobody to send."""

    def __init__(self, tables: Tables, path: Path, game: int, first: int) -> None:
        self.tables, self.path, self.game = tables, path, game
        self.seats = [Seat((first + step) % 5) for step in range(5)]

    async def table(self) -> Table:
        return await self.tables.get(self.game)

    async def plays(self, place: int, line: str) -> Table:
        """The one at this place in turn order plays; `me`, `defender` and `attacker` are cities."""
        table = await self.table()
        actions = parse_line(RULES, self.written(table, place, line), RULES.vocabulary(table.match.state))
        return (await self.tables.play(self.game, PEOPLE[self.seats[place]], actions)).after

    def written(self, table: Table, place: int, line: str) -> str:
        for name, at in (("me", place), ("defender", 0), ("attacker", 1), ("third", 2)):
            city = str(table.match.state.poleis[self.seats[at]].city)
            line = " ".join(city if word == name else word for word in line.split())
        return line

    async def refused(self, place: int, line: str, *, seen: int | None = None) -> tuple[str, str]:
        """The sentences with which a line is refused, in English and French. Nothing has changed."""
        table, rows = await self.table(), self.rows()
        actions = parse_line(RULES, self.written(table, place, line), RULES.vocabulary(table.match.state))
        with pytest.raises((EngineError, TableError)) as caught:
            await self.tables.play(self.game, PEOPLE[self.seats[place]], actions, seen)
        assert await self.table() == table
        assert self.rows() == rows
        told = [sentence(language, table, caught.value).replace("\xa0", " ") for language in ("en", "fr")]
        assert all(20 < len(each) < 400 for each in told)
        return told[0], told[1]

    def rows(self) -> list[list[tuple]]:
        """Everything the store holds of the game and what is to be posted of it."""
        return [ask(self.path, f"select * from {name} order by id") for name in ("game", "entry", "outbox")]


@pytest.fixture
async def fought(path: Path):
    """The fourth round: Troada is attacked; the last in turn order has three citizens everywhere."""
    store = await open_made(path)
    tables = Tables(store, TITLES, lambda: datetime(2026, 1, 1, tzinfo=UTC), lambda: b"r" * 32)
    lobby = Lobby(tables)
    table = await lobby.open(
        NewTable(
            guild=1,
            channel=2,
            host=PEOPLE[0],
            host_name=NAMES[0],
            title="grecolonies",
            seats=5,
            language="en",
            options={},
        )
    )
    for person, name in zip(PEOPLE[1:], NAMES[1:], strict=True):
        await lobby.join(table.id, person, name)
    table = await lobby.start(table.id, PEOPLE[0])
    found = Fought(tables, path, table.id, table.match.state.active)
    for colony in ("karia", "sikelia", "thrace"):
        await found.plays(0, "move troada / take me 5 / enter" if colony == "karia" else "recruit me 3")
        for place in (1, 2, 3):
            await found.plays(place, "recruit me 3")
        await found.plays(4, f"move {colony} / take me 3 / enter")
    await found.plays(0, "recruit me 3")
    await found.plays(1, "move troada / take me 6 / attack defender")
    yield found
    await store.engine.dispose()


def starts(told: tuple[str, str], english: str, french: str) -> None:
    assert told[0].startswith(english), told[0]
    assert told[1].startswith(french), told[1]


async def to_the_dice(fought: Fought) -> Table:
    await fought.plays(2, "stay-out")
    await fought.plays(3, "stay-out")
    for place in (4, 2):
        await fought.plays(place, "abstain")
    table = await fought.plays(3, "predict attacker 3")
    assert isinstance(table.match.state.frame, Assault)
    return table


async def test_allies_who_cannot_send_anyone(fought: Fought):
    table = await fought.table()
    frame = table.match.state.frame
    assert isinstance(frame, Rallying)
    assert set(frame.owed) == {fought.seats[2], fought.seats[3]}
    # Who has three citizens everywhere is not asked.
    told = await fought.refused(4, "ally defender me 1")
    starts(
        told,
        "It is not your move, or your answer is",
        "Ce n’est pas à toi, ou ta réponse n’est plus attendue.",
    )
    assert "help in Troada or stay out" in told[0]
    assert all(NAMES[fought.seats[place]] in each for place in (2, 3) for each in told)
    # Nor are the two who fight.
    for place in (0, 1):
        starts(await fought.refused(place, "ally attacker me 1"), "It is not your move", "Ce n’est pas à toi")


async def test_allies_beyond_what_may_leave(fought: Fought):
    has = 12 + 9
    starts(
        await fought.refused(2, "ally defender me 20"),
        f"Of your {has} citizens in ",
        f"De tes {has} citoyens",
    )
    starts(
        await fought.refused(2, "ally defender karia 1"),
        "You have no citizen in Karia",
        "Tu n’as pas de citoyen en Karia",
    )
    told = await fought.refused(2, "ally me me 1")
    assert "does not fight here" in told[0]
    starts(await fought.refused(2, "ready"), "You have sent nobody yet", "Tu n’as encore envoyé personne")
    await fought.plays(2, "ally defender me 2")
    told = await fought.refused(2, "ally attacker me 1")
    assert "Nobody helps both sides" in told[0]
    starts(await fought.refused(2, "stay-out"), "You have sent citizens already", "Tu as déjà envoyé")
    # A prediction while allies are still asked.
    starts(await fought.refused(3, "predict attacker 2"), "A fight begins: first", "Un combat")


async def test_answers_after_the_clock_and_when_no_longer_asked(fought: Fought):
    table = await fought.table()
    seen = table.number
    # The clock answers for the third: as it was announced to them.
    seat = fought.seats[2]
    (default,) = [each.default for each in table.owed if each.seat == seat]
    async with fought.tables.locked(fought.game) as locked:
        await fought.tables.commit(locked, [locked.match.play(seat, default, CLOCK)], None)
    for line in ("ally attacker me 2", "stay-out"):
        told = await fought.refused(2, line)
        starts(told, "It is not your move, or your answer is no longer", "Ce n’est pas à toi, ou ta réponse")
        assert NAMES[fought.seats[3]] in told[0]
        assert NAMES[seat] not in told[0]
    # A button they saw before is as late.
    actions = parse_line(RULES, "stay-out")
    with pytest.raises(Stale):
        await fought.tables.play(fought.game, PEOPLE[seat], actions, seen)
    starts(await fought.refused(2, "stay-out", seen=seen), "The game has moved on", "La partie a avancé")


async def test_predictions_after_the_dice_and_beyond_the_table(fought: Fought):
    await fought.plays(2, "stay-out")
    await fought.plays(3, "stay-out")
    assert isinstance((await fought.table()).match.state.frame, Foretelling)
    told = await fought.refused(3, "predict attacker 6")
    starts(told, "The Oracle’s table has 1 to 5 assaults, not 6", "Le tableau de l’Oracle va de 1 à 5")
    told = await fought.refused(3, "predict third 2")
    assert "does not fight here" in told[0]
    starts(await fought.refused(3, "ally defender me 1"), "The Oracle is being asked", "On consulte")
    starts(await fought.refused(0, "predict attacker 2"), "It is not your move", "Ce n’est pas à toi")
    await fought.plays(3, "predict attacker 3")
    for place in (4, 2):
        await fought.plays(place, "abstain")
    for place in (2, 3, 4, 0):
        told = await fought.refused(place, "predict defender 2")
        starts(told, "It is not your move, or your answer is no longer", "Ce n’est pas à toi, ou ta réponse")
        assert "open assault 1 in Troada" in told[0]
        assert NAMES[fought.seats[1]] in told[1]
    starts(await fought.refused(1, "predict attacker 2"), "An assault is on", "Un assaut")


async def test_announcements_that_do_not_rise(fought: Fought):
    await to_the_dice(fought)
    for line in ("counter", "dodge"):
        starts(await fought.refused(1, line), "An assault begins with an attack", "Un assaut commence")
    starts(
        await fought.refused(1, "announce 25 spear"), "An attack names a number from 1 to 24", "Une attaque"
    )
    starts(
        await fought.refused(1, "announce 0 spear"), "An attack names a number from 1 to 24", "Une attaque"
    )
    starts(await fought.refused(0, "announce 9 spear"), "It is not your move", "Ce n’est pas à toi")
    await fought.plays(1, "announce 5 spear")
    for line in ("announce 5 shield", "announce 5 spear", "announce 4 helmet", "announce 1 spear"):
        told = await fought.refused(0, line)
        wanted = line.split()[1]
        starts(
            told,
            f"{wanted} is not more than 5: a better attack names a higher number",
            f"{wanted} ne dépasse pas 5",
        )
    for place in (1, 2, 4):
        told = await fought.refused(place, "counter")
        starts(told, "It is not your move", "Ce n’est pas à toi")
        assert "answer 5 spears in Troada" in told[0]


def texts(sheet) -> str:
    return "\n".join(str(part.get("content", "")) for part in sheet.to_components())


async def test_dice_are_shown_to_nobody_else(fought: Fought):
    table = await to_the_dice(fought)
    teller_lines = {}
    for place in range(5):
        person = PEOPLE[fought.seats[place]]
        for language, cup, none in (
            ("en", "Under your cup in Troada, assault 1:", "You hold nothing now that others cannot see."),
            ("fr", "Sous ton gobelet, Troada, assaut 1", "Tu n’as rien pour l’instant"),
        ):
            held, likely = (
                texts(hand_sheet(table, person, language)),
                texts(odds_sheet(table, person, language)),
            )
            teller_lines[place, language] = held
            assert (cup in held) == (place < 2)
            assert (none in held) == (place >= 2)
            assert ("%" in likely) == (place < 2)
            assert "gobelet" not in likely
    assert teller_lines[0, "en"] != teller_lines[1, "en"]
    for sheet in (hand_sheet, odds_sheet):
        with pytest.raises(NotSeated) as caught:
            sheet(table, STRANGER, "en")
    assert sentence("en", table, caught.value).startswith("You do not play in this game")
    assert sentence("fr", table, caught.value).startswith("Tu ne joues pas")
    assert (await fought.table()) == table
