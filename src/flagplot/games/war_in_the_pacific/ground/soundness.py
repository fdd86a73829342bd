"""What the numbers of a war on land mean, and whether they can be played."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.command import positions as lines
from flagplot.games.war_in_the_pacific.ground.theatre import Theatre
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.works import soundness as works
from flagplot.kernel.errors import FormatError
from flagplot.kernel.shapes import Each, Proven, Table, Whole, check_fields


def check(tables: Tables, war: Theatre, hex: Any) -> None:
    """Refuse a war that no game comes to."""
    unit = Whole(0, len(tables.ground) - 1, "a unit")
    hqs = len(tables.hqs)
    shapes = {
        "cp": Each(Whole(-99, 999, "command points"), hqs),
        "posts": Each(Proven(lambda found: None), hqs),
        "active": Each(Whole(0, 1), hqs),
        "under": Table(unit, Whole(0, hqs - 1, "a headquarters")),
        "isolated": Each(Each(hex), 2),
        "stood": Table(unit, hex),
        "cleared": Each(Proven(lambda found: None), 2),
        "garrisons": Table(hex, Whole(0, tables.card.turns - 1, "a game-turn")),
        "shot_down": Each(Whole(0, 999, "air points"), 2),
        "commanders": Table(Whole(0, hqs - 1), Whole(-1, len(tables.leaders) - 1, "a leader")),
        "guests": Table(unit, Whole(0, tables.card.turns - 1, "a game-turn")),
        "led": Table(Whole(0, len(tables.leaders) - 1), unit),
        "afloat": Table(Whole(0, hqs - 1), Proven(lambda found: None)),
        "shelved": Table(Whole(0, hqs - 1), Whole(0, 99, "command points")),
        "reserve": Proven(lambda found: None),
        "unseen": Proven(lambda found: None),
        "alarms": Proven(lambda found: None),
        "returns": Table(Whole(0, len(tables.leaders) - 1, "a leader"), Whole(0, 999, "a game-turn")),
        "worn": Table(Whole(0, len(tables.air) - 1, "an air unit"), Whole(0, 99, "air points")),
        "lines": Proven(lambda found: lines.check(tables, found, hex)),
        "joined": Whole(0, 1),
        "works": Proven(lambda found: works.check(tables, found, hex)),
    }
    check_fields(war, shapes, "the war on land")
    assert tables.land is not None
    for post in war.posts:
        if post != OUT and not tables.land.has(post):
            raise FormatError(f"saved state: posts: a hex of the land expected, found {post!r}")
