"""The rules of Deus."""
