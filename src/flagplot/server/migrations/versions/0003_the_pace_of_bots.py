"""Tables of bots wait for a watcher, or play on at a pace somebody has chosen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry the schema one step on."""
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.add_column(sa.Column("pace", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Carry the schema one step back."""
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_column("pace")
