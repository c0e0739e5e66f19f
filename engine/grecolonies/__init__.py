"""Grécolonies: colonies, fights and promises around the Greek seas, for three to five players."""
