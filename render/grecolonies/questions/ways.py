"""The ways of citizens that a question is about, as if they had gone: those under way, and those chosen."""

from collections.abc import Iterator

from engine.core.choosing.menu import Question
from engine.core.contract import Word
from engine.grecolonies.events import Gathered
from engine.grecolonies.state import GrecoloniesState, InFight, Moving, Offered, Refused, Returning
from engine.grecolonies.words import Province
from render.grecolonies.questions.spots import target_of


def ways_of(state: GrecoloniesState, viewer: int | None, question: Question) -> tuple[Gathered, ...]:
    """Each way with how many go; none of a number that is still being asked for."""
    return (*_under_way(state), *_chosen(state, viewer, question))


def _under_way(state: GrecoloniesState) -> Iterator[Gathered]:
    """Where the group that gathers, or waits for an answer, was taken from."""
    frame, provinces = state.frame, state.board.provinces
    if isinstance(frame, Moving | Offered | Refused):
        for origin, count in enumerate(frame.taken):
            if count:
                yield Gathered(state.polis.city, provinces[origin], provinces[target_of(state)], count)


def _chosen(state: GrecoloniesState, viewer: int | None, question: Question) -> Iterator[Gathered]:
    """From where, or where to, those go that are asked about: the province is chosen, the number is not."""
    frame, chosen = state.frame, [value for _, value in question.chosen if isinstance(value, Word)]
    for place in (Province(word.id) for word in chosen if word.kind == "province"):
        if viewer is None or (isinstance(frame, Moving) and frame.taken[state.board.index[place]]):
            continue
        city, provinces = state.poleis[viewer].city, state.board.provinces
        if isinstance(frame, Moving | InFight):
            yield Gathered(city, place, provinces[target_of(state)], 1)
        elif isinstance(frame, Returning):
            yield Gathered(city, provinces[frame.province], place, 1)
