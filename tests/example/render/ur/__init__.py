"""Pictures of the Royal Game of Ur."""
