"""What people type: lengths, moments, hours of the day and places, in both languages; and what is refused."""

from collections.abc import Callable
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.calls.when import typed, zones
from bot.calls.when.errors import BadHours, BadLength, BadMoment, FarMoment, PastMoment
from bot.errors.trouble import TableError
from bot.herald.explaining import table_error
from bot.store.calls.wishes import Habits

PARIS = ZoneInfo("Europe/Paris")
HABITS = Habits(zone="Europe/Paris", wakes=time(8, 30), sleeps=time(22))
NOW = datetime(2026, 11, 21, 9, 0, tzinfo=PARIS)  # a Saturday


def told(text: str, language: str) -> str:
    return f"{typed.moment(text, HABITS, language, NOW).astimezone(PARIS):%a %d %b %H:%M}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("18:30", "Sat 21 Nov 18:30"),
        ("8:00", "Sun 22 Nov 08:00"),
        ("3h", "Sat 21 Nov 12:00"),
        ("1h30", "Sat 21 Nov 10:30"),
        ("90 min", "Sat 21 Nov 10:30"),
        ("in two weeks", "Sat 05 Dec 09:00"),
        ("2 days", "Mon 23 Nov 09:00"),
        ("tonight", "Sat 21 Nov 19:00"),
        ("This Evening", "Sat 21 Nov 19:00"),
        ("tomorrow morning", "Sun 22 Nov 08:30"),
        ("tomorrow", "Sun 22 Nov 08:30"),
        ("tomorrow 9am", "Sun 22 Nov 09:00"),
        ("tomorrow at noon", "Sun 22 Nov 12:00"),
        ("tomorrow evening", "Sun 22 Nov 19:00"),
        ("friday 6pm", "Fri 27 Nov 18:00"),
        ("next monday", "Mon 23 Nov 08:30"),
        ("dec 3", "Thu 03 Dec 08:30"),
        ("24 december", "Thu 24 Dec 08:30"),
        ("2026-12-01", "Tue 01 Dec 08:30"),
    ],
)
def test_english(text: str, expected: str) -> None:
    assert told(text, "en") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("18h30", "Sat 21 Nov 18:30"),
        ("2h30", "Sat 21 Nov 11:30"),
        ("dans 8h", "Sat 21 Nov 17:00"),
        ("dans une heure", "Sat 21 Nov 10:00"),
        ("2j", "Mon 23 Nov 09:00"),
        ("1 semaine", "Sat 28 Nov 09:00"),
        ("ce soir", "Sat 21 Nov 19:00"),
        ("demain matin", "Sun 22 Nov 08:30"),
        ("Demain 9h", "Sun 22 Nov 09:00"),
        ("demain midi", "Sun 22 Nov 12:00"),
        ("après-demain", "Mon 23 Nov 08:30"),
        ("vendredi 18h", "Fri 27 Nov 18:00"),
        ("vendredi 18h30", "Fri 27 Nov 18:30"),
        ("lundi prochain", "Mon 23 Nov 08:30"),
        ("3 décembre", "Thu 03 Dec 08:30"),
        ("le 25/12 à 18h", "Fri 25 Dec 18:00"),
    ],
)
def test_french(text: str, expected: str) -> None:
    assert told(text, "fr") == expected


def test_the_stamp_that_discords_clients_write() -> None:
    at = NOW + timedelta(days=1)
    assert typed.moment(f"<t:{int(at.timestamp())}:F>", HABITS, "en", NOW) == at


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", BadMoment), ("5", BadMoment), ("-3h", BadMoment), ("soon", BadMoment), ("😀", BadMoment),
        ("tomorrow 25h", BadMoment), ("tomorrow 18", BadMoment), ("32 december", BadMoment),
        ("@everyone", BadMoment), ("9" * 400, BadMoment), ("2h90x", BadMoment), ("december", BadMoment),
        ("<t:99999999999999>", BadMoment), ("yesterday", PastMoment), ("2025-01-01", PastMoment),
        ("<t:1000000000>", PastMoment), ("2030-01-01", FarMoment), ("600 days", FarMoment),
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", ["en", "fr"])
def test_times_that_make_no_sense(text: str, fault: type[TableError], language: str) -> None:
    with pytest.raises(TableError) as caught:
        typed.moment(text, HABITS, language, NOW)
    if language == "en":
        assert isinstance(caught.value, fault)
    assert 20 < len(table_error(language, caught.value)) < 300


def test_in_the_evening_there_is_a_later_one_and_then_none() -> None:
    def evening(hour: int, minute: int = 0) -> datetime | None:
        return typed.evening(HABITS, NOW.replace(hour=hour, minute=minute))

    assert evening(18) == NOW.replace(hour=19)
    assert evening(18, 45) == NOW.replace(hour=21, minute=30)
    assert evening(21, 15) is None


def test_whoever_is_up_late_means_the_coming_morning() -> None:
    night = NOW.replace(hour=1)
    assert typed.morning(HABITS, night) == NOW.replace(hour=8, minute=30)
    owl = Habits(zone="Europe/Paris", wakes=time(16), sleeps=time(6))
    assert typed.morning(owl, NOW) == NOW.replace(day=22, hour=9)


def test_a_morning_after_the_clocks_change() -> None:
    before = datetime(2026, 3, 28, 20, tzinfo=PARIS)
    assert typed.morning(HABITS, before) - before.astimezone(UTC) == timedelta(hours=11, minutes=30)


@pytest.mark.parametrize(
    ("text", "wakes", "sleeps"),
    [
        ("8-22", "08:00", "22:00"), ("8h30 - 23h", "08:30", "23:00"), ("9am to 11pm", "09:00", "23:00"),
        ("22-6", "22:00", "06:00"), ("de 8h à 22h30", "08:00", "22:30"), ("08:00-22:00", "08:00", "22:00"),
        ("8-24", "08:00", "00:00"), ("7:15–23:45", "07:15", "23:45"),
    ],
)  # fmt: skip
def test_waking_hours(text: str, wakes: str, sleeps: str) -> None:
    assert typed.hours(text) == (time.fromisoformat(wakes), time.fromisoformat(sleeps))


@pytest.mark.parametrize(
    "text", ["", "8", "8-8", "25-26", "8-22-9", "always", "13pm-2am", "8:75-9", "x" * 99]
)
def test_hours_that_are_none(text: str) -> None:
    with pytest.raises(BadHours):
        typed.hours(text)


@pytest.mark.parametrize(
    ("text", "minutes"),
    [("12h", 720), ("1h30", 90), ("2 days", 2880), ("1 jour 6 heures", 1800), ("1.5h", 90), ("30 min", 30)],
)
def test_lengths(text: str, minutes: int) -> None:
    assert typed.length(text, timedelta(minutes=15), timedelta(days=14)) == timedelta(minutes=minutes)


@pytest.mark.parametrize(
    "text", ["", "5", "5 min", "15 days", "0h", "-2h", "2 moons", "h", "2h 3x", "9999999h"]
)
def test_lengths_that_are_none_or_out_of_bounds(text: str) -> None:
    with pytest.raises(BadLength) as caught:
        typed.length(text, timedelta(minutes=15), timedelta(days=14))
    for language in ("en", "fr"):
        sentence = table_error(language, caught.value)
        assert "15" in sentence
        assert "14" in sentence


def attempt(read: Callable[[], object]) -> tuple[object, TableError | None]:
    try:
        return read(), None
    except TableError as error:
        return None, error


@settings(deadline=None, derandomize=True)
@given(st.text(max_size=70), st.sampled_from(["en", "fr"]))
def test_whatever_is_typed_is_a_time_ahead_or_a_clear_sentence(text: str, language: str) -> None:
    found, fault = attempt(lambda: typed.moment(text, HABITS, language, NOW))
    if found is None:
        assert fault is not None
        assert table_error(language, fault)
    else:
        assert NOW < found <= NOW + timedelta(days=366)


@settings(deadline=None, derandomize=True)
@given(st.text(alphabet="0123456789hjdwm:. -apt/", max_size=20))
def test_whatever_is_typed_for_hours_and_lengths(text: str) -> None:
    for read in (typed.hours, lambda it: typed.length(it, timedelta(minutes=15), timedelta(days=14))):
        found, fault = attempt(lambda read=read: read(text))
        assert found is not None or (fault is not None and table_error("en", fault))


# Zones


@pytest.mark.parametrize(
    ("text", "language", "name"),
    [
        ("paris", "en", "Europe/Paris"),
        ("Europe/Paris", "en", "Europe/Paris"),
        ("new york", "fr", "America/New_York"),
        ("Londres", "fr", "Europe/London"),
        ("athènes", "fr", "Europe/Athens"),
        ("utc", "en", "UTC"),
        ("la réunion", "fr", "Indian/Reunion"),
    ],
)
def test_a_place_somebody_names(text: str, language: str, name: str) -> None:
    assert zones.exact(text, language) == name


@pytest.mark.parametrize("text", ["", "Atlantis", "moon", "Europe", "../../etc/passwd", "\0", "France/Paris"])
def test_places_that_do_not_exist(text: str) -> None:
    assert zones.exact(text, "en") is None
    zones.near(text, "en")


def test_the_search_finds_countries_and_is_forgiving() -> None:
    assert zones.find("allemagne", "fr")[0] == "Europe/Berlin"
    assert zones.find("são p", "en")[0] == "America/Sao_Paulo"
    assert "Paris, France" in zones.near("Pariss", "en")
    assert zones.find("", "en") == list(zones.FRIENDLY)


def test_every_zone_offered_exists_and_says_its_time() -> None:
    assert len(zones.FRIENDLY) <= 25
    for name in zones.FRIENDLY:
        for language in ("en", "fr"):
            shown = zones.shown(name, language, NOW)
            assert shown.endswith(f"{NOW.astimezone(ZoneInfo(name)):%H:%M}")
            assert len(shown) <= 100
