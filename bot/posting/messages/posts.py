"""Public posts: the one message after a turn, and the one at the end of a game."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

import discord
import structlog

from bot.herald.drawing import chart_buttons, colour_of, try_to_draw, try_to_draw_close
from bot.herald.herald import Herald
from bot.herald.messages import Letter, link
from bot.herald.sheet import PRIMARY, Attachment, KeptButton, Sheet, at_table, ids_in, parts_of
from bot.pictures.draw import Shown
from bot.posting.forks import source_told
from bot.posting.messages.analysis_view import analysis_button
from bot.posting.messages.remembered import remembered_lines
from bot.posting.messages.report import report_of
from bot.speech.names import cut, escape, joined, plain
from bot.speech.story import headline, latest
from bot.speech.teller import Teller
from bot.store.games import logs
from bot.store.posts import exchanges
from bot.tables.change.exchanges import exchanging
from bot.tables.results.advised import was_advised
from bot.tables.state.news import news_of_all
from bot.tables.state.table import CALLED_OFF, NOTHING, RUNNING, Done, Table
from bot.tables.state.telling import chance_told, known, seed_told, teller_for
from engine.core.contract import Seat, Standing, Word
from engine.core.play.log import HOST, Undo
from engine.core.play.record import record_text
from render.report.values import Report

log = structlog.get_logger(__name__)


LONGEST = 500
"""Characters of what happened that a post tells."""
LONGEST_NEWS = 300
"""Characters of these for what befell people, all of them together."""
SHORT = 250
"""What is told in so many characters is read at a glance, by those it befell, too."""


@dataclass(frozen=True, slots=True)
class Post:
    """A public message in the making."""

    heading: str
    story: str
    ending: str
    buttons: tuple[KeptButton, ...]
    pictures: tuple[Attachment, ...]
    """The board, where all happened in a small part of it that part first; none if drawing fails."""
    called: tuple[int, ...]
    """Who is mentioned."""
    told: int
    """How many entries of the standing line will have been told with it."""
    colour: int | None = None
    """The colour of whoever acted."""
    everything: tuple[KeptButton, ...] = ()
    """What opens all that happened, where the story is only the latest of it."""
    extras: tuple[Attachment, ...] = ()
    """Further pictures, with what they show, and files to keep."""

    def letter(self, teller: Teller, *, pictures: bool) -> Letter:
        """The message, to be sent once; where no `pictures` may be sent it tells the board in words.

        What finds no room in it stands in a file, where one may be sent.
        """
        sheet = headed(teller, self.heading, self.pictures, self.colour, pictures=pictures)
        sheet.text(self.story).row(*self.everything).below().text(self.ending)
        sheet.attach(*(self.extras if pictures else ())).row(*self.buttons)
        return Letter(sheet.with_rest(teller.language, filed=pictures), self.called)


def headed(
    teller: Teller, heading: str, drawn: Sequence[Attachment], colour: int | None, *, pictures: bool
) -> Sheet:
    """A message that begins, in a container of a colour, with a heading and the board as the last of what is
    `drawn`: in words where no `pictures` may be sent, or with a word about why it could not be drawn."""
    sheet = Sheet().framed(colour).text(heading)
    if not drawn:
        return sheet.text(teller.say("post-no-picture"))
    return sheet.attach_beside(*drawn) if pictures else sheet.text(escape(drawn[-1].alt))


def in_short(
    teller: Teller,
    table: Table,
    done: Sequence[Done],
    roles: Sequence[Sequence[Word]] = (),
    room: int = LONGEST,
) -> tuple[str, tuple[KeptButton, ...]]:
    """The latest of what happened, and where that is not all of it the button that opens all."""
    told, whole = latest(teller, known(done), room, roles)
    if whole:
        return told, ()
    return f"-# {teller.say('post-latest')}\n{told}", (all_of(teller, table, done),)


def all_of(teller: Teller, table: Table, done: Sequence[Done]) -> KeptButton:
    """The button that opens all that happened in these entries."""
    first, last = done[0].entry.number, done[-1].entry.number
    return KeptButton.make("everything", table.id, first, last, label=teller.say("button-everything"))


def next_lines(
    teller: Teller, table: Table, seats: Collection[Seat] | None = None
) -> tuple[str, tuple[int, ...]]:
    """Who owes what, a line each, and the people to mention; of some seats or of all."""
    if table.match is None:
        return "", ()
    roles = table.match.roles
    lines: list[str] = []
    called: list[int] = []
    asked: dict[str, list[str]] = {}
    for decision in table.owed:
        if seats is not None and decision.seat not in seats:
            continue
        chair = table.chairs[decision.seat]
        turn = table.rules.turn(table.match.state)
        words = (turn.actor,) if decision.in_turn and turn.actor is not None else roles[decision.seat]
        if chair.person is None:
            name = teller.names[decision.seat]
            lines.append(teller.say("post-next-computer", who=teller.player(name, words)))
            continue
        called.append(chair.person)
        what, who = teller.decision(decision), teller.player(f"<@{chair.person}>", words)
        if teller.asks(decision):
            asked.setdefault(what, []).append(who)
        else:
            lines.append(teller.say("post-next", who=who, what=what))
    lines += [teller.say("post-next-question", who=tuple(who), what=what) for what, who in asked.items()]
    return "\n".join(lines), tuple(dict.fromkeys(called))


def buttons_of(teller: Teller, table: Table) -> tuple[KeptButton, ...]:
    """The buttons below the newest post."""
    rules = KeptButton.make("rules", table.id, label=teller.say("button-rules"))
    first = at_table(table, teller.language, "turn", "board", "changed", "plan")
    return (*first, *chart_buttons(teller, table), rules)


async def turn_post(herald: Herald, table: Table, *, undone: bool = False) -> Post:
    """The post after a turn: what happened, the board, who is next. While an exchange is on its own message
    says who is asked."""
    teller = teller_for(table, table.language)
    keep = told_until(table)
    before = table.begun.forked if table.told == NOTHING else max(0, table.told)
    done = (await herald.services.tables.since(table, before))[: max(0, keep - before)]
    roles = table.begun.roles
    shown: int | None = None
    marked: Sequence[Done] = done
    everything: tuple[KeptButton, ...] = ()
    if table.told == NOTHING:
        key = "post-fork" if table.is_fork else "post-begin"
        heading = teller.say(key, title=teller.title(), turn=table.source_turn or 1)
        seated, sealed = beginning(teller, table)
        seated = joined(seated, await source_told(herald.services.store, table, teller))
        story, everything = in_short(teller, table, done, room=max(120, LONGEST - len(seated)))
        told = joined(seated, story, sealed)
    elif undone:
        # The turn goes on: it is told as a whole when it ends.
        keep = min(table.told, turn_began(table))
        turn = table.rules.turn(table.begun.state).number
        heading = teller.say("post-title", turn=turn, headline=teller.title())
        last = next(entry for entry in reversed(table.begun.log) if isinstance(entry.deed, Undo))
        who = teller.seat(last.seat, roles)
        told = teller.say("post-undone", who=who)
        if last.by == HOST:
            told = teller.say("post-gone-back", who=who, turn=turn)
    else:
        shown = turn_of(table, keep)
        rest, links = await untold(herald, table, teller, before, done)
        marked = rest or done
        title = headline(teller, known(rest)) or (teller.say("post-told") if links else teller.title())
        heading = teller.say("post-title", turn=shown, headline=title)
        news = post_news(teller, table, rest)
        story, everything = in_short(teller, table, rest, roles, LONGEST - len(news))
        told = joined(news, story, *links)
    ending, called = next_lines(teller, table, () if exchanging(table) else None)
    pictures = await drawn(herald, table, teller, marked, shown)
    colour = colour_of(table.begun, teller, known(marked))
    return Post(heading, told, ending, buttons_of(teller, table), pictures, called, keep, colour, everything)


def post_news(teller: Teller, table: Table, done: Sequence[Done]) -> str:
    """What others did to each person, a line for each, told before all that happened; empty where that is so
    short that it would only be told twice."""
    _, whole = latest(teller, known(done), SHORT, table.begun.roles)
    lines = [] if whole else news_of_all(teller, table, done)
    return joined(*(cut(each, LONGEST_NEWS // len(lines)) for each in lines))


def beginning(teller: Teller, table: Table) -> tuple[str, str]:
    """Who plays what, and the sealed seed in small print."""
    roles = table.begun.roles
    seats = [teller.seat(chair.seat, roles) for chair in table.chairs]
    seated = teller.say("post-seats", seats=tuple(seats))
    return seated, f"-# {chance_told(teller, table)}"


async def untold(
    herald: Herald, table: Table, teller: Teller, first: int, done: Sequence[Done]
) -> tuple[list[Done], list[str]]:
    """What of the standing line after `first` entries no message of an exchange tells, and lines that link to
    those messages."""
    shown = await herald.services.store.read(exchanges.shown, table.id, first)
    shown = [each for each in shown if each.since < first + len(done)]
    told = [range(each.since, each.ended or 0) for each in shown]
    rest = [each for number, each in enumerate(done, first) if not any(number in span for span in told)]
    places = [link(table.guild, table.channel, each.message) for each in shown]
    return rest, [teller.say("post-exchange", link=place) for place in places]


def turn_began(table: Table) -> int:
    """How many entries of the standing line lie before the turn that is being played."""
    return table.match.began if table.match is not None else 0


def told_until(table: Table) -> int:
    """How many entries of the standing line a post tells now: whole turns.

    Somebody may have begun the next turn before the post is made; that is told when it ends. Where a
    question interrupts a turn, what led to it is told. While an exchange is on, its own message tells it.
    """
    began = turn_began(table)
    if exchanging(table):
        return max(began, min(table.told, len(table.begun.line)))
    asked = any(not decision.in_turn for decision in table.owed)
    return len(table.begun.line) if asked or began <= table.told else began


def number_of(message: discord.Message, game: int) -> int | None:
    """How many entries a game had when a post of it was made: its buttons carry that."""
    for what, parts in map(parts_of, ids_in(message)):
        if what in ("turn", "board") and parts[:1] == [str(game)] and parts[1].isdigit():
            return int(parts[1])
    return None


def earlier_told(table: Table, number: int) -> tuple[int, Table]:
    """How many entries of the standing line a post told when the game had `number` entries, and the table
    then."""
    keep = sum(entry.number <= number for entry in table.begun.line)
    then = replace(table, match=table.begun.at(keep), number=number, status=RUNNING)
    return min(keep, told_until(then)), then


def nothing_to_tell(table: Table) -> bool:
    """Whether a post would tell nothing now: an exchange is on, and everything before its turn was told."""
    return table.match is not None and exchanging(table) and told_until(table) <= table.told


def turn_of(table: Table, keep: int) -> int:
    """The number of the turn in which the last of the first `keep` entries was played."""
    return table.begun.turns[keep - 1] if keep else table.begun.turn


async def ended_post(herald: Herald, table: Table, *, undone: bool = False) -> Post:
    """The post at the end: how it ended, the final standing, the revealed seed."""
    del undone
    teller = teller_for(table, table.language)
    match = table.match
    assert match is not None  # noqa: S101 - it has been played
    before = max(0, table.told, match.forked if table.told == NOTHING else 0)
    done = await herald.services.tables.since(table, before)
    rest, links = await untold(herald, table, teller, before, done)
    standing = match.standing
    roles = match.roles
    abandoned = table.status == CALLED_OFF
    if not abandoned:
        rest = [before_the_end(each) for each in rest]
    story, everything = in_short(teller, table, rest, roles)
    lines = [story, *links, "" if abandoned else teller.ending(standing)]
    lines = [*filter(None, lines), f"**{teller.say('post-final')}**"]
    names = map(teller.player, teller.names, roles)
    lines += standing_lines(teller, standing, list(names))
    if table.is_fork:
        lines.append(await source_told(herald.services.store, table, teller))
    elif not abandoned:
        lines += await remembered_lines(herald, table, teller)
    extras = await extras_of(herald, table, teller)
    advised = teller.say("post-advised") if was_advised(table) and not abandoned else ""
    notes = (seed_told(teller, table), advised, teller.say("post-export") if extras else "")
    lines += [f"-# {note}" for note in notes if note]
    pictures = await drawn(herald, table, teller, done)
    heading = teller.say("post-abandoned" if abandoned else "post-ended", title=teller.title())
    again = KeptButton.make("rematch", table.id, label=teller.say("button-again-game"), style=PRIMARY)
    buttons = (
        *at_table(table, teller.language, "board", "changed"),
        *chart_buttons(teller, table),
        *analysis_button(teller, table),
        *(() if table.is_fork else (again,)),
    )
    told, colour = len(match.line), colour_of(match, teller, known(done))
    return Post(
        heading, "\n".join(lines), "", buttons, pictures, table.people, told, colour, everything, extras
    )


def before_the_end(done: Done) -> Done:
    """An entry without who won by it: what follows the story of the end says that."""
    return replace(done, events=tuple(event for event in done.events if not event.ends))


def standing_lines(teller: Teller, standing: Standing, names: Sequence[str]) -> list[str]:
    """The final standing, best first, a line for each seat; `names`: what each seat is called."""
    return [
        teller.say(
            "post-final-line" if standing.ranks.count(rank) == 1 else "post-final-shared",
            rank=rank,
            who=names[seat],
            score=teller.score(standing.scores[seat], standing.goal),
        )
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(standing.ranks))
    ]


async def extras_of(herald: Herald, table: Table, teller: Teller) -> tuple[Attachment, ...]:
    """The report as a picture and the game file; without what cannot be made, which is logged."""
    try:
        whole = await herald.services.tables.whole(table.id)
        times = await herald.services.store.read(logs.times, table.id)
        times = {number: each for number, each in times.items() if number > whole.forked}
        names = [chair.name or plain(teller.names[chair.seat]) for chair in table.chairs]
        text = await herald.services.tables.replays.do(record_text, whole, names)
        file = Attachment(f"{table.rules.slug}-{table.id}.json", text.encode())
    except Exception:
        log.exception("no game file", game=table.id)
        return ()
    try:
        report = await herald.services.tables.replays.do(report_of, table.chairs, whole, times, teller)
        picture = await herald.services.easel.report(report)
    except Exception:
        log.exception("drawing the report failed", game=table.id)
        return (file,)
    return Attachment(picture.name, picture.data, cut(report_alt(teller, report), 1024)), file


def report_alt(teller: Teller, report: Report) -> str:
    """The report for people who cannot see it."""
    lines = [teller.say("report-alt")]
    names = map(plain, teller.names)  # as they are, though some cannot be written on pictures
    lines += [
        f"{name}: {curve.scores[-1]}; {curve.pace}" for name, curve in zip(names, report.curves, strict=True)
    ]
    lines += [report.chances_title] if report.chances else []
    return "\n".join((*lines, *(point.text for point in report.points)))


async def drawn(
    herald: Herald,
    table: Table,
    teller: Teller,
    done: Sequence[Done],
    turn: int | None = None,
    focus: str | None = None,
) -> tuple[Attachment, ...]:
    """The board with what happened marked, at the end of a turn, and before it, where all of that happened in
    a small part of it, that part drawn larger; nothing if drawing fails, which is logged.

    `focus`: a place to zoom in on, where there is one of that name: then that is all.
    """
    events = [event for each in done for event in each.events]
    shown = Shown(events=events, turn=turn, focus=focus)
    board = await try_to_draw(herald.services, table.begun, teller, shown)
    if board is None:
        return ()
    close = None if focus else await try_to_draw_close(herald.services, table.begun, teller, events)
    return (board,) if close is None else (close, board)
