"""`keryx replay`: a game file as pictures, and sentences for what cannot be drawn."""

import io
import json

import pytest
from PIL import Image

from render import film, replay


def test_a_whole_game_is_an_animated_gif_that_ends_with_the_last_board(keryx, game_file, tmp_path):
    target = tmp_path / "game.gif"
    found = keryx("replay", game_file, "--out", target)
    assert found.exit_code == 0, found.output
    assert str(target) in found.stdout.replace("\n", "")
    with Image.open(target) as picture:
        assert picture.format == "GIF"
        assert picture.n_frames >= 3
        assert picture.size[0] == replay.WIDTH
    assert target.stat().st_size <= replay.LARGEST


def test_one_board_is_a_png_at_its_full_size(keryx, game_file, tmp_path):
    target = tmp_path / "board.png"
    assert keryx("replay", game_file, "--out", target, "--turn", 2).exit_code == 0
    with Image.open(target) as picture:
        assert picture.format == "PNG"
        assert picture.size[0] == 1600


def test_a_stretch_has_fewer_frames(keryx, game_file, tmp_path):
    frames = []
    for words in ((), ("--from", 2), ("--from", 2, "--turn", 3)):
        target = tmp_path / "part.gif"
        assert keryx("replay", game_file, "--out", target, *words).exit_code == 0
        with Image.open(target) as picture:
            frames.append(picture.n_frames)
    assert frames[0] > frames[1] > frames[2] == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--out", "game.jpg"), "must end in .gif"),
        (("--out", "no/such/folder/game.gif"), "no folder"),
        (("--out", "game.gif", "--turn", 99), "There is no turn 99"),
        (("--out", "game.gif", "--turn", 0), "There is no turn 0"),
        (("--out", "game.gif", "--from", 3, "--turn", 2), "comes after turn"),
    ],
)
def test_what_cannot_be_drawn_is_told(keryx, game_file, tmp_path, monkeypatch, words, sentence):
    monkeypatch.chdir(tmp_path)
    found = keryx("replay", game_file, *words)
    assert found.exit_code != 0
    assert sentence in found.stderr
    assert not (tmp_path / "game.gif").exists()


def test_a_damaged_file_is_told(keryx, game_file, tmp_path):
    plain = json.loads(game_file.read_text(encoding="utf-8"))
    plain["log"][3]["deed"] = "go atlantis"
    game_file.write_text(json.dumps(plain), encoding="utf-8")
    found = keryx("replay", game_file, "--out", tmp_path / "game.gif", language="fr")
    assert found.exit_code == 1
    assert "go atlantis" in found.stderr
    assert not (tmp_path / "game.gif").exists()


def test_a_film_too_large_gets_smaller_until_it_fits(game_file, keryx):
    from bot.cli.game_files import read_named
    from engine.core.contract import Word

    match, names = read_named(game_file)
    captions = replay.Captions(names, Word.__str__, str)
    whole = replay.replay(match, captions)
    small = replay.replay(match, captions, largest=len(whole.data) // 2)
    assert len(small.data) <= len(whole.data) // 2
    with pytest.raises(ValueError, match="1000"):
        replay.replay(match, captions, largest=1000)


def test_frames_keep_only_what_changed():
    red, blue = Image.new("RGB", (100, 60), "red"), Image.new("RGB", (100, 60), "red")
    blue.paste("blue", (10, 10, 20, 20))
    made = film.Film(film.palette_for([red, blue]), 100)
    made.add(red, 0.5, 100)
    first = made.ends[-1]
    made.add(blue, 1.0, 100)
    assert made.ends[-1] - first < 400


def test_a_picture_higher_than_the_first_is_shown_whole():
    low, high = Image.new("RGB", (100, 60), "red"), Image.new("RGB", (100, 120), "red")
    high.paste("blue", (0, 110, 100, 120))
    made = film.Film(film.palette_for([low, high]), 100)
    made.add(low, 0.5, 100)
    made.add(high, 1.0, 100)
    with Image.open(io.BytesIO(made.finished())) as picture:
        picture.seek(1)
        assert picture.size == (100, 60 + film.BAR)
        red, _, blue = picture.convert("RGB").getpixel((50, 57))
        assert blue > red
