"""Antike's board."""
