"""Whether the painted ground shows every hex as the text art has it: land as land, sea as sea."""

from engine.core.tables import BadData
from engine.dies_irae.board import SEA, TERRAINS, board
from render.dies_irae.geometry import HEIGHT, WIDTH, grid
from render.dies_irae.map import ground
from render.kit.palette import LAND, index
from render.kit.palette import SEA as WATER

MOST = 0.6
"""How much of a hex's middle must have its colours; peaks cover some of a mountain's."""
REACH = 10
"""How far the middle of a hex goes, in pixels of the whole map."""


def check_ground(scale: int) -> tuple[BadData, ...]:
    """Every hex of `map.txt` that the picture of this size shows as something else."""
    file = f"data/dies_irae/{'ground' if scale == 1 else 'ground_large'}.png"
    image = ground(scale)
    if image.size != (WIDTH * scale, HEIGHT * scale):
        return (BadData(file, 0, "", "other-size", f"{WIDTH * scale}x{HEIGHT * scale}"),)
    land, water = ({index(shade) for shade in shades} for shades in (LAND, WATER))
    wrong = []
    for place, terrain in enumerate(board().terrain):
        x, y = grid(scale).middles[place]
        reach = REACH * scale
        pixels = image.crop((x - reach, y - reach, x + reach, y + reach)).tobytes()
        wanted = water if terrain == SEA else land
        if sum(each in wanted for each in pixels) < MOST * len(pixels):
            wrong.append(BadData(file, 0, board().hexes[place], "other-ground", TERRAINS[terrain]))
    return tuple(wrong)
