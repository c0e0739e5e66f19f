"""What is...? A thing of a game explained by its name, with its picture, who has it now, and its rules."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.herald.drawing import focuses, one_picture, wants_pictures
from bot.herald.press import Press
from bot.herald.sheet import Attachment, KeptButton, KeptSelect, Sheet, listed
from bot.pictures.captions import seats_of
from bot.pictures.draw import Shown
from bot.private.looking.board_view import viewer_of
from bot.private.looking.naming import explanation, fitting, handle, labels, meant, named, unknown
from bot.private.reading.section_view import rule_button
from bot.speech.alt import LONGEST_ALT
from bot.speech.names import cut, plain
from bot.speech.teller import Teller
from bot.speech.texts import capital
from bot.tables.state.table import Table
from engine.core.contract import Thing, Viewer
from engine.core.play.match import Match
from engine.core.sections import section_of_thing
from render.boards import shows_thing
from render.scene import Picture

OFFERED = 25
"""Things in a menu, where what was typed fits several."""
SEED = bytes(32)
"""Of the board on which places are shown where no game is played: anybody may know it."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where somebody looks things up: at a table, or in a game as it is mostly played."""

    teller: Teller
    match: Match | None = None
    viewer: Viewer = None
    table: Table | None = None
    names: str = ""
    """Before the names of the handlers, where others than a table's answer."""

    @property
    def things(self) -> tuple[Thing, ...]:
        """All there is to look up."""
        return self.teller.guide.things(self.teller.chosen)

    def told(self, thing: Thing) -> str:
        """A thing in words, as the viewer may know of it."""
        view = None if self.match is None else self.match.view(self.viewer)
        held = () if view is None else self.teller.guide.held(view, thing.word)
        return explanation(self.teller, thing, held)

    def in_words(self, thing: Thing) -> str:
        """A thing's picture for those who cannot see it: what is shown, how, and all that is told of it."""
        teller = self.teller
        drawn = shows_thing(teller.game, teller.chosen, thing.word)
        shown = teller.say("card-alt" if drawn else "card-alt-place", name=capital(named(teller, thing)))
        _, _, told = self.told(thing).partition("\n")
        return cut(plain(f"{shown}\n{told}"), LONGEST_ALT)

    def board(self) -> tuple[Match, Teller]:
        """The game, or one of nobody's like it at its beginning, and who tells of it."""
        teller = self.teller
        if self.match is not None:
            return self.match, teller
        match, _ = Match.start(teller.game, teller.chosen, max(teller.rules.seats), SEED)
        return match, Teller(teller.language, teller.game, seats_of(teller, match.seats), teller.chosen)


def shelf_at(press: Press, table: Table) -> Shelf:
    """Where somebody looks up what is at a table."""
    return Shelf(press.teller(table), table.match, viewer_of(table, press.person), table)


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
    """Explain what was named in the form, or chosen in the menu; where several things fit, ask which."""
    await look_up(press, shelf_at(press, await press.table()))


async def look_up(press: Press, shelf: Shelf) -> None:
    """Explain what was typed, or chosen, from that shelf; where several things fit, ask which."""
    things = shelf.things
    found = meant(shelf.teller, things, press.typed) or fitting(shelf.teller, things, press.typed)
    await show_found(press, shelf, found, press.typed)


async def show_found(press: Press, shelf: Shelf, found: Sequence[Thing], given: str) -> None:
    """Explain the thing that was found by what was given; of several ask which; of none tell what is near."""
    teller = shelf.teller
    if len(found) == 1:
        await show_thing(press, shelf, found[0])
        return
    if not found:
        await _show(press, shelf, Sheet().text(unknown(teller, shelf.things, given)))
        return
    found = found[:OFFERED]
    options = listed(zip(map(handle, found), labels(teller, found), strict=True))
    menu = KeptSelect.make(
        f"{shelf.names}what-named",
        *_asked(press, shelf),
        placeholder=teller.say("menu-choose"),
        options=options,
    )
    await _show(press, shelf, Sheet().text(teller.say("what-which")).row(menu))


async def show_thing(press: Press, shelf: Shelf, thing: Thing) -> None:
    """Show a thing in words, and as a picture of it or of the place on the board; in words alone to whoever
    wants no pictures.

    Raises:
        TooManyAtOnce: they wait for enough pictures.
    """
    sheet = Sheet().text(shelf.told(thing))
    if await wants_pictures(press):
        await _show_drawn(press, shelf, thing, sheet)
    else:
        await _show(press, shelf, sheet, thing)


@one_picture
async def _show_drawn(press: Press, shelf: Shelf, thing: Thing, sheet: Sheet) -> None:
    await press.promise(new=not press.way_back)
    picture = await _picture(press, shelf, thing)
    if picture is not None:
        sheet.attach(Attachment(picture.name, picture.data, shelf.in_words(thing)))
    await _show(press, shelf, sheet, thing)


async def _picture(press: Press, shelf: Shelf, thing: Thing) -> Picture | None:
    """The thing by itself, or the board around the place; None where there is nothing to see of it."""
    easel, place = press.services.easel, thing.word.id
    picture = await easel.draw_thing(shelf.teller, thing.word, press.asker)
    if picture is not None:
        return picture
    match, teller = await asyncio.to_thread(shelf.board)
    if place not in focuses(match):
        return None
    return await easel.draw(match, teller, Shown(shelf.viewer, sought=thing.word), press.asker)


async def _show(press: Press, shelf: Shelf, sheet: Sheet, thing: Thing | None = None) -> None:
    """Show an answer with its rules and a button for another question, in place of the panel it was asked
    from."""
    back = press.way_back
    slug = shelf.teller.rules.slug
    rules = [] if thing is None else rule_button(press, slug, section_of_thing(slug, thing.word))
    again = list[KeptButton]()
    if shelf.table is not None or shelf.names:
        name = f"{shelf.names}what"
        again = [KeptButton.make(name, *_asked(press, shelf), label=shelf.teller.say("button-what"))]
    await press.show(sheet.row(*rules, *again, *back), new=not back)


def _asked(press: Press, shelf: Shelf) -> Sequence[object]:
    """What the next question carries: the game, and where one is in the panel."""
    return press.parts or (shelf.table.id if shelf.table is not None else 0,)
