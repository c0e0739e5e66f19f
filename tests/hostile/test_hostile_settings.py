"""What people type of themselves and their tables: times, zones, settings, names, notes."""

from datetime import UTC, datetime, time, timedelta

import pytest
from nonsense import Nonsense
from trying import Trying, check_sentence, powerless

from bot.calls.when import typed, zones
from bot.commands.person import me
from bot.commands.tables import call_settings
from bot.commands.tables.game import _options
from bot.commands.tables.titles import computer_called, title_called, title_choices
from bot.herald.ids import CHOSEN, SETTLED
from bot.private.looking.anywhere import games_with, offered
from bot.private.noting.own_note import shortened
from bot.private.reading import rules_search
from bot.speech import names
from bot.speech.texts import LANGUAGES
from bot.store.calls.wishes import Habits, Pace
from bot.tables.votes.advising import read_setting
from engine.core.choosing.choices import option_forms, options_from, options_to
from render.titles import TITLES

NOW = datetime(2026, 10, 24, 22, 30, tzinfo=UTC)
HABITS = (
    Habits(),
    Habits(zone="Europe/Paris", wakes=time(8), sleeps=time(23, 30)),
    Habits(zone="Pacific/Auckland", wakes=time(22), sleeps=time(6)),
    Habits(zone="America/St_Johns"),
)
LENGTHS = (
    "12h", "2 days", "1h30", "1 semaine", "90 min", "1.5 h", "1,5 j", "in 3 hours", "pendant deux jours",
    "a week", "2 h et 30 min", "1 day, 2 hours",
)  # fmt: skip
MOMENTS = (
    *LENGTHS, "18:30", "18h30", "friday 6pm", "demain 9h", "<t:1790000000>", "<t:1790000000:R>", "tonight",
    "ce soir", "tomorrow morning", "demain matin", "lundi prochain", "next monday 10:00", "25/12/2026 20:00",
    "12/25/2026", "3 janvier", "dec 24 noon", "2027-01-31", "29 february", "le 5 à midi",
    "13:00 UTC", "1 Jan 2027 00:00",
)  # fmt: skip
HOURS = ("8-22", "8h30 - 23h", "9am to 11pm", "de 8h à 22h30", "21:00", "9pm", "24:00", "0-24")
UNITS = (
    "h",
    "min",
    "m",
    "d",
    "j",
    "w",
    "sem",
    "am",
    "pm",
    "next",
    "prochain",
    "monday",
    "mardi",
    "january",
    "août",
    "noon",
)


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_moments(trying: Trying, tongue: str) -> None:
    nonsense = Nonsense(MOMENTS, UNITS, joints=" :/-,.h", longest=300)

    def read(given: tuple[str, int]) -> None:
        text, who = given
        found = typed.moment(text, HABITS[who], tongue, NOW)
        assert NOW < found <= NOW + typed.FARTHEST

    trying.reader(
        f"moments {tongue}", 120, lambda luck: (nonsense.text(luck), luck.randrange(len(HABITS))), read
    )


def test_lengths_and_hours(trying: Trying) -> None:
    nonsense = Nonsense((*LENGTHS, *HOURS), UNITS, joints=" :/-,.h", longest=4000)
    hour, year = timedelta(hours=1), timedelta(days=366)

    def length(text: str) -> None:
        assert hour <= typed.length(text, hour, year) <= year

    for name, reader in (
        ("lengths", length),
        ("hours of the day", typed.hour),
        ("waking hours", typed.hours),
    ):
        trying.reader(name, 300, nonsense.text, reader)


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_zones(trying: Trying, tongue: str) -> None:
    places = [zones.place_of(name, tongue) for name in zones.FRIENDLY]
    nonsense = Nonsense((*zones.FRIENDLY, *places, "new york", "montréal"), zones.REGIONS, longest=6000)

    def read(text: str) -> None:
        for name in zones.find(text, tongue)[:25]:
            assert zones.shown(name, tongue, NOW)
        found = me.changed(Habits(), "zone", text, tongue)
        assert found.zone in zones.names() or found.zone in zones.FRIENDLY

    trying.reader(f"zones {tongue}", 15, nonsense.text, read)


def test_settings_of_people(trying: Trying) -> None:
    nonsense = Nonsense((*LENGTHS, *HOURS, *me.KNOWN, *me.ANYTIME), UNITS, longest=4000)
    kinds = [each for each in {*CHOSEN, "zone"} if each != "zone"]
    kinds.sort()

    def read(given: tuple[str, str]) -> None:
        me.changed(Habits(), *given, "en")

    trying.reader("settings of people", 300, lambda luck: (luck.choice(kinds), nonsense.text(luck)), read)


def test_settings_of_tables(trying: Trying) -> None:
    nonsense = Nonsense((*LENGTHS, *HOURS, "none", "aucun", "free", "channel", "2", "0"), UNITS, longest=4000)

    def read(given: tuple[str, str, str | None]) -> None:
        what, text, zone = given
        call_settings.changed(Pace(), what, text, zone)
        read_setting(text)

    trying.reader(
        "settings of tables",
        300,
        lambda luck: (luck.choice(SETTLED), nonsense.text(luck), luck.choice((None, "Europe/Paris"))),
        read,
    )
    advice = Nonsense(("on", "off", "12", "9999"), ("1", "turn"))
    trying.reader("settings of advice", 100, advice.text, read_setting)


@pytest.mark.parametrize("slug", ["antike", "deus"])
def test_options(trying: Trying, slug: str) -> None:
    rules = TITLES[slug].rules
    valid = [f"{form.name}={choice}" for form in option_forms(rules) for choice in form.choices]
    nonsense = Nonsense(valid, [form.name for form in option_forms(rules)], joints="=, ", longest=300)

    def read(text: str) -> None:
        found = options_from(rules, _options(text, None))
        assert options_from(rules, options_to(found)) == found

    trying.reader(f"options {slug}", 150, nonsense.text, read, TITLES[slug])


def test_names_of_games_and_computers(trying: Trying) -> None:
    nonsense = Nonsense(("Antike", "Grécolonies", "dies_irae", "Deus", "sensible", "Archimedes", "none"))

    def title(text: str) -> None:
        for tongue in LANGUAGES:
            title_choices(tongue, text)
        title_called(text)

    trying.reader("titles", 30, nonsense.text, title)
    trying.reader("kinds of computers", 30, nonsense.text, lambda text: computer_called(TITLES["deus"], text))


def test_words_looked_up_anywhere(trying: Trying) -> None:
    nonsense = Nonsense(("galley", "trirème", "temple", "Sparte", "legion", "province"), longest=6000)

    def read(given: tuple[str, str]) -> None:
        tongue, text = given
        offered(tongue, text)
        offered(tongue, text, wide=True)
        games_with(tongue, text)

    trying.reader("things anywhere", 3, lambda luck: (luck.choice(LANGUAGES), nonsense.text(luck)), read)


def test_words_looked_for_in_the_rules(trying: Trying) -> None:
    valid = (
        "temple",
        "fin de partie",
        "supply AND galley",
        '"legion"*',
        "NEAR(a b)",
        "heading:temple",
        "a^2",
    )
    nonsense = Nonsense(valid, ("AND", "OR", "NOT", "NEAR", "*", '"', "line:", "^"), longest=4000)

    def read(given: tuple[str, str]) -> None:
        tongue, text = given
        assert len(rules_search.found(("antike",), text, tongue)) <= rules_search.MOST

    trying.reader("rules searched", 10, lambda luck: (luck.choice(LANGUAGES), nonsense.text(luck)), read)


def test_names_and_notes(trying: Trying) -> None:
    """Whatever people call themselves or note has no power where the bot says it again."""
    nonsense = Nonsense(
        ("Ana", "**Bo**", "@everyone", "[x](http://y.z)", "<@&1>", "نور", "👩‍👧", "a\nb\n# c"),
        halves=True,
        longest=4000,
    )

    def read(text: str) -> None:
        for said in (names.clean(text), names.kept_name(text), names.legible(text)):
            assert powerless(said)
        told = names.escape(text)
        told.encode()
        assert "\n" not in told
        for mark in "*_~`|>#[]()<:@":
            assert told.count(mark) == told.count(f"\\{mark}")
        assert "//" not in told
        assert "@everyone" not in told
        assert "@here" not in told
        assert len(names.clean(text)) <= names.LONGEST_NAME
        assert len(names.kept_name(text)) <= names.LONGEST_KEPT
        noted = shortened(text)
        assert "@everyone" not in noted
        assert len(noted) < 2000
        noted.encode()
        assert names.plain(told) in ("?", names.legible(text).replace("**", "")) or "\\" in text
        for part in names.pages(text.splitlines(), 200):
            assert len(part) <= 200
        first, rest = names.split(text, 100)
        assert len(first) <= 100
        assert len(rest) <= len(text)
        names.fold(text)

    trying.reader("names and notes", 400, nonsense.text, read)


def test_a_name_that_is_only_power_is_shown_as_nothing() -> None:
    check_sentence("en", f"Name: {names.escape('@everyone <@1> **')}")
