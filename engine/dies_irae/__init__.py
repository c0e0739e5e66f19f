"""Dies Irae: Greece, Persia and Egypt."""
