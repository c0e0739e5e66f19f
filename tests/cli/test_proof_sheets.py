"""`keryx pictures --proof`: every picture of a game in all its sizes, on sheets, and in words."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from coloraide import Color
from PIL import Image
from render.ur.artist import UrArtist

from bot.cli.proof import plates
from bot.cli.proof.games import few_and_many
from bot.cli.proof.sight import SIGHTS, seen
from bot.pictures.easel import Easel
from engine.core.contract import Word
from render.kit.encode import canvas
from render.page import TOP
from render.scene import Cast, Scene
from render.titles import TITLES

LOOKS = {"550": 550, "400": 400, "deuteranopia": 400, "protanopia": 400, "tritanopia": 400}
BOARDS = ("early", "middle", "late", "end", "crowded", "names", "french", "plan")


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("proof") / "new"


@pytest.fixture
def proof(keryx, drawn: Path) -> Path:
    """The proof of one small game, made once."""
    if not drawn.exists():
        found = keryx("pictures", "ur", "--proof", drawn)
        assert found.exit_code == 0, found.output
        count = len([*(drawn / "ur").glob("[!_]*.png")]) // (1 + len(LOOKS))
        assert f"({count})" in found.stdout
    return drawn


def test_every_picture_is_there_in_all_its_sizes(proof: Path):
    own = [file for file in (proof / "ur").iterdir() if "_" not in file.name]
    names = {file.stem for file in own}
    assert names >= {f"2-{kind}" for kind in (*BOARDS, "report", "report-french", "zoom-1")}
    for file in own:
        with Image.open(file) as image:
            width, height = image.size
        assert width == (1200 if "report" in file.stem else 1600) or "zoom" in file.stem
        for look, narrow in LOOKS.items():
            with Image.open(file.with_name(f"{file.stem}_{look}.png")) as image:
                assert image.size == (narrow, round(height * narrow / width))


def test_a_sheet_of_each_look_holds_all_pictures(proof: Path):
    count = len([file for file in (proof / "ur").iterdir() if "_" not in file.name])
    for look, width in LOOKS.items():
        with Image.open(proof / f"ur-{look}.png") as sheet:
            assert sheet.width >= 4 * width
            assert sheet.width * sheet.height > count * width * width // 2


def test_the_index_tells_what_each_shows(proof: Path):
    told = (proof / "index.txt").read_text(encoding="utf-8")
    for file in (proof / "ur").iterdir():
        assert (f"\n{file.name}: " in told) == ("_" not in file.name)
    of_middle = told.partition("2-middle.png")[2].partition("\n\n")[0]
    for part in ("kB", "Players: 2. Turn: ", "What happened: ", "Next: ", "Ahead: "):
        assert part in of_middle
    assert "李小龍" in told.partition("2-names.png")[2].partition("\n\n")[0]


def test_the_same_every_time(keryx, proof: Path, tmp_path: Path):
    assert keryx("pictures", "ur", "--proof", tmp_path).exit_code == 0
    files = [file.relative_to(proof) for file in proof.rglob("*") if file.is_file()]
    assert files
    assert {*files} == {file.relative_to(tmp_path) for file in tmp_path.rglob("*") if file.is_file()}
    for file in files:
        assert (tmp_path / file).read_bytes() == (proof / file).read_bytes(), file


class Charting(UrArtist):
    """Draws what was thrown as a picture of its own."""

    def charts(self, view: object) -> tuple[Word, ...]:
        return (Word("holding", "board"),)

    def draw(self, scene: Scene, cast: Cast) -> Image.Image:
        return canvas(1600, 300, 0) if scene.focus == "board" else super().draw(scene, cast)


async def test_charts_are_pictures_of_their_own():
    easel = Easel()
    title = replace(TITLES["ur"], artist=Charting())
    found = [plate async for plate in plates.Press(easel, title)._charts()]
    await easel.close()
    assert [(plate.name, plate.picture.height) for plate in found] == [("2-chart-1", 300 + TOP)]


def test_a_game_that_is_not_known(keryx, tmp_path: Path):
    found = keryx("pictures", "ur", "senet", "--proof", tmp_path / "new", language="fr")
    assert found.exit_code == 2
    assert "senet" in found.stderr
    assert "antike" in found.stderr
    assert not (tmp_path / "new").exists()


def test_where_nothing_can_be_written(keryx, tmp_path: Path):
    (tmp_path / "file").write_text("mine")
    found = keryx("pictures", "ur", "--proof", tmp_path / "file")
    assert found.exit_code == 1
    assert str(tmp_path / "file") in found.stderr
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize(
    ("sight", "name"), [("deuteranopia", "deutan"), ("protanopia", "protan"), ("tritanopia", "tritan")]
)
def test_colours_are_those_of_the_study(sight: str, name: str):
    luck = random.Random(7)
    colours = [(0, 0, 0), (255, 255, 255), *(tuple(luck.choices(range(256), k=3)) for _ in range(100))]
    image = Image.new("RGB", (len(colours), 1))
    image.putdata(colours)
    got = seen(image, sight)
    for place, colour in enumerate(colours):
        wanted = Color("srgb", [part / 255 for part in colour]).filter(name, method="machado")
        expected = [255 * part for part in wanted.convert("srgb").clip()[:3]]
        assert got.getpixel((place, 0)) == pytest.approx(expected, abs=10)
    assert set(SIGHTS) == {"deuteranopia", "protanopia", "tritanopia"}


def test_what_is_chosen_of_a_game_shows_fights_and_whom_others_wait_for():
    (game,) = few_and_many(TITLES["dies_irae"])
    stages = dict(plates.stages(game))
    assert len({position.match.number for position in stages.values()}) == len(stages) == 6
    assert any(plates.FIGHTS.search(event.word) for event in stages["fight"].events)
    for position in stages.values():
        powers = {word.id for words in position.match.roles for word in words}
        assert not powers & set(plates.mentioned(position, position.events))
    assert plates.mentioned(stages["fight"], stages["fight"].events)
    assert stages["end"].match.standing.ended is not None
    assert len(game.asked) > 3
    for position in game.asked:
        rules, state = position.match.rules, position.match.state
        assert any(owed.seat != rules.turn(state).seat for owed in rules.decisions(state))
