"""Choosing losses: what a hit may be put on, what is forced, and who chooses."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.events import Damaged, Lost
from tests.pacific_1940.fights import Fight
from tests.pacific_1940.helpers import Case

rule = pytest.mark.rule


# -- the arithmetic of hits ------------------------------------------------------------------------------

# hits of a class -> the groups it may be put on
MAY = {fire.AIR: (fire.AIRCRAFT, fire.SHIP), fire.OTHER: (fire.AIRCRAFT, fire.SUBMARINE, fire.SHIP),
       fire.SUB: (fire.SUBMARINE, fire.SHIP)}  # fmt: skip
small = st.integers(0, 2)


def matches(hits: tuple[int, ...], units: tuple[int, ...]) -> bool:
    """By trying everything: whether each of ``units`` (groups) can be given a hit of its own."""
    dice = [cls for cls, n in enumerate(hits) for _ in range(n)]
    return any(
        all(group in MAY[cls] for cls, group in zip(order, units, strict=True))
        for order in set(permutations(dice, len(units)))
    )


@rule("P40-GCB-32")
@settings(max_examples=150, deadline=None)
@given(st.tuples(small, small, small), st.tuples(small, small, small))
def test_rank_and_takes_agree_with_trying_everything(
    hits: tuple[int, int, int], room: tuple[int, int, int]
) -> None:
    units = tuple(group for group, n in enumerate(room) for _ in range(n))
    best = max(
        n for n in range(len(units) + 1) if any(matches(hits, some) for some in combinations(units, n))
    )
    assert fire.rank(hits, (*room, 0)) == best
    for n in range(best):
        for some in combinations(units, n):
            if not matches(hits, some):
                continue
            taken = tuple(some.count(group) for group in range(4))
            for group in range(3):
                left = room[group] - taken[group]
                fits = left > 0 and matches(hits, (*some, group))
                rest = (room[0] - taken[0], room[1] - taken[1], room[2] - taken[2], 1)
                assert (left > 0 and fire.takes(hits, taken, rest, group)) == fits
            # a transport only when nobody else can take a hit
            main_open = any(room[g] > taken[g] and matches(hits, (*some, g)) for g in range(3))
            if not main_open:
                continue
            rest = (room[0] - taken[0], room[1] - taken[1], room[2] - taken[2], 1)
            assert not fire.takes(hits, taken, rest, fire.TRANSPORT)


# -- by class ---------------------------------------------------------------------------------------------


@rule("P40-GCB-32")
@rule("P40-TRN-25")
@rule("P40-CVS-11")
@rule("P40-SUB-14")
def test_class_wise_assignment() -> None:
    """EX-B06."""
    fight = Fight(
        "usa", "sea25", origins=("sea24",), usa={"submarine": 1, "fighter~attacking2": 2},
        japan={"carrier[fighter,fighter]": 1, "submarine": 1, "transport": 1},
    )  # fmt: skip
    fight.do("usa", "submerge 0").do("japan", "submerge 0", dice=[2])
    assert fight.legal("japan") == ["lose carrier", "lose submarine"]
    assert _rule(fight, "japan", "lose fighter") == "P40-SUB-13"
    assert _rule(fight, "japan", "lose transport") == "P40-TRN-25"
    fight.do("japan", "lose carrier", dice=[6, 3, 3])
    assert fight.legal("japan") == ["lose fighter", "lose carrier*"]
    assert _rule(fight, "japan", "lose submarine") == "P40-SUB-14"


def _rule(fight: Fight, seat: str, action: str) -> str:
    refusal = fight.why_not(seat, action)
    assert refusal is not None
    return refusal.rule


@rule("P40-GCB-32")
def test_no_hit_may_be_wasted() -> None:
    """An air hit and a submarine hit on a fighter, a submarine and nobody else: both are lost, unasked."""
    fight = Fight(
        "japan", "sea33", origins=("sea32",), japan={"cruiser": 1, "submarine": 1, "fighter~attacking2": 1},
        usa={"submarine": 1, "fighter~scrambled@guam": 1, "destroyer": 1},
    )  # fmt: skip
    # the US destroyer keeps the Japanese boat from striking first, Japan has none, so the US boat may
    fight.do("usa", "submerge 0", dice=[6, 3, 6, 2])
    # air hit: fighter or destroyer; submarine hit: submarine or destroyer
    assert fight.legal("usa") == ["lose fighter~scrambled@guam", "lose destroyer", "lose submarine"]
    fight.do("usa", "lose destroyer")
    assert fight.legal("usa") == ["lose fighter~scrambled@guam", "lose submarine"]


@rule("P40-GCB-35")
def test_owner_chooses_which_ships_absorb_hits() -> None:
    fight = Fight(
        "usa",
        "sea25",
        origins=("sea24",),
        usa={"cruiser": 2},
        japan={"battleship": 1, "carrier": 1},
        dice=[3, 3],
    )
    assert fight.legal("japan") == ["lose battleship", "lose carrier"]
    fight.do("japan", "lose battleship")
    assert fight.legal("japan") == ["lose battleship*", "lose carrier"]
    fight.do("japan", "lose carrier", dice=[6, 6])
    assert fight.strip(attackers=False) == {"japan:battleship*": 1, "japan:carrier*": 1}
    assert [e.what for e in fight.events if isinstance(e, Damaged)] == ["battleship", "carrier"]


def test_forced_losses_are_not_asked() -> None:
    fight = Fight(
        "usa", "sea25", usa={"cruiser": 3}, japan={"destroyer": 1, "cruiser": 1}, dice=[3, 3, 3, 6, 6]
    )
    assert fight.over, "everybody is hit"
    fight = Fight(
        "usa", "sea33", origins=("sea32",), usa={"submarine": 1, "fighter~attacking2": 1},
        japan={"submarine": 3, "fighter~scrambled@caroline_islands": 3},
    )  # fmt: skip
    fight.do("usa", "submerge 0").do("japan", "submerge 0", dice=[2, 6, 6, 6, 3, 6, 6, 6])
    assert fight.strip(attackers=False) == {
        "japan:submarine": 2, "japan:fighter": 2,
    }, "each hit has one kind of target only"  # fmt: skip


@rule("P40-TRN-25")
def test_owner_picks_among_transports() -> None:
    fight = Fight(
        "usa", "sea25", origins=("sea24",), usa={"fighter~attacking2": 1, "cruiser": 1},
        japan={"submarine": 1, "transport[tank]": 1, "transport": 1},
    )  # fmt: skip
    fight.do("japan", "submerge 0", dice=[6, 3, 6])
    assert fight.legal("japan") == ["lose transport", "lose transport[tank]"]


# -- several owners -----------------------------------------------------------------------------------------

ALONE = {"japan": 0, "usa": 1, "china": 1, "uk": 1, "anzac": 1}
THREE = {"japan": 0, "usa": 1, "china": 1, "uk": 2, "anzac": 3}


def india(persons: dict[str, int], **more: dict[str, int]) -> Fight:
    """Japan hits one of the units that defend India."""
    forces = {"uk": {"infantry": 1}, "anzac": {"infantry": 1}, **more}
    return Fight("japan", "india", japan={"tank~done": 1}, persons=persons, dice=[3], **forces)


@rule("P40-MNF-11")
def test_one_person_simply_chooses() -> None:
    fight = india(ALONE, usa={"infantry": 1})
    assert fight.waiting == ("uk",), "the controller of the territory speaks for the person"
    assert fight.legal("uk") == ["lose usa:infantry", "lose infantry", "lose anzac:infantry"]
    fight.do("uk", "lose anzac:infantry", dice=[2, 6, 6])
    assert fight.over
    assert fight.left() == {"usa": {"infantry": 1}, "uk": {"infantry": 1}}


def test_without_the_controller_the_first_in_turn_order_speaks() -> None:
    fight = Fight(
        "japan", "india", japan={"tank~done": 1}, anzac={"infantry": 1}, usa={"infantry": 1}, dice=[3]
    )
    assert fight.waiting == ("usa",)


@rule("P40-MNF-10")
@rule("P40-MNF-11")
def test_proposal_agreed() -> None:
    fight = india(THREE)
    assert fight.waiting == ("uk", "anzac"), "any owner may propose"
    fight.do("anzac", "lose uk:infantry")
    assert fight.waiting == ("uk",)
    assert fight.legal("uk") == ["agree", "object"]
    assert not [e for e in fight.events if isinstance(e, Lost)]
    fight.do("uk", "agree", dice=[6, 2])
    assert fight.over
    assert fight.left() == {"anzac": {"infantry": 1}}


@rule("P40-MNF-10")
@rule("P40-MNF-11")
def test_proposal_objected() -> None:
    fight = india(THREE, usa={"infantry": 1})
    assert fight.waiting == ("usa", "uk", "anzac")
    fight.do("usa", "lose uk:infantry").do("uk", "object")
    assert fight.waiting == ("japan",), "after an objection the attacker chooses"
    assert fight.legal("japan") == ["lose usa:infantry", "lose uk:infantry", "lose anzac:infantry"]
    fight.do("japan", "lose usa:infantry", dice=[2, 6, 6])
    assert fight.over
    assert fight.left() == {"uk": {"infantry": 1}, "anzac": {"infantry": 1}}


@rule("P40-MNF-11")
def test_everybody_else_must_agree() -> None:
    fight = india(THREE, usa={"infantry": 1})
    fight.do("uk", "lose infantry")
    assert fight.waiting == ("usa",)
    fight.do("usa", "agree")
    assert fight.waiting == ("anzac",)
    fight.do("anzac", "agree", dice=[6, 6, 2])
    assert fight.left() == {"usa": {"infantry": 1}, "anzac": {"infantry": 1}}


@rule("P40-MAP-27")
def test_owner_of_units_beside_neutral_infantry_chooses() -> None:
    """EX-B34."""
    fight = Fight(
        "japan", "buyant_uhaa", japan={"tank~done": 1}, neutral={"infantry": 1}, usa={"infantry": 1}, dice=[3]
    )
    assert fight.waiting == ("usa",)
    assert fight.legal("usa") == ["lose infantry", "lose neutral:infantry"]
    fight.do("usa", "lose neutral:infantry", dice=[2, 6])
    assert fight.over
    assert fight.left() == {"usa": {"infantry": 1}}


@pytest.mark.rule("P40-GCB-18")
def test_losses_named_in_one_line_are_taken_at_their_word() -> None:
    """Two hits on two infantry and an artillery: an infantry dies in any case, but the owner says so."""
    case = Case(
        turn="japan",
        phase="combat_move",
        units={"kiangsi": {"japan": {"infantry": 4}}, "hunan": {"china": {"infantry": 2, "artillery": 1}}},
        control={"kiangsi": "japan"},
    )
    case.do("japan", "go kiangsi>hunan infantry:4", "done", dice=[1, 1, 6, 6])
    case.do("china", "lose infantry artillery", dice=[6, 6, 6])
    battle = case.game.view(case.state, None).panels["battle"]
    assert [(u["kind"], u["count"]) for u in battle["defenders"]] == [("infantry", 1)]
