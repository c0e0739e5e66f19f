"""The small signs of Deus: pieces, resources, lands, gods, and what cards do written in them.

They know nothing of a game's state.
"""
