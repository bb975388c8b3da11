"""The browser client as it is built: read into memory once, and given out by exact name. No request ever names a file of the disk."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from tento.web.errors import refuse

FOLDER: Final = Path(__file__).parent / "static"
"""Where the build puts the client; in a source checkout without a build there is none."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_TYPES: Final = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css",
    ".json": "application/json", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".png": "image/png",
    ".webp": "image/webp", ".ico": "image/x-icon", ".woff2": "font/woff2", ".txt": "text/plain",
}  # fmt: skip


class ClientFile(msgspec.Struct, frozen=True):
    """One file: its bytes as they are and as they were compressed beforehand, and what a browser is told of it."""

    body: bytes
    compressed: dict[str, bytes]
    media_type: str
    cache: str
    tag: str


def client_files(folder: Path = FOLDER) -> dict[str, ClientFile]:
    """Every file of the built client by its path on the web; empty without a build."""
    if not (folder / "index.html").is_file():
        return {}
    packed = tuple(suffix for _, suffix in _ENCODINGS)
    paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in packed]
    return {"/" + path.relative_to(folder).as_posix(): _read(folder, path) for path in paths}


def _read(folder: Path, path: Path) -> ClientFile:
    """What lies in `assets` has the hash of its content in its name, and is never asked for again."""
    body = path.read_bytes()
    siblings = {name: path.with_name(path.name + suffix) for name, suffix in _ENCODINGS}
    return ClientFile(
        body,
        {name: sibling.read_bytes() for name, sibling in siblings.items() if sibling.is_file()},
        _TYPES.get(path.suffix, "application/octet-stream"),
        FOR_EVER if path.relative_to(folder).parts[0] == "assets" else ASK_AGAIN,
        f'"{sha256(body).hexdigest()[:32]}"',
    )


def client_page(files: Mapping[str, ClientFile]) -> HTTPRouteHandler:
    """The route of everything that no other route knows: the client's files, and its one page for every address of it."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The built client."""
        path = request.scope["path"]
        found = files.get(path) or (files["/index.html"] if _is_a_page(path, request.headers.get("accept", "")) else None)
        if found is None:
            raise refuse("not_found")
        return _answer(found, request.headers)

    return client


def _is_a_page(path: str, accept: str) -> bool:
    """A browser that goes somewhere asks for a page; a script or a picture that is missing is missing."""
    return path == "/" or ("text/html" in accept and not path.startswith(("/assets/", "/api", "/ws", "/schema", "/internal")))


def _answer(file: ClientFile, asked: Mapping[str, str]) -> Response[bytes]:
    headers = {"Cache-Control": file.cache, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in asked.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    for name, body in file.compressed.items():
        if _takes(asked.get("accept-encoding", ""), name):
            return Response(body, headers=headers | {"Content-Encoding": name}, media_type=file.media_type)
    return Response(file.body, headers=headers, media_type=file.media_type)


def _takes(header: str, encoding: str) -> bool:
    """True if the header names the encoding, and not as one that is refused."""
    words = [part.replace(" ", "").split(";") for part in header.lower().split(",")]
    return any(word[0] == encoding and word[1:] not in (["q=0"], ["q=0.0"]) for word in words)
