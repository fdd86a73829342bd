"""What the bots of the Axis & Allies family buy, and where they place it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.bots import purchase
from flagplot.games.axis_allies.bots.desk import NORMAL, Desk
from flagplot.games.axis_allies.bots.shopping import Basket
from flagplot.games.axis_allies.economy import sites
from flagplot.kernel.thinking import Budget

POWERS = [
    *(("pacific-1940", "1940", seat) for seat in ("japan", "usa", "china", "uk", "anzac")),
    *(
        ("anniversary", year, seat)
        for year in ("1941", "1942")
        for seat in ("germany", "ussr", "japan", "uk", "italy", "usa")
    ),
]


def think(game: Any, state: Any, seat: str, level: str = "normal") -> Counter[str]:
    """What a bot answers, by number; every answer is legal in its turn."""
    thought = game.opponents().bot(level).think(game.seen(state, seat), 1, Budget(1_000))
    for action in thought.answers:
        assert action in game.legal(state, seat)
        state, _ = game.apply(state, seat, action)
    return Counter(str(action) for action in thought.answers)


def at(name: str, scenario: str, seat: str, phase: str = "purchase", **more: Any) -> tuple[Any, Any]:
    game = flagplot.game(name)
    doc = {"game": name, "scenario": scenario, "turn": seat, "phase": phase, **more}
    return game, game.position(doc)


@pytest.mark.parametrize(("name", "scenario", "seat"), POWERS)
def test_the_income_is_spent(name: str, scenario: str, seat: str) -> None:
    game, state = at(name, scenario, seat)
    thought = game.opponents().bot("normal").think(game.seen(state, seat), 1, Budget(1_000))
    for action in thought.answers:
        state, _ = game.apply(state, seat, action)
    war = game.play(state)
    power = war.power(seat)
    bought = sum(state.pool[power].values())
    room = 99 if war.edition.placement(war, power) is not None else sum(sites.capacity(war, power).values())
    assert bought <= room
    assert state.treasury[power] < 6 or bought == room


def test_a_capital_in_danger_gets_men() -> None:
    units = {
        "united_kingdom": {"uk": {"infantry": 1}},
        "sz5": {"germany": {"transport": 4, "battleship": 1}},
        "germany": {"germany": {"infantry": 4, "tank": 4, "fighter": 2}},
    }
    game, state = at("anniversary", "1941", "uk", base="empty", units=units, treasury={"uk": 30})
    assert think(game, state, "uk")["buy infantry"] >= 7


def test_no_more_men_are_raised_on_a_coast_than_the_transports_take() -> None:
    """Not in a second complex either, from where they would only walk to the same quays: ships are built."""
    units = {
        "eastern_united_states": {"usa": {"infantry": 20}},
        "sz10": {"usa": {"transport": 1, "destroyer": 1}},
        "germany": {"germany": {"infantry": 5}},
        "japan": {"japan": {"infantry": 5}},
    }
    game, state = at("anniversary", "1941", "usa", base="empty", units=units, treasury={"usa": 50})
    bought = think(game, state, "usa")
    assert sum(bought[f"buy {kind}"] for kind in ("infantry", "artillery", "tank")) <= 2
    assert sum(bought[f"buy {kind}"] for kind in ("transport", "destroyer", "carrier")) >= 3


@pytest.mark.parametrize(
    "men",
    [
        {"eastern_canada": {"usa": {"infantry": 20}}},  # they wait, too
        {"sz10": {"usa": {"transport[infantry,infantry]": 4, "destroyer": 3}}},  # these must come back first
    ],
)
def test_men_wait_wherever_they_are_and_full_holds_take_none(men: dict[str, Any]) -> None:
    units = {
        "eastern_united_states": {"usa": {"infantry": 2}},
        "sz10": {"usa": {"transport": 1, "destroyer": 1}},
        "germany": {"germany": {"infantry": 5}},
        "japan": {"japan": {"infantry": 5}},
    }
    units.update(men)
    game, state = at("anniversary", "1941", "usa", base="empty", units=units, treasury={"usa": 50})
    bought = think(game, state, "usa")
    assert sum(bought[f"buy {kind}"] for kind in ("infantry", "artillery", "tank")) <= 4
    assert sum(bought[f"buy {kind}"] for kind in ("transport", "destroyer", "carrier", "fighter")) >= 3


def test_who_has_been_landed_on_clears_the_coast_before_anybody_sails() -> None:
    units = {
        "eastern_united_states": {"usa": {"infantry": 12}},
        "western_united_states": {"japan": {"infantry": 10}},
        "sz10": {"usa": {"transport": 1, "destroyer": 1}},
        "germany": {"germany": {"infantry": 5}},
        "japan": {"japan": {"infantry": 5}},
    }
    more = {"units": units, "control": {"western_united_states": "japan"}, "treasury": {"usa": 30}}
    game, state = at("anniversary", "1941", "usa", base="empty", **more)
    bought = think(game, state, "usa")
    assert sum(bought[f"buy {kind}"] for kind in ("infantry", "artillery", "tank")) >= 8
    assert not any(bought[f"buy {kind}"] for kind in ("transport", "destroyer", "carrier"))


def test_japan_begins_with_what_brings_men_to_the_mainland() -> None:
    """Transports, or a complex in place of two of them."""
    game, state = at("pacific-1940", "1940", "japan")
    bought = think(game, state, "japan")
    assert bought["buy transport"] + 2 * bought["buy minor_ic"] >= 2


def test_the_soviet_union_buys_an_army() -> None:
    game, state = at("anniversary", "1941", "ussr")
    found = think(game, state, "ussr")
    assert found["buy infantry"] >= 5
    assert not any("transport" in one or "destroyer" in one for one in found)


def test_china_places_all_it_has() -> None:
    game, state = at("pacific-1940", "1940", "china", phase="mobilize", pool={"china": {"infantry": 4}})
    assert sum(think(game, state, "china").values()) == 4


def test_units_left_over_take_their_room() -> None:
    """Two units wait already for the three slots of New South Wales: one more is bought."""
    left = {"anzac": {"infantry": 2}}
    game, state = at("pacific-1940", "1940", "anzac", treasury={"anzac": 20}, pool=left)
    assert sum(n for line, n in think(game, state, "anzac").items() if line.startswith("buy")) == 1


def test_repairs_that_bring_no_room_bring_no_units() -> None:
    """A complex damaged beyond its output makes nothing until most of it is mended."""
    ruined = {"india": {"complex": "major", "complex_damage": 20}}
    game, state = at("pacific-1940", "1940", "uk", treasury={"uk": 12}, facilities=ruined)
    found = think(game, state, "uk")
    assert not any(line.startswith("buy") for line in found)


def test_men_are_not_placed_where_too_many_wait_already() -> None:
    """Transports are few, and there is a complex on the mainland."""
    game, state = at(
        "pacific-1940", "1940", "japan", "mobilize", war="all",
        units={"japan": {"japan": {"infantry": 20}}, "sea6": {"japan": {"transport": 1}}},
        facilities={"manchuria": {"complex": "minor"}}, pool={"japan": {"infantry": 3}},
    )  # fmt: skip
    placed = [answer.split() for answer in think(game, state, "japan") if answer.startswith("place")]
    assert {space for _, _, space, *_ in placed} == {"manchuria"}


def test_new_ships_are_laid_down_together() -> None:
    """A carrier, a destroyer and two transports: one fleet, not four targets for the aircraft of France."""
    units = {
        "united_kingdom": {"uk": {"infantry": 4, "fighter": 2}},
        "france": {"germany": {"infantry": 4, "fighter": 3, "bomber": 1}},
        "norway": {"germany": {"infantry": 1, "fighter": 1}},
    }
    pool = {"uk": {"carrier": 1, "destroyer": 1, "transport": 2}}
    game, state = at("anniversary", "1941", "uk", "mobilize", base="empty", units=units, pool=pool)
    placed = [answer.split() for answer in think(game, state, "uk") if answer.startswith("place")]
    ships = {kind: zone for _, kind, zone, *_ in placed}
    assert len(ships) == 3
    assert len(set(ships.values())) == 1


@pytest.mark.parametrize(("limit", "turn", "due"), [(8, 1, True), (3, 2, False), (3, 3, True), (0, 3, False)])
def test_what_takes_the_share_of_several_turns_is_bought_when_they_have_passed(limit, turn, due):
    """Italy's share of a destroyer a turn used to be a whole one: more than half of its money."""
    game = flagplot.game("anniversary")
    state = game.position({"game": "anniversary", "scenario": "1941", "turn": "italy", "phase": "purchase"})
    desk = Desk(game, state, "italy", skill=NORMAL, seed=1, budget=Budget(1_000))
    desk.state.turns[desk.power] = turn
    basket = Basket(desk, desk.doctrine.programmes["italy"])
    assert purchase._due(basket, limit, 8) == due
