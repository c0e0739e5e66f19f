"""Pictures of Deus' questions.

Inside: what can be seen of answers, the hand, payments with the column as it will be, the regions, goods and
pieces. No whole board comes in.
"""
