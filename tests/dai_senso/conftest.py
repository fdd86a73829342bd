"""What tests of Dai Senso! ask for by name."""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso import supply


@pytest.fixture
def everybody_supplied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Supply is taken for granted, so that no Convoys need be laid out."""
    monkeypatch.setattr(supply, "supplied", lambda war, number: True)
