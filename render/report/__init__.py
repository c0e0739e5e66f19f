"""The report at the end of any game: scores over time, turning points, each one's pace.

Inside: what is told in it, the pen, the chart, the whole picture. No game and no state may come in.
"""
