"""Commands about a running game: playing, planning, orders, looking, cards.

Thin: each finds the table and hands over.
"""
