"""A sentence for every refusal of the club and of its web server."""

from typing import Final

from tento.texts.club.events import EVENTS
from tento.texts.club.people import PEOPLE
from tento.texts.club.tables import TABLES
from tento.texts.club.tournaments import TOURNAMENTS
from tento.texts.club.web import WEB
from tento.texts.language import Text3

TOPICS: Final = (TABLES, TOURNAMENTS, EVENTS, PEOPLE, WEB)
REFUSALS: Final[dict[str, Text3]] = {key: text for topic in TOPICS for key, text in topic.items()}
