"""Dies Irae's board.

Inside: the artist and what he draws, in his order: map, marks, tokens, tracks, panels, legend. What is
where comes from `data/dies_irae`.
"""
