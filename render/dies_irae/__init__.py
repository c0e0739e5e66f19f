"""Dies Irae's board."""
