"""Pictures drawn from views of games.

Inside: `kit`, what every board uses; a folder for each game; the one registry of titles. Only views come
in, so that no secret can be drawn; neither Discord nor the store does.
"""
