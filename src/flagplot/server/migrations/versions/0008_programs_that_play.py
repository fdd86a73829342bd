"""Programs that play a seat, and whose they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry the schema one step on."""
    op.create_table(
        "programs",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("game_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("before", sa.JSON(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_programs_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_programs")),
        sa.UniqueConstraint("user_id", name=op.f("uq_programs_user_id")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("behind", sa.String(24), nullable=True))


def downgrade() -> None:
    """Carry the schema one step back."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("behind")
    op.drop_table("programs")
