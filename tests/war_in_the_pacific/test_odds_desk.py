"""The odds desk: attacks on land through all their dice, and what may be asked about them by whom."""

from __future__ import annotations

from itertools import product
from typing import Any, TypeVar

import msgspec
import pytest

from flagplot.games.war_in_the_pacific import GAME
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.events import Fought, Joined
from flagplot.games.war_in_the_pacific.game import WarInThePacific
from flagplot.games.war_in_the_pacific.odds import command, imagined
from flagplot.games.war_in_the_pacific.odds.chances import of
from flagplot.games.war_in_the_pacific.odds.course import Course, Orders
from flagplot.games.war_in_the_pacific.odds.table import attack_of
from flagplot.kernel.action import parse_action
from flagplot.kernel.dice import ScriptedDice, outcomes
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.odds import Asked
from flagplot.kernel.outlook import Picked
from flagplot.kernel.whatif import WhatIf, Wish
from tests.war_in_the_pacific import test_other_worlds as worlds
from tests.war_in_the_pacific.ashore import GAME as LAND_GAME
from tests.war_in_the_pacific.ashore import LandCase
from tests.war_in_the_pacific.setting import Case, Situation

End = tuple[tuple[int, ...], tuple[int, ...], bool, bool]  # steps of both sides, who of them is there
Ends = dict[End, float]
DESK = GAME.ask_odds()


def fought(units: list[str], label: str = "b0404", **more: Any) -> Case:
    """An attack of the Allies on an island whose units stand in one hex."""
    case = Case("first", {label: units}, **more)
    case.do("allied", f"attack {label}")
    return case


def tried(state: Any, seat: str | None, space: str = "b0404", action: str = "", **values: Any) -> WhatIf:
    return DESK.what_if(state, seat, Wish(space, parse_action(action) if action else None, values))


def chance(found: WhatIf) -> float:
    assert found.headline is not None, found.problem
    return found.headline.chance


def frame_of(state: Any) -> Attack | None:
    return next((one for one in state.frames if isinstance(one, Attack)), None)


def end(game: WarInThePacific, state: Any, first: Attack) -> End:
    play = game.play(state)
    steps = [tuple(state.steps[unit] for unit in units) for units in (first.attackers, first.defenders)]
    there = [bool(play.at(first.hex, side)) for side in (first.side, 1 - first.side)]
    return steps[0], steps[1], there[0], there[1]


def answered(listed: list[str]) -> str:
    """As ``Orders`` does it where nothing else is said: stand, absorb, reduce nothing, go nowhere."""
    return listed[-1] if listed[0].startswith("reduce") else listed[0]


def played(game: WarInThePacific, state: Any, answer: str, first: Attack) -> Ends:
    """Every fall of every die of the game itself, ten faces a check, from an answer to the end."""
    (seat,) = state.waiting
    found: Ends = {}
    reached: dict[str, list[Any]] = {}
    for chance, (after, _) in outcomes(lambda dice: game.apply(state, seat, answer, dice)):
        attack = frame_of(after)
        if attack is None or attack.stage.after(type(attack.stage).CHASE):
            key = end(game, after, first)
            found[key] = found.get(key, 0.0) + float(chance)
            continue
        rows = (tuple(one) for one in (after.place, after.steps, after.marks))
        same = reached.setdefault(repr((*rows, after.forts, after.frames)), [0.0, after])
        same[0] += float(chance)
    for chance, after in reached.values():
        listed = [str(one) for one in game.legal(after, after.waiting[0])]
        for key, share in played(game, after, answered(listed), first).items():
            found[key] = found.get(key, 0.0) + chance * share
    return found


def worked_out(course: Course) -> Ends:
    """The same from the course of the attack."""
    return of(course.ends, lambda both: (both[0].steps, both[1].steps, both[0].stays, both[1].stays))


CaseT = TypeVar("CaseT", bound=Situation)


def commanded(case: CaseT) -> CaseT:
    """Until it is known who commands: nobody. The defender has still to say what his fort does."""
    while not (listed := case.answers(seat := case.state.waiting[0]))[0].startswith("announce"):
        answer = next((one for one in listed if one in ("no", "done")), listed[0])
        case.state, events = case.game.apply(case.state, seat, answer, ScriptedDice([1] * 9))
        case.events += events
    return case


@pytest.mark.rule("BR-23-07", "BR-23-11", "BR-23-31", "WPA-TAC-17", "WPA-TDP-37")
@pytest.mark.parametrize(
    ("units", "fort"),
    [
        (["mc-rgt-2:3", "jn-sbf-3sp/broken"], 2),
        (["mc-rgt-2:4", "mc-rgt-8:1", "jn-sbf-3sp"], 2),
        (["mc-rgt-2:3", "jn-eng-111", "jn-lab-betio"], 2),
    ],
)
def test_an_attack_ends_as_often_as_all_its_dice_say(units: list[str], fort: int) -> None:
    case = commanded(fought(units, forts={"b0404": [fort, 2]}))
    first = frame_of(case.state)
    assert first is not None
    told = worked_out(imagined.at_hand(GAME, case.play, Orders()))
    assert told == pytest.approx(played(GAME, case.state, case.answers("japan")[0], first))
    assert len(told) > 4


@pytest.mark.rule("BR-23-07", "BR-23-11", "BR-23-08")
def test_so_does_one_on_the_main_map() -> None:
    fort = {"strength": 2, "size": 9, "side": "allied"}
    units = {"A3730": ["ja-rgt-55", "br-bde-8ind:2/broken"]}
    case = LandCase("ground_first", units, forts={"A3730": fort})
    case.do("japan", "attack A3730", dice=[1, 1])
    first = frame_of(commanded(case).state)
    assert first is not None
    told = worked_out(imagined.at_hand(case.game, case.play, Orders()))
    assert told == pytest.approx(played(case.game, case.state, case.answers("allied")[0], first))
    assert len(told) > 3


@pytest.mark.rule("WPA-GEN-11", "BR-23-07")
def test_generals_command_as_often_as_the_control_roll_says() -> None:
    """Two control rolls, a rating in brackets: the column and the modifier of every fall of the dice."""
    case = fought(["mc-rgt-2:4", "jn-sbf-3sp"], forts={"b0404": [2, 2]})
    case.do("japan", "no")
    counted: dict[tuple[str, int], float] = {}
    for share, (state, _) in outcomes(lambda dice: GAME.apply(case.state, "allied", "no", dice)):
        panel = GAME.view(state, None).panels["attack"]
        key = panel["odds"], panel["drm"]
        counted[key] = counted.get(key, 0.0) + float(share)
    drawn = tried(case.state, "allied")
    (odds,) = [part for part in drawn.parts if part.title == "The odds"]
    assert len(counted) > 1
    assert odds.rows == [
        [f"{100 * share:.2f}%", odds, f"{drm:+d}"]
        for (odds, drm), share in sorted(counted.items(), key=lambda pair: (-pair[1], pair[0]))
    ]


# -- one number everywhere ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-23-07")
def test_a_plan_the_fight_at_hand_and_the_drawer_tell_the_same() -> None:
    case = Case("first", {"b0404": ["mc-rgt-2:3", "mc-rgt-8:1", "jn-sbf-3sp"]}, forts={"b0404": [2, 2]})
    plan = DESK.planned(case.state, "allied", parse_action("attack b0404"), "b0404")
    assert plan is not None
    assert (plan["attacker"], plan["defenders"], plan["space"]) == ("allied", ["japan"], "b0404")
    assert sum(one["chance"] for one in plan["ends"]) == pytest.approx(1)
    assert chance(tried(case.state, "allied", action="attack b0404")) == plan["chance"]
    assert DESK.battles(case.state)["battles"] == []
    case.do("allied", "attack b0404", "done")
    assert DESK.battles(case.state)["battles"] == [plan]
    assert chance(tried(case.state, "allied")) == plan["chance"]
    assert chance(tried(case.state, "japan")) == pytest.approx(1 - plan["chance"])
    ready = commanded(case).state
    (now,) = DESK.battles(ready)["battles"]
    assert chance(tried(ready, "allied")) == pytest.approx(now["chance"])
    assert chance(tried(ready, None)) == pytest.approx(now["chance"])
    detail = DESK.battle(ready, "b0404", "never")
    rows = next(part for part in detail["parts"] if part["title"] == "The roll calls for")["rows"]
    board = GAME.view(ready, None).panels["attack"]["chances"]["rows"]
    shown = {(str(one["attacker"]), str(one["defender"])) for one in board}
    assert {tuple(row[1:3]) for row in rows} == shown
    assert DESK.planned(ready, "allied", parse_action("attack b0404"), "b0404") is None  # not its answer now


def test_a_march_into_a_hex_with_enemies_is_an_attack_to_come() -> None:
    case = Case("first", {"b0404": ["mc-rgt-2:3"], "b0504": ["jn-sbf-3sp"]})
    move = parse_action("move mc-rgt-2 b0504")
    assert str(move) in case.answers("allied")
    found = DESK.planned(case.state, "allied", move, "b0504")
    assert found is not None
    assert found["chance"] == chance(tried(case.state, "allied", "b0504", attack={"mc-rgt-2": 3}))
    assert DESK.planned(case.state, "allied", move, "b0404") is None
    assert DESK.planned(case.state, "japan", move, "b0504") is None
    assert attack_of(GAME, case.play, "allied", parse_action("done")) is None
    both = Case("first", {"b0404": ["mc-rgt-2:3", "mc-rgt-8:2"], "b0504": ["jn-sbf-3sp"]}).state
    picked = Picked(space="b0404", units={"mc-rgt-2": 1, "mc-rgt-8": 1})
    (goal,) = [one for one in GAME.outlook(both, "allied", picked).destinations if one.get("fights")]
    together = DESK.planned(both, "allied", parse_action(goal["action"]), "b0504")
    assert together is not None
    assert together["chance"] > found["chance"]


@pytest.mark.rule("BR-1-07", "BR-23-07")
def test_on_the_main_map_nobody_is_told_who_commands() -> None:
    """Both sides show their units; what headquarters give is known once the control dice have fallen."""
    case = LandCase("ground_first", {"A3731": ["ja-div-5:6", "br-bde-8ind", "br-bde-22ind:2"]})
    desk = case.game.ask_odds()
    case.do("japan", "attack A3731")
    (found,) = desk.battles(case.state)["battles"]
    assert "control roll" in found["note"]
    none = {"attack_general": "none", "defend_general": "none"}
    one = desk.what_if(case.state, None, Wish("A3731", None, none))
    assert chance(one) == pytest.approx(found["chance"])
    mine = desk.what_if(case.state, "japan", Wish("A3731"))
    (general,) = [field for field in mine.fields if field.name == "attack_general"]
    (other,) = [field for field in mine.fields if field.name == "defend_general"]
    assert (general.value, other.value) == ("rules", "none")


# -- the drawer ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def front() -> Any:
    return Case("first", {"b0404": ["mc-rgt-2:3", "mc-rgt-8:1", "jn-sbf-3sp"]}, forts={"b0404": [2, 2]}).state


def test_more_marines_less_fort_and_ships_help(front: Any) -> None:
    usual = chance(tried(front, "allied"))
    assert chance(tried(front, "allied", attack={"mc-rgt-2": 4, "mc-rgt-8": 4})) > usual
    assert chance(tried(front, "allied", fort=0)) > usual
    assert chance(tried(front, "allied", shelled=True, support=2)) > usual
    assert chance(tried(front, "allied", defend={"jn-sbf-3sp": 2, "jn-snlf-s7": 1})) < usual
    assert chance(tried(front, "allied", landing=True)) < usual  # half quality [see BR-17-06]
    assert chance(tried(front, "allied", defend_retreat="go")) >= usual
    assert chance(tried(front, "japan", side="allied")) == pytest.approx(1 - usual)
    assert tried(front, "allied").space == "b0404"


def test_the_other_side_may_attack(front: Any) -> None:
    found = tried(front, "japan", side="japan")
    assert found.headline is not None
    assert found.headline.text == "to take the hex"
    charged = tried(front, "japan", side="japan", charge="leader:3", attack={"jn-sbf-3sp": 2})
    assert chance(charged) != chance(found)


def test_the_fewest_steps_have_the_wanted_chance(front: Any) -> None:
    best = chance(tried(front, "allied", fort=0))
    found = tried(front, "allied", fort=0, want=int(50 * best))
    offer = found.parts[-1].offer
    assert offer is not None
    assert chance(tried(front, "allied", fort=0, **{offer.field: offer.value})) >= int(50 * best) / 100
    assert "Even all" in tried(front, "allied", want=100).parts[-1].text


def test_take_and_hold(front: Any) -> None:
    found = tried(front, "allied", fort=0, attack={"mc-rgt-2": 4, "mc-rgt-8": 4}, counter={"jn-snlf-s7": 1})
    (part,) = [one for one in found.parts if one.title == "Take and hold"]
    held, lost = (float(value.rstrip("%")) for _, value in part.facts)
    assert held + lost == pytest.approx(100 * chance(found), abs=0.02)
    assert held > lost


def test_what_nobody_can_read_is_refused(front: Any) -> None:
    for values, complaint in (
        ({"attack": {"elephant": 1}}, "attack: units of that side"),
        ({"attack": {"mc-rgt-2": 9}}, "attack: units of that side"),
        ({"fort": 15}, "fort: a number from 0 to 14"),
        ({"wishes": 1}, "odds: one of"),
        ({"what": "strike"}, "what: one of land"),
    ):
        with pytest.raises(BadInputError, match=complaint):
            tried(front, "allied", **values)
    with pytest.raises(BadInputError, match="a hex expected"):
        tried(front, "allied", "atlantis")
    with pytest.raises(BadInputError, match="attacks there expected"):
        tried(front, "allied", action="done")
    assert "Add units of Japan" in tried(front, "allied", "b0704", attack={"mc-rgt-2": 3}).problem
    assert [field.name for field in tried(front, None, "").fields[:2]] == ["what", "where"]


# -- what a viewer may not know -----------------------------------------------------------------------------


def asked(
    state: Any, game: WarInThePacific, seat: str | None, spaces: list[str], answers: list[str]
) -> bytes:
    """Everything a seat can ask, refusals with their words."""
    desk, found = game.ask_odds(), []
    values = {"side": "japan", "attack": {"ja-rgt-55": 3}, "defend": {"br-bde-6ind": 2}}
    for space in ["", *spaces]:
        found.append(attempt(desk.what_if, state, seat, Wish(space)))
        found.append(attempt(desk.battle, state, space, "never"))
        found.append(attempt(desk.what_if, state, seat, Wish(space, None, values)))
    for answer, space in product(answers if seat else [], spaces):
        action = parse_action(answer)
        found.append(attempt(desk.planned, state, seat, action, space))
        found.append(attempt(desk.what_if, state, seat, Wish(space, action)))
    return msgspec.json.encode([*found, desk.battles(state)])


def attempt(ask: Any, *question: Any) -> Any:
    try:
        return ask(*question)
    except BadInputError as error:
        return str(error)


@pytest.mark.rule("WPA-TDP-08", "WPA-TDP-10", "BR-1-07")
@pytest.mark.parametrize("seat", ["allied", None])
def test_nobody_learns_who_lies_on_a_beach(seat: str | None) -> None:
    ashore = {"b0604": ["jn-sbf-3sp/hidden"], "b0405": ["jn-snlf-s7/hidden"], "b0304": ["jn-eng-111/hidden"]}
    forts = {"b0604": {"strength": 3, "size": 2, "hidden": True}, "b0405": {"strength": 1, "hidden": True}}
    plan = [["mc-rgt-2", 4, "b0604", "assault"]]
    state = Case("assault", {**ashore, "us-apa-1": ["mc-rgt-2"]}, forts=forts, plan=plan).state
    spaces, answers = ["b0604", "b0405", "b0304"], ["land b0604", "attack b0405", "done"]
    told = asked(state, GAME, seat, spaces, answers)
    for seed in range(5):
        assert asked(GAME.resample(state, seat, seed), GAME, seat, spaces, answers) == told


@pytest.mark.rule("BR-1-07", "WPA-HQ-62")
@pytest.mark.parametrize("phase", ["ground_first", "ground_activation"])
@pytest.mark.parametrize("seat", ["japan", "allied", None])
def test_nobody_learns_who_lies_face_down(phase: str, seat: str | None) -> None:
    state = worlds.case(phase).state
    spaces, answers = ["A3529", "A3531", "C0108"], ["attack A3531", "move ja-div-5 A3531"]
    told = asked(state, LAND_GAME, seat, spaces, answers)
    for seed in range(3):
        assert asked(LAND_GAME.resample(state, seat, seed), LAND_GAME, seat, spaces, answers) == told


@pytest.mark.rule("BR-1-07")
@pytest.mark.parametrize("seat", ["japan", "allied", None])
def test_an_attack_tells_nothing_of_others(seat: str | None) -> None:
    more = {"A3532": ["ja-rgt-56/hidden"], "C0108": ["br-bde-1mal/hidden", "br-gar-sing/hidden"]}
    case = LandCase("ground_first", {"A3731": ["ja-div-5:6", "br-bde-8ind", "br-bde-22ind:2"], **more})
    case.do("japan", "attack A3731")
    told = asked(case.state, LAND_GAME, seat, ["A3731", "A3532", "C0108"], ["attack A3731"])
    for seed in range(4):
        other = LAND_GAME.resample(case.state, seat, seed)
        assert asked(other, LAND_GAME, seat, ["A3731", "A3532", "C0108"], ["attack A3731"]) == told


# -- luck ---------------------------------------------------------------------------------------------------


def test_luck_is_what_the_die_made_of_an_attack() -> None:
    case = commanded(fought(["mc-rgt-2:4", "jn-snlf-s7"], forts={"b0404": [2, 2]}))
    worth, answer = [], case.answers("japan")[0]
    for die in range(1, 7):
        state, events = GAME.apply(case.state, "japan", answer, ScriptedDice([die, *[10] * 9]))
        log = [
            msgspec.to_builtins(one) for one in (*case.events, *events) if isinstance(one, Joined | Fought)
        ]
        worth.append(log[-1]["defender"] - log[-1]["attacker"])
        found = DESK.luck(state, log)
        ((one,), sums) = found["battles"], found["powers"]
        assert (one["attacker"], one["gained"]) == ("allied", worth[-1])
        assert sums["allied"]["value"] == pytest.approx(-sums["japan"]["value"])
        assert sums["allied"]["percentile"] + sums["japan"]["percentile"] == pytest.approx(1)
        assert one["tolls"]["attacker"]["steps"]["done"] == log[-1]["defender"]
    assert len(set(worth)) > 1
    assert one["expected"] == pytest.approx(sum(worth) / 6)
    assert one["worse"] == pytest.approx(sum(other < worth[-1] for other in worth) / 6)
    twice = DESK.luck(case.state, [*log, *log])["powers"]["allied"]
    assert (twice["battles"], twice["value"]) == (2, pytest.approx(2 * sums["allied"]["value"]))
    old = [{key: value for key, value in entry.items() if key != "faces"} for entry in log]
    assert DESK.luck(case.state, old)["battles"] == []


# -- programs and the command line --------------------------------------------------------------------------


def test_programs_ask_for_attacks_that_are_typed() -> None:
    units = "mc-rgt-2:3, mc-rgt-8:1"
    nobody = {"attack_general": "none", "defend_general": "ldr-shibasaki"}
    found = GAME.odds(space="b0404", attack=units, defend="jn-sbf-3sp", fort=2, **nobody)
    case = Case("first", {"b0404": ["mc-rgt-2:3", "mc-rgt-8:1", "jn-sbf-3sp"]}, forts={"b0404": [2, 2]})
    assert found.takes == pytest.approx(GAME.odds(case.state, "b0404", **nobody).takes)
    assert sum(found.lost(attacking=True).values()) == pytest.approx(1)
    with pytest.raises(BadInputError, match="Add units of Japan"):
        GAME.odds(attack="mc-rgt-2")
    with pytest.raises(BadInputError, match="nobody fights on land"):
        GAME.odds(scenario="midway", attack="mc-rgt-2")
    with pytest.raises(BadInputError, match="one of"):
        GAME.odds(attack="mc-rgt-2", defend="jn-sbf-3sp", luck=1)


def command_line(
    state: Any = None, space: str | None = None, attack: str = "", defend: str = "", **given: Any
) -> Any:
    usual = {one.name: one.default for one in GAME.odds_options}
    return command.answer(GAME, Asked(state, space, attack, defend, None, {}, {**usual, **given}))


def test_the_command_line_tells_an_attack_and_a_game_file() -> None:
    more = {"fort": 1, "want": 0.01, "defender_goes": "go", "hold": "jn-snlf-s7"}
    typed = command_line(None, "b0404", "mc-rgt-2:3", "jn-sbf-3sp", **more)
    assert typed.document["headline"]["chance"] > 0
    assert typed.parts[0] == "What if: attack on hex 0404"
    case = commanded(fought(["mc-rgt-2:4", "jn-sbf-3sp"], forts={"b0404": [2, 2]}))
    assert command_line(case.state).document["fights"] == DESK.battles(case.state)["battles"]
    assert command_line(case.state, "b0404").document["headline"]["chance"] == pytest.approx(
        DESK.battles(case.state)["battles"][0]["chance"]
    )
    for given, complaint in (
        ({"space": "x9", "attack": "mc-rgt-2"}, "a hex such as"),
        ({"attack": "elephant"}, "units such as"),
        ({"attack": "mc-rgt-2", "defend": "jn-sbf-3sp", "attacker_goes": "both"}, "one of stand"),
        ({"attack": "mc-rgt-2", "defend": "jn-sbf-3sp", "want": 2.0}, "between 0 and 1"),
        ({"state": case.state, "fort": 2}, "goes with --space"),
        (
            {"state": Case("first", {"b0404": ["mc-rgt-2"], "b0704": ["jn-sbf-3sp"]}).state},
            "no battle is at hand",
        ),
    ):
        with pytest.raises(BadInputError, match=complaint):
            command_line(**given)
