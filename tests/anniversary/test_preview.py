"""Where a force could go: coasts for transports, and the rest of an order that is under way."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.moves.frames import AirOrder, LandOrder, SeaOrder
from flagplot.games.axis_allies.preview import laden, muster, preview
from tests.anniversary.helpers import GAME, Case

INVASION = {
    "united_kingdom": {"uk": {"infantry": 2, "tank": 1}},
    "sz8": {"uk": {"transport": 1, "cruiser": 1}},
    "france": {"germany": {"infantry": 1}},
}


def places(case: Case, seat: str, space: str, **force: int) -> dict[tuple[str, str], dict[str, Any]]:
    """Destinations by space and role, each checked: its line is accepted and means just its steps."""
    wanted = [{"piece": piece, "count": count} for piece, count in force.items()]
    before = GAME.digest(case.state)
    found = preview(GAME, case.state, seat, space, wanted)
    for one in found:
        steps = [str(step) for step in GAME.resolve(case.state, seat, one["action"])]
        assert steps == one["actions"], one
        assert one["path"][-1] == one["space"]
    assert GAME.digest(case.state) == before
    return {(one["space"], role): one for one in found for role in one["roles"]}


def test_transports_are_shown_the_coasts_they_could_assault() -> None:
    case = Case(turn="uk", phase="combat_move", units=INVASION)
    found = places(case, "uk", "sz8", transport=1)
    france = found["france", "assault"]
    loads = "load@sz8=united_kingdom:tank load@sz8=united_kingdom:infantry"
    assert france["action"] == f"go sz8>sz7 transport {loads} assault=france"
    assert france["path"] == ["sz8", "sz7", "france"]
    assert france["loads"] == ["united_kingdom:tank", "united_kingdom:infantry"]  # the hold is full
    assert ("northwestern_europe", "assault") in found
    assert ("sz7", "move") not in found  # empty it has no business there
    case.do("uk", france["action"])
    assert case.war.state.assaults


def test_with_cargo_aboard_nothing_need_be_loaded() -> None:
    units = {**INVASION, "sz8": {"uk": {"transport[infantry]": 2}}}
    case = Case(turn="uk", phase="combat_move", units=units)
    found = places(case, "uk", "sz8", **{"transport[infantry]": 2})
    assert found["france", "assault"]["action"] == "go sz8>sz7 transport[infantry]:2 assault=france"
    assert found["france", "assault"]["loads"] == []


def test_in_noncombat_movement_they_are_shown_where_to_offload() -> None:
    case = Case(turn="uk", phase="noncombat_move", units=INVASION, control={"france": "uk"})
    found = places(case, "uk", "sz8", transport=1)
    assert found["france", "offload"]["path"] == ["sz8", "sz7", "france"]
    assert "offload=france" in found["france", "offload"]["action"]
    assert ("sz9", "move") in found
    case.do("uk", found["france", "offload"]["action"])
    assert sum(case.units("france")["uk"].values()) == 2


def test_nobody_is_ferried_to_where_he_comes_from() -> None:
    units = {**INVASION, "sz8": {"uk": {"transport": 1}}}
    case = Case(turn="uk", phase="noncombat_move", units=units)
    found = places(case, "uk", "sz8", transport=1)
    assert ("united_kingdom", "offload") not in found  # nobody else is near
    units["sz8"]["uk"] = {"transport[tank]": 1}
    case = Case(turn="uk", phase="noncombat_move", units=units)
    home = places(case, "uk", "sz8", **{"transport[tank]": 1})["united_kingdom", "offload"]
    assert (home["cargo"], home["path"]) == ([], ["sz8", "united_kingdom"])


def test_a_sea_order_is_continued_with_what_was_loaded() -> None:
    case = Case(turn="uk", phase="combat_move", units=INVASION)
    case.do("uk", "move sz8 sea", "take transport 1", "load united_kingdom tank transport")
    found = places(case, "uk", "sz8")
    assert found["france", "assault"]["action"] == "on sz8>sz7 assault=france"
    assert places(case, "uk", "sz7") == {}  # the force is not there
    case.do("uk", "step sz7")
    assert places(case, "uk", "sz7")["france", "assault"]["action"] == "on sz7 assault=france"
    case.do("uk", "halt")
    halted = places(case, "uk", "sz7")
    assert set(halted) == {("france", "assault"), ("northwestern_europe", "assault")}
    case.do("uk", halted["france", "assault"]["action"])
    assert case.step == "combat_move"


def test_more_ships_may_be_asked_for_while_they_can_be_taken_up() -> None:
    units = {"sz8": {"uk": {"cruiser": 1, "destroyer": 1}}, "sz12": {"germany": {"cruiser": 1}}}
    case = Case(turn="uk", phase="combat_move", units=units)
    case.do("uk", "move sz8 sea", "take cruiser 1")
    alone = places(case, "uk", "sz8", cruiser=1)
    assert alone["sz12", "attack"]["action"] == "on sz8>sz12"
    both = places(case, "uk", "sz8", cruiser=1, destroyer=1)
    assert both["sz12", "attack"]["action"] == "on sz8>sz12 destroyer"
    case.do("uk", both["sz12", "attack"]["action"])
    assert case.units("sz12")["uk"] == {"cruiser": 1, "destroyer": 1}


def test_land_and_air_orders_are_continued_too() -> None:
    units = {
        "poland": {"germany": {"tank": 1, "bomber": 1}},
        "karelia_ssr": {"ussr": {"infantry": 1}},
        "belorussia": {"ussr": {"infantry": 1}},
    }
    case = Case(turn="germany", phase="combat_move", units=units)
    case.do("germany", "move poland land", "take tank 1", "step east_poland")
    assert isinstance(case.state.frames[-1], LandOrder)
    found = places(case, "germany", "east_poland")
    assert found["belorussia", "attack"]["action"] == "on east_poland>belorussia"
    assert found["belorussia", "attack"]["left"] == 0
    case.do("germany", "on belorussia", "move poland air", "take bomber 1")
    assert isinstance(case.state.frames[-1], AirOrder)
    flights = places(case, "germany", "poland")
    assert flights["karelia_ssr", "raid"]["roles"] == ["attack", "raid"]
    case.do("germany", "on karelia_ssr as=raid")
    assert case.units("karelia_ssr", marks=True)["germany"] == {"bomber~raiding4": 1}


def test_nothing_is_continued_without_an_order() -> None:
    case = Case(turn="uk", phase="combat_move", units=INVASION)
    assert places(case, "uk", "sz8") == {}
    case.refuses("uk", "on sz7 assault=france")
    case.do("uk", "move sz8 sea")
    assert isinstance(case.state.frames[-1], SeaOrder)
    assert places(case, "uk", "sz8") == {}  # nobody is under orders yet


# -- cargo of one's own choice -----------------------------------------------------------------------------

TRANSPORT = [{"piece": "transport", "count": 1}]


def landing(case: Case, *cargo: tuple[str, str, int]) -> dict[str, Any] | None:
    """The landing in France of the transport in sea zone 8 with such cargo; its line means just its steps."""
    wish = [{"land": land, "kind": kind, "count": count} for land, kind, count in cargo]
    found = laden(GAME, case.state, "uk", "sz8", TRANSPORT, "france", wish)
    for one in found:
        assert [str(step) for step in GAME.resolve(case.state, "uk", one["action"])] == one["actions"]
    return found[0] if found else None


def aboard(one: dict[str, Any] | None) -> dict[tuple[str, str], int]:
    return {} if one is None else {(load["land"], load["kind"]): load["count"] for load in one["cargo"]}


def test_a_landing_says_what_is_taken_aboard_and_what_else_could_be() -> None:
    case = Case(turn="uk", phase="combat_move", units=INVASION)
    france = places(case, "uk", "sz8", transport=1)["france", "assault"]
    assert aboard(france) == {("united_kingdom", "tank"): 1, ("united_kingdom", "infantry"): 1}
    assert {load["zone"] for load in france["cargo"]} == {"sz8"}
    offers = {(one["land"], one["kind"]): one["count"] for one in france["offers"]}
    assert offers == {("united_kingdom", "infantry"): 2, ("united_kingdom", "tank"): 1}
    assert [hold["cargo"] for hold in france["holds"]] == [["tank", "infantry"]]


def test_cargo_may_be_chosen() -> None:
    case = Case(turn="uk", phase="combat_move", units=INVASION)
    two = landing(case, ("united_kingdom", "infantry", 2))
    assert two is not None
    assert aboard(two) == {("united_kingdom", "infantry"): 2}
    case.do("uk", two["action"])
    assert case.units("united_kingdom")["uk"] == {"tank": 1}


def test_what_stands_first_is_loaded_and_the_rest_as_far_as_there_is_room() -> None:
    case = Case(turn="uk", phase="combat_move", units=INVASION)
    wish = (("united_kingdom", "infantry", 2), ("united_kingdom", "tank", 1))
    assert aboard(landing(case, *wish)) == {("united_kingdom", "infantry"): 2}
    assert aboard(landing(case, wish[1], wish[0])) == {
        ("united_kingdom", "tank"): 1,
        ("united_kingdom", "infantry"): 1,
    }
    assert landing(case) is None  # nobody lands from an empty transport
    assert landing(case, ("france", "infantry", 1)) is None
    assert landing(case, ("atlantis", "elephant", 1)) is None


def test_cargo_is_loaded_in_every_zone_on_the_way() -> None:
    units = {
        "gibraltar": {"uk": {"infantry": 1}},
        "united_kingdom": {"uk": {"infantry": 1}},
        "sz8": {"uk": {"transport": 1}},
        "france": {"germany": {"infantry": 1}},
    }
    case = Case(turn="uk", phase="combat_move", units=units)
    both = landing(case, ("united_kingdom", "infantry", 1), ("gibraltar", "infantry", 1))
    assert both is not None
    zones = {load["zone"]: load["land"] for load in both["cargo"]}
    assert zones == {"sz8": "united_kingdom", "sz12": "gibraltar"}


# -- what is offered first -----------------------------------------------------------------------------------


def picks(case: Case, seat: str, space: str) -> dict[str, dict[str, int]]:
    """By class: what can be picked up, and how many are offered first."""
    found: dict[str, dict[str, int]] = {}
    for row in muster(GAME, case.state, seat, space):
        assert 0 <= row["pick"] <= row["count"]
        found.setdefault(row["domain"], {})[row["piece"]] = row["pick"]
    return found


def test_units_that_cannot_move_are_not_offered() -> None:
    units = {
        "poland": {"germany": {"infantry": 2, "aa_gun": 1, "fighter": 1}},
        "east_poland": {"ussr": {"infantry": 1}},
    }
    case = Case(turn="germany", phase="combat_move", units=units)
    assert picks(case, "germany", "poland") == {"land": {"infantry": 2}, "air": {"fighter": 0}}
    case.do("germany", "go poland>east_poland infantry:2")
    assert picks(case, "germany", "poland") == {"air": {"fighter": 1}}  # the next class that can
    assert picks(case, "germany", "atlantis") == {}
    assert picks(case, "ussr", "east_poland") == {}


def test_a_transport_that_assaults_is_not_offered_with_the_fleet() -> None:
    case = Case(turn="uk", phase="combat_move", units={**INVASION, "sz5": {"germany": {"cruiser": 1}}})
    case.do("uk", places(case, "uk", "sz8", transport=1)["france", "assault"]["action"])
    assert picks(case, "uk", "sz7") == {}
    assert picks(case, "uk", "sz8")["sea"] == {"cruiser": 1}


def test_land_units_and_aircraft_go_together_where_both_can() -> None:
    units = {
        "poland": {"germany": {"infantry": 1, "fighter": 1}},
        "east_poland": {"ussr": {"infantry": 1}},
        "belorussia": {"ussr": {"infantry": 1}},
    }
    case = Case(turn="germany", phase="combat_move", units=units)
    found = places(case, "germany", "poland", infantry=1, fighter=1)
    assert ("belorussia", "attack") not in found  # out of reach for the infantry
    assert found["east_poland", "attack"]["action"] == "go poland>east_poland infantry fighter as=attack"
    case.do("germany", found["east_poland", "attack"]["action"])
    assert case.units("east_poland")["germany"] == {"infantry": 1, "fighter": 1}


def test_aircraft_join_a_landing() -> None:
    units = {**INVASION, "sz8": {"uk": {"transport[infantry]": 1, "carrier[fighter]": 1}}}
    case = Case(turn="uk", phase="combat_move", units=units)
    found = places(case, "uk", "sz8", **{"transport[infantry]": 1, "fighter": 1})
    france = found["france", "assault"]
    assert france["action"] == "go sz8>sz7 transport[infantry] fighter assault=france as=attack"
    case.do("uk", france["action"])
    assert case.units("france")["uk"] == {"fighter": 1}


def test_cargo_is_chosen_with_aircraft_along() -> None:
    units = {**INVASION, "sz8": {"uk": {"transport": 1, "carrier[fighter]": 1}}}
    case = Case(turn="uk", phase="combat_move", units=units)
    force = [*TRANSPORT, {"piece": "fighter", "count": 1}]
    cargo = [{"land": "united_kingdom", "kind": "infantry", "count": 2}]
    (france,) = laden(GAME, case.state, "uk", "sz8", force, "france", cargo)
    assert france["loads"] == ["united_kingdom:infantry"] * 2
    case.do("uk", france["action"])
    assert case.units("france")["uk"] == {"fighter": 1}
    assert case.war.state.assaults
