"""The rules: cards, maze, state, the flow of a game, and one file for each module; and what bots reckon with fast.

Plain typed Python in the part of the language that mypyc makes native; nothing in here knows a
clock, a socket, a file being written or an outside source of chance.
"""
