"""Pauses that everybody agrees to, and comments on moments of a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry the schema one step on."""
    op.add_column("games", sa.Column("respite", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "comments",
        sa.Column("game_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("variation", sa.String(24), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_comments_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_comments")),
    )


def downgrade() -> None:
    """Carry the schema one step back."""
    op.drop_table("comments")
    op.drop_column("games", "respite")
