"""Battles that are saved while they are fought."""

from __future__ import annotations

import flagplot
from flagplot.games.axis_allies.combat.frames import Battle
from tests.anniversary.helpers import Case

GAME = flagplot.game("anniversary")


def test_a_battle_against_american_carriers_can_be_read_again() -> None:
    """What carriers launched is kept as aircraft aboard; taken for whole units it was refused."""
    units = {
        "sz56": {"usa": {"carrier[fighter,fighter]": 1, "carrier[fighter]": 1}},
        "sz57": {"japan": {"cruiser": 2}},
    }
    case = Case(turn="japan", phase="combat_move", units=units)
    case.do("japan", "go sz57>sz56 cruiser:2", "done", dice=[1, 1])
    assert any(isinstance(frame, Battle) and frame.decks for frame in case.state.frames)
    again = GAME.from_json(GAME.to_json(case.state))
    assert GAME.digest(again) == GAME.digest(case.state)
