"""Why: what stands in the way of what one would like to do, and which rule what happened follows from.

Nothing is decided here: refusals are the law's, told from the asker's own view.
"""
