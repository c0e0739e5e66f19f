"""Two people play a whole game of Deus, clicking and typing: attack, temple, gods, last round, hands kept."""

import pytest
from at_table import CHANNEL
from buttons import has
from deus_scene_of_two import LINES, Two
from driver import Person
from tables import stories

from engine.core.play.record import read, verify
from engine.deus.events import (
    Built,
    Drew,
    EndTriggered,
    Exchanged,
    LastRoundBegan,
    Marched,
    Offered,
    Placed,
    VillageAttacked,
    Won,
)
from engine.deus.frames import Over
from engine.deus.state import cards_of
from engine.deus.words import GODS, TEMPLE
from render.titles import TITLES

CLICKED = (
    "minerva",
    "neptune",
    "ceres",
    "mars",
    "temple-of-the-mountains",
    "exchange-quay",
    "-swamps",
    "scouts",
)
"""Turns in which these words occur first are played by panel: each god, an attack in mid-turn, the temple."""


@pytest.mark.once
async def test_a_game_of_two(two: Two) -> None:
    clicked = {next(line for line in LINES if word in line) for word in CLICKED}
    last = False
    for number, line in enumerate(LINES):
        await two.plays(line, click=line in clicked or last)
        last = last or any(isinstance(event, LastRoundBegan) for _, event in two.events)
        await two.kept()
        if number in (0, 20):
            await two.hands()
            await looked_up(two)
            await two.kept()
    assert isinstance(two.state.frame, Over)
    all_of_it_happened(two)
    await told(two)


async def looked_up(two: Two) -> None:
    """`/card` explains a card of one's own to each in their language."""
    for seat, person in enumerate(two.people):
        card = two.state.players[seat].hand[0]
        answer = await person.command(CHANNEL, "card", name=two.label(seat, card))
        assert answer.message.private
        assert two.label(seat, card) in answer.text
        assert answer.message.attachments


def all_of_it_happened(two: Two) -> None:
    """Each god, a temple, attacks in the middle of turns, the last round."""
    found = [event for _, event in two.events]
    assert {event.god for event in found if isinstance(event, Offered)} == set(GODS[:-1])
    designs, number = cards_of(two.state).designs, cards_of(two.state).number
    tops = [designs[number[event.card]].colour for event in found if isinstance(event, Offered)]
    assert set(tops) == set(range(6))  # Jupiter's cards among them
    assert [event.piece for event in found if isinstance(event, Placed)].count("temple") == 1
    assert len(two.state.players[1].columns[TEMPLE]) == 1
    attacks = {turn: event for turn, event in two.events if isinstance(event, VillageAttacked)}
    # In the middle: after it the column's powers exchange, march and draw.
    for turn, later in ((7, Exchanged), (24, Marched), (24, Drew)):
        kinds = [type(event) for when, event in two.events if when == turn]
        assert kinds.index(Placed) < kinds.index(VillageAttacked) < kinds.index(later)
    assert attacks[21].winners == (0,)  # in the other one's turn
    assert [(turn, event.round) for turn, event in two.events if isinstance(event, EndTriggered)] == [
        (30, 16)
    ]
    assert found[-1] == Won((0,), 32)
    assert two.home.turn() == 32


async def told(two: Two) -> None:
    """The end is told, the export's replay is the position everybody knows, and no answer came late."""
    ana = two.people[0]
    await ana.wait_for(lambda message: not message.private and "win" in message.text, CHANNEL)
    record = await exported(ana)
    verify(record)
    assert record.state == two.state
    assert [entry.deed for entry in record.log] == [entry.deed for entry in two.home.match.log]
    posts = [each for each in await ana.messages(CHANNEL) if not each.private and each.attachments]
    turns = [int(post.text.split()[1]) for post in posts if post.text.startswith("**Turn ")]
    assert turns == sorted(set(turns))  # who plays fast is told of in fewer posts
    story = await stories(ana, posts)
    assert story.count(" played ") == sum(isinstance(event, Built) for _, event in two.events)
    assert story.count(" offered ") == sum(isinstance(event, Offered) for _, event in two.events)
    assert story.count(" fell: ") == 4
    assert story.count("The last round begins") == 1
    assert not [post for post in posts[:-1] if has(post, "turn")]
    for player in two.players:
        assert player.answers
        assert not any(answer.late for answer in player.answers)


async def exported(person: Person):
    """The game as its export tells it."""
    (file,) = (await person.command(CHANNEL, "game export")).message.attachments
    return read((await person.read(file)).decode(), TITLES)
