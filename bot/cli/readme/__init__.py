"""The pictures of the README: boards, a panel, a report and a film, made from game files in the repository.

Nothing comes in that is not shown there.
"""
