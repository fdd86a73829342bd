"""Cases at sea as a stranger would write them: position, answers and dice, from the clauses alone."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.sea import sailing
from flagplot.games.war_in_the_pacific.sea.frames import Passage
from tests.war_in_the_pacific.afloat import GROUNDED, SeaCase

MIDWAY = "F1234"
FAR = {
    "J8": {"hex": "F0525", "ships": ["jn-dd-nowaki"]}, "U8": {"hex": "F3030", "ships": ["us-dd-gwin"]},
}  # fmt: skip
PBY = {**GROUNDED, "air-us-pby-midway": {"points": 3}}


# -- search --------------------------------------------------------------------------------------------------


def searched(hex: str, dice: list[int], ships: list[str] | None = None, **more: Any) -> SeaCase:
    """Three Catalinas of Midway look for a task force in the Air Search Segment."""
    force = {"hex": hex, "ships": ships or ["jn-dd-nowaki"], "mission": "MOVT", **more.pop("force", {})}
    document = {"scenario": "midway", "phase": "search", "subrons": {}, "air": PBY, "forces": {"J8": force}}
    case = SeaCase.__new__(SeaCase)
    case.events = []
    super(SeaCase, case).__init__({**document, **more}, dice)
    return case


@pytest.mark.rule("BR-13-01", "BR-13-03")
@pytest.mark.parametrize(
    ("hex", "least"),
    [
        ("F1032", 101 - 60 + 10),  # 3 hexes of 5 MPs: SHORT, value 3, 10 off for a single ship
        ("F0732", 101 - 48 + 10),  # MEDIUM
        ("F0232", 101 - 33 + 10),  # LONG
    ],
)
def test_a_search_succeeds_on_101_less_the_chance(hex: str, least: int) -> None:
    for roll, found in ((least, True), (least - 1, False)):
        tens, ones = divmod(roll, 10)
        dice = [tens or 10, ones or 10, *([1] if found else [])]
        case = searched(hex, dice)
        assert bool(case.force("J8").marker) is found


@pytest.mark.rule("BR-13-03", "BR-4-05")
@pytest.mark.parametrize(
    ("force", "more", "least"),
    [
        ({"ships": ["jn-dd-nowaki", "jn-dd-hagikaze", "jn-dd-makigumo", "jn-dd-akigumo"]}, {}, 41),  # 4 ships
        ({}, {"airfields": {MIDWAY: "S"}}, 41 + 10 + 5),
        ({}, {"airfields": {MIDWAY: "D1"}}, 41 + 10 + 10),
    ],
)
def test_what_counts_in_a_search(force: dict[str, Any], more: dict[str, Any], least: int) -> None:
    ships = force.get("ships")
    for roll, found in ((least, True), (least - 1, False)):
        tens, ones = divmod(roll, 10)
        case = searched("F1032", [tens or 10, ones or 10, *([1] if found else [])], ships, **more)
        assert bool(case.force("J8").marker) is found


@pytest.mark.rule("BR-13-04", "BR-13-10")
@pytest.mark.parametrize(
    ("chit", "heard"),
    [
        (1, "1 CV, 1 BC, 2 CA, 2 DD; 8 in all"),  # True: up to six counters, and the total
        (13, "CV, BC, CA, DD"),  # Types: no numbers
        (17, "8 ships"),  # Number
        (19, "1 BC, 2 CA, 3 DD; 7 in all"),  # False: without the carrier
    ],
)
def test_what_a_report_says(chit: int, heard: str) -> None:
    ships = [
        "jn-cv-akagi", "jn-bc-haruna", "jn-ca-tone", "jn-ca-chikuma", "jn-dd-nowaki", "jn-dd-hagikaze",
        "jn-dd-makigumo", "jn-dd-akigumo",
    ]  # fmt: skip
    case = searched("F1032", [10, 10, chit], ships)
    (report,) = case.play.sea.reports
    shown = ", ".join(f"{count} {kind}" if count else kind for kind, count in report.types)
    said = f"{shown}; {report.total} in all" if report.total and shown else shown or f"{report.total} ships"
    assert said == heard


@pytest.mark.rule("BR-8-03", "BR-13-04")
def test_a_true_report_unmasks_a_dummy_and_another_does_not() -> None:
    dummy = {"dummy": True, "side": "japan", "ships": []}
    assert "J8" not in searched("F1032", [10, 10, 1], force=dummy).play.sea.forces
    fooled = searched("F1032", [10, 10, 17], force=dummy)
    assert fooled.force("J8").marker


# -- contact and surface combat ------------------------------------------------------------------------------


def sails(mission: str, die: list[int], other: dict[str, Any], *entries: str, **mine: Any) -> SeaCase:
    """A cruiser sails from F1032 into F1033, where Astoria is."""
    forces = {
        "J8": {"hex": "F1032", "ships": ["jn-ca-tone"], "mission": mission, "speed": 3, **mine},
        "U17": {"hex": "F1033", "ships": ["us-ca-astoria"], "mission": "MOVT", "speed": 3, **other},
    }
    case = SeaCase("naval", forces=forces, subrons={}, air=GROUNDED, airfields={MIDWAY: "D1"})
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "take-card J8", *entries, "course F1033", "file-card", "done")
    case.do("allied", "done")
    case.do("allied", "done", dice=die)
    return case


def met(case: SeaCase) -> bool:
    return ("J8", "U17") in case.play.sea.battles


@pytest.mark.rule("BR-13-07", "BR-13-11")
@pytest.mark.parametrize(
    ("mission", "die", "other", "entries", "contact"),
    [
        ("PATROL", 4, {}, (), True),
        ("PATROL", 3, {}, (), False),
        ("PATROL", 3, {"located": True}, (), True),  # 1 more for a located enemy
        ("PATROL", 3, {}, ("by-night",), True),  # Japan by night in 1942
        ("PATROL", 2, {}, ("by-night",), False),
        ("MOVT", 4, {"mission": "PATROL"}, (), True),  # the one that waits rolls
        ("MOVT", 3, {"mission": "PATROL"}, (), False),
    ],
)
def test_contact(
    mission: str, die: int, other: dict[str, Any], entries: tuple[str, ...], contact: bool
) -> None:
    searches = [] if contact else [1, 1, 1, 1]  # where they do not fight each looks for the other
    assert met(sails(mission, [die, *searches], other, *entries)) is contact


@pytest.mark.rule("BR-16-02", "BR-19-12", "BR-19-01")
def test_an_enemy_who_withdraws_may_be_followed_off_the_route() -> None:
    def avoided(mission: str) -> SeaCase:
        case = sails(mission, [4], {"mission": "PATROL"})
        case.do("japan", "accept")
        case.do("allied", "avoid", "withdraw F1034", dice=[] if mission == "PATROL" else [1, 1, 1, 1])
        return case

    case = avoided("PATROL")
    assert case.answers("japan") == ["stop", "keep-contact"]
    case.do("japan", "keep-contact", dice=[4])  # contact anew: they have not fought
    assert case.play.label(case.force("J8").hex) == "F1034"
    assert case.answers("japan") == ["engage jn-ca-tone us-ca-astoria", "done"]  # seen, it cannot avoid again
    passage = next(one for one in case.state.frames if isinstance(one, Passage))
    passage.quarry = "U17"
    case.play.set_force("U17", hex=case.play.hex("F1035"))
    assert sailing.fled(case.play, passage) == case.play.hex("F1035")
    passage.followed = 2
    assert sailing.fled(case.play, passage) < 0  # two hexes at most
    stopped = avoided("PATROL")
    stopped.do("japan", "stop", dice=[1, 1, 1, 1])
    assert stopped.play.label(stopped.force("J8").hex) == "F1033"
    assert "keep-contact" not in avoided("MOVT").answers("japan")  # no combat mission


@pytest.mark.rule("BR-13-12", "BR-3-23")
def test_nobody_is_searched_for_where_its_night_mission_is() -> None:
    def held(*entries: str) -> SeaCase:
        forces = {
            "J8": {"hex": "F1032", "ships": ["jn-dd-nowaki"], "mission": "PATROL", "speed": 3},
            "U17": {"hex": "F1033", "ships": ["us-ca-astoria"], "mission": "MOVT", "speed": 3},
        }
        case = SeaCase("naval", forces=forces, subrons={}, air=GROUNDED, airfields={MIDWAY: "D1"})
        case.do("allied", "no", dice=[6, 6, 1, 1])
        case.do("japan", "first", "take-card J8", *entries, "file-card", "done")
        case.do("allied", "done")
        return case

    for entries, by_day in (((), True), (("by-night",), False)):
        case = held(*entries)
        case.do("allied", "done", dice=[1, 1])  # in the Naval Phase, or in the Air Search Segment after it
        texts = [event.text() for event in case.events]
        search = next(at for at, text in enumerate(texts) if text.startswith("search by"))
        assert any("Air Phase" in text for text in texts[:search]) is not by_day


@pytest.mark.rule("BR-13-11")
def test_nobody_seeks_nobody_meets() -> None:
    assert not met(sails("MOVT", [1, 1, 1, 1], {}))  # only searches


@pytest.mark.rule("BR-13-07", "BR-13-11")
def test_of_a_landing_only_the_escorts_make_contact() -> None:
    """Transports alone on AMPH look for nobody; with a cruiser they roll."""
    for ships, dice, contact in (
        (["jn-apb-6"], [1, 1], False),
        (["jn-apb-6", "jn-ca-tone"], [4], True),
    ):
        forces = {
            "J8": {"hex": "F1032", "ships": ships, "mission": "AMPH", "speed": 1},
            "U17": {"hex": "F1033", "ships": ["us-ca-astoria"], "mission": "MOVT", "speed": 3},
        }
        case = SeaCase(
            "naval", forces=forces, subrons={}, air=GROUNDED, airfields={MIDWAY: "D1"},
            units={"jn-apb-6": ["jn-snlf-k5"]},
        )  # fmt: skip
        case.do("allied", "no", dice=[6, 6, 1, 1])
        case.do("japan", "first", "take-card J8", "course F1033", "file-card", "done")
        case.do("allied", "done")
        case.do("allied", "done", dice=dice)
        assert met(case) is contact


def battle(mine: dict[str, Any], theirs: dict[str, Any], *, ships: Any = None, **more: Any) -> SeaCase:
    base = {"hex": "F1032", "mission": "PATROL", "located": True}
    forces = {"J4": {**base, **mine}, "U17": {**base, **theirs}}
    entry = {"mover": "J4", "other": "U17", **more}
    return SeaCase("", pair=1, forces=forces, battle=entry, subrons={}, ships=ships or {}, air=GROUNDED)


FAST, SLOW = {"ships": ["jn-ca-kumano"]}, {"ships": ["us-ao-cimarron"]}


@pytest.mark.rule("BR-19-01")
def test_only_the_faster_side_avoids_battle_and_transports_alone_never() -> None:
    case = battle(FAST, {"ships": ["us-ca-astoria"]})
    assert "avoid" not in case.answers("japan") + case.answers("allied")
    case = battle(FAST, SLOW)
    assert "avoid" in case.answers("japan")
    assert case.answers("allied") == []
    case = battle({"ships": ["jn-apb-6"]}, {"ships": ["us-ca-astoria"]}, unseen=True)
    assert "avoid" not in case.answers("japan")


@pytest.mark.rule("BR-19-04")
@pytest.mark.parametrize(("damage", "strength"), [(0, 7 + 2), (1, 5)])
def test_long_lances_of_undamaged_ships_in_the_first_round(damage: int, strength: int) -> None:
    case = battle(FAST, {"ships": ["us-ca-astoria"]}, ships={"jn-ca-kumano": {"damage": damage}})
    printed = case.play.tables.ships[case.play.tables.ship_number["jn-ca-kumano"]]
    assert printed.torpedoes == "long"
    if "accept" in case.answers("allied"):
        case.do("allied", "accept")
    case.do("japan", "engage jn-ca-kumano us-ca-astoria", "done")
    case.do("allied", "done", dice=[6])
    assert any(event.text().endswith(f"strength {strength}: 6") for event in case.events)


@pytest.mark.rule("BR-19-02")
def test_half_of_the_combatants_at_d2_open_the_carriers() -> None:
    fleet = {"ships": ["us-ca-astoria", "us-ca-portland", "us-dd-gwin", "us-cv-yorktown"]}
    one = battle(FAST, fleet, ships={"us-ca-astoria": {"damage": 2}})
    if "accept" in one.answers("japan"):
        one.do("japan", "accept")
    one.refuses("japan", "engage jn-ca-kumano us-cv-yorktown", "BR-19-02")  # one of three
    two = battle(FAST, fleet, ships={"us-ca-astoria": {"damage": 2}, "us-ca-portland": {"damage": 3}})
    if "accept" in two.answers("japan"):
        two.do("japan", "accept")
    assert two.allows("japan", "engage jn-ca-kumano us-cv-yorktown")


@pytest.mark.rule("BR-19-02")
def test_combatants_sunk_in_the_battle_count_among_those_at_d2() -> None:
    """Of two destroyers one goes down in the first round; half of them open the carrier in the second."""
    theirs = {"ships": ["us-dd-gwin", "us-dd-sims", "us-cv-yorktown"]}
    for guns, opened in (("engage jn-bb-yamato us-dd-gwin", True), ("done", False)):
        case = battle({"ships": ["jn-bb-yamato"]}, theirs, ships={"us-dd-gwin": {"damage": 1}})
        for seat in ("japan", "allied"):
            if "accept" in case.answers(seat):
                case.do(seat, "accept")
        case.refuses("japan", "engage jn-bb-yamato us-cv-yorktown", "BR-19-02")
        case.do("japan", *dict.fromkeys((guns, "done")))
        case.do("allied", "done", dice=[1, 6, 5] if opened else [])
        assert (case.damage("us-dd-gwin") == 5) is opened
        case.do("japan", "fight-on")
        case.do("allied", "fight-on")
        assert case.allows("japan", "engage jn-bb-yamato us-cv-yorktown") is opened


@pytest.mark.rule("BR-8-08")
def test_a_battle_of_a_position_may_promote_its_admiral() -> None:
    """Two carriers are 4 points; 10 improves one rating of Japan's commander."""
    mine = {"ships": ["jn-bb-yamato"], "admirals": ["ldr-kondo"]}
    theirs = {"ships": ["us-cv-yorktown", "us-cv-hornet"]}
    hurt = {"us-cv-yorktown": {"damage": 4}, "us-cv-hornet": {"damage": 4}}
    case = battle(mine, theirs, ships=hurt)
    case.do("japan", "accept", "engage jn-bb-yamato us-cv-yorktown")
    case.do("japan", "done", dice=[1, 6, 6, 6])
    assert case.damage("us-cv-yorktown") == 5
    case.do("japan", "fight-on")
    case.do("allied", "fight-on")
    case.do("japan", "engage jn-bb-yamato us-cv-hornet", "done", dice=[1, 6, 6, 6, 5, 5])
    assert [one for one in case.answers("japan") if one.startswith("improve")]


# -- refusals ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WPB-MAG-16", "WPB-MAG-20")
def test_a_blank_chit_buys_no_initiative() -> None:
    force = {"hex": "F1032", "ships": ["jn-ca-tone"], "mission": "MOVT"}
    case = SeaCase("naval", forces={"J8": force}, subrons={}, air=GROUNDED, magic={"blank": 2, "reveal-1": 1})
    case.refuses("allied", "chit blank", "WPB-MAG-16")
    case.refuses("allied", "chit reveal-2", "WPB-MAG-20")
    assert case.allows("allied", "chit reveal-1")


@pytest.mark.rule("BR-17-18", "BR-17-03", "BR-18-02", "BR-17-15")
@pytest.mark.parametrize(
    ("ships", "mission", "rule"),
    [
        (["jn-msu-15"], "BOMB", "BR-17-18"),
        (["jn-ca-tone"], "AMPH", "BR-17-03"),
        (["jn-ca-tone"], "FUEL", "BR-18-02"),
        (["jn-ca-tone"], "TOW", "BR-17-15"),
    ],
)
def test_a_mission_needs_its_ships(ships: list[str], mission: str, rule: str) -> None:
    force = {"hex": "F1032", "ships": ships, "mission": "MOVT", "speed": 1}
    case = SeaCase("naval", forces={"J8": force}, subrons={}, air=GROUNDED)
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "take-card J8")
    case.refuses("japan", f"mission {mission}", rule)


# -- fuel ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-18-02", "BR-3-28")
def test_a_meeting_is_void_when_the_oiler_has_gone_to_another_task_force() -> None:
    forces = {
        "J1": {"hex": "F0525", "ships": ["jn-cv-akagi"], "mission": "CVOPS", "fuel": 8},
        "J6": {"hex": "F0525", "ships": ["jn-ao-kyokuto-maru", "jn-dd-nowaki"], "mission": "FUEL"},
        "U8": FAR["U8"],
    }
    case = SeaCase("naval", forces=forces, subrons={}, air=GROUNDED)
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "take-card J1", "refuel J6", "file-card")
    case.do("japan", "take-card J6", "detach jn-ao-kyokuto-maru", "course F0626", "file-card", "done")
    case.do("allied", "done")
    case.do("allied", "done")
    assert (case.force("J1").fuel, case.where("J6")) == (8, "F0626")


# -- the end of a game-turn ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-11-09", "WPB-SEA-13")
def test_what_is_suppressed_recovers_at_the_end_of_a_game_turn() -> None:
    for mark, left in (("S", 0), ("D1", 2)):
        damage = {MIDWAY: mark}
        case = SeaCase(
            "end", forces=FAR, air=GROUNDED, subrons={}, pair=2,
            airfields=damage, ports=damage, seaplanes=damage,
        )  # fmt: skip
        hex, sea = case.play.hex(MIDWAY), case.play.sea
        assert case.state.turn == 1
        assert (case.state.airfields[hex], sea.ports[hex], sea.seaplanes[hex]) == (left, left, left)


@pytest.mark.rule("SC-S2-01", "SC-G-02")
def test_ships_that_are_there_already_do_not_arrive() -> None:
    """The Saratoga group of 3/6/42: what a position has of it on the map, or sunk, does not come again."""
    first = SeaCase("end", forces=FAR, air=GROUNDED, subrons={}, pair=2)
    group = first.force("U11").ships
    ids = [first.play.tables.ships[ship].id for ship in group]
    assert "us-cv-saratoga" in ids
    rest = [id for id in ids if id not in ("us-cv-saratoga", ids[-1])]
    early = {**FAR, "U11": {"hex": "F3030", "ships": ["us-cv-saratoga"], "mission": "CVOPS"}}
    case = SeaCase("end", forces=early, air=GROUNDED, subrons={}, pair=2, ships={ids[-1]: {"damage": 5}})
    ships = {label: case.play.ids_of(case.force(label).ships) for label in case.play.sea.forces}
    assert ships["U11"] == ("us-cv-saratoga",)
    assert sorted(ships["U11-2"]) == sorted(rest)
