"""How the sensible player of Dies Irae thinks: what is worth having, how its units move, what it chooses.

Knows no more than a view tells.
"""
