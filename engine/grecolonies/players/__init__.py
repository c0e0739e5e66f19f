"""The sensible player of Grécolonies: what moves are worth, and what it chooses.

It knows only what its seat may see.
"""
