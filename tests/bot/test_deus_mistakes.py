"""Mistakes typed at a table of Deus: a private sentence in one's own language, and nothing changes."""

from at_table import CHANNEL
from deus_scene_of_two import Two
from driver import Person
from made_store import ask

MISTAKES = (
    ("biuld galley", "Did you mean", "Voulais-tu dire"),
    ("build trireme", "There is no card", "n’existe pas ici"),
    ("build galley", "Galley is not in your hand: you hold", "Galère n’est pas dans ta main"),
    ("offer galley", "is not in your hand", "n’est pas dans ta main"),
    ("build cooperative-field pay:5gold", "it costs 1 clay", "le coût est 1 argile"),
    ("build cooperative-field pay:1wood", "You could pay 1 clay", "Tu peux payer 1 argile"),
    ("build cooperative-field / place c0", "goes to the edge of the board", "va au bord du plateau"),
    ("build cooperative-field / place c6", "Nothing is ever built on a village", "jamais sur un village"),
    ("build cooperative-field / place c1", "ships go to sea", "les bateaux en mer"),
    ("build cooperative-field / place e1", "There is no region", "n’existe pas ici"),
    ("build cooperative-field / end", "place its piece first", "place d’abord son pion"),
    ("offer library / offer-also library", "part of your offering already", "déjà partie de ton offrande"),
    ("offer library / invoke mars", "invokes Minerva, not Mars", "invoque Minerve, pas Mars"),
    ("build-wild library red", "without cards face down", "sans carte face cachée"),
    ("march a0 a1", "Your action is due", "C’est le moment d’agir"),
    ("pass", "You have 5 cards", "Tu as 5 cartes"),
)


def entries(two: Two) -> int:
    ((count,),) = ask(two.bot.database, "select count(*) from entry")
    return int(count)


async def told(person: Person, line: str) -> str:
    answer = await person.command(CHANNEL, "play", move=line)
    assert not answer.late
    assert answer.message.private
    return answer.text.replace("\u00a0", " ")


async def test_mistakes_at_a_table_of_deus(two: Two) -> None:
    ana, bruno = two.people
    before = entries(two)
    for language, column in (("fr", 2), ("en-US", 1)):
        await bruno.speak(language)
        for mistake in MISTAKES:
            assert mistake[column] in await told(bruno, mistake[0]), mistake[0]
    assert "It is not your move" in await told(ana, "build library")
    assert entries(two) == before
    await two.types("build cooperative-field / place d1 / end")
    assert entries(two) == before + 3
