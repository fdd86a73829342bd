"""Collect income. [P40-INC-01, P40-SEQ-04, A50-INC-01, A50-SEQ-05]"""

from __future__ import annotations

from flagplot.games.axis_allies.economy import convoy
from flagplot.games.axis_allies.economy.frames import Convoy, Income
from flagplot.games.axis_allies.economy.frames import IncomeStage as Stage
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import territories
from flagplot.kernel.script import Script
from flagplot.kernel.words import the


def _before(war: War, frame: Income) -> None:
    frame.stage = Stage.CONVOYS
    war.edition.before_income(war, frame.power)


def _convoys(war: War, frame: Income) -> None:
    frame.stage = Stage.PAYMENT
    war.state.frames.append(Convoy(power=frame.power))


def _payment(war: War, frame: Income) -> None:
    war.state.frames.pop()
    collect(war, frame.power, frame.raids)


class IncomeStep(Script[War, Income]):
    """What the edition puts first (an automatic war), then convoys, then payment. [P40-INC-04]"""

    stages = {Stage.BEFORE: _before, Stage.CONVOYS: _convoys, Stage.PAYMENT: _payment}


def production(war: War, power: int) -> int:
    """The power's production level: printed values of all it controls now, conquests of this turn included.

    Always the printed value: Western United States is worth 10 to anybody, the rest of the American war
    economy is bonus income. A power the edition leaves unpaid has none.
    [P40-INC-01, P40-INC-02, P40-SET-03, A50-INC-01, A50-INC-02, A50-CAP-06]
    """
    if war.board.owner_ids[power] in war.edition.unpaid:  # [A50-CHN-05]
        return 0
    # the printed value [P40-MAP-03, P40-CAP-30], for the controller alone [P40-MNF-03, A50-MNF-02]
    ipc = war.board.ipc
    return sum([ipc[space] for space in territories(war, power)])


def collect(war: War, power: int, raids: tuple[tuple[int, int], ...]) -> None:
    """Pay production and objectives less convoy losses; never less than nothing.

    The treasury itself is out of reach of raiders. [P40-INC-01, P40-INC-03, P40-INC-04, P40-INC-06]
    Production comes first, then objectives, then what else the edition pays. [A50-INC-05, A50-INC-08]
    """
    bonuses = war.edition.bonus(war, power)
    base = production(war, power)
    war.pay(power, base, "production")
    for name, ipcs in bonuses:
        war.pay(power, ipcs, f"national objective, {the(name)}")
    left = base + sum(ipcs for _, ipcs in bonuses)
    for zone, loss in convoy.losses(war, power, raids):
        lost = min(loss, left)
        left -= lost
        war.pay(power, -lost, f"convoy in {the(war.name(zone))}")
    if bonuses:
        war.edition.collected(war, power, tuple(name for name, _ in bonuses))
    war.edition.further_income(war, power)
