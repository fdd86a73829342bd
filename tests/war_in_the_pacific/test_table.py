"""What a player of the war on land sees beside the map: bills, sequence, calendar, overlays, bundles."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.command import links
from flagplot.games.war_in_the_pacific.events import Taken
from flagplot.games.war_in_the_pacific.names import agreed, does
from flagplot.games.war_in_the_pacific.sides import JAPAN
from flagplot.kernel.outlook import Picked
from flagplot.kernel.standing import standing_answer
from tests.war_in_the_pacific.ashore import GAME, GROUNDED, LandCase


def panels(case: LandCase, seat: str = "japan") -> dict[str, Any]:
    return GAME.view(case.state, seat).panels


def mobilized() -> LandCase:
    """Japan may activate two regiments in Saigon."""
    units = {"B0452": ["ja-rgt-55/inactive", "ja-tank-2/inactive"], "C0108": ["br-bde-44ind"]}
    return LandCase("ground_activation", units, air=GROUNDED)


def test_every_headquarters_with_stock_and_price() -> None:
    case = mobilized()
    found = {one["id"]: one for one in panels(case)["command"]["headquarters"]}
    army = found["hq-25-army"]
    assert army["at"] == "B0452"
    assert army["cp"] == case.play.war.cp[[hq.id for hq in case.play.tables.hqs].index("hq-25-army")]
    assert army["cost"] == sum(one["plus"] for one in army["factors"])
    assert "command" not in GAME.view(case.state, None).panels
    theirs = {one["id"] for one in panels(case, "allied")["command"]["headquarters"]}
    assert not theirs & set(found)


def test_a_unit_is_billed_to_everyone_who_could_pay() -> None:
    case = mobilized()
    bills = panels(case)["activation"]["units"]["ja-rgt-55"]
    listed = [one for one in GAME.legal(case.state, "japan") if one.verb == "activate"]
    payers = [one.args[1] for one in listed if one.args[0] == "ja-rgt-55"]
    assert [one["hq"] for one in bills] == payers
    before = case.play.war.cp
    after, _ = GAME.apply(case.state, "japan", f"activate ja-rgt-55 {payers[0]}")
    assert sum(before) - sum(after.war.cp) == bills[0]["cost"]
    assert "activation" not in panels(case, "allied") or not panels(case, "allied")["activation"]


def test_isolation_is_a_factor_of_its_own() -> None:
    case = mobilized()
    case.play.war.isolated = ((case.play.hex("B0452"),), ())
    bill = panels(case)["activation"]["units"]["ja-rgt-55"][0]
    assert [one["name"] for one in bill["factors"]] == ["printed", "isolated"]
    assert bill["factors"][1]["times"] == "3"
    assert bill["cost"] == 3 * bill["factors"][0]["plus"]


def test_the_sequence_tells_which_part_is_played() -> None:
    assert panels(mobilized())["sequence"]["now"] == "activation-1"
    fighting = LandCase("ground_first", {"A3529": ["ja-rgt-55"], "C0108": ["br-bde-44ind"]})
    found = panels(fighting)["sequence"]
    assert found["now"] == "segment-1"
    assert found["parts"].index("naval-3") < found["parts"].index("segment-1")
    assert "strategic" not in found["parts"]  # the first game-turn of a cycle closes none


def test_the_calendar_is_that_of_the_own_side() -> None:
    case = mobilized()
    mine, theirs = panels(case)["calendar"], panels(case, "allied")["calendar"]
    ids = {due.get("id", "") for turn in mine["turns"] for due in turn["due"]}
    assert "ja-rgt-114" in ids
    assert not any(id.startswith("br-") for id in ids)
    assert theirs["waiting"] == [{"ship": "br-msu-4", "area": "Bombay"}]
    assert mine["waiting"] == []
    points = [due for turn in mine["turns"] for due in turn["due"] if due["kind"] == "points"]
    assert points[0]["points"] == case.play.land_card.command_points["japan"][0]


def test_links_and_isolated_places_are_laid_over_the_map() -> None:
    case = mobilized()
    case.play.war.isolated = ((case.play.hex("B0452"),), ())
    laid = GAME.overlay(case.state, "japan", "links")
    nets = links.nets(case.play, JAPAN)
    everywhere = {case.play.label(hex) for net in nets.values() for hex in net}
    assert set(laid.values) == everywhere
    assert laid.values["B0452"] == sum(case.play.hex("B0452") in net for net in nets.values()) >= 2
    supply = GAME.overlay(case.state, "japan", "supply")
    assert set(supply.values) == {"B0452"}
    assert GAME.overlay(case.state, "allied", "supply").values == {}
    assert GAME.overlay(case.state, None, "links").values == {}


def test_where_a_unit_marches_and_for_how_much() -> None:
    case = LandCase("ground_first", {"A3530": ["ja-rgt-55", "ja-rgt-114"], "C0108": ["br-bde-44ind"]})
    found = GAME.outlook(case.state, "japan", Picked("A3530", {"ja-rgt-55": 1}))
    moves = {str(one) for one in GAME.legal(case.state, "japan") if one.args[:1] == ("ja-rgt-55",)}
    assert {goal["action"] for goal in found.destinations} == {one for one in moves if one.startswith("move")}
    goal = found.destinations[0]
    before = case.state.spent[case.number("ja-rgt-55")]
    case.do("japan", goal["action"])
    assert case.state.spent[case.number("ja-rgt-55")] - before == 2 * goal["cost"]


def test_a_whole_stack_marches_with_one_answer() -> None:
    case = LandCase("ground_first", {"A3530": ["ja-rgt-55", "ja-rgt-114"], "C0108": ["br-bde-44ind"]})
    found = GAME.outlook(case.state, "japan", Picked("A3530", {"ja-rgt-55": 1, "ja-rgt-114": 1}))
    march = next(str(one) for one in GAME.legal(case.state, "japan") if one.verb == "march")
    assert march in [goal["action"] for goal in found.destinations]


def test_everybody_is_activated_as_far_as_points_last() -> None:
    case = mobilized()
    assert [one.id for one in GAME.proposals(case.state, "japan")] == ["activate"]
    found = GAME.proposal(case.state, "japan", "activate", ())
    assert len(found.parts) == 2
    case.do("japan", *found.answer.split(" ; "))
    assert not any(one.verb == "activate" for one in GAME.legal(case.state, "japan"))


def test_standing_orders_answer_what_interrupts_a_week() -> None:
    case = LandCase("naval", {"C0108": ["br-bde-44ind"], "B0452": ["ja-rgt-55"]})
    choices = {policy.id: policy.choices for policy in GAME.policies()}
    assert set(choices["initiative"]) == {"first", "second"}
    for seat in case.state.waiting:
        verbs = {one.verb for one in GAME.legal(case.state, seat)}
        expected = "second" if "first" in verbs else "None"
        assert str(standing_answer(GAME, case.state, seat, {"initiative": "second"})) == expected


def test_the_log_speaks_of_one_and_of_many() -> None:
    assert does("japan", "takes") == "{japan} takes"
    assert does("allied", "takes") == "{allied} take"
    assert does("mc-art-10", "is") == "{mc-art-10} are"
    assert does("mc-rgt-2", "is") == "{mc-rgt-2} is"
    assert agreed("Oilers of Saratoga group", "arrives") == "arrive"
    taken = Taken(hex="b0404", side="allied")
    assert GAME.words(taken.sentence()) == "The Allies take hex 0404"
