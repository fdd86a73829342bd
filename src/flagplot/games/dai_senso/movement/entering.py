"""Which hexes a ground unit may enter, and what its coming does to enemy markers there. [3.1.4, 2.3.5]

Combat asks too: nobody advances or exploits where he could not move (``barred``), and a retreat, to which
restrictions of movement do not apply, asks only whether the hex is open at all (``shut``).
"""

from __future__ import annotations

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso import fences, policies
from flagplot.games.dai_senso.beachheads import owner
from flagplot.games.dai_senso.counters import JAPAN
from flagplot.games.dai_senso.factions import AXIS, NOBODY
from flagplot.games.dai_senso.lands import Lands
from flagplot.games.dai_senso.markers import LONE
from flagplot.games.dai_senso.movement import restrictions
from flagplot.games.dai_senso.nations import nationalities
from flagplot.games.dai_senso.places import DELAY, IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.posture import kwantung_bound
from flagplot.kernel.memory import remember
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def barred(war: War, number: int, hex: int) -> Refusal | None:
    """Why a ground unit may not enter a hex in a Movement Phase, whatever it would cost; None if it may."""
    return (
        shut(war, war.faction(number), hex)
        or _neutral(war, hex)
        or _bound(war, number, hex)
        or restrictions.why_not(war, number, hex)
        or fences.why_no_entry(war, number, hex)
    )


def shut(war: War, faction: int, hex: int) -> Refusal | None:
    """Why no ground unit of a faction may come into a hex: open sea, land out of play, enemy units.

    Enemy markers shut nobody out, but for a Beachhead; on one's own Beachhead one may stand at sea.
    [DSA-MOV-50, DSA-MOV-51, DSI-SCN-11]
    """
    if hex not in war.tables.map.board.land and (whose := owner(war, hex)) != faction:
        if whose == NOBODY:
            return illegal("DSA-GL-13", f"{the(IDS[hex])} is All-Sea", IDS[hex])
        return illegal("DSA-MOV-51", f"{the(IDS[hex])} has a Beachhead of the enemy", IDS[hex])
    if hex in war.lands.closed:
        return illegal(war.lands.closed_by, f"nobody enters {the(IDS[hex])} in this scenario", IDS[hex])
    enemy = enemy_unit(war, faction, hex)
    if enemy is not None:
        id = war.id(enemy)
        return illegal("DSA-MOV-50", f"{the(id)} of the enemy is in {the(IDS[hex])}", IDS[hex], id)
    return None


def _neutral(war: War, hex: int) -> Refusal | None:
    """Nobody enters a Neutral Minor Country. [DSA-MOV-55]"""
    if hex not in war.lands.neutral:
        return None
    return illegal("DSA-MOV-55", f"{the(IDS[hex])} lies in a Neutral Country", IDS[hex])


def enemy_unit(war: War, faction: int, hex: int) -> int | None:
    """The first enemy unit in a hex, ground or support."""
    return next((one for one in war.stack(hex) if war.face(one).unit and war.faction(one) != faction), None)


def _bound(war: War, number: int, hex: int) -> Refusal | None:
    """A Kwantung unit leaves Japanese Dependents only while Japan fights Russia and all China.

    That goes for advances and Exploitation too. [DSA-ADV-03d, see DSA-MOV-59]
    """
    if not war.counter(number).kwantung or not kwantung_bound(war):
        return None
    if hex in _dependents(war.lands):
        return None
    id = war.id(number)
    return illegal("DSA-MOV-59", f"{the(id)} of the Kwantung Army stays in Japanese Dependents", IDS[hex], id)


def bounds(war: War, number: int) -> int:
    """All hexes at once that a unit is kept out of by what it is, as a set. [see DSA-MOV-59, DSB-PO-14]"""
    fenced = restrictions.closed(war, number)
    for nation in nationalities(war, number):
        fenced |= fences.no_entry(war, war.faction(number), nation)
    if not war.counter(number).kwantung or not kwantung_bound(war):
        return fenced
    return fenced | war.tables.map.board.land.mask & ~_dependents(war.lands).mask


def enemy_units(war: War, faction: int) -> int:
    """All hexes with an enemy unit, as a set."""
    here = war.occupation
    return here.enemy(here.standing, faction)


@remember(64)
def _dependents(lands: Lands) -> SpaceSet:
    """The Japanese Dependents."""
    owned = enumerate(lands.country)
    return SpaceSet(hex for hex, owner in owned if owner == JAPAN and hex not in lands.proper)


def entered(war: War, number: int, hex: int) -> None:
    """A ground unit has come into a hex: enemy markers alone there go to the Delay Box.

    [DSA-ORG-75, DSA-LOG-09]

    Detachments and Logistics markers, that is. An Axis unit may have ended a Policy. [see DSB-PO-36]
    """
    faction = war.faction(number)
    if faction == AXIS:
        policies.trespass(war, hex)
    if enemy_unit(war, faction, hex) is not None:
        return
    for one in war.stack(hex):
        if war.face(one).kind in LONE and war.faction(one) != faction:
            war.remove(one, DELAY, "is driven off")
