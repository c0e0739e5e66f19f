"""What people are told of Grécolonies: the guide, what lies under one's cup, the board in words.

Asks the law and changes nothing.
"""
