"""What people are told of Dies Irae: the guide, what a panel tells around the actions, the board in words.

Asks the law and changes nothing.
"""
