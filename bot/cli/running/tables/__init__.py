"""`keryx tables`: what is stuck at the tables, since when and why; nothing is changed.

Inside: the command, and what counts as stuck, which is made of what the store says waits.
"""
