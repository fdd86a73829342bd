"""What players call things."""

from __future__ import annotations

from functools import cache

from flagplot.games.war_in_the_pacific.tables import Tables, tables
from flagplot.kernel.words import the

SIDES = {"japan": "Japan", "allied": "the Allies"}
AIRCRAFT = {
    "F6F": "Hellcats", "SBD": "Dauntlesses", "SB2C": "Helldivers", "TBF": "Avengers", "B-24": "Liberators",
    "F4F": "Wildcats", "F2A": "Buffaloes", "SB2U": "Vindicators", "TBD": "Devastators", "PBY": "Catalinas",
    "B-17": "Flying Fortresses", "B-26": "Marauders", "P-39": "Airacobras", "P-40": "Warhawks",
    "A6M2": "Zeros", "D3A": "Vals", "B5N": "Kates", "H6K": "Mavises", "F1M2": "Petes",
    "A5M": "Claudes", "G3M": "Nells", "G4M": "Bettys", "E13A": "Jakes", "Ki-15": "Babs", "Ki-21": "Sallys",
    "Ki-27": "Nates", "Ki-30": "Anns", "Ki-43": "Oscars", "Ki-44": "Tojos", "Ki-46": "Dinahs",
    "Ki-48": "Lilys", "Ki-51": "Sonias", "Ki-57": "Topsys", "139WH": "Glenn Martins", "B-339": "Buffaloes",
    "Blenheim": "Blenheims", "Buffalo": "Buffaloes", "Catalina": "Catalinas", "Hudson": "Hudsons",
    "Hurricane": "Hurricanes", "Vildebeest": "Vildebeests", "A6M2-N": "Rufes", "A6M3": "Hamps",
    "Beaufighter": "Beaufighters", "Kittyhawk": "Kittyhawks", "A-20": "Havocs", "B-25": "Mitchells",
    "C-47": "Skytrains", "P-38": "Lightnings",
}  # fmt: skip
SCENARIOS = ("midway+aleutians", "guadalcanal", "malaya", "midway", "tarawa")
_FIELDS = {"G0817": "Funafuti"}  # airfields outside the map in play
_PLURALS = ("troops", "engineers", "Volunteers", "defences", "oilers", "Oilers", "marines", "tanks")
_IRREGULAR = {"is": "are", "has": "have", "goes": "go", "does": "do", "rallies": "rally"}
UNKNOWN = "unknown"  # what the enemy sees of units he has not seen
KINDS = {
    "marine": "marines", "artillery": "artillery", "snlf": "naval landing force", "sbf": "base force",
    "engineer": "engineers", "infantry": "infantry", "labor": "labor unit", "armor": "tanks",
    "garrison": "garrison troops", "bf": "base force", "airborne": "paratroops", UNKNOWN: "unseen troops",
}  # fmt: skip
MISSIONS = {
    "AMPH": "landing", "BOMB": "bombardment", "PATROL": "patrol", "CVOPS": "carrier operations",
    "RAID": "raid", "TRANS": "transport", "FUEL": "refuelling", "MOVT": "movement", "TOW": "towing",
    "SCREEN": "screen", "ETRAN": "emergency transport", "EVAC": "evacuation",
    "REAC": "emergency reaction",
}  # fmt: skip
CHITS = {
    "report-false": "Report False", "sequence-1": "Strike Sequence (1)", "sequence-2": "Strike Sequence (2)",
    "reveal-1": "Reveal 1 TF", "reveal-2": "Reveal 2 TF", "reveal-dummy": "Reveal Dummy TF",
    "attack-subron": "Attack Subron", "yamamoto": "Yamamoto Mission",
}  # fmt: skip

PHASES = {
    "deployment": "Deployment", "naval": "Naval Phase", "air": "Air Phase", "planning": "Landing plan",
    "activation": "Joint Activation", "assault": "Joint Assault", "ground": "Ground Segment",
    "engineering": "Engineering", "stations": "Dummies", "naval_phase": "Naval Phase",
    "air_phase": "Air Phase", "ground_phase": "Ground Phase", "dispatch": "Convoys",
    "comeback": "Returning ships", "boat_yard": "Torpedo boats", "new_codes": "New codes",
    "cycle": "Strategic turn", "yards": "Repair of ships", "redeployment": "Strategic turn",
    "posting": "Beginning of the game-turn",
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
    if known.land is not None:
        found |= {known.land.label(hex): f"hex {known.land.label(hex)}" for hex in known.land.places}
        found |= {hq.id: hq.name for hq in known.hqs}
    found |= {base.hex: base.name for base in known.card.bases}
    found |= {subron.id: subron.name for subron in known.card.subrons}
    found |= CHITS | {f"contact-{number}": f"contact {number}" for number in range(1, 100)}
    found |= {force.label: force.name for force in known.card.task_forces}
    return found | KINDS


def _base(known: Tables, base: str) -> str:
    if base in known.ship_number:
        return known.ships[known.ship_number[base]].name
    return _FIELDS.get(base) or next((one.name for one in known.card.bases if one.hex == base), "no base")


@cache
def _many(id: str) -> bool:
    """Whether a name speaks of several: the Allies, aircraft, engineers, this and that unit."""
    name = everything().get(id, id).split(",")[0].split(" of ")[0]
    return id == "allied" or id.startswith("air-") or " and " in name or name.endswith(_PLURALS)


def agreed(id: object, verb: str) -> str:
    """A verb as it goes with who does it: Japan ``takes``, the Allies ``take``."""
    return (_IRREGULAR.get(verb) or verb.removesuffix("s")) if _many(str(id)) else verb


def does(id: object, verb: str) -> str:
    """A reference, and its verb as it goes with it."""
    return f"{the(id)} {agreed(id, verb)}"


@cache
def everything() -> dict[str, str]:
    """The names of all scenarios; a task force that is another one elsewhere goes by its label."""
    found: dict[str, str] = dict(MISSIONS)
    for scenario in SCENARIOS:
        for id, name in names(scenario).items():
            found[id] = name if found.get(id, name) == name else f"task force {id}"
    return found
