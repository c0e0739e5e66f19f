"""Computer players of any game: whole games played out, their statistics, and one who plays at random.

Players of one game stand in that game's own folder; nothing here names a game.
"""
