"""A match as it is played: chance, the log, the state as its fold, game files, exchanges.

Written once for every game; no rule of one comes in.
"""
