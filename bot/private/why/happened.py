"""Which rule something that happened follows from: the sentences of some entries, and their pages."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.herald.sheet import KeptSelect, listed
from bot.speech.names import plain
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from engine.core.contract import Event, Viewer
from engine.core.play.record import Told
from engine.core.sections import section_of_event

ON_PAGE = 25
"""Sentences in a menu."""
INSTEAD_OF, BESIDE = "why-event", "why-told"
"""The menus whose rule opens in place of the message they stand in, and beside it: so what tells a whole
story, or shows a picture, stays."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """Something that happened, as it is told."""

    value: str
    """The number of its entry and its place there: `12.0`."""
    event: Event
    text: str


def sentences(teller: Teller, told: Sequence[Told], viewer: Viewer) -> list[Sentence]:
    """What happened in these entries, as far as the viewer may know, the newest first: all that a section of
    the rules says."""
    found = [
        Sentence(f"{each.entry.number}.{place}", event, text)
        for each in told
        if each.stands
        for place, event in enumerate(each.events)
        if event.known_to(viewer)
        and section_of_event(teller.rules.slug, event).page
        and (text := teller.event(event)) is not None
    ]
    return found[::-1]


def happened_menu(
    table: Table,
    teller: Teller,
    found: Sequence[Sentence],
    instead: Sequence[object] = (),
    name: str = INSTEAD_OF,
) -> list[KeptSelect]:
    """A menu of sentences, none where there are none; of many the first ones. `name`: where rules open."""
    if not found:
        return []
    options = listed((each.value, plain(each.text)) for each in found[:ON_PAGE])
    title = teller.say("why-happened")
    return [KeptSelect.make(name, table.id, *instead, placeholder=title, options=options)]
