"""Canvas, type, palette, tokens and panels that every board uses."""
