"""Lines that ask for more than there is, and answers whose time has not come."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case

PERSONS = {"germany": 0, "japan": 1, "italy": 2, "ussr": 3, "uk": 4, "usa": 5, "china": 5}


@pytest.mark.rule("A50-MOB-03", "A50-MOB-15")
def test_more_units_than_a_complex_produces_are_refused_all_of_them() -> None:
    case = Case(turn="germany", phase="mobilize", pool={"germany": {"infantry": 13}}, units={})
    assert "10 more" in case.refuses("germany", "place infantry:13 germany", "A50-MOB-03").text
    assert case.do("germany", "place infantry:10 germany").units("germany") == {"germany": {"infantry": 10}}


@pytest.mark.rule("A50-MOB-09", "A50-MOB-07")
def test_ships_need_an_own_complex_beside_their_zone() -> None:
    case = Case(turn="germany", phase="mobilize", pool={"germany": {"submarine": 2}}, units={})
    assert "No complex of yours" in case.refuses("germany", "place submarine sz7", "A50-MOB-09").text


@pytest.mark.rule("A50-MOB-03")
def test_an_exhausted_complex_is_the_reason_where_it_is() -> None:
    case = Case(
        turn="germany",
        phase="mobilize",
        pool={"germany": {"infantry": 12, "submarine": 1}},
        control={"caucasus": "germany"},
        facilities={"caucasus": {"complex": "industrial"}},
        units={},
    )
    case.do("germany", "place infantry:4 caucasus")
    assert "produced its 4 units" in case.refuses("germany", "place submarine sz16", "A50-MOB-03").text


@pytest.mark.rule("A50-PUR-06")
def test_no_more_is_repaired_than_is_damaged() -> None:
    hurt = {"germany": {"complex": "industrial", "complex_damage": 4}}
    case = Case(turn="germany", phase="purchase", treasury={"germany": 20}, facilities=hurt)
    assert "4 points of damage" in case.refuses("germany", "repair germany complex 9", "A50-PUR-06").text
    assert "expected one of: 'complex'" in case.refuses("germany", "repair germany airbase").text
    assert case.do("germany", "repair germany complex 4").facilities("germany")[3] == 0


@pytest.mark.rule("A50-RND-03", "A50-RND-01")
def test_who_could_hire_nobody_is_told_why() -> None:
    poor = Case(turn="germany", phase="research", treasury={"germany": 4})
    assert poor.step == "purchase"
    poor.refuses("germany", "research 1", "A50-RND-03")
    without = Case(turn="germany", phase="purchase", options={"research": False})
    without.refuses("germany", "research 1", "A50-RND-01")


def asking(**more: Any) -> Case:
    """Germany beside Italian land, in a game in which friends are asked."""
    options = {"ally_sharing_permission": "ask"}
    units = {"germany": {"germany": {"infantry": 1}}}
    return Case(turn="germany", phase="noncombat_move", options=options, persons=PERSONS, units=units, **more)


@pytest.mark.rule("A50-OPT-08", "A50-MAP-20")
def test_a_friend_who_refused_is_not_asked_again() -> None:
    case = asking()
    assert "ask" in case.refuses("germany", "go germany>balkans infantry", "A50-OPT-08").text
    case.refuses("germany", "ask germany", "A50-MAP-20")
    case.do("germany", "ask italy").do("italy", "object")
    assert "refused" in case.refuses("germany", "go germany>balkans infantry", "A50-OPT-08").text
    always = Case(turn="germany", phase="noncombat_move", units={"germany": {"germany": {"infantry": 1}}})
    assert "without being asked" in always.refuses("germany", "ask italy", "A50-OPT-08").text


@pytest.mark.rule("A50-CMV-15")
def test_an_open_order_says_what_it_asks() -> None:
    units = {"sz5": {"germany": {"transport[infantry]": 1}}, "karelia_ssr": {"ussr": {"infantry": 1}},
             "baltic_states": {"ussr": {"infantry": 1}}}  # fmt: skip
    case = Case(turn="germany", phase="combat_move", units=units).do("germany", "go sz5 transport")
    assert "which territory" in case.refuses("germany", "done").text.lower()
    flying = Case(
        turn="germany",
        phase="combat_move",
        units={"germany": {"germany": {"fighter": 1}}, "baltic_states": {"ussr": {"infantry": 1}}},
    )
    flying.do("germany", "move germany air", "take fighter 1")
    assert "what do they attack" in flying.refuses("germany", "done").text
