"""A balance report in Markdown: what was drawn, built and left out, and what part of these games was won."""

from collections import Counter

from bot.cli.simulation.games_played import Played, Series
from bot.cli.terminal import language, text
from bot.speech.teller import Teller
from engine.core.contract import Word
from engine.players.arena import Outcome
from engine.players.balance import ENOUGH, SEEN, Balance, Count
from render.titles import TITLES

DUEL = 2
"""Seats of the games in which half is the measure of everything."""


def lines(series: Series, played: Played, command: str) -> list[str]:
    """The whole report, with the command that makes it."""
    game = TITLES[series.title]
    teller, tally = Teller(language(), game), played.balance
    found = [text("report-title", title=teller.title(), games=tally.games), "", f"    {command}", ""]
    found += [_sum(tally, played.outcomes)]
    if series.seats == DUEL:
        found += ["", *_outside(teller, tally)]
    for trait, counts in tally.counts.items():
        if trait != SEEN and counts:
            found += ["", *_table(teller, tally, trait, counts)]
    return found


def _sum(tally: Balance, outcomes: list[Outcome]) -> str:
    scores = sorted(tally.scores) or [0]
    turns = sorted(each.turns for each in outcomes)
    ends = Counter(each.standing.ended for each in outcomes if each.standing.ended)
    endings = ", ".join(f"{reason} {count / len(outcomes):.0%}" for reason, count in ends.most_common())
    return text(
        "report-sum",
        games=len(outcomes),
        finished=tally.games,
        turns=turns[len(turns) // 2],
        endings=endings,
        low=scores[0],
        middle=scores[len(scores) // 2],
        high=scores[-1],
    )


def _mean(counts: dict[Word, Count]) -> float:
    games = sum(count.games for count in counts.values())
    return sum(count.wins for count in counts.values()) / games if games else 0.0


def _outside(teller: Teller, tally: Balance) -> list[str]:
    """What lies outside, with the reason where it is known."""
    known, outside = teller.guide.flagged(), tally.outside()
    unknown = [word for word in outside if word not in known]
    found = [text("report-outside-title"), ""]
    found.append(text("report-outside", count=len(outside), unknown=len(unknown), enough=ENOUGH))
    if outside or known:
        found += ["", text("report-outside-columns"), "| --- | ---: | ---: | --- |"]
    every = {
        word: count for trait, each in tally.counts.items() if trait != SEEN for word, count in each.items()
    }
    for word in (*outside, *(word for word in known if word not in outside)):
        count = every.get(word, Count())
        why = teller.say(teller.key("balance", word.id)) if word in known else text("report-not-known")
        found.append(f"| {teller.word(word)} | {count.games} | {count.rate:.1%} | {why} |")
    return found


def _table(teller: Teller, tally: Balance, trait: str, counts: dict[Word, Count]) -> list[str]:
    """One trait, what was won most with first; with what came to hand where that was counted too."""
    seen = tally.counts.get(SEEN, {})
    drawn = bool(seen.keys() & counts.keys())
    found = [text(f"report-trait-{trait}", mean=round(100 * _mean(counts))), ""]
    if drawn:
        found += [text("report-columns-drawn"), "| --- | ---: | ---: | ---: |"]
    else:
        found += [text("report-columns"), "| --- | ---: | ---: |"]
    for word, count in sorted(counts.items(), key=lambda each: (-each[1].rate, each[0])):
        had = f" {seen[word].games if word in seen else 0} |" if drawn else ""
        found.append(f"| {teller.word(word)} |{had} {count.games} | {count.rate:.1%} |")
    return found
