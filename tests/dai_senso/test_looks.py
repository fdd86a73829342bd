"""How counters look, for clients."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso import GAME
from flagplot.games.dai_senso.looks import looks


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    return GAME.catalog("august-storm", {})


def test_every_nation_with_units_has_colours(printed: dict[str, Any]) -> None:
    units = [one for one in GAME.tables.counters if one.faces[0].ground]
    assert units
    assert [one.country for one in units if one.country not in printed["nations"]] == []


def test_sizes_follow_the_side_of_the_counter(printed: dict[str, Any]) -> None:
    army = printed["units"]["RU-INFA-01"]
    assert [side["size"] for side in army["sides"]] == ["xxxx", "xxx"]
    assert [side["size"] for side in printed["units"]["RU-HQ-01"]["sides"]] == ["", ""]


def test_sizes_are_of_types_that_exist() -> None:
    assert set(looks().sizes) <= {one.type for one in GAME.tables.counters}
