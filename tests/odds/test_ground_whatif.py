"""Attacks of Dai Senso! to try things out with: every field asks another question of the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flagplot import BadInputError
from flagplot.games.dai_senso import GAME
from flagplot.kernel import plotfile
from flagplot.kernel.action import parse_action
from flagplot.kernel.match import Match
from flagplot.kernel.whatif import Field, Part, WhatIf, Wish
from tests.cli.conftest import Cli, ask
from tests.cli.conftest import cli as cli
from tests.dai_senso.fight import DAIREN, Fight

DESK = GAME.ask_odds()
FRONT = {
    "w5524": ["RU-CAVM-01", "RU-TK-01"], "w5425": ["RU-INFA-01", "RU-AF-01"],
    "w5525": ["KW-INFA-02", "KW-INF1-02"], "w5526": ["KW-INFA-01"],
}  # fmt: skip
POOLS = {
    "soviet_pool": ["RU-SHK", "RU-SHK", "RU-MECH", "RU-TK", "RU-TK", "RU-HQ", "RU-HQ", "MONG-CAV", "RU-GTK"],
    "axis_pool": ["KW-INFA", "KW-INFA", "KW-HQ", "KW-INF1", "JP-INF1"],
}
TWO = {"RU-CAVM-01": 1, "RU-TK-01": 1}


def tried(
    state: Any, seat: str | None = "soviet", space: str = "w5525", action: str = "", **values: Any
) -> WhatIf:
    return DESK.what_if(state, seat, Wish(space, parse_action(action) if action else None, values))


def field(found: WhatIf, name: str) -> Field:
    return next(one for one in found.fields if one.name == name)


def part(found: WhatIf, title: str) -> Part:
    return next(one for one in found.parts if one.title == title)


def chance(found: WhatIf) -> float:
    assert found.headline is not None, found.problem
    return found.headline.chance


def facts(found: WhatIf) -> dict[str, str]:
    return dict(found.parts[0].facts)


@pytest.fixture
def front() -> Any:
    return Fight(FRONT, POOLS).state


def test_an_attack_that_is_planned_or_at_hand_stands_as_on_its_board(front: Any) -> None:
    planned = tried(front, action="assault w5525 RU-CAVM-01 RU-TK-01")
    case = Fight(FRONT, POOLS)
    case.do("soviet", "target w5525", "commit RU-CAVM-01", "commit RU-TK-01")
    at_hand = tried(case.state)
    assert field(planned, "attack").value == field(at_hand, "attack").value == {**TWO, "RU-AF-01": 1}
    assert field(planned, "defend").value == {"KW-INFA-02": 1, "KW-INF1-02": 1}
    assert facts(planned)["Column of the die"] == case.column
    (board,) = DESK.battles(case.state)["battles"]
    assert chance(planned) == chance(at_hand) == pytest.approx(board["chance"])
    assert [row[1] for row in part(at_hand, "The die").rows] == GAME.view(case.state, None).panels["attack"][
        "results"
    ]
    with pytest.raises(BadInputError, match="leads to an attack"):
        tried(front, action="done")


def test_what_the_fields_hold_asks_the_same_question_again(front: Any) -> None:
    first = tried(front, want=50, counter={"KW-INFA": 1}, attacker_losses="order", defender_goes="stand")
    again = tried(front, **{one.name: one.value for one in first.fields})
    assert again == first
    assert not first.problem


def test_units_come_and_go_on_both_sides(front: Any) -> None:
    assert chance(tried(front, attack={"RU-TK-01": 1, "RU-CAVM-01": 1})) < chance(
        tried(front, attack={**TWO, "RU-SHK": 2})
    )
    alone = tried(front, attack=TWO, defend={"KW-INF1-02": 1})
    assert facts(alone)["Factors 7 : 1"] == "7-1"
    typed = tried(front, attack={"RU-TK": 1}, defend={"KW-INFA": 1, "KW-INFA/back": 1})
    assert facts(typed)["Factors 2 : 4"] == "1-2"
    with_air, without = (tried(front, attack={**TWO, **air}) for air in ({"RU-AF-01": 1}, {}))
    assert len(facts(with_air)) == len(facts(without)) + 1  # its shift
    assert chance(with_air) >= chance(without)
    assert field(typed, "attack").items[0].unit  # drawn as a counter
    for wrong in ({"RU-TK": 99}, {"RU-TK-01": 2}, {"KW-INFA-02": 1}, {"elephant": 1}):
        with pytest.raises(BadInputError, match="attack"):
            tried(front, attack=wrong)


def test_the_rules_of_combat_say_what_cannot_be(front: Any) -> None:
    assert "Add units" in tried(front, attack={}).problem
    assert "no enemy ground units" in tried(front, defend={}).problem
    assert "1-3" in tried(front, attack={"RU-TK-01": 1}, defend={"KW-INFA": 3}).problem
    assert "one HQ" in tried(front, attack={"RU-HQ": 2}).problem
    assert "snow" in tried(front, turn="Nov-Dec", blitz=True, attack={"MONG-CAV": 1}).problem
    assert "Attack Factor 0" in tried(front, "axis", "w5524", attack={"JP-INF1": 1}).problem


def test_a_counter_is_there_once_whichever_side_is_up(front: Any) -> None:
    front_up = tried(front, attack={"RU-HQ": 1})
    assert {one.id: one.most for one in field(front_up, "attack").items}[
        "RU-HQ/back"
    ] == 1  # the other of two
    both = tried(front, attack={"RU-HQ": 1}, defend={"KW-HQ": 1})
    assert "KW-HQ/back" not in [one.id for one in field(both, "defend").items]
    again = tried(front, attack={"RU-SHK": 1, "RU-SHK/back": 1})
    assert facts(again)["Factors 6 : 4"] == "1-1"


def test_the_season_brings_its_weather(front: Any) -> None:
    summer, winter = tried(front, attack=TWO), tried(front, attack=TWO, turn="Nov-Dec")
    results = [[row[1] for row in part(one, "The die").rows] for one in (summer, winter)]
    assert results[0][-1] == "Dr1 1/1"
    assert results[1][-1] == "Ex 1/1"  # [see DSA-RES-06]
    assert "snow" in next(one.text for one in field(winter, "turn").choices if one.id == "Nov-Dec")


def test_blitz_combat_counts_armor_and_can_be_followed_by_regular_combat(front: Any) -> None:
    plain, blitz = tried(front, attack=TWO), tried(front, attack=TWO, blitz=True, wave={"RU-INFA-01": 1})
    assert any("armor" in reason for reason in facts(blitz))
    assert not any("armor" in reason for reason in facts(plain))
    first, second, never = part(blitz, "One after another").odds
    assert first.chance == chance(blitz)
    assert first.chance + second.chance + never.chance == pytest.approx(1.0)
    assert second.chance > 0
    assert "wave" not in [one.name for one in plain.fields]


def test_both_sides_go_back_or_stand_as_they_are_told(front: Any) -> None:
    def lost(**values: Any) -> tuple[str, str]:
        found = facts(tried(front, attack=TWO, **values))
        return found["Attacker loses, on average"], found["Defender loses, on average"]

    case = Fight({"w5524": ["RU-CAVM-01"], "w5427": ["KW-INFA-02"], "w5327": ["RU-TK-01", "RU-SHK-01"]})
    goes, stays = (tried(case.state, space="w5427", defender_goes=one) for one in ("retreat", "stand"))
    assert chance(goes) > chance(stays)  # a City may be held at the cost of steps
    assert lost(attacker_goes="stay") > lost(attacker_goes="back")
    with_gas = [float(one.split()[0]) for one in lost(gas=True)]
    assert with_gas == pytest.approx([float(one.split()[0]) + 1 for one in lost()])


def test_losses_are_taken_in_the_order_that_is_said(front: Any) -> None:
    def gone(**values: Any) -> dict[str, float]:
        rows = part(tried(front, attack={"RU-INFA-01": 1, "RU-MECH": 1}, **values), "Steps").rows
        return {row[0]: float(row[1][:-1]) + float(row[2][:-1]) for row in rows}

    id = field(
        tried(front, attack={"RU-INFA-01": 1, "RU-MECH": 1}, attacker_losses="order"), "attacker_order"
    ).value
    one, other = (gone(attacker_losses="order", attacker_order=order) for order in (id, id[::-1]))
    assert one != other
    assert sum(gone().values()) > 0


def test_the_fewest_units_are_enough_and_one_less_is_not(front: Any) -> None:
    found = tried(front, want=60)
    offer = part(found, "Fewest units").offer
    assert offer is not None
    assert (offer.field, chance(tried(front, attack=offer.value)) >= 0.6) == ("attack", True)
    for id in offer.value:
        fewer = tried(front, attack={one: number for one, number in offer.value.items() if one != id})
        assert fewer.problem or chance(fewer) < 0.6
    held = part(tried(front, "axis", attack={"RU-TK-01": 1}, want=60), "Fewest units").offer
    assert held is not None
    assert chance(tried(front, "axis", attack={"RU-TK-01": 1}, defend=held.value)) >= 0.6
    assert "Even all" in part(tried(front, attack={"RU-TK-01": 1}, want=100), "Fewest units").text


def test_what_is_taken_may_be_lost_again(front: Any) -> None:
    weak, strong = (
        tried(front, attack=TWO, counter=counter) for counter in ({"KW-INF1": 1}, {"KW-INFA": 2, "KW-HQ": 1})
    )
    for found in (weak, strong):
        holds, falls, never = part(found, "Take and hold").odds
        assert holds.chance + falls.chance == pytest.approx(chance(found))
        assert never.chance == pytest.approx(1 - chance(found))
    assert part(strong, "Take and hold").odds[1].chance > part(weak, "Take and hold").odds[1].chance


def test_numbers_are_the_viewers(front: Any) -> None:
    mine, theirs, nobodys = (tried(front, seat, attack=TWO) for seat in ("soviet", "axis", None))
    assert chance(mine) + chance(theirs) == pytest.approx(1.0)
    assert chance(nobodys) == chance(mine)
    assert (field(mine, "attack").mine, field(theirs, "attack").mine, field(theirs, "defend").mine) == (
        True,
        False,
        True,
    )
    assert {one.mood for one in nobodys.parts[0].odds} == {"even"}
    text = "attacker takes it"
    assert [next(o.mood for o in one.parts[0].odds if o.text == text) for one in (mine, theirs)] == [
        "good",
        "bad",
    ]


def test_from_the_rules_it_is_anywhere(front: Any) -> None:
    found = tried(front, space="")
    assert found.space in [one.id for one in field(found, "where").choices]
    elsewhere = tried(front, space="", where="w5526", attacker="soviet", attack={"RU-MECH": 1})
    assert elsewhere.space == "w5526"
    assert chance(elsewhere) > 0
    for wrong in ({"where": "atlantis"}, {"attacker": "mars"}, {"elephant": 1}, {"turn": "Monday"}):
        with pytest.raises(BadInputError):
            tried(front, space="", **wrong)
    for place in ("soviet_pool", "atlantis", "w0101"):
        with pytest.raises(BadInputError, match="hex"):
            tried(front, space=place)


def test_it_says_nothing_that_is_hidden() -> None:
    """A seat that cannot tell two games from each other gets the same answers in both."""
    state = GAME.start("pacific-war", seed=3)
    for seat in (*GAME.meta.seats, None):
        other = GAME.resample(state, seat, 77)
        one, two = (msgspec.json.encode(tried(some, seat, space="")) for some in (state, other))
        assert one == two
    assert GAME.resample(state, "axis", 77) != state


def test_on_the_command_line(cli: Cli, front: Any) -> None:
    line = (
        'odds dai-senso --scenario august-storm --space w5525 --attack "RU-CAVM-01, 2 RU-TK" --defend KW-INFA'
    )
    shown = ask(cli, line)
    assert shown.code == 0, shown.err
    assert "to take it" in shown.out
    told = json.loads(ask(cli, f"{line} --json").out)
    state = GAME.start("august-storm", seed=1)
    found = tried(state, None, attack={"RU-CAVM-01": 1, "RU-TK": 2}, defend={"KW-INFA": 1})
    assert told["headline"]["chance"] == pytest.approx(chance(found))
    further = ' --turn Nov-Dec --hold "2 KW-INFA" --want 0.5 --order weak --defender-goes stand --from w5524'
    assert ask(cli, line + further.replace("--from", "--attacked-from")).code == 0
    for wrong in (
        "--space w5525 --attack 'x y z'",
        "--attack RU-TK",
        "--space w5525 --want 0.5 --retreat never:1",
    ):
        assert ask(cli, f"odds dai-senso {wrong}").code != 0


def test_a_game_file_has_its_attack_at_hand(cli: Cli, tmp_path: Path) -> None:
    document = {
        "game": "dai-senso", "scenario": "august-storm", "phase": "regular_combat", "phasing": "soviet",
        "units": {**DAIREN, **FRONT}, "boxes": POOLS,
    }  # fmt: skip
    match, path = Match.new(GAME, seed=1, position=document), tmp_path / "war.plot"
    plotfile.save(match, path)
    assert "no attack is at hand" in ask(cli, f"odds {path}").err
    for answer in ("target w5525", "commit RU-CAVM-01"):
        match.do("soviet", answer)
    plotfile.save(match, path)
    (board,) = DESK.battles(match.state)["battles"]
    told = json.loads(ask(cli, f"odds {path} --json").out)
    assert told["headline"]["chance"] == pytest.approx(board["chance"])
    more = json.loads(ask(cli, f"odds {path} --attack RU-TK-01 --json").out)
    forces = [
        next(one["value"] for one in found["fields"] if one["name"] == "attack") for found in (told, more)
    ]
    assert [sorted(one) for one in forces] == [
        ["RU-AF-01", "RU-CAVM-01"],
        ["RU-AF-01", "RU-CAVM-01", "RU-TK-01"],
    ]
    assert ask(cli, f"odds {path} --space w5524 --attacker axis").code == 0
    assert "--retreat" in ask(cli, f"odds {path} --retreat below:2").err


def test_the_library_answers_with_all_ends(front: Any) -> None:
    found = GAME.odds(front, "w5525", attack=TWO, attacker_goes="stay")
    assert found.takes == pytest.approx(chance(tried(front, None, attack=TWO, attacker_goes="stay")))
    assert len(found.ends) == 6
    with pytest.raises(BadInputError, match="elephants"):
        GAME.odds(front, "w5525", elephants=3)
