"""The posts of a game itself: its lobby, its turns, its end; and that an administrator has closed it."""

from dataclasses import replace

import discord
import structlog

from bot.calls.written.told import unusual_clocks
from bot.club.reliability import reliability_told
from bot.club.whats_new import news_due
from bot.herald import permissions
from bot.herald.herald import FAILED, Herald
from bot.herald.messages import Letter, change, take_buttons
from bot.herald.sheet import Attachment
from bot.pictures.cover import Invited
from bot.posting.delivery import Delivery, rung_for, send_once
from bot.posting.messages.admin_view import closed_sheet, fork_closed_sheet
from bot.posting.messages.lobby_view import lobby_sheet
from bot.posting.messages.posts import earlier_told, ended_post, nothing_to_tell, number_of, turn_post
from bot.posting.threads import Silenced
from bot.speech.names import joined
from bot.speech.news import news_of
from bot.store.games import games
from bot.store.games.news import keep_told
from bot.store.posts.outbox import NoticeKind
from bot.tables.state.table import CALLED_OFF, LOBBY, NOTHING, RUNNING, Table
from bot.tables.state.telling import teller_for

log = structlog.get_logger(__name__)


async def deliver_post(delivery: Delivery) -> int | None:
    """The message that tells how a game stands now: a new one, unless the newest tells it all."""
    herald, notice, covered = delivery.herald, delivery.notice, delivery.office.covered
    table = await delivery.read_table()
    number, status = covered.get(table.id, (NOTHING, ""))
    ended = notice.kind == NoticeKind.ENDED
    if (
        (table.status == CALLED_OFF and not ended)
        or (notice.number <= number and status == table.status)
        or table.held is not None
        or (notice.kind == NoticeKind.TURN and nothing_to_tell(table))
    ):
        return table.post
    channel, lacks = await delivery.reach(table)
    maker = turn_post if table.status == RUNNING else ended_post
    post = await maker(herald, table, undone=notice.kind == NoticeKind.UNDONE)
    teller, store = teller_for(table, table.language), herald.services.store
    news = await store.read(news_due, table)
    if news:
        new = f"-# {teller.say('news-told', news=news_of(table.language, news))}"
        post = replace(post, ending=joined(post.ending, new))
    letter = post.letter(teller, pictures=not lacks)
    message = await send_once(herald, channel, notice, await rung_for(herald, table, letter))
    if news:
        await store.write(keep_told, table.id, news)
    if lacks:
        await delivery.office.tell_host(table, lacks, table.channel)
    if table.post is not None and table.post != message.id:
        await _retire(herald, channel, table, table.post)
    told, shown = post.told, number_of(message, table.id)
    if notice.attempts and shown is not None and shown < table.number:
        # An earlier attempt had come: it tells less, and what has happened since has notices of its own.
        if table.match is not None:
            table = replace(table, match=await herald.services.tables.reaching(table.match, 0))
        told, table = earlier_told(table, shown)
    await herald.services.tables.mark_told(table.id, told, message.id)
    covered[table.id] = table.number, table.status
    return message.id


async def _retire(herald: Herald, channel: discord.PartialMessageable, table: Table, earlier: int) -> None:
    """Take the buttons off the earlier post; a lobby says that the game has begun."""
    if table.told != NOTHING:
        await take_buttons(channel, earlier)
        return
    try:
        await change(channel, earlier, await _lobby(herald, table))
    except FAILED as error:
        log.debug("earlier post keeps its buttons", why=str(error)[:200])


async def deliver_lobby(delivery: Delivery) -> int | None:
    """The message of a lobby, changed, or a new one where that cannot be."""
    table = await delivery.read_table()
    message = await delivery.show(table, await _lobby(delivery.herald, table), table.post)
    if message != table.post:
        await delivery.herald.services.tables.mark_told(table.id, NOTHING, message)
    return message


async def _lobby(herald: Herald, table: Table) -> Letter:
    store, now = herald.services.store, herald.services.clock.now()
    clocks = await unusual_clocks(store, table.id, table.language, now)
    reliable = await reliability_told(store, table.language, table.people)
    teller = teller_for(table, table.language)
    sheet = lobby_sheet(table, teller, clocks, await _cover(herald, table), reliable)
    return Letter(sheet, [chair.kept for chair in table.chairs])


async def _cover(herald: Herald, table: Table) -> Attachment | None:
    """The board that will be played; None once it is, where no pictures may be sent, and if drawing fails."""
    if table.status != LOBBY or permissions.here(herald, table.channel):
        return None
    teller = teller_for(table, table.language)
    names = [teller.names[chair.seat] if chair.taken else "" for chair in table.chairs]
    invited = Invited(table.title, table.options, tuple(chair.wish for chair in table.chairs))
    try:
        picture = await herald.services.easel.cover(invited, teller, names)
    except Exception:
        log.exception("no cover", game=table.id)
        return None
    return Attachment(picture.name, picture.data, picture.told)


async def deliver_closed(delivery: Delivery) -> int | None:
    """The message that an administrator has closed a table: made from rows, as its log may not replay."""
    herald, number = delivery.herald, delivery.notice.game
    async with herald.services.store.reading() as connection:
        game = await games.find_game(connection, number)
        chairs = await games.chairs(connection, number)
    if game is None:
        return None
    if permissions.silencing(permissions.here(herald, game.channel)):
        raise Silenced
    channel = herald.get_partial_messageable(game.channel, guild_id=game.guild)
    people = tuple(dict.fromkeys(chair.person for chair in chairs if chair.person is not None))
    sheet = closed_sheet(game.title, game.language, people)
    if game.source is not None:  # nobody waits for it
        sheet, people = fork_closed_sheet(game.title, game.language), ()
    message = await send_once(herald, channel, delivery.notice, Letter(sheet, people))
    if game.post is not None:
        await take_buttons(channel, game.post)
    return message.id
