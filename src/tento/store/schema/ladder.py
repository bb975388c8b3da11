"""The tables of the ladder of bots."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Table, Text

from tento.store.schema.base import Id, metadata

ladder_bots = Table(
    "ladder_bots",
    metadata,
    Column("id", Id, primary_key=True),
    Column("owner", Id, nullable=False),
    Column("game", Id, nullable=False),
    Column("name", Text, nullable=False),
    Column("token", Id, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("ladder_bots_by_owner", "owner"),
    Index("ladder_bots_by_token", "token"),
)

ladder_matches = Table(
    "ladder_matches",
    metadata,
    Column("id", Id, primary_key=True),
    Column("game", Id, nullable=False),
    Column("rulebook", Id, nullable=False),
    Column("first", Id, nullable=False),
    Column("second", Id, nullable=False),
    Column("partidas", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("table_id", Id, nullable=False),
    Column("over", Boolean, nullable=False),
    Index("ladder_matches_running", "game", "over"),
)

ladder_results = Table(
    "ladder_results",
    metadata,
    Column("table_id", Id, primary_key=True),
    Column("match", Id, nullable=False),
    Column("game", Id, nullable=False),
    Column("first", Id, nullable=False),
    Column("second", Id, nullable=False),
    Column("winner", BigInteger),
    Column("at", BigInteger, nullable=False),
    Index("ladder_results_by_game", "game", "at"),
    Index("ladder_results_by_match", "match"),
)
