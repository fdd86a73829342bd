"""Odds of Admirals' War against brute force: every way the dice can fall, through the real combat code."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.combat.frames import Battle, BattleStage
from flagplot.games.admirals_war.moves.frames import Homing
from flagplot.games.admirals_war.odds import BattleResult, Policy, VolleyResult, line_up, odds_of, volley_odds
from flagplot.games.admirals_war.state import DISABLED, SeaState
from flagplot.kernel.action import Action
from flagplot.kernel.dice import Dice, outcomes
from flagplot.kernel.errors import BadInputError
from tests.admirals_war.fights import Fight
from tests.admirals_war.helpers import Case

EXACT = 1e-12


def near(value: float) -> Any:
    return pytest.approx(value, abs=EXACT)


# -- brute force --------------------------------------------------------------------------------------------

Answer = Callable[[Case, SeaState, str], str]


def play_out(case: Case, state: SeaState, answer: Answer, dice: Dice, rounds: int) -> SeaState:
    """Play real questions and answers until the battle, or a number of rounds of it, is over."""
    while True:
        top = state.frames[-1]
        battles = [frame for frame in state.frames if isinstance(frame, Battle)]
        declaring = isinstance(top, Battle) and top.stage == BattleStage.DECLARE
        if not battles or (declaring and battles[-1].round >= rounds):
            return state
        seat = state.waiting[0]
        if isinstance(top, Homing):
            action = str(case.game.legal(state, seat)[0])
        else:
            action = answer(case, state, seat)
        state, _ = case.game.apply(state, seat, action, dice=dice)


class Tied:
    """Dice that settle a dispute about the kind of action with a tie, and fall in every way otherwise."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def roll(self, count: int, sides: int, reason: str, index: int) -> tuple[int, ...]:
        if " action, " in reason:  # "... for air action, 1 more"
            return (5 - int(reason.split()[-2]),)
        return self.dice.roll(count, sides, reason, index)


def brute(
    case: Case, answer: Answer, rounds: int = 1, *, tied: bool = False
) -> dict[tuple[tuple[str, int], ...], Fraction]:
    """The fates of all units of a battle: where they are and their damage, with exact probabilities."""
    units = list(case.state.at[case.frame.area])
    area = case.frame.area
    found: dict[tuple[tuple[str, int], ...], Fraction] = {}
    for chance, state in outcomes(
        lambda dice: play_out(case, case.state, answer, Tied(dice) if tied else dice, rounds)
    ):
        key = tuple(
            ("sea", state.damage[unit])
            if state.place[unit] == area
            else ("sunk", 0)
            if state.place[unit] in (case.game.tables.board.sunk, case.game.tables.board.chart)
            else ("home", state.damage[unit])
            for unit in units
        )
        found[key] = found.get(key, Fraction(0)) + chance
    return found


def answers(**words: str) -> Answer:
    """Choose one kind of action, aim by table (else the first), stand."""

    def answer(case: Case, state: SeaState, seat: str) -> str:
        legal: list[Action] = case.game.legal(state, seat)
        verbs = {action.verb for action in legal}
        if "choose" in verbs:
            return f"choose {words['action']}"
        if "aim" in verbs:
            unit = str(legal[0].args[0])
            return f"aim {unit} {words[unit]}" if unit in words else str(legal[0])
        if "torpedo" in verbs:
            return str(legal[0])
        return "stand" if "stand" in verbs else "done"

    return answer


def same(result: BattleResult, case: Case, found: dict[tuple[tuple[str, int], ...], Fraction]) -> None:
    """Joint results and every unit's damage agree."""
    units = [case.game.tables.board.unit_ids[unit] for unit in case.state.at[case.frame.area]]
    order = [result.ids.index(id) for id in units]
    ours: dict[tuple[object, ...], float] = {}
    for ending, chance in result.endings.items():
        key = tuple({-1: "sunk", -2: "home"}.get(ending.codes[n], ending.codes[n]) for n in order)
        ours[key] = ours.get(key, 0.0) + chance
    theirs: dict[tuple[object, ...], float] = {}
    for fates, exact in found.items():
        words: tuple[object, ...] = tuple(damage if how == "sea" else how for how, damage in fates)
        theirs[words] = theirs.get(words, 0.0) + float(exact)
    assert ours.keys() == theirs.keys()
    assert all(ours[fates] == near(chance) for fates, chance in theirs.items())
    for n, id in enumerate(units):
        for points, chance in result.units[id].damage.items():
            real = sum(c for fates, c in found.items() if fates[n][0] != "sunk" and fates[n][1] == points)
            if case.game.tables.board.pieces[case.unit(id)].kind != 3:
                assert chance == near(float(real)), (id, points)


# -- volleys ------------------------------------------------------------------------------------------------

FACTORS = {
    "uk_hood": "2-2-7", "uk_norfolk": "1*-1-7", "ger_bismarck": "2*-3*-6", "ger_prinz_eugen": "1-1-7",
    "uk_ark_royal": "0-2-7-2*", "uk_eagle": "0-1-4-1", "jap_akagi": "1-2-7-2", "us_chicago": "1-1-6",
    "us_enterprise_cv6": "0-2-7-2*", "us_7af": "2-2", "jap_myoko": "1-1-7",
}  # fmt: skip


def attack_by_attack(case: Case, kind: str, aims: dict[str, str]) -> dict[str, dict[tuple[str, int], float]]:
    """The fates of targets after a volley pushed onto the real stack and fired there."""
    from flagplot.games.admirals_war.combat import fire, volley

    board = case.game.tables.board
    pairs = sorted((board.unit(one), board.unit(other)) for one, other in aims.items())

    def run(dice: Dice) -> SeaState:
        war = case.game.play(case.state.clone(), dice)
        frame = volley.aimed(war, war.side(pairs[0][0]), war.state.place[pairs[0][0]], kind,
                             [one for one, _ in pairs], [other for _, other in pairs])  # fmt: skip
        frame.aims, frame.disables = dict(pairs), kind != "raid"
        war.push(frame)
        volley.fire_all(war, frame)
        fire.take_effect(war)
        return war.state

    found: dict[str, dict[tuple[str, int], float]] = {}
    for chance, state in outcomes(run):
        for target in sorted({other for _, other in pairs}):
            how = "afloat"
            if state.place[target] in (board.sunk, board.chart):
                how = "sunk"
            elif state.marks[target] & DISABLED:
                how = "disabled"
            fates = found.setdefault(board.unit_ids[target], {})
            key = (how, 0 if how == "sunk" else state.damage[target])
            fates[key] = fates.get(key, 0.0) + float(chance)
    return found


VOLLEYS = {
    "guns": ("surface", {"uk_hood": "ger_bismarck", "uk_norfolk": "ger_bismarck"}),
    "two targets": ("surface", {"uk_hood": "ger_prinz_eugen", "uk_norfolk": "ger_bismarck"}),
    "planes": ("air", {"uk_ark_royal": "ger_bismarck", "uk_eagle": "ger_bismarck"}),
    "against planes": ("air", {"uk_ark_royal": "ger_3lf"}),
}


@pytest.mark.parametrize("name", VOLLEYS)
def test_volleys_equal_every_way_the_dice_can_fall(name: str) -> None:
    kind, aims = VOLLEYS[name]
    planes = [id for id in aims.values() if id.startswith("ger_3")]
    if planes:
        board = GAME.tables.board
        plane = next(piece.id for piece in board.pieces if piece.kind == 4 and piece.id.startswith("ger_"))
        aims = {"uk_ark_royal": plane}
        planes = [plane]
    units: dict[str, Any] = {id: {} for id in FACTORS if id.startswith(("uk_", "ger_"))}
    units["ger_bismarck"] = {"damage": 1}
    case = Fight("north_sea", {**units, **{id: {} for id in planes}}, factors=FACTORS)
    result = volley_odds(case.game, case.state, kind, aims)
    for id, fates in attack_by_attack(case, kind, aims).items():
        unit = case.unit(id)
        ours: dict[tuple[str, int], float] = {}
        for fate, chance in result.fates[unit].items():
            ours[fate.how, fate.damage] = ours.get((fate.how, fate.damage), 0.0) + chance
        assert ours.keys() == fates.keys()
        assert all(ours[key] == near(chance) for key, chance in fates.items())
    assert sum(result.joint().values()) == near(1.0)
    assert sum(result.sunk().values()) == near(1.0)


def test_a_port_raid_disables_nobody_and_ships_rest_on_the_bottom() -> None:
    case = Fight(
        "north_sea",
        {"uk_ark_royal": "raiding", "ger_prinz_eugen": {}},
        ports={"germany": {"ger_bismarck": {"damage": 2}}},
        factors={**FACTORS, "ger_bismarck": "2-2-6"},
    )
    aims = {"uk_ark_royal": "ger_bismarck"}
    result = volley_odds(case.game, case.state, "raid", aims)
    (fates,) = attack_by_attack(case, "raid", aims).values()
    chances = result.units["ger_bismarck"]
    assert chances.home == 0.0
    assert chances.sunk == near(fates["sunk", 0])
    assert chances.bottomed == near(sum(c for (how, n), c in fates.items() if how != "sunk" and n > 2))
    assert chances.bottomed > 0.0


# -- rounds -------------------------------------------------------------------------------------------------


def test_a_surface_round_of_both_sides() -> None:
    case = Fight("north_sea", ["uk_hood", "ger_bismarck"], factors=FACTORS)
    found = brute(case, answers(action="surface"))
    result = odds_of(case.game, case.state, "north_sea", action="surface")
    assert isinstance(result, BattleResult)
    same(result, case, found)
    assert sum(result.endings.values()) == near(1.0)


def test_two_against_one_name_their_targets() -> None:
    units = ["uk_norfolk", "ger_bismarck", "ger_prinz_eugen"]
    case = Fight("north_sea", units, factors={**FACTORS, "ger_bismarck": "1*-1*-6"})
    found = brute(case, answers(action="surface", uk_norfolk="ger_prinz_eugen"))
    result = odds_of(
        case.game, case.state, "north_sea", action="surface", allied_policy={"aim": "ger_prinz_eugen"}
    )
    assert isinstance(result, BattleResult)
    same(result, case, found)


def test_an_air_round_with_land_based_air() -> None:
    case = Fight("coral_sea", ["us_7af", "us_chicago", "jap_akagi"], factors={**FACTORS, "us_7af": "1-1"})
    found = brute(case, answers(action="air", jap_akagi="us_7af", us_7af="jap_akagi"))
    result = odds_of(case.game, case.state, "coral_sea", action="air", axis_policy={"aim": "us_7af"})
    assert isinstance(result, BattleResult)
    same(result, case, found)


def test_a_combined_round_planes_first_then_the_guns_of_what_they_left() -> None:
    factors = {"us_enterprise_cv6": "0-1-7-1", "us_chicago": "1-1-6", "jap_myoko": "1-2-7"}
    case = Fight("coral_sea", list(factors), factors=factors)
    plain = answers(action="air", jap_myoko="us_chicago")

    def answer(case: Case, state: SeaState, seat: str) -> str:
        word = plain(case, state, seat)
        return "choose surface" if word == "choose air" and seat == "us" else word

    found = brute(case, answer, tied=True)
    result = odds_of(case.game, case.state, "coral_sea", action="combined", axis_policy={"aim": "us_chicago"})
    assert isinstance(result, BattleResult)
    same(result, case, found)


def test_submarines_attack_after_the_round() -> None:
    boat = next(p.id for p in GAME.tables.board.pieces if p.kind == 3 and p.id.startswith("ger_"))
    units = {"uk_norfolk": {}, "ger_prinz_eugen": {}, boat: "raiding"}
    case = Fight("north_sea", units, factors={**FACTORS, boat: "1"})
    found = brute(case, answers(action="surface"))
    result = odds_of(case.game, case.state, "north_sea", action="surface")
    assert isinstance(result, BattleResult)
    same(result, case, found)


@pytest.mark.parametrize(("wanted", "rounds"), [("air", 1), ("surface", 2)])
def test_a_battle_until_one_side_retreats(wanted: str, rounds: int) -> None:
    """Dice for a disputed kind of action; two rounds; a retreat that is too fast to be pursued."""
    factors = {"uk_norfolk": "1-1-5", "ger_prinz_eugen": "1-0-7"}
    case = Fight("north_sea", ["uk_norfolk", "ger_prinz_eugen"], factors=factors)

    def answer(case: Case, state: SeaState, seat: str) -> str:
        verbs = {action.verb for action in case.game.legal(state, seat)}
        if "choose" in verbs:
            return "choose surface" if seat == "british" else f"choose {wanted}"
        battle = state.frames[-1]
        assert isinstance(battle, Battle), case.game.legal(state, seat)
        return "retreat" if seat == "german" and battle.round >= rounds else "stand"

    found = brute(case, answer, rounds=99)
    result = odds_of(
        case.game, case.state, "north_sea", allied_policy={"actions": "surface"},
        axis_policy={"actions": wanted, "retreat": f"after:{rounds}"},
    )  # fmt: skip
    assert isinstance(result, BattleResult)
    for n, unit in enumerate(case.state.at[case.frame.area]):
        id = case.game.tables.board.unit_ids[unit]
        sunk = sum(chance for fates, chance in found.items() if fates[n][0] == "sunk")
        assert result.sunk(id) == near(float(sunk))
        for points in (0, 1):
            real = sum(c for fates, c in found.items() if fates[n][0] != "sunk" and fates[n][1] == points)
            assert result.units[id].damage.get(points, 0.0) == near(float(real))
    assert result.chance("axis_retreat") > 0.0


def test_a_round_of_pursuit() -> None:
    """The Germans retreat after the first round and are caught for one more, by a script the last."""
    factors = {"uk_norfolk": "1-1-7", "ger_prinz_eugen": "0-1-7"}
    script = {"limit": 2, "stops": 0}
    case = Fight("north_sea", ["uk_norfolk", "ger_prinz_eugen"], factors=factors, battle=script)

    def answer(case: Case, state: SeaState, seat: str) -> str:
        legal = case.game.legal(state, seat)
        verbs = {action.verb for action in legal}
        if "pursue" in verbs:
            return str(legal[0])
        if "choose" in verbs:
            return "choose surface"
        return "retreat" if seat == "german" else "stand"

    found = brute(case, answer, rounds=99)
    result = odds_of(
        case.game, case.state, "north_sea", allied_policy={"actions": "surface"},
        axis_policy={"actions": "surface", "retreat": "after:1"},
    )  # fmt: skip
    assert isinstance(result, BattleResult)
    for n, unit in enumerate(case.state.at[case.frame.area]):
        id = case.game.tables.board.unit_ids[unit]
        sunk = sum(chance for fates, chance in found.items() if fates[n][0] == "sunk")
        assert result.sunk(id) == near(float(sunk))
    assert result.sunk("ger_prinz_eugen") > 0.0
    assert 1.0 < result.rounds < 2.0


# -- battles ------------------------------------------------------------------------------------------------


def battle(allied: Any, axis: Any, area: str = "north_sea", **question: Any) -> BattleResult:
    result = odds_of(GAME, None, area, allied=allied, axis=axis, **question)
    assert isinstance(result, BattleResult)
    return result


def test_chances_of_a_battle_add_up() -> None:
    result = battle("uk_hood, uk_norfolk", "ger_prinz_eugen", axis_policy=Policy(retreat="outgunned"))
    assert sum(result.endings.values()) == near(1.0)
    assert sum(result.ways.values()) == near(1.0)
    for chances in result.units.values():
        assert chances.sunk + sum(chances.damage.values()) == near(1.0)
    assert result.sunk("uk_hood", "uk_norfolk") <= result.sunk("uk_hood")


def test_equal_ships_have_equal_chances() -> None:
    factors = {"uk_norfolk": "2-2-7", "ger_prinz_eugen": "2-2-7"}
    case = Fight("north_sea", ["uk_norfolk", "ger_prinz_eugen"], factors=factors)
    result = odds_of(
        case.game,
        case.state,
        "north_sea",
        allied_policy={"actions": "surface"},
        axis_policy={"actions": "surface"},
    )
    assert isinstance(result, BattleResult)
    assert result.chance("allied") == near(result.chance("axis"))
    ours, theirs = result.units.values()
    assert ours.sunk == near(theirs.sunk)
    assert ours.damage.keys() == theirs.damage.keys()
    assert all(chance == near(theirs.damage[points]) for points, chance in ours.damage.items())


def test_a_faster_pursuer_does_more_harm() -> None:
    def sunk(pursue: bool) -> float:
        return battle(
            "uk_hood", "ger_prinz_eugen", allied_policy={"actions": "surface", "pursue": pursue},
            axis_policy={"actions": "surface", "retreat": "after:1"},
        ).sunk("ger_prinz_eugen")  # fmt: skip

    assert sunk(pursue=True) > sunk(pursue=False) > 0.0


def test_a_battle_nobody_can_fight_is_parted() -> None:
    result = battle(
        "uk_norfolk", "ger_prinz_eugen", allied_policy={"actions": "air"}, axis_policy={"actions": "air"}
    )
    assert result.ways == {"parted": near(1.0)}


def test_the_game_answers_itself() -> None:
    state = line_up(GAME, "north_sea", ["uk_norfolk"], ["ger_prinz_eugen"])
    assert isinstance(GAME.odds(state), BattleResult)
    result = GAME.odds(state, volley="surface", aims={"uk_norfolk": "ger_prinz_eugen"})
    assert isinstance(result, VolleyResult)
    assert set(result.document()["units"]) == {"ger_prinz_eugen"}


@pytest.mark.parametrize(
    ("question", "message"),
    [
        ({"allied": "uk_hod", "axis": "ger_bismarck"}, "a unit expected, found 'uk_hod'"),
        ({"allied": "ger_bismarck", "axis": "uk_hood"}, "a unit of that side expected"),
        ({"allied": "uk_hood", "axis": ""}, "axis units expected, found none"),
        ({"allied": "uk_hood, uk_hood", "axis": "ger_bismarck"}, "twice"),
        ({"allied": "uk_hood", "axis": "ger_bismarck", "action": "night"}, "air, surface or combined"),
        ({"allied": "uk_hood", "axis": "ger_bismarck", "axis_policy": {"retreat": "soon"}}, "never, out"),
        ({"allied": "uk_hood", "axis": "ger_bismarck", "axis_policy": {"aim": "best"}}, "pairs, weakest"),
        ({"allied": "uk_hood", "axis": "ger_bismarck", "volley": "surface",
          "aims": {"uk_hood": "uk_norfolk"}}, "an enemy target expected"),
        ({"allied": "uk_hood", "axis": "ger_bismarck", "volley": "air",
          "aims": {"uk_hood": "ger_bismarck"}}, "cannot attack in this way: air"),
    ],
)  # fmt: skip
def test_bad_questions_get_one_clear_line(question: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInputError, match=message) as caught:
        odds_of(GAME, None, "north_sea", **question)
    assert "\n" not in str(caught.value)


def test_a_battle_too_large_is_refused_at_once() -> None:
    pieces = GAME.tables.board.pieces
    british = [piece.id for piece in pieces if piece.id.startswith("uk_") and piece.kind == 0][:8]
    german = [piece.id for piece in pieces if piece.id.startswith("ger_") and piece.kind == 0][:6]
    with pytest.raises(BadInputError, match="situations expected, found"):
        battle(british, german)


def test_crippled_carriers_that_keep_out_of_gunnery_part() -> None:
    """Both want another kind of action, and nobody can hurt anybody in either: not a round is counted."""
    result = battle(
        {"us_enterprise_cv6": {"damage": 2}}, {"jap_hyuga_bbcv": {"damage": 4}}, "coral_sea",
        allied_policy={"actions": "surface"}, axis_policy={"actions": "air"},
    )  # fmt: skip
    assert result.ways == {"parted": near(1.0)}
    assert result.rounds == 0.0
