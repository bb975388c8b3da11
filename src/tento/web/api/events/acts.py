"""What somebody may decide, as a page can offer it: decisions with their fields."""

from tento.club.events.venue.acting import IN_TIME, Open, open_acts
from tento.club.events.venue.actors import Standing
from tento.club.events.venue.championship import Championship
from tento.web.api.events.act_fields import fields_shown
from tento.web.api.events.messages import ActShown, ActsShown


def acts_shown(found: Championship, theirs: Standing) -> ActsShown:
    """What this person is in the event, and may do now, or as soon as it is time and nothing else was decided."""
    event, moment = found.event, found.moment()
    return ActsShown(
        number=found.number,
        name=theirs.actors[0].name,
        roles=tuple(actor.role for actor in theirs.actors),
        tables=tuple(table for actor in theirs.actors for table in actor.tables),
        entries=theirs.entries,
        acts=tuple(_act(found, one) for one in open_acts(event.kind, event.state, theirs.actors, moment, IN_TIME)),
    )


def _act(found: Championship, one: Open) -> ActShown:
    return ActShown(do=one.do, role=one.actor.role, articles=one.articles, fields=fields_shown(found.row.kind, one.kind), ways=one.ways)
