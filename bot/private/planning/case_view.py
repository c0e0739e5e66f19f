"""Cases of moves given ahead: "if the Romans move to Syracusae: these; otherwise: those".

What has to happen is chosen by menus: from what others do in one's plan, or of all that can happen in the
game, with its words. The moves are those of the plan, which was tried on a copy.
"""

from collections.abc import Mapping

from bot.errors.asking import Unreadable
from bot.herald.press import Press
from bot.herald.sheet import GREEN, KeptButton, KeptSelect, Sheet, at_table, listed
from bot.private.planning.ahead_view import show_ahead
from bot.private.planning.handlers import on_plan, show_plan
from bot.private.planning.happening import (
    Happening,
    case_of,
    cases_like,
    happenings,
    happens_in,
    text_of,
    told,
    values_of,
)
from bot.private.planning.plan import Plan
from bot.speech.names import cut, joined, plain
from bot.speech.teller import Teller
from bot.speech.texts import capital, readable
from bot.store.games.plans import Case
from bot.tables.change.giving import give_case
from bot.tables.state.table import Table
from engine.core.choosing.notation import write
from engine.core.contract import Event
from engine.core.values.forms import FieldForm

ON_PAGE = 23
"""Words in a menu, beside "anything" and "more"."""
MORE = 9999
"""Chosen in place of a word: the next page of the menu."""
MENUS = 5
"""Words of an event that can be named."""
IN_PLAN, IN_GAME = 0, 1
"""The two menus of what may happen; the second's further pages have the numbers after its own."""
NEXT_PAGE = "more.0"
"""Chosen in place of a kind of event, of which none is called so: the next page of the menu."""


def _others(plan: Plan) -> list[Event]:
    """What others do in the plan."""
    steps = plan.trial.steps[: plan.shown]
    return [event for step in steps if step.seat not in plan.trial.own for event in step.events]


@on_plan
async def ask(press: Press, found: Plan) -> None:
    """Ask for what the moves of the plan are meant, beside it; once it is one's turn they can be played."""
    await _ask(press, found, new=True)


@on_plan
async def ask_again(press: Press, found: Plan) -> None:
    """Ask for it once more, in place of what was chosen."""
    await _ask(press, found, new=False)


async def _ask(press: Press, found: Plan, page: int = 0, *, new: bool) -> None:
    if found.on_turn:
        await show_plan(press, found, note=press.say("plan-your-turn"))
        return
    table, teller = found.table, press.teller(found.table)
    sheet = Sheet().text(joined(f"**{teller.say('if-title')}**", _moves(teller, found)))
    planned = cases_like(table, _others(found))
    kinds = happenings(table.title)
    shown = kinds[page * ON_PAGE : (page + 1) * ON_PAGE]
    every = [(each, Case(each.word, (), ())) for each in shown]
    for menu, key, cases in ((IN_PLAN, "if-planned", planned), (IN_GAME + page, "if-any", every)):
        if cases:
            entries = [(text_of(table, kind, case), plain(told(teller, case))) for kind, case in cases]
            if menu != IN_PLAN and len(kinds) > ON_PAGE:
                entries.append((NEXT_PAGE, teller.say("if-more")))
            about, options = (table.id, found.mark, menu), listed(entries)
            sheet.row(KeptSelect.make("if-event", *about, placeholder=teller.say(key), options=options))
    await press.show(sheet.row(*at_table(table, teller.language, "plan")), new=new)


def _moves(teller: Teller, plan: Plan) -> str:
    return cut("\n".join(f"- {teller.action(each)}" for each in plan.later), 700)


async def _case_sheet(press: Press, plan: Plan, text: str, pages: Mapping[int, int] | None = None) -> None:
    """What has to happen as chosen so far, with a menu for each of its words."""
    table, teller = plan.table, press.teller(plan.table)
    happening, case = _read(table, text)
    tried = "if-tried" if happens_in(case, _others(plan)) else "if-untried"
    sheet = Sheet().text(f"**{teller.say('ahead-if', what=told(teller, case))}**\n{_moves(teller, plan)}")
    sheet.text(f"-# {teller.say(tried)} {teller.say('if-words')}")
    for place, form in enumerate(happening.fields[:MENUS]):
        chosen = int(text.split(".")[place + 1])
        page = (pages or {}).get(place, max(0, chosen - 1) // ON_PAGE)
        menu = _menu(plan, teller, text, (place, form), (chosen, page))
        if menu is not None:
            sheet.row(menu)
    keep = KeptButton.make(
        "if-keep", table.id, plan.mark, text, label=teller.say("button-if-keep"), style=GREEN
    )
    other = KeptButton.make("if-other", table.id, plan.mark, label=teller.say("button-if-other"))
    await press.show(sheet.row(keep, other, *at_table(table, teller.language, "plan")), new=False)


def _menu(
    plan: Plan, teller: Teller, text: str, field: tuple[int, FieldForm], now: tuple[int, int]
) -> KeptSelect | None:
    """The words one of the fields can hold, a page of them; none where they are not known."""
    place, form = field
    chosen, page = now
    every = [plain(teller.word(each)) for each in values_of(plan.table, form)]
    start = page * ON_PAGE
    shown = every[start : start + ON_PAGE]
    if not shown:
        return None
    what = named_field(teller, form)
    entries = [("0", teller.say("if-anything", what=what))]
    entries += [(str(number), name) for number, name in enumerate(shown, start + 1)]
    if len(every) > ON_PAGE:
        entries.append((str(MORE), teller.say("if-more")))
    about = (plan.table.id, plan.mark, text, place, page)
    return KeptSelect.make("if-field", *about, placeholder=what, options=listed(entries, str(chosen)))


def named_field(teller: Teller, form: FieldForm) -> str:
    """What a field of an event is called: `Where to`; the game's text for it, or for what it holds."""
    keys = [
        teller.key("part", form.label),
        "if-who" if form.kind == "seat" else teller.key("kind", form.kind),
    ]
    return capital(next((teller.say(key) for key in keys if teller.knows(key)), readable(form.label)))


def _read(table: Table, text: str) -> tuple[Happening, Case]:
    """A case from an id.

    Raises:
        Unreadable: there is no such thing in this game.
    """
    try:
        return case_of(table, text)
    except LookupError as error:
        raise Unreadable from error


@on_plan
async def choose_event(press: Press, found: Plan) -> None:
    """Settle what has to happen; its words can be changed then. Or turn the page of the menu."""
    if press.values[0] == NEXT_PAGE:
        page = int(press.parts[2]) - IN_GAME + 1
        await _ask(
            press, found, page if page * ON_PAGE < len(happenings(found.table.title)) else 0, new=False
        )
        return
    await _case_sheet(press, found, press.values[0])


@on_plan
async def choose_word(press: Press, found: Plan) -> None:
    """Settle one of its words, or turn the page of its menu."""
    text, place, page = press.parts[2], int(press.parts[3]), int(press.parts[4])
    happening, _ = _read(found.table, text)
    if place >= len(happening.fields):
        raise Unreadable
    if int(press.values[0]) == MORE:
        pages = -(-len(values_of(found.table, happening.fields[place])) // ON_PAGE)
        await _case_sheet(press, found, text, {place: (page + 1) % max(1, pages)})
        return
    word, *places = text.split(".")
    places[place] = press.values[0]
    await _case_sheet(press, found, ".".join((word, *places)))


@on_plan
async def keep(press: Press, found: Plan) -> None:
    """Have the moves of the plan played in this case."""
    table = found.table
    _, case = _read(table, press.parts[2])
    if found.on_turn:
        await show_plan(press, found, note=press.say("plan-your-turn"))
        return
    moves = tuple(write(each) for each in found.later)
    case = case._replace(moves=moves, steps=found.trial.stored(found.shown).steps)
    await give_case(press.services.tables, table.id, press.person, case)
    await show_ahead(press, table, press.say("if-kept"))
