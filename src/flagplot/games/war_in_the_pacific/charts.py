"""The charts, as they are read from the tables; every lookup is one function."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from flagplot.games.war_in_the_pacific.rounding import clamped, column, shifted


class GroundCombat(msgspec.Struct, frozen=True):
    """The Ground Combat Results Table with its losses and fort effects."""

    status: str
    columns: tuple[tuple[str, int], ...]  # odds and what they add to the roll
    results: dict[str, tuple[int, int, str]]  # row -> code of attacker, of defender, AR or DR
    size_bands: tuple[int, ...]
    losses: dict[str, tuple[int, ...]]  # code -> steps by band
    terrain_shift: dict[str, int]
    fort_effects: dict[str, tuple[str, ...]]  # level -> letters
    leader_shift_limit: int

    def odds(self, attack: int, defence: int) -> int:
        """The column of two strengths, rounded down for the defender. [BR-23-07, BR-23-35]

        A defender of strength 0 is attacked in the last column, an attacker of strength 0 in the first.
        """
        if attack <= 0:
            return 0
        if defence <= 0:
            return len(self.columns) - 1
        found = 0
        for number, (odds, _) in enumerate(self.columns):
            one, other = map(int, odds.split(":"))
            if attack * other >= defence * one:
                found = number
        return found

    def row(self, die: int, drm: int, at: int, shift: int) -> tuple[int, int, str]:
        """The result of a roll in a column moved by all shifts. [BR-23-07, BR-1-05]"""
        offset = self.columns[shifted(at, shift, len(self.columns))][1]
        rows = [int(row) for row in self.results]
        return self.results[str(clamped(die + drm + offset, min(rows), max(rows)))]

    def steps(self, code: int, attackers: int) -> int:
        """The steps a code costs, by the number of attacking steps. [BR-23-07]"""
        return self.losses[str(code)][max(column(self.size_bands, attackers), 0)]


class GroundResult(NamedTuple):
    """What a bombardment of ground units does: fort damage, the check, a step."""

    damage: int
    check: int  # what is added to the die of the TQ checks; -1 without checks
    step: int


class Bombardment(msgspec.Struct, frozen=True):
    """The bombardment tables."""

    status: str
    columns: tuple[int, ...]
    installations: dict[str, tuple[str, ...]]
    ground_units: dict[str, tuple[str, ...]]
    air_points: dict[str, tuple[int, ...]]
    shifts: dict[str, int]

    def installation(self, strength: int, shift: int, die: int) -> str:
        """S, D1 to D4 or nothing, on Ports and Airbases. [BR-11-01, BR-11-11]"""
        return self._read(self.installations, strength, shift, die)

    def ground(self, strength: int, shift: int, die: int) -> GroundResult:
        """The effect on ground units and forts. [BR-11-01, BR-11-11]"""
        damage, check, step = 0, -1, 0
        for word in self._read(self.ground_units, strength, shift, die).split():
            if word.startswith("D"):
                damage = int(word[1:])
            elif word.startswith("T"):
                check = int(word[2:] or 0)
            else:
                step = int(word)
        return GroundResult(damage, check, step)

    def _read(self, table: dict[str, tuple[str, ...]], strength: int, shift: int, die: int) -> str:
        rows = [int(row) for row in table]
        at = shifted(column(self.columns, strength), shift, len(self.columns))
        found = table[str(clamped(die, min(rows), max(rows)))][at]
        return "" if found == "-" else found


class NavalCombat(msgspec.Struct, frozen=True):
    """Damage points, the Naval CRT and critical hits."""

    status: str
    strengths: tuple[int, ...]
    damage_points: dict[str, tuple[int, ...]]
    drm: dict[str, int]
    ratios: tuple[str, ...]
    results: dict[str, tuple[str, ...]]
    criticals: dict[str, str]
    load: dict[str, tuple[int, ...]]
    battery_ranges: dict[str, int]  # by scale of the map [WPA-CBT-12]
    battery_strengths: tuple[int, ...]

    def points(self, strength: int, roll: int) -> int:
        """Damage points of an attack; low rolls are good."""
        row = clamped(roll, 1, max(int(one) for one in self.damage_points))
        return self.damage_points[str(row)][column(self.strengths, strength)]

    def damage(self, points: int, resistance: int, roll: int, shift: int = 0) -> str:
        """D1 to D4, X or nothing; the highest ratio reached counts, below the first nothing. [BR-10-05]

        Shifts move the column, but not from below the first one.
        """
        at = self.ratio(points, resistance)
        return "" if at < 0 else self.results[self.ratios[shifted(at, shift, len(self.ratios))]][roll - 2]

    def ratio(self, points: int, resistance: int) -> int:
        """The number of the highest ratio reached; -1 below the first. [BR-10-05]"""
        reached = -1
        for number, ratio in enumerate(self.ratios):
            one, other = map(int, ratio.split(":"))
            if points * other >= resistance * one:
                reached = number
        return reached


class AntiAircraft(msgspec.Struct, frozen=True):
    """The anti-aircraft table."""

    status: str
    strength_modifiers: tuple[tuple[int, int], ...]
    approaches: dict[str, int]
    columns: tuple[int, ...]
    results: dict[str, tuple[str, ...]]
    rows: tuple[int, int]

    def losses(self, strength: int, points: int, approaches: tuple[str, ...], dice: int) -> tuple[int, int]:
        """APs eliminated and aborted in a wave. [BR-7-03, BR-7-06]

        A wave of several approaches is shifted 1 column left and uses the lowest approach modifier.
        """
        modifier = self.strength_modifiers[column([low for low, _ in self.strength_modifiers], strength)][1]
        roll = dice + modifier + min(self.approaches[one] for one in approaches)
        shift = -1 if len(approaches) > 1 else 0
        at = shifted(column(self.columns, points), shift, len(self.columns))
        eliminated, _, aborted = self.results[str(clamped(roll, *self.rows))][at].partition("/")
        return int(eliminated), int(aborted)


class LeaderTables(msgspec.Struct, frozen=True):
    """Elimination, promotion, and activation of worn divisions."""

    status: str
    control_roll: tuple[dict[str, bool | str | None], ...]
    elimination: tuple[tuple[int, str], ...]
    promotion: tuple[tuple[int, str], ...]
    division_activation: dict[str, tuple[tuple[int, int], ...]]
    japanese_steps_lost: tuple[tuple[int, int], ...]

    def fate(self, roll: int) -> str:
        """What becomes of an exposed general. [WPA-GEN-56]"""
        return next(result for most, result in self.elimination if roll <= most)

    def promoted(self, roll: int) -> str:
        """The rating that rises. [WPA-GEN-69]"""
        return next(result for most, result in self.promotion if roll <= most)

    def needed(self, nation: str, steps: int, lost: int) -> int:
        """What a division must roll to be activated; 0 if it need not. [WPA-LCK-09]"""
        if nation == "JAPANESE":
            return max(((least, need) for least, need in self.japanese_steps_lost if lost >= least))[1]
        return max(((least, need) for least, need in self.division_activation[nation] if steps >= least))[1]


class TaskTimes(msgspec.Struct, frozen=True):
    """The Engineering Tasks Summary: game-turns of one engineer. [WPA-ENG-25, WPA-ENG-55]"""

    by_terrain: dict[str, dict[str, dict[str, int]]]  # task -> builders -> terrain
    plain: dict[str, dict[str, int]]
    types: dict[str, int]  # what types of engineers take more or less


class Engineering(msgspec.Struct, frozen=True):
    """How forts are built, how airfields and ports are repaired, how long construction takes."""

    status: str
    max_strength: int
    success: dict[str, int]
    drm: dict[str, int]
    airfield_repair: dict[str, int]  # CPs where nobody is
    port_repair: dict[str, int]
    times: TaskTimes
