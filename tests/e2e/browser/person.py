"""A person in front of a browser."""

import os
import re
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.browser.remains import open_pages, traced
from tests.seeded import digest

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
FAST = {"bot_seconds": 0.02, "pause_seconds": 0.3}
AT_ONCE = {"pause_seconds": 0.05}
"""For whole matches in which nobody reads what stands there between two hands."""
ONE_PARTIDA = {"match_best_of": {"default": 1}}
SHORT_PARTIDA = {**ONE_PARTIDA, "partida_target": 4, "onze_at": 3}
"""A match of truco that two or three mãos decide."""
SEEDED = """(() => {
  let state = SEED;
  const draw = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  Math.random = draw;
  const fill = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array.byteLength === 32 ? array.fill(SEED & 255) : fill(array));
})()"""
"""A browser's chance. Its number for a deal has 32 bytes; names of requests are shorter, and must differ from everybody else's."""
OPEN = """async ([path, body]) => {
  let me = await (await fetch('/api/me')).json();
  if (!me.person) me = await (await fetch('/api/guest', {method: 'POST'})).json();
  const headers = {'Content-Type': 'application/json', 'X-CSRF-Token': me.csrf};
  return await (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
}"""


class Person:
    """Opens pages and remembers every error, but those that the test itself brings about, and every word to another host."""

    def __init__(
        self, browser: Browser, address: str, *, lang: str = "pt-BR", size: ViewportSize = LAPTOP, forgives: str = "", **more: Any
    ) -> None:
        self.address = address
        self._forgives = forgives
        self.troubles: list[str] = []
        seed = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
        self.context = browser.new_context(locale=lang, viewport=size, extra_http_headers={"X-Test-Seed": quote(seed)}, **more)
        self.context.add_init_script(SEEDED.replace("SEED", str(int.from_bytes(digest(seed)[:4]))))
        traced(self.context)
        self.page: Page = self.context.new_page()
        open_pages.add(self.page)
        self.page.set_default_timeout(30_000)
        self.page.on("console", lambda message: self._note(message.type, message.text))
        self.page.on("pageerror", lambda error: self.troubles.append(f"uncaught: {error}"))
        self.page.on("request", lambda request: self._watch(request.url))

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not (self._forgives and re.search(self._forgives, text)):
            self.troubles.append(f"{kind}: {text}")

    def _watch(self, url: str) -> None:
        if not url.startswith((self.address, self.address.replace("http", "ws", 1), "data:", "blob:")):
            self.troubles.append(f"asked {url}")

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def ask(self, path: str, body: Any) -> Any:
        """Asks the server for something in this person's name."""
        if not self.page.url.startswith(self.address):
            self.go("/lacre")
        return self.page.evaluate(OPEN, [path, body])

    def ask_json(self, path: str) -> Any:
        """What the server answers to this person."""
        return self.page.evaluate("async (path) => await (await fetch(path)).json()", path)

    def practise(self, rulebook: str = "ktruco-paulista", **more: Any) -> str:
        """Sits down with fast bots and looks at the table; its id."""
        told = self.ask("/api/tables/practice", {"rulebook": rulebook, **FAST, **more})
        self.go(f"/mesa/{told['id']}")
        return str(told["id"])

    def leave(self) -> None:
        self.context.close()
