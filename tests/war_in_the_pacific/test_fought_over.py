"""Hexes with troops of both sides, and the garrisons of home countries. [24, 25.2]"""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific.air import wings
from flagplot.games.war_in_the_pacific.command import links
from flagplot.games.war_in_the_pacific.ground import garrisons
from flagplot.games.war_in_the_pacific.sea import cargo, fuel
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.tables import tables
from tests.war_in_the_pacific.ashore import GROUNDED, TABLES, LandCase
from tests.war_in_the_pacific.solomons import SolomonsCase

PORT = "A3730"  # Kota Bharu: a port with an airfield
BLENHEIM = "air-br-blenheim-kuantan"
BUFFALO = "air-br-buffalo-singapore"


def both(japanese: str, allied: str) -> LandCase:
    return LandCase(
        "ground_first", {PORT: [japanese, allied]}, control={PORT: "allied"},
        air={BLENHEIM: {"points": 1}, BUFFALO: {"points": 1}}, bases={BLENHEIM: PORT, BUFFALO: PORT},
    )  # fmt: skip


@pytest.mark.rule("BR-25-02", "BR-5-03")
@pytest.mark.parametrize(
    ("japanese", "allied", "masters"),
    [
        ("ja-rgt-55:1", "br-bde-8ind:3", True),
        ("ja-rgt-55:1", "br-bde-8ind:2", False),
        ("ja-rgt-55", "br-bde-8ind", False),
    ],
)
def test_more_than_twice_as_many_steps_use_what_is_fought_over(
    japanese: str, allied: str, masters: bool
) -> None:
    play = both(japanese, allied).play
    hex, air = play.hex(PORT), TABLES.air_number[BLENHEIM]
    assert play.masters(hex, ALLIED) is masters
    assert not play.masters(hex, JAPAN)
    assert bool(wings.launches(play, air)) is masters
    assert bool(wings.on_patrol(play, PORT)) is masters
    assert bool(wings.fits(play, TABLES.air_number["air-au-hudson-kuantan"], hex)) is masters
    assert cargo.quay(play, hex, ALLIED) is masters
    assert links.harbour(play, ALLIED, hex) is masters
    assert play.friendly_port(hex, ALLIED) is masters
    assert play.state.control[hex] == ALLIED  # it stays with whoever had it


def moored(allied: str) -> LandCase:
    """British ships in Kota Bharu, one laid up and one with a card, and a Japanese step ashore."""
    lane = {
        "step": "plotting", "side": ALLIED, "seats": ["allied"],
        "stacks": [[{"step": "deck", "side": ALLIED}]],
    }  # fmt: skip
    frames = [{"step": "week", "stage": 3}, {"step": "naval_phase", "stage": 6}, lane]
    forces = {"U1": {"hex": PORT, "ships": ["br-ca-exeter"], "fuel": 6}}
    return LandCase(
        "", {PORT: ["ja-rgt-55:1", allied], "C0108": ["br-gar-sing"]}, control={PORT: "allied"}, pair=3,
        frames=frames, forces=forces, harbour={PORT: ["br-dd-scout"]}, air=GROUNDED,
    )  # fmt: skip


@pytest.mark.rule("BR-25-02", "WPA-PRT-01", "WPA-PRT-05")
@pytest.mark.parametrize(("allied", "masters"), [("br-bde-8ind:3", True), ("br-bde-8ind:2", False)])
def test_ships_do_not_use_a_port_that_is_fought_over(allied: str, masters: bool) -> None:
    case = moored(allied)
    order = "activate-ship br-dd-scout hq-eastern-fleet"
    assert case.play.in_port("U1") is masters
    if masters:
        assert case.allows("allied", order)
    else:
        case.refuses("allied", order, "BR-25-02")
    case.do("allied", "take-card U1")
    assert ("lay-up" in case.answers("allied")) is masters
    fuel.harbour(case.play)
    assert case.state.sea.forces["U1"].fuel == (0 if masters else 6)


@pytest.mark.rule("BR-25-02")
def test_alone_in_a_hex_a_side_uses_all_of_it() -> None:
    play = LandCase("ground_first", {PORT: ["br-bde-8ind:1"]}, control={PORT: "allied"}).play
    assert play.masters(play.hex(PORT), ALLIED)
    assert cargo.quay(play, play.hex(PORT), ALLIED)


@pytest.mark.rule("BR-24-01")
def test_garrisons_of_home_countries_are_stronger() -> None:
    case = SolomonsCase("ground_first", {"E2519": ["mc-rgt-1"]})
    play = case.play
    home, far = play.hex("E1028"), play.hex("E1419")  # Townsville, Milne Bay
    assert (play.country(home), play.country(far)) == ("Australia", "Papua")
    strengths = {}
    for hex in (home, far):
        unit = play.unit(play.garrison_unit(ALLIED, hex))
        strengths[hex] = (unit.tq, unit.steps, unit.intrinsic)
    assert strengths == {home: (3, 2, True), far: (2, 1, True)}
    garrisons.muster(play, home, ALLIED)
    assert [play.id(unit) for unit in play.at(home, ALLIED)] == ["intrinsic-allied-home"]
    garrisons.dismiss(play, home, ALLIED)
    assert play.at(home, ALLIED) == []
    assert len(tables("malaya").garrisons) == 4
