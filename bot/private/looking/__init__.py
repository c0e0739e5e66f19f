"""Looking at a game: boards, hands, its history, the recap and the film.

Nothing here changes a game.
"""
