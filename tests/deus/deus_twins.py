"""The same position with everything changed that somebody may not know: lawful, and one to them."""

import random
from dataclasses import replace

from engine.core.contract import Viewer
from engine.deus.frames import Digging, Mustering, Offering, Placing
from engine.deus.law.opening import EACH, pieces_to_choose
from engine.deus.law.places import FAR, near
from engine.deus.state import DeusState
from engine.deus.words import PIECES


def twins(state: DeusState, seat: Viewer, rng: random.Random) -> DeusState:
    """The position with other hands, points, piles, cards face down and secret choices of everybody else.

    What is public stays: numbers of cards, the top of the discard pile, the first card of an offering. So
    does what the rules tell: whoever has to place a piece and can only do so far away has the points for it.
    """
    frame, mine = state.frame, seat == state.active
    pool = [*state.deck, *state.discard[:-1]]
    for other, player in enumerate(state.players):
        if other != seat:
            pool += player.hand
            if player.wild is not None:
                pool.append(player.columns[player.wild[0]][player.wild[1]])
    if isinstance(frame, Digging) and not mine:
        pool += frame.cards
    offered = frame.cards if isinstance(frame, Offering) and not mine else ()
    for card in offered[:1]:
        pool.remove(card)
    rng.shuffle(pool)

    def take(count: int) -> tuple[int, ...]:
        return tuple(pool.pop() for _ in range(count))

    players = list(state.players)
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        seen = offered[:1] if other == state.active else ()
        hand = (*seen, *take(len(player.hand) - len(seen)))
        if seen:
            frame = Offering(hand[: len(offered)])
        columns = list(player.columns)
        if player.wild is not None:
            column, place = player.wild
            columns[column] = (*columns[column][:place], *take(1), *columns[column][place + 1 :])
        vp = rng.choice((0, 0, 1, 2, 3, rng.randrange(40)))
        if other == state.active and isinstance(frame, Placing) and not near(state, other, frame.piece):
            vp += FAR
        players[other] = replace(player, hand=tuple(sorted(hand)), vp=vp, columns=tuple(columns))
    if isinstance(frame, Digging) and not mine:
        frame = replace(frame, cards=take(len(frame.cards)))
    if isinstance(frame, Mustering):
        frame = Mustering(
            tuple(
                row if other == seat else _mustered(state, len(row), rng)
                for other, row in enumerate(frame.chosen)
            )
        )
    deck = take(len(state.deck))
    discard = (*take(len(state.discard[:-1])), *state.discard[-1:])
    return replace(state, players=tuple(players), deck=deck, discard=discard, frame=frame)


def _mustered(state: DeusState, length: int, rng: random.Random) -> tuple[int, ...]:
    """That many numbers of a choice that can be finished."""
    left = pieces_to_choose(state.setting.options)
    found: list[int] = []
    for number in range(length):
        later = EACH * (len(PIECES) - number - 1)
        found.append(rng.randint(max(0, left - later), min(EACH, left)))
        left -= found[-1]
    return tuple(found)
