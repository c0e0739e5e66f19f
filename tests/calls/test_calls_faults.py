"""Rules that fail in what a clock or an order does stop that table alone, and are not tried for ever."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from calling import RULEBOOKS, Calling
from house import House, ask
from nim import LetPass, Nim
from structlog.testing import capture_logs

from bot.store.calls.wishes import Pace
from engine.core.play import log as wills


class Thorn(Nim):
    """Nim whose law fails where somebody lets pass."""

    slug = "thorn"

    def resolve(self, state, seat, action, chance):
        if isinstance(action, LetPass):
            raise ZeroDivisionError("nobody lets pass")
        return super().resolve(state, seat, action, chance)


class Unread(Thorn):
    """The same, which cannot even be loaded."""

    def setup(self, options, seats, chance):
        raise ZeroDivisionError("nothing is set up")


@pytest.fixture
async def house(path: Path) -> AsyncIterator[House]:
    async with House(path, {**RULEBOOKS, "thorn": Thorn()}) as found:
        yield found


def failures(path: Path) -> int:
    ((count,),) = ask(path, "select count(*) from fault")
    return count


@pytest.mark.parametrize("ordered", [False, True])
async def test_a_clock_that_meets_failing_rules_is_given_up_once(house: House, ordered: bool) -> None:
    calling = Calling(house)
    broken, _, second = await calling.asked("thorn")
    sound, _, _ = await calling.asked("nim", channel=8)
    if ordered:
        with capture_logs():
            await calling.settles(broken, Pace(clock=None))
            with pytest.raises(Exception, match="internal-trouble"):
                await calling.orders(broken, second, "pass")
    before = failures(house.path)
    with capture_logs() as said:
        await calling.later(days=1)
        assert (await calling.log(sound))[1][1:] == ("let-pass", wills.CLOCK)
        for _ in range(20):
            await calling.later(hours=6)
    assert failures(house.path) == before + 1
    (told,) = [each for each in said if each["event"].startswith("given up")]
    assert (told["log_level"], told["game"]) == ("error", broken)
    assert len(await calling.log(broken)) == 1
    await house.plays(broken, second, "object")
    assert len(await calling.log(broken)) == 2


async def test_a_table_that_cannot_be_loaded_holds_up_no_other(path: Path, house: House) -> None:
    calling = Calling(house)
    await calling.asked("thorn")
    sound, _, _ = await calling.asked("nim", channel=8)
    async with House(path, {**RULEBOOKS, "thorn": Unread()}) as other:
        calling = Calling(other)
        with capture_logs() as said:
            await calling.later(days=1)
            assert (await calling.log(sound))[1][1:] == ("let-pass", wills.CLOCK)
            for _ in range(20):
                await calling.later(hours=6)
        assert len([each for each in said if each["event"].startswith("given up")]) == 1
