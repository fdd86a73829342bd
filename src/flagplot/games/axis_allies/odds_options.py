"""What ``flagplot odds`` may be asked about a battle of this family, besides who fights and where."""

from __future__ import annotations

from flagplot.kernel.odds import OddsOption

OPTIONS = (
    OddsOption("seaborne", "Attackers that come ashore.", "FORCE"),
    OddsOption("bombard", "Ships that bombard for them.", "FORCE"),
    OddsOption("order", "Attacker's order of loss: kinds, the first to go first.", "KINDS"),
    OddsOption("defend_order", "The defender's order of loss.", "KINDS"),
    OddsOption("keep", "Land units the attacker keeps to the last.", "N", int, 0),
    OddsOption("retreat", "never, after:N, below:N, under:P or best.", "RULE", str, "never"),
    OddsOption("tech", "Technologies of the attacker.", "NAMES"),
    OddsOption("radar", "The defender's guns have radar.", "", bool, False),
    OddsOption("dive", "Whose submarines submerge at once.", "SIDES"),
    OddsOption("scrambled", "Defending aircraft from islands; with a file a force.", "N|FORCE"),
    OddsOption("kamikaze", 'Attacks before the battle: "2 battleship, cruiser".', "SHIPS"),
    OddsOption("prize", "What the space is worth.", "IPCS", float, 0.0),
    OddsOption("raid", 'A bombing raid: minor_ic, "industrial_complex:8".', "FACILITY"),
    OddsOption("intercept", "Fighters that meet a raid of a game file.", "N", int, None),
    OddsOption("want", "The cheapest part of the attackers with this chance.", "P", float, None),
    OddsOption("extra", "What one more unit of each kind helps.", "", bool, False),
    OddsOption("hold", "Take it, then hold it against this counter-attack.", "FORCE"),
    OddsOption("then", "Who attacks next what is left; repeatable.", "FORCE", list, None),
)
