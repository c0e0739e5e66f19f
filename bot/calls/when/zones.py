"""Time zones: a few that most people need, and a search among all."""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global
from babel.dates import get_timezone_location

from bot.calls.when.waking import zone_of
from bot.speech.names import fold
from engine.core.choosing.notation import nearest

FRIENDLY = (
    "Europe/Paris",
    "Europe/London",
    "Europe/Lisbon",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Helsinki",
    "Europe/Istanbul",
    "America/Toronto",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Martinique",
    "America/Sao_Paulo",
    "Africa/Casablanca",
    "Africa/Tunis",
    "Africa/Abidjan",
    "Indian/Reunion",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Noumea",
    "Pacific/Auckland",
    "UTC",
)
"""What a menu offers, 25 at most."""

REGIONS = (
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian",
    "Pacific",
)  # fmt: skip


@cache
def names() -> tuple[str, ...]:
    """Every zone that names a place, and UTC."""
    return ("UTC", *sorted(each for each in available_timezones() if each.partition("/")[0] in REGIONS))


@cache
def place_of(name: str, language: str) -> str:
    """The zone's city and country in words: `Paris, France`."""
    if name == "UTC":
        return "UTC"
    # By a bare name Babel would keep all that pytz knows of the zone: four megabytes for all of them.
    city: str = get_timezone_location(ZoneInfo(name), locale=language, return_city=True)
    country = Locale.parse(language).territories.get(get_global("zone_territories").get(name, ""), "")
    return f"{city}, {country}" if country and country != city else city


def shown(name: str, language: str, now: datetime) -> str:
    """The zone with the time it has there now: `Paris, France · 14:05`."""
    local = now.astimezone(zone_of(name))
    return f"{place_of(name, language)} · {local:%H:%M}"


@cache
def _searched(language: str) -> tuple[tuple[str, str], ...]:
    return tuple(
        (f"{fold(place_of(name, language))} {fold(name.replace('_', ' '))}", name) for name in names()
    )


def find(typed: str, language: str) -> list[str]:
    """Zones that fit what was typed, likeliest first; the friendly ones for nothing."""
    wanted = fold(typed.replace("_", " "))
    if not wanted:
        return list(FRIENDLY)
    fitting = [(text, name) for text, name in _searched(language) if wanted in text]
    fitting.sort(key=lambda each: (not each[0].startswith(wanted), each[1] not in FRIENDLY, each[1]))
    return [name for _, name in fitting]


@cache
def _called(language: str) -> dict[str, str]:
    """Each zone by all it is called; of several with one name the usual one."""
    found = dict[str, str]()
    for name in (*FRIENDLY, *names()):
        city = place_of(name, language).partition(",")[0]
        for each in (name.replace("_", " "), name.rpartition("/")[2].replace("_", " "), city):
            found.setdefault(fold(each), name)
    return found


def exact(typed: str, language: str) -> str | None:
    """The one zone somebody meant: by its name, or because nothing else is called so."""
    wanted = fold(typed.replace("_", " ")).strip()
    known = _called(language).get(wanted)
    if known is not None:
        return known
    found = find(typed, language) if wanted else []
    return found[0] if len(found) == 1 else None


def near(typed: str, language: str) -> Sequence[str]:
    """Places whose names are like what was typed."""
    cities = {fold(name.rpartition("/")[2].replace("_", " ")): name for name in names()}
    found = find(typed, language)[:3]
    found += [cities[city] for city in nearest(fold(typed), tuple(cities))]
    return [place_of(name, language) for name in dict.fromkeys(found)][:3]
