"""The tables of the database, the same on SQLite and PostgreSQL: an empty one gets these, an old one comes to them by the migrations.

Times are the club's integers. The hot tables are `events`, `secrets` and `leases`; everything else is the cold path.
"""

from tento.store.schema import championships, friends, ladder, logs, matches, memories, people, tables
from tento.store.schema.base import metadata

__all__ = ["championships", "friends", "ladder", "logs", "matches", "memories", "metadata", "people", "tables"]
