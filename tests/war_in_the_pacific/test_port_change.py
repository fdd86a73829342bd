"""Ships change port, oilers are filled; coast defence ships at sea; Commonwealth submarines. [17.13, 60.4]"""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

import flagplot
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import fuel, submarines
from flagplot.games.war_in_the_pacific.sea.frames import Hunt
from flagplot.games.war_in_the_pacific.sea.state import COMBAT_MISSIONS, MISSIONS
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from tests.war_in_the_pacific.ashore import GROUNDED, TABLES, LandCase
from tests.war_in_the_pacific.test_ship_repair import BATAVIA, SAIGON, SINGAPORE, ship
from tests.war_in_the_pacific.test_sorties import EASTERN, FLEET, NEXT, deck, stock

DANAE = "br-cl-danae"


@pytest.mark.rule("BR-17-14")
def test_a_ship_changes_port_without_an_activated_headquarters() -> None:
    quiet = {"hqs": {EASTERN: {"active": False}}}
    case = deck(ALLIED, harbour={SINGAPORE: [DANAE]}, war=quiet)
    before = stock(case, EASTERN)
    case.do("allied", f"change-port {DANAE} {BATAVIA} {EASTERN}")
    assert stock(case, EASTERN) == before - 1  # the usual cost of a light cruiser
    label = case.play.force_of(ship(DANAE))
    card = case.play.sea.cards[label]
    assert (card.mission, card.dock, card.route[-1]) == ("MOVT", True, case.play.hex(BATAVIA))
    case.do("allied", f"take-card {label}")
    case.refuses("allied", "mission PATROL", "BR-16-11")  # no combat
    assert not any(answer.startswith("load ") for answer in case.answers("allied"))
    again = deck(ALLIED, harbour={SINGAPORE: [DANAE]}, war=quiet)
    again.do("allied", f"change-port {DANAE} {BATAVIA} {EASTERN}")
    again.do("allied", "done", dice=NEXT)
    assert again.play.sea.harbour[again.play.hex(BATAVIA)] == (ship(DANAE),)


@pytest.mark.rule("BR-17-14")
def test_only_linked_ports_of_its_own_within_reach() -> None:
    case = deck(ALLIED, harbour={SINGAPORE: [DANAE]})
    case.refuses("allied", f"change-port {DANAE} {SAIGON} {EASTERN}", "BR-17-14")
    case.refuses("allied", f"change-port {DANAE} C0206 {EASTERN}", "BR-17-14")
    case.refuses("allied", f"change-port {DANAE} {BATAVIA} hq-malaya-ag", "BR-16-10")
    japan = deck(JAPAN, harbour={SAIGON: ["jn-de-otori"]})
    japan.refuses("japan", f"change-port jn-de-otori {SINGAPORE} {FLEET}", "BR-17-14")
    assert any(answer.startswith("change-port jn-de-otori B") for answer in japan.answers("japan"))


@pytest.mark.rule("BR-8-03", "BR-16-10")
def test_no_ship_joins_a_dummy() -> None:
    dummy = {"U8": {"hex": SINGAPORE, "ships": [], "dummy": True, "side": "allied"}}
    case = deck(ALLIED, harbour={SINGAPORE: [DANAE]}, forces=dummy)
    assert case.allows("allied", f"activate-ship {DANAE} {EASTERN}")
    case.refuses("allied", f"join-up {DANAE} U8 {EASTERN}", "BR-8-03")


@pytest.mark.rule("WPB-NAV-09")
def test_a_coast_defence_ship_suffers_at_sea() -> None:
    coastal = tuple(
        msgspec.structs.replace(one, type="CD") if one.id == "jn-de-otori" else one for one in TABLES.ships
    )
    tables = replace(TABLES, ships=coastal)
    otori, hatsutaka = ship("jn-de-otori"), ship("jn-de-hatsutaka")
    for where, moved, dice, levels in (
        ("B0453", True, [5], 2), ("B0453", False, [], 0), (SAIGON, True, [], 0), ("B0453", True, [2], 0),
    ):  # fmt: skip
        forces = {"J9": {"hex": where, "ships": ["jn-de-otori", "jn-de-hatsutaka"], "speed": 2}}
        case = LandCase("naval", {}, NEXT, forces=forces, air=GROUNDED, pair=3)
        case.play.set_force("J9", moved=moved)
        scripted = flagplot.ScriptedDice(dice)
        fuel.strain(Campaign(tables, case.state, scripted))
        assert not scripted.faces
        assert case.state.damage[otori] == levels
        assert case.state.damage[hatsutaka] == 0  # no coast defence ship
        assert bool(case.state.hurt[otori]) is (dice == [2])


@pytest.mark.rule("WPB-NV2-17")
def test_torpedoes_of_other_navies_are_never_duds() -> None:
    forces = {"J9": {"hex": "B0453", "ships": ["jn-ca-chokai"], "speed": 2, "mission": "MOVT"}}
    case = LandCase("naval", {}, NEXT, forces=forces, air=GROUNDED, pair=3)
    (number,) = (at for at, one in enumerate(TABLES.card.subrons) if one.id == "sub-nl-1")
    frame = Hunt(number, "J9", group=case.play.force("J9").ships)
    scripted = flagplot.ScriptedDice([5, 4])  # a hit, and its damage: no die for a dud between them
    assert submarines.torpedo(Campaign(TABLES, case.state, scripted), frame, ship("jn-ca-chokai"))
    assert not scripted.faces
    assert case.state.damage[ship("jn-ca-chokai")] == 2
    for nation in ("RN", "RNN"):
        assert not submarines._dud(case.play, nation, "S")


@pytest.mark.rule("WPA-HQ-49")
def test_missions_that_are_no_combat_need_no_activated_headquarters() -> None:
    force = {"J7": {"hex": SAIGON, "ships": ["jn-ca-atago", "jn-msu-4"], "mission": "MOVT"}}
    for active in (False, True):
        case = deck(JAPAN, forces=force, war={"hqs": {FLEET: {"active": active}}})
        case.do("japan", "take-card J7")
        free = [one for one in MISSIONS if case.allows("japan", f"mission {one}")]
        assert {"TRANS", "SCREEN"} <= set(free)
        assert bool(set(free) & set(COMBAT_MISSIONS)) is active
    quiet = deck(ALLIED, harbour={SINGAPORE: [DANAE]}, war={"hqs": {EASTERN: {"active": False}}})
    assert quiet.allows("allied", f"change-port {DANAE} {BATAVIA} {EASTERN}")


@pytest.mark.rule("BR-18-02", "BR-16-10")
@pytest.mark.parametrize(
    ("entry", "apart", "used"), [("lay-up", [], 0), ("lay-up", ["B0452"], 4), ("", [], 4)]
)
def test_oilers_are_filled_when_they_are_laid_up_in_a_linked_port(
    entry: str, apart: list[str], used: int
) -> None:
    force = {"J7": {"hex": "B0452", "ships": ["jn-ao-tonan-maru"], "mission": "FUEL"}}
    case = deck(
        JAPAN, forces=force, fuel_used={"jn-ao-tonan-maru": 4}, first="japan",
        war={"isolated": {"japan": apart}},
    )  # fmt: skip
    case.do("japan", "take-card J7", *([entry] if entry else []), "file-card", "done")
    case.do("allied", "done", dice=NEXT)
    assert case.play.sea.fuel.get(TABLES.ship_number["jn-ao-tonan-maru"], 0) == used
