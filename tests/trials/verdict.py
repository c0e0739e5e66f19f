"""What has to hold at the end of a trial, read from the database and seen in the channels."""

import itertools
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta

from crowd import Crowd
from driver import DIRECT_MESSAGES, CannotDo

from bot.club.replaying import examined
from bot.tables.state.loading import rows_of
from render.titles import TITLES

Ask = Callable[[str], list[tuple]]

SHOWN = (
    "select channel, message, id from outbox where message is not null",
    "select place, message, case when asks then 0 else -1 end from call where place is not null",
    "select game.channel, exchange.message, 0 from exchange join game on game.id = exchange.game",
    "select game.channel, exchange.call, 0 from exchange join game on game.id = exchange.game",
    "select channel, message, 0 from post",
    "select game.channel, vote.message, 0 from vote join game on game.id = vote.game",
    "select game.channel, offer.message, 0 from offer join game on game.id = offer.game",
)
"""Where a message stands in the database: channel, message, and of the outbox the row; -1 where it may be
gone, as calls are that have been settled."""

SETTLED = "select 1 from call where message = {} and not asks"

APART = timedelta(minutes=55)
"""Two calls about one wait lie further apart."""


LONG = timedelta(hours=48)
"""Whoever is waited for longer than this has been called."""

REMINDERS = ("call", "last", "nudge")


async def faults_found(crowd: Crowd, ask: Ask, now: datetime) -> list[str]:
    """What does not hold, a line each; nothing when all is well."""
    return [
        *_left_undone(ask),
        *_log(crowd, ask),
        *await _posts(crowd, ask),
        *_told(ask),
        *_calls(ask, now),
        *await _games(crowd),
    ]


def _left_undone(ask: Ask) -> Iterable[str]:
    for table, which in (("outbox", "not done"), ("call", "not done"), ("lease", "true"), ("fault", "true")):
        for row in ask(f"select * from {table} where {which}"):
            yield f"left in {table}: {str(tuple(row))[:1500]}"


def _log(crowd: Crowd, ask: Ask) -> Iterable[str]:
    """Every action that was accepted is in the log once; none that nobody did."""
    log: dict[tuple[int, int], Counter[str]] = defaultdict(Counter)
    numbers: dict[int, list[int]] = defaultdict(list)
    for game, number, deed, by, person in ask(
        "select game, number, deed, by, person from entry order by game, number"
    ):
        numbers[game].append(number)
        if by == "person" and not deed.startswith("undo "):
            log[game, int(person)][deed] += 1
    for game, found in numbers.items():
        if found != list(range(found[0], found[0] + len(found))):
            yield f"game {game}: entries {found}"
    for (game, person), found in log.items():
        heard = crowd.heard.get((game, person))
        for deed, times in found.items():
            least = heard.accepted[deed] if heard else 0
            most = least + (heard.unheard[deed] if heard else 0)
            if deed != "concede" and not least <= times <= most:
                yield f"game {game}: {deed!r} of {person} is in the log {times} times, not {least} to {most}"
    for (game, person), heard in crowd.heard.items():
        for deed in heard.accepted.keys() - log[game, person].keys():
            yield f"game {game}: {deed!r} of {person} was accepted and is not in the log"


async def _posts(crowd: Crowd, ask: Ask) -> list[str]:
    """Every message of the bot in a channel is known, and each known one is there, in order."""
    wrong = []
    known: dict[str, dict[str, int]] = defaultdict(dict)
    for query in SHOWN:
        for channel, message, row in ask(f"{query} order by 3"):
            if message is not None:
                known[str(channel)].setdefault(str(message), int(row))
    viewer = next(iter(crowd.people.values()))
    places = {channel: (viewer, channel) for channel in crowd.games.values()}
    for each in crowd.people.values():
        places[await each.channel(DIRECT_MESSAGES)] = (each, DIRECT_MESSAGES)
    for place, (person, name) in places.items():
        try:
            seen = await person.messages(name, 1000)
        except CannotDo as error:
            wrong.append(str(error))
            continue
        there = [each.id for each in seen if not each.private and each.author != person.name]
        texts = {each.id: each.text[:150].replace("\n", " ") for each in seen}
        wrong += [
            f"{name}: nobody knows of {each}: {texts[each]}" for each in there if each not in known[place]
        ]
        wrong += [
            f"{name}: {each} is not there"
            for each, row in known[place].items()
            if each not in there and row >= 0 and not ask(SETTLED.format(each))
        ]
        rows = [(known[place][each], int(each)) for each in there if known[place].get(each, 0) > 0]
        if [message for _, message in sorted(rows)] != sorted(message for _, message in rows):
            wrong.append(f"{name}: out of order: {sorted(rows)}")
    return wrong


def _told(ask: Ask) -> Iterable[str]:
    """Posts tell one entry after the other."""
    told: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for game, message in ask("select game, message from post order by id"):
        told[game].append(message)
    for game, messages in told.items():
        if messages != sorted(messages):
            yield f"game {game}: posts out of order {messages}"
    for game, kind, number, count in ask(
        "select game, kind, number, count(distinct message) from outbox where message is not null"
        " and kind in ('turn', 'ended') group by game, kind, number having count(distinct message) > 1"
    ):
        undone = ask(f"select count(*) from outbox where game = {game} and kind = 'undone'")[0][0]
        if not undone:
            yield f"game {game}: {kind} {number} was posted {count} times"


def _calls(ask: Ask, now: datetime) -> Iterable[str]:
    """Nobody is called twice about one wait within the hour; everybody who is waited for was called."""
    made: dict[tuple, list] = defaultdict(list)
    reached: set[tuple] = set()
    for kind, person, waits, why, at in ask(
        "select kind, person, waits, why, made from call where message is not null order by id"
    ):
        for wait in of_row(waits):
            made[kind, person, wait, why].append(at)
            reached.add((person, wait))
    for name, times in made.items():
        for early, late in itertools.pairwise(times):
            if moment(late) - moment(early) < APART:
                yield f"called twice: {name} at {early} and {late}"
    waited = "from timer t join game g on g.id = t.game where g.status = 'running'"
    for game, person, mark, since in ask(
        f"select t.game, t.person, t.mark, t.since {waited} and t.patience is null and t.snoozed is null"
        " and t.sent = 0 and t.last is null and not t.nudged and not t.given_up"
    ):
        if moment(since) < now - LONG:
            yield f"game {game}: {person} was never called, waited for since {since}, {mark}"
    waits = ask(f"select t.game, t.person, t.mark {waited}")
    standing = {(person, (game, mark)) for game, person, mark in waits}
    for number, kind, person, waits in ask(
        "select id, kind, person, waits from call where message is null and done order by id"
    ):
        lost = [wait for wait in of_row(waits) if (person, wait) in standing]
        if lost and kind in REMINDERS and not any((person, wait) in reached for wait in lost):
            yield f"call {number} ({kind}) was lost: {lost}"


def of_row(waits: str | list | None) -> list[tuple]:
    """The waits of a row of calls."""
    return [tuple(each) for each in (json.loads(waits) if isinstance(waits, str) else waits or ())]


def moment(at: datetime | str) -> datetime:
    """A time as it comes from either database."""
    found = datetime.fromisoformat(at) if isinstance(at, str) else at
    return found if found.tzinfo else found.replace(tzinfo=UTC)


async def _games(crowd: Crowd) -> list[str]:
    """Every game replays to its digests."""
    wrong = []
    for game in crowd.games:
        found = examined(TITLES, await crowd.store.read(rows_of, game))
        if not found.sound:
            wrong.append(f"game {game} does not replay: {found}")
    return wrong
