"""The few pages that the server writes itself. They ask for nothing from anywhere else."""

from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import Any, Final

from litestar import MediaType, Request, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE: Final = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:3rem auto;padding:0 1rem;color:#1d2b22;background:#f6f4ea}"
    "h1{font-size:1.8rem}h2{font-size:1.1rem;margin-bottom:0}code{background:#e7e3d0;padding:.1rem .3rem;border-radius:.2rem}"
    "a{color:#0b5d36}p{margin-top:.3rem}"
    "@media(prefers-color-scheme:dark){body{color:#e8e6da;background:#16211b}code{background:#24342b}a{color:#7fd6a5}}"
)
_STYLE_HASH: Final = b64encode(sha256(STYLE.encode()).digest()).decode()
POLICY: Final = (
    f"default-src 'none'; script-src 'self'; style-src 'self' 'sha256-{_STYLE_HASH}'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""What a page of ours may load and ask: only what comes from here."""

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def page(title: str, body: str, lang: str) -> str:
    """A whole page."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="{lang}"><head>{head}</head><body>{body}</body></html>'


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def front_page() -> str:
    """Says that the server is open."""
    body = (
        "<h1>O Tento está no ar</h1>"
        "<p>O servidor está de pé e as mesas, abertas. Para escrever um robô ou outro cliente, veja a "
        '<a href="/schema">descrição da interface</a> e o <a href="/api/schema/messages">esquema das mensagens</a>.</p>'
        '<p>Mesas públicas agora: <a href="/api/tables">lista</a>. Regulamentos: <a href="/api/rulebooks">lista</a>.</p>'
    )
    return page("Tento", body, "pt-BR")


class PlainPage(OpenAPIRenderPlugin):
    """The description of the interface as a plain page: no script, no request to another host."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML, favicon="", style="")

    def render(self, _request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """One heading for each operation, with what it does and what it takes."""
        parts = [f"<h1>{escape(openapi_schema['info']['title'])}</h1>"]
        parts.append('<p>O mesmo em JSON: <a href="/schema/openapi.json">openapi.json</a>. ')
        parts.append('Mensagens do WebSocket (<code>/ws</code>): <a href="/api/schema/messages">JSON Schema</a>.</p>')
        for path, operations in sorted(openapi_schema["paths"].items()):
            parts += [_operation(path, method, told) for method, told in operations.items() if isinstance(told, dict)]
        return page(openapi_schema["info"]["title"], "".join(parts), "en").encode()


def _operation(path: str, method: str, told: dict[str, Any]) -> str:
    words = escape(told.get("description") or told.get("summary") or "")
    takes = [f"<code>{escape(one['name'])}</code>" for one in told.get("parameters", []) if "name" in one]
    body = told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {}).get("$ref", "")
    if body:
        takes.append(f"<code>{escape(body.rpartition('/')[2].rpartition('.')[2])}</code>")
    return f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{words}{' · ' + ', '.join(takes) if takes else ''}</p>"
