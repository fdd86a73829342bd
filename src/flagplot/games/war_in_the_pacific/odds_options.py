"""What ``flagplot odds`` may be asked about an attack on land, besides who fights and where."""

from __future__ import annotations

from flagplot.kernel.odds import OddsOption

OPTIONS = (
    OddsOption("order", "War in the Pacific: units, the first to lose a step first.", "KINDS"),
    OddsOption("defend_order", "The same of the defender.", "KINDS"),
    OddsOption("want", "War in the Pacific: the fewest steps of the attackers.", "P", float, None),
    OddsOption("hold", "War in the Pacific: the force that attacks next.", "FORCE"),
    OddsOption("landing", "War in the Pacific: an assault from the sea.", "", bool, False),
    OddsOption("last_man", "War in the Pacific: defended to the last man.", "", bool, False),
    OddsOption("fort", "War in the Pacific: level of the defender's fort.", "LEVEL", int, None),
    OddsOption("shelled", "War in the Pacific: ships have bombarded the hex.", "", bool, False),
    OddsOption("support", "War in the Pacific: what the attacker's aircraft add.", "N", int, None),
    OddsOption("cover", "War in the Pacific: what the defender's take off.", "N", int, None),
    OddsOption("terrain", "War in the Pacific: terrain of the hex.", "KIND"),
    OddsOption("general", "War in the Pacific: who commands the attack, or none.", "LEADER"),
    OddsOption("defend_general", "Who commands the defence, or none.", "LEADER"),
    OddsOption("attacker_goes", "War in the Pacific: go, or stand if it may.", "RULE"),
    OddsOption("defender_goes", "War in the Pacific: go, or stand if it may.", "RULE"),
)
