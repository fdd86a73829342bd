"""What a short position implies, and clear errors for one that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.kernel.errors import BadInputError
from tests.admirals_war.helpers import Case


@pytest.mark.rule("AW-PAC-08", "AW-PAC-10", "AW-PAC-21")
def test_us_units_are_tied_as_their_letters_say() -> None:
    units = {
        "pearl_harbor": ["us_arizona", "us_indianapolis", "us_washington"],
        "usa": ["us_texas"], "samoa": ["us_pensacola"],
    }  # fmt: skip
    case = Case(turn=3, step="patrol", seat="us", units=units, dice=[1])
    assert case.marked("us_arizona", "tied")  # letter P
    assert case.marked("us_washington", "tied")  # a reinforcement that has come to Pearl Harbor
    assert not case.marked("us_indianapolis", "tied")  # letter H
    assert case.marked("us_texas", "eastern")
    case.refuses("us", "send hawaiian_islands us_arizona", "AW-PAC-08")
    assert case.can("us", "send hawaiian_islands us_indianapolis")
    war = Case(turn=3, step="patrol", seat="us", pacific="war", units=units)
    assert war.can("us", "send hawaiian_islands us_arizona")
    said = Case(turn=3, step="patrol", seat="us", units={"pearl_harbor": {"us_arizona": {"marks": []}}})
    assert said.can("us", "send hawaiian_islands us_arizona")


@pytest.mark.rule("AW-OIL-04", "AW-OIL-07", "AW-DEC-59")
def test_ships_at_sea_before_anybody_sails_are_on_a_sea_base() -> None:
    units = {"mid_atlantic": ["ger_nordmark", "ger_scharnhorst", "ger_atlantis"]}
    case = Case(turn=4, step="patrol", seat="german", pacific="war", units=units)
    for unit in units["mid_atlantic"]:
        assert case.can("german", f"send air_gap {unit}")
    assert Case(turn=1, step="patrol", seat="us", units={"coral_sea": ["us_louisville"]}).can(
        "us", "send french_polynesia us_louisville"
    )
    later = Case(
        turn=2, step="patrol", seat="us", units={"coral_sea": ["us_louisville"], "samoa": ["us_houston"]}
    )
    later.refuses("us", "send french_polynesia us_louisville", "AW-MOV-01")


@pytest.mark.rule("AW-PAC-15", "AW-PAC-16")
@pytest.mark.parametrize(
    ("abroad", "flags", "surprise"),
    [
        ({}, {}, True),
        ({"truk": ["jap_tone"]}, {}, False),
        ({"truk": ["jap_snlf_kure"]}, {}, False),
        ({"truk": ["jap_21af"]}, {}, True),
        ({"marianas": ["jap_tone"]}, {}, True),
        ({"truk": ["jap_tone"]}, {"french_polynesia": ""}, True),
        ({"truk": ["jap_tone"]}, {"hawaiian_islands": "axis"}, True),
    ],
)
def test_whether_japan_can_surprise_follows_from_its_bases(
    abroad: dict[str, list[str]], flags: dict[str, str], surprise: bool
) -> None:
    case = Case(turn=3, step="raiders", flags=flags, units={"phrf": ["jap_akagi"], **abroad})
    assert case.state.surprise == surprise
    case.do("japanese", "sail")
    assert case.state.attack_turn == 3
    said = Case(
        turn=3, step="raiders", surprise=not surprise, flags=flags, units={"phrf": ["jap_akagi"], **abroad}
    )
    assert said.state.surprise != surprise


@pytest.mark.rule("AW-PAC-13")
@pytest.mark.parametrize(
    ("there", "place"),
    [
        (["us_5af", "us_houston"], "chart"),
        (["us_5af"], "philippines"),
        (["us_houston"], "philippines"),
        ([], "philippines"),
    ],
)
def test_an_unwatched_philippines_is_known_from_who_is_there(there: list[str], place: str) -> None:
    units = {
        "hawaiian_islands": {"jap_akagi": "raiding"}, "indonesia": ["jap_snlf_kure"], "philippines": there,
    }  # fmt: skip
    case = Case(turn=3, step="invasion", pacific="attack", units=units)
    case.do("japanese", "land jap_snlf_kure philippines")
    assert case.where("jap_snlf_kure") == place
    assert case.control("philippines") == "axis"


@pytest.mark.rule("AW-PAC-13")
def test_after_the_turn_of_the_attack_invaders_are_used_up() -> None:
    later = Case(
        turn=4, step="invasion", pacific="war", attack_turn=3, units={"indonesia": ["jap_snlf_kure"]}
    )
    later.do("japanese", "land jap_snlf_kure philippines")
    assert later.where("jap_snlf_kure") == "chart"


@pytest.mark.rule("AW-DEC-66", "AW-MAP-30")
def test_a_fallen_trincomalee_opens_addu_atoll() -> None:
    parts: dict[str, Any] = {
        "turn": 6, "step": "invasion", "pacific": "war", "attack_turn": 3,
        "units": {"arabian_sea": ["jap_snlf_kure"]},
    }  # fmt: skip
    Case(**parts).refuses("japanese", "land jap_snlf_kure addu_atoll", "AW-DEC-66")
    assert Case(control={"trincomalee": "axis"}, **parts).can("japanese", "land jap_snlf_kure addu_atoll")


@pytest.mark.rule("AW-ITA-03", "AW-ITA-05", "AW-CAP-10")
def test_a_fallen_taranto_opens_spezia_and_the_french_ports() -> None:
    case = Case(
        turn=8, step="return", pacific="war", control={"taranto": "allied"},
        units={"eastern_mediterranean": ["ita_zara"]},
    )  # fmt: skip
    assert case.where("ita_zara") == "spezia"
    toulon = Case(
        turn=8, step="capture", pacific="war", control={"taranto": "allied"},
        flags={"western_mediterranean": "allied"},
    )  # fmt: skip
    assert toulon.control("toulon") == "allied"
    assert toulon.control("spezia") == "axis"  # it holds a turn longer


@pytest.mark.rule("AW-DEC-63", "AW-PAC-17")
def test_a_flag_in_the_atlantic_is_german_unless_said_otherwise() -> None:
    units = {"england": ["uk_hood"], "singapore": ["uk_repulse"], "trincomalee": ["uk_cornwall"]}
    flags = {"north_sea": "axis", "indonesia": "axis", "bay_of_bengal": "axis"}
    case = Case(turn=3, step="patrol", flags=flags, flag_by={"bay_of_bengal": ["german"]}, units=units)
    assert case.can("british", "send north_sea uk_hood")
    assert case.can("british", "send bay_of_bengal uk_cornwall")
    case.refuses("british", "send indonesia uk_repulse", "AW-PAC-17")


@pytest.mark.rule("AW-SEQ-09")
@pytest.mark.parametrize("seat", ["british", "japanese", "us", "german"])
def test_the_repair_step_begins_with_the_seat_it_is_said_to(seat: str) -> None:
    units = {
        "england": {"uk_hood": {"damage": 1}}, "yokosuka_navy_yard": {"jap_kaga": {"damage": 1}},
        "usa": {"us_texas": {"damage": 1}}, "germany": {"ger_bismarck": {"damage": 1}},
    }  # fmt: skip
    assert Case(turn=4, step="repair", seat=seat, units=units).waiting == (seat,)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"raids": [["malta", "north_sea"]]}, "raids: 3 entries expected, found 2"),
        ({"markers": {"uk_hood": [1]}}, "markers: 2 entries expected, found 1"),
        (
            {"markers": {"uk_hood": [1, "x"]}},
            "markers of uk_hood: a whole number from 0 to 99 expected, found 'x'",
        ),
        ({"merchant": {"north_sea": [1, 2, 3]}}, "merchant: 2 entries expected, found 3"),
        ({"uncertain": ["coral_sea"]}, "uncertain: 6 entries expected, found 1"),
        ({"uncertain_rolls": {"x": [1, 2]}}, "uncertain_rolls: one of location_uncertain_w"),
        ({"uncertain_rolls": {"location_uncertain_w": [7]}}, "a whole number from 1 to 6 expected, found 7"),
        ({"surprise": 1}, "surprise: true or false expected, found 1"),
        (
            {"units": {"england": ["uk_hood"], "malta": ["uk_hood"]}},
            "every unit once expected, found 'uk_hood' twice",
        ),
        ({"units": {"england": {"uk_hood": {"base": "england"}}}}, "a sea area expected, found 'england'"),
        ({"units": {"england": {"uk_hood": {"origin": "avalon"}}}}, "origin of uk_hood: one of"),
    ],
)
def test_faults_of_a_position_are_named(parts: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        flagplot.game("admirals-war").position({"game": "admirals-war", "turn": 4, **parts})


@pytest.mark.rule("AW-MAP-09", "AW-MAP-13", "AW-FRA-08", "AW-FRA-11")
@pytest.mark.parametrize("base", ["start", "empty"])
def test_ports_have_the_holders_of_the_turn(base: str) -> None:
    held = {2: ["allied", "", "", "axis", ""], 3: ["axis", "allied", "allied", "axis", ""]}
    for turn, expected in held.items():
        case = Case(base=base, turn=turn, step="control")
        ports = ("saigon", "addu_atoll", "leningrad", "brest", "noumea")
        assert [case.control(port) for port in ports] == expected
