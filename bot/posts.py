"""Public posts: the one message after a turn, and the one at the end of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from bot.press import PRIMARY, KeptButton, Sheet
from bot.replies import teller_for
from bot.speech.names import cut
from bot.speech.story import headline, story
from bot.speech.teller import Teller
from bot.table import Done, Table
from engine.core.contract import Word
from render.boards import Picture

if TYPE_CHECKING:
    from bot.client import Herald

log = structlog.get_logger(__name__)

LONGEST_STORY = 1800
"""Characters for what happened."""


@dataclass(frozen=True, slots=True)
class Post:
    """A public message in the making."""

    heading: str
    story: str
    ending: str
    buttons: tuple[KeptButton, ...]
    picture: Picture | None
    alt: str
    called: tuple[int, ...]
    """Who is mentioned."""
    without_picture: str
    told: int
    """How many entries of the standing line will have been told with it."""

    def sheet(self, *, with_picture: bool) -> Sheet:
        """The message; without a picture it says so."""
        sheet = Sheet().text(self.heading)
        if with_picture and self.picture is not None:
            sheet.picture(self.picture.name, self.alt)
        elif self.without_picture:
            sheet.text(self.without_picture)
        sheet.text(self.story).text(self.ending)
        if self.buttons:
            sheet.row(*self.buttons)
        return sheet


def story_of(
    teller: Teller,
    done: Sequence[Done],
    limit: int = LONGEST_STORY,
    roles: Sequence[Sequence[Word]] = (),
) -> str:
    """What happened, in order; cut at the end if there is too much. With `roles` their holders are named."""
    told = story(teller, [event for each in done for event in each.events], roles)
    return told if len(told) <= limit else f"{cut(told, limit)}\n-# {teller.say('post-too-long')}"


def next_lines(teller: Teller, table: Table) -> tuple[str, tuple[int, ...]]:
    """Who owes what, a line each, and the people to mention."""
    if table.match is None:
        return "", ()
    roles = table.rules.roles(table.match.state)
    lines: list[str] = []
    called: list[int] = []
    for decision in table.owed:
        chair = table.chairs[decision.seat]
        turn = table.rules.turn(table.match.state)
        words = (turn.actor,) if decision.in_turn and turn.actor is not None else roles[decision.seat]
        role = teller.role(words)
        if chair.person is None:
            name = teller.names[decision.seat]
            lines.append(teller.say("post-next-computer", name=name, role=role))
            continue
        called.append(chair.person)
        key = "post-next" if decision.in_turn else "post-next-question"
        what = teller.decision(decision)
        lines.append(teller.say(key, mention=f"<@{chair.person}>", role=role, what=what))
    return "\n".join(lines), tuple(dict.fromkeys(called))


def buttons_of(teller: Teller, table: Table) -> tuple[KeptButton, ...]:
    """The buttons below the newest post."""
    game, number = table.id, table.number
    return (
        KeptButton.make("turn", game, number, label=teller.say("button-turn"), style=PRIMARY),
        KeptButton.make("board", game, number, label=teller.say("button-board")),
        KeptButton.make("changed", game, number, label=teller.say("button-changed")),
        KeptButton.make("rules", game, label=teller.say("button-rules")),
    )


async def turn_post(herald: "Herald", table: Table, *, undone: bool = False) -> Post:
    """The post after a turn: what happened, the board, who is next."""
    teller = teller_for(table, table.language)
    assert table.match is not None  # noqa: S101 - posts follow actions
    done = herald.tables.since(table, table.told)
    turn = table.rules.turn(table.match.state)
    keep = len(table.match.line)
    if undone:
        # The turn goes on: it is told as a whole when it ends.
        keep = min(table.told, turn_began(table))
        heading = teller.say("post-title", turn=turn.number, headline=teller.title())
        last = table.match.log[-1]
        who = teller.seat(last.seat, table.rules.roles(table.match.state))
        told = teller.say("post-undone", who=who)
    elif not table.told:
        heading = teller.say("post-begin", title=teller.title())
        told = f"{beginning(teller, table)}\n{story_of(teller, done)}"
    else:
        happened = [event for each in done for event in each.events]
        title = headline(teller, happened) or teller.title()
        heading = teller.say("post-title", turn=_turn_told(table), headline=title)
        told = story_of(teller, done, roles=table.rules.roles(table.match.state))
    ending, called = next_lines(teller, table)
    picture, alt = await drawn(herald, table, teller, done)
    return Post(
        heading,
        told,
        ending,
        buttons_of(teller, table),
        picture,
        alt,
        called,
        teller.say("post-no-picture"),
        keep,
    )


def beginning(teller: Teller, table: Table) -> str:
    """Who plays what, and the sealed seed."""
    assert table.match is not None  # noqa: S101 - the game has begun
    roles = table.rules.roles(table.match.state)
    seats = [teller.seat(chair.seat, roles) for chair in table.chairs]
    lines = [teller.say("post-seats", seats=tuple(seats))]
    lines.append(teller.say("lobby-commitment", commitment=f"`{table.commitment}`"))
    return "\n".join(lines)


def turn_began(table: Table) -> int:
    """How many entries of the standing line lie before the turn that is being played."""
    match = table.match
    if match is None:
        return 0
    turn = table.rules.turn(match.state).number
    before = len(match.line)
    for state in reversed(match.since_barrier):
        if table.rules.turn(state).number != turn:
            break
        before -= 1
    return before


def _turn_told(table: Table) -> int:
    """The number of the turn that was just played."""
    assert table.match is not None  # noqa: S101 - the game has begun
    now = table.rules.turn(table.match.state).number
    before = table.match.since_barrier[-1:]
    return table.rules.turn(before[0]).number if before else max(1, now - 1)


async def ended_post(herald: "Herald", table: Table, *, undone: bool = False) -> Post:
    """The post at the end: how it ended, the final standing, the revealed seed."""
    del undone
    teller = teller_for(table, table.language)
    match = table.match
    assert match is not None  # noqa: S101 - it has been played
    done = herald.tables.since(table, table.told)
    standing = match.standing
    roles = table.rules.roles(match.state)
    lines = [story_of(teller, done, 900, roles), teller.ending(standing), f"**{teller.say('post-final')}**"]
    lines += [
        teller.say(
            "post-final-line",
            rank=standing.ranks[seat],
            name=teller.names[seat],
            role=teller.role(roles[seat]),
            score=teller.score(standing.scores[seat], standing.goal),
        )
        for seat in sorted(range(table.seats), key=lambda seat: standing.ranks[seat])
    ]
    seed = match.seed.hex() if match.seed is not None else ""
    lines.append(teller.say("post-seed", seed=f"`{seed}`"))
    picture, alt = await drawn(herald, table, teller, done)
    heading = teller.say("post-ended", title=teller.title())
    buttons = (
        KeptButton.make("board", table.id, table.number, label=teller.say("button-board")),
        KeptButton.make("changed", table.id, table.number, label=teller.say("button-changed")),
    )
    return Post(
        heading,
        "\n".join(lines),
        "",
        buttons,
        picture,
        alt,
        table.people,
        teller.say("post-no-picture"),
        len(match.line),
    )


async def drawn(
    herald: "Herald", table: Table, teller: Teller, done: Sequence[Done]
) -> tuple[Picture | None, str]:
    """The board with what happened marked; None if drawing fails, which is logged."""
    assert table.match is not None  # noqa: S101 - there is something to draw
    events = [event for each in done for event in each.events]
    try:
        return await herald.easel.draw(table, table.match, teller, events=events)
    except Exception:
        log.exception("drawing failed", game=table.id, number=table.number)
        return None, ""
