"""What is...? A thing of a game explained by its name, with its picture and who has it now."""

from collections.abc import Sequence

from bot.herald.drawing import one_picture, wants_pictures
from bot.herald.press import Press
from bot.herald.sheet import Attachment, KeptButton, KeptSelect, Sheet, listed
from bot.pictures.draw import Shown
from bot.private.looking.board_view import viewer_of
from bot.speech.alt import LONGEST_ALT
from bot.speech.names import cut, escape, fold, plain
from bot.speech.teller import Teller
from bot.speech.texts import capital
from bot.tables.state.table import Table
from engine.core.choosing.notation import nearest
from engine.core.contract import Note, Thing
from render.boards import ThingArtist, artist_of
from render.scene import Picture

OFFERED = 25
"""Things in a menu, where what was typed fits several."""


def named(teller: Teller, thing: Thing) -> str:
    """A thing's name."""
    return plain(teller.word(thing.word))


def handle(thing: Thing) -> str:
    """What stands for a thing in menus and completions: a god's sign and task share their id."""
    return f"{thing.word.kind} {thing.word.id}"


def called(teller: Teller, things: Sequence[Thing], given: str) -> Thing | None:
    """The thing of that handle, id or name, or the only one whose name holds what was typed."""
    wanted = fold(given)
    for thing in things:
        if given == handle(thing) or wanted in (thing.word.id, fold(named(teller, thing))):
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


def explanation(teller: Teller, thing: Thing, held: Sequence[Note] = ()) -> str:
    """All there is to say of a thing, and who has it."""
    lines = [
        f"**{capital(teller.word(thing.word))}**",
        teller.explained(thing.word),
        *teller.notes("about", thing.notes),
        *teller.notes("held", held),
    ]
    return "\n".join(filter(None, lines))


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


def what_button(table: Table, teller: Teller, instead: Sequence[object] = ()) -> list[KeptButton]:
    """The button that asks what something is, in games that have things to look up; `instead`: where one is
    in the panel in whose place the answer opens."""
    if not table.guide.things(table.options):
        return []
    return [KeptButton.make("what", table.id, *instead, label=teller.say("button-what"))]


async def ask_name(press: Press) -> None:
    """Ask for the name of something, or a part of it."""
    await press.ask("what-title", "what-label", "what-named", *press.parts)


async def show_named(press: Press) -> None:
    """Explain what was named; where several things fit, ask which."""
    table = await press.table()
    teller, things = press.teller(table), table.guide.things(table.options)
    thing = called(teller, things, press.typed)
    if thing is not None:
        await show_thing(press, table, thing)
        return
    found = fitting(teller, things, press.typed)[:OFFERED]
    if not found:
        await _show(press, table, Sheet().text(unknown(teller, things, press.typed)))
        return
    options = listed((handle(each), named(teller, each)) for each in found)
    menu = KeptSelect.make(
        "what-named", *_asked(press, table), placeholder=teller.say("menu-choose"), options=options
    )
    await _show(press, table, Sheet().text(teller.say("what-which")).row(menu))


async def show_thing(press: Press, table: Table, thing: Thing) -> None:
    """Show a thing in words, and as a picture where its game's artist draws it, or the place on the board; in
    words alone to whoever wants no pictures.

    Raises:
        TooManyAtOnce: they wait for enough pictures.
    """
    teller = press.teller(table)
    view = None if table.match is None else table.match.view(viewer_of(table, press.person))
    told = explanation(teller, thing, () if view is None else table.guide.held(view, thing.word))
    if isinstance(artist_of(teller.game), ThingArtist) and await wants_pictures(press):
        await _show_drawn(press, table, thing, told)
    else:
        await _show(press, table, Sheet().text(told))


@one_picture
async def _show_drawn(press: Press, table: Table, thing: Thing, told: str) -> None:
    await press.promise(new=not press.way_back)
    picture = await _picture(press, table, thing)
    sheet = Sheet().text(told)
    if picture is not None:
        sheet.attach(Attachment(picture.name, picture.data, cut(plain(told), LONGEST_ALT)))
    await _show(press, table, sheet)


async def _picture(press: Press, table: Table, thing: Thing) -> Picture | None:
    """The thing by itself, or the board around the place; None where there is nothing to see of it."""
    easel, teller = press.services.easel, press.teller(table)
    picture = await easel.draw_thing(teller, thing.word, press.asker)
    if picture is not None or table.match is None:
        return picture
    viewer, place = viewer_of(table, press.person), thing.word.id
    if place not in artist_of(teller.game).places(table.match.view(viewer)):
        return None
    return await easel.draw(table.match, teller, Shown(viewer, focus=place), press.asker)


async def _show(press: Press, table: Table, sheet: Sheet) -> None:
    """Show an answer with a button for another question, in place of the panel it was asked from."""
    back = press.way_back
    again = KeptButton.make("what", *_asked(press, table), label=press.say("button-what"))
    await press.show(sheet.row(again, *back), new=not back)


def _asked(press: Press, table: Table) -> Sequence[object]:
    """What the next question carries: the game, and where one is in the panel."""
    return press.parts or (table.id,)
