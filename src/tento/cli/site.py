"""`tento site`: the whole client as files that any web host can serve. Whoever opens it plays on the own device, with nobody behind it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile, rmtree
from typing import Annotated, Any, Final

import typer

from tento.games.registry import games
from tento.rulebooks.loader import names
from tento.web.client_files import FOLDER
from tento.web.pages import POLICY

PAGES: Final = ("ajustes", "aprender", "arbitragem", "juiz", "lacre", "partidas", "registro", "regulamentos", "sem-internet")
"""The pages that need nobody else. Hosts that know only files find each of them at its own address."""
PACKED: Final = (".br", ".gz")
BASE: Final = re.compile(r"/(?:[A-Za-z0-9._~-]+/)*")


class SiteError(Exception):
    """The site cannot be written, and why."""


def site_command(
    folder: Annotated[Path, typer.Argument(help="Where the files go; it is made, and must be empty or hold a site.")],
    base: Annotated[str, typer.Option(help="The path under which the host serves them, such as /tento/.")] = "/",
) -> None:
    """Write the client with its engine as a static site: play against bots, learn, read the rulebooks, ask the judge. No server needed."""
    count = write_site(folder, base)
    typer.echo(f"{count} files in {folder}: serve them under {base}")


def write_site(folder: Path, base: str = "/", client: Path = FOLDER) -> int:
    """Writes the site, and says how many files it has. SiteError if it cannot be."""
    if not BASE.fullmatch(base):
        raise SiteError(f"{base!r} is no path of a site: it begins and ends with a stroke, as in /tento/")
    if not (client / "index.html").is_file() or not (client / "engine" / "manifest.json").is_file():
        raise SiteError("this installation has no client with its engine: build it where npm and pip find their packages")
    if folder.exists() and any(folder.iterdir()) and not (folder / "engine" / "manifest.json").is_file():
        raise SiteError(f"{folder} is not empty, and no site of ours")
    for old in ("assets", "engine"):
        rmtree(folder / old, ignore_errors=True)
    files = {path.relative_to(client): path for path in client.rglob("*") if path.is_file() and not _left_out(path)}
    for inside, path in files.items():
        target = folder / inside
        target.parent.mkdir(parents=True, exist_ok=True)
        copyfile(path, target)
    pages = dict.fromkeys(_addresses(), _page((client / "index.html").read_text(encoding="utf-8"), base))
    pages["manifest.webmanifest"] = _manifest((client / "manifest.webmanifest").read_text(encoding="utf-8"), base)
    for address, text in pages.items():
        (folder / address).parent.mkdir(parents=True, exist_ok=True)
        (folder / address).write_text(text, encoding="utf-8")
    return len(files) + len(pages) - 2  # the page and the manifest are among both


def _left_out(path: Path) -> bool:
    """Hosts pack files themselves; the stamp of the build says nothing to them."""
    return path.suffix in PACKED or path.name.startswith(".")


def _addresses() -> Iterator[str]:
    """Where the one page lies: at every address that is known beforehand, and where hosts look for what they do not have."""
    yield from ("index.html", "404.html")
    yield from (f"{page}/index.html" for page in PAGES)
    yield from (f"{way}/{game}/index.html" for game in games() for way in ("aprender", "como-jogar"))
    yield from (f"regulamentos/{name}/index.html" for name in names())


def _page(text: str, base: str) -> str:
    """The page says that it is a site, and where; and carries the policy that a server would send."""
    policy = "; ".join(rule for rule in POLICY.split("; ") if not rule.startswith("frame-ancestors"))
    told = f'<meta name="tento-site" content="{base}" />\n    <meta http-equiv="Content-Security-Policy" content="{policy}" />\n    '
    text = text.replace('<meta name="viewport"', f'{told}<meta name="viewport"', 1)
    return re.sub(r'(href|src)="/(?!/)', rf'\1="{base}', text)


def _manifest(text: str, base: str) -> str:
    """What a phone installs lies under the same path."""
    told: dict[str, Any] = json.loads(text)
    told |= dict.fromkeys(("start_url", "id", "scope"), base)
    told["icons"] = [{**icon, "src": base + icon["src"].lstrip("/")} for icon in told["icons"]]
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"
