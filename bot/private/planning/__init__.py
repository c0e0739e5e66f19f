"""Planning: trying moves out in private, keeping them, having them played when the turn comes.

A game is changed only where a plan is played, by `bot.tables`.
"""
