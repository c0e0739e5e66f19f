"""Two processes that hold the same shards: each says so, once, unless the other is gone soon."""

import pytest
from among import Among, do
from structlog.testing import capture_logs

from bot.herald.shared.crew import TWICE
from bot.settings import overlap


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        ("0-3/8", "4-7/8", False),
        ("0-3/8", "3-5/8", True),
        ("2-2/3", "2-2/3", True),
        ("0-0/2", "1-1/4", True),
        ("", "0-0/2", True),
        ("", "", True),
    ],
)
def test_who_holds_what_others_hold(one: str, other: str, both: bool) -> None:
    assert overlap(one, other) is overlap(other, one) is both


async def test_a_rival_is_told_once(bots: Among) -> None:
    first, second = bots.bots
    with capture_logs() as log:
        for _ in range(TWICE):
            await first.crew.beat()
    assert not [each for each in log if "same shards" in each["event"]]
    await do(second.store, f"update worker set shards = '0-0/2' where name = '{second.store.holder}'")
    with capture_logs() as log:
        for _ in range(TWICE - 1):
            await first.crew.beat()
    assert not [each for each in log if "same shards" in each["event"]]
    with capture_logs() as log:
        for _ in range(3):
            await first.crew.beat()
    (told,) = [each for each in log if "same shards" in each["event"]]
    assert told["names"] == [second.store.holder]
