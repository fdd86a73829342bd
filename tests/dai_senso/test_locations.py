"""Where replacements and Logistics markers come onto the map, nation by nation."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from flagplot.games.dai_senso.cards import Grant
from flagplot.games.dai_senso.factions import WESTERN
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.seasons import locations
from flagplot.games.dai_senso.seasons.frames import Replacements
from flagplot.games.dai_senso.seasons.replacements import pays
from tests.dai_senso.setting import Case

rule = pytest.mark.rule
WAR: dict[str, Any] = {"scenario": "waking-giant", "turn": "May-June", "year": 1942}
AT_WAR = {
    **WAR,
    "posture": dict.fromkeys(("britain", "russia", "us_western_minors", "soviet_minors"), "war"),
}


def places(case: Case, id: str) -> list[str]:
    return [IDS[one] for one in locations.of(case.war, case.number(id))]


def quiet(units: dict[str, list[str]] | None = None, **further: Any) -> Case:
    return Case("replacements", units or {}, **{"phasing": "western", **AT_WAR, **further})


@rule("DSA-REP-25")
def test_the_british_come_home_or_to_europe() -> None:
    assert "europe_africa" in places(quiet(), "BR-INF1-01")


@rule("DSA-REP-26", "DSA-REP-26a", "DSA-REP-26b", "DSA-REP-26c", "DSA-REP-26d")
@pytest.mark.parametrize(
    ("unit", "area"),
    [("BR-AUS-01", "australia"), ("BR-IND-01", "india"), ("BR-NZ-01", "new_zealand")],
)
def test_british_colonials_come_to_their_own_cities(unit: str, area: str) -> None:
    case = quiet()
    found = locations.of(case.war, case.number(unit))
    cells = case.war.tables.map.hexes
    assert found
    assert all(cells[hex].area == area and cells[hex].city for hex in found)
    taken = quiet({cells[found[0]].id: ["JP-INF1-01"]})
    assert cells[found[0]].id not in places(taken, unit)  # it must be under Western control
    assert places(case, "BR-AFR-01") == ["europe_africa"]


@rule("DSA-REP-27")
def test_the_french() -> None:
    stands = {"france": {"status": "active", "alignment": "western"}}
    free: dict[str, Any] = {"countries": stands, "ceded": []}
    case = quiet(**free)
    assert places(case, "FRA-COL2-01") == ["w3619", "w3919", "w4219"]  # Saigon, Hue, Hanoi
    other = next(
        one.id
        for one in case.war.counters
        if one.country == "france" and not one.colonial and one.faces[0].ground
    )
    assert places(case, other) == ["europe_africa"]
    vichy = quiet(countries={"france": {"status": "active", "alignment": "axis"}})
    assert places(vichy, other) == []


@rule("DSA-REP-31", "DSA-REP-31a", "DSA-REP-31b", "DSA-REP-31c")
def test_colonials_that_japan_raises() -> None:
    rangoon, calcutta, vladivostok = "w4015", "w4313", "e5301"
    units = {rangoon: ["JP-INF1-01"], calcutta: ["JP-INF1-02/detachment"], vladivostok: ["JP-INF1-03"]}
    held = quiet(units, phasing="axis")
    assert places(held, "JP-BUR-01") == [rangoon]
    assert places(held, "JP-IND-01") == [calcutta]
    assert places(held, "JP-RUS-01") == [vladivostok]
    ceded = quiet(units, phasing="axis", ceded=["japan_primorye"])
    assert places(ceded, "JP-RUS-01") == [vladivostok]
    assert places(quiet(phasing="axis"), "JP-BUR-01") == []


@rule("DSA-REP-30")
def test_col_units_come_to_dependents_and_conquered_countries() -> None:
    mukden, peiping = "w5226", "w5223"
    fallen: dict[str, Any] = {"countries": {"hopeh": {"status": "conquered", "alignment": "western"}}}
    units = {mukden: ["JP-INF1-01"], peiping: ["JP-INF1-02/detachment"], "e4904": ["JP-INF1-03"]}
    assert sorted(places(quiet(units, phasing="axis", **fallen), "JP-COL-01")) == sorted([mukden, peiping])


@rule("DSA-REP-29")
def test_kwantung_units_come_with_their_marker_alone() -> None:
    harbin = {"w5427": ["KW-INFA-01", "logistics_kwantung-01"], "w4927": ["JP-INF1-05"]}
    assert places(quiet(harbin, phasing="axis"), "KW-INF1-03") == ["w5427"]
    cut = {
        "w5427": ["KW-INFA-01", "logistics_kwantung-01"],
        "w5327": ["RU-INFA-01"],
        "w5326": ["RU-INFA-02"],
        "w5426": ["RU-INFA-03"],
    }
    assert places(quiet({"w5427": ["KW-INFA-01"]}, phasing="axis"), "KW-INF1-03") == []
    assert places(quiet(cut, phasing="axis"), "KW-INF1-03") == []


@rule("DSB-MK-28-2", "DSA-SUP-30c")
def test_russians_come_with_a_marker_that_is_supplied_overland() -> None:
    chita = "w5824"
    case = quiet({chita: ["logistics_far_east-01"]}, phasing="soviet")
    assert chita in places(case, "RU-INF1-01")
    assert "eastern_europe" in places(case, "RU-INF1-01")
    harbor = quiet({"e4904": ["logistics_far_east-01"]}, phasing="soviet")
    assert "e4904" not in places(harbor, "RU-INF1-01")


@rule("DSA-REP-34")
def test_americans_come_from_the_western_us_and_filipinos_at_home() -> None:
    case = quiet()
    assert "western_us" in places(case, "US-INF1-01")
    manila = places(case, "US-PHIL-01")
    cells = case.war.tables.map
    assert manila
    assert all(cells.cell(hex).area == "philippines" for hex in manila)
    lost = quiet({hex: [f"JP-INF1-0{n}"] for n, hex in enumerate(manila, 1)})
    assert places(lost, "US-PHIL-01") == []


@rule("DSA-REP-35", "DSB-MK-28-3")
def test_americans_come_with_a_supplied_western_marker() -> None:
    pearl = "e4226"
    case = quiet({pearl: ["US-INF1-02", "logistics_poa-01"]})
    assert pearl in places(case, "US-INF1-01")
    lost = quiet({"w5427": ["logistics_poa-01"]})
    assert "w5427" not in places(lost, "US-INF1-01")


@rule("DSA-REP-36")
def test_western_airborne_come_as_british_or_americans() -> None:
    found = places(quiet(), "W-CHIN-01")
    assert {"europe_africa", "western_us"} <= set(found)


# -- steps of markers and prices --------------------------------------------------------------------------


def swb(*markers: str, **further: Any) -> dict[str, Any]:
    return {"affairs": {"markers": dict.fromkeys(markers, "swb"), **further}}


def taking(pool: list[str], cards: dict[str, str], faction: str = "western", **further: Any) -> Case:
    return quiet({}, boxes={f"{faction}_pool": pool}, phasing=faction, cards=cards, **further)


@rule("DSA-REP-09", "DSA-REP-02")
def test_the_victory_program_gives_an_american_step() -> None:
    case = taking(["US-INF1-01", "US-INF1-02"], {"western": ""}, **swb("us_victory_program"))
    case.do("western", "take US-INF1-01 western_us")
    assert case.where("US-INF1-01") == "western_us"
    assert case.halted  # one step, and it is spent
    card = next(
        card
        for card in case.war.tables.cards.values()
        if card.faction == "western"
        and any(
            grant.country == "us" and grant.kind == "infantry" and grant.steps == 1
            for grant in card.replacements
        )
    )
    both = taking(["US-INF1-01", "US-INF1-02"], {"western": card.number}, **swb("us_victory_program"))
    both.do("western", "take US-INF1-01 western_us", "take US-INF1-02 western_us")
    assert both.where("US-INF1-02") == "western_us"


@rule("DSA-REP-08")
@pytest.mark.parametrize(("turned", "steps"), [([], 1), (["minor_country_production_western"], 2)])
def test_minor_country_production(turned: list[str], steps: int) -> None:
    marker = swb("minor_country_production_western", turned=turned)
    stands: dict[str, Any] = {"countries": {"kiangsu": {"status": "active", "alignment": "western"}}}
    case = taking(["KI-RES-01", "KI-DEF-01", "KI-DEF-02"], {"western": ""}, **marker, **stands)
    taken = 0
    while not case.halted:
        case.do("western", case.legal("western", "take")[0])
        taken += 1
    assert taken == steps


@rule("DSA-REP-14")
def test_india_raises_nobody_while_it_wants_the_british_out() -> None:
    number = next(
        card.number
        for card in quiet().war.tables.cards.values()
        if card.faction == "western"
        and any(grant.kind == "colonial" and grant.country == "britain" for grant in card.replacements)
    )
    pool = ["BR-IND-01", "BR-AUS-01"]
    free = taking(pool, {"western": number}, **swb())
    assert any(one.startswith("take BR-IND-01") for one in free.legal("western"))
    bound = taking(pool, {"western": number}, **swb("quit_india"))
    assert not any(one.startswith("take BR-IND-01") for one in bound.legal("western"))
    assert any(one.startswith("take BR-AUS-01") for one in bound.legal("western"))
    city = free.legal("western", "take")[0].split()[-1]
    bound.refuses("western", f"take BR-IND-01 {city}", "DSA-REP-14")


@rule("DSA-REP-21")
def test_colonial_steps_take_colonials_alone() -> None:
    card = next(
        card
        for card in quiet().war.tables.cards.values()
        if card.faction == "western"
        and [grant.kind for grant in card.replacements if grant.country == "britain"] == ["colonial"]
    )
    case = taking(["BR-INF1-01", "BR-AUS-01"], {"western": card.number})
    assert not any(one.startswith("take BR-INF1-01") for one in case.legal("western"))
    assert any(one.startswith("take BR-AUS-01") for one in case.legal("western"))


def steps_left(case: Case) -> dict[str, int]:
    """The infantry steps of the card that are left, by Country."""
    frame, card = case.state.frames[-1], case.war.current_card(WESTERN)
    assert isinstance(frame, Replacements)
    assert card is not None
    left = zip(card.replacements, frame.left or (), strict=False)
    return {grant.country: steps for grant, steps in left if grant.country and grant.kind == "infantry"}


@rule("DSA-REP-18")
def test_western_airborne_cost_a_british_and_an_american_step() -> None:
    def countries(card: Any) -> set[str]:
        return {grant.country for grant in card.replacements if grant.kind == "infantry"}

    cards = [card for card in quiet().war.tables.cards.values() if card.faction == "western"]
    both = next(
        card.number
        for card in cards
        if {"britain", "us"} <= countries(card) and any(grant.steps > 1 for grant in card.replacements)
    )
    one = next(card.number for card in cards if countries(card) == {"us"})
    pool = ["W-CHIN-01", "US-INF1-01", "BR-INF1-01", "BR-AUS-01", "KI-RES-01"]
    case = taking(pool, {"western": both})
    assert any(answer.startswith("take W-CHIN-01") for answer in case.legal("western"))
    before = steps_left(case)
    case.do("western", "take W-CHIN-01 europe_africa")
    after = steps_left(case)
    assert {country: before[country] - after[country] for country in before} == {"britain": 1, "us": 1}
    assert not any(
        answer.startswith("take W-CHIN-01") for answer in taking(pool, {"western": one}).legal("western")
    )


@rule("DSA-REP-16")
def test_steps_of_minor_countries_may_be_of_either_kind() -> None:
    marker = swb("minor_country_production_western")
    stands: dict[str, Any] = {"countries": {"kiangsu": {"status": "active", "alignment": "western"}}}
    case = taking(["KI-RES-01"], {"western": ""}, **marker, **stands)
    grant, counter = Grant("any", 1, group="minors"), case.war.counter(case.number("KI-RES-01"))
    tanks = dataclasses.replace(counter, faces=(dataclasses.replace(counter.faces[0], kind="armor"),))
    assert pays(case.war, grant, counter, WESTERN)
    assert pays(case.war, grant, tanks, WESTERN)
    assert not pays(case.war, Grant("infantry", 1, country="kiangsu"), tanks, WESTERN)


# -- Logistics markers -----------------------------------------------------------------------------------


@rule("DSA-LOG-04")
def test_the_soviet_marker_lies_near_a_russian_hq() -> None:
    units = {"w5824": ["RU-HQ-01"]}
    case = Case(
        "logistics", units, {"soviet_pool": ["logistics_far_east-01"]}, **{**AT_WAR, "phasing": "soviet"}
    )
    assert "supply_base logistics_far_east-01 w5824" in case.legal("soviet")
    case.refuses("soviet", "supply_base logistics_far_east-01 e5301", "DSA-LOG-04")


@rule("DSA-LOG-05")
def test_the_western_marker_lies_in_a_city_with_americans() -> None:
    honolulu, singapore = "e4226", "w3218"
    units = {honolulu: ["US-INF1-01"], singapore: ["US-INF1-02"]}
    pool = {"western_pool": ["logistics_poa-01"]}
    case = Case("logistics", units, pool, **{**AT_WAR, "phasing": "western"})
    assert f"supply_base logistics_poa-01 {honolulu}" in case.legal("western")
    case.refuses("western", f"supply_base logistics_poa-01 {singapore}", "DSA-LOG-05")
    case.refuses("western", "supply_base logistics_poa-01 w4724", "DSA-LOG-05")


@rule("DSI-CTR-06")
def test_a_garrison_comes_to_its_own_hex_or_nowhere() -> None:
    """That of Okinawa, when it returns from internment: not to Tokyo with the other Japanese."""
    case = quiet({"e4904": ["JP-INF1-01"], "w4427": ["logistics_ighq-01"]}, phasing="axis")
    assert "e4904" in places(case, "JP-INF1-02")
    assert set(places(case, "JP-GAR-03")) <= {"w4427"}
    assert places(case, "JP-GAR-01") == []
