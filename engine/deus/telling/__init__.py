"""What people are told of Deus: the guide, what a panel tells around the actions, the board in words.

Asks the law and changes nothing.
"""
