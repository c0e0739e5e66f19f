"""Calling people: who is reminded of what, when and where, and what the end of a clock does."""
