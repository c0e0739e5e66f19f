"""The lobby's message and everything one can press on it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.errors.asking import Unreadable
from bot.herald.ids import NUMBER
from bot.herald.press import Press
from bot.herald.sheet import GREEN, GREY, Attachment, KeptButton, KeptSelect, Sheet, listed
from bot.speech.names import escape, joined, plain
from bot.speech.teller import Teller
from bot.speech.texts import capital
from bot.tables.results.advised import OFF, ON, has_adviser, settled
from bot.tables.seats.lobby import check_gathering
from bot.tables.state.table import CALLED_OFF, LOBBY, Table
from bot.tables.state.telling import chance_told, teller_for
from bot.tables.votes.advising import read_setting
from engine.core.choosing.choices import option_forms, options_to
from engine.core.contract import Word
from engine.core.lessons.lesson import lessons_of

MENU = 25
"""Entries of a menu."""
ADVICE = (OFF, ON, "5", "10", "20", "40")
"""What the host's menu offers for advice: not at all, always, until some turn."""
NOTHING_TOLD: Mapping[int, str] = MappingProxyType({})
ACCENT = 0xB1491F
"""The colour of an invitation: terracotta, as the frames of the boards."""


def lobby_sheet(
    table: Table,
    teller: Teller,
    clocks: str = "",
    cover: Attachment | None = None,
    reliable: Mapping[int, str] = NOTHING_TOLD,
) -> Sheet:
    """The invitation: the board as its `cover`, what game it is, who sits where, what is not as usual, with
    which `clocks`; buttons for everybody, and one for whoever hosts. `reliable`: what people want to be told
    of themselves."""
    if table.status == CALLED_OFF:
        return Sheet().text(f"**{teller.title()}**\n{teller.say('lobby-called-off')}")
    seats = [_seat_line(table, teller, seat) for seat in range(table.seats)]
    told = teller.options_told(options_to(table.options), changed_only=True)
    rules = joined(
        teller.say("lobby-options", options=told) if told else "",
        advice_told(teller, table) if table.advice else "",
    )
    if table.status != LOBBY:
        lines = [f"**{teller.title()}**", *seats, rules, teller.say("lobby-started")]
        return Sheet().text(joined(*lines))
    for place, chair in enumerate(table.chairs):
        if chair.person is not None and chair.person in reliable:
            seats[place] += f"\n-# {reliable[chair.person]}"
    free = sum(not chair.taken for chair in table.chairs)
    sheet = Sheet().framed(ACCENT).text(teller.say("lobby-title", title=teller.title()))
    if cover is not None:
        sheet.attach(cover)
    lines = [teller.invitation(), f"-# {teller.size()}"]
    lines.append(teller.say("lobby-intro", host=escape(table.host_name), seats=table.seats))
    if table.cohosts:
        lines.append(hosts_told(teller, table)[-1])
    lines += [*seats, rules, teller.say("lobby-missing", missing=free), clocks]
    sheet.text(joined(*lines))
    sheet.text(f"-# {chance_told(teller, table)}").below()
    game, full = table.id, GREY if free else GREEN
    buttons = [
        KeptButton.make("join", game, label=teller.say("button-join"), style=GREEN if free else GREY),
        KeptButton.make("leave", game, label=teller.say("button-leave")),
        KeptButton.make("start", game, label=teller.say("button-start"), style=full),
        KeptButton.make("options", game, label=teller.say("button-options")),
    ]
    if table.guide.wishes(table.options, table.seats):
        buttons.append(KeptButton.make("wish", game, label=teller.say("button-wish")))
    buttons.append(KeptButton.make("hosting", game, label=teller.say("button-hosting")))
    if lessons_of(table.title):
        buttons.append(KeptButton.make("learn", table.rules.slug, label=teller.say("button-learn")))
        buttons.append(KeptButton.make("guide", "on", table.rules.slug, label=teller.say("button-guide-on")))
    return sheet.row(*buttons)


def hosts_told(teller: Teller, table: Table) -> list[str]:
    """Who hosts a table, in lines."""
    lines = [teller.say("status-host", host=escape(table.host_name) or teller.say("nothing"))]
    if table.cohosts:
        names = tuple(escape(each.name) for each in table.cohosts)
        lines.append(teller.say("status-cohosts", count=len(names), names=names))
    return lines


def advice_told(teller: Teller, table: Table) -> str:
    """What is settled about advice; empty where nobody can advise."""
    if not has_adviser(table):
        return ""
    return teller.say("advice-told", choice=advice_choice(teller, settled(table)))


def advice_choice(teller: Teller, choice: str) -> str:
    """A setting of advice in words: `off`, `on`, or until which turn."""
    return (
        teller.say(f"choice-advice-{choice}")
        if choice in (OFF, ON)
        else teller.say("choice-advice-until", turn=int(choice))
    )


def _seat_line(table: Table, teller: Teller, seat: int) -> str:
    chair = table.chairs[seat]
    number, name = seat + 1, teller.names[seat]
    if chair.computer is not None:
        return teller.say("lobby-seat-computer", number=number, computer=name)
    if chair.kept is not None:
        return teller.say("lobby-seat-kept", number=number, name=f"<@{chair.kept}>")
    if chair.person is None:
        return teller.say("lobby-seat-free", number=number)
    if chair.wish is not None:
        return teller.say("lobby-seat-wish", number=number, name=name, wish=teller.word(chair.wish))
    key = "lobby-seat-host" if chair.person == table.host else "lobby-seat"
    return teller.say(key, number=number, name=name)


def wishes_gone(teller: Teller, before: Table, after: Table) -> str:
    """Whose wishes cannot be had any more since something was settled; empty where all can."""
    kept = {chair.person for chair in after.chairs if chair.wish is not None}
    lost = [each for each in before.chairs if each.wish is not None and each.person not in kept]
    names = tuple(escape(each.name) for each in lost)
    return teller.say("lobby-wishes-gone", who=names) if names else ""


async def leave(press: Press) -> None:
    """Give one's seat back."""
    game = (await press.table()).id
    await press.done(await press.services.lobby.leave(game, press.person), "lobby-left")


async def start(press: Press) -> None:
    """Begin the game."""
    game = (await press.table()).id
    await press.done(await press.services.lobby.start(game, press.person), "lobby-started", new=False)


async def join(press: Press) -> None:
    """Take a seat."""
    game = (await press.table()).id
    table = await press.services.lobby.join(game, press.person, press.name)
    await press.done(table, "lobby-joined", number=table.seats_of(press.person)[0] + 1)


async def options(press: Press) -> None:
    """Show the rules and the number of seats, to be settled by the host; others read them."""
    await press.show(options_sheet(await press.table(), press.tongue, press.person), new=False)


def options_sheet(table: Table, tongue: str, person: int) -> Sheet:
    """Each option with what it means; with menus for the host of a lobby."""
    teller = teller_for(table, tongue)
    chosen = options_to(table.options)
    lines = []
    for form in option_forms(table.rules):
        name, meaning = teller.option(form)
        choice = teller.option_choice(form, chosen[form.name])
        lines.append(f"{teller.say('option-told', name=f'**{name}**', choice=choice)}\n-# {meaning}")
    if has_adviser(table):
        name = f"**{capital(teller.say('parameter-advice'))}**"
        told = teller.say("option-told", name=name, choice=advice_choice(teller, settled(table)))
        lines.append(f"{told}\n-# {teller.say('advice-meaning')}")
    if table.forks:
        lines.append(teller.say("forks-on"))
    sheet = Sheet().text("\n".join(lines))
    reading = [KeptButton.make("rules", table.id, label=teller.say("button-rules"))]
    if table.rules.own:
        reading.append(KeptButton.make("own", table.id, label=teller.say("button-own")))
    if table.status != LOBBY or not table.hosted_by(person):
        return sheet.row(*reading)

    def menu(field: str, placeholder: str, name: str, choices: Mapping[str, str], now: object) -> None:
        told = (teller.say("option-told", name=name, choice=choice) for choice in choices.values())
        values = (f"{field}={value}" for value in choices)
        entries = listed(zip(values, map(plain, told), strict=True), f"{field}={now}")
        sheet.row(KeptSelect.make("set", table.id, field, placeholder=placeholder, options=entries))

    seats = {str(count): str(count) for count in seats_offered(table.rules.seats, table.seats)}
    menu("seats", teller.say("menu-choose"), capital(teller.say("parameter-seats")), seats, table.seats)
    for form in option_forms(table.rules):
        name, _ = teller.option(form)
        choices = {str(choice): teller.option_choice(form, choice) for choice in form.choices}
        menu(form.name, name, name, choices, chosen[form.name])
    if has_adviser(table):
        name = capital(teller.say("parameter-advice"))
        settings = {each: advice_choice(teller, each) for each in ADVICE}
        menu("advice", name, name, {"": teller.say("choice-advice-usual"), **settings}, table.advice)
    return sheet.row(*reading, KeptButton.make("hosting", table.id, label=teller.say("button-back")))


def seats_offered(seats: Sequence[int], now: int) -> list[int]:
    """The numbers of seats a menu offers: all, or the nearest to what is settled now."""
    return sorted(sorted(seats, key=lambda count: abs(count - now))[:MENU])


async def settle_option(press: Press) -> None:
    """Settle an option or the number of seats, for the host."""
    name, _, value = press.values[0].partition("=")
    lobby = press.services.lobby
    game, person = int(press.parts[0]), press.person
    if name == "seats":
        if not NUMBER.fits(value):
            raise Unreadable
        table = await lobby.configure(game, person, seats=int(value))
    elif name == "advice":
        table = await lobby.configure(game, person, advice=value and read_setting(value))
    else:
        table = await lobby.configure(game, person, options={name: value})
    await press.show(options_sheet(table, press.tongue, person), new=False)


async def wish(press: Press) -> None:
    """Say what one would like to play."""
    table = await press.table()
    teller = press.teller(table)
    if press.values:
        kind, _, word = press.values[0].partition("=")
        chosen = Word(kind, word) if word else None
        table = await press.services.lobby.wish(table.id, press.person, chosen)
        noted = "" if chosen is None else teller.say("lobby-wish-noted", wish=chosen)
        await press.reply(noted or teller.say("lobby-wish-none"), new=False)
        return
    check_gathering(table)
    press.seats(table)
    entries = [("none=", teller.say("answer-none"))]
    for words in table.guide.wishes(table.options, table.seats).values():
        entries += [(f"{word.kind}={word.id}", plain(teller.word(word))) for word in words]
    menu = KeptSelect.make("wish", table.id, placeholder=teller.say("menu-choose"), options=listed(entries))
    await press.show(Sheet().text(teller.say("lobby-choose-wish")).row(menu))
