"""What calls say, and the buttons below them; the one table from a call's kind to what writes its letter."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.calling import away_letters
from bot.calling.occasion import Occasion, Waiting
from bot.calls.when.clocks import is_short
from bot.calls.written.extensions import BY_ITSELF, extension_left
from bot.calls.written.told import paused_until
from bot.calls.written.waits import is_next
from bot.herald.messages import Letter, link
from bot.herald.services import Services
from bot.herald.sheet import KeptButton, Sheet, at_table
from bot.speech.names import escape, joined
from bot.speech.teller import Teller
from bot.speech.texts import render, say
from bot.speech.times import span, stamp, stands
from bot.speech.words import ANY_COMPUTER
from bot.store.calls.calls import Call, CallKind
from bot.store.calls.wishes import NOTHING
from bot.tables.state.news import news_line, unseen
from bot.tables.state.table import RUNNING, Done, Table
from bot.tables.state.telling import story_of, teller_for
from engine.core.contract import Decision, Fact

LINES, ROOM = 20, 3600
"""Games a digest lists, and characters of all of them."""

STORY = 700
"""Characters of what happened in a call."""


def _snoozes(call: Call, tongue: str, *, several: bool = False) -> tuple[KeptButton, ...]:
    """When to be called again, or not at all for this turn."""
    hush = say(tongue, "button-hush-all" if several else "button-hush")
    return (
        *(
            KeptButton.make("snooze", call.id, how, label=say(tongue, f"button-snooze-{how}"))
            for how in ("hour", "evening", "morning", "typed")
        ),
        KeptButton.make("hush", call.id, label=hush),
    )


def _clock_line(teller: Teller, waiting: Waiting, decision: Decision) -> str:
    if waiting.until is None:
        return ""
    if not decision.in_turn and is_short(waiting.pace, waiting.timer.wait):
        return stands(teller, decision, waiting.until)
    key = "call-clock" if waiting.pace.ends == NOTHING else f"call-clock-{waiting.pace.ends}"
    return teller.say(key, until=stamp(waiting.until), computer=ANY_COMPUTER)


async def reminder(occasion: Occasion) -> Letter | None:
    """A reminder of one game, or of several."""
    call, waiting, here = occasion.call, occasion.waiting, occasion.here
    # A game's buttons belong to its own channel: elsewhere there is a link to it.
    if len(waiting) > 1 or (here and any(each.place.channel != call.channel for each in waiting)):
        first = occasion.batch.games[waiting[0].timer.game].language
        return digest(call, waiting, occasion.tongue(first if here else "en"), here=here)
    game = waiting[0].timer.game if waiting else call.game
    if game is None:
        return None
    table = await occasion.services.tables.get(game)
    decision = next(iter(table.owed_by(call.person)), None)
    return None if decision is None else await _reminder(occasion, table, decision)


async def _reminder(occasion: Occasion, table: Table, decision: Decision) -> Letter:
    """Of one game: below its posts, or as a direct message with what has happened."""
    call, (waiting, *_), tongue = occasion.call, occasion.waiting, occasion.tongue(table.language)
    teller = teller_for(table, tongue)
    facts: dict[str, Fact] = {"what": teller.decision(decision), "since": stamp(waiting.timer.wait.since)}
    if occasion.here:
        facts["who"] = teller.player(f"<@{call.person}>", table.begun.roles[decision.seat])
    else:
        facts |= {"title": teller.title(), "link": waiting.link}
    key = f"{'call-here' if occasion.here else 'call-direct'}{'-question' if teller.asks(decision) else ''}"
    sheet = Sheet().text(joined(render(tongue, key, facts), _clock_line(teller, waiting, decision)))
    seats, done = table.seats_of(call.person), await _since_turn(occasion.services, table, call.person)
    news = news_line(teller, table, seats, done, alone=not occasion.here)
    sheet.text(news)
    told = story_of(teller, done, STORY, seats=seats) if done and not occasion.here else ""
    if told:
        sheet.text(f"{say(tongue, 'news-all' if news else 'post-changed-title')}:\n{told}")
    sheet.row(*at_table(table, tongue, "turn", "board", "changed")).row(*_snoozes(call, tongue))
    return Letter(sheet, occasion.ringing)


async def last(occasion: Occasion) -> Letter | None:
    """To somebody: their clock ends soon, what happens then, and the one extension they have."""
    call, table, (waiting, *_) = occasion.call, await occasion.read_table(), occasion.waiting
    decision = next(iter(table.owed_by(call.person)), None)
    if decision is None or waiting.until is None or waiting.timer.wait.warned is None:
        return None
    tongue = occasion.tongue(table.language)
    teller = teller_for(table, tongue)
    facts: dict[str, Fact] = {
        "what": teller.decision(decision),
        "title": teller.title(),
        "link": waiting.link,
    }
    if occasion.here:
        facts["who"] = teller.player(f"<@{call.person}>", table.begun.roles[decision.seat])
    key = f"call-last-{'here' if occasion.here else 'direct'}{'-question' if teller.asks(decision) else ''}"
    lines = [render(tongue, key, facts), _clock_line(teller, waiting, decision)]
    buttons = list(at_table(table, tongue, "turn"))
    more = await occasion.services.store.read(extension_left, waiting.pace, waiting.timer)
    if more is not None:
        how = "call-last-by-itself" if waiting.pace.ends in BY_ITSELF else "call-last-more"
        lines.append(say(tongue, how, length=span(tongue, more)))
        label = say(tongue, "button-extend", length=span(tongue, more))
        buttons.append(KeptButton.make("extend", call.id, label=label))
    hush = KeptButton.make("hush", call.id, label=say(tongue, "button-hush"))
    return Letter(Sheet().text(joined(*lines)).row(*buttons, hush), occasion.ringing)


async def extended(occasion: Occasion) -> Letter | None:
    """To the table: somebody has more time, once in this game."""
    call, table, (waiting, *_) = occasion.call, await occasion.read_table(), occasion.waiting
    until, tongue = waiting.until, table.language
    if until is None or waiting.pace.extension is None:
        return None
    length = span(tongue, waiting.pace.extension)
    facts = {"name": _name(call, table), "until": stamp(until, "f"), "left": stamp(until), "length": length}
    return Letter(Sheet().text(say(tongue, "call-extended", **facts)), silent=True)


async def upcoming(occasion: Occasion) -> Letter | None:
    """To somebody: they are next, after whom; nothing once they are not, or play already."""
    call, table = occasion.call, await occasion.read_table()
    if table.status != RUNNING or is_next(table) != call.person:
        return None
    tongue, place = occasion.tongue(table.language), occasion.batch.games[table.id]
    teller, seat = teller_for(table, tongue), table.rules.turn(table.begun.state).seat
    who = "" if seat is None else teller.seat(seat, table.begun.roles)
    where = link(place.guild, place.channel, place.post)
    return Letter(Sheet().text(say(tongue, "call-next", title=teller.title(), who=who, link=where)))


async def resumes(occasion: Occasion) -> Letter | None:
    """To the table: when its pause ends, and whom the game waits for then; nothing once it is over."""
    table, services = await occasion.read_table(), occasion.services
    until = await paused_until(services.store, table.id, services.clock.now())
    if until is None or table.status != RUNNING:
        return None
    seats = dict.fromkeys(each.seat for each in table.owed)
    waited = tuple(escape(table.chairs[seat].name) for seat in seats if table.chairs[seat].person is not None)
    people = tuple(f"<@{each}>" for each in table.people)
    when, left = stamp(until, "f"), stamp(until)
    text = say(table.language, "call-resumes", people=people, until=when, left=left, names=waited)
    return Letter(Sheet().text(text.strip()), table.people, silent=True)


async def plays_on(occasion: Occasion) -> Letter:
    """To the table: somebody has taken back that this round is the last."""
    table = await occasion.read_table()
    return Letter(Sheet().text(say(table.language, "call-plays-on", name=_name(occasion.call, table))))


async def _since_turn(services: Services, table: Table, person: int) -> tuple[Done, ...]:
    """What happened since the person's last turn; nothing where it would have to be replayed."""
    since = unseen(table.begun, table.seats_of(person))
    return await services.tables.since(table, since) if table.begun.at_hand(since) else ()


def lines(tongue: str, waiting: Sequence[Waiting]) -> list[str]:
    """Several games, a line each, as far as there is room."""
    told = [_line(tongue, each) for each in waiting[:LINES]]
    while sum(map(len, told)) + len(told) > ROOM:
        told.pop()
    left = len(waiting) - len(told)
    return [*told, say(tongue, "turns-more", count=left)] if left else told


def _line(tongue: str, waiting: Waiting) -> str:
    since, until = stamp(waiting.timer.wait.since), waiting.until
    text = say(tongue, "turns-line", title=waiting.title, link=waiting.link, since=since)
    return text if until is None else f"{text} {say(tongue, 'turns-until', until=stamp(until))}"


def digest(call: Call, waiting: Sequence[Waiting], tongue: str, *, here: bool) -> Letter:
    """One reminder of several games."""
    who = f"<@{call.person}>" if here else ""
    heading = say(tongue, "call-digest", who=who, count=len(waiting)).strip()
    sheet = Sheet().text("\n".join((heading, *lines(tongue, waiting))))
    sheet.row(*_snoozes(call, tongue, several=True))
    return Letter(sheet, (call.person,) if here else ())


async def nudge(occasion: Occasion) -> Letter | None:
    """To somebody: a turn was begun and not ended."""
    call, table = occasion.call, await occasion.read_table()
    if not table.owed_by(call.person):
        return None
    tongue = occasion.tongue(table.language)
    key, who = ("call-nudge-here", f"<@{call.person}>") if occasion.here else ("call-nudge", "")
    teller, seats = teller_for(table, tongue), table.seats_of(call.person)
    text = say(tongue, key, who=who, title=teller.title(), link=occasion.waiting[0].link)
    hush = KeptButton.make("hush", call.id, label=say(tongue, "button-hush"))
    done = await _since_turn(occasion.services, table, call.person)
    news = news_line(teller, table, seats, done, alone=not occasion.here)
    return Letter(Sheet().text(text).text(news).row(*at_table(table, tongue, "turn"), hush), occasion.ringing)


async def pointless(occasion: Occasion) -> Letter | None:
    """To the whole table: no more calls for this person."""
    call, table = occasion.call, await occasion.read_table()
    if not table.owed_by(call.person):
        return None
    tongue, wait = table.language, occasion.waiting[0].timer.wait
    others = tuple(each for each in table.people if each != call.person)
    text = say(
        tongue,
        "call-gone" if call.kind == CallKind.GONE else "call-pointless",
        people=tuple(f"<@{each}>" for each in others),
        name=_name(call, table),
        count=wait.sent,
        since=stamp(wait.since),
        host=escape(table.host_name),
    )
    button = KeptButton.make("callagain", call.id, label=say(tongue, "button-call-again"))
    return Letter(Sheet().text(text.strip()).row(button), others, silent=True)


def _name(call: Call, table: Table) -> str:
    """The name of who is called, at their table."""
    return escape(next((chair.name for chair in table.chairs if chair.person == call.person), ""))


async def over(occasion: Occasion) -> Letter | None:
    """To the table: somebody's time is over, and what that did."""
    call, table = occasion.call, await occasion.read_table()
    if call.ending is None:
        return None
    teller = teller_for(table, table.language)
    key = f"call-over-{call.ending}"
    return Letter(Sheet().text(teller.say(key, name=_name(call, table), computer=ANY_COMPUTER)))


async def stood(occasion: Occasion) -> Letter | None:
    """To the table: somebody has not answered in time, and what stands instead, unless it was taken back."""
    entries, table = occasion.call.entries, await occasion.read_table()
    line = table.match.line if table.match is not None else ()
    keep = next((place for place, entry in enumerate(line) if entry.number in entries), None)
    if keep is None:
        return None
    since = await occasion.services.tables.since(table, keep)
    done = [each for each in since if each.entry.number in entries]
    teller = teller_for(table, table.language)
    name, told = teller.names[done[0].entry.seat], story_of(teller, done, STORY, table.begun.roles)
    return Letter(Sheet().text(joined(teller.say("call-stood", name=name), told)))


LETTERS: Mapping[CallKind, Callable[[Occasion], Awaitable[Letter | None]]] = {
    CallKind.CALL: reminder,
    CallKind.LAST: last,
    CallKind.NUDGE: nudge,
    CallKind.POINTLESS: pointless,
    CallKind.GONE: pointless,
    CallKind.ASKED: away_letters.asked,
    CallKind.DECLINED: away_letters.declined,
    CallKind.AWAY: away_letters.away,
    CallKind.BACK: away_letters.back,
    CallKind.STOOD: stood,
    CallKind.OVER: over,
    CallKind.EXTENDED: extended,
    CallKind.NEXT: upcoming,
    CallKind.RESUMES: resumes,
    CallKind.PLAYS_ON: plays_on,
}
"""What writes the letter of each kind of call. None comes of it where the call is not needed any more; it
raises a `TableError` where the table cannot be read."""

if missing := set(CallKind) - LETTERS.keys():
    raise LookupError(f"nothing writes {sorted(missing)}")
