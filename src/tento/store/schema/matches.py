"""Finished matches, and what they say of people: tallies, ratings, medals."""

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Table, Text

from tento.store.schema.base import Id, metadata

matches = Table(
    "matches",
    metadata,
    Column("table_id", Id, primary_key=True),
    Column("game", Id, nullable=False),
    Column("rulebook", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
    Column("public", Boolean, nullable=False),
)

# A person is named by id without a foreign key: a player made of code has no account.
match_seats = Table(
    "match_seats",
    metadata,
    Column("table_id", Id, ForeignKey("matches.table_id"), primary_key=True),
    Column("seat", BigInteger, primary_key=True, autoincrement=False),
    Column("person", Id),
    Column("name", Text, nullable=False),
    Column("side", BigInteger, nullable=False, server_default="0"),
    Index("match_seats_by_person", "person"),
)

match_sides = Table(
    "match_sides",
    metadata,
    Column("table_id", Id, ForeignKey("matches.table_id"), primary_key=True),
    Column("side", BigInteger, primary_key=True, autoincrement=False),
    Column("place", BigInteger, nullable=False),
    Column("score", BigInteger, nullable=False),
)

tallies = Table(
    "tallies",
    metadata,
    Column("table_id", Id, ForeignKey("matches.table_id"), primary_key=True),
    Column("seat", BigInteger, primary_key=True, autoincrement=False),
    Column("what", Id, primary_key=True),
    Column("number", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Id, primary_key=True),
    Column("key", Id, primary_key=True),
    Column("pair", Boolean, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", BigInteger, nullable=False),
)

# What a person's matches of one month are worth, by themselves; `worth` is what the month's table is ordered by.
season_ratings = Table(
    "season_ratings",
    metadata,
    Column("season", Id, primary_key=True),
    Column("game", Id, primary_key=True),
    Column("person", Id, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("worth", Double, nullable=False),
    Column("matches", BigInteger, nullable=False),
    Column("won", BigInteger, nullable=False),
    Index("season_ratings_by_worth", "season", "game", "worth"),
    Index("season_ratings_by_person", "person", "season"),
)

# What a person's rating was worth after a match; the person's own, and gone with the account like the medals.
rating_points = Table(
    "rating_points",
    metadata,
    Column("table_id", Id, ForeignKey("matches.table_id"), primary_key=True),
    Column("person", Id, primary_key=True),
    Column("game", Id, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("worth", Double, nullable=False),
    Index("rating_points_by_person", "person", "game", "at"),
)

medals = Table(
    "medals",
    metadata,
    Column("table_id", Id, ForeignKey("matches.table_id"), primary_key=True),
    Column("person", Id, primary_key=True),
    Column("medal", Id, primary_key=True),
    Column("game", Id, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("medals_by_person", "person", "game", "medal", "at"),
)
