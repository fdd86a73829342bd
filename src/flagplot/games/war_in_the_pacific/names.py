"""What players call things."""

from __future__ import annotations

from functools import cache

from flagplot.games.war_in_the_pacific.tables import Tables, tables

SIDES = {"japan": "Japan", "allied": "the Allies"}
AIRCRAFT = {
    "F6F": "Hellcats", "SBD": "Dauntlesses", "SB2C": "Helldivers", "TBF": "Avengers", "B-24": "Liberators",
}  # fmt: skip
UNKNOWN = "unknown"  # what the enemy sees of units he has not seen
KINDS = {
    "marine": "marines", "artillery": "artillery", "snlf": "naval landing force", "sbf": "base force",
    "engineer": "engineers", "labor": "labor unit", UNKNOWN: "unseen troops",
}  # fmt: skip

PHASES = {
    "deployment": "Deployment", "naval": "Naval Phase", "air": "Air Phase", "planning": "Landing plan",
    "activation": "Joint Activation", "assault": "Joint Assault", "ground": "Ground Segment",
    "engineering": "Engineering",
}  # fmt: skip


@cache
def names(scenario: str) -> dict[str, str]:
    """The names of everything that stands in a sentence, by id."""
    known = tables(scenario)
    found = dict(SIDES)
    found |= {unit.id: f"the {unit.name}" if unit.name[:1].isdigit() else unit.name for unit in known.ground}
    found |= {ship.id: ship.name for ship in known.ships}
    found |= {air.id: f"{AIRCRAFT[air.type]} of {_base(known, air.base)}" for air in known.air}
    found |= {leader.id: leader.name for leader in known.leaders}
    found |= {
        label: f"hex {label.removeprefix(known.island.printed.prefix)}" for label in known.island.grid.labels
    }
    found |= {force.label: force.name for force in known.card.task_forces}
    return found | KINDS


def _base(known: Tables, base: str) -> str:
    return known.ships[known.ship_number[base]].name if base in known.ship_number else "Funafuti"
