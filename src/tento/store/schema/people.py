"""People: accounts, sessions, keys, and the devices that are told things."""

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, Table, Text, true

from tento.store.schema.base import Id, metadata

# `kept` is the folded name of a person with a password, so that the database itself sees to it that a name is kept once.
# `skeleton` is how that name is drawn, which is kept once too, but for accounts that looked alike before it was noted.
# `seen` is when the person was last here, to the day.
people = Table(
    "people",
    metadata,
    Column("id", Id, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kept", Id, unique=True),
    Column("password", Text),
    Column("guest", Boolean, nullable=False),
    Column("roles", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("language", Text, nullable=False),
    Column("erased", Boolean, nullable=False),
    Column("face", BigInteger, nullable=False, server_default="0"),
    Column("visible", Boolean, nullable=False, server_default=true()),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("skeleton", Id),
    Index("people_by_skeleton", "skeleton", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Id, primary_key=True),
    Column("person", Id, ForeignKey("people.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
    Index("sessions_by_end", "until"),
)

# Sessions that were closed a moment ago, by the clock of the database: what is older than a minute is swept away.
closed_sessions = Table(
    "closed_sessions",
    metadata,
    Column("token_hash", Id, primary_key=True),
    Column("closed", Double, nullable=False),
)

# Devices on which a person has logged in, by the hash of the token that each shows.
known_devices = Table(
    "known_devices",
    metadata,
    Column("device", Id, primary_key=True),
    Column("person", Id, primary_key=True),
    Column("used", BigInteger, nullable=False),
    Index("known_devices_by_person", "person"),
    Index("known_devices_by_use", "used"),
)

account_keys = Table(
    "account_keys",
    metadata,
    Column("person", Id, ForeignKey("people.id"), primary_key=True),
    Column("recovery", Text),
    Column("second", Text),
    Column("used", BigInteger, nullable=False),
)

account_notices = Table(
    "account_notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", Id, ForeignKey("people.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Index("account_notices_by_person", "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Id, primary_key=True),
    Column("person", Id, ForeignKey("people.id"), nullable=False),
    Column("public", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_by_person", "person"),
)

# What a device must sign, once; `person` is empty for whoever will show by it who it is.
passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    Column("challenge", Id, primary_key=True),
    Column("person", Id, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("passkey_challenges_by_end", "until"),
)

# A device of a person that is told things while no page is open; it ends with the session from which it was asked for.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", Id, primary_key=True),
    Column("person", Id, nullable=False),
    Column("session", Id, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("push_subscriptions_by_person", "person"),
    Index("push_subscriptions_by_session", "session"),
)

# What the house made once for itself and nobody else may know.
house_keys = Table(
    "house_keys",
    metadata,
    Column("name", Id, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)
