"""The tables. Changes go through ``migrations``; a test compares the two.

The secret of the dice has a table of its own, so that no query for anything else can pick it up.
Times are seconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)


def _game(primary: bool = True) -> Column[str]:
    return Column(
        "game_id", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=primary, nullable=False
    )


users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(40), nullable=False, unique=True),  # what the name looks like
    Column("password", String(200), nullable=False),  # argon2; empty: logs in elsewhere
    Column("email", String(200), nullable=False, default=""),
    Column("confirmed", Boolean, nullable=False, server_default="0"),  # the address is the user's own
    Column("webhook", String(500), nullable=False, default=""),
    Column("digest", Integer, nullable=False, server_default="0"),  # hours between notices; 0: at once
    Column("remind", Integer, nullable=False, server_default="0"),  # hours before time runs out; 0: never
    Column("admin", Boolean, nullable=False, default=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # hash of what the cookie holds
    Column("user_id", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("csrf", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

# keys that were sent by letter; see letters.py
letter_keys = Table(
    "letter_keys",
    metadata,
    Column("token", String(64), primary_key=True),  # hash of what the letter says
    Column("user_id", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(10), nullable=False),  # confirm, reset
    Column("email", String(200), nullable=False),
    Column("expires", Float, nullable=False),
)

# who users are elsewhere; see oidc.py
identities = Table(
    "identities",
    metadata,
    Column("issuer", String(200), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("user_id", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
)

games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules
    Column("scenario", String(60), nullable=False),
    Column("name", String(100), nullable=False),
    Column("owner", String(24), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("rev", Integer, nullable=False),  # counts every change, also taking back; the optimistic lock
    Column("base", Integer, nullable=False),  # number of the answer the log begins after
    Column("seq", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("turn", String(40), nullable=False),
    Column("phase", String(60), nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("finished", Boolean, nullable=False, index=True),
    Column("outcome", JSON(none_as_null=True), nullable=True),
    Column("secretive", Boolean, nullable=False),  # something in it is not for everybody
    Column("start", JSON, nullable=False),  # set-up, position, throws, lines, digest: see live.Start
    Column("sources", JSON, nullable=False),  # of the dice, without secrets
    Column("bot_seed", Integer, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("public", Boolean, nullable=False, server_default="0"),  # spectators need no account
    Column("listed", Boolean, nullable=False, server_default="0", index=True),  # strangers may sit down
    Column("clock", JSON(none_as_null=True), nullable=True),
    Column("apart", JSON(none_as_null=True), nullable=True),  # answers given in lanes, by seat
    Column("private", JSON(none_as_null=True), nullable=True),  # changes only one seat saw, by seat
    Column("pace", JSON(none_as_null=True), nullable=True),  # of a table of bots; None: while it is watched
    Column("respite", JSON(none_as_null=True), nullable=True),  # who has asked for a pause, and since when
)

# what is said about moments of a game; see api/study.py
comments = Table(
    "comments",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),  # the answer after which it is
    Column("user_id", String(24), nullable=False),
    Column("name", String(100), nullable=False),
    Column("text", Text, nullable=False),
    Column("variation", String(24), nullable=True),  # a game that was branched off there
    Column("at", Float, nullable=False),
)

dice_secrets = Table(
    "dice_secrets",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),  # place in the list of sources of the game
    Column("secret", LargeBinary(32), nullable=False),
)

log = Table(
    "log",
    metadata,
    _game(),
    Column("seq", Integer, primary_key=True),  # the unique key that refuses stale and doubled answers
    Column("seat", String(40), nullable=False),
    Column("action", String(400), nullable=False),
    Column("rolls", JSON(none_as_null=True), nullable=True),
    Column("audience", JSON(none_as_null=True), nullable=True),  # None: everybody may know the answer
    Column("lines", JSON(none_as_null=True), nullable=True),  # what happened: [{text, event}]
    Column("check", String(16), nullable=False),  # digest at a change of seats
    Column("command", Integer, nullable=False),  # first answer of the whole move this one belongs to
    Column("final", Boolean, nullable=False),  # cannot be taken back
    Column("round", Integer, nullable=False),
    Column("turn", String(40), nullable=False),
    Column("phase", String(60), nullable=False),
    Column("kind", String(12), nullable=False),  # for the scrubber: phase, battle, dice, seat, answer
    Column("at", Float, nullable=False),
    Column("private", Boolean, nullable=False, server_default="0"),  # in a lane: only the seat knows
    Column("apart", JSON(none_as_null=True), nullable=True),  # answers given in lanes by then, by seat
)

snapshots = Table(
    "snapshots",
    metadata,
    _game(),
    Column("seq", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),  # canonical JSON, compressed
)

moments = Table(
    "moments",
    metadata,
    _game(),
    Column("seq", Integer, primary_key=True),
    Column("round", Integer, nullable=False),
    Column("turn", String(40), nullable=False),
    Column("data", JSON, nullable=False),  # public numbers for the charts
)

seats = Table(
    "seats",
    metadata,
    _game(),
    Column("seat", String(40), primary_key=True),
    Column("kind", String(10), nullable=False),  # human, hotseat, bot, open, program
    Column("user_id", String(24), nullable=True, index=True),
    Column("name", String(100), nullable=False),
    Column("covered", Boolean, nullable=False),  # a bot answers until the player is back
    Column("level", String(40), nullable=False, server_default="random"),  # of a bot
    Column("asked", Float, nullable=True),  # since when an answer is owed
    Column("bank", Float, nullable=True),  # seconds in reserve
    Column("reminded", Float, nullable=True),  # of which ``asked`` a reminder has gone out
    Column("orders", JSON(none_as_null=True), nullable=True),  # standing orders
    Column("held", JSON(none_as_null=True), nullable=True),  # users who have sat here, the present one too
    Column("behind", String(24), nullable=True),  # the user whose program plays it
    Column("kept", String(24), nullable=True, index=True),  # the user an open seat is kept for
)

# programs that play, or have played, a seat; see programs.py
programs = Table(
    "programs",
    metadata,
    Column("token", String(64), primary_key=True),  # hash of what the program sends
    _game(primary=False),
    Column("seat", String(40), nullable=False),
    Column("user_id", String(24), nullable=False, unique=True),  # good while this one has the seat
    Column("before", JSON, nullable=False),  # who had the seat and has it again afterwards
    Column("created", Float, nullable=False),
)

invites = Table(
    "invites",
    metadata,
    Column("token", String(40), primary_key=True),
    _game(primary=False),
    Column("seat", String(40), nullable=True),  # None: any open seat
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("accounts", Integer, nullable=False, server_default="0"),  # opened with it
)

chat = Table(
    "chat",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),
    Column("user_id", String(24), nullable=False),  # empty: a notice of the table itself
    Column("name", String(100), nullable=False),
    Column("text", Text, nullable=False),  # empty where the table itself has something to say
    Column("at", Float, nullable=False),
    # what that is: see talk.SeatNotice; older ones were kept as text
    Column("notice", JSON(none_as_null=True), nullable=True),
)

notes = Table(
    "notes",
    metadata,
    _game(),
    Column("user_id", String(24), primary_key=True),
    Column("text", Text, nullable=False),
)

# notices that are still to be sent; written in the transaction of the answer they are about
outbox = Table(
    "outbox",
    metadata,
    _game(),
    Column("seat", String(40), primary_key=True),
    Column("channel", String(10), primary_key=True),  # mail, webhook, or the id of one in ``channels``
    Column("user_id", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("due", Float, nullable=False, index=True),  # when to send it, or to try again
    Column("tries", Integer, nullable=False),
    Column("reminder", Boolean, nullable=False, server_default="0"),
)

# further ways to tell users; see channels.py
channels = Table(
    "channels",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("user_id", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("address", String(1000), nullable=False),
    Column("keys", JSON(none_as_null=True), nullable=True),  # of a browser
    Column("created", Float, nullable=False),
)

# keys of the server itself, such as the one that signs Web Push
own_keys = Table(
    "own_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

# how often log-ins have been tried of late; shared by all processes
attempts = Table(
    "attempts",
    metadata,
    Column("key", String(64), primary_key=True),  # hash of a name or an address
    Column("tokens", Float, nullable=False),
    Column("at", Float, nullable=False),
)

Index("ix_log_game_kind", log.c.game_id, log.c.kind)
