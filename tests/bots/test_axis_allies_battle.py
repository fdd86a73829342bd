"""What the bots of the Axis & Allies family decide in the middle of a battle."""

from __future__ import annotations

import pytest

from flagplot.kernel.thinking import Budget
from tests.axis_allies_case import Case


class Pacific(Case):
    name = "pacific-1940"


class Anniversary(Case):
    name = "anniversary"


def answers(case: Case, seat: str, level: str = "normal") -> list[str]:
    """What a bot would answer now."""
    seen = case.game.seen(case.state, seat)
    bot = case.game.opponents().bot(level)
    thought = bot.think(seen, 1, Budget(1_000))
    assert thought.answers[0] in seen.legal
    return [str(answer) for answer in thought.answers]


LEVELS = ("easy", "normal", "hard")


@pytest.mark.parametrize("level", LEVELS)
def test_infantry_is_lost_before_dearer_units(level: str) -> None:
    case = Anniversary(
        scenario="1941", turn="germany", phase="combat_move",
        units={"poland": {"germany": {"infantry": 3, "tank": 2}}, "east_poland": {"ussr": {"infantry": 4}}},
    )  # fmt: skip
    case.do("germany", "go poland>east_poland infantry:3 tank:2", "done", dice=[6, 6, 6, 6, 6, 1, 1, 6, 6])
    assert answers(case, "germany", level) == ["lose infantry", "lose infantry"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_land_unit_is_kept_for_a_city(level: str) -> None:
    case = Anniversary(
        scenario="1941", turn="germany", phase="combat_move",
        units={
            "ukraine": {"germany": {"infantry": 1, "fighter": 3}},
            "caucasus": {"ussr": {"infantry": 3}},
        },
        control={"ukraine": "germany", "eastern_ukraine": "germany"},
    )  # fmt: skip
    case.do(
        "germany", "go ukraine>caucasus infantry:1", "go ukraine>caucasus fighter:3", "done",
        dice=[6, 6, 6, 1, 1, 6, 6],
    )  # fmt: skip
    assert answers(case, "germany", level)[0].startswith("lose fighter")


@pytest.mark.parametrize("level", LEVELS)
def test_a_lost_attack_is_broken_off(level: str) -> None:
    case = Anniversary(
        scenario="1941", turn="germany", phase="combat_move",
        units={"poland": {"germany": {"infantry": 3}}, "east_poland": {"ussr": {"infantry": 6}}},
    )  # fmt: skip
    case.do("germany", "go poland>east_poland infantry:3", "done", dice=[6, 6, 6, 1, 6, 6, 6, 6, 6])
    assert answers(case, "germany", level) == ["retreat poland"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_good_attack_is_pressed(level: str) -> None:
    case = Anniversary(
        scenario="1941", turn="germany", phase="combat_move",
        units={"poland": {"germany": {"infantry": 3, "tank": 3}}, "east_poland": {"ussr": {"infantry": 2}}},
    )  # fmt: skip
    case.do("germany", "go poland>east_poland infantry:3 tank:3", "done", dice=[6] * 8)
    assert answers(case, "germany", level) == ["press"]


@pytest.mark.parametrize("level", LEVELS)
def test_submarines_leave_a_lost_battle(level: str) -> None:
    case = Anniversary(
        scenario="1941", turn="uk", phase="combat_move",
        units={"sz6": {"uk": {"battleship": 2, "cruiser": 2}}, "sz5": {"germany": {"submarine": 1}}},
    )  # fmt: skip
    case.do("uk", "go sz6>sz5 battleship:2 cruiser:2", "done")
    assert answers(case, "germany", level) == ["submerge 1"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_battleship_takes_the_first_hit(level: str) -> None:
    case = Pacific(
        turn="usa", phase="combat_move",
        units={
            "sea26": {"usa": {"battleship": 1, "destroyer": 2, "cruiser": 1}},
            "sea25": {"japan": {"destroyer": 2, "cruiser": 2}},
        },
    )  # fmt: skip
    case.do("usa", "go sea26>sea25 battleship:1 destroyer:2 cruiser:1", "done", dice=[6, 6, 6, 6, 1, 6, 6, 6])
    assert answers(case, "usa", level)[0] == "lose battleship"


def test_the_same_question_gets_the_same_answer() -> None:
    units = {"anhwe": {"china": {"infantry": 4}}, "kiangsu": {"japan": {"infantry": 3}}}
    case = Pacific(turn="china", phase="combat_move", units=units)
    case.do("china", "go anhwe>kiangsu infantry:4", "done", dice=[6] * 7)
    assert answers(case, "china", "hard") == answers(case, "china", "hard")


def test_bombers_without_escort_are_met_by_every_fighter() -> None:
    case = Pacific(
        turn="usa", phase="combat_move",
        units={
            "iwo_jima": {"usa": {"strategic_bomber": 2}},
            "japan": {"japan": {"fighter": 2, "infantry": 1}},
        },
        control={"iwo_jima": "usa"},
    )  # fmt: skip
    case.do("usa", "go iwo_jima>japan strategic_bomber:2 as=raid", "done")
    assert answers(case, "japan") == ["intercept 2"]
