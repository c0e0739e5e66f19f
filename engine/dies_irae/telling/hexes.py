"""What people look up of hexes: what lies there, how one goes on from there, and who stands there now."""

from collections.abc import Iterable, Iterator
from functools import cache

from engine.core.contract import Fact, Note, Thing, Word, named
from engine.dies_irae import charts
from engine.dies_irae.board import NOWHERE, SEA, TERRAINS, Site, board
from engine.dies_irae.law.contest import parties
from engine.dies_irae.state import DiesIraeState
from engine.dies_irae.words import POWERS


def named_alone() -> Iterator[int]:
    """The hexes that have a name of their own: all but those whose island is called the same."""
    return (place for place in range(len(board().hexes)) if not _names_its_island(place))


def island_of_one(region: int) -> int:
    """The only hex of an island that is called like it; NOWHERE where there is none."""
    return next((site for site in _sites(region) if _names_its_island(site)), NOWHERE)


def _sites(region: int) -> Iterator[int]:
    return (board().sites[each].hex for each in board().regions[region].sites)


def _names_its_island(place: int) -> bool:
    found = board()
    region = found.region[place]
    return region != NOWHERE and str(found.regions[region].region) == found.hexes[place]


def thing_of(place: int) -> Thing:
    """A hex: its good or that it has none, where it lies, whose capital it may be, and its neighbours."""
    found = board()
    site, region = found.site[place], found.region[place]
    notes = [_bare(place)] if site == NOWHERE else [site_note(found.sites[site])]
    if site != NOWHERE:
        notes.append(Note("earns", {"city": "yes" if found.sites[site].city else "no"}))
    if region != NOWHERE:
        notes.append(Note("lies-in", named(region=found.regions[region].region)))
    notes += [Note("capital", named(power=form.power)) for form in charts.powers() if place in form.capitals]
    return Thing(Word("hex", found.hexes[place]), (*notes, *beside(place)))


def site_note(site: Site) -> Note:
    """A hex with a good, in a line."""
    found = board()
    return Note(
        "site",
        {
            **named(hex=found.hexes[site.hex], good=site.good),
            "city": "yes" if site.city else "no",
            "terrain": TERRAINS[found.terrain[site.hex]],
            "mountain": "yes" if found.mountain[site.hex] else "no",
        },
    )


def _bare(place: int) -> Note:
    """A hex without a good, in a line."""
    found = board()
    terrain = TERRAINS[found.terrain[place]]
    return Note("bare", {"terrain": terrain, "mountain": "yes" if found.mountain[place] else "no"})


def beside(place: int) -> Iterator[Note]:
    """The hexes around one, by who may step there; those behind a barrier, and mountains."""
    found = board()
    on_foot = {there for there, _ in found.marches[place]}
    afloat, around = set(found.courses[place]), found.around[place]
    barred = {there for there in around if (place, there) in _barriers()}
    yield from _hexes("beside-both", (each for each in around if each in on_foot and each in afloat))
    yield from _hexes("beside-land", (each for each in around if each in on_foot and each not in afloat))
    key = "beside-open" if found.terrain[place] == SEA else "beside-sea"
    yield from _hexes(key, (each for each in around if each in afloat - on_foot - barred))
    yield from _hexes("beside-barred", (each for each in around if each in barred))
    yield from _hexes("beside-mountains", (each for each in around if found.mountain[each]))


@cache
def _barriers() -> frozenset[tuple[int, int]]:
    return frozenset(way for one, two in board().barriers for way in ((one, two), (two, one)))


def _hexes(key: str, places: Iterable[int]) -> Iterator[Note]:
    """A note that names hexes; none where there are none."""
    words: tuple[Fact, ...] = tuple(Word("hex", board().hexes[each]) for each in places)
    if words:
        yield Note(key, {"hexes": words})


def there_now(state: DiesIraeState, place: int) -> Iterator[Note]:
    """Whose capital it is, whose units and leader stand there, and who contests it."""
    for power, realm in enumerate(state.realms):
        facts: dict[str, Fact] = {"power": Word("power", POWERS[power])}
        if realm.capital == place:
            yield Note("capital", facts)
        for stack in realm.stacks:
            if stack.hex == place:
                yield Note(
                    "units",
                    facts | {"legions": stack.legions, "ships": stack.ships, "aboard": stack.aboard},
                )
        if realm.leader == place:
            yield Note("leader", facts)
    if against := parties(state, place):
        yield Note("contested", {"powers": tuple(Word("power", POWERS[each]) for each in against)})
