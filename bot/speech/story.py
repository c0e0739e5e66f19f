"""What happened as a story: one sentence per stretch of one actor's deeds, in order, and its headline.

An event's text has parts. `by` says who, `did` what: "The Romans" "moved 3 galleys Roma > Syracusae". Deeds
of the same actor are joined into one sentence; where the same kind of thing happens again, `also` says it
shorter.
"""

from collections.abc import Mapping, Sequence

from bot.speech.facts import join
from bot.speech.names import cut
from bot.speech.teller import Teller
from engine.core.contract import Event, Word
from engine.core.fields import facts_of


def holders(teller: Teller, roles: Sequence[Sequence[Word]]) -> Mapping[Word, str]:
    """For each role the name of who plays it."""
    return {word: teller.word(Word("seat", str(seat))) for seat, words in enumerate(roles) for word in words}


def story(teller: Teller, events: Sequence[Event], roles: Sequence[Sequence[Word]] = ()) -> str:
    """What happened, in order: `The Romans (Ana) took 1 coin, paid 1 iron for Manoeuvre and ...`.

    With `roles` each actor's holder is named where the actor is first mentioned.
    """
    return " ".join(sentences(teller, events, dict(holders(teller, roles))))


def sentences(teller: Teller, events: Sequence[Event], names: dict[Word, str]) -> list[str]:
    """The same sentence by sentence. `names` are those of actors' holders still to be named: each is taken
    out when it was."""
    found: list[str] = []
    told: list[Event] = []
    actor: str | None = None
    for event in events:
        by = teller.told(event, "by")
        if told and (by is None or by != actor):
            found.append(_sentence(teller, told, actor or "", names))
            told = []
        actor = by
        if by is None or teller.told(event, "did") is None:
            sentence = teller.event(event)
            found += [sentence] if sentence else []
        else:
            told.append(event)
    if told:
        found.append(_sentence(teller, told, actor or "", names))
    return found


def _sentence(teller: Teller, events: Sequence[Event], by: str, names: dict[Word, str]) -> str:
    """One actor's deeds; its holder is named and then taken out of `names`."""
    actor = next((fact for fact in facts_of(events[0]).values() if isinstance(fact, Word)), None)
    if actor is not None and actor in names:
        by = teller.say("story-holder", by=by, name=names.pop(actor))
    runs: list[list[str]] = []
    before = ""
    for event in events:
        also = teller.told(event, "also") if event.word == before else None
        if also is None:
            runs.append([teller.told(event, "did") or ""])
        else:
            runs[-1].append(also)
        before = event.word
    deeds = join(teller.language, [join(teller.language, run) for run in runs])
    return teller.say("story-sentence", by=by, did=deeds)


def headline(teller: Teller, events: Sequence[Event], limit: int = 100) -> str | None:
    """The most telling of these events in a few words: `The Romans conquer Syracusae`.

    The text `<slug>-headlines` lists the words of events, the most telling first.
    """
    key = teller.key("headlines")
    ranked = teller.say(key).split() if teller.knows(key) else []
    rank = {word: place for place, word in enumerate(ranked)}
    latest_first = list(events)[::-1]
    latest_first.sort(key=lambda event: rank.get(event.word, len(rank)))
    for event in latest_first:
        title = teller.told(event, "title")
        if title is not None:
            return cut(title, limit)
    return None
