"""The attack on Pearl Harbor."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.shores import uncertain
from flagplot.games.admirals_war.shores.events import Located
from flagplot.kernel.event import Rolled
from tests.admirals_war.helpers import Case, quiet, rolling

FACTORS = {
    "jap_akagi": "0-2-7-3*", "jap_kaga": "0-2-6-3*", "jap_hiei": "3-3-6",
    "us_arizona": "4-4-3", "us_texas": "4-4-3", "us_houston": "1-1-7", "us_enterprise_cv6": "0-2-7-4*",
    "us_7af": "2-4", "us_lexington_cv2": "0-2-7-4*",
}  # fmt: skip
RAIDERS = {"jap_akagi": "raiding"}


def attack(harbour: Any, *, sea: Any = (), raiders: Any = None, dice: Any = (), **parts: Any) -> Case:
    """The Hawaiian Islands on the turn of the attack, from the first raid round on."""
    at_sea = {**(RAIDERS if raiders is None else raiders), **dict.fromkeys(sea, "patrolling")}
    frames = [{"step": "turn", "number": 8}, {"step": "hawaii"}]
    units = {"hawaiian_islands": at_sea, "pearl_harbor": harbour, **parts.pop("more", {})}
    return Case(
        **{"turn": 3, "surprise": True, **parts}, pacific="attack", attack_turn=3, frames=frames, units=units,
        factors=FACTORS, dice=dice,
    )  # fmt: skip


def depart(case: Case, seat: str, place: str, dice: Any = ()) -> Case:
    """A side leaves and all its units go to one place, as far as they have a choice."""
    return homeward(case.do(seat, "leave"), seat, place, dice)


def homeward(case: Case, seat: str, place: str, dice: Any = ()) -> Case:
    """Units that are sent home go to one place; the dice are thrown after the last of them."""
    while case.verbs(seat) == {"to"}:
        units = case.state.frames[-1].units
        case.do(seat, f"to {place}", dice=dice if len(units) == 1 else ())
    return case


MISS = [1, 1, 1]
TWO_MISSES = [*MISS, *MISS]


# -- the raid rounds ----------------------------------------------------------------------------------------


@pytest.mark.rule("AW-PHA-04")
def test_two_rounds_of_raids_on_ships_and_planes_in_port() -> None:
    case = attack(["us_arizona", "us_7af", "us_amph_1stm"], sea=["us_houston"])
    assert case.legal("japanese") == ["aim jap_akagi us_arizona", "aim jap_akagi us_7af"]
    case.do("japanese", "aim jap_akagi us_arizona", dice=[5, 4, 3, 6])
    # with the bonus: 6, 5, 4: one hit for 6, and the 5 disables nothing in port
    assert case.damage("us_arizona") == 6
    assert not case.marked("us_arizona", "disabled")
    case.do("japanese", "aim jap_akagi us_7af", dice=[6, 5, 5, 2])  # no bonus against planes
    assert case.damage("us_7af") == 2
    assert case.legal("japanese") == ["leave", "stay"]


@pytest.mark.rule("AW-PHA-05")
def test_after_the_raids_japan_may_leave_and_is_not_pursued() -> None:
    case = attack(["us_texas"], dice=TWO_MISSES)
    depart(case, "japanese", "truk")
    assert case.where("jap_akagi") == "truk"
    assert case.halted
    assert case.state.resolved[case.place("hawaiian_islands")] == 1
    assert case.where("us_texas") == "hawaiian_islands"


@pytest.mark.rule("AW-PHA-06", "AW-PHA-07")
def test_location_uncertain_groups_turn_up_by_table_5() -> None:
    more = {
        "location_uncertain_w": ["us_enterprise_cv6"],
        "location_uncertain_x": ["us_lexington_cv2"],
        "location_uncertain_y": ["us_houston"],
    }
    case = attack(["us_texas"], dice=TWO_MISSES, more=more)
    depart(case, "japanese", "truk", [1, 3, 4])
    assert case.where("us_enterprise_cv6") == "central_pacific"
    assert case.where("us_lexington_cv2") == "hawaiian_islands"
    assert case.where("us_houston") == "caribbean_sea"
    assert {case.mode(id) for id in ("us_enterprise_cv6", "us_lexington_cv2")} == {"patrolling"}
    assert case.marked("us_houston", "sailed")  # it moves no further
    assert [uncertain.area_of(case.war, face) for face in range(1, 7)] == [
        case.place(id)
        for id in ("central_pacific", *2 * ["hawaiian_islands"], *3 * ["caribbean_sea"])
    ]  # fmt: skip


@pytest.mark.rule("AW-PHA-08")
def test_survivors_put_to_sea_except_ships_on_the_bottom() -> None:
    harbour = {"us_texas": {"damage": 4}, "us_arizona": {"damage": 5}, "us_7af": {}, "us_amph_1stm": {}}
    case = attack(harbour)
    case.do("japanese", "aim jap_akagi us_texas", "aim jap_akagi us_texas", dice=TWO_MISSES)
    depart(case, "japanese", "truk")
    assert case.units("hawaiian_islands") == ["us_texas", "us_7af"]
    assert case.mode("us_texas") == "patrolling"
    assert case.units("pearl_harbor") == ["us_arizona", "us_amph_1stm"]


@pytest.mark.rule("AW-PHA-09", "AW-DEC-77")
def test_submarines_are_hunted_and_raiding_ones_attack_even_if_japan_has_left() -> None:
    boats = {**RAIDERS, "jap_iboat_1": "patrolling", "jap_iboat_2": "raiding"}
    case = attack(["us_texas"], raiders=boats, dice=TWO_MISSES)
    depart(case, "japanese", "truk", [6])  # one die for Texas: destroyed
    assert case.where("jap_iboat_1") == "chart"
    assert "torpedo jap_iboat_2 us_texas" in case.legal("japanese")
    case.do("japanese", "torpedo jap_iboat_2 us_texas", dice=[6, 3])
    assert case.damage("us_texas") == 3
    survivor = attack(["us_texas"], raiders={**RAIDERS, "jap_iboat_1": "patrolling"}, dice=TWO_MISSES)
    depart(survivor, "japanese", "truk", [1, 6])  # the hunt misses; shipping off Hawaii
    assert survivor.vp("PTO") == -8 - 1


# -- the fleets meet ----------------------------------------------------------------------------------------


def stayed(*, harbour: Any = ("us_texas",), dice: Any = (*MISS, *MISS), **parts: Any) -> Case:
    case = attack(list(harbour), dice=dice, **parts)
    return case.do("japanese", "stay")


@pytest.mark.rule("AW-PHA-10")
def test_the_allies_may_leave_with_everything_and_are_not_pursued() -> None:
    case = stayed(sea=["us_houston"])
    assert case.legal("us") == ["leave", "stay"]
    depart(case, "us", "samoa")
    assert case.where("us_texas") == case.where("us_houston") == "samoa"
    assert case.marked("us_texas", "retreated")
    assert "pursue" not in case.verbs("japanese")


@pytest.mark.rule("AW-PHA-11", "AW-PHA-14")
def test_japan_stays_for_two_more_rounds_at_most_and_may_then_be_pursued() -> None:
    case = stayed(raiders={"jap_hiei": "raiding", "jap_akagi": "raiding"}, harbour=["us_houston"])
    case.do("us", "stay")
    case.do("japanese", "choose surface").do("us", "choose surface", dice=[1, 1, 1, 1])
    case.do("japanese", "stand").do("us", "stand")
    case.do("japanese", "choose surface").do("us", "choose surface", dice=[1, 1, 1, 1])
    assert case.waiting == ("us",)  # Japan is not asked: it must go
    case.do("us", "stand")
    assert case.marked("jap_hiei", "retreated")
    case.do("japanese", "together")
    assert "pursue us_houston 1" in case.legal("us")


@pytest.mark.rule("AW-PHA-12")
def test_without_allied_ships_a_further_round_is_a_raid() -> None:
    case = attack({"us_texas": {"damage": 6}}, dice=TWO_MISSES)  # on the bottom: it cannot put to sea
    case.do("japanese", "stay", dice=[5, 1, 1, 3])  # nobody at sea: a third raid round at once, one hit
    assert case.where("us_texas") == "sunk"
    assert case.legal("japanese") == ["leave", "stay"]
    homeward(case.do("japanese", "stay"), "japanese", "truk")
    assert case.where("jap_akagi") == "truk"  # after the second extra round
    assert case.halted


@pytest.mark.rule("AW-PHA-12")
def test_japan_may_leave_after_one_extra_raid() -> None:
    case = attack({"us_texas": {"damage": 5}}, dice=TWO_MISSES)
    case.do("japanese", "stay", dice=MISS)
    depart(case, "japanese", "truk")
    assert case.where("jap_akagi") == "truk"
    assert case.halted


@pytest.mark.rule("AW-PHA-13")
def test_after_an_allied_retreat_japan_pursues_for_one_round_or_raids() -> None:
    force = {"jap_akagi": "raiding", "jap_hiei": "raiding"}
    harbour = {"us_texas": {}, "us_arizona": {"damage": 5}}
    case = attack(harbour, raiders=force)
    case.do("japanese", "aim jap_akagi us_arizona", "aim jap_akagi us_arizona", dice=TWO_MISSES)
    case.do("japanese", "stay")
    case.do("us", "stay")
    case.do("japanese", "choose surface").do("us", "choose surface", dice=[1, 1, 1, 1, 1, 1, 1])
    case.do("japanese", "stand").do("us", "retreat")
    assert "pursue jap_hiei 1" in case.legal("japanese") or "pursue jap_akagi 1" in case.legal("japanese")
    assert not any("pearl_harbor" in action for action in case.legal("japanese"))
    while "pursue" in case.verbs("japanese"):
        ship = case.legal("japanese")[0].split()[1]
        case.do("japanese", f"pursue {ship} 1" if ship == "jap_hiei" else f"ignore {ship}")
    case.do("japanese", "choose surface").do("us", "choose surface", dice=[1, 1, 1, 1, 1, 1, 1])
    assert "pursue" not in case.verbs("japanese")  # one round of it
    homeward(case, "us", "samoa")
    assert case.legal("japanese") == ["leave", "stay"]
    case.do("japanese", "stay", dice=[1, 1, 5, 4])  # the carrier that has not pursued raids
    assert case.where("us_arizona") == "sunk"


# -- without surprise, without a raid force -----------------------------------------------------------------


@pytest.mark.rule("AW-DEC-21")
def test_without_surprise_the_fleets_meet_at_once_for_four_rounds() -> None:
    case = attack(["us_texas"], surprise=False)
    assert case.frame.limit == 4
    assert case.where("us_texas") == "hawaiian_islands"
    assert set(case.waiting) == {"us", "japanese"}
    assert case.verbs("us") == {"choose"}
    normal = stayed()
    normal.do("us", "stay")
    assert normal.frame.limit == 2


@pytest.mark.rule("AW-DEC-22")
def test_an_empty_raid_force_leaves_pearl_harbor_alone() -> None:
    more = {"location_uncertain_w": ["us_enterprise_cv6"]}
    case = attack(["us_texas"], raiders={}, more=more, dice=[2])
    assert case.halted
    assert case.where("us_enterprise_cv6") == "hawaiian_islands"
    assert case.where("us_texas") == "pearl_harbor"
    assert case.state.resolved[case.place("hawaiian_islands")] == 0


# -- Pearl Harbor tension -----------------------------------------------------------------------------------

TENSION = {"pearl_harbor_tension": True}
THIRDS = 2 * ["central_pacific"] + 2 * ["hawaiian_islands"] + 2 * ["caribbean_sea"]


def tense(harbour: Any, **parts: Any) -> Case:
    parts = {"options": TENSION, "uncertain": THIRDS, **parts}
    return attack(harbour, **parts)


@pytest.mark.rule("AW-O23-02")
def test_the_us_distributes_the_faces_in_secret() -> None:
    case = Case(
        turn=1, options={**TENSION, "players": "four"},
        frames=[{"step": "turn", "number": 0}, {"step": "uncertain"}],
    )  # fmt: skip
    assert case.waiting == ("us",)
    assert "distribute 3 2 1" in case.legal("us")
    case.refuses("us", "distribute 0 3 3", "AW-O23-02")
    case.refuses("us", "distribute 2 2 1", "AW-O23-02")
    before = case.game.view(case.state, "japanese").places
    case.do("us", "distribute 3 2 1")
    places = case.game.tables.board.place_ids
    assert [places[area] for area in case.state.uncertain] == [
        *3 * ["central_pacific"], *2 * ["hawaiian_islands"], "caribbean_sea",
    ]  # fmt: skip
    assert case.game.view(case.state, "japanese").places == before
    known = {
        seat: case.game.view(case.state, seat).panels["turn"].get("faces", [])
        for seat in ("british", "japanese", "us", "german")
    }
    assert known == {"british": [], "japanese": [], "german": [], "us": [
        *3 * ["central_pacific"], *2 * ["hawaiian_islands"], "caribbean_sea",
    ]}  # fmt: skip
    seen = case.game.view(case.state, "japanese").to_bytes()
    for seed in range(5):  # nobody else can tell it from another distribution
        other = case.game.resample(case.state, "japanese", seed)
        assert case.game.view(other, "japanese").to_bytes() == seen


@pytest.mark.rule("AW-O23-03")
def test_the_groups_roll_in_secret_before_the_attack() -> None:
    case = tense(["us_texas"], more={"location_uncertain_w": ["us_houston"]}, dice=[1, 3, *TWO_MISSES])
    assert case.state.uncertain_rolls == {case.place("location_uncertain_w"): (1, 3)}
    assert case.where("us_houston") == "location_uncertain_w"
    war = rolling(quiet(turn=3, units={"location_uncertain_w": ["us_houston"]}, options=TENSION), 1, 3)
    uncertain.roll_secretly(war)
    rolls = [event for event in war.events if isinstance(event, Rolled)]
    assert rolls
    assert all(roll.audience == ("british", "us") for roll in rolls)
    depart(case, "japanese", "truk")
    assert case.where("us_houston") == "central_pacific"  # the first roll counts
    assert case.state.uncertain == ()
    assert case.state.uncertain_rolls == {}


@pytest.mark.rule("AW-O23-04", "AW-O23-05")
def test_twice_hawaii_puts_a_group_into_the_harbour_and_twice_elsewhere_nothing() -> None:
    more = {
        "location_uncertain_w": ["us_enterprise_cv6"],
        "location_uncertain_x": ["us_lexington_cv2"],
        "location_uncertain_y": ["us_houston"],
    }
    case = tense(["us_texas"], more=more, dice=[3, 1, 4, 4, 2, 6])
    assert case.where("us_enterprise_cv6") == "pearl_harbor"  # 3 and 4: both Hawaii
    assert case.where("us_lexington_cv2") == "location_uncertain_x"  # twice Central Pacific
    assert case.where("us_houston") == "location_uncertain_y"  # 4 and 6: once Hawaii
    assert len(case.state.uncertain_rolls) == 2


@pytest.mark.rule("AW-O23-06")
def test_in_the_first_raid_round_every_die_has_one_more() -> None:
    case = tense(["us_texas", "us_7af"])
    case.do("japanese", "aim jap_akagi us_7af", dice=[5, 4, 4, 2])  # 6, 5, 5: one hit for 2
    assert case.damage("us_7af") == 2
    ships = tense(["us_texas", "us_7af"])
    ships.do("japanese", "aim jap_akagi us_texas", dice=[4, 3, 3, 2])  # +2: a hit
    assert ships.damage("us_texas") == 2
    ships.do("japanese", "aim jap_akagi us_texas", dice=[4, 3, 3])  # the second round has the printed bonus
    assert ships.damage("us_texas") == 2


@pytest.mark.rule("AW-O23-07")
def test_7af_attacks_in_the_second_round_if_it_lives() -> None:
    case = tense(["us_texas", "us_7af"])
    case.do("japanese", "aim jap_akagi us_texas", "aim jap_akagi us_7af", dice=[*MISS, 5, 1, 1])
    assert case.legal("us") == ["aim us_7af jap_akagi", "aim us_7af none"]
    case.do("us", "aim us_7af jap_akagi", dice=[6, 1, 1])
    assert case.damage("jap_akagi") == 1
    assert case.damage("us_7af") == 0  # a 5 in the second round: no bonus against planes
    plain = attack(["us_texas", "us_7af"])
    plain.do("japanese", "aim jap_akagi us_texas", "aim jap_akagi us_texas", dice=TWO_MISSES)
    assert plain.waiting == ("japanese",)


def named(target: str, faces: list[int], *, sea: Any = ("us_houston",)) -> Case:
    """Japan stays and names a target before the group W shows itself."""
    more = {"location_uncertain_w": ["us_enterprise_cv6"]}
    case = tense({"us_texas": {"damage": 5}}, sea=sea, more=more, dice=[*faces, *MISS, *MISS])
    return case.do("japanese", "stay", f"aim jap_akagi {target}")


@pytest.mark.rule("AW-O23-08", "AW-O23-10")
def test_the_first_extra_round_is_an_air_action_the_second_is_not() -> None:
    case = named("us_houston", [1, 1])
    case.do("us", "stay", dice=MISS)
    assert "choose" not in case.verbs("us")  # the type was not asked for
    case.do("japanese", "stand").do("us", "stand")
    assert case.verbs("us") == {"choose"}


@pytest.mark.rule("AW-O23-09")
def test_targets_are_named_before_the_groups_show() -> None:
    case = named("us_houston", [1, 1])
    case.do("us", "stay", dice=[5, 1, 1, 2])
    assert case.where("us_houston") == "sunk"
    kept = named("none", [3, 1])
    assert kept.where("us_enterprise_cv6") == "hawaiian_islands"
    kept.do("us", "stay")
    assert kept.legal("japanese") == ["aim jap_akagi us_enterprise_cv6", "aim jap_akagi none"]
    absent = named("none", [1, 1])
    absent.do("us", "stay")
    assert absent.verbs("japanese") == {"retreat", "stand"}  # nothing came: the attack is forfeited
    fled = named("us_houston", [1, 1])
    depart(fled, "us", "samoa")
    assert fled.damage("us_houston") == 0
    bottom = named("us_texas", [1, 1])
    depart(bottom, "us", "samoa", [5, 1, 1, 6])
    assert bottom.where("us_texas") == "sunk"  # the ship on the bottom was still there


@pytest.mark.rule("AW-O23-11", "AW-O23-12", "AW-O23-13")
def test_with_task_forces_japan_keeps_together_and_may_choose_the_harbour() -> None:
    more = {"location_uncertain_w": ["us_enterprise_cv6"]}
    case = tense(
        {"us_texas": {"damage": 5}}, sea=["us_houston"], more=more, dice=[3, 1, *TWO_MISSES, *TWO_MISSES],
        raiders={"jap_akagi": "raiding", "jap_kaga": "raiding"},
        options={**TENSION, "task_forces": True},
    )  # fmt: skip
    case.do("japanese", "stay", "aim jap_akagi us_texas", "aim jap_kaga us_houston")
    case.do("us", "stay")
    # Japan was not asked for groups; the US forms its forces with the group in sight
    assert case.waiting == ("us",)
    assert "us_enterprise_cv6" in {case.game.tables.board.unit_ids[unit] for unit in case.frame.left} | {
        case.game.tables.board.unit_ids[unit] for force in case.frame.forces for unit in force.units
    }
    case.do("us", "together")
    assert "intend 1 harbor" in case.legal("japanese")
    at_sea = case.state.clone()
    case.do("japanese", "intend 1 harbor").refuses("us", "intend 1 harbor", "AW-O29-02")
    case.do("us", "intend 1 hiding", dice=[6, 6, 5, 1, 1, 4])  # nobody is sighted; the harbour is hit
    assert case.where("us_texas") == "sunk"
    case.state = at_sea
    case.do("japanese", "intend 1 searching")
    case.do("us", "intend 1 hiding", dice=[6, 6])
    assert case.damage("us_texas") == 5  # a force that stays at sea leaves the harbour alone


# -- the alarm ----------------------------------------------------------------------------------------------

TORA = {"tora": True}


def alarm(chain: list[int], *, dice: list[int] = (), harbour: Any = ("us_texas",), **parts: Any) -> Case:  # type: ignore[assignment]
    """The first raid round is aimed (one target each); the chain is rolled, then what follows."""
    return attack(list(harbour), options=TORA | parts.pop("options", {}), dice=[*chain, *dice], **parts)


@pytest.mark.rule("AW-O24-01", "AW-O24-02", "AW-O24-05")
@pytest.mark.parametrize("chain", [[3], [1, 3], [2, 2, 6]])
def test_a_broken_chain_changes_nothing(chain: list[int]) -> None:
    case = alarm(chain, dice=[5, 1, 1, 2, *MISS])
    assert case.damage("us_texas") == 2
    assert case.legal("japanese") == ["leave", "stay"]
    assert not case.war.fact("tora_warned")


@pytest.mark.rule("AW-O24-01")
def test_the_warning_comes_after_japan_has_named_its_targets() -> None:
    case = attack(["us_texas", "us_arizona"], options=TORA)
    assert case.verbs("japanese") == {"aim"}
    case.do("japanese", "aim jap_akagi us_texas", dice=[1, 1, 1, 6])
    assert case.damage("us_texas") == 0


@pytest.mark.rule("AW-O24-03")
def test_three_links_cost_the_first_raid_round() -> None:
    case = alarm([1, 2, 1, 5], dice=[5, 1, 1, 2])
    assert case.damage("us_texas") == 2  # from the second round only
    assert case.war.fact("tora_warned") == 1
    assert case.legal("japanese") == ["leave", "stay"]


@pytest.mark.rule("AW-O24-04")
def test_four_links_cost_all_surprise() -> None:
    case = alarm([1, 1, 1, 1], sea=["us_houston"])
    assert case.where("us_texas") == "hawaiian_islands"
    assert case.waiting == ("us",)  # Japan may not leave
    case.do("us", "stay")
    # an air action in which the Japanese carriers do not attack, and the others cannot
    assert case.verbs("japanese") == {"retreat", "stand"}
    assert (case.damage("us_texas"), case.damage("us_houston")) == (0, 0)


@pytest.mark.rule("AW-O24-06")
def test_indonesia_is_unaffected_by_the_alarm() -> None:
    frames = [{"step": "turn", "number": 8}, {"step": "indonesia"}]
    units = {"indonesia": ["jap_21af", "us_houston"]}
    case = Case(
        turn=3, surprise=True, pacific="attack", attack_turn=3, frames=frames, units=units, factors=FACTORS,
        options=TORA, facts={"tora_warned": 1},
    )  # fmt: skip
    assert case.legal("japanese") == ["aim jap_21af us_houston", "aim jap_21af none"]


@pytest.mark.rule("AW-O24-07")
@pytest.mark.parametrize("chain", [[1, 1, 1, 1], [1, 1, 1, 6]])
def test_the_groups_are_rolled_as_usual(chain: list[int]) -> None:
    more = {"location_uncertain_w": ["us_enterprise_cv6"]}
    case = alarm(chain, dice=[3] if chain[3] == 1 else MISS, more=more)
    if chain[3] == 6:
        case.do("japanese", "stay", dice=[3])
    assert case.where("us_enterprise_cv6") == "hawaiian_islands"


@pytest.mark.rule("AW-O24-08")
def test_with_four_links_groups_near_hawaii_put_to_sea_with_the_fleet() -> None:
    more = {"location_uncertain_w": ["us_enterprise_cv6"], "location_uncertain_x": ["us_lexington_cv2"]}
    case = attack(
        ["us_texas"], options={**TORA, **TENSION}, uncertain=THIRDS, more=more, dice=[3, 3, 3, 1],
    )  # fmt: skip
    case.do("japanese", "aim jap_akagi us_enterprise_cv6", dice=[1, 1, 1, 1])
    for id in ("us_enterprise_cv6", "us_lexington_cv2"):
        assert (case.where(id), case.mode(id), case.damage(id)) == ("hawaiian_islands", "patrolling", 0)


@pytest.mark.rule("AW-O24-09")
@pytest.mark.parametrize(("chain", "dice", "rounds"), [([1, 1, 1, 6], MISS, 3), ([1, 1, 1, 1], [], 4)])
def test_each_raid_round_lost_may_be_added_later(chain: list[int], dice: list[int], rounds: int) -> None:
    case = alarm(chain, dice=dice)
    if rounds == 3:
        case.do("japanese", "stay")
    case.do("us", "stay")
    battle = next(frame for frame in case.state.frames if getattr(frame, "limit", 0))
    assert battle.limit == rounds


@pytest.mark.rule("AW-O23-15", "AW-O23-14")
@pytest.mark.parametrize(("chain", "bonus"), [([1, 1, 1, 6], True), ([1, 1, 6], False)])
def test_a_warned_us_fleet_keeps_its_bonus(chain: list[int], bonus: bool) -> None:
    from flagplot.games.admirals_war import factors

    more = {"coral_sea": ["us_enterprise_cv6"]}
    dice = MISS if bonus else TWO_MISSES
    case = attack(
        ["us_texas"], options={**TORA, **TENSION}, uncertain=THIRDS, more=more, dice=[*chain, *dice]
    )
    assert factors.air_bonus(case.war, case.unit("us_enterprise_cv6")) is bonus


def test_located_tells_the_group_and_the_place() -> None:
    event = Located(group="W", face=3, place="hawaiian_islands")
    assert event.text() == "Group W (3) is in hawaiian_islands"
    assert Located(group="W", face=0, place="pearl_harbor").text() == "Group W is in pearl_harbor"
