"""Finding players: entries that others answer, until there are enough for a table.

Inside: what a search is and what becomes of it. How it is posted stands in `bot.calling`.
"""
