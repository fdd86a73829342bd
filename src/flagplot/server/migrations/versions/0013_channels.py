"""More ways to be told, a digest, and reminders before time runs out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry the schema one step on; everybody is told at once and not reminded, as before."""
    op.add_column("users", sa.Column("digest", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("users", sa.Column("remind", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("reminded", sa.Float(), nullable=True))
    op.add_column("outbox", sa.Column("reminder", sa.Boolean(), nullable=False, server_default="0"))
    op.create_table(
        "channels",
        sa.Column("id", sa.String(10), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("keys", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_channels_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
    )
    op.create_index(op.f("ix_channels_user_id"), "channels", ["user_id"])
    op.create_table(
        "own_keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_own_keys")),
    )


def downgrade() -> None:
    """Carry the schema one step back."""
    op.drop_table("own_keys")
    op.drop_table("channels")
    op.drop_column("outbox", "reminder")
    op.drop_column("seats", "reminded")
    op.drop_column("users", "remind")
    op.drop_column("users", "digest")
