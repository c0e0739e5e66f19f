"""`/game ...`: a table from its opening to its end."""

import contextlib
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.calls.when.wishes import GROWTHS
from bot.calls.written.told import clocks_here
from bot.commands.tables.call_settings import change as change_calls
from bot.commands.tables.computers import NOBODY, computer_called, computers_named
from bot.commands.tables.game_files import export, import_file, verify
from bot.commands.tables.titles import MOST_SEATS, title_called, titled
from bot.commands.texts import choices, command, fitting
from bot.errors.asking import BadGallery
from bot.errors.tables import NoSuchTitle
from bot.errors.trouble import TableError
from bot.herald.explaining import engine_error, waits
from bot.herald.permissions import check_may_open
from bot.herald.press import RED, Handlers, KeptButton, Press, Sheet
from bot.herald.replies import language, promise, reply, reply_sheet, table_here
from bot.posting.gallery import Place, lacking
from bot.posting.messages.lobby_view import call_off, hosts_told, options_sheet, say_done, shown_name
from bot.posting.messages.own_view import brought, option_name, own, own_option
from bot.posting.messages.vote_view import motion_told
from bot.private.looking.history_view import send_history
from bot.private.reading.help_pages import topics
from bot.private.reading.rules_view import ask_title, send_rules
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.store.calls.wishes import ENDS, PLACES
from bot.store.posts.posts import EVERY
from bot.tables.change.hanging import hang
from bot.tables.seats.lobby import NewTable
from bot.tables.state.table import LOBBY, RUNNING, Table
from bot.tables.state.telling import teller_for
from engine.core.choosing.choices import options_to
from engine.core.contract import Seat
from engine.core.errors import BadOptions
from engine.core.play.match import usual_seats
from render.titles import TITLES


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
    interaction: Press,
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
    await check_may_open(interaction)
    game = title_called(title)
    rules = game.rules
    kind = computer_called(game, computers) if computers else None
    assert interaction.channel_id is not None  # noqa: S101 - the command is for servers
    herald = interaction.client
    tongue = language_of_reader(interaction)
    chosen = _options(options, board)
    csv, second = csv or second, second if csv else None
    if csv is not None:
        option = own_option(rules)
        if option in chosen:
            teller = Teller(tongue, game)
            await reply(interaction, teller.say("own-one-of-two", option=option_name(teller, option)))
            return
        await promise(interaction)
        own_table = await brought(interaction, game, csv, second)
        if own_table is None:
            return
        chosen |= {option or "": own_table}
    try:
        table = await herald.services.lobby.open(
            NewTable(
                guild=interaction.guild_id,
                channel=interaction.channel_id,
                host=interaction.user.id,
                host_name=shown_name(interaction),
                title=game.slug,
                seats=seats or usual_seats(rules.seats),
                language=language or tongue,
                options=chosen,
            )
        )
    except BadOptions as error:
        await reply(interaction, engine_error(tongue, Teller(tongue, game), error))
        return
    if kind is not None:
        table = await herald.services.lobby.seat_computers(table.id, interaction.user.id, kind)
    await say_done(interaction, table, "lobby-created")


language_of_reader = language


async def complete_computers(interaction: Press, typed: str) -> list[Choice[str]]:
    """Nobody, or a computer player of the title chosen before."""
    tongue, title = language_of_reader(interaction), str(getattr(interaction.namespace, "title", None) or "")
    named = [(say(tongue, "choice-computers-none"), NOBODY)]
    with contextlib.suppress(NoSuchTitle):  # no title was chosen yet
        named += computers_named(tongue, title_called(title))
    return fitting(typed, named)


async def join(interaction: Press) -> None:
    """Take a seat."""
    table = await table_here(interaction)
    table = await interaction.client.services.lobby.join(
        table.id, interaction.user.id, shown_name(interaction)
    )
    await say_done(interaction, table, "lobby-joined", number=table.seats_of(interaction.user.id)[0] + 1)


async def leave(interaction: Press) -> None:
    """Give one's seat back."""
    table = await table_here(interaction)
    await say_done(
        interaction,
        await interaction.client.services.lobby.leave(table.id, interaction.user.id),
        "lobby-left",
    )


async def start(interaction: Press) -> None:
    """Begin the game."""
    table = await table_here(interaction)
    table = await interaction.client.services.lobby.start(table.id, interaction.user.id)
    await say_done(interaction, table, "lobby-started")


async def cancel(interaction: Press) -> None:
    """Call the game off before it begins."""
    table = await table_here(interaction)
    await call_off(interaction, [str(table.id)], ())


async def status(interaction: Press) -> None:
    """Who plays, whose turn it is, how it stands."""
    table = await table_here(interaction)
    teller = teller_for(table, language(interaction))
    lines = [status_text(table, teller)]
    if table.status in (LOBBY, RUNNING):
        lines.append(await clocks_here(interaction.client.services.store, table.id, language(interaction)))
    vote = await interaction.client.services.votes.open_at(table.id)
    if vote is not None:
        lines.append(motion_told(teller, table, vote))
    await reply(interaction, "\n".join(lines))


def status_text(table: Table, teller: Teller) -> str:
    """How a table stands, in lines."""
    title = teller.title()
    told = teller.options_told(_chosen(table))
    if table.match is None:
        taken = sum(chair.taken for chair in table.chairs)
        key = f"status-{table.status}"
        told_lobby = teller.say(key, title=title, taken=taken, seats=table.seats)
        return "\n".join([told_lobby, *(f"-# {line}" for line in hosts_told(teller, table))])
    state = table.match.state
    turn, roles, standing = table.rules.turn(state), table.match.roles, table.match.standing
    public = table.match.view(None)
    key = f"status-{table.status}"
    lines = [f"**{teller.say(key, title=title, turn=turn.number, round=turn.round)}**"]
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
    lines.append(f"-# {teller.say('lobby-commitment', commitment=table.commitment)}")
    lines += [f"-# {line}" for line in hosts_told(teller, table)]
    return "\n".join(lines)


def _chosen(table: Table) -> dict[str, str]:
    return options_to(table.options)


async def rules(
    interaction: Press, topic: app_commands.Range[str, 1, 60] | None = None, title: str | None = None
) -> None:
    """The rules, by topic: of a title, of the game here, or of the one that is chosen then."""
    slug = await _slug_here(interaction, title)
    if slug is None:
        await ask_title(interaction, topic)
    else:
        await send_rules(interaction, slug, topic, new=True)


async def _slug_here(interaction: Press, title: str | None) -> str | None:
    """Which game's rules are meant; None: that has to be asked.

    Raises:
        NoSuchTitle: there is none of that name.
    """
    if title:
        return title_called(title).slug
    try:
        return (await table_here(interaction)).rules.slug
    except TableError:
        return next(iter(TITLES)) if len(TITLES) == 1 else None


async def complete_topic(interaction: Press, typed: str) -> list[Choice[str]]:
    """Topics that fit what was typed."""
    try:
        slug = await _slug_here(interaction, getattr(interaction.namespace, "title", None))
    except NoSuchTitle:
        slug = None
    if slug is None:
        return []
    return fitting(typed, ((each.title, each.slug) for each in topics(slug, language(interaction))))


async def history(interaction: Press, turn: app_commands.Range[int, 1, 100_000] | None = None) -> None:
    """What has happened, turn by turn."""
    await send_history(interaction, await table_here(interaction), turn)


async def concede(interaction: Press) -> None:
    """Leave the game for good."""
    table = await table_here(interaction)
    teller = teller_for(table, language(interaction))
    interaction.client.services.tables.conceded(table, interaction.user.id)
    buttons = [KeptButton.make("concede", table.id, label=teller.say("button-concede"), style=RED)]
    await reply_sheet(interaction, Sheet().text(teller.say("concede-ask")).row(*buttons))


async def concede_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Conceding, confirmed."""
    change = await interaction.client.services.tables.concede(int(parts[0]), interaction.user.id)
    await interaction.client.services.hosting.replace_host(change.after.id, interaction.user.id)
    teller = teller_for(change.after, language(interaction))
    await reply_sheet(interaction, Sheet().text(teller.say("concede-done")), new=False)


@app_commands.choices(
    language=choices("language", ("en", "fr")),
    every=choices("every", (*EVERY, "never")),
    growth=choices("growth", [str(each) for each in GROWTHS]),
    where=choices("where", PLACES),
    ends=choices("ends", ENDS),
)
async def settings(
    interaction: Press,
    language: str | None = None,
    post: Place | None = None,
    every: str | None = None,
    first: app_commands.Range[str, 1, 60] | None = None,
    growth: str | None = None,
    most: app_commands.Range[int, 0, 20] | None = None,
    where: str | None = None,
    clock: app_commands.Range[str, 1, 60] | None = None,
    ends: str | None = None,
    answers: app_commands.Range[str, 1, 60] | None = None,
) -> None:
    """Rules, seats, language and calls of this table; where its boards are posted by themselves."""
    table = await table_here(interaction)
    tongue = language_of_reader(interaction)
    if post is not None or every is not None:
        await _hang(interaction, table, post, every)
        return
    given = {
        "first": first,
        "growth": growth,
        "most": most,
        "where": where,
        "clock": clock,
        "ends": ends,
        "answers": answers,
    }
    said = {name: str(value) for name, value in given.items() if value is not None}
    if language is not None:
        table = await interaction.client.services.lobby.set_language(table.id, interaction.user.id, language)
    if said:
        await change_calls(interaction, table, said, new=True)
    elif language is not None:
        what = say(tongue, f"language-{language}")
        await reply(interaction, say(tongue, "settings-changed", what=what))
    else:
        sheet = options_sheet(table, tongue, interaction.user.id)
        sheet.row(KeptButton.make("calls", table.id, label=say(tongue, "button-calls")))
        await reply_sheet(interaction, sheet)


async def _hang(interaction: Press, table: Table, post: Place | None, every: str | None) -> None:
    """Settle when boards are posted by themselves in a channel."""
    if post is None or every is None:
        raise BadGallery
    sentence = "" if every == "never" else lacking(interaction, post)
    if sentence:
        await reply(interaction, sentence)
        return
    when = None if every == "never" else every
    await hang(interaction.client.services.tables, table.id, interaction.user.id, post.id, when)
    tongue = language_of_reader(interaction)
    await reply(interaction, say(tongue, f"gallery-{every}", channel=f"<#{post.id}>"))


COMMANDS = [
    (titled if callback in (new, rules) else command)(f"game {name}", callback)
    for name, callback in (
        ("new", new),
        ("join", join),
        ("leave", leave),
        ("start", start),
        ("cancel", cancel),
        ("status", status),
        ("rules", rules),
        ("history", history),
        ("export", export),
        ("import", import_file),
        ("concede", concede),
        ("verify", verify),
        ("settings", settings),
        ("own", own),
    )
]
next(each for each in COMMANDS if each.callback is rules).autocomplete("topic")(complete_topic)
next(each for each in COMMANDS if each.callback is new).autocomplete("computers")(complete_computers)


PRESSED: Handlers = {
    "concede": concede_pressed,
}
"""What is pressed of this file, by the name in its id."""
