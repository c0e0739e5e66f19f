"""Discord, the store, the clocks, the playground and the command line.

Its rooms lie on nine floors (docs/architecture.md) and import only downwards. No rule of a game comes in:
the bot knows titles from `render.titles`, and none by its name.
"""
