"""Sends notices to the push services of people's phones: encrypted for the phone alone, bounded in number and time, and in nobody's way."""

import asyncio
import logging
import ssl
from collections import deque
from collections.abc import Mapping
from types import ModuleType
from typing import Final

import msgspec

from tento.club.events.calling import Notice
from tento.club.ports import Pushes, PushSubscription
from tento.web.push.endpoints import good_endpoint

LONGEST: Final = 20.0
"""So many seconds one notice takes at most, with all that it needs."""
AT_ONCE: Final = 4
WAITING: Final = 2_000
"""So many notices wait at most; a call is soon old, and the page has it anyway."""
GONE: Final = (404, 410)
REFUSED: Final = 300
_log = logging.getLogger("tento.push")


def _sealing() -> ModuleType:
    """What seals a notice. Its libraries are slow to load, and most houses are never asked for any."""
    from tento.web.push import sealing  # noqa: PLC0415  as it says

    return sealing


def _posting() -> ModuleType:
    """What posts a sealed notice, likewise."""
    from tento.web.push import posting  # noqa: PLC0415  as above

    return posting


class PushPolicy(msgspec.Struct, frozen=True):
    """`also` are hosts with their ports to which is sent though they are not public, trusted by `trust`: for push services of one's own."""

    also: frozenset[str] = frozenset()
    trust: ssl.SSLContext | None = None


class PushSender:
    """The notices that wait, and those who send them. The key of the house is made once, and kept with what it keeps."""

    def __init__(self, pushes: Pushes, policy: PushPolicy | None = None) -> None:
        self.policy = policy or PushPolicy()
        self._pushes = pushes
        self._waiting: deque[tuple[PushSubscription, Notice]] = deque()
        self._tasks = set[asyncio.Task[None]]()
        self._key = b""

    async def public_key(self) -> str:
        """The key by which a browser knows the house, as browsers want it."""
        return str(_sealing().public_key(await self._house_key()))

    async def _house_key(self) -> bytes:
        if not self._key:
            self._key = await self._pushes.house_key(_sealing().new_key())
        return self._key

    @staticmethod
    def takes(keys: Mapping[str, str]) -> bool:
        """Whether a device with these keys can be sent to."""
        return bool(_sealing().good_keys(keys))

    def send(self, device: PushSubscription, notice: Notice) -> None:
        """Sends it as soon as somebody is free; where too many wait it is left to the page."""
        if len(self._waiting) >= WAITING:
            _log.warning("too many notices wait")
            return
        self._waiting.append((device, notice))
        if len(self._tasks) < AT_ONCE:
            task = asyncio.get_running_loop().create_task(self._send_all())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Sends nothing any more."""
        self._waiting.clear()
        for task in tuple(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _send_all(self) -> None:
        while self._waiting:
            device, notice = self._waiting.popleft()
            try:
                async with asyncio.timeout(LONGEST):
                    await self._deliver(device, notice)
            except (OSError, TimeoutError) as error:
                _log.info("a push service did not take a notice", extra={"why": type(error).__name__})
            except Exception:
                _log.exception("a notice could not be sent")

    async def _deliver(self, device: PushSubscription, notice: Notice) -> None:
        """One notice. A device that its push service does not know any more is forgotten."""
        if not good_endpoint(device.endpoint, self.policy.also):
            await self._pushes.remove(device.id)
            return
        made = await asyncio.to_thread(_sealing().sealed, device, msgspec.json.encode(notice), await self._house_key())
        status = await _posting().posted(device.endpoint, made, self.policy.also, self.policy.trust)
        if status in GONE:
            await self._pushes.remove(device.id)
        elif status >= REFUSED:
            _log.info("a push service refused a notice", extra={"status": status})
