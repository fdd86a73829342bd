"""Standing orders of a faction that is attacked: the air, headquarters, standing or retreating, losses.

They read the view of the seat alone, as the player would, and what is printed. In a faction's own turn they
decide nothing but which step is lost and which way a beaten stack goes.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from flagplot.games.dai_senso.counters import HQ
from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.places import HEXES, PLACES
from flagplot.games.dai_senso.stacking import Unit, too_much
from flagplot.games.dai_senso.tables import Tables
from flagplot.kernel.action import Action
from flagplot.kernel.standing import NEVER_ALWAYS, Asked, Policy

_NEVER, _ALWAYS = "never", "always"
_NEAR, _DEAR = "near", "dear"  # near own units; for what is worth holding
_LAST = "last"  # while steps last
_RETREAT, _AWAY, _LARGE = "retreat", "away", "large"
# what is sent against a support unit, the cheapest first
_SENT = ("interceptor", "air_force", "surface_fleet", "cv_fleet")


def policies(tables: Tables) -> tuple[Policy, ...]:
    """Those a faction may give, in the order in which they are asked."""
    return (
        Policy(
            "contest", "Contest support units", partial(_contest, tables),
            choices={_NEVER: "never", _NEAR: "beside our ground units", _ALWAYS: "always"},
        ),
        Policy(
            "cover", "HQ support in defense", partial(_cover, tables),
            choices={_NEVER: "never", _DEAR: "for Cities and objectives", _ALWAYS: "always"},
        ),
        Policy("gas", "Chemical Weapons in defense", _gas, choices=NEVER_ALWAYS),
        Policy(
            "stand", "Retreat or stand", partial(_stand, tables),
            choices={
                "stand": "stand", _LAST: "stand while steps last",
                _DEAR: "stand in Cities and objectives", _RETREAT: "fall back",
            },
        ),
        Policy(
            "way", "Ways of retreat", partial(_way, tables),
            choices={"shelter": "to Cities and own units", _AWAY: "away from the enemy"},
        ),
        Policy(
            "losses", "Losses", _lose,
            choices={_LARGE: "from the largest", "weak": "the weakest first"},
        ),
    )  # fmt: skip


# -- before the die --------------------------------------------------------------------------------------


def _contest(tables: Tables, asked: Asked, value: str) -> Action | None:
    """Every enemy support unit that can be, those beside own ground units, or none."""
    offered = asked.verbs.get("contest")
    if not offered:
        return None
    if value == _NEVER or (value == _NEAR and not _beside_ours(tables, asked)):
        return asked.first("decline")
    return min(offered, key=lambda one: _SENT.index(tables.counters[_number(tables, one)].faces[0].kind))


def _beside_ours(tables: Tables, asked: Asked) -> bool:
    """Whether what is contested would touch ground units of the seat."""
    hex = PLACES[asked.view.panels["contest"]["hex"]]
    if hex >= HEXES:
        return False
    near = tables.map.board.grid.within(hex, 1)
    return any(PLACES[place] in near for place in _ours(asked))


def _cover(tables: Tables, asked: Asked, value: str) -> Action | None:
    """The first HQ in range; an attacker who may still add units is asked."""
    if set(asked.verbs) != {"support", "decline"}:
        return None
    joins = value == _ALWAYS or (value == _DEAR and _dear(tables, asked, _attacked(asked)))
    return asked.first("support" if joins else "decline")


def _gas(asked: Asked, value: str) -> Action | None:
    """Chemical Weapons in a fight that another faction began."""
    if "gas" not in asked.verbs or not _defends(asked):
        return None
    return asked.first("gas" if value == _ALWAYS else "decline")


# -- after it --------------------------------------------------------------------------------------------


def _stand(tables: Tables, asked: Asked, value: str) -> Action | None:
    """Steps lost instead of ground where the hex allows it, or back."""
    if set(asked.verbs) != {"retreat", "lose"} or not _defends(asked):
        return None
    stands = value == "stand" or (
        value in (_LAST, _DEAR)
        and _lasts(asked)
        and (value == _LAST or _dear(tables, asked, _attacked(asked)))
    )
    return _loss(asked, _LARGE) if stands else _refuge(tables, asked, "shelter")


def _lasts(asked: Asked) -> bool:
    """Whether somebody would be left in the hex after all that is still to be lost."""
    attack = asked.view.panels["attack"]
    units = _units(asked)
    there = (units[one["counter"]] for one in attack["defenders"] if not one["support"])
    return sum(int(one["steps"]) for one in there) > int(attack["retreat"]) + int(attack["defender_losses"])


def _way(tables: Tables, asked: Asked, value: str) -> Action | None:
    """The next hex of a retreat that must be."""
    return _refuge(tables, asked, value) if set(asked.verbs) == {"retreat"} else None


def _refuge(tables: Tables, asked: Asked, value: str) -> Action:
    """Where there is room: the hex most worth holding, or the one farthest from enemies."""
    grid, ours, enemies = tables.map.board.grid, _ours(asked), _enemies(asked)
    units = _units(asked)
    force = asked.view.panels["attack"]["defenders"] if _defends(asked) else ()
    coming = [units[one["counter"]] for one in force if not one["support"]]

    def wanted(action: Action) -> tuple[float, ...]:
        label = str(action.args[0])
        hex = PLACES[label]
        there = [*ours.get(label, ()), *coming]
        room = not too_much(tables, hex, [_unit(tables, one) for one in there])[0]
        far = sum(1 / grid.distance(hex, enemy) ** 2 for enemy in enemies if enemy != hex)
        held = (_dear(tables, asked, label), label in ours) if value != _AWAY else ()
        return (room, *held, -far)

    return max(asked.verbs["retreat"], key=wanted)


def _lose(asked: Asked, value: str) -> Action | None:
    """The next step."""
    return _loss(asked, value) if set(asked.verbs) == {"lose"} else None


def _loss(asked: Asked, value: str) -> Action:
    """From the unit with the most steps, so that every unit stays, or from the weakest; an HQ's last."""
    units = _units(asked)

    def wanted(action: Action) -> tuple[int, ...]:
        unit: dict[str, Any] = units.get(str(action.args[0]), {})
        factors = int(unit.get("attack", 0)) + int(unit.get("defense", 0))
        size = (-int(unit.get("steps", 0)),) if value == _LARGE else ()
        return (unit.get("kind") == HQ, *size, factors)

    return min(asked.verbs["lose"], key=wanted)


# -- what the seat sees ----------------------------------------------------------------------------------


def _defends(asked: Asked) -> bool:
    return bool(asked.view.tracks["phasing"] != asked.view.seat)


def _attacked(asked: Asked) -> str:
    hex: str = asked.view.panels["attack"]["hex"]
    return hex


def _dear(tables: Tables, asked: Asked, label: str) -> bool:
    """Whether a hex is a City, a Strategic Hex or an objective of the scenario."""
    cell = tables.map.hexes[PLACES[label]]
    goals = tables.scenarios[asked.view.scenario].objectives
    return bool(cell.city or cell.strategic or any(one.hex == label for one in goals))


def _units(asked: Asked) -> dict[str, dict[str, Any]]:
    """Every counter in sight by its id."""
    return {unit["id"]: unit for place in asked.view.places.values() for unit in place["units"]}


def _ours(asked: Asked) -> dict[str, list[dict[str, Any]]]:
    """The hexes with ground units of the seat, and these."""
    found = {label: _ground(place, (str(asked.view.seat),)) for label, place in _hexes(asked)}
    return {label: units for label, units in found.items() if units}


def _enemies(asked: Asked) -> list[int]:
    """The hexes with ground units of the other side."""
    axis = FACTIONS[AXIS]
    others = (axis,) if asked.view.seat != axis else tuple(one for one in FACTIONS if one != axis)
    return [PLACES[label] for label, place in _hexes(asked) if _ground(place, others)]


def _hexes(asked: Asked) -> list[tuple[str, dict[str, Any]]]:
    return [(label, place) for label, place in asked.view.places.items() if PLACES[label] < HEXES]


def _ground(place: dict[str, Any], factions: tuple[str, ...]) -> list[dict[str, Any]]:
    return [one for one in place["units"] if one.get("steps") and one["owner"] in factions]


def _unit(tables: Tables, shown: dict[str, Any]) -> Unit:
    """What is printed on a ground unit as it lies there."""
    counter = tables.counters[tables.counter(shown["id"])]
    kind, steps = shown["kind"], shown["steps"]
    return counter, next(face for face in counter.faces if (face.kind, face.steps) == (kind, steps))


def _number(tables: Tables, action: Action) -> int:
    return tables.counter(str(action.args[0]))
