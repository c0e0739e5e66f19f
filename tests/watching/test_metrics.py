"""What Prometheus is told on the port of this machine."""

import pytest
from driver import Person
from moody import Fault
from tables import begin
from watched import Watched

from bot.errors.trouble import StoreBusy
from bot.herald.requests import route_of


async def test_what_happens_is_counted_and_timed(watched: Watched, ana: Person, bruno: Person):
    await begin(ana, bruno)
    await ana.complete("agora", "play", "move", "ro")
    await watched.bot.settle()
    told = await watched.figures()
    assert told["keryx_interactions_total", "command", "game new"] == 1
    assert told["keryx_interactions_total", "completion", "play"] == 1
    assert told["keryx_interactions_total", "button", "join"] == 1
    for kind, count in (("command", 1), ("completion", 1)):
        assert told["keryx_answer_seconds_count", kind] == count
        assert 0 < told["keryx_answer_seconds_sum", kind] < 60
    posted = ("keryx_discord_requests_total", "POST", "channels/:id/messages", "200")
    assert told[posted] >= 1
    assert told["keryx_discord_requests_total", "POST", "interactions/:id/:token/callback", "200"] >= 3
    assert told["keryx_games_open", "antike"] == 1
    assert told["keryx_games_in_memory",] == 1
    assert told["keryx_picture_seconds_count", "picture"] >= 1
    assert told["keryx_transaction_seconds_count", "write"] >= 3
    assert told["keryx_transaction_seconds_count", "read"] >= 3
    assert told["keryx_task_seconds_count", "announcer"] >= 1
    assert told["keryx_gateway_connected",] == told["keryx_database_answers",] == 1
    assert told["keryx_posts_waiting",] == told["keryx_oldest_post_seconds",] == 0
    assert told["keryx_thoughts_waiting",] == told["keryx_calls_late",] == 0
    assert told["process_resident_memory_bytes",] > 1e7
    assert told["keryx_tasks",] >= len(watched.bot.herald.loops)
    assert told["keryx_threads",] >= 2
    assert 1 <= told["keryx_database_connections",] <= 15


async def test_what_waits_is_read_when_it_is_asked_for(watched: Watched, ana: Person, bruno: Person):
    bot = watched.bot
    await begin(ana, bruno)
    await bot.settle()
    for loop in bot.herald.loops:  # nobody calls or posts any more
        await loop.stop()
    bot.clock.move(days=9)
    assert (await watched.figures())["keryx_calls_late",] == 1
    await ana.click(await ana.command("agora", "game concede"), "Concede")
    bot.clock.move(hours=1)
    told = await watched.figures()
    assert told["keryx_posts_waiting",] == 1
    assert told["keryx_oldest_post_seconds",] == 3600
    assert told["keryx_calls_late",] == 0
    assert ("keryx_games_open", "antike") not in told


async def test_too_many_requests_are_told_by_their_status(watched: Watched, ana: Person):
    playground = watched.bot.playground
    playground.faults.append(Fault("POST /channels/.*/messages$", "429", wait=0.01))
    await ana.command("agora", "game new", title="antike", seats=2)
    await watched.bot.settle()
    told = await watched.figures()
    assert told["keryx_discord_requests_total", "POST", "channels/:id/messages", "429"] == 1


async def test_a_database_that_does_not_answer_takes_nothing_else_along(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
):
    async def busy(*given) -> None:
        raise StoreBusy

    monkeypatch.setattr(watched.bot.herald.services.store, "read", busy)
    told = await watched.figures()
    assert told["keryx_database_answers",] == 0
    assert ("keryx_posts_waiting",) not in told
    assert told["keryx_gateway_connected",] == 1


async def test_nothing_is_asked_where_no_client_is_at_work(watched: Watched):
    watched.endpoint.herald = None
    told = await watched.figures()
    assert ("keryx_gateway_connected",) not in told
    assert ("keryx_interactions_created", "x") not in told


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/1400000000000000001/messages", "channels/:id/messages"),
        ("/api/v10/interactions/14/aW50ZXJhY3Rpb246/callback", "interactions/:id/:token/callback"),
        (
            "/api/v10/webhooks/15/aW50ZXJhY3Rpb246/messages/@original",
            "webhooks/:id/:token/messages/@original",
        ),
        ("/api/v10/gateway/bot", "gateway/bot"),
        ("/attachments/1/2/board.png", "files"),
    ],
)
def test_routes_have_neither_ids_nor_tokens(path: str, route: str):
    assert route_of(path) == route
