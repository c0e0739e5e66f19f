"""`/learn`: the lessons of a game, for oneself alone."""

from bot.commands.tables.titles import title_called
from bot.herald.press import Press
from bot.private.learning import handlers
from bot.private.learning.place import courses
from bot.tables.state.telling import title_of


async def learn(press: Press, title: str | None = None) -> None:
    """Go on with the lessons of a game, or choose which."""
    found = None if title is None else title_called(title)
    if found is None or found in courses():
        await handlers.learn(press, None if found is None else found.slug)
        return
    known = tuple(title_of(each.slug, press.tongue) for each in courses())
    await press.reply(press.say("learn-none", title=title_of(found.slug, press.tongue), known=known))
