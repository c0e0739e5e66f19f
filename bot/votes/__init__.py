"""Votes at a table: what a single person may not decide for the others."""
