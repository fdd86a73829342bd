"""The French fleet: dispositions, Catapult, Vichy, Lila and Torch."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.board import AXIS
from flagplot.games.admirals_war.combat.frames import Battle
from flagplot.games.admirals_war.events import Left
from flagplot.games.admirals_war.fleets import french
from flagplot.games.admirals_war.moves import limits
from tests.admirals_war.helpers import Case, quiet, rolling

DILEMMA = {"french_dilemma": True}
VICHY = {"nation": "vichy"}


def nation(case: Case, id: str) -> str:
    """The flag a unit sails under."""
    from flagplot.games.admirals_war.board import NATIONS

    return NATIONS[case.state.nation[case.unit(id)]]


# -- Table 4 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-FRA-02")
def test_the_us_seat_runs_the_french_on_the_first_turn() -> None:
    case = Case(turn=1, step="patrol", seat="us", units={"toulon": ["fra_algerie"]})
    assert "pick fra_algerie" in case.legal("us")


@pytest.mark.rule("AW-FRA-04", "AW-FRA-05", "AW-FRA-06")
def test_each_ship_rolls_two_dice_on_table_4() -> None:
    ships = ["fra_dunkerque", "fra_strasbourg", "fra_algerie"]
    case = quiet(turn=2, units={"toulon": ships[:2], "brest": ships[2:]})
    french.dispositions(rolling(case, 1, 2, 2, 2, 6, 4))
    assert [nation(case, id) for id in ships] == ["german", "french", "free_french"]
    assert [case.where(id) for id in ships] == ["toulon", "removed", "usa"]


@pytest.mark.rule("AW-FRA-04")
def test_the_fleet_is_rolled_for_once_when_france_has_fallen() -> None:
    for turn, options in ((1, {}), (3, {}), (2, {"turn_0": True})):
        case = quiet(turn=turn, units={"toulon": ["fra_algerie"]}, options=options)
        french.dispositions(rolling(case))
        assert case.where("fra_algerie") == "toulon"
    early = quiet(turn=1, units={"toulon": ["fra_algerie"]}, options={"turn_0": True})
    french.dispositions(rolling(early, 6, 6))
    assert nation(early, "fra_algerie") == "free_french"


@pytest.mark.rule("AW-FRA-05", "AW-DEC-08")
def test_leads_count_flat_for_britain_and_by_the_point_for_germany() -> None:
    for lead, modifier in ((0, 0), (1, 1), (5, 1), (-1, -1), (-4, -4)):
        case = quiet(turn=2, vp={"ATO": lead}, units={"toulon": ["fra_algerie", "fra_jean_bart"]})
        assert french.disposition_modifier(case.war, case.unit("fra_algerie")) == modifier
        assert french.disposition_modifier(case.war, case.unit("fra_jean_bart")) == modifier - 2


@pytest.mark.rule("AW-FRA-14")
def test_by_agreement_more_ships_change_sides() -> None:
    for faces, plain, more in (((2, 2), "removed", "toulon"), ((4, 5), "removed", "usa")):
        for options, place in (({}, plain), ({"more_french": True}, more)):
            case = quiet(turn=2, units={"toulon": ["fra_algerie"]}, options=options)
            french.dispositions(rolling(case, *faces))
            assert case.where("fra_algerie") == place


@pytest.mark.rule("AW-FRA-07")
def test_french_ships_stay_in_port_on_turn_2() -> None:
    units = {"usa": {"fra_algerie": {"nation": "free_french"}}, "toulon": {"fra_foch": {"nation": "german"}}}
    for turn, rule in ((2, "AW-FRA-07"), (3, None)):
        case = quiet(turn=turn, units=units)
        for id in ("fra_algerie", "fra_foch"):
            refusal = limits.no_sailing(case.war, case.unit(id))
            assert (refusal and refusal.rule) == rule
    case = Case(turn=2, step="patrol", seat="german", units={**units, "germany": ["ger_tirpitz"]})
    case.refuses("german", "pick fra_foch", "AW-FRA-07")
    repair = Case(turn=2, step="repair", units={"toulon": {"fra_foch": {"nation": "german", "damage": 1}}})
    assert "repair fra_foch 1" in repair.legal("german")


@pytest.mark.rule("AW-FRA-13")
def test_with_brest_and_toulon_allied_german_french_ships_are_withdrawn() -> None:
    units = {
        "germany": {"fra_foch": {"nation": "german"}, "ger_tirpitz": {}},
        "usa": {"fra_algerie": {"nation": "free_french"}},
    }
    both = {"brest": "allied", "toulon": "allied"}
    for control, left in (({"brest": "allied"}, "germany"), (both, "removed")):
        case = quiet(turn=9, units=units, control=control)
        french.captured(rolling(case), case.place("brest"))
        assert case.where("fra_foch") == left
        assert (case.where("fra_algerie"), case.where("ger_tirpitz")) == ("usa", "germany")


@pytest.mark.rule("AW-DEC-73")
def test_a_vichy_ship_is_a_french_ship_under_german_control() -> None:
    flags = {
        "fra_foch": "german",
        "fra_algerie": "free_french",
        "fra_colbert": "french",
        "ger_tirpitz": "german",
    }
    units = {"indian_ocean": {id: {"nation": flag} for id, flag in flags.items()}}
    case = quiet(turn=4, units=units)
    assert [id for id in flags if french.may_claim(case.war, case.unit(id))] == ["fra_foch", "fra_algerie"]
    raider = quiet(turn=4, units={"indian_ocean": {"fra_foch": {"nation": "german", "mode": "raiding"}}})
    assert not french.may_claim(raider.war, raider.unit("fra_foch"))


# -- Catapult -----------------------------------------------------------------------------------------------


def catapult(**parts: Any) -> Case:
    """The return step of turn 1 with Hood and Ark Royal off Toulon."""
    units = {
        "western_mediterranean": ["uk_hood", "uk_ark_royal"],
        "toulon": ["fra_dunkerque", "fra_algerie"],
        "brest": ["fra_strasbourg"],
    }
    factors = {
        "uk_hood": "4-4-7",
        "uk_ark_royal": "0-2-7-3",
        "fra_dunkerque": "3-3-6",
        "fra_algerie": "1-1-7",
    }
    given = {"turn": 1, "options": DILEMMA, "units": units, "factors": factors, **parts}
    return Case(step="return", **given)


@pytest.mark.rule("AW-O22-01")
def test_catapult_is_asked_before_anybody_returns_on_turn_1() -> None:
    case = catapult()
    assert case.legal("british") == ["launch", "pass"]
    assert case.where("uk_hood") == "western_mediterranean"
    assert "launch" not in catapult(options={}).verbs("british")
    assert "launch" not in catapult(turn=2).verbs("british")
    case.do("british", "pass")
    assert not case.war.fact("catapult")
    assert case.where("fra_dunkerque") == "toulon"


@pytest.mark.rule("AW-O22-02")
def test_british_units_attack_french_ships_in_the_area_or_a_port_on_it() -> None:
    case = catapult().do("british", "launch")
    assert case.war.fact("catapult")
    assert case.legal("british") == [
        "aim uk_hood fra_dunkerque", "aim uk_hood fra_algerie", "aim uk_hood none",
    ]  # fmt: skip
    case.refuses("british", "aim uk_hood fra_strasbourg", "AW-O22-02")
    assert "launch" not in catapult(units={"north_sea": ["uk_hood"], "toulon": ["fra_algerie"]}).verbs(
        "british"
    )


@pytest.mark.rule("AW-O22-03")
def test_guns_and_planes_attack_with_a_bonus_and_damage_applies_at_once() -> None:
    case = catapult().do("british", "launch", "aim uk_hood fra_dunkerque")
    # Hood: 5 hits with the bonus; Ark Royal: nothing. Dunkerque is crippled and answers with one die
    case.do("british", "aim uk_ark_royal fra_dunkerque", dice=[5, 4, 1, 1, 3, 4, 4, 4])
    assert case.damage("fra_dunkerque") == 3
    assert case.waiting == ("german",)


@pytest.mark.rule("AW-O22-04", "AW-O22-05")
def test_the_french_answer_where_they_were_fired_on_with_less_damage() -> None:
    units = {
        "western_mediterranean": ["uk_hood"], "toulon": ["fra_dunkerque", "fra_algerie"],
        "bay_of_biscay": ["uk_nelson"], "brest": ["fra_strasbourg"],
    }  # fmt: skip
    case = catapult(units=units).do("british", "launch")
    case.do("british", "aim uk_nelson none", "aim uk_hood fra_dunkerque", dice=[1, 1, 1, 1])
    # Strasbourg in Brest was not fired on and may not fire; Germany speaks for the others
    assert case.legal("german") == ["aim fra_dunkerque uk_hood", "aim fra_dunkerque none"]
    case.refuses("german", "aim fra_dunkerque uk_nelson", "AW-O22-04")
    case.do("german", "aim fra_dunkerque uk_hood", "aim fra_algerie uk_hood", dice=[6, 1, 1, 4, 6, 1])
    assert case.damage("uk_hood") == 3  # 4 - 1 and 1 - 1


def test_a_game_saved_while_catapult_is_aimed_fires_in_the_same_order() -> None:
    units = {
        "bay_of_biscay": ["uk_hood"], "brest": ["fra_strasbourg"],
        "western_mediterranean": ["uk_nelson", "uk_ark_royal"], "toulon": ["fra_dunkerque"],
    }  # fmt: skip
    case = catapult(units=units).do("british", "launch", "aim uk_hood fra_strasbourg")
    case.do("british", "aim uk_nelson fra_dunkerque")  # asked later, though its counter comes first
    kept = case.game.from_json(case.game.to_json(case.state))
    assert list(kept.frames[-1].aims) == list(case.state.frames[-1].aims)
    assert len(case.state.frames[-1].aims) == 2


@pytest.mark.rule("AW-O22-04")
def test_the_french_may_answer_any_british_unit_where_they_were_fired_on() -> None:
    units = {"western_mediterranean": ["uk_hood", "uk_norfolk", "uk_raf_med"], "toulon": ["fra_algerie"]}
    case = catapult(units=units).do("british", "launch")
    case.do("british", "aim uk_hood fra_algerie", "aim uk_norfolk none", "aim uk_raf_med none", dice=[1] * 4)
    assert case.legal("german") == [
        "aim fra_algerie uk_hood", "aim fra_algerie uk_norfolk", "aim fra_algerie none",
    ]  # fmt: skip
    case.refuses("german", "aim fra_algerie uk_raf_med", "AW-O22-04")


@pytest.mark.rule("AW-O22-04")
def test_ships_sunk_by_catapult_do_not_answer() -> None:
    case = catapult(units={"western_mediterranean": ["uk_hood", "fra_algerie"]}).do("british", "launch")
    case.do("british", "aim uk_hood fra_algerie", dice=[6, 1, 1, 1, 6])
    assert case.where("fra_algerie") == "sunk"
    assert case.waiting != ("german",)


@pytest.mark.rule("AW-O22-06")
def test_after_catapult_all_french_ships_return_to_brest_or_toulon() -> None:
    units = {"bay_of_biscay": ["fra_algerie", "uk_hood"], "saigon": ["fra_foch"]}
    for answers in (["pass"], ["launch", "aim uk_hood none"]):
        case = catapult(units=units).do("british", *answers, "done")
        assert (case.where("fra_algerie"), case.where("fra_foch")) == ("brest", "toulon")
    arrivals = GAME.tables.board.pieces[GAME.tables.board.unit("fra_jean_bart")]
    assert (arrivals.turn, arrivals.entry) == (2, "brest")


# -- the armistice ------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-O22-07", "AW-O22-08")
def test_one_die_less_the_german_lead_surrenders_the_whole_fleet() -> None:
    units = {"toulon": ["fra_dunkerque"], "brest": {"fra_jean_bart": {"damage": 1}}}
    case = quiet(turn=2, vp={"ATO": -2}, units=units, options=DILEMMA, factors={"fra_dunkerque": "3-3-6"})
    french.dispositions(rolling(case, 3))
    assert nation(case, "fra_dunkerque") == nation(case, "fra_jean_bart") == "german"
    assert case.damage("fra_dunkerque") == 3
    assert case.damage("fra_jean_bart") == case.war.armor(case.unit("fra_jean_bart"))
    refusal = limits.no_sailing(case.war, case.unit("fra_dunkerque"))
    assert refusal is not None
    case.state.control[case.place("brest")] = case.state.control[case.place("toulon")] = 0
    french.captured(rolling(case), case.place("toulon"))
    assert case.where("fra_dunkerque") == "toulon"  # no longer withdrawn


@pytest.mark.rule("AW-O22-07")
def test_a_british_lead_does_not_change_the_die() -> None:
    case = quiet(turn=2, vp={"ATO": 3}, units={"toulon": ["fra_algerie"]}, options=DILEMMA)
    french.dispositions(rolling(case, 1))
    assert nation(case, "fra_algerie") == "german"


@pytest.mark.rule("AW-O22-09")
def test_otherwise_the_fleet_goes_to_the_vichy_boxes() -> None:
    ships = {"fra_dunkerque": {"damage": 1}, "fra_algerie": {}, "fra_foch": {}}
    case = quiet(turn=2, units={"brest": ships}, options=DILEMMA)
    french.dispositions(rolling(case, 2, 3, 4))
    assert case.units("vichy_toulon") == ["fra_dunkerque", "fra_algerie"]
    assert case.units("vichy_fna") == ["fra_foch"]
    assert {nation(case, id) for id in ships} == {"vichy"}


@pytest.mark.rule("AW-O22-10")
def test_vichy_ships_cannot_be_attacked_and_are_repaired_in_toulon() -> None:
    from flagplot.games.admirals_war.combat import forces

    units = {"vichy_toulon": {"fra_foch": {**VICHY, "damage": 1}}, "western_mediterranean": ["uk_ark_royal"]}
    case = Case(turn=3, step="repair", units=units, options=DILEMMA)
    assert "repair fra_foch 1" in case.legal("german")
    assert french.vichy(case.war) == [case.unit("fra_foch")]
    assert forces.targets_in_port(case.war, case.place("toulon"), AXIS) == []
    sailing = Case(turn=3, step="patrol", seat="german", units=units | {"germany": ["ger_tirpitz"]})
    assert "pick fra_foch" not in sailing.legal("german")


# -- Lila ---------------------------------------------------------------------------------------------------


def lila(**parts: Any) -> Case:
    """Germany is asked for Lila."""
    units = {"vichy_toulon": {"fra_foch": VICHY}, "vichy_fna": {"fra_algerie": VICHY}}
    frames = [{"step": "turn", "number": 12}, {"step": "french_fleet", "what": "lila"}]
    return Case(**{"turn": 5, "options": DILEMMA, "units": units, "frames": frames, **parts})


@pytest.mark.rule("AW-O22-11")
def test_lila_is_possible_once_from_turn_3_on() -> None:
    assert [turn for turn in (2, 3, 9) if french.may_lila(lila(turn=turn).war)] == [3, 9]
    assert not french.may_lila(lila(options={}).war)
    assert not french.may_lila(lila(units={}).war)
    case = lila().do("german", "launch", dice=[6, 6, 3, 3])
    assert not french.may_lila(case.war)
    passed = lila().do("german", "pass")
    assert french.may_lila(passed.war)


@pytest.mark.rule("AW-O22-12")
def test_lila_rolls_for_every_ship_on_the_table_of_its_box() -> None:
    # modifiers on turn 5 without Catapult: +1; 8 + 1 is Free French from North Africa, scuttled in Toulon
    case = lila().do("german", "launch", dice=[4, 4, 4, 4])
    assert (case.where("fra_foch"), case.where("fra_algerie")) == ("removed", "usa")


@pytest.mark.rule("AW-O22-13")
def test_after_lila_all_french_ships_are_wrecked() -> None:
    case = lila(facts={"catapult": 1}, factors={"fra_foch": "1-2-7", "fra_algerie": "1-3-7"})
    case.do("german", "launch", dice=[1, 1, 6, 6])
    assert (case.damage("fra_foch"), case.damage("fra_algerie")) == (2, 3)


@pytest.mark.rule("AW-O22-14")
def test_seized_ships_lie_in_toulon_or_taranto() -> None:
    case = lila(facts={"catapult": 1}).do("german", "launch", dice=[1, 1, 6, 6])
    assert case.legal("german") == ["to toulon", "to taranto"]
    case.refuses("german", "to germany", "AW-O22-14")
    case.do("german", "to taranto")
    assert (case.where("fra_foch"), nation(case, "fra_foch")) == ("taranto", "german")
    assert (case.where("fra_algerie"), nation(case, "fra_algerie")) == ("usa", "free_french")
    alone = lila(facts={"catapult": 1}, control={"taranto": "allied"})
    alone.do("german", "launch", dice=[1, 1, 3, 3])
    assert (alone.where("fra_foch"), alone.where("fra_algerie")) == ("toulon", "removed")


@pytest.mark.rule("AW-O22-22")
def test_after_lila_ships_keep_their_owner() -> None:
    case = lila(facts={"catapult": 1}).do("german", "launch", "to toulon", dice=[1, 1, 6, 6])
    case.state.control[case.place("brest")] = case.state.control[case.place("toulon")] = 0
    french.captured(rolling(case), case.place("brest"))
    assert case.where("fra_foch") == "toulon"


@pytest.mark.rule("AW-O22-23")
def test_by_agreement_the_tables_of_lila_and_torch_grow() -> None:
    more = {**DILEMMA, "more_vichy": True}
    for options, toulon in ((DILEMMA, "removed"), (more, "toulon")):
        case = lila(options=options, control={"taranto": "allied"})
        case.do("german", "launch", dice=[1, 3, 3, 3])  # 4 + 1
        assert case.where("fra_foch") == toulon
    for options, foch in ((DILEMMA, "removed"), (more, "toulon")):
        case = torch_case(options=options)
        assert not french.torch(rolling(case, 6, 1, 2), case.place("tripoli"))
        assert case.where("fra_foch") == foch


# -- Torch --------------------------------------------------------------------------------------------------


def torch_case(**parts: Any) -> Case:
    """Malta is Allied, Tripoli about to be; one Vichy ship in each box."""
    units = {
        "vichy_toulon": {"fra_foch": VICHY}, "vichy_fna": {"fra_algerie": VICHY},
        "western_mediterranean": ["us_amph_1stm", "us_texas"],
    }  # fmt: skip
    given = {"turn": 6, "pacific": "war", "options": DILEMMA, "units": units, **parts}
    return quiet(**given)


@pytest.mark.rule("AW-O22-15")
def test_two_or_less_makes_north_africa_oppose() -> None:
    for face, opposed in ((2, True), (3, False)):
        case = torch_case()
        dice = (face,) if opposed else (face, 3, 3)
        assert french.torch(rolling(case, *dice), case.place("tripoli"), case.unit("us_amph_1stm")) is opposed


@pytest.mark.rule("AW-O22-15")
def test_torch_is_the_first_moment_both_are_allied() -> None:
    not_yet: list[dict[str, Any]] = [
        {"control": {"malta": "axis"}}, {"facts": {"torch_done": 1}}, {"options": {}},
    ]  # fmt: skip
    for parts in not_yet:
        case = torch_case(**parts)
        assert not french.torch(rolling(case), case.place("tripoli"))
    other = torch_case()
    assert not french.torch(rolling(other), other.place("philippines"))
    malta = torch_case(control={"malta": "axis", "tripoli": "allied"})
    assert french.torch(rolling(malta, 1), malta.place("malta"))


@pytest.mark.rule("AW-O22-16")
def test_catapult_and_british_units_make_opposition_likelier() -> None:
    units = torch_units("uk_hood", "eastern_mediterranean")
    for facts, where, opposed in (
        ({"catapult": 1}, "eastern_mediterranean", True), ({}, "eastern_mediterranean", False),
        ({"catapult": 1}, "north_sea", False),
    ):  # fmt: skip
        units = torch_units("uk_hood", where)
        case = torch_case(units=units, facts=facts)
        dice = (4,) if opposed else (4, 3, 3)
        assert french.torch(rolling(case, *dice), case.place("tripoli")) is opposed
    five = torch_case(units=torch_units("uk_hood", "eastern_mediterranean"), facts={"catapult": 1})
    assert not french.torch(rolling(five, 5, 3, 3), five.place("tripoli"))
    lila_done = torch_case(facts={"lila_done": 1})
    assert not french.torch(rolling(lila_done), lila_done.place("tripoli"))


def torch_units(unit: str, place: str) -> dict[str, Any]:
    """The Vichy ships, and one more unit."""
    return {"vichy_toulon": {"fra_foch": VICHY}, "vichy_fna": {"fra_algerie": VICHY}, place: [unit]}


@pytest.mark.rule("AW-O22-17")
def test_opposing_ships_join_the_battle_where_the_landing_is() -> None:
    case = torch_case(units=torch_units("us_amph_1stm", "eastern_mediterranean"))
    war = rolling(case, 1)
    assert french.torch(war, case.place("tripoli"), case.unit("us_amph_1stm"))
    assert (case.where("fra_algerie"), case.mode("fra_algerie")) == ("eastern_mediterranean", "patrolling")
    assert case.war.seat_name(case.unit("fra_algerie")) == "german"
    battle = case.state.frames[-1]
    assert isinstance(battle, Battle)
    assert battle.area == case.place("eastern_mediterranean")
    # after that battle the landing may go on
    assert not french.torch(war, case.place("tripoli"), case.unit("us_amph_1stm"))


@pytest.mark.rule("AW-O22-18")
def test_a_blockade_is_fought_over_in_the_western_mediterranean() -> None:
    for lost, flag in (([], ""), (["fra_algerie"], "allied"), (["fra_algerie", "us_texas"], "")):
        case = torch_case(flags={"western_mediterranean": "allied", "eastern_mediterranean": "allied"})
        assert french.torch(rolling(case, 1), case.place("tripoli"))
        assert case.where("fra_algerie") == "western_mediterranean"
        case.state.frames.pop()  # the battle is over
        for id in lost:
            rolling(case).lose(case.unit(id))
        step = case.game.steps[type(case.state.frames[-1])]
        step.run(rolling(case), case.state.frames[-1])
        assert case.flag("western_mediterranean") == flag


@pytest.mark.rule("AW-O22-19")
def test_survivors_go_back_and_later_landings_are_opposed_without_a_roll() -> None:
    case = torch_case(flags={"western_mediterranean": "allied"})
    french.torch(rolling(case, 1), case.place("tripoli"))
    case.state.frames.pop()
    case.game.steps[type(case.state.frames[-1])].run(rolling(case), case.state.frames[-1])
    assert (case.where("fra_algerie"), nation(case, "fra_algerie")) == ("vichy_fna", "vichy")
    case.state.turn += 1
    assert french.torch(rolling(case), case.place("tripoli"), case.unit("us_amph_1stm"))


@pytest.mark.rule("AW-O22-19")
def test_ships_that_opposed_a_landing_return_to_north_africa() -> None:
    algerie = {"nation": "german", "origin": "vichy_fna"}
    units = {"western_mediterranean": {"fra_algerie": algerie}}
    case = Case(turn=6, pacific="war", step="return", seat="german", options=DILEMMA, units=units)
    assert (case.where("fra_algerie"), nation(case, "fra_algerie")) == ("vichy_fna", "vichy")


@pytest.mark.rule("AW-O22-20", "AW-O22-21")
def test_without_opposition_africa_joins_and_toulon_rolls_on_table_7() -> None:
    for faces, place in (((1, 1), "toulon"), ((3, 6), "removed"), ((4, 6), "usa")):
        case = torch_case()
        assert not french.torch(rolling(case, 3, *faces), case.place("tripoli"))
        assert (case.where("fra_algerie"), nation(case, "fra_algerie")) == ("usa", "free_french")
        assert case.where("fra_foch") == place
        assert case.war.fact("fleet_settled")
        assert case.happened(Left) == []


@pytest.mark.rule("AW-O22-17", "AW-O22-19")
def test_an_opposed_landing_waits_for_a_round_and_the_ships_go_back() -> None:
    units = {"vichy_fna": {"fra_algerie": VICHY}, "western_mediterranean": ["us_amph_1stm", "us_texas"]}
    factors = {"us_texas": "4-4-3", "fra_algerie": "1-1-7"}
    case = Case(turn=6, pacific="war", options=DILEMMA, units=units, step="combat", factors=factors)
    case.do("us", "land us_amph_1stm tripoli", dice=[2])
    assert case.control("tripoli") == "axis"
    assert case.where("fra_algerie") == case.where("us_amph_1stm") == "western_mediterranean"
    case.do("british", "choose surface").do("german", "choose surface", dice=[1, 1, 1, 1, 1])
    case.do("british", "stand").do("german", "stand")
    case.do("us", "land us_amph_1stm tripoli")
    assert case.control("tripoli") == "allied"
    case.do("british", "choose surface").do("german", "choose surface", dice=[1, 1, 1, 1, 1])
    case.do("british", "stand").do("german", "retreat")
    while not case.halted:  # nobody pursues
        seat = case.waiting[0]
        case.do(seat, case.legal(seat)[-1])
    assert (case.where("fra_algerie"), nation(case, "fra_algerie")) == ("vichy_fna", "vichy")
