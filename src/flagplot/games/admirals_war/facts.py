"""The rare things a state remembers in ``facts``, with what each number means."""

from __future__ import annotations

# a name that ends in a line is followed by the id of a ship or port
FACTS = {
    "catapult": "Operation Catapult has been carried out [AW-O22-01]",
    "fleet_settled": "the fate of the French fleet is decided for good [AW-O22-22]",
    "italy_neutral": "Italy is not yet in the war of turn 0 [AW-O20-08]",
    "lila_done": "Operation Lila has been tried [AW-O22-12]",
    "norway_apart": "Norway is a base of its own, not part of Germany [AW-O20-03]",
    "philippines_open": "the turn, plus 1, in which the Philippines do not stop an invader [AW-PAC-13]",
    "raided_": "an Allied raid on this port has been counted in Midway [AW-SCN-07]",
    "rounds_fought": "rounds of the battle off Pearl Harbor, while its script runs [AW-PHA-11]",
    "scrapped_": "this unfinished German hull was given up [AW-O33-01]",
    "spezia_active": "Spezia is a base [AW-ITA-03]",
    "taranto_fell": "the turn in which Taranto fell [AW-ITA-03]",
    "taranto_open": "the first turn in which Taranto can fall [AW-ITA-02]",
    "tora_warned": "the alarm was raised at Pearl Harbor [AW-O23-15]",
    "torch_done": "the landings in North Africa have happened [AW-O22-15]",
    "torch_opposed": "the turn, plus 1, in which the French last opposed the landings [AW-O22-15]",
    "trincomalee_fell": "the turn, plus 1, in which Japan took Trincomalee [AW-MAP-30]",
    "weser": "the Weser is completed [AW-O33-03]",
}


def known(name: str) -> bool:
    """Whether there is such a fact."""
    return name in FACTS or any(fact.endswith("_") and name.startswith(fact) for fact in FACTS)
