"""What a combat does to generals: elimination and promotion. [26.4, 26.7]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.combat.frames import AR, DR, Attack
from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.leaders import control, postings, whereabouts
from flagplot.games.war_in_the_pacific.leaders.control import NOBODY
from flagplot.games.war_in_the_pacific.leaders.ratings import NONE
from flagplot.games.war_in_the_pacific.leaders.whereabouts import AT_HAND
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.state import GONE, POST
from flagplot.kernel.words import counted, the

NO_ROLL = None
_RATINGS = ("hq", "tq", "retreat", "shift")


def attacker_drm(lost: int, enemy_lost: int) -> int | None:
    """The modifier for a Japanese general with attackers; None if he need not roll. [WPA-GEN-53]

    Where the enemy lost nothing it counts as half a step.
    """
    ratio = lost / (enemy_lost or 0.5)
    if ratio <= 2:
        return NO_ROLL
    return -2 if ratio >= 4 else -1 if ratio >= 3 else 0


def defender_drm(lost: int, enemy_lost: int) -> int | None:
    """The modifier for a Japanese general whose units had a mandatory retreat. [WPA-GEN-54]"""
    ratio = lost / (enemy_lost or 0.5)
    if ratio < 3:
        return NO_ROLL
    return -1 if ratio >= 4 else 0


def exposed(play: Campaign, frame: Attack, side: int) -> list[int]:
    """The generals with units in the hex of a combat, and those whose headquarters is there. [WPA-GEN-51]"""
    return [
        number
        for number, leader in enumerate(play.tables.leaders)
        if leader.side == SEATS[side]
        and (_among_troops(play, number, frame) or in_command(play, number, frame.hex))
    ]


def _among_troops(play: Campaign, leader: int, frame: Attack) -> bool:
    """Whether a general is with units that fought, wherever they have gone since, or with others there."""
    unit = play.state.leader[leader]
    fought = unit in (*frame.attackers, *frame.defenders)
    return unit >= 0 and (fought or play.state.place[unit] == frame.hex)


def in_command(play: Campaign, leader: int, hex: int) -> bool:
    """Whether a general commands a headquarters of the main map from a hex; of admirals those with ratings
    for war on land. [WPA-GEN-02, WPA-GEN-51, WPA-GEN-66]
    """
    if play.field.tactical or play.state.leader[leader] != POST:
        return False
    printed = play.tables.leaders[leader]
    if printed.admiral and (not control.ground_rated(printed) or headquarters.at_sea(play, leader)):
        return False
    return headquarters.seat_of(play, leader) == hex


def after_combat(play: Campaign, frame: Attack) -> None:
    """Generals who were exposed may fall, those who led may be promoted."""
    lost = [play.tables.leaders[leader].side for leader in frame.fallen or ()]  # with their troops
    fallen = {side: lost.count(SEATS[side]) for side in (JAPAN, ALLIED)}
    for side in (JAPAN, ALLIED):
        fallen[side] += overwhelmed(play, frame, side)
        drm = danger(frame, side)
        for leader in exposed(play, frame, side):
            if drm is not NO_ROLL:
                fallen[side] += face(play, leader, drm)
    for side, general in ((frame.side, frame.general), (enemy(frame.side), frame.defender_general)):
        led = general != NOBODY and acts_on_site(play, general, frame.hex)
        if led and worthy(frame, side, fallen[enemy(side)]):
            promote(play, general)


def overwhelmed(play: Campaign, frame: Attack, side: int) -> int:
    """How many generals at a headquarters, its commander and who waits there, are lost since all troops of
    their side there have been eliminated.

    Generals on site are lost with the last of the troops beside them. [WPA-GEN-52]
    """
    mine = frame.attackers if side == frame.side else frame.defenders
    if not mine or any(play.state.steps[unit] for unit in mine) or play.at(frame.hex, side):
        return 0
    lost = [leader for leader in exposed(play, frame, side) if in_command(play, leader, frame.hex)]
    lost += [one for one in whereabouts.stationed(play, frame.hex, side) if play.state.leader[one] == POST]
    for leader in lost:
        play.state.leader[leader] = GONE
        whereabouts.leave(play, leader)
        play.news(f"{the(play.tables.leaders[leader].id)} is lost with the last of the troops beside him")
    return len(lost)


def danger(frame: Attack, side: int) -> int | None:
    """The modifier with which a general of a side rolls after this combat. [WPA-GEN-55]"""
    attacking = side == frame.side
    if side == ALLIED:
        return 2 if attacking and frame.die == 1 else NO_ROLL
    if attacking:
        return attacker_drm(frame.taken, frame.defender_taken)
    return defender_drm(frame.defender_taken, frame.taken) if frame.result == DR else NO_ROLL


def face(play: Campaign, leader: int, drm: int) -> int:
    """The elimination table; 1 if the general is eliminated. [WPA-GEN-56]"""
    id = play.tables.leaders[leader].id
    dice = play.roll(2, f"the fate of {the(id)}")
    fate = play.tables.generals.fate(sum(dice) + drm)
    if fate == "eliminated":
        play.state.leader[leader] = GONE
        play.news(f"{the(id)} is killed")
        return 1
    if fate:
        (cycles,) = play.roll(1, f"how long {the(id)} is away")
        postings.send_away(play, leader, cycles)
        play.news(f"{the(id)} is wounded and away for {counted(cycles, 'cycle')}")
    return 0


def worthy(frame: Attack, side: int, killed: int) -> bool:
    """Whether a combat makes the general who controlled it eligible for promotion.

    The enemy had to retreat and lost at least 3 steps more; or an enemy general was eliminated.
    [WPA-GEN-67, WPA-GEN-68, WPA-GEN-71]
    """
    attacking = side == frame.side
    mine, theirs = frame.taken, frame.defender_taken
    if not attacking:
        mine, theirs = theirs, mine
    forced = frame.result == (DR if attacking else AR)
    return bool(killed) or (forced and theirs - mine >= 3)


def acts_on_site(play: Campaign, leader: int, hex: int) -> bool:
    """Whether a general can be promoted: he is on site, or his headquarters is. [WPA-GEN-66]"""
    if play.tables.leaders[leader].role in AT_HAND and play.state.leader[leader] >= 0:
        return True
    return in_command(play, leader, hex)


def promote(play: Campaign, leader: int) -> None:
    """The promotion table; ratings for movement are never raised. [WPA-GEN-31, WPA-GEN-69]"""
    printed = play.tables.leaders[leader]
    found = play.tables.generals.promoted(sum(play.roll(2, f"promotion of {the(printed.id)}")))
    if not found:
        return
    ratings = list(play.state.promoted.get(leader, (0, 0, 0, 0)))
    ratings[_RATINGS.index(found)] += 1
    hq, tq, retreat, shift = ratings
    play.state.promoted = dict(sorted({**play.state.promoted, leader: (hq, tq, retreat, shift)}.items()))
    play.news(f"{the(printed.id)} is promoted")


def hq_rating(play: Campaign, leader: int) -> str:
    """The HQ rating; promotion lets a general command who could not before. [WPA-GEN-70]"""
    printed = play.tables.leaders[leader].hq
    more = play.state.promoted.get(leader, (0, 0, 0, 0))[0]
    if not more:
        return printed
    return f"+{more}" if printed == NONE else f"{printed} + {more}"
