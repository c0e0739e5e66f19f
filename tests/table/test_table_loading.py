"""Games from their rows: snapshots that only make it quicker, and logs that do not replay."""

import hashlib
import json
import random
from pathlib import Path

import pytest
from house import ANA, BRUNO, House, ask, do, everything
from made_store import spoil
from structlog.processors import format_exc_info
from structlog.testing import capture_logs

from bot.errors.tables import RulesChanged
from bot.errors.trouble import GameDamaged
from bot.store import itself
from bot.tables.change.tables import SNAPSHOT_EVERY
from bot.tables.state.table import Held
from engine.core.values.codec import to_plain


async def long_game(house: House, most: int = SNAPSHOT_EVERY + 7, title: str = "nim") -> int:
    options = {"matches": "many"} if title == "nim" else {}
    game = await house.game(title, (ANA, BRUNO, ANA), **options)
    await house.wanders(game, most, random.Random(5))
    return game


@pytest.mark.parametrize("title", ["nim", "liars-dice"])
async def test_a_snapshot_changes_nothing_but_how_far_one_sees_back(house: House, title: str):
    game = await long_game(house, title=title)
    assert ask(house.path, "select number, version from snapshot") == [(SNAPSHOT_EVERY, 1)]
    quick = await house.fresh(game)
    do(house.path, "delete from snapshot")
    slow = await house.fresh(game)
    assert slow == await house.tables.get(game)
    assert (quick.match.state, quick.match.log, quick.match.line) == (
        slow.match.state,
        slow.match.log,
        slow.match.line,
    )


async def test_snapshots_follow_the_log(house: House):
    game = await long_game(house, 3 * SNAPSHOT_EVERY + 1)
    table = await house.tables.get(game)
    ((number, state),) = ask(house.path, "select number, state from snapshot")
    assert number // SNAPSHOT_EVERY == 3  # the first step at or past every 25th entry
    assert json.loads(state)["turns"] == list(table.match.turns[: len(json.loads(state)["turns"])])
    assert table.match.at(len(table.match.line)).state == table.match.state


@pytest.mark.parametrize(
    "state", ["", "{", "[]", "null", "[1, 2, 3]", '["x", [], [], [], ["Nowhere", [1]], 1, true]']
)
async def test_a_snapshot_that_is_none_is_thrown_away(house: House, state: str):
    game = await long_game(house)
    do(house.path, f"update snapshot set state = '{state}'")
    fresh = await house.fresh(game)
    assert fresh == await house.tables.get(game)


async def test_a_snapshot_of_a_state_of_another_form_is_not_read(house: House):
    """Fields of one type that changed places would be read into each other without anybody noticing."""
    game = await long_game(house)
    table = await house.tables.get(game)
    ((text,),) = ask(house.path, "select state from snapshot")
    plain = json.loads(text)
    plain["state"][0] = [count + 1 for count in plain["state"][0]]
    do(house.path, f"update snapshot set state = '{json.dumps(plain)}'")
    assert (await house.fresh(game)).match == table.match  # where the game stands is known
    do(house.path, "delete from position")
    assert (await house.fresh(game)).match.state != table.match.state  # it is believed
    plain["form"] = hashlib.sha256(b"NimState(heaps: tuple(int, ...), seats: int)").hexdigest()
    do(house.path, f"update snapshot set state = '{json.dumps(plain)}'")
    assert (await house.fresh(game)).match.whole() == table.match


@pytest.mark.parametrize("change", ["number = 999", "number = -3", "version = 2"])
async def test_a_snapshot_of_another_log_or_other_rules_is_not_used(house: House, change: str):
    game = await long_game(house)
    wrong = to_plain((await house.fresh(game)).match.at(0).state)
    do(house.path, f"update snapshot set {change}, state = '{str(wrong).replace(chr(39), chr(34)).lower()}'")
    assert (await house.fresh(game)).match.state == (await house.tables.get(game)).match.state


@pytest.mark.parametrize(
    "damage",
    [
        "delete from entry where game = {} and number = 3",
        "delete from entry where game = {} and number = (select max(number) from entry)",
        "update entry set seat = 9 where game = {} and number = 30",
        "update entry set drawn = 'six' where game = {} and number = 30",
        "update game set number = number - 1 where id = {}",
        "update game set options = '{{' where id = {}",
        'update game set options = \'{{"board": "west"}}\' where id = {}',
        "update game set seed = 'none' where id = {}",
        "update game set seats = 7 where id = {}",
        "update game set title = 'chess' where id = {}",
    ],
)
async def test_a_damaged_game_is_closed_alone_and_left_as_it_is(house: House, damage: str):
    game = await long_game(house)
    whole = await house.game(channel=8)
    spoil(house.path, damage.format(game))
    before = everything(house.path, "fault")
    async with House(house.path) as other:
        codes = set[str]()
        for wish in (other.tables.get(game), other.plays(game, ANA, "take left"), other.tables.whole(game)):
            with pytest.raises(GameDamaged) as caught:
                await wish
            assert caught.value.facts["game"] == game
            codes.add(caught.value.facts["code"])
        assert everything(house.path, "fault") == before
        (code,) = codes
        (fault,) = await other.store.read(itself.faults_of, code)  # once, though it was met three times
        assert (fault.game, "GameDamaged" in fault.error) == (game, True)
        assert (await other.plays(whole, ANA, "take left")).after.number == 1


@pytest.mark.parametrize(
    "damage",
    [
        "update entry set deed = 'seize left' where game = {} and number = 30",
        "update entry set deed = 'take left count:9' where game = {} and number = 30",
        "update entry set deed = 'take right' where game = {} and number = 29",
        "update entry set drawn = '[6]' where game = {} and number = 30",
        "update game set setup = '[]' where id = {}",
        "update game set setup = '[0, 1, 2, 3, 3]' where id = {}",
    ],
)
async def test_a_game_whose_log_does_not_lead_where_it_stands_is_held(house: House, damage: str):
    game = await long_game(house)
    state = (await house.tables.get(game)).match.state
    spoil(house.path, damage.format(game))
    before = everything(house.path)
    async with House(house.path) as other:
        table = await other.tables.get(game)
        assert (table.held, table.match.state, table.owed) == (Held(1, 1), state, ())
        with pytest.raises(RulesChanged):
            await other.plays(game, ANA, "take left")
        with pytest.raises(RulesChanged):
            await other.tables.concede(game, ANA)
        assert everything(house.path) == before
    do(house.path, "delete from position", "delete from snapshot")
    async with House(house.path) as other:
        with pytest.raises(GameDamaged):
            await other.tables.get(game)


async def test_a_wrong_entry_before_the_snapshot_is_found_when_the_whole_log_is_asked_for(house: House):
    game = await long_game(house)
    spoil(house.path, f"update entry set deed = 'take left count:9' where game = {game} and number = 2")
    async with House(house.path) as other:
        assert (await other.tables.get(game)).number == SNAPSHOT_EVERY + 7
        with pytest.raises(GameDamaged):
            await other.tables.whole(game)
        with pytest.raises(GameDamaged):
            await other.tables.history(game)


@pytest.mark.parametrize(("title", "hidden"), [("liars-dice", True), ("nim", False)])
async def test_hidden_deeds_stay_out_of_the_log_where_a_game_does_not_replay(
    path: Path, title: str, hidden: bool
):
    """What stands in a log that cannot be read may be a secret: it is kept with the fault alone."""
    with capture_logs(processors=[format_exc_info]) as said:
        async with House(path) as house:
            assert house.titles[title].rules.hidden is hidden
            game = await house.game(title)
            table = await house.tables.get(game)
            assert table.match is not None
            owed = table.owed[0]
            deed = table.match.legal(owed.seat)[0]
            await house.tables.play(game, table.chairs[owed.seat].person, [deed], None, owed.seat)
        spoil(path, f"update entry set deed = 'swallow-the-dice' where game = {game}")
        do(path, "delete from position", "delete from snapshot")
        async with House(path) as other:
            with pytest.raises(GameDamaged) as caught:
                await other.tables.get(game)
            (fault,) = await other.store.read(itself.faults_of, str(caught.value.facts["code"]))
    (line,) = [each for each in said if each["event"] == "game does not replay"]
    assert line["code"] == caught.value.facts["code"]
    assert "swallow" in fault.error
    assert ("swallow" in str(said)) is not hidden
