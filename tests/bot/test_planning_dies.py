"""Dies Irae by post: a move of a dozen units planned in private and played at once; a cycle given ahead."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from at_table import CHANNEL, menu_with, path_to
from bot_process import BotProcess
from buttons import has, id_for
from dies_tables import minds, next_move, played_on, posted
from driver import Answer, Person

from bot.herald.ids import path_text
from bot.playground.server import Playground
from engine.core.choosing.notation import write_line
from engine.core.contract import Action
from engine.core.play.match import Match
from engine.dies_irae.actions import Choose, End, Lead, Offer, To
from engine.dies_irae.frames import Starving
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.state import DiesIraeState


@pytest.fixture
async def people(playground: Playground) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(Person(playground, name, tongue))
            for name, tongue in (("Ana", "en-US"), ("Bruno", "en-GB"), ("Chloé", "fr"))
        ]


async def entries(person: Person) -> int:
    """How many entries the game has."""
    (file,) = (await person.command(CHANNEL, "game export")).message.attachments
    return (await person.read(file)).decode().count('"deed"')


async def public_posts(person: Person) -> int:
    return len([each for each in await person.messages(CHANNEL) if not each.private])


async def planned(person: Person, plan: Answer, match: Match, action: Action) -> tuple[Answer, int]:
    """Put a step into the plan by buttons and menus; with the presses that took."""
    path, presses = path_to(match, match.rules.decisions(match.state)[0].seat, action), 0
    for length in range(1, len(path) + 1):
        prefix = path_text(path[:length])
        message = plan.message
        ids = [each.custom_id or "" for each in message.buttons]
        button = next((each for each in ids if ":plan-choose:" in each and each.endswith(f":{prefix}")), None)
        plan = await (
            person.press(message, button)
            if button is not None
            else person.press(message, menu_with(message, path[length - 1]), str(path[length - 1]))
        )
        presses += 1
        assert not plan.late
    return plan, presses


def many_units(state: DiesIraeState) -> bool:
    """Somebody with fourteen units or more is to choose an action, and may move."""
    realm = state.realms[state.active]
    units = sum(each.legions + each.ships + each.aboard for each in realm.stacks)
    return units >= 14 and len(realm.stacks) >= 12 and Choose("move") in RULES.legal(state, realm.seat)


@pytest.mark.once
async def test_a_dozen_units_move_in_one_plan_and_one_post(bot: BotProcess, people: list[Person]) -> None:
    match, post = await played_on(bot, *people, until=many_units)
    seat = match.rules.decisions(match.state)[0].seat
    mover = people[seat]
    steps: list[Action] = [Choose("move")]
    match = match.play(seat, steps[0]).match
    before, posts = await entries(mover), await public_posts(mover)

    plan = await mover.press(post, id_for(post, "plan"))
    plan, _ = await planned(mover, plan, match.at(match.number - 1), steps[0])
    pictures, presses = {plan.message.attachments[0].url}, 0
    for _ in range(3):  # three groups by buttons and menus
        for kind in (Lead, To):
            action = next(each for each in match.legal(seat) if isinstance(each, kind))
            plan, taken = await planned(mover, plan, match, action)
            presses += taken
            steps.append(action)
            match = match.play(seat, action).match
            pictures.add(plan.message.attachments[0].url)
    assert presses <= 3 * 4
    assert len(pictures) == 7, "the private picture is drawn anew for every step"
    typed: list[Action] = []
    while any(isinstance(each, Lead) for each in match.legal(seat)) and len(steps) + len(typed) < 27:
        for kind in (Lead, To):
            typed.append(next(each for each in match.legal(seat) if isinstance(each, kind)))
            match = match.play(seat, typed[-1]).match
    typed.append(End())
    plan = await mover.command(CHANNEL, "plan", moves=write_line(typed))
    steps += typed
    assert len(steps) >= 26
    assert sum(isinstance(each, To) for each in steps) >= 12
    assert f"{len(steps)}." in plan.text
    assert await entries(mover) == before
    assert await public_posts(mover) == posts

    plan = await mover.click(plan, "◀")
    assert f"~~{len(steps)}." in plan.text
    plan = await mover.click(plan, "▶")
    played = await mover.click(plan, "Play this" if seat < 2 else "Jouer")
    assert not played.late
    assert await entries(mover) == before + len(steps)
    await posted(bot)
    assert await public_posts(mover) == posts + 1


@pytest.mark.once
async def test_a_cycle_of_fifteen_actions_needs_one_visit_each(bot: BotProcess, people: list[Person]) -> None:
    match, _ = await played_on(bot, *people, until=lambda state: state.round == 1)
    players, order = minds(), match.state.order
    moves: dict[int, list[Action]] = {seat: [] for seat in range(3)}
    while not isinstance(match.state.frame, Starving) and match.state.round == 1:
        seat, action = next_move(match, players)
        assert not isinstance(action, Offer), "an armistice asks its receiver"
        moves[seat].append(action)
        match = match.play(seat, action).match
    first, *others = (match.state.realms[power].seat for power in order)
    await posted(bot)
    began = await entries(people[0])
    posts = await public_posts(people[0])
    for seat in others:
        given = await people[seat].command(CHANNEL, "orders", moves=write_line(moves[seat]))
        assert "1." in given.text
    assert await entries(people[0]) == began

    mover = people[first]
    plan = await mover.command(CHANNEL, "plan")
    at = [place for place, move in enumerate(moves[first]) if isinstance(move, Choose)]
    for begins, ends in zip(at, [*at[1:], len(moves[first])], strict=True):
        plan = await mover.command(CHANNEL, "plan", moves=write_line(moves[first][begins:ends]))
        if has(plan.message, "plan-skip") and ends < len(moves[first]):
            plan = await mover.click(plan, "Skip the others" if first < 2 else "Sauter les autres")
    await mover.click(plan, "the rest on my next turn" if first < 2 else "à mon prochain tour")

    played = await entries(people[0]) - began
    assert played == sum(map(len, moves.values()))
    await posted(bot)
    assert await public_posts(people[0]) == posts + 1
