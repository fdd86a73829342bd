"""Odds and luck over the wire: the same numbers as the library gives, for players and spectators."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.odds import odds, plan_for
from tests.server.conftest import shared_settings
from tests.server.harness import Player, running

POSITION: dict[str, Any] = {
    "game": "pacific-1940", "base": "empty", "war": "all", "turn": "japan", "phase": "combat_move",
    "control": {"hunan": "china", "kiangsi": "japan", "kwangtung": "uk", "kwangsi": "japan"},
    "units": {
        "kiangsi": {"japan": {"infantry": 4, "artillery": 1}},
        "hunan": {"china": {"infantry": 2}},
        "kwangsi": {"japan": {"infantry": 2, "fighter": 1}},
        "kwangtung": {"uk": {"infantry": 1}},
    },
}  # fmt: skip
SEATS = ("japan", "usa", "china", "uk", "anzac")


def typed(attack: str, defend: str) -> float:
    return odds(plan_for(flagplot.game("pacific-1940"), attack=attack, defend=defend)).takes  # type: ignore[arg-type]


@pytest.fixture
def war(player: Player) -> str:
    return player.start("pacific-1940", SEATS, position=POSITION)


def plan(player: Player, id: str, action: str, space: str, seat: str = "japan", status: int = 200) -> Any:
    return player.post(f"/api/games/{id}/odds", {"seat": seat, "action": action, "space": space}, status)


def test_nothing_to_fight(player: Player, war: str) -> None:
    found = player.get(f"/api/games/{war}/odds")
    assert (found["battles"], found["raids"]) == ([], [])
    answer = player.get(f"/api/games/{war}/odds", 400, space="hunan")
    assert "attacks nobody" in answer["error"]["message"]
    assert player.get(f"/api/games/{war}/odds", 400, space="atlantis")
    assert player.get(f"/api/games/{war}/odds", 400, space="hunan", retreat="sometimes")


def test_a_planned_attack_grows_with_its_force(player: Player, war: str) -> None:
    two = plan(player, war, "go kiangsi>hunan infantry:2", "hunan")["odds"]
    more = plan(player, war, "go kiangsi>hunan infantry:4 artillery", "hunan")["odds"]
    assert two["takes"] == pytest.approx(typed("2 infantry", "2 infantry"))
    assert more["takes"] == pytest.approx(typed("4 infantry, artillery", "2 infantry"))
    assert more["attackers"] == {"infantry": 4, "artillery": 1}
    assert plan(player, war, "go kwangsi>kiangsi infantry", "kiangsi")["odds"] is None  # no battle
    assert plan(player, war, "go kiangsi>hawaiian_islands infantry", "hunan")["odds"] is None  # no such move
    assert player.view(war, "japan")["seq"] == 0  # nothing was moved


def test_all_plans_of_a_force_in_one_request(player: Player, war: str) -> None:
    moves = [
        ("go kiangsi>hunan infantry:2", "hunan"),
        ("go kwangsi>kiangsi infantry", "kiangsi"),
        ("go kiangsi>hunan infantry:4 artillery", "hunan"),
    ]
    body = {"seat": "japan", "plans": [{"action": action, "space": space} for action, space in moves]}
    found = player.post(f"/api/games/{war}/odds/planned", body)
    assert found["odds"] == [plan(player, war, action, space)["odds"] for action, space in moves]
    assert player.post(f"/api/games/{war}/odds/planned", {**body, "plans": []}, 400)
    assert player.post(f"/api/games/{war}/odds/planned", {**body, "seat": "mars"}, 400)


def test_a_battle_is_tried_out(player: Player, war: str) -> None:
    path = f"/api/games/{war}/odds/tried"
    body = {"seat": "japan", "space": "hunan", "action": "go kiangsi>hunan infantry:2"}
    found = player.post(path, body)["battle"]
    assert found["headline"]["chance"] == pytest.approx(typed("2 infantry", "2 infantry"))
    more = player.post(path, {**body, "values": {"attack": {"infantry": 2, "tank": 1}}})["battle"]
    assert more["headline"]["chance"] == pytest.approx(typed("2 infantry, tank", "2 infantry"))
    anywhere = player.post(path, {})["battle"]
    assert anywhere["problem"]
    assert "elephant" in player.post(path, {"values": {"attack": {"elephant": 1}}}, 400)["error"]["message"]
    assert player.post(path, {"space": "atlantis"}, 400)
    assert player.view(war, "japan")["seq"] == 0


def test_an_order_half_given_is_as_good_as_a_move(player: Player, war: str) -> None:
    """Step by step: the force under orders, if it halted where the next step leads."""
    player.act(war, "japan", "move kiangsi land")
    player.act(war, "japan", "take infantry 3")
    found = plan(player, war, "step hunan", "hunan")["odds"]
    assert found["takes"] == pytest.approx(typed("3 infantry", "2 infantry"))
    assert plan(player, war, "step kiangsu", "kiangsu")["odds"] is None  # nobody is there


def test_a_space_is_worth_as_much_in_mid_battle_as_before() -> None:
    game = flagplot.game("pacific-1940")
    state = game.position(POSITION)
    for action in game.resolve(state, "japan", "go kiangsi>hunan infantry:4 artillery"):
        state, _ = game.apply(state, "japan", action)
    before = plan_for(game, state, "hunan")  # type: ignore[arg-type]
    state, _ = game.apply(state, "japan", "done", dice=flagplot.ScriptedDice([6] * 7))  # nobody hits
    within = plan_for(game, state, "hunan")  # type: ignore[arg-type]
    assert within.prize == before.prize > 0
    assert odds(within).swing == pytest.approx(odds(before).swing)


def test_battles_at_hand_one_in_detail_and_the_luck_of_it(player: Player, war: str) -> None:
    player.act(war, "japan", "go kiangsi>hunan infantry:4 artillery")
    player.act(war, "japan", "go kwangsi>kwangtung infantry:2")
    player.act(war, "japan", "go kwangsi>kwangtung fighter")
    found = player.get(f"/api/games/{war}/odds")
    assert {one["space"] for one in found["battles"]} == {"hunan", "kwangtung"}
    hunan = next(one for one in found["battles"] if one["space"] == "hunan")
    assert hunan["takes"] == pytest.approx(typed("4 infantry, artillery", "2 infantry"))
    assert hunan["why"]
    assert found == player.get(f"/api/games/{war}/odds")
    detail = player.get(f"/api/games/{war}/odds", space="hunan")
    assert sum(bar["chance"] for bar in detail["left"]["attacker"]) == pytest.approx(1.0, abs=0.01)
    assert [bar["ipcs"] for bar in detail["left"]["attacker"]] == sorted(
        (bar["ipcs"] for bar in detail["left"]["attacker"]), reverse=True
    )
    worth = dict(detail["worth"]["attacker"])
    assert sum(worth.values()) == pytest.approx(1.0, abs=1e-12)
    left = sum(ipcs * chance for ipcs, chance in worth.items())
    assert left == pytest.approx(4 * 3 + 4 - detail["expected_loss"]["attacker"])
    careful = player.get(f"/api/games/{war}/odds", space="hunan", retreat="below:4")
    assert careful["retreats"] > 0
    assert player.get(f"/api/games/{war}/luck")["battles"] == []
    fight_on(player, war)
    luck = player.get(f"/api/games/{war}/luck")
    assert {one["space"] for one in luck["battles"]} == {"hunan", "kwangtung"}
    assert all(0.0 <= one["percentile"] <= 1.0 for one in luck["battles"])
    assert luck["powers"]["japan"]["battles"] == 2
    assert luck["powers"]["japan"]["value"] == pytest.approx(
        -luck["powers"]["china"]["value"] - luck["powers"]["uk"]["value"]
    )
    # a branch has the luck of the game up to where it begins
    last = player.view(war)["seq"]
    again = player.start("pacific-1940", SEATS, branch={"game": war, "seq": last})
    assert player.get(f"/api/games/{again}/luck")["battles"] == luck["battles"]
    before = player.start("pacific-1940", SEATS, branch={"game": war, "seq": 3})
    assert player.get(f"/api/games/{before}/luck")["battles"] == []


def fight_on(player: Player, id: str) -> None:
    """To the end of the combat phase; in mid-battle the odds of the rest are there."""
    player.act(id, "japan", "done")
    for _ in range(60):
        view = player.view(id)
        if view["mark"]["phase"] == "noncombat_move":
            return
        seat = view["waiting"][0]
        if battle := view["panels"].get("battle"):
            rest = {one["space"] for one in player.get(f"/api/games/{id}/odds")["battles"]}
            open_yet = bool(battle["attackers"] and battle["defenders"])
            assert (battle["space"] in rest) is open_yet
        legal = player.view(id, seat)["legal"]
        player.act(id, seat, next((a for a in legal if a[0] in ("press", "done")), legal[0]))
    pytest.fail("the battles never ended")


def test_a_game_without_odds(player: Player) -> None:
    id = player.start("skirmish", ("red", "blue"))
    assert player.get(f"/api/games/{id}/odds")["battles"] == []
    assert player.get(f"/api/games/{id}/luck")["battles"] == []
    assert plan(player, id, "play raid", "c3", "red")["odds"] is None
    assert "not known" in player.post(f"/api/games/{id}/odds/tried", {}, 400)["error"]["message"]


def test_strangers_may_look_but_not_plan(database: str, people: Callable[..., Player]) -> None:
    with running(shared_settings(database)) as server:
        host, guest = (people(server, name) for name in ("Ann", "Ben"))
        id = host.start("pacific-1940", SEATS, position=POSITION, spectators=True)
        assert guest.get(f"/api/games/{id}/odds")["battles"] == []
        plan(guest, id, "go kiangsi>hunan infantry:2", "hunan", status=403)
        guest.post(f"/api/games/{id}/odds/tried", {"space": "hunan"})
        guest.post(f"/api/games/{id}/odds/tried", {"seat": "japan", "space": "hunan"}, 403)
        closed = host.start("pacific-1940", SEATS, position=POSITION, spectators=False)
        guest.get(f"/api/games/{closed}/odds", 404)
        guest.get(f"/api/games/{closed}/luck", 404)


def test_ships_of_a_battle_at_sea_by_name(player: Player) -> None:
    """Admirals' War: every ship's chances, for spectators too."""
    position = {
        "game": "admirals-war", "turn": 5, "pacific": "war",
        "units": {"north_sea": {"uk_hood": {}, "ger_bismarck": {}}},
    }  # fmt: skip
    game = flagplot.game("admirals-war")
    state = game.position(position)
    war = player.start("admirals-war", tuple(game.meta.seats), position=position)
    found = player.get(f"/api/games/{war}/odds")
    assert (found["battles"], found["raids"]) == ([], [])
    (fleet,) = found["fleets"]
    answer = fleet["answers"][0]
    exact = game.odds(state, "north_sea").units
    assert {unit["id"]: unit["sunk"] for unit in answer["units"]} == {
        id: pytest.approx(chances.sunk) for id, chances in exact.items()
    }
    assert player.get(f"/api/games/{war}/odds", 400, space="coral_sea")
    assert player.get(f"/api/games/{war}/luck")["battles"] == []


def test_the_luck_of_a_round_at_sea(player: Player) -> None:
    at_sea = {"uk_hood": {"mode": "patrolling"}, "ger_bismarck": {"mode": "patrolling"}}
    position = {
        "game": "admirals-war", "base": "empty", "turn": 5, "step": "combat", "pacific": "war",
        "units": {"north_sea": at_sea},
    }  # fmt: skip
    war = player.start("admirals-war", tuple(flagplot.game("admirals-war").meta.seats), position=position)
    while (view := player.view(war))["waiting"]:
        seat = view["waiting"][0]
        legal = player.view(war, seat)["legal"]
        if legal[0][0] not in ("choose", "aim"):
            break
        player.act(war, seat, next((a for a in legal if a == ["choose", "surface"]), legal[0]))
    luck = player.get(f"/api/games/{war}/luck")
    assert [one["space"] for one in luck["battles"]] == ["north_sea"]
    assert luck["powers"]["allied"]["value"] == pytest.approx(-luck["powers"]["axis"]["value"])
    assert luck["powers"]["axis"]["dice"] > 0


def test_a_volley_at_sea_and_what_an_aim_would_bring(player: Player) -> None:
    """While targets are named, the volley so far; a seat may ask what its next answer would bring."""
    ships = ("us_enterprise_cv6", "us_chicago", "jap_akagi", "jap_hiryu")
    position = {
        "game": "admirals-war", "base": "empty", "turn": 5, "step": "combat", "pacific": "war",
        "units": {"coral_sea": {id: {"mode": "patrolling"} for id in ships}},
    }  # fmt: skip
    war = player.start("admirals-war", tuple(flagplot.game("admirals-war").meta.seats), position=position)
    player.act(war, "japanese", "choose air")
    player.act(war, "us", "choose air")
    (before,) = player.get(f"/api/games/{war}/odds")["fleets"]
    aim = "aim jap_akagi us_chicago"
    found = plan(player, war, aim, "us_chicago", "japanese")["odds"]
    assert (found["space"], found["fleet"]["answers"][0]["units"]) == ("coral_sea", before["choices"][aim])
    assert plan(player, war, aim, "us_chicago", "us")["odds"] is None  # not theirs to answer
    player.act(war, "japanese", aim)
    (after,) = player.get(f"/api/games/{war}/odds")["fleets"]
    assert after["answers"][0]["units"] == before["choices"][aim]


def test_ships_that_may_be_sent_and_battles_that_wait(player: Player) -> None:
    """Admirals' War: what a seat's ships would meet is for that seat; where both sides are, for everybody."""
    position = {
        "game": "admirals-war", "base": "empty", "turn": 5, "step": "patrol", "seat": "german",
        "pacific": "war", "units": {"north_sea": ["uk_hood"], "germany": ["ger_bismarck"]},
    }  # fmt: skip
    war = player.start("admirals-war", tuple(flagplot.game("admirals-war").meta.seats), position=position)
    send = "send north_sea ger_bismarck"
    assert player.get(f"/api/games/{war}/odds")["fleets"] == []
    found = plan(player, war, send, "north_sea", "german")["odds"]
    assert plan(player, war, send, "north_sea", "british")["odds"] is None  # not theirs to send
    assert plan(player, war, "send barents_sea ger_bismarck", "barents_sea", "german")["odds"] is None
    player.act(war, "german", send)
    (waits,) = player.get(f"/api/games/{war}/odds")["fleets"]
    assert waits == found["fleet"]
    assert waits["pending"]
    assert waits["answers"][0]["wins"]["axis"] > waits["answers"][0]["wins"]["allied"] > 0
    assert player.get(f"/api/games/{war}/odds", space="north_sea")["answers"] == waits["answers"]


def test_a_ground_attack_planned_tried_out_and_over(player: Player) -> None:
    """Dai Senso!: the attack at hand, what a unit would add to it, the luck of its die."""
    position = {
        "game": "dai-senso", "scenario": "august-storm", "phase": "regular_combat", "phasing": "soviet",
        "units": {
            "w5125": ["JP-INF1-10/detachment"], "w5524": ["RU-CAVM-01", "RU-TK-01"], "w5525": ["KW-INFA-02"],
        },
    }  # fmt: skip
    war = player.start("dai-senso", ("soviet", "axis"), position=position)
    found = plan(player, war, "assault w5525 RU-CAVM-01 RU-TK-01", "w5525", "soviet")["odds"]
    player.act(war, "soviet", "target w5525")
    player.act(war, "soviet", "commit RU-CAVM-01")
    assert player.get(f"/api/games/{war}/odds")["raids"] == []
    body = {"seat": "soviet", "plans": [{"action": "commit RU-TK-01", "space": "RU-TK-01"}]}
    assert player.post(f"/api/games/{war}/odds/planned", body)["odds"] == [found]
    player.act(war, "soviet", "commit RU-TK-01")
    assert player.get(f"/api/games/{war}/odds")["battles"] == [found]
    path = f"/api/games/{war}/odds/tried"
    one = player.post(path, {"seat": "axis", "space": "w5525"})["battle"]
    assert one["headline"]["chance"] == pytest.approx(1 - found["chance"])
    assert one["fields"][-1]["name"] == "counter"
    assert "units" in player.post(path, {"space": "w5525", "values": {"attack": {}}})["battle"]["problem"]
    assert player.get(f"/api/games/{war}/luck")["battles"] == []
    player.act(war, "soviet", "attack")
    luck = player.get(f"/api/games/{war}/luck")
    (fought,) = luck["battles"]
    assert (fought["space"], fought["attacker"]) == ("w5525", "soviet")
    assert luck["powers"]["axis"]["value"] == pytest.approx(-luck["powers"]["soviet"]["value"])
    assert player.get(f"/api/games/{war}/odds")["battles"] == []  # its die has fallen


def test_an_attack_on_an_island_planned_tried_out_and_over(player: Player) -> None:
    """War in the Pacific: the attack in a hex, what another marine would add to it, the luck of its die."""
    position = {
        "scenario": "tarawa", "phase": "first", "forts": {"b0404": [2, 2]},
        "units": {"b0404": ["mc-rgt-2:3", "jn-snlf-s7"], "b0504": ["mc-rgt-8:2"], "b0704": ["jn-sbf-3sp"]},
    }  # fmt: skip
    war = player.start("war-in-the-pacific", ("japan", "allied"), position=position)
    found = plan(player, war, "attack b0404", "b0404", "allied")["odds"]
    more = plan(player, war, "move mc-rgt-8 b0404", "b0404", "allied")["odds"]
    assert 0 < found["chance"] < more["chance"]
    path = f"/api/games/{war}/odds/tried"
    joined = {"attack": {"mc-rgt-2": 3, "mc-rgt-8": 2}}
    one = player.post(path, {"seat": "allied", "space": "b0404", "values": joined})["battle"]
    assert one["headline"]["chance"] == pytest.approx(more["chance"])
    assert "Add units of Japan" in player.post(path, {"space": "b0504"})["battle"]["problem"]
    assert player.post(path, {"space": "b0404", "values": {"fort": 99}}, 400)
    player.act(war, "allied", "attack b0404")
    assert player.get(f"/api/games/{war}/odds")["battles"] == [found]
    assert player.get(f"/api/games/{war}/odds", space="b0404")["parts"]
    assert player.get(f"/api/games/{war}/luck")["battles"] == []
    player.act(war, "japan", "no")
    player.act(war, "allied", "no")
    player.act(war, "japan", "announce B")
    while not player.get(f"/api/games/{war}/luck")["battles"]:  # generals may turn the result
        (asked,) = player.view(war, "japan")["waiting"]
        player.act(war, asked, "no")
    luck = player.get(f"/api/games/{war}/luck")
    (fought,) = luck["battles"]
    assert (fought["space"], fought["attacker"]) == ("b0404", "allied")
    assert luck["powers"]["allied"]["value"] == pytest.approx(-luck["powers"]["japan"]["value"])
    assert player.get(f"/api/games/{war}/odds")["battles"] == []
