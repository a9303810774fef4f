"""Rates that hold for all processes together, counted in Redis.

Only what is rare is asked about each time: tables, identities, tries of codes and of operators' tokens, mails.
Requests and connections are told of once a second (`exchange`).
"""

from __future__ import annotations

import asyncio

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from saboteur.server.limits.rate_limiter import Rate, callers_at, rates_of
from saboteur.server.limits.shared_use import hidden
from saboteur.server.settings import Settings

SHARED = frozenset({"tables", "devices", "codes", "mails", "admin", "phrases"})
PATIENCE = 0.25  # seconds; without an answer by then, what this process counts by itself is enough
_NAME = "saboteur:rate"
# The same algorithm as in `limiter`, in one step that nobody can get between; times are Redis's own.
_TAKE = """
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local after = {}
for n, key in ipairs(KEYS) do
    local most, seconds = tonumber(ARGV[2 * n - 1]), tonumber(ARGV[2 * n])
    if most == 0 then return 0 end
    local begin = math.max(now, tonumber(redis.call('GET', key) or 0))
    after[n] = begin + seconds / most
    if after[n] > now + seconds * 1.000001 then return 0 end
end
for n, key in ipairs(KEYS) do
    redis.call('SET', key, string.format('%.6f', after[n]), 'EX', math.ceil(tonumber(ARGV[2 * n])))
end
return 1
"""
_log = structlog.get_logger("saboteur.limits")


class SharedLimiter:
    """Rates that all processes count together. It never refuses because Redis is away."""

    def __init__(self, settings: Settings) -> None:
        self._rates: dict[str, list[Rate]] = rates_of(settings)
        self.redis = Redis.from_url(settings.redis, retry=Retry(NoBackoff(), 0), socket_connect_timeout=PATIENCE)
        self._away = False

    async def allows_address(self, kind: str, address: str) -> bool:
        """Count one thing of an address; False if that is too much for all processes together."""
        if kind not in SHARED:
            return True
        keys: list[str] = []
        numbers: list[int] = []
        for caller in callers_at(address):
            for rate in self._rates[kind]:
                keys.append(f"{_NAME}:{kind}:{rate.seconds}:{hidden(caller.key)}")
                numbers += (rate.limit * caller.share, rate.seconds)
        try:
            async with asyncio.timeout(PATIENCE):
                allowed = bool(await self.redis.eval(_TAKE, len(keys), *keys, *numbers))
        except (RedisError, OSError, TimeoutError) as error:
            if not self._away:
                _log.warning("shared_limits_away", error=type(error).__name__)
            self._away = True
            return True
        self._away = False
        return allowed

    async def close(self) -> None:
        """Let go of Redis."""
        await self.redis.aclose()
