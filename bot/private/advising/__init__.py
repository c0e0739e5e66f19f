"""Advice: up to three whole turns with why, thought from what the asker may know."""
