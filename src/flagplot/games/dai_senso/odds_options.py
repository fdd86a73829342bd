"""What ``flagplot odds`` may be asked about an attack, besides who fights and where."""

from __future__ import annotations

from flagplot.kernel.odds import OddsOption

OPTIONS = (
    OddsOption("attacked_from", "Dai Senso!: the hex added attackers come from.", "HEX"),
    OddsOption("attacker", "Dai Senso!: whose attack it is.", "FACTION"),
    OddsOption("turn", "Dai Senso!: another turn, such as Nov-Dec.", "TURN"),
    OddsOption("blitz", "Dai Senso!: in Blitz Combat.", "", bool, False),
    OddsOption("gas", "Dai Senso!: with Chemical Weapons.", "", bool, False),
    OddsOption("attacker_goes", "Dai Senso!: exchange, stay or back.", "RULE"),
    OddsOption("defender_goes", "Dai Senso!: retreat, last or stand.", "RULE"),
    OddsOption("order", "Dai Senso!: large, weak, or units.", "UNITS"),
    OddsOption("defend_order", "Dai Senso!: large, weak, or units.", "UNITS"),
    OddsOption("want", "Dai Senso!: the fewest units with this chance.", "P", float, None),
    OddsOption("hold", "Dai Senso!: who strikes back.", "FORCE"),
)
