"""What a commander knows of an assault: the dice under its own cup, and how likely announcements are.

Chances are reckoned from one's own dice alone: what the other side says may be a bluff and is not in them.
They can be told from a view: nothing here looks under another's cup.
"""

from collections.abc import Sequence

from engine.core.contract import Action, Fact, Note, Seat, View, Word
from engine.grecolonies.actions import Announce, Counter, Dodge, Lift
from engine.grecolonies.law.announcing import count_weapons, legal_announcements
from engine.grecolonies.state import Assault, Counts, GrecoloniesState, cities_in, combatants
from engine.grecolonies.telling.odds import at_least, exactly
from engine.grecolonies.words import HIDDEN, MOST_ANNOUNCED, WEAPONS, face

PLURALS = tuple(f"{weapon}s" for weapon in WEAPONS)
"""The names of facts about all of a weapon, in the order of WEAPONS."""

THOUGHT_OF, IN_PUBLIC = 17, 9
"""So many announcements stand among the first answers, and among those that everybody sees."""
SENSIBLE = 0.6
"""How likely an announcement is to hold that is neither bold nor timid."""
SURE, BLUFF = 0.9, 0.2
"""How likely an announcement is to hold that is as good as true, and one that is meant as a bluff."""
HOPELESS = 1
"""Percent: beyond the first number that is there with no more than this nothing more is told."""


def _seen(view: View[GrecoloniesState]) -> tuple[Assault, int] | None:
    """The assault that is on and the side whose dice the seat sees in it; None: it sees none."""
    frame = view.state.frame
    if not isinstance(frame, Assault) or view.seat not in combatants(frame.fight):
        return None
    side = combatants(frame.fight).index(view.seat)
    return None if HIDDEN in frame.dice[side] else (frame, side)


def hand(view: View[GrecoloniesState]) -> tuple[Note, ...]:
    """The faces under the seat's cup, and how many of each weapon they show together."""
    seen, state = _seen(view), view.state
    if seen is None:
        return ()
    frame, side = seen
    fight, dice = frame.fight, frame.dice[side]
    facts: dict[str, Fact] = {
        "province": Word("province", state.board.provinces[fight.province]),
        "number": fight.number,
        "faces": tuple(Word("face", face(die)) for die in sorted(dice)),
    }
    facts |= {name: count_weapons(dice, weapon) for weapon, name in enumerate(PLURALS)}
    return (Note("cup", facts),)


def likely(view: View[GrecoloniesState]) -> Sequence[Announce]:
    """Announcements a commander would think of: of each weapon the lowest that may be said, the highest that
    is nearly sure and the lowest bluff, and others that are neither certain nor hopeless."""
    seen = _seen(view)
    if seen is None:
        return ()
    frame, side = seen
    found = _thought_of(frame.count, frame.dice[side], len(frame.dice[1 - side]))
    return tuple(Announce(count, WEAPONS[weapon]) for count, weapon in found)


def _thought_of(above: int, own: Counts, unseen: int) -> Sequence[tuple[int, int]]:
    """The same as numbers and weapons, the lowest first."""
    first, between = set[tuple[int, int]](), dict[tuple[int, int], float]()
    for weapon in range(len(WEAPONS)):
        held = count_weapons(own, weapon)
        chances = {count: at_least(unseen, count - held) for count in range(above + 1, MOST_ANNOUNCED + 1)}
        sure = max((count for count, there in chances.items() if there >= SURE), default=above + 1)
        bluff = next((count for count, there in chances.items() if there <= BLUFF), above + 1)
        first |= {(count, weapon) for count in (above + 1, sure, bluff) if count in chances}
        between |= {
            (count, weapon): abs(there - SENSIBLE)
            for count, there in chances.items()
            if percent(there) > HOPELESS and (count, weapon) not in first
        }
    more = sorted(between, key=between.__getitem__)
    return sorted([*first, *more[: THOUGHT_OF - len(first)]])


def likely_to_all(view: View[GrecoloniesState]) -> Sequence[Announce]:
    """Announcements that are neither, to somebody who sees no dice at all."""
    frame = view.state.frame
    return _sensible(view.state, frame, (), IN_PUBLIC) if isinstance(frame, Assault) else ()


def _sensible(state: GrecoloniesState, frame: Assault, seen: Counts, most: int) -> Sequence[Announce]:
    """So many announcements that are about as likely as SENSIBLE by the dice that are seen."""
    unseen = sum(map(len, frame.dice)) - len(seen)
    held = [count_weapons(seen, weapon) for weapon in range(len(WEAPONS))]

    def boldness(action: Announce) -> float:
        return abs(at_least(unseen, action.count - held[WEAPONS.index(action.weapon)]) - SENSIBLE)

    speaker = Seat(combatants(frame.fight)[frame.speaker])
    near = sorted(legal_announcements(state, frame, speaker), key=boldness)[:most]
    return sorted(near, key=lambda each: (each.count, WEAPONS.index(each.weapon)))


def chance(view: View[GrecoloniesState], action: Action) -> int | None:
    """How likely it is, in percent, that an announcement or an answer to one holds, by one's own dice."""
    seen = _seen(view)
    if seen is None or not isinstance(action, Announce | Lift):
        return None
    frame, side = seen
    unseen = len(frame.dice[1 - side])
    count, weapon = (
        (action.count, WEAPONS.index(action.weapon))
        if isinstance(action, Announce)
        else (frame.count, frame.weapon)
    )
    missing = count - count_weapons(frame.dice[side], weapon)
    if isinstance(action, Dodge):
        return percent(exactly(unseen, missing))
    there = at_least(unseen, missing)
    return percent(1 - there if isinstance(action, Counter) else there)


def percent(chance: float) -> int:
    """A chance in whole percent; 0 and 100 only where it is certain."""
    if chance <= 0 or chance >= 1:
        return 100 if chance >= 1 else 0
    return max(1, min(99, round(100 * chance)))


def odds(view: View[GrecoloniesState]) -> tuple[Note, ...]:
    """What each announcement is worth to a commander: counter, dodge, and every number that may be there."""
    seen, state = _seen(view), view.state
    if seen is None:
        return ()
    frame, side = seen
    unseen = len(frame.dice[1 - side])
    held = [count_weapons(frame.dice[side], weapon) for weapon in range(len(WEAPONS))]
    rival = Word("city", cities_in(state, frame.fight)[1 - side])
    notes = [Note("chances", {"rival": rival, "dice": unseen})]
    if frame.count:
        missing = frame.count - held[frame.weapon]
        there, just = at_least(unseen, missing), exactly(unseen, missing)
        facts: dict[str, Fact] = {"count": frame.count, "weapon": Word("weapon", WEAPONS[frame.weapon])}
        if frame.speaker == side:
            notes.append(Note("counter", {**facts, "percent": percent(1 - there)}))
            notes.append(Note("dodge", {**facts, "percent": percent(just)}))
        else:
            notes.append(Note("said", {**facts, "percent": percent(there), "exact": percent(just)}))
    if frame.speaker == side or not frame.count:
        notes += _attacks(held, unseen, frame.count)
    return tuple(notes)


def _attacks(held: list[int], unseen: int, above: int) -> list[Note]:
    """A line for each number that may well be there, from the first that is not certain for every weapon."""
    highest = min(MOST_ANNOUNCED, max(held) + 2 * unseen)
    if above >= highest:
        return [Note("bluff")] if above < MOST_ANNOUNCED else []
    first = max(above, min(held)) + 1
    notes = []
    for count in range(min(first, highest), highest + 1):
        chances = [percent(at_least(unseen, count - have)) for have in held]
        notes.append(Note("attack", {"count": count, **dict(zip(PLURALS, chances, strict=True))}))
        if max(chances) <= HOPELESS:
            break
    return notes
