"""What is stuck, at which table, since when and why: for whoever runs the bot."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.errors.trouble import GameDamaged
from bot.store import itself
from bot.store.connection import Connection
from bot.store.database import Store
from bot.store.games import logs
from bot.store.games.games import StoredGame
from bot.store.stuck import LatePost, Waits, waits
from bot.tables.state.loading import begun, load
from bot.tables.state.table import Table
from engine.core.contract import Fact
from engine.core.title import Title

LATE = timedelta(minutes=10)
"""How long what is due may lie before it counts as stuck: mostly it is done within seconds."""

LOCKED = "Locked"
SILENCED = "Silenced"
"""What is kept as the answer where the bot knew by itself that it may not post."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """One thing that is stuck. Its sentence is the text `cli-tables-<what>`."""

    what: str
    since: datetime
    game: int | None = None
    title: str = ""
    channel: int | None = None
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Live:
    """An open game in short."""

    game: StoredGame
    since: datetime
    """When something last happened there."""
    table: Table | None
    """None where its log does not replay."""


@dataclass(frozen=True, slots=True)
class Surveyed:
    """All open games, and what is stuck."""

    games: tuple[Live, ...]
    stuck: tuple[Stuck, ...]


async def survey_all(store: Store, titles: Mapping[str, Title], now: datetime) -> Surveyed:
    """What is stuck now, whatever server it is on. Nothing is changed.

    Raises:
        StoreBusy, StoreDamaged: the database cannot be read.
    """
    async with store.reading() as connection:
        found = await waits(connection, now, now - LATE)
        numbers = [game.id for game in found.games]
        acted = await logs.last_acts(connection, numbers)
        faults = await itself.newest_faults(connection, numbers)
        live = [await _live(connection, titles, game, acted.get(game.id)) for game in found.games]
    stuck = [*_posts(found, faults), *_others(found), *_games(live, faults, now)]
    known = {each.game.id: each.game for each in live}
    return Surveyed(tuple(live), tuple(_named(each, known) for each in stuck))


async def _live(
    connection: Connection, titles: Mapping[str, Title], game: StoredGame, acted: datetime | None
) -> Live:
    last = max(filter(None, (game.created, game.started, acted)))
    try:
        return Live(game, last, await load(connection, titles, game.id))
    except GameDamaged:
        return Live(game, last, None)


def _named(stuck: Stuck, known: Mapping[int, StoredGame]) -> Stuck:
    """The same with the title and channel of its game, where it has one that is open."""
    game = known.get(stuck.game or 0)
    if game is None:
        return stuck
    channel = stuck.channel or game.channel
    return Stuck(stuck.what, stuck.since, stuck.game, game.title, channel, stuck.facts)


def _posts(found: Waits, faults: Mapping[int, tuple[str, datetime]]) -> list[Stuck]:
    """A channel with posts that wait is told once: with the first of them, behind which all others wait."""
    channels = dict[int, list[LatePost]]()
    for each in found.posts:
        channels.setdefault(each.channel, []).append(each)
    stuck = []
    for posts in channels.values():
        first = posts[0]
        code, at = faults.get(first.game, ("", first.created))
        facts: dict[str, Fact] = {
            "posts": len(posts),
            "attempts": first.attempts,
            "answer": first.answer,
            "code": code,
        }
        what = why_not(first, faulty=bool(code) and at >= first.created)
        stuck.append(Stuck(f"post-{what}", first.created, first.game, "", first.channel, facts))
    return stuck


def why_not(post: LatePost, *, faulty: bool) -> str:
    """Why a post waits, by what was answered last; `faulty`: a fault of ours happened at its table since."""
    status = post.answer.partition(" ")[0]
    if not post.attempts:
        return "untried"
    if post.answer == LOCKED:
        return "locked"
    if post.answer == SILENCED or status in ("401", "403"):
        return "forbidden"
    if status == "429":
        return "slowed"
    if status.isdigit():
        return "down" if status >= "500" else "refused"
    if faulty:
        return "fault"
    return "unreached" if post.answer else "begun"


def _others(found: Waits) -> list[Stuck]:
    """Calls, timers and searches that are late, and games on leave."""
    stuck = []
    for call in found.calls:
        facts: dict[str, Fact] = {"attempts": call.attempts, "kind": call.kind}
        stuck.append(Stuck("call", call.made, call.game, "", call.channel, facts))
    stuck += [
        Stuck("holiday" if each.game is None else "timer", each.due, each.game) for each in found.timers
    ]
    for search in found.searches:
        since = min(search.ends, search.created) if search.shown < search.revision else search.ends
        what = "search-unseen" if search.shown < search.revision else "search-over"
        stuck.append(Stuck(what, since, None, search.title, search.channel, {"number": search.id}))
    for what, leaves in (("paused", found.pauses), ("away", found.holidays)):
        open_games = {game.id for game in found.games}
        for leave in leaves:
            if leave.game in open_games:
                facts = {"until": f"{leave.ends:%Y-%m-%d %H:%M}"}
                stuck.append(Stuck(what, leave.begins, leave.game, "", None, facts))
    return stuck


def _games(live: list[Live], faults: Mapping[int, tuple[str, datetime]], now: datetime) -> list[Stuck]:
    """Games that are held, do not replay, or in which a computer is waited for."""
    stuck = []
    for each in live:
        number, table = each.game.id, each.table
        code, at = faults.get(number, ("", each.since))
        if table is None:
            stuck.append(Stuck("damaged", each.since, number, facts={"code": code}))
        elif table.held is not None:
            facts: dict[str, Fact] = {"version": table.held.version, "now": table.held.now}
            stuck.append(Stuck("held", each.since, number, facts=facts))
        elif begun(each.game) and now - each.since >= LATE:
            thinks = [seat for seat in _asked(table) if table.chairs[seat].computer]
            if thinks:
                facts = {"seat": thinks[0] + 1, "code": code if at >= each.since else ""}
                stuck.append(Stuck("thought", each.since, number, facts=facts))
    return stuck


def _asked(table: Table) -> list[int]:
    return [decision.seat for decision in table.owed]
