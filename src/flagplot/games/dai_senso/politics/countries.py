"""Countries as politics sees them: which there are, whom they border, with whom they would go.

[13.2 to 13.5]
"""

from __future__ import annotations

from flagplot.games.dai_senso.factions import AXIS, FACTIONS, NOBODY, SOVIET, WESTERN
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers
from flagplot.games.dai_senso.posture import box_of, posture
from flagplot.games.dai_senso.state import (
    ACTIVE,
    CONQUERED,
    NEUTRAL,
    NOT_CREATED,
    POLICIES,
    POSTURE_BOXES,
    PRE_WAR,
)
from flagplot.games.dai_senso.turn.plans import ALOOF

ASK, ROLL = -2, -3  # the Axis chooses, or a die does [see DSB-AL-06, DSB-AL-08]
FRANCE, NOUMEA = "france", "e1913"  # whose markers lie there [see DSB-FR-01]


def status(war: War, country: str) -> int:
    """Active, Neutral, Conquered, or not there; what is no Minor Country is not there.

    [DSB-FC-05, DSB-FC-07]
    """
    at = war.tables.minor(country)
    return war.state.status[at] if at >= 0 else NOT_CREATED


def faction(war: War, country: str) -> int:
    """The faction of an active or conquered Minor Country. [DSB-AL-02, DSB-AL-09]"""
    at = war.tables.minor(country)
    return war.state.aligned[at] if at >= 0 else NOBODY


def minors(war: War, stands: int, side: int | None = None) -> list[str]:
    """The Minor Countries of a status, and of a faction if one is named. [DSB-FC-06]"""
    return [
        one.id
        for at, one in enumerate(war.tables.map.countries.minors)
        if war.state.status[at] == stands and side in (None, war.state.aligned[at])
    ]


def neutrals(war: War) -> list[str]:
    """The Neutral Countries."""
    return minors(war, NEUTRAL)


def settle(war: War, country: str, stands: int, side: int) -> None:
    """A Country stands otherwise than before."""
    at = war.tables.minor(country)
    state = war.state
    state.status = tuple(stands if n == at else old for n, old in enumerate(state.status))
    state.aligned = tuple(side if n == at else old for n, old in enumerate(state.aligned))
    war.politics_changed()


def hexes(war: War, country: str, *, proper: bool = False) -> list[int]:
    """The Land hexes of a Country with its Dependents, or of itself alone."""
    lands = war.lands
    return [hex for hex in lands.hexes.get(country, ()) if not proper or hex in lands.proper]


def cities(war: War, country: str) -> list[int]:
    """The City hexes of a Country itself. [DSB-FC-13]"""
    return [hex for hex in hexes(war, country, proper=True) if war.tables.map.hexes[hex].city]


def capital(war: War, country: str) -> int:
    """The hex of the Capital, or Noumea for France; -1 if it has none. [DSB-FR-01]"""
    grid = war.tables.map.board.grid
    if country == FRANCE:
        return grid[NOUMEA]
    found = next((one.capital for one in war.tables.map.countries.minors if one.id == country), None)
    return grid[found.hex] if found is not None and found.hex else -1


def neighbours(war: War, country: str) -> set[str]:
    """The Countries whose Land, Dependents included, touches that of a Country. [see DSI-MAP-12]"""
    grid, lands = war.tables.map.board.grid, war.lands
    beside = {lands.country[other] for hex in hexes(war, country) for other in grid.around(hex)}
    return beside - {"", country}


def of_faction(war: War, country: str) -> int:
    """The faction of any active Country, Major ones included. [DSB-AL-01]"""
    for one in war.tables.map.countries.majors:
        if one.id == country:
            return FACTIONS.index(one.faction)
    return faction(war, country) if status(war, country) == ACTIVE else NOBODY


def borders_soviets(war: War, country: str) -> bool:
    """Whether a Country shares a Border with a Soviet one."""
    return any(of_faction(war, one) == SOVIET for one in neighbours(war, country))


def allegiance(war: War, country: str) -> int:
    """The Allied faction a Neutral Country would join, or ASK, or ROLL: the first of these that decides.

    Influence of an Ally; without a Soviet Border the West; in Pre-War the Axis chooses; without an Axis or
    Western Strategic Hex the Soviets; otherwise a die. [DSB-AL-04, DSB-AL-05, DSB-AL-06, DSB-AL-07,
    DSB-AL-08]
    """
    lean = markers.opinion(war, country)
    for side in (WESTERN, SOVIET):
        if lean == markers.INFLUENCE[side]:
            return side
    if not borders_soviets(war, country):
        return WESTERN
    if war.state.war_state == PRE_WAR:
        return ASK
    held = {war.tables.map.hexes[hex].strategic for hex in hexes(war, country)}
    return SOVIET if not held & {"axis", "western"} else ROLL


def kept_out(war: War, country: str, faction: int) -> bool:
    """Whether a scenario keeps a faction from declaring war on a Neutral Country.

    In Tora the Axis brings nobody in who would join the Soviets, and France stays Neutral. [DSI-SCN-15]
    """
    if war.state.scenario not in ALOOF:
        return False
    return country == FRANCE or (faction == AXIS and allegiance(war, country) != WESTERN)


def posture_box(war: War, country: str) -> str:
    """The Posture Box a Country belongs to, or would belong to if activated as an Allied one: D-21.

    Empty where that is not settled, unless both boxes in question hold the same.
    """
    stands = status(war, country)
    if stands in (ACTIVE, CONQUERED):
        return box_of(country, faction(war, country))
    side = allegiance(war, country)
    if side >= 0:
        return box_of(country, side)
    same = posture(war, country, WESTERN) == posture(war, country, SOVIET)
    return box_of(country, WESTERN) if same else ""


def bound(war: War, country: str) -> bool:
    """Whether a Policy lies in the box of a Country."""
    box = posture_box(war, country)
    return bool(box) and war.state.posture[POSTURE_BOXES.index(box)] in POLICIES
