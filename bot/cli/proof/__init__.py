"""The proof of all pictures: games of sensible players, what is worth looking at in them, and its sheets.

Inside: the games, the plates (what is drawn of them), how they look smaller and to colour-blind people, the
sheets and the index. No store and no Discord may come in.
"""
