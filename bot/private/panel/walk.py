"""Going from question to question, in the panel and in plans: by buttons, a menu, its pages and a search."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.herald.ids import path_of
from bot.herald.press import Press
from bot.private.panel.answers import At
from engine.core.choosing.menu import Path

Seen = TypeVar("Seen")
"""What a person looks at: the table of a panel, or a plan."""


def left(press: Press, path: Path) -> At:
    """Where somebody was when they opened something in place of the questions."""
    page, *typed = press.parts[3:]
    return At(path, int(page), " ".join(typed))


@dataclass(frozen=True, slots=True)
class Walk(Generic[Seen]):
    """What is pressed on the way through the questions of something seen."""

    names: str
    """Before the names of the handlers."""
    seen: Callable[[Press], Awaitable[Seen | None]]
    """What was pressed, if it is as the person saw it; else it is shown as it is, and None comes back."""
    show: Callable[[Press, Seen, At], Awaitable[None]]
    chosen: Callable[[Press, Seen, Path], Awaitable[None]]
    """An answer was given: what follows."""

    def handlers(self) -> Mapping[str, Callable[[Press], Awaitable[None]]]:
        """What is done when answers, or what stands below them, are pressed; by the names in their ids."""
        found = {
            "choose": self.choose,
            "pick": self.choose,
            "page": self._at(lambda press, path: At(path, int(press.parts[3]))),
            "find": self.find,
            "found": self._at(lambda press, path: At(path, typed=press.typed)),
            "back": self._at(lambda _press, path: At(path[:-1])),
            "return": self._at(left),
        }
        return {f"{self.names}{name}": handler for name, handler in found.items()}

    async def choose(self, press: Press) -> None:
        """Take an answer: a button's, or of a menu."""
        seen = await self.seen(press)
        if seen is not None:
            await self.chosen(press, seen, (*path_of(press.parts[2]), *map(int, press.values[:1])))

    async def find(self, press: Press) -> None:
        """Ask for a part of what one looks for in a long menu."""
        if await self.seen(press) is not None:
            await press.ask("menu-search-title", "menu-search-label", f"{self.names}found", *press.parts[:3])

    def _at(self, where: Callable[[Press, Path], At]) -> Callable[[Press], Awaitable[None]]:
        """Show another place of the questions."""

        async def pressed(press: Press) -> None:
            seen = await self.seen(press)
            if seen is not None:
                await self.show(press, seen, where(press, path_of(press.parts[2])))

        return pressed
