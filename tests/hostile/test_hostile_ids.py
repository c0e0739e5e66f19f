"""Ids of buttons, menus and forms that nobody was shown: at the door, and of the right form behind it."""

import pytest
import pytest_asyncio
from forging import TYPED, WILD, chosen, identity, ids
from house import ANA, BRUNO
from nonsense import BLOWS, NUMBERS, Nonsense, noise
from square import ALONE_ABROAD, ALONE_NEXT_DOOR, HOME, LETTER, NEXT_DOOR, OTHER_SERVER, STRANGER, Square
from trying import Trying

from bot.herald.door import let_in
from bot.herald.ids import IDS, path_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

PLACES = (HOME, HOME, HOME, NEXT_DOOR, OTHER_SERVER, ALONE_NEXT_DOOR, ALONE_ABROAD, LETTER)
PARTS = (
    *WILD,
    *NUMBERS,
    *BLOWS,
    *TYPED,
    "f0.1",
    "f-",
    "f9999.9999.9999",
    "e0",
    "1.2.3",
    "antike.0",
    "on",
    "-",
)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory):
    async with Square(tmp_path_factory.mktemp("square") / "keryx.sqlite3") as found:
        yield found


async def test_ids_at_the_door(trying: Trying, place: Square) -> None:
    """What is let in has the form that its handler reads, and belongs where it is pressed."""
    sound = [identity(what, ids(what, place.numbers)) for what in IDS]
    nonsense = Nonsense(sound, PARTS, joints=":.-", longest=200)

    def made(luck) -> tuple:
        what = luck.choice([*IDS])
        if luck.random() < 0.6:
            parts = ids(what, place.numbers)
            for _ in range(luck.choice((0, 1, 1, 2))):
                if parts:
                    parts[luck.randrange(len(parts))] = luck.choice((luck.choice(PARTS), noise(luck, 12)))
            custom_id = identity(what, parts)
        else:
            custom_id = nonsense.text(luck)
        values = luck.choice((chosen(what), [], [luck.choice(PARTS)], [noise(luck)] * 25))
        return luck.choice((ANA, BRUNO, STRANGER)), luck.choice(PLACES), custom_id, values

    async def read(given: tuple) -> None:
        person, where, custom_id, values = given
        what, press = await let_in(place.press(person, where).interaction, custom_id, values)
        pattern = IDS[what]
        for part, text in zip(pattern.parts, press.parts, strict=False):
            if part.most is not None:
                assert 0 <= int(text) <= part.most
            if part.names in ("table", "table-here"):
                table = await place.tables.get(int(text))
                seated = table.seats_of(person) or table.lent_by(person)
                assert (where.guild, where.channel) == (table.guild, table.channel) or seated
        for text in press.parts:
            if text[:1].isalpha() and text[1:2].isdigit():
                path_of(text)

    await trying.beside("ids at the door", 400, made, read)
