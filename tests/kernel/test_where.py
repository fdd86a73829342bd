"""Where an event happened: the spaces its fields name."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.events import Captured, Moved, Retreated
from flagplot.kernel.event import Event, Rolled
from flagplot.kernel.telling import event_line


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    spaces = ("start", "way", "end")

    start: str
    way: tuple[str, ...] = ()
    end: str = ""


def test_fields_that_name_spaces_make_a_way() -> None:
    assert Passed(start="a", way=("b", "c"), end="d").where() == ("a", "b", "c", "d")
    assert Passed(start="a").where() == ("a",)
    assert Rolled(reason="x", sides=6, faces=(1,)).where() == ()
    assert "spaces" not in Passed.__struct_fields__


def test_a_line_of_the_log_says_where() -> None:
    game = flagplot.game("pacific-1940")
    moved = Moved(power="japan", units="infantry", path=("korea", "manchuria"))
    assert event_line(game, moved)["where"] == ["korea", "manchuria"]
    assert Captured(space="hunan", by="japan", to="japan", before="china").where() == ("hunan",)
    assert Retreated(power="japan", space="hunan", to="kwangsi").where() == ("hunan", "kwangsi")
    assert "where" not in event_line(game, Rolled(reason="x", sides=6, faces=(1,)))


def _kinds(base: type[Event]) -> list[type[Event]]:
    return [base, *(kind for sub in base.__subclasses__() for kind in _kinds(sub))]


@pytest.mark.parametrize("title", flagplot.titles())
def test_spaces_of_events_are_fields_of_theirs(title: str) -> None:
    flagplot.game(title)  # loads its events
    for kind in _kinds(Event):
        fields: Any = kind.__struct_fields__
        assert set(kind.spaces) <= set(fields), kind
