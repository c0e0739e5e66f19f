"""Whatever is pressed says something, and belongs where it is pressed: tried with every pattern there is."""

import pytest
from forging import chosen, identity, ids, wrong_ids
from house import ANA, BRUNO, everything
from square import (
    ALONE_ABROAD,
    ALONE_NEXT_DOOR,
    HOME,
    LETTER,
    NEXT_DOOR,
    OTHER_SERVER,
    STRANGER,
    Square,
    Where,
)
from structlog.testing import capture_logs

from bot.app.handlers import HANDLERS, united
from bot.errors.asking import NotHere, OldPost, Unreadable
from bot.errors.seats import NotSeated
from bot.errors.tables import NoGame
from bot.herald.door import let_in
from bot.herald.ids import IDS, LARGEST
from bot.herald.press import Press
from bot.herald.sheet import KeptButton
from bot.herald.sheet import identity as custom_id_of
from bot.tables.votes.mending import Mending
from bot.tables.votes.votes import Votes


def naming(*names: str) -> list[str]:
    """The patterns whose ids name one of these, or anything that has a place."""
    found = {what: {part.names for part in each.parts} - {""} for what, each in IDS.items()}
    return [what for what, named in found.items() if (named & set(names) if names else named)]


PLACED, OPEN, LISTED = naming(), naming("table"), naming("listed-seeking")


pytestmark = pytest.mark.asyncio(loop_scope="module")


async def pressed(place: Square, person: int, where: Where, what: str, *, table: int | None = None) -> None:
    numbers = place.numbers if table is None else {**place.numbers, "table": table, "table-here": table}
    await let_in(place.press(person, where).interaction, identity(what, ids(what, numbers)), chosen(what))


@pytest.mark.parametrize("what", IDS)
async def test_everything_can_be_pressed_at_home(place: Square, what: str):
    await pressed(place, ANA, HOME, what)


@pytest.mark.parametrize("what", PLACED)
async def test_what_belongs_to_another_channel_or_server_is_refused(place: Square, what: str):
    before = everything(place.path)
    for person in (ANA, BRUNO, STRANGER):
        for where in (NEXT_DOOR, OTHER_SERVER):
            if where is not NEXT_DOOR or what not in LISTED:
                with pytest.raises(NotHere):
                    await pressed(place, person, where, what)
    for where in (ALONE_NEXT_DOOR, ALONE_ABROAD, LETTER):
        if where is not ALONE_NEXT_DOOR or what not in LISTED:
            with pytest.raises((NotHere, NotSeated)):
                await pressed(place, STRANGER, where, what)
    assert everything(place.path) == before


@pytest.mark.parametrize("what", OPEN)
async def test_players_press_in_their_own_private_messages_anywhere(place: Square, what: str):
    for where in (ALONE_NEXT_DOOR, ALONE_ABROAD, LETTER):
        await pressed(place, BRUNO, where, what)


@pytest.mark.parametrize("what", [what for what in PLACED if what not in OPEN + LISTED])
async def test_what_is_for_the_whole_table_is_pressed_at_the_table_alone(place: Square, what: str):
    for where in (ALONE_NEXT_DOOR, ALONE_ABROAD, LETTER):
        with pytest.raises(NotHere):
            await pressed(place, ANA, where, what)


@pytest.mark.parametrize("what", naming("table", "table-here"))
async def test_a_table_that_is_not_there_is_no_fault(place: Square, what: str):
    with pytest.raises(NoGame):
        await pressed(place, ANA, HOME, what, table=LARGEST)


@pytest.mark.parametrize("what", IDS)
async def test_ids_that_say_nothing_are_no_fault(place: Square, what: str):
    with capture_logs() as logs:
        for parts, values in wrong_ids(what, place.numbers):
            with pytest.raises(Unreadable):
                await let_in(place.press(ANA, HOME).interaction, identity(what, parts), values)
    assert {each["log_level"] for each in logs} == {"info"}


@pytest.mark.parametrize("what", IDS)
async def test_no_button_is_made_that_the_door_would_refuse(place: Square, what: str):
    for parts, values in wrong_ids(what, place.numbers):
        if values == chosen(what):
            with pytest.raises(ValueError, match=what):
                custom_id_of("kb", what, parts)


@pytest.mark.parametrize("custom_id", ["", ":", "kb", "kb:", "kb::1", "xx:join:1", "kf:", "🏺", "join:1"])
async def test_ids_of_nobody_say_nothing(place: Square, custom_id: str):
    with pytest.raises(Unreadable):
        await let_in(place.press(ANA, HOME).interaction, custom_id, [])


async def test_a_kind_of_an_earlier_version_is_called_old(place: Square):
    with pytest.raises(OldPost):
        await let_in(place.press(ANA, HOME).interaction, "kb:no-longer:1", [])


async def test_a_button_of_a_kind_nobody_registered_can_be_made():
    assert KeptButton.make("nobody", 1, label="x").item.custom_id == "kb:nobody:1"


async def test_two_handlers_of_one_name_are_refused_when_the_process_starts(place: Square):
    async def nothing(press: Press) -> None:
        del press

    assert set(united({"one": nothing}, {"two": nothing})) == {"one", "two"}
    with pytest.raises(LookupError, match="undo"):
        united(HANDLERS, {"undo": nothing})
    votes = Votes(place.tables)
    Mending(place.tables, votes)
    with pytest.raises(LookupError, match="motions are called undo"):
        Mending(place.tables, votes)


async def test_every_id_has_its_handler_and_every_handler_its_id():
    assert set(HANDLERS) == set(IDS)
