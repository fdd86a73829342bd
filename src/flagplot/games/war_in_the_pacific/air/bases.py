"""Bombardment of bases on the main map, and their anti-aircraft fire. [7.4, 11, 15, 32.6]"""

from __future__ import annotations

from collections.abc import Mapping

from flagplot.games.war_in_the_pacific import forts
from flagplot.games.war_in_the_pacific.air import wings
from flagplot.games.war_in_the_pacific.air.charts import chart
from flagplot.games.war_in_the_pacific.command import support
from flagplot.games.war_in_the_pacific.fire import bombarding
from flagplot.games.war_in_the_pacific.fire.bombarding import AIRFIELD, BATTERY, BOTH, FORT, GROUND, rung
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import lines, mending
from flagplot.games.war_in_the_pacific.rounding import clamped, column, nearest, shifted
from flagplot.games.war_in_the_pacific.surface.damage import lose_aboard
from flagplot.games.war_in_the_pacific.units import LARGE, RUNGS
from flagplot.games.war_in_the_pacific.works import projects
from flagplot.kernel.words import the

PORT, SEAPLANES, RAIL, SUPPORT = "port", "seaplane", "rail", "support-base"
DEFENCES = (BATTERY, FORT, GROUND, *BOTH)
TARGETS = (AIRFIELD, PORT, SEAPLANES, *DEFENCES, RAIL, SUPPORT)
WORDS = {
    **bombarding.WORDS, PORT: "the port", SEAPLANES: "the seaplane base", "ships": "ships in port",
    RAIL: "the rail line", SUPPORT: "the support base",
}  # fmt: skip
_PORT_AA = {"major": "major_port", "minor": "minor_port", "anchorage": "anchorage"}


def targets(play: Campaign, hex: int, foe: int) -> list[str]:
    """What a side has in a hex that can be named; fort and battery one by one or both.

    Installations are whose the hex is. Troops, forts, support bases and rail lines are targets in hexes
    without a base, too, and troops in a base they fight for. A supply base and a headquarters are hit with
    the port they are in. [BR-5-07, BR-11-11, BR-11-14, WPA-CBT-05, WPA-RAIL-23]
    """
    held = play.state.control.get(hex) == foe
    base = play.tables.bases.get(hex) if held else None
    battery = held and hex in play.state.batteries
    fort = hex in play.state.forts and play.state.forts[hex][0] == foe
    found = {
        AIRFIELD: base is not None and base.airfield > 0,
        PORT: base is not None and bool(base.port),
        SEAPLANES: base is not None and base.seaplane > 0,
        BATTERY: battery,
        FORT: fort,
        GROUND: fort or bool(play.at(hex, foe)),
        **dict.fromkeys(BOTH, battery and fort),
        RAIL: held and play.tables.land is not None and lines.is_rail(play, hex),
        SUPPORT: hex in supported(play, foe),
    }
    return [target for target in TARGETS if found[target]]


def supported(play: Campaign, foe: int) -> list[int]:
    """The hexes of a side's support bases. [BR-5-07]"""
    if play.tables.land is None:
        return []
    return [hex for hex, base in play.lines.bases.items() if base.side == foe]


def strongholds(play: Campaign, foe: int) -> list[int]:
    """A side's bases, and the hexes on land where its troops or its forts are, ascending."""
    control = play.state.control
    found = {hex for hex in play.tables.bases if control.get(hex) == foe}
    if play.tables.land is not None:
        found |= {hex for hex, fort in play.state.forts.items() if fort[0] == foe and play.land.has(hex)}
        found |= {hex for unit in play.ashore(foe) if play.land.has(hex := play.state.place[unit])}
    return sorted(found)


def exposed(play: Campaign, foe: int) -> list[int]:
    """Hexes in which a side has anything to bomb: those, its support bases and its rail lines. [BR-5-07]"""
    found = strongholds(play, foe)
    if play.tables.land is None:
        return found
    rails = [hex for hex in lines.hexes(play) if play.state.control.get(hex) == foe]
    return sorted({*found, *rails, *supported(play, foe)})


# -- anti-aircraft fire -------------------------------------------------------------------------------------


def _left(strength: int, damage: int) -> int:
    """What damage leaves: D1 half, D2 a quarter, D3 and worse nothing, rounded down. [BR-7-04, BR-7-06]"""
    if damage >= wings.D3:
        return 0
    return strength // {wings.D1: 2, wings.D2: 4}.get(damage, 1)


def field_guns(play: Campaign, hex: int) -> int:
    """Anti-aircraft strength of an airfield: 5 a level. [BR-7-04]"""
    base, guns = play.tables.bases[hex], chart().anti_aircraft
    return _left(guns["airfield_level"] * base.airfield, play.state.airfields.get(hex, 0))


def port_guns(play: Campaign, hex: int) -> int:
    """Anti-aircraft strength of a port or anchorage. [BR-7-04, WPA-PRT-08]"""
    base, guns = play.tables.bases[hex], chart().anti_aircraft
    return _left(guns[_PORT_AA[base.port]], play.sea.ports.get(hex, 0)) if base.port else 0


def guns(play: Campaign, hex: int, target: str, foe: int, *, night: bool = False) -> int:
    """Anti-aircraft strength of a side over a target type: its own facilities alone, by night half of each,
    rounded down. [BR-7-04, BR-7-06, BR-7-07, BR-3-23]
    """
    return sum(one // (2 if night else 1) for one in _batteries(play, hex, target, foe))


def _batteries(play: Campaign, hex: int, target: str, foe: int) -> tuple[int, ...]:
    """What fires for a target type, facility by facility; a supply base is as damaged as its port.

    Of a seaplane base 5 or 10 by its level, and half of that of the port; of a support base as of the port,
    if there is one. [WPB-SEA-13, BR-11-03, BR-7-07]
    """
    values = chart().anti_aircraft
    base = play.tables.bases.get(hex) if play.state.control.get(hex) == foe else None
    if base is not None and target == AIRFIELD:
        return (field_guns(play, hex),)
    if base is None and target == SUPPORT:
        return ()
    if base is not None and target in (PORT, SUPPORT):
        stores = values["supply_base"] if base.supply_base else 0
        return port_guns(play, hex), _left(stores, play.sea.ports.get(hex, 0))
    if base is not None and target == SEAPLANES:
        water = _left(values["seaplane_level"] * base.seaplane, play.sea.seaplanes.get(hex, 0))
        return water, port_guns(play, hex) // 2
    troops = sum(
        values["division" if play.unit(one).size in LARGE else "other_unit"]
        for one in play.at(hex, foe)
        if not play.unit(one).labor
    )
    return troops, field_guns(play, hex) // 2 if base is not None else 0


# -- bombardment --------------------------------------------------------------------------------------------


def bombard_base(play: Campaign, hex: int, target: str, strength: int, foe: int, shift: int = 0) -> int:
    """One bombardment of what a side has in a hex by ships or aircraft; gives the rung of the damage it did.

    An attack of strength 0 is not rolled. [BR-11-01, BR-11-11, BR-11-12, BR-1-05]
    """
    if strength <= 0:
        return 0
    what = f"bombardment of {WORDS[target]} of {the(play.label(hex))}, strength {strength}"
    (die,) = play.roll(1, what)
    if target in (FORT, GROUND, *BOTH):
        return _garrison(play, hex, target, strength, foe, shift, die)
    found = play.tables.bombardment.installation(strength, shift, die)
    if not found:
        play.note(f"{WORDS[target]} of {the(play.label(hex))} takes no damage")
    apply(play, hex, target, found)
    return RUNGS.index(found) if found in RUNGS else 0


def apply(play: Campaign, hex: int, target: str, found: str) -> None:
    """What the table says is done to an installation; D1 or more destroys a rail hex. [WPA-RAIL-23]"""
    levels = int(found[1:]) if found.startswith("D") else 0
    if play.tables.land is not None:
        projects.hit(play, hex, target, levels)
    if target == RAIL:
        mending.damage(play, hex, levels)
    elif target == SUPPORT:
        _support(play, hex, found)
    elif target == BATTERY:
        bombarding.hit_battery(play, hex, found)
    elif target == PORT:
        _port(play, hex, found)
    elif target == AIRFIELD:
        play.state.airfields = _hit(play, play.state.airfields, hex, found, WORDS[target])
    else:
        play.sea.seaplanes = _hit(play, play.sea.seaplanes, hex, found, WORDS[target])


def _hit(play: Campaign, ladder: dict[int, int], hex: int, found: str, what: str) -> dict[int, int]:
    """Damage adds up to D4. [BR-11-04]"""
    before = ladder.get(hex, 0)
    after = rung(before, found)
    if after != before:
        play.news(f"{what} of {the(play.label(hex))} {bombarding.worn(after)}")
    return {**ladder, hex: after}


def _port(play: Campaign, hex: int, found: str) -> None:
    """A port; a supply base and a support base in the hex take the level that is inflicted on it. [BR-11-03]

    It adds to what a support base has of its own. A seaplane base in it is hit only if it was named.
    """
    play.sea.ports = _hit(play, play.sea.ports, hex, found, WORDS[PORT])
    if play.tables.land is not None and hex in play.lines.bases:
        support.damage(play, hex, rung(play.lines.bases[hex].rung, found))
    if play.tables.bases[hex].supply_base and found:
        play.note(f"the supply base of {the(play.label(hex))} takes the same damage")


def _support(play: Campaign, hex: int, found: str) -> None:
    """A support base, and not the port it may be in. [WPA-OSB-15, BR-11-04]"""
    before = play.lines.bases[hex].rung
    after = rung(before, found)
    support.damage(play, hex, after)
    if after != before:
        play.note(f"{WORDS[SUPPORT]} of {the(play.label(hex))} {bombarding.worn(after)}")


def _garrison(play: Campaign, hex: int, target: str, strength: int, side: int, shift: int, die: int) -> int:
    """Ground units with the shift of their intact fort, or the fort, alone or with a battery; terrain helps.

    [BR-11-06, BR-11-10, BR-11-11]
    """
    intact = forts.intact(play, hex, side)
    if play.tables.land is not None:
        shift += play.tables.bombardment.shifts.get(play.land.terrain(hex), 0)
    if target == GROUND:
        shift += bombarding.fort_shift(play, intact)
    result = play.tables.bombardment.ground(strength, shift, die)
    levels, guns_lost = bombarding.shared(target, bombarding.halved(result.damage, intact))
    if target == GROUND:
        bombarding.shake(play, hex, side, result.check, result.step)
    bombarding.damage_battery(play, hex, guns_lost)
    if levels and intact:
        forts.damage(play, hex, min(levels, intact))
        play.note(f"the fort of {the(play.label(hex))} is damaged")
    return min(result.damage + 1, len(RUNGS) - 1) if result.damage > 0 else 0


def grounded(play: Campaign, air: int, away: Mapping[int, int]) -> int:
    """APs of a unit that are on the ground: all but CAP and missions that are airborne. [BR-11-15]"""
    return max(play.state.points[air] - away.get(air, 0), 0)


def on_the_ground(
    play: Campaign, hex: int, away: Mapping[int, int], kinds: tuple[bool, ...] = (False, True)
) -> dict[str, list[int]]:
    """Units with APs on the ground by block; ``kinds`` says whether land planes and seaplanes count.

    [BR-11-02, BR-11-15, WPB-AIR-29]
    """
    blocks: dict[str, list[int]] = {}
    for air in sorted(play.sea.based.where(hex)):
        if grounded(play, air, away) and wings.type_of(play, air).has(wings.SEAPLANE) in kinds:
            blocks.setdefault(wings.unit(play, air).block, []).append(air)
    return dict(sorted(blocks.items()))


def destroyed(play: Campaign, strength: int, shift: int, dice: int) -> int:
    """The percentage of the APs of a block that a bombardment destroys on the ground. [BR-11-02]"""
    table = play.tables.bombardment
    rows = [int(row) for row in table.air_points]
    at = shifted(column(table.columns, strength), shift, len(table.columns))
    return table.air_points[str(clamped(dice, min(rows), max(rows)))][at]


def burn(play: Campaign, units: list[int], percent: int, away: Mapping[int, int]) -> None:
    """A percentage of the APs of a block is lost on the ground, to the nearest. [BR-11-02]"""
    lost = nearest(sum(grounded(play, air, away) for air in units) * percent / 100)
    for air in units:
        take = min(lost, grounded(play, air, away))
        lose_aboard(play, air, take, away)
        lost -= take


def recon_report(play: Campaign, hex: int, side: int) -> str:
    """What a successful reconnaissance of a side tells. [BR-15-03]"""
    held = play.state.control.get(hex) == side
    base = play.tables.bases.get(hex) if held else None
    parts = []
    if base is not None:
        parts.append(f"airfield {base.airfield}{_worn(play.state.airfields.get(hex, 0))}")
        parts.append(f"{base.port or 'no'} port{_worn(play.sea.ports.get(hex, 0))}")
    fort, battery = play.state.forts.get(hex), play.state.batteries.get(hex) if held else None
    parts += [f"fort {fort[1] - fort[3]}"] if fort and fort[0] == side else []
    parts += [f"battery {battery[0] - battery[1]}"] if battery else []
    parts.append(f"{len(play.at(hex, side))} ground units")
    classes: dict[str, int] = {}
    for air in play.air_at(play.label(hex)) if held else ():
        kind = wings.type_of(play, air).class_
        classes[kind] = classes.get(kind, 0) + play.state.points[air]
    parts += [
        f"about {5 * nearest(count / 5)} APs of class {kind}" for kind, count in sorted(classes.items())
    ]
    types = sorted({play.tables.ships[ship].type for ship in ships_in(play, hex, side)} if held else ())
    parts += [f"ships in port: {' '.join(types) or 'none'}"] if base is not None else []
    return ", ".join(parts)


def _worn(damage: int) -> str:
    return f" ({RUNGS[damage]})" if damage else ""


def ships_in(play: Campaign, hex: int, side: int) -> list[int]:
    """The ships of a side in a port: of task forces that are in port, and others. [WPA-PRT-05]"""
    found = list(play.sea.harbour.get(hex, ()))
    for label in play.forces_at(hex, side):
        found += play.force(label).ships if play.in_port(label) else ()
    return sorted(ship for ship in found if not play.sunk(ship))
