"""The engine that a browser keeps to play without a server: Python for WebAssembly, our package, and the two packages that it needs.

All of it comes by name at build time: the runtime is the npm package `pyodide`, which the client's lock names; msgspec and validate-docbr
are wheels, by `requirements/dev.lock`, which names those of every system. Nothing is built again while its parts are what they were.
"""

import gzip
import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from shutil import rmtree
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "src" / "tento"
RUNTIME: Final = ROOT / "client" / "node_modules" / "pyodide"
CACHE: Final = ROOT / "client" / "node_modules" / ".tento-engine"
LOCK: Final = ROOT / "requirements" / "dev.lock"
WHEELS: Final = ("msgspec", "validate-docbr")
NOT_PLAYED: Final = ("bootstrap.py", "cli", "papers", "server", "store", "terminal", "web/push", "web/static")
"""The rooms of the package that a device has no use for."""
NOT_NEEDED: Final = frozenset((
    "_pydatetime", "_pyio", "_pyrepl", "antigravity", "_sysconfigdata__emscripten_wasm32-emscripten", "bdb", "cgi", "cmd", "code",
    "cProfile", "concurrent/futures/process", "ctypes", "curses", "dbm", "doctest", "ensurepip", "ftplib", "http/cookiejar", "http/cookies",
    "http/server", "idlelib", "imaplib", "lib2to3", "mailbox", "mimetypes", "multiprocessing", "netrc", "nntplib", "optparse", "pdb",
    "pickletools", "plistlib", "poplib", "profile", "pstats", "pydoc", "pydoc_data", "smtplib", "socketserver", "sqlite3", "tarfile",
    "telnetlib", "tkinter", "trace", "tracemalloc", "turtle", "unittest", "venv", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp",
))  # fmt: skip
"""Modules of the standard library for mail, servers, debuggers, windows and other machines."""
ENCODINGS: Final = (
    "__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape", "unicode_escape", "utf_8", "utf_8_sig",
)  # fmt: skip
"""Text is UTF-8 here; the rest is what Python itself asks for."""


def build_engine(folder: Path) -> bool:
    """Writes the engine into `folder`, unless it is there; False, with a word about it, where its parts cannot be had."""
    try:
        parts = _parts()
    except (OSError, subprocess.CalledProcessError) as error:
        sys.stderr.write(f"The engine for playing without internet is left out: {error}\n")
        return False
    version = _version(parts)
    manifest = folder / "manifest.json"
    if manifest.exists() and json.loads(manifest.read_text())["version"] == version:
        return True
    rmtree(folder, ignore_errors=True)
    inside = folder / version
    inside.mkdir(parents=True, exist_ok=True)
    files = {
        "pyodide.js": parts["pyodide.mjs"],
        "pyodide.asm.js": parts["pyodide.asm.mjs"],
        "pyodide.wasm.pack": _packed(parts["pyodide.asm.wasm"]),
        "stdlib.zip.pack": _packed(_zipped(_standard_library(parts["python_stdlib.zip"]))),
        "tento.zip.pack": gzip.compress(_zipped(_packages(parts)), 9, mtime=0),
    }
    sizes = {name: _written(inside / name, body) for name, body in files.items()}
    manifest.write_text(json.dumps({"version": version, "files": sizes, "bytes": sum(sizes.values()), "runtime": _runtime()}))
    return True


def _parts() -> dict[str, bytes]:
    """Everything that the engine is made of, by its name."""
    parts = {name: (RUNTIME / name).read_bytes() for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")}
    told = _runtime()
    parts |= {path.name: path.read_bytes() for path in _wheels(told["python"], told["abi_version"])}
    parts |= {f"tento/{inside}": body for inside, body in _own()}
    return parts | {"engine.py": Path(__file__).read_bytes()}


def _runtime() -> dict[str, str]:
    """What the runtime says of itself: its Python and what its wheels are made for."""
    told: dict[str, Any] = json.loads((RUNTIME / "pyodide-lock.json").read_text())
    return dict(told["info"])


def _own() -> Iterator[tuple[str, bytes]]:
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE).as_posix()
        if path.suffix in (".py", ".toml", ".txt") and not inside.startswith(NOT_PLAYED):
            yield inside, path.read_bytes()


def _wheels(python: str, abi: str) -> list[Path]:
    """The wheels for this Python, brought by pip from wherever pip brings packages, and kept."""
    release = ".".join(python.split(".")[:2])
    locked = "".join(_locked(name) for name in WHEELS)
    folder = CACHE / sha256(f"{locked} {release} {abi}".encode()).hexdigest()[:12]
    if not (folder / ".whole").exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "wheels.lock").write_text(locked)
        tag = f"cp{release.replace('.', '')}"
        wanted = ("--python-version", release, "--implementation", "cp", "--abi", tag, "--platform", f"pyemscripten_{abi}_wasm32")
        quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:", "--require-hashes")
        command = [sys.executable, "-m", "pip", "download", *quiet, *wanted, "-r", str(folder / "wheels.lock"), "-d", str(folder)]
        subprocess.run(command, check=True)
        (folder / ".whole").touch()
    return sorted(folder.glob("*.whl"))


def _locked(name: str) -> str:
    """What the lock says of a package: its version and its hashes."""
    found = re.search(rf"^{name}==.*?(?=^\S|\Z)", LOCK.read_text(), re.MULTILINE | re.DOTALL)
    if found is None:
        raise FileNotFoundError(f"{LOCK.name} does not name {name}")
    return found[0]


def _version(parts: dict[str, bytes]) -> str:
    seen = sha256()
    for name, body in sorted(parts.items()):
        seen.update(f"{name}\0".encode() + sha256(body).digest())
    return seen.hexdigest()[:12]


def _packed(body: bytes) -> bytes:
    """Compressed as well as the browser itself can undo, on whatever server it lies. It takes a while, and is remembered."""
    kept = CACHE / f"{sha256(body).hexdigest()[:16]}.gz"
    if not kept.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(gzip.compress(body, 9, mtime=0))
    return kept.read_bytes()


def _standard_library(archive: bytes) -> Iterator[tuple[str, bytes]]:
    for name, body in _unzipped(archive):
        module = name.removesuffix(".py")
        folder, _, inside = module.partition("/")
        idle = any(module == one or module.startswith(f"{one}/") for one in NOT_NEEDED)
        if not idle and (folder != "encodings" or inside in ENCODINGS):
            yield name, body


def _packages(parts: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    yield from ((name, body) for name, body in parts.items() if name.startswith("tento/"))
    for wheel in (body for name, body in sorted(parts.items()) if name.endswith(".whl")):
        yield from ((name, body) for name, body in _unzipped(wheel) if not name.endswith(".pyi"))


def _unzipped(archive: bytes) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(BytesIO(archive)) as found:
        yield from ((name, found.read(name)) for name in found.namelist() if not name.endswith("/"))


def _zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    """As they are, because the archive is packed as a whole. The same files give the same archive."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, body in files:
            archive.writestr(zipfile.ZipInfo(name), body)
    return out.getvalue()


def _written(path: Path, body: bytes) -> int:
    """Writes a file, a script also compressed beside itself; gives the bytes that travel."""
    path.write_bytes(body)
    if path.suffix != ".js":
        return len(body)
    small = _packed(body)
    path.with_name(f"{path.name}.gz").write_bytes(small)
    return len(small)
