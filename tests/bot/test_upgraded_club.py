"""A club stored under version 1 of a game's rules, upgraded to version 2: over real sockets."""

import json
from pathlib import Path

import pytest
from at_table import CHANNEL
from bot_inside import BotInside
from buttons import has, id_for, ids
from driver import Person
from driver import file as upload
from moody import Moody
from moved_clock import MovedClock
from seen import Message
from tables import begin, called

from engine.antike.actions import Take
from engine.antike.law.rules import Antike
from engine.antike.telling.guide import AntikeGuide
from engine.core.contract import Action, Chance, Seat, Step
from engine.core.title import Title
from engine.core.values.change import change
from render.boards import DrawnTitle, drawn
from render.titles import TITLES

MOVE = "take coin / go iron / end"
ANTIKE = TITLES["antike"]


class First(Antike):
    """Antike whose bank gives nothing before a move."""

    version = 1

    def resolve(self, state, seat: Seat, action: Action, chance: Chance) -> Step:
        step = super().resolve(state, seat, action, chance)
        if not isinstance(action, Take):
            return step
        return Step(change(step.state, coins=state.coins, realms=state.realms), step.events)


RULES = First()
OLD = Title(home=ANTIKE.home, rules=RULES, guide=AntikeGuide(RULES), computers=ANTIKE.computers)
NEW = Title(home=ANTIKE.home, rules=ANTIKE.rules, guide=ANTIKE.guide, computers=ANTIKE.computers)
BOTH = Title(home=ANTIKE.home, rules=NEW.rules, guide=NEW.guide, computers=NEW.computers, older=(OLD,))


def of(title: Title) -> DrawnTitle:
    """The title with Antike's pictures."""
    return drawn(title.home, title, ANTIKE.artist)


def ballot(message: Message, answer: str) -> str:
    return next(each for each in ids(message, "ballot") if each.endswith(answer))


async def a_club_of_the_first(ana: Person, bruno: Person) -> tuple[Person, Person]:
    """A game with some turns played; who is called next, and the other one."""
    mover, other = called(await begin(ana, bruno), ana, bruno)
    for _ in range(4):
        await mover.command(CHANNEL, "play", move=MOVE)
        newest = (await other.messages(CHANNEL))[-1]
        if other.name in newest.mentions:
            break
    return other, mover


async def again(bot: BotInside, monkeypatch: pytest.MonkeyPatch, title: Title) -> None:
    """The bot ends, and another Keryx is started on the same database."""
    await bot.settle()
    await bot.stop()
    monkeypatch.setitem(TITLES, "antike", of(title))
    await bot.start()
    await bot.settle()


async def coins_of(bot: BotInside) -> object:
    """What everybody has, as the newest position says."""
    ((state,),) = await bot.rows("select state from position")
    return json.loads(state)[8]


async def test_games_of_a_kept_version_go_on_as_they_began(
    playground: Moody,
    path: Path,
    clock: MovedClock,
    ana: Person,
    bruno: Person,
    monkeypatch,
) -> None:
    monkeypatch.setitem(TITLES, "antike", of(OLD))
    async with BotInside(playground, path.parent, clock) as bot:
        mover, _ = await a_club_of_the_first(ana, bruno)
        coins = await coins_of(bot)
        await again(bot, monkeypatch, BOTH)
        answer = await mover.command(CHANNEL, "play", move=MOVE)
        assert "Last" in answer.text, answer.text
        await bot.settle()
        assert await bot.rows("select version from game") == [(1,)]
        assert await coins_of(bot) == coins
        assert not await bot.rows("select id from outbox where kind = 'held'")


async def test_a_table_is_told_what_changed_and_agrees_to_go_on_from_where_it_stands(
    playground: Moody,
    path: Path,
    clock: MovedClock,
    ana: Person,
    bruno: Person,
    monkeypatch,
) -> None:
    monkeypatch.setitem(TITLES, "antike", of(OLD))
    async with BotInside(playground, path.parent, clock) as bot:
        mover, other = await a_club_of_the_first(ana, bruno)
        ((state, number),) = await bot.rows("select state, number from position")
        await again(bot, monkeypatch, NEW)
        told = await ana.wait_for(lambda found: has(found, "goon"))
        assert "Antike: the rules have changed" in told.text
        assert "Whoever gives up before the first turn" in told.text
        assert "Nothing is played until you agree" in told.text
        assert sorted(told.mentions) == ["Ana", "Bruno"]

        # Nothing is played, nobody is called, everybody may look.
        for command, words in (("play", {"move": MOVE}), ("turn", {}), ("game undo", {}), ("orders", {})):
            refused = await mover.command(CHANNEL, command, **words)
            assert "nothing is played until its table agrees" in refused.text, command
        assert (await mover.command(CHANNEL, "board")).message.attachments
        checked = await ana.command(CHANNEL, "check", person=mover.id)
        assert "nobody can play until the table agrees" in checked.text
        assert "Something is expected" not in checked.text
        called_before = await bot.calls()
        await bot.move(days=3)
        assert await bot.calls() == called_before
        assert await bot.rows("select state, number from position") == [(state, number)]

        # One says no; then both agree, with a restart between.
        await ana.press(told, id_for(told, "goon"))
        vote = await bruno.wait_for(lambda found: has(found, "ballot"))
        assert "go on under the present rules (version 2)" in vote.text
        assert "everything stays as it is" in (await bruno.press(vote, ballot(vote, "no"))).text
        await bruno.press(told, id_for(told, "goon"))
        vote = await ana.wait_for(lambda found: has(found, "ballot") and found.id != vote.id)
        await again(bot, monkeypatch, NEW)
        assert len([each for each in await ana.messages(CHANNEL) if has(each, "goon")]) == 1, "told once"
        assert (await ana.press(vote, ballot(vote, "yes"))).text == "Agreed: it is done."
        post = await mover.wait_for(lambda found: has(found, "turn") and int(found.id) > int(vote.id))
        assert mover.name in post.mentions
        assert await bot.rows("select state, number from position") == [(state, number)]

        # The game goes on; what lies before the seam is not gone back to, and that is said.
        undone = await other.command(CHANNEL, "game undo")
        assert "The rules of this game changed after that" in undone.text
        answer = await mover.command(CHANNEL, "play", move=MOVE)
        assert "Last" in answer.text, answer.text
        await again(bot, monkeypatch, NEW)
        assert await bot.rows("select version from game") == [(2,)]
        history = await ana.command(CHANNEL, "history")
        assert f"{number} entries were played under earlier rules" in history.text
        recap = await ana.command(CHANNEL, "recap")
        assert "turn" in recap.text.lower(), recap
        early = await ana.command(CHANNEL, "board", turn=1)
        assert "The rules of this game changed after that" in early.text

        # Its file tells what was done, and is not read: neither as it is, nor as one of the first rules.
        answer = await ana.command(CHANNEL, "game export")
        (file,) = answer.message.attachments
        plain = json.loads(await ana.read(file))
        assert (plain["version"], plain["seam"]) == (2, number)
        assert plain["log"][0]["deed"] == "take coin"
        refused = await ana.command(
            CHANNEL, "game import", file=upload("game.json", json.dumps(plain).encode())
        )
        assert f"under other rules after entry {number}." in refused.text
        assert "Its text tells every move." in refused.text
        earlier = {name: each for name, each in plain.items() if name != "seam"} | {"version": 1}
        refused = await ana.command(
            CHANNEL, "game import", file=upload("game.json", json.dumps(earlier).encode())
        )
        assert "version 1" in refused.text
