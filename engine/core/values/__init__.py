"""Frozen values: amounts and facts, what annotations say of fields, and values as JSON and back.

No game, no player and no luck comes in.
"""
