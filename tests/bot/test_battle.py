"""Five people fight a battle, with two alliances and three predictions: each sees its own dice only."""

import sqlite3
from contextlib import closing

from at_table import CHANNEL, id_for
from battle_scene import CUP, Battle, to_the_dice
from tables import has, ids

from engine.core.contract import Seat
from engine.core.record import write_deed
from engine.grecolonies.announcing import count_weapons
from engine.grecolonies.rules import RULES
from engine.grecolonies.state import Assault, Losing
from engine.grecolonies.words import WEAPONS


async def hands(battle: Battle, seats: tuple[int, ...]) -> None:
    """`/hand`, the board in words and the history: one's own dice, and never another's."""
    defender, attacker, *bystanders = seats
    for seat in (defender, attacker):
        answer = await battle.people[seat].command(CHANNEL, "hand")
        assert answer.message.private
        assert battle.cup(seat) in answer.text
        chances = await battle.people[seat].press(answer, ids(answer.message, "odds")[0])
        assert chances.message.private
        assert all(line in chances.text for line in battle.chances(seat))
    for seat in bystanders:
        answer = await battle.people[seat].command(CHANNEL, "hand")
        assert answer.message.private
        assert not ids(answer.message, "odds")
        told = {"en": "You hold nothing now", "fr": "Tu n’as rien pour l’instant"}
        assert told[battle.teller(seat).language] in answer.text
        for command, options in (("board", {"text": True}), ("game history", {}), ("turn", {})):
            answer = await battle.people[seat].command(CHANNEL, command, **options)
            assert not [cup for cup in CUP if cup in answer.text.lower()], command
    await battle.kept()


async def assault(battle: Battle, attacker: int, defender: int, *, exchange: bool) -> None:
    """The attacker wins the assault: with an exchange of three attacks, or at once."""
    frame = battle.state.frame
    assert isinstance(frame, Assault)
    dice = (*frame.dice[0], *frame.dice[1])
    there = [count_weapons(dice, weapon) for weapon in range(3)]
    best = WEAPONS[max(range(3), key=there.__getitem__)]
    count = 1
    if exchange:  # twelve dice show at least four of some weapon
        await battle.clicks(attacker, f"announce 2 {WEAPONS[0]}")
        await battle.clicks(defender, f"announce 3 {WEAPONS[1]}")
        count = 4
    await battle.clicks(attacker, f"announce {count} {best}")
    await battle.clicks(defender, "counter")
    if isinstance(battle.state.frame, Losing):  # not asked who flees where nobody is left to choose from
        await battle.clicks(defender, write_deed(battle.home.match.legal(Seat(defender))[0]))


async def test_a_battle_of_five(battle: Battle) -> None:
    seats = await to_the_dice(battle)
    defender, attacker, friend, helper, watcher = seats
    await hands(battle, seats)
    boards = {}
    for seat in (friend, watcher, defender, attacker):
        (file,) = (await battle.people[seat].command(CHANNEL, "board")).message.attachments
        boards[seat] = await battle.people[seat].read(file)
    same = battle.teller(friend).language == battle.teller(watcher).language
    assert (boards[friend] == boards[watcher]) == same
    assert boards[attacker] not in (boards[friend], boards[watcher], boards[defender])

    for number in range(1, 4):
        frame = battle.state.frame
        assert isinstance(frame, Assault)
        assert (frame.fight.number, len(frame.dice[0]), len(frame.dice[1])) == (number, 6, 8 - 2 * number)
        await assault(battle, attacker, defender, exchange=number == 1)
    while battle.home.turn() == 2:
        seat = RULES.decisions(battle.state)[0].seat
        await battle.clicks(seat, write_deed(battle.home.match.legal(seat)[0]))

    # The Oracle: winner and number count twice, and then the winner alone counts nothing.
    assert [battle.state.poleis[seat].oracle for seat in (friend, helper, watcher)] == [0, 2, 0]
    assert battle.state.poleis[attacker].glory == 1
    with closing(sqlite3.connect(battle.bot.database)) as database:
        deeds = [deed for (deed,) in database.execute("select deed from entry order by number")]
    assert deeds == [write_deed(entry.deed) for entry in battle.home.match.log]
    await told_in_public(battle, seats)
    for player in battle.players:
        assert not any(answer.late for answer in player.answers)


async def told_in_public(battle: Battle, seats: tuple[int, ...]) -> None:
    """Everything is told once, under the number of its turn; nothing of what only one saw."""
    third = seats[2]
    person = battle.people[third]
    await person.wait_for(
        lambda post: has(post, "turn") and all(each in post.text for each in ("move or recruit", "Oracle"))
    )
    posts = [each for each in await person.messages(CHANNEL) if not each.private and each.attachments]
    turns = [post.text.split("·")[0].strip("* ") for post in posts[1:]]
    assert turns == ["Turn 1", *["Turn 2"] * (len(posts) - 2)]
    story = "\n".join(post.text for post in posts)
    for told, times in (
        ("attacked", 1),
        ("foretold a victory", 3),
        ("stays out", 1),
        ("Assault 2 in Troada:", 1),
    ):
        assert story.count(told) == times, told
    assert story.count("announced **") == 5
    assert not [told for told in CUP if told in story.lower()]
    watcher = battle.people[seats[4]]
    post = await watcher.wait_for(lambda message: has(message, "changed"))
    changed = (await watcher.press(post, id_for(post, "changed"))).text.lower()
    assert "troada" in changed
    assert not [told for told in CUP if told in changed]
