"""Going from question to question, in the panel and in plans: by buttons, a menu, its pages and a search."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.herald.press import Form, Handlers, Press
from bot.herald.replies import language
from bot.private.panel.answers import At, path_of
from bot.speech.texts import say
from engine.core.choosing.menu import Path

Seen = TypeVar("Seen")
"""What a person looks at: the table of a panel, or a plan."""


@dataclass(frozen=True, slots=True)
class Walk(Generic[Seen]):
    """What is pressed on the way through the questions of something seen."""

    names: str
    """Before the names of the handlers."""
    seen: Callable[[Press, Sequence[str]], Awaitable[Seen | None]]
    """What was pressed, if it is as the person saw it; else it is shown as it is, and None comes back."""
    show: Callable[[Press, Seen, At], Awaitable[None]]
    chosen: Callable[[Press, Seen, Path], Awaitable[None]]
    """An answer was given: what follows."""

    def handlers(self) -> Handlers:
        """By the names in the ids of the answers and of what stands below them."""
        steps = (self.choose, self.pick, self.page, self.find, self.found, self.back)
        return {f"{self.names}{step.__name__}": step for step in steps}

    async def choose(self, interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
        """An answer's button."""
        seen = await self.seen(interaction, parts)
        if seen is not None:
            await self.chosen(interaction, seen, path_of(parts[2]))

    async def pick(self, interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
        """An answer of a menu."""
        seen = await self.seen(interaction, parts)
        if seen is not None:
            await self.chosen(interaction, seen, (*path_of(parts[2]), int(values[0])))

    async def page(self, interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
        """Another page of a long menu."""
        seen = await self.seen(interaction, parts)
        if seen is not None:
            await self.show(interaction, seen, At(path_of(parts[2]), int(parts[3])))

    async def find(self, interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
        """Type a part of what one looks for in a long menu."""
        if await self.seen(interaction, parts) is not None:
            tongue = language(interaction)
            title, label = say(tongue, "menu-search-title"), say(tongue, "menu-search-label")
            form = Form(f"{self.names}found", *parts[:3], title=title, label=label)
            await interaction.response.send_modal(form)

    async def found(self, interaction: Press, parts: Sequence[str], values: Sequence[str]) -> None:
        """What was typed to search a long menu."""
        seen = await self.seen(interaction, parts)
        if seen is not None:
            await self.show(interaction, seen, At(path_of(parts[2]), typed=" ".join(values)))

    async def back(self, interaction: Press, parts: Sequence[str], _values: Sequence[str]) -> None:
        """The question before."""
        seen = await self.seen(interaction, parts)
        if seen is not None:
            await self.show(interaction, seen, At(path_of(parts[2])[:-1]))
