"""Antike's board.

Inside: the artist and what he draws, in his order: map, marks, nations, rondel. What is where comes from
`data/antike`, or grows from a board of people's own.
"""
