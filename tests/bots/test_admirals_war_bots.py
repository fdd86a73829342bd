"""Bots of Admirals' War: they answer every question, and the same way twice."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise

import pytest

import flagplot
from flagplot.kernel.action import Action
from flagplot.kernel.stream import Stream
from flagplot.kernel.thinking import Budget

GAME = flagplot.game("admirals-war")
EVERYTHING = {
    "hidden_submarines": True, "task_forces": True, "pearl_harbor_tension": True, "tora": True,
    "french_dilemma": True, "submarine_targeting": True, "german_carriers": True, "greek_navy": True,
    "pocket_pride": True, "alternate_names": True, "battleship_carriers": True, "aging_fleet": True,
    "italian_ineffectiveness": True, "italian_buildup": "fixed", "argus": True,
}  # fmt: skip


def played(scenario, options=None, levels=("easy", "easy"), seed=3, twice=False):
    """A whole game; the Allies and the Axis at their levels, or ``random``."""
    state = GAME.start(scenario, options, seed=seed)
    bots = {name: GAME.opponents().bot(name) for name in levels if name != "random"}
    stream = Stream("random", seed)
    for _ in range(20_000):
        if state.outcome is not None:
            return state
        seat = state.waiting[0]
        level = levels[seat in ("japanese", "german")]
        legal = GAME.legal(state, seat)
        if level == "random":
            GAME.push(state, seat, stream.choose(legal))
            continue
        thought = bots[level].think(GAME.seen(state, seat), seed, Budget(500))
        if twice:
            assert thought == bots[level].think(GAME.seen(state, seat), seed, Budget(500))
        assert thought.answers[0] in legal
        for answer in thought.answers:
            if seat not in state.waiting or answer not in GAME.legal(state, seat):
                break
            GAME.push(state, seat, answer)
            if seat != (state.waiting or ("",))[0]:
                break
    raise AssertionError(f"the game does not end: {state.frames[-1]}")


@pytest.mark.parametrize("scenario", ["midway", "standard", "turn_0", "turn_11"])
def test_a_game_is_played_without_an_illegal_answer(scenario):
    assert played(scenario, twice=scenario == "midway").outcome is not None


@pytest.mark.parametrize("players", ["two", "four"])
def test_every_optional_rule_has_an_answer(players):
    options = {**EVERYTHING, "players": players, "parallel_theatres": players == "four"}
    assert played("turn_11", options, seed=5).outcome is not None


def test_easy_beats_random():
    assert "us" in played("midway", levels=("easy", "random")).outcome.winners
    assert "us" in played("standard", levels=("easy", "random")).outcome.winners
    assert "german" in played("standard", levels=("random", "easy")).outcome.winners


def test_lead_is_a_sum_of_nothing_between_the_sides():
    lead = GAME.opponents().lead(GAME.start(seed=1))
    assert lead["us"] == lead["british"] == -lead["german"] == -lead["japanese"]


# -- sense ---------------------------------------------------------------------------------------------------


def thought(document, seat, level="normal"):
    """What a bot answers in a position, as strings."""
    state = GAME.position({"game": "admirals-war", **document})
    assert seat in state.waiting, state.waiting
    found = GAME.opponents().bot(level).think(GAME.seen(state, seat), 1, Budget(3_000))
    return [str(answer) for answer in found.answers]


def orders(answers):
    """Unit to destination, from a run of picks and orders."""
    found = {}
    for pick, order in pairwise(answers):
        if pick.startswith("pick "):
            found[pick.removeprefix("pick ")] = order.removeprefix("to ")
    return found


ATLANTIC = {"turn": 4, "pacific": "war"}


def test_an_empty_area_gets_a_patroller():
    units = {"england": ["uk_hood"], "germany": ["ger_admiral_hipper"]}
    sent = orders(thought({**ATLANTIC, "step": "patrol", "seat": "british", "units": units}, "british"))
    assert sent["uk_hood"] == "western_approaches"


def test_a_boat_goes_where_nobody_hunts_it():
    units = {
        "western_approaches": ["uk_hood", "uk_renown", "uk_kent", "uk_norfolk", "uk_london", "uk_york"],
        "air_gap": ["uk_exeter"], "reserve": ["ger_uboat_01"], "germany": ["ger_admiral_hipper"],
    }  # fmt: skip
    sent = orders(thought({**ATLANTIC, "step": "patrol", "seat": "german", "units": units}, "german"))
    assert sent["ger_uboat_01"] == "air_gap"


PEACE = {"turn": 1, "pacific": "peace"}


def test_cruisers_at_sea_stay_where_they_hold_most():
    """Ships on a sea base patrol where they are, or elsewhere: never both."""
    here = {"us_indianapolis": {"base": "hawaiian_islands"}, "us_minneapolis": {"base": "hawaiian_islands"}}
    units = {"hawaiian_islands": here, "yokosuka_navy_yard": ["jap_myoko"]}
    sent = orders(thought({**PEACE, "step": "patrol", "seat": "us", "units": units}, "us"))
    assert sorted(sent.get(one, "hawaiian_islands") for one in here) == ["coral_sea", "hawaiian_islands"]


def test_a_location_uncertain_group_holds_the_central_pacific():
    """No cruiser is sent there to hold it once more before the war."""
    units = {"pearl_harbor": ["us_chester"], "location_uncertain_w": ["us_enterprise_cv6"],
             "hawaiian_islands": ["us_indianapolis"], "coral_sea": ["uk_exeter"],
             "french_polynesia": ["uk_kent"], "yokosuka_navy_yard": ["jap_myoko"]}  # fmt: skip
    sent = orders(thought({**PEACE, "step": "patrol", "seat": "us", "units": units}, "us"))
    assert "central_pacific" not in sent.values()


def test_aircraft_at_peace_do_not_hold_what_a_ship_holds():
    """Before the attack nobody fights: one patroller holds the Home Islands, so aircraft fly elsewhere."""
    units = {"home_islands": ["jap_myoko"], "marianas": ["jap_nachi"], "bismarck_sea": ["uk_exeter"],
             "yokosuka_navy_yard": ["jap_21af", "jap_22af"], "pearl_harbor": ["us_chester"]}  # fmt: skip
    document = {**PEACE, "step": "air", "seat": "japanese", "units": units}
    sent = orders(thought(document, "japanese"))
    assert set(sent.values()) == {"marshalls"}


def test_air_units_alone_never_ask_for_a_surface_action():
    document = {**ATLANTIC, "turn": 5, "step": "combat", "units": {
        "marshalls": ["jap_24af", "us_astoria", "us_portland"],
        "truk": ["jap_25af"], "pearl_harbor": ["us_enterprise_cv6"],
    }}  # fmt: skip
    state = GAME.position({"game": "admirals-war", **document})
    while GAME.legal(state, "japanese")[:1] and GAME.legal(state, "japanese")[0].verb != "choose":
        state, _ = GAME.apply(state, "japanese", GAME.legal(state, "japanese")[-1])
    found = GAME.opponents().bot("normal").think(GAME.seen(state, "japanese"), 1, Budget(100))
    assert str(found.answers[0]) == "choose air"


def test_the_last_turn_leaves_nobody_in_port():
    state = GAME.start("midway", seed=1)
    assert state.waiting == ("japanese",)
    found = GAME.opponents().bot("normal").think(GAME.seen(state, "japanese"), 1, Budget(3_000))
    ordered = orders([str(answer) for answer in found.answers])
    assert len(ordered) == 34
    assert {"central_pacific", "raid"} <= set(ordered.values())


@pytest.mark.parametrize(("boats", "dice", "left"), [(1, 1, 2 / 3), (1, 4, 0.1975), (2, 2, 0.8889)])
def test_boats_left_after_a_hunt(boats, dice, left):
    from flagplot.games.admirals_war.bots.boats import survivors

    assert 1 - survivors(boats, dice)[0][0] == pytest.approx(left, abs=1e-3)


ANCHORS = (  # the strategy page, by exact odds: our side, theirs, chance that ours is left if one is
    ("uk_norfolk", "ger_admiral_hipper", 26, 55),
    ("uk_kent uk_london uk_york", "ger_admiral_graf_spee", 90, 8),
    ("uk_king_george_v uk_prince_of_wales", "ger_bismarck", 88, 5),
)


@pytest.mark.parametrize(("own", "theirs", "left", "other"), ANCHORS)
def test_the_formula_is_near_exact_battles(own, theirs, left, other):
    from flagplot.games.admirals_war.bots import estimate

    war = GAME.play(GAME.start(seed=1))
    number = war.board.unit_of
    mine, enemy = (estimate.strength(war, [number[id] for id in ids.split()]) for ids in (own, theirs))
    met = estimate.by_kind(mine, enemy, "surface")
    assert met.left / (met.left + met.theirs) == pytest.approx(left / (left + other), abs=0.12)


def test_hard_searches_and_says_so():
    state = GAME.start("midway", seed=1)
    bot = GAME.opponents().bot("hard")
    found = bot.think(GAME.seen(state, "japanese"), 1, Budget(4_000))
    assert found.work >= 4_000
    assert found == bot.think(GAME.seen(state, "japanese"), 1, Budget(4_000))
    assert any("plans" in reason.text for reason in found.reasons)


def test_a_day_fought_out_is_split_into_its_areas_and_corrects_them():
    """All points of the day are found again in the areas, and an area seen won is expected to be."""
    from flagplot.games.admirals_war.bots import counterplans, midway, search
    from flagplot.games.admirals_war.bots.day import TRUST, Day
    from flagplot.games.admirals_war.bots.mind import Mind, Skill

    mind = Mind(GAME, GAME.start("midway", seed=1), "japanese", 1, Budget(10_000), Skill())
    day = Day(mind)
    final = counterplans.plans(mind, day)[0].final
    orders = midway.posts(day, final)
    usual = Mind(GAME, mind.state, "japanese", 1, Budget(10_000), Skill())
    usual.orders = orders
    end = search._played(mind, tuple(midway.patrol(usual)), 0, lambda state: False, Budget(10_000), orders)
    points = day._ended(final.musters, end)
    assert day.sure + sum(points) == sum(end.vp)
    before = [dict(day.chances(place, tuple(one))) for place, one in enumerate(final.musters)]
    for _ in range(TRUST):
        day.learn(final.musters, end)
    for place, muster in enumerate(final.musters):
        now = dict(day.chances(place, tuple(muster)))
        assert sum(now.values()) == pytest.approx(1.0)
        assert now[points[place]] == pytest.approx((1 + before[place].get(points[place], 0.0)) / 2)


def test_at_midway_the_plan_is_taken_that_wins_when_fought_out(monkeypatch):
    from flagplot.games.admirals_war.bots import counterplans, search
    from flagplot.games.admirals_war.bots.day import Day
    from flagplot.games.admirals_war.bots.mind import Mind, Skill

    mind = Mind(GAME, GAME.start("midway", seed=1), "us", 1, Budget(20_000), Skill())
    day = Day(mind)
    good, bad = ((Action("plan", (word,)),) for word in ("good", "bad"))
    empty = counterplans.Chart(day)
    chance = {id(empty): 0.5}
    other = empty.copy()
    chance[id(other)] = 0.6  # looks better on paper
    plans = {bad: counterplans.Plan(0.6, other, other), good: counterplans.Plan(0.5, empty, empty)}
    monkeypatch.setattr(search.counterplans, "value", lambda day, chart, side: chance[id(chart)])
    monkeypatch.setattr(
        search, "_played", lambda mind, plan, n, over, budget, orders: budget.spend(350) or plan
    )
    lessons = {good: (id(empty), 0.01), bad: (id(other), -0.01)}

    def learn(day, musters, end):
        chart, gain = lessons[end]
        chance[chart] += gain

    monkeypatch.setattr(Day, "learn", learn)
    assert search._days(mind, day, plans) == good


def test_the_usual_answer_is_left_only_for_one_that_is_clearly_better():
    from flagplot.games.admirals_war.bots import search

    usual, better = [0.0] * 10, [1.0, -0.5] * 5  # 0.25 better on average, a standard error of 0.25
    assert not search._clearly(better, usual, 1.0)
    assert not search._clearly([*better[:9], 1.0], usual, search.DOUBT)  # 1.6 of them
    assert search._clearly([*better[:9], 1.0], usual, 1.0)
    assert search._clearly([1.0] * 9 + [-0.5], usual, search.DOUBT)


def test_the_same_thought_in_another_process():
    code = (
        "import flagplot; from flagplot.kernel.thinking import Budget; g = flagplot.game('admirals-war');"
        "s = g.start('standard', seed=4); s.seq; b = g.opponents().bot('normal');\n"
        "while s.turn == 1 and g.phase(s) != 'repair':\n"
        "    seat = s.waiting[0]; t = b.think(g.seen(s, seat), 9, Budget(500))\n"
        "    print(seat, *t.answers, sep=',')\n"
        "    [g.push(s, seat, a) for a in t.answers if seat in s.waiting and a in g.legal(s, seat)]\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True, text=True, check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }  # fmt: skip
    assert len(told) == 1
    assert "british,pick" in told.pop()


def test_blunders_are_counted():
    from flagplot.games.admirals_war.bots.postures import POSTURES, Posture

    def count(name, side, units, **more):
        document = {"game": "admirals-war", **ATLANTIC, "step": "combat", "units": units, **more}
        return POSTURES[name](Posture(GAME.play(GAME.position(document)), side))

    met = {
        "north_sea": ["uk_ark_royal", "ger_scharnhorst"],
        "air_gap": ["uk_exeter"],
        "mid_atlantic": ["uk_york"],
    }
    assert count("bare_carriers", 0, met) == 1
    assert (
        count("bare_carriers", 0, {**met, "north_sea": ["uk_ark_royal", "uk_hood", "ger_scharnhorst"]}) == 0
    )
    assert count("lone_giant", 1, {"north_sea": ["ger_bismarck", "uk_hood", "uk_renown", "uk_repulse"], **{
        key: met[key] for key in ("air_gap", "mid_atlantic")}}) == 1  # fmt: skip


def test_a_recorded_game_is_searched_for_blunders():
    from flagplot.kernel.match import Match

    match = Match.new(GAME, scenario="midway", seed=2)
    stream = Stream("blunders", 2)
    while match.state.waiting:
        seat = match.state.waiting[0]
        match.do(seat, stream.choose(match.legal(seat)))
    found = GAME.opponents().blunders(match)
    assert found["last_turn_at_home"] > 5
    assert set(found) >= {"bare_carriers", "landing_omitted"}


# -- Midway: the whole day -----------------------------------------------------------------------------------


def day_of(step, seat, units):
    """The day as a seat sees it in a position of Midway."""
    from flagplot.games.admirals_war.bots.day import Day
    from flagplot.games.admirals_war.bots.mind import Mind, Skill

    document = {"game": "admirals-war", "scenario": "midway", "step": step, "units": units}
    state = GAME.position(document)
    return Day(Mind(GAME, state, seat, 1, Budget(5_000), Skill()))


def victory(step, seat, side, units):
    """The chance of a side with everybody where he is."""
    from flagplot.games.admirals_war.bots.counterplans import Chart, value

    day = day_of(step, seat, units)
    return value(day, Chart(day), side)


def test_a_day_nobody_contests_is_won_by_points():
    held = {"hawaiian_islands": ["us_maryland"], "home_islands": ["jap_fuso"]}
    assert victory("combat", "us", 0, held) == pytest.approx(1.06)  # Hawaii 3, Midway 2, Attu 1
    assert victory("combat", "us", 1, held) == pytest.approx(-0.06)
    taken = {"hawaiian_islands": ["us_maryland", "jap_akagi", "jap_kongo", "jap_hiei", "jap_haruna"],
             "central_pacific": ["jap_soryu", "jap_snlf_kure"]}  # fmt: skip
    assert victory("combat", "us", 1, taken) > 0.6  # a landing nobody fires at, and Hawaii likely denied


def test_a_carrier_that_can_fire_at_a_landing_saves_the_base():
    fleet = ["jap_akagi", "jap_soryu", "jap_yamato", "jap_nagato", "jap_snlf_kure"]
    alone = victory("combat", "us", 0, {"central_pacific": fleet, "gulf_of_alaska": ["us_astoria"]})
    met = victory("combat", "us", 0, {"central_pacific": [*fleet, "us_hornet_cv8"],
                                      "gulf_of_alaska": ["us_astoria"]})  # fmt: skip
    assert met > alone + 0.2


def test_raiders_of_the_last_step_go_where_the_day_is_won():
    fleet = ["jap_akagi", "jap_soryu", "jap_yamato", "jap_nagato", "jap_snlf_kure"]
    document = {
        "scenario": "midway", "step": "raiders", "seat": "us",
        "units": {"central_pacific": fleet, "gulf_of_alaska": ["us_astoria"],
                  "pearl_harbor": {"us_hornet_cv8": {"mode": "raiding"}}},
    }  # fmt: skip
    assert orders(thought(document, "us"))["us_hornet_cv8"] == "central_pacific"


def test_japan_keeps_fast_ships_for_hawaii():
    from flagplot.games.admirals_war.bots import counterplans, day, midway
    from flagplot.games.admirals_war.bots.mind import Mind, Skill

    mind = Mind(GAME, GAME.start("midway", seed=1), "japanese", 1, Budget(3_000), Skill(plans=2))
    best = counterplans.plans(mind, day.Day(mind))[0]
    posts = midway.posts(day.Day(mind), best.chart, 1, 0)
    fast = [unit for unit in posts if mind.war.speed(unit) >= 7]
    free = [unit for unit in fast if not posts[unit][1]]
    assert len(free) >= 5  # raiders that nobody knows the goal of, and that reach Hawaii
    assert 0.1 < best.chance < 0.9


# -- blunders ------------------------------------------------------------------------------------------------


def posture(name, side, units, **more):
    """How often a blunder is seen as combat begins."""
    from flagplot.games.admirals_war.bots.postures import POSTURES, Posture

    document = {"game": "admirals-war", **ATLANTIC, "step": "combat", "units": units, **more}
    return POSTURES[name](Posture(GAME.play(GAME.position(document)), side))


ELSEWHERE = {"air_gap": ["uk_exeter"], "mid_atlantic": ["uk_york"]}


def test_planes_are_joined_by_a_ship_that_could():
    met = {"north_sea": ["uk_raf_coastal", "ger_scharnhorst"], **ELSEWHERE}
    assert posture("planes_unjoined", 0, {**met, "england": ["uk_hood"]}) == 1
    assert posture("planes_unjoined", 0, met) == 0


def test_a_cripple_does_not_meet_an_equal_enemy():
    def met(damage, turn):
        ships = {"uk_hood": {"damage": damage}, "ger_scharnhorst": {}, "ger_gneisenau": {}}
        return posture("cripple_at_sea", 0, {"north_sea": ships, **ELSEWHERE}, turn=turn)

    assert (met(4, 4), met(0, 4), met(4, 10)) == (1, 0, 0)


def test_raiders_do_not_attack_a_fleet_twice_as_strong():
    def met(*enemies):
        ships = {"ger_admiral_hipper": {"mode": "raiding"}, **{one: {} for one in enemies}}
        return posture("hopeless_raid", 1, {"north_sea": ships, **ELSEWHERE})

    assert (met("uk_hood", "uk_renown", "uk_repulse"), met("uk_kent")) == (1, 0)


def test_a_ship_is_turned_over_for_somebody():
    units = {"germany": {"ger_bismarck": {"mode": "raiding"}}}
    assert posture("kept_raider", 1, {**units, "arabian_sea": ["uk_exeter"]}) == 1
    assert posture("kept_raider", 1, {**units, "north_sea": ["uk_exeter"]}) == 0


def moment_of(name, side, state, action):
    """Whether an answer in a state is a blunder."""
    from flagplot.games.admirals_war.bots.blunders import ANSWERS, Moment

    return ANSWERS[name](Moment(GAME.play(state), side, state.frames[-1], action))


def test_a_worn_ship_does_not_pursue():
    from flagplot.games.admirals_war.combat.frames import Groups
    from flagplot.kernel.action import Action

    for damage, found in ((0, False), (9, True)):
        state = GAME.position({"game": "admirals-war", **ATLANTIC, "step": "combat", "units": {
            "north_sea": {"uk_hood": {"damage": damage}, "ger_scharnhorst": {}}, **ELSEWHERE}})  # fmt: skip
        state.frames.append(Groups(area=GAME.play(state).board["north_sea"], runner=1))
        assert moment_of("worn_chaser", 0, state, Action("pursue", ("uk_hood", 1))) is found


@pytest.mark.parametrize(("armor_left", "again", "found"), [
    (0, "us_pennsylvania", True),  # Yamato's six dice sink what has no armor left
    (None, "us_pennsylvania", False),  # a sound ship may take two
    (0, "us_tennessee", False),
])  # fmt: skip
def test_no_second_shot_at_what_is_as_good_as_sunk(armor_left, again, found):
    from flagplot.games.admirals_war.combat.frames import Volley
    from flagplot.kernel.action import Action

    ours, targets = ("jap_yamato", "jap_nagato"), ("us_pennsylvania", "us_tennessee")
    state = GAME.position({"game": "admirals-war", **ATLANTIC, "step": "combat", "units": {
        "central_pacific": [*ours, *targets], **ELSEWHERE}})  # fmt: skip
    war = GAME.play(state)
    number = war.board.unit_of
    first, other = number["us_pennsylvania"], number["us_tennessee"]
    if armor_left is not None:
        state.damage[first] = war.armor(first) - armor_left
    state.frames.append(Volley(
        side=1, area=war.board["central_pacific"], kind="surface",
        attackers=tuple(number[one] for one in ours), targets=(first, other), firing=(first, other),
        aims={number["jap_yamato"]: first},
    ))  # fmt: skip
    assert moment_of("overkill", 1, state, Action("aim", ("jap_nagato", again))) is found
