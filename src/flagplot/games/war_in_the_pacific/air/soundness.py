"""What the numbers in frames of air and surface battles mean, for states read from outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flagplot.games.war_in_the_pacific.air import rings
from flagplot.games.war_in_the_pacific.air.frames import (
    COVER,
    DROP,
    NCOVER,
    RECON,
    STRAFE,
    STRIKE_B,
    STRIKE_M,
    STRIKE_N,
    TRANSFER,
    TRANSPORT,
    Lessons,
    Line,
)
from flagplot.games.war_in_the_pacific.air.strengths import BOMBS, DIVE, HIGH, JETTISONED, LOW, MEDIUM
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.shapes import Each, Proven, Table, Whole, Word, check_fields, row

NAME = 40  # letters of a base, a ship or a target
_MISSIONS = (STRIKE_N, STRIKE_B, STRAFE, STRIKE_M, RECON, COVER, NCOVER, TRANSFER, TRANSPORT, DROP)
_PARTS = ("bombers", "escorts", "cap")
_WAYS = ("", LOW, DIVE, MEDIUM, BOMBS, HIGH, JETTISONED)
_TOTALS = Whole(-99, 99, "a total")


def _name(found: object) -> None:
    if not isinstance(found, str) or len(found) > NAME:
        raise BadInputError(f"a short name expected, found {found!r}")


def line_of(tables: Tables) -> Callable[[object], None]:
    """A check of a line of a plot; none at all will do."""
    name, side = Proven(_name), Whole(0, 1, "a side")
    air, points = Whole(0, len(tables.air) - 1, "air points"), Whole(0, 99, "air points")
    groups = Each(row(air, points, Word(_WAYS)))
    fields = {
        "side": side, "base": name, "mission": Word(_MISSIONS), "target": name, "what": name,
        "bombers": groups, "escorts": groups, "back": name, "staging": name, "partners": Each(name),
        "detours": Each(row(name, name, name)),
        "total": _TOTALS, "drm": Whole(-99, 99, "a modifier"),
    }  # fmt: skip

    def line(found: object) -> None:
        if found is not None:
            if not isinstance(found, Line):
                raise BadInputError(f"a line of a plot expected, found {found!r}")
            check_fields(found, fields, "a line")

    return line


def _lessons(found: object, turned: Any) -> None:
    """What a strike has taught."""
    if isinstance(found, Lessons):
        small = Whole(0, 999, "air points")
        shape = {"sent": Each(small, 2), "guard": Each(small, 2), "kills": Each(small, 3), "turned": turned}
        check_fields(found, {**shape, "grade": Whole(0, 5, "damage"), "burned": small}, "lessons")


def shapes(tables: Tables, hex: Any) -> dict[str, Any]:
    """The shapes of the frames of air and surface battles."""
    air, ship = Whole(0, len(tables.air) - 1, "air points"), Whole(0, len(tables.ships) - 1, "a ship")
    side, points = Whole(0, 1, "a side"), Whole(0, 99, "air points")
    band = Word(("", LOW, MEDIUM, HIGH))
    name, slot, yes = Proven(_name), Word(rings.SLOTS), Whole(0, 1, "0 or 1")
    groups = Each(row(air, points, Word(_WAYS)))
    placing = Each(row(ship, slot))
    groups_of_parts = Each(row(air, points, Word(_PARTS)))
    line = line_of(tables)
    lines, shots = Each(Proven(line)), Each(row(ship, ship))
    both = Each(yes, 2)
    return {
        **{f"{tag}.lines": lines for tag in ("air_phase", "air_plots", "air_plot")},
        **{f"{tag}.draft": Proven(line) for tag in ("air_plot", "special_strikes")},
        "air_plot.side": side,
        "air_plot.sheet": name,
        "air_plot.air": Whole(-1, len(tables.air) - 1, "air points"),
        "air_phase.displays": Table(name, placing),
        "air_phase.closed": Table(name, row(_TOTALS, hex)),
        "air_phase.struck": Table(name, row(points, name)),
        "air_phase.torpedoes": Table(name, yes),
        "air_phase.reacted": Each(air),
        "air_phase.met": groups,
        "air_phase.met_total": _TOTALS,
        "special_strikes.target": name,
        "special_strikes.declared": Each(name),
        "special_strikes.placing": placing,
        "raid.line": Proven(line),
        "raid.hex": Proven(lambda found: None),
        **{f"raid.{field}": groups for field in ("bombers", "escorts", "cap", "free", "home")},
        "raid.climbed": Each(band),
        "raid.prey": band,
        "raid.waves": Each(groups),
        "raid.slice": Whole(0, rings.SLICES, "a slice"),
        "raid.ring": Word(("", *rings.RINGS)),
        "raid.aims": Each(row(air, points, Word(_WAYS), ship)),
        "raid.lessons": Proven(lambda found: _lessons(found, groups_of_parts)),
        "upgrade.side": side,
        "upgrade.part": Word(_PARTS),
        "upgrade.left": Whole(0, 6, "a die"),
        "casualties.side": side,
        "casualties.group": name,
        "casualties.band": band,
        "arranging.force": name,
        "arranging.placing": placing,
        "divert.air": air,
        "divert.points": points,
        "divert.hex": hex,
        **{
            f"surface_combat.{field}": Whole(-1, 9, "a small number")
            for field in ("first", "left", "declined", "round", "contact", "scuttler")
        },
        "surface_combat.vp": Each(Whole(0, 999, "points"), 2),
        "surface_combat.mover": name,
        "surface_combat.other": name,
        "surface_combat.behind": Each(name, 2),
        **{f"surface_combat.{field}": both for field in ("accepts", "wishes")},
        "surface_combat.shots": Each(shots, 2),
        "wish.stay": Each(ship),
        **{f"{tag}.stays": Each(Each(ship), 2) for tag in ("surface_combat", "wishes")},
        "salvo.shots": Each(shots, 2),
        "gunnery.shots": shots,
        **{f"{tag}.side": side for tag in ("consent", "gunnery", "wish")},
        "meeting.accepts": both,
        "wishes.wishes": both,
    }
