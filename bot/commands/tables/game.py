"""`/game ...`: a table from its opening to its end."""

import contextlib

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.calls.when.wishes import GROWTHS
from bot.calls.written.told import clocks_here
from bot.commands.tables.call_settings import change as change_calls
from bot.commands.tables.clock_settings import WEEKENDS
from bot.commands.tables.forks import settle as settle_forks
from bot.commands.tables.titles import MOST_SEATS, NOBODY, computer_called, computers_named, title_called
from bot.commands.texts import choices, fitting
from bot.errors.advising import NoAdviser
from bot.errors.asking import BadGallery
from bot.errors.tables import NoSuchTitle
from bot.errors.trouble import TableError
from bot.herald.explaining import engine_error, waits
from bot.herald.ids import SETTLED
from bot.herald.permissions import check_may_open
from bot.herald.press import Press
from bot.herald.sheet import RED, KeptButton, Sheet
from bot.posting.forks import source_told
from bot.posting.gallery import ChannelOrThread, lacking
from bot.posting.messages.lobby_view import ADVICE, advice_choice, advice_told, hosts_told, options_sheet
from bot.posting.messages.own_view import brought, option_name, own_option
from bot.posting.messages.vote_view import motion_told, tell_put
from bot.private.reading.help_pages import topics
from bot.private.reading.rules_view import ask_title, show_rules
from bot.private.reading.search_view import search_rules
from bot.speech.names import plain
from bot.speech.teller import Teller
from bot.store.calls.wishes import ENDS, PLACES
from bot.store.games.news import keep_wanted
from bot.store.posts.posts import EVERY
from bot.tables.change.hanging import hang
from bot.tables.results.advised import has_adviser
from bot.tables.seats.lobby import NewTable
from bot.tables.state.table import LOBBY, RUNNING, Table
from bot.tables.state.telling import chance_told
from bot.tables.votes.advising import read_setting
from engine.core.choosing.choices import options_to
from engine.core.contract import Seat
from engine.core.errors import BadOptions
from engine.core.play.agreement import last_round
from engine.core.play.seats import usual_seats
from render.titles import TITLES

ON, OFF = "on", "off"


def _options(text: str | None, board: str | None) -> dict[str, str]:
    """`start=one-city nations=chosen`, with commas or spaces between."""
    chosen = {"board": board} if board else {}
    for part in (text or "").replace(",", " ").split():
        name, _, value = part.partition("=")
        chosen[name.lower().replace("-", "_")] = value.lower()
    return chosen


@app_commands.choices(
    language=choices("language", ("en", "fr")),
)
async def new(
    press: Press,
    title: str,
    seats: app_commands.Range[int, 1, MOST_SEATS] | None = None,
    computers: str | None = None,
    board: app_commands.Range[str, 1, 60] | None = None,
    options: app_commands.Range[str, 1, 300] | None = None,
    language: str | None = None,
    csv: discord.Attachment | None = None,
    second: discord.Attachment | None = None,
) -> None:
    """Open a table in this channel."""
    await check_may_open(press.interaction)
    game = title_called(title)
    kind = computer_called(game, computers) if computers else None
    assert press.interaction.channel_id is not None  # noqa: S101 - the command is for servers
    lobby, tongue = press.services.lobby, press.tongue
    chosen = _options(options, board)
    csv, second = csv or second, second if csv else None
    if csv is not None:
        option = own_option(game.rules)
        if option in chosen:
            teller = Teller(tongue, game)
            await press.reply(teller.say("own-one-of-two", option=option_name(teller, option)))
            return
        await press.promise()
        own_table = await brought(press, game, csv, second)
        if own_table is None:
            return
        chosen |= {option or "": own_table}
    try:
        table = await lobby.open(
            NewTable(
                guild=press.guild,
                channel=press.interaction.channel_id,
                host=press.person,
                host_name=press.name,
                title=game.slug,
                seats=seats or usual_seats(game.rules.seats),
                language=language or tongue,
                options=chosen,
            )
        )
    except BadOptions as error:
        await press.reply(engine_error(tongue, Teller(tongue, game), error))
        return
    if kind is not None:
        table = await lobby.seat_computers(table.id, press.person, kind)
    await press.done(table, "lobby-created")


async def complete_computers(press: Press, typed: str) -> list[Choice[str]]:
    """Nobody, or a computer player of the title chosen before."""
    tongue, title = press.tongue, str(getattr(press.interaction.namespace, "title", None) or "")
    named = [(press.say("choice-computers-none"), NOBODY)]
    with contextlib.suppress(NoSuchTitle):  # no title was chosen yet
        named += computers_named(tongue, title_called(title))
    return fitting(typed, named)


async def status(press: Press) -> None:
    """Show who plays, whose turn it is, how it stands."""
    table = await press.table()
    teller = press.teller(table)
    lines = [status_text(table, teller)]
    if table.status in (LOBBY, RUNNING):
        lines.append(await clocks_here(press.services.store, table.id, press.tongue, press.now))
    vote = await press.services.votes.open_at(table.id)
    if vote is not None:
        lines.append(motion_told(teller, table, vote))
    lines.append(await source_told(press.services.store, table, teller))
    sheet = Sheet().text("\n".join(filter(None, lines)))
    if table.match is not None:
        sheet.row(KeptButton.make("standing", table.id, label=press.say("button-standing")))
    await press.show(sheet)


def status_text(table: Table, teller: Teller) -> str:
    """How a table stands, in lines."""
    title = teller.title()
    told = teller.options_told(options_to(table.options))
    if table.match is None:
        taken = sum(chair.taken for chair in table.chairs)
        key = f"status-{table.status}"
        told_lobby = teller.say(key, title=title, taken=taken, seats=table.seats)
        small = filter(None, [advice_told(teller, table), *hosts_told(teller, table)])
        return "\n".join([told_lobby, *(f"-# {line}" for line in small)])
    state = table.match.state
    turn, roles, standing = table.rules.turn(state), table.match.roles, table.match.standing
    public = table.match.view(None)
    key = f"status-{table.status}"
    lines = [f"**{teller.say(key, title=title, turn=turn.number, round=turn.round)}**"]
    if table.held is not None:
        lines.append(teller.say("table-rules-changed"))
    if table.status == RUNNING and last_round(table.match.line) is not None:
        lines.append(teller.say("status-last-round"))
    lines += waits(teller, table)
    lines += [
        teller.say(
            "status-standing",
            rank=standing.ranks[seat],
            who=teller.seat(Seat(seat), roles),
            score=teller.score(standing.scores[seat], standing.goal),
            holdings=teller.holdings(
                [held for held in table.guide.holdings(public, Seat(seat)) if held[0].kind != "score"]
            ),
        )
        for seat in sorted(range(table.seats), key=lambda seat: standing.ranks[seat])
    ]
    lines.append(f"-# {teller.say('status-options', options=told)}")
    lines += [f"-# {line}" for line in filter(None, [advice_told(teller, table)])]
    lines.append(f"-# {chance_told(teller, table)}")
    if table.forks and table.status == RUNNING:
        lines.append(f"-# {teller.say('forks-on')}")
    lines += [f"-# {line}" for line in hosts_told(teller, table)]
    return "\n".join(lines)


async def rules(
    press: Press,
    topic: app_commands.Range[str, 1, 60] | None = None,
    title: str | None = None,
    search: app_commands.Range[str, 1, 100] | None = None,
) -> None:
    """Show the rules, by topic: of a title, of the game here, or of the one that is chosen then; or the pages
    on which something stands, of all games where none is meant."""
    slug = await _slug_here(press, title)
    if search is not None:
        await search_rules(press, slug, search, new=True)
    elif slug is None:
        await ask_title(press, topic)
    else:
        await show_rules(press, slug, topic, new=True)


async def _slug_here(press: Press, title: str | None) -> str | None:
    """Which game's rules are meant; None: that has to be asked.

    Raises:
        NoSuchTitle: there is none of that name.
    """
    if title:
        return title_called(title).slug
    try:
        return (await press.table()).rules.slug
    except TableError:
        return next(iter(TITLES)) if len(TITLES) == 1 else None


async def complete_topic(press: Press, typed: str) -> list[Choice[str]]:
    """Topics that fit what was typed."""
    slug = await _slug_here(press, getattr(press.interaction.namespace, "title", None))
    if slug is None:
        return []
    return fitting(typed, ((each.title, each.slug) for each in topics(slug, press.tongue)))


async def concede(press: Press) -> None:
    """Leave the game for good."""
    table = await press.table()
    press.services.tables.conceded(table, press.person)
    button = KeptButton.make("concede", table.id, label=press.say("button-concede"), style=RED)
    await press.show(Sheet().text(press.say("concede-ask")).row(button))


async def concede_now(press: Press) -> None:
    """Concede: confirmed."""
    change = await press.services.tables.concede(int(press.parts[0]), press.person)
    await press.services.hosting.replace_host(change.after.id, press.person)
    await press.reply(press.say("concede-done"), new=False)


@app_commands.choices(
    language=choices("language", ("en", "fr")),
    every=choices("every", (*EVERY, "never")),
    growth=choices("growth", [str(each) for each in GROWTHS]),
    where=choices("where", PLACES),
    ends=choices("ends", ENDS),
    weekends=choices("weekends", WEEKENDS),
    news=choices("news", (ON, OFF)),
    forks=choices("forks", (ON, OFF)),
)
async def settings(
    press: Press,
    language: str | None = None,
    post: ChannelOrThread | None = None,
    every: str | None = None,
    first: app_commands.Range[str, 1, 60] | None = None,
    growth: str | None = None,
    most: app_commands.Range[int, 0, 20] | None = None,
    where: str | None = None,
    clock: app_commands.Range[str, 1, 60] | None = None,
    ends: str | None = None,
    answers: app_commands.Range[str, 1, 60] | None = None,
    extension: app_commands.Range[str, 1, 60] | None = None,
    credit: app_commands.Range[str, 1, 60] | None = None,
    weekends: str | None = None,
    hour: app_commands.Range[str, 1, 60] | None = None,
    news: str | None = None,
    advice: app_commands.Range[str, 1, 20] | None = None,
    forks: str | None = None,
) -> None:
    """Settle or show rules, seats, language, advice and calls of this table, and where boards are posted."""
    table = await press.table()
    if advice is not None:
        await settle_advice(press, table, advice)
        return
    if news is not None:
        await _want_news(press, table, wanted=news == ON)
        return
    if forks is not None:
        await settle_forks(press, table, allowed=forks == ON)
        return
    if post is not None or every is not None:
        await _hang(press, table, post, every)
        return
    rare = (extension, credit, weekends, hour)
    given = zip(SETTLED, (first, growth, most, where, clock, ends, answers, *rare), strict=True)
    said = {name: str(value) for name, value in given if value is not None}
    if language is not None:
        table = await press.services.lobby.set_language(table.id, press.person, language)
    if said:
        await change_calls(press, table, said)
    elif language is not None:
        await press.reply(press.say("settings-changed", what=press.say(f"language-{language}")))
    else:
        sheet = options_sheet(table, press.tongue, press.person)
        sheet.row(KeptButton.make("calls", table.id, label=press.say("button-calls")))
        await press.show(sheet)


async def settle_advice(press: Press, table: Table, given: str) -> None:
    """Settle whether advice is given: by the host where people gather, by all who play once they have begun.

    Raises:
        NoAdviser, BadAdvice, AdviceAsItIs, and those of whoever may not.
    """
    if table.status != LOBBY:
        await press.promise()
        advising = press.services.advising
        await tell_put(press, await advising.ask(table.id, press.person, press.name, given))
        return
    if not has_adviser(table):
        raise NoAdviser
    table = await press.services.lobby.configure(table.id, press.person, advice=read_setting(given))
    await press.reply(advice_told(press.teller(table), table))


async def complete_advice(press: Press, typed: str) -> list[Choice[str]]:
    """What can be settled about advice."""
    teller = press.teller(await press.table())
    return fitting(typed, ((plain(advice_choice(teller, each)), each) for each in ADVICE))


async def _want_news(press: Press, table: Table, *, wanted: bool) -> None:
    """Settle whether the table hears what is new in the bot."""
    table.check_host(press.person)
    async with press.services.store.writing() as connection:
        await keep_wanted(connection, table.id, wanted=wanted)
    await press.reply(press.say("news-on" if wanted else "news-off"))


async def _hang(press: Press, table: Table, post: ChannelOrThread | None, every: str | None) -> None:
    """Settle when boards are posted by themselves in a channel."""
    if post is None or every is None:
        raise BadGallery
    sentence = "" if every == "never" else lacking(press, post)
    if sentence:
        await press.reply(sentence)
        return
    when = None if every == "never" else every
    await hang(press.services.tables, table.id, press.person, post.id, when)
    await press.reply(press.say(f"gallery-{every}", channel=f"<#{post.id}>"))
