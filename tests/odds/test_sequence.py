"""Which battle to fight first, against every order fought through the real code with the best answers."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.combat.frames import Battle
from flagplot.games.axis_allies.odds import live, questions, sequence
from flagplot.games.axis_allies.pieces import look, make
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.status import friends
from tests.odds.all_orders import AllOrders

PACIFIC: Any = flagplot.game("pacific-1940")
WORLD: Any = flagplot.game("anniversary")


def position(game: Any, turn: str, units: dict[str, Any], **parts: Any) -> WarState:
    """Attackers that stand where they fight; nobody has a way out unless ``origins`` name one."""
    origins: dict[str, str] = parts.pop("origins", {})
    doc = {
        "game": game.meta.id, "base": "empty", "turn": turn, "phase": "conduct_combat",
        "units": units, **parts,
    }  # fmt: skip
    state: WarState = game.position(doc)
    of = game.play(state).board.space_of
    state.origins = {of[space]: (of[back],) for space, back in origins.items()}
    return state


def units_worth(game: Any, state: WarState) -> int:
    """What the attacker's side has on the map in IPCs, less what others have; cargo counts."""
    war, total = game.play(state.clone()), 0
    for stacks in state.units:
        for piece, number in stacks.items():
            seen = look(piece)
            own = seen.owner < war.board.n_powers and friends(war, state.active, seen.owner)
            kinds = [seen.kind, *(item.kind for item in seen.aboard)]
            worth = sum(war.board.kinds[kind].cost for kind in kinds) * number
            total += worth if own else -worth
    return total


def in_every_order(game: Any, state: WarState) -> dict[str, float]:
    """The swing to be expected for every battle that may come first, all dice and answers walked through."""
    power = state.active

    def worth(now: WarState) -> Fraction:
        now = now.clone()
        now.active = power
        return Fraction(units_worth(game, now) + live._balance(game.play(now), power))

    found = AllOrders(game, game.play(state).seat(power), worth).by_first(state)
    for frame in state.frames:  # who fights is off the map
        if isinstance(frame, Battle):
            state = state.clone()
            for piece, number in (*frame.attackers.items(), *frame.defenders.items()):
                game.play(state).add(frame.space, piece, number)
    before = worth(state)
    return {answer.split()[-1]: float(value - before) for answer, value in found.items()}


def as_worked_out(game: Any, state: WarState) -> dict[str, float]:
    """The same by the odds."""
    plans = dict(live.plans(game, state))
    ties = live.ties(game, state)
    landings = frozenset(land for _, land in ties.assaults)
    tied = sequence._Tied(plans, tuple(plans), landings, ties)
    values = {
        move: tied.fought(move, frozenset(plans), sequence._Done())
        for move in tied.open(frozenset(plans), sequence._Done())
    }
    return tied.by_first(values)


def order(game: Any, state: WarState) -> list[sequence.Turn]:
    return questions.which_first(live.plans(game, state), live.ties(game, state))


def british_colonies(kwangtung: tuple[int, int], malaya: tuple[int, int], *, india: str = "uk") -> WarState:
    """Two attacks by land: either territory lost costs the British an objective, both cost it only once."""
    sides = (("kwangtung", kwangtung), ("malaya", malaya))
    units = {space: {"japan": {"infantry": own}, "uk": {"infantry": foe}} for space, (own, foe) in sides}
    return position(
        PACIFIC, "japan", {"jehol": {"japan": {"infantry": 1}}, **units}, war="all",
        control={"kwangtung": "uk", "malaya": "uk", "kwangsi": "japan", "siam": "japan", "india": india},
        origins={"kwangtung": "kwangsi", "malaya": "siam"},
    )  # fmt: skip


SIZES = [((2, 1), (2, 1)), ((2, 2), (2, 1)), ((3, 2), (2, 2)), ((1, 1), (3, 2)), ((2, 2), (3, 3))]


@pytest.mark.parametrize(("kwangtung", "malaya"), SIZES)
def test_an_objective_ties_two_battles(kwangtung: tuple[int, int], malaya: tuple[int, int]) -> None:
    state = british_colonies(kwangtung, malaya)
    exact = in_every_order(PACIFIC, state)
    assert as_worked_out(PACIFIC, state) == pytest.approx(exact, abs=1e-9)
    first = order(PACIFIC, state)[0]
    assert exact[first.name] == pytest.approx(max(exact.values()), abs=1e-9)
    assert first.gain == pytest.approx(max(exact.values()) - min(exact.values()), abs=0.005)


def test_it_is_not_always_the_most_uncertain_that_comes_first() -> None:
    turns = order(PACIFIC, british_colonies((3, 2), (2, 2)))
    assert [turn.name for turn in turns] == ["malaya", "kwangtung"]
    assert turns[0].spread < turns[1].spread
    assert turns[0].why.endswith("before {kwangtung}: 0.04 IPCs better")


@pytest.mark.parametrize(("kwangtung", "malaya"), SIZES[1:4])
def test_battles_that_are_not_tied_may_be_fought_in_any_order(
    kwangtung: tuple[int, int], malaya: tuple[int, int]
) -> None:
    """Without India the British have no objectives to lose."""
    state = british_colonies(kwangtung, malaya, india="japan")
    exact = in_every_order(PACIFIC, state)
    assert exact["kwangtung"] == pytest.approx(exact["malaya"], abs=1e-12)
    assert as_worked_out(PACIFIC, state) == pytest.approx(exact, abs=1e-9)
    turns = order(PACIFIC, state)
    assert turns[0].spread >= turns[1].spread
    assert [turn.gain for turn in turns] == [0.0, 0.0]


@pytest.mark.parametrize("sizes", [((2, 2), (2, 1), (1, 1)), ((2, 1), (2, 2), (1, 1))])
def test_three_battles_with_a_capital_among_them(sizes: tuple[tuple[int, int], ...]) -> None:
    """Once Russia is taken the Soviets have no income to lose elsewhere. [A50-CAP-08]"""
    names = ("russia", "karelia_ssr", "caucasus")
    units = {
        space: {"germany": {"infantry": own}, "ussr": {"infantry": foe}}
        for space, (own, foe) in zip(names, sizes, strict=True)
    }
    backs = ("belorussia", "finland", "ukraine")
    control = {**dict.fromkeys(names, "ussr"), **dict.fromkeys(backs, "germany"), "germany": "germany"}
    state = position(
        WORLD, "germany", {"germany": {"germany": {"infantry": 1}}, **units}, control=control,
        origins=dict(zip(names, backs, strict=True)), treasury={"ussr": 8},
    )  # fmt: skip
    exact = in_every_order(WORLD, state)
    assert as_worked_out(WORLD, state) == pytest.approx(exact, abs=1e-9)
    turns = order(WORLD, state)
    assert exact[turns[0].name] == pytest.approx(max(exact.values()), abs=1e-9)


def landings(malaya: tuple[int, int], shan_state: tuple[int, int], ships: dict[str, int]) -> WarState:
    """Two landings from one zone."""
    fleet: dict[str, int] = {f"{ship}~done": number for ship, number in ships.items()}
    for target, (own, _) in (("malaya", malaya), ("shan_state", shan_state)):
        for cargo in ["infantry!,infantry!"] * (own // 2) + ["infantry!"] * (own % 2):
            name = f"transport[{cargo}]~assaulting>{target}"
            fleet[name] = fleet.get(name, 0) + 1
    units = {
        "jehol": {"japan": {"infantry": 1}}, "sea37": {"japan": fleet},
        "malaya": {"uk": {"infantry": malaya[1]}}, "shan_state": {"uk": {"infantry": shan_state[1]}},
    }  # fmt: skip
    return position(
        PACIFIC, "japan", units, war="all",
        control={"malaya": "uk", "shan_state": "uk", "india": "uk", "kwangtung": "uk"},
        this_turn={
            "assaults": [["sea37", "malaya"], ["sea37", "shan_state"]], "entered_zones": ["sea37"],
        },
    )  # fmt: skip


@pytest.mark.parametrize(
    ("malaya", "shan_state", "ships"),
    [
        ((2, 1), (2, 1), {"battleship": 1}),
        ((1, 1), (3, 2), {"cruiser": 1}),
        ((2, 1), (2, 2), {"cruiser": 1, "battleship": 1}),
    ],
)
def test_ships_bombard_for_one_landing_only(
    malaya: tuple[int, int], shan_state: tuple[int, int], ships: dict[str, int]
) -> None:
    """Which comes first makes no difference, for which of them ships bombard does."""
    state = landings(malaya, shan_state, ships)
    exact = in_every_order(PACIFIC, state)
    assert as_worked_out(PACIFIC, state) == pytest.approx(exact, abs=1e-9)
    assert exact["malaya"] == pytest.approx(exact["shan_state"], abs=1e-12)
    why = {turn.name: turn.why for turn in order(PACIFIC, state)}
    other = "no ship" if len(ships) == 1 else "1 at 3"
    assert why["shan_state"].endswith(f"best with {other} bombarding: the others help {{malaya}} more")


@pytest.mark.parametrize(("zone", "battle"), [((2, 1), (1, 2)), ((1, 2), (2, 2))])
def test_a_zone_to_retreat_to_is_fought_for_first(zone: tuple[int, int], battle: tuple[int, int]) -> None:
    """Ships left a zone in which war has been declared since: they may go back only once it is won."""
    sides = (("sea25", zone), ("sea24", battle))
    units = {space: {"japan": {"destroyer": own}, "usa": {"destroyer": foe}} for space, (own, foe) in sides}
    state = position(
        PACIFIC, "japan", {"jehol": {"japan": {"infantry": 1}}, **units}, war="all",
        origins={"sea24": "sea25"},
    )  # fmt: skip
    of = PACIFIC.play(state).board.space_of
    state.turn_friendly_zones = tuple(sorted({*state.turn_friendly_zones, of["sea25"]}))
    exact = in_every_order(PACIFIC, state)
    assert exact["sea25"] > exact["sea24"] + 0.05
    turns = order(PACIFIC, state)
    assert [turn.name for turn in turns] == ["sea25", "sea24"]
    assert turns[0].why.endswith("won, it gives {sea24} a way out")


def test_a_zone_with_two_landings_comes_before_both() -> None:
    state = landings((2, 3), (2, 1), {"destroyer": 1})
    war = PACIFIC.play(state)
    war.add(war.board.space_of["sea37"], make(war.power("uk"), war.board.kind_of["destroyer"]), 1)
    names = [turn.name for turn in order(PACIFIC, state)]
    assert names[0] == "sea37"
    assert sorted(names[1:]) == ["malaya", "shan_state"]


def test_the_battle_being_fought_comes_first() -> None:
    state = british_colonies((1, 3), (3, 3))
    state, _ = PACIFIC.apply(state, "japan", "fight kwangtung", flagplot.ScriptedDice([6, 6, 6, 6]))
    turns = order(PACIFIC, state)
    assert [turn.name for turn in turns] == ["kwangtung", "malaya"]
    assert turns[0].why == "it is being fought"


def test_a_battle_under_way_is_tied_to_what_comes_after_it() -> None:
    state = british_colonies((3, 2), (2, 2))
    state, _ = PACIFIC.apply(state, "japan", "fight kwangtung", flagplot.ScriptedDice([6, 6, 6, 6, 6]))
    exact = in_every_order(PACIFIC, state)
    assert exact.keys() == {"press", "kwangsi"}
    assert as_worked_out(PACIFIC, state) == pytest.approx({"kwangtung": exact["press"]}, abs=1e-9)


HELD = dict.fromkeys(("italy", "balkans", "morocco_algeria", "libya"), "italy")


@pytest.mark.parametrize("sizes", [((2, 1), (1, 1)), ((1, 1), (2, 2))])
def test_two_zones_that_have_to_be_cleared_both(sizes: tuple[tuple[int, int], ...]) -> None:
    """Only without any enemy warship in its seas Italy has its five IPCs. [A50-NOB-17]"""
    units = {
        zone: {"italy": {"destroyer": own}, "uk": {"destroyer": foe}}
        for zone, (own, foe) in zip(("sz13", "sz15"), sizes, strict=True)
    }
    state = position(
        WORLD, "italy", {"italy": {"italy": {"infantry": 1}}, **units}, control=HELD,
        options={"national_objectives": True}, origins={"sz13": "sz14", "sz15": "sz14"},
    )  # fmt: skip
    of = WORLD.play(state).board.space_of
    state.turn_friendly_zones = tuple(sorted({*state.turn_friendly_zones, of["sz14"]}))
    ties = live.ties(WORLD, state)
    assert ties.worth is not None
    assert [ties.worth(frozenset(won)) for won in (["sz13"], ["sz15"], ["sz13", "sz15"])] == [0.0, 0.0, 5.0]
    exact, found = in_every_order(WORLD, state), as_worked_out(WORLD, state)
    assert exact[order(WORLD, state)[0].name] == pytest.approx(max(exact.values()), abs=1e-6)
    # a zone is also clear where nobody is left: the odds count only what is won
    assert all(found[zone] <= value + 1e-9 for zone, value in exact.items())


def test_clear_seas_are_worth_an_objective() -> None:
    """Italy has five IPCs for a sea without enemy warships. [A50-NOB-17]"""
    units = {
        "italy": {"italy": {"infantry": 1}}, "sz13": {"italy": {"cruiser": 1}, "uk": {"destroyer": 1}},
    }  # fmt: skip
    state = position(
        WORLD, "italy", units, control=HELD, phase="combat_move", options={"national_objectives": True}
    )
    plan = live.plan_of(WORLD, state, "sz13")
    assert plan.prize == 5.0
