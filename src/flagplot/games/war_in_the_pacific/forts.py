"""Fort arithmetic. [27.17, 39.7.3, 39.7.5]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign

STRONGEST = 14  # [WPA-FRT-01]


def effective(strength: int, size: int, damage: int, steps: int) -> int:
    """The level that helps so many steps: damage first, then 1 less for each step above the size.

    At least 1 while any level is intact. [WPA-FRT-03, WPA-FRT-15, BR-11-07]
    """
    intact = max(strength - damage, 0)
    return max(1, intact - max(0, steps - size)) if intact else 0


def intact(play: Campaign, hex: int, side: int) -> int:
    """The undamaged levels of a side's fort in a hex; it helps only its owner. [BR-23-27]"""
    fort = play.state.forts.get(hex)
    return max(fort[1] - fort[3], 0) if fort is not None and fort[0] == side else 0


def level(play: Campaign, hex: int, side: int) -> int:
    """The level that helps a side's units in a hex; an empty fort helps nobody. [WPA-FRT-15, WPA-TDP-32]

    All units in a hex of the main map share one fort; Intrinsic Garrisons have no benefit of it.
    [WPA-FRT-02, WPA-FRT-18, WPA-FRT-20]
    """
    units = [unit for unit in play.at(hex, side) if not play.unit(unit).intrinsic]
    fort = play.state.forts.get(hex)
    if fort is None or fort[0] != side or not units:
        return 0
    return effective(fort[1], fort[2], fort[3], play.total(units))


def sheltered(play: Campaign, unit: int) -> bool:
    """Whether a unit is in an intact fort of its side on a tactical map. [WPA-TAC-55]"""
    place = play.state.place[unit]
    return play.field.tactical and play.on_land(place) and intact(play, place, play.side(unit)) > 0


def reduce(play: Campaign, hex: int, levels: int) -> None:
    """Levels are lost for good: not damage, and never repaired. [WPA-TDP-37, WPA-FRT-24]"""
    side, strength, size, damage, known = play.state.forts[hex]
    left = strength - levels
    play.set_fort(hex, (side, left, size, min(damage, left), known) if left > 0 else None)


def damage(play: Campaign, hex: int, levels: int) -> int:
    """Levels are damaged; what goes beyond the strength is lost. Gives how many were. [BR-11-07]"""
    side, strength, size, before, known = play.state.forts[hex]
    done = min(levels, strength - before)
    play.set_fort(hex, (side, strength, size, before + done, known))
    return done


# -- what a fort does in combat -----------------------------------------------------------------------------

LETTERS = "ABCDEFG"
DRM = {"A": -1, "F": -2}
SHIFT = {"D": -1, "G": -2}


def effects(play: Campaign, level: int) -> tuple[str, ...]:
    """The letters of a level. [WPA-FRT-22]"""
    return play.tables.combat.fort_effects[str(level)] if level else ()


def substitutes(rated: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All a defender may announce: any rated effect replaced by a lower letter, no letter twice.

    [WPA-FRT-22]
    """
    found = {rated}
    for _ in rated:
        for one in sorted(found):
            for place, letter in enumerate(one):
                for lower in LETTERS[: LETTERS.index(letter)]:
                    if lower not in one:
                        found.add(tuple(sorted((*one[:place], lower, *one[place + 1 :]))))
    return [rated, *sorted(found - {rated})]


def drm(letters: tuple[str, ...]) -> int:
    """What effects take from the attacker's roll; they add up. [WPA-FRT-23]"""
    return sum(DRM.get(letter, 0) for letter in letters)


def shift(letters: tuple[str, ...]) -> int:
    """The columns that effects shift to the left; 3 in all at level 14. [WPA-FRT-23]"""
    return sum(SHIFT.get(letter, 0) for letter in letters)
