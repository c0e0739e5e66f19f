"""What reaches beyond one game: results and ratings, searches for players, what is stored of one person.

Nothing of a single game's course comes in.
"""
