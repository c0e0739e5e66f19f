"""How the sensible player thinks: distances, dangers, worth, plans for each field, and turns ahead."""
