"""Pictures of Dies Irae's questions.

Inside: what can be seen of answers, the part of the map they lie on, the cycle, the chart, stability, the
powers. No whole board comes in.
"""
