"""What people type at a table: moves, wishes, names of things, words to look for."""

import pytest
from nonsense import Nonsense
from scenes import SLUGS, lines, moments, words
from trying import Trying, check_sentence, check_told, powerless

from bot.commands.playing.play import continued
from bot.commands.playing.why import wishes
from bot.private.looking.naming import explanation, fitting, meant, unknown
from bot.private.planning.ahead_view import TYPED, named
from bot.private.planning.lines import quoted, read_line, typed_steps
from bot.private.why.meant import meant as action_meant
from bot.speech.texts import LANGUAGES
from engine.core.choosing.notation import parse, write
from engine.core.choosing.several import deed_of
from engine.core.errors import EngineError
from engine.core.play.record import read_deed, write_deed
from render.titles import TITLES


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_moves(trying: Trying, slug: str, tongue: str) -> None:
    nonsense = Nonsense(lines(slug), words(slug), longest=4000)

    def read(given: tuple) -> None:
        moment, typed = given
        teller = moment.teller(tongue)
        line = typed_steps(typed)
        said = quoted(line)
        assert said.count("`") == 2
        assert powerless(said)
        found = read_line(teller, moment.table, moment.seat, line)
        for action in found:
            assert parse(moment.match.rules, write(action)) == action
            assert teller.action(action)

    trying.reader(
        f"moves {slug} {tongue}",
        60,
        lambda luck: (luck.choice(moments(slug)), nonsense.text(luck)),
        read,
        TITLES[slug],
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_moves_while_they_are_typed(trying: Trying, slug: str) -> None:
    nonsense = Nonsense(lines(slug), words(slug), longest=6000)

    def read(given: tuple) -> None:
        moment, tongue, typed = given
        teller, line = moment.teller(tongue), typed_steps(typed)
        choices = wishes(moment.match.seen_by(moment.seat), teller, moment.seat, line)
        try:
            choices += continued(teller, moment.table, moment.seat, line)
        finally:
            for each in choices:
                assert 1 <= len(each.name) <= 100
                assert 1 <= len(each.value) <= 100
                each.name.encode()
                each.value.encode()

    trying.reader(
        f"completions {slug}",
        25,
        lambda luck: (luck.choice(moments(slug)), luck.choice(LANGUAGES), nonsense.text(luck)),
        read,
        TITLES[slug],
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_why(trying: Trying, slug: str) -> None:
    nonsense = Nonsense(lines(slug), words(slug), longest=4000)

    def read(given: tuple) -> None:
        moment, tongue, typed = given
        at = moment.match.seen_by(moment.seat)
        teller = moment.teller(tongue)
        action = action_meant(at, teller, moment.seat, typed)
        refusal = at.rules.refusal(at.state, moment.seat, action)
        if refusal is not None:
            check_sentence(tongue, teller.refusal(refusal))

    trying.reader(
        f"why {slug}",
        25,
        lambda luck: (luck.choice(moments(slug)), luck.choice(LANGUAGES), nonsense.text(luck)),
        read,
        TITLES[slug],
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_deeds_of_files_and_menus(trying: Trying, slug: str) -> None:
    valid = [*lines(slug), "undo 3 anew", "agree round 4", "agree winner 2", "concede", "fork", *(
        f"2 {line}" for line in lines(slug)[:40]
    )]  # fmt: skip
    nonsense, rules = Nonsense(valid, [*words(slug), "undo", "agree", "winner"]), TITLES[slug].rules

    def read(typed: str) -> None:
        try:
            deed = deed_of(rules, typed)
            assert deed.times <= 9
        except EngineError as error:
            check_told(error, TITLES[slug])
        deed = read_deed(rules, typed)
        assert read_deed(rules, write_deed(deed)) == deed

    trying.reader(f"deeds {slug}", 60, nonsense.text, read, TITLES[slug])


@pytest.mark.parametrize("slug", SLUGS)
def test_names_of_things(trying: Trying, slug: str) -> None:
    moment = moments(slug)[1]
    tellers = {tongue: moment.teller(tongue) for tongue in LANGUAGES}
    things = moment.match.guide.things(moment.match.options)
    called = [teller.word(thing.word) for teller in tellers.values() for thing in things]
    nonsense = Nonsense(called, words(slug), longest=6000)

    def read(given: tuple[str, str]) -> None:
        tongue, typed = given
        teller = tellers[tongue]
        for found in (meant(teller, things, typed), fitting(teller, things, typed)):
            assert len(found) <= len(things)
            for thing in found[:1]:
                assert explanation(teller, thing)
        check_sentence(tongue, unknown(teller, things, typed[:100]))

    trying.reader(
        f"names of things {slug}", 15, lambda luck: (luck.choice(LANGUAGES), nonsense.text(luck)), read
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_words_to_watch_for(trying: Trying, slug: str) -> None:
    moment = moments(slug)[1]
    table = moment.table
    table.chairs = ()
    nonsense = Nonsense(words(slug), words(slug), longest=4000)

    def read(given: tuple[str, str]) -> None:
        tongue, typed = given
        for each in typed.split(",")[:TYPED]:
            assert len(named(moment.teller(tongue), table, each)[1]) <= 3

    trying.reader(
        f"words to watch {slug}", 10, lambda luck: (luck.choice(LANGUAGES), nonsense.text(luck)), read
    )
