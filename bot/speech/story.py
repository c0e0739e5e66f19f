"""What happened as a story: one sentence per stretch of one actor's deeds, in order, and its headline.

Each actor's sentences stand on a line of their own, those of what is told together on one.

An event's text has parts. `by` says who, `did` what: "The Romans" "moved 3 galleys Roma > Syracusae". Deeds
of the same actor are joined into one sentence; where the same kind of thing happens again, `also` says it
shorter. Where several actors do the very same one after another, `together` says it of them all, with
`$actors`. Where several headlines are made one, `then` says what the second adds; of what finds no room
`more` says how many there were, of the same kind (`$again`) or of another. `met` and `met-too` are `did` and
`also` in few words, for those it happened to. The text `<slug>-paragraphs` lists the words of events with
which something begins that is told together, whoever acts: an assault.
"""

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.speech.facts import join
from bot.speech.names import cut
from bot.speech.teller import Teller
from engine.core.contract import Event, Word
from engine.core.fields import facts_of
from engine.core.values.change import change


def holders(teller: Teller, roles: Sequence[Sequence[Word]]) -> Mapping[Word, str]:
    """For each role the name of who plays it."""
    return {word: teller.word(Word("seat", str(seat))) for seat, words in enumerate(roles) for word in words}


def story(teller: Teller, events: Sequence[Event], roles: Sequence[Sequence[Word]] = ()) -> str:
    """What happened, in order: `The Romans (Ana) took 1 coin, paid 1 iron for Manoeuvre and ...`.

    With `roles` each actor's holder is named where the actor is first mentioned.
    """
    key = teller.key("paragraphs")
    starts = frozenset(teller.say(key).split()) if teller.knows(key) else frozenset()
    names = dict(holders(teller, roles))
    paragraphs: list[list[Event]] = [[]]
    for event in events:
        if event.word in starts and [each.word for each in paragraphs[-1][-1:]] != [event.word]:
            paragraphs.append([])
        paragraphs[-1].append(event)
    before, *begun = paragraphs
    told = (" ".join(sentences(teller, each, names)) for each in begun)
    return "\n".join([*_lines(teller, before, names), *filter(None, told)])


def _lines(teller: Teller, events: Sequence[Event], names: dict[Word, str]) -> list[str]:
    """The sentences of these events, a line for each actor; what nobody did goes on the line before."""
    lines: list[str] = []
    last: str | None = None
    for run in runs(teller, events):
        told, by = _told(teller, run, names), _doer(teller, run[0])
        if told is None:
            continue
        if lines and by in (None, last):
            lines[-1] = f"{lines[-1]} {told}"
        else:
            lines.append(told)
        last = by or last
    return lines


def befallen(teller: Teller, events: Sequence[Event]) -> str:
    """What happened to somebody, in as few words as there are: `The Greeks took Paphos and Cyrene.`"""
    told = (_told(teller, run, {}, ("met", "did"), ("met-too", "also")) for run in runs(teller, events))
    return " ".join(filter(None, told))


def latest(
    teller: Teller, events: Sequence[Event], limit: int, roles: Sequence[Sequence[Word]] = ()
) -> tuple[str, bool]:
    """The story in at most `limit` characters, and whether it is the whole one: of a longer one the end."""

    def last(count: int) -> str:
        return story(teller, events[len(events) - count :], roles)

    fits, told, count = 0, "", min(16, len(events))
    text = last(count)
    while len(text) <= limit:
        if count == len(events):
            return text, True
        fits, told, count = count, text, min(2 * count, len(events))
        text = last(count)
    while count - fits > 1:
        middle = (fits + count) // 2
        text = last(middle)
        if len(text) <= limit:
            fits, told = middle, text
        else:
            count = middle
    return told or cut(last(1), limit), False


def sentences(teller: Teller, events: Sequence[Event], names: dict[Word, str]) -> list[str]:
    """The story of these events sentence by sentence.

    `names` are those of actors' holders still to be named: each is taken out when it was.
    """
    return [told for run in runs(teller, events) if (told := _told(teller, run, names)) is not None]


def runs(teller: Teller, events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """The events in order, those together that one sentence tells."""
    left = _summed(events)
    while left:
        run = _alike(teller, left)
        run = run if len(run) > 1 else _deeds(teller, left)
        yield run
        left = left[len(run) :]


def _summed(events: Sequence[Event]) -> Sequence[Event]:
    """The events in order, what happens again and only its numbers differ as one: 3 citizens from home and 2
    from home are 5."""
    found: list[Event] = []
    for event in events:
        before = dict[str, Any]((name, getattr(found[-1], name, 0)) for name in event.sums) if found else {}
        if before and change(event, **before) == found[-1]:
            for name in before:
                before[name] += getattr(event, name)
            found[-1] = change(event, **before)
        else:
            found.append(event)
    return found


def _alike(teller: Teller, events: Sequence[Event]) -> Sequence[Event]:
    """Those of these events, from the first on, in which several actors each do the very same."""
    first = events[0]
    if not teller.knows(_together(teller, first)):
        return events[:1]
    deed = teller.told(first, "did")
    same = itertools.takewhile(
        lambda each: each.word == first.word and teller.told(each, "did") == deed, events
    )
    return events[: len(list(same))]


def _deeds(teller: Teller, events: Sequence[Event]) -> Sequence[Event]:
    """Those of these events, from the first on, that are one actor's deeds, told in one sentence."""
    actor, number = _doer(teller, events[0]), 1
    while actor is not None and number < len(events) and _doer(teller, events[number]) == actor:
        number += 1
    return events[:number]


def _doer(teller: Teller, event: Event) -> str | None:
    """Who does what is told as a deed; None where the event has a sentence of its own."""
    return teller.told(event, "by") if teller.told(event, "did") is not None else None


def _of_all(teller: Teller, events: Sequence[Event], names: dict[Word, str]) -> str:
    """What several actors did alike, in one sentence."""
    actors = tuple(_actor(event, teller.told(event, "by") or "", teller, names) for event in events)
    return teller.render(_together(teller, events[0]), {**facts_of(events[0]), "actors": actors})


def _together(teller: Teller, event: Event) -> str:
    return f"{teller.key('event', event.word)}.together"


def _actor(event: Event, by: str, teller: Teller, names: dict[Word, str]) -> str:
    """Who acts; the holder is named and then taken out of `names`."""
    actor = next((fact for fact in facts_of(event).values() if isinstance(fact, Word)), None)
    if actor is None or actor not in names:
        return by
    return teller.say("story-holder", by=by, name=names.pop(actor))


def _told(
    teller: Teller,
    events: Sequence[Event],
    names: dict[Word, str],
    first: Sequence[str] = ("did",),
    again: Sequence[str] = ("also",),
) -> str | None:
    """What several did alike, one actor's deeds, or an event with a sentence of its own, if it is worth one.

    `first` and `again`: the parts of texts for a deed, and for the same kind of it again.
    """
    by = _doer(teller, events[0])
    if teller.knows(_together(teller, events[0])) and any(by != _doer(teller, each) for each in events):
        return _of_all(teller, events, names)
    if by is None:
        return teller.event(events[0])
    by = _actor(events[0], by, teller, names)
    said, before = list[list[str]](), ""
    for event, times in _repeated(teller, events, again):
        also = _part(teller, event, again) if event.word == before else None
        told = _part(teller, event, first) or "" if also is None else also
        told = told if times == 1 else teller.say("story-times", what=told, count=times)
        if also is None:
            said.append([told])
        else:
            said[-1].append(told)
        before = event.word
    deeds = join(teller.language, [join(teller.language, each) for each in said])
    return teller.say("story-sentence", by=by, did=deeds)


def _repeated(teller: Teller, events: Sequence[Event], again: Sequence[str]) -> Iterator[tuple[Event, int]]:
    """The deeds in order, with how often in a row they were the very same."""

    def alike(event: Event) -> tuple[str, str | None, int]:
        also = _part(teller, event, again)
        return event.word, also, 0 if also is not None else id(event)

    for _, run in itertools.groupby(events, alike):
        same = list(run)
        yield same[0], len(same)


def _part(teller: Teller, event: Event, parts: Sequence[str]) -> str | None:
    """The first of these parts an event's text has."""
    return next((told for part in parts if (told := teller.told(event, part)) is not None), None)


def headline(teller: Teller, events: Sequence[Event], limit: int = 100) -> str | None:
    """The most telling of these events in a few words: `The Romans conquer Syracusae`."""
    found = most_telling(teller, events)
    return None if found is None else cut(found[1], limit)


def most_telling(teller: Teller, events: Sequence[Event]) -> tuple[Event, str] | None:
    """The event that says most of what happened, with its headline; None where none has one.

    The text `<slug>-headlines` lists the words of events, the most telling first; of those joined by a stroke
    the latest.
    """
    key = teller.key("headlines")
    ranked = teller.say(key).split() if teller.knows(key) else []
    rank = {word: place for place, alike in enumerate(ranked) for word in alike.split("/")}
    latest_first = list(events)[::-1]
    latest_first.sort(key=lambda event: rank.get(event.word, len(rank)))
    for event in latest_first:
        title = teller.told(event, "title")
        if title is not None:
            return event, title
    return None


def in_brief(teller: Teller, events: Sequence[Event], limit: int) -> tuple[Event, str] | None:
    """The most telling event, and the headline of all that happened; None where none of them has one.

    Of what cannot be said in `limit` characters it says how much more there was.
    """
    found = most_telling(teller, events)
    if found is None:
        return None
    if teller.knows(_more(teller, found[0].word)):  # what others suffered is counted, not told first
        found = most_telling(teller, _own(teller, events)) or found
    event, title = found
    alike = [each for each in events if each.word == event.word]
    counts = Counter(each.word for each in events if each.word != event.word)
    others = {word: count for word, count in counts.items() if teller.knows(_more(teller, word))}
    also = [_counted(teller, word, count, "no") for word, count in others.items()]
    told = [title]
    if len(alike) > 1 and teller.knows(_more(teller, event.word)):
        again, by = _counted(teller, event.word, len(alike) - 1, "yes"), teller.told(event, "by")
        told = [_added(teller, title, [again, *also])]
        whole = [teller.told(alike[0], "title"), *(_next(teller, each, by) for each in alike[1:])]
        if len(set(whole)) == len(whole):
            told.insert(0, _added(teller, join(teller.language, [each or "" for each in whole]), also))
        others[event.word] = len(alike) - 1
    elif also:
        told = [_added(teller, title, also)]
    if others:
        told.append(teller.say("strip-and-more", told=title, count=sum(others.values())))
    return event, next((each for each in told if len(each) <= limit), told[-1])


def _own(teller: Teller, events: Sequence[Event]) -> list[Event]:
    """What whoever acted first did, and what nobody in particular did."""
    doers = [teller.told(each, "by") for each in events]
    first = next(filter(None, doers), None)
    return [each for each, by in zip(events, doers, strict=True) if by in (None, first)]


def _next(teller: Teller, event: Event, by: str | None) -> str | None:
    """What follows the headline of the same thing; a headline of its own where somebody else does it."""
    added = teller.told(event, "then") if teller.told(event, "by") == by else None
    return added or teller.told(event, "title")


def _more(teller: Teller, word: str) -> str:
    return f"{teller.key('event', word)}.more"


def _counted(teller: Teller, word: str, count: int, again: str) -> str:
    return teller.render(_more(teller, word), {"count": count, "again": again})


def _added(teller: Teller, told: str, more: list[str]) -> str:
    """A headline and what else there was."""
    return teller.say("strip-and", told=told, more=join(teller.language, more)) if more else told
