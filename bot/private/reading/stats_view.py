"""What somebody has played, as a private message: by title, with the newest games and the pace."""

from collections.abc import Sequence

from discord.utils import format_dt

from bot.club.statistics import Meetings, Record, Statistics, meetings, pace, statistics
from bot.herald.ids import EVERY
from bot.herald.press import Press
from bot.herald.sheet import PRIMARY, KeptButton, Sheet
from bot.speech.teller import Teller
from bot.speech.texts import render, say
from bot.speech.times import lasting
from bot.store.club.results import Result
from bot.tables.results.ratings import SURE
from bot.tables.state.telling import title_of
from engine.core.contract import Fact
from render.titles import TITLES

NEWEST = 5
"""Games listed one by one."""
TOGETHER = 3
"""The same of those two people have played with each other."""


def record_line(tongue: str, record: Record) -> str:
    """One title: how many games, how they ended, the rating."""
    title = title_of(record.title, tongue)
    ranks = tuple(say(tongue, "stats-rank", rank=rank, count=count) for rank, count in record.ranks)
    lines = [say(tongue, "stats-title", title=title, games=len(record.results), won=record.won)]
    lines.append(say(tongue, "stats-ranks", ranks=ranks))
    if record.conceded:
        lines.append(say(tongue, "stats-conceded", count=record.conceded))
    if record.rating is None:
        lines.append(say(tongue, "stats-unrated"))
    else:
        key = "stats-rating" if record.rated >= SURE else "stats-rating-early"
        lines.append(say(tongue, key, points=record.rating.points, games=record.rated))
    return " ".join(lines)


def result_line(tongue: str, result: Result) -> str:
    """One game: when, what, how it ended."""
    when = format_dt(result.ended, "d")
    if result.title not in TITLES:
        title, score = result.title, str(result.score)
    else:
        teller = Teller(tongue, TITLES[result.title])
        title, score = teller.title(), teller.score(result.score, result.goal)
    key = "stats-game-conceded" if result.conceded else "stats-game"
    return say(tongue, key, when=when, title=title, rank=result.rank, seats=result.seats, score=score)


def statistics_lines(tongue: str, found: Statistics, *, own: bool, games: bool) -> list[str]:
    """Everything that is told; with `games` the newest ones too."""
    if not found.counted:
        return [say(tongue, "stats-uncounted-own" if own else "stats-uncounted")]
    lines = [record_line(tongue, record) for record in found.records]
    if not lines:
        lines.append(say(tongue, "stats-none-own" if own else "stats-none"))
    if found.running:
        lines.append(say(tongue, "stats-running", count=found.running))
    known = pace(found.newest)
    if known is not None:
        seconds, turns = known
        lines.append(say(tongue, "stats-pace", time=lasting(tongue, seconds), turns=turns))
    if games and found.newest:
        lines.append(f"**{say(tongue, 'stats-newest')}**")
        lines += [result_line(tongue, result) for result in found.newest[:NEWEST]]
    return lines


def together_lines(tongue: str, who: str, met: Sequence[Meetings]) -> list[str]:
    """How the asker and somebody else fared with each other, by title, and the newest games; none where they
    have not met."""
    if not met:
        return []
    lines = [f"**{say(tongue, 'stats-together', who=who)}**"]
    for each in met:
        own, other = each.won
        facts: dict[str, Fact] = {"title": title_of(each.title, tongue), "games": len(each.games)}
        lines.append(
            render(tongue, "stats-together-title", {**facts, "who": who, "own": own, "other": other})
        )
    games = [(each.title, pair) for each in met for pair in each.games]
    games.sort(key=lambda each: (each[1][0].ended, each[1][0].game), reverse=True)
    for title, (mine, theirs) in games[:TOGETHER]:
        facts = {"title": title_of(title, tongue), "when": format_dt(mine.ended, "d"), "who": who}
        facts |= {"own": mine.rank, "other": theirs.rank}
        lines.append(render(tongue, "stats-together-game", facts))
    return lines


async def show_statistics(
    press: Press, person: int, title: str | None, *, everywhere: bool = False, new: bool = True
) -> None:
    """Show a person's statistics, here or everywhere; of other people's games elsewhere only sums."""
    tongue, own = press.tongue, person == press.person
    everywhere = everywhere or press.guild is None
    found = await press.services.store.read(statistics, person, None if everywhere else press.guild, title)
    key = "stats-heading-everywhere" if everywhere else "stats-heading"
    sheet = Sheet().text(f"**{say(tongue, key, who=f'<@{person}>')}**")
    sheet.text("\n".join(statistics_lines(tongue, found, own=own, games=own or not everywhere)))
    if not own:
        guild = None if everywhere else press.guild
        met = await press.services.store.read(meetings, press.person, person, guild, title)
        sheet.text("\n".join(together_lines(tongue, f"<@{person}>", met)))
    if press.guild is not None and found.counted:
        where, label = ("here", "button-stats-here") if everywhere else (EVERY, "button-stats-everywhere")
        sheet.row(KeptButton.make("stats", person, title or EVERY, where, label=press.say(label)))
    if own and not found.counted:
        sheet.row(KeptButton.make("privacy", label=press.say("button-privacy"), style=PRIMARY))
    await press.show(sheet, new=new)


async def elsewhere(press: Press) -> None:
    """Show the same of this server or of everywhere."""
    person, title, where = press.parts
    named = None if title == EVERY else title
    await show_statistics(press, int(person), named, everywhere=where == EVERY, new=False)
