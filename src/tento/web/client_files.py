"""The browser client as it is built: read into memory once, and given out by exact name. No request ever names a file of the disk."""

import gzip
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, route
from litestar.handlers import HTTPRouteHandler

from tento.web.client_ahead import LIST, pieces_in, pieces_of, with_pieces
from tento.web.errors import language_of, refuse
from tento.web.link_cards import ADDRESS, card_of, with_card
from tento.web.services import Services

FOLDER: Final = Path(__file__).parent / "static"
"""Where the build puts the client; in a source checkout without a build there is none."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
BY_READER: Final = "Accept-Encoding, Accept-Language"
ENGINE: Final = "engine"
ENGINE_WORKER: Final = "assets/engine_worker-"
ENGINE_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""What the worker may do that plays without a server: compile what comes from here. No page may."""
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_TYPES: Final = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css",
    ".json": "application/json", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".png": "image/png",
    ".webp": "image/webp", ".ico": "image/x-icon", ".woff2": "font/woff2", ".txt": "text/plain",
}  # fmt: skip


class ClientFile(msgspec.Struct, frozen=True):
    """One file: its bytes as they are and as they were compressed beforehand, and what a browser is told of it.

    `policy` is that of a worker, where it is another than that of the pages.
    """

    body: bytes
    compressed: dict[str, bytes]
    media_type: str
    cache: str
    tag: str
    policy: str | None = None
    vary: str = "Accept-Encoding"


def client_files(folder: Path = FOLDER) -> dict[str, ClientFile]:
    """Every file of the built client by its path on the web; empty without a build."""
    if not (folder / "index.html").is_file():
        return {}
    packed = tuple(suffix for _, suffix in _ENCODINGS)
    paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in packed]
    return {"/" + path.relative_to(folder).as_posix(): _read(folder, path) for path in paths}


def _read(folder: Path, path: Path) -> ClientFile:
    """What lies in `assets`, and in a folder of the engine, has a hash of content in its name, and is never asked for again."""
    inside = path.relative_to(folder)
    named = inside.parts[0] == "assets" or (inside.parts[0] == ENGINE and len(inside.parts) > 2)
    body = path.read_bytes()
    siblings = {name: path.with_name(path.name + suffix) for name, suffix in _ENCODINGS}
    return ClientFile(
        body,
        {name: sibling.read_bytes() for name, sibling in siblings.items() if sibling.is_file()},
        _TYPES.get(path.suffix, "application/octet-stream"),
        FOR_EVER if named else ASK_AGAIN,
        _tag(body),
        ENGINE_POLICY if inside.as_posix().startswith(ENGINE_WORKER) else None,
    )


def _tag(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:32]}"'


def client_page(files: Mapping[str, ClientFile]) -> HTTPRouteHandler:
    """The route of everything that no other route knows: the client's files, and its one page for every address of it."""
    pages = _Pages(files)

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def client(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The built client."""
        path = request.scope["path"]
        if path != "/" and path in files:
            return _answer(files[path], request.headers)
        if not _is_a_page(path, request.headers.get("accept", "")):
            raise refuse("not_found")
        return await pages.answer(request)

    return client


class _Pages:
    """The one page of the client, with links to what each address of it needs: made once for each such choice."""

    def __init__(self, files: Mapping[str, ClientFile]) -> None:
        self._page = files["/index.html"]
        listed = files.get(f"/{LIST}")
        self._pieces = pieces_in(None if listed is None else listed.body)
        self._made: dict[tuple[str, ...], ClientFile] = {}

    async def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The page of this address; at that of a championship, a table or a friend with the card that chats show of it."""
        services: Services = request.app.state.services
        path, lang = request.scope["path"], language_of(request)
        page = self._with(await pieces_of(services, path, lang)) if self._pieces else self._page
        card = await card_of(services, path, lang)
        if card is None:
            return _answer(page, request.headers)
        here = f"{request.url.scheme}://{request.url.netloc}"
        body = with_card(page.body.decode(), card, here).encode()
        return Response(body, headers={"Cache-Control": page.cache, "Vary": "Accept-Language"}, media_type=page.media_type)

    def _with(self, names: tuple[str, ...]) -> ClientFile:
        if names not in self._made:
            body = with_pieces(self._page.body.decode(), self._pieces, names).encode()
            packed = {"gzip": gzip.compress(body, 9)}
            self._made[names] = msgspec.structs.replace(self._page, body=body, compressed=packed, tag=_tag(body), vary=BY_READER)
        return self._made[names]


def _is_a_page(path: str, accept: str) -> bool:
    """A browser that goes somewhere asks for a page; a script or a picture that is missing is missing.

    A chat that looks at a link to a championship takes anything, and gets the page too.
    """
    if path == "/" or (ADDRESS.match(path) and "*/*" in (accept or "*/*")):
        return True
    return "text/html" in accept and not path.startswith(("/assets/", "/api", "/ws", "/schema", "/internal"))


def _answer(file: ClientFile, asked: Mapping[str, str]) -> Response[bytes]:
    headers = {"Cache-Control": file.cache, "ETag": file.tag, "Vary": file.vary}
    headers |= {} if file.policy is None else {"Content-Security-Policy": file.policy}
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
