"""Antike: the rondel, fifty provinces, and personages to win. Sources: the rules of 2005 and 2006."""
