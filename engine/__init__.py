"""The rules: pure functions over frozen states.

Inside: `core`, what all games are made of; a folder for each game; `players`, who play any of them. No
clock, no file, no luck but what is handed in, and no sentence for people.
"""
