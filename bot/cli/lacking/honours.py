"""Titles after the end that nobody could win: rows about what does not happen in the game."""

from collections.abc import Iterator

from bot.cli.lacking.lack import Lack
from engine.core.events import events_of
from engine.core.honours import FILE, awards_of
from engine.core.title import Title
from engine.core.values.forms import forms


def lacking_honours(title: Title) -> Iterator[Lack]:
    """Rows of a game's titles whose event, or a field of it, there is none of."""
    known = {event.word: {form.label: form.kind for form in forms(event)} for event in events_of(title)}
    file = f"data/{title.slug}/{FILE}"
    for award in awards_of(title.slug):
        kinds = known.get(award.event, {})
        if award.who not in kinds or (award.sum and kinds.get(award.sum) != "number"):
            yield Lack("honour-of-nothing", {"file": file, "given": award.key})
