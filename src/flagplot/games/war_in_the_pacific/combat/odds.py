"""Strengths, odds, shifts and modifiers of an attack. [23.2.2, 23.2.3]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks, forts, options
from flagplot.games.war_in_the_pacific.combat.forces import defender
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.leaders.control import at_a_loss, command_tq, foreign, headless
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import clamped, shifted
from flagplot.games.war_in_the_pacific.sides import ALLIED

LAST_MAN_TQ, LAST_MAN_DRM = 1, -1  # [see WPA-LMD-02, WPA-LMD-12]
SHELLED = 20  # naval bombardment of the hex that helps [see BR-23-24]
MOST_SUPPORT = 2  # from the sea and the air together [see BR-23-24]
ACROSS = -1  # columns for an attack across a crossing arrow [see BR-2-15]
OPEN = ("clear", "desert")  # terrain in which armor tells [see BR-23-23]
GUNS = 1  # artillery, beyond that limit [see SC-S1-08]


def modifiers(frame: Attack, *, attacking: bool) -> int:
    """What is added to the quality of a side's units: the general, banzai, the last man. [WPA-LMD-12]"""
    if attacking:
        return frame.tq + frame.bonus
    return frame.defender_tq + (LAST_MAN_TQ if frame.last_man else 0)


def unit_tq(play: Campaign, frame: Attack, unit: int) -> int:
    """The applied quality of a unit in this attack; in an assault it is halved. [WPA-TAC-24, BR-17-06]

    A lead unit under a general of another nationality is worse in its checks, too. [WPA-GEN-65]
    """
    attacking = play.side(unit) == frame.side
    more = modifiers(frame, attacking=attacking) + command_tq(play, unit)
    if unit in (frame.lead, frame.defender_lead):
        more += foreign(play, unit)
    return checks.quality(play, unit, more, int(attacking and frame.assault))


def strength(play: Campaign, frame: Attack, *, attacking: bool) -> int:
    """Steps of the force times the applied quality of its lead unit. [BR-23-06]"""
    units, lead = (frame.attackers, frame.lead) if attacking else (frame.defenders, frame.defender_lead)
    return play.total(units) * unit_tq(play, frame, lead)


def leader_shift(play: Campaign, frame: Attack) -> int:
    """The generals' column shifts, netted into one of at most 2; of any size by the optional rule.

    [WPA-GEN-35, WPA-GEN-36, WPA-GEN-37, BR-O-01]
    """
    if options.on(play.state, options.COMBINED_LEADERS):
        return frame.shift - frame.defender_shift
    limit = play.tables.combat.leader_shift_limit
    return clamped(frame.shift - frame.defender_shift, -limit, limit)


def column_shift(play: Campaign, frame: Attack) -> int:
    """All shifts together: generals, terrain of the defender, fort; and those of the main map.

    There a side whose headquarters has no commander, or an admiral at a loss, has one column against it.
    [BR-23-07, BR-1-05, WPA-HQ-30, WPA-HQ-62]
    """
    terrain = play.tables.combat.terrain_shift[play.field.terrain(frame.hex)]
    found = leader_shift(play, frame) + terrain + forts.shift(frame.effects)
    if play.field.tactical:
        return found
    found += _command(play, frame.defender_lead) - _command(play, frame.lead)
    return found + armor(play, frame) + (ACROSS if frame.across else 0)


def _command(play: Campaign, lead: int) -> int:
    """The column against a side that is badly commanded. [see WPA-HQ-30, WPA-HQ-62]"""
    return int(headless(play, lead) or at_a_loss(play, lead))


def armor(play: Campaign, frame: Attack) -> int:
    """1 to the right for armor: a quarter of the attacking steps, in the open, no enemy armor. [BR-23-23]"""
    if play.field.terrain(frame.hex) not in OPEN or any(play.unit(unit).mech for unit in frame.defenders):
        return 0
    mech = play.total(unit for unit in frame.attackers if play.unit(unit).mech)
    return int(mech > 0 and 4 * mech >= play.total(frame.attackers))


def support_drm(play: Campaign, frame: Attack) -> int:
    """Fire from the sea and the air: together at most +2, the defender's aircraft netted. [BR-23-24]"""
    ours = frame.side == ALLIED or not play.field.tactical  # off an island only the invader has ships
    shelled = ours and play.fired_on(frame.hex, frame.side) >= SHELLED
    return min(int(shelled) + frame.support - frame.cover, MOST_SUPPORT)


def roll_drm(play: Campaign, frame: Attack) -> int:
    """Everything that is added to the combat roll. [BR-23-07, WPA-LMD-02, WPA-BNZ-08]"""
    drm = support_drm(play, frame) + forts.drm(frame.effects) + frame.banzai
    drm += GUNS if frame.guns else 0
    if frame.last_man:
        drm += LAST_MAN_DRM + (frame.points[0] if frame.ratio else -frame.points[0])
    return drm


def advantage(attack: int, defence: int) -> tuple[int, int]:
    """Whole numbers by which the odds of attacker and defender exceed 1; original odds, rounded down.

    [WPA-LMD-03, WPA-LMD-05]
    """
    mine = attack // defence - 1 if defence else 0
    theirs = defence // attack - 1 if attack else 0
    return max(mine, 0), max(theirs, 0)


def shown(play: Campaign, frame: Attack) -> str:
    """The odds after all shifts, as players write them."""
    columns = play.tables.combat.columns
    return columns[shifted(frame.odds, column_shift(play, frame), len(columns))][0]


def side_of_points(frame: Attack) -> int:
    """Who places the modifier points of a last-man defence: the superior side. [WPA-LMD-05]"""
    return frame.side if frame.ratio else defender(frame)
