"""Troops of SW Pacific are carried by ships of its own naval force. [62.1]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.command import fleets
from flagplot.games.war_in_the_pacific.sea import southwest
from tests.war_in_the_pacific.solomons import GROUNDED, TABLES, SolomonsCase

BRISBANE = "E1737"
HIS, FORCE, NIMITZ = "hq-sw-pacific", "hq-sw-pacific-force", "hq-south-pacific"
TRANSPORT, ESCORT = "us-msu-5", "us-ca-portland"
LANE = {"step": "plotting", "side": 1, "seats": ["allied"], "stacks": [[{"step": "deck", "side": 1}]]}
DECK = [{"step": "week", "stage": 3}, {"step": "naval_phase", "stage": 6}, LANE]


def plotting(under: str, crew: dict[str, str], **more: Any) -> SolomonsCase:
    """The Allies plot; a brigade in Brisbane was activated by somebody, or by nobody yet."""
    own = {"hex": BRISBANE, "mission": "TRANS", "side": "allied", "speed": 2}
    forces = {
        "U1": {**own, "ships": list(crew)},
        **{at: {**own, **one} for at, one in more.pop("forces", {}).items()},
    }
    war = {"crews": crew, "under": {"au-bde-18": under} if under else {}, **more.pop("war", {})}
    return SolomonsCase(
        "", more.pop("units", {BRISBANE: ["au-bde-18"]}), air=GROUNDED, frames=DECK, turn=2, pair=6,
        subrons={}, forces=forces, war=war, **more,
    )  # fmt: skip


@pytest.mark.rule("WPB-MSC-01")
def test_transports_and_escorts_must_be_of_his_naval_force() -> None:
    load = ("take-card U1", "load au-bde-18")
    case = plotting(HIS, {TRANSPORT: FORCE, ESCORT: FORCE})
    case.do("allied", *load)
    for crew in ({TRANSPORT: NIMITZ}, {TRANSPORT: FORCE, ESCORT: NIMITZ}):
        case = plotting(HIS, crew)
        case.do("allied", "take-card U1")
        case.refuses("allied", "load au-bde-18", "WPB-MSC-01")


@pytest.mark.rule("WPB-MSC-11")
def test_it_binds_whom_he_activated_or_whom_nobody_else_could() -> None:
    nimitz = {TRANSPORT: NIMITZ}
    plotting(NIMITZ, nimitz).do("allied", "take-card U1", "load au-bde-18")
    free = plotting("", nimitz)  # South Pacific and ANZAC could activate it, too
    assert not southwest.his(free.play, TABLES.number["au-bde-18"])
    gone = {hq: {"at": ""} for hq in (NIMITZ, "hq-anzac")}
    alone = plotting("", {TRANSPORT: FORCE}, war={"hqs": gone})
    assert southwest.his(alone.play, TABLES.number["au-bde-18"])
    strange = plotting("", nimitz, war={"hqs": {"hq-anzac": {"at": ""}, NIMITZ: {"at": ""}}})
    strange.do("allied", "take-card U1")
    strange.refuses("allied", "load au-bde-18", "WPB-MSC-01")


@pytest.mark.rule("WPB-MSC-01")
def test_no_stranger_joins_ships_that_carry_his_troops() -> None:
    aboard = {TRANSPORT: ["au-bde-18"]}
    other = {"U2": {"ships": [ESCORT, "us-ca-minneapolis"]}}
    paid = {ESCORT: NIMITZ, "us-ca-minneapolis": FORCE}
    case = plotting(HIS, {TRANSPORT: FORCE}, units=aboard, forces=other)
    case.state.war.crews |= {TABLES.ship_number[ship]: _hq(hq) for ship, hq in paid.items()}
    case.do("allied", "take-card U2")
    case.refuses("allied", f"transfer {ESCORT} U1", "WPB-MSC-01")
    assert not any("merge-into" in one for one in case.answers("allied"))
    case.do("allied", "transfer us-ca-minneapolis U1")
    port = plotting(HIS, {TRANSPORT: FORCE}, units=aboard, harbour={BRISBANE: [ESCORT]})
    port.refuses("allied", f"join-up {ESCORT} U1 {NIMITZ}", "WPB-MSC-01")
    port.do("allied", f"join-up {ESCORT} U1 {FORCE}")


@pytest.mark.rule("WPB-MSC-03")
def test_south_pacific_activates_ships_in_his_area_at_the_same_price() -> None:
    case = plotting(HIS, {TRANSPORT: FORCE}, harbour={BRISBANE: [ESCORT]})
    ship = TABLES.ship_number[ESCORT]
    assert fleets.cost(case.play, ship, _hq(NIMITZ)) == fleets.cost(case.play, ship, _hq(FORCE))
    case.do("allied", f"activate-ship {ESCORT} {NIMITZ}")


def _hq(id: str) -> int:
    return next(number for number, hq in enumerate(TABLES.hqs) if hq.id == id)
