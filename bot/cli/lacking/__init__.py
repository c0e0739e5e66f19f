"""What a game still lacks, looked for all at once: texts, help, pictures, computer players, a sound law.

The contract tests ask the same. Nothing comes in that names a game, or that prints.
"""
