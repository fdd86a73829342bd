"""Odds while losses are being chosen: as if they were chosen sensibly, where that ends the round."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.odds import odds, plan_for
from flagplot.games.axis_allies.odds.losses import settled
from flagplot.games.axis_allies.odds.table import battle, battles

GAME: Any = flagplot.game("pacific-1940")


def fight(attackers: dict[str, int], defenders: dict[str, int], *faces: int) -> Any:
    """The battle of Hunan up to the first question after these dice."""
    doc = {
        "game": "pacific-1940", "base": "empty", "war": "all", "turn": "japan", "phase": "combat_move",
        "control": {"hunan": "uk", "kiangsi": "japan"},
        "units": {"kiangsi": {"japan": attackers}, "hunan": {"uk": defenders}},
    }  # fmt: skip
    state = GAME.position(doc)
    force = " ".join(f"{kind}:{n}" for kind, n in attackers.items())
    for action in (*GAME.resolve(state, "japan", f"go kiangsi>hunan {force}"), "done"):
        state, _ = GAME.apply(state, "japan", action, dice=flagplot.ScriptedDice(list(faces)))
    return state


def test_the_attacker_s_losses_end_the_round() -> None:
    """Infantry goes before artillery: what is left fights on."""
    # infantry at 2 and artillery at 2 miss, the last infantry too; one of three defenders hits
    state = fight({"infantry": 2, "artillery": 1}, {"infantry": 3}, 6, 6, 6, 1, 6, 6)
    assert GAME.legal(state, "japan")[0].verb == "lose"
    after = settled(GAME, state)
    assert after is not None
    left = odds(plan_for(GAME, attack="infantry, artillery", defend="3 infantry"))
    found = battles(GAME, state)
    assert found["losses_taken"]
    assert found["battles"][0]["takes"] == pytest.approx(left.takes)
    assert battle(GAME, state, "hunan")["takes"] == pytest.approx(left.takes)
    # the same as if the player had chosen so
    state, _ = GAME.apply(state, "japan", "lose infantry", dice=flagplot.ScriptedDice([]))
    assert settled(GAME, state) is None
    assert battles(GAME, state)["battles"][0]["takes"] == pytest.approx(left.takes)


def test_dice_still_to_come_leave_the_units_as_they_are() -> None:
    """The defender loses one, and its struck units fire before the round is over."""
    state = fight({"infantry": 2, "artillery": 1}, {"infantry": 2, "artillery": 1}, 1, 6, 6)
    assert state.waiting == ("uk",)
    assert settled(GAME, state) is None
    found = battles(GAME, state)
    assert not found["losses_taken"]
    whole = odds(plan_for(GAME, attack="2 infantry, artillery", defend="2 infantry, artillery"))
    assert found["battles"][0]["takes"] == pytest.approx(whole.takes)
