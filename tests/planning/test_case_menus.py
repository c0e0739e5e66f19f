"""Every kind of event of a game can be what a case is for, be they more than a menu takes."""

import pytest
from discord.ui import ActionRow, Select
from test_plan_sheet import begun, plan_for
from titled import GAMES

from bot.private.planning import case_view, handlers
from bot.private.planning.happening import happenings
from bot.private.planning.plan import Plan
from bot.speech.texts import LANGUAGES
from bot.tables.state.telling import teller_for
from engine.core.contract import Seat

MOST_OPTIONS = 25


class Press:
    """One person who presses, and what they are shown."""

    def __init__(self, tongue: str) -> None:
        self.tongue, self.values, self.parts = tongue, ("",), ()
        self.shown = None

    def teller(self, table):
        return teller_for(table, self.tongue)

    async def show(self, sheet, *, new: bool) -> None:
        self.shown = sheet

    def menu(self) -> Select:
        rows = [each for each in self.shown.walk_children() if isinstance(each, ActionRow)]
        menus = [item.item for row in rows for item in row.children if hasattr(item.item, "options")]
        return menus[-1]


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(GAMES))
async def test_every_kind_of_event_is_offered_in_some_page_of_the_menu(
    slug: str, tongue: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(slug)
    owing = {each.seat for each in match.rules.decisions(match.state)}
    seat = next((Seat(seat) for seat in range(match.seats) if seat not in owing), None)
    if seat is None:  # all of them decide something at first
        match = match.play(Seat(0), match.legal(Seat(0))[0]).match
        seat = Seat(0)
    plan, press = plan_for(match, seat), Press(tongue)

    async def as_seen(_press: Press) -> Plan:
        return plan

    monkeypatch.setattr(handlers, "as_seen", as_seen)
    await case_view._ask(press, plan, new=True)
    pages: dict[str, list[str]] = {}
    while (menu := press.menu()).custom_id not in pages:
        values = [option.value for option in menu.options]
        assert len(values) <= MOST_OPTIONS
        pages[menu.custom_id] = values
        if values[-1] == case_view.NEXT_PAGE:
            press.parts, press.values = tuple(menu.custom_id.split(":")[2:]), (values[-1],)
            await case_view.choose_event(press)
    offered = [each for values in pages.values() for each in values if each != case_view.NEXT_PAGE]
    assert [each.partition(".")[0] for each in offered] == [each.word for each in happenings(match.title)]
    assert len(pages) == 1 + (len(offered) > MOST_OPTIONS)
