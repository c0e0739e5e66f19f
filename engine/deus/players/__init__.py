"""How the sensible player of Deus thinks: what a position is worth, and turns played out in its head.

Knows no more than a view tells.
"""
