"""Deus as pictures."""
