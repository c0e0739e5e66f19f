"""Positions reached by chance, and what else they could be as far as a seat knows."""

import random
from dataclasses import replace

from engine.core.chance import SeededChance
from engine.core.contract import Viewer
from engine.deus.options import DeusOptions
from engine.deus.rules import RULES
from engine.deus.state import DeusState, Digging, Mustering, Offering


def reached(seats: int, seed: int, steps: int, **options: str) -> DeusState:
    luck = random.Random(seed)
    state = RULES.setup(DeusOptions(**options), seats, SeededChance(b"s", str(seed))).state
    for step in range(steps):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        seat = luck.choice(decisions).seat
        action = luck.choice(RULES.legal(state, seat))
        state = RULES.apply(state, seat, action, SeededChance(b"s", f"{seed} {step}")).state
    return state


def otherwise(state: DeusState, seat: Viewer, luck: random.Random) -> DeusState:
    """The same game with everything changed that the seat may not know."""
    frame = state.frame
    mine = seat == state.active
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
        pool.remove(card)  # the top one is seen, and it is in the hand
    luck.shuffle(pool)

    def take(count: int) -> tuple[int, ...]:
        return tuple(pool.pop() for _ in range(count))

    players = []
    for other, player in enumerate(state.players):
        if other == seat:
            players.append(player)
            continue
        hand = take(len(player.hand) - len(offered[:1] if other == state.active else ()))
        if offered and other == state.active:
            frame = Offering((offered[0], *hand[: len(offered) - 1]))
            hand = (*hand, offered[0])
        columns = list(player.columns)
        if player.wild is not None:
            column, place = player.wild
            cards = list(columns[column])
            (cards[place],) = take(1)
            columns[column] = tuple(cards)
        players.append(
            replace(player, hand=tuple(sorted(hand)), vp=luck.randrange(40), columns=tuple(columns))
        )
    if isinstance(frame, Digging) and not mine:
        frame = replace(frame, cards=take(len(frame.cards)))
    if isinstance(frame, Mustering):
        frame = Mustering(
            tuple(
                each if other == seat else tuple(luck.randrange(6) for _ in each)
                for other, each in enumerate(frame.chosen)
            )
        )
    deck = take(len(state.deck))
    discard = (*take(max(0, len(state.discard) - 1)), *state.discard[-1:])
    return replace(state, players=tuple(players), deck=deck, discard=discard, frame=frame)
