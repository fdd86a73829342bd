"""What the roll of an attack on land can do. [see BR-23-07]"""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.combat import results
from flagplot.games.war_in_the_pacific.combat.frames import AR, DR, Attack
from flagplot.games.war_in_the_pacific.odds.chances import D6, Chances, mean, of
from flagplot.games.war_in_the_pacific.play import Campaign

Result = tuple[int, int, str]  # steps called for of the attacker, of the defender, who must retreat


def roll(play: Campaign, frame: Attack) -> Chances[Result]:
    """The results of the combat die, before generals change who retreats and forts absorb steps."""
    faces = results.by_face(play, frame)
    return of(D6, lambda die: faces[die - 1])


def document(play: Campaign, frame: Attack) -> dict[str, Any]:
    """The chances for the board of an attack."""
    found = roll(play, frame)
    return {
        "attacker": mean(of(found, lambda one: one[0])),
        "defender": mean(of(found, lambda one: one[1])),
        "attacker_retreats": of(found, lambda one: one[2]).get(AR, 0.0),
        "defender_retreats": of(found, lambda one: one[2]).get(DR, 0.0),
        "rows": [
            {"attacker": one[0], "defender": one[1], "retreat": one[2], "chance": chance}
            for one, chance in sorted(found.items())
        ],
    }
