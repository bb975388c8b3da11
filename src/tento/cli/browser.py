"""Opening the table in the browser of whoever started the server, where there is one."""

import webbrowser
from collections.abc import Callable, Mapping
from threading import Thread


def should_open(wanted: bool | None, at_terminal: bool, environ: Mapping[str, str], platform: str) -> bool:
    """As it was asked for; else where a person sits at a terminal of a machine with a screen."""
    return at_terminal and has_screen(environ, platform) if wanted is None else wanted


def has_screen(environ: Mapping[str, str], platform: str) -> bool:
    """Whether a window can be opened: never over ssh; on Linux a display must be named."""
    if "SSH_CONNECTION" in environ:
        return False
    return platform in ("win32", "darwin") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def open_page(address: str, opens: Callable[[str], bool] = webbrowser.open) -> Thread:
    """Opens the page beside the server: a browser may take its time, and nobody waits for it."""
    thread = Thread(target=opens, args=(address,), daemon=True)
    thread.start()
    return thread
