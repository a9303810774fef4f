"""What addresses use at all processes together, where there is Redis.

Requests and connections come too often to ask anybody about each of them: every process decides by what it knows
itself. Once a second it tells Redis what addresses used here, in one message, and hears what they used everywhere. So
an address can be ahead of its limit by what it does within a second, and no longer.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from saboteur.server.limits.address_counts import Crowd
from saboteur.server.limits.bounds import ADDRESSES_TOLD, CONNECTIONS_UNTOLD
from saboteur.server.limits.rate_limiter import EXCHANGED, Limiter, Rate

EVERY = 1.0  # seconds
PATIENCE = 0.5  # seconds
STALE = 5  # seconds after which a process that says nothing more has nobody
_NAME = "saboteur:used"
# The algorithm of `limiter` for what was used already: it is added, whatever comes of it, but nobody owes more than a
# whole period. Answers how many seconds it will take until all is given back.
_USE = """
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local out = {}
for n, key in ipairs(KEYS) do
    local takes, seconds = tonumber(ARGV[2 * n - 1]), tonumber(ARGV[2 * n])
    local begin = math.max(now, tonumber(redis.call('GET', key) or 0))
    local free = math.min(begin + takes, now + seconds)
    redis.call('SET', key, string.format('%.6f', free), 'EX', math.ceil(seconds))
    out[n] = string.format('%.6f', free - now)
end
return out
"""
# Each address has a hash of how many connections it has at which process, and since when that is known.
_CONNECTED = """
local now = tonumber(redis.call('TIME')[1])
local stale = tonumber(ARGV[2])
local out = {}
for n, key in ipairs(KEYS) do
    local others, fields = 0, redis.call('HGETALL', key)
    for i = 1, #fields, 2 do
        local count, at = string.match(fields[i + 1], '(%d+) (%d+)')
        if now - tonumber(at) > stale then
            redis.call('HDEL', key, fields[i])
        elseif fields[i] ~= ARGV[1] then
            others = others + tonumber(count)
        end
    end
    redis.call('HSET', key, ARGV[1], ARGV[n + 2] .. ' ' .. now)
    redis.call('EXPIRE', key, stale)
    out[n] = others
end
return out
"""
_log = structlog.get_logger("saboteur.limits")


def hidden(caller: str) -> str:
    """Return what stands for an address in Redis: who asks from where is nobody's business."""
    return hashlib.blake2b(caller.encode(), digest_size=12).hexdigest()


class Exchange:
    """Adds up what addresses use. Without Redis's answer everything goes on by what this process knows itself."""

    def __init__(self, redis: Redis, process: str, limiter: Limiter, crowds: Mapping[str, Crowd]) -> None:
        self._redis = redis
        self._process = process
        self._limiter = limiter
        self._crowds = crowds
        self._away = False
        limiter.note_use(ADDRESSES_TOLD)

    async def run(self) -> None:
        """Exchange for ever."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.once()
            except Exception as error:  # noqa: BLE001 - a fault of ours; the next second is another try
                _log.error("exchange_failed", error=type(error).__name__, exc_info=error)

    async def once(self) -> None:
        """Tell and hear."""
        try:
            async with asyncio.timeout(PATIENCE):
                for kind in EXCHANGED:
                    await self._use(kind, self._limiter.rates(kind))
                for name, crowd in self._crowds.items():
                    await self._connected(name, crowd)
        except (RedisError, OSError, TimeoutError) as error:
            if not self._away:
                _log.warning("shared_limits_away", error=type(error).__name__)
            self._away = True
            for crowd in self._crowds.values():
                crowd.elsewhere.clear()
        else:
            self._away = False

    async def _use(self, kind: str, rates: list[Rate]) -> None:
        """Add what was used here of a kind; take over what is owed for all that was used anywhere."""
        used = self._limiter.used(kind)
        if not used:
            return
        keys = [f"{_NAME}:{kind}:{rate.seconds}:{hidden(caller)}" for caller in used for rate in rates]
        numbers = [
            number
            for cost in used.values()
            for rate in rates
            for number in (cost * rate.seconds / rate.limit, rate.seconds)
        ]
        owed = map(float, await self._redis.eval(_USE, len(keys), *keys, *numbers))
        for caller in used:
            self._limiter.owe(kind, caller, [next(owed) for _ in rates])

    async def _connected(self, name: str, crowd: Crowd) -> None:
        """Tell how many connections addresses have here, and hear how many they have elsewhere."""
        counts = {caller: count for caller, count in crowd.busiest(ADDRESSES_TOLD) if count > CONNECTIONS_UNTOLD}
        keys = [f"{_NAME}:{name}:{hidden(caller)}" for caller in counts]
        others = (
            await self._redis.eval(_CONNECTED, len(keys), *keys, self._process, STALE, *counts.values())
            if counts
            else []
        )
        crowd.elsewhere = dict(zip(counts, others, strict=True))
