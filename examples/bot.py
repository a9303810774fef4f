"""A bot in thirty lines: it joins a table by its code and plays at random.

python examples/bot.py http://127.0.0.1:8000 ABCDE
"""

import asyncio
import random
import sys

from saboteur.client import Client


async def main(url: str, code: str) -> None:
    """Sit down, then answer whatever is asked until the game is over."""
    client = await Client.new(url)
    table = await client.join(code, name="Example bot")
    async for frame in client.play(table):
        game = frame.game
        if game is None:
            continue  # somebody joined, said something, or the host changed the table
        if game.result is not None:
            mine = game.result.gold[client.seat or 0]
            sys.stdout.write(f"The game is over; I have {mine} gold.\n")
            return
        if game.options:  # we are asked: these are all legal actions
            client.act(game.decision, random.choice(game.options))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:3]))
