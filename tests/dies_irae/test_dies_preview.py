"""What is told before the last click: rows with their conditions, combats; what people look up by name."""

import pytest
from dies_scene import Scene
from titled import titled

from bot.private.looking.naming import explanation
from bot.speech.teller import Teller
from engine.core.choosing.notation import parse_line
from engine.core.contract import Seat, Thing, Word
from engine.core.play.chance import LoadedChance
from engine.dies_irae.actions import CreatePost, Seize, To
from engine.dies_irae.board import board
from engine.dies_irae.charts import chart, goods, laurels, phase_at
from engine.dies_irae.law.development import missing, needed
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.law.tally import goods_income, goods_of
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.telling.guide import GUIDE


def foretold(scene: Scene, line: str, language: str = "en") -> list[str]:
    """The sentences with which an action is foretold."""
    (action,) = parse_line(RULES, line, RULES.vocabulary(scene.state))
    seat = scene.state.realms[scene.state.active].seat
    teller = Teller(language, titled(RULES))
    return [teller.note("preview", note) for note in GUIDE.preview(RULES.view(scene.state, seat), action)]


def thing(kind: str, id_: str, **options: object) -> Thing:
    """What is known of something by its word."""
    things = GUIDE.things(DiesIraeOptions(**options))
    return next(each for each in things if each.word == Word(kind, id_))


def told(kind: str, id_: str, language: str = "en", **options: object) -> str:
    return explanation(Teller(language, titled(RULES)), thing(kind, id_, **options))


def who(scene: Scene, kind: str, id_: str, language: str = "en") -> list[str]:
    """Who has something, as the holder of Greece sees it."""
    teller = Teller(language, titled(RULES), ["Ana", "Bruno", "Chloé"])
    return teller.notes("held", GUIDE.held(RULES.view(scene.state, Seat(0)), Word(kind, id_)))


def test_who_has_it_now_is_told():
    scene = developing().units("greece", athens=(2, 3)).posts("persia", "tarsus!", "issos*")
    assert who(scene, "phase", "military-1") == ["Reached by Greece."]
    assert who(scene, "phase", "military-4") == ["Nobody has any of it now."]
    assert who(scene, "unit", "ship") == ["Now: Greece 3, Persia 0, Egypt 0."]
    assert who(scene, "piece", "fortress", "fr") == ["Pour le moment\u00a0: Grèce 0, Perse 1, Égypte 0."]
    assert who(scene, "hex", "tarsus") == ["Persia has a fortress in Tarsus."]
    assert who(scene, "hex", "issos")[1:] == ["Persia has a monument in Issos."]
    assert who(scene, "power", "persia") == ["Played by Bruno."]
    for each in GUIDE.things(DiesIraeOptions(leaders=True)):
        for language in ("en", "fr"):
            assert all(who(scene, *each.word, language))


def developing() -> Scene:
    """9.6, example: Greece with copper and two luxuries, before Hoplites, Material science and Kingdom."""
    scene = Scene().posts("greece", "calydon", "therma", "rhodes").has("greece", development=(3, 5, 3, 3))
    return scene.has("greece", talents=50).turn_of("greece")


def test_before_develop_is_chosen_every_row_tells_what_it_needs():
    assert foretold(developing(), "choose develop") == [
        "**Military**: Hoplites (Military II) for 21 talents ✗ Kingdom (Culture II)",
        "**Fleet**: the next space for 37 talents",
        "**Economy**: Material science (Economy II) for 35 talents ✓ copper",
        "**Culture**: Kingdom (Culture II) for 13 talents ✓ 2 luxury posts",
    ]


def test_a_contested_good_is_told_as_missing():
    scene = developing().units("persia", calydon=(1,)).contested("calydon")
    assert "**Economy**: Material science (Economy II) for 35 talents ✗ copper" in foretold(
        scene, "choose develop"
    )


def test_a_row_tells_what_it_brings_and_what_comes_after_it():
    scene = developing().plays("choose develop / develop culture")
    assert foretold(scene, "develop military") == [
        "**Military**: Hoplites (Military II) for 21 talents ✓ Kingdom (Culture II)",
        "Legions then fight with 2 and move 3 points.",
        "After it: Phalanx (Military III) ✓ Kingdom (Culture II) ✗ bronze",
    ]
    assert foretold(scene, "develop economy")[0].endswith("(Economy II) for 35 talents ✓ copper")
    assert foretold(scene, "develop economy", "fr")[1] == "Revenu +10 et 1 de stabilité."


def test_what_is_too_dear_and_what_is_complete_are_told():
    scene = developing().has("greece", talents=20, development=(13, 12, 3, 3))
    lines = foretold(scene, "choose develop")
    assert lines[0] == "**Military**: complete."
    assert lines[1].startswith("**Fleet**: the golden age of the fleet for 121 talents (more than you have)")
    assert foretold(scene.plays("choose develop"), "develop military") == []


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("raise athens legion", "**Legion**: you can supply 2 and would have 3.",
         "**Légion** : tu peux en ravitailler 2 et tu en aurais 3."),
        ("raise athens ship", "**Ship**: 2 talents to keep at the end of each turn.",
         "**Navire** : 2 talents d’entretien à la fin de chaque tour."),
        ("fortify corinth", "**Fortress**: 5 in defence, and a unit in each later action Build.",
         "**Forteresse** : 5 en défense, et une unité à chaque action Construire ensuite."),
        ("build-monument athens", "**Monument**: 1 point and 1 stability.",
         "**Monument** : 1 point et 1 de stabilité."),
    ],
)  # fmt: skip
def test_what_is_built_says_what_it_brings_and_costs(line: str, english: str, french: str):
    scene = developing().posts("greece", "athens!", "corinth", "thebes").units("greece", athens=(2,))
    scene.has("greece", talents=500, development=(3, 5, 3, 3), stability=2).plays("choose build")
    assert foretold(scene, line) == [english]
    assert [each.replace("\N{NO-BREAK SPACE}", " ") for each in foretold(scene, line, "fr")] == [french]


def test_a_monument_in_the_golden_age_of_stability_says_that_it_brings_a_point_alone():
    scene = developing().posts("greece", "athens!").has("greece", talents=500, stability=9)
    assert foretold(scene.plays("choose build"), "build-monument athens") == ["**Monument**: 1 point."]


def test_a_combat_is_told_as_it_will_end():
    """9.2, example: two legions of 3 against a legion and a fortress, 7 against 7."""
    scene = Scene().posts("persia", "corinth!").units("persia", corinth=(1,)).units("greece", corinth=(2,))
    scene.has("greece", development=(7, 0, 0, 2)).has("persia", development=(0, 0, 0, 2))
    scene.contested("corinth").turn_of("greece").plays("choose attack")
    (line,) = foretold(scene, "fight corinth legion persia")
    assert line == "**Corinth**, legions: 7 against 7. You lose 2, Persia loses 1."
    state = scene.state
    scene.plays("fight corinth legion persia")
    assert (scene.legions("greece", "corinth"), scene.legions("persia", "corinth")) == (0, 0)
    assert state is not scene.state


def test_other_actions_foretell_nothing():
    scene = Scene().units("greece", athens=(1,)).turn_of("greece").plays("choose move")
    assert GUIDE.preview(RULES.view(scene.state, Seat(0)), RULES.legal(scene.state, Seat(0))[0]) == ()


def test_every_hex_names_all_its_neighbours_and_who_goes_there():
    found = board()
    barred = {way for one, two in found.barriers for way in ((one, two), (two, one))}
    names = {str(each.word.id): each for each in GUIDE.things(DiesIraeOptions())}
    for here, name in enumerate(found.hexes):
        beside = {note.key: note.facts["hexes"] for note in names[name].notes if "beside" in note.key}
        told = {found.index[word.id]: key for key in beside if "mountains" not in key for word in beside[key]}
        assert set(told) == set(found.around[here])
        walks = {there for there, _ in found.marches[here]}
        for there, key in told.items():
            on_foot, afloat = there in walks, there in found.courses[here]
            kind = "barred" if (here, there) in barred else "both" if on_foot and afloat else None
            kind = kind or ("land" if on_foot else "sea" if found.terrain[here] else "open")
            assert (key, on_foot or afloat) == (f"beside-{kind}", True)
        steep = {word.id for word in beside.get("beside-mountains", ())}
        assert steep == {found.hexes[there] for there in found.around[here] if found.mountain[there]}


def test_who_stands_on_a_hex_is_told():
    scene = developing().units("greece", athens=(2, 3, 1), h8=(0, 1)).units("persia", h8=(0, 2), athens=(1,))
    scene.has("greece", capital="athens", leader="athens").contested("athens")
    assert who(scene, "hex", "athens") == [
        "It is Greece’s capital.",
        "There now, Greece: 2 legions and 3 ships, 1 legion aboard.",
        "Greece’s leader is there.",
        "There now, Persia: 1 legion.",
        "Contested by Greece and Persia.",
    ]
    assert who(scene, "hex", "h8", "fr")[1] == "Sur place, Perse\u00a0: 2 navires."
    assert who(scene, "hex", "i5") == ["Nobody is there now."]
    scene.units("egypt", rhodes=(1,))
    assert "There now, Egypt: 1 legion." in who(scene, "region", "rhodes")
    assert told("hex", "sestos").splitlines()[-2:] == [
        "Legions do not cross the blue barrier, ships do: Ilion and Hellespontine Phrygia D11.",
        "Mountains, 2 points to enter: Hellespontine Phrygia D11.",
    ]
    assert "Sea, for ships alone." in told("hex", "h8")


def test_there_is_something_to_look_up_for_everything_people_meet():
    words = {each.word for each in GUIDE.things(DiesIraeOptions())}
    assert {Word("region", area.region) for area in board().regions} <= words
    assert {Word("good", form.good) for form in goods()} <= words
    assert {word.kind for word in words} == {
        "phase", "unit", "piece", "good", "region", "hex", "power", "deed", "row", "term",
    }  # fmt: skip
    scene = Scene().turn_of("greece")
    for word in (Word("row", "culture"), Word("term", "stability"), Word("region", "attica-boeotia")):
        assert GUIDE.held(RULES.view(scene.state, None), word)
    assert Word("unit", "leader") not in words
    assert thing("unit", "leader", leaders=True)


@pytest.mark.parametrize(
    ("kind", "id_", "language", "part"),
    [
        ("phase", "military-2", "en", "Military: the spaces cost 21, 28 and 36 talents.\nNeeds Kingdom"),
        ("phase", "economy-4", "en", "Needs silver.\nIncome +50 in all"),
        ("phase", "culture-1", "fr", "+2, +1 et 0 à chaque combat"),
        ("phase", "fleet-5", "en", "1 victory point"),
        ("phase", "fleet-4", "en", "your ships contest the coasts"),
        ("unit", "legion", "en", "Costs 10, 12, 15 and 18 talents"),
        ("unit", "ship", "fr", "Pièces : Grèce 11, Perse 7, Égypte 5."),
        ("piece", "trade-post", "en", "Costs 15, 15, 20 and 20 talents in phases I to IV of Economy."),
        ("piece", "monument", "fr", "Chaque puissance en a 3."),
        ("good", "wool", "en", "bring 3, 7, 12, 18"),
        ("good", "gold", "fr", "Luxe"),
        ("region", "attica-boeotia", "en", "Athens: lead, a city, at the coast."),
        (
            "hex",
            "memphis",
            "en",
            "can be built here.\nIt lies in Middle Egypt.\nEgypt may have its capital here.",
        ),
        ("hex", "delphi", "fr", "Delphes : vin, une ville, sur la côte."),
        ("power", "greece", "en", "Begins with 1 legion and 3 ships, 5 trade posts, a fortress, 90 talents"),
        ("deed", "stability", "en", "Costs 50, 60, 70 and 80 talents"),
    ],
)
def test_things_tell_the_numbers_of_the_tables(kind, id_, language, part):
    assert part in told(kind, id_, language).replace("\u00a0", " ")


@pytest.mark.parametrize("light", [False, True])
def test_provinces_and_islands_tell_which_count_brings_a_point(light):
    """2, 17.8."""
    for name, island in (("attica-boeotia", False), ("crete", True)):
        (note,) = (each for each in thing("region", name, light_laurels=light).notes if each.key == "laurels")
        track = laurels(light)[island]
        assert [track[count] - track[count - 1] for count in note.facts["counts"]] == [1] * track[-1]


def test_what_is_needed_and_what_is_missing_are_told_in_the_same_words():
    scene = developing()
    for row in range(4):
        for space in range(1, 14):
            needs = chart()[row][space].needs
            lacks = missing(scene.realm("greece"), needs)
            assert set(lacks) <= set(needed(needs))
            assert bool(needed(needs)) == bool(needs)
            assert space == 13 or phase_at(row, space) == (space + 2) // 3


def test_places_are_told_with_their_goods():
    """4, 6, 9.1: what a post would bring, and what is where units go."""
    scene = Scene().units("greece", naxos=(1,), athens=(0, 1)).posts("persia", "karystos")
    scene.has("greece", talents=99).turn_of("greece").plays("choose trade")
    (note,) = GUIDE.preview(RULES.view(scene.state, Seat(0)), CreatePost("naxos"))
    assert (note.key, note.facts["good"].id) == ("good", board_good("naxos"))
    before = scene.income("greece")
    scene.plays("create-post naxos")
    assert scene.income("greece") - before == note.facts["more"]
    scene.turn_of("greece").plays("choose move / lead athens ship 1")
    (note,) = GUIDE.preview(RULES.view(scene.state, Seat(0)), To("karystos"))
    assert (note.key, note.facts["power"].id) == ("ground", "persia")
    assert GUIDE.preview(RULES.view(scene.state, Seat(0)), To("h8")) == ()


def board_good(name: str) -> str:
    """The good of a hex."""
    found = board()
    return str(found.sites[found.site[found.index[name]]].good)


def test_a_second_post_of_a_good_in_the_set_up_is_told_with_what_it_brings():
    """4, 6: Memphis has one post with grain already; a second one brings 5."""
    state = RULES.setup(DiesIraeOptions(powers="dealt"), 3, LoadedChance([0, 1, 2])).state
    for line in ("settle memphis", "occupy sais"):
        (action,) = parse_line(RULES, line, RULES.vocabulary(state))
        notes = GUIDE.preview(RULES.view(state, Seat(2)), action)
        before = goods_income(goods_of(state, 2))
        state = RULES.apply(state, Seat(2), action, LoadedChance(())).state
    (note,) = notes
    assert goods_income(goods_of(state, 2)) - before == note.facts["more"] == 5


def test_a_post_taken_beyond_thirty_is_told_to_be_only_removed():
    """16: thirty posts are on the map, and no good has nine of them."""
    own = [name for name in map(str, board().hexes) if board().site[board().index[name]] >= 0]
    own = [name for name in own if name != "melos"][:30]
    scene = Scene().posts("greece", *own).posts("persia", "melos").units("greece", melos=(1,))
    scene.contested("melos").turn_of("greece").plays("choose attack")
    note, *_ = GUIDE.preview(RULES.view(scene.state, Seat(0)), Seize("melos"))
    assert (note.key, note.facts["more"]) == ("good-razed", 0)
    assert "only removed" in foretold(scene, "seize melos")[0]
    before = scene.income("greece")
    scene.plays("seize melos")
    assert (scene.owner("melos"), scene.income("greece")) == (None, before)


def test_a_post_taken_where_a_late_ship_stays_brings_nothing_yet():
    scene = Scene().posts("persia", "corinth").units("persia", corinth=(0, 1)).units("greece", corinth=(1,))
    scene.has("persia", development=(0, 10, 0, 0)).contested("corinth").turn_of("greece")
    scene.plays("choose attack")
    (note,) = GUIDE.preview(RULES.view(scene.state, Seat(0)), Seize("corinth"))
    scene.plays("seize corinth")
    assert (note.facts["more"], scene.income("greece"), scene.is_contested("corinth")) == (0, 0, True)


def test_a_phase_entered_in_the_golden_age_of_stability_is_told_without_a_level():
    scene = developing().has("greece", stability=9).plays("choose develop")
    assert foretold(scene, "develop economy")[1] == "Income +10."
    assert foretold(scene, "develop culture")[1].startswith("-1 in each combat")


@pytest.mark.parametrize(
    ("language", "sea", "land", "alone"),
    [
        (
            "en",
            "Open sea · free beside it: Naxos · beside Melos",
            "No good here · free beside it: Ainos · beside Abdera",
            "Open sea",
        ),
        (
            "fr",
            "Pleine mer · libre à côté\N{NO-BREAK SPACE}: Naxos · à côté\N{NO-BREAK SPACE}: Mélos",
            "Aucun bien ici · libre à côté\N{NO-BREAK SPACE}: Ainos · à côté\N{NO-BREAK SPACE}: Abdère",
            "Pleine mer",
        ),
    ],
)
def test_where_no_good_is_menus_say_what_lies_beside(language: str, sea: str, land: str, alone: str):
    scene = Scene().posts("greece", "melos", "abdera").turn_of("greece")
    teller, view = Teller(language, titled(RULES)), RULES.view(scene.state, Seat(0))
    told = [teller.notes("preview", GUIDE.nearby(view, To(place))) for place in ("k9", "b9", "l16")]
    assert told == [[sea], [land], [alone]]
    assert GUIDE.nearby(view, To("naxos")) == GUIDE.nearby(view, CreatePost("naxos")) == ()
