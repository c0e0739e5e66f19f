"""Messages about people at a table: seats on offer, seats that changed hands, followed games; and buttons."""

from collections.abc import Mapping

from bot.herald.messages import link
from bot.herald.permissions import check_may_open
from bot.herald.press import Press
from bot.herald.sheet import GREEN, PRIMARY, KeptButton, Sheet, at_table
from bot.posting.messages.posts import next_lines, standing_lines
from bot.speech.names import escape
from bot.speech.teller import Teller
from bot.store.people.seats import Handover, Offer
from bot.tables.state.table import ENDED, RUNNING, Table
from engine.core.contract import Seat


def role_of(teller: Teller, table: Table, seat: int) -> str:
    """A seat by its number, with what is played there: `seat 2 (Persians)`, within a sentence."""
    roles = table.match.roles[seat] if table.match is not None else ()
    if not roles:
        return teller.say("seat-within", number=seat + 1)
    role = ", ".join(teller.word(word) for word in roles)
    return teller.say("seat-with-role", number=seat + 1, role=role)


def offer_sheet(table: Table, offer: Offer, teller: Teller, reliable: Mapping[int, str]) -> Sheet:
    """A seat on offer, with buttons while it is. `reliable`: what people want to be told of themselves."""
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
    others = {
        chair.person: teller.names[chair.seat]
        for chair in table.chairs
        if chair.seat != offer.seat and chair.person is not None
    }
    lines += [f"-# {name} · {reliable[who]}" for who, name in others.items() if who in reliable]
    key = "offer-until-played" if offer.late else "offer-until-then"
    lines.append(f"-# {teller.say(key, holder=holder)}")
    buttons = [KeptButton.make("take", offer.id, label=teller.say("button-take-seat"), style=GREEN)]
    buttons += at_table(table, teller.language, "board") if table.match is not None else []
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
        return sheet.text("\n".join(lines)).row(*at_table(table, teller.language, "turn")), called
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


async def take(press: Press) -> None:
    """Take a seat that is on offer."""
    table = await press.services.people.take(int(press.parts[0]), press.somebody)
    await welcome(press, table)


async def welcome(press: Press, table: Table) -> None:
    """Greet a new holder, with the way to their panel."""
    teller = press.teller(table)
    seats = table.seats_of(press.person)
    seat = role_of(teller, table, seats[0]) if seats else ""
    sheet = Sheet().text(teller.say("offer-welcome", seat=seat))
    label = teller.say("button-here")
    await press.show(sheet.row(KeptButton.make("panel", table.id, table.number, label=label, style=PRIMARY)))


async def refuse(press: Press) -> None:
    """Withdraw or decline an offer."""
    offer = await press.services.people.refuse(int(press.parts[0]), press.person)
    await press.reply(press.say(f"offer-{offer.outcome}"))


async def rematch(press: Press) -> None:
    """Open another game with the same people, everybody a seat further."""
    await check_may_open(press.interaction)
    table = await press.services.lobby.open_again(int(press.parts[0]), press.person, press.name)
    await press.done(table, "rematch-created")
