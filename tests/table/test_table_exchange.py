"""An exchange at a table: when it is on, what is announced of it, who is called, what its buttons say."""

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from house import ANA, BRUNO, CHLOE, House, ask, unposted
from test_table_news import at_golden, golden
from titled import GAMES, titled

from bot.herald.herald import Herald
from bot.herald.ids import path_text
from bot.herald.press import Press
from bot.herald.sheet import Sheet
from bot.posting.exchange import Scene, _call, _call_text, said_lines
from bot.posting.exchange_answers import answer_rows
from bot.posting.messages.posts import nothing_to_tell
from bot.private.looking.history_view import lines_by_turn
from bot.private.looking.post_view import all_lines
from bot.private.panel import handlers as panel
from bot.private.panel.answers import At
from bot.private.panel.walk import question_of
from bot.store.posts import exchanges as rows
from bot.store.posts.outbox import Notice, NoticeKind
from bot.tables.state.answers import direct_answers, public_answers
from bot.tables.state.table import Done, Table
from bot.tables.state.telling import teller_for
from engine.core.choosing.menu import Path as Answers
from engine.core.choosing.menu import Question
from engine.core.choosing.notation import parse
from engine.core.contract import Action, Seat, Word
from engine.core.play.exchanges import Exchange, exchange_now
from engine.grecolonies.law.rules import Grecolonies
from engine.grecolonies.state import Assault, Rallying

PEOPLE = (ANA, BRUNO, CHLOE)
FIGHT = Word("province", "troada")


@pytest.fixture
async def house(path: Path) -> AsyncIterator[House]:
    async with House(path, GAMES) as found:
        yield found


class Quarrel:
    """Three people: the first lives in Troada, the second comes there, the third looks on."""

    def __init__(self, house: House, game: int, first: int) -> None:
        self.house, self.game, self.first = house, game, first

    @property
    def seats(self) -> tuple[int, int, int]:
        return self.first, (self.first + 1) % 3, (self.first + 2) % 3

    async def table(self) -> Table:
        return await self.house.tables.get(self.game)

    async def plays(self, seat: int, line: str) -> Table:
        return (await self.house.plays(self.game, PEOPLE[seat], line, seat=seat)).after

    async def city(self, seat: int) -> str:
        return str((await self.table()).match.state.poleis[seat].city)

    async def told(self) -> rows.ToldExchange:
        """The newest exchange."""
        async with self.house.store.reading() as connection:
            (((number),),) = ask(self.house.path, "select max(id) from exchange")
            found = await rows.read(connection, number)
        assert found is not None
        return found

    def due(self) -> list[str]:
        return [kind for _, kind, _ in unposted(self.house.path)]


@pytest.fixture
async def quarrel(house: House) -> Quarrel:
    game = await house.game("grecolonies", PEOPLE)
    first = (await house.tables.get(game)).owed[0].seat
    found = Quarrel(house, game, first)
    await found.plays(first, f"move troada / take {await found.city(first)} 5 / enter")
    return found


async def attacked(quarrel: Quarrel) -> Table:
    defender, attacker, _ = quarrel.seats
    own, rival = await quarrel.city(attacker), await quarrel.city(defender)
    return await quarrel.plays(attacker, f"move troada / take {own} 4 / attack {rival}")


async def to_the_dice(quarrel: Quarrel) -> Table:
    await attacked(quarrel)
    *_, other = quarrel.seats
    await quarrel.plays(other, "stay-out")
    return await quarrel.plays(other, "abstain")


async def test_it_begins_with_the_attack_and_is_announced_instead_of_a_post(quarrel: Quarrel):
    *_, other = quarrel.seats
    assert exchange_now((await quarrel.table()).match) is None
    table = await attacked(quarrel)
    assert exchange_now(table.match) == Exchange(FIGHT, 5)
    assert quarrel.due() == ["turn", "exchange"]
    told = await quarrel.told()
    assert (told.word, told.began, told.over) == (FIGHT, 5, False)
    assert told.calling == (rows.Asked(Seat(other), 6),)
    # The turn before is still to be told, then nothing until the exchange is over.
    assert not nothing_to_tell(table)
    assert nothing_to_tell(replace(table, told=3))


async def test_only_who_is_newly_asked_and_did_not_just_act_is_called(quarrel: Quarrel):
    defender, attacker, other = map(Seat, quarrel.seats)
    await attacked(quarrel)
    await quarrel.plays(other, "stay-out")
    assert [each.seat for each in (await quarrel.told()).calling] == []  # asked the Oracle's question at once
    await quarrel.plays(other, "abstain")
    assert [each.seat for each in (await quarrel.told()).calling] == [attacker]
    await quarrel.plays(attacker, "announce 1 spear")
    assert [each.seat for each in (await quarrel.told()).calling] == [defender]
    assert quarrel.due() == ["turn", "exchange"]  # the newest notice covers those before it


async def test_it_ends_with_its_last_answer_and_the_post_follows(quarrel: Quarrel):
    table = await to_the_dice(quarrel)
    while exchange_now(table.match) is not None:
        decision = table.owed[0]
        action = decision.default or parse(table.rules, "announce 24 spear")
        change = await quarrel.house.tables.play(
            quarrel.game, PEOPLE[decision.seat], [action], None, decision.seat
        )
        table = change.after
    told = await quarrel.told()
    assert told.over
    assert told.ended == len(table.match.line)
    assert quarrel.due()[-2:] == ["exchange", "turn"]
    assert exchange_now(table.match.at(told.ended - 1)) == Exchange(FIGHT, 5)
    assert ask(quarrel.house.path, "select count(*) from exchange") == [(1,)]


async def test_taken_back_it_is_over_and_another_attack_is_another_exchange(quarrel: Quarrel):
    _, attacker, _ = quarrel.seats
    await attacked(quarrel)
    async with quarrel.house.tables.locked(quarrel.game) as before:
        back = before.match.rewind(Seat(attacker), len(before.match.line) - 1, "host")
        table = (await quarrel.house.tables.commit(before, [back], None, notice="undone")).after
    assert exchange_now(table.match) is None
    assert ((await quarrel.told()).over, (await quarrel.told()).ended) == (True, None)
    await quarrel.plays(attacker, f"attack {await quarrel.city(quarrel.seats[0])}")
    assert not (await quarrel.told()).over
    assert ask(quarrel.house.path, "select over from exchange order by id") == [(1,), (0,)]


async def test_going_back_into_it_is_told_anew(quarrel: Quarrel):
    _, attacker, other = map(Seat, quarrel.seats)
    await to_the_dice(quarrel)
    await quarrel.plays(attacker, "announce 24 spear")
    async with quarrel.house.tables.locked(quarrel.game) as before:
        back = before.match.rewind(other, 6, "host")
        await quarrel.house.tables.commit(before, [back], PEOPLE[other], notice="undone")
    assert not (await quarrel.told()).over
    assert "undone" not in quarrel.due()  # its message shows it


async def test_fresh_from_the_file_it_is_the_same(quarrel: Quarrel):
    table = await to_the_dice(quarrel)
    fresh = await quarrel.house.fresh(quarrel.game)
    assert exchange_now(fresh.match) == exchange_now(table.match)


def labels(table: Table) -> list[list[str]]:
    return [[each.item.label or "" for each in row] for row in answer_rows(table, teller_for(table, "en"))]


async def test_buttons_are_what_everybody_asked_may_answer(quarrel: Quarrel):
    _, attacker, other = quarrel.seats
    table = await attacked(quarrel)
    own, rival = await quarrel.city(attacker), await quarrel.city(quarrel.seats[0])
    names = [own.capitalize(), rival.capitalize()]
    assert labels(table)[0] == ["Stay out", *(f"Help {name}" for name in names)]
    assert labels(table)[1:] == [["Board", "Rules"]]  # that is all there is to answer
    table = await quarrel.plays(other, "stay-out")
    assert labels(table)[:3] == [
        ["Ask nothing"],
        *(
            [
                f"{name} wins in {count}"
                for count in ("1 assault", *(f"{each} assaults" for each in range(2, 6)))
            ]
            for name in names
        ),
    ]
    assert labels(table)[-1] == ["Board", "Rules"]  # all answers are there, and nobody has dice yet
    table = await quarrel.plays(other, "abstain")
    assert labels(table) == [
        ["3 helmets", "3 shields", "3 spears"],
        ["4 helmets", "4 shields", "4 spears"],
        ["5 helmets", "5 shields", "5 spears"],
        ["My dice, chances, answers", "Board", "Rules"],
    ]
    table = await quarrel.plays(attacker, "announce 22 spear")
    assert labels(table)[:3] == [
        ["Counter: fewer", "Dodge: exactly"],
        ["23 helmets", "23 shields", "23 spears"],
        ["24 helmets", "24 shields", "24 spears"],
    ]
    seen = ["My dice, chances, answers", "Board", "Rules"]
    assert labels(table)[-1] == seen


def asked_to_help(several: bool) -> Table:
    """Other people are asked whether they help in a fight: several of them, or one who has helped already."""
    match = golden("grecolonies-05-random")
    for keep in range(len(match.line)):
        frame = match.at(keep).state.frame
        if isinstance(frame, Rallying) and (len(frame.owed) > 1 if several else frame.joined):
            return at_golden(match.at(keep))
    raise AssertionError("nobody is asked")


def test_all_who_are_asked_may_say_in_public_whom_they_help():
    table = asked_to_help(several=True)
    direct = direct_answers(table)
    assert [each.word for each in direct.answers] == ["stay-out", "ally", "ally"]
    assert direct.opening == set(direct.answers[1:])
    assert not direct.others
    stay, *helped = labels(table)[0]
    assert stay == "Stay out"
    assert all(each.startswith("Help ") for each in helped)
    assert "Another answer" not in labels(table)[1]


@pytest.mark.parametrize("several", [True, False])
async def test_the_panel_asks_how_many_whoever_of_them_helps(several: bool, monkeypatch: pytest.MonkeyPatch):
    table, shown = asked_to_help(several), list[Answers]()
    place, _ = next(
        (place, each) for place, each in enumerate(direct_answers(table).answers) if each.word == "ally"
    )

    async def here(*_given: object) -> Table:
        return table

    async def show(_press: object, _table: Table, at: At, **_named: object) -> None:
        shown.append(at.path)

    monkeypatch.setattr(panel, "show", show)
    for decision in table.owed:
        services = SimpleNamespace(tables=SimpleNamespace(running=lambda table, _: table.match))
        services.holidays = SimpleNamespace(come_back_at=here)
        parts = ("1", str(table.number), path_text((place,)))
        press = SimpleNamespace(services=services, person=decision.seat + 1, parts=parts, table=here)
        await panel.say(cast("Press", press))
        question = question_of(table.begun, decision.seat, shown[-1])
        assert isinstance(question, Question)
        counts = {getattr(each, "count", 0) for answer in question.answers for each in answer.actions}
        assert len(counts) > 1


class Betraying(Grecolonies):
    """Rules by which one may only announce what lies under one's own cup."""

    def legal(self, state, seat: Seat) -> Sequence[Action]:
        found = super().legal(state, seat)
        if not isinstance(state.frame, Assault):
            return found
        own = set(state.frame.dice[state.frame.speaker])
        return [each for each in found if getattr(each, "count", 0) in own]


async def test_answers_that_would_betray_a_secret_are_not_shown(quarrel: Quarrel):
    table = await to_the_dice(quarrel)
    seat = table.owed[0].seat
    assert set(public_answers(table.match, seat)) == set(table.match.legal(seat))
    title = titled(Betraying())
    betrayed = replace(table, title=title, match=replace(table.match, title=title))
    assert betrayed.match.legal(seat)
    assert public_answers(betrayed.match, seat) == ()
    assert direct_answers(betrayed).others
    assert labels(betrayed)[0] == ["My dice, chances, answers", "Board", "Rules"]


async def test_what_was_said_is_a_list_with_the_dice_that_were_shown(quarrel: Quarrel):
    defender, attacker, _ = quarrel.seats
    await to_the_dice(quarrel)
    await quarrel.plays(attacker, "announce 1 spear")
    table = await quarrel.plays(defender, "counter")
    teller = teller_for(table, "en")
    done = await quarrel.house.tables.since(table, 5)
    told, whole = said_lines(teller, done, {}, 900)
    lines = told.splitlines()
    assert whole
    assert lines[0].startswith("- ")
    assert "announced **1 spear**" in "\n".join(lines)
    (shown,) = [line for line in lines if line.startswith("-# ")]
    assert shown.count("spear") + shown.count("shield") + shown.count("helmet") == 9
    said, whole = said_lines(teller, done * 40, {}, 900)
    assert not whole
    assert said.startswith("-# Much happened")
    assert len(said) < 1000


async def test_in_everything_the_dice_stand_below_what_they_decided(quarrel: Quarrel):
    defender, attacker, _ = quarrel.seats
    await to_the_dice(quarrel)
    await quarrel.plays(attacker, "announce 1 spear")
    table = await quarrel.plays(defender, "counter")
    while exchange_now(table.match) is not None:
        decision = table.owed[0]
        await quarrel.house.tables.play(
            quarrel.game,
            PEOPLE[decision.seat],
            [decision.default or parse(table.rules, "announce 24 spear")],
            None,
            decision.seat,
        )
        table = await quarrel.table()
    teller = teller_for(table, "en")
    told = await quarrel.house.tables.history(quarrel.game)
    lines = all_lines(teller, told, None)
    dice = [place for place, line in enumerate(lines) if line.startswith("-# ")]
    assert len(dice) >= 2
    for place in dice:
        assert "lost the assault." in lines[place - 1]
        assert "Refuge" in lines[place + 1]  # what followed stands below them
    assert not any("\n-# " in each for each in lines_by_turn(teller, told, None).values())


async def test_nobody_is_kept_by_person(quarrel: Quarrel):
    await attacked(quarrel)
    ((calling,),) = ask(quarrel.house.path, "select calling from exchange")
    assert all(seat in range(3) for seat, _ in json.loads(calling))


class Channel:
    """Writes down what is posted, edited and deleted."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    async def send(self, *, view: Sheet, **about: object) -> SimpleNamespace:
        self.lines.append(f"sent {view.children[0].content.splitlines()[0]}")
        return SimpleNamespace(id=len(self.lines))

    def get_partial_message(self, message: int) -> SimpleNamespace:
        async def delete() -> None:
            self.lines.append(f"deleted {message}")

        async def edit(*, view: Sheet, **about: object) -> None:
            self.lines.append(f"edited {message} {view.children[0].content.splitlines()[0]}")

        return SimpleNamespace(delete=delete, edit=edit)


async def test_a_call_to_answer_goes_with_the_answer_though_more_is_asked(quarrel: Quarrel):
    *_, other = quarrel.seats
    channel, worded = Channel(), dict[int, str]()
    clock = SimpleNamespace(now=lambda: quarrel.house.time)
    services = SimpleNamespace(
        store=quarrel.house.store, worded=worded, tables=quarrel.house.tables, clock=clock
    )
    herald = SimpleNamespace(services=services)
    notice = Notice(1, quarrel.game, 7, NoticeKind.EXCHANGE, 1, 0)

    async def shown(table: Table) -> None:
        scene = Scene(table, await quarrel.told(), teller_for(table, "en"), "", "", "", ())
        await _call(herald, channel, scene, 99, notice)

    table = await attacked(quarrel)
    await shown(table)
    assert [line[:4] for line in channel.lines] == ["sent"]
    await shown(table)
    # Where several processes are, another one may have said something else meanwhile.
    assert len(channel.lines) == (2 if quarrel.house.store.shared else 1)
    worded.clear()  # a bot that starts again says what it said
    await shown(table)
    assert channel.lines[1:] == [channel.lines[0].replace("sent", "edited 1")] * (len(channel.lines) - 1)
    edited = len(channel.lines)
    answered = await quarrel.plays(other, "stay-out")
    assert [each.seat for each in answered.owed] == [other]  # the Oracle's question
    await shown(answered)
    assert channel.lines[edited:] == ["deleted 1"]
    assert (await quarrel.told()).call is None


@pytest.mark.parametrize(("name", "together"), [("02-sensible", False), ("06-sensible", True)])
async def test_a_call_to_answer_says_what_others_did_since_ones_turn(name: str, together: bool):
    async def since(table: Table, keep: int) -> list[Done]:
        return [Done(entry, events) for entry, events in table.begun.since(keep)]

    earlier = list[SimpleNamespace]()

    async def read(*_query: object) -> list[SimpleNamespace]:
        return earlier

    services = SimpleNamespace(tables=SimpleNamespace(since=since), store=SimpleNamespace(read=read))
    herald = cast("Herald", SimpleNamespace(services=services))
    match, found = golden(f"grecolonies-{name}"), 0
    for keep in range(1, len(match.line)):
        table = at_golden(match.at(keep))
        exchange = exchange_now(table.begun)
        asked = [rows.Asked(each.seat, keep) for each in table.owed]
        if exchange is None or (len(asked) > 1) is not together:
            continue
        # Nothing of what the exchange's own message tells, nor of what those of earlier ones tell.
        for began, whole in ((exchange.began, False), (0, False), (exchange.began, True)):
            told = cast("rows.ToldExchange", SimpleNamespace(since=began))
            earlier[:] = [SimpleNamespace(since=0, ended=began, message=1)] if whole else []
            scene = Scene(table, told, teller_for(table, "en"), "", "", "", ())
            text = await _call_text(herald, scene, 99, asked)
            lines = [line for line in text.split("\n") if line.startswith("**")]
            assert text.split("\n")[-1].startswith("-# ")
            assert sum(map(len, lines)) < 500
            assert not lines or (bool(began) and not whole)
            assert all(line.startswith("**Since your turn:** ") is not together for line in lines)
            found += bool(lines)
    assert found
