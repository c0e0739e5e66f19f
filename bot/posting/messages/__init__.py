"""The public messages themselves, each as a sheet made from a table, and the buttons below them.

Sending, editing and trying again stand in the room above.
"""
