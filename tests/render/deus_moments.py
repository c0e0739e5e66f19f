"""Positions of Deus, early and late, with two, three and four players, and their boards."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from deus_scene import Scene as Position
from PIL import Image
from titled import titled

from bot.cli.proof.games import played
from bot.pictures.captions import scene_of
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from engine.core.contract import Event
from engine.core.play.chance import SeededChance
from engine.deus.frames import Over
from engine.deus.law.rules import RULES
from engine.deus.options import DeusOptions
from engine.deus.state import DeusState
from render.boards import cast_of
from render.scene import Scene
from render.titles import TITLES

DEUS = TITLES["deus"]
ARTIST = DEUS.artist
NAMES = ("Ana", "Bruno", "Chloé", "Dimitri")
TELLERS = {language: Teller(language, titled(RULES), NAMES) for language in LANGUAGES}


@dataclass(frozen=True)
class Moment:
    """A position, and what has happened since somebody else was to act."""

    state: DeusState
    before: DeusState
    events: tuple[Event, ...]


def at_random(seats: int, seed: int, steps: int, **options: str) -> Iterator[Moment]:
    """The moments between the turns of a game played by chance."""
    luck = random.Random(seed)
    step = RULES.setup(DeusOptions(**options), seats, SeededChance(b"m", str(seed)))
    before, events = step.state, tuple(step.events)
    for number in range(steps):
        decisions = RULES.decisions(step.state)
        if not decisions:
            break
        seat = luck.choice(decisions).seat
        action = luck.choice(RULES.legal(step.state, seat))
        active = step.state.active
        step = RULES.apply(step.state, seat, action, SeededChance(b"m", f"{seed} {number}"))
        events += step.events
        if step.state.active != active or isinstance(step.state.frame, Over):
            yield Moment(step.state, before, events)
            before, events = step.state, ()


def by_computers(seats: int) -> Iterator[Moment]:
    """The moments between the turns of a game between sensible players."""
    before = None
    for position in played(DEUS, seats, DeusOptions()).turns:
        state = position.match.state
        yield Moment(state, before or state, position.events)
        before = state


@cache
def moments() -> tuple[Moment, ...]:
    found = [*by_computers(4), *by_computers(2)]
    for seats, options in ((2, {"wild": "yes"}), (4, {"layout": "open"}), (4, {"layout": "long"}), (3, {})):
        found += at_random(seats, seats, 700, **options)
    return tuple(each for each in found if each.state.villages)


def spread(count: int) -> Sequence[Moment]:
    every = moments()
    assert len(every) >= count
    return [every[len(every) * place // count] for place in range(count)]


def shown(moment: Moment, events: Sequence[Event] | None = None, focus: str | None = None) -> Scene:
    known = tuple(event for event in (moment.events if events is None else events) if event.known_to(None))
    return scene_of(TELLERS["en"], RULES.view(moment.state, None), known, focus=focus)


def body(scene: Scene) -> Image.Image:
    return ARTIST.draw(scene, cast_of(DEUS.guide, scene.view))


def scene_with(events: Sequence[Event], state: DeusState | None = None, language: str = "en") -> Scene:
    state = state or Position(4).state
    return scene_of(TELLERS[language], RULES.view(state, None), tuple(events))
