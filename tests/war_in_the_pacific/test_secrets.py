"""What a side does not see cannot be told from its views, answers, numbers, refusals or odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from flagplot.bots.finding import find
from flagplot.bots.player import Player
from flagplot.games.war_in_the_pacific import GAME
from flagplot.games.war_in_the_pacific.air.frames import AirPhase, Plots
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.frames import Plotting, Stations
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS
from flagplot.kernel.laws import check_hides, check_lanes
from tests.war_in_the_pacific.afloat import GROUNDED, TABLES, SeaCase

SEEDS = range(2)  # other worlds that are imagined for each state
# words of answers that name what is hidden from one side or the other
ASKED = (
    "take-card J1", "take-card U16", "as-before J1", "as-before U17", "naval-strike U16 contact-1",
    "naval-strike U17 contact-9", "naval-strike J1 contact-2", "air-strike J1 F1234 airfield",
    "recon air-us-pby-midway 1 F1234", "brief air-jn-a6m-akagi", "course F1030", "scuttle jn-cv-akagi",
    "engage us-ca-astoria jn-cv-akagi", "target air-us-sbd-enterprise 1 jn-cv-akagi",
    "torpedo us-cv-yorktown",
    "read-card J1", "name-contact contact-1", "rebase air-us-pby-midway 1 us-cv-enterprise",
)  # fmt: skip

# one thing of each kind that the forms of answers ask for
NAMED = {
    "hex": "F1030", "force": "J1", "base": "U16", "contact": "contact-1", "air": TABLES.air[0].id,
    "ship": "jn-cv-akagi", "what": "airfield", "band": "low", "code": "CVOPS", "chit": "sequence-1",
    "slot": "core", "ring": "core", "type": "CV", "rating": "s", "leader": TABLES.leaders[0].id,
    "unit": TABLES.ground[0].id, "subron": "subron-F1030", "target": "ground", "place": "F1030",
    "approach": "low",
}  # fmt: skip


def states(seed: int, level: str, most: int, every: int) -> list[Any]:
    """States of a game between two bots."""
    players = {seat: Player(find(GAME, level), seed + at) for at, seat in enumerate(SEATS)}
    state, found = GAME.start("midway", seed=seed), []
    while state.outcome is None and state.seq < most:
        if state.seq % every == 0:
            found.append(state.clone())
        seat = state.waiting[-1]
        GAME.push(state, seat, players[seat].answer(GAME, state, seat))
    return found


@pytest.fixture(scope="module")
def played() -> list[Any]:
    return states(3, "easy", 640, 53)


def refusal(state: Any, seat: str, text: str) -> Any:
    return GAME.why_not(state, seat, text)


@pytest.mark.rule("BR-1-07")
def test_nobody_tells_another_world_from_this_one(played: list[Any]) -> None:
    for state in played:
        for seed in SEEDS:
            check_hides(GAME, state, seed)
            check_lanes(GAME, state, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_nor_in_games_by_chance(seed: int) -> None:
    for state in states(seed, "random", 4_000, 61):
        check_hides(GAME, state, seed)
        check_lanes(GAME, state, seed)


def test_refusals_do_not_tell(played: list[Any]) -> None:
    for state in played:
        for seat in SEATS:
            told = [refusal(state, seat, text) for text in ASKED]
            for seed in SEEDS:
                other = GAME.resample(state, seat, seed)
                assert [refusal(other, seat, text) for text in ASKED] == told, f"{seat} at {state.seq}"


def test_whoever_answers_the_wrong_question_gets_a_reason(played: list[Any]) -> None:
    """Any verb in any question: one clear line, and no error."""
    for state in played[::5]:
        for seat in state.waiting:
            for verb, form in GAME.verbs.items():
                words = [word.strip("[<>].") for word in form.split()[1:]]
                found = refusal(state, seat, " ".join([verb, *(NAMED.get(word, "1") for word in words)]))
                assert found is None or found.text


def test_a_world_that_is_imagined_can_be_kept(played: list[Any]) -> None:
    for state in played:
        for seat in (*SEATS, None):
            other = GAME.resample(state, seat, 1)
            assert GAME.digest(GAME.from_json(GAME.to_json(other))) == GAME.digest(other)


# what the enemy has done and nobody shows: how a state differs in which it is otherwise
UNSHOWN: dict[str, Callable[[Campaign, int], None]] = {
    "fuel": lambda play, side: _each(play, side, fuel=7),
    "active phases": lambda play, side: _each(play, side, active=2),
    "night": lambda play, side: _each(play, side, night=True),
    "who has moved": lambda play, side: _each(play, side, moved=True),
    "missions": lambda play, side: _each(play, side, mission="RAID"),
    "admirals": lambda play, side: _each(play, side, admirals=()),
    "unused dummies": lambda play, side: setattr(play.sea, "dummies", _other(play.sea.dummies, side)),
    "unused decoys": lambda play, side: setattr(play.sea, "decoys", _other(play.sea.decoys, side)),
    "secret throws": lambda play, side: setattr(play.state, "rolls", play.state.rolls + 5),
    "oil": lambda play, side: setattr(play.sea, "fuel", dict.fromkeys(_ships(play, side), 1)),
    "ammunition": lambda play, side: play.state.shots.update((ship, 1) for ship in _ships(play, side)),
    "searches": lambda play, side: setattr(play.sea, "searched", _pairs(play, side)),
    "submarine hunts": lambda play, side: setattr(play.sea, "hunted", _hunts(play, side)),
    "strikes flown": lambda play, side: setattr(play.sea, "strikes", dict(_pairs(play, side))),
}


def _each(play: Campaign, side: int, **values: Any) -> None:
    for label in play.forces_of(side):
        play.set_force(label, **values)


def _other(found: tuple[int, int], side: int) -> tuple[int, int]:
    return (found[0] ^ 1, found[1]) if side == JAPAN else (found[0], found[1] ^ 1)


def _ships(play: Campaign, side: int) -> list[int]:
    return [ship for label in play.forces_of(side) for ship in play.force(label).ships]


def _pairs(play: Campaign, side: int) -> Any:
    return tuple((label, 1) for label in play.forces_of(side))


def _hunts(play: Campaign, side: int) -> Any:
    """Nobody was hunted, or where nobody was, somebody."""
    return () if play.sea.hunted else tuple(zip(play.sea.boats, play.forces_of(side), strict=False))


@pytest.mark.rule("BR-1-07")
@pytest.mark.parametrize("what", UNSHOWN)
def test_what_nobody_shows_does_not_show(played: list[Any], what: str) -> None:
    changed = 0
    for state in played:
        for viewer in (*SEATS, None):
            for side in range(len(SEATS)):
                if SEATS[side] == viewer:
                    continue
                other = state.clone()
                UNSHOWN[what](GAME.play(other), side)
                changed += other != state
                assert GAME.view(other, viewer) == GAME.view(state, viewer), f"{what} at {state.seq}"
    assert changed


# -- that there is another world at all ---------------------------------------------------------------------


def contact_case(**more: Any) -> SeaCase:
    forces = {
        "J1": {"hex": "F0525", "ships": ["jn-cv-akagi"], "mission": "CVOPS", "speed": 3, "marker": 1},
        "J4": {"hex": "F0830", "ships": ["jn-ca-mogami"], "speed": 3, "marker": 2},
        "J7": {"hex": "F0730", "dummy": True, "side": "japan", "speed": 2, "marker": 3},
        "J8": {"hex": "F0630", "dummy": True, "side": "japan", "speed": 2},
        "U17": {"hex": "F3030", "ships": ["us-cv-yorktown"], "mission": "CVOPS"},
    }
    return SeaCase("air", forces=forces, subrons={}, **more)


def worlds(state: Any, seat: str) -> list[Any]:
    return [GAME.resample(state, seat, seed) for seed in range(12)]


@pytest.mark.rule("BR-8-03", "BR-14-01")
def test_a_contact_may_be_a_dummy_or_ships() -> None:
    state = contact_case().state
    found = {
        one.marker: {world.sea.forces[label].marker for world in worlds(state, "allied")}
        for label, one in state.sea.forces.items()
        if one.side == JAPAN
    }
    assert any(len(markers) > 1 for markers in found.values())
    hidden = {world.sea.forces["J8"].hex for world in worlds(state, "allied")}
    assert len(hidden) > 1
    mine = {world.sea.forces["U17"].hex for world in worlds(state, "allied")}
    assert mine == {state.sea.forces["U17"].hex}


@pytest.mark.rule("BR-3-09")
def test_an_air_plot_may_be_any_other() -> None:
    state = contact_case().state
    assert isinstance(state.frames[-1], Plots)
    written = {len(world.frames[-1].stacks[JAPAN][-1].lines) for world in worlds(state, "allied")}
    numbers = {world.seq for world in worlds(state, "allied")}
    assert len(written) > 1
    assert len(numbers) > 1
    assert {GAME.view(world, "allied").seq for world in worlds(state, "allied")} == {
        GAME.view(state, "allied").seq
    }


@pytest.mark.rule("BR-3-09")
def test_a_plot_that_is_handed_in_stays_hidden() -> None:
    case = contact_case()
    case.do("japan", "done")
    plotted = {world.frames[-1].lines for world in worlds(case.state, "allied")}
    assert len(plotted) > 1
    for world in worlds(case.state, "allied"):
        assert GAME.view(world, "allied") == GAME.view(case.state, "allied")


def test_reports_of_the_enemy_are_his_own() -> None:
    report = {"side": JAPAN, "marker": 9, "phase": 0, "source": "J1", "kind": "types", "types": [["CV", 0]]}
    forces = {
        "U17": {"hex": "F3030", "ships": ["us-cv-yorktown"], "marker": 9, "located": True},
        "J1": {"hex": "F0525", "ships": ["jn-cv-akagi"]},
    }
    case = SeaCase("air", forces=forces, subrons={}, air=GROUNDED, reports=[report])
    kept = {len(world.sea.reports) for world in worlds(case.state, "allied")}
    assert kept == {0, 1}
    assert {len(world.sea.reports) for world in worlds(case.state, "japan")} == {1}


def test_ships_of_one_kind_may_be_in_either_force() -> None:
    forces = {
        "J3": {"hex": "F0525", "ships": ["jn-ca-atago", "jn-ca-chokai"], "marker": 1},
        "J4": {"hex": "F0830", "ships": ["jn-ca-mogami", "jn-ca-kumano"], "marker": 2},
        "U17": {"hex": "F3030", "ships": ["us-cv-yorktown"]},
    }
    case = SeaCase("air", forces=forces, subrons={}, air=GROUNDED)
    atago = TABLES.ship_number["jn-ca-atago"]
    where = {world.sea.forces["J3"].ships for world in worlds(case.state, "allied")}
    assert len(where) > 1
    assert any(atago not in ships for ships in where)


def test_every_kind_of_secret_question_was_met(played: list[Any]) -> None:
    """The game above comes to plots and decks; otherwise it would prove little."""
    kinds = {type(frame) for state in played for frame in state.frames}
    assert {Stations, Plotting, Plots, AirPhase} <= kinds
