"""SNLF Beachheads: landings of less than a division, for one turn. [4.1.3.1, 4.3]"""

from __future__ import annotations

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.beachheads import SNLF, arrows, point, snlf_hexes, target, unpoint
from flagplot.games.dai_senso.counters import JAPAN
from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.landings.maintenance import fail
from flagplot.games.dai_senso.landings.placing import coasts
from flagplot.games.dai_senso.markers import LONE
from flagplot.games.dai_senso.movement import entering
from flagplot.games.dai_senso.organization.composition import NO_SIDE
from flagplot.games.dai_senso.organization.detaching import detachment_side
from flagplot.games.dai_senso.places import DELAY, IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

LAND_SNLF = "snlf"
MARKERS = 5  # there are [see DSI-CTR-07]


# -- placed by Operation Z and Widespread Attacks ----------------------------------------------------------


def places(war: War) -> list[tuple[int, int]]:
    """The All-Sea hexes an SNLF Beachhead can come to, with the Land hexes it can point at; in any weather.

    Operation Z and Widespread Attacks place them, nothing else does. [DSA-BCH-13]
    """
    taken = arrows(war.state)
    return [(hex, at) for hex, at in coasts(war) if hex not in taken]


def place(war: War, hex: int, at: int) -> None:
    """One of the markers comes to a hex and points at Land. [DSA-BCH-13]"""
    markers.put_another(war, SNLF, IDS[hex], MARKERS)
    point(war, hex, at)
    war.note(f"{the(SNLF)} is placed in {the(IDS[hex])} and faces {the(IDS[at])}")


def withdraw(war: War) -> None:
    """In the Marker Segment of the Axis they are removed, and who is left at sea is lost. [DSA-MKR-03]"""
    if war.state.phasing != AXIS:
        return
    for marker, label in sorted(war.affairs.markers.items()):
        if marker.partition("-")[0] == SNLF:
            markers.take_off(war, marker)
            unpoint(war, IDS.index(label))
    fail(war)


# -- Special SNLF Landings ---------------------------------------------------------------------------------


def options(war: War) -> list[Action]:
    """The SNLF Beachheads that may land a Detachment."""
    if war.state.phasing != AXIS:
        return []
    return [Action(LAND_SNLF, (IDS[hex],)) for hex in snlf_hexes(war) if barred(war, hex) is None]


def barred(war: War, hex: int) -> Refusal | None:
    """Why a Special SNLF Landing cannot be made from a hex; no ground unit is needed for it.

    The marker must be supplied, a Japanese Detachment in the Force Pool, and no enemy unit where it points.
    [DSA-LND-04, DSA-LND-05, DSA-SUP-33g]
    """
    label = IDS[hex]
    if hex not in snlf_hexes(war) or war.state.phasing != AXIS:
        return illegal("DSA-LND-04", f"no SNLF Beachhead of yours is in {the(label)}", label)
    if not supply.reached(war, AXIS, JAPAN) >> hex & 1:
        return illegal("DSA-LND-04", f"the SNLF Beachhead in {the(label)} is not supplied", label)
    if detachment(war) is None:
        return illegal("DSA-LND-04", "no Japanese Detachment is in the Force Pool", label)
    at = target(war, hex)
    if entering.enemy_unit(war, AXIS, at) is not None:
        return illegal("DSA-LND-05", f"an enemy unit is in {the(IDS[at])}", IDS[at])
    if any(war.face(one).kind in LONE and war.faction(one) == AXIS for one in war.stack(at)):
        text = f"{the(IDS[at])} has a Detachment or Logistics marker already"
        return illegal("DSA-ORG-73", text, IDS[at])
    return None


def detachment(war: War) -> int | None:
    """A Japanese Detachment in the Axis Force Pool."""
    return next(
        (
            number
            for number in war.in_pool(AXIS)
            if war.counter(number).country == JAPAN and detachment_side(war.counter(number)) != NO_SIDE
        ),
        None,
    )


def land(war: War, hex: int) -> None:
    """A Detachment comes to the Land hex; an enemy marker there goes to the Delay Box.

    [DSA-LND-04, DSA-LND-05]
    """
    at, number = target(war, hex), detachment(war)
    assert number is not None
    for one in war.stack(at):
        if war.face(one).kind in LONE and war.faction(one) != AXIS:
            war.remove(one, DELAY, "is driven off")
    war.arrive(number, at, detachment_side(war.counter(number)))
