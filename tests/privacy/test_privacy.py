"""What is stored of people: every place is known, their file is theirs alone, forgetting is thorough."""

import json
import random
from collections.abc import Sequence
from datetime import timedelta

import pytest
from house import DARIO, NAMES, NOON, House, ask, everything, log_of
from sqlalchemy import BigInteger, Text, insert
from sqlmodel import SQLModel

from bot.calls.written.holidays import Holidays
from bot.club.forgetting import Forgetting
from bot.club.own_file import ORDERS, amounts, own_file
from bot.club.seekings import Seekings
from bot.commands.person.privacy import details
from bot.errors.seats import NotSeated
from bot.errors.trouble import Stale
from bot.speech.texts import keys
from bot.store import itself
from bot.store.club.results import count
from bot.store.club.traces import CLEAR, NOBODY, REMOVE, TRACES
from bot.store.games.games import Chair, Somebody
from bot.store.people.votes import WITHDRAWN, Motion, Vote
from bot.store.posts import outbox
from bot.store.rows.people import GUEST, HANDOVER
from bot.tables.change.hanging import post_board
from bot.tables.change.tables import Beside
from bot.tables.seats.hosting import Hosting
from bot.tables.seats.lobby import NewTable
from bot.tables.state.table import CALLED_OFF, ENDED, RUNNING, Table
from bot.tables.votes.votes import Kind, Votes

ANA, BRUNO, CHLOE = (2**60 + each for each in (101, 102, 103))
"""Ids as long as Discord's, so that no number of a row is taken for one."""
NAMES.update({ANA: "Ana", BRUNO: "Bruno", CHLOE: "Chloé"})

OTHER_IDS = frozenset(
    {
        ("game", "guild"),
        ("game", "channel"),
        ("game", "post"),
        ("outbox", "message"),
        ("offer", "message"),
        ("server_role", "guild"),
        ("server_role", "role"),
        ("vote", "message"),
        ("analysis", "message"),
        ("exchange", "message"),
        ("exchange", "call"),
        ("gallery", "channel"),
        ("post", "channel"),
        ("post", "message"),
        ("result", "guild"),
        ("rating", "guild"),
        ("habits", "direct"),
        ("call", "guild"),
        ("call", "channel"),
        ("call", "message"),
        ("call", "place"),
        ("seeking", "guild"),
        ("seeking", "channel"),
        ("seeking", "message"),
        ("lease", "key"),
    }
)
"""Columns with Discord's ids of servers, channels and messages, not of people.

Those of a lease are of people, too, for the seconds in which their holiday begins, or they are written to.
"""


def people_columns() -> set[tuple[str, str]]:
    return {(trace.table, trace.person) for trace in TRACES}


def test_every_column_with_ids_is_known_to_hold_people_or_not():
    """A new table with people in it belongs into `bot/store/club/traces.py`."""
    wide = {
        (table.name, column.name)
        for table in SQLModel.metadata.tables.values()
        for column in table.columns
        if isinstance(column.type, BigInteger)
    }
    assert wide == people_columns() | OTHER_IDS
    assert not people_columns() & OTHER_IDS


def test_every_column_with_a_name_goes_with_its_person():
    named = {
        (table.name, column.name)
        for table in SQLModel.metadata.tables.values()
        for column in table.columns
        if column.name == "name" or column.name.endswith("_name")
    }
    assert named - {("setting", "name"), ("plan", "name"), ("worker", "name")} == {
        (trace.table, trace.name) for trace in TRACES if trace.name
    }


def test_traces_fit_their_tables():
    for trace in TRACES:
        assert trace.fate in (CLEAR, NOBODY, REMOVE)
        assert trace.column.nullable or trace.fate != CLEAR
        assert set(trace.told) <= set(trace.rows.columns.keys())
        assert not {"seed", "setup", "drawn", "state", trace.person} & set(trace.told)
    assert len({trace.label for trace in TRACES}) == len(TRACES)


@pytest.mark.parametrize("tongue", ["en", "fr"])
def test_every_kind_of_trace_has_its_sentence(tongue: str):
    """In one message of Discord's, also when there are many of each."""
    labels = {trace.label for trace in TRACES} | {ORDERS}
    lines = details(tongue, dict.fromkeys(labels, 12345))
    told = [line for line in lines if line.startswith("- ")]
    assert len(set(told)) == len(labels)
    assert len("\n".join(lines)) < 3500
    sentences = {name for name in keys(tongue) if name.startswith("privacy-trace-")}
    assert sentences == {f"privacy-trace-{label}" for label in labels}


async def file_of(house: House, person: int) -> dict:
    async with house.store.reading() as connection:
        return json.loads(await own_file(connection, person, house.time))


async def forget(house: House, person: int) -> None:
    seekings, holidays = Seekings(house.tables, house.lobby), Holidays(house.tables)
    hosting, stop_standing_in = Hosting(house.tables), holidays.stop_standing_in
    await Forgetting(house.tables, house.lobby, hosting, seekings, stop_standing_in).forget(person)


def mentions(house: House, person: int) -> list[str]:
    """Every value in the file that holds the person's id or name."""
    return [
        f"{table}: {value}"
        for table, rows in everything(house.path).items()
        for row in rows
        for value in row
        if value == person or (isinstance(value, str) and (str(person) == value or NAMES[person] in value))
    ]


async def busy(house: House) -> list[int]:
    """Ana has an ended game, a running one with entries, one she hosts with Chloé in it, and a lobby."""
    luck = random.Random(1)
    ended = await house.game(people=(ANA, BRUNO), channel=1)
    await house.wanders(ended, 1000, luck)
    running = await house.game(people=(BRUNO, ANA, CHLOE), channel=2, matches="many")
    await house.wanders(running, 30, luck)
    hosted = await house.game(people=(ANA, CHLOE), channel=3)
    lobby = (await house.open(host=ANA, channel=4)).id
    await house.lobby.join(lobby, CHLOE, "Chloé")
    return [ended, running, hosted, lobby]


async def test_a_persons_file_holds_everything_of_theirs_and_nothing_of_others(house: House):
    ended, running, hosted, lobby = await busy(house)
    await house.tables.set_order(running, ANA, "objection", {}, "pass")
    found = await file_of(house, ANA)
    assert found["person"] == str(ANA)
    assert [row["id"] for row in found["hosted"]] == [ended, hosted, lobby]
    assert [row["game"] for row in found["seats"]] == [ended, running, hosted, lobby]
    mine = ask(house.path, f"select game, number from entry where person = {ANA} order by game, number")
    assert sorted((row["game"], row["number"]) for row in found["actions"]) == mine
    assert [row["game"] for row in found["results"]] == [ended]
    assert len(found["ratings"]) == 2
    assert [row["choice"] for row in found["orders"]] == ["pass"]
    text = json.dumps(found, ensure_ascii=False)
    for secret in ("Bruno", "Chloé", str(BRUNO), "seed", ask(house.path, "select seed from game")[0][0]):
        assert secret not in text
    assert len(ask(house.path, "select * from entry")) > len(mine)


async def test_large_ids_are_text(house: House):
    person = 2**62 + 1
    table = await house.lobby.open(
        NewTable(
            guild=2**61,
            channel=2**60 + 1,
            host=person,
            host_name="Zoë",
            title="nim",
            seats=2,
            language="fr",
        )
    )
    ((row,), file) = (await file_of(house, person))["hosted"], await file_of(house, person)
    assert (row["guild"], row["channel"], row["id"]) == (str(2**61), str(2**60 + 1), table.id)
    assert file["person"] == str(person)


async def test_whoever_is_unknown_has_an_empty_file(house: House):
    await busy(house)
    found = await file_of(house, 5)
    assert [value for value in found.values() if isinstance(value, list) and value] == []
    async with house.store.reading() as connection:
        assert set((await amounts(connection, 5)).values()) == {0}


async def test_the_forgotten_are_nowhere_and_the_games_go_on(house: House):
    ended, running, hosted, lobby = await busy(house)
    logs = {game: log_of(house.path, game) for game in (ended, running, hosted)}
    others = len(ask(house.path, f"select * from entry where person != {ANA}"))
    await forget(house, ANA)
    assert mentions(house, ANA) == []

    assert log_of(house.path, ended) == logs[ended]
    assert log_of(house.path, running)[: len(logs[running]) + 1] == [*logs[running], "concede"]
    assert log_of(house.path, hosted)[-1] == "concede"
    assert len(ask(house.path, f"select * from entry where person in ({BRUNO}, {CHLOE})")) == others
    tables = {game: await house.tables.get(game) for game in (ended, running, hosted, lobby)}
    assert {game: table.status for game, table in tables.items()} == {
        ended: ENDED, running: RUNNING, hosted: ENDED, lobby: "lobby",
    }  # fmt: skip
    for table in tables.values():
        assert ANA not in table.people
        assert await house.fresh(table.id) == table
        assert "Ana" not in (*table.names, table.host_name)
    assert (tables[lobby].host, tables[lobby].host_name) == (CHLOE, "Chloé")
    assert tables[running].host == BRUNO
    assert {person for (person,) in ask(house.path, "select person from result")} == {BRUNO, CHLOE}
    assert ask(house.path, f"select rated from result where game = {hosted}") == [(1,)]

    # The others play to the end, and it counts for them.
    await house.wanders(running, 10_000, random.Random(2))
    assert (await house.tables.get(running)).status == ENDED
    assert {person for (person,) in ask(house.path, "select person from result")} == {BRUNO, CHLOE}
    with pytest.raises(NotSeated):
        await house.tables.orders(running, ANA)


async def test_forgetting_twice_and_coming_back(house: House):
    await busy(house)
    await forget(house, ANA)
    before = everything(house.path)
    await forget(house, ANA)
    assert everything(house.path) == before
    game = await house.game(people=(CHLOE, ANA), channel=9)
    await house.wanders(game, 1000, random.Random(3))
    assert [row["game"] for row in (await file_of(house, ANA))["results"]] == [game]


async def test_forgetting_begun_and_not_ended_is_begun_again(house: House, monkeypatch: pytest.MonkeyPatch):
    await busy(house)

    async def dies(*args) -> None:
        raise RuntimeError("the process ends here")

    with monkeypatch.context() as patched:
        patched.setattr("bot.store.club.personal.clear_traces", dies)
        with pytest.raises(RuntimeError):
            await forget(house, ANA)
    assert mentions(house, ANA)
    await forget(house, ANA)
    assert mentions(house, ANA) == []


async def test_a_wish_for_no_statistics_is_forgotten_too(house: House):
    async with house.store.writing() as connection:
        await count(connection, ANA, house.time, wanted=False)
    await forget(house, ANA)
    assert mentions(house, ANA) == []


async def test_the_longest_serving_cohost_inherits_from_the_forgotten(house: House):
    game = await house.game(people=(ANA, BRUNO, CHLOE), matches="many")
    hosting = Hosting(house.tables)
    for cohost in (CHLOE, BRUNO):
        await hosting.name(game, ANA, Somebody(cohost, NAMES[cohost]))
        house.later(minutes=1)
    await forget(house, ANA)
    assert mentions(house, ANA) == []
    table = await house.tables.get(game)
    assert (table.host, table.host_name, table.cohosts) == (CHLOE, "Chloé", (Somebody(BRUNO, "Bruno"),))
    await forget(house, BRUNO)
    assert mentions(house, BRUNO) == []
    assert (await house.tables.get(game)).cohosts == ()


async def test_nobody_who_has_given_up_inherits_from_the_forgotten(house: House):
    game = await house.game(people=(ANA, BRUNO, CHLOE, DARIO), matches="many")
    await house.tables.concede(game, BRUNO)
    await forget(house, ANA)
    table = await house.tables.get(game)
    assert (table.status, table.host, table.host_name) == (RUNNING, CHLOE, "Chloé")


async def test_a_host_alone_leaves_nobody_as_host(house: House):
    """Everybody else is a computer: the game ends, and nobody is its host."""
    table = await house.open(host=ANA)
    await house.lobby.seat_computers(table.id, ANA, "random")
    await house.lobby.start(table.id, ANA)
    alone = await house.open(host=ANA, channel=8)
    await forget(house, ANA)
    assert ask(house.path, "select host, host_name from game order by id") == [(0, ""), (0, "")]
    assert (await house.tables.get(alone.id)).status == CALLED_OFF


async def test_whoever_is_quicker_does_not_keep_somebody_seated(house: House):
    game = await house.game(people=(BRUNO, ANA), matches="many")
    concede, tries = house.tables.concede, []

    async def too_late(*args, **how):
        tries.append(args)
        if len(tries) == 1:
            raise Stale
        return await concede(*args, **how)

    house.tables.concede = too_late
    await forget(house, ANA)
    assert len(tries) == 2
    assert (await house.tables.get(game)).status == ENDED


@pytest.mark.parametrize("held", [True, False])
async def test_a_damaged_or_held_game_is_cleared_all_the_same(house: House, held: bool):
    game = await house.game(people=(ANA, BRUNO), matches="many")
    await house.plays(game, ANA, "take left")
    async with house.store.writing() as connection:
        await connection.exec_driver_sql(f"update game set setup = '[9, 9]' where id = {game}")
        if not held:
            await connection.exec_driver_sql(f"delete from position where game = {game}")
    house.tables.forget(game)
    await forget(house, ANA)
    assert mentions(house, ANA) == []
    assert log_of(house.path, game)[0] == "take left"


async def test_faults_written_down_lose_the_person_too(house: House):
    game = await house.game(people=(ANA, BRUNO))
    for at, said in ((game, f"KeyError: {ANA} Ana"), (None, f"id {ANA}, Ana"), (game, "Bruno")):
        await house.store.write(itself.add_fault, itself.Fault(at, 0, None, "", said, NOON))
    await forget(house, ANA)
    found = ask(house.path, "select error from fault order by id")
    assert found == [("KeyError: … …",), ("id …, Ana",), ("Bruno",)]


def test_texts_are_the_only_long_columns_without_people():
    """Long texts could hide people: only these exist. They name nobody, or go with their person's row, or are
    looked through."""
    texts = {
        (table.name, column.name)
        for table in SQLModel.metadata.tables.values()
        for column in table.columns
        if isinstance(getattr(column.type, "impl_instance", column.type), Text)
    }
    assert texts == {
        ("snapshot", "state"),
        ("position", "state"),
        ("seam", "state"),
        ("fault", "error"),
        ("result", "waits"),
        ("vote", "about"),
        ("note", "text"),
        ("plan", "steps"),
        ("advice", "lines"),
        ("ahead", "moves"),
        ("ahead", "cases"),
        ("call", "waits"),
        ("call", "entries"),
    }


async def test_questions_by_and_about_the_forgotten_are_withdrawn(house: House):
    games = [await house.game(people=(BRUNO, CHLOE), channel=channel) for channel in (1, 2, 3)]
    votes = Votes(house.tables)

    async def never(table: Table, vote: Vote, beside: Beside) -> None:
        raise AssertionError(vote)

    def everybody(table: Table) -> Sequence[Chair]:
        return table.chairs

    for kind in ("undo", "wait", "takeover"):
        votes.kinds[kind] = Kind(never, timedelta(days=1))
    hers = {"to": ANA, "to_name": "Ana"}
    of_ana = await votes.put(games[0], Motion("takeover", hers), ANA, "Ana", everybody)
    about_ana = await votes.put(games[1], Motion("undo", hers), BRUNO, "Bruno", everybody)
    others = await votes.put(games[2], Motion("wait", {}), BRUNO, "Bruno", everybody)
    await forget(house, ANA)
    assert mentions(house, ANA) == []
    assert [(await votes.read(vote.id)).outcome for vote in (of_ana, about_ana, others)] == [
        WITHDRAWN, WITHDRAWN, None
    ]  # fmt: skip
    told = ask(
        house.path, "select number, count(*) from outbox where kind = 'vote' and not done group by number"
    )
    assert told == [(1, 1), (2, 1), (3, 1)]


async def test_parts_at_tables_go_and_handed_seats_name_nobody(house: House):
    game = await house.game(people=(ANA, BRUNO), channel=1)
    async with house.store.writing() as connection:
        guest = {"person": ANA, "name": "Ana", "role": "spectator", "language": "en"}
        await connection.execute(insert(GUEST), {"game": game, "at": house.time, **guest})
        hands = {"from_person": BRUNO, "from_name": "Bruno", "to_person": ANA, "to_name": "Ana", "by": ANA}
        row = {"game": game, "seat": 0, "number": 1, "why": "asked", "at": house.time, **hands}
        await connection.execute(insert(HANDOVER), row)
        await outbox.add_beside(
            connection, outbox.Notice(game, ANA, outbox.NoticeKind.FOLLOWED, 1), house.time
        )
    found = await file_of(house, ANA)
    labels = ("parts_at_tables", "seats_taken_over", "seats_left", "letters")
    assert [len(found[label]) for label in labels] == [1, 1, 0, 1]
    await forget(house, ANA)
    assert mentions(house, ANA) == []
    assert ask(house.path, "select from_name, to_name, to_person from handover") == [("Bruno", "", None)]


async def test_a_substitute_who_is_forgotten_gives_the_seat_back(house: House):
    """And concedes nothing of somebody else's."""
    game = await house.game(people=(ANA, BRUNO), channel=1)
    holidays = Holidays(house.tables)
    now, later = house.time, house.time + timedelta(days=3)
    away = await holidays.plan(ANA, "Ana", now, later, (CHLOE, "Chloé", False))
    await holidays.look_at(ANA)
    await holidays.answer(away.id, CHLOE, agreed=True)
    assert (await house.tables.get(game)).people == (CHLOE, BRUNO)
    await forget(house, CHLOE)
    table = await house.tables.get(game)
    assert (table.status, table.people) == (RUNNING, (ANA, BRUNO))
    assert mentions(house, CHLOE) == []
    await forget(house, ANA)
    assert mentions(house, ANA) == []


async def test_who_asked_for_a_board_elsewhere_is_known_until_it_is_posted(house: House):
    table = await house.tables.get(await house.game(people=(ANA, BRUNO), channel=1))
    await post_board(house.tables, table, 77, None, None, "Ana")
    async with house.store.writing() as connection:
        waiting = await outbox.firsts(connection)
        (notice,) = [each for each in waiting if each.kind == outbox.NoticeKind.BOARD]
        assert "Ana" in notice.about
        await outbox.confirm(connection, notice, 5)
    assert ask(house.path, "select about from outbox where kind = 'board'") == [("",)]
