"""Confirmed addresses, keys sent by letter, and who somebody is elsewhere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry the schema one step on; addresses from before have been told about turns all along."""
    op.add_column("users", sa.Column("confirmed", sa.Boolean(), nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE users SET confirmed = true WHERE email <> ''"))
    op.create_table(
        "letter_keys",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("email", sa.String(200), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_letter_keys_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_letter_keys")),
    )
    op.create_index(op.f("ix_letter_keys_user_id"), "letter_keys", ["user_id"])
    op.create_table(
        "identities",
        sa.Column("issuer", sa.String(200), nullable=False),
        sa.Column("subject", sa.String(255), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_identities_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("issuer", "subject", name=op.f("pk_identities")),
    )
    op.create_index(op.f("ix_identities_user_id"), "identities", ["user_id"])


def downgrade() -> None:
    """Carry the schema one step back."""
    op.drop_table("identities")
    op.drop_table("letter_keys")
    op.drop_column("users", "confirmed")
