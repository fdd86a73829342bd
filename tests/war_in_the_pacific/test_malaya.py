"""The campaign of Malaya as a whole: landings, arrivals, headquarters that fall with it. [17.1, SC-S4]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.combat import odds
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.ground.marching import left
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, OWNERS
from tests.war_in_the_pacific.ashore import GAME, TABLES, LandCase

PASS, FAIL = 10, 9
NOBODY = 1
GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}
SHIPS = {
    "J1": {"hex": "A3529", "ships": ["jn-msu-1", "jn-msu-2", "jn-msu-3", "jn-apb-2"], "mission": "AMPH"},
    "J2": {"hex": "A3730", "ships": ["jn-apb-1", "jn-cl-sendai"], "mission": "AMPH"},
}
CARGO = {
    "jn-msu-1": ["ja-div-5"],
    "jn-msu-3": ["ja-tank-1"],
    "jn-apb-2": ["ja-rgt-1eng"],
    "jn-apb-1": ["ja-rgt-56"],
}


def number(unit: str) -> int:
    return TABLES.number[unit]


def invasion(more: dict[str, list[str]] | None = None, **keys: Any) -> LandCase:
    units = {**CARGO, **({"A3730": ["br-bde-8ind"]} if more is None else more)}
    forces = keys.pop("forces", SHIPS)
    return LandCase("ground_assault", units, air=GROUNDED, forces=forces, forts=keys.pop("forts", {}), **keys)


@pytest.mark.rule("BR-17-03", "BR-17-07", "BR-17-16", "BR-3-15")
def test_an_empty_hex_is_simply_occupied_by_all_who_land_there() -> None:
    case = invasion()
    assert case.answers("japan") == ["land A3529", "land A3730", "done"]
    case.do("japan", "land A3529", "no")  # no beachhead
    assert {case.where(id) for id in ("ja-div-5", "ja-tank-1", "ja-rgt-1eng")} == {"A3529"}
    assert case.owner("A3529") == case.owner("A3523") == JAPAN  # and Thailand has joined
    assert left(case.play, number("ja-div-5")) == 4  # 2 MPs
    case.refuses("japan", "land A3529", "BR-17-03")


@pytest.mark.rule("BR-17-06", "BR-17-16", "BR-23-19")
def test_a_landing_among_defenders_is_an_assault_with_half_the_quality() -> None:
    case = invasion()
    # 3 steps of quality 4 against 16: 2:3, in a city: 1:2; row 2: the attacker must retreat
    case.do("japan", "land A3730", dice=[NOBODY, NOBODY, 4, PASS, FAIL])
    assert case.where("ja-rgt-56") == "jn-apb-1"  # aboard again
    assert case.steps("ja-rgt-56") == 2
    assert not case.marked("ja-rgt-56", "active")
    assert case.marked("ja-rgt-56", "broken")


@pytest.mark.rule("BR-17-08")
def test_who_has_fought_ashore_checks_whether_he_can_go_on() -> None:
    def ashore(die: int) -> LandCase:
        case = invasion()  # Kota Bharu may not be left; row 3: nobody retreats
        case.do("japan", "land A3730", dice=[NOBODY, NOBODY, 5, PASS, PASS, die])
        return case

    assert ashore(3).marked("ja-rgt-56", "active")  # 3 and 1, for enemies in the hex, against 4
    stuck = ashore(4)
    assert not stuck.marked("ja-rgt-56", "active")
    assert stuck.where("ja-rgt-56") == "A3730"


@pytest.mark.rule("BR-17-07", "BR-24-02")
def test_a_garrison_alone_is_assaulted_on_the_main_map() -> None:
    case = invasion({})
    case.do("japan", "land A3730", dice=[NOBODY, NOBODY, 6, PASS, 6])
    assert case.owner("A3730") == JAPAN
    assert "intrinsic-allied" in [event.unit for event in case.events if type(event).__name__ == "StepsLost"]


@pytest.mark.rule("BR-17-03")
def test_only_ships_in_the_hex_land_and_only_activated_units() -> None:
    away = invasion(forces={**SHIPS, "J1": {**SHIPS["J1"], "hex": "A3628"}})
    assert "land A3529" not in away.answers("japan")
    away.refuses("japan", "land A3529", "BR-17-03")


@pytest.mark.rule("SC-G-02")
def test_reinforcements_come_on_their_date_to_the_nearest_friendly_place() -> None:
    start: dict[str, Any] = {"air": GROUNDED, "turn": 1, "pair": 5}
    case = LandCase("end", {"B0452": ["ja-gar-hanoi"]}, **start)
    assert case.state.turn == 2  # 3/13/41
    assert case.where("ja-rgt-55") == case.where("ja-tank-2") == "B0452"
    assert not case.marked("ja-rgt-55", "active")
    assert case.where("ja-rgt-114") == ""  # in January
    lost = LandCase("end", {"B0452": ["br-bde-1mal"]}, control={"B0452": "allied"}, **start)
    assert lost.where("ja-rgt-55") == "B0153"  # Phu Quoc


@pytest.mark.rule("SC-G-02")
def test_air_points_come_on_their_date() -> None:
    case = LandCase("end", {"B0452": ["ja-gar-hanoi"]}, air=GROUNDED, turn=3, pair=11)
    case.do("japan", "allot hq-25-army 60")
    case.do("allied", "allot hq-malaya-ag 30")
    case.do("japan", "done")
    case.do("allied", "done")
    blenheims = TABLES.air_number["air-br-blenheim-singapore-s4"]
    assert case.state.points[blenheims] == 2
    assert case.play.label(case.play.sea.based[blenheims]) == "C0108"


@pytest.mark.rule("WPA-HQ-62", "BR-23-07")
def test_units_of_a_headquarters_without_commander_fight_badly() -> None:
    units = {"A3731": ["ja-rgt-55", "br-bde-8ind"]}

    def shift(**more: Any) -> tuple[int, int]:
        case = LandCase("ground_first", units, war={"under": {"ja-rgt-55": "hq-25-army"}}, **more)
        frame = Attack(
            hex=case.play.hex("A3731"), side=JAPAN, attackers=(number("ja-rgt-55"),),
            defenders=(number("br-bde-8ind"),), lead=number("ja-rgt-55"), defender_lead=number("br-bde-8ind"),
        )  # fmt: skip
        return odds.column_shift(case.play, frame), odds.strength(case.play, frame, attacking=True)

    assert shift() == (-1, 21)
    assert shift(leaders={"ldr-yamashita": "gone"}) == (-2, 15)
    assert shift(leaders={"ldr-percival": "gone"}) == (0, 21)


@pytest.mark.rule("WPA-HQ-65", "WPA-HQ-69", "WPA-HQ-72")
def test_headquarters_fall_with_malaya() -> None:
    fields = ("A3530", "A3531", "A3631", "A3632", "A3730", "A3831", "A3833", "C0108")
    taken = dict.fromkeys(fields, "japan")
    units = {"C0108": ["ja-div-5"], "C0208": ["br-bde-1mal"]}
    fallen = LandCase("ground_end", units, air=GROUNDED, control=taken, turn=6, pair=20)
    malaya, army = (next(at for at, hq in enumerate(TABLES.hqs) if hq.id == id) for id in headquarters.LOST)
    assert fallen.state.war.posts[malaya] == -1
    assert fallen.state.leader[TABLES.leader_number["ldr-percival"]] == -2
    assert fallen.state.war.posts[army] >= 0  # a brigade is still on Bintan
    gone = LandCase("ground_end", {"C0108": ["ja-div-5"]}, air=GROUNDED, control=taken, turn=6, pair=20)
    assert gone.state.war.posts[army] == -1
    assert gone.state.leader[TABLES.leader_number["ldr-yamashita"]] == -2
    box = {"shelved": {"hq-malaya-ag": 20}, "hqs": {"hq-malaya-ag": {"at": ""}}}
    away = LandCase("ground_end", units, air=GROUNDED, control=taken, turn=6, pair=20, war=box)
    assert malaya not in away.state.war.shelved  # wherever it was
    assert away.state.leader[TABLES.leader_number["ldr-percival"]] == -2
    one = {**taken, "A3631": "allied"}
    kept = LandCase("ground_end", units | {"C0108": ["ja-div-5", "br-bde-2mal"]}, air=GROUNDED, control=one)
    assert kept.state.war.posts[malaya] >= 0


@pytest.mark.rule("SC-G-08", "SC-G-01", "WPB-CTY-01")
def test_the_scenario_is_set_up_as_printed() -> None:
    state = GAME.start(scenario="malaya", seed=1)
    play = GAME.play(state)
    stocks = {hq.id: (state.war.cp[at], state.war.active[at]) for at, hq in enumerate(TABLES.hqs)}
    assert stocks == {
        "hq-25-army": (34, 1), "hq-southern-expeditionary-fleet": (20, 1), "hq-southern-army": (16, 0),
        "hq-malaya-ag": (18, 0), "hq-eastern-fleet": (12, 1),
    }  # fmt: skip
    assert play.total(play.of(JAPAN)) == 43
    assert play.total(play.at(play.hex("C0108"), ALLIED)) == 11
    assert state.place[number("br-bde-45ind")] == TABLES.ship_number["br-msu-5"] + 30_000
    owners = {label: OWNERS[state.control[play.hex(label)]] for label in ("C0212", "A3322", "B0251", "A3523")}
    assert owners == {"C0212": "allied", "A3322": "allied", "B0251": "japan", "A3523": "neutral"}
    assert len(play.sea.forces) == 5


def test_random_games_keep_the_laws() -> None:
    """A few dozen answers of random play; the law that steps and air points are accounted for holds."""
    import random

    stream = random.Random(7)
    state = GAME.start(scenario="malaya", seed=7)
    for _ in range(60):
        seat = state.waiting[0]
        before = GAME.conserved(state)
        state, events = GAME.apply(state, seat, stream.choice(list(GAME.legal(state, seat))))
        GAME.check(state)
        for event in events:
            for key, change in GAME.explained(event).items():
                before[key] += change
        assert GAME.conserved(state) == before


@pytest.mark.rule("WPA-HQ-50", "WPA-HQ-47")
@pytest.mark.parametrize(
    ("active", "beside", "lands"), [(True, True, True), (False, True, False), (False, False, True)]
)
def test_who_lands_beside_the_enemy_needs_his_headquarters(active: bool, beside: bool, lands: bool) -> None:
    """An empty coast north of Kuantan, where the enemy is or not."""
    plan = {"side": "japan", "hq": "hq-25-army", "target": "A3830", "units": ["ja-rgt-55"], "turn": 0}
    units = {"jn-apb-1": ["ja-rgt-55"], "A3529": ["ja-rgt-56"]}
    case = LandCase(
        "ground_assault", {**units, "A3831" if beside else "C0108": ["br-bde-8ind"]}, first="japan", turn=3,
        air={unit.id: {"points": 0} for unit in TABLES.air}, unloaded=["ja-rgt-55"],
        forces={"J7": {"hex": "A3830", "ships": ["jn-apb-1"], "mission": "AMPH"}},
        control={"A3730": "japan", "A3831": "allied" if beside else "japan"},
        war={"plans": [plan], "hqs": {"hq-25-army": {"cp": 9, "active": active}}},
    )  # fmt: skip
    if lands:
        case.do("japan", "land A3830")
        assert case.where("ja-rgt-55") == "A3830"
    else:
        case.refuses("japan", "land A3830", "WPA-HQ-50")
