"""Words of the other edition, misspelt ones, and units that are not there."""

from __future__ import annotations

import pytest

import flagplot
from flagplot.kernel.refusal import Fault

from .helpers import GAME, Case

WORLD = flagplot.game("anniversary")


def test_each_edition_has_its_own_verbs() -> None:
    ours, theirs = set(GAME.verbs), set(WORLD.verbs)
    assert ours - theirs == {"declare", "fire", "sink", "kamikaze", "scramble", "bomb", "disrupt", "spare"}
    assert theirs - ours == {"research", "chart", "launch", "ask", "first", "switch", "bid", "grant"}


@pytest.mark.parametrize("role", ["drop", "deliver", "dance"])
def test_a_role_of_the_other_edition_is_unknown(role: str) -> None:
    case = Case(phase="combat_move", units={"japan": {"japan": {"strategic_bomber": 1}}})
    refusal = case.refuses("japan", f"go japan>kiangsu strategic_bomber as={role}", "")
    assert refusal.fault is Fault.MALFORMED
    assert f"'{role}'" in refusal.text
    assert "'attack', 'raid', 'escort'" in refusal.text


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("go kiangs>anhwe infantry", "kiangsu"),
        ("go kiangsu>anhw infantry", "anhwe"),
        ("go kiangsu>anhwe infntry", "infantry"),
        ("move kiangs land", "kiangsu"),
        ("go japan>sea66>kiangsu fighter", "sea6"),
    ],
)
def test_a_misspelt_word_of_a_move_is_named_with_the_nearest(line: str, near: str) -> None:
    units = {"kiangsu": {"japan": {"infantry": 1}}, "japan": {"japan": {"fighter": 1}}}
    refusal = Case(phase="combat_move", units=units).refuses("japan", line, "")
    assert refusal.fault is Fault.MALFORMED
    assert f"did you mean '{near}'?" in refusal.text


@pytest.mark.rule("P40-MNF-05")
def test_an_empty_space_breaks_no_clause_and_a_friend_moves_his_own() -> None:
    units = {"queensland": {"usa": {"infantry": 1}, "anzac": {"artillery": 1}}}
    case = Case(turn="anzac", phase="noncombat_move", units=units)
    for line in ("move malaya land", "move malaya air", "move sea37 sea"):
        assert "has no" in case.refuses("anzac", line, "").text
    assert "Only 1 artillery" in case.refuses("anzac", "go queensland>new_south_wales artillery:2", "").text
    case.refuses("anzac", "go queensland>new_south_wales infantry", "P40-MNF-05")
