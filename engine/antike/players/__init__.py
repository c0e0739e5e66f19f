"""The sensible player of Antike: distances, dangers, worth, plans for each field, and turns ahead.

It knows only what its seat may see.
"""
