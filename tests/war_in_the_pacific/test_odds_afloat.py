"""The drawer at sea: an air strike through its flak, a round of gunfire; and the wave at hand."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from flagplot.games.war_in_the_pacific import GAME
from flagplot.games.war_in_the_pacific.air.hits import damage_drm
from flagplot.games.war_in_the_pacific.odds import ships, surface
from flagplot.games.war_in_the_pacific.surface.frames import SurfaceCombat
from flagplot.kernel.dice import ScriptedDice
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.whatif import WhatIf, Wish
from tests.war_in_the_pacific.afloat import TABLES
from tests.war_in_the_pacific.setting import Case
from tests.war_in_the_pacific.test_odds import battle

DESK = GAME.ask_odds()
SPACE = "F0830"


def tried(state: Any, seat: str | None, **values: Any) -> WhatIf:
    return DESK.what_if(state, seat, Wish(SPACE, None, values))


def chance(found: WhatIf) -> float:
    assert found.headline is not None, found.problem
    return found.headline.chance


@pytest.fixture(scope="module")
def sea() -> Any:
    return battle().state


def strike(state: Any, **values: Any) -> WhatIf:
    return tried(state, "allied", what="strike", **values)


@pytest.mark.rule("BR-7-03", "BR-10-04", "BR-10-05")
def test_a_strike_goes_through_its_flak(sea: Any) -> None:
    """Five dive bombers on a carrier: each fall of the flak leaves some, each number of them its damage."""
    carrier = TABLES.ship_number["jn-cv-akagi"]
    power, drm = TABLES.types["SBD"].anti_ship, damage_drm("dive", TABLES.ships[carrier].speed)
    hit = 0.0
    for one, two in product(range(1, 7), repeat=2):
        lost = sum(TABLES.aa.losses(30, 5, ("dive",), one + two))
        left = max(5 - lost, 0)
        volleys = [(left * power, drm)] if left else []
        hit += (1 - ships.damage(battle().play, carrier, volleys).get(0, 0.0)) / 36
    given = {"aircraft": {"SBD": 5}, "target": "jn-cv-akagi"}
    found = strike(sea, **given, flak=30)
    assert chance(found) == pytest.approx(hit)
    assert sum(end.chance for end in found.parts[0].odds) == pytest.approx(1)
    assert chance(strike(sea, **given)) > hit
    assert chance(strike(sea, **given, deck=True)) > chance(strike(sea, **given))
    assert chance(strike(sea, **given, quality="green")) < chance(strike(sea, **given))
    assert chance(strike(sea, **given, goal="sunk")) < chance(strike(sea, **given, goal="crippled"))
    assert chance(tried(sea, "japan", what="strike", side="allied", **given)) == pytest.approx(
        1 - chance(strike(sea, **given))
    )


def test_the_fewest_air_points_and_what_is_too_many(sea: Any) -> None:
    given = {"aircraft": {"SBD": 3, "TBD": 2}, "target": "jn-cv-akagi"}
    found = strike(sea, **given, want=20)
    offer = found.parts[-1].offer
    assert offer is not None
    assert chance(strike(sea, **{**given, offer.field: offer.value})) >= 0.2
    assert "At most 5" in strike(sea, aircraft={"SBD": 6}).problem
    assert "Add air points" in strike(sea).problem
    assert "Add ships" in tried(sea, "allied", what="guns", ships={}).problem
    for values, complaint in (
        ({"aircraft": {"zeppelin": 1}}, "at most 10 of a type"),
        ({"target": "jn-cv-atlantis"}, "target: one of"),
        ({"what": "guns", "ships": {"us-cv-yorktown": 2}}, "ships, each once"),
    ):
        with pytest.raises(BadInputError, match=complaint):
            tried(sea, "allied", **{"what": "strike", **values})


@pytest.mark.rule("BR-11-01", "BR-11-12")
def test_bombs_on_an_airfield_are_read_from_the_table(sea: Any) -> None:
    given: dict[str, Any] = {"aircraft": {"B-17": 6}, "target": "installation"}
    low, high = (strike(sea, **given, level=level) for level in ("medium", "high"))
    power = 6 * TABLES.types["B-17"].bombardment
    table = TABLES.bombardment
    assert chance(low) == pytest.approx(
        sum(table.installation(power, 0, die) != "" for die in range(1, 7)) / 6
    )
    assert chance(high) == pytest.approx(
        sum(table.installation(power, -1, die) != "" for die in range(1, 7)) / 6
    )


@pytest.mark.rule("BR-11-01", "WPA-TDP-42")
def test_a_bombardment_is_told_as_it_will_be_rolled() -> None:
    case = Case("naval", {"b0504": ["jn-sbf-3sp"]}, batteries={})
    case.do("allied", "bombard b0504 airfield", "join us-bb-maryland", "join us-bb-colorado")
    (found,) = DESK.battles(case.state)["battles"]
    power = GAME.view(case.state, None).panels["bombard"]["strength"]
    counted = 0
    for die in range(1, 7):
        state, _ = GAME.apply(case.state, "allied", "done", ScriptedDice([]))
        state, _ = GAME.apply(state, "allied", "done", ScriptedDice([die, *[1] * 20]))
        counted += any(state.airfields.values())
    assert found["chance"] == pytest.approx(counted / 6)
    assert 0 < counted < 6
    sheet = DESK.what_if(case.state, "allied", Wish("b0504"))
    assert sheet.fields[0].value == "bombs"
    assert chance(sheet) == pytest.approx(found["chance"])
    assert {field.name: field.value for field in sheet.fields}["strength"] == power
    asked = {"what": "bombs", "side": "allied", "want": 100}
    best = DESK.what_if(case.state, "japan", Wish("b0504", None, asked))
    assert best.parts[-1].offer is not None
    sure = {"what": "bombs", "strength": best.parts[-1].offer.value}
    assert chance(DESK.what_if(case.state, "allied", Wish("b0504", None, sure))) == pytest.approx(1)
    assert "Add strength" in DESK.what_if(case.state, "allied", Wish("b0504", None, {"strength": 0})).problem


@pytest.mark.rule("BR-19-03", "BR-19-05")
def test_gunfire_is_what_the_board_tells(sea: Any) -> None:
    case = battle()
    for seat in ("japan", "allied"):
        if "accept" in case.answers(seat):
            case.do(seat, "accept")
    combat = next(one for one in case.state.frames if isinstance(one, SurfaceCombat))
    target = TABLES.ship_number["us-ca-portland"]
    pair = [TABLES.ship_number[id] for id in ("jn-ca-mogami", "jn-ca-kumano")]
    board = surface.fire(case.play, combat, 0, pair, target)
    given = {"ships": {"jn-ca-mogami": 1, "jn-ca-kumano": 1}, "target": "us-ca-portland"}
    assert chance(tried(case.state, "japan")) > 0  # opened from the board it is filled in already
    assert chance(tried(case.state, "japan", **given)) == pytest.approx(board["hit"])
    assert chance(tried(case.state, "japan", **given, goal="sunk")) == pytest.approx(board["sunk"])
    later = tried(case.state, "japan", **given, first_round=False)
    assert int(dict(later.parts[0].facts)["Strength"]) < board["strength"]  # no torpedoes [see BR-19-04]
    found = tried(case.state, "japan", **given, want=1)
    assert found.parts[-1].offer is not None
    assert found.fields[0].value == "guns"
    assert DESK.battles(case.state)["battles"] == []  # who aims at whom is secret


@pytest.mark.rule("BR-1-07")
@pytest.mark.parametrize("seat", ["japan", "allied", None])
def test_nobody_learns_what_is_hidden_at_sea(sea: Any, seat: str | None) -> None:
    def asked(state: Any) -> bytes:
        values = {"what": "strike", "aircraft": {"SBD": 5}, "flak": 20}
        guns = {"what": "guns", "side": "japan", "ships": {"jn-ca-mogami": 1}}
        return msgspec.json.encode(
            [tried(state, seat), tried(state, seat, **values), tried(state, seat, **guns)]
        )

    told = asked(sea)
    for seed in range(4):
        assert asked(GAME.resample(sea, seat, seed)) == told
