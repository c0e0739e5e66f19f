"""How the scores of a game went, turn by turn: its curves, and the turns that changed it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import TypeAlias

from bot.pictures.captions import seats_of
from bot.speech.names import escape, plain
from bot.speech.story import headline
from bot.speech.teller import Teller
from engine.core.contract import Fact, Standing, State
from engine.core.judging import shares
from engine.core.play.match import Match
from engine.players.analysis import LEAST, known_chances
from render.boards import crests_of
from render.kit.letters import writable
from render.replay import Moment, moments
from render.report.values import POINTS, Curve, TurningPoint

Scores: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """The ends of the turns played so far, and everybody's score at each, the beginning before them."""

    moments: tuple[Moment, ...]
    scores: tuple[Scores, ...]
    states: tuple[State, ...]
    """The positions at these places, with nothing hidden."""

    @property
    def turns(self) -> tuple[int, ...]:
        """The turn at each place along the curves."""
        return (0, *(moment.turn for moment in self.moments))


def course_of(whole: Match, standing: Callable[[State], Standing]) -> Course:
    """How a game went, by what `standing` says of its states. Replays it."""
    found = moments(whole)
    states = (whole.restart().state, *(moment.state for moment in found))
    return Course(found, tuple(standing(state).scores for state in states), states)


def chances_in(whole: Match, course: Course) -> tuple[tuple[int, ...], ...]:
    """Each seat's chance to win at each place of the course of a game that is over, in hundredths; none where
    nobody can say."""
    judging = whole.title.judging
    if judging is None or whole.standing.ended is None or len(course.states) <= LEAST:
        return ()
    found = [known_chances(judging, whole.rules, state) for state in course.states[:-1]]
    return tuple(
        tuple(round(100 * each[seat]) for each in (*found, shares(whole.standing)))
        for seat in range(whole.seats)
    )


def curves_of(whole: Match, scores: Sequence[Scores], names: Sequence[str]) -> list[Curve]:
    """A curve for each seat of what it has at each place of the course, in its colour and with its emblems;
    whose it is won where the game is over."""
    crests, roles, winners = crests_of(whole.title, whole.view(None)), whole.roles, whole.standing.winners
    return [
        Curve(
            name,
            tuple(each[seat] for each in scores),
            crests=tuple(crests[word] for word in roles[seat] if word in crests),
            won=seat in winners,
        )
        for seat, name in enumerate(names)
    ]


def points_of(course: Course, teller: Teller, names: Sequence[str]) -> tuple[TurningPoint, ...]:
    """The turns that changed the game, in the teller's language; `names`: as they are written."""
    teller = Teller(teller.language, teller.game, [escape(name) for name in names], teller.chosen)
    return tuple(
        TurningPoint(place, _told(teller, names[seat], course.moments[place - 1], key, gain))
        for place, seat, key, gain in turning_points(course.scores)
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


def _told(teller: Teller, name: str, moment: Moment, key: str, gain: int) -> str:
    events = [event for event in moment.events if event.known_to(None)]
    what = headline(teller, events, 60)
    facts: dict[str, Fact] = {"turn": moment.turn, "who": name, "gain": gain}
    text = teller.render(f"report-{key}", facts)
    return plain(teller.say("report-point", text=text, what=what) if what else text)
