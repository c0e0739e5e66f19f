"""Planning: trying moves out in private, keeping them, having them played when the turn comes.

Nothing here changes a game.
"""
