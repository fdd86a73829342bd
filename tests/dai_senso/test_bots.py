"""Opponents of Dai Senso!: what no sensible commander gets wrong."""

from __future__ import annotations

import pytest

from flagplot.bots import Player, find
from flagplot.games.dai_senso import GAME
from flagplot.games.dai_senso.bots import landings, values
from flagplot.games.dai_senso.bots.estimate import Defense, Force, ending
from flagplot.games.dai_senso.bots.front import Front
from flagplot.games.dai_senso.bots.mind import Mind, Skill
from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.landings import snlf
from flagplot.games.dai_senso.places import place
from flagplot.games.dai_senso.ports import open_ports
from flagplot.games.dai_senso.seasons.frames import Replacements
from flagplot.games.dai_senso.state import AsiaState
from flagplot.games.dai_senso.tables import standard_tables
from flagplot.games.dai_senso.turn import victory
from flagplot.kernel import memory
from flagplot.kernel.dice import FastDice
from flagplot.kernel.thinking import Budget
from tests.dai_senso.setting import Case

TABLE = standard_tables().charts.combat_results
MANY = Force(6, bound=False)
COLUMNS = {name: at for at, name in enumerate(TABLE.columns)}


def answers(case: Case, seat: str, level: str = "easy") -> list[str]:
    """What a bot would answer."""
    bot = case.game.opponents().bot(level)
    thought = bot.think(case.game.seen(case.state, seat), 1, Budget(1_000))
    return [str(one) for one in thought.answers]


# -- how attacks end -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "steps", "faces"),
    [("2-1", 1, 6), ("1-1", 1, 5), ("5-1", 2, 6), ("3-1", 2, 5), ("9-1", 4, 6), ("7-1", 4, 5)],
)
def test_the_chance_to_clear_a_hex_when_steps_are_given(column: str, steps: int, faces: int) -> None:
    found = ending(TABLE, COLUMNS[column], MANY, Defense(steps, stuck=False, stays=False))
    assert found.cleared == pytest.approx(faces / 6)


def test_a_city_holds_while_steps_last() -> None:
    city = Defense(4, stuck=False, stays=True)
    assert ending(TABLE, COLUMNS["9-1"], MANY, city).cleared == pytest.approx(2 / 6)
    assert ending(TABLE, COLUMNS["5-1"], MANY, city).cleared == 0


def test_nobody_goes_in_when_nobody_is_left() -> None:
    one = Force(1, bound=False)
    found = ending(TABLE, COLUMNS["3-1"], one, Defense(1, stuck=False, stays=False))
    assert found.taken < found.cleared


# -- the attacker ----------------------------------------------------------------------------------------


def test_it_attacks_where_the_odds_are_good_with_enough() -> None:
    case = Case("regular_combat", {"w5524": ["RU-INFA-01", "RU-CAVM-01"], "w5525": ["KW-INF1-01"]})
    found = answers(case, "soviet")
    assert found[0] == "target w5525"
    assert found[-1] == "attack"


def test_it_leaves_a_fortress_alone_that_is_too_strong() -> None:
    case = Case("regular_combat", {"w5524": ["RU-TK-01"], "w5525": ["KW-INFA-02", "JP-INFA-01"]})
    assert answers(case, "soviet") == ["done"]


def test_a_step_is_given_when_that_clears_the_hex() -> None:
    case = Case("regular_combat", {"w5525": ["RU-INFA-01", "RU-TK-01"], "w5526": ["KW-INF1-01"]})
    case.do("soviet", "target w5526", "commit RU-INFA-01", "commit RU-TK-01", "attack", dice=[1])
    assert case.state.frames[-1].exchange
    assert answers(case, "soviet") == ["lose RU-TK-01"]


def test_an_empty_objective_is_filled_by_reserves() -> None:
    case = Case("reserve_movement", {"w5626": ["RU-TK-01"], "w5524": ["RU-INFA-01"]})
    found = answers(case, "soviet")
    assert found[-1] == "done"
    assert any(line.endswith(("w5526", "w5625", "w5427")) for line in found)


def test_moves_bring_units_to_the_enemy() -> None:
    case = Case(
        "operational_movement",
        {"w5523": ["RU-CAVM-01"], "w5624": ["RU-INFA-01"], "w5525": ["KW-INF1-01"], "w5824": ["RU-INF1-01"]},
    )
    case.do("soviet", *answers(case, "soviet"))
    assert case.halted
    grid = case.war.tables.map.board.grid
    near = grid.around(case.hex("w5525"))
    assert case.state.place[case.number("RU-CAVM-01")] in near or case.where("KW-INF1-01") != "w5525"


def test_somebody_goes_into_an_objective_that_is_empty() -> None:
    case = Case(
        "regular_combat",
        {"w5627": ["RU-INFA-03", "RU-HQ-02"], "w5526": ["KW-INF1-02"], "w5427": ["JP-INF1-01", "KW-INF1-01"]},
    )
    case.do("soviet", "target w5526", "commit RU-INFA-03", "commit RU-HQ-02", "attack", dice=[6])
    while case.state.waiting == ("axis",):
        case.do("axis", answers(case, "axis")[0])
    assert answers(case, "soviet") == ["advance RU-INFA-03"]


def test_whoever_holds_an_objective_alone_does_not_stake_it_on_bad_odds() -> None:
    """At 1-2 a lone step would be driven out of w5327."""
    held = {"w5327": ["RU-TK-01"], "e5201": ["JP-INF1-02", "JP-INF1-03"], "e5301": ["RU-FTVLAD-01"]}
    case = Case("regular_combat", held)
    assert answers(case, "soviet") == ["done"]


# -- the defender ----------------------------------------------------------------------------------------


def test_the_cheapest_step_is_lost_and_the_hq_last() -> None:
    case = Case(
        "regular_combat", {"w5426": ["RU-MECH-01", "RU-INFA-01"], "w5326": ["KW-HQ-01", "KW-INF1-01"]}
    )
    case.do(
        "soviet", "target w5326", "commit RU-MECH-01", "commit RU-INFA-01", "attack", dice=[6]
    )  # the defenders cannot retreat with their HQ
    assert answers(case, "axis") == ["lose KW-INF1-01"]


def test_a_unit_goes_back_to_where_it_is_needed() -> None:
    case = Case("regular_combat", {"w5525": ["RU-MECH-01", "RU-INFA-01"], "w5426": ["JP-INF1-01"]})
    case.do("soviet", "target w5426", "commit RU-MECH-01", "commit RU-INFA-01", "attack", dice=[4])
    assert answers(case, "axis") in (["retreat w5427"], ["retreat w5326"])  # objectives both


def test_the_air_over_many_hexes_is_contested() -> None:
    case = Case("support", {}, base="start")
    case.do("soviet", "place RU-AF-01 w5625")
    assert answers(case, "axis") == ["contest JP-AF-01"]


# -- the search ------------------------------------------------------------------------------------------


def test_normal_plays_its_choices_to_the_end() -> None:
    units = {"w5525": ["RU-INFA-01", "RU-TK-01"], "w5526": ["KW-INF1-01"], "w5427": ["JP-INF1-01"]}
    case = Case("regular_combat", units, through=True)
    bot = GAME.opponents().bot("normal")
    budget = Budget(6_000)
    thought = bot.think(GAME.seen(case.state, "soviet"), 1, budget)
    assert str(thought.answers[0]) == "target w5526"
    assert thought.work > 10
    assert bot.think(GAME.seen(case.state, "soviet"), 1, Budget(6_000)) == thought


def test_a_small_budget_ends_the_search() -> None:
    case = Case("regular_combat", {}, base="start", through=True)
    thought = GAME.opponents().bot("normal").think(GAME.seen(case.state, "soviet"), 1, Budget(1))
    assert thought.answers[0] in GAME.legal(case.state, "soviet")


# -- the China Incident ----------------------------------------------------------------------------------


def test_replacements_come_near_the_objectives() -> None:
    state = GAME.start("china-incident", seed=2)
    players = {seat: Player(find(GAME, "random"), 2) for seat in ("axis", "western", "soviet")}
    dice = FastDice(2)
    while not (isinstance(state.frames[-1], Replacements) and state.waiting == ("western",)):
        seat = state.waiting[0]
        GAME.push(state, seat, players[seat].answer(GAME, state, seat), dice)
    thought = GAME.opponents().bot("easy").think(GAME.seen(state, "western"), 1, Budget(1_000))
    (answer,) = thought.answers
    grid, goals = GAME.tables.map.board.grid, values.goals(GAME.play(state))
    assert answer.verb == "take"
    assert min(grid.distance(grid[str(answer.args[1])], goal) for goal in goals) <= 1


def test_easy_wins_the_china_incident_against_chance() -> None:
    state = GAME.start("china-incident", seed=3)
    players = {
        seat: Player(find(GAME, "easy" if seat == "axis" else "random"), 3) for seat in GAME.meta.seats
    }
    dice = FastDice(3)
    while state.waiting:
        seat = state.waiting[0]
        GAME.push(state, seat, players[seat].answer(GAME, state, seat), dice)
    assert state.outcome is not None
    assert state.outcome.winners == ("axis",)
    assert sum(player.illegal for player in players.values()) == 0
    assert GAME.opponents().lead(state)["axis"] > 0


# -- whole games -----------------------------------------------------------------------------------------


def play(seed: int) -> tuple[int, int, str]:
    """A whole game: points, answers that were not allowed, and how it ended."""
    state = GAME.start("august-storm", seed=seed)
    players = {seat: Player(find(GAME, "easy"), seed) for seat in ("soviet", "axis")}
    dice = FastDice(seed)
    while state.waiting:
        seat = state.waiting[0]
        GAME.push(state, seat, players[seat].answer(GAME, state, seat), dice)
    wrong = sum(player.illegal for player in players.values())
    return victory.points(GAME.play(state)), wrong, GAME.digest(state)


def test_a_whole_game_is_played_by_the_rules_and_twice_the_same() -> None:
    first = play(3)
    memory.forget()
    assert play(3) == first
    assert first[1] == 0
    assert first[0] > 0


def test_a_lead_is_the_points_of_the_objectives() -> None:
    case = Case("reserve_movement", {"w5226": ["RU-INFA-01"], "w5427": ["RU-INFA-02"]})
    lead = case.game.opponents().lead(case.state)
    assert lead["soviet"] > 0 > lead["axis"]


# -- Tora ------------------------------------------------------------------------------------------------


def z_action(**pools: list[str]) -> Case:
    """The Z Actions of the first turn, with the forces given."""
    units = {"w4321": ["JP-INFA-06"], "w4222": ["BR-FTHK-01"]}
    war = {"posture": {"us_western_minors": "war", "britain": "war"}, "war_state": "total_war"}
    case = Case(
        "political_events", units, pools, phasing="axis", scenario="tora", cards={"axis": "28a"}, **war
    )
    case.do("axis", "decline")
    return case


def test_operation_z_strikes_fleets_before_it_charges() -> None:
    case = z_action(western_pool=["US-SURF-01"])
    assert answers(case, "axis") == ["choose harbor_attack"]
    case.do("axis", "choose harbor_attack")
    assert answers(case, "axis") == ["choose US-SURF-01"]
    empty = z_action()
    assert answers(empty, "axis") == ["choose totsugeki"]
    empty.do("axis", "choose totsugeki")
    assert answers(empty, "axis") == ["choose w4222"]  # Hong Kong, beside Canton


def test_ships_that_help_no_attack_stay_at_home() -> None:
    ships = {"axis_pool": ["JP-SURF-01", "JP-CV-01"]}
    tokyo = {"e4904": ["JP-INFA-01"]}
    case = Case("support", tokyo, ships, phasing="axis", scenario="tora", war_state="total_war")
    assert case.legal("axis", "place")
    assert answers(case, "axis") == ["done"]


def test_in_tora_the_lead_is_the_strategic_value() -> None:
    lead = GAME.opponents().lead(GAME.start("tora", seed=1))
    assert (lead["axis"], lead["western"]) == (-2.5, 2.5)


# -- landings --------------------------------------------------------------------------------------------


def first_turn(seed: int) -> tuple[AsiaState, list[str]]:
    """The first turn of the Axis in Tora as easy plays it: the situation after it, and its answers."""
    state, dice, said = GAME.start("tora", seed=seed), FastDice(seed), list[str]()
    players = {seat: Player(find(GAME, "easy"), seed) for seat in GAME.meta.seats}
    while state.phasing == AXIS:
        seat = state.waiting[0]
        answer = players[seat].answer(GAME, state, seat)
        if seat == "axis":
            said.append(str(answer))
        GAME.push(state, seat, answer, dice)
    assert sum(player.illegal for player in players.values()) == 0
    return state, said


def test_davao_is_landed_at_with_convoys_and_troops() -> None:
    """A naval landing force by Operation Z, Convoys in its zone, units aboard, an attack over the beach."""
    state, said = first_turn(1)
    assert "choose snlf_landing" in said
    beach = next(one for one in said if one.startswith("choose w34") or one.startswith("choose w35")).split()[
        1
    ]
    assert any(
        one.endswith("philippine_sea_convoys troop") or "philippine_sea_on_station" in one for one in said
    )
    assert any(one.startswith("ship ") and beach in one for one in said)
    assert "target w3426" in said
    war = GAME.play(state)
    at_sea = [hex for hex in state.at if hex not in war.tables.map.board.land and war.ground(hex, AXIS)]
    assert not at_sea  # nobody is left on a Beachhead that is gone


def test_nobody_lands_where_nothing_can_be_supplied() -> None:
    """Colombo, Tutuila and Dutch Harbor are empty, but no port of Japan lies in their waters."""
    state = GAME.start("tora", seed=1)
    mind = Mind(GAME, state, "axis", 1, Budget(10_000), Skill())
    front = Front(mind.war, AXIS)
    plans = landings.Plans(mind, front, landings.soon(mind), snlf.places(mind.war))
    assert plans.chosen
    for one in plans.chosen:
        ports = open_ports(mind.war, AXIS)[one.zone] & ~(1 << one.beach)
        assert ports & front.supplied
    empty = {place(label) for label in ("w3508", "e2221", "e5720", "e2106")}
    assert not empty & {one.target for one in plans.chosen}


def test_units_go_ashore_before_their_beachhead_is_lifted() -> None:
    beach = {"w3427": ["beachhead_axis-01/back", "JP-INFA-01/back"], "w4427": ["JP-INFB-02/back"]}
    case = Case(
        "support", beach, phasing="axis", scenario="tora", facing={"w3427": "w3426"}, war_state="total_war"
    )
    assert answers(case, "axis") == ["ashore JP-INFA-01"]
