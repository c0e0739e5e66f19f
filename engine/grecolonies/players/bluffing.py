"""What to say over one's cup: others mostly answer as the sensible player does, or say what they like.

What lies under the other cup is weighed by how likely such dice are, and by how likely whoever has them says
what was said. Then claims are thought through, a few of one's own deep, to the lifting of the cups.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import TypeAlias

from engine.grecolonies.players.claims import COUNTERED, DODGED, NOTHING, Claim, Held, usual
from engine.grecolonies.telling.odds import at_least
from engine.grecolonies.words import FACES, MOST_ANNOUNCED, WEAPONS

ODD = 0.6
"""How often somebody answers otherwise than usual. With a half of it some more assaults are won against
sensible players, and fewer against all others."""
LIFTED = 0.9
"""How often whoever does so lifts the cups."""
FREE = 2.0
"""How much a claim may be one of somebody who says what they like. The less that is thought of, the more is
believed: with a half of it whoever opens with a bluff and lifts whatever comes then wins 63 of 100 assaults
with two dice each, now 47."""
BOLD = 0.3
"""How often they claim what cannot be true, for each time that they claim what is."""
EVEN = 0.5
"""How often one wins an assault that goes on in a way that is not thought through."""
HIGHER = 5
"""How far above what was said a claim is thought of."""
DEPTH = 2
"""How many claims of one's own are thought through."""
WIDTH = 8
"""How many claims are thought through further."""

Belief: TypeAlias = list[tuple[int, float]]
"""What may lie under the other cup: places in `throws`, with weights."""
Answers: TypeAlias = tuple[tuple[Claim, float], ...]
"""What may be said, with how likely it wins the assault."""


@cache
def throws(dice: int) -> tuple[tuple[Held, float], ...]:
    """What so many dice may show of each weapon, with its chance."""
    if not dice:
        return (((0,) * len(WEAPONS), 1.0),)
    found: dict[Held, float] = {}
    for held, chance in throws(dice - 1):
        for weapon in range(len(WEAPONS)):
            for more in (1, 2):
                one = (*held[:weapon], held[weapon] + more, *held[weapon + 1 :])
                found[one] = found.get(one, 0.0) + chance / len(FACES)
    return tuple(found.items())


@lru_cache(maxsize=8192)
def _replies(dice: int, unseen: int, said: Claim) -> tuple[Claim, ...]:
    """What is usually said with each throw of so many dice."""
    return tuple([usual(held, unseen, said) for held, _ in throws(dice)])


@cache
def _shown(dice: int, weapon: int) -> tuple[int, ...]:
    """How many of a weapon each throw shows."""
    return tuple([held[weapon] for held, _ in throws(dice)])


class _Cups:
    """An assault as one side sees it."""

    def __init__(self, own: Held, dice: int, rival_dice: int) -> None:
        self.own = own
        self.dice = dice
        self.rival_dice = rival_dice

    def free(self, said: Claim) -> Belief:
        """What may lie under the other cup if this was said freely: likelier where it could be true."""
        count, weapon = said
        return [
            (place, FREE * chance * (BOLD + at_least(self.dice, count - held[weapon])))
            for place, (held, chance) in enumerate(throws(self.rival_dice))
        ]

    def course(self, opens: bool) -> dict[Claim, Answers]:
        """What one may say to all that may be said in the usual course of the assault, the best first."""
        found: dict[Claim, Answers] = {}
        everything = [(place, chance) for place, (_, chance) in enumerate(throws(self.rival_dice))]
        coming: dict[Claim, Belief] = {}
        if opens:
            coming[NOTHING] = everything
        else:
            self._replied(everything, NOTHING, coming)
        while coming:
            said = min(coming)
            belief = coming.pop(said)
            if said != NOTHING:
                belief = belief + self.free(said)
            found[said] = self.answers(belief, said)
            best = found[said][0][0]
            if best[0] > 0:
                self._replied(belief, best, coming)
        return found

    def answers(self, belief: Belief, said: Claim) -> Answers:
        """What may be said, the best first, with how likely it wins."""
        whole = sum([weight for _, weight in belief])
        found = sorted(self._weighed(belief, said, DEPTH), key=lambda each: -each[1])
        return tuple([(claim, won / whole) for claim, won in found])

    def _replied(self, belief: Belief, said: Claim, coming: dict[Claim, Belief]) -> None:
        """Sorts what may lie under the other cup by what its owner usually says to a claim."""
        replies = _replies(self.rival_dice, self.dice, said)
        for each in belief:
            reply = replies[each[0]]
            if reply[0] > 0:
                coming.setdefault(reply, []).append(each)

    def _best(self, belief: Belief, said: Claim, depth: int) -> float:
        """The weight of what may lie under the other cup where the best that can be said wins."""
        return max(self._weighed(belief, said, depth), key=itemgetter(1))[1]

    def _weighed(self, belief: Belief, said: Claim, depth: int) -> list[tuple[Claim, float]]:
        """What may be said, with the weight of what may lie under the other cup where it wins."""
        lifted = [] if said == NOTHING else [self._lifted(belief, said)]
        if not depth:
            return lifted
        found = [(claim, self._claimed(belief, claim, 0)) for claim in self._claims(said)]
        if depth > 1:
            found.sort(key=lambda each: -each[1])
            found = [(claim, self._claimed(belief, claim, depth - 1)) for claim, _ in found[:WIDTH]]
        return lifted + found

    def _lifted(self, belief: Belief, said: Claim) -> tuple[Claim, float]:
        count, weapon = said
        missing, shown = count - self.own[weapon], _shown(self.rival_dice, weapon)
        fewer = just = 0.0
        for place, weight in belief:
            if shown[place] < missing:
                fewer += weight
            elif shown[place] == missing:
                just += weight
        return (COUNTERED, fewer) if fewer >= just else (DODGED, just)

    def _claims(self, said: Claim) -> Sequence[Claim]:
        """What could be claimed now."""
        count = said[0]
        high = count + HIGHER if count else max(self.own) + self.rival_dice + 1
        return [
            (each, weapon)
            for each in range(count + 1, min(high, MOST_ANNOUNCED) + 1)
            for weapon in range(len(WEAPONS))
        ]

    def _claimed(self, belief: Belief, claim: Claim, depth: int) -> float:
        """The weight of what may lie under the other cup where a claim wins."""
        count, weapon = claim
        missing, shown = count - self.own[weapon], _shown(self.rival_dice, weapon)
        replies = _replies(self.rival_dice, self.dice, claim)
        won, odd, further = 0.0, 0.0, dict[Claim, Belief]()
        for each in belief:
            place, weight = each
            reply = replies[place]
            has = shown[place]
            if has >= missing:
                odd += weight
            if reply == COUNTERED:
                if has >= missing:
                    won += weight
            elif reply == DODGED:
                if has != missing:
                    won += weight
            elif reply in further:
                further[reply].append(each)
            else:
                further[reply] = [each]
        for reply, left in further.items():
            won += self._best(left, reply, depth)
        whole = sum([weight for _, weight in belief])
        return (1 - ODD) * won + ODD * (LIFTED * odd + (1 - LIFTED) * EVEN * whole)


@lru_cache(maxsize=1024)
def _course(own: Held, dice: int, rival_dice: int, opens: bool) -> dict[Claim, Answers]:
    return _Cups(own, dice, rival_dice).course(opens)


def answers(own: Held, dice: int, rival_dice: int, said: Claim, opens: bool) -> Answers:
    """What may be said with these weapons under one's cup, the best first, with how likely that wins.

    `opens`: it was one's own side that spoke first.
    """
    course = _course(own, dice, rival_dice, opens)
    if said in course:
        return course[said]
    cups = _Cups(own, dice, rival_dice)
    return cups.answers(cups.free(said), said)
