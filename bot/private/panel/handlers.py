"""What the panel's buttons, menus and forms do, and those below public posts and exchanges."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.calls.when.clocks import deadline, is_short
from bot.calls.when.schedule import order_answers
from bot.errors.seats import NotYourDecision
from bot.errors.tables import NotRunning
from bot.errors.trouble import Stale
from bot.herald.drawing import for_message, in_time
from bot.herald.explaining import stood_instead, waits
from bot.herald.ids import NOWHERE, path_of
from bot.herald.press import Press
from bot.private.looking.fights import ends_for, tell_fights, told_apart
from bot.private.noting.own_note import shortened
from bot.private.panel.answers import START, At
from bot.private.panel.foresight import before_last, ending_at, is_warned_of
from bot.private.panel.menus import these_at
from bot.private.panel.several import fitted, misfits_told, read, warnings_in
from bot.private.panel.sheet import asked_at, beside_hand, panel_for
from bot.private.panel.sight import sight_of
from bot.private.panel.walk import Walk, path_to, question_of
from bot.private.planning.ahead_told import why_stopped
from bot.speech.names import joined
from bot.speech.teller import Teller
from bot.speech.times import stamp, stands
from bot.store.calls import timers, wishes
from bot.store.calls.wishes import Pace
from bot.store.games.notes import note_of
from bot.store.posts import fights
from bot.tables.change.giving import ahead_of
from bot.tables.change.standing import order_for
from bot.tables.state.answers import beginning, begun, direct_answers
from bot.tables.state.news import news_line, unseen
from bot.tables.state.table import RUNNING, Change, Table
from bot.tables.state.telling import story_of
from bot.waiting.newest import OutOfDate
from engine.core.choosing.menu import Path, Question
from engine.core.contract import Action, Seat
from engine.core.play.match import Match

MOST_STEPS = 50
"""Steps that one press takes back at most."""


async def show(
    press: Press, table: Table, at: At = START, note: str = "", *, new: bool = False, typed: bool = False
) -> None:
    """Show the panel, in place of the one the person pressed; from its start if the path leads nowhere. Below
    it follows how fights ended that the person is still to be told of.

    `typed`: in a message of its own, at once; its picture comes into it as soon as it is drawn.
    """
    new = new or typed
    asks = await question_told(press, table)
    try:
        asked = asked_at(table, press.person, press.tongue, at)
    except IndexError:
        note, at = joined(note, press.say("panel-stale")), At(kept=at.kept)
        asked = asked_at(table, press.person, press.tongue, at)
    try:
        drawn = partial(sight_of, press, asked, at, awaited=not typed) if asked is not None else None
        sight = None if drawn is None or typed else await in_time(press, drawn, new=new)
    except OutOfDate:
        return
    async with press.services.store.reading() as connection:
        ends = await fights.ends_of(connection, table.id, table.seats_of(press.person))
        guided = (await press.habits_by(connection)).guide
        noted = shortened(await note_of(connection, table.id, press.person))
    told, at = told_apart(ends), replace(at, guided=guided, noted=noted)
    panel = panel_for(table, press.person, press.tongue, at, joined(note, asks), told)
    message = await press.show(panel(sight), new=new)
    await tell_fights(press, table, ends)
    if typed and drawn is not None and message is not None:
        sight = await for_message(press, message, drawn)
        if sight is not None:
            await press.replace(message, panel(sight))


async def question_told(press: Press, table: Table) -> str:
    """Until when the person may answer what they are asked outside their turn, and whether an order will."""
    services, person = press.services, press.person
    owed = table.owed_by(person)
    if table.status != RUNNING or not owed or owed[0].in_turn:
        return ""
    async with services.store.reading() as connection:
        waiting = await timers.of_game(connection, table.id)
        timer = next((each for each in waiting if each.person == person), None)
        if timer is None:
            return ""
        habits = await press.habits_by(connection)
        pace = (await wishes.paces(connection, [table.id])).get(table.id, Pace())
    teller, question = press.teller(table), owed[0]
    lines = []
    until = deadline(pace, habits, timer.wait)
    if until is not None and is_short(pace, timer.wait):
        lines.append(stands(teller, question, until))
    when = order_answers(pace, habits, timer.wait)
    answer = None
    if question.hidden and when is not None:
        answer = order_for(question, table.chairs, await services.tables.orders(table.id, person))
    if when is not None and answer is not None:
        lines.append(teller.say("panel-ordered", when=stamp(when), what=teller.action(answer[0])))
    return "\n".join(f"-# {line}" for line in lines if line)


async def with_routine(press: Press, table: Table) -> Table:
    """The table after what nearly everybody does first: it is done already, can be taken back, and stands
    among what the turn has brought."""
    owed = table.owed_by(press.person)
    if not owed or table.match is None or table.status != RUNNING:
        return table
    seat = owed[0].seat
    routine = table.guide.routine(table.match.view(seat))
    if routine is None:
        return table
    tables = press.services.tables
    try:
        change = await tables.play(table.id, press.person, [routine], table.number, seat)
    except Stale:  # somebody was quicker: the panel shows what is asked then
        return await tables.get(table.id)
    return change.after


async def open_panel(press: Press, table: Table, said: str = "") -> None:
    """Open a fresh panel, in place of the message that was pressed if that is private; `said` comes first."""
    back = table.lent_by(press.person)
    table = await press.services.holidays.come_back_at(table, press.person)
    press.seats(table)
    if table.match is None:
        raise NotRunning
    if back:
        said = joined(said, press.say("panel-back"))
    table = await with_routine(press, table)
    stopped = await stopped_note(press, table)
    await show(press, table, note=joined(await _news(press, table), said, stopped))


async def _news(press: Press, table: Table) -> str:
    """What others did to the person since their last turn, without the ends of fights that are told apart.
    The answer is promised where that is replayed."""
    match, seats = table.begun, table.seats_of(press.person)
    since = unseen(match, seats)
    if not match.at_hand(since):
        await press.promise(new=False)
        table = replace(table, match=await press.services.tables.whole(table.id))
    done = await press.services.tables.since(table, since)
    apart = told_apart(await ends_for(press, table))
    return news_line(press.teller(table), table, seats, done, alone=True, apart=apart)


async def stopped_note(press: Press, table: Table) -> str:
    """Why moves given ahead did not go on; empty where they did, or there are none."""
    given = await ahead_of(press.services.tables, table.id, press.person)
    return why_stopped(press.teller(table), table, given) if given is not None else ""


async def opened(press: Press) -> None:
    """Open the panel: below a public post, by a command; or show it as it is now."""
    await open_panel(press, await press.table())


async def _seen(press: Press) -> Table | None:
    """The table if it is as the person saw it; else their panel is shown as it is, and None comes back.

    Raises:
        NotSeated: they do not play there.
    """
    table = await press.table()
    press.seats(table)
    if table.number == int(press.parts[1]):
        return table
    await _stale(press, table.id)
    return None


async def _stale(press: Press, game: int) -> None:
    """The game moved on since the panel was shown: say so, and show it as it is."""
    table = await press.services.tables.get(game)
    teller = press.teller(table)
    instead = stood_instead(table, press.person, teller) if table.owed_by(press.person) else ""
    await show(press, table, note=joined(teller.say("panel-stale"), instead))


async def _chosen(press: Press, table: Table, path: Path, *, warned: bool = False) -> None:
    """An answer was given: ask on, warn if that was not done, or play."""
    owed = table.owed_by(press.person)
    if not owed or table.match is None:
        await _stale(press, table.id)
        return
    match, seat = table.match, owed[0].seat
    try:
        found = question_of(match, seat, path)
    except IndexError:
        await _stale(press, table.id)
        return
    if isinstance(found, Question):
        await show(press, table, At(path))
        return
    before = before_last(match, seat, found) or match
    if warned or not is_warned_of(before, seat, found[-1], table.computers):
        await _play(press, table, found, before)
    else:
        await show(press, table, At(path))


async def several(press: Press) -> None:
    """Do what was chosen of several: all of it, or nothing where it does not fit or comes too late."""
    table = await press.table()
    press.seats(table)
    seen = table.number == int(press.parts[1])
    await _together(press, table, At(path_of(press.parts[2]), kept=tuple(press.values)), seen=seen)


async def these(press: Press) -> None:
    """Do what a button stands for: all there is of several, but for what was chosen, or what fits of that."""
    if (table := await _seen(press)) is None:
        return
    path, owed = path_of(press.parts[2]), table.owed_by(press.person)
    try:
        texts = these_at(table.begun, owed[0].seat, path, press.parts[3:], press.values)
    except (IndexError, ValueError):
        await _stale(press, table.id)
        return
    await _together(press, table, At(path, kept=texts), seen=True, warned=True)


async def _together(press: Press, table: Table, at: At, *, seen: bool, warned: bool = False) -> None:
    """Play what was chosen; `seen`: whether the game stands as the person saw it. Else, or where not all of
    it can be done together, or something is to be warned of, say so, and keep what fits chosen."""
    owed = table.owed_by(press.person)
    if not owed or table.match is None:
        await _stale(press, table.id)
        return
    teller, deeds = press.teller(table), read(table.match, at.kept)
    found = fitted(table.match, owed[0].seat, deeds)
    missing = len(at.kept) - len(deeds)
    fits = not missing and not found.misfits
    warnings = warnings_in(teller, table.match, owed[0].seat, found.line) if fits and not warned else ""
    if seen and fits and not warnings:
        await _play(press, table, found.line, found.match)
        return
    note = misfits_told(teller, found, missing) if not fits else warnings
    kept = replace(at, kept=tuple(deed.text for deed in found.deeds))
    await show(press, table, kept, note=note if seen else joined(teller.say("panel-stale"), note))


async def _play(press: Press, table: Table, line: Sequence[Action], before: Match) -> None:
    """Play actions, and what is done along with the last, for the seat whose panel it is; show what is asked
    next. `before`: the match as it stands before the last of them."""
    tables, person = press.services.tables, press.person
    seat = table.owed_by(person)[0].seat
    ending = ending_at(table, before, seat, line[-1])
    actions = [*line] if ending is None else [*line, ending]
    try:
        change = await tables.play(table.id, person, actions, table.number, seat)
    except Stale:
        await _stale(press, table.id)
        return
    after, teller = change.after, press.teller(table)
    if _turn(after) != _turn(table):
        after = await with_routine(press, after)
    at = At(steps=len(actions) + (after is not change.after))
    await show(press, after, at, joined(what_was_done(teller, change, person), press.missing(after)))


def what_was_done(teller: Teller, change: Change, person: int) -> str:
    """What the person has just done, where the panel does not tell it with their turn until now."""
    if _turn(change.after) == _turn(change.before) and change.after.owed_by(person):
        return ""
    seats = change.before.seats_of(person)
    told = story_of(teller, beside_hand(change.done), 900, seats=seats)
    return teller.say("panel-last", what=told) if told else ""


def _turn(table: Table) -> int:
    return table.rules.turn(table.match.state).number if table.match is not None else 0


async def sure(press: Press) -> None:
    """Go on all the same."""
    if (table := await _seen(press)) is not None:
        await _chosen(press, table, path_of(press.parts[2]), warned=True)


async def undo(press: Press) -> None:
    """Take the last own step back, or all that one press did."""
    if (table := await _seen(press)) is None:
        return
    steps = min(int(press.parts[2]), MOST_STEPS) if press.parts[2:] else 1
    try:
        change = await press.services.tables.undo(table.id, press.person, table.number, steps)
    except Stale:
        await _stale(press, table.id)
    else:
        await show(press, change.after, note=press.teller(change.after).say("panel-undone"))


WALK = Walk("", _seen, show, _chosen)


async def say(press: Press) -> None:
    """Say an answer in public, for whoever is asked."""
    tables, person = press.services.tables, press.person
    table = await press.services.holidays.come_back_at(await press.table(), person)
    owed = table.owed_by(person)
    if table.number != int(press.parts[1]):
        await _too_late(press, table)
        return
    match = tables.running(table, None)
    if not owed:
        waiting = tuple(table.chairs[each.seat].name for each in table.owed)
        raise NotYourDecision({"waiting": waiting})
    seat, direct = owed[0].seat, direct_answers(table)
    place, *_ = path_of(press.parts[2]) or NOWHERE
    if not 0 <= place < len(direct.answers):
        await _too_late(press, table)
        return
    action = direct.answers[place]
    if action in direct.opening:
        await show(press, table, At(_opened(match, seat, action)), new=True)
        return
    if match.guide.warnings(match.view(seat), action):
        await show(press, table, At(path_to(match, seat, action)), new=True)
        return
    try:
        change = await tables.play(table.id, person, [action], table.number, seat)
    except Stale:
        await _too_late(press, await tables.get(table.id))
        return
    await press.interaction.response.defer()  # the message itself shows what was said
    missing = press.missing(change.after)
    if missing:
        await press.reply(missing)
    await tell_fights(press, change.after, await ends_for(press, change.after))


def _opened(match: Match, seat: Seat, action: Action) -> Path:
    """Where the panel asks what is left of an answer that begins as this one does."""
    own = begun(match.legal(seat))[beginning(action)]
    path = path_to(match, seat, own[0])[:1]
    return path if isinstance(question_of(match, seat, path), Question) else START.path


async def _too_late(press: Press, table: Table) -> None:
    """The exchange has moved on since the button was shown: with the panel for whoever is asked now."""
    teller = press.teller(table)
    note = teller.say("exchange-too-late")
    if table.owed_by(press.person):
        await show(press, table, note=note, new=True)
    else:
        await press.reply("\n".join((note, *waits(teller, table))))
