"""An exchange's one message: what was said so far, who is asked now, buttons to answer; edited as it goes on.

An edit rings nowhere: whoever is newly asked is called by a short message that replies to it. There is never
more than one of these; it goes when those it calls have answered.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord
import structlog

from bot.herald.drawing import colour_of
from bot.herald.herald import Herald
from bot.herald.messages import Letter, change, link, remove, send, take_buttons
from bot.herald.sheet import Attachment, KeptButton, Sheet
from bot.posting.delivery import Delivery, rung_for, send_once
from bot.posting.exchange_answers import answer_rows
from bot.posting.messages.posts import LONGEST, all_of, drawn, headed, next_lines, untold
from bot.speech.names import cut, joined
from bot.speech.story import headline, holders, sentences
from bot.speech.teller import Teller
from bot.store.posts import exchanges
from bot.store.posts.exchanges import Asked, ToldExchange
from bot.store.posts.outbox import Notice
from bot.tables.state.news import LONGEST_NEWS, news, news_line, news_told, unseen
from bot.tables.state.table import Done, Table
from bot.tables.state.telling import known, teller_for
from engine.core.contract import Event, Seat, Word

log = structlog.get_logger(__name__)

LONGEST_LEAD = 250
"""Characters for what led to an exchange."""

MOST_WORDED = 1000
"""Calls whose wording is remembered."""


@dataclass(frozen=True, slots=True)
class Scene:
    """An exchange's message in the making."""

    table: Table
    exchange: ToldExchange
    teller: Teller
    heading: str
    lead: str
    lines: str
    pictures: tuple[Attachment, ...]
    colour: int | None = None
    everything: tuple[KeptButton, ...] = ()
    """What opens all of it, where the message tells the latest."""

    @property
    def goes_on(self) -> bool:
        """Whether somebody is still asked."""
        return not self.exchange.over

    def letter(self, *, pictures: bool) -> Letter:
        """The message, with its picture, or the board in words where no `pictures` may be sent. What
        finds no room in it stands in a file, where one may be sent."""
        sheet = headed(self.teller, self.heading, self.pictures, self.colour, pictures=pictures)
        sheet.text(self.lead).text(self.lines).row(*self.everything).below()
        if self.goes_on:
            stakes = (self.teller.stakes(each) for each in self.table.owed)
            told = dict.fromkeys(f"-# {each}" for each in stakes if each)
            sheet.text(joined(next_lines(self.teller, self.table)[0], *told))
            for row in answer_rows(self.table, self.teller):
                sheet.row(*row)
        sheet.with_rest(self.teller.language, filed=pictures)
        return Letter(sheet, _people(self.table, [each.seat for each in self.exchange.calling]))


async def deliver_exchange(delivery: Delivery) -> int | None:
    """The message of an exchange as it stands now; who is newly asked is called."""
    herald, notice, table = delivery.herald, delivery.notice, await delivery.read_table()
    exchange = await herald.services.store.read(exchanges.read, notice.number)
    if exchange is None or table.match is None or (exchange.over and exchange.message is None):
        return None
    if not exchange.over and table.rules.exchange(table.match.state) != exchange.word:
        return exchange.message  # it has just ended: the notice of that follows
    channel, lacks = await delivery.reach(table)
    if exchange.message is None:
        exchange = replace(exchange, since=max(0, table.told))
    scene = await scene_of(herald, table, exchange)
    message = await _show(herald, channel, scene, notice, pictures=not lacks)
    if exchange.over and exchange.ended:
        await herald.services.tables.keep_link(table.id, exchange.ended, message)
    await _call(herald, channel, scene, message, notice)
    return message


async def scene_of(herald: Herald, table: Table, exchange: ToldExchange) -> Scene:
    """What an exchange's message shows and says."""
    match = table.match
    assert match is not None  # noqa: S101 - asked before
    teller = teller_for(table, table.language)
    ended = len(match.line) if exchange.ended is None else exchange.ended
    if exchange.over and exchange.ended is None:
        ended = min(exchange.began, len(match.line))
    done = (await herald.services.tables.since(table, exchange.since))[: max(0, ended - exchange.since)]
    before = max(0, exchange.began - exchange.since)
    led, said = done[:before], done[before:]
    rest, _ = await untold(herald, table, teller, exchange.since, led)
    told = [*rest, *said] or done
    then = replace(table, match=(await herald.services.tables.reaching(match, ended)).at(ended))
    turn = match.turns[ended - 1] if ended else match.turn
    roles = match.roles
    names = dict(holders(teller, roles))
    heading = headline(teller, known(said) or known(rest)) or teller.title()
    led_to = " ".join(sentences(teller, known(rest), names))
    lead = cut(led_to, LONGEST_LEAD)
    lines, whole = said_lines(teller, said, names, max(LONGEST - len(lead), LONGEST // 2))
    if exchange.over and exchange.ended is None:
        lines = teller.say("exchange-taken-back")
    pictures = await drawn(herald, then, teller, told, turn, exchange.word.id)
    return Scene(
        table,
        exchange,
        teller,
        teller.say("post-title", turn=turn, headline=heading),
        lead,
        lines,
        pictures,
        colour_of(then.begun, teller, known(said) or known(rest)),
        () if whole and lead == led_to else (all_of(teller, table, told),),
    )


def said_lines(teller: Teller, said: Sequence[Done], names: dict[Word, str], limit: int) -> tuple[str, bool]:
    """What was said and done, a line for each stretch of somebody's; what was revealed below it, small.

    The latest of it, in about `limit` characters, and whether that is all.
    """
    lines: list[str] = []
    stretch: list[Event] = []

    def tell() -> None:
        lines.extend(f"- {each}" for each in sentences(teller, stretch, names))
        stretch.clear()

    for event in known(said):
        stretch.append(event)
        shown = teller.told(event, "shown")
        if shown is not None:
            tell()
            lines.append(f"-# {shown}")
    tell()
    left = limit
    kept: list[str] = []
    for line in reversed(lines):
        left -= len(line) + 1
        if left < 0 and kept:
            return "\n".join((f"-# {teller.say('post-latest')}", *reversed(kept))), False
        kept.append(line)
    return "\n".join(reversed(kept)), True


async def _show(
    herald: Herald,
    channel: discord.PartialMessageable,
    scene: Scene,
    notice: Notice,
    *,
    pictures: bool,
) -> int:
    """Edit the message, or post it: the first time, or where it cannot be edited any more."""
    exchange, table, letter = scene.exchange, scene.table, scene.letter(pictures=pictures)
    if exchange.message is not None:
        if await change(channel, exchange.message, letter):
            return exchange.message
        log.info("an exchange's message cannot be edited; a new one follows", game=table.id)
    message = await send_once(herald, channel, notice, await rung_for(herald, table, letter))
    async with herald.services.store.writing() as connection:
        await exchanges.mark_posted(connection, exchange.id, message.id, exchange.since)
        await exchanges.keep_call(connection, exchange.id, exchange.call, exchange.called, exchange.calling)
    before = exchange.message or table.post
    if before is not None and before != message.id:
        await take_buttons(channel, before)
    await herald.services.tables.mark_told(table.id, max(table.told, table.begun.began), message.id)
    return message.id


async def _call(
    herald: Herald, channel: discord.PartialMessageable, scene: Scene, message: int, notice: Notice
) -> None:
    """Call who was asked since the message was posted; a call that was answered goes."""
    table = scene.table
    exchange = await herald.services.store.read(exchanges.read, scene.exchange.id)
    assert exchange is not None  # noqa: S101 - rows stay
    owing = {each.seat for each in table.owed} if scene.goes_on else set()
    calling = [each for each in exchange.calling if each.seat in owing]
    still = [each for each in exchange.called if each.seat in owing and not has_acted(table, each)]
    if exchange.call is not None and (calling or not still):
        await remove(channel, exchange.call)
        await _keep(herald, exchange, None, ())
    elif exchange.call is not None:
        await _reword(herald, channel, exchange, still, await _call_text(herald, scene, message, still))
    nonce = f"{notice.id}c"
    stray = await _stray(herald, channel, exchange, message) if notice.attempts else None
    wanted = {table.chairs[each.seat].person for each in calling}
    if stray is not None and not (calling and wanted <= {user.id for user in stray.mentions}):
        await remove(channel, stray.id)
        stray, nonce = None, f"{nonce}{notice.attempts}"
    if not calling:
        return
    asked = tuple({each.seat: each for each in (*still, *calling)}.values())
    text = await _call_text(herald, scene, message, asked)
    there = discord.MessageReference(
        message_id=message, channel_id=table.channel, guild_id=table.guild, fail_if_not_exists=False
    )
    letter = Letter(Sheet().text(text), _people(table, [each.seat for each in calling]))
    letter = await rung_for(herald, table, letter)
    call = stray or await send(channel, letter, nonce, there)
    await herald.services.store.write(exchanges.keep_call, exchange.id, call.id, asked, exchange.calling)
    if stray is None:
        _remember(herald, call.id, text)


def has_acted(table: Table, asked: Asked) -> bool:
    """Whether a seat has answered since it was asked, or somebody has for it: what it owes now is new."""
    log = table.match.log if table.match is not None else ()
    return any(entry.seat == asked.seat for entry in log[asked.number :])


async def _call_text(herald: Herald, scene: Scene, message: int, asked: Sequence[Asked]) -> str:
    """Who is asked what, what others did to them since their turn, and where to answer."""
    table, seats = scene.table, tuple(each.seat for each in asked)
    lines = next_lines(scene.teller, table, seats)[0]
    where = link(table.guild, table.channel, message)
    since = await _since(herald, scene, seats)
    return joined(lines, since, f"-# {scene.teller.say('exchange-answer-there', link=where)}")


async def _since(herald: Herald, scene: Scene, seats: Sequence[Seat]) -> str:
    """What others did to these seats since their turns, up to what the exchange's message tells, without what
    messages of earlier exchanges tell: a line to whoever is asked alone, else one for each. Nothing where it
    would have to be replayed."""
    table, teller, match = scene.table, scene.teller, scene.table.begun
    done, until = dict[Seat, Sequence[Done]](), scene.exchange.since
    for seat in seats:
        first = unseen(match, (seat,))
        if first < until and match.at_hand(first):
            new = (await herald.services.tables.since(table, first))[: until - first]
            done[seat], _ = await untold(herald, table, teller, first, new)
    if len(seats) == 1:
        return joined(*(news_line(teller, table, (seat,), each, alone=False) for seat, each in done.items()))
    found = (news_told(teller, news(each, (seat,), match.roles, alone=False)) for seat, each in done.items())
    told = [(teller.seat(seat, match.roles), what) for seat, what in zip(done, found, strict=True) if what]
    room = LONGEST_NEWS // max(1, len(told))
    return joined(*(teller.say("news-of", who=(who,), what=cut(what, room)) for who, what in told))


async def _reword(
    herald: Herald,
    channel: discord.PartialMessageable,
    exchange: ToldExchange,
    still: Sequence[Asked],
    text: str,
) -> None:
    """Let a call say who is asked what now: others have answered, or the question has changed."""
    assert exchange.call is not None  # noqa: S101 - asked before
    if herald.services.store.shared or herald.services.worded.get(exchange.call) != text:
        await change(channel, exchange.call, Letter(Sheet().text(text)))
        _remember(herald, exchange.call, text)
    if tuple(still) != exchange.called:
        await _keep(herald, exchange, exchange.call, still)


def _remember(herald: Herald, call: int, text: str) -> None:
    worded = herald.services.worded
    worded[call] = text
    while len(worded) > MOST_WORDED:
        del worded[next(iter(worded))]


async def _stray(
    herald: Herald, channel: discord.PartialMessageable, exchange: ToldExchange, message: int
) -> discord.Message | None:
    """The call of an earlier attempt that ended before it was written down."""
    try:
        async for each in channel.history(limit=50, after=discord.Object(message)):
            replies = each.reference is not None and each.reference.message_id == message
            if each.author == herald.user and replies and each.id != exchange.call:
                return each
    except discord.Forbidden:
        log.info("may not read the channel: a call may stay", game=exchange.game)
    return None


async def _keep(herald: Herald, exchange: ToldExchange, call: int | None, called: Sequence[Asked]) -> None:
    await herald.services.store.write(exchanges.keep_call, exchange.id, call, called)


def _people(table: Table, seats: Sequence[Seat]) -> list[int | None]:
    return [table.chairs[seat].person for seat in seats]
