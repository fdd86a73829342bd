"""An invitation opens as many accounts as there are seats it leads to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry the schema one step on."""
    with op.batch_alter_table("invites", schema=None) as batch_op:
        batch_op.add_column(sa.Column("accounts", sa.Integer(), server_default="0", nullable=False))


def downgrade() -> None:
    """Carry the schema one step back."""
    with op.batch_alter_table("invites", schema=None) as batch_op:
        batch_op.drop_column("accounts")
