"""Pictures of questions: where answers lie on the map, and the two sides of a fight with one's own dice.

Nothing comes in that only the whole board needs.
"""
