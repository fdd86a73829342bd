"""Bases on a railway to a port: isolated only when an Attrition Phase has found the line cut. [29.7.1]"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from flagplot.games.war_in_the_pacific.command import links, railways
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.kernel.dice import FastDice
from flagplot.kernel.errors import BadInputError
from tests.war_in_the_pacific.ashore import GAME, GROUNDED, LandCase

IPOH, KUALA_LUMPUR, KLUANG, JOHORE, SINGAPORE = "A3631", "A3632", "A3833", "C0107", "C0108"
G3M = "air-jn-g3m-saigon"
BOMBERS = {"air": {**GROUNDED, G3M: {"points": 4}}, "bases": {G3M: "A3530"}}  # no links by sea near Alor Star
# Singapore is cut off by land: from there only the railway leads to Ipoh
CUT = {
    SINGAPORE: ["br-bde-1mal"], IPOH: ["br-bde-28ind"],
    "A3530": ["ja-rgt-114"], KLUANG: ["ja-rgt-55"], JOHORE: ["ja-rgt-56"],
}  # fmt: skip


def case(units: dict[str, list[str]] | None = None, phase: str = "ground_first", **more: Any) -> LandCase:
    """A case in which bombers at Alor Star bar the sea, and enemies the way along the peninsula."""
    return LandCase(phase, {**CUT, **(units or {})}, **{**BOMBERS, **more})


def isolated(found: LandCase, side: int = ALLIED) -> set[str]:
    return {found.play.label(hex) for hex in links.isolated_hexes(found.play, side)}


def by_rail(found: LandCase, side: int, *ports: str) -> set[str]:
    """What the railway links with some ports."""
    play = found.play
    return {play.label(hex) for hex in railways.linked(play, side, {play.hex(port) for port in ports})}


@pytest.mark.rule("WPA-CLK-07")
def test_a_base_on_a_railway_to_a_linked_port_is_not_isolated() -> None:
    free = case({KLUANG: [], JOHORE: []})
    assert by_rail(free, ALLIED, SINGAPORE) >= {IPOH, KUALA_LUMPUR, KLUANG}
    assert by_rail(free, ALLIED, "A3730") == set()  # Kota Bharu has an anchorage, no port
    damaged = case({KLUANG: [], JOHORE: []}, ports={SINGAPORE: "D1"})
    assert IPOH in by_rail(damaged, ALLIED, SINGAPORE)


@pytest.mark.rule("WPA-CLK-07")
def test_a_line_that_is_cut_serves_until_the_attrition_phase_finds_it() -> None:
    found = case()
    assert found.owner(KLUANG) == JAPAN
    assert IPOH not in isolated(found)
    looked = case(war={"lines": {"severed": [IPOH]}})
    assert IPOH in isolated(looked)
    again = case({KLUANG: [], JOHORE: []}, war={"lines": {"severed": [IPOH]}})
    assert IPOH not in isolated(again)  # the line is open again


@pytest.mark.rule("WPA-CLK-07")
def test_only_lines_that_were_friendly_at_the_last_look_serve_on() -> None:
    before = case(war={"lines": {"severed": []}})
    assert IPOH in isolated(before)  # Kluang was Japanese by then
    since = case(war={"lines": {"severed": [], "lost": {KLUANG: "allied"}}})
    assert IPOH not in isolated(since)


@pytest.mark.rule("WPA-CLK-07")
def test_who_takes_a_rail_hex_is_not_noticed_before_the_next_look() -> None:
    units = {KLUANG: [], JOHORE: ["ja-rgt-55"]}
    war = {"lines": {"severed": []}, "garrisons": {KLUANG: 0}, "hqs": {"hq-25-army": {"active": True}}}
    found = case(units, first="japan", war=war)
    assert IPOH in by_rail(found, ALLIED, SINGAPORE)
    found.do("japan", f"move ja-rgt-55 {KLUANG}")
    assert found.owner(KLUANG) == JAPAN
    assert found.state.war.lines.lost == {found.play.hex(KLUANG): ALLIED}
    assert IPOH in by_rail(found, ALLIED, SINGAPORE)


@pytest.mark.rule("WPA-CLK-07")
def test_torn_up_rails_are_found_by_the_same_look() -> None:
    open_land = {KLUANG: [], JOHORE: []}
    works = {"cut": {"A3733": 4}}
    assert IPOH in by_rail(case(open_land, war={"works": works}), ALLIED, SINGAPORE)
    found = case(open_land, war={"works": works, "lines": {"severed": [IPOH]}})
    assert IPOH not in by_rail(found, ALLIED, SINGAPORE)


@pytest.mark.rule("WPA-CLK-07", "WPA-ISO-05")
def test_the_attrition_phase_of_a_strategic_turn_looks_at_all_lines() -> None:
    found = case(phase="cycle", turn=4)
    dice, state = FastDice(5), found.state
    assert state.war.lines.severed is UNSET
    for _ in range(200):
        if state.war.lines.severed is not UNSET:
            break
        seat = state.waiting[0]
        answers = [str(one) for one in GAME.legal(state, seat)]
        state, _ = GAME.apply(state, seat, "done" if "done" in answers else answers[-1], dice)
    found.state = state
    severed = {found.play.label(hex) for hex in state.war.lines.severed or ()}
    assert {IPOH, KUALA_LUMPUR} <= severed
    assert SINGAPORE not in severed
    assert IPOH in isolated(found)


@pytest.mark.rule("WPA-CLK-07")
def test_railways_of_thailand_serve_japan_once_it_has_joined() -> None:
    bangkok = "A3523"
    held = {"A3529": ["jn-bf-11"]}
    found = case(held, control={bangkok: "japan", "A3326": "japan"}, war={"joined": True})
    assert "A3529" in by_rail(found, JAPAN, bangkok)
    raid = case(
        {**held, "A3427": ["br-bde-6ind"]}, control={bangkok: "japan", "A3326": "japan"}, war={"joined": True}
    )
    assert "A3529" in by_rail(raid, JAPAN, bangkok)  # nobody has found it cut yet


def test_positions_say_what_was_found_and_what_was_lost_since() -> None:
    lines = {"severed": [IPOH], "lost": {KLUANG: "allied"}}
    document = GAME.describe(case(war={"lines": lines}).state)
    assert document["war"]["lines"] == lines
    assert GAME.describe(case(war={"lines": {"severed": []}}).state)["war"]["lines"] == {"severed": []}
    with pytest.raises(BadInputError, match="severed: a land hex"):
        case(war={"lines": {"severed": ["A0101"]}})
