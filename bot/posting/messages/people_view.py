"""Messages about people at a table: seats on offer, seats that changed hands, followed games; and buttons."""

from collections.abc import Sequence

import discord

from bot.herald.herald import Herald
from bot.herald.messages import link
from bot.herald.permissions import check_may_open
from bot.herald.press import GREEN, PRIMARY, Handlers, KeptButton, Press, Sheet
from bot.herald.replies import language, reply, reply_sheet
from bot.posting.messages.lobby_view import known_as, say_done, shown_name
from bot.posting.messages.posts import next_lines, standing_lines
from bot.speech.names import escape
from bot.speech.teller import Teller
from bot.store.games.games import Somebody
from bot.store.people import guests
from bot.store.people.seats import Handover, Offer
from bot.tables.state.table import ENDED, RUNNING, Table
from bot.tables.state.telling import teller_for
from engine.core.contract import Seat


def somebody(interaction: Press) -> Somebody:
    """Who pressed."""
    return Somebody(interaction.user.id, shown_name(interaction))


def somebody_named(person: discord.User | discord.Member) -> Somebody:
    """Who was named."""
    return Somebody(person.id, known_as(person))


def role_of(teller: Teller, table: Table, seat: int) -> str:
    """A seat by its number, with what is played there: `seat 2 (Persians)`, within a sentence."""
    roles = table.match.roles[seat] if table.match is not None else ()
    if not roles:
        return teller.say("seat-within", number=seat + 1)
    role = ", ".join(teller.word(word) for word in roles)
    return teller.say("seat-with-role", number=seat + 1, role=role)


def offer_sheet(table: Table, offer: Offer, teller: Teller) -> Sheet:
    """A seat on offer, with buttons while it is."""
    seat, holder = role_of(teller, table, offer.seat), teller.names[offer.seat]
    turn = table.rules.turn(table.match.state).number if table.match is not None else 0
    lines = [f"**{teller.say('offer-title', title=teller.title())}**"]
    if offer.late:
        lines.append(teller.say("offer-late", holder=holder, seat=seat, turn=turn))
    elif offer.to_person is None:
        lines.append(teller.say("offer-open", who=escape(offer.by_name), seat=seat, turn=turn))
    else:
        name = f"<@{offer.to_person}>" if offer.outcome is None else escape(offer.to_name)
        lines.append(teller.say("offer-named", who=escape(offer.by_name), seat=seat, name=name, turn=turn))
    if offer.outcome is not None:
        return Sheet().text("\n".join([*lines, f"**{teller.say(f'offer-{offer.outcome}')}**"]))
    key = "offer-until-played" if offer.late else "offer-until-then"
    lines.append(f"-# {teller.say(key, holder=holder)}")
    buttons = [KeptButton.make("take", offer.id, label=teller.say("button-take-seat"), style=GREEN)]
    if table.match is not None:
        buttons.append(KeptButton.make("board", table.id, table.number, label=teller.say("button-board")))
    label = teller.say("button-withdraw" if offer.to_person is None else "button-decline")
    buttons.append(KeptButton.make("refuse", offer.id, label=label))
    return Sheet().text("\n".join(lines)).row(*buttons)


def handover_sheet(table: Table, handover: Handover, teller: Teller) -> tuple[Sheet, tuple[int, ...]]:
    """Who took over from whom, and who is asked now; with the people to mention."""

    def named(person: int | None, name: str, computer: str | None) -> str:
        if computer is not None:
            return teller.computer(computer)
        return escape(name) if person is not None else teller.say("nothing")

    new = named(handover.to_person, handover.to_name, handover.to_computer)
    old = named(handover.from_person, handover.from_name, handover.from_computer)
    seat = role_of(teller, table, handover.seat)
    lines = [teller.say("handover", new=new, old=old, seat=seat)]
    holder = table.chairs[handover.seat].person
    called = tuple(person for person in (handover.to_person,) if person is not None and person == holder)
    sheet = Sheet()
    if table.status == RUNNING and called and table.owed_by(called[0]):
        lines.append(next_lines(teller, table)[0])
        button = KeptButton.make(
            "turn", table.id, table.number, label=teller.say("button-turn"), style=PRIMARY
        )
        return sheet.text("\n".join(lines)).row(button), called
    return sheet.text("\n".join(lines)), ()


def followed_sheet(table: Table, teller: Teller) -> Sheet:
    """How a game ended, for somebody who followed it."""
    standing, roles = table.begun.standing, table.begun.roles
    place = link(table.guild, table.channel, table.post)
    key = "post-ended" if table.status == ENDED else "post-abandoned"
    lines = [teller.say(key, title=teller.title())]
    if standing.ended is not None:
        lines.append(teller.ending(standing))
    lines += standing_lines(teller, standing, [teller.seat(Seat(seat), roles) for seat in range(table.seats)])
    return Sheet().text("\n".join([*lines, place]))


async def language_of_follower(herald: Herald, game: int, person: int) -> str | None:
    """The language somebody had when they began to follow; None: they do not any more."""
    async with herald.services.store.reading() as connection:
        follower = await guests.guest(connection, game, person, guests.SPECTATOR)
    return None if follower is None else follower.language


async def take_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Take a seat that is on offer."""
    table = await interaction.client.services.people.take(int(parts[0]), somebody(interaction))
    await welcome(interaction, table)


async def welcome(interaction: Press, table: Table) -> None:
    """Greet a new holder, with the way to their panel."""
    teller = teller_for(table, language(interaction))
    seats = table.seats_of(interaction.user.id)
    seat = role_of(teller, table, seats[0]) if seats else ""
    sheet = Sheet().text(teller.say("offer-welcome", seat=seat))
    label = teller.say("button-here")
    await reply_sheet(
        interaction, sheet.row(KeptButton.make("panel", table.id, table.number, label=label, style=PRIMARY))
    )


async def refuse_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Withdraw or decline an offer."""
    offer = await interaction.client.services.people.refuse(int(parts[0]), interaction.user.id)
    table = await interaction.client.services.tables.get(offer.game)
    teller = teller_for(table, language(interaction))
    await reply(interaction, teller.say(f"offer-{offer.outcome}"))


async def rematch_pressed(interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
    """Another game with the same people, everybody a seat further."""
    await check_may_open(interaction)
    table = await interaction.client.services.lobby.open_again(
        int(parts[0]), interaction.user.id, shown_name(interaction)
    )
    await say_done(interaction, table, "rematch-created")


PRESSED: Handlers = {
    "take": take_pressed,
    "refuse": refuse_pressed,
    "rematch": rematch_pressed,
}
"""What is pressed of this file, by the name in its id."""
