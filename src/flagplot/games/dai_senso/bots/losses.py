"""Which step is lost: the cheapest."""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.combat.losses import replacements
from flagplot.games.dai_senso.play import War
from flagplot.kernel.action import Action

HQ = 10  # an HQ last


def cheapest(war: War, legal: Sequence[Action]) -> Action:
    """The loss that costs least."""
    found = [one for one in legal if one.verb == "lose"]
    return min(found, key=lambda one: (price(war, one), one.args))


def price(war: War, action: Action) -> float:
    """The factors that go with a step; units that move fast and HQs are dearer."""
    number, *after = (war.tables.counter(str(id)) for id in action.args)
    face = war.face(number)
    factors = face.attack + face.defense
    if after:
        left = war.counter(after[0]).faces[0]
        factors -= left.attack + left.defense
    elif face.steps > 1:
        smaller = [one for one in war.counter(number).faces if one.ground and one.steps == face.steps - 1]
        factors -= sum(one.attack + one.defense for one in smaller[:1])
        if not smaller and not replacements(war, number):
            factors += face.steps  # all of it goes
    elite = war.counter(number).elite
    return factors + HQ * face.hq + elite / 2 + face.move / 4
