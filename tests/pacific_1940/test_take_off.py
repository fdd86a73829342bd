"""Regression: aircraft that leave one deck together are counted once, on the deck and in the air."""

from __future__ import annotations

import pytest

from tests.pacific_1940.helpers import Case

rule = pytest.mark.rule


def aircraft(case: Case, owner: str) -> dict[str, int]:
    """All aircraft of a power by type, in the air, on the ground and on decks of any power."""
    found: dict[str, int] = {}
    for key, count in case.game.conserved(case.state).items():
        power, _, kind = key.partition(" ")
        if power == owner and kind in ("fighter", "tactical_bomber"):
            found[kind] = count
    return found


@rule("P40-CMV-24")
@rule("P40-CVS-05")
@pytest.mark.parametrize("phase", ["combat_move", "noncombat_move"])
@pytest.mark.parametrize(
    ("ships", "flight", "left"),
    [
        ({"carrier[fighter,fighter]": 1}, "fighter:2", {"carrier": 1}),
        ({"carrier[fighter,fighter]": 2}, "fighter:3", {"carrier[fighter]": 1, "carrier": 1}),
        ({"carrier[fighter,fighter]": 2}, "fighter:4", {"carrier": 2}),
        ({"carrier[tactical_bomber,fighter]": 1}, "fighter tactical_bomber", {"carrier": 1}),
        (
            {"carrier[fighter]": 1, "carrier[fighter,fighter]": 1},
            "fighter:3",
            {"carrier": 2},
        ),
    ],
)
def test_aircraft_leaving_one_carrier_together(
    phase: str, ships: dict[str, int], flight: str, left: dict[str, int]
) -> None:
    units = {"sea20": {"japan": ships}, "kwangtung": {"uk": {"infantry": 1}}}
    case = Case(turn="japan", phase=phase, units=units)
    before = aircraft(case, "japan")
    end = "kwangtung" if phase == "combat_move" else "formosa"
    case.do("japan", f"go sea20>{end} {flight}")
    assert case.units("sea20") == {"japan": left}
    assert aircraft(case, "japan") == before
    flown = case.units(end)["japan"]
    wanted = dict([*word.split(":"), "1"][:2] for word in flight.split())
    assert flown == {kind: int(count) for kind, count in wanted.items()}


@rule("P40-MNF-06")
def test_guests_leave_a_friends_carrier_together() -> None:
    units = {"sea26": {"uk": {"carrier[usa:fighter,usa:fighter]": 1}}}
    case = Case(turn="usa", phase="noncombat_move", units=units)
    case.do("usa", "go sea26>hawaiian_islands fighter:2")
    assert case.units("sea26") == {"uk": {"carrier": 1}}
    assert case.units("hawaiian_islands") == {"usa": {"fighter": 2}}


@pytest.mark.rule("P40-POL-11", "P40-POL-31")
def test_flights_into_or_over_china_are_said_to_mean_war() -> None:
    units = {"burma": {"uk": {"fighter": 1}}, "kwangtung": {"uk": {"infantry": 1}}}
    case = Case(turn="uk", phase="noncombat_move", units=units, war="china")
    case.do("uk", "move burma air", "take fighter 1")
    prompt = case.game.prompt(case.state, "uk")
    assert "means war: Japan with the United Kingdom and ANZAC" in prompt
    assert "Yunnan" in prompt
    assert "India" not in prompt.partition("To fly to")[2]
    case.do("uk", "fly india")
    assert not case.at_war("uk", "japan")


@pytest.mark.rule("P40-AIR-04", "P40-POL-31")
def test_the_spaces_named_on_the_way_bind() -> None:
    units = {"burma": {"uk": {"fighter": 1}}, "shan_state": {"japan": {"infantry": 1}}}
    case = Case(turn="uk", phase="combat_move", units=units, control={"shan_state": "japan"})
    refusal = case.refuses("uk", "go burma>yunnan>burma>shan_state fighter", "P40-AIR-04")
    assert "shortest way" in refusal.text
    peace = Case(turn="uk", phase="noncombat_move", units=units, war="china")
    peace.refuses("uk", "go burma>yunnan>burma>india fighter", "P40-POL-31")
