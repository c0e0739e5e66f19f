"""The analysis of a game that is over, in one language: the chart, and what is told of its turning points."""

from collections.abc import Sequence

from bot.pictures.course import curves_of
from bot.speech.names import escape, plain
from bot.speech.story import headline
from bot.speech.teller import Teller
from engine.core.contract import Event, Line, Seat, seat_word
from engine.core.errors import EngineError
from engine.core.play.match import Match, fold
from engine.players.analysis import Better, Swing, Turned
from render.report.values import Report, TurningPoint

MUCH = 0.05
"""Whose chance changed by less is not told of, unless the turn was theirs."""


def analysis_report(
    whole: Match,
    found: Sequence[Swing],
    points: Sequence[Swing],
    teller: Teller,
    names: Sequence[str],
) -> Report:
    """The chart of everybody's chances with the turning points, to be drawn; `names`: as they are written."""
    chances = [found[0].before, *(each.after for each in found)]
    places = {swing.began: place for place, swing in enumerate(found, 1)}
    written = Teller(teller.language, teller.game, [escape(name) for name in names], teller.chosen)
    return Report(
        teller.say("analysis-title", title=teller.title()),
        plain(written.ending(whole.standing)),
        tuple(curves_of(whole, [tuple(map(percent, each)) for each in chances], names)),
        (0, *(swing.turn for swing in found)),
        tuple(TurningPoint(places[swing.began], plain(swing_told(written, swing))) for swing in points),
        "",
        teller.say("analysis-points"),
        teller.say("report-start"),
        unit=teller.say("analysis-unit"),
    )


def swing_told(teller: Teller, swing: Swing) -> str:
    """Which turn it was, whose, and how the chances changed: `Turn 12 (round 4): Ana (48 → 31%)`."""
    changed = [
        seat
        for seat, (old, new) in enumerate(zip(swing.before, swing.after, strict=True))
        if seat == swing.seat or abs(new - old) >= MUCH
    ]
    changed.sort(key=lambda seat: (seat != swing.seat, -abs(swing.after[seat] - swing.before[seat])))
    told = tuple(
        teller.say(
            "analysis-change",
            who=seat_word(Seat(seat)),
            before=percent(swing.before[seat]),
            after=percent(swing.after[seat]),
        )
        for seat in changed
    )
    return teller.say("analysis-turn", turn=swing.turn, round=swing.round, changes=told)


def events_in(whole: Match, swing: Swing) -> tuple[Event, ...]:
    """What happened in a turn of a game that is over."""
    _, told = fold(whole.at(swing.began), whole.line[swing.began : swing.ended])
    return tuple(event for _, events in told for event in events)


def played_told(teller: Teller, events: Sequence[Event]) -> str:
    """What was done in a turn, in a headline; empty where it has none."""
    what = headline(teller, events)
    return teller.say("analysis-played", what=what) if what else ""


def better_told(teller: Teller, turned: Turned) -> str:
    """What would have been better, with the chances as they could be known then; or that nothing was found,
    which is praise where the turn was a gain. Empty where nobody looked for it."""
    better = turned.better
    if better is None:
        found = "analysis-good" if turned.swing.gain > 0 else "analysis-none"
        return teller.say(found) if turned.sought else ""
    return teller.say(
        "analysis-better",
        turn=line_told(teller, better.line),
        chance=percent(better.chance),
        done=percent(better.done),
    )


def line_told(teller: Teller, line: Line) -> str:
    """A turn in words: its actions, those that only end it left out where there are others."""
    told = [action for action in line if not action.ends] or [*line]
    return escape(" · ".join(teller.action(action) for action in told))


def percent(chance: float) -> int:
    """A chance in hundredths."""
    return round(100 * chance)


def instead(whole: Match, better: Better) -> tuple[Match, tuple[Event, ...]]:
    """The game as if that turn had been played, with what happens in it; up to where luck or others
    decide."""
    match, events = whole.at(better.keep), list[Event]()
    seat = whole.line[better.keep].seat
    for action in better.line:
        try:
            played = match.play(seat, action, drawn=())
        except (EngineError, LookupError):
            break
        match = played.match
        events += played.step.events
    return match, tuple(events)
