"""The unit profiles."""

from __future__ import annotations

import pytest

from flagplot.kernel.event import Rolled
from tests.anniversary.fights import Fight, attack, thrown
from tests.anniversary.helpers import Case

# id, clause, cost, attack, defence, move
PROFILES = [
    pytest.param("infantry", 3, 1, 2, 1, marks=pytest.mark.rule("A50-UNI-01")),
    pytest.param("artillery", 4, 2, 2, 1, marks=pytest.mark.rule("A50-UNI-04")),
    pytest.param("tank", 5, 3, 3, 2, marks=pytest.mark.rule("A50-UNI-05")),
    pytest.param("fighter", 10, 3, 4, 4, marks=pytest.mark.rule("A50-UNI-08")),
    pytest.param("bomber", 12, 4, 1, 6, marks=pytest.mark.rule("A50-UNI-09")),
    pytest.param("battleship", 20, 4, 4, 2, marks=pytest.mark.rule("A50-UNI-10")),
    pytest.param("carrier", 14, 1, 2, 2, marks=pytest.mark.rule("A50-UNI-11")),
    pytest.param("cruiser", 12, 3, 3, 2, marks=pytest.mark.rule("A50-UNI-12")),
    pytest.param("destroyer", 8, 2, 2, 2, marks=pytest.mark.rule("A50-UNI-13")),
    pytest.param("submarine", 6, 2, 1, 2, marks=pytest.mark.rule("A50-UNI-14")),
    pytest.param("transport", 7, 0, 0, 2, marks=pytest.mark.rule("A50-UNI-15")),
]


def fires_at(unit: str, *, attacking: bool) -> int:
    """The value a unit throws at in battle, 0 if it does not throw at all."""
    sea = unit in ("battleship", "carrier", "cruiser", "destroyer", "submarine", "transport")
    air = unit in ("fighter", "bomber")
    attacker, defender = {unit: 1}, {"destroyer" if sea else "aa_gun": 1, "tank": 1}
    if sea:
        defender.pop("tank")
    if air:
        attacker = {f"{unit}~attacking2": 1}
    if not attacking:
        attacker, defender = defender, {unit: 1}
        attacker.pop("aa_gun", None)
    # against it something that never hits on a 6, and somewhere to retreat to
    space, origin = ("sz12", "sz7") if sea else ("baltic_states", "poland")
    fight = Fight("germany", space, germany=attacker, ussr=defender, origins=(origin,), seed=1)
    who = "germany" if attacking else "ussr"
    values = [e.high for e in fight.events if isinstance(e, Rolled) and e.who == who]
    return values[0] if values else 0


@pytest.mark.parametrize(("unit", "cost", "attack_value", "defence", "move"), PROFILES)
def test_profile(unit: str, cost: int, attack_value: int, defence: int, move: int) -> None:
    case = Case(turn="germany", phase="purchase", treasury={"germany": cost}, units={})
    case.do("germany", f"buy {unit}")
    assert case.treasury("germany") == 0
    short = Case(turn="germany", phase="purchase", treasury={"germany": cost - 1}, units={})
    short.refuses("germany", f"buy {unit}")
    kind = case.war.board.kinds[case.war.board.kind_of[unit]]
    assert kind.move == move
    if unit != "submarine":  # it may dive instead
        assert fires_at(unit, attacking=True) == attack_value
        assert fires_at(unit, attacking=False) == defence
    else:
        assert (kind.attack, kind.defense) == (attack_value, defence)


@pytest.mark.rule("A50-UNI-06")
def test_an_antiaircraft_gun_costs_six_and_fires_at_aircraft_only() -> None:
    case = Case(turn="germany", phase="purchase", treasury={"germany": 6}, units={})
    case.do("germany", "buy aa_gun")
    assert case.treasury("germany") == 0
    ground = Fight("germany", "france", germany={"tank": 1}, uk={"aa_gun": 1}, control={"france": "uk"})
    assert ground.over
    assert thrown(ground) == []
    move = attack("germany", {"poland": {"germany": {"aa_gun": 1, "infantry": 1}}, "east_poland": {}})
    move.refuses("germany", "go poland>east_poland aa_gun")
    later = Case(turn="germany", phase="noncombat_move", units={"poland": {"germany": {"aa_gun": 1}}})
    assert later.can("germany", "go poland>germany aa_gun")
    later.refuses("germany", "go poland>germany>france aa_gun")


@pytest.mark.rule("A50-UNI-07")
def test_a_complex_costs_fifteen_and_is_no_unit() -> None:
    case = Case(turn="germany", phase="purchase", treasury={"germany": 15}, units={})
    case.do("germany", "buy industrial_complex")
    assert case.treasury("germany") == 0
    assert "industrial_complex" not in case.war.board.kind_of


@pytest.mark.rule("A50-UNI-16", "A50-UNI-20")
@pytest.mark.parametrize(
    ("cargo", "fits"),
    [("infantry", True), ("artillery", True), ("tank", True), ("aa_gun", True), ("fighter", False)],
)
def test_transports_carry_all_land_units_and_nothing_else(cargo: str, fits: bool) -> None:
    case = Case(
        turn="uk",
        phase="noncombat_move",
        units={"united_kingdom": {"uk": {cargo: 1}}, "sz8": {"uk": {"transport": 1}}},
    )
    assert case.can("uk", f"go sz8>sz1 transport load=united_kingdom:{cargo}") is fits


@pytest.mark.rule("A50-UNI-20")
def test_carriers_carry_fighters_and_no_bombers() -> None:
    units = {"sz8": {"uk": {"carrier": 1}}, "united_kingdom": {"uk": {"fighter": 1, "bomber": 1}}}
    case = Case(turn="uk", phase="noncombat_move", units=units)
    assert case.can("uk", "go united_kingdom>sz8 fighter")
    case.refuses("uk", "go united_kingdom>sz8 bomber")


@pytest.mark.rule("A50-UNI-17")
def test_ships_move_two_zones_stop_before_warships_and_submarines_pass_them() -> None:
    units = {
        "sz3": {"uk": {"cruiser": 1, "submarine": 1}},
        "sz6": {"germany": {"cruiser": 1}},
        "sz7": {"germany": {"cruiser": 1}},
    }
    case = Case(turn="uk", phase="combat_move", units=units)
    case.refuses("uk", "go sz3>sz6>sz7 cruiser")
    assert case.can("uk", "go sz3>sz6 cruiser")
    assert case.can("uk", "go sz3>sz6>sz7 submarine")
    units["sz6"] = {"germany": {"destroyer": 1}}
    guarded = Case(turn="uk", phase="combat_move", units=units)
    guarded.refuses("uk", "go sz3>sz6>sz7 submarine")


@pytest.mark.rule("A50-UNI-19")
def test_profiles_are_before_technology() -> None:
    plain = Case(turn="germany", phase="purchase", treasury={"germany": 20}, units={})
    tech = Case(
        turn="germany",
        phase="purchase",
        treasury={"germany": 20},
        units={},
        technologies={"germany": ["improved_shipyards"]},
    )
    plain.do("germany", "buy battleship")
    tech.do("germany", "buy battleship")
    assert (plain.treasury("germany"), tech.treasury("germany")) == (0, 3)
