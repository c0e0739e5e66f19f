"""Five people fight a battle, with two alliances and three predictions: each sees its own dice only.

All of it is told in one message, which is edited; whoever is asked is called, and answers below it.
"""

import asyncio
import re

import pytest
from at_table import CHANNEL
from battle_scene import CUP, Battle, to_the_dice
from buttons import has, id_for, ids
from made_store import ask
from moody import Fault, Moody
from titled import titled

from bot.private.reading.help_pages import page_of
from bot.speech.teller import Teller
from engine.core.contract import Seat
from engine.core.play.record import write_deed
from engine.grecolonies.actions import Counter
from engine.grecolonies.law.announcing import count_weapons
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.state import Assault, Losing, combatants
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
    panel = await battle.people[attacker].command(CHANNEL, "turn")
    assert battle.cup(attacker) in panel.text  # dice, chances and answers are one message
    answers = [each for each in panel.message.buttons if ":choose:" in (each.custom_id or "")]
    assert [each for each in answers if "%" in each.label] == answers[: len(answers) - 1]
    assert len(answers) > 5
    for seat in bystanders:
        answer = await battle.people[seat].command(CHANNEL, "hand")
        assert answer.message.private
        assert not ids(answer.message, "odds")
        told = {"en": "You hold nothing now", "fr": "Tu n’as rien pour l’instant"}
        assert told[battle.teller(seat).language] in answer.text
        for command, options in (("board", {"text": True}), ("history", {}), ("turn", {})):
            answer = await battle.people[seat].command(CHANNEL, command, **options)
            assert not [cup for cup in CUP if cup in answer.text.lower()], command
    await battle.kept()


async def assault(battle: Battle, attacker: int, defender: int, *, exchange: bool, twice: bool) -> None:
    """The attacker wins the assault: with an exchange of three attacks, or at once; countered `twice`."""
    frame = battle.state.frame
    assert isinstance(frame, Assault)
    dice = (*frame.dice[0], *frame.dice[1])
    there = [count_weapons(dice, weapon) for weapon in range(3)]
    best = WEAPONS[max(range(3), key=there.__getitem__)]
    count = frame.count + 1
    if exchange:  # twelve dice show at least four of some weapon
        await battle.types(attacker, f"announce 2 {WEAPONS[0]}")
        await refused(battle, attacker, defender)
        await battle.says(defender, f"announce 3 {WEAPONS[1]}")
        count = 4
    await battle.says(attacker, f"announce {count} {best}")
    await (pressed_twice(battle, defender) if twice else battle.says(defender, "counter"))
    if isinstance(battle.state.frame, Losing):  # not asked who flees where nobody is left to choose from
        await battle.says(defender, write_deed(battle.home.match.legal(Seat(defender))[0]))


async def pressed_twice(battle: Battle, defender: int) -> None:
    """A thumb that trembles: one counter counts, the other press is too late and is told so."""
    message, button = await battle.button(Counter())
    person = battle.people[defender]
    answers = await asyncio.gather(person.press(message, button), person.press(message, button))
    late = {"en": "Too late", "fr": "Trop tard"}[battle.teller(defender).language]
    assert [late in answer.text for answer in answers].count(True) == 1
    battle.home.play(Seat(defender), Counter())
    await battle.kept()


async def refused(battle: Battle, attacker: int, defender: int) -> None:
    """Announcements that do not rise, answers of others, chances of others: one clear sentence each."""
    told = {
        "en": ("2 is not more than 2", "Waiting for"),
        "fr": ("2 ne dépasse pas 2", "On attend"),
    }
    low, waiting = told[battle.teller(defender).language]
    answer = await battle.people[defender].command(CHANNEL, "play", move=f"announce 2 {WEAPONS[2]}")
    assert answer.message.private
    assert low in answer.text, answer.text
    message, counter = await battle.button(Counter())
    low, waiting = told[battle.teller(attacker).language]
    answer = await battle.people[attacker].press(message, counter)
    assert answer.message.private
    assert waiting in answer.text
    assert battle.people[defender].name in answer.text
    answer = await battle.people[attacker].command(CHANNEL, "play", move="counter")
    assert waiting in answer.text
    watcher = next(seat for seat in range(5) if seat not in (attacker, defender))
    low, waiting = told[battle.teller(watcher).language]
    rules = await battle.people[watcher].press(message, id_for(message, "rules"))
    assert rules.message.private
    assert page_of("grecolonies", battle.teller(watcher).language, "announce")[:200] in rules.text
    answer = await battle.people[watcher].press(message, ids(message, "turn")[0])
    assert waiting in answer.text, answer.text
    assert answer.message.private
    ((entries,),) = ask(battle.bot.database, "select count(*) from entry")
    assert entries == battle.home.match.number


@pytest.mark.once
async def test_a_battle_of_five(battle: Battle, playground: Moody) -> None:
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
        if number == 2:
            await killed(battle, playground)
        if number == 3:
            await deleted(battle)
        frame = battle.state.frame
        assert isinstance(frame, Assault)
        assert (frame.fight.number, len(frame.dice[0]), len(frame.dice[1])) == (number, 6, 8 - 2 * number)
        await assault(battle, attacker, defender, exchange=number == 1, twice=number != 2)
    while battle.home.turn() == 2:
        seat = RULES.decisions(battle.state)[0].seat
        await battle.clicks(seat, write_deed(battle.home.match.legal(seat)[0]))

    # The Oracle: winner and number count twice, and then the winner alone counts nothing.
    assert [battle.state.poleis[seat].oracle for seat in (friend, helper, watcher)] == [0, 2, 0]
    assert battle.state.poleis[attacker].glory == 1
    deeds = [deed for (deed,) in ask(battle.bot.database, "select deed from entry order by number")]
    assert deeds == [write_deed(entry.deed) for entry in battle.home.match.log]
    await told_in_public(battle, seats)
    await told_to_whom_it_ended(battle, seats)
    for player in battle.players:
        assert not any(answer.late for answer in player.answers)


async def killed(battle: Battle, playground: Moody) -> None:
    """The bot ends between two answers, and again while a call is under way: nothing is lost or repeated."""
    frame = battle.state.frame
    assert isinstance(frame, Assault)
    before = await battle.now()
    await battle.bot.kill()
    await battle.bot.start()
    attacker = combatants(frame.fight)[0]
    assert (await battle.now()).id == before.id
    await battle.called(attacker)
    public = [each.id for each in await battle.public()]
    assert public[-2] == before.id  # the exchange, and the one call below it
    playground.faults.append(Fault("POST /channels/.*/messages", "lose"))
    await battle.says(attacker, "announce 1 spear")
    defender = combatants(frame.fight)[1]
    await battle.called(defender)
    await battle.bot.kill()
    await battle.bot.start()
    await battle.says(defender, "announce 2 spear")
    await battle.called(attacker)
    assert [each.id for each in await battle.public()][:-1] == public[:-1]


async def deleted(battle: Battle) -> None:
    """A moderator removes the exchange's message: with the next answer it is made anew, and tells it all."""
    frame = battle.state.frame
    assert isinstance(frame, Assault)
    attacker, defender = combatants(frame.fight)
    gone = await battle.now()
    await battle.people[0].delete(gone)
    await battle.types(attacker, "announce 1 spear")
    await battle.types(defender, "announce 2 spear")
    anew = await battle.now()
    assert anew.id != gone.id
    told = (await battle.people[0].press(anew, id_for(anew, "everything"))).text
    assert "foretold a victory" in told


async def told_to_whom_it_ended(battle: Battle, seats: tuple[int, ...]) -> None:
    """Who lost it with a counter, pressed twice, has one message of it that stays; nobody else was rung."""
    for seat in seats:
        lost = {"en": "**You lost the fight.**", "fr": "**Tu perds le combat.**"}[
            battle.teller(seat).language
        ]
        messages = await battle.people[seat].messages(CHANNEL)
        found = [each for each in messages if each.private and each.text.startswith(lost)]
        assert len(found) == (seat == seats[0])
        for each in found:
            assert "\n-# " in each.text  # the dice
            assert not each.buttons
            assert not each.mentions
    fight = next(each for each in await battle.public() if has(each, "everything"))
    loser, winner = (battle.home.match.roles[seat][0] for seat in seats[:2])
    english = Teller("en", titled(RULES))
    first, *_ = fight.text.split("\n")
    assert f"{english.word(winner)} takes Troada from {english.word(loser)}" in first


async def told_in_public(battle: Battle, seats: tuple[int, ...]) -> None:
    """Everything is told once, under the number of its turn; nothing of what only one saw."""
    third = seats[2]
    person = battle.people[third]
    await person.wait_for(
        lambda post: has(post, "turn") and all(each in post.text for each in ("move or recruit", "Turn 2"))
    )
    _, *posts = await battle.public()  # after the lobby
    assert not [post.text for post in posts if not post.attachments]  # no call is left
    turns = [post.text.split("·")[0].strip("* ") for post in posts[1:]]
    assert turns == ["Turn 1", "Turn 2", "Turn 2"]
    assert [each.custom_id for each in posts[2].buttons] == ids(posts[2], "everything")
    wholes = {}
    for seat in seats[2:]:  # of three in a row some read English, some French
        opened = await battle.people[seat].press(posts[2], id_for(posts[2], "everything"))
        wholes[battle.teller(seat).language] = opened.text
        assert not [told for told in CUP if told in opened.text.lower()]
    for tongue, weapon in (("en", "(helmet|shield|spear)s?"), ("fr", "(casque|bouclier|lance)s?")):
        dice = rf"\w+\s?: (1|2) {weapon}"
        assert len(re.findall(rf"^-# {dice}.* · {dice}", wholes[tongue], re.MULTILINE)) == 3, tongue
    whole = wholes["en"]
    assert f"/{posts[2].id})" in posts[3].text
    headlines = [post.text.partition("\n")[0] for post in posts[2:]]
    assert "takes Troada" in headlines[0]
    assert headlines[1] == "**Turn 2 · ended as told above**"  # the message before has its headline
    story = "\n".join(whole if post is posts[2] else post.text for post in posts)
    for told, times in (
        ("attacked", 1),
        ("foretold a victory", 3),
        ("stayed out", 1),
        ("Assault 2:", 1),
    ):
        assert story.count(told) == times, told
    assert story.count("announced **") == 9
    assert not [told for told in CUP if told in story.lower()]
    watcher = battle.people[seats[4]]
    post = await watcher.wait_for(lambda message: has(message, "changed"))
    changed = (await watcher.press(post, id_for(post, "changed"))).text.lower()
    assert "troada" in changed
    assert not [told for told in CUP if told in changed]
