"""A table as it stands, how it is read from the store, kept at hand and looked back at.

Nothing here changes a game.
"""
