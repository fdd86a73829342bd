"""Who may sail hidden in a war on land, and who is seen. [16.1.6]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.sea import concealment, reaction
from flagplot.games.war_in_the_pacific.sea.frames import Passage
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS
from flagplot.kernel.dice import FastDice
from tests.war_in_the_pacific.afloat import SeaCase
from tests.war_in_the_pacific.solomons import GAME, GROUNDED, SolomonsCase

UNITS = {"E1613": ["ja-rgt-28"], "E3231": ["us-rgt-182"]}
OPEN, FURTHER, FAR = "E2011", "E2206", "E1107"  # the open sea, far from everybody
MILNE = "E1420"  # off Milne Bay
PORT, TRUK = "E1613", "E1602"
CRUISER = {"hex": OPEN, "ships": ["jn-ca-chokai"], "mission": "PATROL", "speed": 3}
SECOND = {"hex": FURTHER, "ships": ["jn-ca-aoba"], "mission": "PATROL", "speed": 3}
THIRD = {"hex": FAR, "ships": ["jn-ca-kako"], "mission": "PATROL", "speed": 3}


def deck(side: int = JAPAN, **more: Any) -> SolomonsCase:
    """A side plots in the second game-turn; nobody flies, and no coastwatchers are about."""
    lane = {
        "step": "plotting", "side": side, "seats": [SEATS[side]],
        "stacks": [[{"step": "deck", "side": side}]],
    }  # fmt: skip
    stage = 4 if side == JAPAN else 6
    frames = [{"step": "week", "stage": 3}, {"step": "naval_phase", "stage": stage}, lane]
    given = {"air": GROUNDED, "pair": 3, "subrons": {}, "watchers": [], "first": SEATS[side], **more}
    return SolomonsCase("", given.pop("units", UNITS), frames=frames, **given)


def sailed(case: SolomonsCase) -> SolomonsCase:
    """Japan hands in, the Allies do nothing, everybody sails."""
    for seat in ("japan", "allied", "allied"):
        case.state, _ = GAME.apply(case.state, seat, "done", FastDice(1))
    return case


def contacts(case: SolomonsCase) -> list[str]:
    """What the Allies see of enemy task forces."""
    board = GAME.view(case.state, "allied").places
    return sorted(hex for hex, one in board.items() for unit in one["units"] if unit["kind"] == "contact")


def plotted(case: SolomonsCase, label: str) -> bool:
    """Whether its owner reads that a task force is hidden."""
    (doc,) = [one for one in GAME.view(case.state, "japan").panels["cards_japan"] if one["force"] == label]
    return bool(doc["hidden"])


# -- where it starts ----------------------------------------------------------------------------------------


@pytest.mark.rule("BR-16-06")
def test_near_an_enemy_airbase_nobody_is_hidden() -> None:
    case = deck(forces={"J1": {**CRUISER, "hex": MILNE}})
    assert not plotted(case, "J1")
    assert contacts(case) == []  # until it sails
    case.do("japan", "take-card J1")
    case.refuses("japan", "hide", "BR-16-06")
    assert "show" not in case.answers("japan")
    case.do("japan", "file-card")
    assert contacts(sailed(case)) == [MILNE]
    assert not case.play.located("J1")
    far = deck(forces={"J1": CRUISER})
    assert plotted(far, "J1")
    assert contacts(sailed(far)) == []


@pytest.mark.rule("BR-16-06")
@pytest.mark.parametrize(
    "near",
    [{"subrons": {"sub-us-sol1": ["E2111", 4]}}, {"mtbs": {"squadrons": [["E2518", 4]]}}],
    ids=["Subron", "MTB"],
)
def test_nor_near_submarines_and_torpedo_boats_whatever_they_are(near: dict[str, Any]) -> None:
    force = {**CRUISER, "hex": "E2517"} if "mtbs" in near else CRUISER
    assert not plotted(deck(forces={"J1": force}, **near), "J1")
    assert plotted(deck(forces={"J1": force}), "J1")
    empty = {"subrons": {"sub-us-sol1": ["E2111", 0]}} if "subrons" in near else near
    assert not plotted(deck(forces={"J1": force}, **empty), "J1")


@pytest.mark.rule("BR-16-06", "BR-13-08")
def test_coastwatchers_show_who_sails_before_them_and_are_not_betrayed_by_the_card() -> None:
    watched = deck(forces={"J1": {**CRUISER, "hex": "E2411"}}, watchers=["E2413"])
    assert plotted(watched, "J1")
    concealment.set_out(watched.play, "J1", sails=False)
    assert contacts(watched) == ["E2411"]
    free = deck(forces={"J1": {**CRUISER, "hex": "E2411"}})
    concealment.set_out(free.play, "J1", sails=False)
    assert contacts(free) == []


@pytest.mark.rule("BR-16-06")
def test_who_stays_in_port_is_not_seen_there() -> None:
    case = deck(forces={"J1": {**CRUISER, "hex": PORT}}, subrons={"sub-us-sol1": [PORT, 4]})
    concealment.set_out(case.play, "J1", sails=False)
    assert contacts(case) == []
    concealment.set_out(case.play, "J1", sails=True)
    assert contacts(case) == [PORT]


@pytest.mark.rule("BR-16-06", "SC-S3-03")
def test_nobody_is_shown_while_its_side_has_surprise() -> None:
    force = {"U1": {"hex": "E1714", "ships": ["us-ca-chicago"], "side": "allied"}}
    surprise = deck(1, forces=force, pair=0)
    concealment.set_out(surprise.play, "U1", sails=True)
    assert not surprise.play.force("U1").marker
    later = deck(1, forces=force)
    concealment.set_out(later.play, "U1", sails=True)
    assert later.play.force("U1").marker


@pytest.mark.rule("BR-16-06", "SC-S2-02")
def test_at_midway_the_limits_do_not_apply() -> None:
    forces = {
        f"J{n}": {"hex": "F1134", "ships": [ship], "speed": 3}
        for n, ship in enumerate(["jn-ca-tone", "jn-dd-nowaki", "jn-dd-hagikaze"], 1)
    }
    case = SeaCase("naval", forces=forces, subrons={}, air={})
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "take-card J1")
    case.refuses("japan", "show", "SC-S2-02")
    concealment.decide(case.play, JAPAN)
    concealment.set_out(case.play, "J1", sails=True)
    assert not case.play.sea.shown


# -- half of them -------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-16-06")
def test_at_most_half_of_them_rounded_up_are_hidden_those_that_sail_first() -> None:
    case = deck(forces={"J1": CRUISER, "J2": SECOND, "J3": THIRD})
    assert [plotted(case, label) for label in ("J1", "J2", "J3")] == [True, True, False]
    assert contacts(sailed(case)) == [FAR]
    other = deck(forces={"J1": CRUISER, "J2": SECOND, "J3": THIRD})
    other.do("japan", "take-card J3", "file-card")  # it sails first
    assert contacts(sailed(other)) == [FURTHER]


@pytest.mark.rule("BR-16-06")
def test_the_owner_chooses_who_is_shown() -> None:
    case = deck(forces={"J1": CRUISER, "J2": SECOND, "J3": THIRD})
    assert "Beyond half of them" in GAME.view(case.state, "japan").concern
    case.do("japan", "take-card J1", "show")
    case.refuses("japan", "hide", "BR-16-06")  # there are two others
    case.do("japan", "file-card")
    assert [plotted(case, label) for label in ("J1", "J2", "J3")] == [False, True, True]
    case.do("japan", "take-card J2", "show", "hide", "show", "file-card", "take-card J1", "file-card")
    assert contacts(sailed(case)) == [FURTHER]


@pytest.mark.rule("BR-16-06")
def test_those_in_port_do_not_count() -> None:
    case = deck(forces={"J1": {**CRUISER, "hex": TRUK}, "J2": SECOND, "J3": THIRD})
    assert [plotted(case, label) for label in ("J2", "J3")] == [True, False]
    case.do("japan", "take-card J1", "course E1703", "file-card")
    assert concealment.most(case.play, JAPAN) == 2


# -- transports ---------------------------------------------------------------------------------------------

CONVOY = {
    "hex": OPEN, "mission": "TRANS", "speed": 1,
    "ships": [f"jn-msu-{n}" for n in (10, 11, 12, 15, 16, 17)],
}  # fmt: skip


@pytest.mark.rule("BR-16-06")
def test_more_than_six_transports_are_hidden_only_on_amph() -> None:
    assert plotted(deck(forces={"J1": CONVOY}), "J1")
    large = {**CONVOY, "ships": [*CONVOY["ships"], "jn-apb-5"]}
    case = deck(forces={"J1": large})
    assert not plotted(case, "J1")
    assert contacts(sailed(case)) == [OPEN]
    assault = deck(forces={"J1": {**large, "mission": "AMPH"}})
    assert plotted(assault, "J1")
    assert contacts(sailed(assault)) == []


# -- once on the map ----------------------------------------------------------------------------------------


@pytest.mark.rule("BR-16-06")
def test_who_was_located_stays_visible_and_so_does_what_is_detached() -> None:
    force = {**CRUISER, "ships": ["jn-ca-chokai", "jn-ca-aoba"], "marker": 1, "located": 3}
    case = deck(forces={"J1": force})
    assert not case.play.located("J1")  # not in this pair of phases
    case.do("japan", "take-card J1")
    case.refuses("japan", "hide", "BR-16-06")
    case.do("japan", "detach jn-ca-aoba", "file-card")
    assert contacts(case) == [OPEN]
    assert contacts(sailed(case)) == [OPEN, OPEN]


@pytest.mark.rule("BR-16-06", "BR-3-07")
def test_in_port_it_is_out_of_sight_and_may_be_hidden_again() -> None:
    case = deck(forces={"J1": {**CRUISER, "hex": "E1703", "marker": 1, "located": 3}})
    case.do("japan", f"sail J1 {TRUK}")
    sailed(case)
    assert contacts(case) == []
    assert concealment.hidden(case.play, "J1")


@pytest.mark.rule("WPA-ESO-06", "BR-16-06")
def test_who_does_not_hide_sets_off_an_alarm_only_once_it_is_found() -> None:
    case = deck(forces={"J1": {**CRUISER, "marker": 1}})
    play, passage = case.play, Passage("J1", path=(case.play.hex(PORT),), shown=True)
    assert not reaction.alarming(play, passage)
    play.set_force("J1", located=4)
    assert reaction.alarming(play, passage)


# -- while cards are laid out -------------------------------------------------------------------------------


def markers(case: SolomonsCase) -> set[str]:
    """The markers the Allies see."""
    board = GAME.view(case.state, "allied").places
    return {unit["id"] for one in board.values() for unit in one["units"] if unit["kind"] == "contact"}


@pytest.mark.rule("BR-16-06", "BR-1-07")
def test_the_enemy_sees_no_task_forces_join_before_the_cards_are_handed_in() -> None:
    pair = {
        "hex": OPEN,
        "ships": ["jn-ca-chokai", "jn-ca-aoba"],
        "mission": "PATROL",
        "speed": 3,
        "marker": 4,
    }
    case = deck(forces={"J1": pair})
    case.do("japan", "take-card J1", "detach jn-ca-aoba", "merge-into J2")
    assert set(case.state.sea.forces) == {"J2"}
    assert markers(case) == {"contact-4"}  # as before, and no other
    assert markers(sailed_on(case)) == {"contact-4"}


@pytest.mark.rule("BR-16-06", "BR-1-07")
def test_a_marker_of_two_that_join_goes_when_the_cards_are_handed_in() -> None:
    one = {**CRUISER, "marker": 4}
    two = {**SECOND, "hex": OPEN, "marker": 7}
    case = deck(forces={"J1": one, "J2": two})
    case.do("japan", "take-card J1", "merge-into J2")
    assert markers(case) == {"contact-4", "contact-7"}
    assert markers(sailed_on(case)) == {"contact-7"}


def sailed_on(case: SolomonsCase) -> SolomonsCase:
    """Japan hands in."""
    while "japan" in case.state.waiting:
        case.do("japan", "file-card" if "file-card" in case.answers("japan") else "done")
    return case
