"""Deus as pictures.

Inside: the continent, panels, hands and single cards. What a card does is told by words handed in.
"""
