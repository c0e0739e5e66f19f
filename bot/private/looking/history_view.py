"""What has happened, turn by turn or by one person, for one reader: with when, and links to the posts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.errors.asking import NothingDone
from bot.errors.tables import NotRunning
from bot.herald.messages import link
from bot.herald.press import Press
from bot.herald.sheet import KeptButton, Sheet
from bot.private.looking.board_view import viewer_of
from bot.speech.names import cut
from bot.speech.story import story
from bot.speech.teller import Teller
from bot.speech.words import ANY_COMPUTER
from bot.store.games import logs
from bot.store.posts import posts
from bot.store.posts.posts import Posted
from bot.tables.state.table import Table
from engine.core.contract import Event, Fact, Viewer
from engine.core.play.log import COMPUTER, DEFAULT, HOST, ORDER, PERSON, Agree, Concede, Entry, Fork, Undo
from engine.core.play.record import Told

TURNS = 8
"""Turns shown at once."""
ROOM = 2900
"""Characters for them, besides times and links."""

MARKS = {ORDER: "order", DEFAULT: "default", COMPUTER: "computer", HOST: "host", "clock": "clock"}


@dataclass(frozen=True, slots=True)
class Kept:
    """What the store knows of the log besides what was played."""

    times: Mapping[int, tuple[datetime, int | None]]
    """For each entry when it was made, and by whom if by a person."""
    posts: Sequence[Posted]


async def show_history(
    press: Press, last: int | None, person: int | None = None, who: str = "", *, new: bool = True
) -> None:
    """Show the turns up to `last`, or to now, with buttons to earlier and later ones; of all or one person.

    Raises:
        NotRunning: the game has not begun.
        NothingDone: that person has done nothing in this game.
    """
    table = await press.table()
    if table.match is None:
        raise NotRunning
    back = press.way_back
    new = new and not back
    await press.promise(new=new)
    teller = press.teller(table)
    seam = table.match.seam
    told = (await press.services.tables.history(table.id))[seam.number if seam is not None else 0 :]
    async with press.services.store.reading() as connection:
        kept = Kept(await logs.times(connection, table.id), await posts.posts(connection, table.id))
    if person is not None:
        told = of_person(told, table, kept, person)
        if not told:
            raise NothingDone({"who": who})
    turns = sorted({each.turn for each in told})
    place = next((n for n, turn in enumerate(turns) if last and turn > last), len(turns))
    shown_turns = turns[max(0, place - TURNS) : place] or turns[:TURNS]
    viewer = viewer_of(table, press.person)
    shown = [each for each in told if each.turn in shown_turns]
    first, final = (shown_turns[0], shown_turns[-1]) if shown_turns else (0, 0)
    first = max(1, first)
    facts: dict[str, Fact] = {"title": teller.title(), "from": first, "to": final, "one": int(first == final)}
    title = teller.render("history-title", facts)
    lines = [f"**{title}**" if person is None else f"**{title}** · <@{person}>"]
    by_turn = await press.services.tables.replays.do(lines_by_turn, teller, shown, viewer)
    lines += [
        f"{cut(line, ROOM // len(shown_turns))}{where_and_when(table, kept, shown, turn)}"
        for turn, line in by_turn.items()
    ]
    if not shown:
        lines.append(teller.say("history-empty"))
    if seam is not None and shown_turns[:1] == turns[:1]:
        lines.insert(1, f"-# {teller.say('history-seam', entries=seam.number)}")
    earlier = [turn for turn in turns if shown_turns and turn < first][-1:]
    later = [turn for turn in turns if shown_turns and turn > final][:TURNS][-1:]
    whose = () if person is None else (person,)
    buttons = [
        KeptButton.make("history", table.id, turn, *whose, label=teller.say(key))
        for key, found in (("button-earlier", earlier), ("button-later", later))
        for turn in found
    ]
    if shown:
        span = shown[0].entry.number, shown[-1].entry.number
        buttons.append(KeptButton.make("why-post", table.id, *span, 0, label=teller.say("button-why")))
    await press.show(Sheet().text("\n".join(lines)).row(*buttons, *back), new=new)


def of_person(told: Sequence[Told], table: Table, kept: Kept, person: int) -> tuple[Told, ...]:
    """What a person did, in whichever seat; with what was done for their present seats without them."""
    seats = table.seats_of(person)

    def theirs(each: Told) -> bool:
        by = kept.times.get(each.entry.number, (None, None))[1]
        return by == person if by is not None else each.entry.seat in seats

    return tuple(each for each in told if theirs(each))


def where_and_when(table: Table, kept: Kept, told: Sequence[Told], turn: int) -> str:
    """When a turn ended, linked to the post that told it where there is one."""
    numbers = [each.entry.number for each in told if each.turn == turn]
    if not numbers or max(numbers) not in kept.times:
        return ""
    at = f"<t:{int(kept.times[max(numbers)][0].timestamp())}:f>"
    post = next((each for each in kept.posts if each.entry >= max(numbers)), None)
    if post is None:
        return f" · {at}"
    return f" · [↗]({link(table.guild, post.channel, post.message)}) {at}"


def lines_by_turn(
    teller: Teller, told: Sequence[Told], viewer: Viewer, *, revealing: bool = False
) -> dict[int, str]:
    """The text for each turn, by its number: what happened, by whose will if not a person's own, and what was
    taken back; with `revealing` what was shown stands in a small line below the sentence it decided."""
    parts: dict[int, list[str]] = {}
    run: list[Event] = []
    for place, each in enumerate(told):
        here = parts.setdefault(each.turn, [])
        for event in each.events:
            if not event.known_to(viewer):
                continue
            run.append(event)
            shown = teller.told(event, "shown") if revealing and each.stands else None
            if shown is not None:
                here += [_marked(teller, each, story(teller, run), viewer), f"\n-# {shown}\n"]
                run = []
        follower = told[place + 1] if place + 1 < len(told) else None
        if follower is None or _kind(teller, follower, viewer) != _kind(teller, each, viewer):
            here.append(_marked(teller, each, story(teller, run), viewer))
            run = []
    return {
        turn: teller.say("history-turn", turn=turn, what=_in_lines(what))
        for turn, what in parts.items()
        if any(what)
    }


def _in_lines(parts: Sequence[str]) -> str:
    """These parts behind each other, without spaces at the ends of the lines in them."""
    return "\n".join(filter(None, map(str.strip, " ".join(filter(None, parts)).split("\n"))))


def _will(teller: Teller, entry: Entry, viewer: Viewer) -> str:
    """By whose will it was done, as far as the viewer may know: orders are secret where there are secrets."""
    secret = entry.by == ORDER and teller.rules.hidden and entry.seat != viewer
    return PERSON if secret else entry.by


def _kind(teller: Teller, told: Told, viewer: Viewer) -> tuple[object, ...]:
    """Entries of one kind in a row are told as one stretch."""
    special = told.entry.number if isinstance(told.entry.deed, Undo | Concede | Agree | Fork) else 0
    return told.turn, _will(teller, told.entry, viewer), told.stands, special


def _marked(teller: Teller, told: Told, what: str, viewer: Viewer) -> str:
    if isinstance(told.entry.deed, Undo):
        return teller.say("history-undo", who=teller.names[told.entry.seat])
    if isinstance(told.entry.deed, Fork):
        return teller.say("history-fork", who=teller.names[told.entry.seat])
    if isinstance(told.entry.deed, Concede):
        what = f"{teller.say('history-conceded', who=teller.names[told.entry.seat])} {what}".strip()
    if isinstance(told.entry.deed, Agree):
        key, who = f"history-agreed-{told.entry.deed.how}", teller.names[told.entry.seat]
        what = f"{teller.say(key, who=who)} {what}".strip()
    if not what:
        return ""
    will = _will(teller, told.entry, viewer)
    if will in MARKS:
        what = f"{what} {teller.say('history-by-' + MARKS[will], computer=ANY_COMPUTER)}"
    return what if told.stands else teller.say("history-taken-back", what=what)


async def turn_pages(press: Press) -> None:
    """Show earlier or later turns."""
    person = int(press.parts[2]) if len(press.parts) > 2 else None
    # Below a recap or a post it opens beside it.
    new = press.interaction.message is None or bool(press.interaction.message.attachments)
    await show_history(press, int(press.parts[1]) or None, person, new=new)
