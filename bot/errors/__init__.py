"""What can keep a wish from being carried out at a table. None of these changes anything.

Each is told to the person as the text `table-<key>`, whose key is the class's own name: `NotHost` is told by
`table-not-host`. What only one room raises stands in that room.
"""
