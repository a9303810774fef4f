"""A mailbox: what is put off is done later, and nothing is done before its time."""

import asyncio

from saboteur.server.tables.delivery.mailbox import CLOCK_STEP, Mailbox


async def nothing() -> None:
    """Some work."""


def test_what_is_put_off_again_and_again_is_done_at_its_last_time_and_once() -> None:
    async def scene() -> None:
        loop, box, done = asyncio.get_running_loop(), Mailbox(), asyncio.Event()
        due, rang = [loop.time() + 0.05], []

        async def ring() -> None:
            rang.append(loop.time())
            due[0] = loop.time() + 3600
            done.set()

        box.task = asyncio.create_task(box.work_through(lambda: (max(0.0, due[0] - loop.time()), ring)))
        for _ in range(3):
            await asyncio.sleep(0)
            due[0] += 0.05
            box.post(nothing)
        last = due[0]
        await done.wait()
        assert rang[0] >= last - CLOCK_STEP
        for _ in range(10):
            box.post(nothing)
            await asyncio.sleep(0.01)
        assert len(rang) == 1
        box.stop()

    asyncio.run(scene())


def test_what_is_due_earlier_than_before_is_not_late_and_a_deadline_that_is_gone_rings_for_nobody() -> None:
    async def scene() -> None:
        loop, box = asyncio.get_running_loop(), Mailbox()
        waits: list[float | None] = [3600.0, 0.01, None]
        rang = asyncio.Event()

        async def ring() -> None:
            rang.set()
            waits[:] = [None]

        box.task = asyncio.create_task(box.work_through(lambda: (waits[0], ring)))
        await asyncio.sleep(0)
        waits.pop(0)
        box.post(nothing)
        await rang.wait()
        rang.clear()
        waits[:] = [0.02]
        box.post(nothing)
        while box._alarm is None:  # noqa: ASYNC110 - until it waits
            await asyncio.sleep(0)
        alarm = box._alarm
        waits[:] = [None]
        box.post(nothing)
        while loop.time() < alarm.when() + 0.02:  # noqa: ASYNC110 - until it would have rung
            await asyncio.sleep(0.01)
        assert not rang.is_set()
        box.stop()

    asyncio.run(scene())
