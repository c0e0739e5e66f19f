"""Commands about tables: opening, settling, seats, files, searches for players.

Thin: each finds the table and hands over.
"""
