"""The ids of Deus' notation: resources, pieces, colours, gods, terrains, and what a card may count."""

from typing import NewType, TypeAlias

Card = NewType("Card", str)
Colour = NewType("Colour", str)
Good = NewType("Good", str)
Piece = NewType("Piece", str)
Region = NewType("Region", str)
Tile = NewType("Tile", str)
God = NewType("God", str)
Measure = NewType("Measure", str)
"""What a card counts, such as `occupied-forest` or `cities-2`: see `engine/deus/law/counting.py`."""

WOOD, CLAY, STONE, WHEAT = Good("wood"), Good("clay"), Good("stone"), Good("wheat")
RESOURCES = (WOOD, CLAY, STONE, WHEAT)
"""The four resources, in the order of `Player.goods` and of the supply."""
Four: TypeAlias = tuple[int, int, int, int]
"""A number for each resource."""
GOLD, VP = Good("gold"), Good("vp")
"""Gold and victory points, where amounts are told."""

SEA, FOREST, SWAMP, MOUNTAIN, FIELD, VILLAGE = range(6)
TERRAINS = ("sea", "forest", "swamp", "mountain", "field", "village")
"""Terrains by number: forest to field give wood to wheat, so that the resource's number is one less."""

PIECES = tuple(Piece(name) for name in ("ship", "production", "science", "civil", "army"))
"""The five standard types, in the order of the columns."""
SHIP, PRODUCTION, SCIENCE, CIVIL, ARMY = range(5)
Five: TypeAlias = tuple[int, int, int, int, int]
"""A number for each standard type of piece."""
TEMPLE = 5
TEMPLE_PIECE = Piece("temple")

COLOURS = tuple(Colour(name) for name in ("blue", "green", "yellow", "brown", "red", "purple"))
"""The colours of cards: the five columns by their piece's number, then the temples."""

GODS = tuple(God(name) for name in ("neptune", "ceres", "minerva", "vesta", "mars", "jupiter"))
"""The gods by the number of their colour."""
NEPTUNE, CERES, MINERVA, VESTA, MARS, JUPITER = range(6)

HIDDEN = -1
"""In place of a card or of a number of victory points that the viewer may not know."""
NOBODY = -1
"""In place of a seat: nobody."""

LETTERS = "abcdefg"
"""Tiles by their number."""
TILES = tuple(Tile(letter) for letter in LETTERS)
REGIONS = tuple(Region(f"{letter}{place}") for letter in LETTERS for place in range(7))
"""Regions by their number: the tile's letter, 0 in its middle, 1 to 6 around it."""
REGION_NUMBER = {name: number for number, name in enumerate(REGIONS)}
