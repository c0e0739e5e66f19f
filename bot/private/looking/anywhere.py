"""Things looked up where no game is played: in any game, and which one is asked where several have it."""

from collections.abc import Iterator

from bot.herald.press import Press
from bot.herald.sheet import KeptSelect, Sheet, listed
from bot.private.looking.naming import fitting, handle, labels, meant, named, names, near
from bot.private.looking.thing_view import OFFERED, Shelf, show_thing
from bot.speech.names import cut, escape, fold
from bot.speech.teller import Teller
from engine.core.contract import Thing
from render.titles import TITLES


def _shelves(tongue: str) -> Iterator[Shelf]:
    """Every game as it is mostly played."""
    return (Shelf(Teller(tongue, title)) for title in TITLES.values())


def offered(tongue: str, given: str, *, wide: bool = False) -> list[tuple[str, str]]:
    """What is meant in any game by what was given: for each thing what stands for it, and its name with its
    game's. Where any game has that very name, only such things. `wide`: whatever fits, for whoever is still
    typing."""
    found, exactly = [], not wide and bool(games_with(tongue, given))
    for shelf in _shelves(tongue):
        teller, find = shelf.teller, fitting if wide else meant
        things = _called(shelf, given) if exactly else find(teller, shelf.things, given)
        for thing, name in zip(things, labels(teller, things), strict=True):
            label = teller.say("what-of-kind", name=name, kind=teller.title())
            found.append((f"{teller.rules.slug} {handle(thing)}", label))
    return found


def games_with(tongue: str, given: str) -> tuple[str, ...]:
    """The games in which something has that very name."""
    return tuple(shelf.teller.title() for shelf in _shelves(tongue) if _called(shelf, given))


def _called(shelf: Shelf, given: str) -> list[Thing]:
    """The things that are called exactly so."""
    wanted = fold(given)
    return [thing for thing in shelf.things if wanted in names(shelf.teller, thing)]


def _near(tongue: str, given: str) -> tuple[str, ...]:
    """Names of things in any game that are much like what was given."""
    called = {
        name: named(shelf.teller, thing)
        for shelf in _shelves(tongue)
        for thing in shelf.things
        for name in names(shelf.teller, thing)
    }
    return near(given, called)


def _chosen(tongue: str, given: str) -> tuple[Shelf, Thing] | None:
    """The thing that such a value stands for; None: it is none."""
    slug, _, rest = given.partition(" ")
    if slug not in TITLES:
        return None
    shelf = Shelf(Teller(tongue, TITLES[slug]))
    return next(((shelf, thing) for thing in shelf.things if handle(thing) == rest), None)


async def show_anywhere(press: Press, given: str) -> None:
    """Explain what was named; where it is the name of several things, ask which, in which game."""
    found = offered(press.tongue, given) or offered(press.tongue, given, wide=True)
    chosen = _chosen(press.tongue, given) or (_chosen(press.tongue, found[0][0]) if len(found) == 1 else None)
    if chosen is not None:
        await show_thing(press, *chosen)
    elif not found:
        await press.reply(press.say("what-nowhere", given=escape(given), near=_near(press.tongue, given)))
    else:
        options = listed((value, cut(label, 100)) for value, label in found[:OFFERED])
        menu = KeptSelect.make("what-of", placeholder=press.say("menu-choose"), options=options)
        await press.show(Sheet().text(press.say("what-which-game")).row(menu))


async def show_chosen(press: Press) -> None:
    """Explain what was chosen in that menu."""
    await show_anywhere(press, press.typed)
