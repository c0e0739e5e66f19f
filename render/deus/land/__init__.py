"""The continent of Deus as a picture: where regions lie, the ground, what stands there, what changed.

Players' panels and cards stay outside.
"""
