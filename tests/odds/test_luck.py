"""The luck report: fair dice are neither lucky nor unlucky, and what the events say is what is judged."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest
from tools.golden import FOLDER

import flagplot
from flagplot.games.axis_allies.combat.frames import Battle, Casualties
from flagplot.games.axis_allies.odds import odds, plan_for, raid_for
from flagplot.games.axis_allies.odds.luck import gains, report
from flagplot.games.axis_allies.odds.raids import raid_odds
from flagplot.games.axis_allies.text import force_text
from flagplot.kernel.telling import event_line
from tests.odds.reference import Field, _Fight
from tests.odds.test_large import RandomDice

GAME: Any = flagplot.game("pacific-1940")
STATE = GAME.start(seed=1)
ON_LAND = Field(
    "pacific-1940", {"war": "all"}, attacker="japan", defender="uk", space="kwangtung", back="kwangsi"
)
AT_SEA = Field("pacific-1940", {"war": "all"}, attacker="japan", defender="usa", space="sea25", back="sea24")


IN_THE_ATLANTIC = Field("anniversary", {}, attacker="germany", defender="uk", space="sz7", back="sz8")


def began(attackers: str, defenders: str, space: str = "hunan", attacker: str = "japan") -> dict[str, Any]:
    return {
        "event": "battle_began", "space": space, "attacker": attacker, "attackers": attackers,
        "defenders": defenders,
    }  # fmt: skip


def rolled(short: str, *faces: int) -> dict[str, Any]:
    """A throw, written short: ``japan in hunan: 2 infantry at 1``, ``antiaircraft fire on fighter at 1``."""
    about, _, value = short.removesuffix(" (low luck)").rpartition(" at ")
    first, _, crew = about.partition(": ")
    who = first.split(" ")[0] if about else ""
    kind = who if who in ("antiaircraft", "bombardment", "kamikaze", "interceptors") else ""
    event: dict[str, Any] = {"event": "rolled", "sides": 6, "faces": faces, "kind": kind}
    event["who"] = "" if kind else who
    event["what"] = tuple(crew.split(", ")) if crew else ()
    return event | ({"low": 1, "high": int(value)} if value.isdigit() else {"low": 0, "high": 0})


def lost(power: str, units: str, count: int = 1, space: str = "hunan", reason: str = "") -> dict[str, Any]:
    return {
        "event": "lost", "power": power, "units": units, "count": count, "space": space, "reason": reason,
    }  # fmt: skip


def ended(winner: str, space: str = "hunan") -> dict[str, Any]:
    return {"event": "battle_ended", "space": space, "winner": winner}


def test_one_against_one() -> None:
    """Attacker wins 1/4, both die 1/8, defender wins 5/8 of the time: a win is better than three quarters."""
    events = [
        began("infantry", "china:infantry"),
        rolled("japan in hunan: infantry at 1", 1),
        lost("china", "infantry"),
        rolled("china in hunan: infantry at 2", 6),
        ended("attacker"),
    ]
    found = report(GAME, STATE, events)
    (one,) = found["battles"]
    chances = gains(odds(plan_for(GAME, attack="infantry", defend="infantry")))
    assert set(chances) == {3, 0, -3}
    assert one["percentile"] == pytest.approx(1 - chances[3] / 2)
    assert one["gained"] == 3
    assert one["dice"]["attacker"] == {"dice": 1, "expected": 0.1667, "hits": 1}
    assert one["dice"]["defender"] == {"dice": 1, "expected": 0.3333, "hits": 0}
    assert found["powers"]["japan"]["value"] == pytest.approx(3 - one["expected"])
    assert found["powers"]["china"]["value"] == pytest.approx(one["expected"] - 3)
    assert found["powers"]["china"]["percentile"] == pytest.approx(chances[3] / 2)


def test_what_fires_before_the_battle_is_counted_in() -> None:
    events = [
        began("infantry~seaborne, fighter~attacking2@kiangsu", "uk:infantry, anzac:infantry", "kwangtung"),
        rolled("bombardment of kwangtung at 4", 6),
        rolled("antiaircraft fire on fighter in kwangtung at 1", 1),
        lost("japan", "fighter", 1, "kwangtung", "antiaircraft fire"),
        rolled("japan in kwangtung: infantry at 1", 6),
        rolled("uk+anzac in kwangtung: 2 infantry at 2", 1, 5),
        lost("japan", "infantry", 1, "kwangtung"),
        ended("defender", "kwangtung"),
    ]
    found = report(GAME, STATE, events)
    (one,) = found["battles"]
    plan = plan_for(
        GAME, attack="fighter", seaborne="infantry", defend="2 infantry, aa_gun", bombard="battleship"
    )
    chances = gains(odds(plan))
    assert one["expected"] == pytest.approx(sum(gain * p for gain, p in chances.items()))
    assert one["gained"] == -13
    assert one["percentile"] == pytest.approx(chances[-13] / 2)
    assert one["defenders"] == ["anzac", "uk"]
    assert found["powers"]["uk"]["value"] == pytest.approx(found["powers"]["anzac"]["value"])


def test_cargo_is_no_part_of_the_battle() -> None:
    events = [
        began("2 destroyer", "usa:transport[infantry,tank], usa:destroyer", "sea25"),
        lost("usa", "destroyer", 1, "sea25"),
        lost("usa", "transport", 1, "sea25"),
        lost("usa", "infantry", 1, "sea25", "aboard"),
        ended("attacker", "sea25"),
    ]
    (one,) = report(GAME, STATE, events)["battles"]
    assert one["gained"] == 15


def test_a_retreat_is_judged_by_the_rounds_that_were_fought() -> None:
    start = began("3 infantry", "3 china:infantry")
    one_round = [
        rolled("japan in hunan: 3 infantry at 1", 6, 6, 6),
        rolled("china in hunan: 3 infantry at 2", 1, 1, 6),
        lost("japan", "infantry", 2),
    ]
    away = {"event": "retreated", "power": "japan", "space": "hunan", "to": "kiangsi", "units": ""}
    (one,) = report(GAME, STATE, [start, *one_round, away, ended("defender")])["battles"]
    result = odds(plan_for(GAME, attack="3 infantry", defend="3 infantry", retreat="after:1"))
    assert one["expected"] == pytest.approx(result.swing)
    assert one["gained"] == -6


def away(power: str, space: str, to: str, units: str = "") -> dict[str, Any]:
    return {"event": "retreated", "power": power, "space": space, "to": to, "units": units}


def test_a_retreat_at_sea_is_judged_by_the_rounds_that_were_fought() -> None:
    """Submarines throw before the others: two throws of the attacker are one round."""
    one_round = [
        rolled("japan in sea25: submarine at 2", 6),
        rolled("usa in sea25: submarine at 1", 6),
        rolled("japan in sea25: 2 cruiser at 3", 6, 6),
        rolled("usa in sea25: cruiser at 3", 6),
    ]
    events = [
        began("submarine, 2 cruiser", "usa:submarine, usa:cruiser", "sea25"), *one_round, *one_round,
        away("japan", "sea25", "sea24"), ended("defender", "sea25"),
    ]  # fmt: skip
    (one,) = report(GAME, STATE, events)["battles"]
    result = odds(
        plan_for(GAME, attack="submarine, 2 cruiser", defend="submarine, cruiser", retreat="after:2")
    )
    assert one["expected"] == pytest.approx(result.swing)


def test_submarines_that_submerge_at_once_are_judged_as_such() -> None:
    dive = away("usa", "sea25", "below", "1 submarine")
    start = began("2 cruiser", "usa:submarine, usa:cruiser", "sea25")
    shots = [rolled("japan in sea25: 2 cruiser at 3", 1, 6), rolled("usa in sea25: cruiser at 3", 6)]
    end = [lost("usa", "cruiser", 1, "sea25"), ended("attacker", "sea25")]
    (one,) = report(GAME, STATE, [start, dive, *shots, *end])["battles"]
    result = odds(plan_for(GAME, attack="2 cruiser", defend="submarine, cruiser", dives=["defender"]))
    assert one["expected"] == pytest.approx(result.swing)


def test_submarines_may_submerge_when_the_destroyers_are_gone() -> None:
    """They could not before: so they submerge as soon as they may."""
    dive = away("usa", "sea25", "below", "2 submarine")
    events = [
        began("destroyer, 2 cruiser", "2 usa:submarine, usa:cruiser", "sea25"),
        rolled("japan in sea25: destroyer at 2", 6), rolled("japan in sea25: 2 cruiser at 3", 6, 6),
        rolled("usa in sea25: cruiser at 3", 1), lost("japan", "destroyer", 1, "sea25"), dive,
        rolled("japan in sea25: 2 cruiser at 3", 1, 6), lost("usa", "cruiser", 1, "sea25"),
        rolled("usa in sea25: cruiser at 3", 6), ended("attacker", "sea25"),
    ]  # fmt: skip
    (one,) = report(GAME, STATE, events)["battles"]
    plan = plan_for(GAME, attack="destroyer, 2 cruiser", defend="2 submarine, cruiser", dives=["defender"])
    assert one["expected"] == pytest.approx(odds(plan).swing)


def test_what_cannot_be_known_is_not_judged_and_a_line_says_why() -> None:
    some = away("usa", "sea25", "below", "1 submarine")
    shots = [rolled("japan in sea25: 2 cruiser at 3", 1, 6), rolled("usa in sea25: cruiser at 3", 6)]
    end = [lost("usa", "cruiser", 1, "sea25"), ended("attacker", "sea25")]
    start = began("2 cruiser", "2 usa:submarine, usa:cruiser", "sea25")
    found = report(GAME, STATE, [start, some, *shots, *end])
    (one,) = found["battles"]
    assert (one["percentile"], one["expected"]) == (None, None)
    assert one["reason"] == "only some of the submarines submerged"
    assert found["powers"] == {}
    state = GAME.start(seed=1, options={"low_luck": True})
    fired = [rolled("japan in sea25 at 3 (low luck)", 6), away("japan", "sea25", "sea24")]
    (one,) = report(GAME, state, [start, *fired, ended("defender", "sea25")])["battles"]
    assert one["percentile"] is None
    assert one["reason"] == "its rounds cannot be counted with low-luck dice"


def test_nobody_to_fight_is_no_battle() -> None:
    events = [began("2 infantry~seaborne", "nothing", "java"), ended("attacker", "java")]
    assert report(GAME, STATE, events)["battles"] == []


def test_results_of_equal_worth_count_half() -> None:
    events = [
        began("infantry", "china:infantry"), lost("china", "infantry"), lost("japan", "infantry"),
        ended("nobody"),
    ]  # fmt: skip
    (one,) = report(GAME, STATE, events)["battles"]
    chances = gains(odds(plan_for(GAME, attack="infantry", defend="infantry")))
    assert one["worse"] == pytest.approx(chances[-3])
    assert one["better"] == pytest.approx(chances[3])
    assert one["percentile"] == pytest.approx(chances[-3] + chances[0] / 2)


def test_low_luck_guns_are_known_by_the_points_they_leave() -> None:
    """Eight fighters under fire at 1 are a sure hit and two points."""
    state = GAME.start(seed=1, options={"low_luck": True})
    events = [
        began("infantry, 8 fighter~attacking2", "3 uk:infantry", "kwangtung"),
        rolled("antiaircraft fire on fighter in kwangtung at 2 (low luck)", 6),
        lost("japan", "fighter", 1, "kwangtung", "antiaircraft fire"),
        lost("uk", "infantry", 3, "kwangtung"),
        ended("attacker", "kwangtung"),
    ]
    (one,) = report(GAME, state, events)["battles"]
    plan = plan_for(
        GAME, attack="infantry, 8 fighter", defend="3 infantry, aa_gun", options={"low_luck": True}
    )
    assert one["expected"] == pytest.approx(odds(plan).swing)


def test_powers_that_defend_together_share_their_dice() -> None:
    events = [
        began("infantry", "2 uk:infantry, anzac:infantry", "kwangtung"),
        rolled("uk+anzac in kwangtung: 3 infantry at 2", 1, 5, 6),
        lost("japan", "infantry", 1, "kwangtung"),
        ended("defender", "kwangtung"),
    ]
    powers = report(GAME, STATE, events)["powers"]
    assert (powers["uk"]["dice"], powers["anzac"]["dice"]) == (2, 1)
    assert powers["uk"]["expected"] == pytest.approx(2 / 3, abs=1e-4)
    assert powers["anzac"]["hits"] == pytest.approx(1 / 3, abs=1e-4)


def test_kamikaze_dice_are_counted() -> None:
    events = [
        rolled("kamikaze on usa:carrier in sea6 at 2", 1) | {"who": "japan"},
        began("infantry", "china:infantry"), rolled("japan in hunan: infantry at 1", 6),
        lost("japan", "infantry"), ended("defender"),
    ]  # fmt: skip
    japan = report(GAME, STATE, events)["powers"]["japan"]
    assert (japan["dice"], japan["hits"]) == (2, 1)
    assert japan["expected"] == pytest.approx(1 / 3 + 1 / 6, abs=1e-4)


def test_of_two_dice_of_a_heavy_bomber_the_better_counts() -> None:
    game: Any = flagplot.game("anniversary")
    options = {"heavy_bomber_dice": "best_of_two"}
    doc = {
        "game": "anniversary", "options": options, "turn": "germany", "phase": "combat_move",
        "technologies": {"germany": ["heavy_bombers"]},
    }  # fmt: skip
    state = game.position(doc)  # developed before the log began
    events = [
        began("bomber~attacking2", "2 uk:infantry", "france", "germany"),
        rolled("germany in france: bomber at 4", 1, 2),
        lost("uk", "infantry", 1, "france"),
        ended("nobody", "france"),
    ]
    (one,) = report(game, state, events)["battles"]
    assert one["dice"]["attacker"] == {"dice": 2, "expected": pytest.approx(8 / 9, abs=1e-4), "hits": 1}
    plan = plan_for(
        game, attack="bomber", defend="2 infantry", technologies=["heavy_bombers"], options=options
    )
    assert one["expected"] == pytest.approx(odds(plan).swing)


def test_each_side_loses_what_its_own_units_cost() -> None:
    """Ships are cheaper for whoever has improved shipyards. [A50-TEC-32]"""
    game: Any = flagplot.game("anniversary")
    doc = {
        "game": "anniversary", "turn": "germany", "phase": "combat_move",
        "technologies": {"germany": ["improved_shipyards"]},
    }  # fmt: skip
    fight = [
        began("destroyer", "uk:destroyer", "sz5", "germany"),
        lost("uk", "destroyer", 1, "sz5"), lost("germany", "destroyer", 1, "sz5"), ended("nobody", "sz5"),
    ]  # fmt: skip
    (one,) = report(game, game.position(doc), fight)["battles"]
    assert one["gained"] == 8 - 7
    assert one["percentile"] == pytest.approx(0.5)
    assert one["better"] == pytest.approx(one["worse"])
    assert one["expected"] != 0


@pytest.mark.parametrize("name", ["axis", "world_agreed"])
def test_golden_games_counted_by_hand(name: str) -> None:
    """Every die thrown to hit is somebody's, and what one side gains by luck the other loses."""
    match: Any = flagplot.load(FOLDER / f"{name}.plot")
    events = [event_line(match.game, event)["event"] for entry in match.entries for event in entry.events]
    found = report(match.game, match.state, events)
    dice, expected, hits = 0, 0.0, 0
    for event in events:
        if event["event"] == "rolled" and event["high"]:
            value, faces = event["high"], event["faces"]
            dice, expected = dice + len(faces), expected + len(faces) * value / 6
            hits += sum(face <= value for face in faces)
    sums = found["powers"].values()
    assert sum(one["dice"] for one in sums) == pytest.approx(dice)
    assert sum(one["expected"] for one in sums) == pytest.approx(expected, abs=0.01)
    assert sum(one["hits"] for one in sums) == pytest.approx(hits)
    assert sum(one["value"] for one in sums) == pytest.approx(0.0, abs=1e-9)
    judged = [one["percentile"] for one in found["battles"] if one["percentile"] is not None]
    assert len(judged) > 0.9 * len(found["battles"])
    assert all(0.0 < percentile < 1.0 for percentile in judged)


# -- raids --------------------------------------------------------------------------------------------------


def raid(over: dict[str, Any], *, bombs: str = "", up: int = 0, faces: tuple[int, ...] = ()) -> Any:
    """A raid really flown, with the dice it throws; the report on it and the odds it had."""
    doc = {
        "game": "pacific-1940", "base": "start", "turn": "japan", "phase": "conduct_combat", "war": "all",
        "units": {"india": over}, "facilities": {"india": {"complex": "minor", "complex_damage": 2}},
    }  # fmt: skip
    state = GAME.position(doc)
    chances = raid_odds(raid_for(GAME, state, "india", intercept=up))
    dice, events = flagplot.ScriptedDice(list(faces)), []
    first = {
        "event": "announced", "power": "japan", "order": "raid", "space": "india",
        "pieces": "2 strategic_bomber" + (", fighter" if up else ""),
    }  # fmt: skip
    while (verbs := {a.verb: a for a in GAME.legal(state, state.waiting[0])}) and not verbs.keys() - {
        "intercept", "bomb", "lose",
    }:  # fmt: skip
        seat = state.waiting[0]
        action = next((a for a in GAME.legal(state, seat) if a.verb != "intercept" or a.args[0] == up), None)
        if "bomb" in verbs:
            action = next(a for a in GAME.legal(state, seat) if a.args[0] == bombs)
        state, more = GAME.apply(state, seat, action, dice)
        events += [event_line(GAME, event)["event"] for event in more]
    return report(GAME, state, [first, *events]), chances


def test_a_raid_against_everything_that_could_have_happened() -> None:
    """Two bombers over a complex with room for four points: one is shot down, the other does three."""
    over = {"japan": {"strategic_bomber~raiding2": 2}, "uk": {"infantry": 1}}
    found, chances = raid(over, bombs="complex", faces=(1, 4, 3))
    (one,) = found["battles"]
    assert one["raid"]
    assert (one["attacker"], one["defenders"], one["gained"]) == ("japan", ["uk"], 3 - 12)
    assert one["expected"] == pytest.approx(chances.swing)
    assert one["worse"] == pytest.approx(
        sum(e.chance for e in chances.endings if sum(e.damage) - 12 * (2 - e.bombers) < 3 - 12)
    )
    assert found["powers"]["japan"]["value"] == pytest.approx(-found["powers"]["uk"]["value"])
    assert found["powers"]["uk"]["hits"] == 1


def test_a_raid_that_was_intercepted() -> None:
    over = {"japan": {"strategic_bomber~raiding2": 2, "fighter~escorting1": 1}, "uk": {"fighter": 1}}
    found, chances = raid(over, bombs="complex", up=1, faces=(1, 6, 6, 6, 5, 5))
    (one,) = found["battles"]
    assert one["gained"] == 4 + 10
    assert one["expected"] == pytest.approx(chances.swing)
    assert one["better"] == pytest.approx(0.0, abs=1e-12)
    assert one["dice"]["attacker"]["hits"] == 1


def test_a_raid_that_never_chose_its_target_is_not_judged() -> None:
    over = {"event": "announced", "power": "japan", "space": "india"}
    events = [
        {**over, "order": "raid", "pieces": "strategic_bomber"},
        {**over, "power": "uk", "order": "intercept", "pieces": "1 fighter"},
        rolled("interceptors over india at 2", 1), lost("japan", "strategic_bomber", 1, "india"),
    ]  # fmt: skip
    (one,) = report(GAME, STATE, events)["battles"]
    assert (one["percentile"], one["gained"]) == (None, -12)
    assert one["reason"] == "no bomber lived to choose a target"
    assert one["dice"]["defender"]["hits"] == 1


def test_technologies_count_from_the_day_they_are_there() -> None:
    game: Any = flagplot.game("anniversary")
    state = game.start(seed=1)
    fight = [
        began("fighter~attacking2", "uk:infantry", "france", "germany"),
        lost("uk", "infantry", 1, "france"), ended("attacker", "france"),
    ]  # fmt: skip
    new = {"event": "developed", "power": "germany", "technology": "jet_fighters", "name": "", "chart": 2}
    before, after = report(game, state, [*fight, new, *fight])["battles"]
    plain = odds(plan_for(game, attack="fighter", defend="infantry"))
    jets = odds(plan_for(game, attack="fighter", defend="infantry", technologies=["jet_fighters"]))
    assert before["expected"] == pytest.approx(plain.swing)
    assert after["expected"] == pytest.approx(jets.swing)
    assert jets.swing > plain.swing


# -- real battles -------------------------------------------------------------------------------------------


class LateFight(_Fight):
    """A fight in which submarines submerge only after some rounds."""

    late = 0

    def answer(self, war: Any, state: Any, frame: Any, seat: str) -> Any:
        legal = self.game.steps[type(frame)].legal(war, frame, seat)
        if isinstance(frame, Battle) and legal[0].verb == "submerge" and frame.round <= self.late:
            return min(legal, key=lambda action: action.args[0])
        return super().answer(war, state, frame, seat)


def play_out(fight: _Fight, number: int, seed: int, before: list[dict[str, Any]] | None = None) -> list[Any]:
    """Real battles, each judged by its events."""
    game: Any = fight.game
    start, dice, found = fight.start(), RandomDice(seed), []
    judge = game.start(seed=1, options={"low_luck": fight.plan.low_luck})
    for _ in range(number):
        state = start.clone()
        war: Any = game.play(state, dice)
        board = war.board
        frame: Any = state.frames[-1]
        first = began(
            force_text(board, frame.attackers, frame.power),
            force_text(board, frame.defenders, board.none),
            board.space_ids[frame.space],
            fight.field.attacker,
        )
        while isinstance(frame := state.frames[-1], Battle | Casualties):
            step = game.steps[type(frame)]
            if seats := step.seats(war, frame):
                step.do(war, frame, seats[0], fight.answer(war, state, frame, seats[0]))
            else:
                step.run(war, frame)
        events = [event_line(game, event)["event"] for event in war.events]
        (one,) = report(game, judge, [*(before or ()), first, *events])["battles"]
        found.append((one, events))
    return found


@pytest.mark.parametrize(
    ("attack", "defend"),
    [
        ("3 infantry, artillery, tank, fighter", "3 infantry, artillery, aa_gun"),
        ("2 destroyer, submarine, cruiser", "destroyer, submarine, transport"),
    ],
)
def test_fair_dice_are_neither_lucky_nor_unlucky(attack: str, defend: str) -> None:
    """Real battles: on average the percentile is one half and the luck nothing."""
    plan = plan_for(GAME, attack=attack, defend=defend)
    number = 200
    battles = [one for one, _ in play_out(_Fight(AT_SEA if plan.sea else ON_LAND, plan), number, 3)]
    luck = [one["gained"] - one["expected"] for one in battles]
    mean = sum(one["percentile"] for one in battles) / number
    assert abs(mean - 0.5) < 4.5 * sqrt(1 / 12 / number)
    spread = sqrt(sum(x * x for x in luck) / number)
    assert abs(sum(luck) / number) < 4.5 * spread / sqrt(number)


def left(event: dict[str, Any]) -> bool:
    return event["event"] == "retreated"


LOW = {"options": {"low_luck": True}}
PLAYED: dict[str, tuple[str, str, dict[str, Any], int]] = {  # the last: rounds before submarines submerge
    "low-luck bombardment": (
        "", "4 infantry", {"seaborne": "3 infantry, tank", "bombard": "battleship, cruiser", **LOW}, 0,
    ),
    "low-luck retreat": ("3 infantry, 2 tank", "4 infantry", {"retreat": "after:2", **LOW}, 0),
    "low-luck retreat at sea": (
        "2 cruiser, fighter", "destroyer, 2 cruiser", {"retreat": "after:1", **LOW}, 0,
    ),
    "a late dive": ("2 cruiser, fighter", "2 submarine, cruiser", {"dives": ["defender"]}, 1),
    "a late dive of the attacker": (
        "2 submarine, cruiser", "2 cruiser", {"dives": ["attacker"]}, 1,
    ),
    "a dive once it is possible": (
        "destroyer, 2 cruiser", "2 submarine, 2 cruiser", {"dives": ["defender"]}, 0,
    ),
    "a dive after the first strike": (
        "2 submarine, cruiser", "2 submarine, cruiser", {"dives": ["defender"], "game": "anniversary"}, 0,
    ),
    "a late dive after the first strike": (
        "2 submarine, cruiser", "submarine, 2 cruiser", {"dives": ["defender"], "game": "anniversary"}, 1,
    ),
    "aircraft leave alone": ("2 fighter", "3 infantry", {"seaborne": "2 infantry", "retreat": "after:1"}, 0),
    "aircraft and tanks leave": (
        "fighter, tank", "3 infantry", {"seaborne": "2 infantry", "retreat": "after:2"}, 0,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PLAYED)
def test_what_could_have_happened_is_what_happens_when_it_is_played_again(name: str) -> None:
    """A battle is judged by the gains of real battles fought the same way."""
    attack, defend, asked, late = PLAYED[name]
    more = {"game": "pacific-1940", **asked}
    game: Any = flagplot.game(more.pop("game"))
    plan = plan_for(game, attack=attack, defend=defend, **more)
    field = (AT_SEA if plan.sea else ON_LAND) if game is GAME else IN_THE_ATLANTIC
    fight = LateFight(field, plan)
    fight.late = late
    ships = [
        {
            "event": "announced", "power": "japan", "order": "bombard", "space": "kwangtung", "pieces": ship,
        }
        for ship in filter(None, more.get("bombard", "").split(", "))
    ]  # fmt: skip
    number = 400
    battles = play_out(fight, number, 11, ships)
    broken = [one for one, events in battles if any(map(left, events))]
    judged = broken or [one for one, _ in battles]
    assert broken or not ("retreat" in more or "dives" in more)
    assert len({one["expected"] for one in judged}) == 1
    gained = [one["gained"] for one, _ in battles]
    mean = sum(gained) / number
    error = sqrt(sum((gain - mean) ** 2 for gain in gained)) / number
    assert abs(judged[0]["expected"] - mean) < 4.5 * error
    for one in judged[:20]:
        for share, there in (
            (one["worse"], sum(gain < one["gained"] for gain in gained) / number),
            (one["better"], sum(gain > one["gained"] for gain in gained) / number),
        ):
            assert abs(share - there) < 4.5 * sqrt(max(share * (1 - share), 1e-3) / number)
