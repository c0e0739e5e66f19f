"""What is not due now is told with when it comes, or that it never comes again: every verb, in each kind of
moment of each game."""

import random
from collections.abc import Iterator

import pytest
from titled import GAMES, titled

from bot.cli.lacking.lack import starts
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from engine.core.choosing.beginnings import whole
from engine.core.choosing.notation import begin
from engine.core.contract import Action, Refusal, Seat
from engine.core.paragraphs import DUE, WrittenLaw, frame_of, frames_of
from engine.core.play.match import Match
from engine.grecolonies.state import Shaking

STEPS = 300
"""Of a game that is played at random."""
PASSED_OVER = (Shaking,)
"""Moments that are mostly settled by themselves."""
SET_UP = {"en": "set-up", "fr": "mise en place"}
LAWS = {slug: rules for slug, rules in GAMES.items() if isinstance(rules, WrittenLaw) and rules.due}


@pytest.mark.parametrize("slug", LAWS)
def test_every_verb_is_told_when_it_comes_in_every_kind_of_moment(slug: str):
    law, title = LAWS[slug], titled(LAWS[slug])
    tellers = [Teller(language, title) for language in LANGUAGES]
    met, asked = set[type](), {*frames_of(law.state)} - {*law.silent, *PASSED_OVER}
    for match, seat in moments(slug):
        frame = type(frame_of(match.state))
        if frame in met or frame in PASSED_OVER:
            continue
        met.add(frame)
        for action in one_of_each_verb(match):
            refusal = law.refusal(match.state, seat, action)
            if refusal is not None:
                for teller in tellers:
                    judge(law, teller, frame, action, refusal)
        if met == asked:
            break
    assert met == asked


def judge(law: WrittenLaw, teller: Teller, frame: type, action: Action, refusal: Refusal) -> None:
    """What is told is the verb's own moment, which comes; of what was only in the set-up, that it is over."""
    right, own = teller.right(refusal), moments_of(law, type(action))
    to_come = [each for each in own if each not in law.set_up or law.set_up.index(each) >= place(law, frame)]
    if refusal.key == "set-up-over":
        assert not to_come
        assert own
    elif refusal.key.startswith(DUE):
        assert to_come, f"{action.word} never comes after {frame.__name__}"
        assert right == teller.render(f"{law.slug}-verb-{action.word}.when", {})
        if frame not in law.set_up:
            assert SET_UP[teller.language] not in right
    else:
        assert frame in own


def moments_of(law: WrittenLaw, verb: type[Action]) -> list[type]:
    """The kinds of moments that a verb belongs to, by the table of paragraphs."""
    return [
        frame
        for each in law.paragraphs
        if issubclass(verb, each.verb)
        for frame in frames_of(law.state)
        if issubclass(frame, each.frame)
    ]


def place(law: WrittenLaw, frame: type) -> int:
    return law.set_up.index(frame) if frame in law.set_up else len(law.set_up)


def moments(slug: str) -> Iterator[tuple[Match, Seat]]:
    """Positions of games with all kinds of options, played at random."""
    luck = random.Random(slug)
    for start in starts(titled(LAWS[slug])):
        match = start
        for _ in range(STEPS):
            decisions = match.rules.decisions(match.state)
            if not decisions:
                break
            seat = decisions[0].seat
            yield match, seat
            match = match.play(seat, luck.choice(match.legal(seat))).match


def one_of_each_verb(match: Match) -> Iterator[Action]:
    words = match.rules.vocabulary(match.state)
    for verb in match.rules.verbs:
        found = next(iter(whole(begin(match.rules, verb.word), words, match.seats)), None)
        if found is not None:
            yield found


def test_of_the_set_up_nothing_is_promised_once_it_is_over():
    """A capital asked for in an action of Dies Irae."""
    law, title = LAWS["dies_irae"], titled(LAWS["dies_irae"])
    match = next(
        match for match, _ in moments("dies_irae") if "Moving" in type(frame_of(match.state)).__name__
    )
    seat = match.rules.decisions(match.state)[0].seat
    settle = next(each for each in one_of_each_verb(match) if each.word == "settle")
    refusal = law.refusal(match.state, seat, settle)
    assert refusal is not None
    assert Teller("en", title).refusal(refusal) == "That belongs to the set-up, which is over for you."
    assert Teller("fr", title).right(refusal).endswith("cela ne revient plus dans cette partie.")
    accept = next(each for each in one_of_each_verb(match) if each.word == "accept")
    refusal = law.refusal(match.state, seat, accept)
    assert refusal is not None
    assert Teller("en", title).right(refusal) == "When another power asks you for an armistice."
