"""The translation files, and how languages count."""
