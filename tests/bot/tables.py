"""Tables as tests need them: opened, filled and begun over real sockets."""

import re
from collections.abc import Iterable

from at_table import CHANNEL
from buttons import has, id_for
from driver import Person
from seen import Message

BY_NAME = re.compile(r"\*\*[^*]+:\*\* ")


async def gather(
    *people: Person, channel: str = CHANNEL, title: str = "antike", **options: object
) -> Message:
    """The first opens a table for all of them, the others join; the lobby's message."""
    await people[0].command(channel, "game new", title=title, **{"seats": len(people), **options})
    lobby = await people[0].wait_for(lambda message: has(message, "start"), channel)
    for person in people[1:]:
        await person.press(lobby, id_for(lobby, "join"))
    return lobby


async def begin(*people: Person, channel: str = CHANNEL, **options: object) -> Message:
    """A game between these people; its first post."""
    lobby = await gather(*people, channel=channel, **options)
    await people[0].press(lobby, id_for(lobby, "start"))
    return await people[0].wait_for(lambda message: has(message, "turn"), channel)


async def stories(person: Person, posts: Iterable[Message]) -> str:
    """All that posts tell, also where they say the latest of it and open the rest by a press.

    Without the lines that say to somebody by name what others did to them: the rest tells that again.
    """
    told: list[str] = []
    for post in posts:
        if has(post, "everything"):
            whole = (await person.press(post, id_for(post, "everything"))).text
            told += (post.text.partition("\n")[0], whole)
        else:
            told += (line for line in post.text.split("\n") if not BY_NAME.match(line))
    return "\n".join(told)


def called(post: Message, *people: Person) -> tuple[Person, Person]:
    """Of two people the one a post calls, and the other one."""
    (name,) = post.mentions
    first, second = people
    return (first, second) if first.name == name else (second, first)
