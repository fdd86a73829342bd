"""Why something is not allowed in combat: one sentence for each reason, with its clause."""

from __future__ import annotations

from typing import NamedTuple

from flagplot.kernel.refusal import Refusal, illegal


class Bar(NamedTuple):
    """A reason as the rules put it; which units and hexes it is about is added when somebody asks."""

    rule: str
    text: str

    def refusal(self, *ids: str) -> Refusal:
        """The answer to a player."""
        return illegal(self.rule, self.text, *ids)


# attacking
NO_ENEMY = Bar("DSA-CMB-01", "there are no enemy ground units or markers to attack in that hex")
NOT_ADJACENT = Bar("DSA-CMB-01", "only units adjacent to the hex attack it")
NOT_YOURS = Bar("DSA-CMB-01", "only ground units of the phasing faction attack")
ATTACKED = Bar("DSA-CMB-02", "a hex is attacked only once in a Combat Segment")
FOUGHT = Bar("DSA-CMB-04", "a unit attacks only once in a Combat Segment")
NO_FACTOR = Bar("DSA-CMB-08", "a unit with Attack Factor 0 cannot attack")
TOO_WEAK = Bar("DSA-CMB-09", "an attack needs odds of at least 1-3")
ABROAD = Bar("DSA-CMB-11", "a marker in its Capital keeps the unit from attacking abroad")
BEFORE_THE_WAR = Bar("DSA-CMB-13", "nobody attacks in Pre-War")
MINORS = Bar("DSA-CMB-10", "units of different Minor Countries cannot attack together")
WATER = Bar("DSA-CMB-12", "only supplied marines attack across an All-Sea hexside, others over a Beachhead's")
WEATHER = Bar("DSA-BLC-12", "nobody in mud, storms or snow is attacked in Blitz Combat")
NOT_ENABLED = Bar("DSA-BLC-10", "in Blitz Combat only Blitz-enabled units attack")

# Ranged Support
NO_HQ = Bar("DSA-HQS-01", "only an HQ on the map gives Ranged Support")
OUT_OF_RANGE = Bar("DSA-HQS-01", "an HQ gives Ranged Support within two hexes of the defending hex")
NO_SUPPLY = Bar("DSA-HQS-01", "an HQ that gives Ranged Support must be supplied")
FOREIGN = Bar("DSA-HQS-02", "an HQ supports only a combat with units of its nationality")
ALONE = Bar("DSA-HQS-03", "an HQ does not support markers, nor attack from afar by itself")
NEUTRAL = Bar("DSA-HQS-05", "Ranged Support is not traced into a Neutral Country")
USED = Bar("DSA-HQS-06", "an HQ that was in a combat gives no Ranged Support later in the segment")
SECOND_HQ = Bar("DSA-HQS-07", "only one HQ takes part in a combat")
BESIDE = Bar("DSA-HQS-09", "an HQ adjacent to the hex attacks like any other unit")
ON_BEACH = Bar("DSA-HQS-08", "an HQ on a Beachhead supports only across its Beachhead hexside")
HQ_NOT_ENABLED = Bar("DSA-BLC-13", "in Blitz Combat an HQ in support must be Blitz-enabled")

# losses
REQUIRED_FIRST = Bar(
    "DSA-ATT-02", "the attacker's first step must be lost by armor or by marines that attacked"
)
NOT_INVOLVED = Bar("DSA-RES-02", "only units that took part in the combat are affected by its result")
NO_REPLACEMENT = Bar("DSA-ATT-05", "a unit is replaced by a one-step unit it could have been built from")
MUST_RETREAT = Bar("DSA-RET-16", "a force that can retreat must do so")

# retreats
CANNOT_RETREAT = Bar("DSA-RET-12", "a force with an HQ or a unit that cannot move does not retreat")
NOT_BESIDE = Bar("DSA-RET-01", "a force retreats one hex at a time, into an adjacent Land hex")
NOT_FARTHER = Bar("DSA-RET-08", "every hex of a retreat must be farther from the defending hex")
ENEMY_THERE = Bar("DSA-RET-13", "no force retreats into a hex with an enemy unit")
BOX = Bar("DSA-RET-13", "no force retreats into an Off-Map Box")
ENEMY_BEACH = Bar("DSA-RET-13", "no force retreats onto a Beachhead of the enemy")
ACROSS_SEA = Bar("DSA-RET-14", "no force retreats across an All-Sea hexside")
ACROSS_LAKE = Bar("DSA-RET-19", "no force retreats across a Lake")
OUT_OF_PLAY = Bar("DSI-SCN-11", "nobody enters that land in this scenario")
FENCED = Bar("DSB-PO-19", "a Policy binds that land")
NEUTRAL_LAND = Bar("DSA-RET-15", "no force retreats into a Neutral Country")
NOT_ALL = Bar("DSA-RES-03", "the attackers retreat all together or not at all")
EZOC = Bar("DSA-RET-08", "the hex is in an enemy ZOC, and there are others")
EZOC_ALONE = Bar("DSA-RET-09", "the hex is in an enemy ZOC and holds no friendly unit")

# advances
STILL_HELD = Bar("DSA-ADV-01", "the hex still holds an enemy unit")
BEACH_HELD = Bar("DSA-ADV-01", "the hex still holds a Beachhead of the enemy")
UNSUPPLIED = Bar("DSA-ADV-01", "only supplied units advance")
ADVANCED = Bar("DSA-ADV-01", "the unit has advanced")
HQ_STAYS = Bar("DSA-ADV-03a", "HQs do not advance")
CANNOT_MOVE = Bar("DSA-ADV-03b", "a unit with Movement Allowance 0 does not advance")
TOO_FAR = Bar("DSA-ADV-03c", "only units adjacent to the hex advance into it")
NO_ARMOR = Bar("DSA-EXP-01", "there is Exploitation only if an armor-type unit attacked")
LONE_MARKER = Bar("DSA-CMB-20", "there is no Exploitation after an attack on a marker")
OFF_MAP = Bar("DSA-EXP-07d", "no unit exploits into an Off-Map Box")
ONLY_ADVANCE = Bar("DSA-EXP-02", "the unit goes beyond the defending hex, or advances into it")
DISTANCE = Bar("DSA-EXP-03", "the hex is beyond the Exploitation Distance")
ALLOWANCE = Bar("DSA-EXP-04", "no unit exploits farther than its Movement Allowance")
STOPPED = Bar("DSA-EXP-05", "the unit must stop before it gets there")
AT_HOME = Bar("DSA-EXP-07e", "a marker in its Capital keeps the unit from exploiting abroad")
IN_MUD = Bar("DSA-EXP-06", "no unit exploits into mud")
HELD = Bar("DSA-EXP-07b", "no unit exploits into a hex with an enemy unit")
