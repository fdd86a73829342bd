"""What the numbers of a war on land mean, and whether they can be played."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.command import positions as lines
from flagplot.games.war_in_the_pacific.ground.theatre import Plan, Theatre
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.works import soundness as works
from flagplot.kernel.errors import BadInputError, FormatError
from flagplot.kernel.shapes import Each, Proven, Table, Whole, check_fields, row


def check(tables: Tables, war: Theatre, hex: Any) -> None:
    """Refuse a war that no game comes to."""
    unit = Whole(0, len(tables.ground) - 1, "a unit")
    hqs, ship = len(tables.hqs), Whole(0, len(tables.ships) - 1, "a ship")
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
        "attending": Table(Whole(0, len(tables.leaders) - 1), Whole(0, hqs - 1, "a headquarters")),
        "guests": Table(unit, Whole(0, tables.card.turns - 1, "a game-turn")),
        "balked": Each(row(unit, hex)),
        "led": Table(Whole(0, len(tables.leaders) - 1), unit),
        "afloat": Table(Whole(0, hqs - 1), Proven(lambda found: None)),
        "shelved": Table(Whole(0, hqs - 1), Whole(0, 99, "command points")),
        "lent": Each(row(Whole(0, hqs - 1), Whole(0, hqs - 1), Whole(0, 999), Whole(0, 999, "CPs"))),
        "reserve": Proven(lambda found: None),
        "unseen": Proven(lambda found: None),
        "alarms": Proven(lambda found: None),
        "returns": Table(Whole(0, len(tables.leaders) - 1, "a leader"), Whole(0, 999, "a game-turn")),
        "worn": Table(Whole(0, len(tables.air) - 1, "an air unit"), Whole(0, 99, "air points")),
        "lines": Proven(lambda found: lines.check(tables, found, hex)),
        "joined": Whole(0, 1),
        "works": Proven(lambda found: works.check(tables, found, hex)),
        "crews": Table(ship, Whole(0, hqs - 1, "a headquarters")),
        "tanks": Table(ship, Whole(0, 99, "twelfths")),
        "plans": Each(Proven(lambda found: _plan(tables, found))),
        "areas": Table(ship, Proven(lambda found: None)),
        "convoys": Table(ship, row(Whole(0, 99, "a game-turn"), hex)),
        "crated": Table(Whole(0, len(tables.air) - 1, "air points"), Whole(0, 2, "Air Phases")),
        "rebuilt": Each(unit),
        "sieges": Table(hex, Whole(0, 1, "a side")),
        "boxed": Table(Whole(0, len(tables.air) - 1, "air points"), Whole(0, 2, "phases")),
        "drops": Table(unit, hex),
        "begun": Table(unit, row(hex, Whole(0, 999, "MPs"))),
        "port_use": Table(hex, Whole(0, 999, "activation points")),
        "arrived": Each(Whole(0, 999, "steps")),
    }
    check_fields(war, shapes, "the war on land")
    assert tables.land is not None
    for post in war.posts:
        if post != OUT and not tables.land.has(post):
            raise FormatError(f"saved state: posts: a hex of the land expected, found {post!r}")


def _plan(tables: Tables, found: object) -> None:
    """A landing names a headquarters, a land hex and units."""
    known = isinstance(found, Plan) and tables.land is not None and tables.land.has(found.target)
    if not known or any(not 0 <= unit < len(tables.ground) for unit in found.units):  # type: ignore[attr-defined]
        raise BadInputError(f"a plan for a landing expected, found {found!r}")
