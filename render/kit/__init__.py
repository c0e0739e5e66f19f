"""Canvas, type, palette, tokens and panels that every board uses.

Inside: the brush and its sprites, marks, panels, layers that grow, zoom, encoding. No game comes in.
"""
