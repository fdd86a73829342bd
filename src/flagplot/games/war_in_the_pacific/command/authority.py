"""Whom a headquarters may activate, at what price, and who may command it. [26.1.1, 29.2, 29.3.5]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.leaders.ratings import NONE
from flagplot.games.war_in_the_pacific.units import LARGE, GroundUnit, Headquarters, Leader

ARMY, FLEET, COMBINED, SPECIALIST = "army", "fleet", "combined", "specialist"
JAPANESE, AMERICAN, COMMONWEALTH = "japan", "us", "cw"  # who allots CPs to a headquarters
ANZAC, KNIL = "hq-anzac", "hq-knil"
GRAND_FLEETS = ("hq-combined-fleet", "hq-se-area-fleet")  # with them Fleet headquarters are active
US_NATIONS = ("US Army", "USMC")
ELIGIBLE = ("Australian", "New Zealand", "Free French")  # whom any US headquarters commands
CW_NATIONS = ("British", "Indian", "Australian", "Burmese", "New Zealand", "Malay", "West African", "Dutch")
MARINES = ("marine", "snlf")
ALWAYS, TURN, CYCLE, NEVER = "", "game-turn", "cycle", "never"  # how often a headquarters takes a unit


def marine(unit: GroundUnit) -> bool:
    """Whether a unit is of the US Marine Corps or the Japanese landing forces."""
    return unit.nation == "USMC" or unit.kind in MARINES


def claim(hq: Headquarters, unit: GroundUnit) -> str:
    """Whether a headquarters takes a ground unit: always, one in a game-turn, one in a cycle, or never."""
    if hq.type == FLEET and hq.cmd != AMERICAN:
        return NEVER  # ships only [WPA-HQ-12]
    if hq.cmd == JAPANESE:
        return ALWAYS if unit.nation in ("IJA", "IJN") else NEVER
    if hq.id == KNIL:
        return ALWAYS if unit.nation == "Dutch" else NEVER  # [WPA-HQ-45]
    if hq.cmd == AMERICAN:
        return _american(hq, unit)
    return _commonwealth(unit)


def _american(hq: Headquarters, unit: GroundUnit) -> str:
    """Armies lead the Army and Filipinos, Combined and Fleet headquarters the marines, all of them engineers
    and eligible Allies; of the other service one unit in a game-turn, and one British unit below a division.

    [WPA-HQ-34, WPA-HQ-35, WPA-HQ-39]
    """
    if unit.nation in US_NATIONS and unit.engineers and hq.type != SPECIALIST:
        return ALWAYS
    own = "US Army" if hq.type == ARMY else "USMC"
    if unit.nation in US_NATIONS:
        return ALWAYS if unit.nation == own else TURN
    if hq.type == SPECIALIST:
        return NEVER
    if unit.nation in ELIGIBLE or (unit.nation == "Philippine" and hq.type == ARMY):
        return ALWAYS
    return CYCLE if unit.nation == "British" and unit.size not in LARGE else NEVER


def _commonwealth(unit: GroundUnit) -> str:
    """All units of the Commonwealth and the Dutch; in a cycle one US unit below a division, no engineers.

    [WPA-HQ-42, WPA-HQ-43]
    """
    if unit.nation in CW_NATIONS:
        return ALWAYS
    if unit.nation in US_NATIONS and not unit.engineers and unit.size not in LARGE:
        return CYCLE
    return NEVER


def clause(hq: Headquarters, unit: GroundUnit) -> str:
    """The clause that says which units a headquarters takes, as far as it is about a unit."""
    if hq.type == FLEET and hq.cmd != AMERICAN:
        return "WPA-HQ-12"
    if hq.id == KNIL:
        return "WPA-HQ-45"
    if hq.cmd == AMERICAN:
        if hq.type == SPECIALIST:
            return "WPA-HQ-40"
        own = "WPA-HQ-34" if unit.nation in US_NATIONS else "WPA-HQ-35"
        return own if hq.type == ARMY else "WPA-HQ-39"
    if hq.cmd == COMMONWEALTH:
        return "WPA-HQ-43" if unit.nation in US_NATIONS else "WPA-HQ-42"
    return "WPA-HQ-12"


def double(hq: Headquarters, unit: GroundUnit, *, admiral: bool) -> bool:
    """Whether a unit costs double: one of the Japanese Army under an admiral's Combined HQ. [WPA-HQ-14]"""
    return hq.cmd == JAPANESE and hq.type == COMBINED and admiral and unit.nation == "IJA"


def sails(hq: Headquarters, navy: str) -> bool:
    """Whether a headquarters activates ships of a navy; armies none, the Dutch fleet all. [WPA-HQ-45]"""
    return any(who == "ships" or who == f"ships:{navy}" for who in hq.who)


def links_air(hq: Headquarters, nation: str) -> bool:
    """Whether APs are linked through a headquarters: Combined and Army ones; of Japan's Navy also Fleets.

    [WPA-HQ-31, WPA-HQ-32]
    """
    return hq.type in (ARMY, COMBINED) or (hq.type == FLEET and hq.cmd == JAPANESE and nation == "IJN")


# -- commanders ---------------------------------------------------------------------------------------------


def may_command(leader: Leader, hq: Headquarters, rating: str) -> bool:
    """Whether a leader may command a headquarters: no one rated "-" does. [WPA-GEN-03]

    A Fleet needs an admiral, an Army a general; a Combined one takes either. The ANZAC headquarters takes
    any general or admiral of the Commonwealth. [WPA-HQ-26, WPA-HQ-37, WPA-HQ-38]
    """
    if rating == NONE or leader.side != hq.side or country(leader.nation) != hq.cmd:
        return False
    if hq.type == COMBINED:
        return True
    return leader.admiral if hq.type == FLEET else not leader.admiral


def country(nation: str) -> str:
    """Who allots the CPs of a leader's or a ship's nation."""
    known = {
        "IJA": JAPANESE,
        "IJN": JAPANESE,
        "Dutch": "dutch",
        "RNN": "dutch",
        "ML": "dutch",
        "Soviet": "soviet",
    }
    if nation in ("US Army", "USMC", "USN", "US", "USAAF"):
        return AMERICAN
    return known.get(nation, COMMONWEALTH)
