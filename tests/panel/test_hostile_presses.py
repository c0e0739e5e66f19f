"""What nobody could press, and what is pressed too late, at running tables of games with long panels.

It is answered in a clear sentence with a fresh panel below it, and nothing is half done.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass

import pytest
import pytest_asyncio
from bot_inside import BotInside
from buttons import has, id_for, ids
from driver import Person
from forging import Forger, words_of
from moved_clock import MovedClock
from seen import Message
from structlog.testing import capture_logs
from tables import gather
from titled import COMPUTERS

from bot.errors.asking import Unreadable
from bot.errors.seats import NotSeated
from bot.herald.explaining import table_error
from bot.herald.ids import FORM
from bot.playground.server import Playground
from bot.store.games.games import Somebody
from bot.tables.state.table import Table
from bot.tables.state.telling import teller_for
from engine.core.choosing.notation import write
from engine.core.contract import Seat
from engine.core.play.log import HOST
from engine.core.play.match import Match, Played

pytestmark = pytest.mark.asyncio(loop_scope="module")

SLUGS = ("antike", "deus", "grecolonies", "dies_irae")
OLDER = chr(ord(FORM) - 1)
"""How questions were asked before an update."""
BEGINS = {"antike": ("go", "take coin")}
"""Where what nearly everybody does first is done by opening the panel, a game begins after it."""
SEVERAL = {
    "deus": ("offer-also", "offer "),
    "dies_irae": ("station",),
}
"""Until what may be done, several at once, a game is led, and what is done for it where that can be."""
ASKED = {
    "grecolonies": ("stay-out", "attack ", "take ", "move "),
    "dies_irae": ("accept", "offer ", "choose armistice"),
}
"""The same until somebody is asked outside their turn."""


@dataclass
class Evening:
    """Ana, Bruno and Chloé play each of the games, each in a channel of its own; Dario looks on."""

    bot: BotInside
    people: list[Person]
    dario: Person

    def number(self, slug: str) -> int:
        return SLUGS.index(slug) + 1

    async def table(self, slug: str) -> Table:
        return await self.bot.herald.services.tables.get(self.number(slug))

    def say(self, table: Table, key: str) -> str:
        return teller_for(table, "en").say(key)

    def holder(self, table: Table, seat: Seat) -> Person:
        return next(each for each in self.people if int(each.id) == table.chairs[seat].person)

    async def stands(self, slug: str, *moment: str) -> tuple[Table, Person]:
        """The game begun anew and led to a moment, and whoever is to decide there."""
        tables = self.bot.herald.services.tables
        async with tables.locked(self.number(slug)) as table:
            back = [table.begun.rewind(Seat(0), 0, HOST)] if table.begun.line else []
            played = [*back, *led(back[-1].match if back else table.begun, *(moment or BEGINS.get(slug, ())))]
            after = (await tables.commit(table, played, None)).after if played else table
        return after, self.holder(after, after.owed[0].seat)

    async def panel(self, person: Person, slug: str) -> Message:
        return (await person.command(slug, "turn")).message

    def forger(self, person: Person, slug: str, seen: Message) -> Forger:
        return Forger(self.bot, person, {slug: seen})

    async def unchanged(self, before: Table, slug: str) -> None:
        """Nothing was done, not even in part."""
        after = await self.table(slug)
        assert (after.number, after.begun.state) == (before.number, before.begun.state)


def owing(match: Match) -> Seat:
    return match.rules.decisions(match.state)[0].seat


def led(match: Match, until: str = "", *wishes: str) -> Iterator[Played]:
    """What leads until something may be done: what is wished for, else what sensible players do."""
    mind = COMPUTERS[match.rules.slug]["sensible"](1)
    while until:
        seat = owing(match)
        legal = match.legal(seat)
        if until in {each.word for each in legal}:
            return
        found = (each for wish in wishes for each in legal if write(each).startswith(wish))
        chosen = next(found, None) or mind.choose(match.rules, match.view(seat), seat, legal)
        played = match.play(seat, chosen)
        match = played.match
        yield played


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(tmp_path_factory: pytest.TempPathFactory, database_server: None) -> AsyncIterator[Evening]:
    async with AsyncExitStack() as stack:
        playground = Playground()
        await playground.start()
        stack.push_async_callback(playground.close)
        folder = tmp_path_factory.mktemp("evening")
        bot = await stack.enter_async_context(BotInside(playground, folder, MovedClock()))
        names = ("Ana", "Bruno", "Chloé", "Dario")
        *people, dario = [
            await stack.enter_async_context(Person(playground, name, "en-US")) for name in names
        ]
        for slug in SLUGS:
            await people[0].make_channel(slug)
            lobby = await gather(*people, channel=slug, title=slug)
            await people[0].press(lobby, id_for(lobby, "start"))
        yield Evening(bot, people, dario)


@pytest.fixture(autouse=True)
def faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing is logged as a fault of ours."""
    with capture_logs() as logs:
        yield
    assert [each for each in logs if each["log_level"] in ("error", "critical")] == []
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def fresh(message: Message, table: Table) -> bool:
    """Whether a panel's answers are those of today, at a table as it is now."""
    found = [*ids(message, "choose"), *(each.custom_id for each in message.selects)]
    return bool(found) and all(f":{table.id}:{table.number}:{FORM}" in each for each in found)


def chosen(panel: Message) -> set[str]:
    """What stands chosen already in the menus of a panel."""
    return {option.value for menu in panel.selects for option in menu.options if option.default}


async def several(evening: Evening, slug: str) -> tuple[Table, Person, Message, str, list[str]]:
    """A table where several can be chosen, who is to act, the panel, its first such menu, what all offer."""
    table, person = await evening.stands(slug, *SEVERAL[slug])
    panel = await evening.panel(person, slug)
    menus = [each for each in panel.selects if ":several:" in each.custom_id]
    return table, person, panel, menus[0].custom_id, [each.value for menu in menus for each in menu.options]


@pytest.mark.parametrize("slug", SEVERAL)
async def test_what_does_not_fit_is_not_done_and_the_rest_stays_chosen(evening: Evening, slug: str):
    before, person, panel, menu, texts = await several(evening, slug)
    first = next(text for text in texts if text[0] == "1")
    other = next(text for text in texts if text[2:] != first[2:] and text[0] == "1")
    forger = evening.forger(person, slug, panel)
    unknown = evening.say(before, "several-unknown")
    for given, why in (
        (
            [first, other, f"9 {first[2:]}"],
            unknown if slug == "deus" else evening.say(before, "several-twice"),
        ),
        ([first, other, "1 fly to-the-moon"], unknown),
        ([first, other, "1 end"], unknown),
        ([first, other, f"1 {write(before.begun.legal(owing(before.begun))[0])} x"], unknown),
    ):
        answer = await forger.send(slug, menu, given)
        assert evening.say(before, "several-nothing-done") in answer.text
        assert why in answer.text
        assert chosen(answer.message) == {first, other}
        assert fresh(answer.message, before)
        await evening.unchanged(before, slug)


@pytest.mark.parametrize("slug", SEVERAL)
async def test_the_same_chosen_twice_in_a_menu_is_that_once(evening: Evening, slug: str):
    before, person, panel, menu, texts = await several(evening, slug)
    text = next(text for text in texts if text[0] == "1")
    await evening.forger(person, slug, panel).send(slug, menu, [text, text])
    assert (await evening.table(slug)).number == before.number + 1


@pytest.mark.parametrize("slug", SEVERAL)
async def test_what_became_impossible_meanwhile_is_named_and_the_rest_stays_chosen(
    evening: Evening, slug: str
):
    before, person, panel, menu, texts = await several(evening, slug)
    first, other = next(text for text in texts if text[0] == "1"), texts[-1]
    times = [text for text in texts if text[2:] == first[2:]]
    await evening.forger(person, slug, panel).send(slug, menu, [times[0]])  # by the telephone, all of it
    between = await evening.table(slug)
    assert between.number > before.number
    answer = await evening.forger(person, slug, panel).send(slug, menu, [other, times[0]])
    assert evening.say(before, "panel-stale") in answer.text
    assert evening.say(before, "several-nothing-done") in answer.text
    assert answer.text.count("\n- **") == 1
    assert fresh(answer.message, between)
    await evening.unchanged(between, slug)
    assert chosen(answer.message) == {other}


@pytest.mark.parametrize("slug", SLUGS)
async def test_two_presses_at_once_count_once(evening: Evening, slug: str):
    if slug in SEVERAL:
        before, person, panel, menu, texts = await several(evening, slug)
        what, values = menu, [next(text for text in texts if text[0] == "1")]
    else:
        before, person = await evening.stands(slug)
        panel, values = await evening.panel(person, slug), []
        going_on = (
            each for each in panel.buttons if ":choose:" in (each.custom_id or "") and "⏹" not in each.label
        )
        what = next(each.custom_id or "" for each in going_on)
    forger = evening.forger(person, slug, panel)
    answers = await asyncio.gather(*(forger.send(slug, what, values) for _ in range(3)))
    assert not any(each.late for each in answers)
    after = await evening.table(slug)
    assert after.number == before.number + 1
    assert fresh(await person.fresh(panel), after)


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_press_after_going_back_does_nothing(evening: Evening, slug: str):
    before, person = await evening.stands(slug)
    panel = await evening.panel(person, slug)
    while not has(panel, "undo"):
        panel = (await person.press(panel, ids(panel, "choose")[0])).message
    between = await evening.panel(person, slug)
    await person.press(panel, id_for(panel, "undo"))
    after = await evening.table(slug)
    assert after.number > before.number
    for what in (
        *ids(between, "choose")[-1:],
        id_for(between, "undo"),
        *(m.custom_id for m in between.selects),
    ):
        answer = await evening.forger(person, slug, between).send(slug, what, ["0"] if what[1] == "m" else [])
        assert evening.say(before, "panel-stale") in answer.text
        assert fresh(answer.message, after)
        await evening.unchanged(after, slug)


async def shown_afresh(
    evening: Evening, slug: str, before: Table, forger: Forger, pressed: Iterable[tuple[str, list[str]]]
) -> None:
    """Each of these presses, ids with what is chosen, leads to a fresh panel and changes nothing."""
    for what, values in pressed:
        answer = await forger.send(slug, what, values)
        assert evening.say(before, "panel-stale") in answer.text, what
        assert fresh(answer.message, before), what
        await evening.unchanged(before, slug)


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_panel_of_before_an_update_is_shown_afresh(evening: Evening, slug: str):
    before, person = await evening.stands(slug)
    panel = await evening.panel(person, slug)
    where = f"{before.id}:{before.number}:{OLDER}"
    await shown_afresh(evening, slug, before, evening.forger(person, slug, panel), (
        (f"kb:choose:{where}0", []), (f"kb:choose:{where}0.1", []), (f"km:pick:{where}-", ["0"]),
        (f"kb:sure:{where}0", []), (f"kb:these:{where}-:0:3", []), (f"km:these:{where}-:0:7", ["0"]),
        (f"kb:page:{where}-:1", []), (f"kb:return:{where}-:0", []),
    ))  # fmt: skip


@pytest.mark.parametrize("slug", SLUGS)
async def test_what_no_question_offers_is_shown_afresh(evening: Evening, slug: str):
    """Answers out of range, of another question, too deep; menus that are not there, or have no such line."""
    before, person = await evening.stands(slug)
    panel = await evening.panel(person, slug)
    where = f"{before.id}:{before.number}:{FORM}"
    forger = evening.forger(person, slug, panel)
    await shown_afresh(evening, slug, before, forger, (
        (f"kb:choose:{where}99", []), (f"kb:choose:{where}0.0.0.0.0.0.0", []), (f"kb:sure:{where}99.1", []),
        (f"km:pick:{where}-", ["9999"]), (f"km:pick:{where}99", ["0"]), (f"km:pick:{where}-", ["2147483647"]),
        (f"kb:these:{where}-:9:3", []), (f"kb:these:{where}-:0:1073741824", []),
        (f"km:these:{where}-:0:3", ["24"]), (f"km:these:{where}99:0:3", ["0"]),
    ))  # fmt: skip
    for what, values in (
        (f"km:pick:{where}-", []), (f"km:pick:{where}-", ["offer"]), (f"km:several:{where}-:0", []),
        (f"km:these:{where}-:0:7", ["0", "-1"]), (f"km:pick:{where}-", ["9" * 12]),
        (f"kb:choose:{where}0x", []), (f"kb:choose:{before.id}:{before.number}", []),
    ):  # fmt: skip
        assert words_of(await forger.send(slug, what, values)) == table_error("en", Unreadable()), what
        await evening.unchanged(before, slug)


@pytest.mark.parametrize("slug", SLUGS)
async def test_what_belongs_to_another_table_leaves_both_alone(evening: Evening, slug: str):
    """One's own seat at another table, with what was seen at this one, pressed in this one's channel."""
    before, person = await evening.stands(slug)
    elsewhere = SLUGS[SLUGS.index(slug) - 1]
    other, _ = await evening.stands(elsewhere)
    panel, where = await evening.panel(person, slug), f"{other.id}:{before.number + 99}:{FORM}"
    forger = evening.forger(person, slug, panel)
    for what, values in (
        (f"kf:found:{where}-", ["a"]),
        (f"kb:choose:{where}0", []),
        (f"km:several:{where}-:0", ["1 offer-also forum", "1 station athens ship"]),
    ):
        assert evening.say(other, "panel-stale") in words_of(await forger.send(slug, what, values))
        for table, name in ((before, slug), (other, elsewhere)):
            await evening.unchanged(table, name)


@pytest.mark.parametrize("slug", SLUGS)
async def test_who_has_no_seat_presses_in_vain(evening: Evening, slug: str):
    before, person = await evening.stands(slug)
    panel = await evening.panel(person, slug)
    sees = await evening.dario.say(slug, "May I?")
    forger = evening.forger(evening.dario, slug, sees)
    where = f"{before.id}:{before.number}:{FORM}"
    for what, values in (
        (ids(panel, "choose")[0], []), (f"km:pick:{where}-", ["0"]), (f"kb:sure:{where}0", []),
        (f"km:several:{where}-:0", ["1 end"]), (f"kb:these:{where}-:0:3", []), (f"kb:back:{where}0", []),
        (f"kb:undo:{before.id}:{before.number}", []), (f"kb:return:{where}-:0", []),
        (f"kb:plan:{before.id}", []), (f"kb:turn:{before.id}", []),
    ):  # fmt: skip
        assert words_of(await forger.send(slug, what, values)) == table_error("en", NotSeated()), what
        await evening.unchanged(before, slug)


@pytest.mark.parametrize("slug", ASKED)
async def test_what_is_gone_with_somebody_elses_answer_is_not_done(evening: Evening, slug: str):
    """Who is asked has the panel open while the host goes back; and presses it, and what is public."""
    before, asked = await evening.stands(slug, *ASKED[slug])
    panel = await evening.panel(asked, slug)
    after, _ = await evening.stands(slug)
    assert after.number > before.number
    forger = evening.forger(asked, slug, panel)
    for what in (*ids(panel, "choose"), f"kb:sure:{before.id}:{before.number}:{FORM}0"):
        answer = await forger.send(slug, what)
        assert evening.say(before, "panel-stale") in answer.text
        assert fresh(answer.message, after) == bool(after.owed_by(int(asked.id)))
        await evening.unchanged(after, slug)
    say = await forger.send(slug, f"kb:say:{before.id}:{before.number}:{FORM}0")
    assert evening.say(before, "exchange-too-late") in say.text
    await evening.unchanged(after, slug)


@pytest.mark.parametrize("slug", ASKED)
async def test_an_answer_to_what_only_others_are_asked_is_not_taken(evening: Evening, slug: str):
    before, asked = await evening.stands(slug, *ASKED[slug])
    panel = await evening.panel(asked, slug)
    for person in (each for each in evening.people if not before.owed_by(int(each.id))):
        seen = await evening.panel(person, slug)
        for what in ids(panel, "choose")[:2]:
            answer = await evening.forger(person, slug, seen).send(slug, what)
            assert evening.say(before, "panel-stale") in answer.text
            assert not ids(answer.message, "choose")
        await evening.unchanged(before, slug)


@pytest.mark.parametrize("slug", SLUGS)
async def test_whose_seat_was_given_away_meanwhile_does_nothing_more(evening: Evening, slug: str):
    before, person = await evening.stands(slug)
    panel = await evening.panel(person, slug)
    people = evening.bot.herald.services.people
    old, new = (Somebody(int(each.id), each.name) for each in (person, evening.dario))
    offer = await people.bring_in(before.id, old, before.owed[0].seat, new)
    await people.take(offer.id, new)
    try:
        forger = evening.forger(person, slug, panel)
        for what in (*ids(panel, "choose")[:2], id_for(panel, "plan"), id_for(panel, "board")):
            words = words_of(await forger.send(slug, what))
            assert (words == table_error("en", NotSeated())) == (":board:" not in what)
        after = await evening.table(slug)
        assert after.begun.state == before.begun.state
        theirs = await evening.panel(evening.dario, slug)
        assert fresh(theirs, after)
    finally:
        offer = await people.bring_in(before.id, new, before.owed[0].seat, old)
        await people.take(offer.id, old)


@pytest.mark.parametrize("slug", SLUGS)
async def test_plans_are_as_hard_to_lead_astray(evening: Evening, slug: str):
    before, person = await evening.stands(slug)
    panel = await evening.panel(person, slug)
    plan = (await person.press(panel, id_for(panel, "plan"))).message
    anywhere = [*ids(plan, "plan-choose"), *(each.custom_id for each in plan.selects)]
    mark = anywhere[0].split(":")[3]
    forger, shown = evening.forger(person, slug, plan), plan.text
    for what, values in (
        (f"kb:plan-choose:{before.id}:{mark}:{FORM}99", []),
        (f"kb:plan-choose:{before.id}:{mark}:{OLDER}0", []),
        (f"km:plan-pick:{before.id}:{mark}:{FORM}-", ["9999"]),
        (f"kb:plan-these:{before.id}:{mark}:{FORM}-:9:3", []),
        (f"km:plan-these:{before.id}:{mark}:{FORM}-:0:3", ["24"]),
        (f"kb:plan-sure:{before.id}:{mark}:{FORM}99", []),
        (f"kb:plan-choose:{before.id}:98.9.9:{FORM}0", []),
        (f"kb:plan-play:{before.id}:98.9.9", []),
        (f"kb:plan-at:{before.id}:{mark}:99", []),
        (f"km:plan-load:{before.id}", ["99"]),
    ):
        answer = await forger.send(slug, what, values)
        assert (evening.say(before, "plan-stale") in answer.text) == (
            ":99" not in what and "load" not in what
        )
        assert answer.text.endswith(shown[-60:]), what
        await evening.unchanged(before, slug)
