"""What the next throw of an air strike can do, as far as a viewer may know. [see 6, 7, 10]"""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.air import attacks, dogfights, waves, wings
from flagplot.games.war_in_the_pacific.air.casualties import bombers_in, in_band
from flagplot.games.war_in_the_pacific.air.charts import chart
from flagplot.games.war_in_the_pacific.air.frames import Group, Raid
from flagplot.games.war_in_the_pacific.air.hits import MOST_ON_A_SHIP, ORDER, damage_drm
from flagplot.games.war_in_the_pacific.air.melee import bounce
from flagplot.games.war_in_the_pacific.air.strengths import BANDS, BOMBS, MEDIUM
from flagplot.games.war_in_the_pacific.odds import ships
from flagplot.games.war_in_the_pacific.odds.chances import D6, TWO_D6, Chances, mean, of, then
from flagplot.games.war_in_the_pacific.play import Campaign


def losses(found: Chances[tuple[int, int]]) -> dict[str, float]:
    """Points shot down and turned back on average, and the chance that nobody is hit."""
    return {
        "eliminated": mean(of(found, lambda one: one[0])),
        "aborted": mean(of(found, lambda one: one[1])),
        "nothing": found.get((0, 0), 0.0),
    }


# -- flak ---------------------------------------------------------------------------------------------------


def flak(play: Campaign, power: int, wave: tuple[Group, ...]) -> Chances[tuple[int, int]]:
    """APs of a wave eliminated and aborted by anti-aircraft fire. [see BR-7-03]"""
    ways = tuple(dict.fromkeys(MEDIUM if one[2] == BOMBS else one[2] for one in wave))
    points = wings.counted(wave)
    return of(TWO_D6, lambda dice: play.tables.aa.losses(power, points, ways, dice))


def entries(play: Campaign, raid: Raid) -> list[dict[str, Any]]:
    """For every way a wave may come in: the flak it meets and the ships it reaches."""
    found = []
    for slice, ring in waves.entries(play, raid):
        there = waves.flak_strength(play, _at(raid, slice, ring))
        wave = raid.waves[raid.wave]
        doc: dict[str, Any] = {"slice": slice, "ring": ring, "flak": there}
        if there and wave:
            doc |= losses(flak(play, there, wave))
        found.append(doc)
    return found


def _at(raid: Raid, slice: int, ring: str) -> Raid:
    other = raid.clone()
    other.slice, other.ring = slice, ring
    return other


# -- fighters -----------------------------------------------------------------------------------------------


def bands(play: Campaign, raid: Raid) -> list[dict[str, Any]]:
    """Band by band: who meets whom, the chance of the bounce, and the fire of both sides. [see BR-6-05]"""
    found = []
    for band in BANDS:
        cap, escorts = in_band(raid.cap, band), in_band(raid.escorts, band)
        prey = bombers_in(raid, band)
        if not (cap or escorts or prey):
            continue
        mine, theirs = (
            dogfights.total(play, raid, cap, cap=True),
            dogfights.total(play, raid, escorts, cap=False),
        )
        doc: dict[str, Any] = {
            "band": band, "cap": wings.counted(cap), "escorts": wings.counted(escorts),
            "bombers": wings.counted(prey), "cap_strength": mine, "escort_strength": theirs,
        }  # fmt: skip
        if cap and escorts:
            doc["bounce"] = _bounce(play, raid, cap, escorts)
            doc["cap_fire"] = losses(_fire(mine))
            doc["escort_fire"] = losses(_fire(theirs))
        elif cap and prey:
            doc["cap_fire"] = losses(_fire(mine))
        found.append(doc)
    return found


def _fire(power: int) -> Chances[tuple[int, int]]:
    """Strength points eliminated and aborted, without shifts."""
    return of(TWO_D6, lambda dice: chart().losses(power, dice)) if power > 0 else {}


def _bounce(play: Campaign, raid: Raid, cap: list[Group], escorts: list[Group]) -> list[float]:
    """The chances that the defenders have the bounce, that the escorts have it. [see BR-6-02]"""
    mine = dogfights.flyers(play, raid, cap, cap=True)
    theirs = dogfights.flyers(play, raid, escorts, cap=False)
    won = then(D6, lambda one: of(D6, lambda other: bounce((one, mine), (other, theirs))))
    return [won.get(1, 0.0), won.get(-1, 0.0)]


# -- bombs and torpedoes ------------------------------------------------------------------------------------


def volleys(play: Campaign, raid: Raid, ship: int, groups: list[Group]) -> list[ships.Volley]:
    """The damage dice of some groups against a ship, one for each way of attack."""
    found = []
    speed = attacks.target_class(play, raid, ship)
    for ways in ORDER:
        power = attacks.group_strength(play, raid, [one for one in groups if one[2] in ways])
        if power > 0:
            found.append((power, damage_drm(ways[0], speed)))
    return found


def aimed(play: Campaign, raid: Raid) -> list[dict[str, Any]]:
    """What has been aimed so far: the chances of every ship."""
    found = []
    for ship in sorted({aim[3] for aim in raid.aims}):
        groups = [(air, count, way) for air, count, way, at in raid.aims if at == ship]
        found.append(_document(play, raid, ship, groups))
    return found


def targets(play: Campaign, raid: Raid) -> list[dict[str, Any]]:
    """What each ship would suffer if as many APs without a target as may went for her."""
    found = []
    for ship in attacks.targets(play, raid):
        room, groups = MOST_ON_A_SHIP - attacks.on_ship(raid, ship), []
        for air, count, way in attacks.unaimed(raid):
            take = min(count, room)
            room -= take
            groups += [(air, take, way)] if take else []
        found.append(_document(play, raid, ship, groups))
    return found


def _document(play: Campaign, raid: Raid, ship: int, groups: list[Group]) -> dict[str, Any]:
    """Planes on deck are left out where only the other side knows of them. [see BR-12-04]"""
    shift = raid.shift if play.tables.ships[ship].side == "japan" else 0
    chances = ships.damage(play, ship, volleys(play, raid, ship, groups), shift)
    return {
        **ships.document(play, ship, chances),
        "points": wings.counted(groups),
        "strength": attacks.group_strength(play, raid, groups),
    }
