"""Rulings over the web: the questions as data, and the answer to one. Nothing is kept, and nobody need be logged in."""

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from tento.web.api.rulings_shown import RulingAsked, RulingShown, RulingsShown, ruling_shown, rulings_shown
from tento.web.errors import REFUSALS
from tento.web.guard import guard


@get("/rulings", responses=REFUSALS)
async def all_rulings() -> list[RulingsShown]:
    """The questions that dealer and floor may ask, in Portuguese, English and Spanish."""
    return rulings_shown()


@post("/rulings/{question:str}", status_code=200, responses=REFUSALS)
async def ask_ruling(question: FromPath[str], data: JSONBody[RulingAsked]) -> RulingShown:
    """What the rulebook says of what happened. Nothing is kept."""
    return ruling_shown(question, data)


def rulings_router() -> Router:
    """The routes of rulings."""
    return Router("/api", route_handlers=[all_rulings, ask_ruling], before_request=guard, tags=["rulings"])
