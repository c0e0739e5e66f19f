"""`/card`: what a card, or another thing of the channel's game that has a name, does."""

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.texts import MOST
from bot.herald.drawing import one_picture
from bot.herald.press import Press
from bot.herald.sheet import Attachment, Sheet
from bot.speech.alt import LONGEST_ALT
from bot.speech.names import cut, escape, fold, plain
from bot.speech.teller import Teller
from engine.core.choosing.notation import nearest
from engine.core.contract import Thing
from render.boards import ThingArtist, artist_of


async def card(press: Press, name: app_commands.Range[str, 1, 60]) -> None:
    """Explain a card of the channel's game, with its picture."""
    table = await press.table()
    teller = press.teller(table)
    things = table.guide.things(table.options)
    if not things:
        await press.reply(teller.say("card-none", title=teller.title()))
        return
    thing = called(teller, things, name)
    if thing is None:
        await press.reply(unknown(teller, things, name))
        return
    await show_thing(press, teller, thing)


def named(teller: Teller, thing: Thing) -> str:
    """A thing's name."""
    return plain(teller.word(thing.word))


def called(teller: Teller, things: Sequence[Thing], given: str) -> Thing | None:
    """The thing of that id or name, or the only one whose name holds what was typed."""
    wanted = fold(given)
    for thing in things:
        if wanted in (thing.word.id, fold(named(teller, thing))):
            return thing
    holding = [thing for thing in things if wanted in fold(named(teller, thing))]
    return holding[0] if len(holding) == 1 else None


def unknown(teller: Teller, things: Sequence[Thing], given: str) -> str:
    """That there is no such thing, with those it may have meant."""
    by_name = {fold(named(teller, thing)): thing.word for thing in things}
    wanted = fold(given)
    holding = [word for name, word in by_name.items() if wanted in name]
    near = tuple(dict.fromkeys((*holding, *(by_name[each] for each in nearest(wanted, tuple(by_name))))))
    return teller.say("card-unknown", given=escape(given), title=teller.title(), near=near[:3])


def explanation(teller: Teller, thing: Thing) -> str:
    """All there is to say of a thing."""
    lines = [
        f"**{teller.word(thing.word)}**",
        teller.explained(thing.word),
        *teller.notes("about", thing.notes),
    ]
    return "\n".join(filter(None, lines))


async def show_thing(press: Press, teller: Teller, thing: Thing) -> None:
    """Show a thing in words, and as a picture where its game's artist draws it.

    Raises:
        TooManyAtOnce: they wait for enough pictures.
    """
    if isinstance(artist_of(teller.game), ThingArtist):
        await _show_drawn(press, teller, thing)
    else:
        await press.reply(explanation(teller, thing))


@one_picture
async def _show_drawn(press: Press, teller: Teller, thing: Thing) -> None:
    told = explanation(teller, thing)
    await press.promise()
    picture = await press.services.easel.draw_thing(teller, thing.word, press.asker)
    sheet = Sheet().text(told)
    if picture is not None:
        sheet.attach(Attachment(picture.name, picture.data, cut(plain(told), LONGEST_ALT)))
    await press.show(sheet)


def fitting(teller: Teller, things: Sequence[Thing], typed: str) -> list[Thing]:
    """The things whose name or explanation holds what was typed, those that begin with it first."""
    wanted = fold(typed)
    ranked = []
    for thing in things:
        name = fold(named(teller, thing))
        if name.startswith(wanted):
            ranked.append((0, name, thing))
        elif wanted in name or wanted in thing.word.id:
            ranked.append((1, name, thing))
        elif wanted in fold(teller.explained(thing.word)):
            ranked.append((2, name, thing))
    ranked.sort(key=lambda each: each[:2])
    return [thing for *_, thing in ranked]


async def complete_name(press: Press, typed: str) -> list[Choice[str]]:
    """Things by their names."""
    table = await press.table()
    teller = press.teller(table)
    found = fitting(teller, table.guide.things(table.options), typed)[:MOST]
    return [Choice(name=cut(named(teller, thing), 100), value=thing.word.id) for thing in found]
