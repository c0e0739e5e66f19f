"""What every game is made of: the contract, the law and its guide, titles, tables of their own.

Inside: `values`, `choosing` and `play`. No game is named here.
"""
