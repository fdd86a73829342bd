"""Sigint, ruses, inquiries and Magic chits. [42.3, 42.4]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.sea import magic, sigint
from flagplot.games.war_in_the_pacific.sea.frames import Listen
from flagplot.kernel.action import act
from flagplot.kernel.dice import ScriptedDice
from tests.war_in_the_pacific.afloat import GAME, GROUNDED, TABLES, SeaCase

DD = [
    "nowaki",
    "hagikaze",
    "makigumo",
    "akigumo",
    "urakaze",
    "tanikaze",
    "fubuki",
    "hatsuyuki",
    "isonami",
    "shikinami",
]
U17 = {"hex": "F2536", "ships": ["us-cv-yorktown"], "mission": "MOVT", "speed": 3}


def listening(count: int = 3, marked: int = 0, **more: Any) -> SeaCase:
    """Japan has handed in its cards; so many of its task forces lie on the map."""
    forces: dict[str, Any] = {
        f"J{number + 1}": {
            "hex": "D3030", "ships": [f"jn-dd-{DD[number]}"], "mission": "MOVT",
            "marker": number + 1 if number < marked else 0,
        }
        for number in range(count)
    }  # fmt: skip
    case = SeaCase(
        "naval", forces={"U17": U17, **forces}, subrons=more.pop("subrons", {}), air=GROUNDED, **more
    )
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "done")
    return case


def told(case: SeaCase, seat: str | None) -> list[str]:
    """What a seat has read."""
    return [event.text() for event in case.events if event.audience is None or seat in event.audience]


@pytest.mark.rule("WPB-SIG-01", "WPB-SIG-02", "BR-3-04", "SC-S2-03")
def test_sigint_looks_at_a_tenth_of_the_cards_for_each_point_of_the_die() -> None:
    assert sigint.quota(3, 23) == 7  # worked case EX-B32
    case = listening(10)
    assert case.state.sea.sigint == 3
    case.do("allied", "sigint", dice=[2])
    case.do("allied", "done", dice=[1, 1])  # the quota is drawn at random
    assert case.state.sea.seen_cards == ("J1", "J10")
    assert case.state.sea.sigint == 2
    assert any("card J1:" in text for text in told(case, "allied"))
    assert not any("card J1:" in text for text in told(case, "japan"))
    assert any("announce Sigint" in text for text in told(case, "japan"))


@pytest.mark.rule("WPB-SIG-03")
def test_sigint_once_a_phase_and_within_the_allowance() -> None:
    case = listening(3)
    case.do("allied", "sigint", dice=[1])
    case.do("allied", "done", dice=[1])
    case.refuses("allied", "sigint", "WPB-SIG-03")
    empty = listening(3, sigint=0)
    empty.refuses("allied", "sigint", "WPB-SIG-03")


@pytest.mark.rule("WPB-SIG-10", "WPB-SIG-13")
def test_a_ruse_looks_like_sigint_and_uses_nothing_up() -> None:
    case = listening(3)
    assert sigint.ruses(case.play) == 2
    case.do("allied", "ruse", "done")
    assert case.state.sea.sigint == 3
    assert case.state.sea.ruses == 1
    assert any("announce Sigint" in text for text in told(case, "japan"))
    used = listening(3, ruses=2)
    used.refuses("allied", "ruse", "WPB-SIG-13")
    alike = [
        GAME.view(one.state, "japan").to_json() for one in (_declared("sigint", [3]), _declared("ruse", []))
    ]
    assert alike[0] == alike[1]


def _declared(verb: str, dice: list[int]) -> SeaCase:
    case = listening(3)
    case.do("allied", verb, dice=dice)
    return case


@pytest.mark.rule("WPB-SIG-09", "WPB-SIG-12")
def test_three_cards_buy_the_damage_of_a_ship() -> None:
    case = listening(10, ships={"jn-cv-akagi": {"damage": 3}})
    case.do("allied", "sigint", dice=[5])
    case.do("allied", "damage-of jn-cv-akagi")
    case.refuses("allied", "damage-of jn-cv-kaga", "WPB-SIG-12")
    assert any("D3" in text for text in told(case, "allied"))
    case.do("allied", "done", dice=[1, 1])
    assert len(case.state.sea.seen_cards) == 2


@pytest.mark.rule("WPB-SIG-04", "WPB-SIG-05", "WPB-SIG-06", "WPB-SIG-07", "WPB-SIG-14")
def test_an_inquiry_takes_two_uses_and_tells_of_a_hex() -> None:
    case = listening(3, harbour={"D3243": ["jn-ca-tone"]}, units={"D3243": ["jn-snlf-k5"]})
    case.do("allied", "inquire D3243")
    assert case.state.sea.sigint == 1
    text = " ".join(told(case, "allied"))
    assert "1 battalion" in text
    assert "CA such as Tone; 1 ship in all" in text
    case = listening(3, sigint=1)
    case.refuses("allied", "inquire D3243", "WPB-SIG-04")
    case = listening(3)
    case.refuses("allied", "inquire F1234", "WPB-SIG-04")


@pytest.mark.rule("WPB-SIG-06")
def test_an_inquiry_does_not_tell_of_ships_off_a_coast_without_a_port() -> None:
    forces = {"U17": U17, "J8": {"hex": "F1233", "ships": ["jn-ca-tone"]}}
    case = SeaCase("naval", forces=forces, subrons={}, air=GROUNDED, units={"F1233": ["jn-snlf-k5"]})
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "done")
    case.do("allied", "inquire F1233")
    assert "no ships; 0 ships in all" in " ".join(told(case, "allied"))


@pytest.mark.rule("WPB-SIG-07")
def test_japan_chooses_two_types_whose_numbers_it_tells() -> None:
    air = {
        **GROUNDED,
        "air-jn-a6m2-akagi": {"points": 2},
        "air-jn-d3a-akagi": {"points": 1},
        "air-jn-b5n-akagi": {"points": 2},
    }
    bases = dict.fromkeys(("air-jn-a6m2-akagi", "air-jn-d3a-akagi", "air-jn-b5n-akagi"), "D3243")
    forces = {"U17": U17, "J1": {"hex": "D3030", "ships": ["jn-dd-nowaki"]}}
    case = SeaCase("naval", forces=forces, subrons={}, air=air, bases=bases)
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "done")
    case.do("allied", "inquire D3243")
    case.do("japan", "tell D3A", "tell B5N")
    assert any("1 D3A, 2 B5N" in text for text in told(case, "allied"))
    assert not any("2 A6M2" in text for text in told(case, "allied"))


@pytest.mark.rule("WPB-SIG-11", "WPB-SIG-14")
def test_the_plans_take_four_uses() -> None:
    case = listening(3)
    case.refuses("allied", "demand-plans", "WPB-SIG-14")
    case = listening(3, sigint=4)
    case.do("allied", "demand-plans")
    assert any("a landing on F1234 by J5" in text for text in told(case, "allied"))


# -- Magic ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WPB-MAG-01", "WPB-MAG-02")
def test_the_cup_has_62_chits() -> None:
    chits = TABLES.chits.chits
    assert sum(chits.values()) == TABLES.chits.total == 62
    assert (chits["report-false"], chits["sequence-2"], chits["reveal-2"], chits["blank"]) == (8, 6, 2, 20)
    play = GAME.play(listening(1, magic={"yamamoto": 2}).state)
    assert len(magic.cup(play, [])) == 60


def drawn(*faces: int, count: int = 1) -> Any:
    """Chits drawn with these faces."""
    play = GAME.play(listening(1).state, ScriptedDice(list(faces)))
    magic.draw(play, count)
    return play


@pytest.mark.rule("WPB-MAG-14", "WPB-MAG-15", "WPB-MAG-28", "WPB-MAG-16", "SC-S2-03")
def test_draw_chits_draw_more_and_go_back() -> None:
    order = list(magic.cup(GAME.play(listening(1).state), []))
    first, second = order.index("draw-1") + 1, order.index("draw-2")  # one fewer in the cup by then
    play = drawn(first, 1, second, 1, 1, 1, 1)  # one more: the other Draw chit, which gives two
    assert sum(play.sea.magic.values()) == 2
    assert not set(play.sea.magic) & {"draw-1", "draw-2"}
    blank = drawn(len(order))
    assert blank.sea.magic == {"blank": 1}
    assert magic.hand(blank) == []


@pytest.mark.rule("SC-S2-03", "SC-S2-01")
def test_five_chits_are_drawn_before_the_first_naval_phase() -> None:
    state = GAME.start("midway", seed=1)
    state, _ = GAME.apply(state, "japan", "done")
    state, _ = GAME.apply(state, "allied", "done")
    assert sum(state.sea.magic.values()) >= 5
    assert sigint.difference(GAME.play(state)) == 2


@pytest.mark.rule("WPB-MAG-20", "WPB-MAG-23", "BR-3-27", "WPB-MAG-17")
def test_any_chit_gives_the_initiative_and_is_spent() -> None:
    case = SeaCase(
        "naval",
        forces={"U17": U17, "J1": {"hex": "D3030", "ships": ["jn-dd-nowaki"]}},
        subrons={},
        air=GROUNDED,
        magic={"yamamoto": 1, "blank": 2},
    )
    assert case.answers("allied") == ["chit yamamoto", "no"]
    case.do("allied", "chit yamamoto", "second")
    assert case.state.sea.first == 0
    assert case.state.sea.magic == {"blank": 2}
    assert any("yamamoto" in text for text in told(case, "japan"))


@pytest.mark.rule("WPB-MAG-07", "WPB-MAG-29", "WPB-MAG-32", "WPB-MAG-06", "WPB-MAG-09")
def test_reveal_names_three_to_five_visible_forces_and_looks_at_one() -> None:
    few = listening(6, marked=2, magic={"reveal-1": 1})
    few.refuses("allied", "reveal reveal-1", "WPB-MAG-32")
    few.refuses("allied", "reveal reveal-2", "WPB-MAG-09")  # not held
    listening(6, marked=4, magic={"reveal-2": 1}).refuses("allied", "reveal reveal-1", "WPB-MAG-06")
    case = listening(6, marked=4, magic={"reveal-1": 1})
    case.do("allied", "reveal reveal-1")
    case.refuses("allied", "name-contact contact-6", "WPB-MAG-29")
    case.do("allied", "name-contact contact-1", "name-contact contact-2")
    case.refuses("allied", "done", "WPB-MAG-32")
    case.do("allied", "name-contact contact-3")
    case.do("allied", "done", dice=[2])
    assert case.state.sea.seen_cards == ("J2",)


@pytest.mark.rule("WPB-MAG-09")
def test_reveal_two_looks_at_two() -> None:
    case = listening(6, marked=4, magic={"reveal-2": 1})
    case.do(
        "allied",
        "reveal reveal-2",
        "name-contact contact-1",
        "name-contact contact-2",
        "name-contact contact-3",
    )
    case.do("allied", "done", dice=[3, 1])
    assert case.state.sea.seen_cards == ("J3", "J1")


@pytest.mark.rule("WPB-MAG-06", "WPB-MAG-08")
def test_at_one_five_are_named_and_at_three_any_card_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sigint, "difference", lambda play: 1)
    case = listening(6, marked=4, magic={"reveal-1": 1})
    case.refuses("allied", "reveal reveal-1", "WPB-MAG-32")
    monkeypatch.setattr(sigint, "difference", lambda play: 3)
    case = listening(6, magic={"reveal-1": 1})
    case.do("allied", "reveal reveal-1", "read-card J5")  # hidden, and nobody else learns which
    assert case.state.sea.seen_cards == ("J5",)
    assert GAME.audience(case.state, "allied", GAME.legal(case.state, "allied")[0]) in (None, ("allied",))


@pytest.mark.rule("WPB-MAG-10", "WPB-MAG-11")
def test_japan_gives_up_a_dummy_or_an_unused_one() -> None:
    forces = {
        "U17": U17,
        "J1": {"hex": "D3030", "ships": ["jn-dd-nowaki"]},
        "J9": {"hex": "D3030", "dummy": True},
    }
    case = SeaCase(
        "naval", forces=forces, subrons={}, air=GROUNDED, magic={"reveal-dummy": 2}, dummies=[2, 0]
    )
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "done")
    case.do("allied", "reveal-dummy")
    assert case.answers("japan") == ["give-up J9"]
    case.do("japan", "give-up J9")
    assert "J9" not in case.state.sea.forces
    case.do("allied", "reveal-dummy")
    assert case.state.sea.dummies == (1, 0)


@pytest.mark.rule("WPB-MAG-13")
def test_a_us_subron_attacks_a_japanese_one() -> None:
    near = {"sub-us-mid1": ["F1033", 6], "sub-jn-i168": ["F1235", 1], "sub-jn-midway-b": ["F2240", 4]}
    case = listening(1, subrons=near, magic={"attack-subron": 2})
    assert "attack-subron sub-us-mid1 F1235" in case.answers("allied")
    assert "attack-subron sub-us-mid1 F2240" not in case.answers("allied")
    case.do("allied", "attack-subron sub-us-mid1 F1235", dice=[5])  # 6 points less 2 hexes: no contact
    case.do("allied", "attack-subron sub-us-mid1 F1235", dice=[3, 2, 6, 1])
    assert len(case.state.sea.boats) == 2


# -- worked cases -------------------------------------------------------------------------------------------


@pytest.mark.rule("WPB-SIG-09", "WPB-SIG-12")
def test_ex_b33_eight_cards_are_two_ships_and_two_cards() -> None:
    assert sigint.quota(2, 40) == 8
    case = listening(10)
    frame, step = Listen(sigint.quota(2, 40)), sigint.ListenStep()
    for ship in ("jn-cv-akagi", "jn-cv-kaga"):
        step.do(case.play, frame, "allied", act("damage-of", ship))
    assert frame.cards == 2
    assert [str(one) for one in step.legal(case.play, frame, "allied")] == ["done"]  # a third would need 9


@pytest.mark.rule("WPB-SIG-04", "WPB-SIG-14")
def test_ex_b34_what_inquiries_and_plans_cost() -> None:
    listening(3, sigint=1).refuses("allied", "inquire D3243", "WPB-SIG-04")
    three = listening(3, sigint=3)
    three.refuses("allied", "demand-plans", "WPB-SIG-14")
    three.do("allied", "inquire D3243")
    assert three.state.sea.sigint == 1


@pytest.mark.rule("WPB-MAG-14", "WPB-MAG-28")
def test_ex_b36_a_chain_of_draw_chits() -> None:
    order = list(magic.cup(GAME.play(listening(1).state), []))
    first, second, blank = order.index("draw-1") + 1, order.index("draw-2"), len(order) - 1
    # of two one draws 3 more, of which one draws 2 + 3 more; 1 + 2 + 5 stay in the hand
    play = drawn(first, 3, blank, second, 2, 3, *[1] * 7, count=2)
    assert sum(play.sea.magic.values()) == 1 + 2 + 5
    assert not set(play.sea.magic) & {"draw-1", "draw-2"}
    assert {"draw-1", "draw-2"} <= set(magic.cup(play, []))
