"""Announcements: attack, better attack, counter, dodge.

Source: "Première annonce", "Annonces suivantes", "Contre l'attaque", "Esquiver l'attaque". An attack
names a number from 1 to 24 and a weapon; a better one a higher number, whatever the weapon. Counter and
dodge lift the cups: weapons are counted, twice on faces that show two. After 24 nothing better can be
announced.
"""

from functools import cache

from engine.core.contract import Chance, Decision, Event, Fact, Refusal, Seat, Step, Word
from engine.core.values.change import change
from engine.grecolonies.actions import Announce, Counter, Dodge, Lift
from engine.grecolonies.events import Announced, Countered, Dodged
from engine.grecolonies.law.losses import lose
from engine.grecolonies.state import ATTACKER, Assault, Counts, GrecoloniesState, cities_in, combatants
from engine.grecolonies.words import MOST_ANNOUNCED, WEAPONS, face

RULE = "Annonces"
COUNTER, DODGE = Counter(), Dodge()
LIFTS = (COUNTER, DODGE)
THRESHOLDS = (4, 5, 6, 7, 8, 10, 12)
"""Standing orders: counter any attack above one of these numbers."""


def count_weapons(dice: Counts, weapon: int) -> int:
    """How many of a weapon (its place in WEAPONS) some dice show; faces with two count two."""
    one = 2 * weapon + 1
    return dice.count(one) + 2 * dice.count(one + 1)


@cache
def _better(above: int) -> tuple[Announce, ...]:
    return tuple(
        Announce(count, weapon) for count in range(above + 1, MOST_ANNOUNCED + 1) for weapon in WEAPONS
    )


def legal_announcements(_state: GrecoloniesState, frame: Assault, _seat: Seat) -> tuple[Announce, ...]:
    """Every attack at first, later every better one."""
    return _better(frame.count)


def refuse_announcement(
    _state: GrecoloniesState, frame: Assault, _seat: Seat, action: Announce
) -> Refusal | None:
    """Not better, or beyond 24."""
    if action.weapon not in WEAPONS:
        raise ValueError(action.weapon)
    if action.count > MOST_ANNOUNCED or action.count < 1:
        return Refusal("beyond-24", {"wanted": action.count, "most": MOST_ANNOUNCED}, RULE)
    if action.count <= frame.count:
        facts: dict[str, Fact] = {"wanted": action.count, "last": frame.count, "most": MOST_ANNOUNCED}
        return Refusal("not-better", facts, RULE)
    return None


def decisions(state: GrecoloniesState, frame: Assault) -> tuple[Decision, ...]:
    """What the side that speaks is asked: silence counters an attack; an opening is waited for.

    An answer is owed outside one's turn, by the attacker too: standing orders may give it.
    """
    fight, poleis = frame.fight, state.poleis
    speaker = combatants(fight)[frame.speaker]
    other = combatants(fight)[1 - frame.speaker]
    facts: dict[str, Fact] = {
        "rival": Word("city", poleis[other].city),
        "province": Word("province", state.board.provinces[fight.province]),
        "number": fight.number,
        "dice": len(frame.dice[frame.speaker]),
        "rival-dice": len(frame.dice[1 - frame.speaker]),
    }
    if not frame.count:
        return (Decision(Seat(speaker), "open-assault", facts=facts),)
    facts |= {"count": frame.count, "weapon": Word("weapon", WEAPONS[frame.weapon])}
    return (
        Decision(
            Seat(speaker),
            "announce",
            in_turn=False,
            default=COUNTER,
            facts=facts,
            answers=_orders(frame.count),
            hidden=True,
        ),
    )


@cache
def _orders(count: int) -> tuple[tuple[str, Counter], ...]:
    """What the standing orders say to an attack with this number."""
    return tuple((f"counter-above-{most}", COUNTER) for most in THRESHOLDS if count > most)


def announce(
    state: GrecoloniesState, frame: Assault, _seat: Seat, action: Announce, _chance: Chance
) -> Step[GrecoloniesState]:
    """An attack; the other side speaks next."""
    fight = frame.fight
    cities = cities_in(state, fight)
    event = Announced(cities[frame.speaker], cities[1 - frame.speaker], action.count, action.weapon)
    weapon = WEAPONS.index(action.weapon)
    following = Assault(fight, frame.dice, 1 - frame.speaker, action.count, weapon)
    return Step(change(state, frame=following), (event,))


def legal_lifts(_state: GrecoloniesState, frame: Assault, _seat: Seat) -> tuple[Lift, ...]:
    """Counter and dodge, once there is an attack."""
    return LIFTS if frame.count else ()


def refuse_lift(_state: GrecoloniesState, frame: Assault, _seat: Seat, _action: Lift) -> Refusal | None:
    """Nothing to answer yet: the first announcement is an attack."""
    return None if frame.count else Refusal("attack-first", {}, "Première annonce")


def lift(
    state: GrecoloniesState, frame: Assault, _seat: Seat, action: Lift, chance: Chance
) -> Step[GrecoloniesState]:
    """The cups are lifted and the weapons counted; one side has lost the assault."""
    fight, speaker = frame.fight, frame.speaker
    cities = cities_in(state, fight)
    shown = [count_weapons(dice, frame.weapon) for dice in frame.dice]
    found = sum(shown)
    held = frame.count > found if isinstance(action, Counter) else frame.count == found
    kind = Countered if isinstance(action, Counter) else Dodged
    faces = [tuple([face(die) for die in sorted(dice)]) for dice in frame.dice]
    events: list[Event] = [
        kind(
            cities[speaker],
            cities[1 - speaker],
            frame.count,
            WEAPONS[frame.weapon],
            found,
            shown[speaker],
            held,
            faces[speaker],
            faces[1 - speaker],
            attacker=speaker == ATTACKER,
        )
    ]
    loser = 1 - speaker if held else speaker
    return Step(lose(state, fight, loser, chance, events), tuple(events))
