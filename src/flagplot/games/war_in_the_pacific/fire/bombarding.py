"""What a bombardment does to an airfield, a battery, a fort or ground units. [11, 27.18, 40.1]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks, forts
from flagplot.games.war_in_the_pacific.fire.frames import FortHits, StepLoss
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import BROKEN, KNOWN
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import half_up
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS
from flagplot.games.war_in_the_pacific.units import RUNGS
from flagplot.kernel.words import the

AIRFIELD, BATTERY, FORT, GROUND = "airfield", "battery", "fort", "ground"
FORT_FIRST, BATTERY_FIRST = "fort-battery", "battery-fort"  # both, and which takes odd levels
BOTH = (FORT_FIRST, BATTERY_FIRST)
TARGETS = (AIRFIELD, BATTERY, FORT, GROUND, FORT_FIRST, BATTERY_FIRST)
WORDS = {
    AIRFIELD: "the airfield", BATTERY: "the battery", FORT: "the fort", GROUND: "ground units",
    FORT_FIRST: "fort and battery", BATTERY_FIRST: "battery and fort",
}  # fmt: skip


def targets(play: Campaign, hex: int) -> list[str]:
    """What can be named in a hex, by what the attacker can see there.

    A hex without ground units and forts is no ground target; batteries and forts are independent of each
    other. [BR-5-07, BR-11-14, WPA-CBT-01, WPA-CBT-04]
    """
    state = play.state
    fort = hex in state.forts and state.forts[hex][0] == JAPAN
    battery = hex in state.batteries
    found = {
        AIRFIELD: hex in state.airfields and state.control[hex] == JAPAN,
        BATTERY: battery,
        FORT: fort,
        GROUND: bool(play.at(hex, JAPAN)) or fort,
        FORT_FIRST: fort and battery,
        BATTERY_FIRST: fort and battery,
    }
    return [target for target in TARGETS if found[target]]


def bombard(play: Campaign, strength: int, hex: int, target: str, *, high: bool = False) -> None:
    """One bombardment of one target, as on the main map but for its shifts. [BR-11-01, WPA-TDP-58]

    An attack of strength 0 is not rolled. [BR-1-05]
    """
    if strength <= 0:
        return
    what = f"bombardment of {WORDS[target]} in {the(play.label(hex))}, strength {strength}"
    if target in (AIRFIELD, BATTERY):
        (die,) = play.roll(1, what)
        found = play.tables.bombardment.installation(strength, base_shift(play, high=high), die)
        (_airfield if target == AIRFIELD else hit_battery)(play, hex, found)
        if not found:
            _in_vain(play, hex)
        return
    shift = base_shift(play, high=high) + terrain_shift(play, hex)
    if target == GROUND:
        shift += fort_shift(play, forts.intact(play, hex, JAPAN))
    (die,) = play.roll(1, what)
    result = play.tables.bombardment.ground(strength, shift, die)
    if not result.damage and (target != GROUND or (result.check < 0 and not result.step)):
        _in_vain(play, hex)
    if target == GROUND:
        _damage_forts(play, hex, result.damage)
        shake(play, hex, JAPAN, result.check, result.step)
        return
    levels = halved(result.damage, forts.intact(play, hex, JAPAN))
    if target == FORT:
        _damage_forts(play, hex, levels, halving=False)
        return
    fort, battery = shared(target, levels)
    _damage_forts(play, hex, fort, halving=False)
    damage_battery(play, hex, battery)


def _in_vain(play: Campaign, hex: int) -> None:
    """A player is told that his shells hit nothing."""
    play.note(f"the bombardment of {the(play.label(hex))} does no damage")


def shared(target: str, levels: int) -> tuple[int, int]:
    """Levels of damage for a fort and a battery; of both the first takes odd ones. [WPA-CBT-06]"""
    odd, even = levels - levels // 2, levels // 2
    return {FORT_FIRST: (odd, even), BATTERY_FIRST: (even, odd)}.get(target, (levels, 0))


def base_shift(play: Campaign, *, high: bool) -> int:
    """On a tactical map 1 column left, from HIGH one more. [WPA-TDP-42, BR-11-12]"""
    shifts = play.tables.bombardment.shifts
    return shifts["tactical_map"] + (shifts["HIGH"] if high else 0)


def terrain_shift(play: Campaign, hex: int) -> int:
    """What terrain other than clear adds to the base shift. [WPA-TDP-47, BR-11-10]"""
    return play.tables.bombardment.shifts.get(play.island.cell(hex).terrain, 0)


def fort_shift(play: Campaign, intact: int) -> int:
    """What an intact fort takes from a bombardment of the units in it. [BR-11-10]"""
    shifts = play.tables.bombardment.shifts
    if intact >= 10:
        return shifts["intact_fort_level_10_plus"]
    if intact >= 5:
        return shifts["intact_fort_level_5_9"]
    return shifts["intact_fort_level_1_4"] if intact else 0


def halved(levels: int, intact: int) -> int:
    """Damage below the intact level of the fort is halved, rounded up, each bombardment by itself.

    [WPA-TDP-46]
    """
    return half_up(levels) if levels < intact else levels


# -- installations ------------------------------------------------------------------------------------------


def rung(before: int, found: str) -> int:
    """The damage ladder: S adds nothing to damage, levels add up to D4. [BR-11-04, BR-1-10]"""
    if not found:
        return before
    if found == "S":
        return max(before, 1)
    return min(max(before - 1, 0) + int(found[1:]), 4) + 1


def worn(rung: int) -> str:
    """What an installation has suffered, as one says it."""
    return "is suppressed" if RUNGS[rung] == "S" else f"has damage {rung - 1} now"


def _airfield(play: Campaign, hex: int, found: str) -> None:
    """The airfield of the hex alone; there are no aircraft on the ground. [BR-11-02, BR-11-15]"""
    before = play.state.airfields[hex]
    after = rung(before, found)
    play.state.airfields = {**play.state.airfields, hex: after}
    if after != before:
        play.note(f"the airfield in {the(play.label(hex))} {worn(after)}")


def hit_battery(play: Campaign, hex: int, found: str) -> None:
    """S suppresses a battery for this phase, each level of damage takes a point. [WPA-CBT-08, BR-11-11]"""
    if found == "S":
        strength, damage, _, fired = play.state.batteries[hex]
        play.state.batteries = {**play.state.batteries, hex: (strength, damage, 1, fired)}
        play.note(f"the battery in {the(play.label(hex))} is suppressed")
    elif found:
        damage_battery(play, hex, int(found[1:]))


def damage_battery(play: Campaign, hex: int, levels: int) -> None:
    """Each level takes a point of strength, cumulatively. [WPA-CBT-07, WPA-CBT-05, WPA-CBT-06]"""
    if not levels:
        return
    strength, damage, suppressed, fired = play.state.batteries[hex]
    damage = min(damage + levels, strength)
    play.state.batteries = {**play.state.batteries, hex: (strength, damage, suppressed, fired)}
    play.note(f"the battery in {the(play.label(hex))} is left with strength {strength - damage}")


def _damage_forts(play: Campaign, hex: int, levels: int, *, halving: bool = True) -> None:
    """Damage to forts is placed when the checks are over; a hex without fort takes none. [WPA-TDP-44]"""
    fort = play.state.forts.get(hex)
    if fort is None or fort[0] != JAPAN:
        return
    if halving:
        levels = halved(levels, forts.intact(play, hex, JAPAN))
    if levels:
        play.push(FortHits(hex, levels))


# -- ground units -------------------------------------------------------------------------------------------


def shake(play: Campaign, hex: int, side: int, drm: int, steps: int) -> None:
    """Every unit in the hex makes the check that is called; a failure breaks it.

    The checks come before fort damage, so an intact fort still helps. Broken units that fail lose 1 step
    together, a step that is called for comes once a hex; the owner chooses. Units the enemy has not seen stay
    unseen unless they lose a step, and so do their dice. [BR-11-06, BR-11-14, BR-3-31, WPA-TDP-48]
    """
    units = tuple(play.at(hex, side))
    if not units:
        return
    hidden = play.on_land(hex) and any(not play.is_(unit, KNOWN) for unit in units)
    audience = (SEATS[JAPAN],) if hidden else None
    again: list[int] = []
    if drm >= 0:
        led = control.led_tq(play, side, units, audience)
        for unit in units:
            if checks.check(play, unit, checks.quality(play, unit, led), drm, "bombardment", audience):
                continue
            if play.is_(unit, BROKEN):
                again.append(unit)
            else:
                play.mark(unit, BROKEN)
                play.note(f"{does(play.id(unit), 'is')} broken", audience)
    if steps:
        play.push(StepLoss(units))
    if again:
        play.push(StepLoss(tuple(again)))


def visible_forts(play: Campaign) -> list[int]:
    """The forts of the defender; all of them stand on beaches and are shown. [see WPA-TDP-10]"""
    return [hex for hex, fort in play.state.forts.items() if fort[0] == JAPAN]
