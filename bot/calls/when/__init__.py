"""When: schedules, hours of sleep, pauses, time zones, and what people type of them. Pure functions.

Nothing here reads the store.
"""
