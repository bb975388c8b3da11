"""Somebody who takes a lesson and does nothing but what the screen says: reads, marks the lit cards, presses the lit button."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

PATIENCE = 120.0
STEP_MS = 30
WAITS = ("wait", "thinking")
"""What is told while the others play."""
LIT = {
    "raise": ".raise:enabled, .acts [aria-keyshortcuts='R']:enabled",
    "refuse": ".answers .no",
    "decideonze": ".answers .yes",
    "draw": ".acts [aria-keyshortcuts='C']:enabled",
    "take": ".acts [aria-keyshortcuts='X']:enabled",
    "lay": ".acts [aria-keyshortcuts='L']:enabled",
    "add": ".acts [aria-keyshortcuts='A']:enabled",
    "discard": ".acts [aria-keyshortcuts='D']:enabled",
    "check": ".acts [aria-keyshortcuts='C']:enabled",
    "call": ".acts [aria-keyshortcuts='C']:enabled",
    "fold": ".acts [aria-keyshortcuts='F']:enabled",
    "show": ".acts [aria-keyshortcuts='S']:enabled",
}
"""The button that is lit for each thing that is wanted."""
TO_PRESS = ", ".join(
    [
        ".coach:not([data-end]) .btn.main",
        ".held.advised:not([aria-pressed='true'])",
        *(f".bottom[data-want='{want}'] :is({button})" for want, button in LIT.items()),
    ]
)
"""The button under the text, a lit card that is not marked yet, or the lit button. What then asks for a yes comes before them."""
STEP = """([told, lit]) => {
  const coach = document.querySelector('.coach');
  if (!coach) return ['', '', false];
  const key = coach.dataset.told;
  const button = told.includes(key) ? (document.querySelector('dialog[open] li .btn') ?? document.querySelector(lit)) : null;
  const box = button?.getBoundingClientRect();
  const top = box && document.elementFromPoint(box.x + Math.min(12, box.width / 2), box.y + box.height / 2);
  if (top && button.contains(top)) button.click();
  return [key, coach.querySelector('p').textContent, coach.dataset.end !== undefined];
}"""
"""One look and one press, so that nothing happens between the two: what is told, its sentence, and whether it is the last. What lies under
something else or off the screen cannot be pressed; of a fanned card its left edge is seen."""


def follow(page: Page, alone: Callable[[Page], None] = lambda _page: None, look: Callable[[str], None] = lambda _key: None) -> list[str]:
    """Goes through a lesson to its last text; what was told, in order. `alone` is what the learner does where nothing is told."""
    told: list[str] = []
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        key, text, last = page.evaluate(STEP, [told, TO_PRESS])
        if key and key not in told:
            assert len(text) > 10
            told.append(key)
            look(key)
        elif not key and told:
            alone(page)
        if last:
            return told
        page.wait_for_timeout(STEP_MS)
    raise AssertionError(f"the lesson stops at {told}")
