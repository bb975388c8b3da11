"""The description of the interface: OpenAPI, at /schema. It is built when somebody first asks for it, and not on the event loop."""

from typing import Any, Final

from litestar import Litestar, Request, Router
from litestar.openapi import OpenAPIConfig

from tento import __version__
from tento.web.addresses import counted_address
from tento.web.built_once import BuiltOnce
from tento.web.guard import limit, services_of
from tento.web.pages import PlainPage

BUILT: Final = "interface"
"""Where the application keeps it."""


def description() -> OpenAPIConfig:
    """How the interface is described. Its routes count with all others, and wait until the description is there."""
    router = Router("/schema", route_handlers=[], include_in_schema=False, before_request=_wait)
    return OpenAPIConfig(
        title="Tento", version=__version__, openapi_router=router, render_plugins=[PlainPage()], use_handler_docstrings=True
    )


def describe(app: Litestar) -> None:
    """The framework would build the description on the event loop, where the first who asked held up everybody."""
    framework: Any = app.plugins.get("OpenAPIPlugin")
    app.state[BUILT] = BuiltOnce(framework.provide_openapi_schema)


async def _wait(request: Request[Any, Any, Any]) -> None:
    limit(services_of(request), "reading", counted_address(request))
    await request.app.state[BUILT].get()
