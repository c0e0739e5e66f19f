"""The rules: pure functions over frozen states."""
