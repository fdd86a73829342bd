"""States that no game comes to are refused in one line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from flagplot.games.dai_senso import GAME
from flagplot.games.dai_senso.combat.frames import Attack, AttackStage, Combat
from flagplot.games.dai_senso.counters import BACK
from flagplot.games.dai_senso.factions import NOBODY, SOVIET
from flagplot.games.dai_senso.movement.frames import Movement
from flagplot.games.dai_senso.places import OUT, place
from flagplot.games.dai_senso.state import AsiaState
from flagplot.games.dai_senso.support.frames import Contest
from flagplot.games.dai_senso.tables import standard_tables
from flagplot.games.dai_senso.turn.frames import FactionTurn, GameTurn, Overstack
from flagplot.games.dai_senso.turn.setup import put, take_up
from flagplot.kernel.errors import FlagplotError, FormatError

TABLES = standard_tables()


def number(id: str) -> int:
    return TABLES.counter(id)


def lay(state: AsiaState, id: str, where: str) -> None:
    side = state.up[number(id)]
    take_up(state, number(id))
    put(state, number(id), place(where), side)


def frames(state: AsiaState, *more: object) -> None:
    state.frames = [GameTurn(1), FactionTurn(5), Overstack(), *more]  # type: ignore[list-item]


def other_tables(state: AsiaState) -> None:
    state.tables = "else"


def too_few(state: AsiaState) -> None:
    state.place.pop()


def nowhere(state: AsiaState) -> None:
    state.place[number("RU-INFA-01")] = 99_999


def negative(state: AsiaState) -> None:
    state.place[number("RU-INFA-01")] = -1


def no_back(state: AsiaState) -> None:
    state.up[number("RU-TK-01")] = BACK


def in_two_places(state: AsiaState) -> None:
    state.at[place("w5326")] = (number("RU-INFA-01"),)


def in_the_wrong_order(state: AsiaState) -> None:
    hex = place("w5524")
    state.at[hex] = tuple(reversed(state.at[hex]))


def at_sea(state: AsiaState) -> None:
    lay(state, "RU-INFA-01", "w5124")


def fortress_abroad(state: AsiaState) -> None:
    lay(state, "RU-FTVLAD-01", "e5402")


def both_in_one_hex(state: AsiaState) -> None:
    lay(state, "RU-INFA-01", "w5427")


def in_no_year(state: AsiaState) -> None:
    state.year = 1815


def nobody_phasing(state: AsiaState) -> None:
    state.phasing = 3


def few_countries(state: AsiaState) -> None:
    state.status = state.status[:-1]


def active_for_nobody(state: AsiaState) -> None:
    minors = [one.id for one in TABLES.map.countries.minors]
    aligned = list(state.aligned)
    aligned[minors.index("mongolia")] = NOBODY
    state.aligned = tuple(aligned)


def unknown_marker(state: AsiaState) -> None:
    state.ceded = ("japan_atlantis",)


def odd_posture(state: AsiaState) -> None:
    state.posture = ("boredom", *state.posture[1:])


def no_frames(state: AsiaState) -> None:
    state.frames = []


def without_a_turn(state: AsiaState) -> None:
    state.frames = [Movement()]


def past_the_last_segment(state: AsiaState) -> None:
    state.frames = [GameTurn(1), FactionTurn(40)]


def past_the_last_faction(state: AsiaState) -> None:
    state.frames = [GameTurn(4)]


def a_mover_in_the_pool(state: AsiaState) -> None:
    frames(state, Movement(mover=number("RU-INF1-05")))


def an_enemy_mover(state: AsiaState) -> None:
    frames(state, Movement(mover=number("KW-HQ-01")))


def no_such_mover(state: AsiaState) -> None:
    frames(state, Movement(mover=5_000))


def much_moved(state: AsiaState) -> None:
    frames(state, Movement(mover=number("RU-TK-01"), spent=50))


def an_attacker_in_the_pool(state: AsiaState) -> None:
    frames(state, Combat(), Attack(place("w5525"), attackers=(number("RU-INF1-05"),)))


def friends_defending(state: AsiaState) -> None:
    frames(state, Combat(), Attack(place("w5525"), defenders=(number("RU-INFA-01"),)))


def an_attack_by_nobody(state: AsiaState) -> None:
    frames(state, Combat(), Attack(place("w5525"), stage=AttackStage.DIE))


def an_attack_out_of_combat(state: AsiaState) -> None:
    frames(state, Movement(), Attack(place("w5525")))


def an_attack_nowhere(state: AsiaState) -> None:
    frames(state, Combat(), Attack(OUT))


def a_contest_for_what_is_there(state: AsiaState) -> None:
    lay(state, "RU-AF-01", "w5524")
    frames(state, Contest(number("RU-AF-01"), place("w5524")))


FAULTS: dict[Callable[[AsiaState], None], str] = {
    other_tables: "the same tables expected",
    too_few: "entries expected",
    nowhere: "a place from 0 to",
    negative: "a place from 0 to",
    no_back: "RU-TK-01: its front up expected",
    in_two_places: "hexes that hold the counters placed in them",
    in_the_wrong_order: "hexes that hold the counters placed in them",
    at_sea: "RU-INFA-01: Land expected, found w5124",
    fortress_abroad: "RU-FTVLAD-01: e5301 expected, found e5402",
    both_in_one_hex: "w5427: ground units of one faction expected",
    in_no_year: "a year from 1937",
    nobody_phasing: "a faction from 0 to 2",
    few_countries: "29 entries expected",
    active_for_nobody: "mongolia: a faction of an active Country expected",
    unknown_marker: "a Ceded Land marker expected, found 'japan_atlantis'",
    odd_posture: "a Policy, a Truce or war expected, found 'boredom'",
    no_frames: "a Game Turn expected",
    without_a_turn: "a Game Turn expected",
    past_the_last_segment: "frame 2: a segment of the turn expected",
    past_the_last_faction: "frame 1: a Faction Turn of the scenario expected",
    a_mover_in_the_pool: "frame 4: RU-INF1-05 on the map expected, found soviet_pool",
    an_enemy_mover: "a counter of the phasing faction expected, found KW-HQ-01",
    no_such_mover: "a counter or -1 from -1",
    much_moved: "half Movement Points from 0",
    an_attacker_in_the_pool: "RU-INF1-05 on the map expected",
    friends_defending: "a counter of the enemy expected, found RU-INFA-01",
    an_attack_by_nobody: "attackers expected, found none",
    an_attack_out_of_combat: "an attack in a Combat Segment expected",
    an_attack_nowhere: "a hex from 0",
    a_contest_for_what_is_there: "RU-AF-01 in a Force Pool expected, found it on the map",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: str(fault.__name__))
def test_an_impossible_state_is_refused_in_one_line(fault: Callable[[AsiaState], None]) -> None:
    state = GAME.start("august-storm", seed=1)
    assert state.phasing == SOVIET
    fault(state)
    with pytest.raises(FormatError) as caught:
        GAME.check(state)
    assert FAULTS[fault] in str(caught.value)
    assert "\n" not in str(caught.value)
    assert isinstance(caught.value, FlagplotError)


def test_the_set_up_is_sound() -> None:
    GAME.check(GAME.start("august-storm", seed=1))


@pytest.mark.parametrize("seed", range(3))
def test_every_state_of_a_game_is_sound(seed: int) -> None:
    from random import Random

    choose, state = Random(seed), GAME.start("august-storm", seed=seed)
    while state.outcome is None:
        seat = state.waiting[0]
        state, _ = GAME.apply(state, seat, choose.choice(list(GAME.legal(state, seat))))
        GAME.check(state)
