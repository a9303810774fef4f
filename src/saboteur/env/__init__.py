"""The game as an environment for research: many games at once, and the interfaces that others expect.

Nothing is imported here, so that `import saboteur` stays light: take `saboteur.env.vector.VectorGames` or one of the
modules named in `docs/research.md`.
"""
