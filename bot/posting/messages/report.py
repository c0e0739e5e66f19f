"""The report of a game that is over: who led when, which turns decided it, who answered how quickly."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from statistics import median

from bot.pictures.captions import seats_of
from bot.speech.names import escape, plain
from bot.speech.story import headline
from bot.speech.teller import Teller
from bot.store.games.games import Chair
from engine.core.contract import Fact, Seat
from engine.core.play.log import PERSON
from engine.core.play.match import Match
from render.boards import crests_of
from render.kit.letters import writable
from render.replay import Moment, moments
from render.report.picture import POINTS
from render.report.values import Curve, Report, TurningPoint

MINUTE, HOUR, DAY = 60, 3600, 86400

Scores = tuple[int, ...]


def report_of(
    chairs: Sequence[Chair], whole: Match, times: Mapping[int, tuple[datetime, int | None]], teller: Teller
) -> Report:
    """Everything the picture shows, in the teller's language; `times`: when each entry was made."""
    found, standing = moments(whole), whole.standing
    rules = whole.rules
    scores = [rules.standing(whole.restart().state).scores]
    scores += [rules.standing(moment.state).scores for moment in found]
    names = written_names(teller, whole.seats)
    teller = Teller(teller.language, whole.title, [escape(name) for name in names], whole.options)
    crests, roles = crests_of(whole.title, whole.view(None)), whole.roles
    paces = [pace(whole, times, chair.seat) for chair in chairs]
    curves = tuple(
        Curve(
            names[chair.seat],
            tuple(each[chair.seat] for each in scores),
            told_pace(teller, paces[chair.seat], computer=chair.person is None),
            paces[chair.seat],
            tuple(crests[word] for word in roles[chair.seat] if word in crests),
            chair.seat in standing.winners,
        )
        for chair in chairs
    )
    points = tuple(
        TurningPoint(place, _told(teller, names, found[place - 1], seat, key, gain))
        for place, seat, key, gain in turning_points(scores)
    )
    return Report(
        teller.say("report-title", title=teller.title()),
        plain(teller.ending(standing)),
        curves,
        (0, *(moment.turn for moment in found)),
        points,
        teller.say("report-pace"),
        teller.say("report-points"),
        teller.say("report-start"),
    )


def written_names(teller: Teller, seats: int) -> list[str]:
    """The names of the seats' holders as they can be written on pictures."""
    return [
        writable(plain(name), seat) for name, seat in zip(teller.names, seats_of(teller, seats), strict=False)
    ]


def turning_points(scores: Sequence[Scores]) -> list[tuple[int, int, str, int]]:
    """The places where the game turned: place, seat, `lead` or `gain`, and how much was gained.

    The last takeover of whoever is ahead at the end comes first, then the largest gains, then other
    takeovers, the latest first; given back in order of time. The end itself is none: how it came is told
    beside the report's title.
    """
    leads, gains = [], []
    leader = _leader(scores[0])
    for place in range(1, len(scores) - 1):
        now = _leader(scores[place])
        if now is not None and now != leader:
            leads.append((place, now, "lead", scores[place][now] - scores[place - 1][now]))
            leader = now
        changes = [after - before for before, after in zip(scores[place - 1], scores[place], strict=True)]
        best = max(range(len(changes)), key=changes.__getitem__)
        if changes[best] > 0:
            gains.append((place, best, "gain", changes[best]))
    final = _leader(scores[-1])
    chosen = [each for each in reversed(leads) if each[1] == final][:1]
    usual = median(gain for *_, gain in gains) if gains else 0
    large = sorted((each for each in gains if each[3] > usual), key=lambda each: (-each[3], each[0]))
    for each in (*large[: POINTS - 2], *reversed(leads)):
        if len(chosen) < POINTS and each[0] not in [place for place, *_ in chosen]:
            chosen.append(each)
    return sorted(chosen)


def _leader(scores: Scores) -> int | None:
    """Who is alone ahead."""
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else None


def _told(teller: Teller, names: Sequence[str], moment: Moment, seat: int, key: str, gain: int) -> str:
    events = [event for event in moment.events if event.known_to(None)]
    what = headline(teller, events, 60)
    facts: dict[str, Fact] = {"turn": moment.turn, "who": names[seat], "gain": gain}
    text = teller.render(f"report-{key}", facts)
    return plain(teller.say("report-point", text=text, what=what) if what else text)


def pace(whole: Match, times: Mapping[int, tuple[datetime, int | None]], seat: Seat) -> float | None:
    """Seconds between being asked and answering, in the middle of all; None if nobody ever waited."""
    waited = []
    for before, entry in zip(whole.log, whole.log[1:], strict=False):
        if entry.seat != seat or before.seat == seat or entry.by != PERSON:
            continue
        if before.number in times and entry.number in times:
            waited.append((times[entry.number][0] - times[before.number][0]).total_seconds())
    return median(waited) if waited else None


def told_pace(teller: Teller, seconds: float | None, *, computer: bool) -> str:
    """A pace in words."""
    if seconds is None:
        return teller.say("report-at-once" if computer else "report-no-pace")
    for unit, key in ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes")):
        if seconds >= 2 * unit or (unit == MINUTE and seconds >= unit):
            return teller.render(f"report-{key}", {"count": round(seconds / unit)})
    return teller.say("report-at-once")
